import { forgetQueries } from "../persisted-queries/stored-queries.ts";
import { rememberedStorage } from "../remembered-storage.ts";
import { SESSION_KEY } from "../stored-sign-in.ts";
import { loadSessionClient } from "./current-session.ts";

/** `everywhere`: the server has ended all sessions of the account. `here`: it could not be asked, and only this device has forgotten its own. */
export type SignOutReach = "everywhere" | "here";

/** The server is waited for so long. Milliseconds. */
const SERVER_TIMEOUT_MS = 5000;

/** Signs this device out whatever the server says. What was read is forgotten first: the page may be gone as soon as nobody is signed in. */
export async function signOut(): Promise<SignOutReach> {
  await forgetQueries();
  await import("../push/forget-device.ts").then(({ forgetPushDevice }) => forgetPushDevice()).catch(() => undefined);
  if (navigator.onLine && (await succeeds(endSession("global")))) return "everywhere";
  // `local` removes the session before it asks the server. A session that has run out would first be renewed: that is not waited for.
  await succeeds(endSession("local"));
  await rememberedStorage.removeItem(SESSION_KEY);
  return "here";
}

async function endSession(scope: "global" | "local"): Promise<{ readonly error: unknown }> {
  const client = await loadSessionClient();
  return client.signOut({ scope });
}

async function succeeds(answer: Promise<{ readonly error: unknown }>): Promise<boolean> {
  const tooLate = new Promise<{ readonly error: unknown }>((resolve) =>
    setTimeout(() => resolve({ error: "too late" }), SERVER_TIMEOUT_MS),
  );
  return Promise.race([answer, tooLate]).then(
    ({ error }) => error === null,
    () => false,
  );
}
