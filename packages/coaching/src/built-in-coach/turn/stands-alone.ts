import type { Asked } from "../asked.ts";

/** Words that point back to what was said before. */
const POINTS_BACK =
  /\b(?:it|its|that|thats|this|these|those|them|they|theyre|there|then|ones?|same|others?|another|instead|either|both|too|also|again|still|mine|else|else's|so|such|above|before that|after that|more of|less of|the (?:first|second|third|last) (?:one|two)?)\b/iu;

/** A message that goes on, agrees or refuses begins with one of these. */
const GOES_ON =
  /^(?:and|but|so|ok|okay|or|then|yes|yeah|yep|no|nope|nah|hm+|oh|wait|sorry|actually|well|right|cool|thanks|thx|fine|sure|why|what about|how about|based on|says who|undo|leave|forget|never ?mind|scrap|not)\b/iu;

/** What a message can be about by itself. */
const SUBJECT =
  /\b(?:sleds?|lunges?|squat\w*|deadlift\w*|bench|press(?:es)?|rows?|rowing|rower|ski(?:erg)?|ergs?|runs?|running|ran|rides?|bikes?|cycling|swims?|swimming|5 ?k|10 ?k|half marathon|marathon|parkrun|hyrox|races?|creatine|caffeine|coffee|protein|carbs?|gels?|beetroot|sleep|slept|tapers?|deloads?|vo2 ?max|threshold|tempo|rpe|intervals?|warm(?: |-)?ups?|cool(?: |-)?downs?|stretch\w*|knees?|back|shoulders?|hips?|calf|calves|achilles|plan|week(?:s|ends?)?|sessions?|workouts?|train(?:ed|ing)?|rest days?|goals?|pbs?|prs?|bests?|burpees?|wall ?balls?|farmers?|pull ?-?ups?|muscle ?-?ups?|push ?-?ups?|damper|shoes?|heart rate|zone ?\d|hrv|periods?|hotel|travel\w*|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weigh\w*|body ?fat|soreness|doms|grip|cramps?|hydration|alcohol|beer|wine|sauna|ice baths?|supplements?)\b/iu;

/** A message of fewer words mostly leans on the one before. */
const FEWEST_WORDS = 6;

/**
 * Whether a message in English has its own subject and points to nothing that was said before: it gets the answer that it would get as the first
 * one, whatever stands before it.
 */
export function standsAlone({ content, turns }: Pick<Asked, "content" | "turns">): boolean {
  const said = content.trim();
  return (
    turns.length > 0 && said.split(/\s+/u).length >= FEWEST_WORDS && !GOES_ON.test(said) && !POINTS_BACK.test(said) && SUBJECT.test(said)
  );
}
