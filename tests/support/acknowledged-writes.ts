import { createClient, type PostgrestSingleResponse, type SupabaseClient } from "@supabase/supabase-js";

/** Something that is written again and again until the server is gone, and looked for when it is back. */
export interface Writer {
  readonly kind: string;
  /** Writes once, under a name that begins with this label, and resolves with that name. Rejects when it was not acknowledged. */
  write(label: string): Promise<string>;
  /**
   * What is wrong with writes under such a label: those of `acknowledged` that are missing, and any that are there by half. Rejects with
   * `Unavailable` when the server did not look.
   */
  faults(label: string, acknowledged: readonly string[]): Promise<readonly string[]>;
}

export interface Place {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
}

/** The athlete who writes, with a session that outlives the server: the token of the last refresh that was acknowledged. */
export interface WritingAthlete {
  readonly userId: string;
  refreshToken: string;
}

/** The server has refused to answer for now (503), or the connection broke: nothing is known about what was written. */
export class Unavailable extends Error {}

const NO_ANSWER = 410;

/** A server that is gone is not asked again, as the clients do after a failure of the network: what it has not acknowledged, it has not. */
const ONCE = {
  auth: { persistSession: false, autoRefreshToken: false },
  global: {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init).catch(() => new Response("{}", { status: NO_ANSWER })),
  },
};
const PASSWORD = "correct horse battery";
const GOAL = { category: "strength", unit: "kg", target_value: 100, due_date: "2099-12-31" };
const GOALS_TOGETHER = 5;
const PLAN = { userLevel: "intermediate", primaryFocus: "running", durationWeeks: 2, weeklyAvailability: 3 };
const SESSIONS_OF_PLAN = 6;

export async function signUpWriter({ url, anonKey }: Place): Promise<WritingAthlete> {
  const { data, error } = await createClient(url, anonKey, ONCE).auth.signUp({ email: "robin@example.com", password: PASSWORD });
  if (!data.user || !data.session) throw new Error(`not signed up: ${error?.message}`, { cause: error });
  return { userId: data.user.id, refreshToken: data.session.refresh_token };
}

/** Writers of one round of the server. Rejects when the last session that was acknowledged is not taken any more. */
export async function openWriters({ url, anonKey, serviceRoleKey }: Place, athlete: WritingAthlete): Promise<readonly Writer[]> {
  const client = createClient(url, anonKey, ONCE);
  await refresh(client, athlete);
  return [
    goals(client, athlete.userId, 1),
    goals(client, athlete.userId, GOALS_TOGETHER),
    plans(client, athlete.userId),
    files(createClient(url, serviceRoleKey, ONCE)),
    accounts(createClient(url, anonKey, ONCE)),
    { kind: "refreshes", write: () => refresh(client, athlete), faults: async () => [] },
  ];
}

async function refresh(client: SupabaseClient, athlete: WritingAthlete): Promise<string> {
  const { data, error } = await client.auth.refreshSession({ refresh_token: athlete.refreshToken });
  if (!data.session) throw new Error(`not refreshed: ${error?.message}`, { cause: error });
  athlete.refreshToken = data.session.refresh_token;
  return athlete.refreshToken;
}

/** Goals of one title, inserted together: all of them are there or none. */
function goals(client: SupabaseClient, user_id: string, together: number): Writer {
  return {
    kind: together === 1 ? "a row" : "rows together",
    async write(label) {
      const title = `${label} of ${together}`;
      await client
        .from("goals")
        .insert(Array.from({ length: together }, () => ({ ...GOAL, user_id, title })))
        .throwOnError();
      return title;
    },
    async faults(label, acknowledged) {
      const data = rowsOf(await client.from("goals").select("title").like("title", `${label}* of ${together}`));
      const found = Map.groupBy(data, ({ title }) => String(title));
      const half = [...found].filter(([, rows]) => rows.length !== together).map(([title]) => `${title} is there by half`);
      return [...half, ...missing(acknowledged, found.keys())];
    },
  };
}

/** A plan is made in the place of the one before, which is ended. Its id is its name. */
function plans(client: SupabaseClient, userId: string): Writer {
  return {
    kind: "plans",
    async write() {
      const { data: active } = await client.from("training_plans").select("id").eq("status", "active").throwOnError();
      for (const { id } of active) await client.rpc("end_training_plan", { plan_id: id }).throwOnError();
      const invoked = await client.functions.invoke<{ plan: { id: string } }>("generate-training-plan", { body: { ...PLAN, userId } });
      if (!invoked.data) throw invoked.error;
      return invoked.data.plan.id;
    },
    async faults(_label, acknowledged) {
      const select = () => client.from("training_plans").select("id,training_sessions(count)");
      const kept = rowsOf(await select().in("id", acknowledged));
      const latest = rowsOf(await select().order("created_at", { ascending: false }).limit(50));
      const half = [...kept, ...latest].filter(({ training_sessions: [sessions] }) => sessions?.count !== SESSIONS_OF_PLAN);
      return [
        ...half.map(({ id }) => `${String(id)} is there by half`),
        ...missing(
          acknowledged,
          kept.map(({ id }) => String(id)),
        ),
      ];
    },
  };
}

function files(service: SupabaseClient): Writer {
  const bucket = service.storage.from("training_videos");
  const content = (name: string) => name.repeat(5000);
  return {
    kind: "files",
    async write(label) {
      const name = `${label}.webm`;
      const { error } = await bucket.upload(name, new Blob([content(name)], { type: "video/webm" }));
      if (error) throw error;
      return name;
    },
    async faults(label, acknowledged) {
      const { data, error } = await bucket.list("", { limit: 1000, search: label });
      if (error) throw unavailable(error) ?? error;
      const names = data.map(({ name }) => name);
      const wrong = await Promise.all(names.map(wrongBytes));
      return [...wrong.flat(), ...missing(acknowledged, names)];
    },
  };

  async function wrongBytes(name: string): Promise<string[]> {
    const { data: file, error } = await bucket.download(name);
    if (error) throw unavailable(error) ?? new Error(`${name} cannot be read: ${error.message}`, { cause: error });
    const text = await file.text();
    return text === content(name) ? [] : [`${name} has other bytes: ${text.length} of ${content(name).length}, ${text.slice(0, 80)}`];
  }
}

function accounts({ auth }: SupabaseClient): Writer {
  return {
    kind: "accounts",
    async write(label) {
      const email = `${label}@example.com`;
      const { error } = await auth.signUp({ email, password: PASSWORD });
      if (error) throw error;
      return email;
    },
    async faults(_label, acknowledged) {
      const answers = await Promise.all(acknowledged.map((email) => auth.signInWithPassword({ email, password: PASSWORD })));
      return answers.flatMap(({ error }, index) => {
        if (!error) return [];
        throw unavailable(error) ?? new Error(`${acknowledged[index]} cannot sign in: ${error.message}`, { cause: error });
      });
    },
  };
}

function missing(acknowledged: readonly string[], found: Iterable<string>): string[] {
  const there = new Set(found);
  return acknowledged.filter((name) => !there.has(name)).map((name) => `${name} is missing`);
}

function rowsOf<T>({ data, error, status }: PostgrestSingleResponse<T[]>): T[] {
  if (error) throw unavailable({ status, message: error.message }) ?? error;
  return data;
}

function unavailable({ status, message }: { readonly status?: number | undefined; readonly message: string }): Unavailable | undefined {
  return status === 503 || status === NO_ANSWER ? new Unavailable(`${status} ${message}`) : undefined;
}
