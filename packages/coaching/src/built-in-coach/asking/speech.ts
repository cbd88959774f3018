import { formatPace, shortDay } from "@ironpace/training";
import { hours } from "../own-data/figures.ts";
import { toGerman } from "../language/german/values.ts";
import type { Metric } from "../reading/slot-patterns.ts";
import { distance, weight } from "../say.ts";
import type { CoachView } from "../view.ts";

export type Speech = "en" | "de";

/** One text of two languages; what is put into the German one is translated as far as it is known. */
export function speak(speech: Speech): (english: string, german: string) => string {
  return (english, german) => (speech === "de" ? toGerman(german) : english);
}

/** "Fri 20 Nov 2026" */
export function dated(on: string): string {
  return `${shortDay(on)} ${on.slice(0, 4)}`;
}

/** A value with its unit, rounded as athletes read it. */
export function worded(value: number, metric: Metric, view: CoachView, speech: Speech): string {
  const say = speak(speech);
  const rounded = Math.round(10 * value) / 10;
  switch (metric) {
    case "time":
      return `${hours(value)}${value >= 60 ? ` (${Math.round(value)} min)` : ""}`;
    case "distance":
      return say(
        distance(view, value >= 1500 ? Math.round(value / 100) * 100 : value),
        distance(view, value >= 1500 ? Math.round(value / 100) * 100 : value),
      );
    case "pace":
      return formatPace(value);
    case "effort":
      return say(`RPE ${rounded} of 10`, `RPE ${String(rounded).replace(".", ",")} von 10`);
    case "load":
      return say(`load ${Math.round(value).toLocaleString("en-GB")}`, `Trainingslast ${Math.round(value).toLocaleString("de-DE")}`);
    case "sets":
      return say(`${rounded} ${rounded === 1 ? "set" : "sets"}`, `${rounded} ${rounded === 1 ? "Satz" : "Sätze"}`);
    case "reps":
      return say(`${Math.round(value)} reps`, `${Math.round(value)} Wiederholungen`);
    case "tonnage":
      return say(
        weight(view, rounded).replace(/\d{4,}/, (digits) => Number(digits).toLocaleString("en-GB")),
        weight(view, rounded).replace(/\d{4,}/, (digits) => Number(digits).toLocaleString("de-DE")),
      );
    case "e1rm":
      return say(
        `about ${weight(view, Math.round(value))} estimated maximum`,
        `etwa ${weight(view, Math.round(value))} geschätztes Maximum`,
      );
    case "weight":
      return say(weight(view, rounded), weight(view, rounded));
    default:
      return say(`${rounded} ${rounded === 1 ? "session" : "sessions"}`, `${rounded} ${rounded === 1 ? "Einheit" : "Einheiten"}`);
  }
}
