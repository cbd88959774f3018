import type { z } from "zod";
import { LOG_LEVELS } from "./variables.ts";

/** The sentence about the first variable that cannot be used. */
export function sentence(error: z.ZodError): string {
  const name = String(error.issues[0]?.path[0] ?? "");
  return `${name} ${FORMS[name] ?? "cannot be used"}.`;
}

/** What each variable with a form must be. Values are not repeated: some are secret. */
const FORMS: Readonly<Record<string, string>> = {
  PORT: "must be a whole number between 1 and 65535",
  HOST: "must be a host name or an IP address to listen on, like 127.0.0.1 or 0.0.0.0",
  DATABASE_URL: "must be an address like postgres://user:password@host:5432/database",
  DATABASE_REQUEST_URL: "must be an address like postgres://user:password@host:5432/database",
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
  CORS_ORIGINS: "must be * or addresses like https://app.ironpace.example, separated by commas, without a path",
  EMAIL_CONFIRMATION: "must be on or off",
  SIGN_UP: "must be open or closed",
  ANONYMOUS_SIGN_IN: "must be on or off",
  MANUAL_LINKING: "must be on or off",
  ADMIN_SECOND_FACTOR: "must be required or optional",
  PASSWORD_RULES: "must be strong or basic",
  PASSWORD_CHANGE: "must be proof, recent or session",
  AUDIT_LOG_DAYS: "must be a whole number of days up to 36500, 0 to keep everything",
  PASSWORD_HASH_COST: "must be a whole number from 4 to 16",
  SESSION_DAYS: "must be a whole number of days up to 36500, 0 for no end",
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
  RATE_LIMIT_CALLS: "must be a whole number, 0 for no limit",
  RATE_LIMIT_FEEDS: "must be a whole number, 0 for no limit",
  STATEMENT_TIMEOUT_MS: "must be a whole number of milliseconds between 10 and 9999999",
  METRICS_TOKEN: "must be at least 16 characters long",
  BODY_TIMEOUT_SECONDS: "must be a whole number of seconds from 1 to 3600",
  STOP_DELAY_SECONDS: "must be a whole number of seconds up to 600",
  LOG_LEVEL: `must be one of ${LOG_LEVELS.join(", ")}`,
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
