import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { type AthleteOnServer, generate, newAthlete, onAnotherDevice } from "./support/athlete-on-server.ts";
import { milliseconds, percentile, print, times } from "./support/report.ts";
import { type ServerProcess, startServerProcess } from "./support/server-process.ts";

const SECONDS = 15;
/** Milliseconds an innocent client looks at an answer before it asks again. */
const PAUSE = 20;
const INNOCENT_CLIENTS = 3;
/** An account has as many sessions as it likes, and must get no more by them. */
const DEVICES = 5;

/** What the attacker of `bench/peers/attacker.ts` does, beside which others are answered. */
const ATTACKS: Readonly<Record<string, string>> = {
  regex: "30 nested regular expressions at once",
  "fat-json": "20 rows of 240 KB at once, until the quota and after",
  connections: "500 connections that read whole plans",
  aborted: "50 requests at once, each hung up after 15 ms",
  "account-changes": "50 changes of the account itself at once",
  "large-bodies": "20 bodies of 9 MB at once",
  // The last: nobody signs up from this network address for a while afterwards.
  "sign-ins": "100 sign-ins with a wrong password at once",
};

/** How long innocent accounts wait for an answer while one account attacks, with the limits that the server has by default. */
export async function besideAttacks(): Promise<void> {
  const server = await startServerProcess({ limits: "default" });
  try {
    const innocent = await newAthlete(server, "innocent");
    await generate(innocent);
    await measure(server, innocent, 3);
    const quiet = await measure(server, innocent, SECONDS);
    const lines = [{ what: "nothing", figure: figureOf(quiet), ratio: "" }];
    for (const [attack, what] of Object.entries(ATTACKS)) {
      const { waits, answers } = await besideAttack(server, innocent, attack);
      const ratio = times(percentile(waits, 0.99) / percentile(quiet, 0.99), "quiet p99");
      lines.push({ what: `${what} (answers ${answers})`, figure: figureOf(waits), ratio });
      // What one attack has left behind is not the next one's.
      await sleep(3000);
    }
    print(`Innocent requests beside one account that attacks (p50; p99; longest of ${SECONDS} s)`, lines);
  } finally {
    await server.stop();
  }
}

const figureOf = (waits: readonly number[]): string =>
  [percentile(waits, 0.5), percentile(waits, 0.99), Math.max(...waits)].map(milliseconds).join("; ");

async function besideAttack(server: ServerProcess, innocent: AthleteOnServer, attack: string) {
  const attacker = await newAthlete(server, attack);
  await generate(attacker);
  await attacker.client
    .from("athlete_context")
    .insert({ user_id: attacker.userId, injuries: "ab".repeat(500) })
    .throwOnError();
  const devices = [attacker.headers];
  while (devices.length < DEVICES) devices.push(await onAnotherDevice(server, attack));
  const environment = { URL: server.url, HEADERS: JSON.stringify(devices), USER_ID: attacker.userId, ATTACK: attack };
  const child = spawn(process.execPath, ["bench/peers/attacker.ts"], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const said = text(child.stdout);
  await sleep(1000);
  try {
    const waits = await measure(server, innocent, SECONDS);
    child.kill("SIGTERM");
    return { waits, answers: (await said).trim() };
  } finally {
    child.kill("SIGKILL");
  }
}

/** Milliseconds until each answer, of a few clients that read and write as the app does. */
async function measure({ url }: ServerProcess, { headers, userId }: AthleteOnServer, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const waits: number[] = [];
  const goal = JSON.stringify({
    user_id: userId,
    title: "Squat",
    category: "strength",
    unit: "kg",
    target_value: 1,
    due_date: "2099-12-31",
  });
  const calls: readonly (readonly [path: string, init?: RequestInit])[] = [
    ["rest/v1/goals?select=*&order=created_at.desc&limit=20"],
    ["rest/v1/training_sessions?select=id,title,scheduled_date&limit=25"],
    ["rest/v1/profiles?select=*"],
    ["auth/v1/user"],
    ["rest/v1/goals", { method: "POST", body: goal }],
  ];
  const client = async (offset: number) => {
    for (let n = offset; performance.now() < until; n += 1) {
      const [path, init = {}] = calls[n % calls.length]!;
      const askedAt = performance.now();
      const answer = await fetch(`${url}/${path}`, { ...init, headers: { ...headers, "content-type": "application/json" } });
      await answer.arrayBuffer();
      waits.push(performance.now() - askedAt);
      if (!answer.ok) throw new Error(`an innocent request was answered with ${answer.status}`);
      await sleep(PAUSE);
    }
  };
  await Promise.all(Array.from({ length: INNOCENT_CLIENTS }, (_, offset) => client(offset)));
  return waits;
}
