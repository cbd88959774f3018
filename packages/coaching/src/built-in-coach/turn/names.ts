import { dayInWords, formatPace, type Weekday } from "@ironpace/training";
import { hours } from "../own-data/figures.ts";
import type { Measure, Subject } from "../query/query.ts";
import { distance, weight } from "../say.ts";
import type { CoachView } from "../view.ts";
import { type Said, sayIn, type Tongue, valueIn } from "./languages.ts";
import type { Period } from "./times.ts";

/** What rows are called: "18 runs", "18 Läufe". One, then several. */
const NAMES: { readonly [name: string]: readonly [one: Said, many: Said] } = {
  sessions: [
    ["session", "Einheit", "séance", "sesión", "sessione"],
    ["sessions", "Einheiten", "séances", "sesiones", "sessioni"],
  ],
  run: [
    ["run", "Lauf", "course à pied", "carrera", "corsa"],
    ["runs", "Läufe", "courses à pied", "carreras", "corse"],
  ],
  row: [
    ["session with rowing", "Einheit mit Rudern", "séance avec du rameur", "sesión con remo", "sessione con vogatore"],
    ["sessions with rowing", "Einheiten mit Rudern", "séances avec du rameur", "sesiones con remo", "sessioni con vogatore"],
  ],
  ski: [
    ["SkiErg session", "Einheit mit SkiErg", "séance avec SkiErg", "sesión con SkiErg", "sessione con SkiErg"],
    ["SkiErg sessions", "Einheiten mit SkiErg", "séances avec SkiErg", "sesiones con SkiErg", "sessioni con SkiErg"],
  ],
  ride: [
    ["ride", "Radeinheit", "sortie vélo", "salida en bici", "uscita in bici"],
    ["rides", "Radeinheiten", "sorties vélo", "salidas en bici", "uscite in bici"],
  ],
  swim: [
    ["swim", "Schwimmeinheit", "séance de natation", "sesión de natación", "sessione di nuoto"],
    ["swims", "Schwimmeinheiten", "séances de natation", "sesiones de natación", "sessioni di nuoto"],
  ],
  "long run": [
    ["long run", "langer Lauf", "sortie longue", "tirada larga", "corsa lunga"],
    ["long runs", "lange Läufe", "sorties longues", "tiradas largas", "corse lunghe"],
  ],
  "easy run": [
    ["easy run", "lockerer Lauf", "footing", "rodaje suave", "corsa facile"],
    ["easy runs", "lockere Läufe", "footings", "rodajes suaves", "corse facili"],
  ],
  "interval run": [
    ["interval run", "Intervalllauf", "séance de fractionné", "sesión de series", "seduta di ripetute"],
    ["interval runs", "Intervallläufe", "séances de fractionné", "sesiones de series", "sedute di ripetute"],
  ],
  "threshold run": [
    ["threshold run", "Schwellenlauf", "séance au seuil", "sesión de umbral", "seduta di soglia"],
    ["threshold runs", "Schwellenläufe", "séances au seuil", "sesiones de umbral", "sedute di soglia"],
  ],
  "strength session": [
    ["strength session", "Kraft-Einheit", "séance de force", "sesión de fuerza", "sessione di forza"],
    ["strength sessions", "Kraft-Einheiten", "séances de force", "sesiones de fuerza", "sessioni di forza"],
  ],
  "compromised run": [
    ["compromised run", "Compromised Run", "compromised run", "compromised run", "compromised run"],
    ["compromised runs", "Compromised Runs", "compromised runs", "compromised runs", "compromised run"],
  ],
  "compromised and Hyrox session": [
    ["Hyrox session", "Hyrox-Einheit", "séance Hyrox", "sesión Hyrox", "sessione Hyrox"],
    ["Hyrox sessions", "Hyrox-Einheiten", "séances Hyrox", "sesiones Hyrox", "sessioni Hyrox"],
  ],
  hike: [
    ["hike", "Wanderung", "randonnée", "caminata", "escursione"],
    ["hikes", "Wanderungen", "randonnées", "caminatas", "escursioni"],
  ],
};

/** Lifts and tests in the language. */
const THINGS: { readonly [name: string]: Said } = {
  "back squat": ["back squat", "Kniebeuge", "squat", "sentadilla", "squat"],
  "front squat": ["front squat", "Frontkniebeuge", "front squat", "sentadilla frontal", "front squat"],
  deadlift: ["deadlift", "Kreuzheben", "soulevé de terre", "peso muerto", "stacco"],
  "bench press": ["bench press", "Bankdrücken", "développé couché", "press de banca", "panca piana"],
  "overhead press": ["overhead press", "Schulterdrücken", "développé militaire", "press militar", "lento avanti"],
  "strict pull-ups": ["strict pull-ups", "strikte Klimmzüge", "tractions strictes", "dominadas estrictas", "trazioni strict"],
  "1,000 m row": ["1,000 m row", "1.000 m Rudern", "1 000 m au rameur", "1.000 m de remo", "1.000 m al vogatore"],
  "2,000 m row": ["2,000 m row", "2.000 m Rudern", "2 000 m au rameur", "2.000 m de remo", "2.000 m al vogatore"],
  "500 m row": ["500 m row", "500 m Rudern", "500 m au rameur", "500 m de remo", "500 m al vogatore"],
};

export function thingIn(tongue: Tongue, name: string): string {
  const said = THINGS[name];
  return said === undefined ? name : sayIn(tongue)(...said);
}

/** "18 runs" */
export function countIn(tongue: Tongue, count: number, subject: Subject | undefined): string {
  const known = NAMES[subject?.name ?? "sessions"];
  if (known !== undefined) return `${count} ${sayIn(tongue)(...known[count === 1 ? 0 : 1])}`;
  const [one, many] = NAMES["sessions"] ?? [];
  const session = count === 1 ? one : many;
  const name = thingIn(tongue, subject?.name ?? "");
  const withName: Said = ["with", "mit", "avec", "con", "con"];
  return `${count} ${session === undefined ? "" : sayIn(tongue)(...session)} ${sayIn(tongue)(...withName)} ${name}`;
}

export function subjectIn(tongue: Tongue, subject: Subject | undefined): string {
  const known = NAMES[subject?.name ?? "sessions"];
  return known === undefined ? thingIn(tongue, subject?.name ?? "") : sayIn(tongue)(...known[1]);
}

const UNITS: { readonly [unit: string]: Said } = {
  day: ["days", "Tagen", "jours", "días", "giorni"],
  week: ["weeks", "Wochen", "semaines", "semanas", "settimane"],
  month: ["months", "Monaten", "mois", "meses", "mesi"],
  year: ["years", "Jahren", "ans", "años", "anni"],
};

const MONTHS: readonly Said[] = [
  ["January", "Januar", "janvier", "enero", "gennaio"],
  ["February", "Februar", "février", "febrero", "febbraio"],
  ["March", "März", "mars", "marzo", "marzo"],
  ["April", "April", "avril", "abril", "aprile"],
  ["May", "Mai", "mai", "mayo", "maggio"],
  ["June", "Juni", "juin", "junio", "giugno"],
  ["July", "Juli", "juillet", "julio", "luglio"],
  ["August", "August", "août", "agosto", "agosto"],
  ["September", "September", "septembre", "septiembre", "settembre"],
  ["October", "Oktober", "octobre", "octubre", "ottobre"],
  ["November", "November", "novembre", "noviembre", "novembre"],
  ["December", "Dezember", "décembre", "diciembre", "dicembre"],
];

export function monthIn(tongue: Tongue, day: string): string {
  const said = MONTHS[Number(day.slice(5, 7)) - 1];
  return `${said === undefined ? "" : (said[{ en: 0, de: 1, fr: 2, es: 3, it: 4 }[tongue]] ?? "")} ${day.slice(0, 4)}`;
}

const SHORT = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const SHORT_MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "Fri 27 Nov 2026"; without its year near today. */
export function dayIn(tongue: Tongue, day: string, withYear = true): string {
  const weekday = SHORT[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? "";
  return valueIn(
    tongue,
    `${weekday} ${Number(day.slice(8))} ${SHORT_MONTHS[Number(day.slice(5, 7)) - 1] ?? ""}${withYear ? ` ${day.slice(0, 4)}` : ""}`,
  );
}

/** "Saturday", "samedi" */
export function weekdayIn(tongue: Tongue, day: Weekday): string {
  // A Monday, and the days after it.
  return longDayIn(tongue, `2024-01-0${day}`).split(/[ ,]/u)[0] ?? "";
}

/** "Saturday 28 November"; with its year where it is far off. */
export function longDayIn(tongue: Tongue, day: string, withYear = false): string {
  const words = dayInWords(day);
  return valueIn(tongue, withYear ? words : words.replace(/ \d{4}$/, ""));
}

/** "last week (Mon 16 to Sun 22 Nov)", "in October 2026" */
export function periodIn(tongue: Tongue, { kind, from, to, count, unit }: Period, today: string): string {
  const say = sayIn(tongue);
  const range = say(
    `${dayIn(tongue, from)} to ${dayIn(tongue, to)}`,
    `${dayIn(tongue, from)} bis ${dayIn(tongue, to)}`,
    `${dayIn(tongue, from)} au ${dayIn(tongue, to)}`,
    `${dayIn(tongue, from)} al ${dayIn(tongue, to)}`,
    `${dayIn(tongue, from)} – ${dayIn(tongue, to)}`,
  );
  const isNow = from <= today && to >= today;
  switch (kind) {
    case "day":
      return dayIn(tongue, from);
    case "week":
      return isNow
        ? say(
            `this week (${range})`,
            `diese Woche (${range})`,
            `cette semaine (${range})`,
            `esta semana (${range})`,
            `questa settimana (${range})`,
          )
        : say(
            `in the week ${range}`,
            `in der Woche ${range}`,
            `la semaine du ${range}`,
            `en la semana del ${range}`,
            `nella settimana ${range}`,
          );
    case "month": {
      const name = monthIn(tongue, from);
      const soFar = isNow ? say(" (so far)", " (bisher)", " (jusqu’ici)", " (hasta hoy)", " (finora)") : "";
      return say(`in ${name}`, `im ${name}`, `en ${name}`, `en ${name}`, `a ${name}`) + soFar;
    }
    case "season":
    case "range":
    case "weekend":
      return say(`from ${range}`, `von ${range}`, `du ${range}`, `del ${range}`, range);
    case "year": {
      const year = from.slice(0, 4);
      return isNow
        ? say(`this year (${year})`, `dieses Jahr (${year})`, `cette année (${year})`, `este año (${year})`, `quest’anno (${year})`)
        : say(`in ${year}`, year, `en ${year}`, `en ${year}`, `nel ${year}`);
    }
    case "since": {
      const day = dayIn(tongue, from);
      return say(`since ${day}`, `seit ${day}`, `depuis le ${day}`, `desde el ${day}`, `dal ${day}`);
    }
    case "recent": {
      const units = say(...(UNITS[unit ?? "week"] ?? UNITS["week"] ?? ["", "", "", "", ""]));
      return say(
        `in the last ${count} ${units} (${range})`,
        `in den letzten ${count} ${units} (${range})`,
        `ces ${count} derniers ${units} (${range})`.replace("derniers semaines", "dernières semaines"),
        `en los últimos ${count} ${units} (${range})`.replace(
          "los últimos " + String(count) + " semanas",
          "las últimas " + String(count) + " semanas",
        ),
        `negli ultimi ${count} ${units} (${range})`.replace(
          "negli ultimi " + String(count) + " settimane",
          "nelle ultime " + String(count) + " settimane",
        ),
      );
    }
    default:
      return say(
        "in everything you logged",
        "in allem, was du eingetragen hast",
        "dans tout ton journal",
        "en todo lo que has anotado",
        "in tutto ciò che hai registrato",
      );
  }
}

type Units = Pick<CoachView, "distances" | "athlete">;

/** For what has no distance and no weight. */
const METRIC: Units = {
  distances: "km",
  athlete: { level: "intermediate", focus: "hyrox", availability: {} } as unknown as CoachView["athlete"],
};

/** A value of a measure with its unit. */
export function amountIn(tongue: Tongue, value: number, measure: Measure, view: Units = METRIC): string {
  const say = sayIn(tongue);
  switch (measure) {
    case "time":
      return hours(value);
    case "distance":
      return valueIn(tongue, distance(view, value >= 1500 ? 100 * Math.round(value / 100) : Math.round(value)));
    case "pace":
      return formatPace(value);
    case "effort": {
      const rounded = `${Math.round(10 * value) / 10}`;
      const of = tongue === "en" ? rounded : rounded.replace(".", ",");
      return say(`effort ${of} of 10`, `Anstrengung ${of} von 10`, `effort ${of} sur 10`, `esfuerzo ${of} de 10`, `sforzo ${of} su 10`);
    }
    case "load":
      return say(
        `load ${Math.round(value)}`,
        `Last ${Math.round(value)}`,
        `charge ${Math.round(value)}`,
        `carga ${Math.round(value)}`,
        `carico ${Math.round(value)}`,
      );
    case "tonnage":
    case "weight":
      return valueIn(tongue, weight(view, Math.round(10 * value) / 10));
    case "reps":
      return say(`${value} reps`, `${value} Wiederholungen`, `${value} répétitions`, `${value} repeticiones`, `${value} ripetizioni`);
    default:
      return countIn(tongue, Math.round(10 * value) / 10, undefined);
  }
}

/** Two to ten in the languages that the coach reads, without accents. */
export const SMALL_NUMBERS: { readonly [word: string]: number } = {
  two: 2,
  zwei: 2,
  deux: 2,
  dos: 2,
  due: 2,
  three: 3,
  drei: 3,
  trois: 3,
  tres: 3,
  tre: 3,
  four: 4,
  vier: 4,
  quatre: 4,
  cuatro: 4,
  quattro: 4,
  five: 5,
  funf: 5,
  cinq: 5,
  cinco: 5,
  cinque: 5,
  six: 6,
  sechs: 6,
  seis: 6,
  sei: 6,
  seven: 7,
  sieben: 7,
  sept: 7,
  siete: 7,
  sette: 7,
  eight: 8,
  acht: 8,
  huit: 8,
  ocho: 8,
  otto: 8,
  nine: 9,
  neun: 9,
  neuf: 9,
  nueve: 9,
  nove: 9,
  ten: 10,
  zehn: 10,
  dix: 10,
  diez: 10,
  dieci: 10,
};
