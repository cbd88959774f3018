import { EQUIPMENT, shortDay } from "@ironpace/training";
import { bullet, list } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import { NOTHING_YET, card } from "../card.ts";

const GEAR: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(rower|row erg|rowing machine|concept ?2)\b/, ["rower"]],
  [/\b(ski ?erg)\b/, ["ski erg"]],
  [/\b(assault bike|air bike|bike erg|echo bike)\b/, ["bike erg"]],
  [/\b(bike|bicycle)\b/, ["bike"]],
  [/\bkettlebells?\b/, ["kettlebell"]],
  [/\bdumbbells?\b/, ["dumbbell"]],
  [/\bbarbells?\b/, ["barbell"]],
  [/\b(rack|squat rack)\b/, ["rack"]],
  [/\b(pull ?up bar|chin ?up bar)\b/, ["pull-up bar"]],
  [/\b(rings?)\b/, ["rings"]],
  [/\bbands?\b/, ["band"]],
  [/\bbench\b/, ["bench"]],
  // "Our box" and "the box has closed" are the gym.
  [/(?<!\b(?:our|at the|at my|to the|to my) )\bbox\b(?! (?:has|got|is|was|sold|lost|threw|put|moved|closed)\b)/, ["box"]],
  [/\b(jump rope|skipping rope)\b/, ["jump rope"]],
  [/\bwall balls?|med(icine)? balls?\b/, ["wall ball"]],
  [/\bsandbags?\b/, ["sandbag"]],
  [/\bsleds?\b/, ["sled"]],
  [/\btreadmill\b/, ["treadmill"]],
];

/** Equipment that words name, as the catalogue calls it. */
export function gearNamed(words: string): readonly string[] {
  return GEAR.filter(([pattern]) => pattern.test(words)).flatMap(([, names]) =>
    names.map(
      (name) =>
        EQUIPMENT.find((known) => known.toLowerCase() === name) ?? EQUIPMENT.find((known) => known.toLowerCase().includes(name)) ?? name,
    ),
  );
}

/** "i got a kettlebell and a pull up bar at home", "no barbell anymore" */
export function changeEquipment(words: string, view: CoachView): Draft | undefined {
  const isGain =
    /\b(i (now )?(have|got|bought|own)|ive got|got (a|an|some|new|myself)|i also have|add|bought)\b/.test(words) &&
    /\b(at home|now|bought|got|new|equipment|gear|home gym|add)\b/.test(words);
  const isLoss =
    /\b(no|dont have|havent got|without|lost|sold|broke|broken)\b.*\b(anymore|any more|now|from now on)\b|\bgot rid of (the|our|my)\b|\bno longer has\b|\b(sold|lost) my\b|\bno longer have\b/.test(
      words,
    );
  if (
    (!isGain && !isLoss) ||
    /\b(hotel|airbnb|trip|how|what|should|log|goal|race|pr|pb|x \d|hurt\w*|pain|today|tomorrow|this week)\b/.test(words)
  )
    return undefined;
  const named = gearNamed(words);
  if (named.length === 0) return undefined;
  const known = view.athlete.equipment;
  const next = isLoss ? (known ?? EQUIPMENT).filter((each) => !named.includes(each)) : [...new Set([...(known ?? EQUIPMENT), ...named])];
  const isFirst = known === undefined;
  return {
    text: [
      isLoss ? `Remove **${list(named)}** from your equipment.` : `Add **${list(named)}** to your equipment.`,
      ...(isLoss ? sessionsWith(named, view) : []),
      ...(isFirst && !isLoss
        ? [
            "You have entered no equipment so far, so the plan assumes a fully equipped gym; I keep that and add this. If you train at home only from now on, shorten the list in your profile.",
          ]
        : []),
      NOTHING_YET,
    ],
    proposals: card(
      isLoss ? `Without ${list(named)}` : `Equipment: ${list(named)}`,
      "Saved in your profile; the plan chooses exercises that your equipment allows.",
      { kind: "equipment", equipment: next },
      [
        {
          label: "Equipment",
          before: known === undefined ? "fully equipped gym" : list(known),
          after: isFirst ? (isLoss ? `everything but ${list(named)}` : `fully equipped gym + ${list(named)}`) : list(next),
        },
      ],
    ),
  };
}

const MOST_SESSIONS = 6;

/** The sessions to come with an exercise that is named after the equipment. */
function sessionsWith(named: readonly string[], { plan, today }: CoachView): readonly string[] {
  if (plan === undefined) return [];
  const lines = allSessions(plan)
    .filter((each) => each.date >= today && isOpen(plan, each))
    .flatMap(({ date, blocks }) => {
      const items = [...blocks.mainWorkout, ...blocks.strength, ...blocks.skill].map(({ name }) => name);
      const found = [...new Set(items.filter((item) => named.some((gear) => item.toLowerCase().includes(gear.toLowerCase()))))];
      return found.length === 0 ? [] : [`${shortDay(date)}: ${list(found)}`];
    });
  return lines.length === 0 ? [] : ["It is in these sessions; update the plan to replace it there:", bullet(lines.slice(0, MOST_SESSIONS))];
}
