import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { denoPath, startDeno } from "./deno.ts";
import { startServer, type TestServer, type TestServerOptions } from "../start-server.ts";

/** Where functions run, for `describe.each`. */
export interface FunctionHost {
  readonly name: "Node" | "Deno";
  start(options?: TestServerOptions): Promise<TestServer>;
}

/**
 * Node, and Deno when there is one. TEST_HOST=node leaves Deno out. Every function is asked on both, with what depends on the host: streams,
 * requests that are given up, bodies, errors, a language model. What a handler decides by itself is the same everywhere and is tested on Node alone.
 */
export const FUNCTION_HOSTS: readonly FunctionHost[] = [
  { name: "Node", start: startServer },
  ...(denoPath === undefined || process.env["TEST_HOST"] === "node" ? [] : [{ name: "Deno", start: startWithDeno } as const]),
];

/** A server as Supabase is one: everything at one address, the functions in Deno behind it. */
async function startWithDeno(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startServer(options);
  const functions = await startDeno({
    ...options.environment,
    SUPABASE_URL: server.url,
    SUPABASE_ANON_KEY: server.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: server.serviceRoleKey,
  });
  const clock = options.clock ?? (() => new Date());
  const front = createServer((request, response) => {
    const path = request.url ?? "/";
    const isFunction = path.startsWith("/functions/v1/");
    const target = isFunction ? new URL(path.slice("/functions/v1".length), functions.url) : new URL(path, server.url);
    const headers = { ...request.headers, ...(isFunction && { "x-test-now": clock().toISOString() }) };
    const forwarded = httpRequest(target, { method: request.method ?? "GET", headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    // Whoever asked and went away is gone for the host behind too.
    response.on("close", () => forwarded.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  const { port } = front.address() as AddressInfo;
  return {
    ...server,
    url: `http://127.0.0.1:${port}`,
    async close() {
      front.closeAllConnections();
      front.close();
      await functions.close();
      await server.close();
    },
  };
}
