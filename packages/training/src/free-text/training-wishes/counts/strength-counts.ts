import { SHORT_STRENGTH_MINUTES } from "../short-strength.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";

const ONLY = String.raw`(?:(?:nicht )?mehr als|no mas de|pas plus d e?|pas plus de|pas plus d|non piu di|nao mais de|not more than|only|just|no more than|max(?:imum|imal)?|at most|one at most|nur|hochstens|solo|como mucho|maximo|seulement|juste|au (?:plus|max)|al massimo|massimo|apenas|no maximo|maximaal|alleen|hooguit)`;
const COUNT = String.raw`(?<count>\d|an?|one|a single|once|two|twice|eine?|einmal|ein mal|zwei|zweimal|una?|una vez|dos|une?|une fois|deux|due|uma|uma vez|duas|een|twee)`;
const SHORT = String.raw`(?<short>(?:short|quick|little|kurze?|kleine?|corta|breve|courte|petite|curta|korte) )?`;
const STRENGTH = String.raw`(?:strength|gym|lifting|weights?|s ?(?:and|n) ?c|kraft\w*|gewichte?\w*|fuerza|pesas|gimnasio|muscu\w*|renfo\w*|forza|pesi|palestra|forca|musculacao|ginasio|kracht\w*)`;
const A_WEEK = String.raw`(?:a|per|each|every|pro|die|in der|por|a la|par|a|alla) ?(?:week|wk|woche|semana|semaine|settimana)`;
/** "Une seule séance de muscu par semaine": the only one of a week. */
const ALONE = new RegExp(
  String.raw`\b(?:una? sola|une? seule|a single|just one|only one|eine einzige|uma unica|una unica) ${SHORT.replace("short>", "brief>")}(?:(?:session|sesion|seance|seduta|sessione|sessao|einheit)s? (?:of |de |di )?)?${STRENGTH}\b`,
  "u",
);
/** "Con una sesión de gimnasio me basta" */
const ENOUGH = new RegExp(
  String.raw`\b${COUNT.replace("count>", "enough>")} ${SHORT.replace("short>", "little>")}(?:(?:session|sesion|seance|seduta|sessione|sessao|einheit)(?:s|es|en)? (?:of |de |di )?)?${STRENGTH}\b.*\b(?:basta|bastan|reich(?:t|en)|suffi\w*|enough|plenty|is all|me llega)\b`,
  "u",
);
/** "Lift twice a week, no more" */
const NO_MORE = /^(?:and )?(?:no more|not more|max\w*|thats (?:enough|it|plenty)|mehr nicht|nicht mehr|no mas|pas plus|non di piu)$/u;
const LIFTS_TIMES = new RegExp(
  String.raw`\b(?:lift|lifting|weights|gym|strength(?: train\w*)?|kraft\w*|fuerza|muscu|pesi|forza) (?:just |only |nur |solo )?(?<times>once|twice|\d ?x|einmal|zweimal|una vez|dos veces|une fois|deux fois|una volta|due volte) ${A_WEEK}\b(?<enough> (?:is|are) (?:enough|plenty)| max\w*| reicht| basta)?`,
  "u",
);
const COUNTED = new RegExp(
  String.raw`\b${ONLY} (?:a |die |das |the )?${COUNT}(?: (?:x|mal|veces|fois|volte|keer|times?))? ${SHORT}(?:(?:session|sesion|seance|seduta|sessione|sessao|einheit|sessie)s? (?:of |de |di )?)?${STRENGTH}\b`,
  "u",
);

/** "Want to keep lifting, 3x a week" */
const WANTS_TO_LIFT = new RegExp(
  String.raw`\b(?:want|would like|id like|like to|plan|going|mochte|will|wurde gern\w*|quiero|me gustaria|veux|voudrais|aimerais|voglio|vorrei|quero|gostaria|wil|zou graag)\b.*\b${STRENGTH}\b`,
  "u",
);
/** "I'd like one short strength session a week" */
const WANTED = new RegExp(
  String.raw`\b(?:want|would like|id like|like to (?:do|have|keep)|would love|id love|mochte|hatte gern\w*|wunsche mir|quiero|quisiera|me gustaria|veux|voudrais|aimerais|voglio|vorrei|quero|gostaria|wil|zou graag)(?: (?:to|do|have|keep|gern|hacer|tener|faire|fare|fazer|mir))* ${COUNT.replace("count>", "wanted>")} ${SHORT.replace("short>", "wantedShort>")}(?:(?:session|sesion|seance|seduta|sessione|sessao|einheit|sessie)(?:s|es|en)? (?:(?<behind>corta|courte|breve|curta)s? )?(?:of |de |di )?)?${STRENGTH}(?: ?(?:sessions?|days?|training|einheit\w*|workouts?))? ${A_WEEK}\b`,
  "u",
);
const BARE_COUNT = new RegExp(String.raw`^(?<times>[1-5]) ?(?:x|times|mal|veces|fois|volte|vezes|keer) ${A_WEEK}$`, "u");

/** "Only 1 short strength session": how often somebody wants to lift. */
export function strengthCounts({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote, words }, at) => {
    const said = words.join(" ");
    const behind = clauses[at + 1];
    const isEnough = behind !== undefined && NO_MORE.test(behind.words.join(" "));
    const lifted = LIFTS_TIMES.exec(said)?.groups;
    const alone = ALONE.exec(said)?.groups;
    const told = COUNTED.exec(said)?.groups;
    const enough = ENOUGH.exec(said)?.groups;
    const wanted = WANTED.exec(said)?.groups;
    const count =
      wanted?.["wanted"] ??
      told?.["count"] ??
      enough?.["enough"] ??
      (alone === undefined ? undefined : "1") ??
      (isEnough || lifted?.["enough"] !== undefined ? getCount(lifted?.["times"]) : undefined) ??
      (behind !== undefined && WANTS_TO_LIFT.test(said) ? BARE_COUNT.exec(behind.words.join(" "))?.groups?.["times"] : undefined);
    const short = told?.["short"] ?? enough?.["little"] ?? alone?.["brief"] ?? wanted?.["wantedShort"] ?? wanted?.["behind"];
    if (count === undefined) return [];
    const times = /^(?:2|two|twice|zwei|dos|deux|due|duas|twee)/u.test(count) ? 2 : /^\d$/u.test(count) ? Number(count) : 1;
    if (times < 1) return [];
    const often = times === 1 ? "once a week at most" : `${times} times a week at most`;
    return [
      {
        quotes:
          (isEnough || BARE_COUNT.test(behind?.words.join(" ") ?? "")) && told === undefined && behind !== undefined
            ? [quote, behind.quote]
            : [quote],
        days: [],
        limits: { strengthPerWeek: times, ...(short === undefined ? {} : { strengthMinutes: SHORT_STRENGTH_MINUTES }) },
        effect: `strength training ${often}${short === undefined ? "" : `, ${SHORT_STRENGTH_MINUTES} minutes`}`,
      },
    ];
  });
}

function getCount(times: string | undefined): string | undefined {
  if (times === undefined) return undefined;
  return /^(?:twice|2|zweimal|dos|deux|due)/u.test(times) ? "2" : /^\d/u.test(times) ? times.charAt(0) : "1";
}
