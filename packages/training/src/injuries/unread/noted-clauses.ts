/** A question, an appointment, another sport or a wish for the scale: it is noted, and changes nothing. */
export function changesNothing(words: string): boolean {
  if (
    NOTED.test(words) ||
    KEEPS_TO_IT.test(words) ||
    WITHOUT_AID.test(words) ||
    QUESTION.test(words) ||
    EXERCISES_GIVEN.test(words) ||
    WARMS_UP_LONGER.test(words) ||
    FOUND_THEN.test(words)
  )
    return true;
  return APPOINTMENT.test(words) && !ORDERS_SOMETHING.test(words) && words.split(" ").length <= LONGEST_APPOINTMENT;
}

/** "Je m'y tiens", "I stick to it": of what was told beside it. */
const KEEPS_TO_IT =
  /^(?:and |und |et |y |e |en )?(?:(?:i |i.m )?(?:stick|sticking|keep|keeping) to (?:it|that)|(?:ich )?halte? (?:ich )?mich (?:auch )?(?:dran|daran)|je m['’]y tiens|lo cumplo|mi ci attengo|cumpro|(?:ik )?hou(?:d)? (?:ik )?me (?:eraan|daaraan))$/iu;

/** "No, I can't just wear plugs": an aid that does not do, beside the limit that stays. */
const WITHOUT_AID =
  /^(?:(?:no|nein|nope|and|but|aber|i|ich) )*(?:can['’]?t|cannot|can|kann|darf|shouldn['’]?t|no puedo|je ne peux pas|non posso|n[ãa]o posso|kan) (?:just |only |simply |ich |einfach |solo |juste |ook )*(?:wear |use |tragen |llevar |mettre |mettere |usar |dragen )?(?:(?:with |mit |con |avec )?(?:ear ?)?plugs|goggles|ohrst[öo]psel|tapones|bouchons|tappi|tamp[õo]es|oordopjes)(?: (?:nicht )?(?:tragen|either|auch|dragen))*$/iu;

/** "Physio gave me calf raises": what is done beside the plan. */
const EXERCISES_GIVEN =
  /^(?:(?:and|but|my|the|mein\w*|der|die|el|la|mi|le|mon|ma|il|mio|o|meu|de|mijn) )*(?:physio\w*|pt|osteo\w*|chiro\w*|fisio\w*|kin[eé]\w*|therapeut\w*) (?:has |hat |ha |a |heeft )?(?:gave|gives|given|showed|shown|set|gab|gegeben|gezeigt|dio|dado|donn[eé]\w*|montr[eé]\w*|dato|deu|gaf) (?:me |mir |mij )?(?:\w+ ){0,3}\w+$/iu;

/** "I just warm up longer on bench" */
const WARMS_UP_LONGER =
  /\bwarm(?:ing)? up (?:\w+ )?(?:longer|more|properly|well|slowly)\b|\bw[aä]rme? mich (?:\w+ )?(?:l[aä]nger|gut|besser) auf\b|\bcaliento m[aá]s\b|\b[eé]chauffe (?:plus|mieux)\b|\bscaldo (?:di pi[uù]|meglio)\b/iu;

/** "Diagnosed three weeks ago": since when, of what was read beside it. */
const FOUND_THEN =
  /^(?:(?:was|is|been|just|only|i was) )*diagnosed (?:(?:about |around |some )?(?:\d+|an?|one|two|three|four|five|six|a few|a couple of) ?(?:d|days?|w|weeks?|wks?|months?|mths?|mos?|y|years?|yrs?) ago|(?:last|this) (?:week|month|year|spring|summer|autumn|winter)|in \p{L}+(?: \d{4})?|in \d{4}|today|yesterday)$/iu;

/** "Football on Wednesdays", "want to lose weight": another sport and a wish for the scale are no complaints. */
const LONGEST_APPOINTMENT = 7;

const QUESTION =
  /^(?:and |but |so )?(?:can|could|will|when can|may|should|is it ok|am i|do you think|kann|darf|wann|soll|puedo|podr[eé]|cu[aá]ndo|est-ce que|je peux|quand|posso|quando|kan|mag|wanneer) (?:i|ich|yo|je|io|eu|ik|i be|to)?\b.*(?:\brun\w*|\brac\w*|\btrain\w*|laufen|trainieren|correr|entrenar|courir|correre|hardlopen|\?)/iu;

const APPOINTMENT =
  /(?:physio\w*|fisio\w*|kin[eé]|doctor|\bdoc\b|surgeon|consultant|ortop\w*|orthop\w*|arzt|chirurg\w*|kontrolle|controle?|contr[oô]le|controllo|check-?up|appointment|termin|revisi[oó]n|cita|rendez-vous|rdv|visita|consulta|afspraak|scan|mri|mrt|x-?ray)\b.*\d|\d.*\b(?:physio\w*|kontrolle|check-?up|appointment|termin|controle|revisi[oó]n)\b/iu;

/** Words that would limit or open something. */
const ORDERS_SOMETHING =
  /\b(?:no|not|until|till?|bis|hasta|jusqu\w*|fino|at[eé]|tot|only|nur|max\w*|kein\w*|nicht|sin|pas|non|n[aã]o|niet|geen|kg|km|min\w*)\b/iu;

const NOTED =
  /^(?:nothing|no,? nothing) (?:really|much|major|serious|special)$|^rien de (?:sp[eé]cial|particulier|grave)$|^nada (?:especial|grave|serio|importante)$|^niente di (?:particolare|grave|che)$|^(?:i.?m |i am |just )?(?:a )?(?:bit|little|slightly) (?:stiff|creaky|slow)(?: (?:in the mornings?|first thing|after sitting))*(?:,? (?:i.?m|i am|but i.?m|at) \d\d)?$|^(?:and |but |or )?(?:is (?:that|this|it) (?:too )?(?:dumb|stupid|silly|mad|crazy|realistic|possible|doable|much|ambitious|a problem)|(?:ist das|es|c.est|[eè]|[eé]) (?:realistisch|machbar|dumm|realista|posible|r[eé]aliste|possible|realistico|poss[ií]vel))\??$|^(?:never|hardly(?: ever)?|rarely|don.?t(?: even)?) (?:think about|notice|feel) it(?: (?:now|any ?more|at all))?$|^(?:plus )?rien (?:maintenant|depuis)$|^(?:they |which |and )?(?:come|coming|are|taken|out)? ?out (?:on |next |this |in |tomorrow)[^,]{0,20}$|^(?:on |under |by )?(?:my |the )?(?:physio|doctor|doc|surgeon|gp|consultant|midwife)[’\x27]?s? (?:word|words|orders?|rules?|limits?|advice)$|^(?:ya |now |jetzt |already |inzwischen )?(?:sin|ohne|sans|senza|sem|zonder|without|no more|out of) (?:the |a |my |la |el |le |il |o |het )?(?:escayola|yeso|gips|pl[âa]tre|gesso|cast|boot|brace|sling|f[ée]rula|attelle|schiene|spalk)$|^(?:rehab\p{L}*|reha|r[ée][ée]ducation|riabilitazione|reabilita[çc][ãa]o|revalidatie) (?:is )?(?:done|finished|over|complete\w*|terminad[ao]|acabad[ao]|abgeschlossen|fertig|vorbei|termin[ée]e|finie|finita|terminata|conclu[íi]da|klaar|afgerond)$|^catheter (?:is )?out\b|^(?:no )?contact(?: sports?)?$|^(?:but )?(?:exhale|breathe out)\b|^thawing\b|^konservativ\b|\bi (?:pull|squat|bench|press|lift) (?:sumo|conventional|low ?bar|high ?bar|raw|beltless|equipped)\b|\bwants? me (?:to (?:be|get) )?(?:stronger|fitter|faster)\b|\bwants? me to (?:lose|drop)\b|\b(?:says?|said|thinks?|told me|tells me|recommend\w*|advise[ds]?) (?:that )?(?:i |to )?(?:should |must |have to |need to |ought to |to )*(?:lose|drop) (?:some |a bit of )?(?:weight|fat|kilos|pounds)\b|\b(?:calories?|kcal|kalorien|calor[ií]as?|weight (?:loss|talk|goals?))\b|^(?:and |but )?(?:(?:still )?not |no )?driving\b|\b(?:[üu]berkreuzen|cross(?:ing)? (?:my |the )?legs|legs crossed|cruzar las piernas|croiser les jambes)\b|^(?:and |but )?(?:no|kein\p{L}*) (?:protein|alcohol|alkohol|caffeine|koffein|salt|dairy|meat|supplements?)\b|\b(?:want|like|need|trying|hope|goal is|goal:?) (?:to )?(?:lose|drop) (?:some )?(?:weight|fat|kilos|pounds)\b|\b(?:football|soccer|futsal|rugby|hockey|basketball|handball|volleyball|netball|tennis|padel|squash|badminton|judo|karate|jiu.?jitsu|bjj|boxing|kickboxing|climbing|bouldering|dancing|ballet|fu(?:ß|ss)ball|turnen|klettern|tanzen)\b.*(?:\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:a|per|each|every|die|pro|in der) (?:week|woche)\b|\b\d ?(?:x|mal)\b|\b(?:once|twice)\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?\b)/iu;
