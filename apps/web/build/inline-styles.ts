import { readFile } from "node:fs/promises";
import { join } from "node:path";

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
