import { addDays, type BenchmarkWorkout, formatClock, parseClock } from "@ironpace/training";
import type { Work } from "../../own-data/diary.ts";
import type { Draft } from "../../topic.ts";
import { dayIn } from "../../turn/names.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { resultsOf, workoutNamed } from "../cards/named-workout.ts";
import { takeEvery, takeTokens } from "../take-words.ts";

const JUDGES =
  / (?:(?:is|was) (?:that|it|this)(?: any| too| very| really)? (?:slow|fast|good|bad|ok|okay|decent|normal|weak)|(?:slow|fast|good|bad|any good)|ist das(?: zu| sehr)? (?:langsam|schnell|gut|schlecht|ok|normal)|(?:langsam|gut|schlecht)|(?:c est|est ce)(?: trop| tres)? (?:lent|rapide|bien|mauvais|nul|normal)|es(?: muy)? (?:lento|rapido|bueno|malo|normal)|e(?: troppo| molto)? (?:lento|veloce|buono|scarso|normale))(?= )/;
const TARGET =
  / (?:(?:whats |what is |what would be |what )?(?:a )?(?:good |realistic |next |decent )?(?:target|goal|time to aim for)|(?:what )?should i aim for|(?:was (?:ist|ware) )?(?:ein )?(?:gutes |realistisches |nachstes )?ziel|(?:quel )?(?:bon )?objectif|(?:cual (?:es|seria) )?(?:un )?(?:buen )?(?:objetivo|meta)|(?:quale? (?:e|sarebbe) )?(?:un )?(?:buon )?(?:obiettivo|traguardo))(?= )/;
const NTH =
  / (?:(?:for |with |bei |fur |pour |para |con |per )?(?:the |der |die |das |dem |den |la |le |el |il )?(first|second|last|other|erste\w*|zweite\w*|letzte\w*|andere\w*|premiere?|deuxieme|derniere?|autre|primer[oa]?|segund[oa]|ultim[oa]|otr[oa]|prim[oa]|second[oa]|altr[oa])(?: one| workout| wod)?)(?= )/;
const STEP = 0.9;

/** "is that slow" after Helen: the stored result beside what is usual at the athlete's level. */
export function workoutJudged(turn: Followed): Draft | undefined {
  const { words, say, view, tongue } = turn;
  const clause = readClause(words);
  if (turn.cards.length > 0 || clause.take(JUDGES) === undefined) return undefined;
  takeEvery(clause, / (?:then|for me|for my level|is|was|it|that|fur mich|pour moi|para mi|per me|and|so)(?= )/);
  const workout = workoutsBefore(turn)[0];
  const result = workout === undefined ? undefined : resultOf(workout, turn);
  const usual = workout?.usual?.[view.athlete.level];
  if (!clause.isRead() || workout === undefined || result === undefined || usual === undefined) return undefined;
  const isTime = workout.kind !== "amrap";
  const own = isTime ? (parseClock(result.score?.split(",")[0] ?? "") ?? Number.NaN) / 60 : Number(/^\d+/.exec(result.score ?? "")?.[0]);
  if (!Number.isFinite(own)) return undefined;
  const [best, slowest] = usual;
  const isGood = isTime ? own <= best : own >= best;
  const isUsual = isTime ? own <= slowest : own >= slowest;
  const text = (value: number): string => (isTime ? formatClock(Math.round(60 * value)) : `${value}`);
  const range = `${text(best)}–${text(slowest)}${isTime ? "" : ` ${say("rounds", "Runden", "tours", "rondas", "giri")}`}`;
  return {
    isDecided: true,
    text: [
      isGood
        ? say(`**No, it is fast**`, `**Nein, das ist schnell**`, `**Non, c’est rapide**`, `**No, es rápido**`, `**No, è veloce**`)
        : isUsual
          ? say(
              `**No, it is usual for your level**`,
              `**Nein, das ist üblich für dein Niveau**`,
              `**Non, c’est habituel à ton niveau**`,
              `**No, es lo habitual en tu nivel**`,
              `**No, è nella norma del tuo livello**`,
            )
          : say(
              `**A little slow for your level**: there is room to improve`,
              `**Etwas, für dein Niveau**: da ist Luft`,
              `**Un peu, pour ton niveau** : il y a de la marge`,
              `**Un poco, para tu nivel**: hay margen`,
              `**Un po’, per il tuo livello**: c’è margine`,
            ),
      say(
        `**${workout.name}** ${result.score ?? ""} (${dayIn(tongue, result.on)}); usual as prescribed at your level (${view.athlete.level}) is ${range}.`,
        `**${workout.name}** ${result.score ?? ""} (${dayIn(tongue, result.on)}); üblich wie vorgeschrieben auf deinem Niveau (${view.athlete.level}) sind ${range}.`,
        `**${workout.name}** ${result.score ?? ""} (${dayIn(tongue, result.on)}) ; l’usuel Rx à ton niveau (${view.athlete.level}) est ${range}.`,
        `**${workout.name}** ${result.score ?? ""} (${dayIn(tongue, result.on)}); lo habitual Rx en tu nivel (${view.athlete.level}) es ${range}.`,
        `**${workout.name}** ${result.score ?? ""} (${dayIn(tongue, result.on)}); di solito Rx al tuo livello (${view.athlete.level}) è ${range}.`,
      ),
    ],
  };
}

/** "and for the first one what's a good target": the next step for a workout that was talked about. */
export function workoutTarget(turn: Followed): Draft | undefined {
  const { words, frame, say, tongue, view } = turn;
  const clause = readClause(words);
  if (clause.take(TARGET) === undefined) return undefined;
  const nth = clause.take(NTH)?.[1];
  takeTokens(clause, frame, /^(?:ordinal|reply|topic:goal)/);
  const named = workoutNamed(words);
  if (named !== undefined) clause.take(new RegExp(` ${named.name.toLowerCase()}(?= )`));
  takeEvery(clause, / (?:for|and|then|what|whats|is|a|good|fur|und|was|ist|pour|et|c est|quoi|para|y|cual|per|e|quale|one)(?= )/);
  const before = workoutsBefore(turn);
  const isFirst = nth !== undefined && /^(?:first|erste|prem|prim)/.test(nth);
  const isOther = nth !== undefined && /^(?:other|andere|autre|otr|altr|second|zweite|deux|segund)/.test(nth);
  const workout = named ?? (isFirst ? before.at(-1) : isOther ? before[1] : before[0]);
  const result = workout === undefined ? undefined : resultOf(workout, turn);
  if (!clause.isRead() || workout === undefined || result?.score === undefined) return undefined;
  const isTime = workout.kind !== "amrap";
  const own = isTime ? parseClock(result.score.split(",")[0] ?? "") : Number(/^\d+/.exec(result.score)?.[0]);
  if (own === undefined || !Number.isFinite(own)) return undefined;
  const next = isTime ? formatClock(15 * Math.round((own * STEP) / 15)) : `${own + Math.max(1, Math.round(own * (1 - STEP)))}`;
  const by = dayIn(tongue, addDays(view.today, 84));
  const unit = isTime ? "" : ` ${say("rounds", "Runden", "tours", "rondas", "giri")}`;
  const moves = workout.movements
    .map(({ exercise, called }) => (called ?? exercise).toLowerCase().replace(/ \(.*\)/, ""))
    .slice(0, 3)
    .join(", ");
  return {
    isDecided: true,
    text: [
      say(
        `**${workout.name}: ${isTime ? "under " : ""}${next}${unit}** by about ${by}, from ${result.score} (${dayIn(tongue, result.on)}): ten per cent better is realistic in twelve weeks.`,
        `**${workout.name}: ${isTime ? "unter " : ""}${next}${unit}** bis etwa ${by}, von ${result.score} (${dayIn(tongue, result.on)}): ein Zehntel besser ist in zwölf Wochen drin.`,
        `**${workout.name} : ${isTime ? "sous " : ""}${next}${unit}** vers le ${by}, depuis ${result.score} (${dayIn(tongue, result.on)}) : un dixième de mieux est possible en douze semaines.`,
        `**${workout.name}: ${isTime ? "por debajo de " : ""}${next}${unit}** hacia el ${by}, desde ${result.score} (${dayIn(tongue, result.on)}): un diez por ciento mejor cabe en doce semanas.`,
        `**${workout.name}: ${isTime ? "sotto " : ""}${next}${unit}** verso ${by}, da ${result.score} (${dayIn(tongue, result.on)}): un decimo in meglio ci sta in dodici settimane.`,
      ),
      say(
        `What decides it: the movement that you have to break first (${moves}). Plan sets that you can hold to the end.`,
        `Was entscheidet: die Übung, die du zuerst unterbrechen musst (${moves}). Plan Sätze, die du bis zum Ende hältst.`,
        `Ce qui décide : le mouvement que tu dois couper en premier (${moves}). Prévois des séries tenables jusqu’au bout.`,
        `Lo que decide: el ejercicio que rompes primero (${moves}). Planea series que aguantes hasta el final.`,
        `Ciò che decide: il movimento che spezzi per primo (${moves}). Prevedi serie che tieni fino alla fine.`,
      ),
    ],
  };
}

/** Workouts with a name that the dialogue was about, the newest first. */
function workoutsBefore({ turns }: Followed): readonly BenchmarkWorkout[] {
  const found = turns.toReversed().flatMap(
    ({ question, answer }) =>
      workoutNamed(
        question
          .toLowerCase()
          .replaceAll(/[^\p{L}\d ]/gu, " ")
          .trim(),
      ) ??
      workoutNamed(
        (answer.split("\n")[0] ?? "")
          .toLowerCase()
          .replaceAll(/[^\p{L}\d ]/gu, " ")
          .trim(),
      ) ??
      [],
  );
  return found.filter((each, at) => found.indexOf(each) === at);
}

function resultOf({ name }: BenchmarkWorkout, { diary }: Followed): Work | undefined {
  return resultsOf(name, diary.work).findLast(({ score }) => score !== undefined);
}
