import type { Athlete } from "../athlete.ts";

const LONG_RUN =
  /(?<!\p{L})(?:long|stundenlang\p{L}*|slow|steady|endless|plodding|lang\p{L}*|endlos\p{L}*|monoton\p{L}*|larg[oa]s?|lent[oaie]s?|longs?|longues?|lents?|lung(?:h?[ieoa]))(?!\p{L})/iu;
const RUNNING =
  /(?<!\p{L})(?:runs?|running|jog\p{L}*|plodding|l[äa]ufe?n?|dauerl[äa]ufe?|joggen|rodajes?|carreras?|correr|tiradas?|trotes?|footings?|courses?|courir|sorties?|cors[ae]|correre|corridas?|duurlo\p{L}+)(?!\p{L})/iu;
const UNWANTED =
  /(?<!\p{L})(?:hate|hating|loathe|dislike|boring|bored?|bores|dull|tedious|can['’]?t stand|not a fan|no fan|don['’]?t (?:like|enjoy)|kill me|drive me|nix f[üu]r|nichts f[üu]r|not (?:my thing|for me)|isn['’]?t for me|tr[eè]s peu pour moi|pas (?:mon truc|pour moi)|bof|nicht|hasse|langweil\p{L}*|öde|no me gust\p{L}*|odio|aburr\p{L}*|no soporto|d[ée]teste|n['’]aime pas|aime pas|ennui\p{L}*|horreur|annoi\p{L}*|non mi piac\p{L}*|noios\p{L}*|non sopporto|n[ãa]o gosto|haat|saai)(?!\p{L})/iu;
const WANTED =
  /(?<!\p{L})(?:love|like|enjoy|fine|ok|happy|gern\p{L}*|mag|liebe|me gustan?|encanta\p{L}*|j['’]?aime|adore|mi piac\p{L}*|want|please)(?!\p{L})/iu;
const AN_AMOUNT =
  /\d|(?<!\p{L})(?:over|longer than|more than|hours?|stunden?|horas?|heures?|ore|two in a row|days? in a row|when|if|because|before|after|avant|apr[eè]s|antes|despu[eé]s|vor|nach|prima|dopo|hurts?|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag)s?|mittwochs?|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|(?:lune|marte|mercole|giove|vener)d[ìi]|sabato|domenica)(?!\p{L})/iu;
const PLODDING = /(?<!\p{L})plodding(?: along)?(?!\p{L})/iu;

/** Whether a clause is against long even-paced running; a bare name among the dislikes is. */
export function dislikesLongRunsIn(clause: string, isBareUnwanted: boolean): boolean {
  if (PLODDING.test(clause) && UNWANTED.test(clause)) return true;
  if (!LONG_RUN.test(clause) || !RUNNING.test(clause) || AN_AMOUNT.test(clause)) return false;
  return UNWANTED.test(clause) || (isBareUnwanted && !WANTED.test(clause) && isBareName(clause));
}

/** "long steady runs" is a name; "so the long run should be then" and "der lange Lauf passt am besten am Sonntagvormittag" say when. */
function isBareName(clause: string): boolean {
  return (clause.match(/\p{L}+/gu) ?? []).length <= LONGEST_NAME;
}

const LONGEST_NAME = 5;

/** Whether the long run of the week is better broken up: the athlete wrote that long steady runs bore them. */
export function dislikesLongRuns({ injuries = "", dislikes = "" }: Pick<Athlete, "injuries" | "dislikes">): boolean {
  const isAgainst = (text: string, isBare: boolean): boolean =>
    text.split(/[.,;!?\n]|\s(?:but|aber|pero|mais|ma)\s/iu).some((clause) => dislikesLongRunsIn(clause, isBare));
  return isAgainst(dislikes, true) || isAgainst(injuries, false);
}
