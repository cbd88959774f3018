import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import { type AuthDependencies, authRoutes } from "./auth/index.ts";
import { refuseCalls } from "./auth/checks/refuse-calls.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import type { DiskSpaceGuard } from "./database/embedded/disk-space.ts";
import { functionRoutes, preloadHandlers } from "./functions/index.ts";
import { answerHeaders } from "./http/answer-headers.ts";
import { createCallerAttribution, type SessionValidity } from "./http/caller/attribute-caller.ts";
import type { AppEnv } from "./http/context.ts";
import { renderNotFound, renderUncaught } from "./http/failures.ts";
import { health, type Readiness, ready } from "./http/monitoring/health.ts";
import { limitBody } from "./http/limit-body.ts";
import type { Metrics } from "./http/monitoring/metrics.ts";
import { metricsPage } from "./http/monitoring/metrics-page.ts";
import { refuseSecretInAddress } from "./http/refuse-secret-in-address.ts";
import { refuseAmbiguous } from "./http/refuse-ambiguous.ts";
import { recordRequests } from "./http/request-log.ts";
import { dataHeaders } from "./http/security-headers.ts";
import { slowRefusals } from "./http/slow-refusals.ts";
import { webApp } from "./http/web-app.ts";
import type { Identity } from "./identity/identity.ts";
import { restRoutes } from "./rest/index.ts";
import type { SchemaCache } from "./rest/schema-cache.ts";
import { announceResumable, storageRoutes } from "./storage/index.ts";
import type { StorageParts } from "./storage/start-storage.ts";
import { pushNotificationRoutes, type PushNotifications } from "./push-notifications.ts";
import { reviewMailRoutes } from "./weekly-review-mail.ts";

export interface AppDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly identity: Identity;
  readonly schemaCache: SchemaCache;
  readonly accounts: Pick<AuthDependencies, "settings" | "outbox" | "limits">;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  readonly diskSpace: DiskSpaceGuard;
  readonly storage: StorageParts;
  readonly push: PushNotifications;
  /** Whether the session of a token is still valid. */
  readonly isSessionValid: SessionValidity;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** Everything the server answers, in the order in which a request meets it. */
export function createApp(dependencies: AppDependencies): Hono<AppEnv> {
  const { config, database, identity, schemaCache, accounts, storage, push, readiness, metrics, diskSpace, isSessionValid, clock, log } =
    dependencies;
  const app = new Hono<AppEnv>();
  const fetch = async (request: Request) => app.fetch(request);
  app.onError(renderUncaught);
  app.notFound(renderNotFound);
  const { corsOrigins, publicUrl, trustedProxies } = config;
  app.use(slowRefusals(), recordRequests({ log, metrics, trustedProxies }));
  app.use(refuseAmbiguous(dataHeaders(publicUrl)));
  for (const path of OPERATIONS) app.use(path, answerHeaders({ publicUrl }));
  app.get("/healthz", health(database, config.databaseUrl === undefined));
  app.get("/readyz", ready(database, readiness));
  app.get("/metrics", metricsPage(metrics, config.metricsToken));

  const headers = answerHeaders({ publicUrl, corsOrigins, noStore: true });
  const limits = limitBody({ bytes: LARGEST_BODY_BYTES, timeoutMs: config.bodyTimeoutMs });
  const attribute = createCallerAttribution(isSessionValid);
  const refuse = refuseCalls(accounts.limits, attribute);
  const functionLimits = limitBody({ bytes: LARGEST_FUNCTION_BODY_BYTES, timeoutMs: config.bodyTimeoutMs });
  const noSecrets = refuseSecretInAddress(identity);
  for (const surface of API) app.use(surface, headers, noSecrets, surface.startsWith("/functions/") ? functionLimits : limits);
  app.use(FILES, announceResumable(storage.fileSizeLimit), headers, noSecrets);
  app.use("/auth/v1/signup", async (_context, next) => {
    await diskSpace.assertRoomFor(0);
    return next();
  });
  app.route("/auth/v1", authRoutes({ database, identity, clock, ...accounts }));
  const { accountQuota: quota, maxAnswerBytes: maxBytes, maxEmbedDepth, maxRows, patternTimeoutMs: patternLimitMs } = config;
  app.route(
    "/rest/v1",
    restRoutes({ database, identity, schemaCache, maxBytes, maxRows, maxEmbedDepth, patternLimitMs, quota, attribute, diskSpace }),
  );
  app.use("/functions/v1/*", compress({ contentTypeFilter: /^application\/json/ }));
  app.route("/functions/v1/weekly-review-mail", reviewMailRoutes({ config, database, identity, refuse }));
  app.route("/functions/v1/push", pushNotificationRoutes(push, { database, identity, refuse, log }));
  app.route("/functions/v1", functionRoutes({ identity, clock, fetch, config, refuse, log }));
  app.route("/storage/v1", storageRoutes({ database, identity, clock, attribute, ...storage }));
  for (const surface of API) app.all(surface, renderNotFound);

  const { publishableKey } = identity;
  app.route("/", webApp({ directory: WEB_BUILD, publicUrl, publishableKey, facts: config, onFirstVisit: preloadHandlers }));
  return app;
}

const OPERATIONS = ["/healthz", "/readyz", "/metrics"];
const API = ["/auth/v1/*", "/rest/v1/*", "/functions/v1/*", "/realtime/v1/*", "/graphql/v1/*"];
/** Uploads have limits of their own, and what was uploaded says by itself what a browser may do with it. */
const FILES = "/storage/v1/*";
const LARGEST_BODY_BYTES = 10 * 1024 * 1024;
const LARGEST_FUNCTION_BODY_BYTES = 1024 * 1024;
const WEB_BUILD = fileURLToPath(new URL("../../web/dist", import.meta.url));
