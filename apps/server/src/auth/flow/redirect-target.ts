import type { Context } from "hono";
import { isLoopback } from "#http/caller/loopback.ts";
import type { AuthSettings } from "../dependencies.ts";

type RedirectSettings = Pick<AuthSettings, "siteUrl" | "redirectUrls">;

/**
 * Where this flow ends: the address asked for with `redirect_to` if it is one of ours, else the site. Tokens travel in that address, so it is
 * never one that a stranger may choose.
 */
export function redirectTarget(context: Context, settings: RedirectSettings): string {
  return allowedRedirect(context.req.query("redirect_to") ?? "", settings) ?? settings.siteUrl;
}

/** The address as a browser reads it, undefined when it is not allowed. The site is; of a site on this machine every port is. */
export function allowedRedirect(address: string, { siteUrl, redirectUrls }: RedirectSettings): string | undefined {
  const url = URL.parse(address);
  if (!url || url.username || url.password || SCRIPTS.has(url.protocol)) return undefined;
  url.hash = "";
  const site = new URL(siteUrl);
  if (url.origin === site.origin && url.origin !== "null") return url.href;
  if (url.protocol === "http:" && isLoopback(site) && isLoopback(url)) return url.href;
  const forms = [url.href, url.href.replace(/\/$/, "")];
  return redirectUrls.some((pattern) => forms.some((form) => redirectPattern(pattern).test(form))) ? url.href : undefined;
}

const SCRIPTS: ReadonlySet<string> = new Set(["javascript:", "data:", "vbscript:", "blob:", "file:"]);

/**
 * A pattern of addresses, with the wildcards of Supabase's redirect list: `*` stands for any characters but `.` and `/`, `**` for any, `?` for
 * one character but these. Before the path nothing stands for a slash, so that no other host can satisfy a pattern with its path.
 */
function redirectPattern(pattern: string): RegExp {
  const [, scheme = "", host = "", path = ""] = /^([a-z][a-z0-9+.-]*:(?:\/\/)?)?([^/]*)(.*)$/is.exec(pattern) ?? [];
  return new RegExp(`^${escape(scheme)}${translate(host, "[^/?#@]*")}${translate(path, ".*")}$`, "is");
}

function translate(part: string, anything: string): string {
  return part
    .split(/(\*\*|\*|\?)/)
    .map((piece) => ({ "**": anything, "*": "[^./?#@]*", "?": "[^./#@]" })[piece] ?? escape(piece))
    .join("");
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
