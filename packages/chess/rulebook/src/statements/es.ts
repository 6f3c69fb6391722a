// The Laws of Chess in Spanish.
import type { Statements } from "./statements.ts";

export const es: Statements = {
  clauses: {
    "setup.position":
      "Al principio cada bando tiene ocho peones, dos torres, dos caballos, dos alfiles, una dama y un rey en su sitio; una partida puede empezar también de una posición indicada, y una de Chess960 de uno de los 960 órdenes de la primera fila.",
    "turn.alternate":
      "Las blancas juegan primero; después los dos jugadores mueven por turno una pieza cada uno.",
    "move.own": "Un jugador mueve una pieza de su propio color.",
    "move.occupied": "Ninguna pieza va a una casilla en la que está una pieza de su propio color.",
    "move.capture":
      "Una pieza que va a una casilla en la que está una pieza contraria la captura; la pieza capturada se retira del tablero en la misma jugada.",
    "move.bishop": "Un alfil se mueve por una diagonal en la que está.",
    "move.rook": "Una torre se mueve por la fila o la columna en la que está.",
    "move.queen": "Una dama se mueve por la fila, la columna o una diagonal en la que está.",
    "move.path":
      "Un alfil, una torre o una dama no pasa por encima de una pieza que está en medio.",
    "move.knight":
      "Un caballo va a una de las casillas más próximas que no están en su fila, columna o diagonal.",
    "pawn.advance":
      "Un peón avanza por su columna a la casilla vacía que tiene delante, o con su primera jugada dos casillas si las dos están vacías.",
    "pawn.capture":
      "Un peón captura una pieza contraria que está en diagonal delante de él en una columna contigua, y solo se mueve así cuando captura.",
    "pawn.en-passant":
      "Un peón puede capturar un peón contrario que acaba de avanzar dos casillas a su lado como si hubiera avanzado una; solo con la jugada inmediata.",
    "pawn.promotion":
      "Un peón que llega a la última fila se cambia en la misma jugada por una dama, torre, alfil o caballo de su color; ninguna otra jugada cambia una pieza.",
    "king.step": "Un rey va a una casilla contigua, salvo que enroque.",
    "castling.move":
      "El enroque es una sola jugada del rey y la torre en la primera fila: el rey va dos casillas hacia la torre, y la torre a la casilla que el rey ha cruzado. En Chess960 los dos quedan donde quedarían en el ajedrez clásico, vengan de donde vengan.",
    "castling.lost":
      "El derecho al enroque se pierde cuando el rey se ha movido, y con una torre que se ha movido.",
    "castling.attacked":
      "El enroque está impedido mientras la casilla del rey, la que cruza o aquella en la que queda está atacada.",
    "castling.path":
      "El enroque está impedido mientras hay una pieza entre el rey y la torre; en Chess960, mientras hay otra pieza en el camino de uno de los dos o donde queda.",
    "king.check":
      "El rey está en jaque cuando una pieza contraria lo ataca, también una que no puede ir allí ella misma.",
    "king.exposed": "Ninguna jugada puede dejar o poner en jaque al propio rey.",
    "touch.move":
      "El jugador que está en juego y toca a propósito una pieza tiene que moverla o capturarla, si es legal.",
    "touch.adjust": "Solo el jugador que está en juego compone piezas, y lo dice antes.",
    "touch.released": "Una pieza soltada en una casilla después de una jugada legal se queda allí.",
    "touch.promotion":
      "La pieza por la que se cambia un peón está elegida cuando ha tocado la casilla; la jugada está hecha cuando se ha soltado allí y el peón está fuera del tablero.",
    "end.checkmate":
      "Quien da mate al rey contrario con una jugada legal ha ganado, y la partida termina en el acto.",
    "end.resignation":
      "Quien abandona ha perdido, y la partida termina en el acto; es tablas si el contrario no puede dar mate con ninguna serie de jugadas legales.",
    "end.stalemate":
      "La partida es tablas cuando el jugador que está en juego no tiene jugada legal y no está en jaque.",
    "end.dead":
      "La partida es tablas cuando ningún jugador puede dar mate con ninguna serie de jugadas legales.",
    "end.agreement": "La partida es tablas cuando los dos han jugado y lo acuerdan.",
    "offer.make": "Se pueden ofrecer tablas en cualquier momento y sin condiciones.",
    "offer.answer":
      "Una oferta de tablas no se puede retirar. Vale hasta que el contrario la acepta, la rechaza o toca una pieza para jugar, o la partida termina de otro modo.",
    "offer.manner":
      "Las tablas se ofrecen después de la propia jugada y antes de pulsar el reloj, y se anotan en las dos planillas; las ofertas sin razón molestan al contrario.",
    "offer.allowed":
      "Un torneo puede prohibir las tablas por acuerdo, o antes de cierto número de jugadas.",
    "claim.turn": "Las tablas las reclama el jugador que está en juego.",
    "claim.move":
      "Una reclamación puede apoyarse en una jugada legal que el jugador escribe y todavía no hace.",
    "claim.threefold":
      "La partida es tablas si se reclama correctamente que la misma posición se ha dado por tercera vez, o está a punto de darse.",
    "repetition.same":
      "Las posiciones son iguales cuando le toca al mismo jugador, las mismas piezas están en las mismas casillas y son posibles las mismas jugadas, el enroque y la captura al paso incluidos.",
    "claim.fifty":
      "La partida es tablas si se reclama correctamente que las últimas cincuenta jugadas de cada jugador se han hecho, o están a punto de hacerse, sin mover peón y sin captura.",
    "claim.correct": "Una reclamación correcta termina la partida en el acto.",
    "claim.incorrect":
      "Tras una reclamación incorrecta la partida sigue; la jugada que se escribió con ella tiene que hacerse.",
    "claim.offers": "Una reclamación de tablas es también una oferta de tablas.",
    "claim.touched":
      "Quien ha tocado una pieza para moverla no puede reclamar tablas en esa jugada.",
    "end.fivefold": "La partida es tablas cuando la misma posición se ha dado cinco veces.",
    "end.seventy-five":
      "La partida es tablas tras setenta y cinco jugadas de cada jugador sin mover peón y sin captura, salvo que la última dé mate.",
    "flag.loss":
      "Quien no hace las jugadas prescritas en el tiempo asignado ha perdido; la partida es tablas si el contrario no puede dar mate con ninguna serie de jugadas legales.",
    "flag.fall":
      "Una bandera ha caído cuando el árbitro lo observa o uno de los jugadores lo ha indicado con razón.",
    "flag.call":
      "Según US Chess solo los dos jugadores indican que ha caído una bandera; no lo hacen ni el árbitro ni un espectador.",
    "result.stated":
      "Al final los dos jugadores firman el resultado, y vale si el árbitro no decide otra cosa; un árbitro puede también declarar perdida una partida.",
    "irregular.position":
      "Una partida que empezó de una posición equivocada se anula y se juega de nuevo; si se desplazaron piezas, se vuelve a montar la posición anterior.",
    "irregular.colours":
      "Una partida que empezó con los colores cambiados se juega de nuevo si los dos han hecho menos de diez jugadas; si no, sigue.",
    "irregular.illegal":
      "Pulsado el reloj tras una jugada ilegal, se vuelve a montar la posición anterior y el contrario recibe dos minutos; la segunda de un jugador pierde, o es tablas si el contrario no puede dar mate con ninguna serie de jugadas.",
  },
  rulings: {
    "flag-material": {
      question: "¿Cuándo es tablas la partida aunque haya caído una bandera?",
      options: {
        "no-mate-possible":
          "Cuando el contrario no puede dar mate con ninguna serie de jugadas legales. Se busca un mate al que ayudan los dos bandos en 32 000 posiciones como mucho; si ni se encuentra ni se prueba que no lo hay, gana el contrario, y el veredicto no es seguro.",
        "no-mate-by-material":
          "Cuando las piezas del contrario, con las del jugador, no pueden formar un mate; cómo están no cuenta.",
        "no-forced-win":
          "Cuando el contrario no puede dar mate, o no tiene victoria forzada con el rey solo, con un alfil o un caballo además, o con dos caballos contra ningún peón. Si puede dar mate se busca como según la FIDE, y una victoria forzada en 20 000 posiciones como mucho.",
        "listed-material":
          "Cuando el contrario solo tiene el rey, o además un alfil, un caballo, o dos caballos contra un rey solo.",
      },
    },
    "dead-position": {
      question: "¿Cuándo termina la partida porque nadie puede dar mate?",
      options: {
        "no-mate-possible":
          "Cuando ningún bando puede dar mate con ninguna serie de jugadas legales. Se decide por las piezas, y donde solo quedan reyes y peones bloqueados; cualquier otra posición sigue.",
        "no-mate-by-material":
          "Cuando las piezas de los dos bandos no pueden formar un mate; cómo están no cuenta.",
        "listed-material":
          "Cuando cada bando solo tiene el rey, o además un alfil, un caballo, o dos caballos contra un rey solo.",
      },
    },
    threefold: {
      question: "¿Qué hace tablas la partida cuando una posición se da por tercera vez?",
      options: {
        claimed: "La reclamación de un jugador que puede hacerla.",
        automatic: "La posición misma.",
      },
    },
    "fifty-moves": {
      question:
        "¿Qué hace tablas la partida tras cincuenta jugadas de cada jugador sin mover peón y sin captura?",
      options: {
        claimed: "La reclamación de un jugador que puede hacerla.",
        automatic: "La misma jugada quincuagésima, salvo que dé mate.",
      },
    },
    "no-progress": {
      question:
        "¿Qué hace tablas la partida cuando una posición se ha dado cinco veces, o cada jugador ha hecho setenta y cinco jugadas sin mover peón y sin captura?",
      options: {
        automatic: "La posición, o la jugada, por sí misma.",
        declared: "Solo el árbitro, que puede declararlo.",
      },
    },
    "claim-turn": {
      question: "¿Quién puede reclamar tablas?",
      options: {
        "to-move": "El jugador que está en juego.",
        either:
          "Cualquiera de los dos; solo quien está en juego escribe una jugada con la reclamación.",
      },
    },
    "flag-offer": {
      question:
        "¿Qué pasa con una oferta de tablas que vale cuando cae la bandera del jugador a quien se hizo?",
      options: {
        ended: "Nada: la bandera decide la partida.",
        accepted: "Cuenta como aceptada: la partida es tablas.",
      },
    },
    resignation: {
      question: "¿Quién gana cuando abandona un jugador cuyo contrario no puede dar mate?",
      options: {
        "drawn-without-mate":
          "Nadie: la partida es tablas. Si el contrario puede se busca como tras la caída de una bandera.",
        lost: "El contrario, haya lo que haya en el tablero.",
      },
    },
    "stated-result": {
      question:
        "¿Vale un resultado que solo dice quién ha ganado, cuando el ganador no puede dar mate?",
      options: {
        doubtful:
          "No es seguro: ni un abandono ni una bandera caída gana allí, y una sanción o una incomparecencia tendría que indicarla el árbitro. Si el ganador puede dar mate se busca como tras la caída de una bandera, cuando quedan pocas piezas o todos los peones del ganador están bloqueados.",
        stands: "Vale: el contrario puede haber abandonado.",
      },
    },
    agreement: {
      question: "¿Desde cuándo pueden acordar tablas los jugadores?",
      options: {
        "both-moved": "Cuando los dos han hecho una jugada.",
        "any-time": "En cualquier momento.",
      },
    },
    "draw-offer": {
      question: "¿Qué pone fin a una oferta de tablas?",
      options: {
        opponent: "La respuesta o la jugada del contrario, o el fin de la partida.",
        either:
          "La respuesta o la jugada del contrario, o el fin de la partida; y quien la hizo puede retirarla.",
      },
    },
    "unfinished-promotion": {
      question: "¿Qué es la jugada de un peón a la última fila sin que se nombre una pieza?",
      options: {
        incomplete: "No es una jugada legal: el peón tiene que cambiarse.",
        queen: "Una coronación en dama.",
      },
    },
  },
};
