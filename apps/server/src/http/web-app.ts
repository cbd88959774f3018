import { Hono } from "hono";
import type { AppEnv } from "./context.ts";
import { pageSecurityHeaders } from "./security-headers.ts";
import { type WebFile, readWebFiles } from "./web-app/files.ts";
import type { PageFacts } from "./web-app/page-facts.ts";
import { type Encoding, WORTHWHILE_BYTES, acceptedEncoding, compress } from "./compress.ts";

export interface WebAppOptions {
  /** Directory of the built browser app; may be missing, then there are no pages. */
  readonly directory: string;
  readonly publicUrl: string;
  readonly publishableKey: string;
  readonly facts: PageFacts;
  /** Called once, when a browser asks for the first of the files. */
  readonly onFirstVisit?: () => void;
}

/**
 * The browser's side: a page for visitors answers at its own address, the app at the addresses `app-paths.json` names and
 * below them, everything else is the 404 page. All files are known from the start: a path is looked up, never opened.
 */
export function webApp({ directory, publicUrl, publishableKey, facts, onFirstVisit }: WebAppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { files, inlineScripts } = readWebFiles(directory, { supabaseUrl: "", anonKey: publishableKey }, facts);
  const find = finder(files);
  let isVisited = false;
  app.use(pageSecurityHeaders(publicUrl, inlineScripts));
  app.get("*", async (context, next) => {
    const { file, status } = find(context.req.path);
    if (!file) return next();
    if (!isVisited) onFirstVisit?.();
    isVisited = true;
    if (context.req.header("If-None-Match") === file.etag) return new Response(null, { status: 304, headers: getHeaders(file) });
    const { body, encoding } = await compressedFor(file, context.req.header("Accept-Encoding") ?? "");
    return new Response(body, { status, headers: { ...getHeaders(file), ...(encoding && { "Content-Encoding": encoding }) } });
  });
  return app;
}

interface Found {
  readonly file: WebFile | undefined;
  readonly status: 200 | 404;
}

function finder(files: ReadonlyMap<string, WebFile>): (path: string) => Found {
  const appPaths = JSON.parse(files.get("/app-paths.json")?.body.toString("utf8") ?? "[]") as string[];
  return (path) => {
    const address = path.replace(/\/+$/, "");
    const file = files.get(path) ?? files.get(`${address}/index.html`);
    if (file) return { file, status: 200 };
    if (/\.\w+$/.test(address)) return { file: undefined, status: 404 };
    const isApp = appPaths.some((prefix) => address === prefix || address.startsWith(`${prefix}/`));
    return isApp ? { file: files.get("/app.html"), status: 200 } : { file: files.get("/404.html"), status: 404 };
  };
}

function getHeaders({ type, etag, immutable }: WebFile): Record<string, string> {
  return {
    "Content-Type": type,
    "Cache-Control": immutable ? "public, max-age=31536000, immutable" : "no-cache",
    ETag: etag,
    Vary: "Accept-Encoding",
  };
}

interface EncodedBody {
  readonly body: Buffer<ArrayBuffer>;
  readonly encoding?: Encoding;
}

/** The file in the best form the browser takes. Each form is made once, when it is first asked for. */
async function compressedFor(file: WebFile, acceptEncoding: string): Promise<EncodedBody> {
  const encoding = acceptedEncoding(acceptEncoding);
  if (!encoding || !COMPRESSIBLE.test(file.type) || file.body.length < WORTHWHILE_BYTES) return { body: file.body };
  const forms = made.get(file) ?? new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  made.set(file, forms);
  const body = forms.get(encoding) ?? compress(encoding, file.body, file.body.length < SMALL_BYTES ? 11 : 9);
  forms.set(encoding, body);
  return { body: await body, encoding };
}

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;
/** Below, the best compression takes a tenth of a second, and keeps a page within the 14 KB of the first round trip. */
const SMALL_BYTES = 100_000;
const made = new WeakMap<WebFile, Map<Encoding, Promise<Buffer<ArrayBuffer>>>>();
