import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import type { JWK } from "jose";
import { z } from "zod";

/** Everything an operator can set; `.env.example` explains each variable. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where this machine reaches the server, without a slash at the end. */
  readonly localUrl: string;
  /** Where browsers reach the server: `localUrl`, unless told otherwise. */
  readonly publicUrl: string;
  /** Where the browser app is: `publicUrl`, unless it is served by somebody else. */
  readonly siteUrl: string;
  /** Who runs this server and how to reach them, for the pages about terms, privacy and contact. */
  readonly operatorName: string | undefined;
  readonly contactEmail: string | undefined;
  /** Further addresses, as patterns, where a sign-in by mail or through another site may end. */
  readonly redirectUrls: readonly string[];
  /** Accounts can be used only after their address was confirmed by mail. */
  readonly confirmEmail: boolean;
  /** What a new password needs besides a session; see `PasswordChangeRule`. */
  readonly passwordChange: z.infer<typeof passwordChange>;
  /** Binary logarithm of the rounds of bcrypt for new passwords. */
  readonly passwordHashCost: number;
  /** How many proxies of one's own stand between browsers and this server. */
  readonly trustedProxies: number;
  /** How often each may happen; 0: any number of times. `auth/rate-limits.ts` says in what time. */
  readonly rateLimits: Readonly<
    Record<"attempts" | "refreshes" | "guesses" | "accountGuesses" | "codes" | "mails" | "mailInterval" | "feeds", number>
  >;
  /** How long entries of the audit log are kept; 0: for ever. */
  readonly auditLogDays: number;
  /** After how long a sign-in that nobody uses ends; 0: never. */
  readonly sessionIdleDays: number;
  /** After how long an account that was never confirmed is removed; 0: never. */
  readonly unconfirmedAccountDays: number;
  /** Absolute path of the directory the server writes to. */
  readonly dataDir: string;
  /** Schemas that `/rest/v1` shows, the default one first. */
  readonly exposedSchemas: readonly string[];
  /** No answer of `/rest/v1` has more rows, and no embedded list. */
  readonly maxRows: number;
  /** How deep tables may be embedded in one another there. */
  readonly maxEmbedDepth: number;
  /** Whether a call without an API key is one of a visitor. */
  readonly apiKeyOptional: boolean;
  /** Shared secret of tokens and API keys that other programs sign or understand. */
  readonly jwtSecret: string | undefined;
  /** A private key that signs access tokens in place of the installation's own. */
  readonly jwtKey: JWK | undefined;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Milliseconds a statement made for a request may take. */
  readonly statementTimeout: number;
  /** What a program that reads `/metrics` has to show; without it only programs of this machine may. */
  readonly metricsToken: string | undefined;
  /** Milliseconds in which the body of a request must have arrived, unless it is an upload. */
  readonly bodyTimeout: number;
  /** Milliseconds between the request to stop and the stop, in which `/readyz` sends load balancers elsewhere. */
  readonly stopDelay: number;
  readonly logLevel: z.infer<typeof logLevel>;
  /** Settings of other services, read and checked together; undefined where none is set. */
  readonly smtp: Group<"SMTP_HOST" | "SMTP_PORT" | "SMTP_USER" | "SMTP_PASSWORD" | "SMTP_FROM">;
  readonly google: Group<"GOOGLE_CLIENT_ID" | "GOOGLE_CLIENT_SECRET" | "GOOGLE_ISSUER_URL">;
  readonly apple: Group<"APPLE_CLIENT_ID" | "APPLE_TEAM_ID" | "APPLE_KEY_ID" | "APPLE_PRIVATE_KEY" | "APPLE_ISSUER_URL">;
  readonly ai: Group<"AI_PROVIDER" | "AI_MODEL" | "AI_API_KEY" | "AI_BASE_URL">;
  /** Milliseconds without a word of the language model after which the built-in coach answers. */
  readonly aiTimeout: number;
  /** Bytes one uploaded file may have, and all of them together. */
  readonly storageFileSizeLimit: number;
  readonly storageQuota: number;
  readonly s3: Group<"S3_ENDPOINT" | "S3_REGION" | "S3_BUCKET" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY">;
}

/** A variable that cannot be used: one sentence that names it. */
export class ConfigError extends Error {}

/** The configuration of this process: its environment, completed by a `.env` file in the working directory. */
export function loadConfig(): Config {
  const file = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
  return readConfig({ ...file, ...process.env });
}

/** Reads variables as given; empty ones count as unset. Throws `ConfigError`. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = variables.safeParse(given);
  if (!result.success) throw new ConfigError(sentence(result.error));
  const set = result.data;
  const localUrl = `http://${hostInUrl(set.HOST)}:${set.PORT}`;
  const publicUrl = set.PUBLIC_URL ?? localUrl;
  return {
    host: set.HOST,
    port: set.PORT,
    localUrl,
    publicUrl,
    siteUrl: set.SITE_URL ?? publicUrl,
    operatorName: set.OPERATOR_NAME,
    contactEmail: set.CONTACT_EMAIL,
    redirectUrls: set.ADDITIONAL_REDIRECT_URLS,
    confirmEmail: (set.EMAIL_CONFIRMATION ?? (set.SMTP_HOST ? "on" : "off")) === "on",
    passwordChange: set.PASSWORD_CHANGE,
    passwordHashCost: set.PASSWORD_HASH_COST,
    auditLogDays: set.AUDIT_LOG_DAYS,
    sessionIdleDays: set.SESSION_IDLE_DAYS,
    unconfirmedAccountDays: set.UNCONFIRMED_ACCOUNT_DAYS,
    trustedProxies: set.TRUST_PROXY,
    rateLimits: {
      attempts: set.RATE_LIMIT_ATTEMPTS,
      refreshes: set.RATE_LIMIT_REFRESHES,
      guesses: set.RATE_LIMIT_GUESSES,
      accountGuesses: set.RATE_LIMIT_ACCOUNT_GUESSES,
      codes: set.RATE_LIMIT_CODES,
      mails: set.RATE_LIMIT_MAILS,
      mailInterval: set.MAIL_INTERVAL_SECONDS,
      feeds: set.RATE_LIMIT_FEEDS,
    },
    dataDir: resolve(set.DATA_DIR),
    exposedSchemas: set.EXPOSED_SCHEMAS,
    maxRows: set.MAX_ROWS,
    maxEmbedDepth: set.MAX_EMBED_DEPTH,
    apiKeyOptional: set.API_KEY === "optional",
    jwtSecret: set.JWT_SECRET,
    jwtKey: set.JWT_KEY,
    databaseUrl: set.DATABASE_URL,
    statementTimeout: set.STATEMENT_TIMEOUT_MS,
    metricsToken: set.METRICS_TOKEN,
    bodyTimeout: set.BODY_TIMEOUT_SECONDS * 1000,
    stopDelay: set.STOP_DELAY_SECONDS * 1000,
    logLevel: set.LOG_LEVEL,
    smtp: group(set, ["SMTP_HOST", "SMTP_FROM"], ["SMTP_PORT", "SMTP_USER", "SMTP_PASSWORD"]),
    google: group(set, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"], ["GOOGLE_ISSUER_URL"]),
    apple: group(set, ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"], ["APPLE_ISSUER_URL"]),
    ai: aiGroup(set),
    aiTimeout: set.AI_TIMEOUT_SECONDS * 1000,
    storageFileSizeLimit: set.STORAGE_FILE_SIZE_LIMIT,
    storageQuota: set.STORAGE_QUOTA,
    s3: group(set, ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"], ["S3_ENDPOINT", "S3_REGION"]),
  };
}

type Group<Name extends string> = Readonly<Partial<Record<Name, string>>> | undefined;

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535);
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url))
  .refine(({ href, origin: whole }) => href === `${whole}/`)
  .transform((url) => url.origin);
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));
const addressPatterns = z
  .string()
  .transform((list) => list.split(",").map((pattern) => pattern.trim()))
  .refine((patterns) => patterns.every((pattern) => /^[a-z][a-z0-9+.-]*:\S+$/i.test(pattern)));
const count = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);
const days = count.refine((number) => number <= 36_500);
const passwordChange = z.enum(["proof", "recent", "session"]);
const logLevel = z.enum(["trace", "debug", "info", "warn", "error", "silent"]);
const text = z.string().optional();
const UNITS: Readonly<Record<string, number>> = { KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 };
const size = z
  .string()
  .regex(/^[1-9]\d{0,5} ?[KMGT]B$/i)
  .transform((text) => Number.parseInt(text, 10) * (UNITS[text.slice(-2).toUpperCase()] ?? 1));
const names = z
  .string()
  .transform((list) => list.split(",").map((name) => name.trim()))
  .refine((list) => list.every((name) => /^[a-z_][a-z0-9_]*$/.test(name) && !/^(pg_|information_schema|auth|ironpace|private)/.test(name)));
const privateJwk = z
  .string()
  .transform((given, context): JWK => {
    try {
      return JSON.parse(given) as JWK;
    } catch {
      context.addIssue("not JSON");
      return z.NEVER;
    }
  })
  .refine((key) => typeof key.d === "string" && (key.kty === "RSA" || (key.kty === "EC" && key.crv === "P-256")));

const variables = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  EXPOSED_SCHEMAS: names.default(["public"]),
  MAX_ROWS: count.refine((rows) => rows >= 1).default(1000),
  MAX_EMBED_DEPTH: count.refine((levels) => levels >= 1 && levels <= 20).default(5),
  API_KEY: z.enum(["required", "optional"]).default("required"),
  JWT_SECRET: z.string().min(32).optional(),
  JWT_KEY: privateJwk.optional(),
  PUBLIC_URL: origin.optional(),
  SITE_URL: webAddress.optional(),
  OPERATOR_NAME: text,
  CONTACT_EMAIL: z.email().optional(),
  ADDITIONAL_REDIRECT_URLS: addressPatterns.default([]),
  EMAIL_CONFIRMATION: z.enum(["on", "off"]).optional(),
  PASSWORD_CHANGE: passwordChange.default("proof"),
  AUDIT_LOG_DAYS: days.default(180),
  SESSION_IDLE_DAYS: days.default(90),
  UNCONFIRMED_ACCOUNT_DAYS: days.default(30),
  // 10 is what hosted Supabase uses; bcrypt itself takes 4 to 31.
  PASSWORD_HASH_COST: count.refine((number) => number >= 4 && number <= 16).default(10),
  TRUST_PROXY: count.refine((proxies) => proxies <= 9).default(0),
  RATE_LIMIT_ATTEMPTS: count.default(150),
  RATE_LIMIT_REFRESHES: count.default(600),
  RATE_LIMIT_GUESSES: count.default(10),
  RATE_LIMIT_ACCOUNT_GUESSES: count.default(60),
  RATE_LIMIT_CODES: count.default(10),
  RATE_LIMIT_MAILS: count.default(60),
  MAIL_INTERVAL_SECONDS: count.default(60),
  RATE_LIMIT_FEEDS: count.default(300),
  STATEMENT_TIMEOUT_MS: z
    .string()
    .regex(/^[1-9]\d{1,6}$/)
    .transform(Number)
    .default(8000),
  METRICS_TOKEN: z.string().min(16).optional(),
  BODY_TIMEOUT_SECONDS: count.refine((seconds) => seconds >= 1 && seconds <= 3600).default(60),
  STOP_DELAY_SECONDS: count.refine((seconds) => seconds <= 600).default(0),
  LOG_LEVEL: logLevel.default("info"),
  SMTP_HOST: text,
  SMTP_PORT: port.transform(String).optional(),
  SMTP_USER: text,
  SMTP_PASSWORD: text,
  SMTP_FROM: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER_URL: webAddress.optional(),
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: text,
  APPLE_ISSUER_URL: webAddress.optional(),
  AI_PROVIDER: z.enum(["openai", "anthropic", "google", "openai-compatible"]).optional(),
  AI_MODEL: text,
  AI_API_KEY: text,
  AI_BASE_URL: webAddress.optional(),
  AI_TIMEOUT_SECONDS: count.refine((seconds) => seconds >= 1 && seconds <= 600).default(20),
  STORAGE_FILE_SIZE_LIMIT: size.prefault("5GB"),
  STORAGE_QUOTA: size.prefault("20GB"),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
});

/** What each variable with a form must be. Values are not repeated: some are secret. */
const FORMS: Readonly<Record<string, string>> = {
  PORT: "must be a whole number between 1 and 65535",
  HOST: "must be a host name or an IP address to listen on, like 127.0.0.1 or 0.0.0.0",
  DATABASE_URL: "must be an address like postgres://user:password@host:5432/database",
  EXPOSED_SCHEMAS: "must be names of schemas, separated by commas, and none that holds accounts or secrets",
  MAX_ROWS: "must be a whole number of rows from 1 to 999999",
  MAX_EMBED_DEPTH: "must be a whole number of levels from 1 to 20",
  API_KEY: "must be required or optional",
  JWT_SECRET: "must be at least 32 characters long",
  JWT_KEY: "must be a private key for ES256 or RS256 as a JSON Web Key",
  PUBLIC_URL: "must be an address like https://ironpace.example, without a path",
  SITE_URL: "must be an address that starts with http:// or https://",
  CONTACT_EMAIL: "must be an e-mail address",
  ADDITIONAL_REDIRECT_URLS: "must be addresses like https://*.ironpace.example/**, separated by commas",
  EMAIL_CONFIRMATION: "must be on or off",
  PASSWORD_CHANGE: "must be proof, recent or session",
  AUDIT_LOG_DAYS: "must be a whole number of days up to 36500, 0 to keep everything",
  PASSWORD_HASH_COST: "must be a whole number from 4 to 16",
  SESSION_IDLE_DAYS: "must be a whole number of days up to 36500, 0 for never",
  UNCONFIRMED_ACCOUNT_DAYS: "must be a whole number of days up to 36500, 0 for never",
  TRUST_PROXY: "must be the number of your own proxies in front of this server, 0 to 9",
  RATE_LIMIT_ATTEMPTS: "must be a whole number, 0 for no limit",
  RATE_LIMIT_REFRESHES: "must be a whole number, 0 for no limit",
  RATE_LIMIT_GUESSES: "must be a whole number, 0 for no limit",
  RATE_LIMIT_ACCOUNT_GUESSES: "must be a whole number, 0 for no limit",
  RATE_LIMIT_CODES: "must be a whole number, 0 for no limit",
  RATE_LIMIT_MAILS: "must be a whole number, 0 for no limit",
  MAIL_INTERVAL_SECONDS: "must be a whole number, 0 for no limit",
  RATE_LIMIT_FEEDS: "must be a whole number, 0 for no limit",
  STATEMENT_TIMEOUT_MS: "must be a whole number of milliseconds between 10 and 9999999",
  METRICS_TOKEN: "must be at least 16 characters long",
  BODY_TIMEOUT_SECONDS: "must be a whole number of seconds from 1 to 3600",
  STOP_DELAY_SECONDS: "must be a whole number of seconds up to 600",
  LOG_LEVEL: `must be one of ${logLevel.options.join(", ")}`,
  SMTP_PORT: "must be a whole number between 1 and 65535",
  GOOGLE_ISSUER_URL: "must be an address that starts with http:// or https://",
  APPLE_ISSUER_URL: "must be an address that starts with http:// or https://",
  AI_PROVIDER: "must be one of openai, anthropic, google, openai-compatible",
  AI_BASE_URL: "must be an address that starts with http:// or https://",
  AI_TIMEOUT_SECONDS: "must be a whole number of seconds from 1 to 600",
  STORAGE_FILE_SIZE_LIMIT: "must be a size like 500MB or 5GB",
  STORAGE_QUOTA: "must be a size like 500MB or 20GB",
  S3_ENDPOINT: "must be an address that starts with http:// or https://",
};

function sentence(error: z.ZodError): string {
  const name = String(error.issues[0]?.path[0] ?? "");
  return `${name} ${FORMS[name] ?? "cannot be used"}.`;
}

/** Settings that make sense only together: as soon as one is set, all the needed ones must be. */
function group<Needed extends string, Optional extends string>(
  set: Readonly<Partial<Record<Needed | Optional, string | undefined>>>,
  needed: readonly Needed[],
  optional: readonly Optional[],
): Group<Needed | Optional> {
  const present = [...needed, ...optional].filter((name) => set[name] !== undefined);
  if (present.length === 0) return undefined;
  const missing = needed.find((name) => set[name] === undefined);
  if (missing) throw new ConfigError(`${missing} must be set too, because ${present[0]} is.`);
  return Object.fromEntries(present.map((name) => [name, set[name]])) as Record<Needed | Optional, string>;
}

/** A hosted model needs a key, one of one's own an address. */
function aiGroup(set: z.infer<typeof variables>): Config["ai"] {
  const own = set.AI_PROVIDER === "openai-compatible";
  return own
    ? group(set, ["AI_PROVIDER", "AI_MODEL", "AI_BASE_URL"], ["AI_API_KEY"])
    : group(set, ["AI_PROVIDER", "AI_MODEL", "AI_API_KEY"], ["AI_BASE_URL"]);
}

/** An address somebody can open: a server that listens everywhere is reached as localhost from the same machine. */
function hostInUrl(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
