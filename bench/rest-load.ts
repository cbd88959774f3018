import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { embeddedUrls } from "../apps/server/src/database/embedded/connection.ts";
import { type AthleteOnServer, generate, newAthlete } from "./support/athlete-on-server.ts";
import { CONNECTIONS, type Call, load, type Rate, withPeer } from "./support/load.ts";
import type { PlanColumns } from "./peers/plan.sql.ts";
import { type Measurement, print, times } from "./support/report.ts";
import { type ServerProcess, startServerProcess } from "./support/server-process.ts";

const SECONDS = 8;
const GOAL = { title: "Back Squat", category: "strength", unit: "kg", target_value: 140, due_date: "2099-12-31" } as const;

/** What is measured: one plan with its 25 sessions, whole and in part, a list of 20 short rows, and one row more, each under row-level security. */
const TASKS = ["nested", "part", "list", "insert"] as const;
type Task = (typeof TASKS)[number];
const TITLES: Record<Task, string> = {
  nested: "One plan with its 25 sessions",
  part: "The same in part",
  list: "A list of 20 goals",
  insert: "One goal more",
};

/**
 * `/rest/v1` under load beside the same work straight through the driver behind a bare Node HTTP server, on the PostgreSQL that the server
 * runs, one after the other, each connection as another athlete; the nested reads also beside PostGraphile 5, which installs itself for this and knows one athlete.
 */
export async function restLoad(): Promise<void> {
  const rates = new Map<string, Rate>();
  const server = await startServerProcess();
  try {
    const { ownerUrl } = embeddedUrls(server.dataDir);
    for (const task of TASKS) await measure(task, server, ownerUrl, (who, rate) => rates.set(`${task} ${who}`, rate));
  } finally {
    await server.stop();
  }
  for (const task of TASKS) report(task, rates);
}

/** @param databaseUrl where the peers reach the embedded cluster of the server */
async function measure(task: Task, server: ServerProcess, databaseUrl: string, note: (who: string, rate: Rate) => void): Promise<void> {
  const callers = await addCallers(server, task);
  const [{ athlete, planId }] = callers;
  const ofCallers = (each: (caller: Caller, index: number) => Call) => callers.map(each) as [Call, ...Call[]];
  note(
    "/rest/v1",
    await load(
      ofCallers((caller) => callOf(task, server.url, caller)),
      SECONDS,
    ),
  );
  const environment = {
    DATABASE_URL: databaseUrl,
    PLAN_ID: planId,
    CLAIMS: claimsOf(athlete),
    CALLERS: JSON.stringify(callers.map((caller) => ({ claims: claimsOf(caller.athlete), planId: caller.planId }))),
    COLUMNS: JSON.stringify(columnsOf(task)),
  };
  await withPeer("bare-driver.ts", environment, async (url) => {
    const call = (caller: Caller, index: number): Call => {
      const { method, body } = callOf(task, url, caller);
      return { url: `${url}/${task}/${index}`, ...(method && { method }), ...(body !== undefined && { body }) };
    };
    note(BARE, await load(ofCallers(call), SECONDS));
  });
  if (task !== "nested" && task !== "part") return;
  installPostGraphile();
  await withPeer("postgraphile/server.js", environment, async (url, said) => {
    const call = { url: `${url}/graphql`, method: "POST" as const, headers: { "content-type": "application/json" }, body: said };
    note("PostGraphile 5", await load([call], SECONDS));
  });
}

interface Caller {
  readonly athlete: AthleteOnServer;
  readonly planId: string;
}

/** An athlete for each connection, with a plan and 20 goals: the server holds one account to its part, and a crowd is many accounts. */
async function addCallers(server: ServerProcess, task: Task): Promise<readonly [Caller, ...Caller[]]> {
  const callers: Caller[] = [];
  for (let index = 0; index < CONNECTIONS; index++) {
    const athlete = await newAthlete(server, `${task}${index}`);
    const goals = Array.from({ length: 20 }, (_, n) => ({ ...GOAL, user_id: athlete.userId, title: `${GOAL.title} ${n}` }));
    await athlete.client.from("goals").insert(goals).throwOnError();
    callers.push({ athlete, planId: await generate(athlete) });
  }
  return callers as [Caller, ...Caller[]];
}

/** Claims of the access token, as JSON: the policies of all peers look for the same session. */
const claimsOf = ({ headers }: AthleteOnServer): string =>
  Buffer.from(headers["authorization"]?.split(".")[1] ?? "", "base64url").toString();

const WHOLE: PlanColumns = { plan: ["*"], session: ["*"] };
/** Some 36 KB of 140. */
const PART: PlanColumns = {
  plan: ["id", "title", "description", "focus_area", "level", "start_date", "status"],
  session: ["id", "title", "type", "week", "day", "scheduled_date", "duration", "status", "main_workout", "main_format", "coach_notes"],
};
const columnsOf = (task: Task): PlanColumns => (task === "part" ? PART : WHOLE);

function callOf(task: Task, url: string, { athlete: { headers, userId }, planId }: Caller): Call {
  switch (task) {
    case "nested":
    case "part": {
      const { plan, session } = columnsOf(task);
      return {
        url: `${url}/rest/v1/training_plans?select=${plan.join(",")},training_sessions(${session.join(",")})&id=eq.${planId}`,
        headers: { ...headers, accept: "application/vnd.pgrst.object+json" },
      };
    }
    case "list":
      return { url: `${url}/rest/v1/goals?select=*&order=created_at.desc`, headers };
    case "insert": {
      const body = JSON.stringify({ ...GOAL, user_id: userId });
      return { url: `${url}/rest/v1/goals`, method: "POST", headers: { ...headers, "content-type": "application/json" }, body };
    }
  }
}

function report(task: Task, rates: ReadonlyMap<string, Rate>): void {
  const own = [...rates]
    .filter(([name]) => name.startsWith(`${task} `))
    .map(([name, rate]) => [name.slice(task.length + 1), rate] as const);
  const bare = rates.get(`${task} ${BARE}`)?.perSecond ?? Number.NaN;
  const lines = own.map(([what, { perSecond, bytes }]): Measurement => ({
    what,
    figure: `${Math.round(perSecond)} req/s of ${(bytes / 1000).toFixed(1)} KB`,
    ratio: times(perSecond / bare, "bare driver"),
  }));
  print(`${TITLES[task]} under row-level security (${CONNECTIONS} connections, ${SECONDS} s)`, lines);
}

const BARE = "bare driver, same SQL, bare Node HTTP";
const POSTGRAPHILE = "bench/peers/postgraphile";

/** It is large, and nothing but this bench needs it: so it is not among the dependencies of the project. */
function installPostGraphile(): void {
  if (existsSync(`${POSTGRAPHILE}/node_modules`)) return;
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: POSTGRAPHILE, stdio: "inherit" });
  if (status !== 0) throw new Error("PostGraphile could not be installed, so there is nothing to compare with");
}
