import type { CoachAction, CoachProposal, CoachSource } from "@ironpace/contract";
import { unknownWords } from "../triage/everyday-talk.ts";
import type { Article } from "../knowledge/article.ts";
import type { Library } from "../knowledge/library.ts";
import { answerChange, isQuestion } from "./changes/index.ts";
import { splitWishes } from "./changes/split-wishes.ts";
import { leaveOut } from "./changes/left-out.ts";
import { newWeight } from "./changes/records.ts";
import { continuation, type Continuation, type Units } from "./dialogue/continuation.ts";
import { answerFromFrame } from "./frame/index.ts";
import { exampleOf } from "./dialogue/example.ts";
import { sessionIn } from "./dialogue/focus.ts";
import { type Focus, notUnderstood } from "./dialogue/offers.ts";
import { paragraphAbout, paragraphOf } from "./dialogue/same-article.ts";
import { entityIn } from "./frame/entity.ts";
import { frameBefore } from "./frame/frames-of-turns.ts";
import { reasonFor } from "./dialogue/reasons.ts";
import { accepting, rejecting, shortened, undoing } from "./dialogue/replies.ts";
import type { Turn } from "./dialogue/turn.ts";
import { readDataQuestion } from "./own-data/ask.ts";
import type { Diary } from "./own-data/diary.ts";
import { answerInGerman, cardInGerman, isOnlyEnglish } from "./german/answer-in-german.ts";
import { GERMAN_FOLLOW_UPS, GERMAN_SUMMARIES } from "./german/summaries.ts";
import { canonicalWish, CARDS, changeDeload, temporaryLimit } from "./intent/canonical.ts";
import { dataByIntent, unclearWish } from "./intent/data-by-intent.ts";
import type { Intent } from "./intent/intents.ts";
import { type IntentReading, readIntent } from "./intent/learned-intent.ts";
import { languageOf, ONLY_ENGLISH } from "./language.ts";
import { answerFromData } from "./own-data/index.ts";
import { otherLift } from "./own-data/subject.ts";
import { type Question, readQuestion } from "./question.ts";
import { type Draft, type Topic, weightOf } from "./topic.ts";
import { instructions, offTopic, otherPeople } from "./topics/about-the-coach.ts";
import { dangerousWeightLoss, medicines } from "./topics/health-limits.ts";
import { TOPICS } from "./topics/index.ts";
import { bullet, clock } from "./say.ts";
import type { CoachView } from "./view.ts";

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

export interface Asked {
  readonly action: CoachAction;
  readonly content: string;
  /** What was said before in this conversation, the newest last: "and over 10 km?" goes on from there. */
  readonly turns: readonly Turn[];
  /** True: say who answers. */
  readonly introduces: boolean;
  /** The message was completed from the ones before it: in words that the rules know. */
  readonly isCompleted?: boolean;
}

/**
 * Answers from the athlete's own numbers and the library. Rules and arithmetic: the same question about the same athlete on the same
 * day has the same answer. Red flags have been looked for before.
 */
export async function answerQuestion(asked: Asked, view: CoachView, sources: Sources): Promise<CoachAnswer> {
  const language = languageOf(asked);
  const framed = await answerFromFrame(asked, view, sources.diary, language === "de" ? "de" : "en");
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
  const value = toldValue(readQuestion(asked.content, asked.action).words, asked.turns, view);
  const told: Chosen | undefined = value === undefined ? undefined : { topic: "change", draft: value };
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

/** Own words of a topic and the short answers of the library, as far as there are German ones. */
function germanText({ draft, topic }: Chosen, articles: readonly Article[]): readonly string[] {
  const [first] = articles;
  const isAboutAthlete = topic !== undefined && isOwn(topic);
  const summary = first === undefined || isAboutAthlete ? undefined : GERMAN_SUMMARIES[first.slug];
  const isSummary = first !== undefined && (draft.text.length === 0 || draft.withSummary === true);
  if (summary === undefined || !isSummary) {
    const whole = answerInGerman(paragraphs(draft, articles));
    // What the library says in German is better than an answer in English.
    return isOnlyEnglish(whole) && summary !== undefined ? [summary] : whole;
  }
  const own = answerInGerman(draft.text);
  return [...(draft.text.length === 0 || isOnlyEnglish(own) ? [] : own), summary];
}

/** One complete question: a change, the athlete's own data, else a topic or the library. */
async function answerOne(asked: Asked, view: CoachView, sources: Sources): Promise<Chosen> {
  const both = await differenceBetween(asked, sources);
  if (both !== undefined) return both;
  const own = await fromOwn(asked, view, sources);
  if (own !== undefined) return own;
  const logged = await answerFromFrame(asked, view, sources.diary, languageOf(asked) === "de" ? "de" : "en", "any");
  if (logged !== undefined) return { topic: "own data: log", draft: { ...logged, isFinal: true } };
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

const DIFFERENCE =
  /\b(?:diff|difference|unterschied)\w* (?:between|of|zwischen|von)? ?(?:an? |the )?(.+?) (?:and|vs|or|und) (?:an? |the )?(.+)$|^(?:whats |what is |what are )(\w+(?: \w+)?) (?:vs|versus) (\w+(?: \w+)?)$/;

/** "the difference between a taper and a deload": what the library says of both. */
async function differenceBetween(asked: Asked, { library }: Sources): Promise<Chosen | undefined> {
  const { words } = readQuestion(asked.content, "coaching_question");
  const found = DIFFERENCE.exec(words.replace(" zwischen ", " between "));
  if (found === null || /\b(?:my|i|me)\b/.test(words)) return undefined;
  const sides = [found[1] ?? found[3] ?? "", found[2] ?? found[4] ?? ""].map((side) =>
    side.replace(/\b(?:training|session|sessions|runs?)\b/g, "").trim(),
  );
  const articles = await Promise.all(
    sides.map(async (side) =>
      (await library.search(side)).find((article) =>
        contentWords(side).some((word) => new RegExp(`\\b${word.slice(0, 5)}`, "i").test(article.title)),
      ),
    ),
  );
  const [one, other] = articles;
  if (one === undefined || other === undefined || one.slug === other.slug) return undefined;
  const isInGerman = languageOf(asked) === "de";
  return {
    topic: "library",
    draft: {
      text: [
        bullet(
          [one, other].map(({ slug, title, summary }) => `**${title}**: ${isInGerman ? (GERMAN_SUMMARIES[slug] ?? summary) : summary}`),
        ),
      ],
      articles: [one.slug, other.slug],
      isFinal: true,
    },
  };
}

/** A question about training that no topic is sure of: the paragraph of the likeliest articles that has most of its words. */
async function passageAbout(
  { action, content, turns }: Asked,
  view: CoachView,
  candidates: readonly Article[],
  { library }: Sources,
): Promise<Chosen | undefined> {
  const question = readQuestion(content, action);
  if (turns.length > 0 || byTopic(question, view, SURE_TOPIC) !== undefined) return undefined;
  if ((await readIntent(content)).acts.knowledge < SURE_KNOWLEDGE) return undefined;
  const whole = await library.bySlug(
    candidates
      .filter(({ origin }) => origin === "library")
      .slice(0, 4)
      .map(({ slug }) => slug),
  );
  const found = paragraphOf(content, whole);
  return found === undefined
    ? undefined
    : { topic: "library", draft: { text: [found.part], articles: [found.article.slug], withSummary: true }, article: found.article };
}

const SURE_KNOWLEDGE = 0.7;

/** The article that was found, with the paragraph that the question is about in front of its summary. */
async function withParagraph(content: string, found: Chosen, { library }: Sources): Promise<Chosen> {
  const article = found.article;
  if (article === undefined || found.draft.text.length > 0 || article.origin !== "library") return found;
  const [whole] = await library.bySlug([article.slug]);
  const paragraph = whole === undefined ? undefined : paragraphAbout(content, whole);
  return paragraph === undefined ? found : { ...found, draft: { ...found.draft, text: [paragraph], withSummary: true } };
}

/** A follow-up has few words; what is longer is taken for a question of its own. */
const LONGEST_FOLLOW_UP = 10;

/** After other turns a topic answers only where its own words speak clearly for it: a shared word picks none. */
function isSureTopic({ action, content, turns }: Asked, { topic }: Chosen, view: CoachView): boolean {
  if (topic === undefined || topic === "library") return false;
  const known = TOPICS.find(({ name }) => name === topic);
  if (known === undefined) return true;
  const question = readQuestion(content, action);
  const before = readQuestion(turns.at(-1)?.question ?? "", action);
  // What goes on about the same topic needs no more words.
  return weightOf(known, question, view) >= SURE_TOPIC || weightOf(known, before, view) >= ENOUGH;
}

const SURE_TOPIC = 3;

/** The library has an article for all that a message says: it is a question of its own. */
function isWhole(content: string, { article }: Chosen): boolean {
  const words = contentWords(content);
  return article !== undefined && words.length > 1 && words.every((word) => isIn(word, article));
}

async function focusOf(turns: readonly Turn[], view: CoachView, { diary }: Sources): Promise<Focus> {
  const last = turns.at(-1);
  const [card] = last?.proposals ?? [];
  if (card !== undefined && last?.decision === null) return { card: card.title };
  const entity = entityIn(turns, await diary(), view);
  if (entity !== undefined) return { entity };
  const session = last === undefined ? undefined : sessionIn(last, view);
  if (session !== undefined) return { session: session.title };
  return frameBefore(turns, view) === undefined ? {} : { isLog: true };
}

/** A short message after an answer of the library: the paragraph of the same article that is about it. */
async function inSameArticle({ action, content, turns }: Asked, view: CoachView, { library }: Sources): Promise<Chosen | undefined> {
  if (turns.length === 0 || content.split(/\s+/u).length > LONGEST_FOLLOW_UP) return undefined;
  if (byTopic(readQuestion(content, action), view, CLEAR) !== undefined) return undefined;
  for (const turn of turns.toReversed().slice(0, 2)) {
    if (turn.proposals.length > 0) return undefined;
    const before = readQuestion(turn.question, action);
    if (readDataQuestion(before.words, view.today, view.plan?.plan.startDate) !== undefined) return undefined;
    const slugs =
      byTopic(before, view, ENOUGH)?.draft.articles ??
      (await library.search(turn.question))
        .filter((article) => isAbout(turn.question, article))
        .slice(0, 1)
        .map(({ slug }) => slug);
    for (const article of await library.bySlug(slugs.slice(0, 3))) {
      const paragraph = paragraphAbout(content, article);
      if (paragraph !== undefined) return { topic: "library", draft: { text: [paragraph], articles: [article.slug] } };
    }
  }
  return undefined;
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

/** Several wishes of one message are answered together, with all their cards. */
function joined(answers: readonly Chosen[]): Chosen {
  const [first, ...others] = answers;
  if (first === undefined || others.length === 0) return first ?? { topic: undefined, draft: NO_ANSWER };
  const drafts = answers.map(({ draft }) => draft);
  const texts = drafts.flatMap(({ text }) => text);
  return {
    ...first,
    draft: {
      ...first.draft,
      text: texts.filter((text, at) => texts.lastIndexOf(text) === at),
      proposals: drafts.flatMap(({ proposals }) => proposals ?? []),
      followUps: drafts.flatMap(({ followUps }) => followUps ?? []).slice(0, 3),
    },
  };
}

/** What the athlete's own rows say needs no article of the administrators beside it. */
function isOwn(topic: string): boolean {
  return /^(own data|change|dialogue)/.test(topic);
}

/** Where answers come from beside the rules. */
export interface Sources {
  readonly library: Library;
  /** Read only when a question is about it. */
  readonly diary: () => Promise<Diary>;
}

/** The card for a change or the answer from the athlete's own data, when one is asked for. */
async function fromOwn(
  { action, content, turns, isCompleted = false }: Asked,
  view: CoachView,
  { diary }: Sources,
): Promise<Chosen | undefined> {
  const question = readQuestion(content, action);
  if (FIRST.some((topic) => weightOf(topic, question, view) >= SURE)) return undefined;
  const last = turns.at(-1);
  const session = last === undefined ? undefined : sessionIn(last, view);
  const reading = await readIntent(content);
  const isSurelyQuestion = reading.acts.change < NO_WISH && reading.acts.other < NO_WISH && turns.length === 0;
  if (!isSurelyQuestion) {
    const several = await severalChanges(content, view, diary);
    if (several !== undefined) return several;
    const changed = await answerChange({ words: question.words, content, ...(session !== undefined && { session }) }, view, diary);
    const isKept = (changed?.proposals?.length ?? 0) > 0 && reading.share < SURELY_INTENT && !isMisread(changed, question.words);
    const isTopic = changed === undefined && reading.share < SURELY_INTENT && byTopic(question, view, CLEAR) !== undefined;
    const tried =
      isCompleted || isKept || fulfils(changed, reading.intent)
        ? undefined
        : await changeByIntent(reading, question.words, content, view, diary);
    const meant = isTopic && (tried?.proposals ?? []).length === 0 ? undefined : tried;
    const draft = meant ?? changed;
    if (draft !== undefined) return { topic: "change", draft: withSubstitutes(await withNewBest(draft, view, diary), question, view) };
  }
  const isPersonal = /\b(?:i|my|me|friday|tomorrow|today|\w+day)\b/.test(question.words.replace(/\bwhat (?:do|should|can) i do\b/, " "));
  if (reading.acts.knowledge > SURELY_KNOWLEDGE && turns.length === 0 && !isPersonal) return undefined;
  const asked = readDataQuestion(question.words, view.today, view.plan?.plan.startDate);
  const unknown = unknownWords(question.words.split(" "));
  if (asked === undefined && turns.length === 0 && reading.share >= SURE_DATA && byTopic(question, view, ENOUGH) === undefined) {
    const draft = dataByIntent(reading.intent, question.words, await diary(), view);
    if (draft !== undefined) return { topic: `own data: ${reading.intent}`, draft };
  }
  if (
    asked === undefined &&
    reading.acts.change >= SURELY_WISH &&
    !isCompleted &&
    turns.length === 0 &&
    !isQuestion(question.words) &&
    byTopic(question, view, SURE_TOPIC) === undefined
  ) {
    const unclear = unclearWish(reading.intent);
    if (unclear !== undefined) return { topic: "change", draft: unclear };
  }
  if (asked === undefined || (unknown.length > FEW_UNKNOWN && unknown.length / question.words.split(" ").length > MOST_UNKNOWN))
    return undefined;
  const known = await diary();
  const draft = answerFromData(asked, known, view);
  if (draft === undefined) return undefined;
  const other = asked.metric === "lift" && asked.lift !== undefined ? otherLift(question.words, asked.lift) : undefined;
  const second = other === undefined ? undefined : answerFromData({ ...asked, lift: other }, known, view);
  const both = second === undefined ? draft : { ...draft, text: [...draft.text.slice(0, 2), ...second.text.slice(0, 2)] };
  return { topic: `own data: ${asked.metric}`, draft: both };
}

/** Below this share a message wishes for no change, whatever words are in it. */
const NO_WISH = 0.03;
/** From this share on a message asks about training, not about what is stored. */
const SURELY_KNOWLEDGE = 0.93;
/** From this share on the classifier decides what a wish is for. */
const SURE_INTENT = 0.5;

function fulfils(draft: Draft | undefined, intent: Intent): boolean {
  const wanted = CARDS[intent];
  const kinds = draft?.proposals?.map(({ request }) => (request.reason === "record" ? request.record.kind : request.reason)) ?? [];
  return draft !== undefined && (wanted === undefined ? !FIXED.has(intent) : kinds.some((kind) => wanted.includes(kind)));
}

/** Wishes that no card fulfils, and that have a text of their own. */
const FIXED: ReadonlySet<Intent> = new Set<Intent>(["units", "more-less", "deload-change", "done", "not-done"]);

/** A bare number after the body weight was shown, and an injury that is to be noted: each as its card maker reads it. */
function toldValue(words: string, turns: readonly Turn[], view: CoachView): Draft | undefined {
  const number = /^(?:its |now |im |im at |no |actually |hm+ )*(\d{2,3}(?:[.,]\d)?)(?: ?kg)?(?: today| now| this morning)?$/.exec(
    words,
  )?.[1];
  if (
    number !== undefined &&
    /\b(?:weigh|body ?weight|weight)\b/.test(
      turns
        .slice(-2)
        .map(({ question }) => readQuestion(question, "coaching_question").words)
        .join(" "),
    )
  )
    return newWeight(`my weight is ${number}`, view);
  const injury =
    /^(?:please |can you )*(?:add|note|save|put|enter) (.+?) (?:to|in|into|under|on) (?:my |the )?(?:injur\w*|injury list|limits?|profile|file)$/.exec(
      words,
    )?.[1];
  const found = injury === undefined ? undefined : byTopic(readQuestion(`my ${injury} hurts`, "coaching_question"), view, ENOUGH);
  return found?.topic === "injury" ? found.draft : undefined;
}

/** "hit 112.5 on squat" is no set of five repetitions. */
function isMisread(draft: Draft | undefined, words: string): boolean {
  const request = draft?.proposals?.[0]?.request;
  return (
    request?.reason === "record" &&
    request.record.kind === "log" &&
    /\b(?:hit|pulled|new)\b.*\b\d{2,3}\.\d\b/.test(words) &&
    request.record.sets.every(({ kilograms }) => kilograms === undefined)
  );
}

/** Equipment that is gone: what does the same without it stands beside the card. */
function withSubstitutes(draft: Draft, question: Question, view: CoachView): Draft {
  const request = draft.proposals?.[0]?.request;
  if (request?.reason !== "record" || request.record.kind !== "equipment" || !draft.proposals?.[0]?.title.startsWith("Without"))
    return draft;
  const instead = TOPICS.find(({ name }) => name === "substitutions")?.answer(question, view)?.text ?? [];
  return { ...draft, text: [...draft.text, ...instead] };
}

/** A logged run that is faster than the best of its distance is a best as well: a second card. */
async function withNewBest(draft: Draft, view: CoachView, diary: Sources["diary"]): Promise<Draft> {
  const request = draft.proposals?.[0]?.request;
  if (draft.proposals?.length !== 1 || request?.reason !== "record" || request.record.kind !== "log") return draft;
  const [set] = request.record.sets;
  const test = TESTED.find(({ metres }) => set?.metres === metres && /run/i.test(set.exercise));
  const best = test === undefined ? undefined : (await diary()).benchmarks.findLast(({ field }) => field === test.field)?.value;
  if (test === undefined || set?.seconds === undefined || best === undefined || set.seconds >= best) return draft;
  const day = request.record.date;
  const second = await answerChange(
    { words: `new ${test.name} pb ${clock(set.seconds)} ${day === view.today ? "today" : day}`, content: "" },
    view,
    diary,
  );
  return {
    ...draft,
    text: [
      `That is faster than your best over ${test.name}, ${clock(best)}: one card logs the run, the other stores the best.`,
      ...draft.text,
    ],
    proposals: [...draft.proposals, ...(second?.proposals ?? [])],
  };
}

const TESTED = [
  { name: "5k", metres: 5000, field: "run_5k" },
  { name: "10k", metres: 10_000, field: "run_10k" },
] as const;

/** The card that the classifier says is wished for, from the slots of the message: of the likelier intents the first whose slots are there. */
async function changeByIntent(
  { ranked, acts }: IntentReading,
  words: string,
  content: string,
  view: CoachView,
  diary: Sources["diary"],
): Promise<Draft | undefined> {
  if (acts.change < SURE_INTENT || isQuestion(words)) return undefined;
  for (const { intent, share } of ranked) {
    // Where the classifier is not sure, the words have to say that something is wished for.
    if (share < LEAST_INTENT || (share < SURE_INTENT && !WISHES.test(words))) return undefined;
    const draft = await changeFor(intent, words, content, view, diary);
    // Also a text without a card is an answer to the wish, where it is sure: it says why there is none.
    if (draft !== undefined && (fulfils(draft, intent) || share >= SURELY_INTENT || (FIXED.has(intent) && share >= SURE_INTENT)))
      return draft;
  }
  return undefined;
}

async function changeFor(
  intent: Intent,
  words: string,
  content: string,
  view: CoachView,
  diary: Sources["diary"],
): Promise<Draft | undefined> {
  if (intent === "deload-change") return changeDeload(words, view);
  const limit = intent === "avoid" || intent === "leave-out" ? temporaryLimit(words, view) : undefined;
  if (limit !== undefined) return limit;
  const canonical = canonicalWish(intent, words, view);
  if (canonical === undefined) return undefined;
  if (intent === "away") return byTopic(readQuestion(canonical, "coaching_question"), view, ENOUGH)?.draft;
  return answerChange({ words: canonical, content: intent === "race-new" ? content : canonical }, view, diary);
}

const WISHES =
  /\b(?:want|wanna|need|please|can you|could you|make|move|swap|trade|add|log|did|hit|got|no more|instead|from now on|anymore|any more|cant|cannot|dont|im|i am|ich bin|new|set|change|put|took|bin|drop|skip|remove|replace|rather|only|id|save|update|mark|cancel|no|without)\b/;
const SURELY_INTENT = 0.8;
/** From this share on the classifier names the question about own data that no rule knew. */
const SURE_DATA = 0.6;
/** From this share on a message without a card is still no question. */
const SURELY_WISH = 0.85;
/** A wish is tried as each of the likelier intents; the first whose slots are all there wins. */
const LEAST_INTENT = 0.1;

/** Above this share of words that nothing explains, a message asks for something else. */
const MOST_UNKNOWN = 0.45;

/** A card for each wish of a message, when there are several. */
async function severalChanges(content: string, view: CoachView, diary: Sources["diary"]): Promise<Chosen | undefined> {
  const wishes = splitWishes(content);
  if (wishes.length < 2 || wishes.length > MOST_WISHES) return undefined;
  const [first = ""] = wishes;
  const day =
    readQuestion(first, "coaching_question").words.match(/\b(today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/)?.[0] ?? "today";
  const drafts: Draft[] = [];
  for (const wish of wishes) {
    const { words } = readQuestion(wish, "coaching_question");
    const left = wish === first ? undefined : leaveOut(words);
    const draft =
      (left === undefined ? undefined : await answerChange({ words: `leave out ${left} ${day}`, content: wish }, view, diary)) ??
      (await answerChange({ words, content: wish }, view, diary));
    if (draft !== undefined) drafts.push(draft);
  }
  const cards = new Set(drafts.flatMap(({ proposals }) => proposals ?? []).map(({ request }) => JSON.stringify(request)));
  return drafts.length < 2 || cards.size === 0 ? undefined : joined(drafts.map((draft) => ({ topic: "change", draft })));
}

const MOST_WISHES = 4;

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
      return { topic: "dialogue: example", draft: exampleOf(next.turn, view) };
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
  const known = byTopic(readQuestion(turn.question, action), view, ENOUGH)?.draft.articles ?? [];
  const articles =
    known.length > 0 ? await library.bySlug(known) : (await library.search(turn.question)).filter(({ rank }) => rank >= FITS);
  const [first] = articles;
  return first === undefined
    ? {
        text: [
          "Because that is what your own numbers give: I add up what you logged, and compare it with the days you named. Which part of it shall I explain?",
        ],
      }
    : { text: [`The reason, in short: ${first.summary}`], articles: [first.slug] };
}

/** What is not talked about, however it is asked. */
const FIRST: readonly Topic[] = [instructions, otherPeople, offTopic, dangerousWeightLoss, medicines];
const SURE = 5;

interface Chosen {
  readonly topic: string | undefined;
  readonly draft: Draft;
  /** The article that is the answer, where no topic is. */
  readonly article?: Article;
  /** What the library has on the question. */
  readonly candidates?: readonly Article[];
}

/** The topic that most speaks for, else the question before together with this one, else what the library has. */
function chosen({ action, content, turns }: Asked, view: CoachView, candidates: readonly Article[]): Chosen {
  const [found] = candidates;
  const own = byTopic(readQuestion(content, action), view, ENOUGH);
  if (own !== undefined) return own;
  const before = turns.at(-1)?.question;
  // What was asked of own data is no half of a question about training.
  if (before !== undefined && content.length <= SHORT && !isAboutData(before, view)) {
    const together = byTopic(readQuestion(`${content} ${before}`, action), view, ENOUGH);
    if (together !== undefined) return together;
  }
  if (found !== undefined && found.rank >= FITS && isAbout(content, found))
    return { topic: "library", draft: { text: [] }, article: found };
  const weak = byTopic(readQuestion(content, action), view, ENOUGH - 0.5);
  if (weak !== undefined) return weak;
  const near = candidates.filter((article) => isNear(content, article)).slice(0, MOST_CANDIDATES);
  if (near.length > 0) return { topic: undefined, draft: askBack(near) };
  return byTopic(readQuestion(content, action), view, WEAK) ?? { topic: undefined, draft: NO_ANSWER };
}

function isAboutData(content: string, view: CoachView): boolean {
  return readDataQuestion(readQuestion(content, "coaching_question").words, view.today, view.plan?.plan.startDate) !== undefined;
}

/** Words of a message that say what it is about. */
function contentWords(content: string): readonly string[] {
  return readQuestion(content, "coaching_question")
    .words.split(" ")
    .filter((word) => word.length > 2 && !EMPTY_WORDS.has(word));
}

const EMPTY_WORDS: ReadonlySet<string> = new Set(
  "what whats how the and for with when why who which should does did can could would will are was were have has had you your mine there this that these those about from into than then them they get got going much many more most some any good bad best better way need want like just really very tell give help know think make use take doing done being before after during between without not dont cant isnt training train workout workouts session sessions week day days today exercise".split(
    " ",
  ),
);

/** One shared word picks no article: most of what the message is about has to be in it. */
function isAbout(content: string, article: Article): boolean {
  const words = contentWords(content);
  const shared = words.filter((word) => isIn(word, article));
  // "Why should easy runs be slow? I feel lazy": all of the title is in it.
  const title = contentWords(article.title);
  if (title.length >= 2 && title.every((word) => words.some((each) => each.slice(0, 3) === word.slice(0, 3)))) return true;
  return words.length === 1 ? shared.length === 1 : shared.length >= 2 && shared.length / words.length > 0.5;
}

function isNear(content: string, article: Article): boolean {
  return article.rank >= FITS / 2 && contentWords(content).some((word) => isIn(word, article));
}

function isIn(word: string, { title, summary }: Article): boolean {
  const stem = word.slice(0, Math.max(4, word.length - 2)).replaceAll(/[^\p{L}\p{N}]/gu, ".");
  return new RegExp(`\\b${stem}`, "i").test(`${title} ${summary}`);
}

function askBack(articles: readonly Article[]): Draft {
  return {
    text: [
      "I am not sure what you mean, and I do not want to answer something else. Is it one of these?",
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

/** Weight from which a topic answers by itself. */
const ENOUGH = 2;
/** Weight from which it answers when the library has nothing either. */
const WEAK = 1;
const MOST_CANDIDATES = 3;
/** A message so short may be the second half of a question. */
const SHORT = 120;
/** Rank of an article that is about the question. */
const FITS = 0.1;

function byTopic(question: Question, view: CoachView, least: number): Chosen | undefined {
  const unknown = unknownWords(question.words.split(" "));
  const weighed = TOPICS.map((topic: Topic) => ({ topic, weight: weightOf(topic, question, view) }))
    .filter(({ topic, weight }) => weight >= least && (weight >= CLEAR || explains(topic, question, unknown)))
    .toSorted((a, b) => b.weight - a.weight);
  for (const { topic } of weighed) {
    const draft = topic.answer(question, view);
    if (draft !== undefined) return { topic: topic.name, draft };
  }
  return undefined;
}

/** From this weight on a topic needs no more of the words. */
const CLEAR = 4;
/** Fewer words that are not of everyday talk need no explanation. */
const FEW_UNKNOWN = 3;

/** Whether what a message has beside everyday talk is about the topic: one shared word is no reason. */
function explains({ cues }: Topic, { words }: Question, unknown: readonly string[]): boolean {
  if (unknown.length < FEW_UNKNOWN) return true;
  const matched = cues.flatMap(([pattern, weight]) => (weight > 0 ? (pattern.exec(words)?.[0] ?? []) : [])).join(" ");
  return unknown.filter((word) => matched.includes(word)).length / unknown.length >= EXPLAINED;
}

const EXPLAINED = 0.3;

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

const NO_ANSWER: Draft = {
  text: [
    "I do not have a good answer to that. I am the built-in coach and know about training: your sessions, paces, loads and zones, Hyrox and other races, recovery, fuelling, injuries, and your plan.",
    "Say it in other words, or ask one of the questions below.",
  ],
  followUps: ["What is today's session, and why?", "What are my training paces?", "What is my weak link?"],
};
