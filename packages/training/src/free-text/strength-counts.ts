import type { WeekSentence, WeekWish } from "./week-wish.ts";

const ONLY = String.raw`(?:only|just|no more than|max(?:imum|imal)?|at most|one at most|nur|hochstens|solo|como mucho|maximo|seulement|juste|au (?:plus|max)|al massimo|massimo|apenas|no maximo|maximaal|alleen|hooguit)`;
const COUNT = String.raw`(?<count>\d|an?|one|a single|once|two|twice|eine?|einmal|ein mal|zwei|zweimal|una?|una vez|dos|une?|une fois|deux|due|uma|uma vez|duas|een|twee)`;
const SHORT = String.raw`(?<short>(?:short|quick|little|kurze?|kleine?|corta|breve|courte|petite|curta|korte) )?`;
const STRENGTH = String.raw`(?:strength|gym|lifting|weights?|s ?(?:and|n) ?c|kraft\w*|gewichte?\w*|fuerza|pesas|gimnasio|muscu\w*|renfo\w*|forza|pesi|palestra|forca|musculacao|ginasio|kracht\w*)`;
const COUNTED = new RegExp(
  String.raw`\b${ONLY} (?:a |die |das |the )?${COUNT}(?: (?:x|mal|veces|fois|volte|keer|times?))? ${SHORT}(?:(?:session|sesion|seance|seduta|sessione|sessao|einheit|sessie)s? (?:of |de |di )?)?${STRENGTH}\b`,
  "u",
);

/** Minutes of a short one. */
const SHORT_MINUTES = 30;

/** "Only 1 short strength session": how often somebody wants to lift. */
export function strengthCounts({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote, words }) => {
    const { count, short } = COUNTED.exec(words.join(" "))?.groups ?? {};
    if (count === undefined) return [];
    const times = /^(?:2|two|twice|zwei|dos|deux|due|duas|twee)/u.test(count) ? 2 : /^\d$/u.test(count) ? Number(count) : 1;
    if (times < 1) return [];
    const often = times === 1 ? "once a week at most" : `${times} times a week at most`;
    return [
      {
        quotes: [quote],
        days: [],
        limits: { strengthPerWeek: times, ...(short === undefined ? {} : { strengthMinutes: SHORT_MINUTES }) },
        effect: `strength training ${often}${short === undefined ? "" : `, ${SHORT_MINUTES} minutes`}`,
      },
    ];
  });
}
