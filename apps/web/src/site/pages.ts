import type { ComponentType } from "react";
import { paths } from "../app/paths.ts";

/** A page for visitors: made into HTML when the app is built. */
export interface SitePage {
  /** The first is the page's own address, the others lead to the same page. */
  readonly paths: readonly [string, ...string[]];
  readonly title: string;
  readonly description: string;
  /** Whether React takes the page over in the browser; the others are HTML only. */
  readonly interactive: boolean;
  /** Whether search engines should list it. */
  readonly indexed: boolean;
  /** The module of the page, as the build knows it; the same that `load` imports. */
  readonly module: string;
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
}

const description = "Strength and endurance in one block of training, built from your own numbers and adjusted to what you did.";

export const sitePages: readonly SitePage[] = [
  {
    paths: [paths.home],
    title: "Strength and endurance in one block",
    description,
    interactive: false,
    indexed: true,
    module: "src/site/pages/home.tsx",
    load: async () => ({ Page: (await import("./pages/home.tsx")).HomePage }),
  },
  {
    paths: [paths.login],
    title: "Sign in",
    description: "Sign in to Ironpace and pick up where you left the bar.",
    interactive: true,
    indexed: true,
    module: "src/site/pages/login.tsx",
    load: async () => ({ Page: (await import("./pages/login.tsx")).LoginPage }),
  },
  {
    paths: [paths.signUp, paths.register],
    title: "Create account",
    description: "Create an Ironpace account: one bar for your lifts and your splits.",
    interactive: true,
    indexed: true,
    module: "src/site/pages/sign-up.tsx",
    load: async () => ({ Page: (await import("./pages/sign-up.tsx")).SignUpPage }),
  },
  {
    paths: [paths.forgotPassword],
    title: "Forgot password",
    description: "Ask for a link to set a new password.",
    interactive: true,
    indexed: false,
    module: "src/site/pages/forgot-password.tsx",
    load: async () => ({ Page: (await import("./pages/forgot-password.tsx")).ForgotPasswordPage }),
  },
  {
    paths: [paths.resetPassword],
    title: "Reset password",
    description: "Set a new password.",
    interactive: true,
    indexed: false,
    module: "src/site/pages/reset-password.tsx",
    load: async () => ({ Page: (await import("./pages/reset-password.tsx")).ResetPasswordPage }),
  },
  {
    paths: [paths.authCallback],
    title: "Completing sign in",
    description: "Where a sign-in with Google, Apple or a mail comes back.",
    interactive: true,
    indexed: false,
    module: "src/site/pages/auth-callback.tsx",
    load: async () => ({ Page: (await import("./pages/auth-callback.tsx")).AuthCallbackPage }),
  },
  {
    paths: [paths.about],
    title: "About",
    description: "What Ironpace is for, how it makes a plan, and what it is not.",
    interactive: false,
    indexed: true,
    module: "src/site/pages/about.tsx",
    load: async () => ({ Page: (await import("./pages/about.tsx")).AboutPage }),
  },
  {
    paths: [paths.privacy],
    title: "Privacy",
    description: "What this Ironpace server stores about you, where, for how long, and how to take it along or delete it.",
    interactive: false,
    indexed: true,
    module: "src/site/pages/privacy.tsx",
    load: async () => ({ Page: (await import("./pages/privacy.tsx")).PrivacyPage }),
  },
  {
    paths: [paths.terms],
    title: "Terms",
    description: "The rules of using Ironpace, in plain language.",
    interactive: false,
    indexed: true,
    module: "src/site/pages/terms.tsx",
    load: async () => ({ Page: (await import("./pages/terms.tsx")).TermsPage }),
  },
  {
    paths: [paths.contact],
    title: "Contact",
    description: "Who runs this Ironpace server and how to reach them.",
    interactive: false,
    indexed: true,
    module: "src/site/pages/contact.tsx",
    load: async () => ({ Page: (await import("./pages/contact.tsx")).ContactPage }),
  },
];

/** The address of the page that answers for addresses without a page. */
export const NOT_FOUND = "/404";

export const notFoundPage: SitePage = {
  paths: [NOT_FOUND],
  title: "Page not found",
  description,
  interactive: false,
  indexed: false,
  module: "src/site/pages/not-found.tsx",
  load: async () => ({ Page: (await import("./pages/not-found.tsx")).NotFoundPage }),
};

export function pageAt(pathname: string): SitePage {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  return sitePages.find((page) => page.paths.includes(path)) ?? notFoundPage;
}
