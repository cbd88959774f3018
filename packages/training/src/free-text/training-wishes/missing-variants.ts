import type { Clause } from "../../health/clause.ts";
import { DENIED_WORDS } from "../../statements/schedule-words.ts";
import { kitIn } from "../kit/kit-words.ts";
import { getDays, type WeekSentence, type WeekWish } from "../week-wish.ts";

/** Bicycles that few own, in the languages of the intake: whoever has none of these still has another one. */
const SPECIAL_BICYCLE =
  /\b(?:(?:tt|time[ -]?trial|tri|triathlon|aero|carbon|e|electric)[ -]?bikes?|(?:zeitfahr|triathlon|aero|carbon|elektro|e)[ -]?(?:rad|maschine|bike)|velos? (?:de |d )?(?:contre[ -]la[ -]montre|clm|chrono|tri(?:athlon)?)|velos? (?:a assistance )?electriques?|bici(?:cleta)?s? (?:de |da |d )?(?:contra ?rr?eloj|contra ?rr?elogio|crono(?:metro)?|tri(?:athlon|atlon)?)|bici(?:cleta)? el[ec]ttrica|bici(?:cleta)? electrica|(?:tijdrit|triathlon|elektrische )[ -]?fiets(?:en)?)\b/u;
/** Bicycles for one ground: the denial of one leaves only those that the sentence names besides. */
const BICYCLE_OF_A_GROUND =
  /\b(?:(?:road|racing|race|gravel|mountain|cross)[ -]?bikes?|mtb|(?:renn|gravel|cross|mountain)[ -]?(?:rad|bike)|velos? de (?:route|course|gravel)|vtt|bici(?:cleta)?s? (?:de (?:carretera|montana|gravel)|da (?:corsa|strada|gravel)|de estrada)|(?:race|gravel|mountain)[ -]?(?:fiets|bike)(?:en)?)\b/u;
const SOME_BICYCLE =
  /\b(?:\w*bikes?|gravel\w*|mtb|vtt|\w*rad|kickr|rolle\w*|(?:home |smart |turbo ?)?trainers?|turbo|velos?|bicis?|bicicletas?|bicyclettes?|rodillo|rulli|\w*fiets(?:en)?|hardtail|tourer|hybrid|commuter)\b/u;
const SPECIAL_POOL =
  /\b(?:(?:50|25|33) ?-? ?(?:m|metres?|meters?|meter)[ -]?(?:pools?|becken|bad)|(?:50|25|33)[ -]?m[ -]?(?:pool|becken|bad)|(?:olympic|long[ -]course|outdoor|heated)(?:[ -]size)? pools?|(?:freibad|freibecken|olympiabecken)|(?:piscinas?|piscines?) (?:olimpic[ao]s?|olympiques?|(?:de |da )?50 ?m\w*|descubierta|exterieures?|scoperta)|(?:vasca|bassin|bad|zwembad) (?:da |de |van )?50 ?m\w*)\b/u;

/**
 * "No TT bike", "kein Rennrad, aber ein Gravelbike", "no 50 m pool": what is missing is one kind of a thing and not the thing, so the plan
 * keeps the sport. A day or a date beside it has a reader of its own.
 */
export function missingVariants({ clauses }: WeekSentence): readonly WeekWish[] {
  return clauses.flatMap((clause): readonly WeekWish[] => {
    const said = clause.words.join(" ");
    if (!DENIED_WORDS.test(said) || getDays(clause).length > 0) return [];
    const pool = SPECIAL_POOL.exec(said)?.[0];
    if (pool !== undefined && isAll(said, pool)) return [{ quotes: [clause.quote], days: [], effect: "any pool does" }];
    const special = SPECIAL_BICYCLE.exec(said)?.[0];
    const ofGround = BICYCLE_OF_A_GROUND.exec(said)?.[0];
    const isMissing =
      (special !== undefined && isAll(said, special)) ||
      (ofGround !== undefined && namesAnother(clauses, clause, ofGround) && isAll(said.replace(SOME_BEHIND, ""), ofGround));
    return isMissing ? [{ quotes: [clause.quote], days: [], effect: "you ride the bicycle that you have" }] : [];
  });
}

/** "…, just a gravel" within the same clause. */
const SOME_BEHIND = /\b(?:just|only|but|nur|aber|sondern|solo|pero|juste|mais|seulement|ma|mas|maar|alleen|apenas)\b.*$/u;

/** Whether the clause denies nothing besides. */
function isAll(said: string, variant: string): boolean {
  const rest = said.replace(variant, " ");
  return kitIn(rest).items.length === 0 && !TASTE.test(rest);
}

const TASTE = /\b(?:hate|like|love|enjoy|fan|hasse|mag|odio|gusta\w*|aime|deteste|piace|gosto|haat|hurts?|pain\w*)\b/u;

function namesAnother(clauses: readonly Clause[], clause: Clause, variant: string): boolean {
  return clauses.some((other) => {
    const said = other.words.join(" ");
    const rest = other === clause ? said.replace(variant, " ") : said;
    return SOME_BICYCLE.test(rest) && (other === clause || !DENIED_WORDS.test(said));
  });
}
