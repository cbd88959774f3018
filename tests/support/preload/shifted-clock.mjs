// Loaded before a server (`--import`), in its threads too: the clock on the wall is as many milliseconds ahead as the file named by
// CLOCK_AHEAD says, from one moment to the next. Timers and `performance.now()` go on, as they do when a system's clock is set.
import fs from "node:fs";

const file = process.env.CLOCK_AHEAD ?? "";
const RealDate = Date;
const realNow = Date.now;
const readFileSync = fs.readFileSync;
let readAt = -Infinity;
let ahead = 0;

function now() {
  const moment = performance.now();
  if (moment - readAt > 10) {
    readAt = moment;
    ahead = fs.existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  }
  return realNow() + ahead;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters, newTarget) => Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
RealDate.prototype.constructor = globalThis.Date;
