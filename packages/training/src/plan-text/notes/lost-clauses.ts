import type { Athlete } from "#training/athlete/athlete.ts";
import { type Day, shortDay } from "#training/calendar/day.ts";
import { classifyClauses } from "#training/clause-kinds/classify.ts";
import type { KindShares, NoteField } from "#training/clause-kinds/kinds.ts";
import { namesTrained, namesTraining } from "#training/free-text/matters.ts";
import { type Clause, readClauses } from "#training/health/clause.ts";
import { limitPeriod } from "#training/health/stated-limits/period.ts";
import type { InjuryReading } from "#training/injuries/injury.ts";
import { isPainlessNoise } from "#training/injuries/complaints/body-talk.ts";
import { changesNothing } from "#training/injuries/unread/noted-clauses.ts";
import { isConditional, usedActivities } from "#training/injuries/unread/unaccounted.ts";
import type { PlanNote } from "#training/model/plan.ts";
import { saysEverydayScene } from "#training/language/everyday-scenes.ts";
import { formatList } from "#training/model/words.ts";
import { getParts, getStatements } from "#training/statements/note-statements.ts";
import { findDislikedSports } from "#training/statements/wished-exercises/dislikes.ts";
import { isAgainst, readWishObjects } from "#training/statements/wished-exercises/wished-objects.ts";
import { weekdaysIn } from "#training/free-text/dates/weekdays.ts";
import { keepsRunsApart, namesDaysInARow } from "#training/week/run/run-days.ts";
import { isPlainFact } from "./wishes/plain-facts.ts";
import { WAYS } from "./wishes/wish-kinds.ts";
import { ONE_STROKE } from "./wishes/wish-notes.ts";

type Writer = Pick<Athlete, "injuries" | "dislikes" | "focus">;
type Field = "injuries" | "dislikes";

/**
 * Clauses that ask for something, forbid or allow it, and that no other note of the plan mentions: what an athlete wrote is used or shown back.
 *
 * @param said the other notes of the plan.
 */
export function lostClauseNotes(athlete: Writer, today: Day, reading: InjuryReading, said: readonly PlanNote[]): PlanNote[] {
  const texts = said.map(({ text }) => text);
  return (["injuries", "dislikes"] as const).flatMap((field): PlanNote[] => {
    const clauses = readClauses(athlete[field] ?? "");
    const asking = askingClauses(clauses, field, today);
    if (asking.length === 0) return [];
    const isUsed = field === "injuries" ? usedFor(reading, athlete) : (clause: Clause) => isSaidInOwnWords(clause, athlete);
    const lost = asking.flatMap(({ clause, isOpen, isBeside }) => {
      if (isMentioned(clause, texts) || isUsed(clause) || isDated(clause, texts, today)) return [];
      const isOfMentioned = (): boolean => clauses.some((other) => other.sentence === clause.sentence && isMentioned(other, texts));
      return isBeside && isOfMentioned() ? [] : [{ quote: clause.quote.trim(), isAllowed: isOpen }];
    });
    const allowed = lost.filter((one) => one.isAllowed);
    const open = lost.filter((one) => !one.isAllowed);
    return [
      ...(allowed.length === 0 ? [] : [`${quoted(allowed)}: stays open.`]),
      ...(open.length === 0 ? [] : [`I did not understand ${quoted(open)}: it changes nothing in the plan. Say it in other words.`]),
    ].map((text) => ({ kind: field === "injuries" ? "injury" : "wish", text }));
  });
}

interface Asking {
  readonly clause: Clause;
  /** It says that something is fine. */
  readonly isOpen: boolean;
  /** Only why, or with what: of no interest beside a clause that was used. */
  readonly isBeside: boolean;
}

/** The clauses that ask for something, whatever the plan makes of them: planned again, the same text is not judged again. */
function askingClauses(clauses: readonly Clause[], field: Field, today: Day): readonly Asking[] {
  const known = ASKING[field].get(clauses);
  if (known?.today === today) return known.found;
  const kinds = classifyClauses(clauses, FIELDS[field]);
  const fine = new Set(getStatements(clauses, today).flatMap(({ verdict, quote }) => (verdict === "fine" ? [quote] : [])));
  const found = clauses.flatMap((clause, at) => {
    const shares = kinds[at];
    if (shares === undefined || isPainlessNoise(clause, clauses) || !asks(clause, shares)) return [];
    return [{ clause, isOpen: isAllowed(clause, shares, fine), isBeside: isCircumstance(clause, shares) }];
  });
  ASKING[field].set(clauses, { today, found });
  return found;
}

type Known = WeakMap<readonly Clause[], { readonly today: Day; readonly found: readonly Asking[] }>;

const ASKING: { readonly [field in Field]: Known } = { injuries: new WeakMap(), dislikes: new WeakMap() };

const FIELDS: { readonly [field in Field]: NoteField } = { injuries: "injuries", dislikes: "wishes" };

/** From this share on a clause asks for something, forbids or allows it. */
const ASKS = 0.6;

function asks(clause: Clause, shares: KindShares): boolean {
  const said = clause.words.join(" ");
  if (clause.isOther || changesNothing(clause.quote) || isPlainFact(clause.quote) || saysEverydayScene(said) || GOES_ON.test(said))
    return false;
  const { trigger, tolerated, cannot, dislike, like, goal, amount, schedule, gear } = shares;
  const asked = trigger + tolerated + cannot + dislike + like + goal + amount + schedule + gear + shares["no-gear"];
  // A complaint without a movement is asked about by the reading of injuries.
  const felt = namedIn(clause).length > 0 ? shares.complaint : 0;
  if (asked + felt < ASKS || STORY.test(clause.words.join(" "))) return false;
  if (namedIn(clause).length > 0) return true;
  if (POINTS_BACK.test(clause.words.join(" "))) return false;
  // "Gone after ten minutes": what goes well is only of interest with what it is about.
  return isWelcome(shares) ? namesTrained(clause.quote) : namesTraining(clause.quote);
}

function isWelcome({ tolerated, trigger, cannot, dislike }: KindShares): boolean {
  return tolerated >= LIKELY && tolerated > trigger + cannot + dislike;
}

const LIKELY = 0.4;
const SURE = 0.75;

function isAllowed(clause: Clause, shares: KindShares, fine: ReadonlySet<string>): boolean {
  const said = `${clause.words.join(" ")} ${clause.englishWords.join(" ")}`;
  if (isConditional(clause.quote)) return false;
  return (isWelcome(shares) && fine.has(clause.quote)) || (shares.tolerated >= SURE && !RESTRICTS.test(said));
}

const RESTRICTS =
  /\d|\b(?:not|no|never|cant|\w+nt|only|until|till?|but|except|unless|without|nicht|kein\w*|nie|nur|bis|ohne|nem|nao|so|solo|hasta|ni|sin|pas|ne|que|sauf|sans|jusqu\w*|au bout|non|neanche|nemmeno|fino|senza|niet|geen|alleen|tot|zonder|as long|instead|light\w*|easy|slow\w*)\b/u;

/** "I tape it and carry on": no carry. */
const GOES_ON =
  /^(?:(?:and|but|i|just|then|we) )*(?:tape it|carry(?:ing)? on|keep(?:ing)? (?:going|on))(?: (?:and|with it|anyway|as usual|carry on|training))*$/u;

/** What somebody did once is a story. */
const STORY =
  /^(?:(?:and|but|so|last year|last week) )*(?:i|we)? ?(?:did|ran|started|learned|bought|came|went|won|used to|have only ever|only learned)\b|^(?:fruher|damals|antes|avant|autrefois|prima|una volta|dantes|vroeger|in my youth|back in the day)\b(?! (?:de|du|des|di|del|della|da|do|of|7|8|9|les|le|la))|^(?:fiz|corri|hice|fui|j ai (?:fait|couru)|ho (?:fatto|corso)|habe? .* (?:gemacht|gelaufen)$|bin .* gelaufen$|heb .* gelopen$)/u;
/** "Train me for those mostly": what it is about stands in the clause before. */
const POINTS_BACK = /\b(?:those|these|them|(?<!before |after )that|it|dafur|davon|eso|esos|ca|cela|quelli|isso|dat|die)\b/u;

function namedIn(clause: Clause): readonly string[] {
  return getParts([clause]).flatMap(({ named }) => named);
}

/** Whether a note quotes the clause or a part of it. */
function isMentioned({ quote }: Clause, texts: readonly string[]): boolean {
  return texts.some(
    (text) =>
      text.includes(quote.trim()) ||
      [...text.matchAll(QUOTES)].some(([, a, b, c]) => quote.includes(a ?? b ?? c ?? "") && (a ?? b ?? c ?? "").length >= SHORTEST_QUOTE),
  );
}

const QUOTES = /“([^”]+)”|"([^"]+)"|'([^\n]+?)'(?=[.:,])/gu;
const SHORTEST_QUOTE = 3;

/** "… until Wednesday": a note names the day that it ends on. */
function isDated({ englishWords }: Clause, texts: readonly string[], today: Day): boolean {
  const { until } = limitPeriod(englishWords, today);
  return until !== undefined && texts.some((text) => text.includes(shortDay(until)));
}

/** "The turbo is in the shed", "I get up badly": why and with what, beside a clause that was used. */
function isCircumstance(clause: Clause, { gear, schedule, like, goal }: KindShares): boolean {
  if (namedIn(clause).length > 0) return false;
  const isReason = REASON.test(clause.words.join(" ")) && !/\d/u.test(clause.quote) && weekdaysIn(clause.quote).length === 0;
  return isReason || (gear >= LIKELY && gear > schedule + like + goal);
}

const REASON =
  /^(?:i|im|it|its|they|theyre|ich|es|das|me|se|je|ca|c est|mi|si|eu|ik|het) (?!(?:want|need|would|can|could|have|must|only|prefer|like|love|will|mochte|will|brauche|kann|muss|veux|peux|dois|quero|posso|wil|kan|moet)\b)/u;

/** Sports and places whose notes name them in their own words: "the track: do those sessions on the road". */
function isSaidInOwnWords({ quote }: Clause, athlete: Writer): boolean {
  if (athlete.focus === "triathlon" && ONE_STROKE.test(quote)) return true;
  const isOfPlace = readWishObjects(quote).some(
    (wish) => isAgainst(wish) && wish.objects.some(({ setting }) => setting !== undefined && WAYS[setting] !== undefined),
  );
  return isOfPlace || findDislikedSports({ ...athlete, dislikes: quote }).length > 0;
}

/** Clauses of which the reading holds the words, or every movement that they name. */
function usedFor(reading: InjuryReading, athlete: Writer): (clause: Clause) => boolean {
  const { health, regions, redFlags } = reading;
  const used = usedActivities(reading);
  const phrases = [
    ...health.understood,
    ...health.findings.flatMap(({ phrase }) => phrase.split("” and “")),
    ...[...regions, ...redFlags].map(({ phrase }) => phrase),
  ].filter((phrase) => phrase !== "");
  const dosed = new Set(regions.flatMap(({ after = [] }) => after));
  const isApart = !health.limits.consecutiveRuns || keepsRunsApart(athlete);
  return (clause) => {
    if (isApart && namesDaysInARow(clause.quote)) return true;
    const named = getParts([clause]).flatMap((part) => part.named);
    return (
      phrases.some((phrase) => phrase.includes(clause.quote) || clause.quote.includes(phrase)) ||
      (named.length > 0 && (named.every((one) => used.has(one)) || named.some((one) => dosed.has(one))))
    );
  };
}

function quoted(clauses: readonly { readonly quote: string }[]): string {
  return formatList(clauses.map(({ quote }) => `“${quote}”`));
}
