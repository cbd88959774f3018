import { build } from "vite";

/** One script with all it imports, as text that runs by itself; `define` replaces names in it. Nothing is written. */
export async function bundle(root: string, input: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { ...define },
    build: { write: false, target: "es2023", rollupOptions: { input, output: { format: "iife" } } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs.flatMap((output) => ("output" in output ? output.output : [])).find((file) => file.type === "chunk");
  if (chunk === undefined) throw new Error(`${input} cannot be built`);
  return chunk.code;
}
