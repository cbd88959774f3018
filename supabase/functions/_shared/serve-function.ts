import { answerFunction } from "@ironpace/coaching";
import { supabaseHost } from "./supabase-host.ts";

/** The part of the runtime that is used here. */
declare const Deno: { serve(handler: (request: Request) => Promise<Response>): unknown };

/** Serves one function of packages/coaching on a Supabase project. Any site may call it: what a call may do is decided by its token. */
export function serveFunction(name: string): void {
  const host = supabaseHost();
  Deno.serve(async (request) => {
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: preflight(request) });
    const response = await answerFunction(name, request, host);
    response.headers.set("access-control-allow-origin", "*");
    response.headers.set("access-control-expose-headers", "content-disposition");
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    return response;
  });
}

function preflight({ headers }: Request): Record<string, string> {
  return {
    "access-control-allow-origin": "*",
    "access-control-allow-methods": "GET, HEAD, POST, OPTIONS",
    "access-control-allow-headers": headers.get("access-control-request-headers") ?? "authorization, apikey, content-type",
    "access-control-max-age": "86400",
  };
}
