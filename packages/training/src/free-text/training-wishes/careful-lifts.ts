import type { Athlete } from "../../athlete/athlete.ts";
import { EXERCISES } from "../../catalogue/exercises.ts";
import { type Clause, readClauses } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import { formatList } from "../../model/words.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

/** "Careful with", "go easy on", "rester raisonnable sur", "con cuidado en". */
const CAREFUL =
  /\b(?:(?:am|im|i am|being|be|stay|staying|keep|bit|a little|rather|quite|more) (?:\w+ )?(?:careful|cautious|sensible|reasonable|conservative)|careful (?:with|on|about)|cautious (?:with|on|about)|go(?:ing)? easy on|take (?:it|them) easy (?:on|with)|(?:nothing|not) (?:too )?(?:heavy|crazy|silly) (?:on|with)|vorsichtig|vorsichtiger|(?:es|das) (?:\w+ ){0,2}(?:ruhig|vernunftig) angehen|nicht (?:zu|so|ganz so) schwer|mit bedacht|rais+onn?able|prudente?s?|y aller (?:doucement|mollo)|con (?:cuidado|cabeza|prudencia)|sin pasarme|sensat[oa]|con (?:prudenza|cautela|calma)|stare attent[oa]|sto attent[oa]|sono caut[oa]|com (?:cuidado|calma)|voorzichtig)\b/u;
const NOT =
  /\b(?:not careful|no need|neednt|dont need|dont have to|without being|used to be|was careful|coach|nicht vorsichtig|muss nicht|no hace falta|pas besoin|non serve|hurts?|banned|forbidden|no more)\b/u;

const LIFTS: readonly (readonly [label: string, words: RegExp, names: RegExp])[] = [
  [
    "deadlift",
    /\b(?:dead ?lifts?|deadlifting|kreuzheben|peso muerto|souleves? de terre|sdt|stacc(?:o|hi)(?: da terra)?|levantamento terra)\b/u,
    /^(?:(?:sumo|trap-bar|deficit|pause) )?deadlift$|^block pull$/iu,
  ],
  ["squat", /\b(?:squats?|squatting|kniebeugen?|sentadillas?|agachamentos?)\b/u, /^(?:(?:back|front|pause|box|overhead) squat)$/iu],
  [
    "bench press",
    /\b(?:bench(?: press(?:es)?)?|benching|bankdrucken|press (?:de )?banca|developpe couche|panca(?: piana)?|supino)\b/u,
    /bench press/iu,
  ],
  [
    "overhead press",
    /\b(?:overhead press(?:es)?|ohp|strict press|schulterdrucken|press militar|developpe militaire|lento avanti)\b/u,
    /^(?:overhead press|push press|push jerk|z press)$/iu,
  ],
];
/** "… on that one", "sur ce mouvement", behind the clause that names the lift. */
const THAT_ONE =
  /\b(?:(?:on|with|about) (?:it|that|this|those|them|that one|that lift|those)|damit|dabei|bei (?:der|dieser|dem) ubung|(?:con|en) (?:eso|ese|este|ese ejercicio|ese movimiento)|(?:sur|avec) (?:ca|ce mouvement|cet exercice|celui la)|(?:su|con) (?:quello|quell esercizio|questo)|com (?:isso|esse)|daarmee)\b/u;

function liftsIn(said: string): readonly (typeof LIFTS)[number][] {
  return LIFTS.filter(([, words]) => words.test(said));
}

/** Lifts that the clause wants to be careful with; of a pronoun those of the clauses before it. */
function carefulIn(clause: Clause, before: readonly Clause[]): readonly (typeof LIFTS)[number][] {
  const said = normalise(clause.quote);
  if (clause.isOther || !CAREFUL.test(said) || NOT.test(said)) return [];
  const own = liftsIn(said);
  if (own.length > 0 || !THAT_ONE.test(said)) return own;
  const told = before.findLast(({ quote }) => liftsIn(normalise(quote)).length > 0);
  return told === undefined ? [] : liftsIn(normalise(told.quote));
}

/** "I'm careful with heavy deadlifts": the lift stays, with repetitions in reserve. */
export function carefulLifts({ clauses, whole = clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause): readonly WeekWish[] => {
    const lifts = carefulIn(clause, whole.slice(0, whole.indexOf(clause)));
    if (lifts.length === 0) return [];
    const names = formatList(lifts.map(([label]) => label));
    return [
      {
        quotes: [clause.quote],
        days: [],
        effect: `${names} with three or more reps in reserve, and no heavy singles, doubles or triples`,
      },
    ];
  });
}

/** The exercises that a text wants to be careful with, by their names in the catalogue. */
export function carefulNames({ injuries = "", dislikes = "" }: Partial<Pick<Athlete, "injuries" | "dislikes">>): readonly string[] {
  const text = `${injuries}. ${dislikes}`;
  if (!CAREFUL.test(normalise(text))) return [];
  const clauses = readClauses(text);
  const lifts = clauses.flatMap((clause, at) =>
    carefulIn(
      clause,
      clauses.slice(0, at).filter(({ sentence }) => sentence === clause.sentence),
    ),
  );
  return EXERCISES.map(({ name }) => name).filter((name) => lifts.some(([, , names]) => names.test(name)));
}
