import { weight } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { bestsOf, valueText } from "../../turn/results/bests.ts";
import { framesOf } from "../../turn/follow-up/follow-up.ts";
import { valueIn } from "../../turn/languages.ts";
import { thingIn } from "../../turn/names.ts";
import type { Subject } from "../../query/query.ts";
import { readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";
import { takeEvery, takeTokens } from "../take-words.ts";

const BODY_WEIGHT =
  / (?:(?:my )?body ?weight|bw|my weight|what i weigh|(?:mein )?(?:korpergewicht|eigengewicht)|(?:mon )?poids(?: de corps| du corps)?|(?:mi )?peso(?: corporal)?|(?:mio )?peso(?: corporeo)?)(?= )/;
const TIMES =
  / (\d(?:[.,]\d{1,2})?|double|triple|doppelt\w*|dreifach\w*|doble|triple|doppio|triplo) ?(?:x|times|mal|fache\w*|fois|veces|volte)?(?: (?:the|das|le|el|il))?(?= )/;
const NUMBERS: { readonly [word: string]: number } = { double: 2, triple: 3, doppelt: 2, dreifach: 3, doble: 2, doppio: 2, triplo: 3 };
const ASIDE =
  / (?:whats|what is|what|then|am i there|there|have i got it|do i (?:have|lift|reach) it|and|was ist|dann|bin ich da|schaffe ich das|c est quoi|combien|ca donne|par rapport a|du coup|j y suis|cuanto es|entonces|llego|respecto a|quanto e|quindi|ci sono|rispetto a|in|my|das|of|von|mein\w*|mon|mi|mio|il|le|el|la|cb|donne|quoi|c|est)(?= )/;
const RATIO =
  / (?:(?:is (?:the|that) )?ratio(?: ok| good| fine| normal)?|(?:ist das )?verhaltnis(?: ok| gut| normal)?|(?:le )?rapport(?: ok| bon| normal)?|(?:la )?relacion(?: ok| bien| normal)?|(?:il )?rapporto(?: ok| va bene| normale)?)(?= )/;

/** "whats 2x bodyweight then, am I there", "mon squat par rapport à mon poids, et le sdt": lifts as multiples of the body weight. */
export function bodyWeightRatio(turn: Followed): Draft | undefined {
  const { words, frame, diary, view, tongue, say } = turn;
  const { bodyWeight } = view.athlete;
  const clause = readClause(words);
  if (bodyWeight === undefined || clause.take(BODY_WEIGHT) === undefined) return undefined;
  takeTokens(clause, frame, /^(?:lift|reply|topic|rel:compare|ask)/);
  const asked = clause.take(TIMES)?.[1];
  takeEvery(clause, ASIDE);
  const times = asked === undefined ? undefined : (NUMBERS[asked] ?? Number(asked.replace(",", ".")));
  const named = frame.subjects.filter(({ lift }) => lift !== undefined);
  const before = liftsBefore(turn);
  const subjects = named.length > 0 ? named : before;
  if (!clause.isRead() || subjects.length === 0 || (times === undefined && named.length < 2)) return undefined;
  const target = times === undefined ? undefined : times * bodyWeight;
  const lines = subjects.flatMap((subject) => {
    const best = bestsOf(subject, diary)[0];
    const top = best?.values.at(-1);
    if (best === undefined || top === undefined) return [];
    const ratio = valueIn(tongue, (top.value / bodyWeight).toFixed(2));
    const value = valueText(tongue, top.value, best, view);
    if (target === undefined)
      return [`**${thingIn(tongue, best.name)}**: ${value} = **${ratio} ×** ${valueIn(tongue, weight(view, bodyWeight))}`];
    const gap = Math.round(10 * (target - top.value)) / 10;
    const state =
      gap <= 0
        ? say("yes", "ja", "oui", "sí", "sì")
        : say(
            `${weight(view, gap)} missing`,
            `es fehlen ${weight(view, gap)}`,
            `il manque ${weight(view, gap)}`,
            `faltan ${weight(view, gap)}`,
            `mancano ${weight(view, gap)}`,
          );
    return [`**${thingIn(tongue, best.name)}**: ${value}, ${ratio} ×: **${valueIn(tongue, state)}**`];
  });
  if (lines.length === 0) return undefined;
  const head =
    target === undefined
      ? []
      : [
          `${times ?? ""} × ${valueIn(tongue, weight(view, bodyWeight))} = **${valueIn(tongue, weight(view, Math.round(10 * target) / 10))}**.`,
        ];
  return { isDecided: true, text: [...head, lines.map((line) => `- ${line}`).join("\n")] };
}

/** Lifts that the last answers were about, the newest first. */
function liftsBefore({ last }: Followed): readonly Subject[] {
  const all = last === undefined ? [] : framesOf(last.frame).flatMap(({ subjects }) => subjects.filter(({ lift }) => lift !== undefined));
  return all.filter((each, at) => all.findIndex(({ name }) => name === each.name) === at).slice(0, 3);
}

/** A usual snatch beside a clean and jerk, and other pairs of lifts. */
const USUAL: readonly (readonly [smaller: string, larger: string, from: number, to: number])[] = [
  ["snatch", "clean and jerk", 78, 82],
  ["back squat", "deadlift", 80, 90],
  ["bench press", "back squat", 60, 75],
  ["overhead press", "bench press", 60, 68],
];

/** "rapporto ok?" after two lifts: one as a share of the other, beside what is usual. */
export function liftRatio(turn: Followed): Draft | undefined {
  const { words, diary, view, tongue, say } = turn;
  const clause = readClause(words);
  if (clause.take(RATIO) === undefined) return undefined;
  takeEvery(clause, / (?:ok|okay|good|fine|normal|gut|bon|bien|bene|va|buono|is|it|the|between|them)(?= )/);
  const names = new Set(
    liftsBefore(turn)
      .slice(0, 2)
      .map(({ name }) => name),
  );
  const pair = USUAL.find(([smaller, larger]) => names.has(smaller) && names.has(larger));
  if (!clause.isRead() || pair === undefined) return undefined;
  const [smaller, larger, from, to] = pair;
  const [a, b] = [smaller, larger].map((name) => {
    const subject = liftsBefore(turn).find((each) => each.name === name);
    return subject === undefined ? undefined : bestsOf(subject, diary)[0];
  });
  const [low, high] = [a?.values.at(-1)?.value, b?.values.at(-1)?.value];
  if (a === undefined || b === undefined || low === undefined || high === undefined) return undefined;
  const percent = Math.round((100 * low) / high);
  const verdict =
    percent < from
      ? say("a bit low", "etwas niedrig", "un peu bas", "un poco bajo", "un po’ basso")
      : percent > to
        ? say("rather high", "eher hoch", "plutôt haut", "más bien alto", "piuttosto alto")
        : say("as usual", "wie üblich", "habituel", "lo habitual", "nella norma");
  return {
    isDecided: true,
    text: [
      say(
        `**${percent}%, ${verdict}**: ${thingIn(tongue, smaller)} ${valueText(tongue, low, a, view)} of ${thingIn(tongue, larger)} ${valueText(tongue, high, b, view)}; usual is ${from}–${to}%.`,
        `**${percent} %, ${verdict}**: ${thingIn(tongue, smaller)} ${valueText(tongue, low, a, view)} zu ${thingIn(tongue, larger)} ${valueText(tongue, high, b, view)}; üblich sind ${from}–${to} %.`,
        `**${percent} %, ${verdict}** : ${thingIn(tongue, smaller)} ${valueText(tongue, low, a, view)} pour ${thingIn(tongue, larger)} ${valueText(tongue, high, b, view)} ; l’usuel est ${from}–${to} %.`,
        `**${percent} %, ${verdict}**: ${thingIn(tongue, smaller)} ${valueText(tongue, low, a, view)} de ${thingIn(tongue, larger)} ${valueText(tongue, high, b, view)}; lo usual es ${from}–${to} %.`,
        `**${percent} %, ${verdict}**: ${thingIn(tongue, smaller)} ${valueText(tongue, low, a, view)} su ${thingIn(tongue, larger)} ${valueText(tongue, high, b, view)}; di solito è ${from}–${to} %.`,
      ),
    ],
  };
}
