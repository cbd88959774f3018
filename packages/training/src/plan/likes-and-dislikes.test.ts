import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { nobody } from "#test/nobody.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { getItems } from "../checks/rule.ts";
import { validatePlan } from "../checks/validate.ts";
import { findExercise } from "../catalogue/exercises.ts";
import type { Plan, Session } from "../model/plan.ts";
import { trainedFamily } from "../selection/movement-families.ts";
import { generatePlan } from "./generate-plan.ts";

function athleteOf(over: Partial<Athlete>): Athlete {
  const { competitions: _, ...athlete } = HYBRID;
  return { ...athlete, injuries: "", availability: { daysPerWeek: 5 }, ...over };
}

function planOf(over: Partial<Athlete>, weeks = 6): Plan {
  const whole = athleteOf(over);
  const result = generatePlan(whole, { startDate: "2026-11-30", weeks });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  expect(validatePlan(result.plan, whole).filter(({ rule }) => rule === "dislikes" || rule === "equipment")).toEqual([]);
  return result.plan;
}

const sessionsOf = ({ weeks }: Plan): readonly Session[] => weeks.flatMap(({ sessions }) => sessions);
const namesIn = (sessions: readonly Session[]): readonly string[] => [
  ...new Set(sessions.flatMap((session) => getItems(session).map(({ name }) => name))),
];
const headOf = ({ notes }: Plan): string => notes.map(({ text }) => text).join("\n");

describe("wishes that are counted on the finished plan", () => {
  const OWN = { focus: "general", equipment: ["barbell", "dumbbell", "rower", "bench", "pull-up bar"] } as const;
  const RUNS = { history: { weeklyRun: { value: 20_000, source: "told" }, longestRun: { value: 9000, source: "told" } } } as const;
  const HYROX = { focus: "hyrox", competitions: [{ type: "hyrox relay", date: "2027-01-23", priority: "A", entry: "relay" }] } as const;

  test.each<readonly [string, Partial<Athlete>, RegExp]>([
    [
      "exams 7-18 dec so less in those 2 weeks",
      { focus: "hyrox" },
      /one hard day fewer a week from Mon 7 Dec to Fri 18 Dec: week 2 has \d+ min/u,
    ],
    ["some days i only get half an hour", OWN, /of \d+ sessions are longer than 30 minutes/u],
    ["hate long steady runs. like rowing", { ...OWN, ...RUNS }, /“run, row, run” (?:twice|\d times).*none of them is run at one pace/su],
    ["quiero sacar mi primer muscle up", { focus: "crossfit" }, /not a muscle-up yet, but what leads there: .* in \d+ sessions/u],
    ["doing the relay, my bits are the row and the farmers carry", HYROX, /row erg in \d+ of \d+ sessions and farmers carry in [1-9]/u],
    ["tuesday is track with the club", { focus: "running", ...RUNS }, /a fast run on Tuesdays in \d+ of \d+ weeks/u],
  ])("%s", (injuries, over, head) => {
    const plan = planOf({ injuries, ...over });
    expect(headOf(plan)).toMatch(head);
    expect(headOf(plan)).not.toMatch(/did not understand/u);
    expect(validatePlan(plan, athleteOf({ injuries, ...over }))).toEqual([]);
  });

  test("weeks with little time are lighter in minutes and hard days, and the deload that is near is one of them", () => {
    const minutes = ({ sessions }: Plan["weeks"][number]) => sessions.reduce((sum, { duration }) => sum + duration, 0);
    const hard = ({ sessions }: Plan["weeks"][number]) => sessions.filter((session) => session.hard).length;
    const [before, ...busy] = planOf({ focus: "hyrox", injuries: "exams 7-18 dec so less in those 2 weeks" }).weeks.slice(0, 3);
    if (before === undefined) throw new Error("no weeks");
    expect(busy.every((week) => minutes(week) < minutes(before) && hard(week) < hard(before))).toBe(true);
    expect(busy.some(({ isDeload }) => isDeload)).toBe(true);
  });

  test.each<Athlete["focus"]>(["running", "hyrox", "triathlon"])(
    "no two Sundays of a %s athlete who is bored by steady runs are alike",
    (focus) => {
      const athlete = athleteOf({ focus, ...RUNS, dislikes: "long steady runs" });
      const plan = planOf({ focus, ...RUNS, dislikes: "long steady runs" });
      const forms = sessionsOf(plan).flatMap(({ code, isDeload, title }) =>
        code === "RL" && !isDeload ? [title.replace(/,? [\d.]+ km.*$/u, "")] : [],
      );
      expect(new Set(forms).size, forms.join(", ")).toBeGreaterThanOrEqual(3);
      expect(validatePlan(plan, athlete)).toEqual([]);
    },
  );

  test("every longer session says what to do with the half hour of some days", () => {
    const sessions = sessionsOf(planOf({ ...OWN, injuries: "some days i only get half an hour" })).filter(({ duration }) => duration > 30);
    expect(sessions.filter(({ coachNotes }) => !coachNotes.strategy.includes("Only 30 min today?")).map(({ title }) => title)).toEqual([]);
  });
});

interface Case {
  readonly text: string;
  readonly focus: Athlete["focus"];
  /** In no session. */
  readonly none?: RegExp;
  /** In the plan all the same. */
  readonly some?: RegExp;
  /** In so many sessions of a week at most, and in the plan. */
  readonly seldom?: readonly [names: RegExp, times: number];
  readonly head?: RegExp;
  /** What is raced in March. */
  readonly race?: string;
}

const CASES: readonly Case[] = [
  { text: "no sled at my gym and the ski erg is always taken", focus: "hyrox", none: /^(?:ski erg|sled)/iu, head: /no ski erg/u },
  {
    text: "Bitte keine Maschinen, nur freie Gewichte.",
    focus: "strength",
    none: /leg press|cable|pulldown|pressdown/iu,
    head: /prefer to avoid “Bitte keine Maschinen” and “nur freie Gewichte”/u,
  },
  { text: "No gym machines", focus: "strength", none: /leg press|pulldown|pressdown/iu, some: /squat|dumbbell/iu, head: /no machine/u },
  {
    text: "No strength on Thursdays, club swim that day.",
    focus: "triathlon",
    some: /^swim intervals$/iu,
    head: /no lifting on Thursdays/u,
  },
  { text: "No swimming on Sundays, pool closed.", focus: "triathlon", some: /^swim intervals$/iu, head: /no swims on Sundays\.$/mu },
  { text: "Laufband ist mir ein graus", focus: "running", head: /No treadmill/u },
  {
    text: "Muscle-ups lernen wär super, Assault Bike kann mir gestohlen bleiben",
    focus: "crossfit",
    none: /^assault bike/iu,
  },
  { text: "I pull hook grip, never mixed.", focus: "powerlifting", some: /^deadlift$/iu, head: /the plan sets no grip/u },
  {
    text: "squat twice a week, bench 3x, deadlift once.",
    focus: "powerlifting",
    head: /“bench 3x”: (?:trained 3 times|met in)/u,
  },
  {
    text: "Zuhause nur Klimmzugstange und 2 Kurzhanteln 12,5 kg, Studio erst wieder ab Januar",
    focus: "general",
    head: /only pull-up bar and 2 dumbbells 12.5 kg from Mon 30 Nov to Thu 31 Dec/u,
  },
  // What is not wanted on a day, and what there is in a few weeks, says nothing of the rest.
  {
    text: "niente panca il lunedì che è sempre occupata, preferisco i manubri",
    focus: "strength",
    some: /bench press$/iu,
    head: /no bench press on Mondays/u,
  },
  { text: "pls no lunges on mondays cos i play footy sundays", focus: "general", head: /no lunges on Mondays/u },
  {
    text: "gym closed 24 dec to 2 jan, ive a kettlebell (20) and a pull up bar at home",
    focus: "crossfit",
    some: /^(?:back squat|snatch)$/iu,
    head: /only one kettlebell 20 kg and pull-up bar from Thu 24 Dec to Sat 2 Jan/u,
  },
  {
    text: "Away for work 7-11 december, hotel has a treadmill but no gym",
    focus: "running",
    some: /^(?:bulgarian split squat|back squat|deadlift|front squat|step-up)$/iu,
    head: /only treadmill from Mon 7 Dec to Fri 11 Dec/u,
  },
  { text: "Vom 24. bis 27.12. bitte nix", focus: "running", head: /no training from Thu 24 Dec to Sun 27 Dec/u },
  {
    text: "Bin vom 19.12. bis 3.1. im Urlaub, da kann ich nur laufen. Danach wieder normal",
    focus: "running",
    head: /no gym, no swimming, no cycling and no lifting from Sat 19 Dec to Sun 3 Jan/u,
  },
  { text: "fly home on the 20th so nothing that day. none on 25th and 26th", focus: "hyrox", head: /Fri 25 Dec[^]*Sat 26 Dec/u },
  { text: "Schwimmbad hat nur Di und Do auf.", focus: "triathlon", head: /swims on Tuesdays and Thursdays only/u },
  { text: "los martes trabajo de noche", focus: "general", head: /nothing hard on Tuesdays/u },
  { text: "i only have a treadmill monday-thursday, outside is weekends only", focus: "running", head: /the plan sets no place/u },
  { text: "Liever geen hardlopen twee dagen achter elkaar, en zondag is rustdag", focus: "triathlon", some: /^(?:easy|long) run$/iu },
  { text: "no running two days in a row please", focus: "triathlon", some: /^(?:easy|long) run$/iu },
  { text: "Love hills, hate treadmills", focus: "running", some: /^hill sprint$/iu },
  { text: "Squat avant plutôt que squat arrière", focus: "strength", none: /^back squat$/iu, some: /^front squat$/iu },
  { text: "Prefiero el remo al ski erg", focus: "crossfit", none: /^ski erg/iu, some: /^row erg/iu },
  {
    text: "I like kettlebells (got a 12 and a 16). No planks.",
    focus: "general",
    none: /barbell|deadlift$|plank|erg/iu,
    some: /kettlebell/iu,
  },
  {
    text: "Running, really anything but that. Swimming on thursdays is my thing.",
    focus: "general",
    none: /^easy run$/iu,
    some: /^swim /iu,
  },
  {
    text: "no running pls, ill row or bike instead. i like barbell work",
    focus: "crossfit",
    none: /\brun\b|sprint|strides/iu,
    some: /^(?:row|bike) erg/iu,
  },
  {
    text: "Burpee broad jumps make me miserable, once a week is plenty. Love the rower and sandbag lunges.",
    focus: "hyrox",
    seldom: [/burpee broad/iu, 1],
    some: /^(?:row erg|sandbag lunge)/iu,
    head: /burpee broad jumps in 1 session a week/u,
  },
  {
    text: "Like long rides, can't stand swim drills. Keep the swims simple.",
    focus: "triathlon",
    none: /kickboard/iu,
    some: /^swim /iu,
    head: /No swim drills/u,
  },
  { text: "Schwimmen im Freiwasser mag ich nicht, nur Becken.", focus: "triathlon", some: /^swim /iu, head: /No open water/u },
  { text: "No french press please", focus: "powerlifting", some: /^bench press$/iu },
  { text: "Odio lo stacco sumo, lo stacco classico va benissimo", focus: "powerlifting", none: /sumo/iu, some: /^deadlift$/iu },
  {
    text: "Kein Laufband, kein Crosstrainer, das ist Langeweile pur. Radfahren und Kettlebells mag ich",
    focus: "general",
    none: /treadmill|elliptical/iu,
    some: /^bike erg/iu,
    head: /No treadmill/u,
  },
  { text: "J'adore le vélo et la natation, je déteste les burpees", focus: "general", none: /burpee/iu, some: /^swim/iu },
  {
    text: "Sick of pause squats, regular squats I could do every day",
    focus: "powerlifting",
    none: /pause squat/iu,
    some: /^back squat$/iu,
  },
  { text: "Assault bike. Just no. Row or ski or run is totally fine", focus: "crossfit", none: /assault bike/iu, some: /^row erg/iu },
  { text: "No me gustan los burpees, me encanta el remo y los trineos", focus: "hyrox", none: /burpee/iu, some: /^row erg|^sled/iu },
  { text: "Pas de traction, les fentes ça va, plutôt du vélo que de la course", focus: "general", none: /pull-up/iu, some: /^bike erg/iu },
  { text: "Ik haat planken en burpees, fietsen vind ik heerlijk", focus: "general", none: /plank|burpee/iu, some: /^bike erg/iu },
  { text: "Não gosto de esteira nem de elíptico, adoro pedalar", focus: "general", none: /treadmill|elliptical/iu, some: /^bike erg/iu },
  { text: "Burpees höchstens einmal pro Woche, Seilspringen macht Spaß", focus: "crossfit", seldom: [/burpee/iu, 1] },
  { text: "no machines pls except the leg curl", focus: "powerlifting", none: /leg press|pulldown|cable row/iu },
  { text: "I hate leg day haha, but do it anyway", focus: "general", some: /squat/iu, head: /stays in the plan/u },
  {
    text: "no intervals on the track please, hills are fun",
    focus: "running",
    some: /^interval run|^tempo run|^hill sprint/iu,
    head: /No track/u,
  },
  {
    text: "Not too bothered about burpees but sandbag lunges are my kryptonite. Sled stuff = gold",
    focus: "hyrox",
    none: /^sandbag lunge/iu,
    some: /^sled|^burpee/iu,
  },
  { text: "Loathe the echo bike. Double unders are life", focus: "crossfit", none: /assault bike/iu },
  { text: "Don't make me do strides barefoot. Tempo's my favourite", focus: "running", some: /^tempo run|^strides/iu },
  { text: "Two hard days in a row is a no go", focus: "running", some: /^easy run/iu },
  { text: "No sets above 8 reps please, and never deadlift on Mondays", focus: "powerlifting", some: /deadlift/iu },
  { text: "Can't be arsed with running, the rower is decent", focus: "general", none: /\brun\b/iu, some: /^row erg/iu },
  {
    text: "La cinta no, por favor. Las cuestas me encantan pero no más de una vez a la semana",
    focus: "running",
    some: /^easy run/iu,
    head: /hills in 1 session a week/u,
  },
  { text: "Prefiero nadar a correr, y nada de burpees", focus: "general", none: /burpee|\brun\b/iu },
  {
    text: "No kipping, only strict pull ups for me. Rope climbs ok",
    focus: "crossfit",
    none: /kipping\)/iu,
    some: /^pull-up \(strict\)/iu,
  },
  {
    text: "no swimming in january, pool is too packed. rest of the year i like it",
    focus: "triathlon",
    some: /^swim /iu,
    head: /no swims from .* to .*31 Jan/u,
  },
  { text: "Would rather skip good mornings and do RDLs", focus: "powerlifting", none: /good morning/iu, some: /romanian/iu },
  { text: "EMOMs bore me, AMRAPs & for time are what I live for", focus: "crossfit", head: /did not understand the wish “EMOMs bore me”/u },
  { text: "Not keen on hills", focus: "general", none: /^hill sprint/iu, some: /^incline dumbbell press|^bench press/iu },
  { text: "Sled pull is tough, I'd do it once a week max. Lunges all day long!", focus: "hyrox", some: /lunge/iu },
  { text: "Anything but running. I've a bike and a rower", focus: "general", none: /\brun\b/iu, some: /^(?:bike|row) erg/iu },
  {
    text: "Not loving the run off the bike, but hey, part of the game",
    focus: "triathlon",
    some: /^brick run/iu,
    head: /stays in the plan/u,
  },
  { text: "strides on grass please, hate the hard tarmac", focus: "running", some: /^strides/iu },
  {
    text: "Prefiro caminhar a correr, e detesto agachamento búlgaro",
    focus: "general",
    none: /bulgarian|\brun\b/iu,
    some: /^back squat/iu,
  },
  { text: "Los muscle ups me dan miedo, los kipping bien", focus: "crossfit", none: /muscle-up/iu, some: /kipping/iu },
  // A dislike ends before what somebody does, has or asks for instead.
  { text: "Sumo mag ich nicht, ich hebe konventionell.", focus: "powerlifting", none: /sumo/iu, some: /^deadlift$/iu },
  {
    text: "No leg press, I train in my garage with a rack, barbell, 120kg of plates and a pull up bar.",
    focus: "strength",
    none: /leg press|ski erg/iu,
    some: /^back squat$/iu,
  },
  { text: "Rower and bike erg are there. I hate double unders.", focus: "hyrox", none: /double-under/iu, some: /^row erg/iu },
  { text: "No burpees but box jumps", focus: "crossfit", none: /burpee(?! box jump)/iu, some: /^box jump/iu },
  { text: "No running, then on the bike please", focus: "general", none: /\brun\b/iu, some: /^bike erg/iu },
  { text: "No conditioning besides walking thanks", focus: "powerlifting", none: /erg/iu, some: /walk/iu },
  // Only the part that is named is unwanted, and what is competed in stays.
  { text: "high rep squats", focus: "powerlifting", some: /^back squat$/iu, head: /squats in sets of 8 at most/u },
  {
    text: "sick of bench press because my gym is crowded on Mondays",
    focus: "powerlifting",
    some: /^bench press$/iu,
    head: /your sport needs/u,
  },
  { text: "alles außer Kreuzheben ist ok", focus: "powerlifting", some: /^deadlift$/iu, head: /your sport needs/u },
  // The deadlift of who pulls sumo is a sumo one, with its whole maximum.
  { text: "conventional deadlifts, sumo is my stance", focus: "powerlifting", some: /^deadlift$/iu },
  { text: "cardio on leg days", focus: "hyrox", some: /^(?:easy|tempo) run$/iu, head: /nothing changes/u },
  { text: "Machines. I prefer free weights", focus: "powerlifting", none: /leg press|pulldown$/iu },
  { text: "I don't mind burpees but I can't stand wall balls", focus: "crossfit", none: /wall ball/iu },
  { text: "deadlifting two days in a row", focus: "powerlifting", some: /^deadlift$/iu, head: /the plan never does this/u },
  {
    text: "no swimming Monday to Friday, and no swimming on weekends",
    focus: "triathlon",
    some: /^swim /iu,
    head: /leaves no day for swimming/u,
  },
  { text: "I don't like open water when it's cold", focus: "triathlon", some: /^swim /iu, head: /sets no place or time/u },
  { text: "hate cardio but i get that it is needed", focus: "hyrox", some: /^easy run$/iu, race: "hyrox" },
  { text: "assault bike sprints - makes me puke", focus: "crossfit", none: /assault bike/iu },
];

test.each(CASES)("$text", ({ text, focus, none, some, seldom, head, race }) => {
  const competitions = race === undefined ? {} : { competitions: [{ type: race, date: "2027-03-14", priority: "A" } as const] };
  const plan = planOf({ dislikes: text, focus, ...competitions });
  const sessions = sessionsOf(plan);
  const names = namesIn(sessions);
  if (none !== undefined) expect(names.filter((name) => none.test(name))).toEqual([]);
  if (some !== undefined) expect(names.filter((name) => some.test(name))).not.toEqual([]);
  if (seldom !== undefined) {
    const [movement, times] = seldom;
    const perWeek = plan.weeks.map(
      (week) => week.sessions.filter((session) => namesIn([session]).some((name) => movement.test(name))).length,
    );
    expect(Math.max(...perWeek)).toBeLessThanOrEqual(times);
    expect(Math.max(...perWeek)).toBeGreaterThan(0);
  }
  if (head !== undefined) expect(headOf(plan)).toMatch(head);
  // What is left out leaves a whole plan behind.
  const families = new Set(names.flatMap((name) => trainedFamily(findExercise(name) ?? ({ name, movementPattern: "" } as never)) ?? []));
  if (focus !== "running" && focus !== "triathlon") expect([...families]).toEqual(expect.arrayContaining(["pull", "hinge"]));
  expect(names.some((name) => findExercise(name)?.category === "cardio")).toBe(true);
});

test("a day that is asked to be free is free, and the long run is on the day that is named", () => {
  const plan = planOf({
    focus: "running",
    dislikes: "Montags bitte immer frei. Love trails, so give me a trail long run on Sundays please.",
  });
  expect(sessionsOf(plan).filter(({ weekday }) => weekday === 1)).toEqual([]);
  const long = sessionsOf(plan).filter(({ code }) => code === "RL");
  expect(long.length).toBeGreaterThan(0);
  for (const { weekday } of long) expect(weekday).toBe(7);
});

test.each([
  ["No long runs on Sundays", "running", "RL"],
  ["Long rides on Saturdays don't work, Sunday is fine", "triathlon", "BK"],
] as const)("%s: the long session is on another day", (dislikes, focus, code) => {
  const history = { longestRide: { value: 120, source: "told" }, longestSwim: { value: 1800, source: "told" } } as const;
  const plan = planOf({ focus, dislikes, history, availability: { daysPerWeek: 6, longDay: focus === "running" ? 7 : 6 } });
  const days = sessionsOf(plan).flatMap((session) => (session.code === code ? [session.weekday] : []));
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter((day) => day === (focus === "running" ? 7 : 6))).toEqual([]);
  expect(days.every((day) => day >= 6)).toBe(true);
});

test("rides on the trainer alone are as long as is told, until the day on which it ends", () => {
  const dislikes = "Indoor trainer only until 10 January, I don't ride on ice. Nothing longer than 60 minutes on that thing or I go mad.";
  const history = { longestRide: { value: 120, source: "told" }, longestSwim: { value: 1800, source: "told" } } as const;
  const plan = planOf({ focus: "triathlon", dislikes, history, availability: { daysPerWeek: 6 } }, 10);
  const rides = sessionsOf(plan).filter(({ code }) => code === "BK");
  const seconds = ({ blocks }: Session): number =>
    blocks.mainWorkout.filter(({ name }) => /^long ride|^bike erg/iu.test(name)).reduce((sum, { dose }) => sum + dose.totalSeconds, 0);
  for (const ride of rides.filter(({ date }) => date < "2027-01-10")) expect(seconds(ride)).toBeLessThanOrEqual(60 * 60);
  for (const { date, coachNotes } of rides) expect(/trainer/iu.test(coachNotes.strategy)).toBe(date <= "2027-01-10");
  expect(headOf(plan)).toMatch(/rides of 60 minutes at most, until Sun 10 Jan/u);
});

describe("one sentence never takes a sport or all equipment that it does not name", () => {
  const made = (athlete: Athlete): Plan => {
    const result = generatePlan(athlete, { startDate: "2026-11-30" });
    if (result.kind !== "plan") throw new Error(result.referral.text);
    return result.plan;
  };
  const namesOf = ({ weeks }: Plan): ReadonlySet<string> =>
    new Set(
      weeks.flatMap(({ sessions }) =>
        sessions.flatMap(({ blocks }) => Object.values(blocks).flatMap((items) => items.map(({ name }) => name))),
      ),
    );
  const LIFTS = { oneRepMax: { backSquat: 110, deadlift: 140, snatch: 85, cleanAndJerk: 108, benchPress: 80 } };

  test("a gym without sleds keeps its barbells, and a Saturday with minutes is no day off", () => {
    const dislikes = "no sled in my gym, only a rower and kettlebells. my wife works saturdays so thats kid day, 30 min max while they nap";
    const plan = made(nobody({ focus: "hyrox", strength: LIFTS, dislikes, availability: { daysPerWeek: 5, weekdays: [1, 2, 4, 6, 7] } }));
    expect([...namesOf(plan)]).toEqual(expect.arrayContaining(["Back squat", "Deadlift"]));
    const saturdays = plan.weeks.flatMap(({ sessions }) => sessions.filter(({ weekday }) => weekday === 6));
    expect(saturdays).toHaveLength(plan.weeks.length);
    expect(Math.max(...saturdays.map(({ duration }) => duration))).toBeLessThanOrEqual(30);
  });

  test("sessions at home on some days take no bar from the others", () => {
    const dislikes = "2 sessions can be at home, 45 min no bar there. coach is there mon and fri";
    const competitions = [{ name: "Winter Open", type: "weightlifting", date: "2027-01-16", priority: "A" as const }];
    const plan = made(nobody({ focus: "strength", strength: LIFTS, dislikes, competitions }));
    expect([...namesOf(plan)]).toEqual(expect.arrayContaining(["Snatch", "Clean and jerk"]));
  });

  test("a kind of session that is asked for on a day frees no day", () => {
    const dislikes = "double threshold tuesdays and thursdays pls, long run sunday, no lifting wednesdays";
    const plan = made(
      nobody({ focus: "running", level: "elite", conditioning: { run10k: 1790 }, dislikes, availability: { daysPerWeek: 7 } }),
    );
    const days = new Set(plan.weeks.flatMap(({ sessions }) => sessions.map(({ weekday }) => weekday)));
    expect([...days].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test.each([
    ["el medico dice que pierda 10 kg. rodillas ok", "Back squat"],
    ["gota, pre-diabetes", "Back squat"],
    ["hip pinches at the bottom of squats, fine if i stop at parallel", "Box squat"],
    ["golfers elbow right arm on pull ups and heavy rows, 3/10", "Barbell row"],
  ])("%j leaves the %s", (injuries, name) => {
    expect([...namesOf(made(nobody({ focus: "strength", strength: LIFTS, injuries })))]).toContain(name);
  });

  test.each(["beginner", "intermediate"] as const)("one day of legs a week is one, of a %s", (level) => {
    const dislikes = "i want bigger arms and chest. leg day is the worst but ok once a week";
    const { weeks, notes } = made(
      nobody({ level, focus: "strength", strength: { oneRepMax: { backSquat: 70, benchPress: 55 } }, dislikes }),
    );
    expect(weeks.map(({ sessions }) => sessions.filter(({ heavyLower }) => heavyLower).length).filter((days) => days > 1)).toEqual([]);
    expect(notes.map(({ text }) => text).join(" ")).toContain("one leg day a week");
  });

  test.each([
    ["saturday is parkrun with my daughter, easy, pls leave that alone", "running"],
    ["Mittwoch ist Chor, da geht gar nichts. Bahntraining hasse ich", "running"],
    ["can only swim breaststroke really", "triathlon"],
    ["work signed me up for a hyrox relay, no ambitions", "general"],
  ] as const)("asks nothing back of %j", (dislikes, focus) => {
    expect(
      made(nobody({ focus, dislikes }))
        .notes.map(({ text }) => text)
        .filter((text) => text.includes("did not understand")),
    ).toEqual([]);
  });

  test.each(["I'd love to do ten proper push-ups.", "Ich möchte zehn saubere Liegestütze schaffen.", "quiero hacer diez flexiones"])(
    "who wants ten push-ups does three whole sets of them: %s",
    (dislikes) => {
      const { weeks } = made(
        nobody({ level: "beginner", focus: "strength", equipment: ["dumbbell"], dislikes, availability: { daysPerWeek: 3 } }),
      );
      const lines = weeks
        .filter(({ isDeload }) => !isDeload)
        .flatMap(({ sessions }) => sessions.flatMap(getItems))
        .filter(({ name }) => name === "Push-up");
      expect(lines.length).toBeGreaterThan(5);
      expect(lines.every(({ sets = 0, dose }) => sets >= 3 && (dose.reps ?? 0) >= 6)).toBe(true);
    },
  );

  test.each([
    ["two dumbbells and a mat in the living room", false],
    ["I train in the living room, a mat and dumbbells, and there are stairs in the hall", true],
  ] as const)("a knee-high step is there where it is told: %s", (dislikes, has) => {
    const names = namesOf(
      made(nobody({ level: "beginner", focus: "strength", equipment: ["dumbbell"], dislikes, availability: { daysPerWeek: 3 } })),
    );
    expect(names.has("Step-up")).toBe(has);
    expect(names.has("Towel row")).toBe(false);
  });

  test.each([
    ["I want to stay strong for hiking with my grandchildren in summer.", true],
    ["Ich möchte fit fürs Wandern im Urlaub sein.", true],
    ["quiero estar en forma para hacer senderismo en verano", true],
    ["I hate hiking", false],
    ["I go hiking every Sunday", false],
    ["keine Wanderungen bitte", false],
  ] as const)("who aims for hikes walks uphill in the loading weeks from the second on: %s", (dislikes, isAim) => {
    const { weeks } = made(nobody({ level: "beginner", focus: "general", age: 60, dislikes, availability: { daysPerWeek: 4 } }));
    const walks = weeks.filter(({ sessions }) => sessions.some(({ title }) => title.startsWith("Hill walk")));
    expect(walks.length > 0).toBe(isAim);
    expect(walks.every(({ isDeload, week }) => !isDeload && week >= 2)).toBe(true);
  });

  test.each([
    ["Ring muscle-ups are my weak spot and I'd like to link five.", 2],
    ["no wishes", 1],
  ] as const)("who wants to link muscle-ups does two in a row in the second wave: %s", (dislikes, most) => {
    const athlete: Athlete = {
      level: "advanced",
      focus: "crossfit",
      strength: { oneRepMax: { backSquat: 160, deadlift: 195, cleanAndJerk: 120, snatch: 92.5 } },
      gymnastics: { strictPullUps: 15, handstandPushUps: 12, barMuscleUps: 7, ringMuscleUps: 3, handstandWalk: true },
      conditioning: {},
      dislikes,
      availability: { daysPerWeek: 5 },
    };
    const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 8 });
    if (result.kind !== "plan") throw new Error("no plan");
    const skills = result.plan.weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.skill));
    const counts = skills.filter(({ name }) => name === "Ring muscle-up").map(({ dose }) => dose.reps ?? 0);
    expect(Math.max(...counts)).toBe(most);
  });

  test("dumbbells of two kilograms are no load for legs and back", () => {
    const dislikes = "i have 2kg dumbbells and stairs";
    const names = namesOf(made(nobody({ level: "beginner", equipment: ["dumbbell"], dislikes, availability: { daysPerWeek: 3 } })));
    expect([...names].filter((name) => /goblet|dumbbell romanian|dumbbell row/iu.test(name))).toEqual([]);
  });

  test("stiff after two hours on the bike is no ban of longer rides", () => {
    const injuries = "cervicale rigida dopo 2 ore in bici";
    const { notes } = made(nobody({ focus: "triathlon", injuries }));
    expect(notes.map(({ text }) => text).join(" ")).not.toContain("rides of 120 minutes at most");
  });
});

describe("whom and under which condition", () => {
  test("whom somebody trains with on a day leaves the other days open", () => {
    for (const dislikes of [
      "We can only train together on Sunday mornings at her box.",
      "Wir trainieren nur sonntags zusammen.",
      "Solo entrenamos juntas los domingos.",
    ]) {
      const days = new Set(sessionsOf(planOf({ dislikes })).map(({ date }) => date));
      expect(days.size, dislikes).toBeGreaterThanOrEqual(5 * 6);
    }
    const only = sessionsOf(planOf({ dislikes: "I can only train on Monday, Wednesday and Friday." }));
    expect(new Set(only.map(({ date }) => new Date(date).getUTCDay()))).toEqual(new Set([1, 3, 5]));
  });

  test("a yes on condition is no permission, and what the arms do forbids no runs", () => {
    for (const injuries of [
      "Golfer's elbow, quiet since August. The physio is happy as long as I don't do big pulling sets two days running.",
      "Golferellenbogen, seit August ruhig. Die Physio ist zufrieden, solange ich nicht zwei Tage hintereinander ziehe.",
    ]) {
      const head = headOf(planOf({ injuries }));
      expect(head, injuries).not.toContain("allowed, so it is in the plan");
      expect(head, injuries).not.toContain("never runs on two days");
    }
    expect(headOf(planOf({ injuries: "Achilles sore, no running two days in a row" }))).toContain("never runs on two days");
  });

  test.each([
    "Läuferknie rechts im Frühjahr, ruhig. Lange Treppen bergab merke ich manchmal noch, beim Laufen nichts.",
    "Runner's knee in spring, quiet. Stairs down I notice sometimes, running nothing.",
    "Rodilla de corredor en primavera, tranquila. Bajando escaleras lo noto a veces, corriendo nada.",
  ])("%s: what is not noticed on a run is no reason to walk", (injuries) => {
    const sessions = sessionsOf(planOf({ injuries, focus: "running" }));
    expect(namesIn(sessions)).toContain("Long run");
  });
});
