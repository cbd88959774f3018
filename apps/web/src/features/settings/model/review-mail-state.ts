interface ReviewMail {
  readonly wanted: boolean;
  /** Time zone of the account. */
  readonly zone: string | null;
  /** Whether the server sends mail; undefined while that is not known. */
  readonly isAvailable: boolean | undefined;
  readonly email: string | undefined;
}

/** What the switch for the mail with the weekly review says, and whether it can be turned on. */
export function reviewMailState({ wanted, zone, isAvailable, email }: ReviewMail): { readonly text: string; readonly canTurnOn: boolean } {
  if (isAvailable === false) return { text: "This server does not send email.", canTurnOn: false };
  if (email === undefined || email === "") return { text: "Your account has no email address yet.", canTurnOn: false };
  const place = (zone ?? "UTC").replaceAll("_", " ");
  return { text: wanted ? `On. Sent on Sundays from 19:00 (${place}) to ${email}.` : "Off.", canTurnOn: isAvailable === true };
}
