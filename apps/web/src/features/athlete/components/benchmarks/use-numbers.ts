import { useEffect, useMemo, useState } from "react";
import { logWarning } from "#backend/log.ts";
import { useToday } from "#ui/use-today.ts";
import { useAthlete } from "../../api/athlete.ts";
import { useBenchmarks } from "../../api/benchmarks.ts";
import type { Numbers, getNumbers } from "../../model/numbers.ts";

let loaded: typeof getNumbers | undefined;

/** `numbers` are undefined until everything is there, and stay so when something could not be read. */
export function useNumbers(): { readonly numbers: Numbers | undefined; readonly isPending: boolean } {
  const profile = useAthlete().data?.profile;
  const sets = [useBenchmarks("strength"), useBenchmarks("gymnastics"), useBenchmarks("conditioning")] as const;
  const [strength, gymnastics, conditioning] = [sets[0].data, sets[1].data, sets[2].data];
  const today = useToday();
  const read = useEngine();
  const numbers = useMemo(() => {
    if (profile === undefined || strength === undefined || gymnastics === undefined || conditioning === undefined) return undefined;
    // The set that stands comes first.
    return read?.(
      { profile, strength: strength[0] ?? null, gymnastics: gymnastics[0] ?? null, conditioning: conditioning[0] ?? null },
      today,
    );
  }, [read, profile, strength, gymnastics, conditioning, today]);
  return { numbers, isPending: read === undefined || sets.some((set) => set.isPending) };
}

/** `numbersOf`, once its code is there. */
function useEngine(): typeof getNumbers | undefined {
  const [engine, setEngine] = useState(() => loaded);
  useEffect(() => {
    if (loaded !== undefined) return;
    void import("../../model/numbers.ts").then(
      (module) => {
        loaded = module.getNumbers;
        setEngine(() => module.getNumbers);
      },
      (error: unknown) => logWarning("Your numbers could not be calculated", error),
    );
  }, []);
  return engine;
}
