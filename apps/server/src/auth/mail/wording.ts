/** What the mails of an account are for. */
export type MailPurpose =
  | "signup"
  | "already-registered"
  | "invite"
  | "magiclink"
  | "recovery"
  | "email_change_current"
  | "email_change_new"
  | "reauthentication";

export interface Wording {
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  /** What the button says; without one there is nothing to open. */
  readonly action?: string;
  /** How the code is introduced; without it none is shown. */
  readonly codeLead?: string;
  readonly footnote: string;
}

const EXPIRES = "The link works once and for one hour.";
const NOT_YOU = "If this was not you, ignore this mail: nothing happens.";

/** The words of a mail, plain and short. `newEmail` is the address an account is moving to. */
export function wordingOf(purpose: MailPurpose, { newEmail }: { readonly newEmail: string }): Wording {
  switch (purpose) {
    case "signup":
      return {
        subject: "Confirm your e-mail address",
        heading: "One tap and you are in",
        lead: "Confirm that this address is yours, and your Ironpace account is ready.",
        action: "Confirm e-mail address",
        codeLead: "Or enter this code where you signed up:",
        footnote: `${EXPIRES} ${NOT_YOU}`,
      };
    case "already-registered":
      return {
        subject: "You already have an account",
        heading: "You already have an account",
        lead: "Somebody, probably you, just signed up with this address. It has an Ironpace account already: sign in with your password, or ask for a new one if you forgot it.",
        action: "Sign in",
        footnote: "If this was not you, ignore this mail: your account is unchanged.",
      };
    case "invite":
      return {
        subject: "You are invited to Ironpace",
        heading: "You are invited",
        lead: "An account at Ironpace has been made for you. Accept the invitation to use it.",
        action: "Accept the invitation",
        footnote: `${EXPIRES} If you did not expect this, ignore this mail.`,
      };
    case "magiclink":
      return {
        subject: "Your sign-in link",
        heading: "Sign in to Ironpace",
        lead: "Open this link on the device you want to train with.",
        action: "Sign in",
        codeLead: "Or enter this code:",
        footnote: `${EXPIRES} ${NOT_YOU}`,
      };
    case "recovery":
      return {
        subject: "Reset your password",
        heading: "Choose a new password",
        lead: "Somebody asked to reset the password of your Ironpace account. If it was you, choose a new one here.",
        action: "Reset password",
        codeLead: "Or enter this code:",
        footnote: `${EXPIRES} If this was not you, ignore this mail: your password stays as it is.`,
      };
    case "email_change_current":
      return {
        subject: "Confirm the change of your e-mail address",
        heading: "Your e-mail address is to change",
        lead: `The new address is to be ${newEmail}. Confirm it from here, and from the mail that was sent there.`,
        action: "Confirm the change",
        codeLead: "Or enter this code:",
        footnote: `${EXPIRES} If this was not you, do not confirm it and change your password.`,
      };
    case "email_change_new":
      return {
        subject: "Confirm your new e-mail address",
        heading: "Is this your new address?",
        lead: `Your Ironpace account is to move to ${newEmail}. Confirm it from here, and from the mail that was sent to the old address.`,
        action: "Confirm the new address",
        codeLead: "Or enter this code:",
        footnote: `${EXPIRES} ${NOT_YOU}`,
      };
    case "reauthentication":
      return {
        subject: "Your confirmation code",
        heading: "Confirm that it is you",
        lead: "You are changing something that matters in your Ironpace account.",
        codeLead: "Enter this code to go on:",
        footnote: "The code works once and for one hour. If this was not you, sign out all devices and change your password.",
      };
  }
}
