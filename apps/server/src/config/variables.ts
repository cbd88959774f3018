import { z } from "zod";
import type { JWK } from "jose";

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"] as const;

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
/** `*`, or origins separated by commas. */
const origins = z
  .string()
  .transform((list) => list.split(",").map((entry) => entry.trim()))
  .pipe(z.union([z.tuple([z.literal("*")]), z.array(origin)]));
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

/** Every variable: its default, what it becomes, and in `form` what a start that cannot use it says. Undefined: not set, and nothing instead. */
export const variables = z.object({
  PORT: port.default(3000).meta({ form: "must be a whole number between 1 and 65535" }),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default("127.0.0.1")
    .meta({ form: "must be a host name or an IP address to listen on, like 127.0.0.1 or 0.0.0.0" }),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({ form: "must be an address like postgres://user:password@host:5432/database" }),
  DATABASE_REQUEST_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({ form: "must be an address like postgres://user:password@host:5432/database" }),
  POSTGRES_BIN: text,
  EXPOSED_SCHEMAS: names
    .default(["public"])
    .meta({ form: "must be names of schemas, separated by commas, and none that holds accounts or secrets" }),
  MAX_ROWS: count
    .refine((rows) => rows >= 1)
    .default(1000)
    .meta({ form: "must be a whole number of rows from 1 to 999999" }),
  MAX_EMBED_DEPTH: count
    .refine((levels) => levels >= 1 && levels <= 20)
    .default(5)
    .meta({ form: "must be a whole number of levels from 1 to 20" }),
  API_KEY: z.enum(["required", "optional"]).default("required").meta({ form: "must be required or optional" }),
  JWT_SECRET: z.string().min(32).optional().meta({ form: "must be at least 32 characters long" }),
  JWT_KEY: privateJwk.optional().meta({ form: "must be a private key for ES256 or RS256 as a JSON Web Key" }),
  PUBLIC_URL: origin.optional().meta({ form: "must be an address like https://ironpace.example, without a path" }),
  SITE_URL: webAddress.optional().meta({ form: "must be an address that starts with http:// or https://" }),
  OPERATOR_NAME: text,
  CONTACT_EMAIL: z.email().optional().meta({ form: "must be an email address" }),
  ADDITIONAL_REDIRECT_URLS: addressPatterns
    .default([])
    .meta({ form: "must be addresses like https://*.ironpace.example/**, separated by commas" }),
  CORS_ORIGINS: origins
    .optional()
    .meta({ form: "must be * or addresses like https://app.ironpace.example, separated by commas, without a path" }),
  EMAIL_CONFIRMATION: z.enum(["on", "off"]).optional().meta({ form: "must be on or off" }),
  SIGN_UP: z.enum(["open", "closed"]).default("open").meta({ form: "must be open or closed" }),
  ANONYMOUS_SIGN_IN: z.enum(["on", "off"]).default("off").meta({ form: "must be on or off" }),
  MANUAL_LINKING: z.enum(["on", "off"]).default("on").meta({ form: "must be on or off" }),
  ADMIN_SECOND_FACTOR: z.enum(["required", "optional"]).default("required").meta({ form: "must be required or optional" }),
  PASSWORD_RULES: z.enum(["strong", "basic"]).default("strong").meta({ form: "must be strong or basic" }),
  PASSWORD_CHANGE: z.enum(["proof", "recent", "session"]).default("proof").meta({ form: "must be proof, recent or session" }),
  AUDIT_LOG_DAYS: days.default(180).meta({ form: "must be a whole number of days up to 36500, 0 to keep everything" }),
  SESSION_IDLE_DAYS: days.default(90).meta({ form: "must be a whole number of days up to 36500, 0 for never" }),
  SESSION_DAYS: days.default(365).meta({ form: "must be a whole number of days up to 36500, 0 for no end" }),
  UNCONFIRMED_ACCOUNT_DAYS: days.default(30).meta({ form: "must be a whole number of days up to 36500, 0 for never" }),
  // 10 is what hosted Supabase uses; bcrypt itself takes 4 to 31.
  PASSWORD_HASH_COST: count
    .refine((number) => number >= 4 && number <= 16)
    .default(10)
    .meta({ form: "must be a whole number from 4 to 16" }),
  TRUST_PROXY: count
    .refine((proxies) => proxies <= 9)
    .default(0)
    .meta({ form: "must be the number of your own proxies in front of this server, 0 to 9" }),
  RATE_LIMIT_ATTEMPTS: count.default(150).meta({ form: "must be a whole number, 0 for no limit" }),
  RATE_LIMIT_REFRESHES: count.default(600).meta({ form: "must be a whole number, 0 for no limit" }),
  RATE_LIMIT_GUESSES: count.default(10).meta({ form: "must be a whole number, 0 for no limit" }),
  RATE_LIMIT_ACCOUNT_GUESSES: count.default(60).meta({ form: "must be a whole number, 0 for no limit" }),
  RATE_LIMIT_CODES: count.default(10).meta({ form: "must be a whole number, 0 for no limit" }),
  RATE_LIMIT_MAILS: count.default(60).meta({ form: "must be a whole number, 0 for no limit" }),
  MAIL_INTERVAL_SECONDS: count.default(60).meta({ form: "must be a whole number of seconds, 0 for no limit" }),
  RATE_LIMIT_FEEDS: count.default(300).meta({ form: "must be a whole number, 0 for no limit" }),
  RATE_LIMIT_CALLS: count.default(300).meta({ form: "must be a whole number, 0 for no limit" }),
  STATEMENT_TIMEOUT_MS: z
    .string()
    .regex(/^[1-9]\d{1,6}$/)
    .transform(Number)
    .default(8000)
    .meta({ form: "must be a whole number of milliseconds between 10 and 9999999" }),
  MAX_ANSWER_SIZE: size.prefault("20MB").meta({ form: "must be a size like 500KB or 20MB" }),
  ACCOUNT_QUOTA: size.prefault("250MB").meta({ form: "must be a size like 500KB or 250MB" }),
  ACCOUNT_ROWS: count
    .refine((rows) => rows >= 1)
    .default(500_000)
    .meta({ form: "must be a whole number of rows from 1 to 999999" }),
  RATE_LIMIT_WRITES: count.default(3000).meta({ form: "must be a whole number, 0 for no limit" }),
  PATTERN_TIMEOUT_MS: count
    .refine((milliseconds) => milliseconds >= 10)
    .default(200)
    .meta({ form: "must be a whole number of milliseconds from 10 to 999999" }),
  CALLER_CONCURRENCY: count
    .refine((requests) => requests >= 1 && requests <= 10)
    .default(3)
    .meta({ form: "must be a whole number of requests from 1 to 10" }),
  CALLER_QUEUE: count
    .refine((requests) => requests >= 1 && requests <= 10_000)
    .default(100)
    .meta({ form: "must be a whole number of requests from 1 to 10000" }),
  CALLER_DATABASE_SECONDS: count
    .refine((seconds) => seconds >= 1)
    .default(120)
    .meta({ form: "must be a whole number of seconds from 1 to 999999" }),
  METRICS_TOKEN: z.string().min(16).optional().meta({ form: "must be at least 16 characters long" }),
  BODY_TIMEOUT_SECONDS: count
    .refine((seconds) => seconds >= 1 && seconds <= 3600)
    .default(60)
    .meta({ form: "must be a whole number of seconds from 1 to 3600" }),
  STOP_DELAY_SECONDS: count
    .refine((seconds) => seconds <= 600)
    .default(0)
    .meta({ form: "must be a whole number of seconds up to 600" }),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default("info")
    .meta({ form: `must be one of ${LOG_LEVELS.join(", ")}` }),
  SMTP_HOST: text,
  SMTP_PORT: port.transform(String).optional().meta({ form: "must be a whole number between 1 and 65535" }),
  SMTP_USER: text,
  SMTP_PASSWORD: text,
  SMTP_FROM: text,
  PUSH_SERVICES: origins.optional().meta({ form: "must be addresses like https://push.example, separated by commas" }),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER_URL: webAddress.optional().meta({ form: "must be an address that starts with http:// or https://" }),
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: text,
  APPLE_ISSUER_URL: webAddress.optional().meta({ form: "must be an address that starts with http:// or https://" }),
  AI_PROVIDER: z
    .enum(["openai", "anthropic", "google", "openai-compatible"])
    .optional()
    .meta({ form: "must be one of openai, anthropic, google, openai-compatible" }),
  AI_MODEL: text,
  AI_API_KEY: text,
  AI_BASE_URL: webAddress.optional().meta({ form: "must be an address that starts with http:// or https://" }),
  AI_TIMEOUT_SECONDS: count
    .refine((seconds) => seconds >= 1 && seconds <= 600)
    .default(20)
    .meta({ form: "must be a whole number of seconds from 1 to 600" }),
  STORAGE_FILE_SIZE_LIMIT: size.prefault("5GB").meta({ form: "must be a size like 500MB or 5GB" }),
  STORAGE_QUOTA: size.prefault("20GB").meta({ form: "must be a size like 500MB or 20GB" }),
  S3_ENDPOINT: webAddress.optional().meta({ form: "must be an address that starts with http:// or https://" }),
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
});

export type Variables = z.infer<typeof variables>;
