import fc from "fast-check";
import { FUNCTIONS, PUBLIC_FUNCTIONS } from "@ironpace/coaching";
import { randomHeaders } from "./random-headers.ts";
import type { Sent } from "./wire.ts";
import { asText, getBody, junk, mostly, type Values } from "./values.ts";

const AUTH = [
  "GET health",
  "GET settings",
  "GET authorize?provider=google",
  "GET authorize?provider=fake&redirect_to=//evil.example",
  "GET callback?code=1&state=2",
  "POST callback",
  "POST account/secure",
  "GET verify?token=x&type=recovery&redirect_to=http://evil.example",
  "POST signup",
  "POST token?grant_type=password",
  "POST token?grant_type=refresh_token",
  "POST token?grant_type=pkce",
  "POST token?grant_type=id_token",
  "POST token",
  "GET user",
  "PUT user",
  "POST logout?scope=others",
  "POST logout?scope=nobody",
  "GET user/identities/authorize?provider=apple",
  "DELETE user/identities/ID",
  "POST recover",
  "POST otp",
  "POST magiclink",
  "POST resend",
  "GET reauthenticate",
  "POST verify",
  "POST invite",
  "POST admin/generate_link",
  "GET admin/users?page=&per_page=",
  "POST admin/users",
  "GET admin/users/ID",
  "PUT admin/users/ID",
  "DELETE admin/users/ID",
  "GET admin/users/ID/factors",
  "DELETE admin/users/ID/factors/ID",
  "POST factors",
  "POST factors/ID/challenge",
  "POST factors/ID/verify",
  "DELETE factors/ID",
  "POST sso",
  "GET TEXT",
];
const AUTH_KEYS = ["email", "password", "data", "token", "token_hash", "type", "refresh_token", "auth_code", "code_verifier", "nonce"];
const MORE_AUTH_KEYS = [
  "current_password",
  "phone",
  "code_challenge",
  "code_challenge_method",
  "create_user",
  "factor_type",
  "friendly_name",
];
const LAST_AUTH_KEYS = [
  "challenge_id",
  "code",
  "role",
  "app_metadata",
  "user_metadata",
  "ban_duration",
  "email_confirm",
  "redirect_to",
  "id",
];

const STORAGE = [
  "GET object/public/BUCKET/NAME",
  "GET object/sign/BUCKET/NAME?token=x",
  "PUT object/upload/sign/BUCKET/NAME?token=x",
  "GET object/info/public/BUCKET/NAME",
  "GET object/info/authenticated/BUCKET/NAME",
  "GET object/info/BUCKET/NAME",
  "GET object/authenticated/BUCKET/NAME",
  "HEAD object/BUCKET/NAME",
  "GET object/BUCKET/NAME",
  "GET render/image/public/BUCKET/NAME",
  "GET bucket",
  "GET bucket?search=TEXT&sortColumn=name&sortOrder=desc",
  "GET bucket?limit=TEXT&offset=5",
  "POST bucket",
  "GET bucket/BUCKET",
  "PUT bucket/BUCKET",
  "DELETE bucket/BUCKET",
  "POST bucket/BUCKET/empty",
  "POST object/list/BUCKET",
  "POST object/list-v2/BUCKET",
  "POST object/move",
  "POST object/copy",
  "POST object/sign/BUCKET",
  "POST object/sign/BUCKET/NAME",
  "POST object/upload/sign/BUCKET/NAME",
  "POST object/BUCKET/NAME",
  "PUT object/BUCKET/NAME",
  "DELETE object/BUCKET",
  "DELETE object/BUCKET/NAME",
  "POST upload/resumable",
  "PATCH upload/resumable/ID",
  "DELETE upload/resumable/ID",
  "GET upload/resumable/ID",
  "GET TEXT",
];
const STORAGE_KEYS = ["prefix", "prefixes", "paths", "limit", "offset", "sortBy", "search", "bucketId", "sourceKey", "destinationKey"];
const MORE_STORAGE_KEYS = ["destinationBucket", "expiresIn", "id", "name", "public", "file_size_limit", "allowed_mime_types", "cursor"];

/** Pages of a list that nobody was given. */
const CURSORS = [
  [0, "0000-01-01T00:00:00Z", "a"],
  [1, "2026-11-21T10:00:00.123456Z", "\ud800"],
  [0, "1970-01-01T00:00:00Z", "squat.mp4"],
  [0, "infinity", "\0"],
].map((place) => Buffer.from(JSON.stringify(place)).toString("base64url"));

const FUNCTION_KEYS = ["message", "conversationId", "planId", "reason", "sessionId", "changes", "fingerprint", "preview", "date"];
const MORE_FUNCTION_KEYS = ["previousPlanId", "isContinuation", "focusArea", "level", "startDate", "requestId", "format", "benchmark"];

const ELSEWHERE = [
  "GET /",
  "GET /healthz",
  "GET /readyz",
  "GET /metrics",
  "POST /graphql/v1",
  "GET /realtime/v1/websocket",
  "GET /rest/v1/",
  "GET /TEXT",
  "GET /assets/../../../etc/passwd",
  "TRACE /rest/v1/goals",
];

/** Requests for accounts, files, functions and what there is besides. @param ids of rows that exist, other people's too */
export function otherRequests(ids: readonly string[], addresses: readonly string[], values: Values) {
  const field = fc.oneof(
    fc.array(junk, { minLength: 1, maxLength: 3 }),
    fc.constantFrom(...CURSORS),
    fc.constantFrom<unknown>(...ids, ...addresses, "totp", "recovery", "signup", "s256", "training_videos", "2h", true, 5),
    values({ name: "", type: "jsonb", words: [] }),
    junk,
  );
  const body = (...keys: string[]) => getBody(fc.dictionary(fc.constantFrom(...keys), field, { maxKeys: 6 }));
  const requests = (prefix: string, all: readonly string[], bodies: fc.Arbitrary<string>): fc.Arbitrary<Sent> =>
    fc
      .tuple(
        fc.constantFrom(...all),
        nameOf(ids),
        bodies,
        randomHeaders,
        mostly(fc.constant(""), fc.constantFrom("GET", "POST", "PATCH", "PUT")),
      )
      .map(([template, name, text, headers, otherMethod]) => {
        const [method = "GET", path = ""] = template.split(" ");
        const filled = path
          .replaceAll("BUCKET", () => name.bucket)
          .replaceAll("NAME", () => name.file)
          .replaceAll("ID", () => name.id)
          .replaceAll("TEXT", () => name.text);
        return { method: otherMethod || method, path: prefix + filled, headers, body: text };
      });
  const functions = [...FUNCTIONS.keys(), ...PUBLIC_FUNCTIONS.keys()].flatMap((name) => [
    `POST ${name}`,
    `POST ${name}`,
    `GET ${name}?token=TEXT`,
  ]);
  return fc.oneof(
    { weight: 3, arbitrary: requests("/auth/v1/", AUTH, body(...AUTH_KEYS, ...MORE_AUTH_KEYS, ...LAST_AUTH_KEYS)) },
    { weight: 3, arbitrary: requests("/storage/v1/", STORAGE, body(...STORAGE_KEYS, ...MORE_STORAGE_KEYS)) },
    { weight: 2, arbitrary: requests("/functions/v1/", functions, body(...FUNCTION_KEYS, ...MORE_FUNCTION_KEYS)) },
    { weight: 1, arbitrary: requests("", ELSEWHERE, body("query")) },
  );
}

function nameOf(ids: readonly string[]) {
  const text = junk.map((given) => encodeURIComponent(given.toWellFormed()));
  return fc.record({
    bucket: mostly(fc.constant("training_videos"), text),
    file: fc.oneof(fc.constantFrom("squat.mp4", "a/b.json", "..%2f..%2fsecrets.json", "metadata/x.json", "%00"), text),
    id: mostly(fc.constantFrom(...ids), text.map(asText)),
    text,
  });
}
