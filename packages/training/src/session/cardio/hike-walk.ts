import type { SessionBrief, SessionDraft } from "../../context/draft.ts";
import { totalSeconds } from "../../context/draft.ts";
import { normalise } from "../../health/normalise.ts";
import type { SessionCode } from "../../model/plan.ts";
import { durationText } from "../../prescription/items.ts";
import { easyAerobic } from "./easy-aerobic.ts";
import { withoutMobility } from "../assemble.ts";

const HIKES =
  /\b(?:hik(?:e|es|ing)|hill ?walk\w*|trek\w*|wandern|wanderung\w*|wandertour\w*|bergtour\w*|senderismo|caminatas?|caminata por|excursion(?:es)?|randonnees?|rando|randonner|escursion\w*|trilhas?|caminhadas?|wandelen|camino de santiago|camino)\b/u;
const AIM =
  /\b(?:want|would (?:like|love)|id (?:like|love)|goal|aim|stay strong for|fit for|ready for|train\w* for|prepar\w*|holiday|summer|trip|mochte|will|ziel|fit (?:fur|zum)|urlaub|sommer|quiero|objetivo|verano|vacaciones|veux|voudrais|objectif|ete|vacances|voglio|vorrei|obiettivo|estate|vacanz\w*|quero|ferias|verao|wil|zomer|vakantie)\b/u;
const NOT = /\b(?:no|not|hate|never|dont|dislike|kein\w*|nicht|odio|pas|non|nao|geen|hurts?|pain\w*|every|each|jeden|cada|chaque|ogni)\b/u;

/** Whether the notes aim for hikes: "stay strong for hiking with my grandchildren in summer". */
function aimsForHikes({ injuries = "", dislikes = "" }: { readonly injuries?: string; readonly dislikes?: string }): boolean {
  return `${dislikes}. ${injuries}`.split(/[.;!?\n]+/u).some((sentence) => {
    const said = normalise(sentence);
    return HIKES.test(said) && AIM.test(said) && !NOT.test(said);
  });
}

/** Endurance of a general week, of which the last one leads to the hike. */
const ENDURANCE: ReadonlySet<SessionCode> = new Set<SessionCode>(["BK", "ZE", "RE", "EI"]);
const WALKS = ["Incline treadmill march", "Ruck march", "Brisk walk"] as const;
/** The first weeks are for what is trained today. */
const FROM_WEEK = 3;

/** In every second loading week from the third on the last endurance session is walked uphill or with a light pack; undefined for every other one. */
export function hikeWalk(brief: SessionBrief): SessionDraft | undefined {
  const { context, code, weekCodes, weekdays, weekday, frame } = brief;
  const { athlete, picker } = context;
  if (athlete.focus !== "general" || !ENDURANCE.has(code) || (athlete.competitions ?? []).length > 0 || !aimsForHikes(athlete))
    return undefined;
  const last = Math.max(...weekdays.filter((_, at) => ENDURANCE.has(weekCodes[at] ?? "RC")));
  if (weekday !== last || frame.isDeload || frame.macroWeek < FROM_WEEK || frame.macroWeek % 2 === 0) return undefined;
  const name = WALKS.find((one) => picker.allows(one));
  if (name === undefined) return undefined;
  const draft = easyAerobic(brief, [name]);
  const main = withoutMobility(draft.blocks.mainWorkout ?? []);
  const total = durationText(60 * Math.round(totalSeconds(main) / 60));
  const how =
    name === "Incline treadmill march"
      ? "Treadmill at 5 to 8 %, hands off the rails, steps as on a path."
      : "Outdoors, a slope up where there is one, with a light pack of a few kilograms; come down slowly with short steps.";
  return {
    ...draft,
    title: `Hill walk, ${total}`,
    description: `${how} For the hikes that you want to do.`,
    intent: "Legs, back and heart for long walks uphill.",
    mainFormat: { kind: "steady", label: `${total} easy`, target: total },
    notes: { ...draft.notes, strategy: `${how} Talk in full sentences all the way.` },
  };
}
