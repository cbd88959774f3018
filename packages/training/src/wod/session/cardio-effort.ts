/* How hard an effort is: pace, zone, rate, and words. */

import type { WodManner } from "../wod.ts";
import { readAmount } from "./amount.ts";
import type { Taker } from "./taker.ts";

const DISTANCE_PACE = String.raw`(?:half[- ]marathon|marathon|hm|mp|mile|race|goal|threshold|tempo|css|hyrox|cv|lt|vo2 ?max|\d+(?:\.\d)? ?k(?:m)?|1500|3000|5000|10000|10er|5er)`;

export function mannerOf(taker: Taker, sport: string | undefined): WodManner {
  const zone =
    taker.take(/(?:@ ?|\bat |\bin )?\b(?:zone|z) ?(\d(?: ?- ?\d)?)\b/i)?.[1] ?? taker.take(/\bga ?([12])\b/i)?.[1]?.replace(/^/, "GA");
  const share = taker.take(
    /(?:@ ?|\bat |\bbei |\ba )?(?<![\d.])(\d+(?: ?- ?\d+)?) ?% ?(?:of )?(ftp|hr ?max|max hr|hr|hfmax|lthr|mas|vma|effort|max)?\b/i,
  );
  const heart = taker.take(/\b(?:hr|heart rate|puls|fc) ?((?:<|>|under|below|unter|sub|max)? ?\d{2,3}(?: ?- ?\d{2,3})?)\b/i);
  const watts = taker.take(/(?:@ ?|\bat )?(?<![\d.:])(\d{2,3}(?: ?- ?\d{2,3})?) ?(?:w|watts?)\b(?!\/)/i);
  const rpe =
    taker.take(/(?:@ ?|\bat )?\brpe ?:?(\d+(?:\.\d)?)(?: ?- ?(\d+(?:\.\d)?))?/i) ??
    taker.take(/\b(?:uphill )?effort:? ?(\d+(?:\.\d)?)()(?: ?\/ ?10)?(?! ?%)/i) ??
    taker.take(/\b(\d+(?:\.\d)?)() ?\/ ?10\b(?: effort)?/i);
  const cadence =
    taker.take(
      /\b(?:s ?\/ ?r|sr|stroke rate|rate|cadence|kadenz|cadencia|spm|rpm|tf) ?:?@? ?(\d{2,3}(?: ?- ?\d{2,3})?)(?: ?(?:spm|rpm|s\/m))?\b/i,
    ) ??
    taker.take(/\b(\d{2,3}(?: ?- ?\d{2,3})?) ?(?:spm|rpm|s\/m)\b/i) ??
    (sport === "Row erg" || sport === "Ski erg" ? taker.take(/\bs(\d\d(?:-\d\d)?)\b/i) : undefined);
  const zones = [
    ...(zone === undefined ? [] : [zone.startsWith("GA") ? zone : `Z${zone.replaceAll(" ", "")}`]),
    ...(share === undefined
      ? []
      : [`${(share[1] ?? "").replaceAll(" ", "")}%${share[2] === "" ? "" : ` ${(share[2] ?? "").toUpperCase()}`}`]),
    ...(heart === undefined ? [] : [`HR ${(heart[1] ?? "").trim()}`]),
    ...(watts === undefined ? [] : [`${(watts[1] ?? "").replaceAll(" ", "")} W`]),
  ].join(", ");
  return {
    ...(zones === "" ? {} : { zone: zones }),
    ...(rpe === undefined ? {} : { rpe: [rpe[1], rpe[2]].filter((one) => one !== undefined && one !== "").map(Number) }),
    ...(cadence === undefined ? {} : { cadence: (cadence[1] ?? "").replaceAll(" ", "") }),
  };
}

export function paceOf(taker: Taker, sport: string | undefined): string | undefined {
  const named =
    taker.take(
      new RegExp(
        String.raw`(?:@|\bat|\bim|\ba|\ben|\btarget|\bkeep)? ?(?:~ ?)?(${DISTANCE_PACE})(?:[- ]?(?:pace|tempo|race pace|effort|rhythm|ritmo)\b)(?: ?([+-] ?\d+(?:\.\d)?)(?: ?s\b)?)?`,
        "i",
      ),
    ) ??
    taker.take(new RegExp(String.raw`(?:@|\ba|\bal|\ben|\bat)? ?\b(?:allure|ritmo(?: de| di)?|passo) (${DISTANCE_PACE})()\b`, "i")) ??
    taker.take(new RegExp(String.raw`(?:\btarget|@|\bat) ?(2k|5k)(?: ?pace)? ?([+-] ?\d+)(?: ?s\b)?`, "i")) ??
    taker.take(new RegExp(String.raw`(?:@ ?|\bat )(${DISTANCE_PACE})()(?![\w:]| ?(?:m|km|min|s|%)\b)`, "i"));
  if (named !== undefined)
    return `${(named[1] ?? "").toLowerCase()} pace${named[2] === "" ? "" : ` ${(named[2] ?? "").replaceAll(" ", "")} s`}`;
  const clock = String.raw`(\d{1,2}:\d\d(?: ?- ?\d{1,2}:\d\d)?)`;
  const explicit = taker.take(
    new RegExp(
      String.raw`(?:@|\bat|\bin|\ba|\bbei|\bmit)? ?${clock}(?: ?min)? ?(?:\/|per|pro|al|por|par) ?(km|k\b|mi(?:le)?|500 ?m|100 ?m)`,
      "i",
    ),
  );
  if (explicit !== undefined) return `${(explicit[1] ?? "").replaceAll(" ", "")} /${(explicit[2] ?? "").replace(/^k$/i, "km")}`;
  const bare = taker.take(new RegExp(String.raw`(?:@|\bat\b|\bin\b|(?<=\beasy)|(?<=\d ?(?:km?|m|miles?)\b)) ?${clock}(?![\d:])`, "i"));
  if (bare === undefined) return undefined;
  const isIn =
    /\bin\b/i.test(bare[0] ?? "") ||
    ((sport === "Run" || sport === undefined) && (readAmount(bare[1] ?? "")?.seconds ?? Infinity) < FASTEST_KM);
  return isIn
    ? `${bare[1] ?? ""} each`
    : `${(bare[1] ?? "").replaceAll(" ", "")}${sport === "Run" || sport === undefined ? " /km" : sport === "Swim" ? "" : " /500m"}`;
}

/** Seconds: nobody runs a kilometre in less, so it is the time of each effort. */
const FASTEST_KM = 140;

const HOW =
  /^(?:easy|hard|fast|steady|strong|max|sprint|tempo|threshold|moderate|smooth|relaxed|progression|progressive|progressively|build|building|descending|choice|kick|pull|drill|free|fly|breast|back|backstroke|butterfly|im|medley|up|uphill|downhill|down|strides|starts|steigerungen|accelerations|allunghi|paddles|fins|ok|locker|facile|suave|soft|souple|light|quick|float|zugig|schnell|vite|rapide|low|high|fuerte|cuesta|arriba|forte|hart|continuous|long|recovery|negative|split|straight|nasal|breathing|only|all-out|effort|standing|seated|flat|by|fartlek|interval|intervals|hill|hills|swim|kick\/swim|kick\/drill|drill\/swim|alternating)$/i;

const EASY_WORDS = /^(?:locker|facile|suave|soft|souple)$/i;

/** Words of how it is done, in their order. */
export function howOf(taker: Taker, by: string | undefined): readonly string[] {
  const described = taker.take(/\bdesc(?:end(?:ing)?)? ?(\d ?- ?\d)?/i);
  const words = taker.left.filter((word) => HOW.test(word));
  for (const word of words) taker.take(new RegExp(String.raw`(?<![a-z\d/])${word.replaceAll("/", String.raw`\/`)}(?![a-z\d/])`, "i"));
  return [
    ...words.map((word) => (EASY_WORDS.test(word) ? "easy" : word.toLowerCase())),
    ...(by === undefined ? [] : [by.trim()]),
    ...(described === undefined ? [] : [`descending${described[1] === "" ? "" : ` ${(described[1] ?? "").replaceAll(" ", "")}`}`]),
  ];
}
