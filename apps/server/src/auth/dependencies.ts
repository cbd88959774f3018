import type { Database } from "#database/database.ts";
import type { Identity } from "#identity/identity.ts";
import type { MailOutbox } from "./mail/outbox.ts";
import type { PasswordRules } from "./model/password-rules.ts";
import type { PasswordChangeRule } from "./password/proof.ts";
import type { AppleSettings } from "./providers/apple.ts";
import type { GoogleSettings } from "./providers/google.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { SessionLifetime } from "./session-lifetime.ts";

/** What /auth/v1 uses of the rest of the server. */
export interface AuthDependencies {
  readonly database: Database;
  readonly identity: Identity;
  readonly clock: () => Date;
  readonly settings: AuthSettings;
  readonly outbox: MailOutbox;
  readonly limits: RateLimits;
}

/** What the operator decides about accounts. */
export interface AuthSettings extends SessionLifetime {
  /** Where the browser app is: flows end there when they name no other allowed address. Without a slash at the end. */
  readonly siteUrl: string;
  /** Further addresses where flows may end, as patterns: see `redirectPattern`. */
  readonly redirectUrls: readonly string[];
  /** Where browsers reach /auth/v1. */
  readonly apiUrl: string;
  /** Sites through which people may sign in; undefined where switched off. */
  readonly google: GoogleSettings | undefined;
  readonly apple: AppleSettings | undefined;
  /** An account can be used only after a link in a mail was opened. */
  readonly confirmEmail: boolean;
  /** Mails go out by SMTP. Otherwise they are files on the server, which its operator hands on. */
  readonly deliversMail: boolean;
  /** People may make accounts themselves. Otherwise only administrators make them. */
  readonly signUpOpen: boolean;
  /** Also without an address. */
  readonly anonymousSignIn: boolean;
  /** Signed-in users may add and remove ways to sign in. */
  readonly manualLinking: boolean;
  readonly passwordRules: PasswordRules;
  readonly passwordChange: PasswordChangeRule;
}
