import type { CoachProposal, CoachSource } from "@ironpace/contract";
import type { Article } from "../knowledge/article.ts";
import { answerAdvice } from "./advice/read-advice.ts";
import type { Asked, Sources } from "./asked.ts";
import { answerAsk, isAboutLog, readAsk } from "./asking/ask.ts";
import { isGeneral } from "./asking/ask.ts";
import { getSlots } from "./asking/ask.ts";
import { withFittingCards } from "./wishing/check-card.ts";
import { answerWish, askedOfWish, readWish } from "./wishing/wish.ts";
import { withDayBeside } from "./changes/day-beside.ts";
import { answerFirst } from "./answer-first.ts";
import { answerParts } from "./compound.ts";
import { byTopic, type Chosen, MIN_TOPIC_WEIGHT, SURE_TOPIC } from "./by-topic.ts";
import { isCommandAboutSession, withoutThanks } from "./dialogue/command-in-turns.ts";
import { acceptedWish } from "./dialogue/accepted-wish.ts";
import { afterConstraint } from "./dialogue/constraint.ts";
import { compared } from "./dialogue/compared.ts";
import { withCorrectedDates } from "./dialogue/corrected-dates.ts";
import { continuation } from "./dialogue/continuation.ts";
import { type Continuation, type Units } from "./dialogue/continuation-kinds.ts";
import { withSubject } from "./dialogue/ask-about-subject.ts";
import { withOtherSubject } from "./dialogue/denied-subject.ts";
import { withEnteredNamed } from "./dialogue/entered-focus.ts";
import { getExample } from "./dialogue/offers.ts";
import { sessionIn } from "./dialogue/focus.ts";
import { type Focus, notUnderstood } from "./dialogue/offers.ts";
import { insteadOfRepeating, isSaidAgain } from "./dialogue/not-twice.ts";
import { reasonFor } from "./dialogue/reasons.ts";
import { accepting, rejecting, shortened, undoing } from "./dialogue/replies.ts";
import { statedCold } from "./dialogue/stated-cold.ts";
import { withToldHealth } from "./dialogue/stated-health.ts";
import type { Turn } from "./dialogue/turn.ts";
import { entityIn } from "./frame/entity.ts";
import { answerFromFocus } from "./frame/index.ts";
import { answerInGerman, cardInGerman, isOnlyEnglish } from "./german/answer-in-german.ts";
import { GERMAN_FOLLOW_UPS, GERMAN_SUMMARIES } from "./german/summaries.ts";
import { readIntent } from "./intent/intents.ts";
import { statedGoal, statedValue } from "./intent/stated-values.ts";
import { MORE_SUMMARIES } from "./article-choice/more-summaries.ts";
import { readLanguage } from "./article-choice/read-language.ts";
import { withLikelyArticle } from "./article-choice/choose-article.ts";
import { getLanguage, type Language, ONLY_ENGLISH } from "./language.ts";
import { languageInConversation } from "./language-in-conversation.ts";
import {
  differenceBetween,
  FITS,
  inSameArticle,
  isAbout,
  isNear,
  isWhole,
  LONGEST_FOLLOW_UP,
  passageAbout,
  withParagraph,
} from "./library-answers.ts";
import { readDataQuestion } from "./own-data/ask.ts";
import { toCommonWording } from "./reading/common-wordings.ts";
import { withoutDenied } from "./reading/denied-parts.ts";
import { afterAnswer } from "./dialogue/after-answer.ts";
import { whyRestDay } from "./dialogue/about-own.ts";
import { answerOrder } from "./orders/index.ts";
import { answerQuery } from "./query/index.ts";
import { readQuestion, spellOut, withoutRemark } from "./question.ts";
import { isRomance, NOT_READ, type Romance, romanceToEnglish, shortRomance } from "./romance/gloss.ts";
import { answerInRomance } from "./romance/answer-in-romance.ts";
import { cardInRomance, romanceCard } from "./romance/card-sentence.ts";
import { bullet } from "./say.ts";
import { type Draft, getWeight } from "./topic.ts";
import { isAboutPerson } from "./topics/about-the-coach.ts";
import { TOPICS } from "./topics/index.ts";
import { answerTurn } from "./turn/index.ts";
import { ASKED_OFTEN } from "./topics/library/asked-often.ts";
import { SITUATIONS } from "./topics/library/situations.ts";
import type { CoachView } from "./view.ts";
import { fromOwn, isRefused, joined, NO_ANSWER, CONFIDENT_WEIGHT } from "./own-answer.ts";

export interface CoachAnswer {
  /** Markdown. */
  readonly text: string;
  /** Name of the topic that answered; undefined when none did. */
  readonly topic: string | undefined;
  readonly sources: readonly CoachSource[];
  readonly articles: readonly Article[];
  readonly proposals: readonly CoachProposal[];
  readonly followUps: readonly string[];
}

/**
 * Answers from the athlete's own numbers and the library. Rules and arithmetic: the same question about the same athlete on the same
 * day has the same answer. Red flags have been looked for before.
 */
export async function answerQuestion(asked: Asked, view: CoachView, sources: Sources): Promise<CoachAnswer> {
  const wish = acceptedWish(asked.content, asked.turns);
  const before = asked.turns.at(-1)?.question;
  const message = wish === undefined ? asked : { ...asked, content: wish, turns: asked.turns.slice(0, -1) };
  // A wish is in the language in which it was first thought of.
  const spoken = wish === undefined || before === undefined ? message : { ...message, content: before };
  const read = languageInConversation(spoken, romanceOf(spoken) ?? getLanguage(spoken));
  // What is said in few words is English to the rules that read small words.
  const isReadable = spoken.turns.length === 0 || spoken.content.trim().split(/\s+/u).length > FEW_WORDS;
  const likely = READ_SURELY.has(read) || !isReadable ? undefined : await readLanguage(spoken.content);
  const language = likely !== undefined && (isRomance(likely) || read !== "en") ? likely : read;
  const answer = await answerByRules(message, language, view, sources);
  return withLikelyArticle(message, answer, likely ?? language, view, sources, message.introduces ? getIntroduction(language) : undefined);
}

/** After other messages, so few words say nothing of the language. */
const FEW_WORDS = 4;
const READ_SURELY: ReadonlySet<Language> = new Set(["de", "fr", "es", "it"]);

function getIntroduction(language: Language): string {
  return language === "de" ? GERMAN_INTRODUCTION : isRomance(language) ? ROMANCE_INTRODUCTION[language] : INTRODUCTION;
}

async function answerByRules(message: Asked, language: Language, view: CoachView, sources: Sources): Promise<CoachAnswer> {
  const framed = await fromFrame(message, language, view, sources);
  if (framed !== undefined) return framed;
  if (!isRomance(language) || isRefused(message, view)) {
    const once = await answerOnce(message, view, sources);
    const second = await fromFrame(message, language, view, sources, true);
    if (isWeak(once)) return second ?? once;
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

/** What the older readers of English have no or a lesser answer to; of everything else they know more. */
const FIRST_IN_ENGLISH: ReadonlySet<string> = new Set(
  "reply,move instead,splits,streak,kept,deloads,next race,last races,easy pace,next load,oldest,estimate,running,fit into,end plan,fewer days,without for a reason,both,weekday cap,harder,add,missed weekday,all lifts,judged,mild cold,spare,range,by period,top period,trend,day of best,swap broken,knowledge,two sports,count of lifting,next line,shorten,without lift,other day".split(
    ",",
  ),
);

/** Whether an answer of the older readers is about the athlete's own rows, a change, a card or their health: nothing that was read by one word. */
const KNOWS_MORE =
  /^(?:own data|change|turn|advice|dialogue: (?!not )|injury|illness|comeback|medicines|instructions|other people|identity|greeting|thanks|what the coach sees|reminders|off topic|hyrox time|race prediction|paces|zones|plan overview|review)/;
const READ_WHOLE = "turn: read whole";
const ASKS_WHAT = /so I change nothing|do not see exactly what|also ändere ich nichts/;

function isWeak({ topic = "", text, proposals }: CoachAnswer): boolean {
  return proposals.length === 0 && (!KNOWS_MORE.test(topic) || ASKS_WHAT.test(text));
}

/** The answer from the frame of the turn, in its own language. */
async function fromFrame(
  message: Asked,
  language: string,
  view: CoachView,
  sources: Sources,
  isLast = false,
): Promise<CoachAnswer | undefined> {
  if (isRefused(message, view) || message.action !== "coaching_question") return undefined;
  if (language !== "en" && language !== "de" && language !== "fr" && language !== "es" && language !== "it") return undefined;
  const draft = answerTurn(message, language, await sources.diary(), view);
  if (draft === undefined) return undefined;
  // What a turn asks of the plan after others goes on from them.
  const isFirst = FIRST_IN_ENGLISH.has(draft.kind) || (draft.isOnPlan === true && message.turns.length > 0);
  if (language === "en" && !isLast && !isFirst) return undefined;
  const introduction = language === "en" ? INTRODUCTION : language === "de" ? GERMAN_INTRODUCTION : ROMANCE_INTRODUCTION[language];
  return {
    topic: draft.isWhole === true ? READ_WHOLE : "turn",
    text: [...draft.text, ...(message.introduces ? [introduction] : [])].join("\n\n"),
    sources: [],
    articles: [],
    proposals: draft.proposals ?? [],
    followUps: language === "en" ? (draft.followUps ?? []) : [],
  };
}

const ROMANCE_INTRODUCTION: { readonly [language in Romance]: string } = {
  fr: "_Je suis le coach intégré : des règles et des calculs sur tes propres chiffres et la bibliothèque, sans modèle de langage. Je propose des changements, je ne les fais jamais moi-même._",
  es: "_Soy el coach integrado: reglas y cálculos con tus propios números y la biblioteca, sin modelo de lenguaje. Propongo cambios, nunca los hago yo._",
  it: "_Sono il coach integrato: regole e calcoli sui tuoi numeri e sulla biblioteca, senza modello linguistico. Propongo modifiche, non le faccio mai da solo._",
};

/** French, Spanish or Italian of a few words, or a few words after them. */
function romanceOf({ content, turns }: Asked): Romance | undefined {
  const own = shortRomance(content);
  if (own !== undefined || content.trim().split(/\s+/u).length > 3) return own;
  const before = turns.at(-1)?.question;
  const language = before === undefined ? undefined : (shortRomance(before) ?? getLanguage({ content: before, turns: [] }));
  return language !== undefined && isRomance(language) && romanceToEnglish(content, language) !== undefined ? language : undefined;
}

/** The answer to a message in English or German; the same words again are no answer to another question. */
async function answerOnce(message: Asked, view: CoachView, sources: Sources): Promise<CoachAnswer> {
  const whole = await answerMessage(message, view, sources);
  const isWhole = whole.topic === QUERY;
  const found = isWhole ? whole : ((await answerParts(message, whole, (part) => answerMessage(part, view, sources))) ?? whole);
  if (found.proposals.length > 0 && isSaidAgain(message.content, found.text, message.turns)) return { ...found, text: cardStays(message) };
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

/** Said in place of the same answer with the same card. */
function cardStays(message: Asked): string {
  return getLanguage(message) === "de"
    ? "Die Karte bleibt, wie sie ist: in deiner Nachricht lese ich nichts, was sie ändert. Sag mir, was anders sein soll: den Tag, die Minuten, die Übung oder wie stark es ist."
    : "The card stays as it is: I read nothing in your message that changes it. Tell me what should be different: the day, the minutes, the exercise, or how bad it is.";
}

/** Every word of the message was used: no part of it needs an answer of its own. */
const QUERY = "own data: query";

async function answerMessage(message: Asked, view: CoachView, sources: Sources): Promise<CoachAnswer> {
  const read = withoutThanks(message.turns).map((turn, at, all) => ({
    ...turn,
    question: asReadAfter(turn.question, all.slice(0, at)),
  }));
  const asked = withToldHealth({
    ...message,
    turns: read,
    content: withDayBeside(withoutRemark(spellOut(asReadAfter(message.content, message.turns))), view.today),
  });
  const language = getLanguage(asked);
  const speech = language === "de" ? "de" : "en";
  const cold = isRefused(asked, view) ? undefined : statedCold(asked.content, view, speech);
  if (cold !== undefined) return { ...(await withSources(cold, asked, language, sources)), topic: "dialogue: cold" };
  const reading = await readIntent(asked.content);
  const withName = { ...asked, content: withEnteredNamed(asked.content, asked.turns, view, await sources.diary()) };
  const isEnglish = language === "en" && message.isTranslated !== true;
  const known = await sources.diary();
  const changed = isEnglish && !isRefused(asked, view) ? (compared(asked, view, known) ?? afterConstraint(asked, view)) : undefined;
  if (changed !== undefined) return { ...(await withSources(changed, asked, language, sources)), topic: "dialogue: constraint" };
  const queried = isEnglish ? (answerQuery(message, known, view) ?? answerQuery(asked, known, view)) : undefined;
  const ordered = isEnglish && queried === undefined && !isRefused(asked, view) ? answerOrder(asked, known, view) : undefined;
  if (ordered !== undefined) return { ...(await withSources(ordered, asked, language, sources)), topic: "change: order" };
  const after = isEnglish ? (isRefused(asked, view) ? whyRestDay(asked, view) : afterAnswer(asked, view, known)) : undefined;
  if (after !== undefined) return { ...(await withSources(after, asked, language, sources)), topic: "dialogue: after answer" };
  if (queried !== undefined) return { ...(await withSources(queried, asked, language, sources)), topic: QUERY };
  const typed = await answerFirst(asked, withName, view, sources, speech);
  if (typed !== undefined) return withSources(typed, asked, language, sources);
  const isCommand = isCommandAboutSession(asked, view);
  const shown = isCommand ? undefined : askedOfWish(asked, view, await sources.diary());
  const wish = shown !== undefined || isCommand || asksOften(asked, view) ? undefined : readWish(withName, view, await sources.diary());
  const wished = wish === undefined ? undefined : answerWish(wish, await sources.diary(), view, speech);
  if (wished !== undefined) {
    const isGerman = speech === "de";
    return {
      topic: `change: ${wish?.kind ?? ""}`,
      sources: [],
      articles: [],
      proposals: isGerman ? (wished.proposals ?? []).map((card) => cardInGerman(card)) : (wished.proposals ?? []),
      followUps: isGerman ? [] : (wished.followUps ?? []),
      text: [
        ...(isGerman && wish !== undefined && IN_ENGLISH.has(wish.kind) ? answerInGerman(wished.text) : wished.text),
        ...(asked.introduces ? [isGerman ? GERMAN_INTRODUCTION : INTRODUCTION] : []),
      ].join("\n\n"),
    };
  }
  const frame =
    shown !== undefined
      ? { subject: "plan" as const, slots: shown }
      : isCommand
        ? undefined
        : readAsk(asked, view, await sources.diary(), reading.acts.ask > SURELY_ASKED);
  // Alone, goals and races are known well enough by the fixed questions about them.
  const isFixed =
    asked.turns.length === 0 &&
    frame?.subject === "goal" &&
    frame.slots.races.length < 2 &&
    (frame.slots.goals.length > 0 || frame.slots.lifts.length + frame.slots.tests.length === 0) &&
    !frame.slots.fields.includes("when") &&
    isAboutData(asked.content, view);
  const isTold = isSituation(asked, view);
  // "what was my rpe on the last long run" asks for what was logged, whatever advice there is on it.
  const isOfLog =
    frame?.subject === "log" &&
    frame.slots.metric !== undefined &&
    frame.slots.isQuestion &&
    (frame.slots.isPast === true ||
      frame.slots.fields.includes("gain") ||
      (frame.slots.choice === "average" && /\bmy\b/.test(frame.slots.words)));
  const advice = isTold || isOfLog || isCommand || isRefused(asked, view) ? undefined : answerAdvice(asked, view);
  if (advice !== undefined) return withSources(advice, asked, language, sources);
  const own = frame === undefined || isFixed || isTold ? undefined : answerAsk(frame, await sources.diary(), view, speech);
  const isAdvice =
    asked.turns.length === 0 &&
    reading.acts.knowledge > MOSTLY &&
    !/\d:\d\d/.test(asked.content) &&
    isGeneral(readQuestion(asked.content, asked.action).words);
  const framed = own ?? (isAdvice || isTold || isCommand ? undefined : await answerFromFocus(asked, view, sources.diary, speech));
  if (framed !== undefined) {
    const lead = language === "en" || language === "de" ? [] : [ONLY_ENGLISH[language]];
    const introduction = asked.introduces ? [language === "de" ? GERMAN_INTRODUCTION : INTRODUCTION] : [];
    return {
      topic: "own data: log",
      sources: [],
      articles: [],
      proposals: [],
      followUps: framed.followUps ?? [],
      text: [...lead, ...framed.text, ...introduction].join("\n\n"),
    };
  }
  const next = continuation(asked.content, asked.turns, view);
  const contents = next.kind === "question" ? next.contents : [asked.content];
  const value = statedValue(readQuestion(asked.content, asked.action).words, asked.turns, view);
  const newGoal = await statedGoal(asked, view, sources);
  const change = value ?? newGoal;
  const told: Chosen | undefined = change === undefined ? undefined : { topic: "change", draft: change };
  const seen = next.kind === "question" ? inUnits(view, next.units) : view;
  const answers = await Promise.all(
    contents.map(
      async (content) =>
        told ??
        (await goOn(next, asked, seen, sources)) ??
        (await answerOne({ ...asked, content, isCompleted: content !== asked.content }, seen, sources)),
    ),
  );
  const found = joined(answers);
  const named = found.article === undefined ? await sources.library.bySlug(found.draft.articles ?? []) : [found.article];
  const beside = found.topic === undefined || isOwn(found.topic) ? [] : alsoPublished(found.candidates ?? [], named);
  const articles = [...named, ...beside];
  const answer = {
    topic: found.topic,
    sources: articles.map(({ slug, title, origin }) => ({ slug, title, origin })),
    articles,
  };
  const inPounds = next.kind === "question" && next.units !== undefined && "weights" in next.units && next.units.weights === "lb";
  const text = paragraphs(found.draft, articles).map((part) => (inPounds ? withPounds(part) : part));
  const { proposals = [], followUps = [] } = found.draft;
  if (language === "de") {
    return {
      ...answer,
      text: [
        ...(found.topic === "dialogue: shorter" || found.draft.isFinal === true ? found.draft.text : germanText(found, articles)),
        ...(asked.introduces ? [GERMAN_INTRODUCTION] : []),
      ].join("\n\n"),
      proposals: proposals.map((card) => cardInGerman(card)),
      followUps: followUps.flatMap((each) => GERMAN_FOLLOW_UPS[each] ?? []),
    };
  }
  const note = language === "en" ? [] : [ONLY_ENGLISH[language]];
  return { ...answer, text: [...note, ...text, ...(asked.introduces ? [INTRODUCTION] : [])].join("\n\n"), proposals, followUps };
}

/** A message without what it denies, with the name of what it goes on about, in the wording that the readers know. */
function asReadAfter(content: string, turns: readonly Turn[]): string {
  const whole =
    withCorrectedDates(content, turns) ?? withOtherSubject(content, turns) ?? withSubject(content, turns) ?? withoutDenied(content);
  return toCommonWording(whole, turns.length > 0);
}

/** Own words of a topic and the short answers of the library, as far as there are German ones. */
function germanText({ draft, topic }: Chosen, articles: readonly Article[]): readonly string[] {
  const [first] = articles;
  const isAboutAthlete = topic !== undefined && isOwn(topic);
  const summary = first === undefined || isAboutAthlete ? undefined : (GERMAN_SUMMARIES[first.slug] ?? MORE_SUMMARIES[first.slug]?.de);
  const isSummary = first !== undefined && (draft.text.length === 0 || draft.withSummary === true);
  if (summary === undefined || !isSummary) {
    const whole = answerInGerman(paragraphs(draft, articles));
    // What the library says in German is better than an answer in English.
    return isOnlyEnglish(whole) && summary !== undefined ? [summary] : whole;
  }
  const own = answerInGerman(draft.text);
  return [...(draft.text.length === 0 || isOnlyEnglish(own) ? [] : own), summary];
}

/** Advice with the articles it rests on. */
async function withSources(
  { text, articles: slugs = [], proposals = [], followUps = [] }: Draft,
  { introduces }: Asked,
  language: ReturnType<typeof getLanguage>,
  { library }: Sources,
): Promise<CoachAnswer> {
  const articles = slugs.length === 0 ? [] : await library.bySlug(slugs);
  const isGerman = language === "de";
  const lead = language === "en" || isGerman ? [] : [ONLY_ENGLISH[language]];
  const introduction = introduces ? [isGerman ? GERMAN_INTRODUCTION : INTRODUCTION] : [];
  return {
    topic: "advice",
    text: [...lead, ...text, ...introduction].join("\n\n"),
    sources: articles.map(({ slug, title, origin }) => ({ slug, title, origin })),
    articles,
    proposals,
    followUps,
  };
}

/** One complete question: a change, the athlete's own data, else a topic or the library. */
async function answerOne(asked: Asked, view: CoachView, sources: Sources): Promise<Chosen> {
  const both = await differenceBetween(asked, sources);
  if (both !== undefined) return both;
  const own = await fromOwn(asked, view, sources);
  if (own?.topic === "change" && (own.draft.proposals?.length ?? 0) > 0) {
    const slots = getSlots(asked.content, view, await sources.diary());
    return { ...own, draft: withFittingCards(own.draft, slots, view, getLanguage(asked) === "de" ? "de" : "en") };
  }
  if (own !== undefined) return own;
  const same = await inSameArticle(asked, view, sources);
  if (same !== undefined) return same;
  const candidates = await sources.library.search(asked.content);
  const passage = await passageAbout(asked, view, candidates, sources);
  if (passage !== undefined) return passage;
  const found = await withParagraph(asked.content, chosen(asked, view, candidates), sources);
  const isAfter = asked.turns.length > 0 && asked.content.split(/\s+/u).length <= LONGEST_FOLLOW_UP;
  return isAfter && !isSureTopic(asked, found, view) && !isWhole(asked.content, found)
    ? { topic: "dialogue: not understood", draft: notUnderstood(await focusOf(asked.turns, view, sources)) }
    : { ...found, candidates };
}

/** After other turns a topic answers only where its own words speak clearly for it: a shared word picks none. */
function isSureTopic({ action, content, turns }: Asked, { topic }: Chosen, view: CoachView): boolean {
  if (topic === undefined || topic === "library") return false;
  const known = TOPICS.find(({ name }) => name === topic);
  if (known === undefined) return true;
  const question = readQuestion(content, action);
  const before = readQuestion(turns.at(-1)?.question ?? "", action);
  // What goes on about the same topic needs no more words.
  return getWeight(known, question, view) >= SURE_TOPIC || getWeight(known, before, view) >= MIN_TOPIC_WEIGHT;
}

async function focusOf(turns: readonly Turn[], view: CoachView, { diary }: Sources): Promise<Focus> {
  const last = turns.at(-1);
  const [card] = last?.proposals ?? [];
  if (card !== undefined && last?.decision === null) return { card: card.title };
  const entity = entityIn(turns, await diary(), view);
  if (entity !== undefined) return { entity };
  const session = last === undefined ? undefined : sessionIn(last, view);
  if (session !== undefined) return { session: session.title };
  return isAboutLog(turns, view, await diary()) ? { isLog: true } : {};
}

function inUnits(view: CoachView, units: Units | undefined): CoachView {
  if (units === undefined) return view;
  // Lines of the plan keep their kilograms: see `withPounds`.
  return "distances" in units ? { ...view, ...units } : { ...view, athlete: { ...view.athlete, units: units.weights } };
}

/** "40 kg" → "40 kg (88 lb)", where no pounds stand yet. */
function withPounds(text: string): string {
  return text.replaceAll(
    /\b(\d+(?:\.\d+)?) kg\b(?! ?\()/g,
    (all, kilograms: string) => `${all} (${Math.round(Number(kilograms) / 0.45359237)} lb)`,
  );
}

/** What the athlete's own rows say needs no article of the administrators beside it. */
function isOwn(topic: string): boolean {
  return /^(own data|change|dialogue)/.test(topic);
}

/** From this share on a message is more likely one kind than all others. */
const MOSTLY = 0.5;
/** Wishes whose drafts come from makers that write English. */
const IN_ENGLISH: ReadonlySet<string> = new Set(["exchange", "move day", "shorten", "busy", "log", "weight"]);

/** The last answer in another form, or what became of its card. */
async function goOn(next: Continuation, asked: Asked, view: CoachView, sources: Sources): Promise<Chosen | undefined> {
  switch (next.kind) {
    case "shorter":
      return { topic: "dialogue: shorter", draft: shortened(next.turn) };
    case "accept":
      return { topic: "dialogue: accept", draft: accepting(next.turn) };
    case "reject":
      return { topic: "dialogue: reject", draft: rejecting(next.turn) };
    case "undo":
      return { topic: "dialogue: undo", draft: undoing(next.turn, await sources.diary()) };
    case "why":
      return { topic: "dialogue: why", draft: await whyOf(next.turn, asked, view, sources) };
    case "example":
      return { topic: "dialogue: example", draft: getExample(next.turn, view) };
    case "draft":
      return { topic: "dialogue: session", draft: next.draft };
    case "question":
    case "new":
      return undefined;
  }
}

async function whyOf(turn: Turn, { action, content }: Asked, view: CoachView, { library, diary }: Sources): Promise<Draft> {
  const own = await reasonFor(turn, readQuestion(content, action).words, view, diary);
  if (own !== undefined) return own;
  if (isAboutLog([turn], view, await diary()))
    return {
      isFinal: true,
      text: [
        getLanguage({ content, turns: [turn] }) === "de"
          ? "Das sind deine eigenen Einträge und Werte, für den Zeitraum und die Auswahl, die in der Antwort stehen; geschätzt ist daran nichts, außer wo es dabei steht."
          : "It is what you logged and entered, for the period and the selection that the answer names; nothing in it is estimated unless it says so.",
      ],
    };
  const known = byTopic(readQuestion(turn.question, action), view, MIN_TOPIC_WEIGHT)?.draft.articles ?? [];
  const articles =
    known.length > 0 ? await library.bySlug(known) : (await library.search(turn.question)).filter(({ rank }) => rank >= FITS);
  const [first] = articles;
  return first === undefined
    ? {
        text: [
          "Because that is what your own numbers give: I add up what you logged, and compare it with the days you named. Which part should I explain?",
        ],
      }
    : { text: [`The reason, in short: ${first.summary}`], articles: [first.slug] };
}

/** From this share on a message asks about what is stored, also where one of its words is not known. */
const SURELY_ASKED = 0.7;

/** Something has happened to the athlete, or it is about somebody else; the days and distances beside it ask for no record. */
function isSituation({ action, content }: Asked, view: CoachView): boolean {
  const question = readQuestion(content, action);
  return (
    isAboutPerson(content, view.firstName) ||
    [...ASKED_OFTEN, ...SITUATIONS].some((topic) => getWeight(topic, question, view) > CONFIDENT_WEIGHT)
  );
}

/** A question that is asked often has an answer of its own: a side remark ("im 64 kg") is no wish to store it. */
function asksOften({ action, content }: Asked, view: CoachView): boolean {
  const question = readQuestion(content, action);
  return !ORDERS.test(question.words) && ASKED_OFTEN.some((topic) => getWeight(topic, question, view) > CONFIDENT_WEIGHT);
}

const ORDERS =
  /^(?:(?:please|pls|can you|could you|ok|hey|coach) )*(?:log|add|move|swap|skip|drop|delete|remove|replace|shorten|cut|make|set|change|put|enter|mark|new|give|take|leave|do|did|done)\b/;

/** The topic that most speaks for, else the question before together with this one, else what the library has. */
function chosen({ action, content, turns }: Asked, view: CoachView, candidates: readonly Article[]): Chosen {
  const [found] = candidates;
  const own = byTopic(readQuestion(content, action), view, MIN_TOPIC_WEIGHT);
  if (own !== undefined) return own;
  const before = turns.at(-1)?.question;
  // What was asked of own data is no half of a question about training.
  if (before !== undefined && content.length <= SHORT && !isAboutData(before, view)) {
    const together = byTopic(readQuestion(`${content} ${before}`, action), view, MIN_TOPIC_WEIGHT);
    if (together !== undefined) return together;
  }
  if (found !== undefined && found.rank >= FITS && isAbout(content, found))
    return { topic: "library", draft: { text: [] }, article: found };
  const near = candidates.filter((article) => isNear(content, article)).slice(0, MOST_CANDIDATES);
  if (near.length > 0) return { topic: undefined, draft: askBack(near) };
  return { topic: undefined, draft: NO_ANSWER };
}

function isAboutData(content: string, view: CoachView): boolean {
  return readDataQuestion(readQuestion(content, "coaching_question").words, view.today, view.plan?.plan.startDate) !== undefined;
}

function askBack(articles: readonly Article[]): Draft {
  return {
    text: [
      "I am not sure what you mean, and I would rather ask than answer a different question. Is it one of these?",
      bullet(articles.map(({ title }) => `**${title}**`)),
      "Or say it in other words.",
    ],
    followUps: articles.filter(({ origin }) => origin === "library").map(({ title }) => `Tell me about ${title.toLowerCase()}`),
  };
}

/** What the administrators have published about it is cited beside the library's own. */
function alsoPublished(found: readonly Article[], named: readonly Article[]): readonly Article[] {
  return found
    .filter(({ origin, rank, slug }) => origin === "content" && rank >= FITS && !named.some((each) => each.slug === slug))
    .slice(0, 1);
}

const MOST_CANDIDATES = 3;
/** A message so short may be the second half of a question. */
const SHORT = 120;
/** The articles themselves are named beside the answer, as `sources`. */
function paragraphs(draft: Draft, articles: readonly Article[]): readonly string[] {
  const [first] = articles;
  const summary = first !== undefined && (draft.text.length === 0 || draft.withSummary === true) ? [first.summary] : [];
  return [...draft.text, ...summary];
}

const INTRODUCTION =
  "_I am the built-in coach: rules and arithmetic on your own numbers and the library, no language model. I offer changes, I never make them myself._";

const GERMAN_INTRODUCTION =
  "_Ich bin der eingebaute Coach: Regeln und Rechnen mit deinen eigenen Werten und der Bibliothek, kein Sprachmodell. Änderungen biete ich an, ich mache sie nie selbst._";
