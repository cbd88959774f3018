import { exercisesNamedIn } from "../../catalogue/named-exercises.ts";
import { normalise } from "../../health/normalise.ts";

/** Who does a station says so: "I got picked for row and wall balls", "ich mache Rudern und Wall Balls". */
const MINE =
  /\b(?:picked (?:me )?for|(?:chosen|down|up) for|put me on|gave me|give me|my (?:\w+ )?(?:stations?|parts?|legs?|ones?|bits?|jobs?|events?|exercises?|stints?|turns?|halves|share) (?:are|is|will be|r)|(?:theyve|they|team|we|coach) (?:\w+ )?(?:put me (?:down )?(?:on|for)|gave me|have me (?:on|for))|(?:been |was )?given|(?:mache?|ubernehme?|bekomme?|kriege?|hab) ich|responsible for|my turn is|leaving me (?:with|the)|i(?:ll| will)? be (?:on|doing)|im (?:on|the one (?:on|doing|for))|mine (?:are|is)|i(?:m| am|ll| will)? (?:\w+ )?(?:got|have|do|did|doing|take|taking|on)|(?:ich|meine) (?:\w+ )?(?:mache|ubernehme|bekomme|habe|hab|bin fur|stationen (?:sind)?|darf|soll)|me (?:toca\w*|ha\w* tocado|han dado)|hago (?:yo )?|mis estaciones (?:son)?|je (?:fais|suis sur|prends|m occupe)|on m a (?:donne|mis)|mes (?:stations|ateliers) (?:sont)?|mi (?:tocca\w*|hanno dato)|faccio|fico com|faco|as minhas estacoes|ik (?:doe|krijg|heb))\b(?<what>.*)$/u;

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bski ?erg\b|\bski(?:ing)?\b/u, "Ski erg"],
  [
    /\bsled ?push\w*|\bpush(?:ing)? the sled\b|\bschlitten (?:schieben|drucken)\b|\bempuj\w* (?:de |del )?trineo\b|\bpouss\w* (?:de |du )?traineau\b/u,
    "Sled push",
  ],
  [/\bsled ?pull\w*|\bpull(?:ing)? the sled\b|\bschlitten ziehen\b/u, "Sled pull (rope)"],
  [/\bburpees?\b/u, "Burpee broad jump"],
  [/\brow(?:ing|er)?\b|\brow ?erg\b|\bruder\w*|\bremo\b|\brame(?:ur)?\b|\bvogatore\b|\broei\w*/u, "Row erg"],
  [/\bfarmer\w*|\bcarry\b/u, "Farmers carry"],
  [/\blunges?\b|\bausfallschritt\w*|\bzancadas?\b|\bfentes?\b|\baffondi\b/u, "Sandbag lunge"],
  [/\bwall ?balls?\b/u, "Wall ball"],
];

const HURTS =
  /\b(?:hurts?|pain\w*|sore|ach\w*|cant|cannot|not|never|no|dont|hate|hass\w*|weh|schmerz\w*|kein\w*|nicht|duele\w*|dolor|odio|mal|douleur\w*|pas|non|male|dolore|nao|dor|niet|pijn|geen)\b/u;
const ENDS = /[.;!?\n]+|,\s*(?=(?:but|aber|pero|mais|ma|maar)\b)/iu;

/** The stations that the team has given to the athlete, as catalogue names; empty where nothing is told. */
export function statedStations(text: string, most = MOST): readonly string[] {
  if (text.trim() === "") return [];
  for (const sentence of text.split(ENDS)) {
    const said = normalise(sentence.replaceAll(/[+&/]/gu, " and "));
    const what = MINE.exec(said)?.groups?.["what"];
    if (what === undefined || HURTS.test(what)) continue;
    // "The sled" alone is the first of the two.
    const isOneSled = /\b(?:the|a|one) sled\b(?!s| ?(?:push|pull))/u.test(what);
    const named = stationsIn(isOneSled ? what.replace(/\bsled\b/u, "sled push") : what);
    if (named.length > 0 && named.length <= most) return named;
  }
  return [];
}

/** Every station that words name, as catalogue names; "the sleds" are two. */
export function stationsIn(text: string): readonly string[] {
  const said = normalise(text.replaceAll(/[+&/]/gu, " and "));
  const both = SLEDS.test(said) && !SLED_ALONE.test(said) ? `${said} sled push sled pull` : said;
  return WORDS.filter(([words]) => words.test(both)).map(([, name]) => name);
}

const SLED_ALONE = /\bsled ?(?:push|pull)|(?:push|pull)\w* (?:the )?sled|schlitten (?:schieben|drucken|ziehen)/u;

/** More of them are those of the whole team. */
const MOST = 2;

/** "Wall balls are my weak spot", "ich bin schlecht am Schlitten". */
const WEAK =
  /\b(?:weak\w*|worst|nemesis|kryptonite|struggl\w* (?:with|on|at)|(?:bad|terrible|rubbish|awful|hopeless|slow(?:est)?) (?:at|on|in)|suck at|(?:los\w+|bleed\w*|leak\w*|haemorrhag\w*) (?:(?:most|a lot of|loads of) )?time|(?:end|angst)gegner|(?:atragantan?|resisten?)|bete noire|faccio fatica|fatico|(?:way|miles|far) behind|grip (?:goes|fails|gives|slips|lets go)|(?:died|die|dying|blew up|cracked|suffered|struggled|fell apart|crashed|faded|bonked|gestorben|eingegangen|eingebrochen|(?:me|nos) (?:mori|morimos|hundi|hundimos)|(?:ai|avons) (?:craque|explose)|(?:sono|siamo) (?:morto|morta|morti|crollat\w)) (?:\w+ )?(?:on|at|in|during|with|bei|beim|an|am|im|en|con|sur|a|au|nel\w*|sul\w*|no|na|nas|nos|op|bij)|kill(?:s|ed)? me|(?:needs?|wants?|could use) (?:\w+ )?work(?: on)?|(?:destroy|wreck|ruin|finish|break|smash|crush)(?:s|es|ed)? me|broke me|lets? me down|(?:is|are) lagging|lags? behind|lose (?:\w+ ){0,2}(?:minutes?|seconds?|time|places)|always (?:lose|walk|blow up|die)|where (?:i|it|it all) (?:\w+ )?(?:los[te]\w*|die[ds]?|blew up|blow up|fell apart|falls apart|cracked|suffer\w*|went wrong|goes wrong)|lost (?:\w+ ){0,2}(?:minutes?|seconds?|time|places) (?:on|at|in|with)|(?:hab\w*|habe) ich (?:\w+ ){0,3}(?:verloren|eingebrochen)|(?:ahi|alli) (?:\w+ ){0,2}(?:perdi|me hundi)|(?:j y ai|ou j ai) (?:\w+ )?(?:perdu|craque)|dove (?:ho|mi) (?:\w+ )?(?:perso|crollo)|galere\w*|peine (?:sur|a|aux)|perds? (?:\w+ ){0,2}(?:temps|minutes)|scars[oa] (?:nei|nelle|nel|nella|in|a|al|con)|perdo (?:\w+ )?tempo|pierdo (?:\w+ )?tiempo|flojo|floja|(?:verliere|verlier) (?:ich )?(?:\w+ ){0,2}zeit|zu langsam|schwach\w*|schwache\w*|schlecht (?:bei|im|beim|am|an)|punto (?:debil|debole)|se me dan mal|me cuestan|point faible|points faibles|nul\w* (?:en|aux|au)|ponto fraco|zwakke? punt|zwak\w*|slecht in)\b/u;
/** "Sleds killed me in Manchester so more sled pls", "die Schlitten haben mich fertig gemacht", "más trineo por favor". */
const ASKS_FOR_MORE =
  /(?<!\b(?:no|any|not|kein|keine|nie) )\b(?:more|extra|mehr|mas|davantage de|piu|mais|meer) (?:\w+ ){0,2}(?:sleds?|ski|row\w*|burpees?|farmers?|lunges?|wall ?balls?|schlitten\w*|rudern|ausfallschritt\w*|trineos?|remo|zancadas|traineaux?|rame\w*|fentes|slitta|vogatore|affondi|trenos?|slee)\b|\bplus de (?:\w+ ){0,2}(?:traineaux?|ski|rame\w*|burpees?|fentes|wall ?balls?)(?: \w+){0,3} (?:svp|stp|s il)\b|\bhaben? mich (?:\w+ ){0,3}(?:fertig|gekillt|umgebracht|zerstort|kaputt|zerlegt)|\bme (?:mat(?:o|aron|an)|destroz\w+|hundi\w+)\b|\bm (?:ont|a) (?:tuee?|detruite?|achevee?|cassee?|mise? dedans)\b|\bmi (?:hanno|ha) (?:ucciso|uccisa|distrutt[oa]|massacrat[oa]|ammazzat[oa])\b/u;
const NOT_WEAK =
  /\b(?:no longer|not (?:a |my )?(?:weak|worst)|used to be|nicht mehr|ya no|plus (?:mon|un) point|injur\w*|knee|back|shoulder|hip|ankle|wrist|elbow|knie|rucken|schulter|rodilla|espalda|hombro|genou|dos|epaule|ginocchio|schiena|spalla)\b/u;

/** The stations that a clause calls a weakness, as catalogue names. */
export function weakStationsIn(clause: string): readonly string[] {
  const said = normalise(clause.replaceAll(/[+&/]/gu, " and "));
  if (!(WEAK.test(said) || ASKS_FOR_MORE.test(said)) || NOT_WEAK.test(said) || HURTS.test(said)) return [];
  return stationsIn(said);
}

/** "Love the sleds, that's where I gain time", "rowing is my strength": the stations of a clause that are no worry. */
export function strongStationsIn(clause: string): readonly string[] {
  const said = normalise(clause);
  return !STRONG.test(said) || WEAK.test(said) || NOT_WEAK.test(said) || HURTS.test(said) ? [] : stationsIn(said);
}

const STRONG =
  /\b(?:(?:love|enjoy|like) (?:the )?sleds?|my (?:strength|strong (?:point|suit)|forte|superpower|best (?:station|event))|(?:gain|make up|win|save) (?:\w+ )?time|(?:im|i am|really|pretty|very) (?:strong|good|quick|fast) (?:at|on|in)|strong (?:at|on)|come easy|are easy|meine starke|liegen mir|kann ich gut|bin ich stark|mi punto fuerte|se me dan bien|mon point fort|il mio punto forte|me la cavo)\b/u;

/** Running is what is behind: "running is my weak point". */
export function saysRunIsWeak(clause: string): boolean {
  const said = normalise(clause);
  return WEAK.test(said) && RUNS.test(said) && !NOT_WEAK.test(said) && !HURTS.test(said) && stationsIn(said).length === 0;
}

const RUNS = /\b(?:running|runs?|my run|laufen|beim laufen|correr|carrera|la course|courir|correre|la corsa|corrida|hardlopen)\b/u;

/** "Se me dan mal": no pain. */
const GOES_BADLY = /\bse me dan? mal\b/gu;

/** Whether a clause calls something a weakness without naming what hurts. */
export function saysWeak(clause: string): boolean {
  const said = normalise(clause);
  return WEAK.test(said) && !NOT_WEAK.test(said) && !HURTS.test(said.replace(GOES_BADLY, " "));
}

/** Whether a clause wants to get better at something. */
export function namesImprovement(clause: string): boolean {
  const said = normalise(clause);
  return IMPROVES.test(said) && !HURTS_OR_HATES.test(said);
}

const IMPROVES =
  /\b(?:improv(?:e|ing)|(?:stop|keep from|without|not) (?:falling apart|blowing up|fading|dying|breaking down|losing it|slowing down)|fall(?:ing)? apart (?:on|in|at|during)|get(?:ting)? (?:\w+ )?(?:better|stronger|faster) (?:at|in|on|with)|be(?:come)? better (?:at|in|with)|work(?:ing)? on|focus on|verbesser\w*|besser werden (?:bei|im|in|beim)|besser (?:bei|im|beim) \w+ werden|arbeiten an|steigern|mejorar\w*|mejore|progresar|trabajar|centrarme en|ameliorer|m ameliorer|progresser|travailler|bosser|migliorar\w*|progredire|lavorare (?:su|sul|sulla|sui|sulle|sugli)|melhorar\w*|progredir|trabalhar|verbeteren|beter worden in|werken aan)\b/u;
const HURTS_OR_HATES =
  /\b(?:hurts?|pain\w*|sore|ach\w*|hate|hass\w*|weh|schmerz\w*|duele\w*|dolor|odio|mal (?:a|au|aux)|douleur\w*|deteste|fa male|dolore|dor|pijn|haat|no need|dont|not|kein\w*|nicht|no quiero|pas|non|nao|niet|geen|physio\w*|doctor|rehab)\b/u;

const SLEDS = /\bsleds?\b|\bschlitten\b|\btrineos?\b|\btraineaux?\b|\bslitta\b|\btrenos?\b|\bslee\b/u;

/** The same of a whole text, clause by clause. */
export function statedWeakStations(text: string): readonly string[] {
  return [...new Set(text.split(CLAUSE_ENDS).flatMap(weakStationsIn))];
}

const CLAUSE_ENDS = /[.,;!?\n]+|\s(?:but|though|aber|pero|mais|ma|maar)\s/iu;

/** Exercises other than stations that a text calls a weakness. */
export function statedWeakMoves(text: string): readonly string[] {
  const clauses = text
    .split(CLAUSE_ENDS)
    .filter((clause) => (saysWeak(clause) || namesImprovement(clause)) && stationsIn(clause).length === 0);
  return [...new Set(clauses.flatMap(exercisesNamedIn))];
}
