import type { HealthFinding } from "../../health/group.ts";
import { normalise } from "../../health/normalise.ts";
import { regionsIn } from "../../health/stated-limits/limit-regions.ts";
import { looksMedical } from "../../health/unread-medical.ts";
import { deniesFinding } from "../../language/denied-findings.ts";
import { getLanguage, toEnglish } from "../../language/translate.ts";
import type { RegionFinding } from "../injury.ts";

const MOST_WORDS = 7;

/** Whether words that were left over say nothing new beside a complaint: what is not there, or the name of what hurts anyway. */
export function saysNothingNew(words: string, { regions, findings }: Read, written: string): boolean {
  const said = normalise(words);
  if (deniesFinding(said)) return true;
  if (WEEKS.test(said) && findings.some(({ group }) => group === "pregnancy")) return true;
  if (said.split(" ").length > MOST_WORDS || /\d/u.test(said) || looksMedical(words) || ORDERS.test(said)) return false;
  const sore = new Set(regions.flatMap(({ grade, region }) => (grade > 0 ? [region] : [])));
  const named = regionsIn(toEnglish(words, getLanguage(written)));
  return named.length > 0 && named.every((region) => sore.has(region));
}

interface Read {
  readonly regions: readonly RegionFinding[];
  readonly findings: readonly HealthFinding[];
}

/** "8 weken op 9 december" beside a pregnancy. */
const WEEKS =
  /^\d{1,2}(?: |\. )?(?:weeks?|wks?|wochen?|ssw|semanas|semaines|sa|settimane|weken)(?: (?:on|am|el|le|il|em|op) \d{1,2} \w+)?$/u;

const ORDERS =
  /\b(?:no|not|never|only|until|stop|avoid|worse|numb|kein\w*|nicht|nie|nur|bis|taub|sin|nunca|solo|hasta|peor|pas|jamais|jusqu\w*|pire|niente|non|mai|fino|peggio|sem|nao|ate|pior|geen|niet|nooit|tot|erger)\b/u;

/** "Mild osteoarthritis" beside a sore knee is the knee's, and nothing of the other joints was ever hurt. */
export function withoutVagueJoints(regions: readonly RegionFinding[]): readonly RegionFinding[] {
  const isNamed = regions.some(({ grade, phrase }) => grade > 0 && !VAGUE.test(phrase));
  return regions.filter(
    ({ phrase }) =>
      !VAGUE.test(phrase) || ALL_JOINTS.test(phrase) || !isNamed || regions.filter((other) => other.phrase === phrase).length < MANY,
  );
}

const VAGUE = /\b(?:osteo)?arth?r(?:it\w*|os\w*)/iu;
const ALL_JOINTS = /rheum|reum|psoria|joints|gelenke|articulaciones|articulations|articolazioni|gewrichten/iu;
const MANY = 2;
