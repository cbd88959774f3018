import { type Activity, toParsedSession, readSport } from "./activity.ts";
import type { ParsedFile, ParsedSession, UnreadEntry } from "./parsed-file.ts";
import { readTime } from "./times.ts";
import { children, getNumber, getText, type XmlElement } from "./xml.ts";

/** Garmin's Training Center Database, version 2: every activity, also those of a multi-sport session; laps are summed. */
export function readTcx(root: XmlElement): ParsedFile {
  const unread: UnreadEntry[] = [];
  const list = children(children(root, "TrainingCenterDatabase")[0], "Activities")[0];
  const multi = children(list, "MultiSportSession").flatMap((session) =>
    [...children(session, "FirstSport"), ...children(session, "NextSport")].flatMap((sport) => children(sport, "Activity")),
  );
  const sessions = [...children(list, "Activity"), ...multi].flatMap((activity, n): ParsedSession[] => {
    const read = getActivity(activity);
    if (typeof read !== "string") return [toParsedSession(read)];
    unread.push({ where: `Activity ${n + 1}`, why: read });
    return [];
  });
  return { format: "tcx", sessions, unread, asks: { weight: false, distance: false } };
}

function getActivity(element: XmlElement): Activity | string {
  const laps = children(element, "Lap");
  const start = readTime(getText(laps[0], "@StartTime") ?? getText(element, "Id") ?? "");
  if (start === undefined) return "Its start time is missing.";
  const sum = (name: string) => laps.reduce((total, lap) => total + (getNumber(lap, name) || 0), 0);
  const points = laps.flatMap((lap) => children(lap, "Track").flatMap((track) => children(track, "Trackpoint")));
  const times = points.map((point) => Date.parse(getText(point, "Time") ?? "")).filter((time) => !Number.isNaN(time));
  const furthest = points.reduce((most, point) => Math.max(most, getNumber(point, "DistanceMeters") || 0), 0);
  const recorded = times.length === 0 ? 0 : ((times.at(-1) ?? 0) - start.getTime()) / 1000;
  const moving = sum("TotalTimeSeconds") || recorded;
  if (!(moving > 0)) return "This activity has no laps or timed points.";
  return {
    start,
    sport: readSport(getText(element, "@Sport")),
    notes: getText(element, "Notes"),
    elapsed: Math.max(recorded, moving),
    moving,
    distance: sum("DistanceMeters") || furthest,
    calories: sum("Calories") || undefined,
  };
}
