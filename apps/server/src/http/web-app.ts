import { Hono } from "hono";
import type { AppEnv } from "./context.ts";
import { pageSecurityHeaders } from "./security-headers.ts";
import { compressedFor } from "./web-app/compress.ts";
import { type WebFile, readWebFiles } from "./web-app/files.ts";

export interface WebAppOptions {
  /** Directory of the built browser app; may be missing, then there are no pages. */
  readonly directory: string;
  readonly publicUrl: string;
  readonly publishableKey: string;
}

/**
 * The browser app. A path that is no file is a route inside the app and gets its entry page. All files are known from
 * the start: a path is looked up, never opened.
 */
export function webApp({ directory, publicUrl, publishableKey }: WebAppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { files, inlineScripts } = readWebFiles(directory, { supabaseUrl: "", anonKey: publishableKey });
  app.use(pageSecurityHeaders(publicUrl, inlineScripts));
  app.get("*", async (context, next) => {
    const file = find(files, context.req.path);
    if (!file) return next();
    if (context.req.header("If-None-Match") === file.etag) return new Response(null, { status: 304, headers: headersOf(file) });
    const { body, encoding } = await compressedFor(file, context.req.header("Accept-Encoding") ?? "");
    return new Response(body, { headers: { ...headersOf(file), ...(encoding && { "Content-Encoding": encoding }) } });
  });
  return app;
}

function find(files: ReadonlyMap<string, WebFile>, path: string): WebFile | undefined {
  const file = files.get(path) ?? files.get(`${path.replace(/\/+$/, "")}/index.html`);
  if (file) return file;
  const isFileName = /\.\w+$/.test(path);
  return isFileName ? undefined : (files.get("/__spa-fallback.html") ?? files.get("/index.html"));
}

function headersOf({ type, etag, immutable }: WebFile): Record<string, string> {
  return {
    "Content-Type": type,
    "Cache-Control": immutable ? "public, max-age=31536000, immutable" : "no-cache",
    ETag: etag,
    Vary: "Accept-Encoding",
  };
}
