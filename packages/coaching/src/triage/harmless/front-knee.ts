/*
 * An ache at the front of the knee that stairs, lunges or squats bring on, which the plan trains around (return-ladders.md section 5.4): no matter of
 * today's doctor while nothing else is told. In English, German, Spanish, French, Italian, Portuguese and Dutch.
 */

const FRONT =
  /\b(?:(?:front|inside|below|under|behind|around|above) (?:of )?(?:my |the |both )?(?:right |left )?(?:knees?(?: ?caps?)?|patella\w*)|knee ?caps?|patella\w*|(?:vorne?|unter|hinter|um) (?:am |an |der |die |dem |meiner |meinem |dem )?(?:rechten |linken )?(?:knie\w*|kniescheibe)|knie\w* vorne|kniescheibe\w*|(?:rodilla )?por delante(?: de la rodilla)?|(?:delante|debajo|detras) de la (?:rodilla|rotula)|rotula|(?:devant|avant|sous|derriere) (?:du |le |la )?(?:genou|rotule)|rotule|(?:davanti|sotto|dietro) (?:al |il |la |alla )?(?:ginocchio|rotula)|frente do joelho|(?:por baixo|atras) da rotula|voorkant (?:van (?:mn |mijn |de )?)?knie|(?:voor|onder|achter) (?:in |op |de |mn |mijn )?(?:knie\w*)|knieschijf)\b/gu;
const KNEE = /\b(?:knees?|kneecaps?|knie\w*|patella\w*|rodillas?|rotula|genoux?|rotule|ginocchi[ao]?|joelhos?)\b/u;
const ON_STAIRS =
  /\b(?:stairs?|steps|down ?stairs|up ?stairs|going down|down ?hill|squat\w*|lunges?|sitting|treppen?\w*|stufen|bergab|runter|kniebeugen?|escaler\w+|bajar|bajando|cuesta abajo|sentadillas?|zancadas?|escaliers?|descend\w*|descente|fentes?|scale|scendere|scendo|discesa|affondi|escadas?|descer|agachamento\w*|afundos?|trap(?:pen)?|bergaf|uitvalspassen)\b/gu;
const ACHES =
  /\b(?:ach(?:e|es|ing|y)|hurts?|pains?|sore|niggl\w*|twing\w*|grumbl\w*|tut weh|schmerz\w*|zwick\w*|zieht|meckert|molest\w*|duele|dolor|pincha|mal|gene|douleur|tire|dolore|fa male|fastidio|tira|doi|dor|incomoda|zeurt|pijn|steekt|trekt)\b/gu;
/** What happened to it, what it does, or how bad it is: more than an ache of the front. */
const MORE =
  /\b(?:swoll\w*|swell\w*|puff\w*|fluid|lock\w*|stuck|gav?e? way|giv\w+ way|buckl\w*|unstable|pop(?:ped)?|snap\w*|tear|tore|torn|fell|fall|hit|crash\w*|twist\w*|rolled|numb\w*|tingl\w*|hot|warm|red|fever|night|rest|cannot|cant|couldnt|limp\w*|[5-9] ?(?:\/|of|out of) ?10|10 ?(?:\/|of) ?10|crutch\w*|deform\w*|dislocat\w*|shifted|calf|geschwollen|dick|blockier\w*|klemmt|weggeknickt|knickt|instabil|geknallt|gerissen|gesturzt|gefallen|verdreht|taub|heiss|rot|fieber|nachts|ruhe|hink\w*|humpel\w*|wade|hinchad\w*|bloque\w*|falla|inestable|crujio|cai|caida|torci\w*|dormid\w*|caliente|roj[oa]|fiebre|noche|reposo|cojeo|gemelo|gonfl\w*|bloqu\w*|lache|instable|craque|tombee?|tordu|engourdi\w*|chaud|rouge|fievre|nuit|repos|boit\w*|mollet|gonfi\w*|blocc\w*|cede|instabile|cadut\w*|storta|intorpidit\w*|cald[oa]|ross[oa]|febbre|notte|riposo|zoppic\w*|polpaccio|inchad\w*|travad\w*|falha|instavel|torci|dormente|quente|vermelh\w*|febre|noite|repouso|manco|opgezet|gezwollen|dik|slot|zakt|instabiel|gevallen|verdraaid|doof|warm|rood|koorts|nachts|rust|mank|kuit)\b/u;

/** What is left to look for a sign in when only the front of a knee aches; undefined where that is not what is told. `said` is the whole conversation. */
export function besideFrontKnee(said: string): string | undefined {
  if (!KNEE.test(said) || said.search(FRONT) < 0 || said.search(ON_STAIRS) < 0 || MORE.test(said)) return undefined;
  return said.replaceAll(FRONT, " ").replaceAll(ON_STAIRS, " ").replaceAll(ACHES, " ");
}
