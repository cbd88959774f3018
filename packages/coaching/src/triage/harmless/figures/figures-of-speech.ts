import { memoized } from "@ironpace/training";
import { BODY, conceptsIn, SYMPTOMS } from "../../concepts.ts";
import { plainWords } from "../../features.ts";
import { withoutCaseWork } from "../subjects/case-work.ts";
import { withoutFigurativeBlood } from "../subjects/figurative-blood.ts";
import { withoutPosition } from "../subjects/joint-position.ts";
import { withoutPigment } from "../subjects/pigment.ts";
import { withoutPlaceNames } from "../subjects/place-names.ts";
import { withoutStories } from "../subjects/stories.ts";
import { withoutThings } from "../subjects/thing-signs.ts";
import { withoutMusic } from "./titles.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { cutFigures, fold } from "./folded-text.ts";
import { FR } from "./fr.ts";
import { IT } from "./it.ts";
import { MEANS } from "../../emergencies/farewells.ts";
import { LOST_SENSE } from "../../signs/lost-sense.ts";
import { tornSkinIn } from "../torn-skin.ts";
import { NL } from "./nl.ts";
import { PT } from "./pt.ts";

/*
 * Figures of speech that name the body, death or fainting in a joke (triage.md section 2). Only their own words are taken out; all others are still read.
 *
 * A table has one idiom a line, in lower case without accents and apostrophes, as a regular expression in which `*` stands for the rest of a word and `~`
 * for up to three words. `always` is never meant; `joking` can be meant as well.
 */

const TABLES = [EN, DE, ES, FR, IT, PT, NL];

/** What would stand alone without the idiom: "mi sono", "je suis". */
const SUBJECT =
  "(?:(?:i|ive|im|we|ich|ich bin|ich hab|wir|me|nos|me he|yo|je|je suis|jsuis|jai|on|io|mi|ci|mi sono|ho|mi e|eu|a gente|ik|ik ben|ik heb|we hebben) )?";
/** "L'allenatore" is one word without its apostrophe. */
const ELISION = "(?:l|d|dell|all|un|j|m|qu|n|s|t)?";

/** "Mi ha ammazzato di botte" is no joke. */
const BY_BLOWS =
  "(?! (?:with (?:a|his|her|their) |di botte|a botte|a palos|a golpes|a hostias|de coups|a coups|a pancadas?|de pancadas?|na porrada|met klappen|mit schlagen))";

function compile(tables: readonly string[]): RegExp {
  const idioms = tables
    .flatMap((table) => table.split("\n"))
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) =>
      line
        .replaceAll(/(?<![)\]\w?])\*|(?<=\p{L})\*/gu, "\\p{L}*")
        .replaceAll("~", "(?:[\\p{L}\\p{N}]+ ){0,3}")
        .replaceAll(/\((?!\?)/gu, "(?:"),
    );
  return new RegExp(`(?<![\\p{L}\\p{N}])${SUBJECT}${ELISION}(?:${idioms.join("|")})(?![\\p{L}\\p{N}])${BY_BLOWS}`, "gu");
}

const ALWAYS = compile(TABLES.map(({ always }) => always));
const JOKING = compile(TABLES.map(({ joking }) => joking));

/** What people exaggerate about without moving: prices, laughter, screens. */
const STILL_CAUSE =
  /\b(?:price\w*|cost\w*|bill|entry fee|fees?|membership|laugh\w*|giggl\w*|profile|photo|e-?mails?|ballot|penalt\w*|shoot ?outs?|overtime|cup final|selfie|screen|leaderboard|ranking|spreadsheet|preis\w*|kosten|rechnung|startgebuhr|lachen|profil\w*|foto\w*|rangliste|elfmeter\w*|nachspielzeit|precios?|cuota|factura|inscripcion|risas?|perfil|penalt[iy]s?|prorroga|prix|facture|inscription|tarif|rire|profil|tirs au but|prolongations?|prezz\w*|iscrizione|bolletta|ridere|risate|profilo|rigori|supplementari|precos?|mensalidade|inscricao|fatura|rir|penaltis?|prijs\w*|inschrijfgeld|rekening|profiel|strafschoppen|penaltys?)\b/u;
/** Workouts, and people who set them. */
const WORK_CAUSE =
  /\b(?:coach|trainer|instructor|entrenador\w*|monitor|profe|entraineur|prof|allenator\w*|istruttor\w*|treinador\w*|professor|mister|burpees?|thrusters?|wods?|workouts?|metcons?|murph|fran|karen|amraps?|emoms?|wall ?balls?|assault ?bike|air ?bike|echo ?bike|sleds?|lunges?|squats?|broad ?jumps?|hyrox|class|finisher|kniebeugen|ausfallschritte|einheit|programm\w*|plan|sentadillas|zancadas|fentes|affondi|agachamentos|afundos|seance|lezione|aula|les|schema)\b/u;
/** What does happen in a workout: a joke only where nobody moved. */
const MEDICAL =
  /heart attack|\bheart\b|corazon|coeur|cuore|coracao|coronary|stroke|seizure|aneurysm|arrest|\bfit\b|faint|passed out|keeled|collaps|chok|suffocat|fell over|herz|schlaganfall|anfall|infar|ohnm|umgekippt|umgefallen|erstickt|patatus|ataque|sincope|ictus|jamacuco|yuyu|telele|soponcio|embolia|desma[iy]|ahog|redond|asfixi|desplom|evanou|pommes|etouff|attaque|colpo|coccolone|accidente|collasso|enfart|treco|troco|avc|piripaque|flauw|gestikt|omgevallen|hart|malaise|cardiaque|sven|kollab|caio|caia|beroerte|toeval/u;
const LAUGHS =
  /\b(?:(?:ha){2,}h?|(?:he){2,}|(?:hi){2,}|(?:ja){2,}j?|k{3,}|rs(?:rs)+|a?(?:hah)+a?|l(?:ol)+|lmao|rofl|mdr|ptdr|xd)\b|😂|🤣|😅|😆|😄|😁|😜|🤪|💀|☠/u;
const CLAUSES = /[,.;:!?()\n]+|\b(?:but|aber|pero|mais|ma|mas|maar|and then|und dann|y luego|et puis|e poi|e depois|en toen)\b/gu;
const SENTENCES = /[.!?\n]+/gu;

/** Signs that no joke explains: beside one of them nothing that can be meant is a joke. */
const GRAVE: ReadonlySet<string> = new Set(
  "breathless faint numb weak blood confused seizure die selfharm pressure dizzy despair goodbye means vomit urine swollen".split(" "),
);

/** Whether words tell a sign that no joke explains. */
export function tellsGraveSign(text: string): boolean {
  if (fold(text).said.search(MEANS) >= 0) return true;
  return conceptsIn(plainWords(text)).some(({ concept }) => GRAVE.has(concept));
}

/** What somebody cannot do, or what came at once, may be a sign in words that no table holds: "kann kein Wasser lassen". */
const UNABLE =
  /\b(?:cant|cannot|couldnt|unable|wont|kann (?:\w+ ){0,2}(?:nicht|kein\w*|kaum|nix)|krieg\w* (?:\w+ ){0,2}(?:nicht|kein\w*|kaum|nix)|no (?:lo |la |me |se )?(?:puedo|consigo|logro)|(?:peux|peut|arrive|parviens) (?:\w+ )?(?:pas|plus)|non (?:\w+ )?(?:riesco|posso|riesce)|nao (?:\w+ )?(?:consigo|posso|consegue)|kan (?:\w+ ){0,2}(?:niet|geen|nauwelijks)|lukt (?:\w+ )?niet|sudden\w*|plotzlich|de repente|soudain|dun coup|improvvis\w*|plots\w*|ineens)\b/u;

/** Whether words name a sign or a part of the body, or tell that something cannot be done; "cola" is a drink where no urine is named. */
export function namesBodyOrSign(text: string): boolean {
  const found = conceptsIn(plainWords(text)).map(({ concept }) => concept);
  const isNamed = found.some((concept) => BODY.has(concept) || (SYMPTOMS.has(concept) && concept !== "dark"));
  const { said } = fold(text);
  return isNamed || tellsGraveSign(text) || UNABLE.test(said) || LOST_SENSE.test(said);
}

/** A part of the body that is trained: "treino de perna", "tomorrow is arms". */
const TRAINED =
  /\b(?:leg|arm|chest|back|shoulder)s? (?:day|session|workout)|(?:bein|arm|brust|rucken)(?:tag|training)|(?:treino|dia|entreno|jour|seance|giorno|allenamento|dag) (?:de|d|da|di|voor) ?(?:\w+ )?(?:pernas?|bracos?|peito|piernas?|brazos?|pecho|jambes?|bras|gambe|braccia|petto|benen)|(?:tomorrow|amanha|manana|demain|domani|morgen)(?: (?:is|its|e|es|toca|cest|sono|ist|zijn))? (?:legs?|arms?|pernas?|bracos?|piernas?|brazos?|jambes?|bras|gambe|braccia|beine|arme|benen|armen)\b/gu;

/** What is told of nobody's body. */
const WITHOUT: readonly ((content: string) => string)[] = [
  withoutMusic,
  withoutStories,
  withoutThings,
  withoutCaseWork,
  withoutPigment,
  withoutPosition,
  withoutPlaceNames,
  withoutFigurativeBlood,
];

/** A message without the words of its figures of speech; the same string where there is none. */
export const withoutFigures = memoized((content: string): string => {
  const told = WITHOUT.reduce((text, without) => without(text), content);
  const plain = withoutTornSkin(cut(told, ALWAYS, () => true));
  const bare = cut(plain, JOKING, (said, at, words) => isJoke(said, at, words));
  // "I nearly died at that price, and my chest is tight": beside a sign it may be meant.
  return bare === plain || namesBodyOrSign(fold(bare).said.replaceAll(TRAINED, " ")) ? plain : bare;
});

function withoutTornSkin(content: string): string {
  const torn = tornSkinIn(fold(content).said);
  return torn === undefined ? content : cut(content, torn, () => true);
}

/** "Fainted at the price, and again in the shower": it was no figure. */
const AGAIN =
  /(?:[,.;:!–—-]|\b(?:and|und|y|et|e|en|then|dann|danach|luego|puis|poi|depois|toen)\b) ?(?:[\p{L}]+ ){0,3}(?:again|properly|really|for real|nochmal|noch mal|wieder|wirklich|otra vez|de nuevo|de verdad|encore|vraiment|di nuovo|davvero|de novo|outra vez|de verdade|weer|opnieuw|echt)\b(?! (?:next|in|for|on|tomorrow|nachste|morgen|manana|demain|domani|amanha|morgen))/u;

/** A threat of somebody with a weapon, or who locks in, is no figure of speech. */
const THREAT = /\b(?:kills?|murders?|bringt|killt|matar?|tuer?|tuera|ammazza\w*|uccide|vermoordt|maakt)\b/u;
const ARMED =
  /\b(?:knife|gun|axe|bat|armed|locks?|locked|hits?|beats|chokes|door|outside|finds? me|messer|waffe|pistole|sperrt|eingesperrt|schlagt|tur|cuchillo|pistola|armado|encerrad[oa]|me pega|puerta|couteau|arme|enferme\w*|frappe|porte|coucher|coltello|armato|chius[ao]|picchia|faca|arma|trancad[oa]|wapen|opgesloten|slaat|deur)\b/u;

function isJoke(said: string, at: number, words: string): boolean {
  const clause = partAt(said, CLAUSES, at);
  if (MEDICAL.test(words)) return STILL_CAUSE.test(clause) && !WORK_CAUSE.test(partAt(said, SENTENCES, at));
  return STILL_CAUSE.test(clause) || WORK_CAUSE.test(clause) || LAUGHS.test(partAt(said, SENTENCES, at));
}

/** The part between separators that the place is in. */
function partAt(said: string, separators: RegExp, at: number): string {
  let from = 0;
  for (const { 0: found, index } of said.matchAll(separators)) {
    if (index >= at) return said.slice(from, index);
    from = index + found.length;
  }
  return said.slice(from);
}

function cut(content: string, idioms: RegExp, isFigure: (said: string, at: number, words: string) => boolean): string {
  return cutFigures(content, (said) =>
    [...said.matchAll(idioms)].filter(
      ({ 0: words, index }) =>
        !(THREAT.test(words) && ARMED.test(said)) &&
        !(MEDICAL.test(words) && AGAIN.test(said.slice(index + words.length))) &&
        isFigure(said, index, words),
    ),
  );
}
