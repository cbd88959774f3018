/** What rings when it is due; one for each device. */
export interface RestAlarms {
  /** Milliseconds from now; what the device had set before is forgotten. */
  set(device: string, after: number, ring: () => void): void;
  clear(device: string): void;
  close(): void;
}

/** More devices than this do not rest at once: the oldest alarm is dropped. */
const MAX_ALARMS = 10_000;

/** Kept in memory: a rest lasts minutes, and a restart loses at most one signal, which the page gives as well when it is looked at. */
export function createRestAlarms(): RestAlarms {
  const timers = new Map<string, NodeJS.Timeout>();
  const clear = (device: string) => {
    clearTimeout(timers.get(device));
    timers.delete(device);
  };
  return {
    set(device, after, ring) {
      clear(device);
      const [oldest] = timers.keys();
      if (timers.size >= MAX_ALARMS && oldest !== undefined) clear(oldest);
      const timer = setTimeout(() => {
        timers.delete(device);
        ring();
      }, after);
      timers.set(device, timer.unref());
    },
    clear,
    close: () => [...timers.keys()].forEach(clear),
  };
}
