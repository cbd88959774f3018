// Loaded before a server (`--import`), in its threads too: when the file named by POWER_CUT appears, everything that was written and not yet
// brought to the medium is undone, the latest first, and the process is killed. So much a power cut takes at most. Names of files are
// not undone: file systems keep them in a journal.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { openSync, readSync, writeSync, fsyncSync, ftruncateSync, closeSync, existsSync } = fs;
const paths = new Map();
/** By path, what was there before each write since the last fsync. */
const pending = new Map();

fs.openSync = (path, ...rest) => {
  const file = openSync(path, ...rest);
  paths.set(file, String(path));
  return file;
};
fs.writeSync = (file, buffer, offset, length, position) => {
  const path = paths.get(file);
  if (path !== undefined && typeof position === "number") {
    const before = Buffer.alloc(length);
    const there = fs.fstatSync(file);
    const read = openSync(path, "r");
    const found = readSync(read, before, 0, length, position);
    closeSync(read);
    const undo = pending.get(path) ?? [];
    undo.push({ position, size: there.size, bytes: before.subarray(0, found) });
    pending.set(path, undo);
  }
  return writeSync(file, buffer, offset, length, position);
};
fs.fsyncSync = (file) => {
  fsyncSync(file);
  pending.delete(paths.get(file));
};
syncBuiltinESMExports();

const timer = setInterval(() => {
  if (!existsSync(process.env.POWER_CUT ?? "")) return;
  clearInterval(timer);
  if (pending.size === 0) return;
  for (const [path, undo] of pending) {
    if (!existsSync(path)) continue;
    const file = openSync(path, "r+");
    for (const { position, size, bytes } of undo.reverse()) {
      writeSync(file, bytes, 0, bytes.length, position);
      ftruncateSync(file, size);
    }
    closeSync(file);
  }
  process.kill(process.pid, "SIGKILL");
}, 5).unref();
