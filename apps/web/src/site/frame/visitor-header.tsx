import { paths } from "#app/paths.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Logo } from "#ui/logo.tsx";

/** Who is signed in (`early-session.ts` knows before the first paint) is led back to the dashboard, everybody else to the sign-in. */
export function VisitorHeader() {
  return (
    <header className="wrap flex h-15 items-center gap-1 md:h-18 md:gap-2">
      <a href={paths.home} aria-label="Ironpace, home" className="mr-auto">
        <Logo />
      </a>
      <a href={paths.login} className={buttonStyle({ variant: "ghost" }, "in-data-signed-in:hidden max-md:px-3")}>
        Sign In
      </a>
      <a href={paths.signUp} className={buttonStyle({ variant: "solid" }, "in-data-signed-in:hidden max-md:px-3")}>
        Sign Up
      </a>
      <a href={paths.dashboard} className={buttonStyle({ variant: "solid" }, "not-in-data-signed-in:hidden max-md:px-3")}>
        Dashboard
      </a>
    </header>
  );
}
