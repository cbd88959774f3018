import { expect, test } from "vitest";
import { withoutDenied } from "./denied-parts.ts";

test.each([
  ["not the squat, swap the deadlift", "swap the deadlift"],
  ["no not the squat, the deadlift", "no the deadlift"],
  ["don't swap the squat, the deadlift", "swap the deadlift"],
  ["don't move it, just cut it to 45", "cut it to 45"],
  ["don't move the long run, just move the strength to sunday", "move the strength to sunday"],
  ["not the deadlift, replace the bench press with push ups", "replace the bench press with push ups"],
  ["leave the run but drop the sled work today", "drop the sled work today"],
  ["keep friday as it is, just move saturday to sunday", "move saturday to sunday"],
  ["move it to friday, not saturday", "move it to friday"],
  ["the deadlift, not the squat", "the deadlift"],
  ["nicht die Kniebeuge, sondern das Kreuzheben", "das Kreuzheben"],
  ["keep saturday but make it a bit shorter like 12k", "make saturday a bit shorter like 12k"],
  ["dont do the sleds today, my gym lost them", "dont do the sleds today, my gym lost them"],
  // What denies nothing stays as it is.
  ["leave out the run and move the bench", "leave out the run and move the bench"],
  ["not sure, what should i do today", "not sure, what should i do today"],
  ["don't feel like it, why is today so hard", "don't feel like it, why is today so hard"],
  ["am I overtraining or not", "am I overtraining or not"],
  ["it's not that bad", "it's not that bad"],
])("%s", (content, wanted) => expect(withoutDenied(content)).toBe(wanted));
