import pino from "pino";
import { expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { type DeliveryDependencies, deliverOne } from "#server/auth/mail/deliver.ts";

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
    log: pino({}, { write: (line: string) => lines.push(line) }),
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
