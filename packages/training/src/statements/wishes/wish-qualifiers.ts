/** What narrows a name to a part of it: "squats after deadlifts" says nothing of squats. */
export interface Qualifier {
  /** Only in a circumstance, at a time or with something that no exercise of the plan is chosen by. */
  readonly isPartly: boolean;
  /** Sets that are too long or too heavy, and no exercise. */
  readonly sets?: "long" | "heavy";
}

const BEHIND = String.raw`on|after|before|during|when|whenever|while|if|with|for|over|under|above|below|against|in|at|to|behind|right|straight|directly|immediately|direkt|gleich|the day|the same|auf|am|an|im|bei|beim|nach|vor|mit|wenn|wahrend|uber|unter|zu|en|con|despues|antes|durante|cuando|por|tras|sobre|avec|apres|avant|pendant|quand|sur|sous|le lendemain|dopo|prima|quando|sul|sulla|em|com|depois|op|met|van|na|voor|tijdens|bij|achter`;
const ARTICLES = String.raw`(?:(?:the|a|an|my|any|every|these|those|your|this|all|der|den|dem|die|das|meinem|el|la|los|las|le|les|il|lo|o|os|as|het|de|mijn) )*`;
/** "Burpees in workouts", "running for now": wherever there are any. */
const EVERYWHERE = String.raw`(?:at all )?possible|moglich|posible|possibile|possivel|mogelijk|general\w*|allgemeinen|all\b|form|way|kind|workouts?|wods?|metcons?|training\w*|exercises?|ubung\w*|sessions?|einheiten|program\w*|plan\w*|gym|life|moment|time being|now|me|mich|mir|reason|ever|death|passion|while|absoluto|absolut|the next|next|weeks?|months?|\d+ (?:weeks?|months?|wochen|monate)|favor|favore|vergnugen|heaven|hate|keinen|nothing|home|long\b|tod[oa] (?:mi|el|la) (?:alma|corazon|ser)|(?:whole|entire) (?:heart|soul|being)|meine[rm] ganzen|gan[sz]e[mr]? (?:herzen|seele|kraft)|tout(?:e)? (?:mon|ma) (?:coeur|ame)|tutt[oa] (?:il|la|me|l) ?(?:cuore|anima|stesso|stessa)|toda a (?:minha )?alma|todo o coracao|heel mijn (?:hart|ziel)`;
const PARTLY = new RegExp(
  String.raw`·(?: (?:sessions?|workouts?|sets?|training|work|einheiten|heavy|hard|schwer|hart))? (?:${BEHIND}) (?!${ARTICLES}(?:${EVERYWHERE})\b)(?=[\p{L}\d·])`,
  "u",
);
const LONG_SETS =
  /\b(?:high rep(?:s|etitions?)?|(?:many|lots of|tons of|too many) rep(?:s|etitions)?|long sets?|viele[nr]? (?:wiederholungen|wdh)|hohe[nr]? (?:wiederholung\w*|wdh)|(?:muchas|altas) repeticiones|hautes repetitions|(?:beaucoup|plein) de repetitions|alte ripetizioni|(?:molte|tante) ripetizioni|muitas repeticoes|veel herhalingen)\b/u;
const HEAVY =
  /\b(?:heavy|maximal|max|schwere[nrs]?|pesad[oa]s?|lourd(?:s|es|e)?|pesant[ei]|zware?)(?! (?:bag|rope|sled|ball|metal|traffic|legs)) (?=(?:\p{L}+ )?·)|· (?:\p{L}+ )?(?:heavy|schwer)$/u;
const ADJECTIVES =
  /\b(?:light|low rep|longe?r?|lange[nrs]?|larg[ao]s?|longues?|lungh[ei]|fast|slow|hard|deep|short|quick|early|late|daily|weekly|leichte[nrs]?|tiefe[nrs]?|schnelle[nrs]?|langsame[nrs]?|ligeras?|profundas?|rapid[oa]s?|legers?|legeres?|lents?|leggeri|profondi|lichte|diepe) (?=·)|· (?:larg[ao]s?|longues?|lungh[ei]|long[ao]s?|lent[aoe]s?|rapid[aoe]s?)$/u;

/** "Thrusters only light" */
const LIGHT_ONLY =
  /·(?: \p{L}+)? (?:only|just|nur|bitte nur|solo|seulement|que|apenas|so|alleen) (?:very |ganz )?(?:light|leicht|liger\w*|leger\w*|legger\w*|leves?|licht)$|\b(?:only|just|nur|solo|seulement|apenas|alleen) (?:light|leichte?|liger\w*|legers?|legeres?|legger\w*|leves?|lichte?) (?:\p{L}+ )?·/u;

/** Reads what stands around the name of an object, which a dot takes the place of. */
export function readQualifier(words: string): Qualifier {
  const said = words.replace(/·[·\s]*·|·/gu, "·");
  if (LONG_SETS.test(said)) return { isPartly: true, sets: "long" };
  if (LIGHT_ONLY.test(said)) return { isPartly: true, sets: "heavy" };
  if (PARTLY.test(said) || ADJECTIVES.test(said)) return { isPartly: true };
  return HEAVY.test(said) ? { isPartly: true, sets: "heavy" } : { isPartly: false };
}
