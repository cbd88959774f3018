/** `npm run bench [-- name …]`: every measurement beside a peer of the same run. */
import { besideAttacks } from "./beside-attacks.ts";
import { bigLists } from "./big-lists.ts";
import { fiveYears } from "./five-years.ts";
import { footprint } from "./footprint.ts";
import { importCost } from "./import-cost.ts";
import { loggedSession } from "./logged-session.ts";
import { planGeneration } from "./plan-generation.ts";
import { planGrowth } from "./plan-growth.ts";
import { planOverHttp } from "./plan-over-http.ts";
import { restEndurance } from "./rest-endurance.ts";
import { restLoad } from "./rest-load.ts";
import { startTime } from "./start-time.ts";
import { web } from "./web.ts";

const benches: Record<string, () => Promise<void>> = {
  "plan-generation": planGeneration,
  "plan-growth": planGrowth,
  "import-cost": importCost,
  "plan-over-http": planOverHttp,
  "rest-load": restLoad,
  "rest-endurance": restEndurance,
  "start-time": startTime,
  footprint,
  web,
  "five-years": fiveYears,
  "logged-session": loggedSession,
  "big-lists": bigLists,
  "beside-attacks": besideAttacks,
};

const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(benches)) if (wanted.length === 0 || wanted.includes(name)) await bench();
