import { conceptsFor } from "../evidence.ts";
import { told } from "../told.ts";

/*
 * Three signs that their own course makes harmless (triage.md categories 2 and 14, section 3.2), in English, German, Spanish, French, Italian,
 * Portuguese and Dutch: a side stitch that went when the runner stopped, eyes that went dark for a moment on standing up, and a pain that is asked about
 * and denied. `said` is plain text.
 */

const STITCH =
  /\b(?:side ?stitch\w*|stitch|seiten ?stech\w*|seitenstiche?n?|flato|points? de cote|dolor de caballo|(?:fitta|dolore) (?:al fianco|alla milza)|milza|dor (?:de|do|ao) (?:burro|lado|viado|facao|desviado)|steken? in (?:mn|mijn|de|z?n) zij|zijsteek|zijsteken|zij ?steek)\b/gu;
const WENT =
  /\b(?:gone|went away|went (?:straight|right) away|passed|eased|disappeared|stopped hurting|weg|vorbei|verschwunden|verging|(?:se |me )+(?:paso|fue|quito)|pasad[oa]|desaparecio|partie?s?|passee?s?|disparu\w*|passat[oaie]|sparit[oaie]|andat[oaie] via|passou|sumiu|desapareceu|over|voorbij|verdwenen|gezakt)\b/u;
const ON_STOPPING =
  /\b(?:stop\w*|walk\w*|slow\w*|rest(?:ed|ing)?|paus\w*|breather|anhalt\w*|angehalten|steh\w*|gegangen|gehen|ging|langsam\w*|pare|parar|paro|parad[oa]|anduve|andar|andando|camin\w*|arret\w*|marche\w*|ralenti\w*|ferm\w*|cammin\w*|rallent\w*|parei|parado|andei|abrandei|gestopt|stopte|stilst\w*|wandel\w*|gewandeld)\b/u;
const RIBS =
  /\b(?:(?:under|below|unter(?:m)?|debajo de|sous|sotto|debaixo d[ae]s?|onder) )?(?:\w+ )?(?:ribs?|rippen?|costillas?|cotes|costole|costelas?|ribben)\b/gu;
/** What goes on, comes again, or sits where no stitch does. */
const GOES_ON =
  /\b(?:still|again|keeps?|every|hours?|days?|weeks?|worse|worst|low(?:er)?|right|noch|wieder|immer|jedes|stunden?|tagen?|wochen?|schlimmer|unten|rechts|sigue|sigo|otra vez|cada|horas?|dias?|semanas?|peor|abajo|derech[oa]|encore|toujours|chaque|heures?|jours?|semaines?|pire|bas|droite|ancora|sempre|ogni|ore|giorni|settiman\w*|peggio|basso|destr[oa]|ainda|de novo|toda|pior|baixo|direit[oa]|nog|weer|elke|uren?|dagen|weken|erger|rechts?onder)\b/u;
const MORE_THAN_STITCH =
  "chest heart breathless fever vomit blood faint dizzy collapse pregnant pregnancy urine stool testicle back neck arm jaw sweat cold swollen hot worse weak numb fell blow food allergy drug diabetes lump".split(
    " ",
  );

/** A side stitch that went when the runner stopped or walked, and nothing else. */
function isStitchThatWent(said: string): boolean {
  if (told(said, STITCH).length === 0 || !WENT.test(said) || !ON_STOPPING.test(said) || GOES_ON.test(said)) return false;
  return hasNoneOf(said.replaceAll(STITCH, " ").replaceAll(RIBS, " "), MORE_THAN_STITCH);
}

const DIMMED =
  /\b(?:(?:saw|seeing|see) (?:stars|black|spots)|(?:black|dark|grey|gray|spots) (?:before|in front of) my eyes|(?:vision|sight|eyes|everything|it|things|room) (?:all )?(?:went|goes|got|turned) (?:\w+ )?(?:dark|black|grey|gray|dim)|schwarz vor (?:den |meinen )?augen|sternchen gesehen|se me (?:nublo|oscurecio|puso negra|fue) la vista|(?:lo )?vi todo negro|vi estrell\w*|(?:voile|vu) noir(?: devant les yeux)?|vu (?:des )?etoiles|vue (?:qui )?(?:s ?est )?(?:brouille\w*|noircie?)|(?:visto|vista) (?:tutto |la vista )?(?:nero|annebbiat\w*|offuscat\w*|oscurat\w*)|(?:annebbiat\w*|offuscat\w*|oscurat\w*) la vista|visto le stelle|(?:a )?vista (?:me )?(?:escureceu|turva|ficou escura)|escureceu (?:me )?a vista|(?:vi|ficou) tudo (?:preto|escuro)|zwart voor (?:mn|mijn|de|m) ogen|zag (?:even )?sterretjes)\b/gu;
const ON_STANDING_UP =
  /\b(?:(?:stood|stand|standing|got|get|getting|jumped) up(?: (?:too )?(?:fast|quick\w*))?|(?:getting|got) out of bed|(?:from|off) (?:the |my )?(?:sofa|couch|bed|chair)|aufsteh\w*|aufgestanden|hochkomm\w*|(?:vom|von der|aus dem) (?:sofa|couch|bett|stuhl)|(?:al |me |de )?levant(?:arme|arse|ar|e|ado)|ponerme de pie|(?:de|en) la cama|del sofa|(?:en )?me levant|(?:me suis|en me) leve\w*|du canape|du lit|alzand\w*|alzat\w*|dal (?:divano|letto)|levantei\w*|ao levantar\w*|levantar me|d[oa] (?:sofa|cama)|opst(?:ond|aan|a)|overeind kwam|(?:van|uit) (?:de bank|bed|mijn stoel))\b/gu;
const BRIEF =
  /\b(?:(?:a|one|two|three|couple|split|[1-3]) (?:of )?(?:s|secs?|seconds?|moment)|briefly|kurz|(?:eine|zwei|drei|[1-3]|paar) ?(?:s|sek\w*)|moment|(?:un|dos|tres|[1-3]) (?:segund\w*|momento|instante)|(?:une|deux|trois|[1-3]) (?:secondes?|s)|(?:un )?instant|(?:un|due|tre|[1-3]) (?:second\w*|attimo)|attimo|(?:um|dois|tres|[1-3]) (?:segund\w*|instante)|even(?:tjes)?|(?:een|twee|drie|[1-3]) (?:seconden?|tellen|tel))\b/gu;
const NOT_FALLEN =
  /\b(?:(?:didnt|did not|never|no) (?:fall|fell|go down|pass out|black out|faint)|(?:stayed|kept) (?:on my feet|standing|upright)|nicht (?:um|hin)?gefallen|nicht (?:umgekippt|weg|bewusstlos|ohnmachtig)|kein sturz|no me cai|sin caer\w*|no me desmaye|pas tombee?|sans tomber|non sono (?:cadut[oa]|svenut[oa])|nao (?:cai|desmaiei)|sem cair|niet (?:ge|om|om ?ge)?vallen|niet (?:flauwgevallen|weggeweest))\b/gu;
const NOT_USUAL =
  /\b(?:(?:kommt |hab ich |passiert )?sonst nie(?: vor)?|never (?:else|otherwise|happens|happened|before|had it)(?: (?:otherwise|before|again))?|(?:doesnt|not) happen (?:otherwise|normally)|first time|(?:nunca|jamas) me (?:pasa|ha pasado|paso|habia pasado)|(?:ca )?(?:ne )?m ?arrive jamais|jamais (?:sinon|d ?habitude|avant)|(?:non )?mi (?:capita|succede|era successo) mai|mai successo(?: prima)?|(?:nunca|jamais) (?:me )?(?:acontece|aconteceu|tinha acontecido)|(?:heb ik )?(?:anders|verder) nooit|(?:heb ik )?nooit (?:last van|eerder|anders)|zum ersten mal|la primera vez|la premiere fois|la prima volta|a primeira vez|de eerste keer|happens otherwise)\b/gu;
const TOO_LITTLE =
  /\b(?:(?:hadnt|havent|had not|not|barely|hardly) (?:had )?(?:drunk|drank|eaten|enough)(?: (?:enough|much|anything|water|breakfast))*|(?:just |bit )?(?:dehydrated|thirsty)|(?:no|skipped|without) breakfast|(?:zu |nur )?wenig (?:getrunken|gegessen)|nichts (?:getrunken|gegessen)|ohne fruhstuck|no habia (?:desayunado|comido|bebido)(?: nada)?|sin (?:desayunar|comer|beber)|bebi poco|(?:pas|rien) (?:assez )?(?:bu|mange)|non avevo (?:bevuto|mangiato|fatto colazione)|bevuto poco|nao tinha (?:comido|bebido)|bebi pouco|te weinig (?:gedronken|gegeten)|niet (?:gegeten|gedronken|ontbeten))\b/gu;
const MORE_THAN_DIM =
  "effort chest heart head breathless vomit blood stool weak numb speech face halfface seizure pregnant pregnancy collapse faint confused neck pain pressure sweat fever arm running gap double worse often leg diabetes drug blow fell".split(
    " ",
  );
const COMES_AGAIN =
  /\b(?:again|keeps?|every|always|twice|often|wieder|immer|standig|dauernd|jedes|ofter|otra vez|siempre|cada|varias|encore|toujours|chaque|souvent|ancora|sempre|ogni|spesso|de novo|toda|sempre|weer|steeds|elke|vaak|since|lately|seit|desde|depuis|da giorni|sinds)\b/u;

/** Eyes that went dark for a moment on standing up, once, and not a word of effort, a fall or anything else. */
export function isPosturalDim(said: string): boolean {
  if (told(said, DIMMED).length === 0 || said.search(ON_STANDING_UP) < 0) return false;
  const rest = [DIMMED, ON_STANDING_UP, NOT_FALLEN, NOT_USUAL, TOO_LITTLE, BRIEF].reduce(
    (text, pattern) => text.replaceAll(pattern, " "),
    said,
  );
  return !COMES_AGAIN.test(rest) && hasNoneOf(rest, MORE_THAN_DIM);
}

/** The same, told to have lasted seconds, without a fall, and never else. */
function isPosturalAndOver(said: string): boolean {
  const isExplained = [NOT_FALLEN, NOT_USUAL, TOO_LITTLE].filter((pattern) => said.search(pattern) >= 0).length >= 2;
  return isExplained && said.search(BRIEF) >= 0 && isPosturalDim(said);
}

const DENIED_PAIN =
  /^(?:any )?(?:\w+ )?(?:pain|aches?|soreness|schmerz\w*|dolor\w*|molestias?|douleurs?|mal|dolor[ei]|fastidi\w*|dor(?:es)?|pijn)(?: [\w ]{1,32})? ?\?+ ?(?:no+|nope|nah|nein|ne|nee|non|nao|not at all|none|nothing)\b(?:[ ,]+(?:no|none|nothing|zero|not at all|keine?r?|nichts|nix|gar keine?|ning\w+|nada|aucune?|rien|nessun\w*|niente|nulla|nenhum\w*|geen|niks|helemaal (?:niet|niks)))*/u;
/** "Not even in wall balls" goes on denying. */
const NOR_WITH =
  /\b(?:not even|even|nor|auch nicht|nicht mal|weder|ni (?:siquiera)?|meme pas|ni|neanche|nemmeno|nem|nem sequer|ook niet|zelfs niet) [^,.?!;]*/gu;
const BUT = /\b(?:but|except|only|though|aber|nur|ausser|pero|salvo|solo|mais|sauf|ma(?= )|pero|pero|tranne|mas|so que|maar|alleen)\b/u;

/** "Pain? no, none, not even after wall balls": asked by the athlete and denied, and no sign beside it. */
export function isDeniedPain(said: string): boolean {
  const denied = DENIED_PAIN.exec(said)?.[0];
  if (denied === undefined) return false;
  const rest = said.slice(denied.length).replaceAll(NOR_WITH, " ");
  return !BUT.test(rest) && hasNoneOf(rest, SIGNS);
}

const SIGNS =
  "pain pressure chest heart breathless faint dizzy collapse numb weak swollen hot red blood urine dark fever vomit confused die seizure speech face head eye crack crooked unable locked drop fell worse lump private".split(
    " ",
  );

/** Whether a conversation tells of a stitch or of dark eyes on standing up, and of how it ended. */
export function isSettled(said: string): boolean {
  return isStitchThatWent(said) || isPosturalAndOver(said);
}

function hasNoneOf(said: string, concepts: readonly string[]): boolean {
  const found = conceptsFor(said);
  return !concepts.some((concept) => found.has(concept));
}
