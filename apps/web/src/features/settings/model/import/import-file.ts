import { Refusal } from "#backend/files/refusal.ts";
import { LARGEST_FILE_BYTES, MOST_SESSIONS, MOST_SETS, type ParsedFile, type Units } from "./parsed-file.ts";

/**
 * Reads a file of Strong, Hevy, a device (FIT, TCX, GPX) or Ironpace; what it is, is told by its content. Nothing is stored. The parsers are loaded
 * when a file needs them. Throws a Refusal that says why a file is not read.
 */
export async function importFile(file: Blob, units: Units): Promise<ParsedFile> {
  if (file.size > LARGEST_FILE_BYTES)
    throw new Refusal(`The file is ${(file.size / 1_000_000).toFixed(1)} MB. The limit is ${LARGEST_FILE_BYTES / 1_000_000} MB.`);
  if (file.size === 0) throw new Refusal("The file is empty.");
  const read = await readBytes(new Uint8Array(await file.arrayBuffer()), units);
  const sets = read.sessions.reduce((sum, session) => sum + session.sets.length, 0);
  if (sets > MOST_SETS || read.sessions.length > MOST_SESSIONS)
    throw new Refusal(
      `The file has ${thousands(read.sessions.length)} sessions with ${thousands(sets)} sets. You can import at most ${thousands(MOST_SESSIONS)} sessions and ${thousands(MOST_SETS)} sets at once; export a shorter period.`,
    );
  return read;
}

async function readBytes(bytes: Uint8Array<ArrayBuffer>, units: Units): Promise<ParsedFile> {
  if (ascii(bytes, 8, 12) === ".FIT") return (await import("./fit.ts")).readFit(bytes);
  if (ascii(bytes, 0, 2) === "PK") return (await import("./ironpace.ts")).readIronpace(await readExportJson(bytes));
  const text = decode(bytes);
  const start = text.slice(0, 1000).trimStart();
  if (start === "") throw new Refusal("The file is empty.");
  if (start.startsWith("<")) return readMarkup(text);
  if (start.startsWith("{")) return (await import("./ironpace.ts")).readIronpace(text);
  return readCsv(text, units);
}

async function readMarkup(text: string): Promise<ParsedFile> {
  const [{ readXml }, { readTcx }, { readGpx }] = await Promise.all([import("./xml.ts"), import("./tcx.ts"), import("./gpx.ts")]);
  const root = readXml(text);
  if ("TrainingCenterDatabase" in root) return readTcx(root);
  if ("gpx" in root) return readGpx(root);
  throw new Refusal("This XML file is neither TCX nor GPX.");
}

async function readCsv(text: string, units: Units): Promise<ParsedFile> {
  if (text.slice(0, 4000).includes("\0")) throw new Refusal(UNKNOWN);
  const [{ readTable }, { isStrong, readStrong }, { isHevy, readHevy }] = await Promise.all([
    import("#backend/files/csv-table.ts"),
    import("./strong.ts"),
    import("./hevy.ts"),
  ]);
  const table = readTable(text, "set");
  if (isStrong(table)) return readStrong(table, units);
  if (isHevy(table)) return readHevy(table);
  throw new Refusal(UNKNOWN);
}

const UNKNOWN = "This type of file cannot be read. Choose a CSV from Strong or Hevy, a FIT, TCX or GPX file, or an Ironpace export.";

/** The JSON of "Download my data". A zip that unpacks to more than any export is not unpacked. */
async function readExportJson(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { strFromU8, unzipSync } = await import("fflate");
  let tooLarge = false;
  const files = openZip(() =>
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        tooLarge ||= name === "ironpace.json" && originalSize > MOST_UNPACKED_BYTES;
        return name === "ironpace.json" && !tooLarge;
      },
    }),
  );
  if (tooLarge) throw new Refusal(`The zip unpacks to more than ${MOST_UNPACKED_BYTES / 1_000_000} MB.`);
  const json = files["ironpace.json"];
  if (json === undefined)
    throw new Refusal("This zip is not an Ironpace export: ironpace.json is not in it. If it contains other files, unzip it first.");
  return strFromU8(json);
}

const MOST_UNPACKED_BYTES = 100_000_000;

function openZip<Files>(open: () => Files): Files {
  try {
    return open();
  } catch {
    throw new Refusal("The zip is damaged or incomplete.");
  }
}

function decode(bytes: Uint8Array<ArrayBuffer>): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : undefined;
  return new TextDecoder(utf16 ?? "utf-8").decode(bytes);
}

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCodePoint(...bytes.subarray(from, to));
const thousands = (value: number): string => value.toLocaleString("en-US");
