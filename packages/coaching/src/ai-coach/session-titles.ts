import { distanceText } from "@ironpace/contract";
import type { Diary } from "../built-in-coach/own-data/diary.ts";
import type { CoachView } from "../built-in-coach/view.ts";

/** Writes titles of sessions as the athlete reads them, and back. */
export interface SessionTitles {
  readonly shown: (text: string) => string;
  readonly stored: (text: string) => string;
}

/** Titles are stored with kilometres ("Long run, 5 km"), which is also how the coach finds them in what was said before. */
export function sessionTitles({ distances, plan }: CoachView, { work, planned }: Pick<Diary, "work" | "planned">): SessionTitles {
  const sessions = plan?.plan.weeks.flatMap((week) => week.sessions) ?? [];
  const titles = [...new Set([...sessions, ...work, ...planned].map(({ title }) => title))];
  const pairs = titles
    .map((title): readonly [stored: string, shown: string] => [title, distanceText(title, distances)])
    .filter(([stored, shown]) => stored !== shown)
    // "Long run, 15 km with 3 km fast" before "Long run, 15 km".
    .toSorted(([a], [b]) => b.length - a.length);
  return {
    shown: (text) => pairs.reduce((written, [stored, shown]) => written.replaceAll(stored, shown), text),
    stored: (text) => pairs.reduce((written, [stored, shown]) => written.replaceAll(shown, stored), text),
  };
}
