import type { Wod, WodLoad, WodMovement, WodPart, WodScheme } from "./wod.ts";

/** A read workout in one line, parts apart: for lists, and to compare two. */
export function wodText({ parts }: Wod): string {
  return parts.map(partText).join(" || ");
}

function partText(part: WodPart): string {
  if (part.kind === "rest") return `rest ${clock(part.seconds)}`;
  const cap = part.capSeconds === undefined ? "" : ` cap ${minutes(part.capSeconds)}`;
  const rest = part.restSeconds === undefined ? "" : ` rest ${clock(part.restSeconds)}`;
  return `${schemeText(part.scheme)}${cap}${rest}: ${part.movements.map(movementText).join("; ")}`;
}

/** "5 rounds for time", "amrap 20" */
export function schemeText(scheme: WodScheme): string {
  switch (scheme.kind) {
    case "once":
      return "for time";
    case "reps":
      return `${scheme.reps.join("-")} for time`;
    case "rounds":
      return `${scheme.rounds} rounds${scheme.timed === true ? " for time" : scheme.timed === false ? " not for time" : ""}`;
    case "amrap":
      return `amrap ${minutes(scheme.seconds)}${scheme.ladder === undefined ? "" : ` ladder ${scheme.ladder.join("-")}+`}`;
    case "emom":
      return `${scheme.every === 60 ? `emom ${scheme.turns}` : `every ${clock(scheme.every)} x${scheme.turns}`}${scheme.inTurns ? " turns" : ""}`;
    case "death-by":
      return `death by, every ${clock(scheme.every)}`;
    case "intervals":
      return `${scheme.isTabata ? "tabata" : "intervals"} ${scheme.rounds}x${clock(scheme.work)}/${clock(scheme.rest)}`;
    case "sets":
      return `sets ${setsText(scheme)}`;
    case "max-load":
      return scheme.reps === 1 ? "max load" : `max load ${scheme.reps}`;
  }
}

function setsText({ reps, seconds }: Extract<WodScheme, { kind: "sets" }>): string {
  if (seconds !== undefined) return `${reps.length}x${clock(seconds)}`;
  const [first] = reps;
  return reps.every((one) => one === first) ? `${reps.length}x${first ?? 0}` : reps.join("-");
}

function movementText({ name, reps, list, metres, calories, seconds, forWomen, isMax, load }: WodMovement): string {
  const women = forWomen === undefined ? "" : `/${forWomen}`;
  const amount = isMax
    ? "max "
    : list !== undefined
      ? `${list.join("-")} `
      : reps !== undefined
        ? `${reps}${women} `
        : metres !== undefined
          ? `${metres}${women}m `
          : typeof calories === "number"
            ? `${calories}${women}cal `
            : seconds !== undefined
              ? `${clock(seconds)} `
              : "";
  return `${amount}${calories === true ? "cal " : ""}${name}${load === undefined ? "" : ` @${loadText(load)}`}`;
}

function loadText({ values, unit, count, isRange, isPerSet }: WodLoad): string {
  const amount = values.join(isRange === true || isPerSet === true ? "-" : "/");
  if (unit === "bw") return amount === "1" ? "bw" : `${amount}bw`;
  return `${count === undefined ? "" : `${count}x`}${amount}${unit === "kg" ? "" : unit}`;
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function minutes(seconds: number): string {
  return seconds % 60 === 0 ? String(seconds / 60) : clock(seconds);
}
