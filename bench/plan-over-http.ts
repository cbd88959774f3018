import { generatePlan } from "@ironpace/training";
import { type AthleteOnServer, generate, newAthlete, planRequest } from "./support/athlete-on-server.ts";
import { sampleAthlete } from "./support/athletes.ts";
import { milliseconds, percentile, print, times } from "./support/report.ts";
import { startServerProcess } from "./support/server-process.ts";

const PLANS = 40;

/** One athlete after the other asks for a plan through the front door: read the profile, make it, store 25 sessions. Beside the engine alone. */
export async function planOverHttp(): Promise<void> {
  const engine = engineAlone();
  const { plan, firstEvent, health } = await measure();
  print(`Plan over HTTP (${PLANS} plans, one at a time)`, [
    {
      what: "generate-training-plan p50",
      figure: milliseconds(percentile(plan, 0.5)),
      ratio: times(percentile(plan, 0.5) / engine, "the engine alone"),
    },
    {
      what: "generate-training-plan p95",
      figure: milliseconds(percentile(plan, 0.95)),
      ratio: times(percentile(plan, 0.95) / percentile(plan, 0.5), "p50"),
    },
    {
      what: "first progress event p95",
      figure: milliseconds(percentile(firstEvent, 0.95)),
      ratio: times(percentile(firstEvent, 0.95) / percentile(plan, 0.95), "a plan's p95"),
    },
    {
      what: "/healthz p50",
      figure: milliseconds(percentile(health, 0.5)),
      ratio: times(percentile(health, 0.5) / percentile(plan, 0.5), "a plan's p50"),
    },
  ]);
}

async function measure(): Promise<{ plan: number[]; firstEvent: number[]; health: number[] }> {
  const server = await startServerProcess();
  try {
    const plan: number[] = [];
    const firstEvent: number[] = [];
    const health: number[] = [];
    for (let index = 0; index < PLANS + 5; index++) {
      const athlete = await newAthlete(server, `plan-${index}`);
      const elapsed = await timed(() => generate(athlete));
      const streaming = await newAthlete(server, `stream-${index}`);
      const toFirstEvent = await firstEventOf(streaming, server.url);
      const checked = await timed(() => fetch(`${server.url}/healthz`).then((response) => response.text()));
      // The first few warm the process up.
      if (index < 5) continue;
      plan.push(elapsed);
      firstEvent.push(toFirstEvent);
      health.push(checked);
    }
    return { plan, firstEvent, health };
  } finally {
    await server.stop();
  }
}

/** From the request to the first progress event, in milliseconds; the rest of the stream is read to its end. */
async function firstEventOf(athlete: AthleteOnServer, url: string): Promise<number> {
  const began = performance.now();
  const { body } = await fetch(`${url}/functions/v1/generate-training-plan`, {
    method: "POST",
    headers: { ...athlete.headers, "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify(planRequest(athlete)),
  });
  let elapsed: number | undefined;
  for await (const _ of body ?? []) elapsed ??= performance.now() - began;
  if (elapsed === undefined) throw new Error("The function gave no events");
  return elapsed;
}

function engineAlone(): number {
  const samples = Array.from({ length: 60 }, () => {
    const began = performance.now();
    generatePlan(sampleAthlete("hyrox"), { startDate: "2026-11-23" });
    return performance.now() - began;
  });
  return percentile(samples.slice(20), 0.5);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
