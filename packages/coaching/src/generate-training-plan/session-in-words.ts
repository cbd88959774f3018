import type { Session } from "@ironpace/training";
import { wordProblems } from "../language-model/session-check.ts";
import { repairPrompt, sessionPrompt, type ToldOfAthlete } from "../language-model/session-prompt.ts";
import { inWords, sessionWords, type SessionWords } from "../language-model/session-words.ts";
import type { Asking } from "./asking.ts";

/** What breaks the rules of the plan when this session takes the place of the engine's, in sentences. */
export type PlanCheck = (session: Session) => readonly string[];

/**
 * The session in a language model's words. What breaks a rule is sent back once; undefined when there is no answer or the second is no
 * better: the engine's own session stays.
 */
export async function sessionInWords(
  session: Session,
  told: ToldOfAthlete,
  asking: Asking,
  check: PlanCheck,
): Promise<Session | undefined> {
  const prompt = sessionPrompt(session, told);
  const answer = await asking.answer(prompt);
  if (answer === undefined) return undefined;
  const first = judged(answer, session, check);
  if (first.problems.length === 0) return first.session;
  const repaired = await asking.answer(repairPrompt(prompt, answer, first.problems));
  if (repaired === undefined) return undefined;
  const second = judged(repaired, session, check);
  return second.problems.length === 0 ? second.session : undefined;
}

interface Judged {
  readonly session: Session;
  readonly problems: readonly string[];
}

function judged(answer: string, session: Session, check: PlanCheck): Judged {
  const words = readWords(answer);
  if (words === undefined) return { session, problems: ["It is not the JSON object that was asked for, with exactly its fields."] };
  const problems = wordProblems(words, session);
  if (problems.length > 0) return { session, problems };
  const worded = inWords(session, words);
  return { session: worded, problems: check(worded) };
}

/** Small models put JSON into a fence of Markdown. */
function readWords(answer: string): SessionWords | undefined {
  try {
    const parsed = sessionWords.safeParse(JSON.parse(answer.replace(/^\s*```(?:json)?|```\s*$/g, "")));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
