import { htmlPage } from "./html/page.ts";
import type { MailMessage } from "./message.ts";
import { type MailPurpose, type Wording, getWording } from "./wording.ts";

export interface MailContent {
  readonly to: string;
  /** Where the account is, as the reader knows it. */
  readonly siteUrl: string;
  readonly link?: string;
  /** Six digits. */
  readonly code?: string;
  /** The address an account is moving to. */
  readonly newEmail?: string;
  /** What a notice is about. */
  readonly subject?: string;
  /** ISO 8601, of a notice. */
  readonly at?: string;
}

/** One mail, as text and as HTML with the same words. */
export function composeMail(purpose: MailPurpose, { to, siteUrl, link, code, newEmail = "", subject = "", at }: MailContent): MailMessage {
  const wording = getWording(purpose, { newEmail, subject, when: at === undefined ? "" : `${DATE.format(new Date(at))} UTC` });
  const sender = `Sent to ${to} by Ironpace at ${new URL(siteUrl).host}.`;
  const shown = { wording, link: wording.action && link, code: wording.codeLead && code, sender };
  return { to, subject: `${wording.subject} · Ironpace`, text: asText(shown), html: htmlPage(shown), link: shown.link };
}

const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

export interface Shown {
  readonly wording: Wording;
  readonly link: string | undefined;
  readonly code: string | undefined;
  /** Who wrote to whom: a mail that says neither looks like one of a stranger. */
  readonly sender: string;
}

function asText({ wording, link, code, sender }: Shown): string {
  const { heading, lead, action, codeLead, footnote } = wording;
  const parts = [heading, lead, link && `${action}:\n${link}`, code && `${codeLead} ${code}`, footnote, `-- \n${sender}`];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
