/* Circuits by the clock: how long the work and the change take, how many laps, and the stations in a list below. */

import { type Lines, TIME } from "./lines.ts";

const WORK = String.raw`(?:work|on|arbeit|belastung|travail|effort|trabajo|lavoro|trabalho|werk)`;
const CHANGE = String.raw`(?:rest|off|pause|wechsel|change|to change(?: over)?|changeover|switch|transition|repos|r[eé]cup\w*|changement|descanso|cambio|pausa|recupero|troca|rust|wissel\w*)`;
const ROUNDS = String.raw`(?:laps?|rounds?|rds|runden|durchg[aä]nge|tours?|rondas?|vueltas|giri|voltas|rodadas|rondes?)`;
const ROUND = String.raw`(?:lap|round|runde|durchgang|tour|ronda|vuelta|giro|volta|rodada|ronde)`;
const EVERY = String.raw`(?:each|every|jede[rmn]?|chaque|cada|ogni|elke)`;
const AFTER = String.raw`(?:after|nach|apr[eè]s|despu[eé]s de|dopo|depois de|ap[oó]s|na)`;

const TIMES = new RegExp(
  String.raw`(?<![\d:])${TIME} ?(?:of |de |di )?${WORK}(?!\p{L})\s*[,/;+&-]?\s*${TIME} ?(?:for |of |de |di )?${CHANGE}(?!\p{L})`,
  "iu",
);
const COUNT = new RegExp(String.raw`(?<!\d)([2-9]|10) ?${ROUNDS}(?!\p{L})`, "iu");
const LAP_REST = new RegExp(
  String.raw`${AFTER} ${EVERY} ${ROUND},? ${TIME}|${TIME} ?\p{L}* ${AFTER} ${EVERY} ${ROUND}|${TIME} ?\p{L}* (?:between|zwischen den|entre (?:les |las |as )?|tra i|fra i|tussen de)\s*${ROUNDS}`,
  "iu",
);
const STATIONS =
  /(?<!\d)\d{1,2} ?(?:stations?|stationen|exercises?|[uü]bungen|postes?|exercices?|estaciones|ejercicios|stazioni|esercizi|esta[cç][oõ]es|exerc[ií]cios|oefeningen)(?!\p{L})/iu;
const PAUSE_WORD = /^(?:of|de|di|mit|with|con|com|met|avec|in|\p{L}*(?:pause|rest|break|repos|descanso|pausa|recupero|rust))$/iu;
const CLOCK = /\be\d*mom\b|\bamrap\b|\btabata\b|\bevery\b|\d ?[x×] ?\d/i;
const PLACE = /^\s*(\d{1,2})[.):]?\s+(?=\p{L})/u;

/** "6 stations, 3 laps", "45 s work / 15 s to change over", "2 min rest after each lap" above a list: rounds of the clock. */
export function writeOutCircuits(lines: Lines): Lines {
  const first = lines.findIndex((line) => COUNT.test(line) || TIMES.test(line));
  const head = first < 0 ? [] : headAt(lines, first);
  const text = head.join("\n");
  const [times, count, rest] = [TIMES.exec(text), COUNT.exec(text), LAP_REST.exec(text)];
  if (times === null || count === null || CLOCK.test(text)) return lines;
  const below = lines.slice(first + head.length);
  const gap = below.findIndex((line) => line.trim() !== "");
  const behind = below.slice(Math.max(gap, 0));
  const end = behind.findIndex((line) => line.trim() === "");
  const block = behind.slice(0, end < 0 ? behind.length : end);
  const arePlaces = block.every((line, index) => Number(PLACE.exec(line)?.[1]) === index + 1);
  const stations = block.map((line) => (arePlaces ? line.replace(PLACE, "") : line));
  if (stations.length < 2 || stations.some((line) => /\d/.test(line))) return lines;
  const others = readOtherStations(text);
  if (others.some((one) => /\d/.test(one))) return lines;
  const pause = rest?.slice(1).find((one) => one !== undefined);
  return [
    ...lines.slice(0, first),
    ...others,
    `${count[1] ?? ""} rounds ${times[1] ?? ""} on / ${times[2] ?? ""} off${pause === undefined ? "" : `, rest ${pause} between rounds`}`,
    ...stations,
    ...behind.slice(block.length),
  ];
}

/** What a head says beside its clock: its title, and what is not understood. */
function readOtherStations(head: string): Lines {
  return [LAP_REST, TIMES, COUNT, STATIONS]
    .reduce((text, pattern) => text.replace(pattern, ","), head)
    .split(/\s*[,;\n:]\s*|\s+[-–+]\s*(?=,)/)
    .map((one) => one.replaceAll(/^\W+|\W+$/g, ""))
    .filter((one) => /\p{L}/u.test(one) && !PAUSE_WORD.test(one));
}

/** The lines from the first that says something of the clock to the last. */
function headAt(lines: Lines, first: number): Lines {
  const others = lines.slice(first + 1);
  const end = others.findIndex((line) => !TIMES.test(line) && !LAP_REST.test(line) && !COUNT.test(line));
  return lines.slice(first, end < 0 ? lines.length : first + 1 + end);
}
