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
