import { randomBytes } from "node:crypto";
import { createDatabase, takenNames } from "#database/postgres/create-database.ts";
import { CommandError, runCommand } from "./command.ts";

const USAGE = "Usage: npm run db:create -- postgres://administrator@host:5432/postgres [name]";

/**
 * `npm run db:create -- URL [NAME]`: an administrator of a PostgreSQL server makes a database with the two logins that Ironpace needs, and gets
 * the lines for `.env`. A password that the URL leaves out is read from PGPASSWORD or ~/.pgpass.
 */
await runCommand(async () => {
  const [administratorUrl = "", name = "ironpace"] = process.argv.slice(2);
  if (!URL.canParse(administratorUrl) || !/^postgres(ql)?:$/.test(new URL(administratorUrl).protocol)) throw new CommandError(USAGE);
  if (!/^[a-z][a-z0-9_]{0,40}$/.test(name))
    throw new CommandError("A name may contain lowercase letters, digits and _, and must begin with a letter.");
  const owner = { name, password: newPassword() };
  const requests = { name: `${name}_requests`, password: newPassword() };
  try {
    const taken = await takenNames(administratorUrl, [name, requests.name]);
    if (taken.length > 0)
      throw new CommandError(`${taken.join(" and ")} already ${taken.length === 1 ? "exists" : "exist"}: choose another name.`);
    await createDatabase(administratorUrl, name, { owner, requests });
  } catch (error) {
    if (error instanceof CommandError || !(error instanceof Error)) throw error;
    throw new CommandError(`The database could not be created: ${error.message}.`);
  }
  const addressOf = ({ name: user, password }: typeof owner) => {
    const url = new URL(administratorUrl);
    return Object.assign(url, { username: user, password, pathname: `/${name}` }).href;
  };
  process.stdout.write(`DATABASE_URL=${addressOf(owner)}\nDATABASE_REQUEST_URL=${addressOf(requests)}\n`);
});

/** A random password of letters, digits, - and _, which need no escape in a URL. */
function newPassword(): string {
  return randomBytes(24).toString("base64url");
}
