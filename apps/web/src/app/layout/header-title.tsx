import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../navigation/paths.ts";
import { useCrumbs } from "../navigation/route-handle.ts";

/** The title of the page, which leads home; for a page below another one the way to it, of which a phone shows the end. */
export function HeaderTitle() {
  const crumbs = useCrumbs();
  const title = crumbs.at(-1)?.title ?? "Ironpace";
  if (crumbs.length < 2) {
    return (
      <Link reloadDocument to={paths.home} className="mr-auto inline-flex min-h-11 min-w-0 items-center text-ui font-semibold">
        <span className="truncate">{title}</span>
      </Link>
    );
  }
  return (
    <nav aria-label="Breadcrumb" className="mr-auto min-w-0">
      <ol className="flex items-center text-ui">
        {crumbs.map((crumb) =>
          crumb.path === undefined ? (
            <li key={crumb.title} aria-current="page" className="truncate font-semibold">
              {crumb.title}
            </li>
          ) : (
            <li key={crumb.title} className="flex items-center max-md:hidden">
              <Link to={crumb.path} className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink">
                {crumb.title}
              </Link>
              <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} className="mx-1 text-ink-3" />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
