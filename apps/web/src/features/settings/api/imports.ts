import type { Json, Tables } from "@ironpace/contract";
import { type UseMutationResult, type UseQueryResult, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";
import { settingsKeys } from "./settings-keys.ts";
import type { ParsedFile, Units } from "../model/import/parsed-file.ts";

export type Import = Pick<Tables<"imports">, "id" | "file_name" | "format" | "sessions" | "sets" | "created_at">;

/** The latest first. */
const getImports = async (): Promise<readonly Import[]> =>
  getData(
    supabase
      .from("imports")
      .select("id, file_name, format, sessions, sets, created_at")
      .order("created_at", { ascending: false })
      .limit(100),
  );

const importsQueryOptions = () => queryOptions({ queryKey: settingsKeys.imports, queryFn: getImports, staleTime: 0 });

export function useImports(): UseQueryResult<readonly Import[]> {
  return useQuery(importsQueryOptions());
}

const importPreview = z.array(
  z.object({
    key: z.string(),
    stored: z.boolean(),
    matches: z.array(z.object({ id: z.uuid(), title: z.string(), minutes: z.number() })).nullable(),
  }),
);

/** A planned session that the work of a file may have been. */
type Match = NonNullable<z.infer<typeof importPreview>[number]["matches"]>[number];

export interface Preview {
  readonly file: File;
  readonly units: Units;
  readonly read: ParsedFile;
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
  const found = importPreview.parse(await getData(supabase.rpc("preview_import", { sessions })));
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

const storedImport = z.object({ stored: z.number(), duplicates: z.number() });
type StoredImport = z.infer<typeof storedImport>;

interface ImportChoice {
  readonly preview: Preview;
  /** The planned session a session completes, by its key. */
  readonly planned: ReadonlyMap<string, string>;
}

/** Stores what is new in a file, in one step. Sent again, it is stored once. */
async function storeImport({ preview: { file, read, stored }, planned }: ImportChoice): Promise<StoredImport> {
  const sessions = read.sessions
    .filter(({ key }) => !stored.has(key))
    .map((session) => ({ ...session, training_session_id: planned.get(session.key) ?? null }));
  const given = { name: file.name.slice(-255) || "file", format: read.format };
  return storedImport.parse(await getData(supabase.rpc("store_import", { file: given, sessions: sessions as unknown as Json })));
}

export function useStoreImport(): UseMutationResult<StoredImport, Error, ImportChoice> {
  const queryClient = useQueryClient();
  // Every page that shows work shows it differently now.
  return useMutation({ mutationFn: storeImport, onSuccess: () => queryClient.invalidateQueries() });
}

const revertedImport = z.object({ sessions: z.number(), sets: z.number(), reopened: z.number() });
type RevertedImport = z.infer<typeof revertedImport>;

/** Takes everything out again that came with an import. */
const revertImport = async (id: string): Promise<RevertedImport> =>
  revertedImport.parse(await getData(supabase.rpc("revert_import", { import_id: id })));

export function useRevertImport(): UseMutationResult<RevertedImport, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: revertImport, onSettled: () => queryClient.invalidateQueries() });
}
