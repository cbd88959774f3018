import { addDays, getMonday } from "@ironpace/training";
import type { Diary } from "../../own-data/diary.ts";
import { sum } from "../../own-data/figures.ts";
import type { Row } from "../../query/rows.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { type Said, sayIn } from "../languages.ts";
import { amountIn, countIn, periodIn } from "../names.ts";
import { nothing, rowsOf, runIn } from "./rows.ts";

const SPORTS: readonly (readonly [key: "run" | "row" | "ski" | "ride" | "swim", said: Said])[] = [
  ["run", ["Running", "Laufen", "Course à pied", "Carrera", "Corsa"]],
  ["row", ["Rowing", "Rudern", "Rameur", "Remo", "Vogatore"]],
  ["ski", ["SkiErg", "SkiErg", "SkiErg", "SkiErg", "SkiErg"]],
  ["ride", ["Bike", "Rad", "Vélo", "Bici", "Bici"]],
  ["swim", ["Swimming", "Schwimmen", "Natation", "Natación", "Nuoto"]],
];

/** Kilometres by sport. */
export function sportLines(rows: readonly Row[], { tongue }: Frame, view: CoachView): readonly string[] {
  return SPORTS.flatMap(([key, said]) => {
    const metres = sum(rows.map((row) => (key === "run" && row.work !== undefined ? runIn(row.work) : (row.metres[key] ?? 0))));
    return metres === 0 ? [] : [`${sayIn(tongue)(...said)}: ${amountIn(tongue, metres, "distance", view)}`];
  });
}

const KINDS: readonly (readonly [said: Said, fits: (row: Row) => boolean])[] = [
  [
    ["Running", "Laufen", "Course à pied", "Carrera", "Corsa"],
    ({ code = "", metres, sets }) => /^R[A-Z]$/.test(code) || (code === "" && sets.length === 0 && metres.run !== undefined),
  ],
  [
    [
      "Hyrox (running and stations)",
      "Hyrox (Laufen und Stationen)",
      "Hyrox (course et stations)",
      "Hyrox (carrera y estaciones)",
      "Hyrox (corsa e stazioni)",
    ],
    ({ code }) => code === "HX",
  ],
  [
    [
      "Lifting with rowing or SkiErg",
      "Kraft mit Rudern oder SkiErg",
      "Force avec rameur ou SkiErg",
      "Fuerza con remo o SkiErg",
      "Forza con vogatore o SkiErg",
    ],
    ({ sets, metres }) => sets.length > 0 && (metres.row !== undefined || metres.ski !== undefined),
  ],
  [["Lifting", "Kraft", "Force", "Fuerza", "Forza"], ({ sets, code = "" }) => sets.length > 0 || code.startsWith("S")],
  [["Rowing", "Rudern", "Rameur", "Remo", "Vogatore"], ({ metres }) => metres.row !== undefined],
  [["Other", "Anderes", "Autres", "Otros", "Altro"], () => true],
];

/** Minutes, or kilometres where they were asked for, by kind of session. */
export function bySport(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, metric } = frame;
  const say = sayIn(tongue);
  const period = frame.periods[0] ?? {
    from: addDays(getMonday(view.today), -7),
    to: addDays(getMonday(view.today), -1),
    kind: "week" as const,
  };
  const rows = rowsOf(undefined, period, diary, view);
  if (rows.length === 0) return nothing(frame, undefined, periodIn(tongue, period, view.today), diary, view);
  const when = periodIn(tongue, period, view.today);
  const count = countIn(tongue, rows.length, undefined);
  if (metric === "distance")
    return {
      text: [
        `**${amountIn(tongue, sum(rows.map((row) => sum(Object.values(row.metres)))), "distance", view)}** ${when}, ${count}:`,
        bullet(sportLines(rows, frame, view)),
      ],
    };
  const left = new Set(rows);
  const lines = KINDS.flatMap(([said, fits]) => {
    const of = [...left].filter(fits);
    for (const row of of) left.delete(row);
    return of.length === 0
      ? []
      : [
          `${say(...said)}: **${amountIn(tongue, sum(of.map(({ minutes = 0 }) => minutes)), "time", view)}**, ${countIn(tongue, of.length, undefined)}`,
        ];
  });
  return {
    text: [
      `**${amountIn(tongue, sum(rows.map(({ minutes = 0 }) => minutes)), "time", view)}** ${when}, ${count}:`,
      bullet(lines),
      say(
        "Minutes are logged per session, so mixed sessions are listed separately.",
        "Minuten werden je Einheit eingetragen, gemischte stehen deshalb extra.",
        "Les minutes sont notées par séance ; les séances mixtes sont donc listées à part.",
        "Los minutos se anotan por sesión; las mixtas van aparte.",
        "I minuti si registrano per sessione; le miste sono elencate a parte.",
      ),
    ],
  };
}
