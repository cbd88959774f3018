import { type PhraseList, phraseList } from "./phrase-list.ts";
import type { Clause } from "./clause.ts";

/** Brand names, slang and nicknames of one class, and the words for it that the groups of special-populations.md section 4 know. */
interface LayName {
  readonly known: string;
  readonly names?: string;
  /** What is told in a sentence of its own: "a box under the collarbone". */
  readonly told?: RegExp;
  /** The "no" of such a sentence is part of the sign: "havent had my monthly". */
  readonly isNo?: true;
}

const MONTH = String.raw`(?:jan\w*|feb\w*|mar\w*|mrz|apr\w*|ma[iy]o?|mei|jun\w*|jul\w*|giugno|luglio|aug\w*|ago\w*|aout|sep\w*|set\w*|o[ck]t\w*|ott\w*|out\w*|nov\w*|de[cz]\w*|dic\w*|ene\w*|gen\w*|spring|summer|autumn|xmas|christmas|fruhjahr|fruhling|sommer|herbst|winter|verano|otono|primavera|ete|automne|hiver|estate|autunno|inverno|verao|voorjaar|zomer|herfst)`;
const CHILD = String.raw`(?:baby|babies|twins|little (?:one|man|lady|fella)|bub|mini me|nachwuchs|zwerg|krumel|wurm|zwillinge|kleine[rs]?|peque\w*|bebe|gemel\w+|petit\w*|jumeaux|piccol[oa]|bimb[oa]|bambin[oa]|pupo|filhote|kleintje|tweeling)`;
const COUNT = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|drei|vier|funf\w*|sechs\w*|sieb\w*|acht\w*|neun\w*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|deux|trois|quatre|cinq|sept|huit|neuf|due|tre|quattro|cinque|sei|sette|otto|nove|dois|quatro|sete|oito)`;

const BOX = String.raw`\b(?:box|battery|gadget|gizmo|device|thing|wire|wires|kast(?:je|chen|erl)?|kasten|gerat|apparaat\w*|cajita|aparat\w*|boitier|pile|scatol\w+|macchinett\w+|aggeggio|caixinha|aparelho|pilha)\b`;
const COLLARBONE = String.raw`\b(?:collar ?bone|clavicle|clavicul\w*|clavicola|schlusselbein|sleutelbeen)\b`;
const HEART = String.raw`\b(?:hearts?|ticker|coronar\w*|arter\w*|herz\w*|kranz\w*|corazon|coeur|cuore|coracao|hart\w*|krans\w*)\b`;

/** Medicines by their brands in Europe and America, devices and missing organs by what people call them. */
const LAY_NAMES: readonly LayName[] = [
  {
    known: "blood thinner",
    names:
      "pradaxa, savaysa, lixiana, roteas, jantoven, aldocumar, falithrom, fluindion*, acenocoumarol*, acenocumarol*, fenprocoumon, phenprocoumon*, marevan, varfine, clexane, lovenox, fragmin, innohep, fraxiparin*, enoxaparin*, dalteparin*, tinzaparin*, rat poison pills, rat poison tablets, on rat poison, rat poison stuff, thrombosespritz*, clot buster*, thinning tablets, thinning pills, thinners, blood thinning, sangre liquida, fluidifica el sangre, anticoagulant*, antistolling*, trombosedienst",
  },
  {
    known: "clotting disorder clot",
    names:
      "blood clot, blood clots, clots in, clot in, clot on, clots on, had a clot, coagulo, coagulos, caillot, caillots, trombo, blutgerinnsel, bloedstolsel, stolsel, phlebite, flebite, tromboflebitis, embolie, embolia, embolus, lungenembolie, longembolie, trombosi, =dvt, pulmonary embol*",
  },
  {
    known: "aspirin",
    names:
      "kardegic, cardioaspirin*, adiro, tromalyt, ascal, carbasalaat*, =aas, ass100, godamed, baby aspirin, aspirineta, aspegic, thrombo ass",
  },
  { known: "clopidogrel", names: "iscover, duoplavin, brilinta, possia, grepid, triflusal, disgren" },
  {
    known: "beta blocker",
    names:
      "=concor, emconcor, cardensiel, detensiel, bisocor, =zebeta, beloc, seloken, lopresor, lopressor, toprol*, selozok, tenormin, inderal, sumial, avlocardyl, dociton, nebilet, =lobivon, temerit, bystolic, dilatrend, coreg, kredex, coropres, procoralan, blocker vom kardio, propra, heart slowing tablet*, tablets to slow my heart, slow my heart down",
  },
  {
    known: "amiodaron",
    names:
      "cordarone, cordarex, trangorex, pacerone, ancoron, =multaq, tambocor, apocard, flecaine, rytmonorm, rythmol, rytmonal, norpace, =sotacor, sotalex, lanoxin, digimerck, tikosyn",
  },
  {
    known: "blood pressure medicine",
    names:
      "coversyl, coveram, =triatec, tritace, delix, ramipress, zestril, prinivil, lopril, renitec, =enapren, norvasc, =amlor, istin, diovan, =tareg, micardis, kinzal, cozaar, losartan*, lozartan*, atacand, blopress, aprovel, avapro, benicar, olmetec, olmetec, adalat, exforge, twynsta, blutdruckpille*, blutdrucktablett*, blutdrucksenker, fur den blutdruck, furn blutdruck, for my pressure, for the pressure, pressure tablet*, pressure pill*, pastilla de la tension, pastillas de la tension, para la tension, pra pressao, para a pressao, pour la tension, per la pressione, pillola della pressione, bloeddrukpil*, bloeddruktablet*, voor de bloeddruk",
  },
  {
    known: "furosemide",
    names:
      "=lasix, seguril, lasilix, dryptal, burinex, torasemid*, =torem, =unat, aldactone, spironolact*, esidrex, esidrix, water pill*, water tablet*, plaspil*, plastablet*, entwasserungstablett*, wassertablett*, diuretico, diuretique, diuretiques",
  },
  {
    known: "insulin",
    names:
      "lantus, toujeo, tresiba, levemir, abasaglar, basaglar, novorapid*, novolog, humalog, =apidra, =fiasp, lyumjev, actrapid*, humulin*, novomix, insulatard, long acting one at night, insulinspritz*, =pumper, sugar pen, glucagon*, glucagen, hypo kit, baqsimi, dextro in jeder tasche",
  },
  {
    known: "diabetes",
    names:
      "prick my finger before, prick my finger every, prick my finger four, prick my finger five, finger pricks before, sugars drop, sugars crash, sugar drops, sugar crashes, my sugars go low, my sugar goes low, sugar goes low, diabeet, diabete, diabetique, diabetico, diabetica, zuckerkrank*, azucar desde, tengo azucar, tenho acucar, suiker sinds",
    told: /\btype (?:one|two|1|2)\b(?! (?:fun|personality|workouts?|sessions?|person))|\btyp (?:eins|zwei)\b|\btipo (?:uno|due|dos|um|dois)\b/u,
  },
  {
    known: "ozempic",
    names:
      "wegovy, mounjaro, zepbound, saxenda, victoza, trulicity, rybelsus, semaglutid*, tirzepatid*, liraglutid*, skinny jab*, skinny pen, skinny shot*, fat jab*, weight loss jab*, weight loss shot*, weight loss injection*, weight loss pen, abnehmspritze*, fettwegspritze*, afslankprik*, afslankspuit*, afvalprik*, pinchazo para adelgazar, pluma para adelgazar, piqure pour maigrir, stylo pour maigrir, puntura per dimagrire, punturina per dimagrire, caneta para emagrecer, canetinha",
  },
  {
    known: "epilepsy",
    names:
      "gardenal, fenobarbital, phenobarbital*, luminal, depakin*, depakote, epilim, ergenyl, orfiril, convulex, tegretol, tegretal, timonil, trileptal, lamictal, =vimpat, briviact, dilantin, epanutin, epamin, hidantal, zonegran, fycompa, topamax, phenytoin*, fenitoina, oxcarbazepin*, toevallen, =toeval, crises de absencia, absence seizure*, petit mal, grand mal seizure*, convulsao, convulsoes, crise convulsiva, funny turn*",
    told: /\b(?:go|goes|went|i) (?:blank|walkabout|absent)\b(?: \w+){0,3}? (?:minutes?|seconds?|secs?|moment|while)\b|\b(?:people|they|folks|mates|wife|husband) (?:say|says|tell me|reckon) (?:i (?:stare|freeze|zone out|go blank)|my (?:arms?|hands?|legs?|body) (?:jerks?|twitch\w*))\b|\b(?:bit|bitten|biting) my tongue\b|\blangue mordue\b|\bzunge (?:ge|zer)bissen\b|\blengua mordida\b|\blingua morsa\b|\blingua mordida\b|\btong (?:ge|kapot ge)beten\b|\b(?:told off|banned|stopped|not allowed|no licence) (?:for |from )?driving (?:since|after) (?:my |the |a )?(?:fit|turn|episode)/u,
  },
  {
    known: "transplant immunosuppressants",
    names:
      "greffe du rein, greffe du coeur, greffe du foie, greffee du rein, greffee du coeur, greffee du foie, greffe de, trasplantad*, trapiantat*, transplantad*, getransplanteerd, transplantiert, tacrolimus, =tacro, prograf, advagraf, envarsus, cellcept, myfortic, mycophenolat*, micofenolato, ciclosporin*, ciclosporina, sandimmun*, neoral, everolimus, sirolimus, certican, anti rejection, antirejection, rejection meds, rejection tablets, somebody elses kidney, somebody elses liver, somebody elses heart, donor kidney, donor liver, donor heart, donor lung*, spenderniere, spenderherz, spenderleber, rinon nuevo, higado nuevo, nouveau rein, nouveau foie, rene nuovo, fegato nuovo, rim novo, figado novo, donornier, donorhart, donorlever, new liver, new lungs",
  },
  {
    known: "autoimmune",
    names:
      "azathioprin*, azatioprin*, imuran, imurel, imurek, metotrexato, methotrexat*, =mtx, enbrel, etanercept, cosentyx, orencia, cimzia, simponi, xeljanz, olumiant, rinvoq",
  },
  {
    known: "steroids",
    names:
      "prednis*, =medrol, cortancyl, solupred, deltacortene, =decortin, dexamethason*, decadron, deflazacort, corticoid*, pred taper, on pred, course of pred",
  },
  {
    known: "antidepressants",
    names:
      "zoloft, lustral, prozac, adofen, cipramil, celexa, cipralex, lexapro, seroplex, esertia, deroxat, =paxil, seroxat, paroxetin*, effexor, efexor, cymbalta, duloxetin*, remeron, mirtazapin*, wellbutrin, elontril, bupropion*, trazodon*, quetiapin*, seroquel, olanzapin*, zyprexa, aripiprazol*, abilify, lithium carbonate, =litio, on lithium, lithium for, taking lithium, happy pills, ssri, ssris, stimmungsaufheller",
    told: /\b(?:take|taking|pop|nehm\w*|schluck\w*|tomo|prends|prendo|slik)\b.{0,80}?\b(?:for my (?:mood|nerves|head)|(?:gegen|fur) die (?:stimmung|psyche|nerven)|para (?:el animo|los nervios|o humor)|pour (?:l humeur|le moral)|per (?:l umore|i nervi)|voor mijn (?:stemming|hoofd))\b/u,
  },
  {
    known: "chemo",
    names:
      "chimio*, quimio*, chemio*, =taxol, docetaxel, paclitaxel, folfox, folfiri, capecitabin*, xeloda, herceptin, arimidex, =femara, nolvadex, glivec, gleevec, ibrance, keytruda, opdivo, zometa, infusion chair, mastectom*, brustkrebs, radioterapia*, radiotherapie, bestralingen, chemoport, portacath, port a cath, cancer port, chambre implantable",
    told: /\b(?:took|taken|cut|had) (?:my |the )?(?:lefty|righty|left one|right one|boobs?|breasts?|a boob|one boob|my nut|a nut|a testicle|my testicle)(?: \w+)? off\b|\b(?:drip|chemo|infusion|power) port\b|\bport (?:in|under|a) (?:my |the )?(?:chest|skin|cath)|\b(?:last|next|my|first|third|final) infusions?\b|\b(?:war|es war|was) (?:was |wat |iets )?(?:bosartig\w*|malign\w*|kwaadaardig\w*)\b|\bit was (?:the )?(?:bad kind|malignant|big c)\b/u,
  },
  {
    known: "icd",
    told: new RegExp(
      String.raw`${BOX}.{0,80}?\b(?:shocks?|shock me|zaps?|zap me|jolts?|kicks? me|kick me|schock\w*|schlag|stromsto\w*|choque|calambrazo|descarga|choc|decharge|scossa|scarica|choquezinho|klap|opdonder)\b|\bzapper\b.{0,80}?\bchest\b|\bdefib\b`,
      "u",
    ),
  },
  {
    known: "pacemaker",
    names: "herzschrittmacher*, stimulateur, marcapaso*, marca passo, marcapasso, pacemaker*",
    told: new RegExp(
      String.raw`${BOX}(?: \w+){0,6}? ${COLLARBONE}|${COLLARBONE}(?: \w+){0,5}? ${BOX}|\b(?:keeps?|holds?) (?:me|my heart|it|the ticker) (?:in (?:beat|time|rhythm|step)|ticking|going steady)|\b(?:takt|ritmo|rythme|ritme) (?:vorgibt|vor|an|marca)\b`,
      "u",
    ),
  },
  {
    known: "stent",
    told: new RegExp(
      String.raw`\b(?:springs?|tubes?|pipes?|mesh|rohrchen|federn?|muelles?|tubitos?|ressorts?|moll[ae]|tubicin\w+|molas?|veert?j?e?s?|buisjes?)\b(?: \w+){0,4}? ${HEART}|${HEART}(?: \w+){0,3}? \b(?:springs?|rohrchen|muelles?|ressorts?|moll[ae]|molas?|veertjes|buisjes)\b`,
      "u",
    ),
  },
  {
    known: "heart condition",
    names:
      "open heart surgery, open heart op, open chest op, herz op, am offenen herzen, corazon abierto, coeur ouvert, cuore aperto, coracao aberto, open hart operatie, hole in my heart, hole in the heart, loch im herz*, pig valve, valve swapped, new valve, neue klappe, valvula nueva, nouvelle valve, valvola nuova, valvula nova, nieuwe klep",
    told: /\bzip(?:per)?\b(?: \w+){0,4}? chest\b|\bchest zip(?:per)?\b|\b(?:bulge|bulging|swelling|widening|ballon\w*|aneurysm\w*|aneurism\w*) (?:\w+ ){0,3}?(?:big pipe|main pipe|aort\w*|big artery|main artery)\b|\baort\w* (?:is )?(?:dilat\w*|erweitert|wide|enlarged)\b/u,
  },
  {
    known: "pregnant",
    names:
      "bun in the oven, growing a human, growing a tiny human, cooking baby, cooking a baby, we are expecting, were expecting, im expecting, nicht mehr allein unterwegs, up the duff, knocked up, eating for two, family way, polichinelle dans le tiroir, estoy en estado, estado de buena esperanza, dulce espera, dolce attesa, guter hoffnung, braten in der rohre, blijde verwachting, in verwachting, de barrigao, first tri, second tri, third tri, 1st tri, 2nd tri, 3rd tri, two lines on friday, test came back positive with two lines",
    told: new RegExp(
      String.raw`\b${COUNT} (?:weeks?|wks?|months?|mths?) (?:gone|along|preggo)\b|\b(?:bin |jetzt )?(?:in der|im) ${COUNT} (?:ssw|schwangerschaftswoche|monat)\b(?! (?:des|der|vom|von|mit|dabei|im|crossfit|plan|training|programm)\w*)|\b(?:estoy|ya|voy) de ${COUNT} (?:meses|mesecitos|mesitos|semanas)\b|\besperando (?:un |una |mi |nuestro |a mi )?${CHILD}\b|\b${CHILD} (?:\w+ ){0,2}?(?:due|comes?|coming|arrives?|kommt|viene|llega|nace|arrive|nait|arriva|nasce|vem|chega|komt)(?: \w+){0,2}? ${MONTH}\b|\b(?:viene|llega|kommt|arrive|arriva|vem|komt|erwarten|expecting) (?:un |una |ein |eine |our |a )?${CHILD}\b|\b(?:voy|estoy|ando) (?:por|en) la semana (?:1\d|2\d|3\d|4[0-2])\b(?! (?:del? |de )(?:plan|entren\w*|prepar\w*|program\w*|la app)| ?\(?\d)|\b\d(?:e|eme) mois\b(?! (?:de|du|d) (?:plan|prog\w*|entrain\w*|abonn\w*|salle|prepa\w*))|\b${COUNT} weken (?:onderweg|ver|zwanger)\b|\b(?:alla|nella|sono alla) (?:\d{1,2}(?:esima|a)?|(?:dec|undic|dodic|tredic|quattordic|quindic|sedic|diciassett|diciott|diciannov|vent\w*|trent\w*|quarant\w*)[ei]sima) settimana\b(?! (?:di|del) (?:prepar\w*|allen\w*|piano|corsa))|\b(?:to|estou|tou) de ${COUNT} (?:semanas|meses)\b|\b${CHILD} (?:unterwegs|on the way|on board|en camino|en route|in arrivo|a caminho|onderweg)\b`,
      "u",
    ),
  },
  {
    known: "gave birth",
    told: new RegExp(
      String.raw`\b${CHILD} (?:is|ist|tiene|a|ha|tem) (?:now |just |only |jetzt |erst |nur |solo |ya )?${COUNT} (?:days?|wks?|weeks?|tage|wochen|dias|semanas|jours|semaines|giorni|settimane|dagen|weken)\b|\b(?:tive|tuve|j ai eu|ho avuto) (?:um |uma |un |una |mi |meu |minha |il )?(?:bebe|bimb[oa]|bambin[oa]|hij[oa]|filh[oa])\b`,
      "u",
    ),
  },
  {
    known: "c section gave birth",
    names: "sunroof, through the sunroof, cut me open to get her out, cut me open to get him out, emergency section, planned section",
  },
  {
    known: "miscarriage",
    names: "stillborn, sternenkind, angel baby, sleeping angel, perdita gestazionale, perda gestacional, aborto a las, aborto as, aborto a",
    told: new RegExp(
      String.raw`\b(?:lost|perdimos|perdi|a perdu|avons perdu|ai perdu|abbiamo perso|ho perso|perdemos|hemos perdido|he perdido)(?: \w+){0,2}? (?:baby|bebe|bambino|bambina|bimb[oa]|pregnancy|embarazo|grossesse|gravidanza|gravidez)\b(?! (?:weight|fat|belly|bump|brain|kilos|fett|speck))|\b(?:baby|kindje|unser kind|onze baby)(?: \w+){0,4}? (?:verloren|kwijt)\b|\b(?:baby|little one)(?: \w+){0,2}? (?:didnt|did not) make it\b`,
      "u",
    ),
  },
  {
    known: "no period",
    isNo: true,
    told: /\b(?:havent had|have not had|hasnt come|no sign of|missed|skipped|lost|not had) (?:a |my |the )?(?:monthl\w+|period|time of the month|aunt flo|menses|cycle)\b|\baunt flo (?:hasnt|has not|didnt|isnt|stopped|went)\b|\b(?:my )?(?:cycle|periods?|time of the month|monthl\w+)(?: \w+){0,2}? (?:gone|stopped|awol|vanished|disappeared|mia)\b|\b(?:tage|regel|periode|mens)(?: \w+){0,3}? (?:aus|ausgeblieben|fehlen|fehlt|verschwunden|weg)\b|\b(?:regel|periode|tage) (?:hab|habe) ich (?:\w+ ){0,3}?(?:nicht|nimmer)\b|\b(?:no me baja|no me viene|sin regla|sin la regla|sin menstruar|sin periodo|se me fue la regla|se me ha ido la regla)\b|\b(?:plus|pas) (?:de |mes |eu mes )?(?:regles|ragnagnas)\b|\b(?:regles|ragnagnas) (?:ont disparu|disparues|absentes)\b|\b(?:niente|senza|sparito il|non ho piu il) (?:ciclo|mestruazioni)\b|\b(?:ciclo|mestruazioni|le mie cose)(?: \w+){0,2}? (?:sparit\w+|assent\w+|scompars\w+)\b|\b(?:sem menstruar|nao menstruo|menstruacao (?:\w+ )?(?:sumiu|parou|desapareceu))\b|\bniet (?:meer )?ongesteld\b|\bnon mi vengono (?:piu )?(?:da|dal)\b|\bno mancho\b|\bcycle ghosted\b|\b(?:menstruatie|regels|maandelijkse)(?: \w+){0,2}? (?:weg|uit)\b/u,
  },
  {
    known: "dizziness",
    told: /\b(?:everything|the room|room|the world|todo|tout|tutto|tudo|alles|der raum|das zimmer) (?:\w+ ){0,2}?(?:spins|spinning|tilts|tilting|da vueltas|tourne|gira|roda|draait|dreht sich)\b(?! (?:around|um|autour|alrededor))|\b(?:dreht sich|draait|gira|roda|tourne) (?:mir |me |bei mir )?(?:alles|tutto|tudo|tout)\b(?! (?:um|om|autour|intorno))|\b(?:me da|todo me da) vueltas\b|\broom spins\b|\bfloor (?:moves|sways|rocks)\b|\b(?:boden|vloer) (?:schwankt|deint)\b/u,
  },
  {
    known: "one kidney",
    names: "one bean left, one bean only, single bean, gave a kidney, gave him a kidney, gave her a kidney, gave my kidney",
  },
  {
    known: "appendix operation",
    told: /\b(?:scooped|took|taken|whipped|had|cut|got)\b(?: \w+){0,3}? appendix\b.{0,80}?\b(?:days?|weeks?|wks?|months?) ago\b|\bappendix (?:out|removed|gone|taken out)\b.{0,80}?\b(?:(?:days?|weeks?|wks?|months?) ago|(?:in|last|this|back in|since) (?:january|february|march|april|may|june|july|august|september|october|november|december|month|spring|summer|autumn|fall|winter))\b|\bblinddarm\b.{0,80}?\b(?:tagen|wochen)\b|\bapendic\w+\b.{0,80}?\b(?:dias|semanas)\b|\bappendic\w+\b.{0,80}?\b(?:jours|semaines|giorni|settimane)\b|\bblindedarm\b.{0,80}?\b(?:dagen|weken)\b/u,
  },
  {
    known: "one kidney",
    names:
      "plus qu un rein, un seul rein, nur noch eine niere, un solo rinon, un rene solo, solo un rene, so um rim, nog maar een nier, only one kidney, just one kidney",
  },
  {
    known: "i leak",
    told: /\b(?:foge|foge me|escapa|escapam|sai|perco|pierdo|sfugge|scappa|perdo|echappe|perds|verlies) (?:\w+ ){0,2}?(?:gotas?|gotinhas?|gotitas?|pingos?|gocci[ae]|gocciolin[ae]|gouttes?|druppel\w*)\b/u,
  },
  {
    known: "vertigo",
    names:
      "vertiges, vertige, vertigini, vertigens, vertigem, ear crystals, crystals in my ear, ohrkristalle, lagerungsschwindel, cristales del oido, cristaux de l oreille, cristaux dans l oreille, otoliti, cristais no ouvido, oorsteentjes",
  },
];

const COMPILED = LAY_NAMES.map(({ known, names, told, isNo }): Compiled => ({
  known: known.split(" "),
  list: names === undefined ? undefined : phraseList(exact(names)),
  told,
  isNo: isNo === true,
}));

interface Compiled {
  readonly known: readonly string[];
  readonly list: PhraseList | undefined;
  readonly told: RegExp | undefined;
  readonly isNo: boolean;
}

/** A misspelt brand is another word: "proper" is no "propra", and "diabetico" no "diuretico". */
function exact(names: string): string {
  return names
    .split(",")
    .map((name) =>
      name
        .trim()
        .split(" ")
        .map((word) => (/[=*]/u.test(word) ? word : `=${word}`))
        .join(" "),
    )
    .join(", ");
}

function namesIn(words: readonly string[]): readonly Compiled[] {
  const said = words.join(" ");
  return COMPILED.filter(({ list, told }) => list?.has(words) === true || told?.test(said) === true);
}

/** The words by which the groups know what normalised words call by a brand or a nickname. */
export function knownNames(words: readonly string[]): readonly string[] {
  return namesIn(words).flatMap(({ known }) => known);
}

/** "My mum and her brother both went in their 40s": a death before fifty in the family (special-populations.md section 2.2). */
export const DIED_YOUNG =
  /\b(?:went|died|dropped dead|passed away|gone|starb\w*|gestorben|murio|murieron|mort[es]*|decede\w*|mort[oiae]|morreu|overleden|stierf) (?:suddenly |young |plotzlich |de repente |subitement |all ?improvviso |plotseling )?(?:in|at|mit|con|a los|a|aos|op|vers|before) (?:their |his |her |just |only )?(?:[234]0s|twenties|thirties|forties|[1-4]\d\b)/u;

const KNOWN = new WeakMap<Clause, Clause>();

/** The clause with the words by which the groups know its medicines, devices and organs behind its own. */
export function withKnownNames(clause: Clause): Clause {
  const cached = KNOWN.get(clause);
  if (cached !== undefined) return cached;
  const added = namesIn(clause.words);
  const found =
    added.length === 0
      ? clause
      : {
          ...clause,
          words: [...clause.words, ...added.flatMap(({ known }) => known)],
          isDenied: clause.isDenied && !added.some(({ isNo }) => isNo),
        };
  KNOWN.set(clause, found);
  return found;
}
