import type { CoachProposal } from "@ironpace/contract";
import type { Verb } from "../../turn/frame.ts";
import { isAsking } from "../../dialogue/turn.ts";
import { isQuestion, readUtterance } from "../../heard/utterance/act.ts";
import { left, type Audited, type LeftPart } from "./part.ts";

/** What a card does: its reason, of a record its kind. */
function deedOf({ request }: CoachProposal): string {
  return request.reason === "record" ? request.record.kind : request.reason;
}

/** Which cards do what a verb of change asks for. */
const DONE_BY: { readonly [verb in Verb]: readonly string[] } = {
  move: ["move", "entered", "race-date", "goal-change", "log", "availability", "best", "race", "goal", "travel", "swap"],
  skip: [
    "ease",
    "missed",
    "entered",
    "log-delete",
    "goal-delete",
    "availability",
    "not-done",
    "travel",
    "injury",
    "illness",
    "undo",
    "swap",
    "dislikes",
  ],
  swap: ["swap", "move", "availability", "goal-change", "race-target", "race-date", "entered", "effort", "weight", "best", "log"],
  shorten: ["ease", "entered", "log", "availability", "travel"],
  ease: ["ease", "injury", "illness", "swap", "travel"],
  harder: [],
  add: [
    "missed",
    "ease",
    "swap",
    "move",
    "travel",
    "injury",
    "log",
    "best",
    "goal",
    "race",
    "equipment",
    "dislikes",
    "weight",
    "race-result",
    "complete",
    "availability",
    "entered",
    "profile",
  ],
  end: ["missed", "availability", "travel", "goal-delete", "undo", "entered", "log-delete", "goal-change", "ease"],
  cant: ["missed", "move", "availability", "swap", "travel", "injury", "illness", "ease", "dislikes", "equipment", "entered"],
  log: ["log", "complete", "best", "effort", "race-result", "weight", "not-done", "equipment", "entered", "race", "goal"],
  delete: ["log-delete", "goal-delete", "entered", "missed", "undo", "not-done", "equipment", "availability", "swap", "dislikes"],
  undo: ["undo", "goal-delete", "log-delete", "entered"],
  combine: ["move", "missed"],
};

/** Cards that need a word for what they do: nobody wishes for them by telling a fact alone. */
const NEEDS_VERB: ReadonlySet<string> = new Set(["ease", "move", "missed", "swap", "travel", "availability", "race-target", "goal-change"]);

/** Verbs of change that no card of the answer does, and a card that no word of the message asks for. */
export function findLostVerbs({ frame, cards, turns, content, text: shown, today, tongue, by }: Audited): readonly LeftPart[] {
  if (cards.length === 0) return [];
  const deeds = cards.map(deedOf);
  if (cards.every(changesNothing)) return left(content, true);
  const open = turns.slice(-3).flatMap(({ proposals }) => proposals.map(deedOf));
  // Another card of the kind that is open corrects that one.
  if (deeds.every((deed) => open.includes(deed))) return [];
  // What an offer or a question of the coach is answered with needs no verb.
  const isAsked = isAsking(turns.at(-1)?.answer ?? "");
  if (isAsked || REPLIES.test(by) || (turns.length > 0 && frame.verbs.length === 0 && AGREES.test(content))) return [];
  const isRecord = cards.every(({ request }) => request.reason === "record");
  const lost = frame.tokens.filter(({ concept, at, text: said }) => {
    const verb = concept.startsWith("verb:") ? (concept.slice(5) as Verb) : undefined;
    if (verb === undefined || said === "sub" || shown.includes(said.slice(0, SHORTEST)) || DENIED.test(frame.words.slice(0, at)))
      return false;
    // "Drop my target to 45", "easy like 3": of a record the fields say what it does.
    if (isRecord) return false;
    // "Three sessions at most" takes whole ones out.
    if (verb === "shorten" && frame.minutes === undefined) return false;
    return !DONE_BY[verb].some((deed) => deeds.includes(deed)) && !SAYS_INSTEAD.test(shown);
  });
  const [first] = lost;
  if (first !== undefined) return left(first.text, true);
  if (SOMETHING_ELSE.test(content) && !deeds.includes("swap") && deeds.every((deed) => NEEDS_VERB.has(deed))) return left(content, true);
  if (deeds.includes("travel") && !isAway(frame, turns)) return left(content, true);
  const tells =
    frame.verbs.length > 0 ||
    frame.isIll ||
    frame.isAway ||
    frame.isBroken ||
    frame.hasPain ||
    frame.gear.length > 0 ||
    frame.asksAdvice ||
    frame.topics.has("missed") ||
    AWAY.test(frame.words);
  const hasSlot = frame.days.some((day) => day !== today) || frame.weekdays.length > 0;
  const hasAmount = frame.numbers.length > 0 || frame.minutes !== undefined || frame.clock !== undefined;
  // A question whether something is too hard, and one for a number, wishes for nothing.
  const asks = isQuestion(readUtterance(content, tongue));
  const showsNumber = (content.match(/\d+/gu) ?? []).some((number) => shown.includes(number));
  const isBare = (deed: string): boolean => (NEEDS_VERB.has(deed) && !PROPOSES.test(content)) || (NEEDS_WISH.has(deed) && !showsNumber);
  if (
    asks &&
    deeds.every(isBare) &&
    frame.tokens.every(({ concept, text }) => !concept.startsWith("verb:") || JUDGES.test(text)) &&
    !frame.isIll &&
    !frame.isBroken &&
    !frame.isAway
  )
    return left(content, true);
  // Beside an open card a day is enough, and an amount that the card holds always is.
  // Several days of the week are a training week.
  const isWeek = deeds.includes("availability") && frame.weekdays.length + frame.days.length > 1;
  const goesTo = cards.some(({ request }) => request.reason === "move" && frame.days.includes(request.to));
  if (
    tells ||
    goesTo ||
    showsNumber ||
    (hasSlot && open.length > 0) ||
    hasAmount ||
    isWeek ||
    !deeds.every((deed) => NEEDS_VERB.has(deed)) ||
    WISHES.test(content) ||
    PROPOSES.test(content)
  )
    return [];
  return left(content, true);
}

/** Letters of a verb by which it is found again in an answer. */
const SHORTEST = 4;
const NEEDS_WISH: ReadonlySet<string> = new Set(["goal", "best", "race"]);
const JUDGES = /^(?:too )?(?:hard|heavy|long|much|easy|light|schwer|hart|lang|dur|lourd|long|duro|pesado|largo|pesante|lungo)\w*$/u;
/** Asks for a proposal, or thinks one aloud. */
const PROPOSES =
  /\b(?:how about|what about|what if|instead|rather|(?:can|could|may|shall|should|would) (?:i|we|you|u)|what (?:do|can|should) (?:i|we)|possible|was ist mit|wie wäre|kann (?:ich|man)|können wir|soll ich|statt|et si|je peux|on peut|y si|puedo|podemos|e se|posso|possiamo)\b/iu;
const REPLIES = /^(?:reply|replyToOpenCard)$/u;
const AGREES =
  /^(?:yes|yeah|yep|yup|sure|ok|okay|do it|do that|please do|im in|ja|jo|klar|gern|oui|d accord|si|sí|vale|claro|va bene|certo)\b/iu;
const DENIED = /(?:^| )(?:not|dont|do not|didnt|no need to|nicht|pas|no|non)(?: \S+)? $/u;
/** The answer says why it does something else. */
const SAYS_INSTEAD = /already|instead of leaving|better than leaving|bereits|déjà|ya est[aá]|già/u;
/** Another session of its kind, which only an exchange can give. */
const SOMETHING_ELSE =
  /\b(?:something else|another (?:form|kind|session)|anything else|etwas anderes|autre chose|otra cosa|qualcos['’]altro)\b/iu;

/** Words for a change that stand for none of the verbs alone. */
const WISHES =
  /\b(?:only|just|less|fewer|more|would like|wish|mehr|gern\w*|möchte|hätte|voudrais|quisiera|quiero|vorrei|plus|más|più|bump|push|shift|back|forward|earlier|later|no \p{L}+|without|off|cant|cannot|at most|too (?:far|long|hard|much|heavy|late|early)|need|rest(?: day)?|knackered|shattered|ruhetag|weniger|zu (?:lang|weit|schwer|viel)|moins|repos|trop|menos|descanso|demasiado|meno|riposo|troppo|instead|rather|set|make|put|change|take|give|want|target|can['’]?t|cannot|no (?:time|gym)|busy|late|off|free|from now on|works?|nur|statt|lieber|ohne|kein\w*|setz\w*|mach\w*|änder\w*|will|seulement|plutôt|mets|change\w*|solo|mejor|pon\w*|cambi\w*|soltanto|piuttosto|metti)(?![\p{L}\d])/iu;

/** Every field of the card is as it was. */
function changesNothing({ request }: CoachProposal): boolean {
  const changes = request.reason === "record" ? request.changes : [];
  return changes.length > 0 && changes.every(({ before, after }) => before !== undefined && before === after);
}

/** A time away is said to be one, by its place, its days or what there is to train with. */
function isAway({ isAway: said, gear, words, days, periods }: Audited["frame"], turns: Audited["turns"]): boolean {
  const isOpen = turns.slice(-3).some(({ proposals }) => proposals.some(({ request }) => request.reason === "travel"));
  return (
    said ||
    gear.length > 0 ||
    days.length > 1 ||
    periods.some(({ kind }) => kind === "range") ||
    AWAY.test(words) ||
    FROM_TO.test(words) ||
    (isOpen && days.length + periods.length > 0)
  );
}

const FROM_TO = /\bfrom\b.*\bto\b|\bvo[nm]\b.*\bbis\b|\bdu\b.*\bau\b|\bdel\b.*\bal\b|\bdal\b.*\bal\b/u;
const AWAY =
  /\b(?:away|holidays?|vacation|travel\w*|trip|hotel|abroad|off|gym|urlaub|verreist|reise\w*|ferien|weg|vacances|voyage|deplacement|viaje|vacaciones|fuera|viaggio|vacanz\w+|via|in (?:\w+ )?(?:for work|with))\b/u;

/** An answer about a change that no word of the message asks for, and that makes no card. */
export function findLostWish({ frame, cards, by, kind, content, tongue }: Audited): readonly LeftPart[] {
  if (kind !== "own" || cards.length > 0 || !REFUSES.test(by)) return [];
  const isWish = frame.verbs.includes("harder") || HARDER.test(content);
  return isWish && (!isQuestion(readUtterance(content, tongue)) || MAY.test(content)) ? [] : left(content, true);
}

/** Ways of saying that there is no card for a harder session or another pace. */
const REFUSES = /^(?:change: )?(?:harder|pace)$/u;
const MAY = /\b(?:can|could|may|should|shall|kann|soll|darf|je peux|puedo|posso)\b/iu;
const HARDER = /\b(?:harder|more|heavier|tougher|longer|härter|mehr|schwerer|plus|más|più)\b/iu;
