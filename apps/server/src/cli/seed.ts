import { existsSync } from "node:fs";
import { inProject } from "#backup/supabase/project.ts";
import { loadSeeds } from "#database/seed/load-seeds.ts";
import { CommandError, runCommand } from "./command.ts";
import { readProject } from "./read-project.ts";

/**
 * `npm run seed -- PROJECT`: loads the exercises and articles of the product into a Supabase project to which `supabase db push` has brought the
 * migrations, as Ironpace's server does at every start. PROJECT is the file that `npm run move-to-supabase` takes.
 */
await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new CommandError("Usage: npm run seed -- PROJECT");
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const loaded = await inProject(readProject(file), loadSeeds);
  process.stdout.write(loaded.length === 0 ? "Exercises and articles are already up to date.\n" : `Loaded: ${loaded.join(" and ")}.\n`);
});
