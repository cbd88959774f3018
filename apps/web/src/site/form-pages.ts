import { paths } from "#app/navigation/paths.ts";
import type { SitePage } from "./site-page.ts";

/** Pages that React takes over in the browser. */
export const formPages: readonly SitePage[] = [
  {
    paths: [paths.login],
    title: "Sign in",
    description: "Sign in to Ironpace and pick up where you left off.",
    kind: "form",
    indexed: true,
    module: "src/site/pages/login.tsx",
    load: async () => ({ Page: (await import("./pages/login.tsx")).LoginPage }),
  },
  {
    paths: [paths.signUp, paths.register],
    title: "Create account",
    description: "Create an Ironpace account: one plan for your lifts and your splits.",
    kind: "form",
    indexed: true,
    module: "src/site/pages/sign-up.tsx",
    load: async () => ({ Page: (await import("./pages/sign-up.tsx")).SignUpPage }),
  },
  {
    paths: [paths.forgotPassword],
    title: "Forgot password",
    description: "Ask for a link to set a new password.",
    kind: "form",
    indexed: false,
    module: "src/site/pages/forgot-password.tsx",
    load: async () => ({ Page: (await import("./pages/forgot-password.tsx")).ForgotPasswordPage }),
  },
  {
    paths: [paths.resetPassword],
    title: "Reset password",
    description: "Set a new password.",
    kind: "form",
    indexed: false,
    module: "src/site/pages/reset-password.tsx",
    load: async () => ({ Page: (await import("./pages/reset-password.tsx")).ResetPasswordPage }),
  },
  {
    paths: [paths.secureAccount],
    title: "Secure your account",
    description: "Remove what someone else has added to your account.",
    kind: "form",
    indexed: false,
    module: "src/site/pages/secure-account.tsx",
    load: async () => ({ Page: (await import("./pages/secure-account.tsx")).SecureAccountPage }),
  },
  {
    paths: [paths.unsubscribe],
    title: "Unsubscribe",
    description: "Stop the weekly review emails.",
    kind: "form",
    indexed: false,
    module: "src/site/pages/unsubscribe.tsx",
    load: async () => ({ Page: (await import("./pages/unsubscribe.tsx")).UnsubscribePage }),
  },
];
