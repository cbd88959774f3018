import type { JWK } from "jose";
import type { Group } from "./group.ts";
import type { Variables } from "./variables.ts";

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
  /** Origins of pages that may call the API, `*` for all. */
  readonly corsOrigins: readonly string[];
  /** Accounts can be used only after their address was confirmed by mail. */
  readonly confirmEmail: boolean;
  /** Whether people make accounts themselves, and whether without an address. */
  readonly signUpOpen: boolean;
  readonly anonymousSignIn: boolean;
  /** Whether somebody who is signed in may add and remove ways to sign in. */
  readonly manualLinking: boolean;
  /** Whether administrators need a second factor to be ones. */
  readonly adminSecondFactor: Variables["ADMIN_SECOND_FACTOR"];
  /** What a password has to be; see `checkNewPassword`. */
  readonly passwordRules: Variables["PASSWORD_RULES"];
  /** What a new password needs besides a session; see `PasswordChangeRule`. */
  readonly passwordChange: Variables["PASSWORD_CHANGE"];
  /** Binary logarithm of the rounds of bcrypt for new passwords. */
  readonly passwordHashCost: number;
  /** How many of the operator's own proxies stand between browsers and this server. */
  readonly trustedProxies: number;
  /** How often each may happen; 0: any number of times. `auth/rate-limits.ts` says in what time. */
  readonly rateLimits: Readonly<
    Record<"attempts" | "refreshes" | "guesses" | "accountGuesses" | "codes" | "mails" | "mailInterval" | "feeds" | "calls", number>
  >;
  /** How long entries of the audit log are kept; 0: for ever. */
  readonly auditLogDays: number;
  /** After how long a sign-in that nobody uses ends; 0: never. */
  readonly sessionIdleDays: number;
  /** After how long a sign-in ends although it is used; 0: never. */
  readonly sessionDays: number;
  /** After how long an account that was never confirmed is removed; 0: never. */
  readonly unconfirmedAccountDays: number;
  /** Absolute path of the directory the server writes to. */
  readonly dataDir: string;
  /** Schemas that `/rest/v1` shows, the default one first. */
  readonly exposedSchemas: readonly string[];
  /** No answer of `/rest/v1` has more rows, and no embedded list. */
  readonly maxRows: number;
  /** Bytes no answer there is larger than. */
  readonly maxAnswerBytes: number;
  /** What one account may have in the database, and how often it may write. */
  readonly accountQuota: { readonly bytes: number; readonly rows: number; readonly writesPerMinute: number };
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
  /** The same database for requests, as a login that may do nothing but become a caller; `databaseUrl` unless given. */
  readonly databaseRequestUrl: string | undefined;
  /** Absolute path of the folder with the programs of the embedded database; those of the npm package unless given. */
  readonly postgresBin: string | undefined;
  /** Milliseconds a statement made for a request may take. */
  readonly statementTimeoutMs: number;
  /** Milliseconds a statement with a regular expression of an athlete's or visitor's may take. */
  readonly patternTimeoutMs: number;
  /** How callers share the database. */
  readonly sharing: {
    /** Transactions of one caller at once. */
    readonly perSender: number;
    /** How many more of one caller may wait. */
    readonly maxWaiting: number;
    /** Milliseconds one waits for its turn. */
    readonly maxWaitMs: number;
    /** Milliseconds of the database's time for one caller in a minute. */
    readonly budgetMs: number;
  };
  /** What a program that reads `/metrics` has to show; without it nobody may. */
  readonly metricsToken: string | undefined;
  /** Milliseconds in which the body of a request must have arrived, unless it is an upload. */
  readonly bodyTimeoutMs: number;
  /** Milliseconds between the request to stop and the stop, in which `/readyz` sends load balancers elsewhere. */
  readonly stopDelayMs: number;
  readonly logLevel: Variables["LOG_LEVEL"];
  /** Settings of other services, read and checked together; undefined where none is set. */
  readonly smtp: Group<"SMTP_HOST" | "SMTP_PORT" | "SMTP_USER" | "SMTP_PASSWORD" | "SMTP_FROM">;
  /** Origins that notifications are sent to besides the services of the browsers' vendors. */
  readonly pushServices: readonly string[];
  readonly google: Group<"GOOGLE_CLIENT_ID" | "GOOGLE_CLIENT_SECRET" | "GOOGLE_ISSUER_URL">;
  readonly apple: Group<"APPLE_CLIENT_ID" | "APPLE_TEAM_ID" | "APPLE_KEY_ID" | "APPLE_PRIVATE_KEY" | "APPLE_ISSUER_URL">;
  readonly ai: Group<"AI_PROVIDER" | "AI_MODEL" | "AI_API_KEY" | "AI_BASE_URL">;
  /** Without a word of the language model for so long the built-in coach answers; the other limits are multiples (ai-sdk/language-models.ts). */
  readonly aiSilenceMs: number;
  /** Bytes one uploaded file may have, and all of them together. */
  readonly storageFileSizeLimit: number;
  readonly storageQuota: number;
  readonly s3: Group<"S3_ENDPOINT" | "S3_REGION" | "S3_BUCKET" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY">;
}
