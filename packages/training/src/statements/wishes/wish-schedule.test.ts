import { describe, expect, test } from "vitest";
import type { DayLimit } from "../../free-text/day-limit.ts";
import type { HealthLimits } from "../../health/limits.ts";
import { findDislikedNames } from "../wished-exercises/wished-objects.ts";
import { readWishes } from "./wishes.ts";

const TODAY = "2026-11-26";

const DAYS: readonly (readonly [text: string, day: Partial<DayLimit>])[] = [
  ["I don't want to run on Mondays or Wednesdays because I play football those evenings.", { weekdays: [1, 3], closed: ["run"] }],
  ["Non corro mai il lunedì e il giovedì.", { weekdays: [1, 4], closed: ["run"] }],
  ["swimming on weekends - the pool is only open to me Tuesday and Thursday.", { weekdays: [6, 7], closed: ["swim"] }],
  ["speed work on Tuesdays", { weekdays: [2], closed: ["run-fast"] }],
  ["I hate running on Mondays", { weekdays: [1], closed: ["run"] }],
  ["Mondays", { weekdays: [1], isOff: true }],
  ["no running in May", { closed: ["run"], from: "2027-05-01", until: "2027-05-31" }],
  ["Sunday run first thing", { weekdays: [7], wanted: [7] }],
  ["no runs first thing on Sundays", { weekdays: [7], closed: ["run"] }],
  ["The pool is open for lanes on Tuesday and Thursday before work.", { weekdays: [1, 3, 5, 6, 7], closed: ["swim"], wanted: [2, 4] }],
  ["pool lanes only open Tue + Thu", { weekdays: [1, 3, 5, 6, 7], closed: ["swim"] }],
  ["Swimming on Mondays and Thursdays only", { weekdays: [2, 3, 5, 6, 7], closed: ["swim"] }],
  ["pool is shut on mondays and i can only swim before 7am", { weekdays: [1], closed: ["swim"] }],
  ["Op maandag en vrijdag loop ik niet.", { weekdays: [1, 5], closed: ["run"] }],
  ["Et le samedi c'est réservé à la famille.", { weekdays: [6], isOff: true }],
  ["Los domingos los dedico a la familia.", { weekdays: [7], isOff: true }],
  ["Mittwochs habe ich Chorprobe.", { weekdays: [3], isOff: true }],
  ["3 days a week is enough.", { mostDays: 3 }],
  ["Drei Einheiten pro Woche reichen mir.", { mostDays: 3 }],
  ["Quatro treinos por semana chegam.", { mostDays: 4 }],
  ["Nado lunes, miércoles y viernes con el club.", { weekdays: [1, 3, 5], isSquad: true }],
  [
    "Dienstags und freitags bin ich im Büro, da geht nur Laufen in der Mittagspause.",
    { weekdays: [2, 5], closed: ["swim", "bike", "lifting"] },
  ],
  ["saturdays are for the mountains", { weekdays: [6], isLong: true }],
  ["Samstags bin ich in den Bergen.", { weekdays: [6], isLong: true }],
  ["Donnerstags habe ich Fußball, an dem Tag nichts", { weekdays: [4], isOff: true }],
  [
    "I travel to Frankfurt every tuesday and wednesday, hotel gym only",
    { weekdays: [2, 3], only: ["dumbbell", "bench", "treadmill", "bike"] },
  ],
  ["the box on friday evenings is packed so no barbell then", { weekdays: [5], without: ["rack", "barbell"] }],
  ["parkrun every saturday with my daughter", { weekdays: [6], wanted: [6] }],
  ["La tirada larga, el sábado.", { weekdays: [6], isLong: true }],
  ["Lunedì, mercoledì e venerdì.", { weekdays: [2, 4, 6, 7], isOff: true }],
  ["From 21 December to 3 January I'm at my parents, no gym there at all.", { from: "2026-12-21", until: "2027-01-03", only: [] }],
  ["Vom 20. bis 28. Dezember bin ich im Urlaub, kein Training.", { from: "2026-12-20", until: "2026-12-28", isOff: true }],
  ["Piscine fermée du 21 décembre au 3 janvier.", { from: "2026-12-21", until: "2027-01-03", closed: ["swim"] }],
  ["O trenó está avariado até janeiro.", { without: ["sled"], until: "2026-12-31" }],
  ["En mi gimnasio no hay trineo ni ski erg.", { without: ["sled", "ski erg"] }],
  // What stands here alone is unwanted, whatever language it is in.
  ["swimming on weekends - the pool is only open to me Tuesday and Thursday", { weekdays: [6, 7], closed: ["swim"] }],
  ["swimming on weekends - the pool is only open to me Tuesday and Thursday", { weekdays: [1, 3, 5, 6, 7], wanted: [2, 4] }],
  ["I hate running on Mondays", { weekdays: [1], closed: ["run"] }],
  ["Laufen am Montag", { weekdays: [1], closed: ["run"] }],
  ["odio correr los lunes", { weekdays: [1], closed: ["run"] }],
  ["No long runs on Sundays", { weekdays: [7], notLong: ["RL"] }],
  ["Lange Läufe am Sonntag, da ist Kirche", { weekdays: [7], notLong: ["RL"] }],
  ["las tiradas largas los domingos", { weekdays: [7], notLong: ["RL"] }],
  ["pas de sortie longue le dimanche", { weekdays: [7], notLong: ["BK", "RL"] }],
  ["Long rides on Saturdays don't work, Sunday is fine", { weekdays: [6], notLong: ["BK"] }],
  ["Long run: Sunday", { weekdays: [7], isLong: true }],
  ["corrida longa só aos sábados", { weekdays: [6], isLong: true }],
  ["No swims before Wednesday", { weekdays: [1, 2], closed: ["swim"] }],
  ["Not Sundays for the long one please, my wife works", { weekdays: [7], notLong: ["BK", "RL"] }],
  ["thrusters on Mondays", { weekdays: [1], closed: ["thruster"] }],
  ["me gustan las cuestas, pero no los lunes", { weekdays: [1], closed: ["hills"] }],
  ["weights on Mondays and Thursdays, those are my rest days from the office gym", { weekdays: [1, 4], closed: ["lifting"] }],
  ["la course à pied le mardi et le jeudi, j'ai piscine", { weekdays: [2, 4], closed: ["run"] }],
  ["op maandag wil ik niet zwemmen of hardlopen", { weekdays: [1], closed: ["swim", "run"] }],
  ["I don't want to run or swim on Mondays", { weekdays: [1], closed: ["swim", "run"] }],
  ["treino de força às quartas", { weekdays: [3], closed: ["lifting"] }],
  ["long swim Fridays please no, Wednesday instead", { weekdays: [5], notLong: ["SW"] }],
  ["track on Tuesday nights is too crowded", { weekdays: [2], closed: ["run-fast"] }],
  ["weekday rides over an hour", { weekdays: [1, 2, 3, 4, 5], minutes: 60 }],
  ["I don't want intervals early in the week, so not Mondays please", { weekdays: [1], closed: ["run-fast"] }],
  ["Long run on Saturday is a no, Sunday's the day", { weekdays: [7], isLong: true }],
  ["Training am Freitagabend", { weekdays: [5], isOff: true }],
  ["vrijdag ben ik vrij dus dan het lange", { weekdays: [5], isLong: true }],
  ["samedi je suis libre donc sortie longue samedi", { weekdays: [6], isLong: true }],
  ["Freitag hab ich frei, da gern die lange Einheit", { weekdays: [5], isLong: true }],
  ["sexta é meu dia livre, longão na sexta", { weekdays: [5], isLong: true }],
  ["Sonntags lang ja, aber vor 9 kein tempo", { weekdays: [7], isLong: true }],
  ["long ride sunday NOT saturday", { weekdays: [7], isLong: true, longOf: "BK" }],
  ["long ride sunday NOT saturday", { weekdays: [6], notLong: ["BK"] }],
  ["sortie longue le samedi, pas le dimanche", { weekdays: [6], isLong: true }],
  ["swim max twice wk, coached set fridays 6am already counts as one", { weekdays: [5], wanted: [5], closed: ["run", "bike", "lifting"] }],
  ["deadlifts on mon no thanks", { weekdays: [1], closed: ["deadlift"] }],
  ["i'd rather deadlift thurs or fri", { weekdays: [1, 2, 3, 6, 7], wanted: [4, 5], closed: ["deadlift"] }],
  ["liefst 4 dagen", { mostDays: 4 }],
  ["sabato no, domenica ok ma dopo le 10", { weekdays: [6], isOff: true }],
  ["not on sundays pls unless its the long run", { weekdays: [7], isLong: true }],
  ["christmas week 24-26 off please", { from: "2026-12-24", until: "2026-12-26", isOff: true }],
  ["gym is shut 24-27 dec and 31-3", { from: "2026-12-31", until: "2027-01-03", only: [] }],
  ["No more than 3x a week please", { mostDays: 3 }],
  ["não mais que 3 vezes por semana, quarta-feira não", { mostDays: 3 }],
  ["niet vaker dan 3 keer per week", { mostDays: 3 }],
  ["bitte max. 4 Einheiten, Sa+So frei", { weekdays: [6, 7], isOff: true }],
  ["max 50 Minuten, außer samstags", { weekdays: [1, 2, 3, 4, 5, 7], minutes: 50 }],
  ["solo tengo 40 minutos los miércoles y 30 los viernes", { weekdays: [5], minutes: 30 }],
  ["kein Training an Heiligabend und Silvester", { from: "2026-12-31", until: "2026-12-31", isOff: true }],
  ["no barbell from 20 to 27 December", { from: "2026-12-20", until: "2026-12-27", without: ["barbell"] }],
  ["ab 7.12. wieder Langhantel, bis dahin nur Bänder", { until: "2026-12-06", only: ["band"] }],
  ["Pendant trois semaines je n'ai qu'un élastique", { until: "2026-12-16", only: ["band"] }],
  ["I like kettlebells (got a 12 and a 16) and yoga.", { only: ["kettlebells 12 and 16 kg"] }],
];

const LIMITS: readonly (readonly [text: string, limits: Partial<HealthLimits>])[] = [
  ["Gym once a week at most, 30 min is plenty.", { strengthPerWeek: 1, strengthMinutes: 30 }],
  ["Una seduta di forza a settimana, mezz'ora, non di più.", { strengthPerWeek: 1, strengthMinutes: 30 }],
  ["Vier Läufe pro Woche sind genug, dazu einmal Kraft.", { runsPerWeek: 4, strengthPerWeek: 1 }],
  ["Massimo quattro allenamenti a settimana, un'ora ciascuno.", { sessionMinutes: 60 }],
  ["hate doing more than one hard session per week", { hardDays: 1 }],
  ["no me gusta correr más de 5 km seguidos", { runMetres: 5000 }],
  ["Ich laufe ungern an zwei Tagen hintereinander", { consecutiveRuns: false }],
  ["Long workouts. Anything over an hour and I lose focus", { sessionMinutes: 60 }],
  ["Krafttraining finde ich öde, bitte so wenig wie möglich", { strengthPerWeek: 1 }],
  ["long swims (anything over 2k bores me to death)", { swimMetres: 2000 }],
  ["I'd prefer to run less than 5 times", { runsPerWeek: 4 }],
  ["Länger als 90 Minuten will ich nicht laufen.", { runMinutes: 90 }],
  ["20 min metcons are my favourite, nothing longer than 30.", { scoredMinutes: 30 }],
];

describe("what a wish says of the week", () => {
  test.each(DAYS)("%s", (text, day) => {
    expect(readWishes(text, TODAY).days).toContainEqual(expect.objectContaining(day));
  });

  test.each(LIMITS)("%s", (text, limits) => {
    expect(Object.assign({}, ...readWishes(text, TODAY).findings.map((finding) => finding.limits))).toMatchObject(limits);
  });

  test.each([
    "Burpees make me miserable, once a week is plenty.",
    "I squat Mondays, bench Tuesdays and Fridays, pull Thursdays.",
    "Dienstag und Donnerstag habe ich Zeit, sonst nicht.",
    "El finde tengo más tiempo.",
    "Krafttraining finde ich öde, bitte so wenig wie möglich",
    "no running before work on Tuesdays",
    "Wednesdays work better",
    "use the sled tue and fri",
    "easy stuff right now, 2 weeks after a chest infection, off antibiotics since monday",
    "one long slow run a week max",
    "I run at least a mile every day, the streak stays",
    "Freitag passt besser",
    "the hills are forty minutes away so only at the weekend",
    "La montaña está a 40 minutos en coche, así que solo los sábados.",
    "Los sábados podemos entrenar juntas.",
    "We can train together on Saturdays",
    "Samstags trainieren wir zusammen",
    "I hate the treadmill but will use it for climbing in the week.",
    "easy runs longer than an hour, they bore me",
    "mejor domingo",
    "Freitag hab ich frei",
    "friday off work so could do a double",
    "lieber morgens, außer am Wochenende",
    "max 40 min on the rower",
    "box squats no",
    "ski erg no more than 500 m at a go",
    "back to back long runs",
    "cycling outdoors on Tuesdays and Thursdays",
    "Getting down on the floor and up again more than once a session is a nuisance.",
    "tired by 4pm so mornings, Tue Thu Sat. 45 mins is plenty",
    "lambing is in march, rest of the year Mon Wed Fri before breakfast",
    "müde ab vier, also morgens, Di Do Sa",
    "El objetivo es la carrera de la mujer en mayo SIN parar",
    "to run the whole race in May without stopping",
  ])("%s closes no day", (text) => {
    expect(readWishes(text, TODAY).days).toEqual([]);
  });

  test.each([
    "I train in my garage with a rack, barbell, 120kg of plates and a pull up bar.",
    "I bench close grip and squat low bar.",
    "Je fais du soulevé de terre conventionnel.",
    "I own a concept 2 and an air bike.",
    "Ik trek conventioneel.",
    "Squat twice a week please, deadlift once.",
    "Cardio como mucho una vez por semana y en bici.",
    "Mais barras fixas e menos corrida.",
    "Preferisco i manubri al bilanciere.",
    "row anytime",
    "rowing whenever, skiing whenever",
    "vor 9 kein tempo",
    "no machines with music screens",
    "rope climbs fine (too far from the ground lol)",
    "Los wall balls se me dan fatal y quiero mejorarlos.",
    "I suck at burpees and want to get better at them",
    "I want to stop falling apart on long workouts with double-unders and burpees",
    "I hate the treadmill but will use it for climbing",
    "I don't like big jumps in weight on bench",
  ])("%s is no dislike", (text) => {
    expect([...findDislikedNames(text)]).toEqual([]);
  });
});

test.each([
  ["woensdag en vrijdag kan ik niet, weekend graag lang", [[3, 5]]],
  ["entre semana máximo 45 minutos, fines de semana sin límite", []],
])("a weekend that is liked long is no day off: %s", (text, off) => {
  const { days } = readWishes(text, TODAY);
  expect(days.filter(({ isOff }) => isOff === true).map(({ weekdays }) => weekdays)).toEqual(off);
});

test.each([
  "Der Schlitten ist in Reparatur, kommt am 15. wieder.",
  "The sled is being repaired, back on the 15th.",
  "El trineo está averiado, vuelve el 15.",
  "De slee is stuk, de 15e weer terug.",
])("kit that is back on a day is missing until then: %s", (text) => {
  expect(readWishes(text, "2026-11-30").days).toContainEqual(expect.objectContaining({ without: ["sled"], until: "2026-12-14" }));
});
