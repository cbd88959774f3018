import { createECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import ece from "http_ece";
import { importJWK, jwtVerify } from "jose";

/** A message as the browser would get it. */
interface ReceivedPush {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
  readonly headers: IncomingHttpHeaders;
  /** What the server says of itself: for whom, and how to reach it. */
  readonly claims: { readonly aud?: string | string[]; readonly sub?: string };
}

export interface PushService {
  readonly environment: Readonly<Record<string, string>>;
  /** A new browser: what it subscribes with. */
  subscribe(): { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** All messages to this address so far. */
  received(endpoint: string): readonly ReceivedPush[];
  /** This address is known no more. */
  forget(endpoint: string): void;
  close(): Promise<void>;
}

/** A push service on this machine (RFC 8030), with the browsers behind it: it checks who sends (RFC 8292) and decrypts what arrives (RFC 8291). */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<
    string,
    { readonly keys: ReturnType<typeof createECDH>; readonly auth: string; readonly messages: ReceivedPush[] }
  >();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", async () => {
      const browser = browsers.get(request.url ?? "");
      if (browser === undefined) return response.writeHead(410).end();
      try {
        const { t: token = "", k: key = "" } = Object.fromEntries(
          (request.headers.authorization ?? "")
            .replace("vapid ", "")
            .split(", ")
            .map((part) => part.split("=", 2) as [string, string]),
        ) as { readonly t?: string; readonly k?: string };
        const { payload } = await jwtVerify(token, await toKey(key), { audience: origin });
        const text = ece.decrypt(Buffer.concat(chunks), { version: "aes128gcm", privateKey: browser.keys, authSecret: browser.auth });
        const message = JSON.parse(text.toString()) as Pick<ReceivedPush, "title" | "body" | "url" | "tag">;
        browser.messages.push({ ...message, headers: request.headers, claims: payload });
        response.writeHead(201).end();
      } catch {
        response.writeHead(403).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    environment: { PUSH_SERVICES: origin },
    subscribe() {
      const path = `/${randomBytes(12).toString("hex")}`;
      const keys = createECDH("prime256v1");
      const auth = randomBytes(16).toString("base64url");
      browsers.set(path, { keys, auth, messages: [] });
      return { endpoint: origin + path, p256dh: keys.generateKeys("base64url"), auth };
    },
    received: (endpoint) => browsers.get(new URL(endpoint).pathname)?.messages ?? [],
    forget: (endpoint) => void browsers.delete(new URL(endpoint).pathname),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The 65 bytes of a point of the curve, as the header has them. */
function toKey(point: string) {
  const bytes = Buffer.from(point, "base64url");
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString("base64url"));
  return importJWK({ kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, "ES256");
}
