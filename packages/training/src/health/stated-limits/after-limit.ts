import type { Activity } from "../../injuries/activities.ts";
import type { HealthLimits } from "../limits.ts";

/** Contacts of a session on the rungs JJ2 to JJ4 (return-ladders.md section 4), a week each. */
const JUMPS = [30, 60, 80] as const;
/** Rungs LL2 to LL6, a week each, of a working load of some 80 % of the maximum. */
const LOADS = [50, 57.5, 65, 72.5, 80] as const;
/** RW1 to RW8, two a week; the rungs above are continuous. */
const FIRST_RUNG = 1;
const RUNGS_A_WEEK = 2;
const LAST_RUNG = 8;
/** A lift that was held back by a number comes back by a fifth a week. */
const CAPPED_A_WEEK = 1.2;
const CAPPED_WEEKS = 4;
const PERCENT_A_WEEK = 7.5;
const MOST_EASED = 75;
/** From here on training goes by the level again. */
const USUAL_PERCENT = 87.5;
/** What a part may be asked in the weeks after it carried nothing. */
const STRESS = [1, 1, 2] as const;

/** From push-ups over the bar on the hands to the whole body above them, a step a week. */
const ONTO_HANDS: readonly (readonly Activity[])[] = [
  ["front-rack", "bar-overhead", "handstand"],
  ["front-rack", "handstand"],
  ["handstand"],
];

/** What was not swung is pulled and pressed strictly for so long before it swings again. */
const STRICT_WEEKS = 3;

/** Grams are no step: a bar that grows by half of what was allowed is. */
const HEAVIER_A_WEEK = 1.5;

/** What stays of a limit so many days after its last one: nothing that was out comes back at once. Undefined when all of it is open. */
export function limitsAfter(limits: Partial<HealthLimits>, days: number): Partial<HealthLimits> | undefined {
  const week = Math.floor(days / 7);
  const rung = FIRST_RUNG + RUNGS_A_WEEK * week;
  const jumps = JUMPS[week];
  const load = LOADS[week];
  const wasLoaded = limits.kilograms !== undefined || (limits.percent ?? 100) < 60;
  // "No heavy lifting" ends with the next weight, not with a maximum.
  const eased =
    !wasLoaded && limits.percent !== undefined && limits.percent <= MOST_EASED ? limits.percent + PERCENT_A_WEEK * (week + 1) : undefined;
  const capped = Object.entries(limits.kilogramsOf ?? {}).map(([lift, most]) => [lift, Math.round(most * CAPPED_A_WEEK ** (week + 1))]);
  const rested = Object.entries(limits.regions ?? {}).filter(([, most]) => most === 0);
  const stress = STRESS[week];
  const ontoHands = limits.closed?.includes("hand-bent-back") === true ? ONTO_HANDS[week] : undefined;
  const way: Partial<HealthLimits> = {
    ...(ontoHands === undefined ? {} : { closed: ontoHands, tests: false }),
    ...(capped.length > 0 && week < CAPPED_WEEKS ? { kilogramsOf: Object.fromEntries(capped), tests: false } : {}),
    ...(rested.length > 0 && stress !== undefined
      ? { regions: Object.fromEntries(rested.map(([region]) => [region, stress])), tests: false, kipping: false }
      : {}),
    ...(limits.kipping === false && week < STRICT_WEEKS ? { kipping: false } : {}),
    ...(limits.running === false && rung <= LAST_RUNG ? { runRung: rung, impact: 2 } : {}),
    ...(limits.contacts === 0 && jumps !== undefined ? { contacts: jumps, impact: 2 } : {}),
    ...(wasLoaded && load !== undefined
      ? {
          percent: load,
          tests: false,
          ...(limits.kilograms === undefined || week > 1
            ? {}
            : { kilograms: Math.max(20, limits.kilograms * HEAVIER_A_WEEK ** (week + 1)) }),
        }
      : {}),
    ...(eased !== undefined && eased < USUAL_PERCENT ? { percent: eased, tests: false } : {}),
    ...(limits.overhead === false && week < 3
      ? { kipping: false, tests: false, regions: { shoulder: week < 2 ? (1 as const) : (2 as const) } }
      : {}),
    ...((limits.rpe ?? 10) < 7 && week < 2 ? { rpe: (limits.rpe ?? 10) + 1 + week } : {}),
    ...(limits.standing === false && week < 2 ? { oneLeg: false, highSteps: false, rpe: 6 } : {}),
  };
  return Object.keys(way).length === 0 ? undefined : way;
}
