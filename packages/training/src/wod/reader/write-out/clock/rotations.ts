/* Stations that are changed with the clock. */

import type { Lines } from "../lines.ts";

const ON_OFF =
  /(?<![\d:])(\d+(?::\d\d)?) ?(min\w*|'|s|sec\w*|")? ?(?:on|work|hard|arbeit|travail|trabajo|lavoro)\b\s*[,/;-]?\s*(\d+(?::\d\d)?) ?(min\w*|'|s|sec\w*|")? ?(?:off|rest|easy|pause|repos|descanso|riposo)\b/iu;
const LENGTH = /(?:\bfor |\btotal |^\W*|[,(] ?)(\d{2}) ?min\w*/iu;
const CYCLE =
  /^\W*(?:cycle|rotate|rotating|cycling|move|alternate|alternating|wechselnd|durchlaufen|alterner|alternar|alternando)(?: (?:thru|through|between|among|the stations|entre|zwischen))?(?: \p{L}+)?\s*:\s*(\S.*)$/iu;

/** "1 min on / 1 min off", "for 30 min", "cycle through: row - thrusters - plank": each station as often as the time has room for it. */
export function writeOutCycles(lines: Lines): Lines {
  const at = lines.findIndex((line) => CYCLE.test(line));
  const head = lines.slice(0, Math.max(at, 0));
  const clock = head.map((line) => ON_OFF.exec(line)).find((one) => one !== null);
  const minutes = head.map((line) => LENGTH.exec(line.replace(ON_OFF, ""))?.[1]).find((one) => one !== undefined);
  const stations = (CYCLE.exec(lines[at] ?? "")?.[1] ?? "").split(/\s+[-–/+>→]+\s+|\s*[,;]\s+/);
  if (clock === null || clock === undefined || minutes === undefined || stations.length < 2) return lines;
  const [, on = "", unit, off = "", other] = clock;
  const [work, rest] = [getSeconds(on, unit), getSeconds(off, other ?? unit)];
  const rounds = (60 * Number(minutes)) / (work + rest) / stations.length;
  if (!Number.isInteger(rounds)) return lines;
  const said = head.filter((line) => ON_OFF.exec(line) === null && LENGTH.exec(line) === null);
  return [...said, `${rounds} rounds ${work} s on / ${rest} s off`, ...stations, ...lines.slice(at + 1)];
}

function getSeconds(time: string, unit = ""): number {
  const [minutes = "0", seconds] = time.split(":");
  if (seconds !== undefined) return 60 * Number(minutes) + Number(seconds);
  return Number(time) * (/^(?:s|")/i.test(unit) || (unit === "" && Number(time) >= 10) ? 1 : 60);
}

const EVERY_MINUTE =
  /^\W*(?:(?:rotate|switch|change|swap|wechsel\w*|changer|cambi\w*|trocar|wissel\w*)(?: stations?)? (?:every|each|jede|toutes les|chaque|cada|ogni|elke) min\w*,? ?(?:for |x ?)?(\d{2}) ?min\w*(?: total)?|(\d{2}) ?min\w*,? (?:rotate|switch|change|swap|wechsel\w*|changer|cambi\w*|trocar|wissel\w*)(?: stations?)? (?:every|each|jede|chaque|cada|ogni|elke) min\w*)\W*$/iu;
const ONE_ON = /\bone (?:is |person |athlete )?(?:on|doing|at) (?:the )?/giu;

/** "One on the rower, one on the ski …" and "rotate every minute, 24 min": a minute at each station. */
export function writeOutRotations(lines: Lines): Lines {
  const at = lines.findIndex((line) => EVERY_MINUTE.test(line));
  const minutes = EVERY_MINUTE.exec(lines[at] ?? "")
    ?.slice(1)
    .find((one) => one !== undefined);
  const list = lines.findIndex((line) => (line.match(ONE_ON)?.length ?? 0) > 1);
  if (minutes === undefined || list < 0 || list > at) return lines;
  const stations = (lines[list] ?? "").split(/\s*[,;]\s+/).map((one, place) => `${place + 1}) max ${one.replaceAll(ONE_ON, "").trim()}`);
  return [...lines.slice(0, list), `EMOM ${minutes}`, ...stations, ...lines.slice(list + 1, at), ...lines.slice(at + 1)];
}
