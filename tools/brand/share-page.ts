import { readFile } from "node:fs/promises";
import { type SampleWeek, sampleWeeks } from "#web/features/home/model/sample-block.ts";
import { MARK } from "./icon-page.ts";

/** What a shared link shows, 1200 × 630: the promise, and the front page's block as the engine made it. */
export async function sharePage(): Promise<string> {
  const font = await readFile(new URL("../../apps/web/src/ui/fonts/archivo-basic.woff2", import.meta.url), "base64");
  return `<style>
    @font-face { font-family: Archivo; src: url(data:font/woff2;base64,${font}); font-weight: 500 800; font-stretch: 62% 125%; }
    body { margin: 0; padding: 56px 64px; box-sizing: border-box; width: 1200px; height: 630px; background: #0b0e11; color: #f1f4f6; font-family: Archivo; }
    h1 { margin: 0; } h1 span { display: block; white-space: nowrap; }
    .wide { font: 800 88px/.86 Archivo; font-stretch: 125%; letter-spacing: -.045em; margin-left: -4px; }
    .narrow { font: 700 175px/.84 Archivo; font-stretch: 62%; letter-spacing: -.015em; margin: 4px 0 0 -3px; }
    .logo { position: absolute; right: 64px; top: 60px; display: flex; gap: 12px; align-items: center; font-size: 30px; }
    .logo b { font-weight: 800; font-stretch: 125%; letter-spacing: -.02em; } .logo i { font: 600 33px Archivo; font-stretch: 62%; margin-left: -10px; }
    .block { position: absolute; left: 64px; bottom: 52px; }
  </style>
  <body><h1><span class="wide">Lift heavier.</span><span class="narrow">Run faster.</span></h1>
  <div class="logo"><svg viewBox="0 0 28 28" width="44" height="44">${MARK}</svg><b>IRON</b><i>PACE</i></div>
  <svg class="block" width="1072" height="250">
    <rect x="0" y="${ROD - 4}" width="1072" height="8" rx="2" fill="#40464c"/>
    ${sampleWeeks().map(column).join("")}
  </svg></body>`;
}

/** Where the rod lies, and the height of the largest half. */
const ROD = 92;
const HALF = 150;

function column({ iron, pace, state }: SampleWeek, index: number): string {
  const x = index * (1072 / 12) + 17;
  const look = (fill: string) =>
    state === "planned" ? `fill="${fill}" fill-opacity=".12" stroke="${fill}" stroke-opacity=".7"` : `fill="${fill}"`;
  const [above, below] = state === "now" ? ["#fe6d24", "#fe6d24"] : ["#e3e7ea", "#55b7db"];
  return `<rect x="${x}" y="${ROD - iron * HALF}" width="55" height="${iron * HALF}" rx="3" ${look(above)}/>
    <rect x="${x}" y="${ROD}" width="55" height="${pace * HALF}" rx="3" ${look(below)}/>`;
}
