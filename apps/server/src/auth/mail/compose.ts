import { htmlPage } from "./html-page.ts";
import type { MailMessage } from "./message.ts";
import { type MailPurpose, type Wording, wordingOf } from "./wording.ts";

export interface MailContent {
  readonly to: string;
  readonly link?: string;
  /** Six digits. */
  readonly code?: string;
  /** The address an account is moving to. */
  readonly newEmail?: string;
}

/** One mail, as text and as HTML with the same words. */
export function composeMail(purpose: MailPurpose, { to, link, code, newEmail = "" }: MailContent): MailMessage {
  const wording = wordingOf(purpose, { newEmail });
  const shown = { wording, link: wording.action && link, code: wording.codeLead && code };
  return { to, subject: `${wording.subject} · Ironpace`, text: asText(shown), html: htmlPage(shown), link: shown.link };
}

export interface Shown {
  readonly wording: Wording;
  readonly link: string | undefined;
  readonly code: string | undefined;
}

function asText({ wording, link, code }: Shown): string {
  const { heading, lead, action, codeLead, footnote } = wording;
  const parts = [heading, lead, link && `${action}:\n${link}`, code && `${codeLead} ${code}`, footnote, "-- \nIronpace"];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
