import type { WeekSentence, WeekWish } from "../week-wish.ts";

const SHORT = String.raw`(?:short(?:er|ish)?|quick|brief|kurze?[nrs]?|kurzere?[nrs]?|cort[oa]s?|breves?|rapid[oa]s?|courte?s?|curt[oa]s?|korte?|brevi)`;
const SESSION = String.raw`(?:sessions?|workouts?|stuff|work|einheit(?:en)?|training\w*|sesion(?:es)?|entrenos?|rutinas?|seances?|sedut[ae]|session[ei]|sess(?:ao|oes)|sessies?|trainingen)`;
const STRENGTH = String.raw`(?:strength|gym|lifting|weights?|weight training|s ?(?:and|n) ?c|kraft\w*|gewichte?\w*|studio|fuerza|pesas|gimnasio|muscu\w*|renfo\w*|salle|forza|pesi|palestra|forca|musculacao|ginasio|kracht\w*)`;
const OF = String.raw`(?:(?:of|de|di|da|in|im|en|a la|in the|mit|con|at the) (?:(?:the|la|le|el|los) )?)?`;
/** "Short strength sessions", "kurze Krafteinheiten", "sesiones cortas de fuerza", "strength sessions short". */
const NAMED = new RegExp(
  String.raw`\b${SHORT} (?:${SESSION} ${OF})?${STRENGTH}\b(?! (?:rests?|breaks?|sets?|of|on))|\b${SESSION} (?:mas |plus |piu |mais )?${SHORT} ${OF}${STRENGTH}\b|\b${STRENGTH}(?: ${SESSION})?(?: (?:parts?|days?|bit))? (?:should be |can be |to be |bitte |por favor |please )?${SHORT}(?: (?:please|bitte))?$|\b${SESSION} (?:de |di )${STRENGTH} (?:mas |plus |piu |mais )?${SHORT}\b`,
  "u",
);
/** Words for short sessions in the clause after one about the gym: "mejor sesiones cortas", "so keep it short", "lieber kurz". */
const BARE = new RegExp(
  String.raw`^(?:(?:so|and|but|also|then|please|just|i|prefer|rather|better|keep|it|that|them|those|have|the|my|be|is|must|should|can|only|aber|dann|also|bitte|lieber|besser|nur|ganz|mejor|prefiero|pues|asi que|por favor|plutot|des|les|je prefere|donc|meglio|preferisco|quindi|melhor|prefiro|liever|graag|dus) )*(?:${SHORT} ${SESSION}|${SESSION} (?:mas |plus |piu |mais )?${SHORT}|${SHORT})(?: (?:there|please|bitte|por favor|only|dort|da|alli|ahi|are (?:fine|best|better|enough)|ones|is (?:fine|best|better)))*$`,
  "u",
);
const ABOUT_STRENGTH = new RegExp(String.raw`\b${STRENGTH}\b`, "u");
const NOT_THAT =
  /\b(?:not|no|never|too|enough|was|were|used to|closes|open|closed|kein\w*|nicht|zu|war|nunca|demasiad\w*|era|trop|pas|etait|troppo|non|niet|geen|te|hurts?|pain\w*|sore|runs?|rides?|swims?|laufe?n?|carreras?)\b/u;

/** Minutes of a short one. */
export const SHORT_STRENGTH_MINUTES = 30;

/** "El gimnasio me aburre, mejor sesiones cortas": how long somebody wants to lift, on every day of it. */
export function shortStrength({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap(({ quote, words, isDenied }, at): readonly WeekWish[] => {
    const said = words.join(" ");
    if (isDenied || NOT_THAT.test(said.replace(/\bnot (?:too )?long\b/u, "short"))) return [];
    const before = clauses[at - 1];
    const isBehind = before !== undefined && ABOUT_STRENGTH.test(before.words.join(" ")) && BARE.test(said);
    if (!isBehind && !NAMED.test(said)) return [];
    return [
      {
        quotes: isBehind ? [before.quote, quote] : [quote],
        days: [],
        limits: { strengthMinutes: SHORT_STRENGTH_MINUTES },
        effect: `strength sessions of ${SHORT_STRENGTH_MINUTES} minutes at most`,
      },
    ];
  });
}
