import { isAboutAnother } from "../../triage/person.ts";
import type { CoachProposal } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import type { AskedQuestion, Sources } from "./asked.ts";
import { getSlots } from "../asking/ask.ts";
import { answerParts } from "./compound.ts";
import { acceptedWish } from "../dialogue/cards/accepted-wish.ts";
import { keptAsPlanned, withoutKept } from "../wishing/kept-as-planned.ts";
import { notUnderstood } from "../dialogue/offers.ts";
import { insteadOfRepeating, isSaidAgain } from "../dialogue/not-twice.ts";
import { answerInGerman, cardInGerman } from "../language/german/answer-in-german.ts";
import { readLanguage } from "../article-choice/read-language.ts";
import { withLikelyArticle } from "../article-choice/choose-article.ts";
import { getLanguage, type Language, ONLY_ENGLISH } from "../language/language.ts";
import { isTongue, findLanguage } from "../language/language-in-conversation.ts";
import { NOT_READ_YET, ONLY_SPANISH, unreadLanguage, UNREAD_INTRODUCTION } from "../language/portuguese-and-dutch.ts";
import { isRomance, NOT_READ, romanceToEnglish } from "../language/romance/gloss.ts";
import { answerInRomance } from "../language/romance/answer-in-romance.ts";
import { cardInRomance, romanceCard } from "../language/romance/card-sentence.ts";
import type { Tongue } from "../turn/languages.ts";
import { answerFever, namesFever } from "../turn/stated-wishes/fever.ts";
import { withoutBeside } from "../reading/beside-the-wish.ts";
import { withDatedWeekdays } from "../reading/dated-weekdays.ts";
import { withoutSleptHours } from "../reading/slept-hours.ts";
import { withPartsOfMonths, withPlainDates } from "../reading/dates-in-words.ts";
import { withWeekdaysBeforeLast } from "../reading/weekdays-before-last.ts";
import { standsAlone } from "../turn/stands-alone.ts";
import type { CoachView } from "../view.ts";
import { sameAgain } from "../self-contained/card-stays.ts";
import { answerCorrected } from "../self-contained/answer-corrected.ts";
import { normalise } from "../question.ts";
import { isForbidden, isRefused, NO_ANSWER } from "./own-answer.ts";
import { type CoachAnswer, INTRODUCTION, ROMANCE_INTRODUCTION, getIntroduction, withSources } from "./coach-answer.ts";
import type { Diary } from "../own-data/diary.ts";
import { withSecondHalf } from "./second-half.ts";
import { withoutShorthand } from "./shorthand.ts";
import { splitWishes, withBothWishes } from "./both-wishes.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { fromConversation, fromFrame, fromLastAnswer, isWeak, READ_WHOLE } from "./from-frame.ts";
import { isGrounded } from "../conversation/grounded.ts";
import { readRequest } from "../conversation/request/index.ts";
import { readUtterance } from "../heard/utterance/act.ts";
import { withBothQuestions } from "../heard/utterance/both-questions.ts";
import { keepAct } from "../heard/utterance/keep-act.ts";
import { withOrdinalDates } from "../heard/utterance/ordinal-dates.ts";
import { withOwnEntries, withStationHint } from "../conversation/cards/beside-card.ts";
import { answerPageNumber } from "../own-data/page-numbers/index.ts";
import { auditedAnswer } from "./audit/audited-answer.ts";
import { arbitrate } from "../want/arbitrate.ts";
import { answerWanted } from "../want/route.ts";
import { answerMessage } from "./answer-message.ts";
import { QUERY } from "./readers.ts";

/**
 * Answers from the athlete's own numbers and the library. Rules and arithmetic: the same question about the same athlete on the same
 * day has the same answer. Red flags have been looked for before.
 */
export async function answerQuestion(told: AskedQuestion, view: CoachView, sources: Sources): Promise<CoachAnswer> {
  const language = findLanguage(told);
  const typed = told.action === "coaching_question" ? { ...told, content: withFullDates(told.content, language, view.today) } : told;
  const answer = await answerTyped(typed, view, sources);
  if (typed.action !== "coaching_question" || !isTongue(language)) return answer;
  const found = await withKeptAct(await arbitrate(typed, answer, view, sources), typed, language, view, sources);
  return isForbidden(typed, view)
    ? found
    : auditedAnswer(typed, found, language, view, sources, (whole) => answerFound(whole, view, sources));
}

/** The answer to a message that stands alone, before it is held against its words. */
async function answerFound(asked: AskedQuestion, view: CoachView, sources: Sources): Promise<CoachAnswer> {
  const language = findLanguage(asked);
  const answer = await arbitrate(asked, await answerTyped(asked, view, sources), view, sources);
  return isTongue(language) ? withKeptAct(answer, asked, language, view, sources) : answer;
}

/** "The Saturday before last" and "until mid December" as dates, for every reader. */
function withFullDates(content: string, language: Language, today: Day): string {
  const parts = withPartsOfMonths(content, today);
  return isTongue(language) ? withWeekdaysBeforeLast(parts, language, today) : parts;
}

function withKeptAct(answer: CoachAnswer, asked: AskedQuestion, language: Tongue, view: CoachView, sources: Sources): Promise<CoachAnswer> {
  const kept = keepAct(answer, asked, language, view);
  return withBothQuestions(asked, kept, language, view.today, (part) => answerFound(part, view, sources));
}

async function answerTyped(typed: AskedQuestion, view: CoachView, sources: Sources): Promise<CoachAnswer> {
  if (typed.action !== "coaching_question" || isRefused(typed, view)) return answerUnchecked(typed, view, sources);
  const told = withoutShorthand(typed);
  const turns = told.turns.map((turn) => ({ ...turn, question: withoutBeside(turn.question) }));
  const plain = { ...told, content: withoutBeside(told.content), turns };
  const language = findLanguage(plain);
  // In the languages that no turn is read in, what is no matter of a doctor still ends the training.
  if (!isTongue(language) && namesFever(normalise(plain.content)) && !isAboutAnother(plain.content))
    return { ...(await withSources(answerFever("en", view), plain, language, sources)), topic: "illness" };
  const dated = isTongue(language) ? withDatedWeekdays(plain.content, language, view.today) : plain.content;
  const asked = {
    ...plain,
    content: language === "en" ? withOrdinals(dated, plain.turns, view.today, (await sources.diary()).work) : dated,
  };
  const kept = keptAsPlanned(asked, view);
  if (kept !== undefined) {
    const answer = await withSources(kept, asked, language, sources);
    return {
      ...answer,
      ...(isTongue(language) && { text: kept.text.join("\n\n") }),
      topic: "dialogue: as planned",
      reader: "kept as planned",
    };
  }
  const inFocus = isTongue(language) ? readRequest(asked, language, { diary: await sources.diary(), view }) : undefined;
  if (inFocus !== undefined) {
    const found = {
      ...(await withSources(inFocus, asked, language, sources)),
      text: [...inFocus.text, ...(asked.introduces ? [getIntroduction(language)] : [])].join("\n\n"),
      topic: IN_FOCUS,
    };
    // Cards that stay as they are were checked when they were made.
    const open = asked.turns.findLast(({ proposals }) => proposals.length > 0)?.proposals;
    const isSame = JSON.stringify(found.proposals) === JSON.stringify(open);
    const checked = await checkedAnswer(asked, isSame ? { ...found, proposals: [] } : found, view, sources);
    return isSame ? { ...checked, proposals: found.proposals } : checked;
  }
  const wished = { ...asked, content: withPlainDates(withoutKept(withoutSleptHours(asked.content))) };
  const found = await answerCorrected(
    wished,
    view,
    async (meant) =>
      (await fromPageNumbers(meant.content === wished.content ? wished : meant, view, sources)) ??
      answerWanted(meant, view, sources, (each) => answerUnchecked(each, view, sources)),
  );
  const checked = await checkedAnswer(wished, found, view, sources);
  if (isTongue(language) && typed.turns.length === 0 && splitWishes(asked.content, language) !== undefined)
    return withBothWishes(asked, language, checked, (part) => answerFound(part, view, sources));
  return checked;
}

/** "The 13th" with its month: the next or the last one. Beside a card that day is a field of it. */
function withOrdinals(content: string, turns: AskedQuestion["turns"], today: Day, work: Diary["work"]): string {
  return turns.at(-1)?.proposals[0] === undefined ? withOrdinalDates(content, readUtterance(content, "en").act, today, work) : content;
}

const IN_FOCUS = "dialogue: in focus";

/** A number that the pages show, with the other half of the message where that asks for something else. */
async function fromPageNumbers(asked: AskedQuestion, view: CoachView, sources: Sources): Promise<CoachAnswer | undefined> {
  if (findLanguage(asked) !== "en") return undefined;
  const draft = answerPageNumber(asked, view, await sources.diary());
  if (draft === undefined) return undefined;
  return { ...(await withSources(draft, asked, "en", sources)), topic: "own data: page number" };
}

async function answerUnchecked(told: AskedQuestion, view: CoachView, sources: Sources): Promise<CoachAnswer> {
  const resolved = await fromConversation(told, view, sources);
  if (resolved !== undefined) return besideAnswer(told, resolved, view, sources);
  const asked = standsAlone(told) ? { ...told, turns: [] } : told;
  const whole = await besideAnswer(told, await answerInTurn(asked, view, sources), view, sources);
  const answer = (part: AskedQuestion): Promise<CoachAnswer> => answerWhole(part, view, sources);
  return asked.action === "coaching_question" ? withSecondHalf(asked, whole, answer, isAnswered) : whole;
}

function cardIn(card: CoachProposal, tongue: Tongue): CoachProposal {
  return tongue === "en" ? card : tongue === "de" ? cardInGerman(card) : cardInRomance(card, tongue);
}

/** A card that moves a session says what else is on its day. */
async function besideAnswer(asked: AskedQuestion, found: CoachAnswer, view: CoachView, { diary }: Sources): Promise<CoachAnswer> {
  const tongue = findLanguage(asked);
  if (!isTongue(tongue)) return found;
  const answer = { ...found, proposals: found.proposals.map((card) => cardIn(card, tongue)) };
  if (answer.proposals.some(({ request }) => request.reason === "swap")) return withStationHint(answer, view, tongue);
  if (answer.proposals.some(({ request }) => request.reason === "move")) return withOwnEntries(answer, await diary(), tongue);
  return answer;
}

/** The answer to a message; a short turn beside the athlete's own numbers gets no article that shares no word with it. */
async function answerInTurn(asked: AskedQuestion, view: CoachView, sources: Sources): Promise<CoachAnswer> {
  const answer = await answerWhole(asked, view, sources);
  const isRead = asked.turns.length > 0 && asked.action === "coaching_question" && !isRefused(asked, view) && isTongue(findLanguage(asked));
  return !isRead || !isWeak(answer) || isGrounded(asked, answer)
    ? answer
    : { ...answer, topic: "dialogue: not understood", sources: [], articles: [] };
}

/** Whether something has answered that was looked for: no refusal, no question back and no article that only has a word in common. */
function isAnswered({ topic = "", text }: CoachAnswer): boolean {
  return /^(?:turn|own data|dialogue: (?!not )|advice|paces|zones|loads|library)/.test(topic) && text !== "";
}

async function answerWhole(asked: AskedQuestion, view: CoachView, sources: Sources): Promise<CoachAnswer> {
  const wish = acceptedWish(asked.content, asked.turns);
  const before = asked.turns.at(-1)?.question;
  const message = wish === undefined ? asked : { ...asked, content: wish, turns: asked.turns.slice(0, -1) };
  // A wish is in the language in which it was first thought of.
  const spoken = wish === undefined || before === undefined ? message : { ...message, content: before };
  const read = findLanguage(spoken);
  // What is said in few words is English to the rules that read small words.
  const isReadable = spoken.turns.length === 0 || spoken.content.trim().split(/\s+/u).length > FEW_WORDS;
  const likely = READ_SURELY.has(read) || !isReadable ? undefined : await readLanguage(spoken.content);
  const language = likely !== undefined && (isRomance(likely) || read !== "en") ? likely : read;
  const answer = await answerByRules(message, language, view, sources);
  const found = await withLikelyArticle(
    message,
    answer,
    likely ?? language,
    view,
    sources,
    message.introduces ? getIntroduction(language) : undefined,
  );
  const unread = unreadLanguage(spoken.content, language);
  return unread === undefined ? found : inUnreadLanguage(found, unread, language, message.introduces);
}

/** In Portuguese and Dutch the coach says itself that it has not understood, and in which language it answers. */
function inUnreadLanguage(answer: CoachAnswer, unread: "pt" | "nl", language: Language, introduces: boolean): CoachAnswer {
  const introduction = UNREAD_INTRODUCTION[unread];
  const [noAnswer = ""] = NO_ANSWER.text;
  const isUnread = answer.topic === undefined || answer.topic.startsWith("dialogue: not understood") || answer.text.includes(noAnswer);
  if (isUnread) return { ...answer, text: [NOT_READ_YET[unread], ...(introduces ? [introduction] : [])].join("\n\n"), followUps: [] };
  const text = answer.text.replace(INTRODUCTION, introduction).replace(ROMANCE_INTRODUCTION.es, introduction);
  return { ...answer, text: unread === "pt" && language === "es" ? `${ONLY_SPANISH}\n\n${text}` : text };
}

/** After other messages, so few words say nothing of the language. */
const FEW_WORDS = 4;
const READ_SURELY: ReadonlySet<Language> = new Set(["de", "fr", "es", "it"]);

async function answerByRules(message: AskedQuestion, language: Language, view: CoachView, sources: Sources): Promise<CoachAnswer> {
  const framed = await fromFrame(message, language, view, sources);
  if (framed !== undefined) return framed;
  if (!isRomance(language) || isRefused(message, view)) {
    const once = await answerOnce(message, view, sources);
    const second = await fromFrame(message, language, view, sources, true);
    const isOpen = second === undefined && language === "en" && (once.topic === undefined || once.topic.startsWith("dialogue: not"));
    if (isWeak(once)) return second ?? (isOpen ? await fromLastAnswer(message, view, sources) : undefined) ?? once;
    // What two readers take for a question about the athlete's own rows is none for the library.
    return second?.topic === READ_WHOLE && once.topic?.startsWith("own data") === true ? { ...once, topic: "own data: read whole" } : once;
  }
  const content = romanceToEnglish(message.content, language);
  if (content === undefined) {
    const { followUps = [] } = NO_ANSWER;
    return { topic: "dialogue: not understood", text: NOT_READ[language], sources: [], articles: [], proposals: [], followUps };
  }
  const turns = message.turns.map((turn) => ({ ...turn, question: romanceToEnglish(turn.question, language) ?? turn.question }));
  const inLanguage = ({ text, sources: named }: CoachAnswer): string =>
    answerInRomance(text.replace(INTRODUCTION, "").trim(), language, named[0]?.slug);
  const first = await answerOnce({ ...message, content, turns }, view, sources);
  // A query whose answer has no words in the language is answered by the readers before it.
  const isQueryOnly = first.topic === QUERY && inLanguage(first).startsWith(ONLY_ENGLISH[language]);
  const answer = isQueryOnly ? await answerOnce({ ...message, content, turns, isTranslated: true }, view, sources) : first;
  const text = inLanguage(answer);
  const isEnglish = text.startsWith(ONLY_ENGLISH[language]);
  const [card] = answer.proposals;
  const lead = card === undefined || !isEnglish ? [] : [romanceCard(card, language)];
  return {
    ...answer,
    // What is handed on is what the athlete wrote, not the words it was read in.
    proposals: answer.proposals.map((each) =>
      each.request.reason === "injury" && each.request.details === content
        ? cardInRomance({ ...each, request: { ...each.request, details: message.content } }, language)
        : cardInRomance(each, language),
    ),
    text: [...lead, text, ...(message.introduces ? [ROMANCE_INTRODUCTION[language]] : [])].join("\n\n"),
    // Questions to tap are English: they would change the language of the conversation.
    followUps: isEnglish ? answer.followUps : [],
  };
}

/** The answer to a message in English or German; the same words again are no answer to another question. */
async function answerOnce(message: AskedQuestion, view: CoachView, sources: Sources): Promise<CoachAnswer> {
  const whole = await answerMessage(message, view, sources);
  const isWhole = whole.topic === QUERY;
  const found = isWhole ? whole : ((await answerParts(message, whole, (part) => answerMessage(part, view, sources))) ?? whole);
  if (found.proposals.length > 0 && isSaidAgain(message.content, found.text, message.turns))
    return { ...found, text: sameAgain(message, found.proposals) };
  // The same words again are no answer to another question.
  if (!(found.proposals.length === 0 && isSaidAgain(message.content, found.text, message.turns))) return found;
  if (/^own data|^dialogue: session/.test(found.topic ?? "")) {
    if (found.topic !== "own data: log") return found;
    // "when was that?": the answer has it, and more than once is no harm; words that it has nothing of are another question.
    if (getSlots(message.content, view, await sources.diary()).unexplained.length === 0) return found;
    const draft = notUnderstood({ isLog: true });
    return {
      ...found,
      text: getLanguage(message) === "de" ? answerInGerman(draft.text).join("\n\n") : draft.text.join("\n\n"),
      followUps: draft.followUps ?? [],
      topic: "dialogue: not understood",
    };
  }
  const articles = await sources.library.bySlug(found.sources.slice(0, 1).map(({ slug }) => slug));
  return {
    ...found,
    ...insteadOfRepeating(message.content, found.text, articles, getLanguage(message) === "de"),
    topic: "dialogue: not twice",
  };
}
