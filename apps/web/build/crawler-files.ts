import type { RenderedPage } from "../src/site/prerender.tsx";

/** robots.txt and sitemap.xml, by file name. */
export function crawlerFiles(pages: readonly RenderedPage[], site: string): Record<string, string> {
  const addresses = pages.filter(({ indexed }) => indexed).map(({ paths: [path] }) => `${site}${path}`);
  return {
    "robots.txt": `User-agent: *\n${API.map((path) => `Disallow: ${path}`).join("\n")}\n\nSitemap: ${site}/sitemap.xml\n`,
    "sitemap.xml": [
      `<?xml version="1.0" encoding="UTF-8"?>`,
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
      ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
      `</urlset>\n`,
    ].join("\n"),
  };
}

const API = ["/auth/v1/", "/rest/v1/", "/storage/v1/", "/functions/v1/"];
