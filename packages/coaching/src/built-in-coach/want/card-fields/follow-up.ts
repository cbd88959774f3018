import type { CoachProposal } from "@ironpace/contract";
import type { CoachAnswer } from "../../answer/coach-answer.ts";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { readUtterance } from "../../heard/utterance/act.ts";
import { normalise } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { kindOf } from "../kinds.ts";
import type { Want, WantReading } from "../wants.ts";
import { moveEntry } from "../../conversation/sessions/move-entry.ts";
import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { daysAhead } from "../days-ahead.ts";
import { isSameRequest } from "./same-request.ts";
import { valueIn } from "../../turn/languages.ts";
import { goalLater } from "../sure-card/goal-later.ts";
import { changedCard, isSameAsStored, restStays, takenBack, withValues } from "./changed-card.ts";
import { fieldsOf, isVerbOf, readField } from "./fields.ts";
import { type SaidValue, valuesSaid } from "./values-said.ts";

/** What a turn that changes the open card is read as. */
const OF_CARD: ReadonlySet<Want> = new Set(
  "f-slot f-corrects f-reject-other f-also f-when f-object f-answer f-only f-undo goal-change goal-new race-change race-new move shorten lengthen log done best-new weight entry-change".split(
    " ",
  ),
);
/** Share of these from which on the open card takes the place of an answer without a card, and of another card. */
const LIKELY = 0.4;
const SURE = 0.75;
/** Where the words themselves correct something, and nothing else was found. */
const CORRECTED = 0.15;
const MOST_WORDS = 18;
/** "Put 1:20 back" names no part of the body. */
const PUT_BACK = /\b(?:put|set|change|bring|switch|make|turn)\b.{1,24}\bback\b|\bback to\b/;

/** "No, put it back": the card goes, whatever it holds. */
const PUT_ALL_BACK =
  /^(?:(?:no+|nah|ok|actually|nein|nee|non|ach|doch|please|bitte) )*(?:(?:put|move|change|set|switch|turn) (?:it|that|them|everything|all of it) back|undo (?:it|that)|(?:mach|stell|leg|setz) (?:es|das|alles|sie|ihn) (?:wieder )?(?:zuruck|ruckgangig)|remets? (?:le|la|tout|ca)(?: comme (?:avant|c etait))?|(?:vuelve a ponerl[oa]|ponl[oa] como (?:antes|estaba)|deshazlo)|(?:rimettil[oa]|rimetti tutto|annullal[oa])(?: com era)?)(?: (?:please|again|then|bitte|stp|por favor|per favore|to (?:how|where|what) it was|wie es war|wie vorher))*$/;

/** "Leave 112.5 but give me till 22 Feb" beside an open card: the card with the values that were said, where the answer that was found lost one. */
export function followUpOfCard(found: CoachAnswer, { shareOf }: WantReading, turn: Followed): Draft | undefined {
  const { frame, words, tongue, cards } = turn;
  if (cards.length === 0 || words.split(" ").length > MOST_WORDS || frame.isIll) return undefined;
  if (frame.hasPain && !PUT_BACK.test(words)) return undefined;
  const { act } = readUtterance(frame.content, tongue);
  // "War am Samstag, nicht gestern" has the order of a question.
  const corrects = act === "correction" || (frame.replies.has("rather") && !frame.content.includes("?"));
  if ((act === "fact" || act === "judgement") && !corrects) return undefined;
  const [newest] = cards;
  if (newest === undefined) return undefined;
  if (PUT_ALL_BACK.test(words)) return takenBack(newest, turn);
  const other = otherThanOut(newest, found, turn) ?? loggedSets(newest, found, turn);
  if (other !== undefined) return other;
  const taking = cards.flatMap((card) => {
    // "Then give me a new goal, 14": no value of a best.
    const isNewGoal = kindOf(card) !== "goal" && kindOf(card) !== "goal-change" && shareOf((want) => want === "goal-new") >= LIKELY;
    const isOwn = isNewGoal || namesOther(card, turn) || frame.verbs.some((verb) => !isVerbOf(card, verb));
    const values = isOwn ? undefined : valuesSaid(card, turn);
    return values === undefined || values.length === 0 ? [] : [{ card, values }];
  });
  const [meant] = taking;
  // Of one answer's cards that all take it none is meant, but for the log beside a best.
  const ofLast = taking.filter(({ card }) => kindOf(card) !== "log" && turn.turns.at(-1)?.proposals.includes(card) === true);
  if (meant === undefined || ofLast.length > 1) return undefined;
  const { card, values } = ofLast[0] ?? meant;
  const next = withValues(card, values, turn);
  if (isBackwards(next)) return undefined;
  if (isSameAsStored(next, turn)) return takenBack(card, turn);
  const kept = found.proposals.some(
    (each) => kindOf(each) === kindOf(card) && fieldsOf(next).every(({ name }) => readField(each, name) === readField(next, name)),
  );
  if (kept) return undefined;
  const isOther = found.proposals.some((each) => kindOf(each) !== kindOf(card));
  const least = isOther ? SURE : corrects ? CORRECTED : LIKELY;
  if (shareOf((want) => OF_CARD.has(want)) < least) return undefined;
  return withLog(changedCard(card, values, turn), card, values, turn);
}

/** Days that end before they begin. */
function isBackwards(card: CoachProposal): boolean {
  return String(readField(card, "to") ?? "") < String(readField(card, "from") ?? "");
}

/** "No, keep it, but 110 by the end of March", "move it to Friday instead" beside a card that takes a goal or an entry out. */
function otherThanOut(card: CoachProposal, found: CoachAnswer, turn: Followed): Draft | undefined {
  const { diary, frame, view } = turn;
  if (card.request.reason !== "record") return undefined;
  const { record } = card.request;
  if (record.kind === "goal-delete") return found.proposals.length > 0 ? undefined : goalLater(turn);
  if (record.kind !== "entered" || fieldsOf(card).length > 0 || !frame.verbs.includes("move")) return undefined;
  const entry = diary.entered.find(({ id }) => id === record.id);
  const [day, more] = daysAhead(frame, view.today);
  const isHeld = found.proposals.some((each) => kindOf(each) === "entered");
  return entry === undefined || day === undefined || more !== undefined || isHeld ? undefined : moveEntry(entry, day, turn);
}

/** Another weight for all sets is about as heavy as the one before. */
const LIGHTEST_SHARE = 0.5;
const HEAVIEST_SHARE = 2;

/** "It was 87.5" beside a card that logs sets, whose answer is the card once more. */
function loggedSets(card: CoachProposal, { proposals }: CoachAnswer, turn: Followed): Draft | undefined {
  const { request } = card;
  const isRepeated = proposals.length === 0 || (proposals.length === 1 && isSameRequest(proposals[0]?.request, request));
  if (request.reason !== "record" || request.record.kind !== "log" || !isRepeated || namesOther(card, turn)) return undefined;
  const [number, more] = [...new Set(turn.frame.numbers)];
  const weights = [...new Set(request.record.sets.map(({ kilograms }) => kilograms))];
  const [old] = weights;
  if (number === undefined || more !== undefined || old === undefined || weights.length !== 1 || turn.frame.days.length > 0)
    return undefined;
  if (number === old || number < LIGHTEST_SHARE * old || number > HEAVIEST_SHARE * old) return undefined;
  const { tongue } = turn;
  const [was, is] = [old, number].map((value) => valueIn(tongue, String(value)));
  const record = { ...request.record, sets: request.record.sets.map((set) => ({ ...set, kilograms: number })) };
  const changes = request.changes.map((line) => ({ ...line, after: line.after.replace(`${was} kg`, `${is} kg`) }));
  return {
    isDecided: true,
    text: [`**${card.title}**: ${changes[0]?.label ?? ""} **${changes[0]?.after ?? ""}**. ${restStays(turn)}`, storedOnAcceptIn(tongue)],
    proposals: [{ ...card, request: { ...request, record, changes } }],
  };
}

/** The log beside a best has its day and its number too. */
function withLog(draft: Draft | undefined, card: CoachProposal, values: readonly SaidValue[], turn: Followed): Draft | undefined {
  const value = values.find(({ field }) => field.name === "value")?.value;
  const day = values.filter(({ field }) => field.name === "date");
  if (draft === undefined || kindOf(card) !== "best") return draft;
  const proposals = (draft.proposals ?? []).map((each) => {
    if (each.request.reason !== "record" || each.request.record.kind !== "log" || each.request.record.date !== readField(card, "date"))
      return each;
    const dated = withValues(each, day, turn);
    const [set, ...more] = each.request.record.sets;
    if (value === undefined || set === undefined || more.length > 0 || dated.request.reason !== "record") return dated;
    const sets = [set.kilograms === undefined ? { ...set, reps: Number(value) } : { ...set, kilograms: Number(value) }];
    const was = String(set.kilograms ?? set.reps);
    const changes = dated.request.changes.map((line) => ({
      ...line,
      after: line.after.replace(valueIn(turn.tongue, was), valueIn(turn.tongue, String(value))),
    }));
    return {
      ...dated,
      request: {
        ...dated.request,
        record: { ...each.request.record, ...dated.request.record, sets } as typeof each.request.record,
        changes,
      },
    };
  });
  return { ...draft, proposals };
}

/** A session, a lift or a test that the card does not name is a wish of its own. */
export function namesOther({ title, request }: CoachProposal, { frame, words }: Followed): boolean {
  const held = normalise(`${title} ${JSON.stringify(request)}`);
  return (
    frame.lines.length + frame.gear.length > 0 ||
    frame.subjects.some(
      ({ name, lift, test }) =>
        lift?.fits.test(title) !== true &&
        test?.best.test(title) !== true &&
        !name.split(" ").some((word) => word.length > 3 && held.includes(word)),
    ) ||
    (request.reason === "record" &&
      "goalId" in request.record &&
      /\b(?:new|another|second|neues|zweites|nouvel|nuevo|otro|nuovo|altro)\b/.test(words))
  );
}
