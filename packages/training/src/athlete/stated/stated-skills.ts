import { normalise } from "../../health/normalise.ts";
import type { Athlete } from "../athlete.ts";

/** A movement of gymnastics that somebody wants to learn. */
export type SkillGoal =
  | "ring-muscle-up"
  | "muscle-up"
  | "handstand-walk"
  | "handstand"
  | "handstand-push-up"
  | "double-under"
  | "toes-to-bar"
  | "pistol"
  | "kipping-pull-up"
  | "rope-climb"
  | "dip"
  | "pull-up"
  | "push-up";

/** The more particular name first: a handstand walk is no handstand. */
const NAMES: readonly (readonly [SkillGoal, RegExp])[] = [
  ["ring-muscle-up", /\bring muscle ups?\b|\bmuscle ups? (?:\w+ )?(?:rings?|ringen|anillas|anneaux|anelli|argolas)\b|\bmus\b rings/u],
  ["muscle-up", /\bmuscle ?ups?\b|\b(?:bmu|rmu)s?\b/u],
  [
    "handstand-push-up",
    /\b(?:handstand push ?ups?|hspus?|handstandliegestutze?n?|flexiones? (?:haciendo el )?pino|pompes? (?:en )?(?:equilibre|atr))\b/u,
  ],
  [
    "handstand-walk",
    /\b(?:handstand ?walk\w*|walk\w* on (?:my )?hands|handlauf\w*|(?:auf (?:den )?handen|handstand) (?:laufen|gehen)|cami\w* (?:de|con las|sobre las) manos|(?:caminar|andar) haciendo el pino|marche\w* sur les mains|cammin\w* sulle mani)\b/u,
  ],
  ["handstand", /\b(?:(?:free ?standing )?hand ?stands?|handstande?|pino|parada de manos|equilibre (?:sur les mains)?|verticale?)\b/u],
  [
    "double-under",
    /\b(?:double ?unders?|(?<= )dus$|doppelsprunge?n?|doppelspringen|dobles? (?:a la comba|saltos?|de comba)|saltos? dobles?|doubles? sauts?|salti? doppi)\b/u,
  ],
  ["toes-to-bar", /\b(?:toes ?to ?bars?|t2bs?|ttb|pies a (?:la )?barra|pieds a la barre|punte alla sbarra)\b/u],
  ["pistol", /\b(?:pistols?(?: squats?)?|einbeinige kniebeugen?|sentadillas? (?:a una pierna|pistola))\b/u],
  ["kipping-pull-up", /\b(?:butterfl(?:y|ies)(?: pull ?ups?)?|kipping(?: pull ?ups?)?|kippen|c2bs?|chest ?to ?bars?)\b/u],
  ["rope-climb", /\b(?:rope climbs?|legless|seilklettern|trepar la cuerda|subir la cuerda|grimper a la corde|salire la corda)\b/u],
  ["dip", /\b(?:(?:ring |strict |bar )?dips?|fondos)\b/u],
  ["pull-up", /\b(?:(?:pull|chin) ?ups?|klimmzuge?n?|dominadas?|tractions?|trazion[ei]|barras? fixas?|optrek\w*)\b/u],
  ["push-up", /\b(?:(?:push|press) ?ups?|liegestutzen?|flexiones|flexion|pompes?|piegamenti|flessioni|flexoes)\b/u],
];

const WANTS =
  /\b(?:want|wanna|would (?:love|like)|id (?:love|like)|love to (?:get|learn|do)|like to (?:get|learn|do)|hop(?:e|ing)|aim\w*|goals?|target|dream\w*|chasing|working (?:on|towards?)|learn\w*|nail|master|crack|get (?:my|a|an|the|better|good|to grips)|getting (?:my|a|better)|improve\w*|first|unlock|finally|on my list|to do list|bucket list|mochte|will|wurde gern\w*|ziel|traum\w*|lernen|schaffen|erste[nrs]?|endlich|verbessern|quiero|quisiera|gustaria|objetivo|meta|aprender|sacar|conseguir|lograr|mejorar|primer[ao]?s?|me falta|veux|voudrais|aimerais|objectif|apprendre|reussir|passer|ameliorer|progresser|premiere?s?|decrocher|voglio|vorrei|obiettivo|imparare|riuscire|migliorare|prim[aeoi]|mi piacerebbe|quero|gostaria|aprender|leren|wil|graag)\b/u;
const LIMITS =
  /\b(?:hate|dislike|avoid|without|hurts?|pain\w*|sore|hass\w*|schmerz\w*|weh|odio|duele\w*|dolor|deteste|mal|odio|fa male|dolore|cleared|allowed|stop|skip|no more)\b/u;
/** "No pull-ups", "not a fan of dips"; "can't do a pull-up yet" is a wish. */
const UNWANTED = /\b(?:no|not a fan|dont like|kein\w*|nada de|sin|pas de|niente|senza)\b(?! (?:double|muscle|problem))/u;
const MISSING =
  /\b(?:klappen? (?:noch )?nicht|still cant|cant (?:\w+ ){1,4}yet|dont have (?:\w+ ){1,3}yet|no consigo|no me sale\w*|narrive pas|n arrive pas|non riesco|trip\w* (?:after|up)|stuck (?:at|on))\b/u;

/** The skill that a clause wants to learn; undefined where it names none or refuses it. */
export function skillGoalIn(clause: string): SkillGoal | undefined {
  const said = normalise(clause.replaceAll("-", " "));
  const isMissing = MISSING.test(said);
  if (LIMITS.test(said) || (!isMissing && (UNWANTED.test(said) || !WANTS.test(said)))) return undefined;
  return NAMES.find(([, words]) => words.test(said))?.[0];
}

/** The skill that words name, whatever they say of it. */
export function skillNamedIn(clause: string): SkillGoal | undefined {
  const said = normalise(clause.replaceAll("-", " "));
  return NAMES.find(([, words]) => words.test(said))?.[0];
}

/** "Mejorar los muscle-ups y el pino": every name of a list whose word stands once. */
function skillsInList(part: string): readonly SkillGoal[] {
  if (skillGoalIn(part) === undefined) return [];
  return part.split(/,|\s(?:and|und|y|et|e|en)\s/iu).flatMap((name) => skillNamedIn(name) ?? []);
}

const LIST_ENDS = /[.;!?\n]+|\s(?:but|though|aber|pero|mais|ma|mas|maar)\s/iu;

const CLAUSE_ENDS = /[.,;!?\n]+|\s(?:but|and|though|aber|und|pero|y|mais|et|ma|mas|e)\s/iu;

/** The skills that a text wants to learn, each once. */
export function statedSkills(text: string): readonly SkillGoal[] {
  if (text.trim() === "") return [];
  const alone = text.split(CLAUSE_ENDS).flatMap((clause) => skillGoalIn(clause) ?? []);
  return [...new Set([...alone, ...text.split(LIST_ENDS).flatMap(skillsInList)])];
}

const PULLING_AIMS: ReadonlySet<SkillGoal> = new Set<SkillGoal>([
  "muscle-up",
  "ring-muscle-up",
  "kipping-pull-up",
  "pull-up",
  "rope-climb",
]);

/** Whether somebody wants to learn what begins with strict pull-ups. */
export function aimsAtPulls({ injuries, dislikes }: Pick<Athlete, "injuries" | "dislikes">): boolean {
  return statedSkills(`${injuries ?? ""}\n${dislikes ?? ""}`).some((aim) => PULLING_AIMS.has(aim));
}

const DIPPING_AIMS: ReadonlySet<SkillGoal> = new Set<SkillGoal>(["muscle-up", "ring-muscle-up", "dip"]);

/** Whether somebody wants to learn what ends in a dip. */
export function aimsAtDips({ injuries, dislikes }: Pick<Athlete, "injuries" | "dislikes">): boolean {
  return statedSkills(`${injuries ?? ""}\n${dislikes ?? ""}`).some((aim) => DIPPING_AIMS.has(aim));
}

const KIPPING_AIMS: ReadonlySet<SkillGoal> = new Set<SkillGoal>(["muscle-up", "kipping-pull-up", "toes-to-bar"]);

/** Whether somebody wants to learn what begins with a swing on the bar, and has shown none of it. */
export function learnsToKip({ injuries, dislikes, gymnastics }: Pick<Athlete, "injuries" | "dislikes" | "gymnastics">): boolean {
  const { barMuscleUps = 0, ringMuscleUps = 0 } = gymnastics;
  return barMuscleUps + ringMuscleUps === 0 && statedSkills(`${injuries ?? ""}\n${dislikes ?? ""}`).some((aim) => KIPPING_AIMS.has(aim));
}
