import { oneRepMaxFromSet } from "@ironpace/training";
import type { TurnContext } from "../../focus/focus.ts";
import { strongestSet } from "../../own-data/page-numbers/lift-maximum.ts";
import { LIFTS_WITH_BENCHMARK } from "../../own-data/subject.ts";
import type { Draft } from "../../topic.ts";
import type { Tongue } from "../../turn/languages.ts";
import { amountIn, dayIn } from "../../turn/names.ts";

const LEFT: { readonly [tongue in Tongue]: string } = {
  en: "(?:reps?|repetitions?) (?:are |is )?(?:left|in reserve|in the tank|to go|more)|in (?:the tank|reserve)|rir|left in the tank",
  de: "(?:wiederholung(?:en)?|wdh|reps) (?:ubrig|in reserve|reserve|mehr|im tank)|in reserve",
  fr: "(?:repetitions?|reps) (?:de |en )?(?:reserve|marge|restantes?)|en reserve",
  es: "(?:repeticion(?:es)?|reps) (?:de|en) (?:reserva|la recamara)|en (?:reserva|la recamara)",
  it: "(?:ripetizion[ei]|reps) (?:di|in) (?:riserva|margine|canna)|in (?:riserva|canna)",
};
const RPE = /\brpe (?:of )?(\d{1,2}(?:[.,]5)?)\b/;
const COUNT = String.raw`\b(\d|one|two|three|four|ein|eine|zwei|drei|vier|une|deux|trois|quatre|una|dos|tres|cuatro|due|tre|quattro) (?:more )?(?:\p{L}+ )?`;
const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/^(?:one|ein|eine|une|una)$/, 1],
  [/^(?:two|zwei|deux|dos|due)$/, 2],
  [/^(?:three|drei|trois|tres|tre)$/, 3],
  [/^(?:four|vier|quatre|cuatro|quattro)$/, 4],
];
const TO_MAX = /\b(?:1 ?rm|one rep max|max|maximum|maximal\w*|massimale|e1rm)\b/;

/** "Does RPE 8 mean two reps left, and how does that become a 1RM?": yes or no first, then the estimate on the athlete's own set. */
export function reserveOfEffort({ words, tongue, diary, view, say, frame }: TurnContext): Draft | undefined {
  const effort = RPE.exec(words)?.[1];
  const left = new RegExp(`${COUNT}(?:${LEFT[tongue]})`, "u").exec(words.replace(RPE, " "))?.[1];
  if (effort === undefined || left === undefined || frame.hasPain || frame.verbs.includes("log")) return undefined;
  const [value, claimed] = [Number(effort.replace(",", ".")), NUMBERS.find(([said]) => said.test(left))?.[1] ?? Number(left)];
  if (value < 5 || value > 10) return undefined;
  const reserve = 10 - value;
  const is = Math.abs(reserve - claimed) <= 0.5;
  const count = String(reserve).replace(".", tongue === "en" ? "." : ",");
  const top = TO_MAX.test(words) ? strongestOfAll(diary, view.today) : undefined;
  const set = top === undefined ? undefined : { ...top.set, on: top.on };
  const reps = set?.reps ?? 0;
  const inReserve = Math.max(0, Math.round(10 - (set?.rpe ?? 10)));
  const whole = reps + inReserve;
  const maximum = oneRepMaxFromSet(set?.kilograms ?? 0, reps, inReserve) ?? 0;
  return {
    text: [
      say(
        `**${is ? "Yes" : "No"}**: in a set RPE ${effort} means ${count} rep${reserve === 1 ? "" : "s"} left${is ? "" : `, not ${claimed}`}. For a whole session or a run, RPE rates how hard it felt: 8 is hard, single words only.`,
        `**${is ? "Ja" : "Nein"}**: in einem Satz heißt RPE ${effort}: noch ${count} Wiederholung${reserve === 1 ? "" : "en"} übrig${is ? "" : `, nicht ${claimed}`}. Die Anstrengung einer ganzen Einheit, auch eines Laufs, ist eine andere Zehnerskala: keine Wiederholungen, sondern wie hart es war; 8 ist dort hart, nur einzelne Worte.`,
        `**${is ? "Oui" : "Non"}** : dans une série, RPE ${effort} veut dire ${count} répétition${reserve < 2 ? "" : "s"} en réserve${is ? "" : `, pas ${claimed}`}. L’effort d’une séance entière, course comprise, est une autre échelle de dix : non des répétitions, mais à quel point c’était dur ; 8, c’est dur, un mot à la fois.`,
        `**${is ? "Sí" : "No"}**: en una serie RPE ${effort} deja ${count} ${reserve === 1 ? "repetición" : "repeticiones"} en reserva${is ? "" : `, no ${claimed}`}. El esfuerzo de toda una sesión, también de correr, es otra escala de diez: no repeticiones, sino lo dura que fue; 8 es duro, palabras sueltas.`,
        `**${is ? "Sì" : "No"}**: in una serie RPE ${effort} lascia ${count} ${reserve === 1 ? "ripetizione" : "ripetizioni"} in riserva${is ? "" : `, non ${claimed}`}. Lo sforzo di un’intera sessione, anche di corsa, è un’altra scala da dieci: non ripetizioni, ma quanto è stata dura; 8 è dura, parole singole.`,
      ),
      ...(set === undefined
        ? []
        : [
            say(
              `To a maximum: reps done plus those left, in weight × (1 + reps ÷ 30). Your ${set.exercise} ${amountIn(tongue, set.kilograms ?? 0, "weight", view)} × ${reps} at RPE ${set.rpe} (${dayIn(tongue, set.on, false)}) counts as ${whole} reps: about **${amountIn(tongue, maximum, "weight", view)}**. An estimate, best up to about six reps.`,
              `Zum Maximum: gemachte plus übrige Wiederholungen, in Gewicht × (1 + Wiederholungen ÷ 30). Dein ${set.exercise} ${amountIn(tongue, set.kilograms ?? 0, "weight", view)} × ${reps} mit RPE ${set.rpe} (${dayIn(tongue, set.on, false)}) zählt wie ${whole}: etwa **${amountIn(tongue, maximum, "weight", view)}**. Eine Schätzung, am besten bis etwa sechs Wiederholungen.`,
              `Vers un maximum : répétitions faites plus celles en réserve, dans poids × (1 + répétitions ÷ 30). Ton ${set.exercise} ${amountIn(tongue, set.kilograms ?? 0, "weight", view)} × ${reps} à RPE ${set.rpe} (${dayIn(tongue, set.on, false)}) compte pour ${whole} : environ **${amountIn(tongue, maximum, "weight", view)}**. Une estimation, meilleure jusqu’à six répétitions.`,
              `Al máximo: repeticiones hechas más las de reserva, en peso × (1 + repeticiones ÷ 30). Tu ${set.exercise} ${amountIn(tongue, set.kilograms ?? 0, "weight", view)} × ${reps} a RPE ${set.rpe} (${dayIn(tongue, set.on, false)}) cuenta como ${whole}: unos **${amountIn(tongue, maximum, "weight", view)}**. Una estimación, mejor hasta unas seis repeticiones.`,
              `Al massimale: ripetizioni fatte più quelle in riserva, in peso × (1 + ripetizioni ÷ 30). Il tuo ${set.exercise} ${amountIn(tongue, set.kilograms ?? 0, "weight", view)} × ${reps} a RPE ${set.rpe} (${dayIn(tongue, set.on, false)}) vale come ${whole}: circa **${amountIn(tongue, maximum, "weight", view)}**. Una stima, migliore fino a circa sei ripetizioni.`,
            ),
          ]),
    ],
  };
}

/** The strongest recent set of the big lifts that was rated, the newest where several lifts have one. */
function strongestOfAll(diary: TurnContext["diary"], today: string): ReturnType<typeof strongestSet> {
  return LIFTS_WITH_BENCHMARK.flatMap((lift) => strongestSet(lift, diary, today) ?? [])
    .filter(({ set }) => set.rpe !== undefined)
    .toSorted((a, b) => b.on.localeCompare(a.on))[0];
}
