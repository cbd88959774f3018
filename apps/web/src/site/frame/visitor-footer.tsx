import { paths } from "#app/paths.ts";
import { Logo } from "#ui/logo.tsx";

export function VisitorFooter() {
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

const pages = [
  { path: paths.about, label: "About" },
  { path: paths.privacy, label: "Privacy" },
  { path: paths.terms, label: "Terms" },
  { path: paths.contact, label: "Contact" },
];
