import { useEffect } from "react";
import { useLocation } from "react-router";
import { logWarning } from "../../backend/log.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LogoMark } from "../../ui/logo.tsx";
import { paths } from "../paths.ts";

export function NotFoundRoute() {
  const { pathname } = useLocation();
  useEffect(() => logWarning("404: there is no page at", pathname), [pathname]);
  return (
    <main className="grid min-h-dvh place-content-center gap-6 p-(--gutter)">
      <LogoMark size={40} />
      <div className="grid gap-2">
        <h1 className="fig-iron text-[clamp(4rem,20vw,9rem)] leading-[.86]! tracking-[-.045em]!" tabIndex={-1}>
          404
        </h1>
        <p className="heading-1">Page Not Found</p>
        <p className="max-w-[62ch] text-ink-2">The page you're looking for doesn't exist or has been moved.</p>
      </div>
      <ButtonLink to={paths.home} variant="solid" size="lg" className="justify-self-start max-md:w-full">
        Return to Home
      </ButtonLink>
    </main>
  );
}
