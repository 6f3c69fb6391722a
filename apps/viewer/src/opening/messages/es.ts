// Abrir un registro, en español.
import type { Messages } from "./en.ts";

export const es: Messages = {
  title: "¿Se jugó según las reglas?",
  lead: "Abra el registro de una partida: se comprueba aquí, regla por regla. Vea qué ocurrió, por qué, y si cambia algo.",
  newGame: "Partida nueva",
  newGameMeans: "Juega y anótala en la mesa: solo lo permitido, secretos guardados, sin red.",
  unfinished: (title) => `Una partida de ${title} está sin terminar`,
  stillOpen: "Sigue abierto",
  goOn: "Continuar",
  drop: "Abrir un registro",
  begin: "Empezar una partida",
  moreSamples: (games) => `${games} partidas más para ver`,
  featured: {
    "disputed-4p": {
      title: "El arquero en disputa",
      about:
        "Lords of Xidit a cuatro. Daria tomó un arquero donde las reglas dan una milicia. Vea qué dicen, y qué cambió.",
    },
    "treasure-disputed-2p": {
      title: "El golpe demasiado fuerte",
      about:
        "Un juego del tesoro para dos. Un combate costó ocho puntos de vida, cuando cinco es lo máximo. ¿Qué más está mal?",
    },
    "chess-nalchik": {
      title: "La bandera y el caballo",
      about:
        "Ajedrez, un campeonato del mundo. El tiempo se agotó con rey y caballo en cada bando. FIDE y US Chess no coinciden en quién ganó.",
    },
  },
  pick: "Elegir un archivo…",
  kinds:
    "Un registro o un caso de Assize, una partida de ajedrez en PGN, una de Lords of Xidit en .xgn; también comprimidos.",
  stays: "El archivo se queda en este dispositivo: no se envía nada.",
  samples: "Partidas para ver",
  about: {
    "disputed-4p":
      "Una partida en disputa: tres infracciones ocultas. La tecla v lleva de una a otra.",
    "long-4p": "Cuatro jugadores, la partida larga: los Titanes despiertan y llegan refuerzos.",
    "borrowing-4p":
      "La fila de Reclutamiento se agota y toma prestada una loseta de la pila de Amenazas.",
    "set-aside-4p": "Un piso ganado en un censo se aparta y se construye después.",
    "short-4p": "Cuatro jugadores, la partida corta: las regiones 1 y 2 están cerradas.",
    "long-5p": "Cinco jugadores: el primer recuento elimina a dos.",
    "short-5p": "Cinco jugadores, la partida corta, según las lecturas inglesas.",
    "long-3p": "Tres jugadores y el ficticio, la partida larga, según las lecturas alemanas.",
    "short-3p": "Tres jugadores y el ficticio, la partida corta.",
    "dummy-wins-3p": "Una partida que gana el ficticio.",
    "french-4p":
      "Las lecturas francesas: Titanes desde cualquier ciudad, despiertos cuando la pila de Amenazas se vacía.",
    "blue-year": "El turno de ejemplo del reglamento, desde una posición dada.",
    "treasure-2p":
      "El juego de los tesoros para dos: un duelo a muerte, un botín, veneno, tres tesoros a salvo.",
    "treasure-disputed-2p":
      "Una partida en disputa del juego de los tesoros: tres infracciones introducidas, una de ellas donde el reglamento calla.",
    "chess-nalchik":
      "El final de una partida real de ajedrez: cae la bandera con rey y caballo en cada bando. Una sola lectura decide quién ganó.",
    "chess-opera": "Una partida de ajedrez que todos conocen: Morphy en la ópera, 1858.",
  },
  auditing: (name) => `Verificando ${name}`,
  reading: (name) => `Leyendo ${name}`,
  done: (done, of) => `${done} de ${of} eventos`,
  cancel: "Cancelar",
  linkedGame: "la partida del enlace",
  failed: (name) => `${name} no se puede mostrar`,
  advice: "No se ha cambiado nada. Elija otro archivo o una de las partidas de abajo.",
  tooLarge: (megabytes, most) =>
    `El archivo tiene ${megabytes} MB; aquí se pueden abrir ${most} MB como máximo. Use \`assize audit\` o divídalo en partidas.`,
  notFetched: (address, why) => `No se pudo obtener ${address}: ${why}. Compruebe la dirección.`,
  notRead: (why) =>
    `El navegador no pudo leer el archivo: ${why}. Inténtelo de nuevo o cópielo a otro lugar.`,
  notHere: (address) =>
    `${address} está fuera de este sitio. Solo se cargan registros junto a esta página; descárguelo y abra el archivo.`,
  close: "Cerrar",
  openTitle: "Abrir otra partida",
};
