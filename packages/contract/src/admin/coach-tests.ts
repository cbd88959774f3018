import type { Tables } from "../database.gen.ts";
import { FOCUS, GENDER } from "../enums/athlete.ts";
import type { CoachAction, CoachUserProfile } from "../functions/ai-coach.ts";

/** A test case as it is typed. */
export interface CoachTestEntry {
  name: string;
  action: CoachAction;
  primaryFocus: "crossfit" | "hyrox" | "running";
  content: string;
  /** Comma-separated. */
  keywords: string;
  age: string;
  gender: "not_given" | "female" | "male";
  /** Kilograms. */
  weight: string;
}

type Case = Tables<"ai_coach_test_cases">;

/** Shown when a test case has no name or no content. */
export const COACH_TEST_INCOMPLETE = {
  title: "Missing information",
  message: "Please provide a name and content for the test case.",
} as const;

export const COACH_TEST_FOCUSES = { crossfit: "CrossFit", hyrox: "Hyrox", running: "Running" } as const;

/** The columns of ai_coach_test_cases. */
export function coachTestRow({ name, action, primaryFocus, content, keywords, age, gender, weight }: CoachTestEntry) {
  const user_profile = {
    primaryFocus,
    ...(age.trim() !== "" && { age: Number(age) }),
    ...(gender !== "not_given" && { gender }),
    ...(weight.trim() !== "" && { weight: Number(weight) }),
  };
  return { name: name.trim(), action, content: content.trim(), user_profile, expected_keywords: keywordsIn(keywords) };
}

/** A stored test case as the form shows it. */
export function coachTestForm(row?: Pick<Case, "name" | "action" | "content" | "user_profile" | "expected_keywords">): CoachTestEntry {
  const { primaryFocus, age, gender, weight } = (row?.user_profile ?? {}) as Partial<CoachUserProfile>;
  const focus = FOCUS.read(primaryFocus);
  const read = GENDER.read(gender);
  return {
    name: row?.name ?? "",
    action: row?.action ?? "coaching_question",
    primaryFocus: focus === "hyrox" || focus === "running" ? focus : "crossfit",
    content: row?.content ?? "",
    keywords: row?.expected_keywords.join(", ") ?? "",
    age: age === undefined ? "" : String(age),
    gender: read === "female" || read === "male" ? read : "not_given",
    weight: weight === undefined ? "" : String(weight),
  };
}

/** "Rest, technique,, rest" → rest and technique, each once. */
export function keywordsIn(text: string): string[] {
  const words = text.split(",").map((word) => word.trim());
  return words.filter((word, index) => word !== "" && words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === index);
}

/** Which of the keywords an answer has, regardless of case; it passes when it has all. */
export function judgeCoachAnswer(response: string, keywords: readonly string[]) {
  const said = response.toLowerCase();
  const keywords_missing = keywords.filter((keyword) => !said.includes(keyword.toLowerCase()));
  return {
    keywords_found: keywords.filter((keyword) => !keywords_missing.includes(keyword)),
    keywords_missing,
    passed_expectations: keywords_missing.length === 0,
  };
}
