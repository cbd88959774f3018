import { rm } from "node:fs/promises";
import { exportPKCS8, exportSPKI, generateKeyPair } from "jose";
import { type Mailbox, startMailbox } from "#support/services/mailbox.ts";
import { type OpenIdProvider, startOpenIdProvider } from "#support/services/openid-provider.ts";
import { scratchDirectory } from "#support/scratch.ts";
import { getEnvironment, spawnServer } from "#support/server-process.ts";

/** A server as an operator sets it up who has a mail server, a Google and an Apple client: addresses are confirmed, few guesses are allowed. */
export interface SecondServer {
  readonly url: string;
  readonly mailbox: Mailbox;
  readonly google: OpenIdProvider;
  readonly apple: OpenIdProvider;
}

/** Wrong passwords for one account before it is paused. */
export const GUESSES = 4;

/** A worker fixture. */
export async function secondServer({ browserName }: { browserName: string }, use: (server: SecondServer) => Promise<void>): Promise<void> {
  const dataDir = scratchDirectory(`journeys-second-${browserName}`);
  const environment = await getEnvironment({ dataDir });
  const mailbox = await startMailbox();
  const callback = `http://127.0.0.1:${environment["PORT"]}/auth/v1/callback`;
  const google = await startOpenIdProvider({ id: "journeys", redirectUri: callback, secret: "a secret of the journeys" });
  const key = await generateKeyPair("ES256", { extractable: true });
  const secret = { publicKey: await exportSPKI(key.publicKey), keyId: "JOURNEYKEY", teamId: "JOURNEYTEA" };
  const apple = await startOpenIdProvider({ id: "test.journeys.web", redirectUri: callback, secret });
  const server = await spawnServer({
    ...environment,
    ...mailbox.environment,
    GOOGLE_CLIENT_ID: "journeys",
    GOOGLE_CLIENT_SECRET: "a secret of the journeys",
    GOOGLE_ISSUER_URL: google.issuer,
    APPLE_CLIENT_ID: "test.journeys.web",
    APPLE_TEAM_ID: secret.teamId,
    APPLE_KEY_ID: secret.keyId,
    APPLE_PRIVATE_KEY: (await exportPKCS8(key.privateKey)).replaceAll("\n", "\\n"),
    APPLE_ISSUER_URL: apple.issuer,
    RATE_LIMIT_ATTEMPTS: "0",
    RATE_LIMIT_GUESSES: String(GUESSES),
    RATE_LIMIT_MAILS: "0",
    MAIL_INTERVAL_SECONDS: "0",
  });
  await use({ url: server.url, mailbox, google, apple });
  await server.stop("SIGTERM");
  await Promise.all([mailbox.close(), google.close(), apple.close(), rm(dataDir, { recursive: true, force: true })]);
}
