import type { CoachAnswer } from "./coach-answer.ts";
import type { AskedQuestion } from "./asked.ts";

/** What a question begins with; the second half of a message is one of its own only with such a word. */
const ASKS = String.raw`(?:how|what|whats|when|whens|which|where|wheres|is|are|was|were|did|do|am|has|have|will|wie|wann|was|welche\w*|wo|bin|hab|habe|ist|wird|war)`;
const BREAK = new RegExp(
  String.raw`(?:\?+\s+|[,;.]?\s+)(?:(?:and|und|also|plus|&)\s+)(?=${ASKS}\b)|\s+n\s+(?=${ASKS} \S+ \S)|(?:\?+|[,;.])\s+(?=${ASKS}\b)`,
  "giu",
);
const FEWEST_WORDS = 2;
const MOST_PARTS = 3;
/** "5k and 10k, how much faster …": what the question is about, no question of its own. */
const ONLY_THINGS =
  /^(?:(?:\d+ ?(?:k|km|m)|and|n|&|und|my|the|mein\w*|row|ski|ftp|squats?|deadlifts?|bench(?: press)?|press|pull ?ups?|dips|snatch|clean|kniebeuge\w*|kreuzheben|bankdr\w*)[ ,]*)+$/iu;

/** The questions of one message: "how many days till berlin and how much do i have to take off". */
export function splitQuestions(content: string): readonly string[] {
  const parts = content
    .trim()
    .split(BREAK)
    .map((part) => part.trim());
  const isComplete = parts.every((part) => part.split(/\s+/u).length >= FEWEST_WORDS && !ONLY_THINGS.test(part));
  return isComplete && parts.length <= MOST_PARTS ? parts : [content];
}

/**
 * Both halves of a message that asks two things, each answered in the light of the half before it; undefined where one answer says it all already,
 * or a half is not understood.
 */
export async function answerParts(
  asked: AskedQuestion,
  whole: CoachAnswer,
  answer: (asked: AskedQuestion) => Promise<CoachAnswer>,
): Promise<CoachAnswer | undefined> {
  const parts = splitQuestions(asked.content);
  if (parts.length < 2 || whole.proposals.length > 0) return undefined;
  const answers: CoachAnswer[] = [];
  const turns = [...asked.turns];
  for (const [at, content] of parts.entries()) {
    const part = await answer({ ...asked, content, turns: [...turns], introduces: asked.introduces && at === parts.length - 1 });
    if (!isUnderstood(part)) return undefined;
    answers.push(part);
    turns.push({ question: content, answer: part.text, proposals: part.proposals, decision: null });
  }
  const said = facts(whole.text);
  const isMissing = answers.some(({ text }) => facts(text).some((fact) => !said.includes(fact)));
  if (!isMissing) return undefined;
  const paragraphs = answers.flatMap(({ text }) => text.split("\n\n"));
  const sources = answers.flatMap((part) => part.sources);
  return {
    ...whole,
    topic: answers[0]?.topic ?? whole.topic,
    text: paragraphs.filter((paragraph, at) => paragraphs.indexOf(paragraph) === at).join("\n\n"),
    sources: sources.filter(({ slug }, at) => sources.findIndex((other) => other.slug === slug) === at),
    articles: answers.flatMap(({ articles }) => articles),
    followUps: answers.flatMap(({ followUps }) => followUps).slice(0, 3),
  };
}

/** Only what is stored and what follows from it is put together: two articles make no answer. */
function isUnderstood({ topic, proposals }: CoachAnswer): boolean {
  return topic !== undefined && proposals.length === 0 && /^(?:own data|advice)/.test(topic);
}

function facts(text: string): readonly string[] {
  return [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, fact = ""]) => fact);
}
