import { normalise } from "../../health/normalise.ts";

/** What a lifter wants to practise for the judges. */
export interface MeetPractice {
  readonly commands: boolean;
  readonly depth: boolean;
}

const COMMANDS =
  /\b(?:(?:bench|squat|deadlift|lifting|meet|platform|referee|judges?) commands?|commands? (?:on|for|of|in) (?:the |my )?(?:bench|squat|deadlift|platform)|kommandos?|commandos?|comandos? (?:de|del|en)|comandi|commandes? (?:de|du|des|au))\b/u;
const DEPTH =
  /\b(?:(?:squats?|lifts?) (?:\w+ ){0,3}?(?:turned down|red ?lighted|no lifted|failed|not given|disallowed) (?:\w+ ){0,2}?depth|(?:red lights?|no lifts?|turned down|failed) (?:\w+ ){0,3}?(?:for|on) depth|(?:squat )?depth (?:is|was) (?:my )?(?:a )?(?:problem|issue|weak\w*|borderline|high)|(?:practi[sc]e|work on|hit|reach) (?:my |the )?(?:squat )?depth|tiefe (?:uben|ungultig|nicht)|(?:wegen|fur) der tiefe|profundidad|profondeur|profondita|profundidade|diepte)\b/u;
const DENIED = /\b(?:no need|dont need|never|not bothered|kein\w*|nicht notig|sin|sans|senza|sem|zonder)\b/u;

export function meetPracticeIn(text: string): MeetPractice {
  const parts = text
    .split(/[.;!?\n]/u)
    .map(normalise)
    .filter((said) => !DENIED.test(said));
  return { commands: parts.some((said) => COMMANDS.test(said)), depth: parts.some((said) => DEPTH.test(said)) };
}

export function statedMeetPractice({
  injuries = "",
  dislikes = "",
}: {
  readonly injuries?: string;
  readonly dislikes?: string;
}): MeetPractice {
  return meetPracticeIn(`${dislikes}. ${injuries}`);
}
