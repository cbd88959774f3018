import { createMatrixKernel, packRight, ROWS_AT_ONCE } from "./matrix-kernel.ts";

/** The numbers of a model by their names in its graph. */
export type Weights = ReadonlyMap<string, Float32Array>;

/** Numbers of the vector of a piece, of what the layers hand on, and of what is between the two halves of a layer. */
const PIECE_WIDTH = 256;
const WIDTH = 512;
const INNER_WIDTH = 1536;
const HEADS = 4;
/** What is added to the variance before dividing by its root. */
const SMALLEST_VARIANCE = 1e-6;

const ENCODE = "module_apply_default/Encoder_en/KonaTransformer/Encode/";
const KERNELS = "module/Encoder_en/KonaTransformer/Encode/";
const CONCAT = "/ConcatPartitions/concat";
const EMBEDDINGS = "module/Embeddings_en";
const FREQUENCIES = `${ENCODE}TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1`;
const HIDDEN = "module/Encoder_en/hidden_layers/tanh_layer_0/";

const PAGE = 65_536;

/** A product with a bias, both in the kernel's memory: where, in bytes. */
interface Linear {
  readonly right: number;
  readonly bias: number;
  readonly depth: number;
  readonly columns: number;
}

interface Norm {
  readonly scale: Float32Array;
  readonly bias: Float32Array;
}

/**
 * The forward pass of Universal Sentence Encoder Lite (Cer et al. 2018): two layers of a transformer (Vaswani et al. 2017), the mean over the
 * pieces, one more layer. Returns 512 numbers, their length 1, of the rows of the pieces of a text.
 */
export function createTransformer(weights: Weights): (pieces: readonly number[]) => Float32Array {
  const read = (name: string): Float32Array => {
    const found = weights.get(name);
    if (found === undefined) throw new Error(`The model has no ${name}.`);
    return found;
  };
  const linears: { readonly linear: Linear; readonly kernel: Float32Array; readonly added: Float32Array }[] = [];
  let end = 0;
  const linear = (kernelName: string, biasName: string): Linear => {
    const [kernel, added] = [read(kernelName), read(biasName)];
    const placed = { right: end, bias: end + 4 * kernel.length, depth: kernel.length / added.length, columns: added.length };
    linears.push({ linear: placed, kernel, added });
    end = placed.bias + 4 * added.length;
    return placed;
  };
  const norm = (name: string): Norm => ({
    scale: read(`${name}layer_prepostprocess/layer_norm/layer_norm_scale${CONCAT}`),
    bias: read(`${name}layer_prepostprocess/layer_norm/layer_norm_bias${CONCAT}`),
  });
  const layers = [0, 1].map((at) => {
    const own = `${ENCODE}Layer_${at}/TransformerLayer/`;
    const stack = `${ENCODE}TransformerStack/Layer_${at}/TransformerLayer/FFN/`;
    const attention = (name: string) =>
      linear(
        `${KERNELS}Layer_${at}/TransformerLayer/MultiheadAttention/${name}/kernel/part_0`,
        `${own}MultiheadAttention/${name}/bias${CONCAT}`,
      );
    const inner = (name: string) => linear(`${stack}${name}/Tensordot/Reshape_1`, `${own}FFN/${name}/bias${CONCAT}`);
    return {
      before: norm(own),
      queries: attention("qkv_transform_single"),
      joined: attention("output_transform_single"),
      // The first layer makes 512 numbers of 256.
      widened: at === 0 ? linear(`${own}dense/kernel${CONCAT}`, `${own}dense/bias${CONCAT}`) : undefined,
      between: norm(`${own}FFN/`),
      first: inner("conv1"),
      second: inner("conv2"),
    };
  });
  const last = linear(`${HIDDEN}weights`, `${HIDDEN}bias`);
  const [embeddings, frequencies] = [read(EMBEDDINGS), read(FREQUENCIES)];

  const start = end;
  const kernel = createMatrixKernel(Math.ceil(start / PAGE));
  for (const {
    linear: { right, bias, columns },
    kernel: matrix,
    added,
  } of linears) {
    packRight(new Float32Array(kernel.memory.buffer, right, matrix.length), matrix, columns);
    new Float32Array(kernel.memory.buffer, bias, added.length).set(added);
  }

  /** Room for what is computed of so many rows, behind the weights: kept for the next text. */
  const reserve = (rows: number) => {
    const sizes = [WIDTH, WIDTH, WIDTH, INNER_WIDTH].map((width) => 4 * width * rows);
    const missing = start + sizes.reduce((sum, size) => sum + size, 0) - kernel.memory.buffer.byteLength;
    if (missing > 0) kernel.memory.grow(Math.ceil(missing / PAGE));
    let at = start;
    return sizes.map((size) => {
      const numbers = new Float32Array(kernel.memory.buffer, at, size / 4);
      at += size;
      return numbers;
    }) as [Float32Array, Float32Array, Float32Array, Float32Array];
  };
  const multiply = (left: Float32Array, { right, bias, depth, columns }: Linear, out: Float32Array, rows: number, least = -Infinity) =>
    kernel.multiply(left.byteOffset, right, bias, out.byteOffset, rows, depth, columns, least);

  return (pieces) => {
    const count = pieces.length;
    const rows = Math.ceil(count / ROWS_AT_ONCE) * ROWS_AT_ONCE;
    const [values, other, normed, inner] = reserve(rows);
    pieces.forEach((piece, place) => addPlace(values, embeddings, frequencies, piece, place));
    let width = PIECE_WIDTH;
    for (const { before, queries, joined, widened, between, first, second } of layers) {
      normalize(values, before, normed, count, width);
      multiply(normed, queries, inner, rows);
      attend(inner, normed, count, width);
      if (widened === undefined) {
        multiply(normed, joined, other, rows);
        add(values, other, count * WIDTH);
      } else {
        multiply(values, widened, other, rows);
        multiply(normed, joined, values, rows);
        add(values, other, count * WIDTH);
      }
      width = WIDTH;
      normalize(values, between, normed, count, width);
      multiply(normed, first, inner, rows, 0);
      multiply(inner, second, other, rows);
      add(values, other, count * WIDTH);
    }
    meanOf(values, normed, count);
    multiply(normed, last, other, ROWS_AT_ONCE);
    const vector = other.slice(0, WIDTH).map(Math.tanh);
    const length = Math.hypot(...vector);
    return vector.map((value) => value / length);
  };
}

/** The vector of a piece, twice as the model has learned it, and of its place in the text. */
function addPlace(into: Float32Array, embeddings: Float32Array, frequencies: Float32Array, piece: number, place: number): void {
  const half = PIECE_WIDTH / 2;
  const [from, to] = [piece * PIECE_WIDTH, place * PIECE_WIDTH];
  for (let at = 0; at < half; at++) {
    const angle = place * (frequencies[at] ?? 0);
    into[to + at] = 2 * (embeddings[from + at] ?? 0) + Math.sin(angle);
    into[to + half + at] = 2 * (embeddings[from + half + at] ?? 0) + Math.cos(angle);
  }
}

function add(into: Float32Array, added: Float32Array, size: number): void {
  for (let at = 0; at < size; at++) into[at] = (into[at] ?? 0) + (added[at] ?? 0);
}

/** Every row with mean 0 and variance 1, then scaled and moved as learned. */
function normalize(values: Float32Array, { scale, bias }: Norm, into: Float32Array, rows: number, width: number): void {
  for (let row = 0; row < rows; row++) {
    const from = row * width;
    let sum = 0;
    for (let at = 0; at < width; at++) sum += values[from + at] ?? 0;
    const mean = sum / width;
    let squares = 0;
    for (let at = 0; at < width; at++) squares += ((values[from + at] ?? 0) - mean) ** 2;
    const factor = 1 / Math.sqrt(squares / width + SMALLEST_VARIANCE);
    for (let at = 0; at < width; at++) into[from + at] = ((values[from + at] ?? 0) - mean) * factor * (scale[at] ?? 0) + (bias[at] ?? 0);
  }
}

/** Every row of `queries` has the queries, keys and values of a piece, each of all heads; into the mean of the values by how well the keys match. */
function attend(queries: Float32Array, into: Float32Array, rows: number, width: number): void {
  const size = width / HEADS;
  const weights = new Float32Array(rows);
  for (let head = 0; head < HEADS; head++) {
    for (let row = 0; row < rows; row++) {
      const query = queries.subarray(3 * width * row + head * size);
      let most = -Infinity;
      for (let other = 0; other < rows; other++) {
        const key = 3 * width * other + width + head * size;
        let product = 0;
        for (let at = 0; at < size; at++) product += (query[at] ?? 0) * (queries[key + at] ?? 0);
        weights[other] = product / Math.sqrt(size);
        most = Math.max(most, weights[other] ?? 0);
      }
      let sum = 0;
      for (let other = 0; other < rows; other++) sum += weights[other] = Math.exp((weights[other] ?? 0) - most);
      const to = width * row + head * size;
      into.fill(0, to, to + size);
      for (let other = 0; other < rows; other++) {
        const value = 3 * width * other + 2 * width + head * size;
        const share = (weights[other] ?? 0) / sum;
        for (let at = 0; at < size; at++) into[to + at] = (into[to + at] ?? 0) + share * (queries[value + at] ?? 0);
      }
    }
  }
}

function meanOf(values: Float32Array, into: Float32Array, rows: number): void {
  into.fill(0, 0, WIDTH);
  for (let row = 0; row < rows; row++) for (let at = 0; at < WIDTH; at++) into[at] = (into[at] ?? 0) + (values[row * WIDTH + at] ?? 0);
  for (let at = 0; at < WIDTH; at++) into[at] = (into[at] ?? 0) / rows;
}
