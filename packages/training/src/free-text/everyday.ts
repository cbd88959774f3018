import { isMuscleSoreness } from "./muscle-soreness.ts";
import type { Clause } from "../health/clause.ts";

/** A clause that is read apart from complaints, conditions and limits, and what follows from it. */
export interface ClauseReading {
  /** As the athlete wrote it. */
  readonly quote: string;
  readonly kind: "availability" | EverydayKind;
  /** "no swims on Mondays"; undefined where nothing is adapted. */
  readonly effect?: string;
}

/** What a clause is about that is no complaint, no condition and no limit. */
export type EverydayKind = "context" | "time" | "place" | "taste" | "open" | "silent" | "gear";

const SPORT = String.raw`(?:bik\w*|cycl\w*|rid\w*|swim\w*|run\w*|row\w*|walk\w*|lift\w*|ski\w*|rad\w*|velo|fahrrad|crosstrainer|schwimm\w*|laufen|rudern|bici\w*|natacao|natacion|correr|nadar|fietsen|zwemmen|corsa|nuoto|natation|training|strength|kraft\w*|heben)`;

/** Nothing of it changes a plan: each kind says what becomes of it. The first that fits. */
const KINDS: readonly (readonly [EverydayKind, RegExp])[] = [
  // "I can run there"
  ["open", new RegExp(String.raw`^(?:(?:but|and) )?i (?:can|could|will) (?:still )?(?:go )?${SPORT} (?:there|then|meanwhile)$`, "u")],
  // "Cycling as much as I want", "Rad unbegrenzt", "walking is encouraged", "everything else is fine"
  [
    "open",
    new RegExp(
      String.raw`^(?:(?:and|but|und|y|e|et|en) )?(?:the )?${SPORT}(?: (?:and|or|u|und|y|e|et|en|training|also|is|are|,) ?${SPORT}?)* ?(?:is |are |was )?(?:as (?:much|often|far|long) as i (?:like|want|can)|unlimited|without (?:any )?limits?|no limits?|encouraged|unrestricted|unbegrenzt|ohne (?:limit|grenze|einschrankung)|so viel ich will|jederzeit|sin limites?|a voluntad|a vontade|sans limites?|a volonte|senza limiti|mag altijd|onbeperkt)$`,
      "u",
    ),
  ],
  [
    "silent",
    /^(?:everything|anything|all|the rest|rest|otherwise|verder|sonst|alles andere|ansonsten|lo demas|todo lo demas|le reste|tout le reste|il resto|al resto)(?: else)?(?: is| ist| esta| est| war)? ?(?:all )?(?:fine|ok|okay|good|great|well|brilliant|allowed|alles|open|gut|free|frei|kerngezond|super|top|perfecto|bien|perfect|tutto bene|alles gut|alles ok|gesund|healthy|erlaubt)$|^sonst alles$|^otherwise (?:brilliant|healthy|fine|nothing)$|^(?:nothing|no|nix|nichts) (?:else|physical|weiter|sonst)$|^sonst (?:gesund|fit|nichts|nix)$/u,
  ],
  [
    "gear",
    /\b(?:\d+ ?kg plates?|plates? up to|(?:no|without a) (?:squat )?rack|home gym|garage gym)\b|^bar$|\bpride\b|\bnothing wrong\b|\blonger to recover\b|\bthan i used to\b|\bnight ?blind\w*|\bnachtblind\w*/u,
  ],
  // "before 7 am", "only in the evening", "dark after work"
  [
    "time",
    /\b(?:(?<=\d ?)(?:am|pm)|oclock|uhr|before work|after work|vor der arbeit|nach der arbeit|mornings?|evenings?|morgens|abends|vormittags|nachmittags|mittags|fruh|nachts|lunch ?time|de manana|manha|le soir|le matin|la nuit|mattina|sera|dark|im dunkeln|night|noche|daylight|hell)\b(?!.*\b(?:pain|stiff|first steps|hurts?|ache|sore|steif|schmerz\w*|tablets?|spray|inhaler|symptom\w*)\b)/u,
  ],
  [
    "place",
    /\b(?:treadmill|laufband|lit streets?|street ?lights?|trails?|track|tartan|finnenbahn|park ?run|group runs?|club|hotel|camber\w*|beach|pavement|roads?|safe to run|toilets?|loo|turf|classes|canal|towpath|park)\b/u,
  ],
  [
    "taste",
    /\b(?:hate|dislike|dont like|do not like|cant stand|boring|bored|rather (?:not|train|run|ride|do|have)|not a fan|no fan of|love|prefer|favou?rite|enjoy|fun|scared of|afraid of|mag (?:ich )?(?:nicht|kein\w*)|hasse|nervt|langweilig|ungern|hohenangst|non negotiable|vorrei|prefiero|odio|deteste)\b/u,
  ],
  [
    "context",
    /\b(?:kids?|children|child|baby|toddler|twins|kinder|pram|nan|wife|husband|partner|sister|brother|dog|job|desk|office|work|works|working|shifts?|buro|arbeit\w*|schicht\w*|commut\w*|stud(?:y|ent|ies)|exam\w*|uni|school|travel\w*|sleep (?:is|badly|little)|sleeping badly|schlafe? (?:schlecht|wenig)|stress\w*|alcohol|coffee|diet|vegan|vegetarian|holiday\w*|shoes?|pride|attitude|lol|haha\w*|jaja|judges?|coach|allergic|latex|weights? i say hmm|race in|would like|would like|ziel|goal|mochte|quiero|hope|hoping)\b/u,
  ],
  // "I'm a nurse"
  ["context", /^(?:and )?(?:im|i am) an? (?!bit\b|little\b|mess\b|wreck\b|tad\b)(?:\w+ ){0,2}?\w+(?: and)?$/u],
  [
    "context",
    /^(?:i ve |ive |i have )?been (?:racing|training|running|lifting|riding|swimming)\b|^(?:bin|habe) (?:bisher|bis jetzt) immer\b/u,
  ],
  [
    "context",
    /^(?!.*\d ?x ?\d)(?:i (?:run|train|ran|lift|ride|swim|cycle)|(?:currently |now )?(?:running|training)|longest run|been racing|ran|raced|did|pulled|ich (?:laufe|trainiere)|back to)\b.*\d/u,
  ],
  ["silent", /^(?:bin |im |i am |age )?\d{2}(?: (?:years old|yo|jahre))?$/u],
];

/** "Flu jab on Tuesday" */
const VACCINATION =
  /\b(?:(?:flu|covid|tetanus|booster|travel|shingles) (?:jabs?|shots?)|vaccin\w*|impf(?:ung|termin|e)|\w+impfung|vacuna\w*|vacin\w*)\b(?!.*\b(?:since|after|ever|seit|nach|desde|depuis|dopo|reaction|fever|arm)\b)/u;
const MOST_OF_A_JAB = 7;

/** "Ortho appointment on 3 December": a day that other clauses count from. */
const APPOINTMENT =
  /^(?:(?:i have|i ve|ive|got|an?|my|the|on|next|tengo|at|have) ){0,3}?(?:(?:\d{1,2}|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|of) ){0,4}?(?:(?:ortho\w*|physio|doctor|surgeon|mri|scan) )?(?:check|appointment|scan|mri)\b(?!.*\b(?:no|not|nothing|until|only|says?|allowed|hurts)\b)/u;
const BODY =
  /\b(?:grief|bother\w*|trouble|issues?|problems?|sorts? it|helps?|first steps|worst|worse|pain\w*|hurts?|aches?|aching|sore|injur\w*|niggl\w*|clicks?|swoll\w*|stiff\w*|tight\w*|dizz\w*|breath\w*|puffed|chest|palpitat\w*|faint\w*|tablets?|medic\w*|pills?|doctor|physio\w*|surgeon|cleared|schmerz\w*|weh|zwick\w*|arzt\w*|physio|dolor|duele|mal a|douleur|dor|dolore)\b/u;

/** "Told to build up the leg again": what was operated is read from its own clause, and this is no complaint. */
const TOLD_TO_BUILD =
  /^(?:(?:and|but|so|also|i|was|am|im|ive|been|have|now|just|they|he|she|und|soll|ich|jetzt|y|et|e|en) )*(?:told|advised|encouraged|supposed|meant|asked|allowed|soll|debo|tengo que|dois|devo|moet) (?:me )?(?:to )?(?:\w+ )?(?:re ?build|build|load|strengthen|use|aufbauen|kraftigen|belasten|fortalecer|cargar|renforcer|rinforzare|reforcar|opbouwen|(?:den|das|die|el|la|le|het|de|a|o|il) \w+ (?:wieder )?(?:aufbauen|kraftigen|belasten|opbouwen))\b/u;

/** "The legs were flat last time": tired is not hurt, unless it lasts. */
const TIRED =
  /\b(?:legs?|arms?|quads?|glutes?|hammies|body|beine?|oberschenkel|arme|korper|piernas?|cuerpo|jambes?|cuisses?|corps|gambe|corpo|pernas?|benen|lijf)\b(?: \w+){0,3} (?:flat|dead|empty|fried|toast(?:ed)?|shot|cooked|trashed|smoked|tired|fatigued|knackered|heavy|spent|like (?:lead|jelly|concrete|wood)|platt|schwer|leer|mude|tot|muertas?|cansad[oa]s?|pesad[oa]s?|vaci[oa]s?|lourdes?|mortes|vides?|fatiguee?s?|pesanti|stanche|vuote|morte|mortas|zwaar|moe|leeg)\b|\b(?:tired|dead|heavy|flat|empty|fried|schwere|mude|tote) (?:legs?|arms|quads|beine)\b/u;
const LASTS =
  /\b(?:weeks?|months?|always|constant\w*|every|all the time|all day|years?|since|wochen|monate\w*|immer|jeden|standig|seit|semanas|meses|siempre|desde|semaines|mois|toujours|depuis|settimane|mesi|sempre|weken|maanden|altijd|sinds|left|right|links|rechts|one leg)\b/u;

/** What an everyday clause is about; undefined for what may be a complaint, a condition or a limit. */
export function everydayKind(
  { words, quote, isDenied, english, englishWords }: Clause,
  namesBody: (quote: string) => boolean,
): EverydayKind | undefined {
  const said = words.join(" ");
  if (TOLD_TO_BUILD.test(said) && !BODY.test(said)) return "context";
  if (isMuscleSoreness(said)) return "context";
  if (TIRED.test(said) && !LASTS.test(said) && !BODY.test(said)) return "context";
  if (APPOINTMENT.test(englishWords.join(" ")) || (VACCINATION.test(said) && words.length <= MOST_OF_A_JAB)) return "silent";
  const kind = KINDS.find(([, pattern]) => pattern.test(said))?.[0];
  if (kind === undefined || kind === "open" || kind === "silent" || (kind === "gear" && !/\b(?:front|back|pain|hurts?)\b/u.test(said)))
    return kind;
  if (BODY.test(said) || namesBody(quote) || namesBody(english)) return undefined;
  return isDenied && kind === "context" && /\b(?:no|not|never)\b.*\b(?:running|jump\w*|lift\w*)\b/u.test(said) ? undefined : kind;
}
