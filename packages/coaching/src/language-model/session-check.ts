import { EXERCISES, type Session } from "@ironpace/training";
import { quantities } from "./quantities.ts";
import { sessionFacts } from "./session-prompt.ts";
import { letteredLines, type SessionWords } from "./session-words.ts";
import { untrusted } from "./trusted-text.ts";

/** Why these words of a model are not put on a session, in sentences that it can mend them by; empty for words that hold. */
export function wordProblems(words: SessionWords, session: Session): readonly string[] {
  const facts = sessionFacts(session);
  const known = quantities(facts);
  const lines = letteredLines(session);
  const texts = Object.entries({
    title: words.title,
    description: words.description,
    stimulus: words.stimulus,
    strategy: words.strategy,
    ...Object.fromEntries(words.cues.map(({ line, cue }) => [`the cue of ${line}`, cue])),
  });
  return [
    ...texts.flatMap(([name, text]) => textProblems(name, text, { facts: facts.toLowerCase(), known })),
    ...words.cues.filter(({ line }) => !lines.has(line)).map(({ line }) => `There is no line ${line.slice(0, 5)}.`),
    ...(new Set(words.cues.map(({ line }) => line)).size === words.cues.length ? [] : ["A line has more than one cue."]),
  ].slice(0, MOST_PROBLEMS);
}

const MOST_PROBLEMS = 12;

interface Material {
  /** In lower case. */
  readonly facts: string;
  readonly known: ReadonlySet<string>;
}

function textProblems(name: string, text: string, { facts, known }: Material): string[] {
  const found: string[] = [];
  const longest = LONGEST[name] ?? LONGEST_CUE;
  if (text.trim() === "") found.push("is empty");
  if (text.length > longest) found.push(`has more than ${longest} characters`);
  const reason = untrusted(text);
  if (reason !== undefined) found.push(`holds ${reason}`);
  for (const quantity of quantities(text))
    if (!known.has(quantity) && !isSmallCount(quantity)) found.push(`says ${inPlainWords(quantity)}, which is not in the session`);
  const raised = RAISES.exec(text)?.[0];
  if (raised !== undefined && !facts.includes(raised.toLowerCase())) found.push(`asks for more than is planned: “${raised}”`);
  const lower = text.toLowerCase();
  const other = NAMES.find((exercise) => lower.includes(exercise) && !facts.includes(exercise));
  if (other !== undefined) found.push(`names ${other}, which is not in the session`);
  return found.map((problem) => `${name.charAt(0).toUpperCase()}${name.slice(1)} ${problem}.`);
}

/** "The first 2", "one thing": counts of nothing that is trained. */
function isSmallCount(quantity: string): boolean {
  const [number, kind] = quantity.split(" ");
  return kind === "count" && Number(number) <= 3;
}

function inPlainWords(quantity: string): string {
  return quantity.replace(/ (?:count|clock)$/, "");
}

/** Characters. */
const LONGEST: Readonly<Record<string, number>> = { title: 80, description: 500, stimulus: 500, strategy: 600 };
const LONGEST_CUE = 200;

/** Names of one word, such as "Run" or "Plank", are everyday words and do not count. */
const NAMES: readonly string[] = EXERCISES.map(({ name }) => name.toLowerCase()).filter((name) => name.includes(" "));

const MORE = String.raw`(?:weight|load|plates?|kilos?|reps?|repetitions?|sets?|rounds?|distance|speed)`;
const RAISES = new RegExp(
  [
    String.raw`\b(?:add|adding|put on|increase|raise)(?: (?:some|more|extra|a little|the|your|another))* ${MORE}\b`,
    String.raw`\b(?:extra|additional|bonus) ${MORE}\b`,
    String.raw`\b(?:to|until|till) (?:failure|exhaustion|you drop)\b`,
    String.raw`\bmax(?:ing)? out\b|\bone.rep max attempt\b|\ball.out\b`,
    String.raw`\b(?:double|twice|triple) (?:the|as|your|it)\b|\bdozen\b`,
    String.raw`\b(?:heavier|faster|harder|longer|more) than (?:is )?(?:written|planned|prescribed|listed|given)\b`,
    String.raw`\b(?:through|despite|ignore|push past) (?:the |any |your )?pain\b`,
  ].join("|"),
  "i",
);
