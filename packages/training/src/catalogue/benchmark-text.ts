import type { Sex } from "../athlete/athlete.ts";
import { formatDistance } from "../units/format.ts";
import type { BenchmarkMovement, BenchmarkWorkout } from "./benchmark-workout.ts";

/**
 * The workout as prescribed, in one line: "21-15-9 for time: thrusters (43 / 29 kg), pull-ups (kipping)". Loads are for men / women, or only
 * for one of them where the sex is known.
 */
export function benchmarkText(workout: BenchmarkWorkout, sex?: Sex): string {
  const scheme = sharedScheme(workout);
  const lines = workout.movements.map((movement) => movementText(movement, scheme !== undefined, sex));
  const rest = workout.restMinutes === undefined ? "" : `, ${workout.restMinutes} min rest between rounds`;
  const vest = workout.vest === undefined ? "" : ` With a vest of ${amountFor(workout.vest, sex)} kg.`;
  const cap = workout.capMinutes === undefined ? "" : ` (${workout.capMinutes} min cap)`;
  return `${formText(workout, scheme)}${cap}: ${lines.join(", ")}${rest}.${vest}`;
}

/** The same for a line of a list, where the whole is one tap away: "20 min: 5 pull-ups, 10 push-ups, 15 air squats". */
export function benchmarkLine(workout: BenchmarkWorkout, sex?: Sex): string {
  const scheme = sharedScheme(workout);
  const lines = workout.movements.map((movement) => shortened(movementText(movement, scheme !== undefined, sex)));
  const form = shortForm(workout, scheme);
  return `${form === "" ? "" : `${form}: `}${lines.join(", ")}`;
}

/** "12 pull-ups (kipping)" reads "12 pull-ups", "thrusters (29 kg)" "thrusters 29 kg". */
function shortened(text: string): string {
  return text.replaceAll(/ \(([^()]*)\)/gu, (_, inside: string) => (/^\d/u.test(inside) ? ` ${inside}` : ""));
}

/** The repetitions of all movements, when they go down together: "21-15-9". */
function sharedScheme({ movements }: BenchmarkWorkout): string | undefined {
  const schemes = movements.map(({ reps }) => (Array.isArray(reps) ? reps.join("-") : undefined));
  return schemes.every((scheme) => scheme !== undefined && scheme === schemes[0]) ? schemes[0] : undefined;
}

function formText({ kind, rounds, minutes }: BenchmarkWorkout, scheme: string | undefined): string {
  switch (kind) {
    case "for-time":
      return scheme === undefined ? "For time" : `${scheme} for time`;
    case "rounds-for-time":
      return `${rounds ?? 1} rounds for time`;
    case "amrap":
      return `As many rounds as possible in ${minutes ?? 0} min`;
    case "emom":
      return `Every minute for ${minutes ?? 0} min`;
    case "max-reps":
      return `${rounds ?? 1} rounds, most reps`;
    case "points":
      return `${rounds ?? 1} rounds of ${minutes ?? 1} min at each station, one point per rep`;
    case "max-load":
      return "Heaviest load";
  }
}

function shortForm({ kind, rounds, minutes }: BenchmarkWorkout, scheme: string | undefined): string {
  switch (kind) {
    case "for-time":
      return scheme ?? "";
    case "rounds-for-time":
    case "max-reps":
      return `${rounds ?? 1} rounds`;
    case "amrap":
      return `${minutes ?? 0} min`;
    case "emom":
      return `EMOM ${minutes ?? 0}`;
    case "points":
      return `${rounds ?? 1} rounds of ${minutes ?? 1} min`;
    case "max-load":
      return "Heaviest load";
  }
}

function movementText(movement: BenchmarkMovement, isShared: boolean, sex: Sex | undefined): string {
  const { called, exercise, reps, metres, load, bodyWeights, calories } = movement;
  const one = (called ?? exercise).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  const name = Array.isArray(reps) || Number(reps ?? 0) > 1 ? toPlural(one) : one;
  const amount = Array.isArray(reps) ? (isShared ? "" : `${reps.join("-")} `) : reps === undefined ? "" : `${Number(reps)} `;
  const distance = metres === undefined ? "" : `${metres === MILE ? "1 mile" : formatDistance(metres)} `;
  const burnt =
    calories === undefined || calories === true ? "" : `${calories.men === calories.women ? calories.men : amountFor(calories, sex)} cal `;
  const most = calories === true ? " for calories" : "";
  const weight = load !== undefined ? ` (${amountFor(load, sex)} kg)` : bodyWeights !== undefined ? ` (${bodyWeights} × body weight)` : "";
  return `${distance}${amount}${burnt}${name}${most}${weight}`;
}

/** "15 air squats", "30 clean and jerks", "snatches"; what is in brackets behind the name stays. */
function toPlural(name: string): string {
  return name.replace(/[a-z]+(?= \(|$)/u, (word) =>
    word.endsWith("s") && !word.endsWith("ss") ? word : `${word}${/(?:ss|ch|sh|x)$/u.test(word) ? "es" : "s"}`,
  );
}

/** "43 / 29", or "29" where it is known for whom. */
function amountFor({ men, women }: { readonly men: number; readonly women: number }, sex: Sex | undefined): string {
  if (sex !== undefined) return String(sex === "female" ? women : men);
  return `${men} / ${women}`;
}

const MILE = 1609;
