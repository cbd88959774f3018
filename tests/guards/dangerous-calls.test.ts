import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What runs or writes a text as something else, and what is not random enough for a secret; with the files that may. */
const FORBIDDEN: readonly (readonly [what: RegExp, places: readonly string[], but: readonly string[]])[] = [
  [
    /\b(dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write)\b/,
    ["apps/web/src", "apps/web/service-worker"],
    // The picture of a page that the app itself drew and kept beside the session's token, without handlers; the content policy runs nothing in it (ADR 049).
    ["apps/web/src/app/offline/keep-pictures.ts", "apps/web/src/site/early-picture.ts"],
  ],
  [/\b(eval|execSync)\(|new Function\(|\bnode:vm\b/, ["apps/web/src", "apps/server/src", "packages"], []],
  [
    /\bchild_process\b/,
    ["apps/web/src", "apps/server/src", "packages"],
    ["binaries", "cluster-files", "data-dir-lock", "os-user", "postmaster"].map((name) => `apps/server/src/database/embedded/${name}.ts`),
  ],
  [/\bMath\.random\(/, ["apps/server/src", "packages", "supabase/functions"], ["packages/training/test/fuzz.ts"]],
  [
    /\b(md5|sha-?1)\b/i,
    ["apps/server/src", "packages", "supabase/functions"],
    // Ids made of names (RFC 9562), and numbers in base64, which may spell anything.
    [
      "apps/server/src/auth/model/totp.ts",
      "apps/server/src/database/seed/read-exercises.ts",
      "apps/server/src/storage/upload/upload-object.ts",
      "packages/coaching/src/triage/weights.gen.ts",
    ],
  ],
  [/addEventListener\("message"|\.onmessage\b/, ["apps/web/src"], ["apps/web/src/backend/outbox/outbox.ts"]],
  // A pattern of anything up to the end of a text is tried at each of its letters: two thousand of them kept everybody waiting for seconds.
  [/\/\[\^[^\]\n]+\][*+]\$\//, ["apps/server/src", "packages"], []],
  [/rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/, ["apps/server/src", "packages"], []],
];

test.each(FORBIDDEN)("%s is nowhere it has no business", (what, places, but) => {
  const found = places
    .flatMap(sources)
    .filter((file) => what.test(withoutComments(readFileSync(file, "utf8"))))
    .filter((file) => !but.includes(file));
  expect(found).toEqual([]);
});

test("the guard looks everywhere", () => {
  const directories = new Set(FORBIDDEN.flatMap(([, places]) => places));
  for (const directory of directories) expect([directory, sources(directory).length > 0]).toEqual([directory, true]);
});

test("the guard sees such a call", () => {
  const [[what] = [/$^/]] = FORBIDDEN;
  expect(what.test(withoutComments("element.innerHTML = text; // as it is"))).toBe(true);
  expect(what.test(withoutComments("// never innerHTML\n/* nor innerHTML */"))).toBe(false);
});

/** But for what another guard writes and removes meanwhile. */
function sources(directory: string): string[] {
  return globSync(`${directory}/**/*.{ts,tsx}`, { exclude: ["**/node_modules", "**/dist", "**/guard-probe*", "**/*.test.{ts,tsx}"] });
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\//g, "").replaceAll(/(^|\s)\/\/.*$/gm, "");
