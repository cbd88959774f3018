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
  knee: { from: 3, text: "If it swelled within two hours, locks or gives way: see a doctor today." },
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

/** What a coach asks about a region: what else may be behind it (return-ladders.md section 3, Q6, and section 5). */
const QUESTIONS: { readonly [region in Region]?: string } = {
  shoulder: "Does it wake you when you lie on that side? Sleep on the other one with a pillow under the arm.",
  neck: "How do you sleep, and how high is your pillow? A change there may be the cause.",
  knee: "Which movement began it, and are there new shoes, more kilometres or more stairs lately?",
  lower_leg: "Are the shoes new or worn out, or was there more fast running than usual?",
  ankle: "Walk and run on flat, even ground at first; a brace or tape helps for the first weeks of running.",
  foot: "Are the shoes new or worn out, and how are the first steps in the morning?",
  thigh: "Did it come suddenly, and is there a bruise?",
  lower_back: "Does it go into a leg, and what position takes it away? Walk a little several times a day.",
};

/** One line for each sore region that has a question of its own. */
export function askAbout({ regions }: Pick<InjuryReading, "regions">): readonly string[] {
  return [...new Set(regions.flatMap((finding) => (finding.grade > 0 ? [QUESTIONS[finding.region] ?? []].flat() : [])))];
}

/** What has to be true before the first session after a fever (return-ladders.md section 6). */
export function illnessGate(isRelapse: boolean): string {
  return isRelapse
    ? "The sessions after it stand only if a doctor has seen you and you had two days without fever and without tablets for it; until then walk."
    : "The first session only after 24 hours without fever and without tablets for it, and with your usual resting heart rate.";
}

/** After days of fever; a fever that came back is one for a doctor. */
export function illnessSigns(isRelapse: boolean): string {
  return isRelapse
    ? "An illness that comes back belongs in front of a doctor before you train again. Chest pain, a racing heart or breathlessness: see one today."
    : "Chest pain, a racing heart or breathlessness: stop and see a doctor.";
}
