/* Rests between efforts, and the interval at which they start. */

import { AMOUNT, type Amount, readAmount, TIME_AMOUNT } from "./amount.ts";
import type { Taker } from "./taker.ts";

export const REST = String.raw`(?:rest|rec(?:overy|overies|upero|up(?:eration)?)?|pause|trabpause|gehpause|riposo|repos|descanso|desc|off|recoveries|recs?)`;

export const JOG = String.raw`(?:(?:slow |easy |light )?(?:jog(?:ging)?|walk(?:ing)?|trab(?:en)?|trot|trote|footing|float|spin(?:ning)?|gehen|paddle|pedal|bajar (?:trotando|andando|caminando)|runter (?:traben|gehen))(?: ?\/ ?(?:jog|walk))?(?: (?:back down|down|back|rest|recovery))?)`;

export const EASY = String.raw`(?:easy|locker|facile|suave|soft|souple|lento|easy spin(?:ning)?|easy jog)`;

/** "8x50 on 1:00": the start interval; in the water also "@ 1:00" where no rest follows. */
export function everyOf(taker: Taker, sport: string | undefined): number | undefined {
  const found =
    taker.take(new RegExp(String.raw`(?<=\d ?x ?\d[^;]*)\b(?:on|off|ab|every|auf) (?:the )?(${TIME_AMOUNT})`, "i")) ??
    (sport === "Swim" && !taker.test(new RegExp(String.raw`\b${REST}\b|\+ ?\d+ ?s`, "i"))
      ? taker.take(new RegExp(String.raw`(?<=\d ?x ?\d[^;]*)@ ?(${TIME_AMOUNT})(?! ?\/)`, "i"))
      : undefined);
  return found === undefined ? undefined : readAmount(found[1] ?? "")?.seconds;
}

interface Pause {
  readonly amount?: Amount & { readonly upTo?: number };
  readonly how?: string;
}

export function restsOf(taker: Taker, isSet: boolean, isAfterSet: boolean): readonly Pause[] {
  const found: Pause[] = [];
  const range = String.raw`(?:(\d+) ?- ?)?(${AMOUNT}|(?<![\d:.])\d{2,3}(?= ?(?:m )?(?:easy |slow )?(?:jog|walk|trab|float)))`;
  const patterns = [
    new RegExp(
      String.raw`(?<![a-z])(?:(?:w(?:ith|\/)?|con|mit|avec) )?(?:${REST}|r|R|between)(?:\s*[:=-])?\s*${range}(?: ?(${JOG}|${EASY})(?![a-z]))?(?: (?:between|btwn?|b\/t|zwischen|entre|tra)(?: (?:sets|reps|each|rounds|serien|series|blocks|all|efforts|intervals))?)?`,
      "i",
    ),
    new RegExp(
      String.raw`(?:[/,+(] ?)?(?:(?:w(?:ith|\/)?|con|mit|avec) )?${range} ?(${JOG}|${EASY})? ?(?:${REST}|between|btwn?|b\/t)\b(?: (?:between|btwn?|b\/t|zwischen|entre|tra)(?: (?:sets|reps|each|rounds|serien|series))?)?`,
      "i",
    ),
    ...(isSet
      ? [
          new RegExp(String.raw`(?:[/,+(;] ?|w(?:ith|\/)? |mit |con |avec )${range} ?(${JOG}|${EASY})(?![a-z])`, "i"),
          new RegExp(String.raw`\+ ?()(\d+ ?s\b)()`, "i"),
        ]
      : []),
    ...(isAfterSet && isShort(taker.text) ? [new RegExp(String.raw`^\s*${range} ?(${JOG}|${EASY}|$)`, "i")] : []),
    ...(isSet ? [/(?<=\d ?x ?\d{2,4} ?m? [a-z]+ )()(\d+ ?s\b)()\s*$/i] : []),
    ...(isSet
      ? [new RegExp(String.raw`(?<=hard|fast|fort|schnell|strong|on|work),? ()(${TIME_AMOUNT}) ?(${JOG}|${EASY}|off)(?![a-z])`, "i")]
      : []),
  ];
  for (const pattern of patterns) {
    for (let next = taker.take(pattern); next !== undefined; next = taker.take(pattern)) {
      const [, from = "", to = "", how = ""] = next;
      const amount = readAmount(/^\d+$/.test(to) ? `${to} m` : to);
      const upTo = from === "" ? undefined : amount?.seconds;
      const unit = /[a-z]+$/i.exec(to)?.[0] ?? "min";
      const low = from === "" ? amount : readAmount(`${from} ${unit}`);
      found.push({
        ...(low === undefined ? {} : { amount: { ...low, ...(upTo === undefined ? {} : { upTo }) } }),
        ...(how === "" ? {} : { how: how.trim() }),
      });
    }
  }
  return found;
}

/** Whether the amount in front is one of a rest between efforts. */
function isShort(text: string): boolean {
  const amount = readAmount(new RegExp(AMOUNT, "i").exec(text)?.[0] ?? "");
  return amount === undefined || (amount.seconds ?? Infinity) <= LONGEST_REST || (amount.metres ?? Infinity) <= LONGEST_JOG;
}

const LONGEST_REST = 300;

const LONGEST_JOG = 800;
