import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { type PageFacts, withFacts } from "./page-facts.ts";

export interface WebFile {
  readonly body: Buffer<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
  /** The name holds a hash of the content, so it may be cached for ever. */
  readonly immutable: boolean;
}

export interface BrowserConfig {
  /** Where the API is; empty for the origin of the page. */
  readonly supabaseUrl: string;
  readonly anonKey: string;
}

/** All files by path, pages with the configuration and the operator's facts in them, and the CSP hashes of the scripts inside pages. */
export function readWebFiles(
  directory: string,
  config: BrowserConfig,
  facts: PageFacts,
): { files: ReadonlyMap<string, WebFile>; inlineScripts: readonly string[] } {
  const files = new Map<string, WebFile>();
  const inlineScripts = new Set<string>();
  for (const path of list(directory)) {
    const url = `/${relative(directory, path).split(sep).join("/")}`;
    const content = readFileSync(path);
    if (!/\.(html|xml|txt)$/.test(url)) {
      files.set(url, webFile(url, content));
      continue;
    }
    const text = withFacts(content.toString("utf8"), facts);
    const isPage = url.endsWith(".html");
    if (isPage) for (const hash of scriptHashes(text)) inlineScripts.add(hash);
    files.set(url, webFile(url, Buffer.from(isPage ? withConfig(text, config) : text)));
  }
  return { files, inlineScripts: [...inlineScripts] };
}

function list(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isPrivate(relative(directory, path)));
}

/** Files of a build that are never served: tool output and source maps. */
function isPrivate(path: string): boolean {
  return path.endsWith(".map") || path.split(sep).some((step) => step.startsWith(".") && step !== ".well-known");
}

function webFile(url: string, body: Buffer<ArrayBuffer>): WebFile {
  const type = getMimeType(url) ?? "application/octet-stream";
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  return { body, type, etag, immutable: url.startsWith("/assets/") };
}

function withConfig(html: string, config: BrowserConfig): string {
  const content = JSON.stringify(config).replaceAll("&", "&amp;").replaceAll("'", "&#39;").replaceAll("<", "&lt;");
  return html.replace("<head>", () => `<head><meta name="ironpace-config" content='${content}'>`);
}

function scriptHashes(html: string): string[] {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map((match) => match[1] ?? "");
  return inline.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
}
