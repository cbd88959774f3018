import { told } from "../told.ts";

/*
 * A lower leg or forearm that is hard as wood after a blow, without feeling beyond it and with pain that grows: blood that presses on the muscle
 * (triage.md section 5, other emergencies), in English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

const LIMB =
  /\b(?:(?:lower )?legs?|calf|calves|shins?|forearms?|unterschenkel|unterarm|wade|schienbein|bein|pierna|pantorrilla|gemelo|espinilla|antebrazo|jambe|mollet|tibia|avant bras|gamba|polpaccio|stinco|avambraccio|perna|panturrilha|gemeo|canela|antebraco|(?:linker|rechter)?(?:onder)?been|(?:linker|rechter)?kuit|scheen\w*|onderarm)\b/gu;
const HARD =
  /\b(?:(?:(?:rock|stone|solid|super|really|so|totally) )?hard(?: and tight)?(?= as | like |$|[ ,.;!](?!(?:day|session|run|workout|time|to|intervals?|set|effort|training)\b))|like (?:wood|stone|rock|concrete|a (?:board|rock|drum))|(?:bret+|stein|bock|stock|knall)?hart|(?:prall|gespannt) wie|dur[ao]s?|como (?:(?:una |um |un )?(?:piedra|madera|tabla|pedra|tabua|pau))|comme (?:du bois|de la pierre|une pierre|du beton|de la pierre)|come (?:il |un |una )?(?:legno|marmo|sasso|pietra)|dure?s?|(?:kei|steen|plank|bikkel)?hard)\b/gu;
const BLOW =
  /\b(?:kick\w*|hit|blow|knock\w*|whack\w*|bang\w*|crush\w*|trapped|squashed|stamped|fell on|dropped (?:on|a|the)|landed on|tackle\w*|tritt|getreten|schlag|stoss|gestossen|geprellt|prellung|gequetscht|eingeklemmt|abbekommen|geknallt|gefallen|patada|golpe\w*|cayo|aplast\w*|pisoton|coup|choc|ecrase\w*|tombe\w*|tacle|cogne\w*|calcio|colpo|botta|schiacciat\w*|cadut[oa]|pancada|pontape|bati|levei|caiu|esmag\w*|trap|schop|klap|gestoten|geraakt|getrapt|geschopt|bekneld|gevallen)\b/gu;
const NUMB =
  /\b(?:numb\w*|tingl\w*|pins and needles|(?:cant|cannot|dont|barely) (?:feel|move) (?:my |the )?(?:toes?|foot|fingers?|hand)|no feeling|taub\w*|kribbel\w*|gefuhllos|kein gefuhl|pelzig|(?:spur|fuhl)\w* .{0,16}(?:nicht|kaum)|dormid[oa]s?|entumecid\w*|adormecid\w*|hormigue\w*|no (?:me )?(?:siento|noto)|engourdi\w*|endormi\w*|fourmi\w*|sens (?:plus|pas|a peine)|addormentat\w*|intorpidit\w*|formicol\w*|non (?:mi )?sento|dormentes?|formig\w*|nao sinto|doof|dove|verdoofd|tintel\w*|gevoelloos|voel .{0,16}(?:niet|niks|nauwelijks))\b/gu;
const GROWS =
  /\b(?:(?:worse|stronger|more painful|unbearable|agony)|pain .{0,16}(?:grow\w*|increas\w*|build\w*|climb\w*)|(?:immer|zunehmend) (?:starker|schlimmer|mehr)|(?:starker|schlimmer|unertraglich\w*)|nimmt zu|(?:cada vez|va a) (?:\w+ ){0,2}(?:mas|peor)|aument\w*|empeor\w*|va a mas|insoportable|(?:de plus en plus|empire\w*|augment\w*|pire|insupportable)|(?:sempre (?:piu|peggio)|peggior\w*|peggio|insopportabile)|(?:cada vez (?:\w+ )?(?:mais|pior)|so piora|pior\w*|insuportavel)|(?:steeds|alsmaar|almaar) (?:\w+ )?(?:erger|meer|heviger)|erger|ondraaglijk|neemt toe)\b/gu;
/** What comes with each run and goes with it is a doctor's. */
const PASSES =
  /\b(?:(?:goes|gone|passes|eases|stops|better|fine|settles) (?:\w+ ){0,3}(?:when|once|after|as soon|if|with rest|at rest)|every (?:run|time)|each run|bei jedem lauf|jedes mal|(?:geht|ist) (?:\w+ )?weg|hort auf|se (?:me )?(?:pasa|quita)|cada vez que|chaque (?:fois|sortie)|(?:ca )?passe quand|ogni (?:volta|corsa)|(?:mi )?passa|sempre que|toda vez|(?:ele|ela)? ?passa quando|elke (?:keer|run)|gaat weg|zakt weg)\b/u;

/** The signs of {@link tellsOfPressedLimb}, one of which a message has to have itself. */
export const PRESSED_LIMB_SIGNS = [HARD, NUMB, GROWS] as const;

/** A hard lower leg or forearm with two of: a blow, no feeling, pain that grows. */
export function tellsOfPressedLimb(said: string): boolean {
  if (told(said, LIMB).length === 0 || told(said, HARD).length === 0 || PASSES.test(said)) return false;
  return [BLOW, NUMB, GROWS].filter((pattern) => told(said, pattern).length > 0).length >= 2;
}
