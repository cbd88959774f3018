import type { Athlete, Plan, Session } from "@ironpace/training";
import { type ChosenSession, choiceProblems, getOffer, type Offer, withChoices } from "../language-model/session-choices.ts";
import { wordProblems } from "../language-model/session-check.ts";
import { repairPrompt, sessionPrompt, type StatedOfAthlete } from "../language-model/session-prompt.ts";
import { inWords, sessionWords, type SessionWords } from "../language-model/session-words.ts";
import type { Asking } from "../language-model/session-model-client.ts";

/** What breaks the rules of the plan when this session takes the place of the engine's, in sentences. */
export type PlanCheck = (session: Session) => readonly string[];

/** What a session is written for, and how it is judged. */
export interface SessionWriting {
  /** As the engine made it. */
  readonly plan: Plan;
  readonly athlete: Athlete;
  readonly told: StatedOfAthlete;
  readonly asking: Asking;
  readonly check: PlanCheck;
}

export interface WrittenSession extends ChosenSession {
  /** The same session in the engine's words. */
  readonly original: Session;
}

/**
 * The session with the exercises that a language model chose among those the engine offers, and in its words. What breaks a rule is sent back once; undefined
 * when there is no answer or the second is no better: the engine's own session stays.
 */
export async function sessionInWords(session: Session, writing: SessionWriting): Promise<WrittenSession | undefined> {
  const { plan, athlete, told, asking } = writing;
  const offer = getOffer(plan, athlete, session);
  const prompt = sessionPrompt(session, told, offer);
  const answer = await asking.answer(prompt);
  if (answer === undefined) return undefined;
  const first = judged(answer, session, offer, writing);
  if (first.written !== undefined) return first.written;
  const repaired = await asking.answer(repairPrompt(prompt, answer, first.problems));
  return repaired === undefined ? undefined : judged(repaired, session, offer, writing).written;
}

interface Judged {
  /** Absent when there are problems. */
  readonly written?: WrittenSession;
  readonly problems: readonly string[];
}

function judged(answer: string, session: Session, offer: Offer, { plan, athlete, check }: SessionWriting): Judged {
  const words = readWords(answer);
  if (words === undefined) return { problems: ["It is not the JSON object that was asked for, with exactly its fields."] };
  const wrong = choiceProblems(words.exchanges, offer);
  if (wrong.length > 0) return { problems: wrong };
  const chosen = withChoices(words.exchanges, offer, session, plan, athlete);
  if (chosen === undefined) return { problems: [`${words.exchanges.join(" and ")} do not go together in one session.`] };
  const unfit = wordProblems(words, chosen.session);
  if (unfit.length > 0) return { problems: unfit };
  const worded = inWords(chosen.session, words);
  const problems = check(worded);
  return problems.length > 0 ? { problems } : { problems, written: { session: worded, original: chosen.session, swaps: chosen.swaps } };
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
