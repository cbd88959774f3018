import { buildExerciseSearchFilter, toExerciseOrder } from "@ironpace/contract";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "#support/start-server.ts";
import { type Athlete, newAthlete } from "../functions/support/athletes.ts";

const EXERCISES = [
  { name: "Overhead yoke walk", description: "Brace, then short steps.", muscle_group: "traps, glutes", equipment: "yoke" },
  { name: "Yoke hold 50%_max", description: String.raw`2*8 s, path C:\yard, [rest] (long)?`, muscle_group: "traps", equipment: "yoke" },
  { name: "Überzug am Kasten", description: "Ellbogen hoch.", muscle_group: "lats", equipment: "plyobox" },
];
const [WALK, HOLD, UMLAUT] = EXERCISES.map(({ name }) => name);

const NAME = ["name"] as const;
const TEXTS = ["name", "description"] as const;
const EVERYWHERE = ["name", "description", "muscle_group", "equipment"] as const;

describe("searches by parts of words", () => {
  let server: TestServer;
  let administrator: Athlete;
  let athlete: Athlete;
  beforeAll(async () => {
    server = await startServer();
    administrator = await newAthlete(server);
    athlete = await newAthlete(server);
    await server.database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [administrator.userId]);
    await administrator.client.from("exercises").insert(EXERCISES).throwOnError();
    await athlete.client
      .from("profiles")
      .update({ first_name: "Zoë", last_name: "100%_O'Åberg\\" })
      .eq("id", athlete.userId)
      .throwOnError();
  });
  afterAll(() => server.close());

  describe("exercises", () => {
    async function findExercises(search: string, columns: Parameters<typeof buildExerciseSearchFilter>[1], client = athlete.client) {
      const query = client.from("exercises").select("name");
      const filter = buildExerciseSearchFilter(search, columns);
      const { data } = await (filter === undefined ? query : query.or(filter)).order("name", toExerciseOrder(search)).throwOnError();
      return data.map(({ name }) => name);
    }

    test.each([
      ["the middle of a word", "verhea alk", NAME, [WALK]],
      ["its end, in capitals", "HEAD YOK", NAME, [WALK]],
      ["any order of the words", "alk oke erhe", NAME, [WALK]],
      ["words of which one is missing", "oke walk missing", NAME, []],
      ["umlauts in the other case", "üBERZ ASTEN", NAME, [UMLAUT]],
      ["words in different columns", "oke hort", TEXTS, [WALK]],
      ["words that only other columns have", "oke lutes", TEXTS, []],
      ["words in all columns", "lute ERHEAD yok teps", EVERYWHERE, [WALK]],
      ["a percent sign", "%", NAME, [HOLD]],
      ["an underscore", "50%_m", NAME, [HOLD]],
      ["a wildcard that is not there", "y%ke", EVERYWHERE, []],
      ["a placeholder that is not there", "y_ke", EVERYWHERE, []],
      ["an asterisk", "2*8", TEXTS, [HOLD]],
      ["an asterisk that is not there", "y*ke", EVERYWHERE, []],
      ["a backslash", String.raw`C:\yard,`, TEXTS, [HOLD]],
      ["brackets", "[rest] (long)?", TEXTS, [HOLD]],
      ["a quotation mark and the rest of a filter", '"),id.not.is.null', EVERYWHERE, []],
      ["one letter", "ü a", NAME, [UMLAUT]],
      ["two letters", "yo ok", EVERYWHERE, [WALK, HOLD]],
    ])("%s: %s", async (_, search, columns, names) => {
      expect(await findExercises(search, columns)).toEqual(names);
    });

    test("a short word, again and again, is found wherever it occurs", async () => {
      const all = await findExercises("", NAME);
      // After five runs PostgreSQL may use a generic plan for the prepared statement.
      for (let round = 0; round < 8; round++) {
        expect(await findExercises("up", NAME)).toEqual(all.filter((name) => name.toLowerCase().includes("up")));
      }
    });

    test("nobody sees more by a search than without one", async () => {
      const anonymous = createClient(server.url, server.anonKey, { auth: { persistSession: false } });
      expect(await findExercises("oke", NAME, anonymous as never)).toEqual([]);
    });
  });

  describe("users", () => {
    async function findUsers(search: string): Promise<readonly (string | null)[]> {
      const { data } = await administrator.client.rpc("list_users", { search, sort: "joined", descending: false }).throwOnError();
      return data.map(({ id }) => id);
    }

    test.each(["oë", "ZO", "åBERG", "erg oë", " berg\texample ", "00%_", "%", "_", "\\", "o'å", "O'Åberg\\ xample.c", "Zoë Zoë"])(
      "%j finds one",
      async (search) => {
        expect(await findUsers(search)).toEqual([athlete.userId]);
      },
    );

    test.each(["", "  ", "l", "le.", "anner @exam com", "LANNER"])("%j finds both", async (search) => {
      expect(await findUsers(search)).toEqual([administrator.userId, athlete.userId]);
    });

    test.each(["z%ë", "z_ë", "*", "oëx", "oë missing", "zoë100", "com.zoë", "' or true --", "a':* | 'o", "$1"])(
      "%j finds nobody",
      async (search) => {
        expect(await findUsers(search)).toEqual([]);
      },
    );

    test("an athlete finds nobody", async () => {
      expect((await athlete.client.rpc("list_users", { search: "oë" })).error).toMatchObject({ code: "42501" });
    });
  });
});
