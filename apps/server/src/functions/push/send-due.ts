import type { PushDevice, PushMessage } from "./send-push.ts";

/** A notification that is due, and the devices of the athlete. */
export interface DuePush {
  readonly userId: string;
  /** `week` is the review of the week. */
  readonly kind: "session" | "check-in" | "week";
  /** The local day it belongs to. */
  readonly day: string;
  /** Title of the session; null for the other kinds. */
  readonly title: string | null;
  readonly minutes: number | null;
  readonly devices: readonly PushDevice[];
}

export interface PushDueDeps {
  findDue(now: Date): Promise<readonly DuePush[]>;
  /** False where another process was first. */
  claim(due: DuePush): Promise<boolean>;
  send(userId: string, device: PushDevice, message: PushMessage, ttl: number): Promise<void>;
  readonly clock: () => Date;
  readonly log: { warn(fields: object, message: string): void };
}

/** Sends what is due at the start and every `interval` milliseconds. Returns the function that stops it and waits for what is under way. */
export function startDuePushes(deps: PushDueDeps, interval: number): () => Promise<void> {
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= sendDue(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, "the notifications that are due could not be read"))
      .finally(() => (running = undefined));
  };
  const first = setTimeout(look, Math.min(interval, FIRST_DELAY_MS)).unref();
  const timer = setInterval(look, interval).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}

const FIRST_DELAY_MS = 5000;
/** A reminder that arrives hours later is noise. */
const TTL_SECONDS = 3 * 3600;

async function sendDue({ findDue, claim, send, clock, log }: PushDueDeps): Promise<void> {
  for (const due of await findDue(clock())) {
    // The kinds come from the database: a process of an older version may meet one that is newer.
    const message = Object.hasOwn(MESSAGES, due.kind) ? MESSAGES[due.kind](due) : undefined;
    if (message === undefined) {
      log.warn({ kind: due.kind }, "a notification of an unknown kind was not sent");
      continue;
    }
    if (!(await claim(due))) continue;
    await Promise.all(due.devices.map((device) => send(due.userId, device, message, TTL_SECONDS)));
  }
}

const MESSAGES: { readonly [kind in DuePush["kind"]]: (due: DuePush) => PushMessage } = {
  session: ({ title, minutes }) => ({
    title: title ?? "Today’s session",
    body: minutes === null ? "Today" : `Today, ${minutes} min`,
    url: "/dashboard",
    tag: "session",
  }),
  "check-in": () => ({ title: "How was your sleep?", body: "Four taps, ten seconds.", url: "/check-in", tag: "check-in" }),
  week: () => ({
    title: "Your week is ready",
    body: "What you planned, what you did, and one decision.",
    url: "/dashboard",
    tag: "week",
  }),
};
