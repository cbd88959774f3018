import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Authenticator, protectedByFactor } from "../conformance/auth/factors/authenticator.ts";
import { startAuthServer, type AuthServer } from "../conformance/auth/auth-server.ts";

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer({ ADMIN_SECOND_FACTOR: "required", RATE_LIMIT_CODES: "0" });
  // A private bucket: of a public one anybody may download.
  await server.database.query("update storage.buckets set public = false");
});
afterAll(() => server.close());

interface Person {
  readonly id: string;
  readonly email: string;
  readonly authenticator: Authenticator;
  /** Tokens of a session that has shown the factor, and of one that has shown the password alone. */
  readonly fullToken: string;
  readonly passwordToken: string;
}

async function personWithFactor(): Promise<Person> {
  const { client, session, email } = await server.signedUp();
  const authenticator = await protectedByFactor(server, client);
  const { data } = await client.auth.getSession();
  const { session: weak } = await server.signedIn(email);
  return { id: session.user.id, email, authenticator, fullToken: data.session?.access_token ?? "", passwordToken: weak.access_token };
}

async function adminWithFactor(): Promise<Person> {
  const person = await personWithFactor();
  await server.client(server.serviceRoleKey).rpc("make_user_admin", { target_user_email: person.email }).throwOnError();
  return person;
}

async function request(path: string, token: string, { method = "GET", body }: { method?: string; body?: string | Blob } = {}) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      apikey: server.anonKey,
      Authorization: `Bearer ${token}`,
      ...(typeof body === "string" && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, text: await response.text() };
}

const video = () => new Blob(["video"], { type: "video/mp4" });

/** The address of a resumable upload of two bytes, of which none has come. */
async function beginUpload(token: string, name: string): Promise<string> {
  const metadata = { bucketName: "training_videos", objectName: name, contentType: "video/mp4" };
  const response = await fetch(`${server.url}/storage/v1/upload/resumable`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Tus-Resumable": "1.0.0",
      "Upload-Length": "2",
      "Upload-Metadata": Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
        .join(","),
    },
  });
  expect(response.status).toBe(201);
  return response.headers.get("location") ?? "";
}

/** Sends its first byte, or asks how far it is, or gives it up. */
async function resumeUpload(url: string, token: string, method: string): Promise<number> {
  const response = await fetch(url, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      "Tus-Resumable": "1.0.0",
      ...(method === "PATCH" && { "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream" }),
    },
    ...(method === "PATCH" && { body: "v" }),
  });
  return response.status;
}

/** What a token of an athlete opens: each answers 2xx for a whole session. */
const OF_ATHLETES: readonly (readonly [path: string, how?: { method: string; body: string }])[] = [
  ["/rest/v1/profiles?select=id"],
  ["/rest/v1/knowledge_articles?select=slug&limit=1"],
  ["/rest/v1/goals", { method: "POST", body: '{"title":"x","category":"strength","target_value":1,"unit":"kg","due_date":"2027-06-01"}' }],
  ["/rest/v1/rpc/export_own_account", { method: "POST", body: "{}" }],
  ["/rest/v1/rpc/list_own_sessions", { method: "POST", body: "{}" }],
  ["/rest/v1/rpc/rotate_calendar_feed", { method: "POST", body: "{}" }],
  ["/rest/v1/rpc/get_user_roles", { method: "POST", body: '{"uid":"own"}' }],
  ["/rest/v1/rpc/end_other_sessions", { method: "POST", body: "{}" }],
  ["/functions/v1/export-my-data", { method: "POST", body: "{}" }],
  ["/auth/v1/reauthenticate"],
  ["/auth/v1/user", { method: "PUT", body: '{"data":{"first_name":"Ada"}}' }],
  ["/auth/v1/logout?scope=others", { method: "POST", body: "" }],
];

describe("with the password alone, of an account that has a second factor", () => {
  test("nothing of it is read, exported, changed or ended", async () => {
    const { id, email, fullToken } = await personWithFactor();
    const own = (body: string) => body.replace('"own"', JSON.stringify(id));
    for (const [path, how] of OF_ATHLETES) {
      const sent = how && { ...how, body: own(how.body) };
      // Some of these end other sessions: the attacker signs in anew.
      const { session: weak } = await server.signedIn(email);
      const refused = await request(path, weak.access_token, sent);
      expect([path, refused.status >= 400 && refused.status < 500, refused.status]).toEqual([path, true, refused.status]);
      expect([path, (await request(path, fullToken, sent)).status]).toEqual([path, expect.toSatisfy((status: number) => status < 300)]);
    }
  });

  test("an administrator lists, promotes, disables, uploads and downloads nothing", async () => {
    const { fullToken, passwordToken, id } = await adminWithFactor();
    const { session: victim } = await server.signedUp();
    const rest = server.asUser(passwordToken);
    for (const [name, parameters] of [
      ["list_users", {}],
      ["grant_user_role", { target_user_id: victim.user.id, target_role: "admin" }],
      ["disable_user", { target_user_id: victim.user.id }],
      ["admin_overview", {}],
      ["storage_usage", {}],
      ["list_account_changes", {}],
    ] as const)
      expect([name, (await rest.rpc(name, parameters)).error?.code]).toEqual([name, "42501"]);
    expect((await rest.rpc("is_admin")).data).toBe(false);
    const files = rest.storage.from("training_videos");
    expect((await files.upload("stolen.mp4", video())).error).not.toBeNull();
    const whole = server.asUser(fullToken);
    expect((await whole.storage.from("training_videos").upload(`${id}.mp4`, video())).error).toBeNull();
    expect((await files.download(`${id}.mp4`)).error).not.toBeNull();
    expect((await files.createSignedUrl(`${id}.mp4`, 60)).error).not.toBeNull();
    expect((await files.list()).data ?? []).toEqual([]);
    expect((await files.remove([`${id}.mp4`])).data ?? []).toEqual([]);
    expect((await whole.storage.from("training_videos").download(`${id}.mp4`)).error).toBeNull();
    expect((await whole.rpc("list_users")).error).toBeNull();
  });

  test("the factor itself is reached, and signing out ends this session and no other", async () => {
    const { authenticator, fullToken, passwordToken } = await personWithFactor();
    expect((await request("/auth/v1/user", passwordToken)).status).toBe(200);
    const out = await request("/auth/v1/logout?scope=global", passwordToken, { method: "POST" });
    expect(out.status).toBe(204);
    expect((await request("/auth/v1/user", passwordToken)).status).toBe(403);
    expect((await request("/auth/v1/user", fullToken)).status).toBe(200);
    expect(authenticator.factorId).toBeTruthy();
  });

  test("a code of the factor opens everything again", async () => {
    const { email, authenticator } = await personWithFactor();
    const { client } = await server.signedIn(email);
    expect((await client.from("profiles").select("id")).error?.code).toBe("42501");
    expect(await client.auth.mfa.challengeAndVerify({ factorId: authenticator.factorId, code: authenticator.code() })).toMatchObject({
      error: null,
    });
    expect((await client.from("profiles").select("id")).data).toHaveLength(1);
  });
});

describe("an administrator without a second factor", () => {
  test("is an athlete like any other until it is set up", async () => {
    const { client, email } = await server.signedUp();
    await server.client(server.serviceRoleKey).rpc("make_user_admin", { target_user_email: email }).throwOnError();
    expect((await client.rpc("list_users")).error?.code).toBe("42501");
    expect((await client.storage.from("training_videos").upload("early.mp4", video())).error).not.toBeNull();
    expect((await client.from("profiles").select("id")).data).toHaveLength(1);
    await protectedByFactor(server, client);
    expect((await client.rpc("list_users")).error).toBeNull();
  });
});

test("an upload that an administrator has begun goes no further when the role is taken away", async () => {
  await server.database.query("update private.admin_access set second_factor = 'optional'");
  const { session, email } = await server.signedUp();
  const service = server.client(server.serviceRoleKey);
  await service.rpc("make_user_admin", { target_user_email: email }).throwOnError();
  const url = await beginUpload(session.access_token, "demoted.mp4");
  await server.database.query("delete from public.user_roles where user_id = $1", [session.user.id]);
  expect(await resumeUpload(url, session.access_token, "PATCH")).toBe(403);
  await service.rpc("make_user_admin", { target_user_email: email }).throwOnError();
  expect(await resumeUpload(url, session.access_token, "PATCH")).toBe(204);
  await server.database.query("update private.admin_access set second_factor = 'required'");
});

describe("an access token within its hour", () => {
  const ways: Record<string, (person: Awaited<ReturnType<AuthServer["signedUp"]>>) => Promise<unknown>> = {
    "was signed out": ({ client }) => client.auth.signOut({ scope: "global" }),
    "was signed out by another device": async ({ email }) => (await server.signedIn(email)).client.rpc("end_other_sessions").throwOnError(),
    "is of a disabled account": async ({ session }) =>
      server.client(server.serviceRoleKey).rpc("disable_user", { target_user_id: session.user.id }).throwOnError(),
    "is of a banned account": ({ session }) =>
      server.client(server.serviceRoleKey).auth.admin.updateUserById(session.user.id, { ban_duration: "24h" }),
    "is of a deleted account": ({ session }) => server.client(server.serviceRoleKey).auth.admin.deleteUser(session.user.id),
  };
  test.each(Object.entries(ways))("whose session %s opens nothing: REST, functions, storage, accounts", async (_, end) => {
    const person = await server.signedUp();
    const { access_token: token, user } = person.session;
    await server.client(server.serviceRoleKey).rpc("make_user_admin", { target_user_email: person.email }).throwOnError();
    await server.database.query("update private.admin_access set second_factor = 'optional'");
    const key = `${user.id}.mp4`;
    expect((await server.asUser(token).storage.from("training_videos").upload(key, video())).error).toBeNull();
    const begun = await beginUpload(token, `begun-${key}`);
    await end(person);
    const calls: readonly (readonly [path: string, how?: { method: string; body: string | Blob }])[] = [
      ["/rest/v1/profiles?select=id"],
      ["/rest/v1/knowledge_articles?select=slug&limit=1"],
      [
        "/rest/v1/goals",
        { method: "POST", body: '{"title":"x","category":"strength","target_value":1,"unit":"kg","due_date":"2027-06-01"}' },
      ],
      ["/rest/v1/rpc/export_own_account", { method: "POST", body: "{}" }],
      ["/rest/v1/rpc/rotate_calendar_feed", { method: "POST", body: "{}" }],
      ["/rest/v1/rpc/list_users", { method: "POST", body: "{}" }],
      ["/functions/v1/export-my-data", { method: "POST", body: "{}" }],
      ["/functions/v1/generate-training-plan", { method: "POST", body: "{}" }],
      ["/functions/v1/ai-coach", { method: "POST", body: '{"message":"How fast is easy?"}' }],
      [`/storage/v1/object/training_videos/other-${key}`, { method: "POST", body: video() }],
      [`/storage/v1/object/authenticated/training_videos/${key}`],
      [`/storage/v1/object/sign/training_videos/${key}`, { method: "POST", body: '{"expiresIn":60}' }],
      ["/auth/v1/user"],
    ];
    for (const [path, how] of calls) {
      const { status } = await request(path, token, how);
      expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code >= 400 && code < 500)]);
    }
    for (const method of ["HEAD", "PATCH", "DELETE"])
      expect([method, await resumeUpload(begun, token, method)]).toEqual([
        method,
        expect.toSatisfy((code: number) => code >= 400 && code < 500),
      ]);
    await server.database.query("update private.admin_access set second_factor = 'required'");
  });
});
