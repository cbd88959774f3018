import { normalise } from "../../health/normalise.ts";
import type { WeekSentence, WeekWish } from "../week-wish.ts";

/** "Get off the floor without the armchair", "vom Boden aufstehen", "levantarme del suelo", "me relever du sol", "rialzarmi da terra". */
const RISES =
  /\b(?:(?:get|getting|gets|stand|standing|rise|rising)(?: back| myself)? (?:up )?(?:off|from|up off|up from) the (?:floor|ground|carpet|rug|lawn|grass)|(?:vom|von dem) (?:boden|teppich|rasen)(?: \w+){0,3} (?:auf\w*|hoch\w*)|(?:levantar\w*|ponerme de pie)(?: \w+){0,2} del (?:suelo|piso)|(?:me )?(?:re)?lever (?:du|de par) (?:sol|terre)|(?:ri)?alzar\w*(?: \w+)? da (?:terra|pavimento)|levantar\w* do chao|van de (?:grond|vloer)(?: \w+){0,2} (?:op|overeind)\w*)\b/u;

/** "Getting up off the floor is slow" is a complaint, and none of this. */
const WANTS =
  /\b(?:want|wanna|would like|id like|like to|love to|hope|hoping|goal|aim|able to|be able|without|again|unaided|mochte|will|wurde gern\w*|konnen|ziel|ohne|wieder|quiero|quisiera|gustaria|poder|sin|objetivo|veux|voudrais|aimerais|pouvoir|sans|objectif|voglio|vorrei|riuscire|senza|obiettivo|quero|gostaria|conseguir|sem|wil|graag|kunnen|zonder)\b/u;

/** Who plays down there has to get up again: "play on the floor with the grandchildren". */
const PLAYS =
  /\b(?:play\w* (?:\w+ ){0,4}?(?:on|down on) the (?:floor|ground|carpet|rug)|(?:auf|am) (?:dem )?(?:boden|teppich) (?:\w+ ){0,4}?spielen|spielen (?:\w+ ){0,4}?(?:auf dem|am) boden|jugar (?:\w+ ){0,4}?en el suelo|jouer (?:\w+ ){0,4}?(?:par terre|au sol)|giocare (?:\w+ ){0,4}?(?:per terra|a terra|sul pavimento)|brincar (?:\w+ ){0,4}?no chao|op de (?:grond|vloer) (?:\w+ ){0,4}?spelen)\b/u;

/** Whether getting up from the floor is something that the athlete wants or finds hard. */
export function wantsOffFloor(text: string): boolean {
  const said = normalise(text);
  return (RISES.test(said) || PLAYS.test(said)) && WANTS.test(said);
}

/** It is practised, and the head says how often. */
export function floorRises({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses
    .filter(({ quote, words }) => words.length <= MOST_WORDS && wantsOffFloor(quote))
    .map(({ quote }) => ({ quotes: [quote], days: [], told: { kind: "floor-rise" as const } }));
}

const MOST_WORDS = 18;
