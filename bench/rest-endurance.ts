import { generate, newAthlete } from "./support/athlete-on-server.ts";
import { CONNECTIONS, load } from "./support/load.ts";
import { print, times } from "./support/report.ts";
import { MEASURED_PROCESSES, serverMemory } from "./support/memory.ts";
import { startServerProcess } from "./support/server-process.ts";

const SPELL_SECONDS = 10;
const SPELLS = 6;

/** The nested read for a minute: whether the last ten seconds are as quick as the first, and whether memory has grown meanwhile. */
export async function restEndurance(): Promise<void> {
  const server = await startServerProcess();
  try {
    const athlete = await newAthlete(server, "runner");
    const planId = await generate(athlete);
    const headers = { ...athlete.headers, accept: "application/vnd.pgrst.object+json" };
    const url = `${server.url}/rest/v1/training_plans?select=*,training_sessions(*)&id=eq.${planId}`;
    const spells: { rate: number; memory: number }[] = [];
    for (let spell = 0; spell < SPELLS; spell += 1) {
      const { perSecond } = await load([{ url, headers }], SPELL_SECONDS);
      spells.push({ rate: perSecond, memory: await serverMemory(server) });
    }
    const [first = { rate: 0, memory: 0 }] = spells;
    const lines = spells.map(({ rate, memory }, spell) => ({
      what: `${spell * SPELL_SECONDS}–${(spell + 1) * SPELL_SECONDS} s`,
      figure: `${Math.round(rate)} req/s, ${Math.round(memory / 1e6)} MB`,
      ratio: `${times(rate / first.rate, "speed")}, ${times(memory / first.memory, "memory")}`,
    }));
    print(`Nested read for a minute (${CONNECTIONS} connections, no error; memory of ${MEASURED_PROCESSES})`, lines);
  } finally {
    await server.stop();
  }
}
