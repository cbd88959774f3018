import { isHardlyBan, isNoBan, getSenses, type ToldSenses } from "../../clause-kinds/told-senses.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import { normalise } from "../../health/normalise.ts";

/** Days that something is taken from, parted by whether the words ask for it. */
export interface WeighedDays {
  readonly days: readonly DayLimit[];
  /** What names a day and asks for no rest on it: it is shown back, and the day stays. */
  readonly doubted: readonly string[];
}

/** "First period free on Wednesdays, so swim", "skipping on Wednesdays, love it": a day that is only named is no day off. */
export function withoutDoubted(days: readonly DayLimit[], text: string): WeighedDays {
  const doubted: string[] = [];
  const kept = days.filter((limit) => {
    const isSure = !takesAway(limit) || (!(limit.isOff === true && ONLY_IF.test(normalise(limit.phrase))) && isOrder(limit, text));
    if (!isSure) doubted.push(limit.phrase);
    return isSure;
  });
  return { days: kept, doubted };
}

/** "Fridays only if I'm not on call": a day under a condition that no plan knows. */
const ONLY_IF =
  /\b(?:only (?:if|when)|nur wenn|nur falls|solo si|solo cuando|seulement (?:si|quand)|que si|solo (?:se|quando)|so (?:se|quando)|alleen als)\b/u;

function isOrder(limit: DayLimit, text: string): boolean {
  return SAYS_NO.test(normalise(limit.phrase)) || !isDoubted(limit, getSenses(limit.phrase, text, "wishes"));
}

/** A sport that stands beside its day alone is unwanted then, like any bare name of this field. */
function isDoubted({ isOff }: DayLimit, told: ToldSenses): boolean {
  return isOff === true ? isNoBan(told) : isHardlyBan(told);
}

function takesAway({ isOff, closed, movedTo, from, commitment, isElsewhere, isOnly, wanted, after }: DayLimit): boolean {
  if (
    wanted !== undefined ||
    movedTo !== undefined ||
    from !== undefined ||
    commitment !== undefined ||
    after !== undefined ||
    isElsewhere === true ||
    isOnly === true
  )
    return false;
  return isOff === true || closed.length > 0;
}

/** Words that take a day or a sport out whatever stands beside them. */
const SAYS_NO =
  /\b(?:no|not|never|nothing|none|off|rest\w*|pause|only|just|without|cant|cannot|kein\w*|nicht\w*|nix|nie|frei|ruhe\w*|ohne|nur|ningun\w*|nada|nunca|sin|libre|descans\w*|solo|rien|pas|jamais|sans|repos\w*|seulement|niente|nulla|mai|senza|ripos\w*|nao|sem|folga|geen|niet\w*|niks|nooit|zonder|vrij|rust\w*|alleen)\b/u;
