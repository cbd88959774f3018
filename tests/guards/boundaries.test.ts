import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** Each row breaks one arrow of ARCHITECTURE.md on purpose; the linter must see it. */
const forbidden: readonly (readonly [rule: string, file: string, code: string])[] = [
  [
    "training imports nothing of Node",
    "packages/training/src/guard-probe.ts",
    `import { readFileSync } from "node:fs";\nexport const probe = readFileSync;\n`,
  ],
  ["training imports no package", "packages/training/src/guard-probe.ts", `import { z } from "zod";\nexport const probe = z;\n`],
  [
    "training does not know the contract",
    "packages/training/src/guard-probe.ts",
    `import { FOCUS } from "@ironpace/contract";\nexport const probe = FOCUS;\n`,
  ],
  [
    "contract does not know coaching",
    "packages/contract/src/guard-probe.ts",
    `import { FUNCTIONS } from "@ironpace/coaching";\nexport const probe = FUNCTIONS;\n`,
  ],
  [
    "a feature does not know another",
    "apps/web/src/features/guard-probe/probe.ts",
    `import * as plan from "../plan/index.ts";\nexport const probe = plan;\n`,
  ],
  [
    "nor by the name of its folder",
    "apps/web/src/features/guard-probe/probe.ts",
    `import * as plan from "#features/plan/index.ts";\nexport const probe = plan;\n`,
  ],
  [
    "a feature does not know the server's coaching",
    "apps/web/src/features/guard-probe/probe.ts",
    `import { FUNCTIONS } from "@ironpace/coaching";\nexport const probe = FUNCTIONS;\n`,
  ],
  [
    "the design system knows no backend",
    "apps/web/src/ui/guard-probe.ts",
    `import { supabase } from "#backend/supabase.ts";\nexport const probe = supabase;\n`,
  ],
  [
    "database knows nothing else of the server",
    "apps/server/src/database/guard-probe.ts",
    `import type { Caller } from "#identity/caller.ts";\nexport type Probe = Caller;\n`,
  ],
  [
    "rest does not know athletes",
    "apps/server/src/rest/guard-probe.ts",
    `import { FOCUS } from "@ironpace/contract";\nexport const probe = FOCUS;\n`,
  ],
  [
    "nothing points up to the assembly",
    "apps/server/src/rest/guard-probe.ts",
    `import { createApp } from "../app.ts";\nexport const probe = createApp;\n`,
  ],
  [
    "nobody climbs three folders up",
    "apps/web/src/features/plan/guard-probe.ts",
    `import { Button } from "../../../ui/button.tsx";\nexport const probe = Button;\n`,
  ],
  ["only config.ts reads the environment", "apps/server/src/http/guard-probe.ts", `export const probe = process.env.PORT;\n`],
];

/** Each probe beside the others, so that one run of the linter sees all of them. */
const probes = forbidden.map(([rule, file, code], at) => ({ rule, file: file.replace("probe.ts", `probe-${at}.ts`), code }));

describe("the linter refuses", () => {
  let found: readonly Found[] = [];
  beforeAll(() => {
    for (const { file, code } of probes) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
    const { stdout } = spawnSync("node_modules/.bin/oxlint", ["--format=json", ...probes.map(({ file }) => file)], { encoding: "utf8" });
    found = (JSON.parse(stdout) as { readonly diagnostics: readonly Found[] }).diagnostics;
  });
  afterAll(() => {
    for (const { file } of probes) rmSync(file.includes("features/guard-probe") ? dirname(file) : file, { recursive: true, force: true });
  });

  test.each(probes)("$rule", ({ file }) => {
    const said = found.filter(({ filename }) => filename === file).map(({ code, message }) => `${code}: ${message}`);
    expect(said).toContainEqual(expect.stringMatching(/boundaries\(dependencies\)|no-process-env|no-restricted-imports/));
    expect(said.join("\n")).not.toContain("Resolve error");
  });
});

interface Found {
  readonly filename: string;
  readonly code: string;
  readonly message: string;
}

describe("the compiler refuses", () => {
  const file = "packages/training/src/guard-probe.ts";
  let said = "";
  beforeAll(() => {
    writeFileSync(file, "export const probe = () => { fetch('/'); console.log(process.pid); };\n");
    said = spawnSync("node_modules/.bin/tsc", ["--noEmit", "-p", "packages/training"], { encoding: "utf8" }).stdout;
  });
  afterAll(() => rmSync(file, { force: true }));

  test.each(["fetch", "process", "console"])("%s in packages/training", (name) => {
    expect(said).toMatch(new RegExp(`guard-probe.*Cannot find name '${name}'`));
  });
});
