import { activitiesIn } from "../../injuries/activities.ts";
import { namesRegion } from "../../injuries/complaints/regions.ts";
import type { Clause } from "../clause.ts";
import { namesProfessional } from "../cleared/clearance.ts";
import { namesHealth } from "../names-health.ts";
import { looksMedical } from "../unread-medical.ts";
import { getWords } from "../stated-limits/limit-movements.ts";

/**
 * The words of a clause that say where or with what something is meant and that no reader knows: "on cobbles" in "no running on cobbles". What
 * follows an "until" or a "because" ends or explains the clause and narrows nothing; neither does a time, a part of the body or a professional.
 * @returns the words in the English that limits are read in, or undefined where every word is accounted for
 */
export function unreadQualifier({ englishWords }: Clause): string | undefined {
  const end = englishWords.findIndex((word, at) => at > 0 && ENDS.test(word));
  const words = end < 0 ? englishWords : englishWords.slice(0, end);
  for (const [at, word] of words.entries()) {
    if (!OPENS.test(word)) continue;
    const next = words.findIndex((other, index) => index > at && OPENS.test(other));
    const phrase = words.slice(at + 1, next < 0 ? undefined : next);
    // "Over 10 km", "for 3 weeks": an amount or a time.
    if (phrase.some((other) => /^\d/u.test(other))) continue;
    const content = phrase.filter((other) => !EMPTY.test(other));
    // In German and Dutch the verb stands at the end, behind what narrows it.
    const unnamed = content.filter((other) => activitiesIn(getWords(other)).length === 0);
    if (unnamed.length > 0 && !phrase.some((other) => POINTS.test(other)) && !isAccountedFor(unnamed)) return [word, ...phrase].join(" ");
  }
  return undefined;
}

/** A part of the body, an illness, somebody who decides, a time: they say why, who or how long. */
function isAccountedFor(words: readonly string[]): boolean {
  const said = words.join(" ");
  return words.some((word) => KNOWN.test(word)) || namesRegion(said) || namesHealth(said) || looksMedical(said) || namesProfessional(said);
}

/** Begins a place, a companion or a manner, in the languages that are read. */
const OPENS =
  /^(?:on|in|at|with|over|along|through|past|round|around|across|near|behind|beside|by|off|for|auf|im|bei|beim|mit|durch|uber|entlang|neben|sur|dans|avec|chez|par|en|con|sobre|por|entre|su|sul|sulla|sulle|sui|nel|nella|nelle|na|nas|nos|em|com|pela|pelo|op|met|bij|langs|over|door)$/u;
/** Ends what is narrowed, or gives the reason of it. */
const ENDS =
  /^(?:until|till?|til|bis|hasta|jusqu\w*|fino|ate|tot|because|since|due|wegen|weil|porque|parce|perche|omdat|unless|before|after|so|as|says?|said|sonst|otherwise|or|oder|sinon|anders)$/u;
/** "With this thing", "with it": what was named before. */
const POINTS =
  /^(?:this|that|these|those|it|them|such|dies\w*|damit|esto|esta|este|eso|cela|ca|ce|cette|questo|questa|isto|isso|dit|deze)$/u;
/** Words that qualify nothing. */
const EMPTY =
  /^(?:the|a|an|my|your|his|her|our|any|all|some|no|not|of|and|to|too|very|really|so|yet|again|please|can|could|may|must|should|do|be|is|are|am|i|me|we|he|she|they|der|die|das|den|dem|des|ein\w*|mein\w*|ich|darf|soll|kann|le|la|les|l|d|un|une|mon|ma|mes|je|el|los|las|una|mi|mis|lo|il|gli|i|o|os|as|um|uma|meu|minha|de|het|een|mijn|ik)$/u;
/** Times, states of the body and orders: when, why and on whose word, and no place or manner. */
const KNOWN =
  /^(?:go|stretch|row|sitting|piece|stuck|total|average|sessions?|km|now|mo|minute|beginning|start|moment|present|time|times|being|meantime|meanwhile|while|days?|weeks?|months?|years?|today|tonight|tomorrow|weekend|nights?|mornings?|evenings?|season|winter|summer|spring|autumn|foreseeable|future|first|next|last|coming|another|few|couple|long|ever|good|least|most|once|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|christmas|xmas|easter|january|monday|tuesday|wednesday|thursday|friday|saturday|sunday|phase|circumstances?|umstanden|condition|state|zustand|conditions|orders?|advice|rat|risk|case|fall|fact|way|kind|sort|form|form|stage|return|recover\w*|heal\w*|rest|rehab|injur\w*|pain\w*|hurt\w*|sore\w*|ache\w*|swell\w*|dizz\w*|faint\w*|bleed\w*|fever\w*|cold|flu|cough|chest|heart|breath\w*|belly|baby|pregnan\w*|scar|wound|stitch\w*|cast|boot|splint|crutch\w*|brace|sling|catheter|stoma|bag|drain|implant|pacemaker|graft|mesh|screw\w*|plate|pins?|metal|ear|ears|eye|eyes|lens|infection|inflam\w*|tear|torn|bone|fracture|break|concussion|kneecap|momento|ahora|tiempo|temporada|moment|instant|temps|momento|tempo|ora|adesso|agora|enquanto|dato|nu|voorlopig)$/u;
