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
    about: "The address browsers use, when it is another one (a reverse proxy, a domain). It is named as the issuer of access tokens.",
    variables: ["PUBLIC_URL"],
  },
  {
    about:
      "The address of the browser app, when it is not served by this server. Links in mails and sign-in with Google or Apple end there.",
    variables: ["SITE_URL"],
  },
  {
    about: "Who runs this server and how people reach them: shown on the pages about privacy, terms and contact.",
    variables: ["OPERATOR_NAME", "CONTACT_EMAIL"],
  },
  {
    about:
      "Further addresses where these may end, separated by commas. * stands for anything but dots and slashes, ** for anything: https://*.preview.example/**,ironpace://signed-in",
    variables: ["ADDITIONAL_REDIRECT_URLS"],
  },
  {
    about:
      "Pages that may call the API besides those of this server and of SITE_URL, which then have to be named too: origins such as https://app.ironpace.example, separated by commas, or * for every page. A server on 127.0.0.1 or localhost takes any port of this machine.",
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
      "A PostgreSQL server (15 or newer) instead of the embedded database, as postgres://user:password@host:5432/database. The user owns the database; any number of servers can share it. What a request asks for goes through a second login, which may do nothing but become a visitor, an athlete or a program with the secret key. `npm run db:create -- ADMINISTRATOR_URL` makes both and the database; without the second the first does everything, and a superuser is more than it should be.",
    variables: ["DATABASE_URL", "DATABASE_REQUEST_URL"],
  },
  {
    about: "Milliseconds a database statement made for a request may take before it is cancelled.",
    variables: ["STATEMENT_TIMEOUT_MS"],
  },
  {
    about: "The same for one with a regular expression (match, imatch) of an athlete or visitor.",
    variables: ["PATTERN_TIMEOUT_MS"],
  },
  {
    about:
      "How callers of the API share the database, counted in each server. A caller is an account, or a network address without one; programs with the secret key are not limited. So many requests of one run at once (10 of all together), up to 7 while they are quick and nobody else waits; so many more wait for their turn, for 10 s at most, and the rest gets 503 with Retry-After. A caller that has used so many seconds of the database within a minute gets 429 until it has some again.",
    variables: ["CALLER_CONCURRENCY", "CALLER_QUEUE", "CALLER_DATABASE_SECONDS"],
  },
  {
    about:
      "What one account may have in the database, in bytes and rows, and how often it may write within a minute (0 for any number, and for answers of any size), counted in each server. An account that is over its quota can still delete.",
    variables: ["ACCOUNT_QUOTA", "ACCOUNT_ROWS", "RATE_LIMIT_WRITES"],
  },
  {
    about: "trace, debug, info, warn, error or silent. Logs are JSON lines, or readable ones on a terminal.",
    variables: ["LOG_LEVEL"],
  },
  {
    about:
      "Sign-in with Google: the OAuth client of a web application, with PUBLIC_URL/auth/v1/callback as authorized redirect address. After it, separated by commas, the client ids of apps whose ID tokens are taken too. The issuer is Google's unless set, to another OpenID provider for tests.",
    variables: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "GOOGLE_ISSUER_URL"],
  },
  {
    about:
      "Sign-in with Apple: services id (with PUBLIC_URL/auth/v1/callback as return address, which must be https; after it, separated by commas, the bundle ids of apps whose ID tokens are taken too), team id, key id, and the private key: the text of the .p8 file, its line ends written as \\n.",
    variables: ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY", "APPLE_ISSUER_URL"],
  },
  {
    about:
      "Mail by SMTP. The port is 587 unless set; 465 means TLS from the start. A password is only sent through TLS, except to this machine. Without it mails are written to DATA_DIR/mail as .eml files, and their links are printed in the log; the weekly review is not mailed.",
    variables: ["SMTP_HOST", "SMTP_PORT", "SMTP_USER", "SMTP_PASSWORD", "SMTP_FROM"],
  },
  {
    about: "Notifications go to the push services of Chrome, Edge, Firefox and Safari. Origins of further ones, separated by commas.",
    variables: ["PUSH_SERVICES"],
  },
  {
    about: "on: an account can be used after a link in a mail was opened. off: at once. Unset, it is on when there is SMTP.",
    variables: ["EMAIL_CONFIRMATION"],
  },
  {
    about:
      "closed: nobody makes an account for themselves; the administration does (invitations, POST /auth/v1/admin/users with the secret key).",
    variables: ["SIGN_UP"],
  },
  {
    about:
      "on: people may begin without an address or a password (signInAnonymously). They can give an address later where nothing is confirmed by mail.",
    variables: ["ANONYMOUS_SIGN_IN"],
  },
  {
    about: "off: nobody adds or removes Google or Apple in the settings.",
    variables: ["MANUAL_LINKING"],
  },
  {
    about:
      "optional: administrators need no second factor. Only for installations that nobody else can reach: a password alone then opens everybody's account.",
    variables: ["ADMIN_SECOND_FACTOR"],
  },
  {
    about: "strong: 8 characters, and none of the passwords that are tried first. basic: 6 characters, as on a new Supabase project.",
    variables: ["PASSWORD_RULES"],
  },
  {
    about:
      "What a new password needs besides being signed in. proof: the present password, or the code of a mail; links and codes that came by mail within a day count. recent: the same, once the sign-in is older than a day. session: nothing. Unless it is session, another factor, another way to sign in and an address that is not confirmed by mail need a sign-in within a day.",
    variables: ["PASSWORD_CHANGE"],
  },
  {
    about:
      "How much work it is to try a password against its hash, from 4 to 16; one more doubles it. A hash that is stored keeps its own.",
    variables: ["PASSWORD_HASH_COST"],
  },
  {
    about:
      "Days for which the audit log in auth.audit_log_entries keeps who signed in, signed out or changed an account; 0 keeps everything.",
    variables: ["AUDIT_LOG_DAYS"],
  },
  {
    about: "Days after which a sign-in that nobody has used ends by itself; 0 for never. A device in use is not asked again.",
    variables: ["SESSION_IDLE_DAYS"],
  },
  {
    about: "Days after which a sign-in ends although it is used; 0 for never.",
    variables: ["SESSION_DAYS"],
  },
  {
    about:
      "Days after which an account is removed whose address nobody has confirmed; 0 for never. Asking for another mail begins them anew. So is an anonymous account to which nobody is signed in any more, so many days after its last use.",
    variables: ["UNCONFIRMED_ACCOUNT_DAYS"],
  },
  {
    about:
      "How many reverse proxies of your own stand in front of this server. Each tells in X-Forwarded-For whom it saw; with 0 that header is not believed, and behind a proxy everybody would count as one visitor for the limits below.",
    variables: ["TRUST_PROXY"],
  },
  {
    about:
      "How often things may happen; 0 means any number of times. Counted in the database, for all servers on it together. Sign-ups, sign-ins and codes from one network address in 5 minutes, and changes that one account makes to itself; refreshed sessions of one network address; wrong passwords for one account from one network address in 15 minutes, and from everywhere in an hour; wrong codes for one account in 15 minutes; mails asked for from one network address in an hour; seconds between two mails of one kind to one mailbox; calendar feeds read from one network address in 5 minutes; functions (plans, the coach, the export) called by one account in an hour.",
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
      "What /rest/v1 shows: schemas (the first is the default; those of accounts and secrets cannot be named), rows of one answer at most, its size at most, and how deep tables may be embedded in one another.",
    variables: ["EXPOSED_SCHEMAS", "MAX_ROWS", "MAX_ANSWER_SIZE", "MAX_EMBED_DEPTH"],
  },
  {
    about:
      "For programs that come with keys of their own (docs/conformance.md). A secret that both sides know (HS256) makes tokens signed with it believed, also as API keys of the roles anon and service_role; a private key as JSON Web Key (ES256 or RS256) signs access tokens in place of the installation's own. With API_KEY=optional a call without a key is one of a visitor.",
    variables: ["JWT_SECRET", "JWT_KEY", "API_KEY"],
  },
  {
    about:
      'What a program that reads /metrics has to send as "Authorization: Bearer ...", 16 characters at least. Without it /metrics is there for programs on this machine, unless PUBLIC_URL or TRUST_PROXY say that there is a proxy.',
    variables: ["METRICS_TOKEN"],
  },
  {
    about: "Seconds in which the body of a request must have arrived, unless it is an upload of a file, which has two hours.",
    variables: ["BODY_TIMEOUT_SECONDS"],
  },
  {
    about: "Seconds between the request to stop and the stop. /readyz answers 503 meanwhile, so that a load balancer sends nothing new.",
    variables: ["STOP_DELAY_SECONDS"],
  },
  {
    about:
      "A language model for the coach and the words of plans: openai, anthropic, google (each with AI_API_KEY), or openai-compatible with AI_BASE_URL, for instance Ollama at http://127.0.0.1:11434/v1. Asked only for athletes who agreed to it; without it the built-in coach answers. After so many seconds without a word of it, or four times as many in all, the built-in coach answers instead; a plan takes three times as many at most, and never more than 45.",
    variables: ["AI_PROVIDER", "AI_MODEL", "AI_API_KEY", "AI_BASE_URL", "AI_TIMEOUT_SECONDS"],
  },
  {
    about: "How large one uploaded file may be (a bucket may allow less), and all of them together.",
    variables: ["STORAGE_FILE_SIZE_LIMIT", "STORAGE_QUOTA"],
  },
  {
    about:
      "Uploaded files in an S3 bucket instead of DATA_DIR/storage; unfinished resumable uploads stay there. The bucket must be this installation's alone, and should have a lifecycle rule that aborts incomplete multipart uploads after a day. The region is us-east-1 unless set; an endpoint is for servers other than Amazon's.",
    variables: ["S3_ENDPOINT", "S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  },
];
