import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { paths } from "#app/navigation/paths.ts";
import { notFoundPage, sitePages } from "./pages.ts";
import type { SitePage } from "./site-page.ts";
import { SiteRoot } from "./site-root.tsx";

export interface RenderedPage extends Omit<SitePage, "load"> {
  readonly html: string;
}

/** Every page for visitors as HTML; made when this module is loaded, because the build cannot call it afterwards. */
export const renderedPages: readonly RenderedPage[] = await Promise.all([...sitePages, notFoundPage].map(renderPage));

const ofSite = new Set(sitePages.flatMap((page) => page.paths));

/** The addresses of the app behind the sign-in; everything below them is the app as well. */
export const appPaths: readonly string[] = Object.values(paths).filter((path) => !ofSite.has(path));

async function renderPage({ load, ...page }: SitePage): Promise<RenderedPage> {
  const { Page } = await load();
  const content = (
    <SiteRoot>
      <Page />
    </SiteRoot>
  );
  return { ...page, html: page.kind === "form" ? renderToString(content) : renderToStaticMarkup(content) };
}
