import { readFileSync } from "node:fs";
import { type Athlete, type ExerciseItem, generatePlan, type Plan, type Session } from "../packages/training/src/index.ts";

/** Prints the plan of an athlete as text: `node tools/print-plan.ts athlete.json [yyyy-MM-dd] [weeks] [firstMacroWeek]`. */
const [file, startDate = "2026-11-23", weeks = "5", firstMacroWeek = "1"] = process.argv.slice(2);
if (file === undefined) {
  console.error("Usage: node tools/print-plan.ts athlete.json [start date] [weeks] [first macro week]");
  process.exit(1);
}
const athlete = JSON.parse(readFileSync(file, "utf8")) as Athlete;
const result = generatePlan(athlete, { startDate, weeks: Number(weeks), firstMacroWeek: Number(firstMacroWeek) });
console.log(result.kind === "referral" ? result.referral.text : planText(result.plan));

function planText(plan: Plan): string {
  const notes = plan.notes.map((note) => `  [${note.kind}] ${note.text}`);
  const pages = plan.weeks.map((week) => {
    const load = week.sessions.reduce((sum, session) => sum + session.load, 0);
    const head = `\f\nWEEK ${week.week} · macro week ${week.macroWeek} · ${week.phase}${week.isDeload ? " · DELOAD" : ""} · from ${week.startDate} · load ${load}`;
    return [head, ...week.sessions.map(sessionText)].join("\n");
  });
  return [plan.title, plan.description, ...notes, ...pages].join("\n");
}

function sessionText(session: Session): string {
  const head = `\n${session.date} (${session.weekday}) ${session.code} · ${session.title}\n  ${session.duration} min · RPE ${session.intensityLevel} · load ${session.load}${session.hard ? " · hard" : ""}${session.heavyLower ? " · heavy legs" : ""} · ${session.tonnage} kg · ${session.distance} m`;
  const blocks = (["warmup", "skill", "strength", "mainWorkout", "cooldown"] as const).flatMap((name) => {
    const items = session.blocks[name];
    if (items.length === 0) return [];
    const label =
      name === "mainWorkout" && session.mainFormat !== undefined
        ? `${name}: ${session.mainFormat.label}${session.mainFormat.target === undefined ? "" : ` → ${session.mainFormat.target}`}`
        : name;
    const minutes = Math.round(items.reduce((sum, item) => sum + item.dose.totalSeconds, 0) / 60);
    return [`  ${label} (${minutes} min)`, ...items.map(itemText)];
  });
  const { stimulus, strategy, substitutions, warmup } = session.coachNotes;
  return [
    head,
    `  ${session.description}`,
    ...blocks,
    `  Stimulus: ${stimulus}`,
    `  Strategy: ${strategy}`,
    `  Substitutions: ${substitutions}`,
    `  Warm-up: ${warmup}`,
  ].join("\n");
}

function itemText(item: ExerciseItem): string {
  const dose = [
    item.sets === undefined ? undefined : `${item.sets} ×`,
    item.reps,
    item.duration,
    item.distance,
    item.weight && `@ ${item.weight}`,
    item.intensity,
    item.restBetweenSets && `rest ${item.restBetweenSets}`,
  ];
  const replaced = item.replaced === undefined ? "" : ` [for ${item.replaced.name}: ${item.replaced.reason}]`;
  return `    - ${item.name}: ${dose.filter((part) => part !== undefined).join(" ")}${replaced}${item.why === undefined ? "" : `\n        ${item.why}`}`;
}
