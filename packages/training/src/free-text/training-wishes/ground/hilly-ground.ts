import type { Athlete } from "#training/athlete/athlete.ts";
import { normalise } from "#training/health/normalise.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";
import { isOfABody } from "../of-a-body.ts";

/** "All my roads go up or down", "nothing flat around here", in seven languages. */
const HILLY: readonly string[] = [
  "(?:all|every|most of) (?:of )?(?:my|our|the) (?:roads?|routes?|runs?|streets?|paths?|loops?) (?:here )?(?:go(?:es)?|climbs?|is|are|runs?) (?:either |all )?(?:up|uphill|hilly|steep|climb\\w*)\\b.*",
  "(?:nothing|no(?:where| road| route| street| loop| ground| bit)?|not (?:a|one) (?:road|metre|street)|there (?:is|s) (?:nothing|nowhere|no)) (?:is |here is )?flat(?: (?:around )?(?:here|anywhere|near me|where i live))?(?! (?:feet|bench))",
  "no flat (?:roads?|routes?|ground|streets?|loops?|stretch(?:es)?)(?: \\w+){0,3}",
  "(?:its|it is|everything is|everywhere is) (?:all hills|(?:all |so |very )?hilly)(?: (?:around )?(?:here|where i live))?",
  "alle (?:meine )?(?:strassen|wege|strecken) gehen (?:rauf|bergauf|hoch|auf und ab)\\b.*|(?:nichts|nirgends) (?:ist )?(?:flach|eben)\\b.*|keine (?:flache|ebene) strecke\\b.*|alles (?:bergig|hugelig)\\b.*",
  "todas (?:mis|las) (?:calles|carreteras|rutas) (?:suben|van (?:para )?arriba)\\b.*|(?:no hay nada|nada es) (?:llano|plano)\\b.*|todo (?:es|son) (?:cuestas?|subidas?)\\b.*",
  "toutes (?:mes|les) (?:routes|rues) (?:montent|vont en montee)\\b.*|rien (?:n est|de) plat\\b.*|(?:tout|c est tout) en (?:cotes?|montees?)\\b.*",
  "tutte (?:le )?(?:mie )?(?:strade|vie) (?:salgono|sono in salita)\\b.*|(?:niente|nulla) (?:e|di) (?:piatto|pianeggiante)\\b.*|tutto (?:in )?salit[ae]\\b.*",
  "todas as (?:minhas )?(?:estradas|ruas) (?:sobem|vao para cima)\\b.*|nada (?:e|de) plano\\b.*|tudo (?:e )?subidas?\\b.*",
  "al(?:le)? (?:mijn )?(?:wegen|straten) gaan (?:omhoog|op en neer)\\b.*|niets is vlak\\b.*|alles is heuvelachtig\\b.*",
];
const GROUND = new RegExp(String.raw`\b(?:${HILLY.join("|")})`, "u");

/** Whether somebody has no flat road, so that no pace of the flat says anything. */
export function livesInHills({ injuries = "", dislikes = "" }: Pick<Athlete, "injuries" | "dislikes">): boolean {
  const text = `${injuries}\n${dislikes}`;
  return text.split(/[.;!?\n]+/u).some((sentence) => GROUND.test(normalise(sentence)));
}

/** What is read of it: the runs go by effort, and no page sends anybody to the flat. */
export function hillyGround({ clauses }: WeekSentence): readonly WeekWish[] {
  const at = clauses.findIndex(({ quote, isOther }) => !isOther && GROUND.test(normalise(quote)) && !isOfABody(normalise(quote)));
  const told = clauses[at];
  if (told === undefined) return [];
  // "… go up or down": what goes on with it belongs to it.
  const next = clauses[at + 1];
  const quotes = next !== undefined && OR_DOWN.test(normalise(next.quote)) ? [told.quote, next.quote] : [told.quote];
  return [{ quotes, days: [], effect: EFFECT }];
}

const OR_DOWN = /^(?:or |and )?(?:down|downhill|runter|bergab|bajan|abajo|descendent|scendono|descem|omlaag)$/u;
const EFFECT = "your runs go by effort and give no pace: take the gentlest road you have, shorten the stride uphill, and come down softly";
