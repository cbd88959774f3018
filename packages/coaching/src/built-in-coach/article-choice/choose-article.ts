import type { CoachAnswer } from "../answer/coach-answer.ts";
import type { AskedQuestion, Sources } from "../answer/asked.ts";
import { isOnlyEnglish } from "../language/german/answer-in-german.ts";
import { readIntent } from "../intent/intents.ts";
import { type Language, ONLY_ENGLISH } from "../language/language.ts";
import { isRefused } from "../answer/own-answer.ts";
import { bullet } from "../say.ts";
import type { CoachView } from "../view.ts";
import { countShared, getHeadedPart, writeArticle } from "./article-answer.ts";
import { articleOfKeyNoun } from "./key-nouns.ts";
import { type ArticleReading, readArticles } from "./read-articles.ts";
import { ARTICLE_TITLES } from "./titles.ts";

type Known = "en" | "de" | "fr" | "es" | "it";

/**
 * An answer of the rules, or in its place the article that the question is about, as far as the classifier is surer of it than the rules can be; below
 * that, up to three titles to choose from.
 * @param introduction added to a new answer
 */
export async function withLikelyArticle(
  message: AskedQuestion,
  answer: CoachAnswer,
  language: Language,
  view: CoachView,
  sources: Sources,
  introduction: string | undefined,
): Promise<CoachAnswer> {
  if (message.action !== "coaching_question" || !isKnown(language)) return answer;
  if (isRefused(message, view) && answer.topic !== OTHER_PEOPLE) return answer;
  const write = async (slug: string): Promise<CoachAnswer | undefined> => {
    const [article] = await sources.library.bySlug([slug]);
    const text = article === undefined ? undefined : writeArticle(message.content, article, language, view);
    if (article === undefined || text === undefined) return undefined;
    return {
      topic: "library",
      text: [...text, ...(introduction === undefined ? [] : [introduction])].join("\n\n"),
      sources: [{ slug, title: article.title, origin: article.origin }],
      articles: [article],
      proposals: [],
      followUps: [],
    };
  };
  const keyed = language === "en" || message.turns.length > 0 ? undefined : articleOfKeyNoun(message.content);
  if (keyed !== undefined && isOfLibrary(answer) && answer.sources[0]?.slug !== keyed) {
    const named = await write(keyed);
    if (named !== undefined) return named;
  }
  const reading = await readArticles(message.content, sources.encodeSentence);
  const [first] = reading.likely;
  if (first === undefined) return answer;
  const needed = await shareNeeded(message, answer, language, reading);
  if (needed !== undefined && first.share >= needed) {
    const written = await write(keyed ?? first.slug);
    // Choose the one of two answers in English that has more of the question's words.
    const [article] = written?.articles ?? [];
    const isBetter =
      article === undefined ||
      language !== "en" ||
      answer.sources.length === 0 ||
      countShared(message.content, `${article.title} ${article.summary} ${article.content ?? ""}`) >=
        countShared(message.content, answer.text);
    return isBetter ? (written ?? answer) : answer;
  }
  const [named] = answer.articles;
  if (language === "en" && named?.slug === first.slug && first.share >= SURE_ENOUGH && message.turns.length === 0) {
    const part = getHeadedPart(message.content, named);
    if (part !== undefined && !answer.text.includes(part)) return { ...answer, text: `${part}\n\n${answer.text}` };
  }
  const isEnglish = language !== "en" && isInEnglish(answer.text, language);
  if (isEnglish && answer.proposals.length === 0) {
    const likelier = reading.likely.slice(0, MOST_OFFERED).some(({ slug }) => slug === answer.sources[0]?.slug) ? undefined : first;
    const named = likelier !== undefined && likelier.share >= QUITE_LIKELY ? likelier.slug : answer.sources[0]?.slug;
    const own = named === undefined ? undefined : await write(named);
    if (own !== undefined) return own;
    if (isUnanswered(answer) || !/\d/u.test(answer.text)) return { ...answer, text: NOTHING[language], followUps: [] };
  }
  return isUnanswered(answer) && message.turns.length === 0 ? await offer(answer, reading, language, sources, introduction) : answer;
}

/** The share from which on the article replaces the answer; undefined: never. */
async function shareNeeded(
  { content, turns }: AskedQuestion,
  answer: CoachAnswer,
  language: Known,
  { likely, none }: ArticleReading,
): Promise<number | undefined> {
  const [first] = likely;
  const topic = answer.topic ?? "";
  const isFollowUp = turns.length > 0;
  if (isFollowUp && content.trim().split(/\s+/u).length < FEWEST_WORDS) return undefined;
  if (isUnanswered(answer)) return none > first!.share ? undefined : isFollowUp ? SURE : SURE_ENOUGH;
  if (answer.sources.some(({ slug }) => slug === first?.slug)) return undefined;
  if (likely.some(({ slug, share }) => share >= STILL_LIKELY * (first?.share ?? 1) && slug === answer.sources[0]?.slug)) return undefined;
  if (topic === OTHER_PEOPLE) return none < HARDLY_NONE ? VERY_SURE : undefined;
  if (topic === "library" && !isFollowUp) return SURE_ENOUGH;
  if (KEPT.has(topic) || isFollowUp) return undefined;
  // What is worked out of the athlete's own numbers, or of the division, says more than an article.
  if (language === "en" && (NUMBERS.has(topic) || TYPED.test(content) || (PACES.test(content) && PACES.test(answer.text))))
    return undefined;
  if (/^(?:own data|change|turn|dialogue)/u.test(topic)) {
    if (OWN.test(content) || TIMES.test(content) || MINE.test(content) || content.trim().split(/\s+/u).length < FEWEST_WORDS)
      return undefined;
    const knowledge = language === "en" || language === "de" ? (await readIntent(content)).acts.knowledge : 1 - none;
    if (knowledge >= MOSTLY_KNOWLEDGE) return answer.proposals.length > 0 ? VERY_SURE : SURE;
    return answer.proposals.length > 0 || none >= HARDLY_NONE ? undefined : SUREST;
  }
  if (answer.proposals.length > 0 || MINE.test(content)) return undefined;
  return SUREST;
}

/** Nothing of the athlete's own, and no card. */
function isOfLibrary(answer: CoachAnswer): boolean {
  return answer.proposals.length === 0 && (isUnanswered(answer) || answer.topic === "library" || answer.sources.length > 0);
}

/** Titles to choose from, where the rules have nothing and no article is sure. */
async function offer(
  answer: CoachAnswer,
  { likely, none }: ArticleReading,
  language: Known,
  { library }: Sources,
  introduction: string | undefined,
): Promise<CoachAnswer> {
  const near = likely.slice(0, MOST_OFFERED).filter(({ share }) => share >= LEAST_OFFERED);
  const isNear = near.reduce((sum, { share }) => sum + share, 0) >= OFFERED_TOGETHER && none < MOSTLY_NONE;
  if (!isNear)
    return answer.topic === undefined && answer.text.includes("**") && language !== "en" ? { ...answer, text: NOTHING[language] } : answer;
  const articles = await library.bySlug(near.map(({ slug }) => slug));
  const titles = articles.map(({ slug, title }) => (language === "en" ? title : (ARTICLE_TITLES[slug]?.[language] ?? title)));
  const { before, after } = OFFER[language];
  return {
    ...answer,
    topic: undefined,
    text: [before, bullet(titles.map((title) => `**${title}**`)), after, ...(introduction === undefined ? [] : [introduction])].join(
      "\n\n",
    ),
    followUps: titles,
  };
}

function isKnown(language: Language): language is Known {
  return language === "en" || language === "de" || language === "fr" || language === "es" || language === "it";
}

function isUnanswered({ topic, proposals }: CoachAnswer): boolean {
  return proposals.length === 0 && (topic === undefined || topic === "dialogue: not understood");
}

/** Whether an answer says that it is English, or begins with an English sentence; what is bold or quoted is a name. */
function isInEnglish(text: string, language: Exclude<Known, "en">): boolean {
  const [first = ""] = text.split("\n\n");
  if (language === "de" ? isOnlyEnglish([first]) : text.startsWith(ONLY_ENGLISH[language])) return true;
  const words = first
    .replaceAll(/\*\*[^*]*\*\*|[“«„][^”»“]*[”»“]/gu, "")
    .toLowerCase()
    .match(ENGLISH_WORDS);
  return new Set(words).size >= TELLING_WORDS;
}

const ENGLISH_WORDS =
  /\b(?:the|which|that|your|you|have|has|not|with|from|it|is|are|and|for|what|this|of|to|without|most|answer|when|do|make|over|next|or|as|an|estimate)\b/gu;
const TELLING_WORDS = 3;

/** Topics that are about the athlete's safety, about the coach itself, or refuse. */
const KEPT: ReadonlySet<string> = new Set(
  "turn: read whole,own data: read whole,injury,comeback,illness,medicines,instructions,other people,identity,greeting,thanks,what the coach sees,reminders,off topic,dialogue: cold,dialogue: constraint,dialogue: after answer,dialogue: accept,dialogue: reject,dialogue: undo".split(
    ",",
  ),
);

const TYPED = /\d:\d\d|\d ?(?:kg|kilos?|lb|lbs)\b/iu;
const PACES = /\b(?:pace|split|how fast)\b|\/km|\/500 m/iu;
const NUMBERS: ReadonlySet<string> = new Set(
  "hyrox stations,hyrox time,paces,zones,heart rates,race prediction,rowing,cycling,skills,warm-up sets,plan overview,changing the plan,hyrox-ergs,own numbers".split(
    ",",
  ),
);

/** Words of a question about the athlete's own entries. */
const OWN =
  /\b(?:my (?:best|last|next|plan|goal|race|log|record|pb|pr)|did i|have i|i did|i ran|last time|can i do|(?:is|are) left|next week|this block|one session|mein(?:e|en|er)? (?:best|letzt|nächst|plan|ziel)\w*|habe? ich|mon (?:record|plan|dernier|prochain)|ma (?:dernière|prochaine|course)|ai-je|mi (?:record|marca|plan|última?|próxima?)|he hecho|mio (?:record|piano|ultimo|prossimo)|ho fatto)\b/iu;
const TIMES =
  /\b(?:yesterday|last (?:week|month|year)|this (?:week|month|year)|gestern|letzte[nrs]? (?:woche|monat|jahr)|hier|semaine dernière|ayer|semana pasada|ieri|settimana scorsa)\b/iu;

const MINE = /\b(?:my|mine|mein\w*|mon|ma|mes|mi|mis|mio|mia|miei)\b/iu;

const FEWEST_WORDS = 4;
const QUITE_LIKELY = 0.25;
const SURE_ENOUGH = 0.35;
const SURE = 0.5;
const VERY_SURE = 0.75;
const SUREST = 0.88;
const HARDLY_NONE = 0.05;
/** An answer that rests on an article nearly as likely as the first is kept. */
const STILL_LIKELY = 0.55;
const OTHER_PEOPLE = "other people";
const MOSTLY_KNOWLEDGE = 0.6;
const MOST_OFFERED = 3;
const LEAST_OFFERED = 0.1;
const OFFERED_TOGETHER = 0.4;
const MOSTLY_NONE = 0.4;

const OFFER: { readonly [language in Known]: { readonly before: string; readonly after: string } } = {
  en: {
    before: "I am not sure what you mean. Is it one of these?",
    after: "Or say it in other words.",
  },
  de: {
    before: "Ich bin nicht sicher, was du meinst, und frage lieber, als eine andere Frage zu beantworten. Ist es eines davon?",
    after: "Oder sag es mit anderen Worten.",
  },
  fr: {
    before: "Je ne suis pas sûr de ce que tu veux dire, et je préfère demander. Est-ce l’un de ces sujets ?",
    after: "Sinon, dis-le autrement.",
  },
  es: {
    before: "No estoy seguro de qué quieres decir y prefiero preguntar. ¿Es uno de estos temas?",
    after: "Si no, dilo con otras palabras.",
  },
  it: {
    before: "Non sono sicuro di capire e preferisco chiedere. È uno di questi argomenti?",
    after: "Altrimenti dillo con altre parole.",
  },
};

const NOTHING: { readonly [language in Known]: string } = {
  en: "I do not have a good answer to that. Ask me about training, recovery, fuelling, races or your plan, or say it in other words.",
  de: "Darauf habe ich keine gute Antwort. Ich bin der eingebaute Coach: Training, Erholung, Ernährung, Wettkämpfe und dein Plan. Sag es mit anderen Worten.",
  fr: "Je n’ai pas de bonne réponse à cela. Je suis le coach intégré : entraînement, récupération, alimentation, courses et ton plan. Dis-le avec d’autres mots.",
  es: "No tengo una buena respuesta a eso. Soy el coach integrado: entrenamiento, recuperación, comida, carreras y tu plan. Dilo con otras palabras.",
  it: "Non ho una buona risposta. Sono il coach integrato: allenamento, recupero, alimentazione, gare e il tuo piano. Dillo con altre parole.",
};
