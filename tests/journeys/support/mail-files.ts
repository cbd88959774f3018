import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { parseMail, type ReceivedMail } from "../../support/mailbox.ts";

/** The mails a server without SMTP has written for this address, oldest first; waits for the first. A name with a dot in front is still being written. */
export async function mailsTo(address: string): Promise<readonly ReceivedMail[]> {
  const directory = join(process.env["JOURNEY_DATA_DIR"] ?? "", "mail");
  const names = async () =>
    (await readdir(directory).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name) && name.includes(`-${address}-`)).toSorted();
  await expect.poll(async () => (await names()).length, { message: `mails to ${address}` }).toBeGreaterThanOrEqual(1);
  return Promise.all((await names()).map(async (name) => parseMail(await readFile(join(directory, name)))));
}
