import { z } from "zod";

/** One table of the backup, with the columns its rows have: those that PostgreSQL computes are left out. */
const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) });

/** The first entry of a backup: what is in it and which version of the schema it is of. */
export const manifestSchema = z.object({
  /** 2: the last entry lists all of them (contents.ts). Archives of format 1 are too old to be restored, which their migrations show. */
  format: z.union([z.literal(1), z.literal(2)]),
  createdAt: z.string(),
  /** "pglite" in archives that are too old to be restored. */
  engine: z.enum(["pglite", "postgres"]),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(table),
  /** Name → what it gave last; null: nothing yet. */
  sequences: z.record(z.string(), z.string().nullable()),
  /** Whether the uploaded files are in the backup, or stay in the bucket of an S3 service. */
  files: z.enum(["included", "elsewhere"]),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Table = z.infer<typeof table>;

/** Names of the entries of the archive. */
export const ENTRY = {
  manifest: "manifest.json",
  secrets: "secrets.json",
  rows: "rows/",
  files: "files/",
  contents: "contents.json",
} as const;
