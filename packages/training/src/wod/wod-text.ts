import type { Wod, WodLoad, WodManner, WodMovement, WodPart, WodRecovery, WodScheme, WodTeam, WodWork } from "./wod.ts";

/** A read workout in one line, parts apart, with what is only kept as text: for lists, and to compare two. */
export function wodText(wod: Wod): string {
  const { team, score = [], notes = [], unread = [], check = [] } = wod;
  const kept = [
    ...score.map((one) => `score: ${one}`),
    ...notes.map((one) => `note: ${one}`),
    ...unread.map((one) => `not understood: ${one}`),
    ...check.map((one) => `to check: ${one}`),
  ];
  return [...(team === undefined ? [] : [teamText(team)]), partsText(wod), ...kept].join(" || ");
}

/** What is trained, in one line. */
export function partsText({ parts, kept = [] }: Wod): string {
  const keptBefore = (at: number): readonly string[] =>
    kept.flatMap(({ before, lines }) => (before === at ? [`as typed: ${lines.join(" / ")}`] : []));
  return [...parts.flatMap((part, index) => [...keptBefore(index), partText(part)]), ...keptBefore(parts.length)].join(" || ");
}

/** "team of 2: one works, the others rest" */
export function teamText({ people, sharing }: WodTeam): string {
  return `team of ${people}${sharing === undefined ? "" : `: ${sharing}`}`;
}

function partText(part: WodPart): string {
  if (part.kind === "rest") return `rest ${clock(part.seconds)}`;
  const cap = part.capSeconds === undefined ? "" : ` cap ${minutes(part.capSeconds)}`;
  const rest = part.restSeconds === undefined ? "" : ` rest ${clock(part.restSeconds)}`;
  const said = partMannerText(part);
  return `${schemeText(part.scheme)}${cap}${rest}${said === "" ? "" : ` [${said}]`}: ${movementsText(part)}`;
}

/** What a part says beside its scheme, cap and rest: "warm-up", "A1", "then 400 m jog". */
export function partMannerText(part: WodWork): string {
  const { role, label, isComplex, isSameClock, totalSeconds, blocks, recovery, restUpTo, scheme } = part;
  return [
    ...(role === undefined ? [] : [role]),
    ...(label === undefined ? [] : [/\d/.test(label) ? `superset ${label}` : label]),
    ...(isComplex === true ? ["one complex"] : []),
    ...(isSameClock === true ? ["same clock"] : []),
    ...(totalSeconds === undefined ? [] : [`${minutes(totalSeconds)} min in all`]),
    ...(restUpTo === undefined ? [] : [`rest up to ${clock(restUpTo)}`]),
    ...(recovery === undefined ? [] : [recoveryText(recovery)]),
    ...(blocks === undefined
      ? []
      : [`all of it ${blocks.count} times${blocks.restSeconds === undefined ? "" : `, rest ${clock(blocks.restSeconds)} between`}`]),
    ...(scheme.kind === "sets" && scheme.upTo !== undefined ? [`up to ${scheme.upTo} reps`] : []),
    ...(scheme.kind === "sets" && scheme.parts !== undefined ? [`each set ${scheme.parts.join("+")}`] : []),
    ...(scheme.kind === "sets" && scheme.pauseSeconds !== undefined ? [`${clock(scheme.pauseSeconds)} inside a set`] : []),
    ...(scheme.kind === "sets" && scheme.style !== undefined ? [scheme.style] : []),
  ].join(", ");
}

function recoveryText({ metres, isEqual, how }: WodRecovery): string {
  const amount = metres !== undefined ? `${metres} m ` : isEqual === true ? "as long as the work " : "";
  return `recovery: ${amount}${how ?? ""}`.trim();
}

function movementsText({ movements }: WodWork): string {
  return movements
    .map((movement, index) => {
      const isSameTurn = movement.turn !== undefined && movement.turn === movements[index - 1]?.turn;
      return `${index === 0 ? "" : isSameTurn ? " + " : "; "}${movementText(movement)}`;
    })
    .join("");
}

/** "5 rounds for time", "amrap 20" */
export function schemeText(scheme: WodScheme): string {
  switch (scheme.kind) {
    case "once":
      return "for time";
    case "steady":
      return "not for time";
    case "reps":
      return `${scheme.reps.join("-")}${scheme.timed === false ? "" : " for time"}`;
    case "rounds":
      return `${scheme.rounds} rounds${scheme.timed === true ? " for time" : scheme.timed === false ? " not for time" : ""}`;
    case "amrap":
      return `amrap ${minutes(scheme.seconds)}${scheme.ladder === undefined ? "" : ` ladder ${scheme.ladder.join("-")}+`}`;
    case "emom":
      return `${scheme.every === 60 ? `emom ${scheme.turns}` : `every ${clock(scheme.every)} x${scheme.turns}`}${scheme.inTurns ? " turns" : ""}`;
    case "death-by":
      return `death by, every ${clock(scheme.every)}`;
    case "intervals":
      return `${scheme.isTabata ? "tabata" : "intervals"} ${scheme.rounds}x${clock(scheme.work)}/${clock(scheme.rest)}${scheme.isAmrap === true ? ", each an AMRAP" : ""}`;
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

function movementText(movement: WodMovement): string {
  const { name, reps, upTo, list, metres, calories, seconds, forWomen, isMax, load, isText } = movement;
  if (isText === true) return `[as typed: ${name}]`;
  const women = upTo !== undefined ? `-${upTo}` : forWomen === undefined ? "" : `/${forWomen}`;
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
  const said = mannerText(movement);
  return `${amount}${calories === true ? "cal " : ""}${name}${load === undefined ? "" : ` @${loadText(load)}`}${said === "" ? "" : ` [${said}]`}`;
}

/** How a movement is done: "each side, RPE 7-8, tempo 32X1". */
export function mannerText({ how, pace, zone, rpe, rir, tempo, cadence, isEachSide, secondsUpTo }: WodManner): string {
  return [
    ...(isEachSide === true ? ["each side"] : []),
    ...(secondsUpTo === undefined ? [] : [`up to ${clock(secondsUpTo)}`]),
    ...(how === undefined ? [] : [how]),
    ...(pace === undefined ? [] : [`at ${pace}`]),
    ...(zone === undefined ? [] : [zone]),
    ...(rpe === undefined ? [] : [`RPE ${rpe.join("-")}`]),
    ...(rir === undefined ? [] : [`RIR ${rir}`]),
    ...(tempo === undefined ? [] : [`tempo ${tempo}`]),
    ...(cadence === undefined ? [] : [`rate ${cadence}`]),
  ].join(", ");
}

function loadText({ values, unit, count, isRange, isPerSet, isUpTo, of }: WodLoad): string {
  const amount = values.join(isRange === true || isPerSet === true ? "-" : "/");
  if (unit === "bw") return amount === "1" ? "bw" : `${amount}bw`;
  return `${isUpTo === true ? "up to " : ""}${count === undefined ? "" : `${count}x`}${amount}${unit === "kg" ? "" : unit}${of === undefined ? "" : ` [of ${of}]`}`;
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function minutes(seconds: number): string {
  return seconds % 60 === 0 ? String(seconds / 60) : clock(seconds);
}
