import { BENCHMARK_WORKOUTS, type BenchmarkWorkout } from "@ironpace/training";
import type { Work } from "../../own-data/diary.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { amountIn, dayIn } from "../../turn/names.ts";
import { valueIn } from "../../turn/languages.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

/** Names that are also everyday words are told by what stands beside them only. */
const EVERYDAY = new Set(["open", "total", "the seven", "diane", "grace", "hope", "eva", "chelsea", "nancy", "karen", "annie"]);

const named = (name: string): RegExp => new RegExp(` ${name.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?= )`);
const BY_NAME = BENCHMARK_WORKOUTS.map((workout) => ({ workout, pattern: named(workout.name) }));

const LOG =
  / (?:log|record|note down|enter|trag\w*|eintragen|eintrag|erfass\w*|note[rz]?|enregistre\w*|anota\w*|apunta\w*|registra\w*|segna\w*)(?= )/;

/** The workout with a name that a message is about. */
export function workoutNamed(words: string): BenchmarkWorkout | undefined {
  return BY_NAME.find(({ pattern }) => pattern.test(` ${words} `))?.workout;
}

/** Every time a workout was done, the oldest first; of two entries of one day the one with a score. */
export function resultsOf(name: string, work: readonly Work[]): readonly Work[] {
  const found = work.filter(
    ({ title }) =>
      title
        .trim()
        .replace(/, scaled$/i, "")
        .toLowerCase() === name.toLowerCase(),
  );
  return found.filter((each) => each.score !== undefined || !found.some(({ on, score }) => on === each.on && score !== undefined));
}

function resultLine({ on, score, minutes, rpe }: Work, tongue: Followed["tongue"]): string {
  return [
    dayIn(tongue, on),
    ...(score === undefined ? (minutes === undefined ? [] : [amountIn(tongue, minutes, "time")]) : [`**${scoreText(score, tongue)}**`]),
    ...(rpe === undefined ? [] : [amountIn(tongue, rpe, "effort")]),
  ].join(", ");
}

const ROUNDS = { en: "rounds", de: "Runden", fr: "tours", es: "rondas", it: "giri" } as const;

function scoreText(score: string, tongue: Followed["tongue"]): string {
  return valueIn(
    tongue,
    score
      .replace(/rounds?/, ROUNDS[tongue])
      .replace(/ and (\d+) reps?/, " + $1")
      .replace(/scaled$/, tongue === "de" ? "skaliert" : "scaled"),
  );
}

const ASKS_WHEN = / (?:when|whens|wann|quand|cuando|quando)(?= )/;
const ASKS_LAST =
  / (?:last time|last|latest|most recent|recently|letzte\w*|zuletzt|derniere?|la derniere fois|fois|ultim[oa]|vez|volta|previous|before|vorher|avant|antes|prima)(?= )/g;
const ASKS_RESULT =
  / (?:time|score|result|best|pb|pr|record|how many rounds|how fast|rx|scaled|zeit|ergebnis|rekord|bestzeit|wie schnell|wie viele runden|temps|resultat|meilleur\w*|tiempo|resultado|mejor|marca|tempo|risultato|migliore?|scaled or rx|rx or scaled)(?= )/g;
const VERBS =
  / (?:war|when|and|und|et|y|e|i|u|fast|slow|did|do|done|have|has|had|hit|get|got|scored?|gemacht|hab|habe|hatte|fait|faite|hice|hecho|fatto|ho|he|go|it|off|or|what|whats|how|many|rounds|wie|quel|quelle|cual|qual|quale|que|was)(?= )/g;

/** "When did I last do Fran", "cuándo hice fran la última vez", "was that Rx last time": the results of a workout. */
export function workoutResults(turn: Followed): Draft | undefined {
  const { words, tongue, diary, say } = turn;
  const own = workoutNamed(words);
  const open = own === undefined ? workoutOfCard(turn) : undefined;
  const name = own?.name ?? open;
  if (name === undefined || (own !== undefined && EVERYDAY.has(own.name.toLowerCase())) || LOG.test(` ${words} `)) return undefined;
  const clause = readClause(words);
  if (own !== undefined) clause.take(named(own.name));
  const asked = [ASKS_WHEN, ASKS_LAST, ASKS_RESULT].map((pattern) => takeAll(clause, pattern));
  takeAll(clause, VERBS);
  if (!asked.some(Boolean) || !clause.isRead()) return undefined;
  // Beside a card only what was before it is asked.
  if (open !== undefined && asked[1] !== true) return undefined;
  const results = resultsOf(name, diary.work);
  const last = results.at(-1);
  if (last === undefined)
    return {
      isDecided: true,
      text: [
        say(
          `**${name}** is not in your log yet.`,
          `**${name}** steht noch nicht in deinem Tagebuch.`,
          `**${name}** n’est pas encore dans ton journal.`,
          `**${name}** aún no está en tu registro.`,
          `**${name}** non è ancora nel tuo diario.`,
        ),
      ],
    };
  const earlier = results.slice(0, -1).toReversed();
  return {
    isDecided: true,
    text: [
      `**${name}**: ${resultLine(last, tongue)}.`,
      ...(results.some(({ score }) => score !== undefined)
        ? []
        : [
            say(
              "Only that it was done: no score is stored.",
              "Ein Ergebnis ist dazu nicht gespeichert.",
              "Aucun résultat n’est enregistré.",
              "No hay resultado guardado.",
              "Nessun risultato salvato.",
            ),
          ]),
      earlier.length === 0
        ? say(
            "It is the only one in your log.",
            "Es ist der einzige Eintrag.",
            "C’est la seule fois notée.",
            "Es la única anotada.",
            "È l’unica registrata.",
          )
        : bullet(earlier.slice(0, 5).map((each) => resultLine(each, tongue))),
    ],
  };
}

/** The workout of a log card in the air. */
function workoutOfCard({ cards }: Followed): string | undefined {
  const [record] = cards.flatMap(({ request }) => (request.reason === "record" && request.record.kind === "log" ? [request.record] : []));
  return record?.score === undefined ? undefined : record.title;
}

function takeAll(clause: ReturnType<typeof readClause>, pattern: RegExp): boolean {
  const one = new RegExp(pattern.source);
  let isFound = false;
  while (clause.take(one) !== undefined) isFound = true;
  return isFound;
}
