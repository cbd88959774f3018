import { describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { composeMail, type MailContent } from "#server/auth/mail/compose.ts";
import { type DeliveryDependencies, deliverOne } from "#server/auth/mail/deliver.ts";
import { createLog } from "#server/http/log.ts";
import { durationInWords, MAIL_PURPOSES } from "#server/auth/mail/wording.ts";

const content: MailContent = {
  to: "ada@example.com",
  siteUrl: "https://train.example",
  link: "https://train.example/auth/v1/verify?token=abc&type=signup&redirect_to=https%3A%2F%2Ftrain.example%2F",
  code: "048213",
  newEmail: '"<script>"@example.org',
  subject: "<b>Phone</b>",
  at: "2026-11-27T01:20:00.000Z",
};

const FALLBACK = "If the button does not work, copy this address into your browser:";

const entities: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** What a reader sees of the HTML, as words. */
function visibleText(html: string): string {
  const body = html.slice(html.indexOf("<body")).replace(/<div style="display:none[^]*?<\/div>/, "");
  const text = body.replace(/<\/?span[^>]*>/g, "").replace(/<[^>]+>/g, " ");
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);
}

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== "" && word !== "--");

describe.each(MAIL_PURPOSES)("the mail %s", (purpose) => {
  const mail = composeMail(purpose, content);

  test("says the same as text and as HTML", () => {
    const [brand, ...shown] = words(visibleText(mail.html).replace(FALLBACK, ""));
    expect(brand).toBe("IRONPACE");
    const links = mail.link === undefined ? [] : [mail.link];
    // In the text the address stands behind the words of the button, in the HTML at the end.
    const sorted = (list: readonly string[]) => [...list].toSorted();
    expect(sorted(shown.map((word) => word.replace(/:$/, "")))).toEqual(sorted(words(mail.text).map((word) => word.replace(/:$/, ""))));
    expect(shown.filter((word) => word.startsWith("https:"))).toEqual(links);
  });

  test("names its sender and its reader, and loads and runs nothing", () => {
    expect(mail.text).toContain("Sent to ada@example.com by Ironpace at train.example.");
    expect(mail.html).not.toMatch(/<img|<script|<link|<form|@import|url\(|src=|\son\w+=/i);
    expect(mail.subject).toMatch(/^.{10,60} · Ironpace$/);
  });
});

test("a code is shown where one is of use, a link where one is", () => {
  const shows = Object.fromEntries(
    MAIL_PURPOSES.map((purpose) => {
      const { text, link } = composeMail(purpose, content);
      return [purpose, [link !== undefined, text.includes("048213")]];
    }),
  );
  expect(shows).toEqual({
    signup: [true, true],
    "already-registered": [true, false],
    invite: [true, true],
    magiclink: [true, true],
    recovery: [true, true],
    email_change_current: [true, true],
    email_change_new: [true, true],
    reauthentication: [false, true],
    password_changed: [true, false],
    passkey_added: [true, false],
    identity_linked: [true, false],
    factor_added: [true, false],
    factor_removed: [true, false],
    passkey_removed: [true, false],
    identity_unlinked: [true, false],
    password_removed: [true, false],
    email_changed: [true, false],
  });
});

test.each([
  [3600, "one hour"],
  [5400, "90 minutes"],
  [7 * 86_400, "seven days"],
  [86_400, "one day"],
])("%i seconds are %s in a mail", (seconds, words) => {
  expect(durationInWords(seconds)).toBe(words);
});

test("a two-factor method was added: sign-in is switched on by the first alone", () => {
  const first = composeMail("factor_added", { ...content, subject: "" });
  const second = composeMail("factor_added", { ...content, subject: "your other one" });
  expect(first.subject).toMatch(/^Two-factor sign-in was switched on/);
  expect(second.subject).toMatch(/^A two-factor method was added/);
  expect(second.text).not.toContain("switched on");
  expect(second.text).toContain("You can confirm each sign-in with it or with your other one.");
});

test("a two-factor method was removed: sign-in is switched off by the last alone", () => {
  const last = composeMail("factor_removed", { ...content, subject: "" });
  const oneOfTwo = composeMail("factor_removed", { ...content, subject: "your other one" });
  expect(last.subject).toMatch(/^Two-factor sign-in was switched off/);
  expect(oneOfTwo.subject).toMatch(/^A two-factor method was removed/);
  expect(oneOfTwo.text).toContain("You still confirm each sign-in with your other one.");
});

test("a mail says how long its link works", () => {
  expect(composeMail("signup", content).text).toContain("within one hour");
  expect(composeMail("passkey_added", content).text).toContain("within seven days");
});

const REQUEST = { purpose: "recovery", email: "robin@example.com", redirectTo: "", challenge: null, create: null, ip: null };
const MESSAGE = { to: "robin@example.com", subject: "", text: "", html: "", link: undefined };

/** The line that is logged when a mail cannot be sent for this reason. */
async function loggedFor(error: Error): Promise<string> {
  const lines: string[] = [];
  const query = async () => [{ id: "1", request: "", attempts: 1 }];
  const dependencies: DeliveryDependencies = {
    database: { query, transaction: async () => MESSAGE } as unknown as Database,
    identity: { seal: String, unseal: () => JSON.stringify(REQUEST) },
    prepare: async () => MESSAGE,
    send: () => Promise.reject(error),
    onGivenUp: () => undefined,
    clock: () => new Date(0),
    log: createLog("info", { isTTY: false, write: (line: string) => lines.push(line) > 0 }),
  };
  await deliverOne(dependencies);
  return lines.join("");
}

/** As nodemailer makes it of the reply of a mail server. */
const refused = (code: string, command: string, response: string): Error =>
  Object.assign(new Error(`Can't send mail: ${response}`), {
    code,
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
    rejected: ["robin@example.com"],
    rejectedErrors: [Object.assign(new Error(response), { recipient: "robin@example.com" })],
  });

test.each([
  ["EENVELOPE", "RCPT TO", "550 5.1.1 <robin@example.com> is not known", "mail given up"],
  ["EMESSAGE", "DATA", "451 4.7.1 robin@example.com: try again later", "mail not sent, will be tried again"],
])("a mail that is refused with %s after %s is logged without its recipient", async (code, command, response, message) => {
  const line = await loggedFor(refused(code, command, response));
  expect(line).not.toContain("robin");
  expect(JSON.parse(line)).toMatchObject({ code, command, responseCode: Number(response.slice(0, 3)), purpose: "recovery", msg: message });
});

test("why no connection came about is logged", async () => {
  const error = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:25"), { code: "ESOCKET", command: "CONN" });
  expect(JSON.parse(await loggedFor(error))).toMatchObject({ code: "ESOCKET", reason: "connect ECONNREFUSED 127.0.0.1:25" });
});
