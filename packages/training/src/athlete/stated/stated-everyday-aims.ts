import { aimsForHikes } from "./stated-hikes.ts";
import { memoized } from "../../language/memoized.ts";
import { normalise } from "../../health/normalise.ts";

/** What somebody wants to do in everyday life or on holiday, and strength makes easier. */
export type EverydayAim = "stairs" | "carry" | "overhead" | "lift-child" | "ski" | "hike";

const AIMS: readonly EverydayAim[] = ["stairs", "carry", "overhead", "lift-child", "ski", "hike"];

const STAIRS =
  /\b(?:stairs|staircase|flights?|(?:\w+ )?floors(?= |$)|stairway|treppen?|treppenhaus|stockwerke?|stock|etagen?|escaleras|pisos|escaliers?|etages?|scale|piani|andares|escadas|trappen|verdiepingen)\b/u;
const LOADS =
  /\b(?:shopping|groceries|bags|suitcases?|luggage|boxes|crates|water bottles|einkaufe?|einkaufstuten|tuten|koffer|kisten|getrankekisten|compra|bolsas|maletas?|courses|sacs|valises?|spesa|borse|valigi\w*|compras|sacos|malas?|boodschappen|tassen|koffers?)\b/u;
const CARRIES =
  /\b(?:carry\w*|haul\w*|lift\w*|get|take|tragen|trage|schleppen|heben|hochtragen|llevar|cargar|subir|levantar|porter|monter|soulever|portare|sollevare|carregar|levar|dragen|tillen)\b/u;
const HIGH =
  /\b(?:overhead|rack|top shelf|shelves?|locker|train|plane|ablage|gepackablage|regal|zug|flugzeug|tren|avion|altillo|estanter\w*|etageres?|porte bagages|treno|aereo|scaffale|comboio|aviao|prateleira|trein|vliegtuig|plank)\b/u;
const CHILD =
  /\b(?:grand(?:child\w*|son|sons|daughter\w*|kids?)|toddlers?|enkel\w*|niet[oa]s?|petits? (?:fils|enfants?)|petites? filles?|nipot\w*|net[oa]s?|kleinkind\w*|kleinzoon|kleindochter)\b/u;
const LIFTS_CHILD =
  /\b(?:lift\w*|carry\w*|pick(?:ing)? (?:\w+ ){0,3}up|on my (?:back|shoulders)|heben|hochheben|tragen|levantar|coger|cargar|a hombros|porter|soulever|sollevare|prendere in braccio|portare|pegar|carregar|tillen|dragen)\b/u;
const SKI =
  /\b(?:ski(?:ing)? (?:week|holiday|trip|season)|skiing|skiurlaub|skiwoche|skifahren|semana de esqui|esquiar|semaine (?:de|au) ski|vacances (?:de|au) ski|skier|settimana bianca|sciare|semana de ski|wintersport|skivakantie|skien)\b/u;
const FOR_THE_LEGS =
  /\b(?:legs?|last|survive|ready|fit|strong|prepar\w*|get through|beine?|durchhalten|stark|vorbereit\w*|piernas|aguant\w*|en forma|jambes|tenir|pret\w*|gambe|regg\w*|pronto|pernas|aguentar|benen|volhouden)\b/u;

const WANTS =
  /\b(?:want\w*|wanna|would (?:like|love)|id (?:like|love)|like to|love to|hope|hoping|goals?|aim|able to|so that i can|without (?:stopping|help|puffing)|again|alone|on my own|will|mochte|wurde gern\w*|konnen|ziel|ohne|wieder|allein\w*|quiero|quisiera|gustaria|poder|sin|sol[oa]|objetivo|veux|voudrais|aimerais|pouvoir|sans|seule?|objectif|voglio|vorrei|riuscire|senza|da sol[oa]|obiettivo|quero|gostaria|conseguir|sem|sozinh[oa]|wil|graag|kunnen|zonder|alleen)\b/u;
/** What hurts, or what somebody may not do, is no aim. */
const NO_AIM =
  /\b(?:hurts?|pain\w*|sore|bother\w*|flar\w*|cant|cannot|must not|not allowed|doctor|physio|avoid|hate|schmerz\w*|zwick\w*|tut weh|darf nicht|arzt|duele\w*|molest\w*|dolor|medico|mal|gene|douleur|medecin|fa male|fastidio|dolore|doi|dor|pijn)\b/u;

/** The aims that one sentence names. */
export function everydayAimsIn(sentence: string): readonly EverydayAim[] {
  const said = normalise(sentence);
  if (!WANTS.test(said) || NO_AIM.test(said)) return [];
  const isLoad = LOADS.test(said) && CARRIES.test(said);
  const named: { readonly [aim in EverydayAim]: boolean } = {
    stairs: STAIRS.test(said),
    carry: isLoad,
    overhead: isLoad && HIGH.test(said),
    "lift-child": CHILD.test(said) && LIFTS_CHILD.test(said),
    ski: SKI.test(said) && FOR_THE_LEGS.test(said),
    // The head says it with the walks that lead there.
    hike: false,
  };
  return AIMS.filter((aim) => named[aim]);
}

/** Whether a part of such a sentence names what the aim is about. */
export function namesEverydayAim(part: string, aims: readonly EverydayAim[]): boolean {
  const said = normalise(part);
  return [STAIRS, LOADS, CHILD, SKI].some((words) => words.test(said)) || (aims.includes("ski") && FOR_THE_LEGS.test(said));
}

/** The aims of a whole text, each once. */
export const statedEverydayAims = memoized((text: string): readonly EverydayAim[] => {
  const found = new Set(text.split(/[.;!?\n]+/u).flatMap(everydayAimsIn));
  // Days with a pack are steps up and down, and something carried (race-demands.md, hike).
  if (aimsForHikes({ dislikes: text })) for (const aim of ["hike", "carry"] as const) found.add(aim);
  return AIMS.filter((aim) => found.has(aim));
});

/** What trains for them, best first: the movement itself, with a weight that grows (special-populations.md section 4.4). */
export const EXERCISES_OF_AIM: { readonly [aim in EverydayAim]: readonly string[] } = {
  stairs: ["Step-up", "Step-up (low box)", "Split squat", "Reverse lunge", "Split squat (short range)", "Sit-to-stand"],
  carry: ["Suitcase carry", "Dumbbell farmers carry", "Farmers carry", "Backpack bear-hug carry"],
  overhead: ["Standing dumbbell press", "Seated dumbbell press", "Backpack overhead press", "Band overhead press"],
  "lift-child": ["Backpack bear-hug carry", "Sandbag bear-hug carry", "Suitcase carry"],
  hike: ["Step-down (slow)", "Step-up (low box)", "Step-up", "Split squat (short range)"],
  ski: ["Lateral lunge", "Step-down (slow)", "Split squat", "Reverse lunge"],
};
