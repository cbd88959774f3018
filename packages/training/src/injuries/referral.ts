import type { Referral } from "../model/plan.ts";
import type { Region } from "../catalogue/exercise.ts";
import { LOWER_LIMB } from "./impact.ts";
import { stepLimit } from "./return-ladder/exits.ts";
import type { InjuryReading, RedFlag, RedFlagClass, RegionFinding } from "./injury.ts";

/** The rule for pain in training, the same wherever it is shown. */
export const PAIN_RULE =
  "Pain up to 3/10 is fine. 4 to 5 is acceptable only if it settles within 24 hours and does not rise from week to week. " +
  "Above 5, or with limping, altered technique or night pain: stop that exercise today. After two such sessions in a row, see a professional.";

/** The same for what is severe: S0 and S1 have no room for more than the ceiling of the region, which its tests keep as well (return-ladders.md section 2). */
export function severePainRule(findings: readonly RegionFinding[]): string {
  const sore = findings.filter(({ grade }) => grade > 0);
  const limit = Math.min(...sore.map((finding) => stepLimit(finding)));
  const signs = sore.some(({ region }) => CARRIES.has(region)) ? ", a limp or pain at night" : ", or pain at night";
  return `For now do only what hurts ${limit}/10 at most, in the session and the morning after; the same limit holds for the test. More than that${signs}: stop, and report it.`;
}

/** What a limp shows in. */
const CARRIES: ReadonlySet<Region> = new Set<Region>([...LOWER_LIMB, "lower_back"]);

/** The rule of pain of somebody whose own limit is lower: what the people who treat them said comes before it. */
export function painRule(limit: number | undefined): string {
  if (limit === undefined) return PAIN_RULE;
  if (limit > 3) return PAIN_RULE.replace("4 to 5 is", "4 is").replace("Above 5", `Above ${limit}`);
  return (
    `Your own limit: pain up to ${limit}/10 is fine if it settles within 24 hours and does not rise from week to week. ` +
    `Above ${limit}, or with limping, altered technique or night pain: stop that exercise today. After two such sessions in a row, see a professional.`
  );
}

/** Shown with every severe finding that is no red flag. */
export const PROFESSIONAL_ADVICE =
  "Please have this looked at by a doctor or physiotherapist. The plan keeps load away from it until then; it does not replace their advice.";

/** What to tell somebody whose text holds red flags, instead of a plan or an answer; undefined when it holds none. No exercises, ever. */
export function referralFor(reading: InjuryReading): Referral | undefined {
  const first = reading.redFlags[0];
  if (first === undefined) return stopped(reading);
  const classes = reading.redFlags.map((flag) => flag.class);
  return { classes, text: classes.includes("mental-health") ? compassionateText() : medicalText(reading.redFlags) };
}

/** What stops training by itself, whatever else was cleared (special-populations.md section 3). */
function stopped({ health }: InjuryReading): Referral | undefined {
  const findings = health.findings.filter(({ limits }) => limits.clearance === "stop");
  if (findings.length === 0) return undefined;
  const read = [...new Set(findings.map(({ phrase }) => `“${phrase}”`))].join(" and ");
  const notes = [...new Set(findings.map(({ note }) => note))].join(" ");
  return {
    classes: ["clearance"],
    text: `You wrote ${read}. Do not train until the people who look after you have said yes. ${notes} Afterwards write in your profile who cleared you, when, and with what limits, and generate your plan again.`,
  };
}

/** Nobody below this age gets a plan from an app. */
const MIN_AGE_YEARS = 14;

/** What to tell somebody who is too young for a plan, instead of one; undefined for everybody else. */
export function referralForAge(age: number | undefined): Referral | undefined {
  if (age === undefined || age >= MIN_AGE_YEARS) return undefined;
  return {
    classes: ["under-age"],
    text:
      `Your profile says that you are ${age}. Under ${MIN_AGE_YEARS} an app writes no plan for you: train with a club, with a coach who sees you move, and with the agreement ` +
      "of a parent or guardian. Play several sports, and ask that coach about weights. If the age is wrong, correct it in your profile.",
  };
}

function medicalText(flags: readonly RedFlag[]): string {
  const read = [...new Set(flags.map((flag) => `“${flag.phrase}”`))].join(" and ");
  if (flags.every((flag) => flag.class === "post-op"))
    return (
      `You wrote ${read}. After an operation your surgeon decides when training begins, so this plan waits for that. Until then do the walking and the exercises you were given. ` +
      "A wound that is red, hot or leaks, or a fever: call a doctor today. A swollen calf or sudden breathlessness is an emergency: call your emergency number. " +
      "Ask what you may do and from when, write it in your profile with the date, and generate your plan again."
    );
  const advice = flags.map((flag) => URGENCY[flag.class]).toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))[0] ?? "doctor";
  return (
    `You wrote ${read}. That can be a sign of something serious, so stop training for now. ` +
    `${WHOM_TO_CALL[advice]} Do not wait for a plan. When a professional has cleared you, say so in your profile and generate your plan again.`
  );
}

function compassionateText(): string {
  return (
    "Thank you for writing this down. It matters more than any training, so please stop training for now and talk to someone today: " +
    "a person you trust, your doctor, or a crisis line in your country (988 in the US, 116 123 in the UK and much of Europe, or findahelpline.com). " +
    "If you might act on these thoughts now, call your emergency number. You do not have to wait for anything, and you do not have to do this alone."
  );
}

type Urgency = "emergency" | "same-day" | "doctor" | "bone";

const ORDER: readonly Urgency[] = ["emergency", "same-day", "doctor", "bone"];

const WHOM_TO_CALL: { readonly [urgency in Urgency]: string } = {
  emergency: "If it is happening now, call your emergency number at once; otherwise see a doctor today.",
  "same-day": "See a doctor today, and call your emergency number if it gets worse or is happening now.",
  doctor: "See a doctor before you train again, and call your emergency number if it becomes severe.",
  bone: "Do not run or jump, and see a doctor this week: a bone that is tender in one spot needs a scan.",
};

const URGENCY: { readonly [name in RedFlagClass]: Urgency } = {
  cardiac: "emergency",
  respiratory: "emergency",
  neuro: "emergency",
  nerve: "same-day",
  "cauda-equina": "emergency",
  rhabdo: "emergency",
  heat: "emergency",
  vascular: "same-day",
  trauma: "same-day",
  "pregnancy-complication": "same-day",
  infection: "doctor",
  "bone-stress": "bone",
  "post-op": "doctor",
  "mental-health": "emergency",
};
