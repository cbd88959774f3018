/**
 * Names a contrast by what is meant: "on tarmac it hurts, on the treadmill not" calls the treadmill fine, "the pull from blocks I don't feel, squats
 * neither" the squats. A place or a movement must be set against another: "knee sore, running no, bike yes" keeps its ban.
 */
export function spellOutContrast(text: string): string {
  const told = text.includes("=") ? text.replace(EQUALS_NOTHING, fine) : text;
  const painful = YES_AT_END.test(told) ? told.replace(PAINLESS_BUT, hurts) : told;
  if (!NOT_AT_END.test(painful)) return painful;
  return painful.replace(HURTS_BUT_NOT, fine).replace(SETS_OFF_BUT_NOT, fine).replace(PAINLESS_TOO, fine);
}

/** What is set against "does not hurt" hurts: the room for the word is taken from what stands before it. */
function hurts(words: string, ...rest: readonly unknown[]): string {
  const { painless, other, yes } = rest.at(-1) as { readonly painless: string; readonly other: string; readonly yes: string };
  const room = painless.length + yes.length - "hurts".length;
  return room < "ok".length ? words : `${"ok".padEnd(room)}${other}hurts`;
}

/** Every letter around the words keeps its place. */
function fine(words: string, ...rest: readonly unknown[]): string {
  const { not } = rest.at(-1) as { readonly not: string };
  return words.slice(0, -not.length) + "ok".padEnd(not.length);
}

/** "Extension = pain, squat = nothing at all" */
const EQUALS_NOTHING =
  /=\s*(?<not>rien(?: du tout)?|nothing(?: at all)?|no pain|nada|niente|nulla|(?:gar )?nichts|nix|niks|niets|zero|none)(?=\s*(?:[,.;!)]|$))/giu;

const END = String.raw`(?=\s*(?:$|[,.;!)]))(?![^.;!\n]*(?<!\p{L})(?:yes|sí|ja|oui|sì|sim)(?!\p{L}))`;
const NOT = String.raw`(?<not>(?:it )?doesn['’]?t|don['’]?t|not|no|nicht|pas|non|n[ãa]o|niet)`;
const ALSO_NOT = String.raw`(?<not>neither|either|(?:auch|ebenfalls) nicht|tampoco|non plus|ne(?:anche|mmeno|ppure)|tamb[ée]m n[ãa]o|nem|ook niet)`;
const NOT_AT_END = new RegExp(
  String.raw`(?<!\p{L})(?:${NOT.replace("?<not>", "?:")}|${ALSO_NOT.replace("?<not>", "?:")})\s*(?:$|[,.;!)])`,
  "iu",
);
const PAIN = String.raw`(?:hurts?|pinch(?:es)?|twinges?|aches?|catches|zwickt|schmerzt|(?:tut|tuts) weh|sticht|blockiert|klemmt|duele|molesta|pincha|bloquea|(?:me )?fait mal|coince|gêne|pince|bloque|fa male|(?:mi )?blocca|dà fastidio|punge|d[óo]i|trava|incomoda|doet (?:het )?(?:pijn|zeer)|blokkeert)`;
/** What sets a place or a way of moving against another. */
const PLACE = String.raw`(?:on|in|at|with|to|auf|im|in|beim|bei|mit|nach|en|con|sobre|a|al|hacia|sur|sous|dans|avec|à|en dessous|au dessus|sul|sulla|nel|nella|coi?n?|na|no|em|com|nas|nos|op|bij|met|naar)`;
const CLAUSE_OPENS = String.raw`(?<=^|[.;:!?\n,]\s?|\s(?:but|and|aber|und|pero|y|mais|et|ma|e|mas|maar|en)\s)`;

/** "No asfalto dói, na passadeira e na terra batida não", "a destra mi blocca, a sinistra no" */
const HURTS_BUT_NOT = new RegExp(
  String.raw`${CLAUSE_OPENS}(?=[^,.;:!?\n]*(?<!\p{L})${PLACE}\s)[^,.;:!?\n]{0,80}(?<!\p{L})${PAIN}(?!\p{L})[^,.;:!?\n]{0,40},\s(?:but |aber |pero |mais |ma |mas |maar )?${PLACE}\s[^,.;:!?\n]{2,50}?\s${NOT}${END}`,
  "giu",
);
/** "Conventional pulls light it up, sumo doesn't": what has no verb of its own does not do what was said before. */
const SETS_OFF_BUT_NOT =
  /(?<!\p{L})(?:hurts?|irritates?|aggravates?|triggers?|bothers?|kills?|lights? (?:it|me|that) up|sets? (?:it|me|that) off|flares? (?:it|me) up|annoys?)(?!\p{L})[^.;:!?\n,]{0,40},\s(?:but |and )?(?!(?:i|we|you|it|that|this)\s)[^,.;:!?\n]{2,40}?\s(?<not>doesn['’]?t|don['’]?t|do not|does not)(?=\s*(?:$|[,.;!)]))/giu;
/** "Dos blocos não sinto nada, agachamento também não" */
const PAINLESS_TOO = new RegExp(
  String.raw`(?<!\p{L})(?:(?:feel|notice) nothing|no pain|(?:merke?|spüre?) (?:ich )?(?:gar )?nichts|(?:keine|ohne) schmerzen|tut nicht weh|no (?:siento|noto) nada|no (?:me )?duele|sin dolor|(?:ne )?sens rien|pas mal|ne fait pas mal|non (?:sento|mi fa) (?:nulla|niente)|non fa male|n[ãa]o (?:sinto nada|d[óo]i)|sem dor|(?:voel|merk) (?:ik )?(?:niks|niets)|doet geen pijn)(?!\p{L})[^.;:!?\n]{0,10},\s[^,.;:!?\n]{2,50}?\s${ALSO_NOT}(?=\s*(?:$|[,.;!)]))`,
  "giu",
);

const YES = String.raw`s[íì]|si|ja|schon|wel|sim|oui|does|do`;
const YES_AT_END = new RegExp(String.raw`(?<!\p{L})(?:${YES})\s*(?:$|[,.;!)])`, "iu");
/** "Correr no me duele, saltar sí", "running doesn't hurt, jumping does", "Laufen tut nicht weh, Springen schon" */
const PAINLESS_BUT = new RegExp(
  String.raw`(?<!\p{L})(?<painless>(?:does|do)(?:n['’]?t| not) hurt(?: me)?|(?:tut|tun) (?:mir )?nicht weh|schmerz(?:t|en) nicht|no (?:me )?duelen?|(?:ne )?(?:me )?fait pas mal|non (?:mi )?fa male|n[ãa]o (?:me )?d[óo]i|doet (?:me )?geen pijn)(?<other>[,.;]\s(?:but |aber |pero |mais |ma |mas |maar )?(?!(?:i|we|it|that|ich|es|yo|je|io|eu|ik)\s)[^,.;:!?\n]{3,40}?\s)(?<yes>${YES})(?=\s*(?:$|[,.;!)]))`,
  "giu",
);
