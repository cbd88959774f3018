import { invalidBody } from "../errors.ts";
import { describeJson } from "./describe-json.ts";
import { describeInWorker } from "./describe-in-worker.ts";
import type { Payload, RawType } from "./rest-request.ts";

/** Characters: what is longer would keep this process from answering others while it is parsed. */
const LARGE = 512 * 1024;

const RAW: ReadonlySet<string> = new Set<RawType>(["text/plain", "text/xml", "application/octet-stream"]);
const isRaw = (type: string): type is RawType => RAW.has(type);

/** Reads the body of a request. Functions alone take what is no JSON. */
export async function readPayload(request: Request, contentType: string | undefined, isCall: boolean): Promise<Payload> {
  const type = (contentType ?? "application/json").split(";")[0]?.trim().toLowerCase() ?? "";
  if (isCall && isRaw(type)) return { kind: "raw", type, body: Buffer.from(await request.arrayBuffer()) };
  const body = await request.text();
  if (body === "") return { kind: "none" };
  if (type !== "application/json") throw invalidBody(`Content-Type not acceptable: ${type}`);
  const described = body.length > LARGE ? await describeInWorker(body) : describeJson(body);
  if ("refused" in described) throw invalidBody(described.refused);
  return described.kind === "array" || described.kind === "object" ? { ...described, json: body } : { kind: "value", json: body };
}
