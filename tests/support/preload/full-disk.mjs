// Loaded before a server (`--import`), in its threads too: a disk that is full while the file named by FULL_DISK is there. Its text says how:
// "told": the system says that next to nothing is left, but nothing is refused yet; "data": no file grows any more, which a full disk
// refuses while what a file has can be written over; "log": only PostgreSQL's log does not grow any more.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const flag = process.env.FULL_DISK ?? "";
const how = () => (fs.existsSync(flag) ? fs.readFileSync(flag, "utf8") : undefined);
const { openSync, writeSync } = fs;
const { statfs } = fs.promises;
const logs = new Map();

fs.openSync = (path, ...rest) => {
  const file = openSync(path, ...rest);
  logs.set(file, String(path).includes("pg_wal"));
  return file;
};
fs.writeSync = (file, buffer, offset, length, position) => {
  const state = how();
  const grows = () => typeof position === "number" && position + length > fs.fstatSync(file).size;
  if ((state === "data" || (state === "log" && logs.get(file))) && grows()) {
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", errno: -28, syscall: "write" });
  }
  return writeSync(file, buffer, offset, length, position);
};
fs.promises.statfs = async (path) => {
  const found = await statfs(path);
  return how() === "told" ? Object.assign(found, { bavail: 0, bfree: 0 }) : found;
};
syncBuiltinESMExports();
