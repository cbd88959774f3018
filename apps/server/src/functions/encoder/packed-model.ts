import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { inflate } from "node:zlib";
import type { Piece } from "./tokenizer.ts";
import type { Weights } from "./transformer.ts";

/** `float32` and `int32` are stored as they are; of the others every row or column is one byte a number, in steps of its own. */
type Storage = "float32" | "int32" | "rows" | "columns";
type Tensor = readonly [name: string, shape: number[], storage: Storage];

interface Header {
  /** The pieces of words and their log-odds, in the order of the rows of the first tensor's table. */
  readonly vocabulary: readonly Piece[];
  readonly tensors: readonly Tensor[];
}

/** What a text is encoded with. */
export interface Model {
  readonly weights: Weights;
  readonly vocabulary: readonly Piece[];
}

/**
 * Reads a model that `tools/train/export.py` has packed: two lengths of four bytes (of the deflated header, and where the numbers begin), the header,
 * and the numbers of each tensor one after the other, scales before bytes.
 */
export async function readPackedModel(file: URL): Promise<Model> {
  const packed = await readFile(file);
  const [length, start] = [packed.readUInt32LE(0), packed.readUInt32LE(4)];
  const text = await promisify(inflate)(packed.subarray(8, 8 + length));
  const { vocabulary, tensors } = JSON.parse(text.toString("utf8")) as Header;
  const weights = new Map<string, Float32Array>();
  let from = packed.byteOffset + start;
  for (const [name, shape, storage] of tensors) {
    const size = shape.reduce((product, count) => product * count, 1);
    if (storage === "rows" || storage === "columns") {
      const columns = shape.at(-1) ?? 1;
      const scales = new Float32Array(packed.buffer.slice(from, (from += 4 * (storage === "rows" ? size / columns : columns))));
      weights.set(name, unpack(new Int8Array(packed.buffer, from, size), scales, columns, storage));
      from += size + (-size & 3);
    } else {
      if (storage === "float32") weights.set(name, new Float32Array(packed.buffer.slice(from, from + 4 * size)));
      from += 4 * size;
    }
  }
  return { weights, vocabulary };
}

function unpack(bytes: Int8Array, scales: Float32Array, columns: number, storage: "rows" | "columns"): Float32Array {
  const unpacked = new Float32Array(bytes.length);
  for (let row = 0, at = 0; at < bytes.length; row++)
    for (let column = 0; column < columns; column++, at++)
      unpacked[at] = (bytes[at] ?? 0) * (scales[storage === "rows" ? row : column] ?? 0);
  return unpacked;
}
