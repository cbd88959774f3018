import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { SECTIONS } from "#server/config/sections.ts";
import { variables } from "#server/config/variables.ts";
import { configurationPage, envExample } from "#tools/config-docs/render.ts";
import { runToEnd } from "../support/server-process.ts";

const EXAMPLE = readFileSync(fileURLToPath(new URL("../../.env.example", import.meta.url)), "utf8");
/** With the lines that stand there as comments, because `deploy/` sets them. */
const WHOLE_EXAMPLE = EXAMPLE.replaceAll(/^#(?=[A-Z_]+=)/gm, "");

describe("configuration", () => {
  test("nothing needs to be set", () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: "127.0.0.1", publicUrl: "http://127.0.0.1:3000", databaseUrl: undefined });
    expect(config.passwordHashCost).toBe(10);
    expect(config.dataDir).toBe(`${process.cwd()}/data`);
  });

  test("the example and the page are those of the schema, which explains every variable once", () => {
    expect(EXAMPLE).toBe(envExample());
    expect(readFileSync(new URL("../../docs/configuration.md", import.meta.url), "utf8")).toBe(configurationPage());
    expect(SECTIONS.flatMap((section) => section.variables).toSorted()).toEqual(Object.keys(variables.shape).toSorted());
  });

  test("the example is accepted as it is and means the defaults", () => {
    expect(readConfig(parseEnv(EXAMPLE))).toEqual(readConfig({}));
    expect(readConfig(parseEnv(WHOLE_EXAMPLE))).toEqual(readConfig({}));
  });

  test.each([
    ["PORT", "abc"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["HOST", "not a host"],
    ["DATABASE_URL", "mysql://root@localhost/x"],
    ["DATABASE_URL", "nonsense"],
    ["DATABASE_REQUEST_URL", "mysql://root@localhost/x"],
    ["PUBLIC_URL", "ftp://example.com"],
    ["PUBLIC_URL", "https://somebody:secret@example.com"],
    ["PUBLIC_URL", "https://example.com/ironpace"],
    ["PUBLIC_URL", "https://example.com/#start"],
    ["SITE_URL", "ironpace.example"],
    ["CONTACT_EMAIL", "somebody"],
    ["ADDITIONAL_REDIRECT_URLS", "https://a.example, b.example"],
    ["EMAIL_CONFIRMATION", "maybe"],
    ["PASSWORD_CHANGE", "never"],
    ["AUDIT_LOG_DAYS", "36501"],
    ["SESSION_IDLE_DAYS", "forever"],
    ["SESSION_DAYS", "36501"],
    ["CORS_ORIGINS", "https://a.example/path"],
    ["CORS_ORIGINS", "https://a.example, everybody"],
    ["UNCONFIRMED_ACCOUNT_DAYS", "-1"],
    ["PASSWORD_HASH_COST", "3"],
    ["TRUST_PROXY", "10"],
    ["RATE_LIMIT_ATTEMPTS", "many"],
    ["MAIL_INTERVAL_SECONDS", "-1"],
    ["LOG_LEVEL", "loud"],
    ["METRICS_TOKEN", "short"],
    ["EXPOSED_SCHEMAS", "public,auth"],
    ["API_KEY", "never"],
    ["MAX_ROWS", "0"],
    ["MAX_EMBED_DEPTH", "21"],
    ["JWT_SECRET", "secret"],
    ["JWT_KEY", '{"kty":"oct","k":"c2VjcmV0"}'],
    ["BODY_TIMEOUT_SECONDS", "3601"],
    ["STOP_DELAY_SECONDS", "601"],
    ["STATEMENT_TIMEOUT_MS", "-1"],
    ["SMTP_PORT", "mail"],
    ["AI_PROVIDER", "oracle"],
    ["AI_TIMEOUT_SECONDS", "soon"],
    ["S3_ENDPOINT", "bucket"],
  ])("%s=%s is refused by name, without repeating the value", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be (?!.*${value}).*\\.$`));
  });

  test.each([
    ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
    ["SMTP_HOST", "SMTP_FROM"],
    ["APPLE_PRIVATE_KEY", "APPLE_CLIENT_ID"],
    ["S3_BUCKET", "S3_ACCESS_KEY_ID"],
    ["AI_API_KEY", "AI_PROVIDER"],
  ])("%s alone is refused: %s is missing", (set, missing) => {
    expect(() => readConfig({ [set]: "x" })).toThrow(`${missing} must be set too, because ${set} is.`);
  });

  test("PUBLIC_URL loses its last slash; a server that listens everywhere is reached as localhost", () => {
    expect(readConfig({ PUBLIC_URL: "https://ironpace.example/" }).publicUrl).toBe("https://ironpace.example");
    expect(readConfig({ PUBLIC_URL: "https://IRONPACE.example:443" }).publicUrl).toBe("https://ironpace.example");
    expect(readConfig({ HOST: "0.0.0.0", PORT: "80" }).publicUrl).toBe("http://localhost:80");
    expect(readConfig({ HOST: "::1" }).publicUrl).toBe("http://[::1]:3000");
  });

  test("every variable the example names is read, and the other way round", () => {
    const documented = Object.keys(parseEnv(WHOLE_EXAMPLE)).sort();
    const read = Object.keys(variables.shape).sort();
    expect(read).toEqual(documented);
  });

  test("a wrong value stops the start with one sentence", async () => {
    const { code, stdout, stderr } = await runToEnd("main.ts", [], { PORT: "many" });
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: "", stderr: "PORT must be a whole number between 1 and 65535.\n" });
  });

  test.each(["main.ts", "cli/keys.ts"])(
    "a DATA_DIR that is no directory, or in a file system that takes none, stops %s with one sentence",
    async (program) => {
      const strange = process.platform === "linux" ? ["/proc/ironpace/data"] : [];
      for (const dataDir of [fileURLToPath(import.meta.url), `${fileURLToPath(import.meta.url)}/data`, ...strange]) {
        const { code, stdout, stderr } = await runToEnd(program, [], { PORT: "39999", DATA_DIR: dataDir });
        expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
        expect(stderr).toMatch(/^DATA_DIR .* cannot be used: .*\.\n$/);
      }
    },
  );

  test("database files that cannot be opened stop the start with one sentence that says why", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "ironpace-test-"));
    await writeFile(join(dataDir, "postgres"), "");
    const { code, stderr } = await runToEnd("main.ts", [], { PORT: "39999", DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^There is no database in \S+\. .*\.\n$/);
    expect(stderr).not.toContain("[object");
    await rm(dataDir, { recursive: true });
  });

  test("an unreachable DATABASE_URL stops the start with one sentence", async () => {
    const { code, stderr } = await runToEnd("main.ts", [], { PORT: "39999", DATABASE_URL: "postgres://x:secret@127.0.0.1:9/x" });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^DATABASE_URL cannot be used: .*ECONNREFUSED.*\.\n$/);
    expect(stderr).not.toContain("secret");
  });
});
