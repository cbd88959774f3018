import { paths } from "#app/navigation/paths.ts";
import { formPages } from "./form-pages.ts";
import { pageIn } from "./page-in.ts";
import type { SitePage } from "./site-page.ts";

const description = "Strength and endurance in one block of training, built from your own numbers and adjusted to what you did.";

/** Every page for visitors. Known to the build and to a server for development; a browser only has the forms. */
export const sitePages: readonly SitePage[] = [
  {
    paths: [paths.home],
    title: "Strength and endurance in one block",
    description,
    kind: "document",
    indexed: true,
    script: "src/site/home-live.ts",
    load: async () => ({ Page: (await import("./pages/home.tsx")).HomePage }),
  },
  ...formPages,
  {
    paths: [paths.authCallback],
    title: "Completing sign in",
    description: "You return here after you sign in with Google, Apple or an email link.",
    kind: "callback",
    indexed: false,
    load: async () => ({ Page: (await import("./pages/auth-callback.tsx")).AuthCallbackPage }),
  },
  {
    paths: [paths.about],
    title: "About",
    description: "What Ironpace is for, how it makes a plan, and what it is not.",
    kind: "document",
    indexed: true,
    load: async () => ({ Page: (await import("./pages/about.tsx")).AboutPage }),
  },
  {
    paths: [paths.privacy],
    title: "Privacy",
    description: "What this Ironpace server stores about you, where, for how long, and how to download or delete it.",
    kind: "document",
    indexed: true,
    load: async () => ({ Page: (await import("./pages/privacy.tsx")).PrivacyPage }),
  },
  {
    paths: [paths.terms],
    title: "Terms",
    description: "The rules for using Ironpace, in plain language.",
    kind: "document",
    indexed: true,
    load: async () => ({ Page: (await import("./pages/terms.tsx")).TermsPage }),
  },
  {
    paths: [paths.contact],
    title: "Contact",
    description: "Who runs this Ironpace server and how to reach them.",
    kind: "document",
    indexed: true,
    load: async () => ({ Page: (await import("./pages/contact.tsx")).ContactPage }),
  },
];

export const notFoundPage: SitePage = {
  paths: ["/404"],
  title: "Page not found",
  description,
  kind: "document",
  indexed: false,
  load: async () => ({ Page: (await import("./pages/not-found.tsx")).NotFoundPage }),
};

/** The page at an address; the 404 page where there is none. */
export function pageAt(pathname: string): SitePage {
  return pageIn(sitePages, pathname) ?? notFoundPage;
}
