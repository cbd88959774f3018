import type { WodManner } from "../../wod.ts";
import type { MarkedText } from "./marked-text.ts";

/* How something is done: tempo, effort, zone, pace, rate, side. */

const SIDES = "(?:sides?|legs?|arms?|hands?|foot|feet|hip|hips|way|direction)";
const SIDE = new RegExp(
  String.raw`(?:\/ ?|\b)(?:e ?\/ ?s|e ?\/ ?side|(?:e|each|per|pr|ea|p\/|every) ?${SIDES}|l\/r|r\/l|both sides|(?:right|left) (?:and|&) (?:left|right))(?![a-z])|\/ ?${SIDES}(?![a-z])|\/ ?(?:s|l)(?=\s*$| ?[;,)])`,
  "i",
);
const PACES = String.raw`(?:half[- ]marathon|marathon|hm|mp|mile|race|goal|threshold|tempo|css|hyrox|cv|lt2?|t|vo2 ?max|vma|mas|easy|cruise|\d+(?:\.\d)? ?k(?:m)?|1500|3000|5000|10000)`;

/** Said of how something is done, with numbers that are no amounts. */
const HOWS: readonly (readonly [pattern: RegExp, how: string])[] = [
  [/\bafter (?:each|every) (?:round|set)s?\b\*?/i, "after every round"],
  [/\b(?:with )?(\d+)ct paused(?: (?:in the hole|at (?:the )?(?:bottom|top|knee)))?\b/i, "$1-count pause"],
  [
    /,? ?(?:@ ?|\bat |\bon )?(?:an? )?\bincline ?(?:of )?:?(\d+(?:\.\d)?)(?: ?%)?(?! ?(?:reps|x|kg|lb|min|s\b|m\b|db|dumbbell|bench))/i,
    "incline $1",
  ],
  [/(?<![\d-])(\d) count\b/i, "$1 count"],
  [/\bas partner ([1-4])\b/i, "partner $1"],
  [/@ ?((?:race|comp(?:etition)?|open|pro|doubles) weights?)\b/i, "$1"],
  [/\bto (?:a )?(\d+(?:\/\d+)?) ?(?:ft|foot)(?: target)?\b/i, "to $1 ft"],
  [/\b(kick|drill|pull|swim)\/(kick|drill|pull|swim)\b/i, "$1/$2"],
  [/\bby (?:the )?(25|50|75|100)s?\b/i, "by $1"],
  [/@? ?(?<![\d.])- ?(\d+(?:\.\d+)?)%(?: (?:from|of|off)(?: the| that| your)?(?: (?:single|double|triple|top set|max))?)?/i, "$1% less"],
  [/\bdesc(?:end(?:ing)?)? ?(\d-\d(?:\/\d-\d)?)\b/i, "descending $1"],
  [/\bdrop (?:the load )?(?:by )?(?:~ ?|about |ca\.? )?(\d+)%(?: (?:each|off))?(?: and (?:go|rep)(?: out)? to failure)?/i, "then drop $1%"],
  [/\bx ?(\d)(?=\s*$)(?<=drop.*)/i, "x$1"],
];

export function takeManner(text: MarkedText<unknown>, sport: string | undefined): WodManner {
  const isEachSide = text.drop(SIDE) !== undefined || text.drop(/(?<=(?:\d ?(?:s|min)?|\uE001) *)(?:each|ea)(?=\s*$)/i) !== undefined;
  const hows = HOWS.flatMap(([pattern, how]) => {
    const found = text.drop(pattern);
    return found === undefined ? [] : [how.replace("$1", found[1] ?? "").replace("$2", found[2] ?? "")];
  });
  const tempo = text.drop(
    /(?:@ ?(?=[\dx]{4})|\btempo ?:?@? ?)([\dx]{3,4})\b(?! ?(?:m|kg|cal)\b)|\(?\btempo ?:?@? ?([\dx](?:-[\dx]){3})\)?|\(([\dx]-[\dx]-[\dx]-[\dx])\)|\b(\d\dx\d)\b(?! ?(?:m|kg)\b)|\((\d[\dx]\d[\dx])\)|^\s*([0-6][0-6x][0-6][0-6x])\s*$/i,
  );
  const rpe =
    text.drop(/(?:[@~(] ?|\bat |\bca\.? ?)*\brpe ?[:=@~]? ?(\d+(?:\.\d)?)(?: ?- ?(\d+(?:\.\d)?))?\)?/i) ??
    text.drop(/(?:@ ?|\bat |\beffort:? ?)\b(10|\d(?:\.\d)?)() ?\/ ?10\b(?: effort)?|\b(10|[5-9](?:\.\d)?)() ?\/ ?10\b(?= effort|\s*$)/i) ??
    text.drop(/@ ?(\d(?:\.5)?|10)()(?: rpe)?(?=\s*$| ?[;,)])/i);
  const rir = text.drop(/(?:@ ?)?\b(\d)(?:-\d)? ?rir\b|\brir ?[:=]? ?(\d)/i);
  const zone = findZone(text);
  const cadence =
    text.drop(
      /\b(?:s ?\/ ?r|sr|spm|rpm|stroke rate|rate|cadence|cad|kadenz|cadenza|cadencia) ?:?@? ?(\d{2,3}(?:-\d{2,3})?)(?: ?(?:spm|rpm|s\/m))?\b(?!-)/i,
    ) ??
    text.drop(/\(?@? ?(\d{2,3}(?:-\d{2,3})?)\+? ?(?:spm|rpm|s\/m)\b\)?/i) ??
    (sport === "Row erg" || sport === "Ski erg" ? text.drop(/\bs(\d\d(?:-\d\d)?)\b/i) : undefined);
  const pace = findPace(text, sport);
  return {
    ...(hows.length === 0 ? {} : { how: hows.join(", ") }),
    ...(isEachSide ? { isEachSide: true as const } : {}),
    ...(tempo === undefined ? {} : { tempo: (tempo.slice(1).find((one) => one !== "") ?? "").replaceAll("-", "").toUpperCase() }),
    ...(rpe === undefined ? {} : { rpe: [rpe[1], rpe[2]].filter((one) => one !== undefined && one !== "").map(Number) }),
    ...(rir === undefined ? {} : { rir: Number(rir[1] === "" ? rir[2] : rir[1]) }),
    ...(zone === undefined ? {} : { zone }),
    ...(cadence === undefined ? {} : { cadence: cadence[1] ?? "" }),
    ...(pace === undefined ? {} : { pace }),
  };
}

function findZone(text: MarkedText<unknown>): string | undefined {
  const zone = text.drop(/(?:@ ?|\bat |\bin )?\b(?:zone ?|z)(\d)(?: ?[-/] ?z?(\d))?\b/i);
  const share = text.drop(/(?:@ ?|\bat )?(?<![\d.])(\d+(?:-\d+)?) ?% ?(?:of )?(ftp|hr ?max|max hr|hr|lthr|mas|vma|css|effort)\b/i);
  const german = text.drop(/\bga ?([12])(?:[-/]([12]))?\b/i);
  const heart = text.drop(/\b(?:hr|heart rate|puls|fc) ?((?:<|>|under|below|unter|sub|max)? ?\d{2,3}(?:-\d{2,3})?)\b/i);
  const watts = text.drop(/(?:@ ?|\bat )?(?<![\d.:])(\d{2,3}(?:-\d{2,3})?) ?(?:w|watts?)\b(?!\/)/i);
  const said = [
    ...(zone === undefined ? [] : [`Z${zone[1]}${zone[2] === "" ? "" : `-${zone[2]}`}`]),
    ...(german === undefined ? [] : [`GA${german[1]}${german[2] === "" || german[2] === undefined ? "" : `-${german[2]}`}`]),
    ...(share === undefined ? [] : [`${share[1]}% ${(share[2] ?? "").toUpperCase()}`]),
    ...(heart === undefined ? [] : [`HR ${(heart[1] ?? "").trim()}`]),
    ...(watts === undefined ? [] : [`${watts[1]} W`]),
  ].join(", ");
  return said === "" ? undefined : said;
}

function findPace(text: MarkedText<unknown>, sport: string | undefined): string | undefined {
  const clock = String.raw`(\d{1,2}:\d\d(?:-\d{1,2}:\d\d)?)`;
  const named =
    text.drop(
      new RegExp(
        String.raw`(?:@|\bat|\bin|\btarget|\bhold)? ?(?:~ ?)?\b(${PACES})[- ]?(?:pace|race pace|effort|rhythm)\b(?: ?((?:[+-]|plus) ?\d+(?:\.\d)?)(?: ?s\b)?)?`,
        "i",
      ),
    ) ??
    text.drop(new RegExp(String.raw`(?:\btarget|@|\bat) ?(2 ?k|5 ?k) ?((?:[+-]|plus) ?\d+)(?: ?s\b)?`, "i")) ??
    text.drop(new RegExp(String.raw`(?:@|\bat) ?(${PACES})()(?![\w:]| ?(?:m|km|min|s|%)\b)`, "i")) ??
    text.drop(/\b(threshold)()\b(?=\s*$| ?[;,(])/i);
  const explicit = text.drop(
    new RegExp(String.raw`\(?(?:@|\bat|\bin)? ?${clock}(?: ?min)? ?(?:\/ ?|per |pro |al |por |par )(km|k\b|mile|500 ?m|100 ?m)\)?`, "i"),
  );
  const said = [
    ...(named === undefined
      ? []
      : [
          `${(named[1] ?? "").toLowerCase().replace(/ k$/, "k")} pace${named[2] === "" ? "" : ` ${(named[2] ?? "").replace("plus", "+").replaceAll(" ", "")} s`}`,
        ]),
    ...(explicit === undefined ? [] : [`${explicit[1]} /${(explicit[2] ?? "").replace(/^k$/i, "km").replaceAll(" ", "")}`]),
  ];
  if (said.length > 0) return said.join(", ");
  const speed = text.drop(/(?:@|\bat\b)? ?(\d+(?:\.\d)?(?:-\d+(?:\.\d)?)?) ?(?:km ?\/ ?h|kmh|kph)\b/i);
  if (speed !== undefined) return `${speed[1]} km/h`;
  const target = sport === "Run" ? text.drop(/^\s*(\d:\d\d)(?: min)?\s*$/) : undefined;
  if (target !== undefined) return `${target[1]} each`;
  const each = sport === "Run" || sport === "Swim" ? text.drop(/@ ?(\d{2,3}) s\b/i) : undefined;
  if (each !== undefined) return `${each[1]} s each`;
  const bare = text.drop(new RegExp(String.raw`(?:@|\bat\b|\bin\b) ?${clock}(?![\d:])`, "i"));
  if (bare === undefined) return undefined;
  // Nobody runs a kilometre in less: it is the time of each effort.
  const [minutes = 0, seconds = 0] = (bare[1] ?? "").split(/[:-]/).map(Number);
  if (sport === "Run" && 60 * minutes + seconds < 140) return `${bare[1]} each`;
  const unit = sport === "Swim" ? "" : sport === undefined || sport === "Run" ? " /km" : " /500m";
  return /\bin\b/i.test(bare[0] ?? "") ? `${bare[1]} each` : `${bare[1]}${unit}`;
}
