import type { Region } from "../../catalogue/exercise.ts";
import type { InjuryReading } from "../../injuries/injury.ts";

interface Signs {
  /** From this score on. */
  readonly from: number;
  readonly text: string;
}

/** Signs of something that no plan treats, where the region has them (return-ladders.md section 5, "refer"; triage.md). */
const SIGNS_BY_REGION: { readonly [region in Region]?: Signs } = {
  lower_back: {
    from: 6,
    text: "Numbness between the legs, trouble with bladder or bowel, or a leg that gets weak: go to an emergency department now.",
  },
  neck: { from: 6, text: "Numbness or weakness in an arm or leg, or a fall or blow before it: see a doctor today." },
  lower_leg: {
    from: 5,
    text: "A pop, a gap in the muscle, a heel that you cannot lift, or a calf that is swollen and warm: see a doctor today.",
  },
  ankle: { from: 5, text: "If you cannot take four steps on it, or the bone itself is tender: have it X-rayed today." },
  foot: { from: 5, text: "If you cannot take four steps on it, or the bone itself is tender: have it X-rayed today." },
  knee: { from: 6, text: "If it swelled within two hours, locks or gives way: see a doctor today." },
  wrist_hand: {
    from: 6,
    text: "After a fall, pain on the thumb side needs a doctor today; if it is no better after ten days, have it looked at again, even if nothing was seen.",
  },
};

/** What sends an athlete to a doctor, one sentence for each sore region that has one. */
export function warningSigns({ regions }: Pick<InjuryReading, "regions">): readonly string[] {
  return [
    ...new Set(
      regions.flatMap(({ region, score, grade }) =>
        grade > 0 && score >= (SIGNS_BY_REGION[region]?.from ?? Infinity) ? (SIGNS_BY_REGION[region]?.text ?? []) : [],
      ),
    ),
  ];
}

/** After days of fever; a fever that came back is one for a doctor. */
export function illnessSigns(isRelapse: boolean): string {
  return isRelapse
    ? "An illness that comes back belongs in front of a doctor before you train again. Chest pain, a racing heart or breathlessness: see one today."
    : "Chest pain, a racing heart or breathlessness: stop and see a doctor.";
}
