import { test } from "vitest";
import { STORIES } from "./stories.ts";
import { tellStory, sessionsOf } from "./tell-story.ts";
import { printSession } from "#training/plan-text/explain/print-session.ts";
import process from "node:process";
test("zz", () => {
  for (const want of (process.env["ZZ"] ?? "").split(" ")) {
    const [name = "", ...days] = want.split("/");
    const story = STORIES.find((one) => one.name === name);
    if (story === undefined) continue;
    const { before, after } = tellStory(story);
    for (const [what, plan] of [["BEFORE", before], ["AFTER", after]] as const)
      for (const session of sessionsOf(plan)) if (days.some((d) => session.date.startsWith(d)) && (what === "AFTER" || process.env["ZB"])) console.log(what, session.date, session.code, session.title, session.duration, JSON.stringify({hard: session.hard, il: session.intensityLevel, work: session.work, fmt: session.mainFormat}), Object.entries(session.blocks).map(([b, items]) => "\n   " + b + ": " + items.map((i) => `${i.name} ${i.sets ?? ""}x${i.reps ?? i.distance ?? i.duration ?? ""} @${i.weight ?? i.intensity ?? ""} [${i.dose.totalSeconds}s]`).join(" | ")).join(""));
  }
});
