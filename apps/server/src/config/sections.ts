import type { Variables } from "./variables.ts";

/** Variables that are explained together, in the order of `.env.example` and docs/configuration.md. */
interface Section {
  readonly about: string;
  readonly variables: readonly (keyof Variables)[];
}

/** A systemd unit and a container set these themselves (deploy/): the example only names their defaults. */
export const SET_BY_DEPLOYMENT: readonly (keyof Variables)[] = ["HOST", "DATA_DIR"];

/** Generates `.env.example` and docs/configuration.md: `npm run config:docs`. */
export const SECTIONS: readonly Section[] = [
  {
    about: "Where the server listens.",
    variables: ["PORT", "HOST"],
  },
  {
    about: "The address browsers use, if it differs (a reverse proxy, a domain). Access tokens name it as their issuer.",
    variables: ["PUBLIC_URL"],
  },
  {
    about: "The address of the browser app, if this server does not serve it. Links in mails and sign-in with Google or Apple lead there.",
    variables: ["SITE_URL"],
  },
  {
    about: "Who runs this server and how people reach them: shown on the pages about privacy, terms and contact.",
    variables: ["OPERATOR_NAME", "CONTACT_EMAIL"],
  },
  {
    about:
      "Further addresses that links and sign-ins may lead to, separated by commas. * stands for anything but dots and slashes, ** for anything: https://*.preview.example/**,ironpace://signed-in",
    variables: ["ADDITIONAL_REDIRECT_URLS"],
  },
  {
    about:
      "Origins whose pages may call the API, separated by commas, such as https://app.ironpace.example, or * for every page. Unset: this server and SITE_URL; once set, list those too. A server on 127.0.0.1 or localhost accepts any port of this machine.",
    variables: ["CORS_ORIGINS"],
  },
  {
    about: "The directory the server writes to: the embedded database and the keys. Back up the whole directory.",
    variables: ["DATA_DIR"],
  },
  {
    about:
      "Folder with the programs `postgres` and `initdb` (15 or newer) for the embedded database, in place of those of the npm package: for systems that cannot run these, such as Alpine Linux. Example: /usr/lib/postgresql/17/bin",
    variables: ["POSTGRES_BIN"],
  },
  {
    about:
      "A PostgreSQL server (15 or newer) instead of the embedded database, as postgres://user:password@host:5432/database. Its user owns the database; any number of servers can share it. Requests go through a second login, whose only right is to act as a visitor, an athlete or a program with the secret key. `npm run db:create -- ADMINISTRATOR_URL` creates both logins and the database. Without the second login the first one serves requests too; it should not be a superuser.",
    variables: ["DATABASE_URL", "DATABASE_REQUEST_URL"],
  },
  {
    about: "Milliseconds after which the database cancels a statement of a request.",
    variables: ["STATEMENT_TIMEOUT_MS"],
  },
  {
    about: "The same limit for statements with a regular expression (match, imatch) from an athlete or visitor.",
    variables: ["PATTERN_TIMEOUT_MS"],
  },
  {
    about:
      "How callers of the API share the database, counted in each server. A caller is an account, or a network address without one; programs with the secret key are not limited. CALLER_CONCURRENCY: requests of one caller that run at once (10 for all callers together), up to 7 while they are quick and nobody else waits. CALLER_QUEUE: further requests that wait, for 10 s at most; all others get 503 with Retry-After. CALLER_DATABASE_SECONDS: database time one caller may use within a minute; beyond it, 429 until some is free again.",
    variables: ["CALLER_CONCURRENCY", "CALLER_QUEUE", "CALLER_DATABASE_SECONDS"],
  },
  {
    about:
      "How much one account may store in the database, in bytes and rows, and how often it may write within a minute, counted in each server; for RATE_LIMIT_WRITES 0 means no limit. An account that is over its quota can still delete.",
    variables: ["ACCOUNT_QUOTA", "ACCOUNT_ROWS", "RATE_LIMIT_WRITES"],
  },
  {
    about: "trace, debug, info, warn, error or silent. Logs are JSON lines, or readable ones on a terminal.",
    variables: ["LOG_LEVEL"],
  },
  {
    about:
      "Sign-in with Google: the OAuth client of a web application, with PUBLIC_URL/auth/v1/callback as authorized redirect address. After it, separated by commas, the client ids of apps whose ID tokens are accepted too. The issuer is Google unless set to another OpenID provider, for tests.",
    variables: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "GOOGLE_ISSUER_URL"],
  },
  {
    about:
      "Sign-in with Apple: services id (with PUBLIC_URL/auth/v1/callback as return address, which must be https; after it, separated by commas, the bundle ids of apps whose ID tokens are accepted too), team id, key id, and the private key: the text of the .p8 file, its line ends written as \\n.",
    variables: ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY", "APPLE_ISSUER_URL"],
  },
  {
    about:
      "Mail by SMTP. The port is 587 unless set; 465 means TLS from the start. A password is only sent over TLS, except to this machine. Without SMTP, mails are written to DATA_DIR/mail as .eml files, and their links are printed in the log; the weekly review is not mailed.",
    variables: ["SMTP_HOST", "SMTP_PORT", "SMTP_USER", "SMTP_PASSWORD", "SMTP_FROM"],
  },
  {
    about: "Origins of push services besides those of Chrome, Edge, Firefox and Safari, separated by commas.",
    variables: ["PUSH_SERVICES"],
  },
  {
    about: "on: an account works once the link in the confirmation mail has been opened. off: it works at once. Unset: on if SMTP is set.",
    variables: ["EMAIL_CONFIRMATION"],
  },
  {
    about: "closed: nobody can sign up; administrators create accounts (invitations, POST /auth/v1/admin/users with the secret key).",
    variables: ["SIGN_UP"],
  },
  {
    about:
      "on: people may start without an address or a password (signInAnonymously). They can add an address later if EMAIL_CONFIRMATION is off.",
    variables: ["ANONYMOUS_SIGN_IN"],
  },
  {
    about: "off: nobody can link or unlink Google or Apple in the settings.",
    variables: ["MANUAL_LINKING"],
  },
  {
    about:
      "optional: administrators need no second factor. Only for installations that nobody else can reach: one administrator's password then opens every account.",
    variables: ["ADMIN_SECOND_FACTOR"],
  },
  {
    about: "strong: 8 characters, and none of the most common passwords. basic: 6 characters, as on a new Supabase project.",
    variables: ["PASSWORD_RULES"],
  },
  {
    about:
      "What setting a new password needs besides being signed in. proof: the current password or a code sent by mail; a sign-in by a mailed link or code within the last day counts as well. recent: the same, but only if the sign-in is older than a day. session: nothing. Unless it is session, adding a second factor, another way to sign in or an address that is not confirmed by mail needs a sign-in within the last day.",
    variables: ["PASSWORD_CHANGE"],
  },
  {
    about: "Cost of hashing a password, from 4 to 16; each step doubles the work. Stored hashes keep the cost they were made with.",
    variables: ["PASSWORD_HASH_COST"],
  },
  {
    about: "Days for which auth.audit_log_entries keeps a record of who signed in, signed out or changed an account; 0 keeps everything.",
    variables: ["AUDIT_LOG_DAYS"],
  },
  {
    about: "Days without use after which a sign-in ends; 0 for never. A device in use stays signed in.",
    variables: ["SESSION_IDLE_DAYS"],
  },
  {
    about: "Days after which every sign-in ends, even if in use; 0 for never.",
    variables: ["SESSION_DAYS"],
  },
  {
    about:
      "Days after which an account with an unconfirmed address is removed; 0 for never. Asking for another confirmation mail restarts them. Anonymous accounts that nobody is signed in to are removed the same number of days after their last use.",
    variables: ["UNCONFIRMED_ACCOUNT_DAYS"],
  },
  {
    about:
      "How many of your own reverse proxies stand in front of this server. Each adds the address of its caller to X-Forwarded-For. With 0 the header is ignored, so that behind a proxy all visitors would share the limits below.",
    variables: ["TRUST_PROXY"],
  },
  {
    about:
      "Rate limits; 0 turns one off. Counted in the database, for all servers on it together. In this order: sign-ups, sign-ins and codes from one network address in 5 minutes, and changes that one account makes to itself; refreshed sessions of one network address; wrong passwords for one account from one network address in 15 minutes, and from everywhere in an hour, as many wrong codes; wrong codes for one account from one network address in 15 minutes; emails asked for from one network address in an hour; seconds between two emails of one kind to one mailbox; calendar feeds read from one network address in 5 minutes; functions (plans, the coach, the export) called by one account in an hour.",
    variables: [
      "RATE_LIMIT_ATTEMPTS",
      "RATE_LIMIT_REFRESHES",
      "RATE_LIMIT_GUESSES",
      "RATE_LIMIT_ACCOUNT_GUESSES",
      "RATE_LIMIT_CODES",
      "RATE_LIMIT_MAILS",
      "MAIL_INTERVAL_SECONDS",
      "RATE_LIMIT_FEEDS",
      "RATE_LIMIT_CALLS",
    ],
  },
  {
    about:
      "What /rest/v1 shows: the schemas (the first is the default; those of accounts and secrets are not allowed), the most rows and the largest size of one answer, and how deep tables may be embedded in one another.",
    variables: ["EXPOSED_SCHEMAS", "MAX_ROWS", "MAX_ANSWER_SIZE", "MAX_EMBED_DEPTH"],
  },
  {
    about:
      "For programs that bring their own keys (docs/conformance.md). JWT_SECRET: a shared secret (HS256); tokens signed with it are accepted, also as API keys of the roles anon and service_role. JWT_KEY: a private key as JSON Web Key (ES256 or RS256) that signs access tokens instead of the installation's own. API_KEY=optional: a call without a key counts as a visitor's.",
    variables: ["JWT_SECRET", "JWT_KEY", "API_KEY"],
  },
  {
    about:
      'Token that programs reading /metrics send as "Authorization: Bearer ...", at least 16 characters. Unset, /metrics answers nobody.',
    variables: ["METRICS_TOKEN"],
  },
  {
    about: "Seconds within which the body of a request must arrive. File uploads have two hours.",
    variables: ["BODY_TIMEOUT_SECONDS"],
  },
  {
    about:
      "Seconds the server waits before it stops when asked to. /readyz answers 503 meanwhile, so that a load balancer sends nothing new.",
    variables: ["STOP_DELAY_SECONDS"],
  },
  {
    about:
      "A language model for the coach and the words of plans: openai, anthropic, google (each with AI_API_KEY), or openai-compatible with AI_BASE_URL, for instance Ollama at http://127.0.0.1:11434/v1. It is used only for athletes who agreed to it; without it the built-in coach answers. AI_TIMEOUT_SECONDS: after that many seconds of silence, or four times as many in all, the built-in coach answers instead; a plan waits three times as long at most, and never more than 45 seconds.",
    variables: ["AI_PROVIDER", "AI_MODEL", "AI_API_KEY", "AI_BASE_URL", "AI_TIMEOUT_SECONDS"],
  },
  {
    about: "Largest size of one uploaded file (a bucket may allow less), and of all files together.",
    variables: ["STORAGE_FILE_SIZE_LIMIT", "STORAGE_QUOTA"],
  },
  {
    about:
      "Uploaded files in an S3 bucket instead of DATA_DIR/storage; unfinished resumable uploads stay there. The bucket must be this installation's alone, and should have a lifecycle rule that aborts incomplete multipart uploads after a day. The region is us-east-1 unless set; an endpoint is for servers other than Amazon's.",
    variables: ["S3_ENDPOINT", "S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  },
];
