import { addDays, getMonday } from "@ironpace/training";
import type { Diary, Work } from "../own-data/diary.ts";
import { sum } from "../own-data/figures.ts";
import type { Measure, Query, Subject } from "../query/query.ts";
import { getRows, getTotal, getValue, type Row, SUMMED_METRICS } from "../query/rows.ts";
import { bullet } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import type { Frame } from "./frame.ts";
import { type Said, sayIn, type Tongue } from "./languages.ts";
import { amountIn, countIn, dayIn, monthIn, periodIn, subjectIn } from "./names.ts";
import { earlierPeriod } from "./patch.ts";
import type { Period } from "./times.ts";

/** "more strength or running", "mehr Kraft oder Laufen" */
const MORE_OR = /\b(?:more|mehr|plus|mas|piu)\b.*\b(?:or|oder|ou|o)\b/;

const EVER: Period = { from: "2000-01-01", to: "2999-12-31", kind: "ever" };

/** What a frame asks of logged sessions: a sum, a mean, an extreme, months beside each other, sports beside each other, or two periods. */
export function answerAmount(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { group, picks, periods, subjects } = frame;
  const extreme = ["longest", "hardest", "fastest", "heaviest"].find((pick) => picks.has(pick));
  if (frame.days.length > 0 || frame.numbers.length > 0 || frame.clock !== undefined || frame.topics.has("goal")) return undefined;
  if ((frame.relations.has("last") || frame.picks.has("last")) && periods.length === 0 && subjects.length === 1 && extreme === undefined)
    return lastOf(frame, diary, view);
  if (group === "sport") return bySport(frame, diary, view);
  if (group === "month" || group === "week") return byPeriod(frame, diary, view);
  if (extreme !== undefined && subjects.length <= 1) return extremeOf(frame, extreme, diary, view);
  if (periods.length === 2 && subjects.length <= 1) return twoPeriods(frame, diary, view);
  // "this month compared with the last": the one before it.
  const [only] = periods;
  if (only !== undefined && periods.length === 1 && frame.relations.has("compare") && frame.relations.has("last") && subjects.length <= 1)
    return twoPeriods({ ...frame, periods: [only, earlierPeriod(only)] }, diary, view);
  const asksWhich = frame.relations.has("compare") || MORE_OR.test(frame.words);
  if (subjects.length === 2 && periods.length <= 1 && asksWhich && subjects.every(({ test }) => test === undefined))
    return twoSubjects(frame, diary, view);
  if (measureOf(frame) === undefined || subjects.some(({ test }) => test !== undefined)) return undefined;
  // A number of everything that was ever logged is asked for in so many words.
  if (
    periods.length === 0 &&
    !frame.picks.has("total") &&
    !frame.picks.has("perweek") &&
    !frame.picks.has("average") &&
    !(frame.metric === "sessions" && subjects.length === 1)
  )
    return undefined;
  if (periods.length > 1 || subjects.length > 2) return undefined;
  return amountOf(frame, diary, view);
}

/** What is counted: as it was said, else what the subject is measured in. */
function measureOf({ metric, subjects, picks, periods, tokens }: Frame): Measure | undefined {
  if (metric !== undefined) return metric;
  const asksAmount = tokens.some(({ concept }) => concept === "ask:amount");
  if (
    (asksAmount || picks.has("total") || picks.has("average") || picks.has("perweek") || picks.has("most") || picks.has("least")) &&
    periods.length > 0
  )
    return subjects.some(({ sport }) => sport !== undefined) ? "distance" : "time";
  return undefined;
}

function queryOf(subject: Subject | undefined): Query {
  return {
    source: "done",
    subjects: subject === undefined ? [] : [subject],
    weekdays: [],
    limits: [],
    spans: [],
    isPerWeek: false,
    isCompared: false,
  };
}

function rowsOf(
  subject: Subject | undefined,
  { from, to }: Period,
  diary: Diary,
  view: CoachView,
  weekdays: Frame["weekdays"] = [],
): readonly Row[] {
  const span = { from, to, label: "", unit: "other" as const };
  return getRows({ ...queryOf(subject), weekdays }, subject ?? { name: "sessions" }, span, diary, view).filter(
    ({ on }) => on <= view.today,
  );
}

function totalOf(rows: readonly Row[], measure: Measure, subject: Subject | undefined): number | undefined {
  return getTotal(rows, measure, subject ?? { name: "sessions" }, queryOf(subject));
}

/** The last session of a kind, with its numbers. */
function lastOf({ tongue, subjects, picks }: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const [subject] = subjects;
  if (subject?.test !== undefined) return undefined;
  const rows = rowsOf(subject, EVER, diary, view);
  const row = rows.at(picks.has("before") ? -2 : -1);
  const sets = row?.sets.filter(({ exercise }) => subject?.lift?.fits.test(exercise) === true) ?? [];
  const heaviest = Math.max(0, ...sets.map(({ kilograms }) => kilograms ?? 0));
  const top = sets.filter(({ kilograms }) => kilograms === heaviest);
  const work =
    top[0] === undefined
      ? ""
      : `: **${top.length} × ${top[0].reps ?? 1} × ${amountIn(tongue, heaviest, "weight", view)}**${top[0].rpe === undefined ? "" : ` (RPE ${top[0].rpe})`}`;
  return row === undefined ? undefined : { text: [`${lineOf(row, subject, tongue, view)}${work}.`] };
}

/** One number over one period, with the sessions it comes from. */
function amountOf(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, picks, periods } = frame;
  const say = sayIn(tongue);
  const period = periods[0] ?? EVER;
  const measure = measureOf(frame);
  if (measure === undefined) return undefined;
  // "how often and how many metres": both, of one subject.
  const [subject] = frame.subjects;
  const rows = rowsOf(subject, period, diary, view, frame.weekdays);
  const when = periodIn(tongue, period, view.today);
  if (rows.length === 0) return nothing(frame, subject, when, diary, view);
  const total = totalOf(rows, measure, subject);
  if (total === undefined) return undefined;
  const weeks = weeksOf(period, diary, view.today);
  const isPerWeek = picks.has("perweek") && SUMMED_METRICS.has(measure);
  const isMean = picks.has("average") && !isPerWeek && SUMMED_METRICS.has(measure) && measure !== "sessions";
  const asked = new Set(frame.tokens.flatMap(({ concept }) => (concept.startsWith("metric:") ? [concept.slice(7) as Measure] : [])));
  const value = isPerWeek ? total / weeks : isMean ? total / rows.length : total;
  const amount =
    measure === "sessions"
      ? isPerWeek
        ? countIn(tongue, Math.round(10 * value) / 10, subject)
        : countIn(tongue, value, subject)
      : amountIn(tongue, value, measure, view);
  const per = isPerWeek
    ? say(" a week", " pro Woche", " par semaine", " por semana", " a settimana")
    : isMean
      ? say(" on average a session", " im Schnitt je Einheit", " en moyenne par séance", " de media por sesión", " in media a sessione")
      : "";
  const others = [...asked]
    .filter((each) => each !== measure && each !== "sessions")
    .flatMap((each) => {
      const of = totalOf(rows, each, subject);
      return of === undefined ? [] : [amountIn(tongue, of, each, view)];
    });
  const head = `**${amount}${per}** ${when}`;
  const counted =
    measure === "sessions"
      ? others.length > 0
        ? `: **${others.join(", ")}**`
        : ""
      : say(
          `, in ${countIn(tongue, rows.length, subject)}`,
          `, ${countIn(tongue, rows.length, subject)}`,
          `, en ${countIn(tongue, rows.length, subject)}`,
          `, en ${countIn(tongue, rows.length, subject)}`,
          `, in ${countIn(tongue, rows.length, subject)}`,
        );
  const text = [`${head}${counted}.`];
  if (measure === "distance" && subject === undefined) text.push(bullet(sportLines(rows, frame, view)));
  else if (rows.length <= MOST_LISTED) text.push(bullet(rows.toReversed().map((row) => lineOf(row, subject, tongue, view))));
  if (measure === "distance" && subject?.sport === "run" && subject.kind?.name === "run" && !isPerWeek && !isMean)
    text.push(...runBasis(rows, period, diary, frame, view));
  if ((isPerWeek || isMean) && measure !== "sessions")
    text.push(
      say(
        `In all ${amountIn(tongue, total, measure, view)}.`,
        `Insgesamt ${amountIn(tongue, total, measure, view)}.`,
        `Au total ${amountIn(tongue, total, measure, view)}.`,
        `En total ${amountIn(tongue, total, measure, view)}.`,
        `In tutto ${amountIn(tongue, total, measure, view)}.`,
      ),
    );
  text.push(...beforeLog(period, diary, tongue));
  return { text };
}

const MOST_LISTED = 6;
const MOST_PERIODS = 16;

function weeksOf({ from, to }: Period, { work }: Diary, today: string): number {
  const first = work[0]?.on ?? from;
  const start = from > first ? from : first;
  const end = to < today ? to : today;
  return Math.max(1, (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1) / 7;
}

/** The log has a first day: what lies before it is in no sum. */
function beforeLog({ from, kind }: Period, { work }: Diary, tongue: Tongue): readonly string[] {
  const first = work[0]?.on;
  if (first === undefined || from >= first || kind === "ever") return [];
  const day = dayIn(tongue, first);
  return [
    sayIn(tongue)(
      `Your log begins on ${day}; nothing before it is counted.`,
      `Dein Tagebuch beginnt am ${day}; davor ist nichts gezählt.`,
      `Ton journal commence le ${day} ; rien n’est compté avant.`,
      `Tu registro empieza el ${day}; antes no se cuenta nada.`,
      `Il tuo diario inizia il ${day}; prima non è contato nulla.`,
    ),
  ];
}

/** Running is counted on one basis: every metre run, of which so much in sessions that were nothing but running. */
function runBasis(rows: readonly Row[], period: Period, diary: Diary, { tongue }: Frame, view: CoachView): readonly string[] {
  const say = sayIn(tongue);
  const inRuns = sum(rows.map(({ metres }) => metres.run ?? 0));
  const others = diary.work
    .filter(({ on, title }) => on >= period.from && on <= period.to && !rows.some((row) => row.on === on && row.title === title))
    .filter((each) => runIn(each) > 0);
  const inside = sum(others.map(runIn));
  if (inside === 0) return [];
  const [all, more] = [amountIn(tongue, inRuns + inside, "distance", view), amountIn(tongue, inside, "distance", view)];
  const count = others.length;
  return [
    say(
      `That is sessions of running only, warm-up included. With the ${more} run inside ${count} other ${count === 1 ? "session" : "sessions"} (Hyrox, warm-ups included) it is **${all}** of running in all. Where you logged no distance, the plan's counts.`,
      `Das sind reine Laufeinheiten samt Aufwärmen. Mit den ${more} in ${count} ${count === 1 ? "anderen Einheit" : "anderen Einheiten"} (Hyrox, samt Aufwärmen) sind es zusammen **${all}** Laufen. Wo du keine Strecke eingetragen hast, zählt die des Plans.`,
      `Ce sont les séances de course seules, échauffement compris. Avec ${more} courus dans ${count} autres séances (Hyrox, échauffement compris), cela fait **${all}** de course en tout. Sans distance saisie, celle du plan compte.`,
      `Son las sesiones solo de carrera, con calentamiento. Con ${more} corridos en otras ${count} sesiones (Hyrox, con calentamiento) son **${all}** de carrera en total. Donde no anotaste distancia, cuenta la del plan.`,
      `Sono le sessioni di sola corsa, riscaldamento compreso. Con ${more} corsi in altre ${count} sessioni (Hyrox, riscaldamento compreso) fanno **${all}** di corsa in tutto. Dove manca la distanza conta quella del piano.`,
    ),
  ];
}

/** Metres run in a session, its warm-up included. */
export function runIn({ metres, warmUpRun = 0 }: Work): number {
  return (metres.run ?? 0) + warmUpRun;
}

function lineOf({ on, title, minutes, effort, metres }: Row, subject: Subject | undefined, tongue: Tongue, view: CoachView): string {
  const of = subject?.sport === undefined ? undefined : metres[subject.sport];
  const parts = [
    of === undefined || of === 0 ? undefined : amountIn(tongue, of, "distance", view),
    minutes === undefined ? undefined : amountIn(tongue, minutes, "time", view),
    effort === undefined ? undefined : amountIn(tongue, effort, "effort", view),
  ];
  return `${dayIn(tongue, on)}: **${title}**${parts.flatMap((part) => (part === undefined ? [] : [`, ${part}`])).join("")}`;
}

function nothing({ tongue }: Frame, subject: Subject | undefined, when: string, diary: Diary, view: CoachView): Draft {
  const last = rowsOf(subject, EVER, diary, view).at(-1);
  const name = subjectIn(tongue, subject);
  const say = sayIn(tongue);
  return {
    text: [
      say(
        `**None**: no ${name} ${when}.`,
        `**Keine**: ${when} ist nichts davon eingetragen (${name}).`,
        `**Aucune** : rien de tel ${when} (${name}).`,
        `**Ninguna**: nada de eso ${when} (${name}).`,
        `**Nessuna**: niente di simile ${when} (${name}).`,
      ),
      ...(last === undefined
        ? []
        : [
            say("The last one", "Zuletzt", "La dernière fois", "La última vez", "L’ultima volta") +
              ` – ${lineOf(last, subject, tongue, view)}`,
          ]),
    ],
  };
}

const SPORTS: readonly (readonly [key: "run" | "row" | "ski" | "ride" | "swim", said: Said])[] = [
  ["run", ["Running", "Laufen", "Course à pied", "Carrera", "Corsa"]],
  ["row", ["Rowing", "Rudern", "Rameur", "Remo", "Vogatore"]],
  ["ski", ["SkiErg", "SkiErg", "SkiErg", "SkiErg", "SkiErg"]],
  ["ride", ["Bike", "Rad", "Vélo", "Bici", "Bici"]],
  ["swim", ["Swimming", "Schwimmen", "Natation", "Natación", "Nuoto"]],
];

function sportLines(rows: readonly Row[], { tongue }: Frame, view: CoachView): readonly string[] {
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
function bySport(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
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
        "Only whole sessions have minutes, so mixed ones stand by themselves.",
        "Minuten haben nur ganze Einheiten, gemischte stehen deshalb für sich.",
        "Seules les séances entières ont des minutes ; les mixtes sont donc à part.",
        "Solo las sesiones enteras tienen minutos; las mixtas van aparte.",
        "Solo le sessioni intere hanno minuti; le miste stanno a parte.",
      ),
    ],
  };
}

/** Months or weeks beside each other: the most, and the least of those that are over. */
function byPeriod(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, group, picks } = frame;
  const say = sayIn(tongue);
  const [subject] = frame.subjects;
  const measure = picks.has("hardest") ? "load" : (frame.metric ?? (subject?.sport === undefined ? "time" : "distance"));
  const period = frame.periods[0] ?? EVER;
  const found = new Map<string, Row[]>();
  for (const row of rowsOf(subject, period, diary, view)) {
    const key = group === "month" ? `${row.on.slice(0, 7)}-01` : getMonday(row.on);
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  const first = diary.work[0]?.on ?? view.today;
  const isWhole = (key: string): boolean =>
    key >= first && (group === "month" ? key.slice(0, 7) < view.today.slice(0, 7) : addDays(key, 6) < view.today);
  const all = [...found].map(([key, rows]) => ({ key, rows, value: totalOf(rows, measure, subject) ?? 0 }));
  const whole = all.filter(({ key }) => isWhole(key));
  const top = all.toSorted((a, b) => b.value - a.value)[0];
  const low = whole.toSorted((a, b) => a.value - b.value)[0];
  if (top === undefined || low === undefined) return undefined;
  const nameOf = (key: string): string =>
    group === "month"
      ? monthIn(tongue, key)
      : say(
          `the week of ${dayIn(tongue, key)}`,
          `Woche ab ${dayIn(tongue, key)}`,
          `la semaine du ${dayIn(tongue, key)}`,
          `la semana del ${dayIn(tongue, key)}`,
          `la settimana dal ${dayIn(tongue, key)}`,
        );
  const line = ({ key, rows, value }: typeof top): string =>
    `**${nameOf(key)}** (${amountIn(tongue, value, measure, view)}, ${countIn(tongue, rows.length, subject)})`;
  const wantsLeast = picks.has("least");
  const isList = !wantsLeast && !picks.has("most") && !picks.has("hardest") && frame.periods.length === 1;
  if (isList)
    return {
      text: [
        bullet(
          all
            .toSorted((a, b) => a.key.localeCompare(b.key))
            .slice(-MOST_PERIODS)
            .map(
              (each) =>
                `${line(each)}${isWhole(each.key) ? "" : say(" (not over yet)", " (läuft noch)", " (en cours)", " (en curso)", " (in corso)")}`,
            ),
        ),
        say(
          `In all ${amountIn(tongue, sum(all.map(({ value }) => value)), measure, view)}.`,
          `Insgesamt ${amountIn(tongue, sum(all.map(({ value }) => value)), measure, view)}.`,
          `Au total ${amountIn(tongue, sum(all.map(({ value }) => value)), measure, view)}.`,
          `En total ${amountIn(tongue, sum(all.map(({ value }) => value)), measure, view)}.`,
          `In tutto ${amountIn(tongue, sum(all.map(({ value }) => value)), measure, view)}.`,
        ),
      ],
    };
  const wantsMost = picks.has("most") || !wantsLeast;
  const open = all.find(({ key }) => !isWhole(key) && key <= view.today && key >= first);
  return {
    text: [
      [
        ...(wantsMost
          ? [
              say(
                `Most: ${line(top)}.`,
                `Am meisten: ${line(top)}.`,
                `Le plus : ${line(top)}.`,
                `Lo máximo: ${line(top)}.`,
                `Il massimo: ${line(top)}.`,
              ),
            ]
          : []),
        ...(wantsLeast
          ? [
              say(
                `Least: ${line(low)}, of those that are over.`,
                `Am wenigsten: ${line(low)}, von den abgeschlossenen.`,
                `Le moins : ${line(low)}, parmi les périodes terminées.`,
                `Lo mínimo: ${line(low)}, de los terminados.`,
                `Il minimo: ${line(low)}, tra quelli conclusi.`,
              ),
            ]
          : []),
      ].join(" "),
      bullet(
        all
          .filter(({ key }) => key !== top.key && (!wantsLeast || key !== low.key))
          .toSorted((a, b) => (wantsMost ? b.value - a.value : a.value - b.value))
          .slice(0, 3)
          .map(line),
      ),
      ...(open === undefined || open.key === top.key
        ? []
        : [
            say(
              `${nameOf(open.key)} is not over yet.`,
              `${nameOf(open.key)} läuft noch.`,
              `${nameOf(open.key)} n’est pas fini.`,
              `${nameOf(open.key)} aún no ha terminado.`,
              `${nameOf(open.key)} non è ancora finito.`,
            ),
          ]),
    ].filter((part) => part !== ""),
  };
}

/** The longest, hardest, fastest or heaviest of the rows, with the next ones. */
function extremeOf(frame: Frame, extreme: string, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue } = frame;
  const say = sayIn(tongue);
  const [subject] = frame.subjects;
  const period = frame.periods[0] ?? EVER;
  const measure: Measure =
    extreme === "hardest"
      ? "effort"
      : extreme === "fastest"
        ? "pace"
        : extreme === "heaviest"
          ? "weight"
          : subject?.sport === undefined
            ? "time"
            : "distance";
  const isLower = measure === "pace";
  const of = subject ?? { name: "sessions" };
  const ranked = rowsOf(subject, period, diary, view)
    .flatMap((row) => {
      const value = getValue(row, measure, of, queryOf(subject));
      return value === undefined || value === 0 ? [] : [{ row, value }];
    })
    .toSorted(
      (a, b) =>
        (isLower ? a.value - b.value : b.value - a.value) || (b.row.load ?? 0) - (a.row.load ?? 0) || b.row.on.localeCompare(a.row.on),
    );
  const skipped = Math.max(0, (frame.ordinal ?? 1) - 1);
  const [best, second, third] = ranked.slice(skipped);
  if (best === undefined) return undefined;
  const first = skipped === 0 ? undefined : ranked[0];
  const when = periodIn(tongue, period, view.today);
  const next = [second, third].flatMap((each) =>
    each === undefined ? [] : [`${amountIn(tongue, each.value, measure, view)} (${dayIn(tongue, each.row.on)})`],
  );
  return {
    text: [
      `**${amountIn(tongue, best.value, measure, view)}**, ${lineOf(best.row, subject, tongue, view)}.`,
      say(
        `Of ${countIn(tongue, ranked.length, subject)} ${when}.`,
        `Von ${countIn(tongue, ranked.length, subject)} ${when}.`,
        `Sur ${countIn(tongue, ranked.length, subject)} ${when}.`,
        `De ${countIn(tongue, ranked.length, subject)} ${when}.`,
        `Su ${countIn(tongue, ranked.length, subject)} ${when}.`,
      ) +
        (first === undefined
          ? ""
          : ` ${say("First", "Auf Platz 1", "En tête", "Primero", "In testa")}: ${amountIn(tongue, first.value, measure, view)} (${dayIn(tongue, first.row.on)}).`) +
        (next.length === 0 ? "" : ` ${say("Next", "Danach", "Ensuite", "Después", "Poi")}: ${next.join(", ")}.`),
    ],
  };
}

/** Two periods beside each other, per week where they are not of one length. */
function twoPeriods(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue } = frame;
  const say = sayIn(tongue);
  const [subject] = frame.subjects;
  const measure = measureOf(frame) ?? (subject?.sport === undefined ? "time" : "distance");
  const columns = frame.periods.map((period) => ({ period, rows: rowsOf(subject, period, diary, view) }));
  const [a, b] = columns.map((column) => ({ ...column, value: totalOf(column.rows, measure, subject) ?? 0 }));
  if (a === undefined || b === undefined || (a.rows.length === 0 && b.rows.length === 0)) return undefined;
  const gap = a.value - b.value;
  const percent = b.value === 0 ? "" : ` (${gap < 0 ? "−" : "+"}${Math.abs(Math.round((100 * gap) / b.value))} %)`;
  const [more, less] = [amountIn(tongue, Math.abs(gap), measure, view), percent];
  const names = [a, b].map(({ period }) => periodIn(tongue, period, view.today));
  return {
    text: [
      gap === 0
        ? say(
            `**The same** in both.`,
            `**Gleich viel** in beiden.`,
            `**Autant** dans les deux.`,
            `**Lo mismo** en ambos.`,
            `**Uguale** in entrambi.`,
          )
        : gap > 0
          ? say(
              `**${more} more** ${names[0]} than ${names[1]}${less}.`,
              `**${more} mehr** ${names[0]} als ${names[1]}${less}.`,
              `**${more} de plus** ${names[0]} que ${names[1]}${less}.`,
              `**${more} más** ${names[0]} que ${names[1]}${less}.`,
              `**${more} in più** ${names[0]} (confronto: ${names[1]})${less}.`,
            )
          : say(
              `**${more} less** ${names[0]} than ${names[1]}${less}.`,
              `**${more} weniger** ${names[0]} als ${names[1]}${less}.`,
              `**${more} de moins** ${names[0]} que ${names[1]}${less}.`,
              `**${more} menos** ${names[0]} que ${names[1]}${less}.`,
              `**${more} in meno** ${names[0]} (confronto: ${names[1]})${less}.`,
            ),
      bullet(
        [a, b].map(
          ({ rows, value }, at) =>
            `${names[at] ?? ""}: **${amountIn(tongue, value, measure, view)}**, ${countIn(tongue, rows.length, subject)}`,
        ),
      ),
      ...openPeriod([a, b], measure, subject, diary, frame, view),
      ...beforeLog([a, b].map(({ period }) => period).toSorted((x, y) => x.from.localeCompare(y.from))[0] ?? EVER, diary, tongue),
    ],
  };
}

/** Of a period that still runs only so many days are over: the same days of the other one beside it. */
function openPeriod(
  columns: readonly { readonly period: Period; readonly value: number }[],
  measure: Measure,
  subject: Subject | undefined,
  diary: Diary,
  { tongue }: Frame,
  view: CoachView,
): readonly string[] {
  const open = columns.find(({ period }) => period.from <= view.today && period.to > view.today);
  const whole = columns.find((column) => column !== open);
  if (open === undefined || whole === undefined || !SUMMED_METRICS.has(measure)) return [];
  const days = Math.round((Date.parse(view.today) - Date.parse(open.period.from)) / 86_400_000);
  const to = addDays(whole.period.from, days);
  if (to >= whole.period.to) return [];
  const same = totalOf(rowsOf(subject, { ...whole.period, to }, diary, view), measure, subject) ?? 0;
  const amount = measure === "sessions" ? countIn(tongue, same, subject) : amountIn(tongue, same, measure, view);
  return [
    sayIn(tongue)(
      `It is not over: after the same ${days + 1} days it was ${amount} then.`,
      `Sie läuft noch: nach denselben ${days + 1} Tagen waren es damals ${amount}.`,
      `Ce n’est pas fini : après les mêmes ${days + 1} jours, c’était ${amount}.`,
      `Aún no ha terminado: tras los mismos ${days + 1} días eran ${amount}.`,
      `Non è finita: dopo gli stessi ${days + 1} giorni erano ${amount}.`,
    ),
  ];
}

/** Two kinds of sessions over the same days: "the effort of my Hyrox sessions against the long runs". */
function twoSubjects(frame: Frame, diary: Diary, view: CoachView): Draft | undefined {
  const { tongue, picks, periods, subjects } = frame;
  const say = sayIn(tongue);
  const period = periods[0] ?? EVER;
  const measure = measureOf({ ...frame, subjects: [] }) ?? "time";
  const isMean = picks.has("average") && SUMMED_METRICS.has(measure) && measure !== "sessions";
  const columns = subjects.flatMap((subject) => {
    const rows = rowsOf(subject, period, diary, view);
    const total = totalOf(rows, measure, subject);
    return total === undefined || rows.length === 0 ? [] : [{ subject, rows, value: isMean ? total / rows.length : total }];
  });
  const [a, b] = columns;
  if (a === undefined || b === undefined) return undefined;
  const text = (value: number): string => (measure === "sessions" ? `${value}` : amountIn(tongue, value, measure, view));
  const [more, less] = a.value >= b.value ? [a, b] : [b, a];
  return {
    text: [
      a.value === b.value
        ? say(
            `**The same**: ${text(a.value)}, ${periodIn(tongue, period, view.today)}.`,
            `**Gleich**: ${text(a.value)}, ${periodIn(tongue, period, view.today)}.`,
            `**Pareil** : ${text(a.value)}, ${periodIn(tongue, period, view.today)}.`,
            `**Igual**: ${text(a.value)}, ${periodIn(tongue, period, view.today)}.`,
            `**Uguale**: ${text(a.value)}, ${periodIn(tongue, period, view.today)}.`,
          )
        : say(
            `Higher for **${subjectIn(tongue, more.subject)}**: ${text(more.value)} against ${text(less.value)}, ${periodIn(tongue, period, view.today)}.`,
            `Höher bei **${subjectIn(tongue, more.subject)}**: ${text(more.value)} gegen ${text(less.value)}, ${periodIn(tongue, period, view.today)}.`,
            `Plus élevé pour **${subjectIn(tongue, more.subject)}** : ${text(more.value)} contre ${text(less.value)}, ${periodIn(tongue, period, view.today)}.`,
            `Más alto en **${subjectIn(tongue, more.subject)}**: ${text(more.value)} frente a ${text(less.value)}, ${periodIn(tongue, period, view.today)}.`,
            `Più alto per **${subjectIn(tongue, more.subject)}**: ${text(more.value)} contro ${text(less.value)}, ${periodIn(tongue, period, view.today)}.`,
          ),
      bullet(
        [a, b].map(
          ({ subject, rows, value }) => `${subjectIn(tongue, subject)}: **${text(value)}**, ${countIn(tongue, rows.length, subject)}`,
        ),
      ),
    ],
  };
}
