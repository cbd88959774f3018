import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { ConfigError } from "./config/config-error.ts";
import type { Config } from "./config/shape.ts";
import { describeFirstIssue } from "./config/forms.ts";
import { aiGroup, group } from "./config/group.ts";
import { variables } from "./config/variables.ts";

export type { Config } from "./config/shape.ts";
export { ConfigError } from "./config/config-error.ts";

/** The configuration of this process: its environment, completed by a `.env` file in the working directory. */
export function loadConfig(): Config {
  const file = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
  return readConfig({ ...file, ...process.env });
}

/** Reads variables as given; empty ones count as unset. Throws `ConfigError`. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = variables.safeParse(given);
  if (!result.success) throw new ConfigError(describeFirstIssue(result.error));
  const set = result.data;
  if (set.DATABASE_REQUEST_URL && !set.DATABASE_URL)
    throw new ConfigError("DATABASE_URL must be set too, because DATABASE_REQUEST_URL is.");
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
    corsOrigins: set.CORS_ORIGINS ?? [publicUrl, new URL(set.SITE_URL ?? publicUrl).origin],
    confirmEmail: (set.EMAIL_CONFIRMATION ?? (set.SMTP_HOST ? "on" : "off")) === "on",
    signUpOpen: set.SIGN_UP === "open",
    anonymousSignIn: set.ANONYMOUS_SIGN_IN === "on",
    manualLinking: set.MANUAL_LINKING === "on",
    adminSecondFactor: set.ADMIN_SECOND_FACTOR,
    passwordRules: set.PASSWORD_RULES,
    passwordChange: set.PASSWORD_CHANGE,
    passwordHashCost: set.PASSWORD_HASH_COST,
    auditLogDays: set.AUDIT_LOG_DAYS,
    sessionIdleDays: set.SESSION_IDLE_DAYS,
    sessionDays: set.SESSION_DAYS,
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
      calls: set.RATE_LIMIT_CALLS,
    },
    dataDir: resolve(set.DATA_DIR),
    exposedSchemas: set.EXPOSED_SCHEMAS,
    maxRows: set.MAX_ROWS,
    maxAnswerBytes: set.MAX_ANSWER_SIZE,
    accountQuota: { bytes: set.ACCOUNT_QUOTA, rows: set.ACCOUNT_ROWS, writesPerMinute: set.RATE_LIMIT_WRITES },
    maxEmbedDepth: set.MAX_EMBED_DEPTH,
    apiKeyOptional: set.API_KEY === "optional",
    jwtSecret: set.JWT_SECRET,
    jwtKey: set.JWT_KEY,
    databaseUrl: set.DATABASE_URL,
    databaseRequestUrl: set.DATABASE_REQUEST_URL,
    postgresBin: set.POSTGRES_BIN && resolve(set.POSTGRES_BIN),
    statementTimeoutMs: set.STATEMENT_TIMEOUT_MS,
    patternTimeoutMs: set.PATTERN_TIMEOUT_MS,
    sharing: {
      perSender: set.CALLER_CONCURRENCY,
      maxWaiting: set.CALLER_QUEUE,
      maxWaitMs: 10_000,
      budgetMs: set.CALLER_DATABASE_SECONDS * 1000,
    },
    metricsToken: set.METRICS_TOKEN,
    bodyTimeoutMs: set.BODY_TIMEOUT_SECONDS * 1000,
    stopDelayMs: set.STOP_DELAY_SECONDS * 1000,
    logLevel: set.LOG_LEVEL,
    smtp: group(set, ["SMTP_HOST", "SMTP_FROM"], ["SMTP_PORT", "SMTP_USER", "SMTP_PASSWORD"]),
    pushServices: set.PUSH_SERVICES ?? [],
    google: group(set, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"], ["GOOGLE_ISSUER_URL"]),
    apple: group(set, ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"], ["APPLE_ISSUER_URL"]),
    ai: aiGroup(set),
    aiSilenceMs: set.AI_TIMEOUT_SECONDS * 1000,
    storageFileSizeLimit: set.STORAGE_FILE_SIZE_LIMIT,
    storageQuota: set.STORAGE_QUOTA,
    s3: group(set, ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"], ["S3_ENDPOINT", "S3_REGION"]),
  };
}

/** An address somebody can open: a server that listens everywhere is reached as localhost from the same machine. */
function hostInUrl(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
