/** `yyyy-MM-dd` where the athlete is. */
export function localDay(at: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/**
 * A date and time as training apps write them, taken as local time unless a zone is told: `2024-03-04 18:30:00`, `2023-02-14 6:30:00 PM`,
 * `28 Mar 2025, 17:29`, `May 15, 2026, 7:26 PM`; months also in other languages. undefined when it is none.
 */
export function readTime(text: string): Date | undefined {
  const plain = text.replace(/[\u202f\u00a0]/g, " ").trim();
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/.test(plain)) return real(new Date(plain));
  const clock = /(?:^|[ T,])(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*([ap]\.?m\.?)?$/i.exec(plain);
  const date = plain.slice(0, clock?.index ?? plain.length).replace(/,\s*$/, "");
  const day = readDay(date);
  if (day === undefined) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0", half] = clock ?? [];
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const at = new Date(day.year, day.month, day.day, hour, Number(minutes), Number(seconds));
  return at.getMonth() === day.month && at.getDate() === day.day ? real(at) : undefined;
}

/** `1h 5m`, `45m`, `30s`, `1:05:00`, `3900` in seconds; undefined when it is none. */
export function readDuration(text: string): number | undefined {
  const plain = text.trim();
  if (/^\d+(\.\d+)?$/.test(plain)) return Number(plain);
  const clock = /^(?:(\d+):)?(\d{1,2}):(\d\d)$/.exec(plain);
  if (clock) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  const parts = /^(?:(\d+)\s*h)?\s*(?:(\d+)\s*m(?:in)?)?\s*(?:(\d+)\s*s)?$/i.exec(plain);
  if (plain === "" || parts === null) return undefined;
  return Number(parts[1] ?? 0) * 3600 + Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0);
}

function readDay(text: string): { year: number; month: number; day: number } | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]) - 1, day: Number(iso[3]) };
  const dayFirst = /^(\d{1,2})\.?\s+(?:de\s+)?(\p{L}+)\.?,?\s+(?:de\s+)?(\d{4})$/u.exec(text);
  const monthFirst = /^(\p{L}+)\.?\s+(\d{1,2}),?\s+(\d{4})$/u.exec(text);
  const [name, day, year] = dayFirst ? [dayFirst[2], dayFirst[1], dayFirst[3]] : [monthFirst?.[1], monthFirst?.[2], monthFirst?.[3]];
  const month = findMonth(name ?? "");
  return month === undefined ? undefined : { year: Number(year), month, day: Number(day) };
}

function findMonth(name: string): number | undefined {
  return monthNames().get(plainName(name).slice(0, 4)) ?? monthNames().get(plainName(name).slice(0, 3));
}

const plainName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}|\./gu, "")
    .toLowerCase();

let months: Map<string, number> | undefined;

/** The first letters of the months, as the languages of these apps abbreviate them; the first language that says so is right. */
function monthNames(): ReadonlyMap<string, number> {
  if (months !== undefined) return months;
  months = new Map();
  for (const language of ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "pl"])
    for (let month = 0; month < 12; month += 1) {
      const name = plainName(new Intl.DateTimeFormat(language, { month: "long" }).format(new Date(2024, month, 15)));
      for (const letters of [4, 3]) if (!months.has(name.slice(0, letters))) months.set(name.slice(0, letters), month);
    }
  return months;
}

const real = (at: Date): Date | undefined => (Number.isNaN(at.getTime()) || at.getFullYear() < 1950 ? undefined : at);
