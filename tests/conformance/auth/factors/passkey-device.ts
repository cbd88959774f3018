import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** A device that makes and uses passkeys, as a browser would show it to `navigator.credentials`. */
export interface PasskeyDevice {
  /** Answers creation options of a server; what the device claims can be falsified. */
  create(options: CreationOptions, lies?: Lies): Record<string, unknown>;
  /** Answers request options with the key it made last. */
  get(options: RequestOptions, lies?: Lies): Record<string, unknown>;
}

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string | undefined };
  readonly user: { readonly id: string };
}

interface RequestOptions {
  readonly challenge: string;
  readonly rpId?: string | undefined;
}

interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  /** The device has asked nobody for a finger or a PIN. */
  readonly unverified?: boolean;
  readonly otherKey?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;
const hash = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer) => data.toString("base64url");

export function passkeyDevice(origin: string): PasskeyDevice {
  let key: { readonly id: Buffer; readonly privateKey: KeyObject; readonly userHandle: string } | undefined;
  let uses = 0;
  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: lies.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, flags: number, lies: Lies) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((uses += 1));
    return Buffer.concat([hash(lies.rpId ?? rpId), Buffer.from([flags | PRESENT | (lies.unverified ? 0 : VERIFIED)]), count]);
  };
  return {
    create({ challenge, rp, user }, lies = {}) {
      const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      key = { id: randomBytes(32), privateKey, userHandle: user.id };
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const cose = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const length = Buffer.from([0, key.id.length]);
      const data = Buffer.concat([authenticatorData(rp.id ?? "", HAS_KEY, lies), Buffer.alloc(16), length, key.id, cbor(cose)]);
      const attestation = cbor(
        new Map<string, unknown>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", data],
        ]),
      );
      return credential(key.id, {
        clientDataJSON: base64url(clientData("webauthn.create", challenge, lies)),
        attestationObject: base64url(attestation),
        transports: ["internal"],
      });
    },
    get({ challenge, rpId = "" }, lies = {}) {
      if (!key) throw new Error("the device has no key");
      const client = clientData("webauthn.get", challenge, lies);
      const data = authenticatorData(rpId, 0, lies);
      const signing = lies.otherKey ? generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey : key.privateKey;
      return credential(key.id, {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign("sha256", Buffer.concat([data, hash(client)]), signing)),
        userHandle: key.userHandle,
      });
    },
  };
}

function credential(id: Buffer, response: Record<string, unknown>): Record<string, unknown> {
  return {
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    response,
    clientExtensionResults: {},
    authenticatorAttachment: "platform",
  };
}

/** The little of CBOR that attestation objects and keys need: small integers, texts, bytes and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (!(value instanceof Map)) throw new Error("not encoded here");
  const entries = [...value].flatMap(([name, inner]: [unknown, unknown]) => [cbor(name), cbor(inner)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length]);
  return length < 256 ? Buffer.from([(type << 5) | 24, length]) : Buffer.from([(type << 5) | 25, length >> 8, length & 255]);
}
