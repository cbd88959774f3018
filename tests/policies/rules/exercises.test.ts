import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS } from "../actors.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

describe("the exercise library", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
  });
  afterAll(() => database.close());
  const tried = (...statements: Statement[]) => attempt(database, "admin", statements);

  test.each(["anon", "owner", "coach"] as const)("%s neither imports nor sees what refers to an exercise", async (actor) => {
    const calls: Statement[] = [
      [`select public.import_exercises('[{"line": 2, "values": {"name": "Mine"}}]', true)`],
      [`select public.import_exercises('[{"line": 2, "values": {"name": "Mine"}}]', false)`],
      ["select public.exercise_references(id) from public.exercises limit 1"],
    ];
    for (const call of calls) {
      const outcome = await attempt(database, actor, [call]);
      // Who has no account sees no exercise to ask about.
      expect(outcome, call[0]).toEqual(
        actor === "anon"
          ? expect.objectContaining({ refused: "42501" })
          : { refused: "42501", message: "Only administrators can change the exercise library" },
      );
    }
  });

  test("what the product ships carries the name the engine uses, also under another name", async () => {
    expect(await database.query("select count(*)::int as named from public.exercises where catalogue_name = name")).toEqual([
      { named: 293 },
    ]);
    expect(
      await tried(
        ["update public.exercises set name = 'Barbell back squat' where name = 'Back squat'"],
        ["select catalogue_name from public.exercises where name = 'Barbell back squat'"],
      ),
    ).toEqual({ rows: [{ catalogue_name: "Back squat" }] });
  });

  test("a new name goes into the lists of substitutions that had the old one", async () => {
    const naming: Statement = ["select count(*)::int as lists from public.exercises where substitutions @> '{Wall squat hold}'"];
    const before = await database.query("select count(*)::int as lists from public.exercises where substitutions @> '{Wall sit}'");
    expect(await tried(["update public.exercises set name = 'Wall squat hold' where name = 'Wall sit'"], naming)).toEqual({ rows: before });
  });

  test("nobody adds a substitution that is not in the library; one that has gone may stay", async () => {
    const message = 'Substitution "Squad" of "Lunge jump" is not in the exercise library';
    const add: Statement = ["insert into public.exercises (name, substitutions) values ('Lunge jump', '{Back squat,Squad}')"];
    expect(await tried(add)).toEqual({ refused: "23514", message });
    const known: Statement = ["insert into public.exercises (name, substitutions) values ('Lunge jump', '{Back squat,Wall sit}')"];
    const change = (list: string): Statement => [`update public.exercises set substitutions = '${list}' where name = 'Lunge jump'`];
    expect(await tried(known, change("{Wall sit,Squad}"))).toEqual({ refused: "23514", message });
    const gone: Statement = ["delete from public.exercises where name = 'Wall sit'"];
    expect(await tried(known, gone, change("{Wall sit,Leg press}"))).toEqual({ rows: [] });
  });

  test.each([
    ["a region nobody has", `body_regions_stressed = '{"tail": 1}'`],
    ["more stress than high", `body_regions_stressed = '{"knee": 4}'`],
    ["stress that is no number", `body_regions_stressed = '{"knee": "2"}'`],
    ["stress that is no list of regions", "body_regions_stressed = '3'"],
    ["itself as a substitution", "substitutions = '{Back squat}'"],
    ["a semicolon in the name", "name = 'Squat; back'"],
    ["blanks around the name", "name = 'Back squat '"],
  ])("%s is refused", async (_, columns) => {
    expect(await tried([`update public.exercises set ${columns} where name = 'Back squat'`])).toMatchObject({ refused: "23514" });
  });

  test("administrators see what refers to an exercise, and logged sets return to one whose removal is taken back", async () => {
    const logged: Statement = [
      `with session as (insert into public.performed_sessions (user_id, source) values ($1, 'free') returning id)
       insert into public.performed_sets (user_id, performed_session_id, exercise_id, exercise_name, set_index, metric, reps)
       select $1, session.id, e.id, e.name, n, 'reps', 5 from session, public.exercises e, generate_series(1, 3) n where e.name = 'Wall sit'`,
      [ACCOUNTS.owner],
    ];
    const references: Statement = ["select public.exercise_references(id) as it from public.exercises where name = 'Wall sit'"];
    const [count] = await database.query<{ n: number }>(
      "select count(*)::int as n from public.exercises where substitutions @> '{Wall sit}'",
    );
    const seen = await attempt(database, "admin", [references], [logged]);
    expect(seen).toEqual({ rows: [{ it: { logged_sets: 3, substitution_of: expect.arrayContaining(["Leg press"]) as string[] } }] });
    expect((seen as { rows: { it: { substitution_of: string[] } }[] }).rows[0]?.it.substitution_of).toHaveLength(count?.n ?? -1);
    const remove: Statement = ["create temp table kept as select id, name from public.exercises where name = 'Wall sit'"];
    const removed: Statement = ["delete from public.exercises where name = 'Wall sit'"];
    const restored: Statement = ["insert into public.exercises (id, name) select id, name from kept"];
    expect(await attempt(database, "admin", [references], [logged, remove, removed, restored])).toMatchObject({
      rows: [{ it: { logged_sets: 3 } }],
    });
  });

  test("an athlete's history of an exercise is their own, under each of its names, the latest first", async () => {
    const session = (owner: string, name: string, day: string, progress = false): Statement => [
      `with session as (
         insert into public.performed_sessions (user_id, source, title, performed_at, in_progress) values ($1, 'free', $3::text, $3::text::date, $4::boolean) returning id
       )
       insert into public.performed_sets (user_id, performed_session_id, exercise_name, set_index, metric, weight_kg, reps)
       select $1, id, $2, 1, 'weight_reps', 100, 5 from session`,
      [owner, name, day, String(progress)],
    ];
    const before = [
      session(ACCOUNTS.owner, "Back squat", "2026-10-01"),
      session(ACCOUNTS.owner, " barbell BACK squat", "2026-10-03"),
      session(ACCOUNTS.owner, "Front squat", "2026-10-04"),
      session(ACCOUNTS.owner, "Back squat", "2026-10-05", true),
      session(ACCOUNTS.other, "Back squat", "2026-10-06"),
    ];
    const history: Statement = [`select title, sets from public.exercise_history('{"Back squat","Barbell back squat"}', 5)`];
    expect(await attempt(database, "owner", [history], before)).toMatchObject({
      rows: [
        { title: "2026-10-03", sets: [{ metric: "weight_reps", weight_kg: 100, reps: 5 }] },
        { title: "2026-10-01", sets: [{ reps: 5 }] },
      ],
    });
    expect(await attempt(database, "coach", [history], before)).toEqual({ rows: [] });
    const story: Statement = [`select public.exercise_story('{"Back squat","Barbell back squat"}') as it`];
    type Story = { readonly sessions: readonly object[]; readonly variants: readonly { readonly name: string }[] };
    const storyOf = async (actor: "owner" | "coach") =>
      ((await attempt(database, actor, [story], before)) as unknown as { rows: { it: Story }[] }).rows[0]?.it;
    const own = await storyOf("owner");
    expect(own?.sessions).toHaveLength(2);
    expect(own?.variants.map(({ name }) => name)).toEqual(expect.arrayContaining(["Air squat", "Front squat", "Bulgarian split squat"]));
    expect((await storyOf("coach"))?.sessions).toEqual([]);
    expect(await attempt(database, "anon", [history], before)).toMatchObject({ refused: "42501" });
  });
});
