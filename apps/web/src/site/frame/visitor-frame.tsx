import type { ReactNode } from "react";
import { paths } from "#app/navigation/paths.ts";
import { buttonStyle } from "#ui/button-style.ts";
import { Logo } from "#ui/theme/logo.tsx";

const pages = [
  { path: paths.about, label: "About" },
  { path: paths.privacy, label: "Privacy" },
  { path: paths.terms, label: "Terms" },
  { path: paths.contact, label: "Contact" },
];

/** What stands around every page for visitors that is not a form: skip link, header, content, footer. */
export function VisitorFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${CONTENT}`}
        className="absolute top-2 left-4 z-10 -translate-y-20 rounded-ctl bg-inverse px-4 py-3 text-ui font-[550] text-on-inverse focus:translate-y-0"
      >
        Skip to content
      </a>
      <VisitorHeader />
      <main id={CONTENT} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <VisitorFooter />
    </div>
  );
}

const CONTENT = "content";

function VisitorFooter() {
  return (
    <footer className="wrap flex flex-wrap items-center gap-x-8 gap-y-2 pt-8 pb-10 text-ui text-ink-3">
      <a href={paths.home} aria-label="Ironpace, home" className="mr-auto text-ink max-md:w-full">
        <Logo />
      </a>
      <nav aria-label="About Ironpace" className="flex flex-wrap gap-x-8">
        {pages.map(({ path, label }) => (
          <a key={path} href={path} className="inline-flex min-h-11 min-w-11 items-center hover:text-ink">
            {label}
          </a>
        ))}
      </nav>
    </footer>
  );
}

/** Who is signed in (`early-session.ts` knows before the first paint) is led back to the dashboard, everybody else to the sign-in. */
function VisitorHeader() {
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
