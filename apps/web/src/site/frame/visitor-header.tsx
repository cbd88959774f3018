import { paths } from "../../app/paths.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Logo } from "../../ui/logo.tsx";

export function VisitorHeader() {
  return (
    <header className="wrap flex h-15 items-center gap-1 md:h-18 md:gap-2">
      <a href={paths.home} aria-label="Ironpace, home" className="mr-auto">
        <Logo />
      </a>
      <a href={paths.login} className={buttonStyle({ variant: "ghost" }, "max-md:px-3")}>
        Sign In
      </a>
      <a href={paths.signUp} className={buttonStyle({ variant: "solid" }, "max-md:px-3")}>
        Sign Up
      </a>
    </header>
  );
}
