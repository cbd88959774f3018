import { buildExerciseSearchFilter, exerciseImportAnswer } from "@ironpace/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exerciseCsv, readExerciseFile } from "#web/features/admin-exercises/model/exercise-file.ts";
import { startServer, type TestServer } from "#support/start-server.ts";
import { type Athlete, newAthlete } from "../functions/support/athletes.ts";

describe("files of exercises", () => {
  let server: TestServer;
  let admin: Athlete;
  beforeAll(async () => {
    server = await startServer({ environment: { STATEMENT_TIMEOUT_MS: "30000" } });
    admin = await newAthlete(server);
    await server.database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [admin.userId]);
  });
  afterAll(() => server.close());

  const everything = async () => {
    const { data } = await admin.client.from("exercises").select("*").order("name").throwOnError();
    return data;
  };
  const linesOf = async (csv: string) => (await readExerciseFile(new Blob([csv]))).lines;
  const call = async (lines: unknown, args: { dry_run?: boolean; expected_state?: string } = {}) =>
    admin.client.rpc("import_exercises", { lines: lines as never, ...args });
  const preview = async (csv: string) => exerciseImportAnswer.parse(await call(await linesOf(csv)).then(({ data }) => data));

  test("an export that is imported changes nothing", async () => {
    const { counts, lines } = await preview(exerciseCsv(await everything()));
    expect(counts).toEqual({ new: 0, changed: 0, unchanged: 293, refused: 0 });
    expect(lines).toEqual([]);
  });

  test("what is new, changed, as it was or refused is told by line, field and reason, and nothing is stored", async () => {
    const before = await everything();
    const { counts, lines } = await preview(
      [
        "name,category,difficulty,body_regions_stressed,substitutions,video_url",
        "Atlas stone,functional,advanced,lower_back 3; knee 2,Keg carry; Deadlift,https://example.com/stone.mp4",
        "Keg carry,functional,beginner,,Farmers carry,",
        "back SQUAT,strength,advanced,knee 3,Front squat,",
        ",strength,beginner,,,",
        "Dip bar,arms,hard,neck 9,Nowhere; Dip bar,ftp://example.com",
        "Keg toss,strength,beginner,,Broken lift,",
        "Broken lift,strength,beginner,,Unheard of,",
        "Keg carry,strength,beginner,,,",
      ].join("\n"),
    );
    expect(counts).toEqual({ new: 2, changed: 1, unchanged: 0, refused: 5 });
    expect(lines.map(({ line, name, status }) => [line, name, status])).toEqual([
      [2, "Atlas stone", "new"],
      [3, "Keg carry", "new"],
      [4, "back SQUAT", "changed"],
      [5, null, "refused"],
      [6, "Dip bar", "refused"],
      [7, "Keg toss", "refused"],
      [8, "Broken lift", "refused"],
      [9, "Keg carry", "refused"],
    ]);
    expect(lines[2]?.changes).toEqual(
      expect.arrayContaining([
        { field: "name", before: "Back squat", after: "back SQUAT" },
        { field: "difficulty", before: "intermediate", after: "advanced" },
        {
          field: "substitutions",
          before: [
            "Front squat",
            "Bulgarian split squat",
            "Double kettlebell front squat",
            "Dumbbell front squat",
            "Bulgarian split squat (backpack)",
            "Backpack squat",
            "Box squat",
            "Leg press",
          ],
          after: ["Front squat"],
        },
      ]),
    );
    expect(lines.slice(3).map(({ refusals }) => refusals.map(({ field, reason }) => `${field} ${reason}`))).toEqual([
      ["name is empty"],
      [
        "category must be strength, cardio, flexibility or functional",
        "difficulty must be beginner, intermediate or advanced",
        'body_regions_stressed must be regions with 1, 2 or 3, as in "knee 3; lower_back 1"',
        "substitutions names the exercise itself",
        "video_url must be an address that begins with https:// or /",
      ],
      ['substitutions "Broken lift" is not in the exercise library'],
      ['substitutions "Unheard of" is not in the exercise library'],
      ["name is the name in line 3"],
    ]);
    expect(await everything()).toEqual(before);
  });

  test("what is accepted is stored at once, found by its words, and only as it was looked at", async () => {
    const csv =
      "name,description,substitutions\nYoke walk,Carry it upright.,Farmers carry\nFront squat,Elbows high.,Back squat; Yoke walk\n,,\n";
    const lines = await linesOf(csv);
    const { state } = await preview(csv);
    await admin.client.from("exercises").update({ equipment: "barbell" }).eq("name", "Front squat").throwOnError();
    const late = await call(lines, { dry_run: false, expected_state: state });
    expect(late.status).toBe(409);
    expect(late.error?.message).toBe("The library has been changed since the file was looked at. Choose the file again.");
    const again = await preview(csv);
    // What the file says nothing of may change meanwhile.
    await admin.client.from("exercises").update({ description: "Sit down." }).eq("name", "Box squat").throwOnError();
    const stored = exerciseImportAnswer.parse((await call(lines, { dry_run: false, expected_state: again.state })).data);
    expect(stored.counts).toEqual({ new: 1, changed: 1, unchanged: 0, refused: 0 });
    const { data } = await admin.client
      .from("exercises")
      .select("name, category, substitutions, video_url, muscle_group")
      .or(buildExerciseSearchFilter("yoke walk", ["name", "description"]) ?? "")
      .throwOnError();
    expect(data).toEqual([
      { name: "Yoke walk", category: "strength", substitutions: ["Farmers carry"], video_url: null, muscle_group: null },
    ]);
    const { data: squat } = await admin.client
      .from("exercises")
      .select("description, muscle_group, substitutions")
      .eq("name", "Front squat");
    expect(squat).toEqual([{ description: "Elbows high.", muscle_group: "quads, core", substitutions: ["Back squat", "Yoke walk"] }]);
    expect((await preview(csv)).counts).toEqual({ new: 0, changed: 0, unchanged: 2, refused: 0 });
  });

  test("ids survive the way into another library, and a row is known by its id under a new name", async () => {
    const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
    const store = async (csv: string) =>
      exerciseImportAnswer.parse((await call(await linesOf(csv), { dry_run: false, expected_state: (await preview(csv)).state })).data);
    expect((await store(`id,name\n${id},Log press\nno id,Log clean\n`)).lines[1]?.refusals).toEqual([
      { field: "id", reason: "is not an id" },
    ]);
    expect((await store(`id,name\n${id},Log clean and press\n`)).lines).toMatchObject([
      { status: "changed", changes: [{ field: "name", before: "Log press", after: "Log clean and press" }] },
    ]);
    expect((await preview(`id,name\n${id},Deadlift\n${id},Log\n`)).lines.map(({ refusals }) => refusals)).toEqual([
      [{ field: "name", reason: "is the name of another exercise" }],
      [{ field: "id", reason: "is the exercise of line 2" }],
    ]);
  });

  test("what is no list of lines is refused, and athletes are", async () => {
    for (const lines of [[], {}, [{ line: 2 }], [{ values: {} }], Array.from({ length: 10_001 }, (_, line) => ({ line, values: {} }))]) {
      expect((await call(lines)).status).toBe(400);
    }
    const athlete = await newAthlete(server);
    const { status, error } = await athlete.client.rpc("import_exercises", {
      lines: [{ line: 2, values: { name: "Mine" } }],
      dry_run: false,
    });
    expect([status, error?.message]).toEqual([403, "Only administrators can change the exercise library"]);
    expect((await athlete.client.rpc("exercise_references", { exercise_id: admin.userId })).status).toBe(403);
  });

  test("five thousand exercises are read and stored", async () => {
    const names = Array.from({ length: 5000 }, (_, n) => `Drill ${n}`);
    const csv = `name,description,substitutions\n${names.map((name, n) => `${name},Number ${n} of many,Drill ${(n + 1) % 5000}`).join("\n")}\n`;
    const { counts, state } = await preview(csv);
    expect(counts).toEqual({ new: 5000, changed: 0, unchanged: 0, refused: 0 });
    expect((await call(await linesOf(csv), { dry_run: false, expected_state: state })).status).toBe(200);
    expect((await preview(csv)).counts.unchanged).toBe(5000);
  }, 60_000);
});
