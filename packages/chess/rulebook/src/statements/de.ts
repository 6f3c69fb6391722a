// The Laws of Chess in German.
import type { Statements } from "./statements.ts";

export const de: Statements = {
  clauses: {
    "setup.position":
      "Zu Beginn hat jede Seite acht Bauern, zwei Türme, zwei Springer, zwei Läufer, eine Dame und einen König auf ihren Plätzen; eine Partie kann auch aus einer angegebenen Stellung beginnen, eine von Chess960 aus einer von 960 Anordnungen der Grundreihe.",
    "turn.alternate": "Weiß zieht zuerst; dann ziehen beide Spieler abwechselnd je eine Figur.",
    "move.own": "Ein Spieler zieht eine Figur seiner eigenen Farbe.",
    "move.occupied":
      "Keine Figur zieht auf ein Feld, auf dem eine Figur ihrer eigenen Farbe steht.",
    "move.capture":
      "Eine Figur, die auf ein Feld mit einer gegnerischen Figur zieht, schlägt diese; die geschlagene Figur wird mit demselben Zug vom Brett genommen.",
    "move.bishop": "Ein Läufer zieht entlang einer Diagonale, auf der er steht.",
    "move.rook": "Ein Turm zieht entlang der Reihe oder der Linie, auf der er steht.",
    "move.queen":
      "Eine Dame zieht entlang der Reihe, der Linie oder einer Diagonale, auf der sie steht.",
    "move.path": "Läufer, Turm und Dame ziehen nicht über eine Figur hinweg, die dazwischen steht.",
    "move.knight":
      "Ein Springer zieht auf eines der nächsten Felder, die nicht auf seiner Reihe, Linie oder Diagonale liegen.",
    "pawn.advance":
      "Ein Bauer zieht auf seiner Linie vorwärts auf das leere Feld vor ihm, mit seinem ersten Zug auch zwei Felder, wenn beide leer sind.",
    "pawn.capture":
      "Ein Bauer schlägt eine gegnerische Figur, die schräg vor ihm auf einer Nachbarlinie steht, und zieht nur beim Schlagen so.",
    "pawn.en-passant":
      "Ein Bauer darf einen gegnerischen Bauern, der eben zwei Felder weit neben ihn gezogen ist, so schlagen, als wäre dieser nur ein Feld weit gezogen; nur mit dem unmittelbar folgenden Zug.",
    "pawn.promotion":
      "Ein Bauer, der die letzte Reihe erreicht, wird mit demselben Zug gegen Dame, Turm, Läufer oder Springer seiner Farbe ausgetauscht; kein anderer Zug tauscht eine Figur aus.",
    "king.step": "Ein König zieht auf ein benachbartes Feld, außer er rochiert.",
    "castling.move":
      "Die Rochade ist ein einziger Zug von König und Turm auf der Grundreihe: Der König geht zwei Felder auf den Turm zu, der Turm auf das Feld, das der König überquert hat. In Chess960 kommen beide dort zu stehen, wo sie es im klassischen Schach tun, woher sie auch kommen.",
    "castling.lost":
      "Das Recht zur Rochade ist verloren, sobald der König gezogen hat, und mit einem Turm, der gezogen hat.",
    "castling.attacked":
      "Die Rochade ist verhindert, solange das Feld des Königs, das Feld, das er überquert, oder das, auf dem er zu stehen kommt, angegriffen ist.",
    "castling.path":
      "Die Rochade ist verhindert, solange zwischen König und Turm eine Figur steht; in Chess960, solange eine andere Figur auf dem Weg eines der beiden steht oder dort, wo er zu stehen kommt.",
    "king.check":
      "Der König steht im Schach, wenn eine gegnerische Figur ihn angreift, auch eine, die selbst nicht dorthin ziehen kann.",
    "king.exposed": "Kein Zug darf den eigenen König im Schach lassen oder ins Schach stellen.",
    "touch.move":
      "Wer am Zug ist und absichtlich eine Figur berührt, muss sie ziehen oder schlagen, wenn das regelgemäß möglich ist.",
    "touch.adjust": "Nur wer am Zug ist, rückt Figuren zurecht, und sagt es vorher.",
    "touch.released":
      "Eine Figur, die nach einem regelgemäßen Zug auf einem Feld losgelassen wurde, bleibt dort.",
    "touch.promotion":
      "Wogegen ein Bauer ausgetauscht wird, ist gewählt, sobald die Figur das Feld berührt hat; der Zug ist ausgeführt, sobald sie dort losgelassen wurde und der Bauer vom Brett ist.",
    "end.checkmate":
      "Wer den gegnerischen König mit einem regelgemäßen Zug mattsetzt, hat gewonnen, und die Partie ist sofort beendet.",
    "end.resignation":
      "Wer aufgibt, hat verloren, und die Partie ist sofort beendet; sie ist remis, wenn der Gegner durch keine Folge regelgemäßer Züge mattsetzen kann.",
    "end.stalemate":
      "Die Partie ist remis, wenn der Spieler am Zug keinen regelgemäßen Zug hat und nicht im Schach steht.",
    "end.dead":
      "Die Partie ist remis, sobald keiner der Spieler durch irgendeine Folge regelgemäßer Züge mattsetzen kann.",
    "end.agreement": "Die Partie ist remis, wenn beide gezogen haben und sich darauf einigen.",
    "offer.make": "Remis darf jederzeit und ohne Bedingungen angeboten werden.",
    "offer.answer":
      "Ein Remisangebot kann nicht zurückgezogen werden. Es gilt, bis der Gegner es annimmt, ablehnt oder eine Figur berührt, um zu ziehen, oder bis die Partie anders endet.",
    "offer.manner":
      "Remis wird nach dem eigenen Zug und vor dem Drücken der Uhr angeboten und auf beiden Partieformularen vermerkt; unsinnige Angebote stören den Gegner.",
    "offer.allowed":
      "Ein Turnier kann Remis durch Übereinkunft verbieten, auch nur vor einer bestimmten Zahl von Zügen.",
    "claim.turn": "Remis beansprucht, wer am Zug ist.",
    "claim.move":
      "Ein Antrag auf Remis kann sich auf einen regelgemäßen Zug stützen, den der Spieler aufschreibt und noch nicht ausführt.",
    "claim.threefold":
      "Die Partie ist remis auf richtigen Antrag, dass dieselbe Stellung zum dritten Mal entstanden ist oder eben entsteht.",
    "repetition.same":
      "Stellungen sind gleich, wenn derselbe Spieler am Zug ist, gleiche Figuren auf denselben Feldern stehen und dieselben Züge möglich sind, auch Rochade und Schlagen im Vorübergehen.",
    "claim.fifty":
      "Die Partie ist remis auf richtigen Antrag, dass die letzten fünfzig Züge jedes Spielers ohne Bauernzug und ohne Schlagen gemacht wurden oder eben werden.",
    "claim.correct": "Ein Antrag, der richtig ist, beendet die Partie sofort.",
    "claim.incorrect":
      "Nach einem unrichtigen Antrag geht die Partie weiter; ein Zug, der dazu aufgeschrieben wurde, muss ausgeführt werden.",
    "claim.offers": "Ein Antrag auf Remis ist auch ein Remisangebot.",
    "claim.touched":
      "Wer eine Figur berührt hat, um sie zu ziehen, kann in diesem Zug kein Remis beanspruchen.",
    "end.fivefold": "Die Partie ist remis, sobald dieselbe Stellung fünfmal entstanden ist.",
    "end.seventy-five":
      "Die Partie ist remis nach fünfundsiebzig Zügen jedes Spielers ohne Bauernzug und ohne Schlagen, außer der letzte Zug setzt matt.",
    "flag.loss":
      "Wer die vorgeschriebenen Züge nicht in der zugeteilten Zeit macht, hat verloren; die Partie ist remis, wenn der Gegner durch keine Folge regelgemäßer Züge mattsetzen kann.",
    "flag.fall":
      "Ein Fallblättchen ist gefallen, wenn der Schiedsrichter es bemerkt oder ein Spieler zu Recht darauf hinweist.",
    "flag.call":
      "Nach US Chess weisen nur die beiden Spieler auf ein gefallenes Fallblättchen hin, kein Schiedsrichter und kein Zuschauer.",
    "result.stated":
      "Am Ende unterschreiben beide Spieler das Ergebnis, und es gilt, wenn der Schiedsrichter nicht anders entscheidet; er kann eine Partie auch für verloren erklären.",
    "irregular.position":
      "Eine Partie, die aus einer falschen Stellung begann, wird annulliert und neu gespielt; wurden Figuren verschoben, wird die Stellung davor wieder aufgebaut.",
    "irregular.colours":
      "Eine Partie, die mit vertauschten Farben begann, wird neu gespielt, wenn beide weniger als zehn Züge gemacht haben; sonst geht sie weiter.",
    "irregular.illegal":
      "Wurde nach einem regelwidrigen Zug die Uhr gedrückt, wird die Stellung davor wieder aufgebaut, und der Gegner bekommt zwei Minuten; der zweite eines Spielers verliert, oder ist remis, wenn der Gegner durch keine Zugfolge mattsetzen kann.",
  },
  rulings: {
    "flag-material": {
      question: "Wann ist die Partie remis, obwohl ein Fallblättchen gefallen ist?",
      options: {
        "no-mate-possible":
          "Wenn der Gegner durch keine Folge regelgemäßer Züge mattsetzen kann. Ein Matt, zu dem beide Seiten beitragen, wird in höchstens 32.000 Stellungen gesucht; ist weder eines gefunden noch bewiesen, dass es keines gibt, gewinnt der Gegner, und das Urteil ist nicht gewiss.",
        "no-mate-by-material":
          "Wenn die Figuren des Gegners mit denen des Spielers kein Matt ergeben können; wie sie stehen, zählt nicht.",
        "no-forced-win":
          "Wenn der Gegner nicht mattsetzen kann oder keinen erzwungenen Gewinn hat mit dem König allein, mit einem Läufer oder Springer dazu oder mit zwei Springern gegen keinen Bauern. Ob er mattsetzen kann, wird wie nach FIDE gesucht, ein erzwungener Gewinn in höchstens 20.000 Stellungen.",
        "listed-material":
          "Wenn der Gegner nur den König hat oder dazu einen Läufer, einen Springer oder zwei Springer gegen den bloßen König.",
      },
    },
    "dead-position": {
      question: "Wann endet die Partie, weil niemand mattsetzen kann?",
      options: {
        "no-mate-possible":
          "Wenn keine Seite durch irgendeine Folge regelgemäßer Züge mattsetzen kann. Entschieden wird das nach den Figuren und dort, wo nur Könige und blockierte Bauern übrig sind; jede andere Stellung wird weitergespielt.",
        "no-mate-by-material":
          "Wenn die Figuren beider Seiten kein Matt ergeben können; wie sie stehen, zählt nicht.",
        "listed-material":
          "Wenn jede Seite nur den König hat oder dazu einen Läufer, einen Springer oder zwei Springer gegen den bloßen König.",
      },
    },
    threefold: {
      question: "Was macht die Partie remis, wenn eine Stellung zum dritten Mal entsteht?",
      options: {
        claimed: "Der Antrag eines Spielers, der ihn stellen darf.",
        automatic: "Die Stellung selbst.",
      },
    },
    "fifty-moves": {
      question:
        "Was macht die Partie nach fünfzig Zügen jedes Spielers ohne Bauernzug und ohne Schlagen remis?",
      options: {
        claimed: "Der Antrag eines Spielers, der ihn stellen darf.",
        automatic: "Der fünfzigste Zug selbst, außer er setzt matt.",
      },
    },
    "no-progress": {
      question:
        "Was macht die Partie remis, wenn eine Stellung fünfmal entstanden ist oder jeder Spieler fünfundsiebzig Züge ohne Bauernzug und ohne Schlagen gemacht hat?",
      options: {
        automatic: "Die Stellung oder der Zug selbst.",
        declared: "Nur der Schiedsrichter, der es erklären kann.",
      },
    },
    "claim-turn": {
      question: "Wer darf Remis beanspruchen?",
      options: {
        "to-move": "Der Spieler, der am Zug ist.",
        either: "Jeder der Spieler; einen Zug schreibt mit dem Antrag nur auf, wer am Zug ist.",
      },
    },
    "flag-offer": {
      question:
        "Was wird aus einem Remisangebot, das gilt, wenn das Fallblättchen dessen fällt, dem es gemacht wurde?",
      options: {
        ended: "Nichts: Das Fallblättchen entscheidet die Partie.",
        accepted: "Es gilt als angenommen: Die Partie ist remis.",
      },
    },
    resignation: {
      question: "Wer gewinnt, wenn ein Spieler aufgibt, dessen Gegner nicht mattsetzen kann?",
      options: {
        "drawn-without-mate":
          "Niemand: Die Partie ist remis. Ob der Gegner es kann, wird gesucht wie nach einem gefallenen Fallblättchen.",
        lost: "Der Gegner, was auch auf dem Brett steht.",
      },
    },
    "stated-result": {
      question:
        "Gilt ein Ergebnis, das nur sagt, wer gewonnen hat, wenn der Gewinner nicht mattsetzen kann?",
      options: {
        doubtful:
          "Es ist nicht gewiss: Weder Aufgabe noch Zeitüberschreitung gewinnt dort, und eine Strafe oder ein Nichtantreten müsste der Schiedsrichter angeben. Ob der Gewinner mattsetzen kann, wird gesucht wie nach einem gefallenen Fallblättchen, wenn wenige Figuren übrig oder alle Bauern des Gewinners blockiert sind.",
        stands: "Es gilt: Der Gegner kann aufgegeben haben.",
      },
    },
    agreement: {
      question: "Ab wann können sich die Spieler auf Remis einigen?",
      options: {
        "both-moved": "Sobald beide gezogen haben.",
        "any-time": "Jederzeit.",
      },
    },
    "draw-offer": {
      question: "Was beendet ein Remisangebot?",
      options: {
        opponent: "Die Antwort oder der Zug des Gegners, oder das Ende der Partie.",
        either:
          "Die Antwort oder der Zug des Gegners, oder das Ende der Partie; und wer es gemacht hat, kann es zurückziehen.",
      },
    },
    "unfinished-promotion": {
      question:
        "Was ist der Zug eines Bauern auf die letzte Reihe, zu dem keine Figur genannt ist?",
      options: {
        incomplete: "Kein regelgemäßer Zug: Der Bauer muss ausgetauscht werden.",
        queen: "Eine Umwandlung in eine Dame.",
      },
    },
  },
};
