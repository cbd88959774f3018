import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { z } from "zod";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import type { ReadFile, Units } from "../model/import/read-file.ts";

const known = z.array(
  z.object({
    key: z.string(),
    stored: z.boolean(),
    matches: z.array(z.object({ id: z.uuid(), title: z.string(), minutes: z.number() })).nullable(),
  }),
);

/** A planned session that the work of a file may have been. */
type Match = NonNullable<z.infer<typeof known>[number]["matches"]>[number];

export interface Preview {
  readonly file: File;
  readonly units: Units;
  readonly read: ReadFile;
  /** Keys of the sessions that are in the ledger already. */
  readonly stored: ReadonlySet<string>;
  /** By the key of the session. */
  readonly matches: ReadonlyMap<string, readonly Match[]>;
}

/** Reads a file and asks what of it is there already. Nothing is stored. Throws a Refusal for a file that is not read. */
async function previewImport({ file, units }: Pick<Preview, "file" | "units">): Promise<Preview> {
  const { importFile } = await import("../model/import/import-file.ts");
  const read = await importFile(file, units);
  const sessions = read.sessions.map(({ key, day, kind, original_id }) => ({ key, day, kind, ...(original_id && { original_id }) }));
  const found = known.parse(await getData(supabase.rpc("preview_import", { sessions })));
  return {
    file,
    units,
    read,
    stored: new Set(found.filter(({ stored }) => stored).map(({ key }) => key)),
    matches: new Map(found.flatMap(({ key, stored, matches }) => (stored || matches === null ? [] : [[key, matches]]))),
  };
}

export function usePreviewImport(): UseMutationResult<Preview, Error, Pick<Preview, "file" | "units">> {
  // Reading needs no connection, and what the server is asked says itself when there is none.
  return useMutation({ mutationFn: previewImport, networkMode: "always" });
}
