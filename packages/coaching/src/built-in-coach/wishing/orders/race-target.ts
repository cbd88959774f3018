import { shortDay } from "@ironpace/training";
import { card, NOTHING_YET } from "../../changes/card.ts";
import type { Diary } from "../../own-data/diary.ts";
import { raceNamed } from "../../own-data/races-and-goals.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";

const GOAL = /\b(?:race|hyrox|berlin) (?:goal|target)\b|\b(?:goal|target)(?: time)? (?:for|of) (?:the|my) (?:race|hyrox)\b/;
const NEW = /\b(?:sub|under|below|to|of|at|with) (\d{1,2}:\d{2}(?::\d{2})?)\b/;
const WISH = /\b(?:forget|change|lower|set|make|happy|drop|raise|adjust|rather|instead|new)\b/;

/** "forget the race goal, I'd be happy with sub 1:30" */
export function changeRaceGoal(words: string, { today }: CoachView, { races }: Diary): Draft | undefined {
  const time = NEW.exec(words)?.[1];
  const ahead = races.filter(({ on }) => on >= today);
  const race = raceNamed(words, ahead) ?? ahead[0];
  if (time === undefined || race === undefined || !GOAL.test(words) || !WISH.test(words)) return undefined;
  const target = `sub ${time}`;
  return {
    text: [
      `Change the target of **${race.name}** (${shortDay(race.on)} ${race.on.slice(0, 4)}) from ${race.target ?? "none"} to **${target}**. The paces of your training follow your own times, not the target, so they stay; what changes is the race plan and how far you are from the target.`,
      NOTHING_YET,
    ],
    proposals: card(
      `Target ${target}: ${race.name}`,
      `It is ${race.target ?? "not set"} now.`,
      { kind: "race-target", competitionId: race.id, target },
      [{ label: "Target", ...(race.target !== undefined && { before: race.target }), after: target }],
    ),
    followUps: ["How do I pace it?"],
  };
}
