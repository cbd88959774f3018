/** A file of a font, and the characters it is asked for. */
interface Face {
  /** Inside `@fontsource-variable/`, or beside the styles. */
  readonly source: string;
  /** As CSS writes it. */
  readonly range: string;
}

export interface Family {
  readonly name: string;
  /** What every face of the family says of itself; otherwise they would not complete each other. */
  readonly descriptors: Readonly<Record<string, string>>;
  /** The faces of the font; a character in several of them is taken from the last one. */
  readonly faces: readonly Face[];
}

/** Cut from a font of a package: what nearly every page uses, so that the first paint waits for half the bytes. */
export interface BasicFont {
  readonly source: string;
  readonly target: string;
  readonly axes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

/** The characters of the basic fonts: ASCII, and the punctuation of numbers and sentences. */
export const BASIC_CHARACTERS = `${characters(0x20, 0x7e)}\u00A0°·½×–—‘’“”…←→−≤≥`;

export const basicFonts: readonly BasicFont[] = [
  {
    source: "archivo/files/archivo-latin-standard-normal.woff2",
    target: "archivo-basic.woff2",
    axes: { wght: { min: 600, max: 800 }, wdth: { min: 62, max: 125 } },
  },
  {
    source: "geist/files/geist-latin-wght-normal.woff2",
    target: "geist-basic.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
];

const CYRILLIC = "U+301, U+400-45F, U+490-491, U+4B0-4B1, U+2116";
const LATIN_EXT =
  "U+100-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+304, U+308, U+329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF";
const LATIN =
  "U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";

export const families: readonly Family[] = [
  {
    name: "Archivo Variable",
    descriptors: { "font-weight": "500 800", "font-stretch": "62% 125%" },
    faces: [
      { source: "@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2", range: LATIN_EXT },
      { source: "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2", range: LATIN },
      { source: "../fonts/archivo-basic.woff2", range: rangeOf(BASIC_CHARACTERS) },
    ],
  },
  {
    name: "Geist Variable",
    descriptors: { "font-weight": "400 700" },
    faces: [
      { source: "@fontsource-variable/geist/files/geist-cyrillic-wght-normal.woff2", range: CYRILLIC },
      { source: "@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2", range: LATIN_EXT },
      { source: "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2", range: LATIN },
      { source: "../fonts/geist-basic.woff2", range: rangeOf(BASIC_CHARACTERS) },
    ],
  },
];

/**
 * Stands in for Archivo until it is there: a font of the device, as wide as the width that is asked for, so that nothing drawn for a narrow
 * or a wide figure overflows. `size` is the mean width of Archivo's text and figures against Arial's.
 */
export const standIn = {
  name: "Archivo Stand-in",
  fonts: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold", "Roboto Bold", "Roboto-Bold", "Helvetica-Bold"],
  widths: [
    { stretch: "62% 80%", size: "70%" },
    { stretch: "81% 105%", size: "98%" },
    { stretch: "106% 125%", size: "121%" },
  ],
} as const;

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** "U+20-7E, U+A0, …" */
function rangeOf(text: string): string {
  const points = [...new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0))].toSorted((a, b) => a - b);
  const starts = points.filter((point) => !points.includes(point - 1));
  return starts.map((start) => named(start, endOf(start, points))).join(", ");
}

function endOf(start: number, points: readonly number[]): number {
  let end = start;
  while (points.includes(end + 1)) end += 1;
  return end;
}

function named(start: number, end: number): string {
  const hex = (point: number) => point.toString(16).toUpperCase();
  return start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`;
}
