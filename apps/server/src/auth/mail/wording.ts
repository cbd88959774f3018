import { UNDO_LIFETIME_MS } from "../model/added-method.ts";
import { ONE_TIME_TOKEN_SECONDS } from "../store/one-time-tokens.ts";

/** Purposes of mails that people request. */
export const ASKED_FOR = [
  "signup",
  "invite",
  "magiclink",
  "recovery",
  "email_change_current",
  "email_change_new",
  "reauthentication",
] as const;

/** Security notices: sent to the owner of an account without a request, because somebody else may have made the change. */
export const NOTICES = [
  "password_changed",
  "passkey_added",
  "identity_linked",
  "factor_added",
  "factor_removed",
  "passkey_removed",
  "identity_unlinked",
  "password_removed",
  "email_changed",
] as const;
export type Notice = (typeof NOTICES)[number];

/** A letter from another part of the server to the owner of an account. */
export const LETTER = "letter";

/** Purposes of the mails of an account. */
export const MAIL_PURPOSES = [...ASKED_FOR, ...NOTICES, "already-registered"] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];

export interface Wording {
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  /** Paragraphs after it. */
  readonly more?: readonly string[];
  /** What the button says; without one there is nothing to open. */
  readonly action?: string;
  /** How the code is introduced; without it none is shown. */
  readonly codeLead?: string;
  readonly footnote: string;
}

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const UNITS = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
] as const;

/** A time in the largest unit that it fills: 3600 is "one hour", 90 minutes are "90 minutes". */
export function durationInWords(seconds: number): string {
  const [length, unit] = UNITS.find(([length]) => seconds >= length && seconds % length === 0) ?? ([60, "minute"] as const);
  const count = Math.ceil(seconds / length);
  return `${NUMBERS[count] ?? String(count)} ${unit}${count === 1 ? "" : "s"}`;
}

const EXPIRES = `You can use the link or the code once, within ${durationInWords(ONE_TIME_TOKEN_SECONDS)}.`;
const IF_ASKED = "If you are asked for a code, enter this one:";
const UNDO = {
  action: "This was not me",
  footnote: `If this was you, there is nothing to do. If not, tap “This was not me” within ${durationInWords(UNDO_LIFETIME_MS / 1000)}: we undo it, sign out every device and help you set a new password.`,
};
const RESET = {
  action: "Reset password",
  footnote: "If this was you, there is nothing to do. If not, reset your password now, which signs out every device.",
};

export interface WordingFacts {
  /** The address an account is moving to. */
  readonly newEmail: string;
  /** What a notice is about: the name of a passkey or of a provider, or all of them; for a factor the others, empty without any. */
  readonly subject: string;
  /** When it happened, as people write it. */
  readonly when: string;
}

/** The words of a mail, plain and short. */
export function getWording(purpose: MailPurpose, { newEmail, subject, when }: WordingFacts): Wording {
  switch (purpose) {
    case "password_changed":
      return {
        subject: "Your password was changed",
        heading: "Your password was changed",
        lead: `The password of your Ironpace account was changed on ${when}. All other devices were signed out.`,
        ...(subject && {
          more: [`You can also sign in with: ${subject}. In your settings, remove any you do not recognise.`],
        }),
        ...RESET,
      };
    case "passkey_added":
      return {
        subject: "A passkey was added",
        heading: "A passkey was added",
        lead: `A passkey (${subject}) was added to your Ironpace account on ${when}. You can use it to sign in without your password.`,
        ...UNDO,
      };
    case "identity_linked":
      return {
        subject: `${subject} was linked to your account`,
        heading: `${subject} was linked to your account`,
        lead: `${subject} was linked on ${when}. Whoever signs in to that ${subject} account can now open your Ironpace account.`,
        ...UNDO,
      };
    case "factor_added":
      return subject === ""
        ? {
            subject: "Two-factor sign-in was switched on",
            heading: "Two-factor sign-in was switched on",
            lead: `An authenticator app or security key was added to your Ironpace account on ${when}. From now on you confirm each sign-in with it.`,
            ...UNDO,
          }
        : {
            subject: "A two-factor method was added",
            heading: "A two-factor method was added",
            lead: `An authenticator app or security key was added to your Ironpace account on ${when}. You can confirm each sign-in with it or with ${subject}.`,
            ...UNDO,
          };
    case "factor_removed":
      return subject === ""
        ? {
            subject: "Two-factor sign-in was switched off",
            heading: "Two-factor sign-in was switched off",
            lead: `Your last authenticator app or security key was removed from your Ironpace account on ${when}. You now sign in without a second step.`,
            ...RESET,
          }
        : {
            subject: "A two-factor method was removed",
            heading: "A two-factor method was removed",
            lead: `An authenticator app or security key was removed from your Ironpace account on ${when}. You still confirm each sign-in with ${subject}.`,
            ...RESET,
          };
    case "passkey_removed":
      return {
        subject: "A passkey was removed",
        heading: "A passkey was removed",
        lead: `A passkey (${subject}) was removed from your Ironpace account on ${when}. It no longer signs you in.`,
        ...RESET,
      };
    case "identity_unlinked":
      return {
        subject: `${subject} was unlinked from your account`,
        heading: `${subject} was unlinked from your account`,
        lead: `${subject} was unlinked on ${when}. It no longer opens your Ironpace account.`,
        ...RESET,
      };
    case "password_removed":
      return {
        subject: "Your password was removed",
        heading: "Your password was removed",
        lead: `The password of your Ironpace account was removed on ${when}. All other devices were signed out.`,
        ...(subject && { more: [`You can still sign in with: ${subject}.`] }),
        ...RESET,
      };
    case "email_changed":
      return {
        subject: "Your email address was changed",
        heading: "Your email address was changed",
        lead: `The email address of your Ironpace account was changed to ${subject} on ${when}. Sign in with the new address from now on.`,
        ...UNDO,
      };
    case "signup":
      return {
        subject: "Confirm your email address",
        heading: "Confirm your email address",
        lead: "Confirm this address to activate your Ironpace account.",
        action: "Confirm email address",
        codeLead: "Or enter this code where you signed up:",
        footnote: `${EXPIRES} If this was not you, ignore this email: nobody can use the account without it.`,
      };
    case "already-registered":
      return {
        subject: "You already have an account",
        heading: "You already have an account",
        lead: "Someone, probably you, tried to sign up with this address. You already have an Ironpace account: sign in, or reset your password.",
        action: "Sign in",
        footnote: "If this was not you, ignore this email: your account is unchanged.",
      };
    case "invite":
      return {
        subject: "You are invited to Ironpace",
        heading: "You are invited",
        lead: "You have been invited to Ironpace, the training app for strength and endurance. Accept to create your account.",
        action: "Accept the invitation",
        codeLead: IF_ASKED,
        footnote: `${EXPIRES} If you did not expect this, ignore this email: nobody can use the account without it.`,
      };
    case "magiclink":
      return {
        subject: "Your sign-in link",
        heading: "Sign in to Ironpace",
        lead: "Open this link on the device you want to sign in on.",
        action: "Sign in",
        codeLead: IF_ASKED,
        footnote: `${EXPIRES} If this was not you, ignore this email: nobody can sign in without it.`,
      };
    case "recovery":
      return {
        subject: "Reset your password",
        heading: "Choose a new password",
        lead: "Someone asked to reset your Ironpace password. If it was you, choose a new one here.",
        action: "Reset password",
        codeLead: IF_ASKED,
        footnote: `${EXPIRES} If this was not you, ignore this email: your password stays as it is.`,
      };
    case "email_change_current":
      return {
        subject: "Confirm the change of your email address",
        heading: "Confirm the change of your email address",
        lead: `Your new address will be ${newEmail}. The change takes effect once you have confirmed it here and in the email sent to the new address.`,
        action: "Confirm the change",
        codeLead: IF_ASKED,
        footnote: `${EXPIRES} If this was not you, do not confirm it: someone else is signed in to your account. Change your password, which signs all other devices out.`,
      };
    case "email_change_new":
      return {
        subject: "Confirm your new email address",
        heading: "Is this your new email address?",
        lead: `Someone asked to change the address of an Ironpace account to ${newEmail}. The change takes effect once you have confirmed it here and in the email sent to the old address.`,
        action: "Confirm the new address",
        codeLead: IF_ASKED,
        footnote: `${EXPIRES} If this was not you, ignore this email: nothing changes without it.`,
      };
    case "reauthentication":
      return {
        subject: "Your confirmation code",
        heading: "Confirm that it is you",
        lead: "You asked for a code to change the password of your Ironpace account.",
        codeLead: "Enter it together with your new password:",
        footnote: `The code works once, within ${durationInWords(ONE_TIME_TOKEN_SECONDS)}. If this was not you, someone else is signed in to your account: change your password, which signs all other devices out.`,
      };
  }
}
