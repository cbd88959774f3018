import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { parseMail, type ReceivedMail } from "../../support/mailbox.ts";

/** The mails a server without SMTP has written for this address, oldest first; waits until there are `count`. A name with a dot in front is still being written. */
export async function mailsTo(
  address: string,
  count = 1,
  dataDir = process.env["JOURNEY_DATA_DIR"] ?? "",
): Promise<readonly ReceivedMail[]> {
  const directory = join(dataDir, "mail");
  const names = async () =>
    (await readdir(directory).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name) && name.includes(`-${address}-`)).toSorted();
  await expect.poll(async () => (await names()).length, { message: `mails to ${address}` }).toBeGreaterThanOrEqual(count);
  return Promise.all((await names()).map(async (name) => parseMail(await readFile(join(directory, name)))));
}
