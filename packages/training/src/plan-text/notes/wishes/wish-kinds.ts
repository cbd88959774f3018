import { weekdaysIn } from "#training/free-text/dates/weekdays.ts";
import { dislikesIntervals, isDislikedLong } from "#training/statements/wished-exercises/disliked-long.ts";
import {
  dislikesLightWeights,
  dislikesLongCardio,
  longestErgMetres,
  maxWishedReps,
} from "#training/statements/wished-exercises/dislikes.ts";
import { STANCE, WELCOME_ALL_THE_SAME } from "#training/statements/wishes/wish-markers.ts";
import { isAgainst, isOfCompany, type Wish } from "#training/statements/wished-exercises/wished-objects.ts";
import type { Setting } from "#training/statements/wished-exercises/wished-vocabulary.ts";

export type Kind = "out" | "held" | "liked" | "first" | "kept" | "places" | "grips" | "never" | "unread";

/** What follows from a way of training that is not wanted. */
export const WAYS: { readonly [setting in Setting]?: string } = {
  treadmill: "No treadmill: every run can be run outside.",
  track: "No track: the fast runs need none.",
  "open-water": "No open water: every swim is in the pool.",
  "swim-drills": "No swim drills: you swim the whole stroke.",
  trainer: "Indoor trainer: ride outside. On ice or in the dark ride indoors, 60 minutes at most.",
  group: "No groups or classes: every session is for you alone.",
};

export const PLACES: ReadonlySet<Setting | undefined> = new Set<Setting>([
  "hour",
  "place",
  "group",
  "treadmill",
  "trainer",
  "track",
  "open-water",
]);

interface Around {
  readonly all: readonly Wish[];
  readonly index: number;
  readonly disliked: readonly string[];
  readonly scheduled: ReadonlySet<string>;
  /** Long easy work is what the sport is trained by. */
  readonly staysLong: boolean;
  /** How long a session may be is told beside it. */
  readonly isShortened: boolean;
  /** Nothing of it is done against the clock. */
  readonly isPureLifter: boolean;
}

export function findKind(wish: Wish, { all, index, disliked, scheduled, staysLong, isShortened, isPureLifter }: Around): Kind | undefined {
  const { polarity, objects, quote } = wish;
  if (objects.some(({ setting }) => setting === "trainer") && polarity !== "positive") return undefined;
  if (polarity === "none" && isOfCompany(wish.said)) return undefined;
  if (REMARK.test(wish.said) || maxWishedReps(quote) !== undefined) return undefined;
  if (GRIP.test(wish.said) || STANCE.test(wish.said)) return "grips";
  if (AT_AN_HOUR.test(quote) && objects.every(({ setting }) => setting === "hour")) return "places";
  // "Fridays off, that's pub night": the reason of a day, which has no number.
  const isBesideDay = !/\d/u.test(wish.said) && all.some((other) => other.sentence === wish.sentence && scheduled.has(other.quote));
  if (isBesideDay && polarity === "none" && objects.every(({ setting }) => setting !== undefined) && wish.link === "comma")
    return undefined;
  if (isAgainst(wish)) {
    if (objects.some(({ names }) => names.some((name) => disliked.includes(name)))) return "out";
    if (staysLong && objects.some(({ setting, label }) => setting === "long" || label === "long runs" || label === "long rides"))
      return "kept";
    if (AT_AN_HOUR.test(quote)) return "places";
    if (LONG_OR_INTERVALS.some((reads) => reads(quote))) return "out";
    if (OTHERS.some((reads) => reads(quote))) return undefined;
    if (!CONDITION.test(wish.said) && objects.some(({ setting }) => setting !== undefined && WAYS[setting] !== undefined)) return undefined;
    if (isShortened && objects.some(({ setting }) => setting === "long")) return undefined;
    if (objects.some(({ setting }) => setting === "long" || setting === "whole") || LEGS.test(wish.said)) return "kept";
    if (objects.some(({ setting }) => setting === "untrained") || (isPureLifter && WORKOUTS.test(wish.said))) return "never";
    if (objects.some(({ setting }) => PLACES.has(setting))) return "places";
    if (objects.some(({ setting, names }) => setting === undefined && names.length > 0)) return "kept";
    // "so boring", "my lats hate it": said of what stands beside it.
    const beside = [all[index - 1], all[index + 1]].filter((other) => other !== undefined && Math.abs(other.sentence - wish.sentence) <= 1);
    if (
      objects.length === 0 &&
      wish.said.split(" ").length <= MOST_REMARK &&
      beside.some((other) => other !== undefined && (isAgainst(other) || other.polarity === "cap") && other.objects.length > 0)
    )
      return undefined;
    return "unread";
  }
  if (wish.link === "instead") return undefined;
  if (all[index + 1]?.link === "instead" && all[index + 1]?.polarity === "keep") return undefined;
  if (polarity === "keep")
    return objects.length > 0 && !all.slice(0, index).some((other) => other.polarity === "keep" && isOfTheSame(other, wish))
      ? "kept"
      : undefined;
  if (polarity === "cap") return "unread";
  if (wish.isFact === true) return undefined;
  if (wish.isNeutral === true) return undefined;
  // How often a lift is trained is set by its goal, so nothing is promised.
  if (polarity === "positive" && HOW_OFTEN.test(wish.said)) return "liked";
  // "The turbo is my happy place"
  if (polarity === "positive" && objects.length > 0 && objects.every(({ setting }) => PLACES.has(setting))) return "places";
  if (polarity === "positive" && objects.length === 0 && WHERE.test(wish.said)) return "places";
  if (polarity === "positive" && IS_FINE.test(wish.said)) return undefined;
  if (polarity === "positive" && leavesMeaning(wish.said)) return "unread";
  if (polarity === "positive") return objects.some(({ setting, names }) => setting === undefined && names.length > 0) ? "first" : "liked";
  const isOfAnother = all.some(
    (other) =>
      other !== wish && other.sentence === wish.sentence && other.objects.some(({ label }) => objects.some((own) => own.label === label)),
  );
  if (isOfAnother) return undefined;
  if (LONG_OR_INTERVALS.some((reads) => reads(quote))) return "out";
  if (isBesideDay) return undefined;
  if (objects.length > 0 && weekdaysIn(quote).length > 0) return "liked";
  return objects.length > 0 && objects.every(({ setting }) => PLACES.has(setting)) ? "places" : "unread";
}

/** "My running's fine": nothing is asked for. */
const IS_FINE =
  /\b(?:fine|ok|okay|alright|all right|no (?:problems?|probs?|bother)|passt(?: so)?|geht(?: klar)?|va bene|tudo bem|ca va|esta bien|gaat prima)$/u;

/**
 * Whether a clause that counts as a like has words left over that a like does not explain: "in panca sopra i 100 senza nessuno dietro non mi fido"
 * names the bench and likes nothing.
 */
function leavesMeaning(said: string): boolean {
  return LEFT_OVER.test(said.replace(WELCOME_ALL_THE_SAME, " ").replace(NOTHING_BETTER, " "));
}

const NOTHING_BETTER =
  /\b(?:nothing (?:beats|better|like|against|else)|(?:never|not|nie|nicht|nunca|jamais|mai|nooit) (?:\w+ ){0,3}?(?:enough|bored|miss\w*|skip\w*|without|genug|langweil\w*|ohne|sin|sans|senza|zonder)|(?:cant|could not|couldnt|kann nicht|no puedo|ne peux pas|non posso|nao posso|kan niet) (?:live|do|be) without|no (?:matter|need|rush|stress))\b/gu;
const LEFT_OVER =
  /\b(?:not|never|nobody|no one|without|except|unless|nicht|nie|niemand\w*|ohne|ausser|no me|no puedo|nadie|nunca|sin|salvo|ne|personne|jamais|sans|sauf|non|nessuno|mai|senza|tranne|nao|ninguem|sem|exceto|niet|nooit|zonder|behalve)\b/u;

/** "Leave them in" is said of what stands before it; "less rowing" behind it names something else. */
function isOfTheSame(other: Wish, { objects }: Wish): boolean {
  return other.objects.length === 0 || other.objects.some(({ label }) => objects.some((own) => own.label === label));
}

/** "Open water when it is cold" leaves the warm months. */
export const CONDITION = /\b(?:when|if|wenn|falls|quand|cuando|quando|(?:below|under|unter|bei|sotto|sous) (?:\p{L}+ )?\d)\b/u;

/** "early long runs in the dark" */
const AT_AN_HOUR =
  /\b(?:in the dark|early|before (?:work|dawn|breakfast)|at night|late at|im dunkeln|fr[üu]hmorgens|(?:before|after|vor|nach|avant|apr[eè]s|antes de las?|despu[eé]s de las?|prima delle|dopo le|antes das|depois das|voor|na) \d{1,2}(?:[.:h]\d{2})?(?: ?(?:am|pm|uhr|h|uur)\b|(?=$)))/iu;

const MOST_REMARK = 6;

/** "Only on pram-friendly paths" */
const WHERE =
  /\b(?:paths?|trails?|roads?|pavements?|parks?|forests?|woods|grass|promenade|canal|pram|stroller|buggy|wege?n?|wald|strasse\w*|kinderwagen|camino\w*|sentier\w*|chemin\w*|sentier\w*|strade|caminhos?|paden)\b/u;

const WORKOUTS = /\b(?:metcons?|wods?|amraps?|emoms?|tabatas?|circuits?|zirkel\w*|hiit|chippers?|for time)\b/u;

/** "I pull hook grip, never mixed" */
const GRIP =
  /\b(?:hook ?grip|mixed(?: grip)?|double overhand|hakengriff|kreuzgriff|agarre (?:mixto|gancho)|prise (?:mixte|crochet)|presa (?:mista|gancio)|pegada (?:mista|gancho))\b(?! (?:workouts?|sessions?|training))/u;

const LEGS = /\b(?:leg days?|legs|beintage?n?|piernas?|jambes|gambe|pernas|benen)\b/u;

export const HOW_OFTEN =
  /\b(?:twice|thrice|\d ?x|\d (?:times|mal|veces|fois|volte|vezes|keer)|zweimal|dreimal|dos veces|deux fois|due volte|duas vezes|twee keer)\b/u;

/** "… or I go mad", "please plan around", "(getting up and) down all the time" */
const REMARK =
  /^(?:otherwise|apart from that|sonst|ansonsten) (?:flexible|free|open|fine|flexibel|egal)$|^(?:please |pls |bitte )?(?:plan|work|schedule) around(?: (?:it|that|them|this))?(?: please)?$|^(?:lets see|if possible|if you can|wenn moglich|something|etwas|algo)$|^(?:or )?(?:i|ill|i will) (?:go|get|lose|quit|cry|scream|die)\b(?: \w+){0,4}$|^(?:up|down)\b(?: \w+){0,4}$/u;

const LONG_WORK = ["Easy run", "Long run", "Bike erg", "Row erg", "Ski erg"];

/** "Long boring rowing", "ski intervals": not the machine, but one way of using it. */
const LONG_OR_INTERVALS: readonly ((quote: string) => boolean)[] = [
  dislikesLongCardio,
  (quote) => LONG_WORK.some((name) => isDislikedLong({ athlete: { dislikes: quote } }, name)),
  (quote) =>
    ["Row erg", "Ski erg"].some(
      (name) => longestErgMetres(quote, name) < Infinity || dislikesIntervals({ athlete: { dislikes: quote } }, name),
    ),
];

/** Wishes that a single part of the plan reads by itself. */
const OTHERS: readonly ((quote: string) => boolean)[] = [
  (quote) => maxWishedReps(quote) !== undefined,
  dislikesLightWeights,
  (quote) => /\b(?:turbo|trainer|zwift)\b.*\b(?:over|longer|max)|runs?\b.*in a row|l[äa]ufe.*hintereinander/iu.test(quote),
];
