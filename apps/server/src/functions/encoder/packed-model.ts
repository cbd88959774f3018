import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { inflate } from "node:zlib";
import type { GraphArtifacts } from "./tensor-flow.ts";

/** `float32` and `int32` are stored as they are; of the others every row or column is one byte a number, in steps of its own. */
type Storage = "float32" | "int32" | "rows" | "columns";
type Tensor = readonly [name: string, shape: number[], storage: Storage];

interface Header {
  readonly topology: object;
  /** The pieces of words and their log-odds, in the order of the rows of the first tensor's table. */
  readonly vocabulary: [piece: string, score: number][];
  readonly tensors: readonly Tensor[];
}

interface PackedModel {
  readonly artifacts: GraphArtifacts;
  readonly vocabulary: Header["vocabulary"];
}

/**
 * Reads a model that `tools/train/export.py` has packed: two lengths of four bytes (of the deflated header, and where the numbers begin), the header,
 * and the numbers of each tensor one after the other, scales before bytes.
 */
export async function readPackedModel(file: URL): Promise<PackedModel> {
  const packed = await readFile(file);
  const [length, start] = [packed.readUInt32LE(0), packed.readUInt32LE(4)];
  const text = await promisify(inflate)(packed.subarray(8, 8 + length));
  const { topology, vocabulary, tensors } = JSON.parse(text.toString("utf8")) as Header;
  const weightData = new ArrayBuffer(4 * tensors.reduce((sum, [, shape]) => sum + sizeOf(shape), 0));
  let from = packed.byteOffset + start;
  let to = 0;
  for (const [, shape, storage] of tensors) {
    const size = sizeOf(shape);
    if (storage === "rows" || storage === "columns") {
      const across = shape.at(-1) ?? 1;
      const scales = packed.buffer.slice(from, (from += 4 * (storage === "rows" ? size / across : across)));
      const bytes = new Int8Array(packed.buffer, from, size);
      unpack(new Float32Array(weightData, to, size), bytes, new Float32Array(scales), storage === "rows" ? across : undefined);
      from += size + (-size & 3);
    } else {
      new Uint8Array(weightData, to, 4 * size).set(new Uint8Array(packed.buffer, from, 4 * size));
      from += 4 * size;
    }
    to += 4 * size;
  }
  return {
    artifacts: {
      modelTopology: topology,
      weightSpecs: tensors.map(([name, shape, storage]) => ({ name, shape, dtype: storage === "int32" ? "int32" : "float32" })),
      weightData,
    },
    vocabulary,
  };
}

function sizeOf(shape: readonly number[]): number {
  return shape.reduce((product, length) => product * length, 1);
}

/** @param across Numbers of a row with one scale; undefined: every column has its own. */
function unpack(into: Float32Array, bytes: Int8Array, scales: Float32Array, across: number | undefined): void {
  const columns = scales.length;
  for (let at = 0; at < bytes.length; at++)
    into[at] = (bytes[at] ?? 0) * (scales[across === undefined ? at % columns : Math.floor(at / across)] ?? 0);
}
