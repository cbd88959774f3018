import type { FunctionContext } from "@ironpace/coaching";

/** The review of a week in sentences, and who it is for. */
interface ReviewLetter {
  readonly userId: string;
  readonly email: string;
  readonly subject: string;
  readonly lines: readonly string[];
}

/** An athlete whose review is due. */
export interface DueReview {
  readonly userId: string;
  readonly email: string;
  /** As `yyyy-MM-dd`. */
  readonly monday: string;
  /** The day it is where the athlete is. */
  readonly today: string;
  readonly zone: string;
}

export interface WeeklyReviewDeps {
  /** The next athletes, by id, after the one with this id. */
  findDue(now: Date, after: string | undefined): Promise<readonly DueReview[]>;
  /** Reads as the athlete: policies say what. */
  contextOf(due: DueReview): Promise<FunctionContext>;
  /** Notes that the week is dealt with and, if nobody else has, queues the letter; in one transaction. */
  queueOnce(due: DueReview, letter: ReviewLetter | undefined): Promise<void>;
  readonly clock: () => Date;
  readonly log: { warn(fields: object, message: string): void };
}

/** Mails the reviews that are due at the start and every `interval` milliseconds. Returns the function that stops it and waits for what is under way. */
export function startWeeklyReviews(deps: WeeklyReviewDeps, interval: number): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= mailDueReviews(deps, stopping.signal)
      .catch((error: unknown) => deps.log.warn({ err: error }, "the weekly reviews that are due could not be read"))
      .finally(() => (running = undefined));
  };
  // The start itself waits for nothing that few need.
  const first = setTimeout(look, Math.min(interval, FIRST_DELAY_MS)).unref();
  const timer = setInterval(look, interval).unref();
  return async () => {
    stopping.abort();
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}

const FIRST_DELAY_MS = 5000;

async function mailDueReviews(deps: WeeklyReviewDeps, signal: AbortSignal): Promise<void> {
  const now = deps.clock();
  let after: string | undefined;
  for (;;) {
    const due = await deps.findDue(now, after);
    if (due.length === 0) return;
    const { weeklyReviewLetter } = await import("@ironpace/coaching");
    for (const athlete of due) {
      if (signal.aborted) return;
      const { userId, email } = athlete;
      try {
        const letter = await weeklyReviewLetter(await deps.contextOf(athlete), athlete);
        await deps.queueOnce(athlete, letter && { userId, email, ...letter });
      } catch (error) {
        deps.log.warn({ err: error, user: userId }, "a weekly review could not be made, will be tried again");
      }
    }
    after = due.at(-1)?.userId;
  }
}
