import { type Activity, toParsedSession, readSport } from "./activity.ts";
import type { ParsedFile, ParsedSession, UnreadEntry } from "./parsed-file.ts";
import { children, getNumber, getText, type XmlElement } from "./xml.ts";

/** GPX 1.0 and 1.1: every track with times is a session. Its distance is measured along the points, so it is an estimate. */
export function readGpx(root: XmlElement): ParsedFile {
  const unread: UnreadEntry[] = [];
  const sessions = children(children(root, "gpx")[0], "trk").flatMap((track, n): ParsedSession[] => {
    const read = findActivity(track);
    if (read !== undefined) return [toParsedSession(read)];
    const name = getText(track, "name");
    unread.push({
      where: name ? `Track “${name.slice(0, 60)}”` : `Track ${n + 1}`,
      why: "This is a route without times, not a recorded activity.",
    });
    return [];
  });
  return { format: "gpx", sessions, unread, asks: { weight: false, distance: false } };
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
  readonly time: number;
}

function findActivity(track: XmlElement): Activity | undefined {
  const segments = children(track, "trkseg").map((segment) =>
    children(segment, "trkpt")
      .map(getPoint)
      .filter(({ time }) => !Number.isNaN(time)),
  );
  const recorded = segments.filter((segment) => segment.length > 0);
  const first = recorded[0]?.[0];
  const last = recorded.at(-1)?.at(-1);
  if (first === undefined || last === undefined || last.time <= first.time) return undefined;
  const moving = recorded.reduce((sum, segment) => sum + ((segment.at(-1)?.time ?? 0) - (segment[0]?.time ?? 0)) / 1000, 0);
  return {
    start: new Date(first.time),
    sport: readSport(getText(track, "type")),
    title: getText(track, "name"),
    elapsed: (last.time - first.time) / 1000,
    moving,
    distance: recorded.reduce((sum, segment) => sum + getLength(segment), 0),
  };
}

const getPoint = (point: XmlElement): Point => ({
  latitude: getNumber(point, "@lat"),
  longitude: getNumber(point, "@lon"),
  time: Date.parse(getText(point, "time") ?? ""),
});

const getLength = (points: readonly Point[]): number =>
  points.reduce((sum, point, n) => sum + (n === 0 ? 0 : metresBetween(points[n - 1] ?? point, point)), 0);

/** On a sphere (haversine); the mean radius of the Earth. */
function metresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  const metres = 2 * 6_371_008.8 * Math.asin(Math.min(1, Math.sqrt(chord)));
  return Number.isFinite(metres) ? metres : 0;
}
