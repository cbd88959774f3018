import { SignJWT } from "jose";
import type { Actor } from "../../policies/actors.ts";
import { type Athlete, PEOPLE } from "./people.ts";
import type { World } from "./world.ts";

export interface Caller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whose rows this caller may see, if anybody's. */
  readonly self?: Athlete;
  /** Which column of the table of expectations says what else. */
  readonly actor: Actor;
}

/** Everybody but administrators: mostly people who are signed in, visitors, and whoever pretends to be vera or the server. */
export async function everybody(world: World): Promise<Caller[]> {
  const { anonKey } = world;
  const [bob, mallory, coach] = [await world.signIn("bob"), await world.signIn("mallory"), await world.signIn("coach")];
  const expired = await world.signIn("vera", 7200);
  const [header = "", payload = "", signature = ""] = mallory.split(".");
  const veras = { ...(JSON.parse(Buffer.from(payload, "base64url").toString()) as object), sub: PEOPLE.vera };
  const none = `${encode({ alg: "none", typ: "JWT" })}.${encode(veras)}.`;
  const forged = (claims: object, secret: string) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(secret));

  const person = (name: string, token: string, actor: Actor, self?: Athlete): Caller => ({
    name,
    headers: { apikey: anonKey, authorization: `Bearer ${token}` },
    actor,
    ...(self && { self }),
  });
  const pretender = (name: string, authorization: string, apikey = anonKey): Caller => ({
    name,
    headers: { apikey, authorization },
    actor: "anon",
  });
  return [
    ...Array.from({ length: 24 }, () => person("mallory", mallory, "other", "mallory")),
    ...Array.from({ length: 16 }, () => person("bob", bob, "other", "bob")),
    person("coach", coach, "coach"),
    person("coach", coach, "coach"),
    { name: "visitor", headers: { apikey: anonKey }, actor: "anon" },
    { name: "nobody", headers: {}, actor: "anon" },
    { name: "mallory without a key", headers: { authorization: `bearer ${mallory}` }, actor: "other", self: "mallory" },
    pretender("vera, expired", `Bearer ${expired}`),
    pretender("vera in mallory's token", `Bearer ${header}.${encode(veras)}.${signature}`),
    pretender("vera, unsigned", `Bearer ${none}`),
    pretender("vera, signed with the public key", `Bearer ${await forged(veras, anonKey)}`),
    pretender("the server, signed with nothing", `Bearer ${await forged({ role: "service_role" }, "0".repeat(32))}`),
    pretender("a made-up secret key", `Bearer ${anonKey.replace("publishable", "secret")}`, anonKey.replace("publishable", "secret")),
    pretender("garbage", "Bearer a.b.c"),
    pretender("another scheme", "Basic dmVyYTp2ZXJh"),
    pretender("far too long", `Bearer ${"x".repeat(7000)}`),
    pretender("two tokens", `Bearer ${none}, Bearer ${mallory}`),
  ];
}

export async function administrators(world: World): Promise<Caller[]> {
  const token = await world.signIn("admin");
  return [{ name: "admin", headers: { apikey: world.anonKey, authorization: `Bearer ${token}` }, actor: "admin" }];
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
