// What decided, in German: one whole sentence for each fact.
import type { CityId } from "@assize/xidit-edition";
import type { QueueValues } from "@assize/xidit-events";
import { BARD, GOLD, nouns, STOREY, TILE, UNIT } from "../nouns/de.ts";
import { capital } from "../nouns/nouns.ts";
import { IGNORED, LOST } from "../reasons/de.ts";
import type { Deed, FactSentences } from "../sentences.ts";

const DEEDS: Readonly<Record<Deed, string>> = {
  recruit: "anwerben",
  threat: "die Bedrohung beseitigen",
  titan: "einen Wütenden Titanen bekämpfen",
};

const queue = ({ next, pile, discard }: QueueValues): string =>
  `${next === null ? "nichts als Nächstes" : `Plättchen ${next} als Nächstes`}, ${pile} auf dem Stapel, ${discard} abgeworfen`;

export const facts: FactSentences = {
  "titan-piles": (v, t) =>
    `Jeder Titan gehörte in den Stapel derer, die gleich viele Einheiten verlangen: ${t.list(v.asks.map(String))}.`,
  "tiles-in-play": (v) =>
    `Jedes der ${v.tiles} Stadtplättchen im Spiel musste dabei sein, und jedes einmal.`,
  "assessments-each-once": (v) =>
    `Jede der ${v.assessments} Prüfungen musste dabei sein, und jede einmal.`,
  "placing-next": (v, t) => `Als Nächstes hatte ${t.seat(v.seat)} den Idrakys zu setzen.`,
  "city-on-board": (v) =>
    v.exists
      ? `Stadt ${v.city} liegt auf dem Spielplan.`
      : `Eine Stadt ${v.city} gibt es auf dem Spielplan nicht.`,
  "city-occupied": (v, t) =>
    v.seat === null
      ? `In Stadt ${v.city} stand noch kein Idrakys.`
      : `In Stadt ${v.city} stand schon ein Idrakys (${t.seat(v.seat)}).`,
  "tiles-dealt": (v, t) =>
    `Die Plättchen kommen von oben vom gemischten Stapel; auf der ${v.side === "recruitment" ? "Anwerbungsseite" : "Bedrohungsseite"} mussten es diese sein: ${t.list(v.tiles.map(String))}.`,
  "tile-filled": (v) =>
    `Anwerbungsplättchen ${v.tile} bekommt die gezeigten Einheiten, soweit die Kaserne sie hat: ${nouns.units(v.units)}.`,
  "programs-missing": (v, t) =>
    v.seats.length === 0
      ? "Alle hatten programmiert."
      : `Noch nicht programmiert: ${t.list(v.seats.map(t.seat))}.`,
  "program-made": (v, t) =>
    `${t.seat(v.seat)} hatte dieses Jahr ${v.before ? "schon" : "noch nicht"} programmiert.`,
  "orders-given": (v, t) =>
    `Das Programm von ${t.seat(v.seat)} hatte ${nouns.count(v.orders, { one: "Befehl", many: "Befehle" })}; nötig sind ${v.needed}.`,
  "road-missing": (v, t) =>
    `Befehl ${v.number} würde in Stadt ${v.city} ausgeführt; dort ist keine ${t.road(v.road)}.`,
  "program-was": (v, t) =>
    `${t.seat(v.seat)} hatte programmiert: ${t.orders(v.orders)}; das war aufzudecken.`,
  "order-was": (v, t) =>
    v.order === null
      ? "Alle Befehle des Jahres waren ausgeführt."
      : `An der Reihe war Befehl ${v.number} von ${t.seat(v.seat)}: ${t.orders([v.order])}.`,
  "turn-was": (v, t) => `An der Reihe war ${t.seat(v.seat)}.`,
  "road-led": (v, t) =>
    v.to === null
      ? `In Stadt ${v.city} ist keine ${t.road(v.road)}.`
      : `Von Stadt ${v.city} führt die ${t.road(v.road)} nach Stadt ${v.to}.`,
  "stood-in": (v, t) => `Der Idrakys von ${t.seat(v.seat)} stand in Stadt ${v.city}.`,
  "city-held": (v) =>
    v.tile === null
      ? `In Stadt ${v.city} lag kein Plättchen.`
      : `In Stadt ${v.city} lag ein ${v.tile === "recruitment" ? "Anwerbungsplättchen" : "Bedrohungsplättchen"}.`,
  "recruited-before": (v, t) =>
    `${t.seat(v.seat)} hatte dieses Jahr in Stadt ${v.city} ${v.before ? "schon" : "noch nicht"} angeworben.`,
  "tile-held": (v) => `Auf dem Plättchen in Stadt ${v.city}: ${nouns.units(v.units)}.`,
  "weakest-present": (v) =>
    `Auf dem Plättchen lagen ${nouns.units(v.units)}, also musste es ${nouns.a(v.unit)} sein (die schwächste vorhandene Einheit).`,
  "fought-before": (v, t) =>
    v.threat || v.titan
      ? `${t.seat(v.seat)} hatte dieses Jahr in Stadt ${v.city} schon ${v.threat ? "eine Bedrohung" : "einen Titanen"} beseitigt.`
      : `${t.seat(v.seat)} hatte dieses Jahr in Stadt ${v.city} noch keine Bedrohung und keinen Titanen beseitigt.`,
  "threat-asked": (v) =>
    `Die Bedrohung in Stadt ${v.city} verlangte: ${nouns.units(v.units)}; genau das war zu zahlen.`,
  "units-owned": (v, t) =>
    `Nötig: ${nouns.units(v.asked)}. Hinter dem Sichtschirm von ${t.seat(v.seat)}: ${nouns.units(v.owned)}.`,
  "titans-raging": (v, t) =>
    v.titans.length === 0
      ? "Kein Titan wütete."
      : `Es wütete: ${t.numberedList("titan", v.titans)}.`,
  "titan-cheapest": (v, t) =>
    v.asks === null
      ? "Kein Titan wütete."
      : `Ein Wütender Titan verlangt mindestens ${nouns.count(v.asks, UNIT)}; ${t.seat(v.seat)} hatte ${v.owned}.`,
  "titan-asked": (v) =>
    v.asks === null
      ? `Titan ${v.titan} wütete nicht.`
      : `Titan ${v.titan} verlangt ${nouns.count(v.asks, UNIT)}; gezahlt wurden ${v.paid}.`,
  "action-open": (v, t) =>
    v.deed === null
      ? `In Stadt ${v.city} gab es für ${t.seat(v.seat)} nichts zu tun.`
      : `In Stadt ${v.city} konnte ${t.seat(v.seat)} ${DEEDS[v.deed]}.`,
  "ignored-why": (v, t) =>
    `${capital(IGNORED[v.reason](`in Stadt ${v.city}`))}, daher blieb die Aktion von ${t.seat(v.seat)} ohne Wirkung.`,
  "orders-left": (v) =>
    v.resolved >= v.orders
      ? "Alle Befehle des Jahres waren ausgeführt."
      : `Erst ${v.resolved} der ${v.orders} Befehle des Jahres waren von allen ausgeführt.`,
  "census-year": (v) =>
    `Jahr ${v.year} endet ${v.census ? "mit einer Militärischen" : "ohne Militärische"} Erhebung.`,
  "year-was": (v) => `Es war Jahr ${v.year} von ${v.years}.`,
  "first-player-moves": (v, t) =>
    `Der Startspielermarker geht im Uhrzeigersinn weiter: von ${t.seat(v.from)} an ${t.seat(v.to)}.`,
  "rewards-possible": (v, t) =>
    `Zu wählen waren verschiedene Belohnungen: ${v.taken}. Möglich waren hier: ${t.rewards(v.rewards)}.`,
  "bards-left": (v, t) => `${t.seat(v.seat)} hatte noch ${nouns.count(v.bards, BARD)}.`,
  "reward-next": (v, t) =>
    v.reward === null
      ? `Für ${t.seat(v.seat)} war keine Belohnung mehr auszuführen.`
      : `Als Nächstes war für ${t.seat(v.seat)} diese Belohnung auszuführen: ${t.reward(v.reward)}.`,
  "storeys-free": (v) =>
    v.free
      ? "Wie viele Stockwerke gebaut werden, wählt hier der Spieler."
      : "Gebaut werden so viele Stockwerke, wie gezeigt sind und passen.",
  "bards-to-place": (v, t) =>
    `${t.seat(v.seat)} hatte ${nouns.count(v.bards, BARD)} zu legen, alle in Gebiete an Stadt ${v.city}: ${t.list(v.regions.map(String))}.`,
  "regions-closed": (v, t) =>
    v.regions.length === 0
      ? "Kein Gebiet war gesperrt."
      : `In diese Gebiete kommt kein Bardenplättchen: ${t.list(v.regions.map(String))}.`,
  "storeys-possible": (v, t) =>
    `${t.seat(v.seat)} konnte 1 bis ${nouns.count(v.most, STOREY)} bauen.`,
  "set-aside-fits": (v, t) =>
    `${t.seat(v.seat)} hatte ${nouns.count(v.setAside, STOREY)} zurückgelegt; die Gilde in Stadt ${v.city} hatte Platz für ${v.storeys} davon.`,
  "dummy-due": (v) =>
    v.due
      ? "Jetzt rückte der Dummy-Spieler vor."
      : v.dummy
        ? "Dafür rückt der Dummy-Spieler nicht vor."
        : "Es spielt kein Dummy-Spieler mit.",
  "dummy-raisable": (v, t) =>
    v.assessments.length === 0
      ? "Jeder Wert des Dummy-Spielers war schon ganz oben."
      : `Werte des Dummy-Spielers, die steigen konnten: ${t.assessments(v.assessments)}.`,
  "eliminated-was": (v) =>
    v.titan === null
      ? `Die Bedrohung in Stadt ${v.city} war beseitigt.`
      : `Titan ${v.titan} war beseitigt.`,
  "gold-shown": (v) =>
    v.shown === v.gold
      ? `Die Belohnung zeigt ${nouns.count(v.shown, GOLD)}, also mussten es ${v.gold} sein.`
      : `Die Belohnung zeigt ${nouns.count(v.shown, GOLD)}, doch die Königliche Bank hatte nur ${v.gold}, also mussten es ${v.gold} sein.`,
  "storeys-shown": (v) =>
    `Die Belohnung zeigt ${nouns.count(v.shown, STOREY)}, ${v.stock} waren übrig, ${v.room} hatten Platz, also musste die Zahl ${v.storeys} sein.`,
  "reward-lost-why": (v, t) => `Nichts gab es für ${t.reward(v.reward)}: ${LOST[v.reason]}.`,
  "queues-held": (v) =>
    `Anwerbungsbereich: ${queue(v.recruitment)}. Bedrohungsbereich: ${queue(v.threat)}.`,
  "tile-going": (v, t) =>
    v.side === null || v.tile === null
      ? "Kein Plättchen hatte den Spielplan zu verlassen."
      : `Verbraucht war ${t.tile(v.side, v.tile as CityId)}; es musste den Spielplan verlassen.`,
  "next-was": (v, t) => `${t.next(v.side)} war Plättchen ${v.tile}, also musste es gelegt werden.`,
  "pile-top": (v, t) =>
    `Oben auf dem ${v.pile === "recruitment" ? "Anwerbungsstapel" : "Bedrohungsstapel"} lag Plättchen ${v.tile}; dieses musste dorthin: ${t.next(v.next)}.`,
  "pile-renewed": (v) =>
    `Der ${v.pile === "recruitment" ? "Anwerbungsstapel" : "Bedrohungsstapel"} war leer; er wird vom anderen Abwurfstapel erneuert, auf dem ${nouns.count(v.tiles, TILE)} lagen.`,
  "titans-top": (v, t) =>
    v.titans.length === 0
      ? "Kein Schlummernder Titan war übrig."
      : `Oben auf den schlummernden Stapeln: ${t.numberedList("titan", v.titans)}.`,
  "tiles-to-shuffle": (v) =>
    `Zu mischen war genau, was eingesammelt war: ${nouns.count(v.tiles, TILE)}, jedes einmal.`,
  "tiles-collected": (v) =>
    `Eingesammelt: ${nouns.count(v.tiles, TILE)}; die ersten beiden bilden den Anwerbungsstapel, für den Bedrohungsstapel blieben ${v.threats}.`,
  "hands-missing": (v, t) =>
    v.seats.length === 0
      ? "Alle hatten gewählt, was sie zeigen."
      : `Noch nicht gewählt, was gezeigt wird: ${t.list(v.seats.map(t.seat))}.`,
  "hand-made": (v, t) =>
    `${t.seat(v.seat)} hatte für diese Art von Einheit ${v.before ? "schon" : "noch nicht"} gewählt.`,
  "units-to-show": (v, t) =>
    `${t.seat(v.seat)} hatte von dieser Art: ${nouns.units(v.held)}. Zu zeigen: ${v.shown}.`,
  "kind-counted": (v, t) =>
    v.unit === null
      ? "Alle fünf Arten von Einheiten waren gezählt."
      : `Als Nächstes gezählt: ${t.unit(v.unit)}.`,
  "placing-left": (v, t) =>
    v.seats.length === 0
      ? "Alle Belohnungen der Erhebung waren gelegt."
      : `Noch eine Belohnung der Erhebung zu legen: ${t.list(v.seats.map(t.seat))}.`,
  "guilds-with-room": (v, t) =>
    v.cities.length === 0
      ? `Keine Gilde von ${t.seat(v.seat)} hatte Platz für ein weiteres Stockwerk; im Vorrat: ${v.stock}.`
      : `Gilden von ${t.seat(v.seat)} mit Platz für ein weiteres Stockwerk, nach Stadt: ${t.list(v.cities.map(String))}.`,
  "reward-declinable": (v) =>
    v.optional
      ? "Auf eine Belohnung, die gelegt werden kann, darf hier verzichtet werden."
      : "Eine Belohnung der Erhebung wird gelegt; man verzichtet nicht darauf.",
  "hands-shown": (v, t) => `${t.unit(v.unit)}, gezeigt: ${t.bySeat(v.hands)}.`,
  "census-most": (v, t) =>
    `Gezeigt: ${t.bySeat(v.hands)}. ${v.seats.length === 0 ? "Niemand wird belohnt." : `Also musste die Belohnung an ${t.list(v.seats.map(t.seat))} gehen.`}`,
  "census-prize": (v, t) =>
    `${t.unit(v.unit)}: Wer am meisten zeigt, erhält ${t.reward(v.reward)}; zu belohnen: ${v.winners}, also musste es ${t.list(v.amounts.map(String))} sein.`,
  "assessment-next": (v, t) =>
    v.assessment === null
      ? "Alle drei Prüfungen waren abgehalten."
      : `Als nächste Prüfung kam ${t.assessment(v.assessment)}; die Festung war ${v.bastionOpened ? "geöffnet" : "geschlossen"}.`,
  "assessments-order": (v, t) =>
    `Die Prüfungen lagen in dieser Reihenfolge: ${t.assessments(v.order)}.`,
  "bastion-held": (v, t) => `In der Festung lagen: ${t.bySeat(v.bards)}.`,
  "scores-were": (v, t) =>
    `${capital(t.assessment(v.assessment))} musste ergeben: ${t.bySeat(v.scores)}.`,
  "dummy-was": (v) =>
    v.value === null
      ? "Es spielt kein Dummy-Spieler mit."
      : `Der Dummy-Spieler stand bei ${v.value}.`,
  "ranking-was": (v, t) =>
    `Bei ${t.bySeat(v.scores)} musste die Rangfolge sein: ${t.contestants(v.ranking)}.`,
  "eliminated-were": (v, t) =>
    `Die Letzten der noch Verbliebenen scheiden aus, also ${t.contestants(v.eliminated)}.`,
  "winner-left": (v, t) => `Nach den drei Prüfungen war übrig: ${t.contestant(v.winner)}.`,
};
