import { availableMemory } from "#database/embedded/settings.ts";

const MB = 1024 ** 2;

/** Bytes of bodies and answers that are held in memory at one moment. */
export interface InFlight {
  /** Takes so many bytes for this sender until the returned function is called; undefined when there is no room for them. */
  reserve(key: string, bytes: number): (() => void) | undefined;
}

export interface InFlightLimits {
  readonly perSender: number;
  readonly total: number;
}

/** Limits of the bytes in flight: 40 MB of one sender, an eighth of the memory of all together. */
export function inFlightLimits(): InFlightLimits {
  return { perSender: 40 * MB, total: Math.min(512 * MB, Math.max(80 * MB, availableMemory() / 8)) };
}

export function createInFlight({ perSender, total }: InFlightLimits): InFlight {
  const senders = new Map<string, number>();
  let all = 0;
  return {
    reserve(key, bytes) {
      const own = senders.get(key) ?? 0;
      // One alone is always taken: its own limit has been checked.
      if (own > 0 && own + bytes > perSender) return undefined;
      if (all > 0 && all + bytes > total) return undefined;
      senders.set(key, own + bytes);
      all += bytes;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        all -= bytes;
        const left = (senders.get(key) ?? 0) - bytes;
        if (left > 0) senders.set(key, left);
        else senders.delete(key);
      };
    },
  };
}
