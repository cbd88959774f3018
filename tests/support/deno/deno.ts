import { spawn, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { FUNCTIONS, PUBLIC_FUNCTIONS } from "@ironpace/coaching";

const require = createRequire(import.meta.url);
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The Deno of the npm package, else one that is installed; undefined where there is none for this platform. */
export const denoPath: string | undefined = findDeno();

function findDeno(): string | undefined {
  try {
    return (require("deno/install_api.cjs") as { runInstall(): string }).runInstall();
  } catch {
    return spawnSync("deno", ["--version"]).status === 0 ? "deno" : undefined;
  }
}

export interface DenoProcess {
  /** `http://127.0.0.1:port`; functions are under `/<name>`. */
  readonly url: string;
  close(): Promise<void>;
}

/** The entries of supabase/functions, unmodified, in one Deno process that has nothing but the network and these variables. */
export function startDeno(environment: Readonly<Record<string, string>>): Promise<DenoProcess> {
  return runDeno([path("./deno-gateway.ts"), ...FUNCTIONS.keys(), ...PUBLIC_FUNCTIONS.keys()], environment, [
    `--allow-read=${path("../../..")}`,
  ]);
}

/** One entry on its own, as a Supabase project runs it. */
export function startDenoEntry(name: string, environment: Readonly<Record<string, string>>): Promise<DenoProcess> {
  return runDeno([path(`../../../supabase/functions/${name}/index.ts`)], { DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0", ...environment });
}

async function runDeno(
  [script = "", ...names]: readonly string[],
  environment: Readonly<Record<string, string>>,
  more: readonly string[] = [],
): Promise<DenoProcess> {
  if (denoPath === undefined) throw new Error("There is no Deno here");
  const config = path("../../../supabase/functions/deno.json");
  const flags = [
    "run",
    "--no-remote",
    "--node-modules-dir=manual",
    "--no-lock",
    "--allow-net=127.0.0.1",
    "--allow-env",
    // The AI SDK brings a client that asks for it when it is loaded.
    "--allow-sys=hostname",
    "--config",
    config,
  ];
  const child = spawn(denoPath, [...flags, ...more, script, ...names], {
    env: { NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1", HOME: process.env["HOME"] ?? "/tmp", PATH: process.env["PATH"] ?? "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => reject(new Error(`Deno ended: ${output}`)));
  });
  return {
    url,
    async close() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
