import type { Turn } from "../dialogue/turn.ts";
import { shortDay } from "@ironpace/training";
import { sessionIn } from "../dialogue/focus.ts";
import { toGerman } from "../language/german/values.ts";
import { readQuestion } from "../question.ts";
import { liftIn } from "../own-data/subject.ts";
import { weight } from "../say.ts";
import type { Diary } from "../own-data/diary.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { answerEntity, fieldAsked, valueThen } from "./answer-entity.ts";
import { type Entity, entityIn, entityNamed } from "./entity.ts";
import { compareAnswers } from "./headline.ts";
import { findMostImproved } from "./progress.ts";
import { paceFor } from "./progress.ts";
import { plannedLine } from "./planned-line.ts";

interface Asked {
  readonly content: string;
  readonly turns: readonly Turn[];
}

/** Answers that go on from the session, race, goal or value that was talked about; undefined where another part of the coach may know better. */
export async function answerFromFocus(
  { content, turns }: Asked,
  view: CoachView,
  diary: () => Promise<Diary>,
  speech: "en" | "de",
): Promise<Draft | undefined> {
  const { words } = readQuestion(content, "coaching_question");
  const line = isWish(words) ? undefined : plannedLine(words, turns, view, speech);
  if (line !== undefined) return line;
  const longer = compareSessions(words, turns, view, speech);
  if (longer !== undefined) return longer;
  const improved = /\b(?:most|least|best|biggest)\b/.test(words) ? findMostImproved(words, await diary(), view, speech) : undefined;
  if (improved !== undefined) return improved;
  const pace = /\d:\d\d/.test(words) ? paceFor(words, await diary(), speech) : undefined;
  if (pace !== undefined) return pace;
  const isPending = (turns.at(-1)?.proposals.length ?? 0) > 0 && turns.at(-1)?.decision === null;
  if (isPending) return ofPending(words, turns, await diary(), view, speech);
  if (words.split(" ").length > MOST_WORDS) return undefined;
  return compareAnswers(words, turns, speech) ?? fieldOfEntity(words, turns, await diary(), view, speech);
}

/** "which is longer": the planned sessions of the last two turns. */
function compareSessions(words: string, turns: readonly Turn[], view: CoachView, speech: "en" | "de"): Draft | undefined {
  const how =
    /^(?:and |so )?(?:which|what)(?: one| of them)? (?:is|s) (?:the )?(longer|shorter|harder|easier|tougher|longest|hardest|easiest|shortest)(?: one)?$/.exec(
      words,
    )?.[1];
  const [one, other] = how === undefined ? [] : turns.slice(-2).map((turn) => sessionIn(turn, view));
  if (how === undefined || one === undefined || other === undefined || one.id === other.id) return undefined;
  const value = (session: typeof one): number => (/long|short/.test(how) ? session.duration : session.intensityLevel);
  const top = (/short|eas/.test(how) ? value(one) <= value(other) : value(one) >= value(other)) ? one : other;
  const rest = top === one ? other : one;
  const de = speech === "de";
  const said = (session: typeof one): string =>
    `**${session.title}** (${de ? toGerman(shortDay(session.date)) : shortDay(session.date)}, ${session.duration} min, ${de ? "Anstrengung" : "effort"} ${session.intensityLevel} ${de ? "von" : "of"} 10)`;
  return {
    text: [
      value(one) === value(other)
        ? `${de ? "Beide gleich" : "Both the same"}: ${said(one)}; ${said(other)}.`
        : `${said(top)}; ${de ? "dagegen" : "against"} ${said(rest)}.`,
    ],
  };
}

/** Beside a card: whether what it logs is a best, or what a value is with the weight that it stores. */
function ofPending(words: string, turns: readonly Turn[], diary: Diary, view: CoachView, speech: "en" | "de"): Draft | undefined {
  const request = turns.at(-1)?.proposals[0]?.request;
  if (request?.reason !== "record") return undefined;
  const { record } = request;
  if (record.kind === "log" && /\b(?:pb|pr|best|record|heaviest|max)\b/.test(words) && /\b(?:is|was|thats|that|it)\b/.test(words))
    return isBest(record.sets, diary, view, speech);
  if (record.kind !== "weight" || !/^(?:and |so )?(?:whats|what is|how much|my)\b/.test(words)) return undefined;
  const own = entityNamed(words, diary, view);
  const asked = fieldAsked(words);
  return own === undefined || asked === undefined
    ? undefined
    : answerEntity(own, asked, { ...diary, profile: { ...diary.profile, bodyWeight: record.kilograms } }, view, speech);
}

function isBest(
  sets: readonly { readonly exercise: string; readonly kilograms?: number }[],
  { work, bests, benchmarks }: Diary,
  view: CoachView,
  speech: "en" | "de",
): Draft | undefined {
  const [first] = sets;
  const lift = first === undefined ? undefined : liftIn(first.exercise.toLowerCase())?.lift;
  const kilograms = Math.max(0, ...sets.map(({ kilograms: loaded }) => loaded ?? 0));
  if (lift === undefined || kilograms === 0) return undefined;
  const heaviest = Math.max(
    0,
    ...work.flatMap(({ sets: done }) =>
      done.filter(({ exercise }) => lift.fits.test(exercise)).map(({ kilograms: loaded }) => loaded ?? 0),
    ),
  );
  const best = Math.max(
    0,
    bests.findLast(({ name, metric }) => metric === "weight" && lift.fits.test(name))?.number ?? 0,
    benchmarks.findLast(({ field }) => field === lift.benchmark)?.value ?? 0,
  );
  const de = speech === "de";
  const isHeaviest = kilograms > heaviest;
  return {
    text: [
      `${isHeaviest ? (de ? "**Ja**, so schwer hast du das noch nie eingetragen" : "**Yes**, it is the heaviest you have logged") : de ? "**Nein**" : "**No**"}: ${weight(view, kilograms)}, ${de ? "bisher" : "before"} ${weight(view, heaviest)}.${best === 0 ? (de ? " Eine Bestleistung ist dafür nicht gespeichert." : " No best is stored for it.") : ` ${de ? "Gespeicherte Bestleistung" : "Stored best"}: ${weight(view, best)}.`}`,
    ],
  };
}

/** A follow-up is short. */
const MOST_WORDS = 12;

/** "where was that", "by when?", "what did I aim for there?" */
function fieldOfEntity(words: string, turns: readonly Turn[], diary: Diary, view: CoachView, speech: "en" | "de"): Draft | undefined {
  if (isWish(words) || OTHER_UNITS.test(words)) return undefined;
  const own = entityNamed(words, diary, view);
  const compared =
    own?.kind === "value" && /\b(?:vs|versus|than|since|compared|ago|from)\b/.test(words)
      ? valueThen(own, words, diary, view, speech)
      : undefined;
  if (compared !== undefined) return compared;
  if (turns.length === 0 && own?.kind === "value" && !/\bsplit\b|\bbody ?weight\b|\b(?:how close|how far)\b.*\d/.test(words))
    return undefined;
  const entity = own ?? entityIn(turns, diary, view);
  if (entity === undefined) return undefined;
  const then = own === undefined ? valueThen(entity, words, diary, view, speech) : undefined;
  if (then !== undefined) return then;
  const asked = fieldAsked(words);
  // A message that names its race or goal and a field is complete; else nothing may be left unexplained.
  const isExplained = asked !== undefined && asked.rest.every((word) => own !== undefined && isOfEntity(word, own));
  return asked === undefined || !isExplained ? undefined : answerEntity(entity, asked, diary, view, speech);
}

function isOfEntity(word: string, entity: Entity): boolean {
  const text =
    entity.kind === "race"
      ? `${entity.race.name} ${entity.race.location} race`
      : entity.kind === "goal"
        ? `${entity.goal.title} goal pull up ups`
        : `${entity.lift?.name ?? ""} ${entity.test?.name ?? ""}`;
  return text.toLowerCase().includes(word);
}

/** "in miles" gives the last answer in other units. */
const OTHER_UNITS = /\bin (?:miles|km|kms|kilometers|kg|lbs?|pounds)$/;

function isWish(words: string): boolean {
  // "did the 5k get faster" asks, "did the press session" tells.
  if (/^did (?:the|my) .*\b(?:get|go|improve|change|come|drop)\b/.test(words)) return false;
  return /^(?:please |can you |could you )?(?:log|add|move|swap|skip|make|set|change|mark|delete|did|done|i did|i ran|just did|finished|ran|rowed)\b(?! i\b)/.test(
    words,
  );
}
