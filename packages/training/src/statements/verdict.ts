import { NO_TROUBLE, HEALED_WORDS, NOT_OVER_WORDS } from "../language/good-news-words.ts";
import { saysGoneAfter } from "../health/stated-limits/no-limit.ts";
import type { Word } from "../injuries/words/word.ts";
import { normalise } from "../health/normalise.ts";
import { namesProfessional } from "../health/cleared/clearance.ts";
import { isPainlessTail } from "../health/painless-tail.ts";
import { forbids, getWords, isHistory } from "../health/stated-limits/limit-movements.ts";
import { activitiesIn } from "../injuries/activities.ts";
import { splitAtWithout } from "./without-tail.ts";
import { hurtsIn } from "../injuries/complaints/tolerance.ts";

/** What a clause says of the movements that it names. */
export type Verdict = "fine" | "painful" | "forbidden";

const FINE_WORDS = String.raw`(?:(?<!nicht )(?<!nicht so )gerne?|ok|okay|okd|oked|fine|good(?! morning)|great|perfect\w*|super|unaffected|unlimited|unrestricted|unbegrenzt|uneingeschrankt|frei|allowed|erlaubt|permitted|open|gut|geht|gehen|gehts|klappt|klappen|prima|top|brilliant|lovely|welcome|happy (?:with|for me to)|tolerated|comfortable|bien|genial|perfect[oa]s?|permitid\w+|passe(?:nt)?|va bene|bene|tranquil\w*|bem|goed|toegestaan|autorise\w*|gar kein thema|kein thema|green light|ja$|yes$|yes (?:please|pls|ok|sure)\b|all day|any ?time|always$|when ?ever(?: (?:i|you|u) (?:like|want))?$|what ?ever(?: (?:i|you|u) (?:like|want))?$|all (?:i|you|u) (?:like|want)|as (?:much|long|often|far) as (?:i|you|u) (?:like|want|please)|as (?:i|you|u) (?:like|want)|so viel ich (?:will|mag)|feels? (?:good|great|nice|better)|works?(?: well| fine)?|from now(?: on)?|ab sofort|ab jetzt|desde ya|free$|go hard|no longer an issue|recommends?|(?:as )?normal(?:ly)?|as (?:usual|always|before)|(?<!\\bi )(?<=\\w )can$|do(?:es)? me good|(?:a )?tank|bulletproof|bombproof|rock solid|me réussit|schon$|va$|can (?:still |fully |normally |happily )*(?:train|do|use|run|jog|ride|cycle|bike|swim|row|walk|lift|squat|press|bench|deadlift|pull|jump|push)(?:ning|ming|ing)?)`;
/** "I like the bike erg, so use that" */
const LIKED = /^(?:and |but )?(?:i |we )(?:really |do |would |d )?(?:like|love|enjoy|prefer)\b|^(?:like|love|prefer)\b/u;
const FINE = new RegExp(String.raw`\b${FINE_WORDS}\b`, "u");
const NOT = String.raw`(?:not|isnt|arent|nicht|no|non|pas|niet|nao|never|kein\w*)`;
const NOT_FINE = new RegExp(
  String.raw`\b${NOT}\b(?: (?:so|really|very|too|yet|noch|wirklich|muy|tan|tres|ganz))? ${FINE_WORDS}\b|\b(?:geht|gehen|klappt|klappen|va|vont|passe(?:nt)?) (?:gar |uberhaupt |noch )?(?:nicht|pas|mal)\b`,
  "u",
);
const PAIN =
  /\b(?:hurts?|hurting|bother\w*|pain\w*|ach(?:e|es|ing|y)|sore\w*|pinch\w*|schmerz\w*|\w*beschwerden|weh|duele\w*|dolor\w*|douleur\w*|dolore|pijn\w*|dor|doi|tweak\w*|grumpy|kills?|killing|set\w* (?:it|them|this|mine) off|bugs?|bugging|doof|blod|nips?|jams?|lights? (?:it|me|that|them|mine) up|gives? (?:it|me) (?:grief|gyp|jip|hell|trouble)|schlimmer|worse|trigger\w*|complain\w*|annoy\w*|flar\w*|hates?|doesnt like|does not like|dont like|wind\w* (?:\w+ )?up|comes? back|aggravat\w*|nope|(?<=\w )bad$|(?:is|are|feels?|really|very|so|no) bad$|leak\w*|dribble\w*|seiz\w*|lock\w* up|pops?|nasty|awkward|(?:notice\w*|feel|felt|feels) (?:it |that )?only|only (?:notice\w*|feel|felt|feels)|only still|mag (?:\w+ ){0,3}nicht|mogen (?:\w+ ){0,3}nicht|molesta\w*|zwickt|zwicken|zickt|bose)\b/u;
/** What the athlete dislikes is no pain. */
export const TASTE_WORDS =
  /^(?:(?:i|just|also|simply|really|and|but|only) )*(?:dont|do not) (?:really )?(?:like|enjoy|love|fancy)\b|^(?:ich )?mag (?:ich )?(?:einfach |halt )?(?:nicht|kein\w*)\b|^no me gusta\w*\b|^(?:j |je )?n aime pas\b|^non mi piac\w*\b|^nao gosto\b|\b(?:i|ich|yo|je) (?:\w+ )?(?:hate|hasse|odio|deteste)\b|^hate\b/u;
const FORBIDDEN_BEHIND =
  /\b(?:is|are|still|sind|ist) (?:a (?:big )?no|no|out|off|banned|forbidden|a no ?no|no ?go|not allowed|verboten|tabu|raus)\b|\b(?:out|(?<!signed )(?<!signed me )off) (?:until|till?|til|for|bis)\b|\b(?:verboten|tabu|raus|gestrichen|forbidden|banned|prohibid\w*|interdit\w*|vietat\w*|proibid\w*|verboden|not allowed|off limits|no go)$|\b(?:(?<!signed )me|im|i am|been|am|stay) off (?!work|sick|season|track|balance)\w+|\bsigned (?:me )?off (?=(?:all )?(?:run|train|jog|lift|sport|exercis|gym|jump|swim|cycl|rid)\w*)\w+|\b(?:not|nicht|no|nein|out|niet|nao|nope|non|weg|lassen|weglassen|lieber nicht|gar nicht|please avoid|please skip|(?:not|dont) do (?:mehr|any ?more|any longer))$/u;
const FORBIDDEN_BEFORE =
  /\b(?:(?<!signed )me off|no|none|not|never|avoid\w*|without|nothing|skip\w*|stop\w*|(?:doesnt|didnt|does not|wont) (?:want|let|allow)\b|(?:pause|break|rest) (?:of|from)\b|arret\w*|forbid\w*|bans|banned|prohib\w*|proib\w*|verbied\w*|verbiet\w*|untersag\w*|vieta(?:to)?|interdi\w*|kein\w*|ohne|nichts?|nie|vermeid\w*|meide\w*|sin|nada de|evit\w*|pas de|sans|rien|niente|senza|nessun\w*|evitare|geen|zonder|sem|nao|nada|drop|leave out|stay(?:ing)? (?:off|away from|out of)|keep(?:ing)? (?:out of|off|away from)|steer(?:ing)? clear of|(?:weeks?|days?|fortnight) off (?:from|anything|all)|cant do|cannot do)\b/u;
/** A "no" that forbids nothing: "no more than", "no history of", "not sure", "no idea". */
const NO_ORDER =
  /\b(?!never (?:more|mehr)(?! (?:than|als)\b))(?:no|not|kein\w*|nicht|nothing|never) (?:more|mehr|less|sure|only|sicher|idea|history|longer an?|change|other|current|known|injur\w*|verletz\w*|beschwerden|diagnos\w*|meds?|medication|experience|equipment|access|time|reason|surgery|rush|track|gym|pool)\b/u;
const CONDITIONAL = /\b(?:if|unless|wenn|falls|solange|as long as|provided|si(?! no)|mientras|tant que|se|finche|als|sofern|until i)\b/u;

/** "hurts if I climb stairs" */
const HURTS_WHEN = /\b(?:hurts?|tut weh|sore)\b(?: \w+){0,4}? (?:if|when|wenn) i\b/u;

/** Why it is done so, and nothing that it does. */
const BECAUSE = /\b(?:because of|due to|wegen)\b/u;

/** "everything except deep squats": what follows is out. */
export const BUT_FOR =
  /^(?:instead of|rather than|except|apart from|other than|ausser|bis auf|sauf|hormis|salvo|excepto|menos|behalve|tranne|eccetto|exceto)\b/u;

/** "corsa 15 min sì", "bici sí 1 hora"; without its accent "si" is an if. */
const YES = /(?:^|\s)(?:sì|sí|sim|oui)(?=$|\s+\d)/iu;

/** "jumps only in the new year": out until then. */
export const OPENS_LATER =
  /\b(?:erst (?:wieder )?(?:ab|im|in|am|nach|zum)|nicht vor|(?:needs?|has|have|will have|must) to wait (?:till?|until|for)|must wait (?:till?|until|for)|(?:is|are) on hold (?:till?|until)|(?:muss|mussen|soll\w*|can) (?:noch )?(?:warten|wait) (?:bis|noch|until)|(?:muss|mussen|must|moet|moeten)(?: \w+){0,5} (?:warten|wachten|wait)|(?:tiene|tienen) que esperar (?:a|hasta|until)|doi(?:t|vent) attendre|dev(?:e|ono) aspettare|te[mr] de esperar|(?:moet|moeten|mag|can) (?:wachten|wait) (?:tot|until)|not before|not until|only from \d|earliest|pas avant|no antes de|non prima|niet voor)\b/u;

/** Fine, painful or forbidden; undefined where the clause says none of it, or says it under a condition. */
export function getVerdict(quote: string, said: string, words: readonly Word[]): Verdict | undefined {
  // "except in pull-ups, which are fine"
  // "Nach 10 min einlaufen weg": the complaint goes, and nothing is out.
  if (saysGoneAfter(said)) return undefined;
  if (BUT_FOR.test(said)) return FINE.test(said) ? "fine" : "forbidden";
  if (OPENS_LATER.test(said)) return "forbidden";
  if (feelsNothing(said, words)) return "fine";
  if (YES.test(quote) || said === "nothing" || PLAIN_IS_FINE.test(said)) return "fine";
  if ((CONDITIONAL.test(said) && !HURTS_WHEN.test(said)) || TASTE_WORDS.test(said)) return undefined;
  if (CANNOT_PAINLESSLY.test(said)) return "painful";
  if (NO_TROUBLE.test(said) || NEVER_FELT.test(said)) return "fine";
  if (FELT_LATER.test(said)) return "painful";
  if (NOT_FINE.test(said)) return "painful";
  const isOrder = forbids(quote) && !isHistory(said);
  const rest = said.replace(/\bnot only\b|\bnicht nur\b/gu, "");
  if (FORBIDDEN_BEHIND.test(rest)) return "forbidden";
  const isFine = FINE.test(rest) || LIKED.test(rest);
  if (PAIN.test(rest)) return "painful";
  if (BECAUSE.test(rest) && !FORBIDDEN_BEFORE.test(rest.slice(0, rest.search(BECAUSE)))) return undefined;
  if (isOrder && FORBIDDEN_BEFORE.test(rest) && !NO_ORDER.test(rest) && !saysOnlyHow(rest)) return "forbidden";
  if (hurtsIn(words.filter(({ text }) => !/^(?:block\w*|limit\w*)$/u.test(text))) && !isFine) return "painful";
  return isFine ? "fine" : undefined;
}

/** "Marche, vélo : rien du tout", "Radfahren gar nichts": a movement with its "nothing" behind it is where nothing is felt. */
function feelsNothing(said: string, words: readonly Word[]): boolean {
  return FEELS_NOTHING.test(said) && !namesProfessional(said) && isPainlessTail(said) && activitiesIn(words).length > 0;
}

/** What stands behind the colon of "vélo : rien du tout", as it was written. */
export function saysNothingFelt(quote: string): boolean {
  return NOTHING_ALONE.test(normalise(quote));
}

const NOTHING_ALONE =
  /^(?:gar |absolutely |absolut |assolutamente |absolutamente |echt |helemaal )?(?:nothing|nichts|nix|nada|rien|niente|niets|niks)(?: (?:at all|du tout|de nada|proprio|helemaal))?$/u;
const FEELS_NOTHING = /\b(?:nix|nichts|nothing|nada|rien|niente|niets|niks)(?: (?:at all|du tout|de nada|proprio|helemaal))?$/u;

/** "Heavy deadlifts from the floor I feel the next day", "merk ich am nächsten Tag" */
const FELT_LATER =
  /\b(?:feel|notice|merke?|spure?|siento|noto|sens|ressens|sento|avverto|sinto|voel)\b(?: \w+){0,4} (?:next (?:day|morning)|day after|following day|nachsten (?:tag|morgen)|tag (?:danach|darauf|drauf)|dia siguiente|lendemain|giorno dopo|dia seguinte|volgende dag|dag erna)\b/u;

/** "Uphill I never notice it", "bergauf merk ich nie was" */
const FELT = String.raw`(?:notice|feel|felt|merke?|spure?|noto|siento|sens|ressens|sento|avverto|sinto|voel)`;
const NOT_FELT = String.raw`(?:never|nothing|dont|doesnt|do not|does not)`;
const NEVER_FELT = new RegExp(
  String.raw`\b${NOT_FELT}(?: (?:ever|really|even|i|ich|je|me|ik|lo|la|le))* ${FELT}(?: (?:it|this|that|anything|a thing|was|etwas|nothing|iets)\b| (?:at all|there)\b|$)|\b${FELT}(?: (?:ich|es|davon|it|there|ik|er|je))* (?:never|nothing)\b`,
  "u",
);

/** "I can't run without pain": it hurts whenever it is done. */
const CANNOT_PAINLESSLY =
  /\b(?:cant|cannot|can not|could not|couldnt|unable to|not able to|not possible)\b.*\b(?:without(?: any)? (?:pain|it hurting|hurting|problems?|trouble|issues?)|does not hurt|pain ?free)\b/u;

/** "I run 30 km a week without noticing it": what is done is named before its "without", and nothing behind it. */
function saysOnlyHow(said: string): boolean {
  const parts = splitAtWithout(said);
  if (parts === undefined || FORBIDDEN_BEFORE.test(parts.head) || forbids(parts.head)) return false;
  return activitiesIn(getWords(parts.head)).length > 0 && activitiesIn(getWords(parts.tail)).length === 0;
}

/** "Le crawl sans rien ça passe": without any kit it goes. */
const PLAIN_IS_FINE = /\bwithout (?:nothing|anything|any (?:kit|aids?))\b.*\b(?:fine|ok|okay|good|works?|goes)\b/u;

/** "running more than 30 minutes does", "dominadas sí": the verb of the clause before, without its "not". */
const POINTS_BACK = /\b(?:does|do|did|is fine|is|are|schon|wel|si|yes|sim|oui|too|also|as well)$|^so (?:does|do|is|are)\b/u;
const NOT_GOING = /\b(?:not|no|nicht|kein\w*|niet|geen|cant|cannot|isnt|arent|doesnt|dont)\b/u;
const SET_AGAINST = /^(?!so |neither |nor )(?!.*\b(?:also|too|either|auch|ook)\b).*\b(?:schon|wel|does|do|is|are|is fine)$/u;
const POINTS_AWAY = /\b(?:doesnt|dont|isnt|arent|does not|do not|is not|are not)$/u;

/** Whether names and a verb alone are set against what was said before: "curls do", "Springen schon", "saltar sí". */
export function isSetAgainst(said: string): boolean {
  return said.split(" ").length <= LONGEST_ELLIPSIS && (SET_AGAINST.test(said) || YES_ALONE.test(said));
}

const LONGEST_ELLIPSIS = 5;
const YES_ALONE = /\b(?:si|yes|sim|oui)$/u;

/** What a clause says by pointing at the clause before it: "cycling does not bother it, running does". */
export function verdictPointingBack(said: string, before: string, verdictBefore: Verdict | undefined): Verdict | undefined {
  if (verdictBefore === undefined) return undefined;
  const isTroubleDenied = verdictBefore === "fine" && NO_TROUBLE.test(before);
  // "pull-ups hurt, rows not"
  if (/\b(?:not|never)$/u.test(said) && verdictBefore === "painful") return "fine";
  // "It hurts with the bar, not with a neutral grip"
  if (verdictBefore === "painful" && /^(?:but |and )?not (?:with|in|on|when|at|during|if|while|without|using|going)\b/u.test(said))
    return "fine";
  if (POINTS_AWAY.test(said)) return verdictBefore === "fine" ? "painful" : "fine";
  if (!POINTS_BACK.test(said)) return undefined;
  // "Sumo geht nicht, konventionell schon", "squats are not ok, lunges are": set against what does not go.
  if (verdictBefore !== "fine" && NOT_GOING.test(before) && !PAIN.test(before) && SET_AGAINST.test(said)) return "fine";
  if (isTroubleDenied) return /^so |\b(?:too|also|as well)$/u.test(said) ? "fine" : "painful";
  return /\bis fine$/u.test(said) ? undefined : verdictBefore;
}

/** "… die können Sie weglassen", "you can leave those out": what the clause before it names is to be left out. */
export function leavesOutBefore(said: string): boolean {
  return LEAVES_OUT.test(said);
}

const LEAVES_OUT =
  /^(?:(?:so|and|then|you|u|we|vous|sie|tu|the|die|los|las|les|li|le|os|as|ze|please|bitte|can|could|may|mag|is fine|je|podeis|puedes|podemos|podem|pode|puoi|potete|pouvez|peux|peut|konnen|kannst|konnt|gern|ruhig|just|feel free to|better|lieber|mejor) )*(?:avoid|leave|skip|drop|omit|cut|enlever|laisser|supprimer|tirar|deixar|quitar|dejar|togliere|lasciare|weglassen|auslassen|streichen|weglaten|overslaan)(?: (?:the|them|those|that|it|em|sie|out|away|off|please|for now|fora|fuera|fuori|de cote|tomber|perdere))*$/u;

/** The verdict stands before what it is about, so that a list goes on with it: "no squats, lunges". */
export function isPrefix(said: string, verdict: Verdict): boolean {
  if (verdict === "forbidden") return BUT_FOR.test(said) || (FORBIDDEN_BEFORE.test(said) && !FORBIDDEN_BEHIND.test(said));
  if (verdict === "painful")
    return /\b(?:hurts?|leak\w*|flar\w*|bother\w*|aggravat\w*|trigger\w*|worse|kills?|pain\w*|ach\w*|sore|zwickt|schmerz\w*|duele|molesta|mal|dor|dolore|pijn)(?: \w+){0,3}? (?:with|on|in|when|during|bei|beim|al|en|con|quand|a|au|op|bij|no|na|nel)\b/u.test(
      said,
    );
  return /\b(?:can(?: still)?(?: do| use| train)?|like|love|enjoy|recommends?|fine with|ok with|happy with|okd|allows?|erlaubt sind|ok sind)\b/u.test(
    said,
  );
}

/** Whether a clause says that something is over: nothing of it is there now. */
export function saysHealed(said: string): boolean {
  return HEALED_WORDS.test(said) && !NOT_OVER_WORDS.test(said) && !/\b[1-9]\d ?(?:%|percent|prozent)/u.test(said);
}
