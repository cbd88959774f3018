import type { WodManner } from "../wod.ts";

/* How hard an effort is: zone, share, pace, stroke rate, perceived effort. */

const CLOCK = String.raw`\d{1,2}:\d\d(?: ?- ?\d{1,2}:\d\d)?`;
const NAME = String.raw`(?:\d+(?:\.\d+)? ?k(?!g|m)|hmp?|mp|half[- ]marathon|marathon|half|mile|race|goal|threshold|tempo|css|cv|lt ?[12]?|t|ftp|70\.3|ironman|im|vo2(?: ?max)?|mas|vma|cruise|hyrox|olympic|parkrun|(?:400|800|1500|3000|5000)(?! ?m)|critical swim speed)`;
const NAMED = String.raw`(${NAME}(?: ?(?:-|to|\/) ?${NAME})?)`;
const SUFFIX = String.raw`(?: ?(pace|effort|power|speed|rhythm|split))`;
const SHIFT = String.raw`(?: ?([+-] ?\d+(?:\.\d)?(?:ish)?)(?: ?s\b)?(?! ?(?:min|x|m|km)\b))`;

const FASTEST_KM_SECONDS = 140;

/** Short names of paces in full. */
const FULL_NAMES: Readonly<Record<string, string>> = {
  mp: "marathon",
  hm: "half marathon",
  hmp: "half marathon",
  t: "threshold",
  css: "CSS",
  vma: "VMA",
  mas: "MAS",
  ftp: "FTP",
};

export interface Targets {
  readonly manner: WodManner;
  /** The text without them. */
  readonly left: string;
}

/** Takes the targets out of a clause. `unit` is that of a pace by the clock where none is written. */
export function takeTargets(text: string, sport: string, unit: string, hasClock = true): Targets {
  let left = ` ${text} `;
  const take = (pattern: string | RegExp): readonly string[] | undefined => {
    const found = (typeof pattern === "string" ? new RegExp(pattern) : pattern).exec(left);
    if (found === null) return undefined;
    left = `${left.slice(0, found.index)} ${left.slice(found.index + found[0].length)}`;
    return found.map((one) => (one as string | undefined)?.trim() ?? "");
  };
  const zones: string[] = [];
  const paces: string[] = [];
  const isOnErg = /^(?:Row|Ski) erg$/.test(sport);
  const rpe =
    take(/(?:[@~] ?|\bat )?\brpe ?[:=@]? ?(\d+(?:\.\d)?)(?: ?- ?(\d+(?:\.\d)?))?/) ??
    take(/(?:[@~] ?|\bat |\beffort:? ?)?(?<!\d)(10|\d(?:\.\d)?)(?:-(\d))? ?\/ ?10\b(?: effort)?/);
  const zone = take(/(?:[@~] ?|\bat |\bin |\bhr |\bto )?\b(?:zone ?|z)(\d)(?: ?[-/] ?z?(\d))?\b/);
  if (zone !== undefined) zones.push(`Z${zone[1]}${zone[2] === "" ? "" : `-${zone[2]}`}`);
  const band = take(/(?:@ ?|\bat |\bin )?\b(ut ?[12]|ga ?[12](?:[-/][12])?)\b/);
  if (band !== undefined) zones.push((band[1] ?? "").toUpperCase().replace(" ", ""));
  const limit = isOnErg ? take(/(?<=\d ?(?:min|'|m|km) ?)\b(at|tr|ac)(?= ?(?:@|$))/) : undefined;
  if (limit !== undefined) zones.push((limit[1] ?? "").toUpperCase());
  const share = take(
    /(?:@ ?|\bat )?(vma |mas |ftp |css )?(?<![\d.])(\d+(?:-\d+)?) ?%(\+)? ?(?:of )?(?:@ ?)?(ftp|hr ?max|max hr|mhr|hr|lthr|mas|vma|css|max|effort)?(?![a-z])/,
  );
  if (share !== undefined)
    zones.push(`${share[2]}%${share[3]} ${(`${share[1]}${share[4]}` || "").toUpperCase().replace("HR MAX", "HRMAX")}`.trim());
  const heart = take(/\b(?:hr|heart rate|puls|fc) ?((?:cap|<|>|under|below|unter|sub|max)? ?\d{2,3}(?:-\d{2,3})?)(?: ?bpm)?\b/);
  if (heart !== undefined) zones.push(`HR ${heart[1]}`);
  const watts = take(/(?:@ ?|\bat )?(?<![\d.:])(\d{2,3}(?:-\d{2,3})?) ?(?:w|watts?)\b(?!\/)/);
  if (watts !== undefined) zones.push(`${watts[1]} W`);
  const rate =
    take(
      /(?:@ ?)?\b(?:s ?\/ ?r|sr|spm|rpm|stroke rate|rates?|cadence|cad|kadenz|trittfrequenz|r(?= ?\d)|s(?=\d\d\b))(?: cap)? ?:?@? ?(\d{2,3}(?:[-/](?:\d{2,3}|max))*\+?)(?: ?(?:spm|rpm|s\/m))?(?! ?(?:s|min|m)\b)(?![\d:])/,
    ) ??
    take(/(?:@ ?|\bat )?(?<![\d:])(\d{2,3}(?:-\d{2,3})?\+?) ?(?:spm|rpm|s\/m)\b/) ??
    (isOnErg ? take(/(?:@ ?|\bat )((?:1[4-9]|2\d|3\d|4[0-4])(?:[-/](?:[1-4]\d|max))*\+?)(?=\s*$)/) : undefined);
  const named =
    take(String.raw`(?:@ ?|\bat |\bin |\btarget:? ?|\bpace:? ?)?(?:\ballure )?(?<![\d.])\b${NAMED}${SUFFIX}${SHIFT}?(?: to [^,]*pace)?`) ??
    take(
      String.raw`(?:@ ?|\bat |\btarget:? ?|\bpace:? ?|\bsplit (?:should be )?)(?:allure )?${NAMED}()${SHIFT}?(?![\w:]| ?(?:m|km|min|s|%)\b)`,
    ) ??
    take(String.raw`\b(hmp|mp|css|threshold)()()\b`);
  if (named !== undefined) {
    const [whole = "", name = "", suffix = "", shift = ""] = named;
    const word = suffix === "" || suffix === "rhythm" ? "pace" : suffix;
    const to = /( to [^,]*)pace$/.exec(whole)?.[1] ?? "";
    const full = name
      .replaceAll(/(?<=\d) k/g, "k")
      .replaceAll(/ ?- ?/g, "-")
      .replaceAll(/[a-z]+/g, (one) => FULL_NAMES[one] ?? one);
    paces.push(`${full} ${word}${shift === "" ? "" : ` ${shift.replaceAll(" ", "")} s`}${to === "" ? "" : `${to}pace`}`);
  }
  const clock =
    take(String.raw`(?:@ ?|\bat |\bin )?(${CLOCK})(?: ?min)? ?(?:\/ ?|per )(km|k\b|mile|mi\b|500 ?m|100 ?m)`) ??
    take(String.raw`(?:@ ?|\bat |\bin )(${CLOCK})()`) ??
    (hasClock && (paces.length > 0 || unit !== "") ? take(String.raw`(${CLOCK})()`) : undefined);
  const [minutes = 0, seconds = 0] = (clock?.[1] ?? "").split(/[:-]/).map(Number);
  // Nobody runs a kilometre in less: it is the time of each effort.
  if (
    clock !== undefined &&
    (/^ *in /.test(clock[0] ?? "") || (sport === "Run" && clock[2] === "" && 60 * minutes + seconds < FASTEST_KM_SECONDS))
  )
    paces.push(`${clock[1]} each`);
  else if (clock !== undefined)
    paces.push(
      `${(clock[1] ?? "").replaceAll(" ", "")} /${(clock[2] || unit).replace(/^k$/, "km").replace(/^mi$/, "mile").replaceAll(" ", "")}`,
    );
  // The clock says which pace the goal is.
  if (paces.length > 1 && /^(?:goal|target) /.test(paces[0] ?? "")) paces.shift();
  const manner: WodManner = {
    ...(zones.length === 0 ? {} : { zone: zones.join(", ") }),
    ...(paces.length === 0 ? {} : { pace: paces.join(", ") }),
    ...(rpe === undefined ? {} : { rpe: [rpe[1], rpe[2]].filter((one) => one !== undefined && one !== "").map(Number) }),
    ...(rate === undefined ? {} : { cadence: rate[1] ?? "" }),
  };
  return { manner, left: left.replaceAll(/\s+/g, " ").trim() };
}
