import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { parseMail, type ReceivedMail } from "#support/services/mailbox.ts";

/** The first mail of this subject, or a later one, that a server without SMTP has written for this address; waits for it. A name with a dot in front is still being written. */
export async function mailTo(address: string, subject: string, index = 0): Promise<ReceivedMail> {
  const directory = join(process.env["JOURNEY_DATA_DIR"] ?? "", "mail");
  const find = async () => {
    const names = (await readdir(directory).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name) && name.includes(`-${address}-`));
    const mails = await Promise.all(names.toSorted().map(async (name) => parseMail(await readFile(join(directory, name)))));
    return mails.filter((mail) => mail.subject.startsWith(subject))[index];
  };
  await expect.poll(find, { message: `a mail to ${address}: ${subject}` }).toBeDefined();
  return (await find()) as ReceivedMail;
}
