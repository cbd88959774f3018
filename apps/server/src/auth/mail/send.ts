import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { MailMessage } from "./message.ts";

/** Rejects when the mail could not be handed over. */
export type SendMail = (message: MailMessage) => Promise<void>;

export interface SmtpSettings {
  readonly SMTP_HOST?: string;
  readonly SMTP_PORT?: string;
  readonly SMTP_USER?: string;
  readonly SMTP_PASSWORD?: string;
  readonly SMTP_FROM?: string;
}

/** By SMTP where it is configured; else into a directory, with the link in the log, so that a laptop needs no mail server. */
export function createSendMail(smtp: SmtpSettings | undefined, directory: string, log: Logger): SendMail {
  return smtp ? sendBySmtp(smtp) : writeToDirectory(directory, log);
}

const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const SUBMISSION_PORT = 587;
const SMTPS_PORT = 465;

/** Headers that suppress automatic replies. */
const HEADERS = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** A mail program shows its own button for these, and posts to the address without opening it (RFC 8058). */
function getHeaders({ unsubscribeUrl }: MailMessage): Readonly<Record<string, string>> {
  if (unsubscribeUrl === undefined) return HEADERS;
  return { ...HEADERS, "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function sendBySmtp({
  SMTP_HOST: host = "",
  SMTP_PORT,
  SMTP_USER: user,
  SMTP_PASSWORD: pass = "",
  SMTP_FROM: from = "",
}: SmtpSettings): SendMail {
  const port = Number(SMTP_PORT ?? SUBMISSION_PORT);
  const secure = port === SMTPS_PORT;
  // A password leaves this machine only through TLS.
  const requireTLS = user !== undefined && !secure && !["localhost", "127.0.0.1", "::1"].includes(host);
  const transport = lazy(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({ host, port, secure, requireTLS, ...SMTP_TIMEOUTS, ...(user && { auth: { user, pass } }) });
  });
  return async (mail) => {
    const { to, subject, text, html } = mail;
    await (await transport()).sendMail({ from, to, subject, text, html, headers: getHeaders(mail) });
  };
}

function writeToDirectory(directory: string, log: Logger): SendMail {
  const transport = lazy(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({ streamTransport: true, buffer: true });
  });
  const from = { name: "Ironpace", address: "no-reply@localhost" };
  return async (mail) => {
    const { to, subject, text, html, link } = mail;
    const { message } = await (await transport()).sendMail({ from, to, subject, text, html, headers: getHeaders(mail) });
    const name = `${new Date().toISOString().replaceAll(":", "-")}-${to.replace(/[^\w.@+-]/g, "_").slice(0, 100)}-${randomUUID().slice(0, 8)}.eml`;
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const draft = join(directory, `.${name}`);
    await writeFile(draft, message, { mode: 0o600 });
    await rename(draft, join(directory, name));
    log.info({ to, subject, file: join(directory, name), ...(link && { link }) }, "no SMTP is configured: the mail was written to a file");
  };
}

/** Calls `make` once, at the first use: the start of the server does not wait for a library that only mails need. */
function lazy<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
