import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, startAuthServer, type AuthServer } from "../conformance/auth/auth-server.ts";

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

async function athleteWithFeed() {
  const { client, session } = await server.signedUp();
  const { data: secret } = await client.rpc("rotate_calendar_feed").throwOnError();
  const status = async () => (await fetch(`${server.url}/functions/v1/calendar-feed/${secret as string}.ics`)).status;
  expect(await status()).toBe(200);
  return { client, userId: session.user.id, status };
}

test("the address of a calendar ends with the password, whoever changes it", async () => {
  const { admin } = server.client(server.serviceRoleKey).auth;
  const own = await athleteWithFeed();
  expect((await own.client.auth.updateUser({ password: "a better passphrase", current_password: PASSWORD })).error).toBeNull();
  expect(await own.status()).toBe(404);
  expect((await own.client.rpc("calendar_feed_since")).data).toBeNull();
  const byOperator = await athleteWithFeed();
  expect((await admin.updateUserById(byOperator.userId, { password: "a better passphrase" })).error).toBeNull();
  expect(await byOperator.status()).toBe(404);
});

test("the address of a calendar stays when something else is changed, and shows nothing of a disabled or deleted account", async () => {
  const { client, userId, status } = await athleteWithFeed();
  expect((await client.auth.updateUser({ data: { first_name: "Grace" } })).error).toBeNull();
  expect(await status()).toBe(200);
  await server.database.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [userId]);
  expect(await status()).toBe(404);
  await server.database.query("update auth.users set banned_until = null, deleted_at = now() where id = $1", [userId]);
  expect(await status()).toBe(404);
  await server.database.query("update auth.users set deleted_at = null where id = $1", [userId]);
  expect(await status()).toBe(200);
});
