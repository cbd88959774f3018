/**
 * Runs under Deno: loads the entries of supabase/functions that are named, and answers `/<name>` with what each has handed to
 * `Deno.serve`. `x-test-now` sets the clock, because the tests have their own.
 */
import type { FunctionHandler } from "@ironpace/coaching";

type Handler = (request: Request) => ReturnType<FunctionHandler>;
declare const Deno: {
  readonly args: readonly string[];
  serve: ((handler: Handler) => unknown) & ((options: { port: number; hostname: string }, handler: Handler) => unknown);
};

const serve = Deno.serve;
const handlers = new Map<string, Handler>();
for (const name of Deno.args) {
  Deno.serve = ((handler: Handler) => handlers.set(name, handler)) as typeof serve;
  await import(`../../../supabase/functions/${name}/index.ts`);
}

const SystemDate = Date;
let ahead = 0;
globalThis.Date = class extends SystemDate {
  constructor(...values: [] | [number]) {
    if (values.length === 0) super(SystemDate.now() + ahead);
    else super(...values);
  }
  static override now(): number {
    return SystemDate.now() + ahead;
  }
} as DateConstructor;

serve({ port: 0, hostname: "127.0.0.1" }, async (request) => {
  const now = request.headers.get("x-test-now");
  if (now !== null) ahead = SystemDate.parse(now) - SystemDate.now();
  const name = new URL(request.url).pathname.split("/")[1] ?? "";
  const handler = handlers.get(name);
  if (handler !== undefined) return handler(request);
  return Response.json({ code: "NOT_FOUND", message: "Requested function was not found" }, { status: 404 });
});
