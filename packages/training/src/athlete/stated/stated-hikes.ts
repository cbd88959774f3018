import { normalise } from "../../health/normalise.ts";
import type { Athlete } from "../athlete.ts";

const HIKES =
  /\b(?:hut to hut|hutten?(?:tour\w*|wander\w*| zu hutte)|(?:von )?hutte zu hutte|de refuge en refuge|de refugio en refugio|di rifugio in rifugio|rifugio to rifugio|van hut (?:naar|tot) hut|hut tour|tour du mont blanc|alpenuberquerung|alta via|hohenweg|mountain huts?|hik(?:e|es|ing)|hill ?walk\w*|trek\w*|wandern|wanderung\w*|wandertour\w*|bergtour\w*|senderismo|caminatas?|caminata por|excursion(?:es)?|randonnees?|rando|randonner|escursion\w*|trilhas?|caminhadas?|wandelen|walking (?:in|through|across|around) (?!the |my |a |an |our |circles)\w+|walking (?:holiday|tour|trip|week)|hiking|camino de santiago|camino|jakobsweg|pilger\w*|pilgrim\w*|peregrin\w*|pelerin\w*|pellegrin\w*|cammino(?: di santiago)?|caminho de santiago|long distance path|fernwanderweg|(?:1[0-9]|2[0-9]|3[0-9]) ?km (?:a day|days|per day|am tag|pro tag|al dia|par jour|al giorno|por dia|per dag))\b/u;
const AIM =
  /\b(?:want|would (?:like|love)|id (?:like|love)|goal|aim|walking (?:the )?(?:camino|coast path|way)|we (?:walk|are walking)|i am walking|im walking|(?:in|im|en|em) (?:may|june|july|august|september|spring|autumn|mai|juni|juli|mayo|junio|julio|juin|juillet|maggio|giugno|luglio|maio|junho|julho|mei)|stay strong for|fit for|ready for|train\w* for|prepar\w*|holiday|summer|trip|mochte|will|wollen|queremos|voulons|vogliamo|willen|ziel|fit (?:fur|zum)|urlaub|sommer|quiero|objetivo|verano|vacaciones|veux|voudrais|objectif|ete|vacances|voglio|vorrei|obiettivo|estate|vacanz\w*|quero|ferias|verao|wil|zomer|vakantie)\b/u;
const NOT = /\b(?:no|not|hate|never|dont|dislike|kein\w*|nicht|odio|pas|non|nao|geen|hurts?|pain\w*|every|each|jeden|cada|chaque|ogni)\b/u;

/** Whether the notes aim for hikes: "stay strong for hiking with my grandchildren in summer". */
export function aimsForHikes({ injuries = "", dislikes = "" }: Pick<Athlete, "injuries" | "dislikes">): boolean {
  return `${dislikes}. ${injuries}`.split(/[.;!?\n]+/u).some((sentence) => {
    if (!AIM.test(normalise(sentence))) return false;
    // "… and not count the minutes" refuses no walk.
    return sentence.split(CLAUSE_ENDS).some((clause) => HIKES.test(normalise(clause)) && !NOT.test(normalise(clause)));
  });
}

const CLAUSE_ENDS = /,|\s(?:and|und|y|et|e|en)\s/iu;
/** "Four hours a day", beside such a walk. */
const HOURS_A_DAY =
  /\b(?:\d|two|three|four|five|six|zwei|drei|vier|funf|dos|tres|cuatro|deux|trois|quatre|due|tre|quattro|duas|quatro|twee|drie) (?:hours? (?:a|per|each) day|stunden (?:am|pro) tag|horas (?:al|por) dia|heures par jour|ore al giorno|uur per dag)\b/u;

/** Whether a part of such a sentence names the hikes. */
export function namesHike(part: string): boolean {
  return HIKES.test(normalise(part)) || HOURS_A_DAY.test(normalise(part));
}
