import type { Session } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import type { Said } from "../../turn/languages.ts";
import { dayIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

type Weather = "rain" | "ice" | "storm" | "heat" | "cold" | "dark";
const WEATHER: readonly (readonly [weather: Weather, said: RegExp])[] = [
  [
    "storm",
    / (?:thunder(?:storm)?s?|lightning|storm(?:s|ing|y)?|gewitter\w*|sturm\w*|sturmt|orages?|tempete|tormenta|temporale|tempesta)(?= )/,
  ],
  [
    "ice",
    / (?:ic[ey]|snow(?:s|ing|y)?|black ice|slippery|freez(?:es|ing)|glatt|glatteis|eis|schnee|schneit|gefroren|verglas|neige|glace|nieva|nieve|hielo|ghiaccio|neve|nevica)(?= )/,
  ],
  [
    "rain",
    / (?:rain(?:s|ing|y)?|pour(?:s|ing)|wet|drizzl\w+|regnet|regen|nass|schuttet|pleut|pluie|il pleut|llueve|lluvia|llover|lloviendo|piove|pioggia)(?= )/,
  ],
  ["heat", / (?:hot|heat(?:wave)?|boiling|heiss|hitze|chaud|chaleur|canicule|calor|caldo)(?= )/],
  ["cold", / (?:cold|minus \d+|below zero|kalt|minusgrade|froid|frio|freddo)(?= )/],
  ["dark", / (?:dark|dunkel|nuit|noir|oscuro|de noche|buio)(?= )/],
];
const IF =
  / (?:(?:and |und |et |y |e )?(?:what if|if|when|wenn|falls|bei|si|se|s|quand|cuando|quando|che faccio se|was wenn|was mach ich wenn|et si|y si|e se))(?= )/;
const ASIDE =
  / (?:its|it|is|gets?|outside|too|very|really|tomorrow|today|there|starts?|there is|ist|wird|draussen|sehr|zu|il fait|il y a|fait|dehors|trop|hace|hay|esta|mucho|muy|fuera|fa|ce|c e|e|troppo|molto|fuori|piove|degrees|grad|il)(?= )/;

/** "and if it rains" after a session that is to come: what changes in it. */
export function inWeather(turn: Followed): Draft | undefined {
  const { words, tongue, say, last, turns } = turn;
  if (turns.length === 0 || turn.frame.verbs.some((verb) => verb !== "cant")) return undefined;
  const clause = readClause(words);
  const isIf = clause.take(IF) !== undefined;
  const weather = WEATHER.find(([, said]) => clause.take(said) !== undefined)?.[0];
  if (!isIf || weather === undefined) return undefined;
  for (const { concept, text } of turn.frame.tokens)
    if (/^(?:day|time|reply:(?!why))/.test(concept)) clause.take(new RegExp(` ${text}(?= )`));
  while (clause.take(ASIDE) !== undefined);
  const session = last?.sessions[0] ?? sessionOfDay(turn);
  if (!clause.isRead() || session === undefined) return undefined;
  const isOutside = session.code.startsWith("R") || /\brun\b/i.test(session.title);
  const name = `**${session.title}** (${dayIn(tongue, session.date, false)})`;
  if (!isOutside)
    return {
      isDecided: true,
      text: [
        say(
          `${name} is indoors: the weather changes nothing.`,
          `${name} ist drinnen: das Wetter ändert nichts.`,
          `${name} se fait en salle : la météo ne change rien.`,
          `${name} es a cubierto: el tiempo no cambia nada.`,
          `${name} è al coperto: il tempo non cambia nulla.`,
        ),
      ],
    };
  return { isDecided: true, text: [`${name}: ${say(...ADVICE[weather])}`, say(...INSIDE)] };
}

function sessionOfDay({ frame, last, view }: Followed): Session | undefined {
  const day = frame.days[0] ?? last?.frame.days[0];
  return view.plan === undefined || day === undefined ? undefined : allSessions(view.plan).find(({ date }) => date === day);
}

const ADVICE: { readonly [weather in Weather]: Said } = {
  rain: [
    "**run it, rain is no reason to stop**. A cap and a light jacket, dry clothes after it, and effort before pace; turns and leaves are slippery.",
    "**lauf ihn, Regen ist kein Grund**. Kappe und leichte Jacke, danach gleich trockene Sachen, Anstrengung vor Tempo; Kurven und Laub sind glatt.",
    "**cours-la, la pluie n’empêche rien**. Casquette et veste légère, vêtements secs juste après, l’effort avant l’allure ; virages et feuilles glissent.",
    "**hazla, la lluvia no es motivo para parar**. Gorra y chaqueta ligera, ropa seca después, y el esfuerzo antes que el ritmo; curvas y hojas resbalan.",
    "**corri, la pioggia non è un motivo per fermarsi**. Cappellino e giacca leggera, vestiti asciutti subito dopo, sforzo prima del passo; curve e foglie scivolano.",
  ],
  ice: [
    "**not on ice**: treadmill at the same effort, or the same minutes easy on the bike. On packed snow run easy and forget the pace.",
    "**nicht auf Eis**: Laufband mit gleicher Anstrengung, oder dieselben Minuten locker auf dem Rad. Auf festem Schnee locker, ohne Tempo.",
    "**pas sur le verglas** : tapis au même effort, ou les mêmes minutes faciles à vélo. Sur neige tassée, facile et sans allure.",
    "**sobre hielo no**: cinta con el mismo esfuerzo, o los mismos minutos suaves en bici. Sobre nieve pisada, suave y sin ritmo.",
    "**non sul ghiaccio**: tapis roulant allo stesso sforzo, o gli stessi minuti facili in bici. Sulla neve battuta, piano e senza passo.",
  ],
  storm: [
    "**not outside in thunder or storm**: treadmill, or move it by a day.",
    "**nicht draußen bei Gewitter oder Sturm**: Laufband, oder einen Tag verschieben.",
    "**pas dehors par orage ou tempête** : tapis, ou décale d’un jour.",
    "**fuera no con tormenta**: cinta, o muévela un día.",
    "**non fuori con temporali o tempesta**: tapis roulant, o spostala di un giorno.",
  ],
  heat: [
    "**early or late, by effort, slower**: above 25 °C easy paces are often 10–30 s per km slower. Drink, shade, and shorten it when the effort climbs.",
    "**früh oder spät, nach Anstrengung, langsamer**: über 25 °C ist locker oft 10–30 s je km langsamer. Trinken, Schatten, und kürzen, wenn die Anstrengung steigt.",
    "**tôt ou tard, à l’effort, plus lentement** : au-delà de 25 °C, souvent 10 à 30 s de plus par km. Bois, cherche l’ombre, raccourcis si l’effort monte.",
    "**temprano o tarde, por esfuerzo, más lento**: por encima de 25 °C suele ser 10–30 s más lento por km. Bebe, sombra, y acorta si sube el esfuerzo.",
    "**presto o tardi, a sensazione, più piano**: sopra i 25 °C spesso 10–30 s in più al km. Bevi, ombra, e accorcia se lo sforzo sale.",
  ],
  cold: [
    "**run it**: layers, gloves, a longer warm-up, easy through the first kilometres.",
    "**lauf ihn**: Schichten, Handschuhe, länger einlaufen, die ersten Kilometer locker.",
    "**cours-la** : plusieurs couches, des gants, un échauffement plus long, facile au début.",
    "**hazla**: capas, guantes, calentamiento más largo, suave los primeros kilómetros.",
    "**corri**: strati, guanti, riscaldamento più lungo, i primi chilometri facili.",
  ],
  dark: [
    "**run it on lit roads**, with a lamp and something that reflects.",
    "**lauf auf beleuchteten Wegen**, mit Lampe und Reflektoren.",
    "**cours sur des voies éclairées**, avec une lampe et du réfléchissant.",
    "**corre por calles con luz**, con frontal y reflectantes.",
    "**corri su strade illuminate**, con una lampada e catarifrangenti.",
  ],
};

const INSIDE: Said = [
  "Inside instead: treadmill at 1%, the same minutes at the same effort. The plan needs no change.",
  "Drinnen stattdessen: Laufband mit 1 %, dieselben Minuten mit gleicher Anstrengung. Der Plan bleibt, wie er ist.",
  "Sinon en salle : tapis à 1 %, les mêmes minutes au même effort. Le plan ne change pas.",
  "Si no, dentro: cinta al 1 %, los mismos minutos con el mismo esfuerzo. El plan no cambia.",
  "Altrimenti al chiuso: tapis roulant all’1 %, gli stessi minuti allo stesso sforzo. Il piano non cambia.",
];
