import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays, getMonday } from "@ironpace/training";
import { loadConfig, readConfig } from "../config.ts";
import { createLog } from "#http/log.ts";
import { startServer } from "../start.ts";
import { runCommand } from "./command.ts";
import { publishForAdmin } from "./demo/back-office.ts";
import { enterNextRace, keepDiary } from "./demo/diary.ts";
import { demoPeople, signUp } from "./demo/people.ts";
import { fillProfile } from "./demo/profile.ts";
import { keepScores } from "./demo/scores.ts";
import { liveTheYear, WEEKS_BACK } from "./demo/year.ts";

/** `npm run demo`: the product with sample people and a year of training in a throw-away database. */
await runCommand(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "ironpace-demo-"));
  const { port, host } = loadConfig();
  // A language model and limits are those of the environment; mail, storage and the database are the demo's own.
  const kept = Object.entries(process.env).filter(([name]) => /^(?:AI|RATE_LIMIT)_/.test(name));
  // Whoever tries the demo has no authenticator app for its administrator, and nobody's data is at stake.
  const config = readConfig({
    ...Object.fromEntries(kept),
    LOG_LEVEL: "warn",
    PORT: String(port),
    HOST: host,
    DATA_DIR: dataDir,
    ADMIN_SECOND_FACTOR: "optional",
  });
  const server = await startServer(config, { log: createLog(config.logLevel) });
  const stop = () =>
    server.close().then(() => {
      rmSync(dataDir, { recursive: true, force: true });
      process.exit(0);
    });
  process.on("SIGTERM", stop).on("SIGINT", stop);

  const today = new Date().toISOString().slice(0, 10);
  const firstMonday = addDays(getMonday(today), -7 * WEEKS_BACK);
  const people = demoPeople();
  console.log("Writing a year of training …");
  const athlete = await signUp(people.athlete, server.url, server.identity.publishableKey);
  const coach = await signUp(people.coach, server.url, server.identity.publishableKey);
  const admin = await signUp(people.admin, server.url, server.identity.publishableKey);
  await fillProfile(athlete, firstMonday);
  await enterNextRace(athlete, today);
  await liveTheYear(athlete, server.database, firstMonday, today);
  await keepDiary(athlete, firstMonday, today);
  await keepScores(athlete, today);
  await server.database.query("insert into public.user_roles (user_id, role) values ($1, 'coach'), ($2, 'admin')", [
    coach.userId,
    admin.userId,
  ]);
  await server.database.query(
    "with accounts as (update auth.users set created_at = $1::date) update public.profiles set created_at = $1::date",
    [firstMonday],
  );
  await publishForAdmin(admin, athlete);

  console.log(`\nThe demo is ready at ${server.url}\n`);
  for (const [role, { email, password }] of Object.entries(people)) console.log(`  ${role.padEnd(8)} ${email}  ${password}`);
  console.log("\nThese accounts exist only in this demo, and everything is gone when it stops (Ctrl+C).");
});
