import { healthGroup, type Mention } from "../group.ts";

/** Taken every day it keeps asthma controlled; it is the reliever that says otherwise. */
const PREVENTER =
  /\b(?:brown (?:one|puffer)|preventer|controller|brown inhaler|steroid inhaler|inhaled steroid|symbicort|dauerspray|vorbeugespray|preventivo|traitement de fond)\b(?: \w+){0,2} (?:every day|daily|taglich|cada dia|tous les jours|every night)\b|\b(?:daily|every day) (?:preventer|controller|brown inhaler|steroid inhaler)\b/gu;

/** special-populations.md section 4.10. */
export const asthma = healthGroup(
  "asthma",
  "asthma, asthmatic, astma, asmatic, exercise wheeze, wheezy, =wheeze, inhaler, puffer, ventolin*, salbutamol, symbicort, belastungsasthma, *asthma, asthmaspray, =asma, asmatico, asmatica, inhalador, silbidos, asthme, asthmatique, ventoline, ca siffle, astmatico",
  (mention, finding) => {
    const { said } = mention;
    if (isOutgrown(mention))
      return finding({
        label: "asthma as a child",
        limits: { clearance: "none" },
        note: "Asthma that ended with childhood limits nothing.",
      });
    const isBad =
      /night|nachts|noche|nuit|every day|daily|taglich|cada dia|tous les jours|oral steroid|prednisol|cortison|not controlled|uncontrolled|nicht (?:gut )?eingestellt|mal controle|no controlad|getting worse/u.test(
        said.replaceAll(PREVENTER, " "),
      );
    const isStatedWell = WELL_CONTROLLED.test(mention.whole) && !/night|nachts|noche|nuit|prednisol|getting worse/u.test(said);
    const isGood =
      /\b(?:well )?controlled\b|under control|gut eingestellt|controlad|controllat|gecontroleerd|onder controle|bien controle|mild|leicht|light|leve|leger|rarely|selten|a veces|only (?:when|in) (?:cold|spring)|child|kind|nin/u.test(
        said,
      ) ||
      /well controlled|under control|(?:its|it s|is|and|then|n) (?:its )?all good|no (?:problems?|issues?|trouble)\b|mild asthma|leichtes asthma|asma leve|asthme leger|gut eingestellt|bien controlad|bien controle/u.test(
        mention.whole,
      );
    const isSettled = isGood || (RELIEVED.test(mention.whole) && !HELD_BACK.test(mention.whole));
    if (isBad && !isStatedWell)
      return finding({
        label: "asthma that is not controlled",
        limits: { rpe: 5, scoredMinutes: 0, tests: false, warmupMinutes: 15, clearance: "advise" },
        note: `Effort stays at RPE 5, with nothing against the clock, until it is controlled: see your doctor this week. ${BAG}`,
        race: "do-not-start",
      });
    return finding({
      label: "asthma",
      limits: { warmupMinutes: 15, ...(isSettled ? {} : { rpe: 7 }), clearance: isSettled ? "none" : "advise" },
      note: `${isSettled ? "No limit on effort" : "Effort stays at RPE 7 until I know that it is controlled"}; before hard work, take a long warm-up with some 30-second surges. ${isCold(mention.whole) ? BAG.replace("Below 0 °C", IN_THE_COLD) : BAG}`,
      ...(isSettled
        ? {}
        : {
            ask: "Do you use the reliever on more than two days a week, wake up at night because of your breathing, or hold back because of it?",
          }),
    });
  },
);

/** Said so: a preventer of every day is why. */
const WELL_CONTROLLED =
  /(?<!\b(?:not|isnt|nicht|no|pas|non|nao|niet) (?:\w+ )?)\b(?:(?:well|fully|completely) controlled|under control|gut eingestellt|bien controlad[oa]|bien controle|ben controllat[oa]|goed onder controle)\b/u;

const CHILDHOOD =
  /\b(?:as an? (?:\w+ )?(?:kid|child|baby|toddler|teen\w*)|when i was (?:a kid|a child|little|small)|(?:in (?:my )?)?childhood|als (?:kleines )?kind|(?:in der )?kindheit|(?:etant |quand j etais )?(?:enfant|petite?)|(?:dans l )?enfance|de (?:nin[oa]|pequen[oa])|(?:en la )?infancia|da (?:bambin[oa]|piccol[oa])|(?:nell )?infanzia|(?:em|quando era) crianca|in (?:mijn )?(?:jeugd|kindertijd))\b/gu;
/** "Not since", "seitdem nix mehr": nothing of it has come back; "not since last winter" is a day. */
const NOTHING_SINCE =
  /\b(?:(?:not|nothing|none|never|no (?:problems?|issues?|trouble|symptoms?)) since(?! (?:last|this|the|i|my|we|a|about|around|\d|spring|summer|autumn|winter|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|christmas))|(?:grew|grown) out of it|outgrew it|outgrown|(?:seitdem|seither|danach|spater) (?:nie|nix|nichts|keine?s?)(?: (?:mehr|wieder))?|(?:heute|jetzt) nicht mehr|(?:plus|rien|jamais)(?: rien| jamais)? depuis(?! (?:le|la|l|les|cet|cette|ce|que|un|une|hier) )|desde entonces (?:nada|nunca|no)|nunca mas|mai piu|da allora (?:niente|nulla|mai)|nunca mais|desde entao (?:nada|nunca)|(?:sindsdien|daarna) (?:niets|nooit|niet|geen)(?: meer)?|nooit meer)\b/u;
const COMES_BACK =
  /\b(?:sometimes|occasionally|still|again|only|except|unless|but|rarely|noch|manchmal|ab und zu|wieder|nur|ausser|aber|selten|parfois|encore|sauf|rarement|quand|a veces|todavia|aun|solo|salvo|pero|cuando|a volte|ogni tanto|ancora|tranne|quando|as vezes|ainda|so|exceto|soms|nog|alleen|behalve|maar)\b/u;
const TREATED =
  /inhal|puffer|ventolin|salbutamol|symbicort|spray|preventer|reliever|controller|wheez|whistl|pfeif|siffl|silbid|sibil|fischi|piep|breath|short of air|luftnot|atemnot|kurzatmig|essouffl|ahogo|fiato|falta de ar|benauwd/u;

/** An illness of childhood of which nothing came back, and for which nothing is taken. */
function isOutgrown({ sentence, whole }: Mention): boolean {
  const rest = sentence.replace(CHILDHOOD, " ");
  const since = rest.replace(NOTHING_SINCE, " ");
  return rest !== sentence && since !== rest && !COMES_BACK.test(since) && !TREATED.test(whole);
}

const RELIEVER = String.raw`(?:inhalers?|puffers?|puffs?|ventolin\w*|salbutamol|reliever|blue one|spray\w*|\w*spray|sprayst\w*|hub|hube|inhalador|aerosol|bouffees?|ventoline|spruzz\w*|puff|bombinha|bomba|pufjes?|inhalator)`;
const ALL_IS_WELL = String.raw`(?:golden|sorted|grand|fine|good|ok|okay|(?:no|zero) (?:problem|bother|issues?)|away i go|good to go|never stops me|gut|geht|passt|laeuft|lauft|roule|nickel|ca va|ca passe|bien|perfecto|como nueva|sin problema\w*|a posto|va bene|tutto bene|apposto|tudo bem|fico bem|tranquil[oa]|prima|goed|klaar|geen probleem)`;
/** "Two puffs before and I'm golden": the reliever that was prescribed before sport does what it should (special-populations.md section 4.10). */
const RELIEVED = new RegExp(
  String.raw`\b${RELIEVER}\b[^.;]{0,40}?\b(?:before|vorher|davor|vor|avant|antes|prima|vooraf|ervoor|voor)\b[^.;]{0,40}?\b${ALL_IS_WELL}\b`,
  "u",
);
/** More than a reliever before sport answers. */
const HELD_BACK =
  /\b(?:not|never|no longer|still|but|nicht|trotzdem|aber|quand meme|mais|pero|todavia|ma|ancora|mas|ainda|maar|niet|night|wake|stop|hold back|held back|attacks?|hospital|worse|twice a week|three times|every day|daily|nachts|anfall\w*|ataque\w*|crises?|crisi|attacco|crise)\b/u;

function isCold(whole: string): boolean {
  return /\b(?:cold(?: air| weather)?|winter|frost|kalte?\w* luft|kalte|aire frio|frio|air froid|froid)\b/u.test(whole);
}

const IN_THE_COLD = "Cold air sets it off, as you wrote, so below 0 °C";

const BAG =
  "Keep your inhaler in your bag and take the prescribed puff first. Below 0 °C: scarf or indoors; on pollen or smoke days: indoors at RPE 6. Reliever more than twice a week, puffs before sport not counted: see your doctor. If the reliever does not end an attack, call your emergency number.";
