import type { Race } from "../../own-data/diary.ts";
import { sum } from "../../own-data/figures.ts";
import type { Draft } from "../../topic.ts";
import { plainWords } from "../../turn/frame.ts";
import { isNamed } from "../../turn/results/splits.ts";
import { bareUnit } from "../../want/asked/words.ts";
import { seconds } from "../later/figures.ts";
import { finish, gap, perKilometre, text, whereFrom } from "./race-answers.ts";
import { nextFocus, NO_FOCUS, type RaceFocus, targetIn, THOSE } from "./race-focus.ts";
import { nextWorst, perTransition, shareOf } from "./race-shares.ts";
import { isExplained, type Standing } from "../later/standing.ts";

const PER_KM = bareUnit(
  "per (?:km|k|kilomet\\p{L}*|run|lap)|a (?:km|k)|each (?:km|k|run)|pace|pro (?:km|kilometer|runde)|par (?:km|kilometre)|al? (?:km|kilometro|chilometro)|por (?:km|kilometro)|tempo|allure|ritmo|passo",
);
const FROM_RUNS = bareUnit("runs?|running|per (?:km|k|kilomet\\p{L}*)|laufen|laufe\\p{L}*|courses?|carreras?|corsa|corse");
const FINISH = bareUnit("finish\\p{L}*|total|time|end up|come out|land|overall|zeit|endzeit|gesamt\\p{L}*|temps|tiempo|tempo finale|tempo");
const GAP = bareUnit(
  "how far|how much|still|missing|short|off|faster|to go|need|miss|left|under|by|weit|fehl\\p{L}*|noch|schneller|brauch\\p{L}*|manque\\p{L}*|encore|plus vite|falta\\p{L}*|aun|todavia|mas rapid[ao]|manca\\p{L}*|ancora|piu veloce",
);
const WHERE =
  /\b(?:wheres?|from what|which (?:ones?|part|station)|wo|woher|ou|d ou|donde|dove|da dove)\b.*\b(?:come|rest|find|get|save|time|rest|find\w*|hol\w*|spar\w*|viene|prend\w*|sac\w*|trov\w*|supposed|gagn\w*|reste)\b/;
const SHARE = bareUnit(
  "share|how much of|part|percent\\p{L}*|per cent|fraction|anteil|prozent|pour ?cent|porcentaje|por ciento|percentuale|per cento|%",
);
const TOGETHER = bareUnit(
  "together|sum|total|combined|altogether|added up|zusammen|insgesamt|ensemble|en tout|juntas|en total|insieme|in tutto",
);
const WHOLE = bareUnit(
  "whole|all|total|overall|entire|complete|race|finish|stations?|ganze\\p{L}*|gesamte\\p{L}*|stationen|toute|course|estaciones|carrera|stazioni|gara",
);
const PER_TRANSITION = bareUnit(
  "per (?:transition|station|zone|time|change|switch)|each (?:time|one)|a (?:transition|station)|pro (?:station|wechsel)|par (?:station|transition)|por (?:estacion|transicion)|per stazione",
);
const NEXT = bareUnit(
  "second|2nd|next|third|3rd|zweit\\p{L}*|nachst\\p{L}*|dritt\\p{L}*|deuxieme|troisieme|suivante?|segund[ao]|tercer[ao]?|siguiente|terz[ao]|successiv[ao]",
);
const WORDS = [PER_KM, FROM_RUNS, FINISH, GAP, WHERE, SHARE, TOGETHER, WHOLE, PER_TRANSITION, NEXT, THOSE] as const;
const SUPPOSED = bareUnit(
  "if|say|suppose|plus|with|instead|take|flat|nothing else|changes|same|worst|better|supposed|came|it|hamburg|wenn|falls|statt|si|avec|con|se|invece|fix",
);

/** Computes on the parts of a race that is over: shares and sums, the finish time if …, what is missing to a target and where it can come from. */
export function raceTime(standing: Standing): Draft | undefined {
  const { words, turns, tongue, frame } = standing;
  const race = raceSpoken(standing);
  const total = race?.result === undefined ? undefined : seconds(race.result);
  if (race?.splits === undefined || total === undefined || frame.hasPain || frame.days.length > 0) return undefined;
  if (!isExplained(standing, ...WORDS, SUPPOSED, new RegExp(namesOf(race), "u"))) return undefined;
  const before = turns.reduce((focus, { question }) => nextFocus(focus, plainWords(question, tongue), race, total), NO_FOCUS);
  const focus = nextFocus(before, words, race, total);
  const now = timeWith(focus, race, total);
  const named = [words, ...turns.toReversed().map(({ question }) => plainWords(question, tongue))].map((each) => targetIn(each, total));
  const reckoning = { race, total, now, focus, target: named.find((each) => each !== undefined) ?? targetAhead(standing, total) };
  const isNew = JSON.stringify([...focus.supposed]) !== JSON.stringify([...before.supposed]) || focus.off !== before.off;
  if (isNew && now !== total) return finish(reckoning, standing);
  if (PER_TRANSITION.test(words) && focus.parts.some(({ name }) => name === "Roxzone")) return perTransition(reckoning, standing);
  if (WHERE.test(words) && reckoning.target !== undefined) return whereFrom(reckoning, standing);
  if (PER_KM.test(words) && reckoning.target !== undefined && (GAP.test(words) || FROM_RUNS.test(words)))
    return perKilometre(reckoning, standing);
  if ((SHARE.test(words) || TOGETHER.test(words)) && focus.parts.length > 0) return shareOf(reckoning, standing);
  if (before.isRanked && NEXT.test(words) && focus.parts !== before.parts) return nextWorst(reckoning, standing);
  if (GAP.test(words) && reckoning.target !== undefined && !PER_KM.test(words)) return gap(reckoning, standing);
  return undefined;
}

function namesOf({ name, location }: Race): string {
  return `\\b(?:${`${name} ${location}`
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word.length > 2)
    .join("|")})\\b`;
}

/** The race with stored parts that the last turns speak of. */
function raceSpoken({ turns, words, tongue, diary, cards, view }: Standing): Race | undefined {
  const done = diary.races.filter(({ result, splits }) => result !== undefined && splits !== undefined && splits.length > 8);
  const named = done.findLast(({ name, location }) => isNamed(`${name} ${location}`, words));
  const last = turns.slice(-2).toReversed();
  const isTarget = cards.some(({ request }) => request.reason === "record" && request.record.kind === "race-target");
  const namesAhead = (said: string): boolean =>
    diary.races.some(({ on, result, name, location }) => result === undefined && on >= view.today && isNamed(`${name} ${location}`, said));
  // A forecast names the last race as well: only what it is about counts, or the parts of it.
  const spoken = last.flatMap(
    ({ question, answer }) =>
      done.findLast(
        ({ name, location, splits = [] }) =>
          isNamed(`${name} ${location}`, plainWords(question, tongue)) ||
          (!namesAhead(plainWords(question, tongue)) &&
            answer.includes(name) &&
            ((answer.split("\n")[0] ?? "").includes(name) || splits.filter((part) => answer.includes(text(part))).length > 2)),
      ) ?? [],
  )[0];
  return spoken ?? (isTarget ? (named ?? done.at(-1)) : undefined);
}

function timeWith({ supposed, off }: RaceFocus, { splits = [] }: Race, total: number): number {
  return total - off + sum(splits.map(({ name, seconds: was }) => (supposed.get(name) ?? was) - was));
}

/** The target of the race ahead of the same kind: that of an open card before the stored one. */
function targetAhead({ diary, view, cards }: Standing, total: number): number | undefined {
  const card = cards.flatMap(({ request }) =>
    request.reason === "record" && request.record.kind === "race-target" ? [request.record.target] : [],
  )[0];
  const stored = diary.races.find(({ on, type, target }) => on >= view.today && type === "hyrox" && target !== undefined)?.target;
  return [card, stored].map((text) => (text === undefined ? undefined : targetIn(text, total))).find((each) => each !== undefined);
}
