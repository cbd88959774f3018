import { COACH_SIGN_IN } from "@ironpace/contract";
import type { FunctionContext, VisitorContext } from "./context.ts";
import { FUNCTIONS, PUBLIC_FUNCTIONS } from "./functions.ts";
import { metered } from "./language-model/metered.ts";

/** Whose token a request has: a signed-in user's, the project's own key (nobody is signed in), or none of this project. */
export type FunctionCaller =
  | { readonly kind: "user"; readonly userId: string }
  | { readonly kind: "visitor" }
  | { readonly kind: "unknown" };

/** What differs between the runtimes that host the functions. */
export interface FunctionHost {
  callerOf(authorization: string): Promise<FunctionCaller>;
  contextOf(userId: string, authorization: string): FunctionContext;
  visitorContext(): VisitorContext;
}

/**
 * Everything before a handler: which function, for whom, and whether their session still counts. The same on every host. A database that cannot be
 * asked is the handler's to report.
 */
export async function answerFunction(name: string, request: Request, host: FunctionHost): Promise<Response> {
  const open = PUBLIC_FUNCTIONS.get(name);
  if (open !== undefined) return open(request, host.visitorContext());
  const handler = FUNCTIONS.get(name);
  if (handler === undefined) return json(404, { code: "NOT_FOUND", message: "Requested function was not found" });
  if (request.method !== "POST") return json(405, { error: "Only POST is allowed", errorType: "VALIDATION_ERROR", status: 405 });
  if (Number(request.headers.get("content-length")) > LARGEST_BODY_BYTES)
    return json(413, { error: "The request is too large", errorType: "VALIDATION_ERROR", status: 413 });
  const authorization = request.headers.get("authorization");
  if (authorization === null) return json(401, { code: 401, message: "Missing authorization header" });
  const caller = await host.callerOf(authorization);
  if (caller.kind === "unknown") return json(401, { code: 401, message: "Invalid JWT" });
  if (caller.kind === "visitor") return json(401, SIGN_IN_FAILURES.get(name) ?? NOT_SIGNED_IN);
  const context = host.contextOf(caller.userId, authorization);
  const { error } = await context.data.rpc("require_session");
  if (error?.code === "42501") return json(403, { error: error.message, errorType: "PERMISSION_ERROR", status: 403, hint: error.hint });
  return handler(request, metered(name, context));
}

const LARGEST_BODY_BYTES = 10 * 1024 * 1024;

const NOT_SIGNED_IN = { error: "You must be signed in", errorType: "PERMISSION_ERROR", status: 401 };

const SIGN_IN_FAILURES: ReadonlyMap<string, object> = new Map([
  ["ai-coach", { error: COACH_SIGN_IN.message, errorType: "AUTHENTICATION_REQUIRED", status: 401 }],
  ["generate-training-plan", { ...NOT_SIGNED_IN, error: "You must be signed in to generate a training plan" }],
]);

function json(status: number, body: object): Response {
  return Response.json(body, { status });
}
