/** `npm run dev`: the server restarts on a change (http://127.0.0.1:3000), Vite serves the browser app with hot reload and hands API calls on. */
import { spawn } from "node:child_process";

const children = [
  spawn(
    "node_modules/.bin/node",
    ["--watch-path=apps/server/src", "--watch-path=packages", "--watch-preserve-output", "apps/server/src/main.ts"],
    {
      stdio: "inherit",
    },
  ),
  spawn("node_modules/.bin/node", ["node_modules/vite/bin/vite.js", "apps/web"], { stdio: "inherit" }),
];

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => children.forEach((child) => child.kill(signal)));
for (const child of children) child.on("exit", () => children.forEach((other) => other.kill()));
