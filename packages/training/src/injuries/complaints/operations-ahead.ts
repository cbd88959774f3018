import { EVERY_DAY } from "../../calendar/day.ts";
import type { DayLimit } from "../../free-text/day-limit.ts";
import type { HealthFinding } from "../../health/group.ts";
import { normalise } from "../../health/normalise.ts";
import type { RegionFinding } from "../injury.ts";

interface OperationsAhead {
  /** Their days, on which nobody trains. */
  readonly days: readonly DayLimit[];
  /** "Carpal tunnel release on the 14th, so legs on machines": a part that is trained around an operation ahead does not hurt. */
  readonly isAround: (finding: RegionFinding) => boolean;
}

/** What follows from operations that have a date ahead; `english` is the whole note in the English that it is read in. */
export function operationsAhead(findings: readonly HealthFinding[], english: string): OperationsAhead {
  const ahead = findings.flatMap(({ operatedOn, phrase }) => (operatedOn === undefined ? [] : [{ day: operatedOn, phrase }]));
  const isNormalBefore = ahead.length > 0 && NORMAL_UNTIL_THEN.test(normalise(english));
  return {
    days: ahead.map(({ day, phrase }) => ({ phrase, weekdays: EVERY_DAY, from: day, until: day, closed: [], without: [], isOff: true })),
    isAround: ({ phrase, pain, isUnsaid }) => {
      if (ahead.length === 0 || pain !== undefined) return false;
      const isOperated = ahead.some(({ phrase: words }) => words.includes(phrase) || phrase.includes(words));
      return isOperated ? isNormalBefore : isUnsaid === true;
    },
  };
}

/** "Before that train me as normal", "bis dahin normal", "tot die tijd gewoon gas erop" */
const NORMAL_UNTIL_THEN =
  /\b(?:before (?:that|then)|until then|till then|up to then|bis dahin|davor|hasta entonces|antes de eso|jusque la|d ici la|avant ca|fino ad allora|prima|ate la|antes disso|tot die tijd|tot dan|daarvoor)\b[^.;]*\b(?:normal\w*|as usual|train\w*|all out|everything|gewoon|wie immer|como siempre|comme d habitude|come sempre|como sempre|alles|full)\b|\b(?:normal\w*|as usual) (?:until|till|before) (?:then|that)\b/u;
