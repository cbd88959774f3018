import { getFiveYears } from "../tests/support/five-years.ts";
import { startServer } from "../tests/support/start-server.ts";
import { createDataDir } from "../tests/support/workspace.ts";
import { type AthleteOnServer, generate, newAthlete } from "./support/athlete-on-server.ts";
import { milliseconds, percentile, print, times } from "./support/report.ts";

const ROUNDS = 40;
const WARM_UP = 5;
/** Milliseconds at the median, as asked of the server. */
const MOST = 50;

const LIFTS = ["Back squat", "Bench press", "Deadlift", "Pull-up"] as const;

/** What one logged session sets off with five years of training: it is saved, and its estimates and proposals are made; beside ten sessions. */
export async function loggedSession(): Promise<void> {
  const server = await startServer({ place: createDataDir() });
  try {
    const measured = { few: await measure("few", 0.005), many: await measure("many", 1) };
    const median = (who: "few" | "many", of: (sample: Sample) => number): number => percentile(measured[who].map(of), 0.5);
    const parts: readonly (readonly [what: string, of: (sample: Sample) => number])[] = [
      ["a session with 16 sets is saved", ({ saved }) => saved],
      ["estimates and proposals", ({ learned }) => learned],
      ["together", ({ saved, learned }) => saved + learned],
    ];
    if (median("many", ({ saved, learned }) => saved + learned) > MOST) process.exitCode = 1;
    print(
      `One logged session with five years of training (median of ${ROUNDS}, at most ${MOST} ms together)`,
      parts.map(([what, of]) => ({
        what,
        figure: milliseconds(median("many", of)),
        ratio: times(median("many", of) / median("few", of), "ten sessions"),
      })),
    );
  } finally {
    await server.close();
  }

  async function measure(name: string, share: number): Promise<readonly Sample[]> {
    const athlete = await newAthlete(server, name);
    await getFiveYears(athlete.userId, server.database, share);
    const planId = await generate(athlete);
    const samples: Sample[] = [];
    for (let round = 0; round < ROUNDS + WARM_UP; round++) {
      const began = performance.now();
      await save(athlete, round);
      const between = performance.now();
      const { error } = await athlete.client.functions.invoke("estimates", { body: { planId } });
      if (error) throw error;
      const ended = performance.now();
      if (round >= WARM_UP) samples.push({ saved: between - began, learned: ended - between });
    }
    return samples;
  }
}

/** Milliseconds. */
interface Sample {
  readonly saved: number;
  readonly learned: number;
}

async function save({ client, userId }: AthleteOnServer, round: number): Promise<void> {
  const { data } = await client
    .from("performed_sessions")
    .insert({ user_id: userId, source: "free", title: `Logged ${round}`, duration_minutes: 60, session_rpe: 7 })
    .select("id")
    .single()
    .throwOnError();
  const sets = LIFTS.flatMap((exercise_name, index) =>
    [1, 2, 3, 4].map((set_index) => ({
      user_id: userId,
      performed_session_id: data.id,
      exercise_name,
      exercise_index: index + 1,
      set_index,
      metric: "weight_reps" as const,
      weight_kg: 90 + set_index,
      reps: 5,
      rpe: 8,
    })),
  );
  await client.from("performed_sets").insert(sets).throwOnError();
}
