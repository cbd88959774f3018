import { expect, test } from "vitest";
import { STORIES } from "./stories.ts";
import { tellStory } from "./tell-story.ts";

/** What the plan learns, to be read by a coach. After a wanted change: `npm run plan:snapshots`, and read what changed. */
test.each(STORIES)("$name: $coach", async (story) => {
  const { text, before, after, reasons, problems } = tellStory(story);
  expect(problems).toEqual([]);
  const untrue = Object.entries(story.claims).filter(([, holds]) => !holds(before, after, reasons));
  await expect(text).toMatchFileSnapshot(`snapshots/${story.name}.txt`);
  expect(untrue.map(([claim]) => claim)).toEqual([]);
});
