import { plain } from "./stated-signs.ts";

/*
 * Injuries and accidents whose first aid differs from that of their category, in English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

const AIRWAY =
  /\b(?:chok(?:e|ed|ing) on|swallowed (?:a |an |his |her |my |some )?\w+ (?:wrong|the wrong way)|(?:stuck|lodged) in (?:my|the|his|her) (?:throat|windpipe)|went down the wrong (?:way|pipe)|verschluckt|im hals stecken|atragant\w*|atraganto|etouffe avec|fausse route|coince dans la gorge|soffoc\w* con|andato di traverso|di traverso|engasg\w*|verslikt)\b/u;
/** A bite of food or a gel in the windpipe. */
export function mentionsChoking(text: string): boolean {
  return AIRWAY.test(plain(text));
}

const BURN =
  /\b(?:(?:boiling|scalding|hot) (?:water|oil|coffee|tea|soup) (?:on|over|onto)|burn(?:ed|t)(?! out| (?:calories|off|kcal))|scald\w*|(?:oven|stove|steam|sauna|water|iron) burn|burn on my|friction burn|verbrannt|verbruht|verbrennung|brandblase\w*|quemad\w*|quemadura|me queme|brule\b|brulure|bruciat\w*|ustion\w*|scottat\w*|queimad\w*|queimei|verbrand|brandwond)\b/u;
const BURN_OF =
  /\b(?:hand\w*|finger\w*|palm|arm\w*|forearm\w*|leg|thigh|chest|belly|back|skin|face|foot|feet|blister\w*|stove|oven|sauna|steam|boiling|kettle|iron|hot water|haut|arme?|bein|gesicht|fuss|blase\w*|ofen|mano|brazo|pierna|piel|ampolla\w*|main|bras|jambe|peau|cloque\w*|braccio|gamba|pelle|vescic\w*|mao|braco|perna|pele|bolha\w*|been|huid|blaar|blaren)\b/u;
/** Skin burnt by heat. */
export function mentionsBurn(text: string): boolean {
  const said = plain(text);
  return BURN.test(said) && BURN_OF.test(said);
}

const SNAKE =
  /\b(?:snake ?bit\w*|snake bite|bitten by (?:a|an) (?:snake|viper|adder)|(?:snake|viper|adder) (?:bit|got)\b|schlangenbiss|schlange (?:hat )?(?:mich )?gebissen|(?:kreuzotter|viper) (?:hat )?(?:mich )?gebissen|mordedura de serpiente|me mordio una (?:serpiente|vibora)|mordu par (?:un|une) (?:serpent|vipere)|morsure de (?:serpent|vipere)|morso di (?:vipera|serpente)|morsicat\w* da (?:una )?(?:vipera|serpente)|mordid\w* (?:de|por) (?:uma )?cobra|slangenbeet|gebeten door een (?:slang|adder))/u;
/** A snake bit somebody: an emergency, whatever else is told. */
export function mentionsSnakeBite(text: string): boolean {
  return SNAKE.test(plain(text));
}

const ANIMAL_BITE =
  /\b(?:(?:dog|cat|fox|bat|horse|monkey|rat) (?:has |just )?bit(?:ten)?\b|bit(?:ten|t)? by (?:a|an|the|some|my) (?:\w+ )?(?:dog|cat|fox|bat|horse|monkey|rat)|(?:dog|cat) bite|(?:hund|katze|fuchs)\b.{0,40}gebissen|hundebiss|katzenbiss|(?:me )?mordio (?:un|una) (?:perro|perra|gato|gata)|mordedura de (?:perro|gato)|mordu\w* par (?:un|une) (?:chien|chienne|chat)|morsure de (?:chien|chat)|mors\w* d(?:a|i) (?:un )?(?:cane|gatto)|(?:cane|gatto) mi ha mors[oi]|mordid\w* (?:de|por) (?:um )?(?:cao|cachorro|gato)|gebeten door een (?:hond|kat)|hondenbeet|kattenbeet)\b/u;
/** An animal bit through the skin: a doctor's matter of today. */
export function mentionsAnimalBite(text: string): boolean {
  return ANIMAL_BITE.test(plain(text));
}

const CUT =
  /\b(?:deep cut|cut (?:my|his|her) (?!weight|carbs|calories|mileage|volume|session|run|training|time|sleep|hair|week|warm)\w+|gash\w*|lacerat\w*|split (?:my|his|her) (?:chin|eyebrow|lip|shin|head|knee)|(?:needs?|need) (?:stitches|a stitch|sewing|stitching)|schnittwunde|platzwunde|tief(?:e|er)? (?:schnitt|wunde)|aufgeschnitten|muss genaht|corte profundo|herida profunda|me (?:he )?raje? (?:la|el|un) \w+(?=.{0,60}profund)|puntos de sutura|coupure profonde|plaie profonde|points de suture|taglio profondo|ferita profonda|punti di sutura|corte fundo|ferida profunda|diepe (?:snee|wond)|hechting\w*)\b/u;
/** A cut that may need stitches. */
export function mentionsCut(text: string): boolean {
  return CUT.test(plain(text));
}

const TIGHT_CAST =
  /\b(?:cast|plaster cast|bandage|strapping|tape|brace|splint|compression sleeve|gips\w*|verband|schiene|yeso|escayola|vendaje|platre|bandage|attelle|gesso|fasciatura|ligadura|gips|verband)\b/u;
const WITHOUT_BLOOD =
  /\b(?:white|pale|blue|purple|cold|numb|no feeling|weiss|blass|blau|kalt|taub|blanc[oa]?|blanche|palid[oa]|azul|fri[oa]|froid[e]?|bleu\w*|bianc[oa]|fredd[oa]|blu|branc[oa]|roxo|koud|wit|blauw)\b/u;
/** A cast or bandage that cuts off the limb. */
export function mentionsTightCast(text: string): boolean {
  const said = plain(text);
  return TIGHT_CAST.test(said) && WITHOUT_BLOOD.test(said);
}

const BELOW_RIGHT =
  /\b(?:(?:lower )?right(?: lower)?(?: side)?(?: of)?(?: my)? (?:belly|abdomen|stomach|tummy|side)|(?:belly|abdomen|stomach|tummy)\b.{0,30}\b(?:lower right|right side|to the right)|lower right|rechts unten|rechter unterbauch|abajo a la derecha|bas a droite|basso a destra|em ?baixo a direita|rechtsonder)\b/u;
/** Pain where the appendix is: nothing by mouth until a doctor has looked. */
export function mentionsAppendix(text: string): boolean {
  return BELOW_RIGHT.test(plain(text));
}

const KEEPS_NOTHING_DOWN =
  /\b(?:(?:cant|cannot|couldnt|not able to|unable to|wont) (?:keep|hold) (?:\w+ ){0,3}?(?:down|in)|nothing stays (?:down|in)|(?:vomit\w*|throw\w* up|thrown up|threw up|puk\w*|been sick) (?:(?:[4-9]|1\d) (?:times|x)|all (?:day|night)|since (?:yesterday|last night))|behalte? nichts (?:drin|bei mir)|nichts bleibt drin|no retengo nada|vomito todo|ne garde rien|vomis tout|non trattengo niente|vomito tutto|nao seguro nada|houd niets binnen)\b/u;
/** Vomiting for long, and nothing else of an emergency: the fluid is what is missing. */
export function mentionsFluidLoss(text: string): boolean {
  return KEEPS_NOTHING_DOWN.test(plain(text));
}

const CRASH =
  /\b(?:hit by (?:a|the) (?:car|van|truck|bus|lorry|motorbike|tram)|(?:car|van|truck|bus|lorry|taxi) (?:hit|knocked|ran over|clipped) (?:me|him|her)|crash\w*|came off (?:the|my) bike|fell (?:off|from)|landed on|bar(?:bell)? (?:fell|landed|dropped|rolled) on|angefahren|gesturzt|gefallen|atropell\w*|me cai|renverse par|tombe de|investit\w* da|caduto|atropelad\w*|cai d[ae]|aangereden|gevallen)\b/u;
const OF_SPINE = /\b(?:back|neck|spine|nacken|rucken|wirbel\w*|espalda|cuello|dos|nuque|cou|schiena|collo|costas|pescoco|rug|nek)\b/u;
const NERVE =
  /\b(?:numb\w*|tingl\w*|pins and needles|cant (?:feel|move)|weird|weak|electric\w*|no feeling|taub\w*|kribbel\w*|spure? .{0,20}nicht|entumecid\w*|hormigue\w*|no siento|engourdi\w*|fourmi\w*|sens plus|intorpidit\w*|formicol\w*|non sento|dormente\w*|formig\w*|nao sinto|doof|tintel\w*|voel .{0,20}niet)\b/u;
/** An accident, the back or neck, and a sign of the nerves: nobody moves. */
export function mentionsHurtSpine(text: string): boolean {
  const said = plain(text);
  return CRASH.test(said) && OF_SPINE.test(said) && NERVE.test(said);
}

const BLOOD_COUGHED =
  /\b(?:cough\w* (?:up )?(?:\w+ ){0,3}blood|blut (?:ge)?hust\w*|huste? (?:etwas |ein bisschen )?blut|tos\w* (?:con )?sangre|crach\w* (?:du |le )?sang|toss\w* (?:con )?sangue|tossi\w* sangue|hoest\w* bloed|bloed (?:op)?gehoest|pink (?:foam|froth))\b/u;
const BLUE_LIPS =
  /\b(?:(?:lips|face) (?:are |is |look |turned |went |going |gone )*(?:blue|grey|purple)|blue lips|lippen (?:sind )?blau|blaue lippen|labios (?:azules|morados|roxos)|levres bleues|labbra blu|blauwe lippen)\b/u;
/** Blood from the lungs, or lips without air: sitting up helps breathing. */
export function mentionsLungs(text: string): boolean {
  const said = plain(text);
  return BLOOD_COUGHED.test(said) || BLUE_LIPS.test(said);
}

const GAS = /\b(?:smel(?:l|ls|led|t|ling) (?:of )?(?:\w+ )?(?:gas|fumes|exhaust)|gas (?:smell|leak)|(?:gas|abgase) gerochen)\b/u;
const EVERYBODY =
  /\b(?:headaches?|dizzy|sick|nause\w*|sleepy|drowsy|confused|faint\w*|we all|all of us|kopfschmerz\w*|kopfweh|schwindl\w*|ubel)\b/u;
/** Gas that was smelled and a head that aches. */
export function mentionsGas(text: string): boolean {
  const said = plain(text);
  return GAS.test(said) && EVERYBODY.test(said);
}

const SWALLOWED =
  /\b(?:swallowed|took|taken|had|drank|geschluckt|genommen|getrunken|trague|tome|avale|pris|ingoiat\w*|preso|engoli|tomei|geslikt)\b/u;
const TOO_MUCH =
  /\b(?:(?:whole|entire|full|half a) (?:pack|packet|box|bottle|blister|strip|tub) of|(?:pack|box|bottle) of (?:pills|tablets|ibuprofen|paracetamol|painkillers|aspirin)|bleach|cleaner|detergent|antifreeze|ganze (?:packung|schachtel)|caja entera|boite entiere|scatola intera|caixa inteira|hele (?:doos|strip))\b/u;
/** Something poisonous or far too much of a medicine, whatever for. */
export function mentionsPoison(text: string): boolean {
  const said = plain(text);
  return SWALLOWED.test(said) && TOO_MUCH.test(said);
}

const OWN_CUT =
  /\b(?:cut|cutting|slic\w+|burn|burning) (?:my|into my) (?:arms?|legs?|wrists?|thighs?|skin|forearms?)\b|\b(?:schneide|ritze) (?:ich )?mir in (?:die|den) (?:arme?|beine?|haut)\b|\bme corto (?:los|las|en) (?:brazos?|piernas?)|\bme (?:coupe|taillade) les (?:bras|cuisses)|\bmi taglio (?:le braccia|le gambe)|\bcorto os (?:bracos|pulsos)|\bsnijd? (?:ik )?in mijn (?:armen|benen)/u;
const ON_PURPOSE =
  /\b(?:on purpose|(?:when|if|because|every time|each time|whenever) i (?:fail|miss|skip|eat|binge|lose|mess|do badly|train badly|am (?:slow|bad))\w*|to feel|deserve|punish\w*|absichtlich|wenn ich (?:versage|verpasse|esse)|a proposito|cuando fallo|expres|quand je (?:rate|mange)|apposta|quando (?:sbaglio|fallisco|falho)|de proposito|expres|als ik faal)\b/u;
const CUTS_SELF =
  /\b(?:i cut myself|i burn myself|i hurt myself|ich (?:ritze|schneide|verletze) mich|ritz(?:e)? mich|me corto|je me (?:coupe|scarifie|taillade|brule)|mi taglio|mi ferisco|eu me corto|me machuco de proposito|ik snij(?:d)? (?:mezelf|mijzelf|mn armen))\b/u;
const WHEN_TRAINING_FAILS =
  /\b(?:(?:when|if|whenever|every time|each time) (?:i (?:fail|miss|skip|lose)|(?:training|the session|a session|a run|my run|it) (?:goes|went) (?:bad|badly|wrong))|wenn (?:ich (?:versage|verliere|.{0,16}verpasse)|(?:das|ein|mein) training (?:schlecht|nicht)|es (?:schlecht|nicht))|(?:cuando|si) (?:fallo|pierdo|no cumplo|(?:el|un) entreno|entreno mal|me sale mal)|(?:quand|si) (?:je (?:rate|perds)|la seance|ca (?:va|se passe) mal)|(?:quando|se) (?:sbaglio|perdo|l ?allenamento|va male|falho|perco|o treino|da errado)|als (?:ik (?:faal|verlies)|(?:de|een|mn) (?:training|run)|het mis))\b/u;

/** Self-harm by cutting or burning: its words come before those about a wound. */
export function mentionsSelfHarm(text: string): "deep" | "told" | undefined {
  const said = plain(text);
  const isTold = (OWN_CUT.test(said) && ON_PURPOSE.test(said)) || (CUTS_SELF.test(said) && WHEN_TRAINING_FAILS.test(said));
  if (!isTold) return undefined;
  return /\b(?:deep|too far|wont stop|bleeding|now|tonight|tief|profundo|profond|fundo|diep)\b/u.test(said) ? "deep" : "told";
}

const WISHES_TO_DIE =
  /(?:^|[.,;:!?\n]|\b(?:and|und|y|et|e|en)\b)\s*(?:i (?:just |really |only )?(?:want to|wanna) (?:die|be dead)|ich (?:will|möchte|mag) (?:(?:nur noch |einfach )*(?:sterben|tot sein)|nicht mehr leben)|(?:solo )?(?:me )?quiero morir(?:me)?|je veux (?:juste )?mourir|voglio (?:solo )?morire|(?:eu )?(?:só )?quero morrer|ik wil (?:gewoon )?dood)\s*(?:$|[.,;:!?\n])/iu;

const NOTHING_TO_LIVE_FOR =
  /\b(?:nothing|no reason|no point) (?:left )?(?:to live(?: for)?|worth living for|in living(?! room))\b|\bnichts mehr wofur (?:ich|es sich) (?:noch )?(?:leb\w*|zu leben)|\bnada por lo que vivir\b|\bplus rien (?:a|pour) vivre\b|\bniente per cui vivere\b|\bnada pel[oa] que viver\b|\bniets meer om voor te leven\b/u;
/** "Kill me now" of somebody who says that it is no joke. */
const MEANS_IT =
  /\bkill me\b.{0,40}\b(?:mean it|for real|not joking|no joke|seriously)\b|\b(?:mean it|for real|not joking|no joke|seriously)\b.{0,40}\bkill me\b/u;

/** "I'd rather be six feet under than go on", in seven languages. */
const RATHER_BURIED =
  /\b(?:rather|sooner|better(?: off)?|lieber|besser|mejor|prefiero|plutot|mieux|prefere|meglio|preferisco|melhor|prefiro|liever|beter)\b.{0,30}\b(?:(?:six|6) (?:feet|ft|foot) under|(?:under|below) (?:the )?ground|unter der erde|bajo tierra|sous (?:la )?terre|six pieds sous|sotto ?terra|debaixo d[ae] terra|onder de (?:grond|zoden))\b/u;

/** "Nothing left to live for", which is no denial of signs, "kill me now, I mean it", and rather being buried. */
export function saysLifeIsWorthNothing(text: string): boolean {
  const said = plain(text);
  return NOTHING_TO_LIVE_FOR.test(said) || MEANS_IT.test(said) || RATHER_BURIED.test(said);
}

/** "I want to die" as a statement of its own, not "burpees make me want to die". */
export function statesWishToDie(text: string): boolean {
  return WISHES_TO_DIE.test(text);
}

const TICK =
  /\b(?:ticks? (?:bite|bit|stuck|on my|in my)|bitten by a tick|zeckenbiss|zecke\w*|garrapata|tique|zecca|carrapato|tekenbeet|teek|carraca|(?:pulled|took|picked) (?:the|a) tick|the tick|tick (?:off|out))\b/u;
const RING = /\b(?:ring|circle|round|rash|redness|red|rot\w*|kreis|anillo|rojo|cercle|rouge|anello|ross[oa]|vermelh[oa]|rood|kring)\b/u;
/** The rash around a tick bite: a doctor's matter, no emergency while nothing else is told. */
export function mentionsTickRash(text: string): boolean {
  const said = plain(text);
  return TICK.test(said) && RING.test(said);
}

const JOINT =
  /\b(?:knee|ankle|foot|knie|knochel|sprunggelenk|fuss|rodilla|tobillo|pie|genou|cheville|pied|ginocchio|caviglia|piede|joelho|tornozelo|pe|enkel|voet)\b/u;
const SPRAIN =
  /\b(?:pop\w*|snap\w*|crack\w*|twist\w*|rolled|swell\w*|swoll\w*|plopp?|geknackt|knack\w*|verdreht|umgeknickt|geschwollen|dick|crac|clac|chasquido|torci|hincho|hinchad[oa]|craqu\w*|tordue?|gonfle\w*|tac|schiocco|stort[oa]|girat[oa]|gonfi[oa]|estalo|virei|inchou|inchad[oa]|krak|plop|verzwikt|verdraaid|opgezet|dik)\b/u;
const NO_WEIGHT =
  /\b(?:(?:cant|cannot|couldnt|no) .{0,24}(?:weight|walk|stand|step|steps)|nicht .{0,16}(?:auftreten|gehen|stehen|laufen)|auftreten geht nicht|keine .{0,8}schritte|(?:no|ni) .{0,24}(?:apoyar\w*|apoyo|pisar|pasos|andar)|(?:peux|peut|arrive|impossible).{0,24}(?:poser|marcher|appuyer|pas)|non .{0,24}(?:cammin\w*|appoggi\w*|poggi\w*|passi)|nao .{0,24}(?:apoi\w*|pisar|passos|andar)|(?:geen|niet) .{0,20}(?:stappen|staan|lopen))\b/u;
const SWELLS = /\b(?:swell\w*|swoll\w*|geschwollen|dick|hinch\w*|gonfl\w*|gonfi\w*|inch(?:ou|ad[oa])|opgezet|dik)\b/u;
const LIMB_IN_DANGER =
  /\b(?:crooked|bent|deform\w*|bone|dislocat\w*|out of (?:place|joint)|numb|tingl\w*|cold|white|pale|pulse|blood|bleed\w*|open|schief|verformt|knochen|ausgerenkt|taub|kribbel\w*|kalt|weiss|blass|puls|blut\w*|offen|torcid[oa] hacia|deformad[oa]|hueso|dislocad[oa]|fuera de sitio|dormid[oa]|hormigue\w*|fri[oa]|blanc[oa]|palid[oa]|sangr\w*|abiert[oa]|deforme\w*|los|os sort|deboite\w*|engourdi\w*|fourmi\w*|froide?|blanche?|pale|saigne\w*|ouverte?|osso|deformat\w*|lussat\w*|intorpidit\w*|formicol\w*|fredd[oa]|bianc[oa]|sangu\w*|apert[oa]|deslocad[oa]|dormente|formig\w*|branc[oa]|scheef|bot|uit de kom|doof|tintel\w*|koud|wit|bleek|bloed\w*)\b/u;

/**
 * A knee, ankle or foot that popped or swelled and bears no weight: seen today, no ambulance while it is straight, warm and felt (triage.md section
 * 5, other emergencies).
 */
export function mentionsSprain(text: string): boolean {
  const said = plain(text);
  return JOINT.test(said) && SPRAIN.test(said) && (NO_WEIGHT.test(said) || SWELLS.test(said)) && !LIMB_IN_DANGER.test(said);
}

const OUT_OF_SHAPE =
  /\b(?:bones? (?:is |are )?(?:sticking|poking|coming|showing|out|visible)|(?:see|seeing) (?:the |my )?bone|points? (?:sideways|the wrong way|backwards)|(?:knochen|bein|arm|fuss|finger) (?:steht|ragt|schaut) .{0,14}(?:ab|raus|heraus|schief|falsch)|knochen .{0,12}(?:raus|sichtbar)|hueso .{0,14}(?:fuera|sale|asoma|se ve)|se (?:me )?(?:ve|asoma|sale) el hueso|los (?:sort|depasse)|on voit los|osso .{0,14}(?:fuori|esce|sporge|aparec\w*|saiu|pra fora)|si vede losso|bot .{0,14}(?:uit|zichtbaar|steekt)|out of (?:place|joint|socket)|dislocat\w*|ausgerenkt|ausgekugelt|dislocad[oa]|se (?:me )?salio (?:el hombro|la rotula|la rodilla)|deboite\w*|lussat\w*|deslocad[oa]|uit de kom)\b/u;
const LIMB_PART =
  /\b(?:knee|ankle|foot|leg|arm|elbow|wrist|hand|toes?|fingers?|shoulder|shin|knie|knochel|fuss|bein|arm|ellbogen|handgelenk|hand|zehen?|finger|schulter|rodilla|tobillo|pie|pierna|brazo|codo|muneca|mano|dedos?|hombro|genou|cheville|pied|jambe|bras|coude|poignet|main|orteils?|doigts?|epaule|ginocchio|caviglia|piede|gamba|braccio|gomito|polso|dita|spalla|joelho|tornozelo|pe|perna|braco|cotovelo|pulso|mao|ombro|enkel|voet|been|elleboog|pols|tenen|vingers|schouder)\b/u;
const NOT_FELT =
  /\b(?:numb|no feeling|cant feel|taub|kein gefuhl|dormid[oa]s?|no siento|engourdi\w*|sens(?:ent)? (?:plus|pas)|intorpidit\w*|non sento|dormentes?|nao sinto|doof|geen gevoel|tingl\w*|kribbel\w*|hormigue\w*|fourmi\w*|formicol\w*|formig\w*|tintel\w*)\b/u;
const NO_BLOOD =
  /\b(?:(?<!had a |a |ice |the )cold|white|pale|blue|eiskalt|kalt|weiss|blass|blau|fri[oa]s?|blanc[oa]s?|palid[oa]s?|azul\w*|morad[oa]s?|froids?|froides?|blanche?s?|bleus?|fredd[oaie]|bianc[oahe]+|gelad[oa]s?|branc[oa]s?|rox[oa]s?|koud|wit|bleek|blauw)\b/u;

/**
 * A limb that is bent, whose bone shows or whose joint is out, or that is hurt and neither felt nor warm (triage.md section 5, other emergencies): an
 * emergency.
 */
export function mentionsLimbInDanger(text: string): boolean {
  const said = plain(text);
  if (!LIMB_PART.test(said)) return false;
  return OUT_OF_SHAPE.test(said) || ((SPRAIN.test(said) || NO_WEIGHT.test(said)) && NOT_FELT.test(said) && NO_BLOOD.test(said));
}
