import { BusyError } from "./busy-error.ts";

/** Whose turn it is: requests with the same key share one part of the connections. */
export interface Sender {
  readonly key: string;
  /** A program of the operator's, which may use all connections for as long as it likes. */
  readonly isTrusted?: boolean;
}

export interface FairQueueSettings {
  /** Transactions at once, of all senders together. */
  readonly slots: number;
  /** Transactions at once of one sender, more only as long as they are quick and nobody else asks for anything. */
  readonly perSender: number;
  /** How many of one sender may wait; there may be ten times as many of all together. */
  readonly maxWaiting: number;
  /** Milliseconds a transaction waits for its turn. */
  readonly maxWaitMs: number;
  /** Milliseconds of the database's time that one sender may use within a minute. */
  readonly budgetMs: number;
}

export interface FairQueue {
  /** Runs `work` when it is its sender's turn. Rejects with `BusyError`, or with the reason of the signal when that aborts before. */
  run<T>(sender: Sender, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  waiting(): number;
}

interface Account {
  readonly isTrusted: boolean;
  running: number;
  readonly waiting: Set<() => void>;
  /** Milliseconds a transaction took on average, the last ones most of all. */
  average: number;
  /** Milliseconds left, as of `countedAt`. */
  left: number;
  countedAt: number;
}

/** All senders together may have so many times as many waiting as one. */
const MAX_WAITING_FACTOR = 10;
/** A sender whose transactions take less on average is cheap; until some forty of them have run, a sender counts as `UNPROVEN_MS`. */
const QUICK_MS = 100;
const UNPROVEN_MS = 1000;
const SMOOTHING = 1 / 16;
/** Requests of one sender that wait: more are a flood, which gets nothing on top of its own part. */
const MAX_WAITING = 60;
/** Connections that no sender gets on top of its own. */
const SPARE_CONNECTIONS = 3;
/** So long after its last transaction a sender counts as present: its next one would compete with those of the others. */
const PRESENT_MS = 1000;
const MINUTE_MS = 60_000;
/** Cost of cancelling a statement: it is done by a process of PostgreSQL that is started for it, while its own connection serves nobody. */
const CANCELLED_COST_MS = 250;
/** Accounts that are remembered before those at rest are forgotten. */
const SWEEP_ABOVE = 1000;

/**
 * Gives senders their turns one after the other, so that one with a hundred requests keeps another with one waiting for no longer than
 * a transaction takes. Counted in this process.
 */
export function createFairQueue({ slots, perSender, maxWaiting, maxWaitMs, budgetMs }: FairQueueSettings): FairQueue {
  const accounts = new Map<string, Account>();
  /** In the order in which they are served. */
  const queue = new Map<string, Account>();
  let free = slots;
  let waiting = 0;
  const isAlone = createLastSenders();

  const accountOf = ({ isTrusted = false, key }: Sender): Account => {
    const now = performance.now();
    const known = accounts.get(key);
    if (known) {
      known.left = Math.min(budgetMs, known.left + ((now - known.countedAt) * budgetMs) / MINUTE_MS);
      known.countedAt = now;
      return known;
    }
    if (accounts.size > SWEEP_ABOVE) sweep(accounts, now);
    const account: Account = { isTrusted, running: 0, waiting: new Set(), average: UNPROVEN_MS, left: budgetMs, countedAt: now };
    accounts.set(key, account);
    return account;
  };

  const mayStart = (key: string, { average, isTrusted, running, waiting: own }: Account): boolean => {
    if (isTrusted || running < perSender) return true;
    const othersWait = queue.size > (queue.has(key) ? 1 : 0);
    return average < QUICK_MS && own.size <= MAX_WAITING && !othersWait && free > SPARE_CONNECTIONS && isAlone(key);
  };

  const startNext = (): void => {
    for (const [key, account] of queue) {
      if (free === 0) return;
      if (!mayStart(key, account)) continue;
      const [start] = account.waiting;
      queue.delete(key);
      if (start === undefined) continue;
      account.waiting.delete(start);
      if (account.waiting.size > 0) queue.set(key, account);
      waiting -= 1;
      free -= 1;
      account.running += 1;
      start();
    }
  };

  const wait = (key: string, account: Account, signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = (reason: unknown): void => {
        account.waiting.delete(start);
        if (account.waiting.size === 0) queue.delete(key);
        waiting -= 1;
        clear();
        reject(reason instanceof Error ? reason : new Error("given up"));
      };
      const abort = (): void => giveUp(signal?.reason);
      const timer = setTimeout(() => giveUp(new BusyError("The server is busy")), maxWaitMs);
      const clear = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
      };
      const start = (): void => {
        clear();
        resolve();
      };
      signal?.addEventListener("abort", abort);
      account.waiting.add(start);
      queue.set(key, account);
      waiting += 1;
    });

  return {
    async run(sender, work, signal) {
      signal?.throwIfAborted();
      const { key } = sender;
      const account = accountOf(sender);
      if (!account.isTrusted && account.left <= 0) throw overBudget(account, budgetMs);
      isAlone.note(key);
      if (free > 0 && mayStart(key, account) && account.waiting.size === 0) {
        free -= 1;
        account.running += 1;
      } else {
        if (account.waiting.size >= maxWaiting) throw new BusyError(TOO_MANY);
        if (waiting >= maxWaiting * MAX_WAITING_FACTOR) throw new BusyError("The server is busy");
        await wait(key, account, signal);
      }
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        free += 1;
        account.running -= 1;
        const milliseconds = performance.now() - startedAt;
        account.average += (milliseconds - account.average) * SMOOTHING;
        account.left -= milliseconds + (signal?.aborted === true ? CANCELLED_COST_MS : 0);
        if (waiting > 0) startNext();
      }
    },
    waiting: () => waiting,
  };
}

interface LastSenders {
  /** Whether nobody else has asked for anything lately. */
  (key: string): boolean;
  note(key: string): void;
}

/** The two senders that asked last: one of them is somebody else, whoever asks. */
function createLastSenders(): LastSenders {
  let latest = { key: "", at: -Infinity };
  let before = latest;
  const isAlone = (key: string): boolean => performance.now() - (latest.key === key ? before : latest).at > PRESENT_MS;
  const note = (key: string): void => {
    if (latest.key !== key) before = latest;
    latest = { key, at: performance.now() };
  };
  return Object.assign(isAlone, { note });
}

const TOO_MANY = "Too many requests";

function overBudget({ left }: Account, budgetMs: number): BusyError {
  const seconds = Math.max(1, Math.ceil(((1 - left) * MINUTE_MS) / budgetMs / 1000));
  return new BusyError(TOO_MANY, { status: 429, retryAfter: seconds });
}

function sweep(accounts: Map<string, Account>, now: number): void {
  for (const [key, { countedAt, running, waiting }] of accounts)
    if (running === 0 && waiting.size === 0 && now - countedAt > MINUTE_MS) accounts.delete(key);
}
