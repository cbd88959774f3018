import { addDays, type Day, getMonday } from "@ironpace/training";
import { bests, FIRST_RACE } from "./bests.ts";
import type { SignedIn } from "./people.ts";

/** As the race page keeps them; with the transitions they are the result. */
const HAMBURG_SPLITS = [
  ["Runs 1 to 8", "5:02, 5:16, 5:20, 5:24, 5:30, 5:24, 5:28, 5:42"],
  ["Stations in race order", "4:36, 2:52, 5:48, 6:12, 4:40, 2:16, 5:13, 6:38"],
  ["Roxzone", "6:20"],
] as const;

/** The race ahead, which the last block leads to: entered before the plans are made. */
export async function enterNextRace({ client, userId }: SignedIn, today: Day): Promise<void> {
  await client
    .from("competitions")
    .insert(
      {
        user_id: userId,
        name: "Hyrox Berlin",
        type: "hyrox",
        date: getSaturday(addDays(today, 77)),
        location: "Berlin",
        registration_status: "registered",
        benchmark_performance: "1:27:41",
        target_result: "sub 1:20",
      },
      { defaultToNull: false },
    )
    .throwOnError();
}

/** What the athlete keeps beside the plan: goals, bests with their history, races, workouts, a log. */
export async function keepDiary({ client, userId }: SignedIn, firstDay: Day, today: Day): Promise<void> {
  const mine = { user_id: userId };
  await client
    .from("goals")
    .insert(
      [
        {
          ...mine,
          title: "Squat 112.5 kg",
          category: "strength",
          current_value: 107.5,
          target_value: 112.5,
          unit: "kg",
          due_date: addDays(today, 63),
        },
        {
          ...mine,
          title: "Run 10 km under 45:30",
          category: "endurance",
          current_value: clock(46, 20),
          start_value: clock(50, 30),
          target_value: clock(45, 30),
          falling: true,
          unit: "min",
          due_date: addDays(today, 98),
        },
        {
          ...mine,
          title: "12 strict pull-ups",
          category: "skill",
          current_value: 11,
          target_value: 12,
          unit: "reps",
          due_date: addDays(today, 28),
        },
      ],
      { defaultToNull: false },
    )
    .throwOnError();
  for (const best of bests) {
    const [first, ...later] = best.values;
    if (!first) continue;
    const { data } = await client
      .from("personal_bests")
      .insert({
        ...mine,
        category: best.category,
        exercise_name: best.name,
        unit: best.unit,
        metric: best.metric,
        direction: best.metric === "time" ? "lower" : "higher",
        value: first[1],
        date: addDays(firstDay, first[0]),
      })
      .select("id")
      .single()
      .throwOnError();
    for (const [day, value] of later) {
      await client
        .from("personal_bests")
        .update({ value, date: addDays(firstDay, day) })
        .eq("id", data.id)
        .throwOnError();
    }
  }
  await client
    .from("competitions")
    .insert(
      [
        {
          ...mine,
          name: "Hyrox Hamburg",
          type: "hyrox",
          date: addDays(firstDay, FIRST_RACE),
          location: "Hamburg",
          registration_status: "registered",
          result: "1:27:41",
          place: 64,
          target_result: "sub 1:30",
          goals: HAMBURG_SPLITS.map(([name, result]) => ({ name, result })),
        },
        {
          ...mine,
          name: "Autumn 10k",
          type: "running",
          date: addDays(firstDay, 300),
          location: "Leipzig",
          priority: "B",
          registration_status: "registered",
          result: "46:20",
          place: 38,
        },
      ],
      { defaultToNull: false },
    )
    .throwOnError();
  await client
    .from("workouts")
    .insert(
      [
        {
          ...mine,
          title: "Cindy",
          description: "AMRAP 20: 5 pull-ups, 10 push-ups, 15 air squats",
          duration: 20,
          type: "hybrid",
          difficulty: "intermediate",
          date: addDays(today, -40),
          tags: ["benchmark"],
          completed: true,
          session_rpe: 8,
        },
        {
          ...mine,
          title: "Easy ride",
          description: "Conversational pace, flat",
          duration: 60,
          type: "endurance",
          difficulty: "beginner",
          date: addDays(today, 5),
          tags: ["zone 2"],
        },
      ],
      { defaultToNull: false },
    )
    .throwOnError();
  await client
    .from("logged_sessions")
    .insert(
      [
        {
          ...mine,
          date: addDays(today, -12),
          workout_name: "Hike with friends",
          duration: 150,
          completed: true,
          rating: 5,
          session_rpe: 3,
          notes: "Long, easy, muddy.",
        },
        { ...mine, date: addDays(today, 3), workout_name: "Mobility class", duration: 45 },
      ],
      { defaultToNull: false },
    )
    .throwOnError();
}

/** Minutes of a time. */
const clock = (minutes: number, seconds: number): number => Math.round(1e6 * (minutes + seconds / 60)) / 1e6;

/** Races are on weekends: the Saturday of the week in which a day lies. */
const getSaturday = (day: Day): Day => addDays(getMonday(day), 5);
