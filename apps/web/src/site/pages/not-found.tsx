import { useEffect } from "react";
import { paths } from "#app/navigation/paths.ts";
import { logWarning } from "#backend/log.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { VisitorFrame } from "../frame/visitor-frame.tsx";

/** For every address without a page. The address is logged: here inside the app, by `early-visitor.ts` where this is HTML only. */
export function NotFoundPage() {
  return (
    <VisitorFrame>
      <div className="wrap py-12 md:py-20" data-not-found="">
        <NotFound />
      </div>
    </VisitorFrame>
  );
}

/** The message alone, for inside the app's frame. */
export function NotFound() {
  useEffect(() => logWarning("404: there is no page at", location.pathname), []);
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 className="fig-iron text-[clamp(4rem,20vw,9rem)] leading-[.86]! tracking-[-.045em]!">404</h1>
        <p className="heading-1">Page Not Found</p>
        <p className="max-w-[62ch] text-ink-2">The page you're looking for doesn't exist or has been moved.</p>
      </div>
      <a href={paths.home} className={buttonStyle({ variant: "solid", size: "lg" }, "justify-self-start max-md:w-full")}>
        Return to Home
      </a>
    </div>
  );
}
