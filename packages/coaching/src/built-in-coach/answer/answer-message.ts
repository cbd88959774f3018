import type { Article } from "../../knowledge/article.ts";
import { answerAdvice } from "../advice/read-advice.ts";
import type { AskedQuestion, Sources } from "./asked.ts";
import { answerAsk, readAsk } from "../asking/ask.ts";
import { answerWish, readWish } from "../wishing/wish.ts";
import { withDayBeside } from "../changes/day-beside.ts";
import { type Chosen } from "./by-topic.ts";
import { isCommandAboutSession, withoutThanks } from "../dialogue/sessions/command-in-turns.ts";
import { continuation } from "../dialogue/continuation.ts";
import { withSubject } from "../dialogue/rewriting/ask-about-subject.ts";
import { withOtherSubject } from "../dialogue/rewriting/denied-subject.ts";
import { withToldHealth } from "../dialogue/health/stated-health.ts";
import type { Turn } from "../dialogue/turn.ts";
import { answerInGerman, cardInGerman, isOnlyEnglish } from "../language/german/answer-in-german.ts";
import { GERMAN_FOLLOW_UPS, GERMAN_SUMMARIES } from "../language/german/summaries.ts";
import { readIntent } from "../intent/intents.ts";
import { statedGoal, statedValue } from "../intent/stated-values.ts";
import { MORE_SUMMARIES } from "../article-choice/more-summaries.ts";
import { getLanguage, ONLY_ENGLISH } from "../language/language.ts";
import { FITS } from "./library-answers.ts";
import { toCommonWording } from "../reading/common-wordings.ts";
import { withoutDenied } from "../reading/denied-parts.ts";
import { readQuestion, spellOut, withoutRemark } from "../question.ts";
import { getWeight } from "../topic.ts";
import { isAboutPerson } from "../topics/about-the-coach.ts";
import { ASKED_OFTEN } from "../topics/library/asked-often.ts";
import { SITUATIONS } from "../topics/library/situations.ts";
import type { CoachView } from "../view.ts";
import { isRefused, joined, CONFIDENT_WEIGHT } from "./own-answer.ts";
import { type CoachAnswer, INTRODUCTION, GERMAN_INTRODUCTION, withSources, paragraphs } from "./coach-answer.ts";
import { answerOne, isAboutData } from "./answer-one.ts";
import { goOn } from "./go-on.ts";
import { readInOrder } from "./reader.ts";
import { FIRST_READERS } from "./readers.ts";

/** The answer to a message in English or German, from the reader that knows most of it. */
export async function answerMessage(message: AskedQuestion, view: CoachView, sources: Sources): Promise<CoachAnswer> {
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
  const reading = await readIntent(asked.content);
  const diary = await sources.diary();
  const isEnglish = language === "en" && message.isTranslated !== true;
  const context = { message, asked, speech, isEnglish, diary, view } as const;
  for (const reader of FIRST_READERS) {
    const first = readInOrder([reader], context);
    if (first !== undefined) return { ...(await withSources(first, asked, language, sources)), topic: reader.topic };
  }
  const isCommand = isCommandAboutSession(asked, view);
  const wish = isCommand || asksOften(asked, view) ? undefined : readWish(asked, view, diary);
  const wished = wish === undefined ? undefined : answerWish(wish, diary, view, speech);
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
  const frame = isCommand ? undefined : readAsk(asked, view, diary, reading.acts.ask > SURELY_ASKED);
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
  const own = frame === undefined || isFixed || isTold ? undefined : answerAsk(frame, diary, view, speech);
  if (own !== undefined) {
    const lead = language === "en" || language === "de" ? [] : [ONLY_ENGLISH[language]];
    const introduction = asked.introduces ? [language === "de" ? GERMAN_INTRODUCTION : INTRODUCTION] : [];
    return {
      topic: "own data: log",
      sources: [],
      articles: [],
      proposals: [],
      followUps: own.followUps ?? [],
      text: [...lead, ...own.text, ...introduction].join("\n\n"),
    };
  }
  const next = continuation(asked.content, asked.turns, view);
  const contents = next.kind === "question" ? next.contents : [asked.content];
  const value = statedValue(readQuestion(asked.content, asked.action).words, asked.turns, view);
  const newGoal = await statedGoal(asked, view, sources);
  const change = value ?? newGoal;
  const told: Chosen | undefined = change === undefined ? undefined : { topic: "change", draft: change };
  const answers = await Promise.all(
    contents.map(
      async (content) =>
        told ??
        (await goOn(next, asked, view, sources)) ??
        (await answerOne({ ...asked, content, isCompleted: content !== asked.content }, view, sources)),
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
  const text = paragraphs(found.draft, articles);
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
  const whole = withOtherSubject(content, turns) ?? withSubject(content, turns) ?? withoutDenied(content);
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

/** What the athlete's own rows say needs no article of the administrators beside it. */
function isOwn(topic: string): boolean {
  return /^(own data|change|dialogue)/.test(topic);
}

/** Wishes whose drafts come from makers that write English. */
const IN_ENGLISH: ReadonlySet<string> = new Set(["exchange", "move day", "shorten", "busy", "log", "weight"]);

/** From this share on a message asks about what is stored, also where one of its words is not known. */
const SURELY_ASKED = 0.7;

/** Something has happened to the athlete, or it is about somebody else; the days and distances beside it ask for no record. */
function isSituation({ action, content }: AskedQuestion, view: CoachView): boolean {
  const question = readQuestion(content, action);
  return (
    isAboutPerson(content, view.firstName) ||
    [...ASKED_OFTEN, ...SITUATIONS].some((topic) => getWeight(topic, question, view) > CONFIDENT_WEIGHT)
  );
}

/** A question that is asked often has an answer of its own: a side remark ("im 64 kg") is no wish to store it. */
function asksOften({ action, content }: AskedQuestion, view: CoachView): boolean {
  const question = readQuestion(content, action);
  return !ORDERS.test(question.words) && ASKED_OFTEN.some((topic) => getWeight(topic, question, view) > CONFIDENT_WEIGHT);
}

const ORDERS =
  /^(?:(?:please|pls|can you|could you|ok|hey|coach) )*(?:log|add|move|swap|skip|drop|delete|remove|replace|shorten|cut|make|set|change|put|enter|mark|new|give|take|leave|do|did|done)\b/;

/** What the administrators have published about it is cited beside the library's own. */
function alsoPublished(found: readonly Article[], named: readonly Article[]): readonly Article[] {
  return found
    .filter(({ origin, rank, slug }) => origin === "content" && rank >= FITS && !named.some((each) => each.slug === slug))
    .slice(0, 1);
}
