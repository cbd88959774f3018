import { hyroxPrediction } from "@ironpace/training";
import type { Diary, Race } from "../../own-data/diary.ts";
import { bullet, clock } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { type Said, sayIn } from "../languages.ts";
import { dayIn } from "../names.ts";

/** How each station is trained (articles hyrox-ergs, hyrox-sleds, hyrox-burpees-and-lunges, hyrox-carries-and-wall-balls). */
const WORK: readonly (readonly [station: RegExp, said: Said])[] = [
  [
    /ski/i,
    [
      "5 × 500 m at your 2,000 m split with 2 min rest, or 3 × 1,000 m at race effort, each followed by a 400 m run. Start with ten calm pulls; hinge and let body weight do it.",
      "5 × 500 m im 2.000-m-Split mit 2 min Pause oder 3 × 1.000 m im Renntempo, danach je 400 m Lauf. Mit zehn ruhigen Zügen beginnen; aus der Hüfte, das Körpergewicht zieht.",
      "5 × 500 m à ton allure de 2 000 m avec 2 min de repos, ou 3 × 1 000 m à l’effort de course, chacun suivi de 400 m de course. Dix tirages calmes au début ; c’est le poids du corps qui tire.",
      "5 × 500 m a tu ritmo de 2.000 m con 2 min de pausa, o 3 × 1.000 m a esfuerzo de carrera, cada uno con 400 m corriendo después. Diez tirones tranquilos al principio; tira el peso del cuerpo.",
      "5 × 500 m al tuo passo dei 2.000 m con 2 min di pausa, o 3 × 1.000 m a sforzo gara, ciascuno seguito da 400 m di corsa. Dieci tirate calme all’inizio; tira il peso del corpo.",
    ],
  ],
  [
    /sled push/i,
    [
      "Once a week heavy: 6–8 × 12.5 m at race weight with full rest; or long: 4 × 25–50 m at 60–75% with a run after it. Hips low, short quick steps, the sled never stops.",
      "Einmal pro Woche schwer: 6–8 × 12,5 m mit Renngewicht und voller Pause; oder lang: 4 × 25–50 m mit 60–75 % und einem Lauf danach. Hüfte tief, kurze schnelle Schritte, der Schlitten steht nie.",
      "Une fois par semaine lourd : 6 à 8 × 12,5 m au poids de course, repos complet ; ou long : 4 × 25 à 50 m à 60–75 % avec une course après. Hanches basses, pas courts et rapides, le traîneau ne s’arrête jamais.",
      "Una vez por semana pesado: 6–8 × 12,5 m con el peso de carrera y pausa completa; o largo: 4 × 25–50 m al 60–75 % con carrera después. Cadera baja, pasos cortos y rápidos, el trineo no se para.",
      "Una volta a settimana pesante: 6–8 × 12,5 m al peso gara con pausa piena; o lungo: 4 × 25–50 m al 60–75 % con una corsa dopo. Anche basse, passi corti e veloci, la slitta non si ferma.",
    ],
  ],
  [
    /sled pull/i,
    [
      "6–8 × 12.5 m at race weight, walking back with straight arms instead of pulling with them; beside it heavy rows. Long: 4 × 25 m at 60–75% with a run after it.",
      "6–8 × 12,5 m mit Renngewicht, rückwärts gehen mit gestreckten Armen statt aus den Armen ziehen; dazu schweres Rudern mit der Hantel. Lang: 4 × 25 m mit 60–75 % und Lauf danach.",
      "6 à 8 × 12,5 m au poids de course, en reculant bras tendus au lieu de tirer avec les bras ; à côté, rowing lourd. Long : 4 × 25 m à 60–75 % avec une course après.",
      "6–8 × 12,5 m con el peso de carrera, caminando hacia atrás con los brazos rectos en vez de tirar con ellos; además remo pesado con barra. Largo: 4 × 25 m al 60–75 % con carrera después.",
      "6–8 × 12,5 m al peso gara, camminando indietro a braccia tese invece di tirare con le braccia; in più rematore pesante. Lungo: 4 × 25 m al 60–75 % con una corsa dopo.",
    ],
  ],
  [
    /burpee/i,
    [
      "4–6 × 20 m with 200 m runs between. Step up one foot at a time, jump a comfortable 1–1.2 m, count in fives: one pace from the first length to the last.",
      "4–6 × 20 m mit 200 m Lauf dazwischen. Fuß für Fuß aufstehen, bequeme 1–1,2 m springen, in Fünfern zählen: ein Tempo von der ersten bis zur letzten Bahn.",
      "4 à 6 × 20 m avec 200 m de course entre. Remonte un pied après l’autre, saute 1 à 1,2 m sans forcer, compte par cinq : le même rythme du début à la fin.",
      "4–6 × 20 m con 200 m corriendo entre medias. Sube un pie y luego el otro, salta 1–1,2 m cómodos, cuenta de cinco en cinco: un mismo ritmo de principio a fin.",
      "4–6 × 20 m con 200 m di corsa in mezzo. Risali un piede alla volta, salta 1–1,2 m comodi, conta a cinque: un solo ritmo dall’inizio alla fine.",
    ],
  ],
  [
    /row/i,
    [
      "5 × 500 m at your 2,000 m split with 2 min rest, or 3 × 1,000 m at race effort with a 400 m run after each. Legs first, rate 24–28, and let the heart rate come down.",
      "5 × 500 m im 2.000-m-Split mit 2 min Pause oder 3 × 1.000 m im Renntempo mit je 400 m Lauf danach. Zuerst die Beine, Schlagzahl 24–28, der Puls darf sinken.",
      "5 × 500 m à ton allure de 2 000 m avec 2 min de repos, ou 3 × 1 000 m à l’effort de course avec 400 m de course après. Les jambes d’abord, cadence 24–28, laisse descendre le cœur.",
      "5 × 500 m a tu ritmo de 2.000 m con 2 min de pausa, o 3 × 1.000 m a esfuerzo de carrera con 400 m corriendo después. Primero las piernas, cadencia 24–28, deja bajar el pulso.",
      "5 × 500 m al passo dei 2.000 m con 2 min di pausa, o 3 × 1.000 m a sforzo gara con 400 m di corsa dopo. Prima le gambe, cadenza 24–28, lascia scendere il battito.",
    ],
  ],
  [
    /farmer/i,
    [
      "3–4 × 50–100 m at race weight, and hangs from the bar of 30–45 s. Handles in the fingers, thumbs over, small quick steps. If your grip is going, put them down once, at half way.",
      "3–4 × 50–100 m mit Renngewicht und 30–45 s Hängen an der Stange. Griffe in den Fingern, Daumen darüber, kleine schnelle Schritte; geht der Griff auf, einmal absetzen, auf halber Strecke.",
      "3 à 4 × 50 à 100 m au poids de course, et 30 à 45 s suspendue à la barre. Poignées dans les doigts, pouces par-dessus, petits pas rapides ; si la prise lâche, pose une fois, à mi-chemin.",
      "3–4 × 50–100 m con el peso de carrera y 30–45 s colgada de la barra. Asas en los dedos, pulgares por encima, pasos cortos y rápidos; si falla el agarre, suéltalas una vez, a mitad de camino.",
      "3–4 × 50–100 m al peso gara e 30–45 s appesa alla sbarra. Maniglie nelle dita, pollici sopra, passi piccoli e veloci; se la presa cede, posale una volta, a metà.",
    ],
  ],
  [
    /lunge/i,
    [
      "3–4 × 25–50 m at 60–100% of race weight, with split squats and step-ups for strength. Normal steps, knee to the floor, hands off the knees; none within ten days of the race.",
      "3–4 × 25–50 m mit 60–100 % des Renngewichts, dazu Split Squats und Step-ups. Normale Schritte, Knie auf den Boden, Hände nicht auf die Knie; keine in den letzten zehn Tagen vor dem Rennen.",
      "3 à 4 × 25 à 50 m à 60–100 % du poids de course, avec split squats et montées sur caisse. Pas normaux, genou au sol, mains loin des genoux ; aucune dans les dix jours avant la course.",
      "3–4 × 25–50 m al 60–100 % del peso de carrera, con split squats y subidas al cajón. Pasos normales, rodilla al suelo, manos fuera de las rodillas; ninguna en los diez días antes de la carrera.",
      "3–4 × 25–50 m al 60–100 % del peso gara, con split squat e step-up. Passi normali, ginocchio a terra, mani lontane dalle ginocchia; nessuno nei dieci giorni prima della gara.",
    ],
  ],
  [
    /wall/i,
    [
      "Once a week 60–100 in sets after a run, at race weight or one ball lighter, all at full depth. In the race 5 × 20, 15s or tens from the start, three breaths between.",
      "Einmal pro Woche 60–100 in Sätzen nach einem Lauf, mit Rennball oder einem leichteren, alle in voller Tiefe. Im Rennen 5 × 20, 15er oder von Anfang an Zehner, drei Atemzüge dazwischen.",
      "Une fois par semaine 60 à 100 en séries après une course, au poids de course ou un ballon plus léger, toutes à pleine profondeur. En course 5 × 20, par 15 ou par dix dès le début, trois respirations entre.",
      "Una vez por semana 60–100 en series después de correr, con el balón de carrera o uno más ligero, todas a plena profundidad. En carrera 5 × 20, de 15 en 15 o de diez en diez desde el inicio, tres respiraciones entre medias.",
      "Una volta a settimana 60–100 in serie dopo una corsa, con la palla di gara o una più leggera, tutte a piena profondità. In gara 5 × 20, da 15 o da dieci fin dall’inizio, tre respiri in mezzo.",
    ],
  ],
];

/** The stations of the last race with splits, those that lose most against the estimate first. */
export function weakestStations(
  { races }: Pick<Diary, "races">,
  { athlete, today }: CoachView,
  raceName?: string,
): readonly { readonly race: Race; readonly name: string; readonly seconds: number; readonly expected: number }[] {
  const race = races.findLast(
    ({ splits, result, name }) => splits !== undefined && result !== undefined && (raceName === undefined || name === raceName),
  );
  if (race?.splits === undefined) return [];
  const expected = hyroxPrediction(athlete, today).stations;
  return race.splits
    .filter(({ name }) => !name.startsWith("Run ") && name !== "Roxzone")
    .flatMap(({ name, seconds }, at) => {
      const of = expected[at];
      return of === undefined ? [] : [{ race, name, seconds, expected: of.seconds }];
    })
    .toSorted((a, b) => b.seconds / b.expected - a.seconds / a.expected);
}

/** Which station to work on, or how: the one that loses most against what the athlete's own tests promise. */
export function answerStationWork(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, topics, lines, subjects } = frame;
  const stations = weakestStations(diary, view);
  if (stations.length === 0) return undefined;
  const say = sayIn(tongue);
  const named = [...lines, ...subjects.flatMap(({ sport }) => (sport === "row" || sport === "ski" ? [sport] : []))][0];
  const chosen =
    (named === undefined ? undefined : stations.find(({ name }) => name.toLowerCase().replace("erg", "").includes(named))) ?? stations[0];
  if (chosen === undefined) return undefined;
  const { race, name, seconds, expected } = chosen;
  const how = WORK.find(([station]) => station.test(name))?.[1];
  const gap = Math.round(seconds - expected);
  const others = stations
    .filter((each) => each !== chosen && each.seconds > each.expected)
    .slice(0, 2)
    .map((each) => `${each.name} ${clock(each.seconds)} (+${clock(Math.round(each.seconds - each.expected))})`);
  const isHow = topics.has("how") && !topics.has("splits");
  const head = say(
    `**${name}** first: ${clock(seconds)} at ${race.name} (${dayIn(tongue, race.on)})${gap > 0 ? `, about **${clock(gap)}** more than your tests and level suggest (${clock(Math.round(expected))})` : `, within what your tests and level suggest (${clock(Math.round(expected))})`}.`,
    `Zuerst **${name}**: ${clock(seconds)} bei ${race.name} (${dayIn(tongue, race.on)})${gap > 0 ? `, etwa **${clock(gap)}** mehr, als deine Tests und dein Niveau erwarten lassen (${clock(Math.round(expected))})` : `, im Rahmen deiner Tests (${clock(Math.round(expected))})`}.`,
    `D’abord **${name}** : ${clock(seconds)} à ${race.name} (${dayIn(tongue, race.on)})${gap > 0 ? `, environ **${clock(gap)}** de plus que ce que suggèrent tes tests et ton niveau (${clock(Math.round(expected))})` : `, conforme à tes tests (${clock(Math.round(expected))})`}.`,
    `Primero **${name}**: ${clock(seconds)} en ${race.name} (${dayIn(tongue, race.on)})${gap > 0 ? `, unos **${clock(gap)}** más de lo que sugieren tus pruebas y tu nivel (${clock(Math.round(expected))})` : `, dentro de lo que sugieren tus pruebas (${clock(Math.round(expected))})`}.`,
    `Prima **${name}**: ${clock(seconds)} a ${race.name} (${dayIn(tongue, race.on)})${gap > 0 ? `, circa **${clock(gap)}** più di quanto suggeriscono i tuoi test e il tuo livello (${clock(Math.round(expected))})` : `, in linea con i tuoi test (${clock(Math.round(expected))})`}.`,
  );
  return {
    text: [
      ...(isHow ? [] : [head]),
      ...(how === undefined ? [] : [isHow ? `**${name}**: ${say(...how)}` : say(...how)]),
      ...(others.length === 0 || isHow ? [] : [`${say("Then", "Danach", "Ensuite", "Después", "Poi")}:`, bullet(others)]),
    ],
  };
}
