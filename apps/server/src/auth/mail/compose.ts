import type { Shown } from "./html-page.ts";
import { htmlPage } from "./html-page.ts";
import type { MailRequest } from "./mail-request.ts";
import type { MailMessage } from "./message.ts";
import { type MailPurpose, getWording } from "./wording.ts";

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
  const shown = { wording, link: wording.action && link, code: wording.codeLead && code, sender: getSender(to, siteUrl) };
  return { to, subject: `${wording.subject} · Ironpace`, text: asText(shown), html: htmlPage(shown), link: shown.link };
}

/** A letter, which anybody who holds it can unsubscribe from. */
export function composeLetter(
  { subject, lines: [lead = "", ...more], action, link, footnote, unsubscribe }: NonNullable<MailRequest["letter"]>,
  { to, siteUrl }: Pick<MailContent, "to" | "siteUrl">,
): MailMessage {
  const wording = { subject, heading: subject, lead, more, action, footnote };
  const shown = { wording, link, code: undefined, sender: getSender(to, siteUrl), unsubscribe: unsubscribe.page };
  const content = { text: asText(shown), html: htmlPage(shown) };
  return { to, subject: `${subject} · Ironpace`, ...content, link, unsubscribeUrl: unsubscribe.oneClick };
}

const getSender = (to: string, siteUrl: string): string => `Sent to ${to} by Ironpace at ${new URL(siteUrl).host}.`;

const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

function asText({ wording, link, code, sender, unsubscribe }: Shown): string {
  const { heading, lead, more = [], action, codeLead, footnote } = wording;
  const button = link && `${action}:\n${link}`;
  const end = unsubscribe && `Unsubscribe:\n${unsubscribe}`;
  const parts = [heading, lead, ...more, button, code && `${codeLead} ${code}`, footnote, end, `-- \n${sender}`];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
