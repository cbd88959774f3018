import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, PASSWORD, startAuthServer } from "./auth-server.ts";

/** Hashes of `PASSWORD` and of "another horse battery", as another program has stored them. */
const HASH = "$2b$04$zvDx1x/mgVafKU2OUf8f9uSlOPAG6nbE3FU/z6rRTc7chAgHqiL3q";
const OTHER_HASH = "$2b$04$A4097ANfzRg9nxJPMMu8jO/d5p7WIG4uSW8nEvSzVZyR4iPrUPbsS";
const nobody = "00000000-0000-4000-8000-000000000000";

describe("administration of users", () => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer();
  });
  afterAll(() => server.close());

  const admin = () => server.client(server.serviceRoleKey).auth.admin;

  test("creates, reads, changes and deletes a user", async () => {
    const email = server.newEmail();
    const created = await admin().createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { first_name: "Coach" },
      app_metadata: { plan: "club" },
    });
    expect(created.error).toBeNull();
    const id = created.data.user?.id ?? "";
    expect(created.data.user).toMatchObject({
      email,
      user_metadata: { first_name: "Coach" },
      app_metadata: { plan: "club", provider: "email" },
    });
    expect((await server.signedIn(email)).session.user.id).toBe(id);

    const renamed = server.newEmail();
    const updated = await admin().updateUserById(id, { email: renamed, user_metadata: { first_name: null, last_name: "Miller" } });
    expect(updated.error).toBeNull();
    expect(updated.data.user).toMatchObject({ email: renamed, identities: [{ email: renamed }] });
    expect(updated.data.user?.user_metadata).not.toHaveProperty("first_name");
    expect((await admin().getUserById(id)).data.user).toEqual(updated.data.user);
    expect((await server.signedIn(renamed)).session.user.id).toBe(id);

    expect((await admin().deleteUser(id)).error).toBeNull();
    expect((await admin().getUserById(id)).error).toMatchObject({ status: 404, code: "user_not_found" });
    expect(await server.database.query("select 1 from auth.sessions where user_id = $1", [id])).toEqual([]);
  });

  test("takes accounts over from elsewhere: with their id and the hash of their password", async () => {
    const id = crypto.randomUUID();
    const email = server.newEmail();
    const moved = await admin().createUser({ id, email, password_hash: HASH.replace("$2b", "$2y"), email_confirm: true });
    expect(moved.data.user?.id).toBe(id);
    expect((await server.signedIn(email)).session.user.id).toBe(id);
    expect((await admin().updateUserById(id, { password_hash: OTHER_HASH })).error).toBeNull();
    expect((await server.client().auth.signInWithPassword({ email, password: "another horse battery" })).error).toBeNull();

    const refusals: ReadonlyArray<readonly [object, string]> = [
      [{ id }, "A user with this id exists already"],
      [{ id: "seven" }, "id: must be a UUID"],
      [{ password_hash: "$argon2id$v=19$m=64,t=3,p=1$c29tZXNhbHQ$aGFzaA" }, "password_hash must be a bcrypt hash"],
      [{ password_hash: HASH, password: PASSWORD }, "Only a password or a password hash should be provided"],
    ];
    for (const [given, message] of refusals) {
      const { error } = await admin().createUser({ email: server.newEmail(), ...given });
      expect(error).toMatchObject({ status: 400, code: "validation_failed", message: expect.stringContaining(message) });
    }
  });

  test("keeps the metadata that was given and adds none, but that an address counts as confirmed", async () => {
    const given = { user_metadata: { first_name: "Coach" } };
    const made = await admin().createUser({ email: server.newEmail(), ...given });
    expect(made.data.user?.user_metadata).toEqual({ first_name: "Coach" });
    expect(made.data.user?.identities?.[0]?.identity_data).toMatchObject({ sub: made.data.user?.id, email: made.data.user?.email });
    const confirmed = await admin().createUser({ email: server.newEmail(), email_confirm: true, ...given });
    expect(confirmed.data.user?.user_metadata).toEqual({ first_name: "Coach", email_verified: true });
  });

  test("lists users newest first, in pages", async () => {
    const emails: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      emails.unshift(server.newEmail());
      await admin().createUser({ email: emails[0] ?? "" });
    }
    const first = await admin().listUsers({ page: 1, perPage: 2 });
    if (first.error) throw first.error;
    expect(first.data.users.map((user) => user.email)).toEqual(emails.slice(0, 2));
    expect(first.data.nextPage).toBe(2);
    expect(first.data.total).toBeGreaterThanOrEqual(3);
    const all = await admin().listUsers();
    expect(all.error).toBeNull();
    expect(all.data.users.length).toBeGreaterThanOrEqual(3);
    const zero = await server.call("GET", "/admin/users?page=0", { key: server.serviceRoleKey });
    expect([zero.status, zero.body["error_code"]]).toEqual([400, "validation_failed"]);
  });

  test("ends the sessions of a user who is banned or given a new password", async () => {
    for (const change of [{ ban_duration: "1h30m" }, { password: "set by the admin" }]) {
      const { client, session } = await server.signedUp();
      expect((await admin().updateUserById(session.user.id, change)).error).toBeNull();
      expect((await client.auth.getUser()).error).not.toBeNull();
      expect((await client.auth.refreshSession()).error).toMatchObject({ status: 400 });
    }
  });

  test("lifts a ban", async () => {
    const { session, email } = await server.signedUp();
    await admin().updateUserById(session.user.id, { ban_duration: "24h" });
    await admin().updateUserById(session.user.id, { ban_duration: "none" });
    expect((await server.signedIn(email)).session.user.id).toBe(session.user.id);
  });

  test("refuses what it cannot do", async () => {
    const { email } = await server.signedUp();
    const { session: other } = await server.signedUp();
    expect((await admin().createUser({ email })).error).toMatchObject({ status: 422, code: "email_exists" });
    expect((await admin().updateUserById(other.user.id, { email })).error).toMatchObject({ status: 422, code: "email_exists" });
    expect((await admin().createUser({})).error).toMatchObject({ status: 400, code: "validation_failed" });
    expect((await admin().createUser({ email: server.newEmail(), password: "short" })).error).toMatchObject({ code: "weak_password" });
    expect((await admin().createUser({ email: server.newEmail(), ban_duration: "1 year" })).error).toMatchObject({
      code: "validation_failed",
    });
    expect((await admin().createUser({ email: server.newEmail(), role: "service_role" })).error).toMatchObject({
      code: "validation_failed",
    });
    expect((await admin().deleteUser(other.user.id, true)).error).toMatchObject({ code: "validation_failed" });
    expect((await admin().updateUserById(nobody, { email_confirm: true })).error).toMatchObject({ status: 404, code: "user_not_found" });
    expect((await server.call("DELETE", `/admin/users/${nobody}`, { key: server.serviceRoleKey })).status).toBe(404);
  });

  test("deletes an account while something of it is being saved", async () => {
    const { session } = await server.signedUp();
    const { id } = session.user;
    let deleted: ReturnType<ReturnType<typeof admin>["deleteUser"]> | undefined;
    await server.database.transaction(async (transaction) => {
      await transaction.query("update public.profiles set first_name = 'Kim' where id = $1", [id]);
      deleted = admin().deleteUser(id);
      // The account is locked and its profile waited for: what is saved now waits for the account.
      const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await expect.poll(() => server.database.query(waiting), { timeout: 10_000 }).toHaveLength(1);
      // Who has waited for longest is the one that PostgreSQL ends; with a head start that is the deletion.
      await new Promise((resolve) => setTimeout(resolve, 300));
      await transaction.query("select from auth.users where id = $1 for key share", [id]);
    });
    expect((await deleted)?.error).toBeNull();
    expect((await admin().getUserById(id)).error).toMatchObject({ status: 404 });
  });

  test("keeps the last administrator, and lets a coach go", async () => {
    const { session } = await server.signedUp();
    const { id } = session.user;
    await server.database.query("insert into public.user_roles (user_id, role) values ($1, 'admin'), ($1, 'coach')", [id]);
    const { error } = await admin().deleteUser(id);
    expect(error).toMatchObject({ status: 422, code: "conflict", message: "The last administrator cannot be removed" });
    expect((await admin().getUserById(id)).data.user?.id).toBe(id);
    const { session: successor } = await server.signedUp();
    await server.database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [successor.user.id]);
    expect((await admin().deleteUser(id)).error).toBeNull();
  });

  test("is closed to everybody without the secret key", async () => {
    const { client, session } = await server.signedUp();
    expect((await client.auth.admin.listUsers()).error).toMatchObject({ status: 403, code: "not_admin", message: "User not allowed" });
    expect((await server.client().auth.admin.listUsers()).error).toMatchObject({ status: 403, code: "not_admin" });
    const none = await server.call("GET", "/admin/users", { token: null });
    expect([none.status, none.body["error_code"]]).toEqual([403, "not_admin"]);
    const mixed = await server.call("GET", "/admin/users", { key: server.serviceRoleKey, token: session.access_token });
    expect([mixed.status, mixed.body["error_code"]]).toEqual([403, "not_admin"]);
    const forged = await server.call("DELETE", `/admin/users/${session.user.id}`, { token: "sb_secret_guess" });
    expect([forged.status, forged.body["error_code"]]).toEqual([403, "not_admin"]);
  });
});
