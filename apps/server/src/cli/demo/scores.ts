import { randomUUID } from "node:crypto";
import { addDays, type Day } from "@ironpace/training";
import type { SignedIn } from "./people.ts";

type Scale = "rx" | "scaled";
/** A time in seconds, or rounds and repetitions. */
type Result = number | readonly [rounds: number, reps: number];

const SCORES: readonly (readonly [
  title: string,
  minutes: number,
  results: readonly (readonly [daysAgo: number, Scale, Result, rpe: number])[],
])[] = [
  [
    "Fran",
    20,
    [
      [310, "scaled", 678, 9],
      [229, "scaled", 612, 8],
      [155, "rx", 567, 9],
      [117, "rx", 585, 8],
      [74, "rx", 521, 9],
    ],
  ],
  [
    "Cindy",
    30,
    [
      [270, "scaled", [14, 10], 8],
      [130, "rx", [16, 22], 9],
      [40, "rx", [17, 4], 8],
    ],
  ],
  [
    "Helen",
    20,
    [
      [205, "rx", 736, 8],
      [61, "rx", 708, 9],
    ],
  ],
  ["Grace", 15, [[96, "scaled", 292, 8]]],
];

/** Benchmark workouts that were done for a score, with their history. */
export async function keepScores({ client }: SignedIn, today: Day): Promise<void> {
  for (const [title, duration_minutes, results] of SCORES) {
    for (const [daysAgo, score_scale, result, session_rpe] of results) {
      const score =
        typeof result === "number"
          ? { score_format: "for-time", score_seconds: result }
          : { score_format: "amrap", score_seconds: 1200, score_rounds: result[0], score_reps: result[1] };
      const performed_at = `${addDays(today, -daysAgo)}T17:00:00Z`;
      const session = { id: randomUUID(), source: "free", title, performed_at, duration_minutes, session_rpe, score_scale, ...score };
      await client.rpc("store_performed_session", { session }).throwOnError();
    }
  }
}
