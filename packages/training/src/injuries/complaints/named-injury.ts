import type { Clause } from "../../health/clause.ts";
import { normalise } from "../../health/normalise.ts";
import { HEALED_WORDS, NO_TROUBLE, WENT_WELL } from "../../language/good-news-words.ts";

/**
 * Whether a clause names an injury, or a part that "isn't forgotten", with no word that it is over: then it is there, however little it sounds like a
 * complaint ("pec strain (left), 4 weeks old", "tennis elbow that comes from the ski erg").
 */
export function isNamedInjury({ quote, words }: Clause): boolean {
  const said = words.join(" ");
  return (
    NOT_FORGOTTEN.test(normalise(quote)) ||
    (INJURY.test(said) && ![HEALED_WORDS, NO_TROUBLE, WENT_WELL, SINCE].some((good) => good.test(said)))
  );
}

const INJURY =
  /\b(?:strain(?:ed)?|sprain(?:ed)?|tear|torn|tennis elbow|golfers? elbow|runners? knee|jumpers? knee|trigger (?:finger|thumb)|tend(?:in|on)\w*(?:itis|osis|opath\w*)|\w+itis|impingement|splints?|stress (?:reaction|fracture)|zerrung|faserriss|verstauchung|tennisarm|\w*ellenbogen(?:syndrom)?|golferarm|\w+entzundung|laufer ?knie|springer ?knie|esguince|rotura|codo de tenista|tendin\w+|entorse|claquage|elongation|coude du tennisman|dechirure|distorsione|stiramento|strappo|gomito del tennista|distensao|estiramento|cotovelo de tenista|verrekking|verzwik\w*|tennisarm|scheur)\b/u;
/** A time since which it has been well. */
const SINCE =
  /\b(?:in|since|from|ago|last|seit|vor|im|desde|hace|en|depuis|il y a|dal?|fa|ha|em|sinds|geleden) ?(?:\d{4}|years?|jahr\w*|anos?|ans?|anni|jaar)\b|\b\d+ (?:years?|jahren?|anos|ans|anni|jaar)\b/u;
const NOT_FORGOTTEN =
  /\b(?:not|isnt|never|nicht|no|pas|non|nao|niet) (?:\w+ )?(?:forgotten|vergessen|olvidad[oa]s?|oubliee?s?|dimenticat[oaei]|esquecid[oa]s?|vergeten)\b/u;
