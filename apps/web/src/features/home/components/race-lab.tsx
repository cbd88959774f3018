import type { CSSProperties } from "react";
import { formatClock } from "@ironpace/training";
import { axisSeconds, raceAt, raceColumns, sumSeconds } from "../model/race-columns.ts";
import { sampleRace } from "../model/sample-race.ts";
import { ExampleBadge } from "./part.tsx";

/** The slider stands half a minute ahead of today, so that the picture says what it is for. */
const TRIED_GAIN = 30;

/** The sample athlete's Hyrox in sixteen parts on one bar, with a slider for the 5 km; `home-live.ts` moves it. Always dark. */
export function RaceLab() {
  const { table, names, sides, run5k, error } = sampleRace();
  const tried = run5k - TRIED_GAIN;
  const finish = sumSeconds(raceAt(table, tried));
  const gain = sumSeconds(raceAt(table, run5k)) - finish;
  const axis = axisSeconds(table);
  const slowest = table.from + table.step * (table.races.length - 1);
  return (
    <section aria-labelledby="lab" className="dark below-fold bg-canvas text-ink [--room:51rem]">
      <div className="wrap py-12 md:py-16 xl:py-24" data-live="race" data-table={JSON.stringify(table)} data-today={run5k}>
        <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
          <div>
            <h2 id="lab" className="home-title">
              Race it before race day.
            </h2>
            <p className="mt-4.5 max-w-[42ch] text-[1.0625rem] text-ink-2 md:text-lg md:leading-normal">
              Eight runs, eight stations, one finish. Change the 5 km time and watch the clock.
            </p>
          </div>
          <p className="md:text-right">
            <span className="mb-3 block text-ink-2">Hyrox, men’s open</span>
            <output
              htmlFor="lab-5k"
              className="fig-pace block text-[clamp(5rem,4rem+5vw,8.5rem)] leading-[.78]! font-[650]! tracking-[-.015em]!"
            >
              {formatClock(finish)}
            </output>
            <span className="mt-3 block text-sm text-ink-3">
              with a 5 km of <span data-value="">{formatClock(tried)}</span>, ± {Math.round(error / 60)} min
            </span>
          </p>
        </div>
        <div
          role="img"
          aria-label={`The race on a bar of ${Math.round(axis / 60)} minutes: eight runs below, eight stations above. Hatched: time lost against a 1 h 20 min finish.`}
          className="race-bar"
          style={{ "--target": `${(sumSeconds(table.target) / axis) * 100}%`, "--finish": `${(finish / axis) * 100}%` } as CSSProperties}
        >
          {raceColumns(table, tried).map(({ x, width, over }, index) => (
            <i key={names[index]} data-side={sides[index]} style={{ "--x": `${x}%`, "--w": `${width}%`, "--o": over } as CSSProperties}>
              <b>{sides[index] === "pace" ? names[index]?.replace("Run ", "") : names[index]}</b>
            </i>
          ))}
          <span className="race-target">Sub 1:20</span>
        </div>
        <ol aria-hidden="true" className="race-axis">
          {Array.from({ length: Math.floor(axis / 600) + 1 }, (_, index) => (
            <li key={index} style={{ left: `${((index * 600) / axis) * 100}%` }}>
              {index === 0 ? "0 min" : index * 10}
            </li>
          ))}
        </ol>
        <div className="race-lever">
          <label htmlFor="lab-5k" className="font-semibold">
            5 km
            <span className="fig-pace ml-3 text-[2rem]" data-value="">
              {formatClock(tried)}
            </span>
          </label>
          <span className="race-slider" style={{ "--t": (slowest - run5k) / (slowest - table.from) } as CSSProperties}>
            <input
              id="lab-5k"
              type="range"
              min={-slowest}
              max={-table.from}
              step={table.step}
              defaultValue={-tried}
              aria-valuetext={formatClock(tried)}
            />
          </span>
          <output htmlFor="lab-5k" data-gain="" className="fig-pace min-w-22 text-right text-[2rem]">
            −{formatClock(gain)}
          </output>
        </div>
        <p className="mt-6 text-sm text-ink-2">
          <ExampleBadge /> The sample athlete's predicted race. Yours uses your splits, your erg times and your last race.
        </p>
      </div>
    </section>
  );
}
