import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RenderedPage } from "../src/site/prerender.tsx";

/**
 * Stands for the address of the site in what is built; the server writes its own in its place. A build for another host is
 * told with VITE_SITE_URL.
 */
export const UNKNOWN_SITE = "https://ironpace.invalid";

/** What search engines and link previews read: title, description, the page's one address, and the picture of a shared link. */
export function pageHead({ title, description, indexed, paths: [path] }: RenderedPage, site: string): string {
  const address = `${site}${path}`;
  const name = path === "/" ? `Ironpace: ${title.charAt(0).toLowerCase()}${title.slice(1)}` : `${title} | Ironpace`;
  const shared = [
    property("og:type", "website"),
    property("og:site_name", "Ironpace"),
    property("og:title", name),
    property("og:description", description),
    property("og:url", address),
    property("og:image", `${site}/og.png`),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
    property("og:image:alt", "A 12-week training block: load above the bar, endurance below it."),
    `<meta name="twitter:card" content="summary_large_image" />`,
  ];
  return [
    `<title>${escape(title)} | Ironpace</title>`,
    `<meta name="description" content="${escape(description)}" />`,
    ...(indexed ? [`<link rel="canonical" href="${escape(address)}" />`, ...shared] : [`<meta name="robots" content="noindex" />`]),
  ].join("\n    ");
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escape(content)}" />`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/**
 * Puts the stylesheets a page links into the page: it paints from one answer. The link of a part that a script loads (`late`) stays
 * too, without a say (`media="not all"`): Vite's loader looks for it, and would otherwise load the styles again and wait for them.
 */
export async function withInlineStyles(html: string, outDir: string, late: ReadonlySet<string>): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*?href="\/([^"]+)"[^>]*>/g)];
  let page = html;
  for (const [link, file = ""] of links) {
    const style = `<style>${(await readFile(join(outDir, file), "utf8")).trim()}</style>`;
    const mark = late.has(file) ? `<link rel="stylesheet" media="not all" href="/${file}" />` : "";
    page = page.replace(link, () => style + mark);
  }
  return page;
}
