import { formatClock, parseClock } from "@ironpace/training";
import { axisSeconds, raceAt, raceColumns, type RaceTable, sumSeconds } from "./model/race-columns.ts";
import { TRY_LIMITS, TRY_START, type TryDay, tryWeek } from "./model/try-week.ts";

/** Makes the race lab and the week of the front page answer; the page is complete without it, but stands still. */
export function startHomePage(): void {
  const [race, week] = ["race", "try"].map((name) => document.querySelector<HTMLElement>(`[data-live=${name}]`));
  if (race) startRace(race);
  if (week) startWeek(week);
}

function startRace(root: HTMLElement): void {
  const table = JSON.parse(root.dataset["table"] ?? "") as RaceTable;
  const today = sumSeconds(raceAt(table, Number(root.dataset["today"])));
  const slider = root.querySelector("input")!;
  const bar = root.querySelector<HTMLElement>(".race-bar")!;
  const parts = bar.querySelectorAll<HTMLElement>("i");
  const [finish, gain] = root.querySelectorAll("output");
  const values = root.querySelectorAll("[data-value]");
  slider.addEventListener("input", show);
  show();

  function show(): void {
    const run5k = -slider.valueAsNumber;
    const total = sumSeconds(raceAt(table, run5k));
    raceColumns(table, run5k).forEach(({ x, width, over }, index) => {
      const { style } = parts[index]!;
      style.setProperty("--x", `${x}%`);
      style.setProperty("--w", `${width}%`);
      style.setProperty("--o", String(over));
    });
    bar.style.setProperty("--finish", `${(total / axisSeconds(table)) * 100}%`);
    for (const value of values) value.textContent = formatClock(run5k);
    slider.setAttribute("aria-valuetext", formatClock(run5k));
    finish!.textContent = formatClock(total);
    gain!.textContent = difference(total - today);
  }
}

function difference(seconds: number): string {
  return `${seconds < 0 ? "−" : seconds > 0 ? "+" : ""}${formatClock(Math.abs(seconds))}`;
}

type Name = keyof typeof TRY_LIMITS;

function startWeek(root: HTMLElement): void {
  const days = JSON.parse(root.dataset["days"] ?? "") as readonly TryDay[];
  const rows = root.querySelectorAll<HTMLElement>(".try-week li");
  const input = (name: Name) => root.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const numbers: Record<Name, number> = { ...TRY_START };
  for (const name of ["squat", "run5k"] as const) {
    input(name).addEventListener("change", () => set(name, read(name, input(name).value) ?? numbers[name]));
    set(name, read(name, input(name).value) ?? numbers[name]);
  }
  root.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-step]") : null;
    const name = button?.dataset["for"] as Name | undefined;
    if (button && name) set(name, numbers[name] + Number(button.dataset["step"]) * TRY_LIMITS[name].step);
  });

  function set(name: Name, value: number): void {
    const { min, max } = TRY_LIMITS[name];
    numbers[name] = Math.min(max, Math.max(min, value));
    input(name).value = name === "squat" ? numbers.squat.toFixed(1) : formatClock(numbers.run5k);
    show();
  }

  function show(): void {
    const heavier = numbers.squat / TRY_START.squat;
    const faster = TRY_START.run5k / numbers.run5k;
    tryWeek(days, numbers).forEach(({ load, pace }, index) => {
      const row = rows[index]!;
      const { iron = 0, pace: endurance = 0 } = days[index] ?? {};
      row.style.setProperty("--i", String(Math.min(1.2, iron * heavier)));
      row.style.setProperty("--p", String(Math.min(1.2, endurance * faster)));
      row.querySelector(".try-load b")?.replaceChildren(load ?? "");
      row.querySelector(".try-pace b")?.replaceChildren(pace ?? "");
    });
  }
}

/** "102,5" or "21:40"; undefined where nothing can be read. */
function read(name: Name, text: string): number | undefined {
  if (name === "run5k") {
    const time = parseClock(text);
    // Who writes "22" means minutes.
    return time !== undefined && time < 60 ? time * 60 : time;
  }
  const kilograms = Number.parseFloat(text.replace(",", "."));
  return Number.isFinite(kilograms) ? kilograms : undefined;
}
