import { WORDMARK } from "../theme/wordmark.ts";
import { type Picture, type PictureColumn, type PictureFigure, PICTURE_SIZE, wrapTitle } from "./picture.ts";

/** The dark theme: the picture leaves the app and looks the same everywhere. */
const COLORS = {
  canvas: "#0b0e11",
  ink: "#f1f4f6",
  quiet: "#959ca2",
  rod: "#40464c",
  iron: "#e3e7ea",
  pace: "#55b7db",
  ember: "#fe6d24",
} as const;

const EDGE = 72;
const INNER = PICTURE_SIZE.width - 2 * EDGE;
const DISPLAY = '"Archivo Variable", Arial, sans-serif';
const TEXT = '"Geist Variable", system-ui, sans-serif';
/** Loads are set wide, times narrow. */
const FACES = { iron: "700 expanded", pace: "600 extra-condensed", count: "700" } as const;

/** Draws the picture on this device, as a PNG; nothing is sent. */
export async function drawPicture(picture: Picture): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, PICTURE_SIZE);
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser cannot draw pictures");
  await Promise.all(
    [`700 expanded 40px ${DISPLAY}`, `600 extra-condensed 40px ${DISPLAY}`, `400 32px ${TEXT}`].map((font) => document.fonts.load(font)),
  );
  pen.fillStyle = COLORS.canvas;
  pen.fillRect(0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height);
  drawHead(pen, picture.when);
  const below = drawTitle(pen, picture);
  const height = Math.min(240, (1010 - below) / 2);
  // What has one side alone has the room of both.
  const side = picture.columns.every(({ iron }) => iron === 0) ? -1 : picture.columns.every(({ pace }) => pace === 0) ? 1 : 0;
  drawBar(pen, picture.columns, (below + 1090) / 2 + side * height * 0.75, side === 0 ? height : 1.5 * height);
  drawFigures(pen, picture.figures);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("The picture is empty")) : resolve(blob)), "image/png");
  });
}

type Pen = CanvasRenderingContext2D;

function drawHead(pen: Pen, when: string): void {
  pen.save();
  pen.translate(EDGE, 76);
  pen.scale(2, 2);
  pen.fillStyle = COLORS.ink;
  pen.fillRect(0, 12.75, 28, 2.5);
  for (const [x, y, height] of [
    [4, 8, 12],
    [11.5, 2, 24],
  ] as const)
    pen.fillRect(x, y, 5, height);
  pen.fillStyle = COLORS.ember;
  pen.fillRect(19, 6, 5, 16);
  pen.fillStyle = COLORS.ink;
  pen.translate(38, 7.4);
  pen.scale(0.1, 0.1);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- A canvas is no array.
  pen.fill(new Path2D(WORDMARK));
  pen.restore();
  write(pen, when, PICTURE_SIZE.width - EDGE, 116, `400 32px ${TEXT}`, COLORS.quiet, "right");
}

/** Title and headline from the top; returns where they end. */
function drawTitle(pen: Pen, { title, headline }: Picture): number {
  const size = headline === undefined ? 84 : 64;
  pen.font = `700 expanded ${size}px ${DISPLAY}`;
  pen.letterSpacing = `${-0.03 * size}px`;
  let y = 190;
  for (const line of wrapTitle(title, headline === undefined ? 3 : 2, (text) => pen.measureText(text).width <= INNER)) {
    y += 1.08 * size;
    write(pen, line, EDGE, y, `700 expanded ${size}px ${DISPLAY}`, COLORS.ink);
  }
  pen.letterSpacing = "0px";
  if (headline === undefined) return y;
  write(pen, headline.label, EDGE, y + 84, `400 32px ${TEXT}`, COLORS.quiet);
  write(pen, headline.value, EDGE - 8, y + 308, `600 extra-condensed 280px ${DISPLAY}`, COLORS.ink);
  return y + 308;
}

/** The rod, iron above it and pace below. */
function drawBar(pen: Pen, columns: readonly PictureColumn[], middle: number, height: number): void {
  const gap = Math.min(24, INNER / Math.max(1, columns.length) / 8);
  const sum = columns.reduce((total, { width }) => total + width, 0);
  const unit = (INNER - gap * (columns.length - 1)) / Math.max(1, sum);
  pen.fillStyle = COLORS.rod;
  pen.fillRect(EDGE, middle - 5, INNER, 10);
  let x = EDGE;
  for (const { width, iron, pace, done, isQuiet = false } of columns) {
    const box = { x, wide: width * unit, done };
    drawHalf(pen, { ...box, rod: middle - 7, high: -iron * height }, isQuiet ? COLORS.quiet : COLORS.iron);
    drawHalf(pen, { ...box, rod: middle + 7, high: pace * height }, isQuiet ? COLORS.quiet : COLORS.pace);
    x += box.wide + gap;
  }
}

interface Half {
  readonly x: number;
  readonly wide: number;
  /** Where it stands or hangs; negative heights stand. */
  readonly rod: number;
  readonly high: number;
  readonly done: number;
}

function drawHalf(pen: Pen, { x, wide, rod, high, done }: Half, color: string): void {
  if (high === 0) return;
  const corners = high < 0 ? [6, 6, 0, 0] : [0, 0, 6, 6];
  const outline = (share: number, inset: number) => {
    const [top, bottom] = [Math.min(rod, rod + share * high), Math.max(rod, rod + share * high)];
    pen.beginPath();
    pen.roundRect(x + inset, top + inset, wide - 2 * inset, bottom - top - 2 * inset, corners);
  };
  if (done > 0) {
    outline(done, 0);
    pen.fillStyle = color;
    pen.fill();
  }
  if (done < 1) {
    outline(1, 1.5);
    pen.globalAlpha = 0.1;
    pen.fillStyle = color;
    pen.fill();
    pen.globalAlpha = 1;
    pen.strokeStyle = color;
    pen.lineWidth = 3;
    pen.stroke();
  }
}

function drawFigures(pen: Pen, figures: readonly PictureFigure[]): void {
  const shown = figures.slice(0, 4);
  shown.forEach(({ label, value, unit, face }, index) => {
    const x = EDGE + (index * INNER) / shown.length;
    write(pen, label, x, 1150, `400 30px ${TEXT}`, COLORS.quiet);
    const font = `${FACES[face]} ${face === "pace" ? 92 : 68}px ${DISPLAY}`;
    pen.letterSpacing = face === "iron" ? "-3px" : "0px";
    const width = write(pen, value, x, 1246, font, COLORS.ink);
    pen.letterSpacing = "0px";
    write(pen, unit, x + width + 10, 1246, `400 30px ${TEXT}`, COLORS.quiet);
  });
}

/** Returns the width of what was written. */
function write(pen: Pen, text: string, x: number, y: number, font: string, color: string, align: CanvasTextAlign = "left"): number {
  pen.font = font;
  pen.fillStyle = color;
  pen.textAlign = align;
  pen.fillText(text, x, y);
  return pen.measureText(text).width;
}
