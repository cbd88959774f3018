import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { startAccounts, storeAdminSecondFactor } from "./auth/start-accounts.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { SCHEMA_CHANNEL } from "./database/migrate.ts";
import { announceUrl } from "./database/embedded/data-dir-lock.ts";
import { guardDiskSpace, NO_DISK_SPACE_GUARD } from "./database/embedded/disk-space.ts";
import { hasUnverifiedTls } from "#database/postgres/unverified-tls.ts";
import { openDatabase } from "./database/open-database.ts";
import { listen } from "./http/listen.ts";
import { createMetrics } from "./http/monitoring/metrics.ts";
import { createSessionCheck } from "./http/caller/attribute-caller.ts";
import { createPersonResolver } from "./http/caller/request-person.ts";
import { dataHeaders } from "./http/security-headers.ts";
import { type Identity, createIdentity } from "./identity/identity.ts";
import { secretsInDataDir, secretsInDatabase } from "./identity/secret-store.ts";
import { unknownSettings } from "./rest/schema-cache/settings.ts";
import { type SchemaCache, createSchemaCache } from "./rest/schema-cache.ts";
import { startStorage } from "./storage/start-storage.ts";
import { createPushNotifications, startPushNotifications } from "./push-notifications.ts";
import { startReviewMail } from "./weekly-review-mail.ts";
import type { AuthSettings } from "./auth/dependencies.ts";

export interface RunningServer {
  readonly url: string;
  readonly database: Database;
  readonly identity: Identity;
  /** To be reloaded by whoever changes the schema while the server runs. */
  readonly schemaCache: SchemaCache;
  /** Answers a request without the network, as the host of the functions does. */
  fetch(request: Request): Promise<Response>;
  /** Lets requests under way finish, then closes the database. Every call waits for the same end. */
  close(): Promise<void>;
}

export interface StartOptions {
  readonly log: Logger;
  readonly clock?: () => Date;
  /** Milliseconds between two looks for weekly reviews that are due to be mailed. */
  readonly reviewIntervalMs?: number;
  /** Milliseconds between two looks for notifications that are due. */
  readonly pushIntervalMs?: number;
}

/** Milliseconds requests under way get when the server is asked to stop. */
const DRAIN_LIMIT_MS = 10_000;

const ONE_LOGIN = "requests use the owner login of DATABASE_URL: create one with fewer rights with npm run db:create (docs/operations.md)";

const UNVERIFIED_TLS =
  "it is not verified that the certificate of PostgreSQL is valid for its host: say sslmode=verify-full in DATABASE_URL and DATABASE_REQUEST_URL, and no PGSSLMODE=no-verify (docs/operations.md)";

/** Starts a whole server in this process. Rejects with `StartError` for what the operator can put right. */
export async function startServer(
  config: Config,
  { log, clock = () => new Date(), reviewIntervalMs, pushIntervalMs }: StartOptions,
): Promise<RunningServer> {
  const { dataDir, databaseUrl, databaseRequestUrl: requestUrl, postgresBin, publicUrl, sharing, statementTimeoutMs } = config;
  const limits = { caller: statementTimeoutMs, owner: Math.max(30_000, statementTimeoutMs) };
  // The database needs as long to open as the rest of the server to load: at the same time.
  const loading = import("./app.ts");
  // Before the database: where that is there and the keys are not, they are lost.
  const ownSecrets = databaseUrl === undefined ? await secretsInDataDir(dataDir) : undefined;
  const database = await openDatabase({ dataDir, databaseUrl, requestUrl, postgresBin, limits, sharing, log });
  if (databaseUrl !== undefined && requestUrl === undefined) log.warn(ONE_LOGIN);
  if ([databaseUrl, requestUrl].some((url) => url !== undefined && hasUnverifiedTls(url))) log.warn(UNVERIFIED_TLS);
  const parts: { close(): Promise<void> }[] = [];
  const closeParts = () => Promise.all(parts.map((part) => part.close()));
  try {
    const schemaCache = createSchemaCache(database, config.exposedSchemas);
    await schemaCache.reload();
    const ignored = await unknownSettings(database);
    if (ignored.length > 0) log.warn({ settings: ignored }, "settings of PostgREST in the database that have no effect here");
    database.listen(SCHEMA_CHANNEL, () => {
      schemaCache.reload().catch((error: unknown) => log.warn({ reason: String(error) }, "the schema could not be read again"));
    });
    await storeAdminSecondFactor(database, config.adminSecondFactor);
    const secrets = ownSecrets ?? (await secretsInDatabase(database));
    const identity = await createIdentity(secrets, config, clock);
    const { createApp } = await loading;
    const metrics = createMetrics(database);
    const accounts = startAccounts(authSettings(config), config, { database, identity, metrics, clock, log });
    parts.push(accounts);
    const diskSpace = databaseUrl === undefined ? guardDiskSpace(dataDir, log) : NO_DISK_SPACE_GUARD;
    parts.push(diskSpace);
    const storage = await startStorage(config, { database, diskSpace, clock, log });
    parts.push(storage);
    const readiness = { stopping: false };
    const isSessionValid = createSessionCheck(database);
    const push = createPushNotifications({ config, database, identity, log });
    const app = createApp({
      config,
      database,
      identity,
      schemaCache,
      accounts,
      storage,
      push,
      diskSpace,
      isSessionValid,
      readiness,
      metrics,
      clock,
      log,
    });
    const fetch = async (request: Request) => app.fetch(request);
    parts.push({ close: startReviewMail({ config, database, identity, accounts, fetch, clock, log, intervalMs: reviewIntervalMs }) });
    parts.push({ close: startPushNotifications(push, { database, clock, log, intervalMs: pushIntervalMs }) });
    const personOf = createPersonResolver({ identity, isSessionValid });
    const listening = await listen(app.fetch, personOf, config, dataHeaders(publicUrl), log);
    if (databaseUrl === undefined) announceUrl(dataDir, config.localUrl);
    let closed: Promise<void> | undefined;
    const stop = async () => {
      readiness.stopping = true;
      await sleep(config.stopDelayMs);
      await listening.close(DRAIN_LIMIT_MS);
      await closeParts();
      await database.close();
    };
    const close = () => (closed ??= stop());
    return { url: publicUrl, database, identity, schemaCache, fetch, close };
  } catch (error) {
    await closeParts();
    await database.close();
    throw error;
  }
}

/** What of the configuration decides about accounts, in the words of /auth/v1. */
function authSettings(config: Config): AuthSettings {
  const { publicUrl, siteUrl, redirectUrls, confirmEmail, google, apple, smtp } = config;
  const { signUpOpen, anonymousSignIn, manualLinking, passwordRules, passwordChange, sessionIdleDays, sessionDays } = config;
  return {
    siteUrl,
    redirectUrls,
    confirmEmail,
    deliversMail: smtp !== undefined,
    signUpOpen,
    anonymousSignIn,
    manualLinking,
    passwordRules,
    passwordChange,
    sessionIdleDays,
    sessionDays,
    apiUrl: `${publicUrl}/auth/v1`,
    google: google && {
      ...clientIds(google.GOOGLE_CLIENT_ID),
      clientSecret: google.GOOGLE_CLIENT_SECRET ?? "",
      issuer: google.GOOGLE_ISSUER_URL ?? "https://accounts.google.com",
    },
    apple: apple && {
      ...clientIds(apple.APPLE_CLIENT_ID),
      teamId: apple.APPLE_TEAM_ID ?? "",
      keyId: apple.APPLE_KEY_ID ?? "",
      privateKey: apple.APPLE_PRIVATE_KEY ?? "",
      issuer: apple.APPLE_ISSUER_URL ?? "https://appleid.apple.com",
    },
  };
}

/** The first is the one of the web; ID tokens of the others are taken too. */
function clientIds(list = ""): { readonly clientId: string; readonly otherClientIds: readonly string[] } {
  const [clientId = "", ...otherClientIds] = list.split(",").map((id) => id.trim());
  return { clientId, otherClientIds: otherClientIds.filter((id) => id !== "") };
}
