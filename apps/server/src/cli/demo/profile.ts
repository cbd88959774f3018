import { addDays, type Day } from "@ironpace/training";
import { bestDays } from "./bests.ts";
import type { SignedIn } from "./people.ts";

/** Who the sample athlete is, and four rounds of benchmarks over the year. */
export async function fillProfile({ client, userId }: SignedIn, firstDay: Day): Promise<void> {
  await client
    .from("athlete_profiles")
    .update({
      age: 31,
      gender: "female",
      training_years: 5,
      training_level: "advanced",
      primary_focus: "hyrox",
      body_weight_kg: 64.5,
      preferred_long_day: 6,
      days_per_week: 5,
      onboarding_completed: true,
      has_seen_onboarding: true,
      last_onboarding_step: 6,
    })
    .eq("id", userId)
    .throwOnError();
  for (const round of benchmarks) {
    const owner = { user_id: userId, date_recorded: addDays(firstDay, round.day) };
    await client
      .from("strength_benchmarks")
      .insert({ ...owner, ...round.strength, dates: getDates(round.strength, firstDay) })
      .throwOnError();
    await client
      .from("gymnastics_benchmarks")
      .insert({ ...owner, ...round.gymnastics, dates: getDates(round.gymnastics, firstDay) })
      .throwOnError();
    await client
      .from("conditioning_benchmarks")
      .insert({ ...owner, ...round.conditioning, dates: getDates(round.conditioning, firstDay) })
      .throwOnError();
  }
  await client
    .from("athlete_availability")
    .insert([1, 2, 3, 5, 6].map((weekday) => ({ user_id: userId, weekday, minutes: weekday === 6 ? 110 : 75 })))
    .throwOnError();
  await client
    .from("athlete_context")
    .insert({
      user_id: userId,
      short_term_goals: "Hyrox under 1:20, and five more strict pull-ups",
      long_term_goals: "Qualify for the age-group championship",
      injuries: "old ankle sprain 2022, fully recovered",
    })
    .throwOnError();
  await client
    .from("athlete_motivation")
    .insert({
      user_id: userId,
      motivation_drivers: "Seeing my numbers improve, and the start line",
      training_style_preferences: "Clear targets, company on Saturdays",
      training_dislikes: "rope climb",
    })
    .throwOnError();
}

/** A number that is also a personal best is of the same day there. */
function getDates(values: Readonly<Record<string, unknown>>, firstDay: Day): Readonly<Record<string, Day>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([column, value]) => {
      const day = bestDays(column).get(String(value));
      return day === undefined ? [] : [[column, addDays(firstDay, day)]];
    }),
  );
}

const benchmarks = [
  {
    day: 0,
    strength: { back_squat: 95, deadlift: 115, bench_press: 60, clean_and_jerk: 62.5, snatch: 47.5, overhead_press: 42.5 },
    gymnastics: { strict_pullups: 6, handstand_pushups: 2, bar_muscle_ups: 0, ring_muscle_ups: 0, handstand_walk: false },
    conditioning: { row_500m: "1:50", run_5k: "24:10", run_10k: "50:30", ftp_20min: 190, vo2_max: 46 },
  },
  {
    day: 105,
    strength: { back_squat: 100, deadlift: 120, bench_press: 62.5, clean_and_jerk: 65, snatch: 50, overhead_press: 45 },
    gymnastics: { strict_pullups: 8, handstand_pushups: 3, bar_muscle_ups: 0, ring_muscle_ups: 0, handstand_walk: false },
    conditioning: { row_500m: "1:48", run_5k: "23:25", run_10k: "48:55", ftp_20min: 198, vo2_max: 47.5 },
  },
  {
    day: 210,
    strength: { back_squat: 105, deadlift: 127.5, bench_press: 65, clean_and_jerk: 67.5, snatch: 52.5, overhead_press: 46 },
    gymnastics: { strict_pullups: 9, handstand_pushups: 5, bar_muscle_ups: 1, ring_muscle_ups: 0, handstand_walk: false },
    conditioning: { row_500m: "1:46", run_5k: "22:48", run_10k: "47:30", ftp_20min: 206, vo2_max: 48.6 },
  },
  {
    day: 335,
    strength: { back_squat: 107.5, deadlift: 132.5, bench_press: 67.5, clean_and_jerk: 70, snatch: 54, overhead_press: 47.5 },
    gymnastics: { strict_pullups: 11, handstand_pushups: 6, bar_muscle_ups: 2, ring_muscle_ups: 0, handstand_walk: true },
    conditioning: { row_500m: "1:44.5", run_5k: "22:15", run_10k: "46:20", ftp_20min: 212, vo2_max: 49.8 },
  },
];
