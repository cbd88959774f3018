/**
 * Multiplies matrices of float32 in WebAssembly with SIMD, in one memory that both sides see. The module is assembled here: it is one function,
 * for which a compiler would be a tool more to install.
 */
export interface MatrixKernel {
  readonly memory: Memory;
  /**
   * `out` (rows × columns) = `left` (rows × depth) · `right` + `bias`, nothing below `least`. All are bytes from the start of the memory; rows
   * and depth are multiples of `ROWS_AT_ONCE`, `right` is what `packRight` has made.
   */
  multiply(left: number, right: number, bias: number, out: number, rows: number, depth: number, columns: number, least: number): void;
}

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): void;
}

/** What is used of it: the compiler knows it only of a browser. */
declare const WebAssembly: {
  readonly Memory: new (size: { initial: number }) => Memory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Readonly<Record<string, unknown>> };
};

/** Rows that are multiplied at once, and numbers of each that are read at once. */
export const ROWS_AT_ONCE = 4;
/** Columns that are multiplied at once: two vectors of four numbers. Four rows of them are all sums that the registers have room for. */
const COLUMNS_AT_ONCE = 8;

/** @param pages Of 64 KB, at the start. */
export function createMatrixKernel(pages: number): MatrixKernel {
  const memory = new WebAssembly.Memory({ initial: pages });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(MODULE), { e: { m: memory } });
  return { memory, multiply: exports["f"] as MatrixKernel["multiply"] };
}

/** Writes a matrix (depth × columns, row by row) so that the eight columns that are multiplied at once stand together. */
export function packRight(into: Float32Array, matrix: Float32Array, columns: number): void {
  for (let first = 0, to = 0; first < columns; first += COLUMNS_AT_ONCE)
    for (let from = first; from < matrix.length; from += columns)
      for (let at = 0; at < COLUMNS_AT_ONCE; at++) into[to++] = matrix[from + at] ?? 0;
}

// Numbers of the instructions: https://webassembly.github.io/spec/core/binary/instructions.html
const I32 = 0x7f;
const F32 = 0x7d;
const V128 = 0x7b;
const END = 0x0b;
const LOOP = [0x03, 0x40];
const AGAIN = [0x0d, 0];
const ADD = 0x6a;
const SUBTRACT = 0x6b;
const SHIFT_LEFT = 0x74;
const LOAD = [0xfd, 0x00, 4];
const LOAD_SPLAT = [0xfd, 0x09, 2];
const STORE = [0xfd, 0x0b, 4];
const SPLAT = [0xfd, 0x13];
const ADD_FLOATS = [0xfd, 0xe4, 0x01];
const MULTIPLY_FLOATS = [0xfd, 0xe6, 0x01];
const MAX_FLOATS = [0xfd, 0xe9, 0x01];

/** Parameters, then the other variables of the function: addresses and counts, then vectors. */
const [LEFT, RIGHT, BIAS, OUT, ROWS, DEPTH, COLUMNS, LEAST] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const [ROW, TO, LEFT_ROWS, FROM, LEFT_BYTES, OUT_BYTES] = [8, 9, 10, 11, 12, 13] as const;
const AT = [14, 15, 16, 17] as const;
const STEP = 18;
const ADDRESSES = STEP - LEAST;
const [FACTORS, FACTOR, FLOOR] = [[19, 20], 21, 22] as const;
const SUMS = [23, 24, 25, 26, 27, 28, 29, 30] as const;
const VECTORS = 4 + SUMS.length;

type Code = readonly number[];
/** Instructions one after the other. */
const code = (...parts: readonly (number | Code)[]): number[] => parts.flat();
const get = (variable: number) => [0x20, variable];
const set = (variable: number) => [0x21, variable];
const constant = (value: number) => [0x41, ...signed(value)];
const increase = (variable: number, by: Code) => code(get(variable), by, ADD, set(variable));
const decrease = (variable: number, by: number) => code(get(variable), constant(by), SUBTRACT, 0x22, variable);
const shifted = (variable: number, bits: number) => code(get(variable), constant(bits), SHIFT_LEFT);

/** Four numbers of four rows of the left matrix, each times eight columns. */
function multiplyBlock(): number[] {
  return [0, 1, 2, 3].flatMap((at) =>
    code(
      ...FACTORS.map((factor, half) => code(get(FROM), LOAD, unsigned(32 * at + 16 * half), set(factor))),
      ...AT.flatMap((row, index) => [
        code(get(row), LOAD_SPLAT, unsigned(4 * at), set(FACTOR)),
        ...FACTORS.map((factor, half) => {
          const sum = SUMS[2 * index + half] ?? 0;
          return code(get(sum), get(FACTOR), get(factor), MULTIPLY_FLOATS, ADD_FLOATS, set(sum));
        }),
      ]),
    ),
  );
}

/** Four rows times eight columns, from the bias to what is stored. */
function multiplyRows(): number[] {
  const [first, ...others] = AT;
  return code(
    ...SUMS.map((sum, index) => code(get(BIAS), LOAD, unsigned(16 * (index % 2)), set(sum))),
    code(get(LEFT_ROWS), set(first)),
    ...others.map((row, before) => code(get(AT[before] ?? first), get(LEFT_BYTES), ADD, set(row))),
    code(get(RIGHT), set(FROM), get(DEPTH), set(STEP)),
    LOOP,
    multiplyBlock(),
    ...AT.map((row) => increase(row, constant(16))),
    increase(FROM, constant(128)),
    decrease(STEP, ROWS_AT_ONCE),
    AGAIN,
    END,
    ...AT.flatMap((_, index) => [
      ...FACTORS.map((_factor, half) =>
        code(get(TO), get(SUMS[2 * index + half] ?? 0), get(FLOOR), MAX_FLOATS, STORE, unsigned(16 * half)),
      ),
      increase(TO, get(OUT_BYTES)),
    ]),
  );
}

/** Eight columns after the other, so that those of the right matrix stay in the processor's first cache for all rows. */
function multiplyAll(): number[] {
  return code(
    code(shifted(DEPTH, 2), set(LEFT_BYTES), shifted(COLUMNS, 2), set(OUT_BYTES), get(LEAST), SPLAT, set(FLOOR)),
    LOOP,
    code(get(ROWS), set(ROW), get(LEFT), set(LEFT_ROWS), get(OUT), set(TO)),
    LOOP,
    multiplyRows(),
    increase(LEFT_ROWS, shifted(LEFT_BYTES, 2)),
    decrease(ROW, ROWS_AT_ONCE),
    AGAIN,
    END,
    increase(RIGHT, shifted(DEPTH, 5)),
    increase(BIAS, constant(32)),
    increase(OUT, constant(32)),
    decrease(COLUMNS, COLUMNS_AT_ONCE),
    AGAIN,
    END,
  );
}

function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)];
}

const sized = (...parts: readonly (number | Code)[]) => code(unsigned(code(...parts).length), ...parts);
const name = (letter: string) => [1, letter.charCodeAt(0)];
const parameters = [I32, I32, I32, I32, I32, I32, I32, F32];
const body = sized(2, ADDRESSES, I32, VECTORS, V128, multiplyAll(), END);
/** Its sections: the type of the function, the memory it imports, the function, its name, its code. */
const MODULE = Uint8Array.from(
  code(
    [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    code(1, sized(1, 0x60, parameters.length, parameters, 0)),
    code(2, sized(1, name("e"), name("m"), 2, 0, 0)),
    code(3, sized(1, 0)),
    code(7, sized(1, name("f"), 0, 0)),
    code(10, sized(1, body)),
  ),
);
