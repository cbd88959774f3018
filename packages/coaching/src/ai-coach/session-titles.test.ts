import { expect, test } from "vitest";
import { VIEW } from "../built-in-coach/self-contained/dialogue-fixture.ts";
import { sessionTitles } from "./session-titles.ts";

const LOGGED = { work: [], planned: [{ on: "2026-12-03", title: "Long run, 5 km", status: "planned" as const }] };
const ANSWER = "Thu 3 Dec: **Long run, 5 km**, **36 min**. The 5 km test is a race of 5 km.";

test("titles are shown in miles to whoever counts in miles, and found again as they are stored", () => {
  const { shown, stored } = sessionTitles({ ...VIEW, distances: "mi" }, LOGGED);
  expect(shown(ANSWER)).toBe("Thu 3 Dec: **Long run, 3.1 mi**, **36 min**. The 5 km test is a race of 5 km.");
  expect(stored(shown(ANSWER))).toBe(ANSWER);
});

test("in kilometres nothing changes", () => {
  expect(sessionTitles({ ...VIEW, distances: "km" }, LOGGED).shown(ANSWER)).toBe(ANSWER);
});
