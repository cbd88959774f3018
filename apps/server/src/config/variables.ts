import { z } from "zod";
import { addressPatterns, count, days, names, origin, origins, port, privateJwk, size, text, webAddress } from "./kinds.ts";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"] as const;

/** Every variable, with what it becomes. Undefined: not set, and nothing instead. */
export const variables = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REQUEST_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  POSTGRES_BIN: text,
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
  CORS_ORIGINS: origins.optional(),
  EMAIL_CONFIRMATION: z.enum(["on", "off"]).optional(),
  SIGN_UP: z.enum(["open", "closed"]).default("open"),
  ANONYMOUS_SIGN_IN: z.enum(["on", "off"]).default("off"),
  MANUAL_LINKING: z.enum(["on", "off"]).default("on"),
  ADMIN_SECOND_FACTOR: z.enum(["required", "optional"]).default("required"),
  PASSWORD_RULES: z.enum(["strong", "basic"]).default("strong"),
  PASSWORD_CHANGE: z.enum(["proof", "recent", "session"]).default("proof"),
  AUDIT_LOG_DAYS: days.default(180),
  SESSION_IDLE_DAYS: days.default(90),
  SESSION_DAYS: days.default(365),
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
  RATE_LIMIT_CALLS: count.default(300),
  STATEMENT_TIMEOUT_MS: z
    .string()
    .regex(/^[1-9]\d{1,6}$/)
    .transform(Number)
    .default(8000),
  MAX_ANSWER_SIZE: size.prefault("20MB"),
  PATTERN_TIMEOUT_MS: count.refine((milliseconds) => milliseconds >= 10).default(200),
  CALLER_CONCURRENCY: count.refine((requests) => requests >= 1 && requests <= 10).default(3),
  CALLER_QUEUE: count.refine((requests) => requests >= 1 && requests <= 10_000).default(100),
  CALLER_DATABASE_SECONDS: count.refine((seconds) => seconds >= 1).default(120),
  METRICS_TOKEN: z.string().min(16).optional(),
  BODY_TIMEOUT_SECONDS: count.refine((seconds) => seconds >= 1 && seconds <= 3600).default(60),
  STOP_DELAY_SECONDS: count.refine((seconds) => seconds <= 600).default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info"),
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

export type Variables = z.infer<typeof variables>;
