import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A WebAssembly.Module: it can be sent to other threads. TypeScript knows it in browsers only. */
export type CompiledPostgres = object;

declare const WebAssembly: { compile(bytes: Uint8Array): Promise<CompiledPostgres> };

/**
 * PostgreSQL compiled for this process, once: a session that is opened again, or another one, starts with the code that the first one
 * has already made fast.
 */
export function compiledPostgres(): Promise<CompiledPostgres> {
  return (compiled ??= compile());
}

let compiled: Promise<CompiledPostgres> | undefined;

async function compile(): Promise<CompiledPostgres> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  return WebAssembly.compile(await readFile(join(dirname(entry), "pglite.wasm")));
}
