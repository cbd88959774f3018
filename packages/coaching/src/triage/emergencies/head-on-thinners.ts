import { LONG_PAST, SEEN } from "./stated-emergencies.ts";
import { plain } from "../signs/stated-signs.ts";
import { near, told } from "../told.ts";

/*
 * A blow to the head of somebody who takes a blood thinner is an emergency however light it was and however well they feel (triage.md category 7), in
 * English, German, Spanish, French, Italian, Portuguese and Dutch. Names of drugs are international; the brand names are those of Europe and the
 * Americas.
 */

const THINNER =
  /\b(?:warfarin\w*|coumadin\w*|marevan|marcumar\w*|marcoumar|falithrom|phenprocoumon|fenprocumon\w*|fenprocoumon|acenocoumarol|acenocumarol\w*|acenocumarolo|sintrom\w*|sinthrome|fluindione|previscan|apixaban\w*|eliquis\w*|elikwis|rivaroxaban\w*|xarelto\w*|dabigatran\w*|pradaxa\w*|edoxaban\w*|lixiana|savaysa|roteas|heparin\w*|enoxaparin\w*|clexane|lovenox|inhixa|dalteparin\w*|fragmin\w*|tinzaparin\w*|innohep|nadroparin\w*|fraxiparin\w*|fondaparinux|arixtra|clopidogrel\w*|plavix|iscover|ticagrelor\w*|brilique|brilinta|prasugrel\w*|efient|[dn]oacs?|anti ?-?coag\w*|antikoag\w*|anticoagul\w*|blood ?-?thin\w*|thinners?|blutverdunn\w*|gerinnungshemm\w*|fluidifi\w*|fluidific\w*|(?:diluir|licuar|afinar?|afina|adelgazar|diluye|licua|afilar|diluente|diluentes|eclaircir) (?:\w+ )?(?:la |el |o |le )?(?:sangre|sangue|sang)|bloedverdunn\w*|antistolling\w*|stollingsremm\w*)\b/gu;
const NOT_TAKEN =
  /\b(?:no|not on|not taking|dont take|dont use|never took|never been on|kein\w*|nicht auf|no tomo|no uso|sin|ningun\w*|pas (?:de|d|sous)|aucun\w*|sans|prends pas (?:de|d)|non prendo|non uso|nessun\w*|senza|nao tomo|sem|nenhum\w*|geen|zonder)(?: (?:any|more|mehr|un|el|il|de|d))? ?$/u;

const HEAD =
  /\b(?:(?:fore)?head|skull|temples?|noggin|bonce|scalp|crown|brow|eyebrow|(?:my|his|her|the) (?:nut|face|chin|jaw)|kopf\w*|\w+kopf|schadel\w*|stirn\w*|schlafe|birne|gesicht|augenbraue|cabeza|craneo|coco|frente|sien|nuca|ceja|cara|tete|crane|caboche|front|tempe|nuque|arcade|visage|testa|cranio|capo|fronte|tempia|zucca|sopracciglio|faccia|viso|cabeca|testa|tempora|sobrancelha|rosto|(?:voor|achter)?hoofd|kop|schedel|slaap|kruin|wenkbrauw|gezicht)\b/gu;
const BLOW =
  /\b(?:hit|hits|hitting|struck|knock\w*|bang\w*|bump\w*|whack\w*|smack\w*|smash\w*|crack(?:ed|ing)?|clock(?:ed)?|clip(?:ped)?|clonk\w*|bonk(?:ed)?|clunk\w*|conk(?:ed)?|scrap(?:ed)?|graz(?:ed)?|dinged|caught|catch|thump\w*|thwack\w*|belted|twatted|walloped|bash\w*|slam\w*|ramm\w*|fell|falls?|fallen|falling|drop(?:ped)?|landed|landing|kick(?:ed)?|elbow(?:ed)?|punch(?:ed)?|collid\w*|collision|crash\w*|came down|connected|met|into|against|blow|stoss\w*|stoess\w*|stiess|gestossen|anschlag\w*|angeschlagen|angehauen|gehauen|haue?|gefallen|geknallt|knall\w*|gekracht|gedonnert|gerumst|getroffen|trifft|traf|gerammt|gedotzt|geprallt|prall\w*|schlag\w*|geschlagen|sturz\w*|gesturzt|gegen|abbekommen|golp\w*|cayo|cae|caido|caida|cai|(?:me|he|has) (?:\w+ )?(?:di|dado|dio|pegue|pego|pegado)|choc\w*|choqu\w*|contra|estrell\w*|impact\w*|tortazo|porrazo|tombe\w*|chute|cogn\w*|pris|prends|prend|recu|coup|tape\w*|heurt\w*|percut\w*|mange|rentre\w*|contre|cadut\w*|sbatt\w*|botta|bott[ae]|colp\w*|picchi\w*|urt\w*|preso|presa|contro|addosso|caiu|bati\w*|bat[ei]\w*|pancada|queda|levei|embat\w*|gevallen|viel|gestoten|stoot\w*|stootte|geraakt|klap\w*|geknald|knal\w*|gebotst|bots\w*|gekregen|tegen)\b/gu;
/** A blow to the head in one word. */
const HEADBUTT =
  /\b(?:headbutt\w*|nutted|face ?-?plant\w*|concuss\w*|kopfnuss|kopfstoss\w*|gehirnerschutter\w*|cabezazo\w*|conmocion\w*|coup de boule|commotion\w*|testata|capocciata|zuccata|commozione cerebrale|cabecada|concussao|kopstoot|hersenschudding)\b/gu;

/** Parts that nobody mentions in training unless something happened to them. */
const SKULL =
  /\b(?:forehead|skull|temples?|eyebrow|brow|scalp|crown of (?:my|his|her)|schadel|stirn|schlafe|augenbraue|craneo|(?<!\bde )frente(?! al? )|sien|ceja|crane|tempe|arcade|fronte|tempia|sopracciglio|cranio|tempora|sobrancelha|(?<!\b(?:triceps|treinar) )testa|schedel|slaap|wenkbrauw|voorhoofd|achterhoofd)\b/gu;
const KIT =
  /\b(?:bar|barbell|rack|rig|kettle ?bells?|kb|dumb ?bells?|plates?|ball|box|bench|door|floor|wall|ice|hook|j ?cups?|stange|hantel\w*|scheibe|ball|kasten|bank|tur\w*|boden|wand|barra|disco|pesa|mancuerna|balon|cajon|puerta|suelo|barre|haltere|disque|ballon|caisse|banc|porte|sol|bilanciere|sbarra|disco|manubrio|palla|panca|porta|pavimento|barra|halter|haltere|bola|banco|chao|stang|schijf|bal|kist|deur|vloer)\b/gu;
const WOUND =
  /\b(?:bumps?|lump|egg|bruis\w*|cut|gash|scratch|graze|bleed\w*|blood|split open|black eye|beule|schramme|kratzer|platzwunde|blut\w*|chichon|corte|rasguno|sangr\w*|abri(?:o)?|bosse|coupure|bleu|saign\w*|bernoccolo|taglio|graffio|sanguin\w*|galo|corte|arranh\w*|bult\w*|snee|schram|bloed\w*)\b/gu;

const SIDE_BY_SIDE = 70;
const CLAUSES = /[,.;:!?()]+|\b(?:but|and|aber|und|pero|mais|ma|mas|maar)\b/u;

function namesThinner(said: string): boolean {
  return [...said.matchAll(THINNER)].some(({ index }) => !NOT_TAKEN.test(said.slice(0, index)));
}

/** Where a blow to the head is told that nobody has looked at since, and that is not long past. */
function tellsOfBlow(said: string): boolean {
  const besides = [
    [HEAD, BLOW],
    [HEAD, WOUND],
    [SKULL, KIT],
  ] as const;
  const beside = besides.flatMap(([part, what]) => (near(told(said, part), told(said, what), SIDE_BY_SIDE) ? told(said, what) : []));
  const blows = [...beside, ...told(said, HEADBUTT)];
  if (blows.length === 0) return false;
  const seen = [...said.matchAll(SEEN)].map(({ index }) => index).at(-1) ?? -1;
  if (seen > Math.max(...blows)) return false;
  const parts = said.split(CLAUSES).filter((part) => [BLOW, WOUND, KIT, HEADBUTT].some((pattern) => part.search(pattern) >= 0));
  return parts.some((part) => !LONG_PAST.test(part) || namesThinner(part));
}

/**
 * Whether the conversation tells of a blow to the head and of a blood thinner, and the message of at least one of them.
 * @param earlier the athlete's messages before, the oldest first
 */
export function mentionsHeadOnThinners(content: string, earlier: readonly string[]): boolean {
  const [own, before] = [plain(content), plain(earlier.at(-1) ?? "")];
  if (![own, ...earlier.map((text) => plain(text))].some(namesThinner)) return false;
  return tellsOfBlow(own) || (namesThinner(own) && tellsOfBlow(before));
}
