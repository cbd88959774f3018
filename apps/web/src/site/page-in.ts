import type { SitePage } from "./site-page.ts";

export function pageIn(pages: readonly SitePage[], pathname: string): SitePage | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  return pages.find((page) => page.paths.includes(path));
}
