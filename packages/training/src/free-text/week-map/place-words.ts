/** Places of training and what is said of them, after `normalise`. */
export const HOME =
  /\b(?:at home|from home|home (?:gym|workouts?|sessions?|alone)|home(?= (?:from |on )?(?:mon|tue|wed|thu|fri|sat|sun|weekdays|weekends))|garage|shed|living room|spare room|basement|cellar|attic|loft|(?:the|my|our) (?:flat|apartment)|zu ?hause|daheim|wohnzimmer|wohnung|keller|dachboden|en casa|(?:mi|el) piso|a la maison|chez moi|mon appart\w*|a casa|in casa|appartamento|em casa|na sala|apartamento|thuis|zolder|kelder|woonkamer)\b/u;
export const GYM =
  /\b(?:gyms?|studios?|fitnessstudio|fitnesscenter|fitness ?club|box|crossfit|hyrox|leisure centre|gimnasio|gym|salle|palestra|ginasio|academia|sportschool|fitness)\b/u;
/** Neither home nor the usual gym. */
export const AWAY =
  /\b(?:on the road|travel(?:ling)?|hotels?|caravan|camper(?: van)?|motorhome|truck|lorry|barracks|auf montage|unterwegs|dienstreise|wohnwagen|de viaje|furgoneta|caravana|en deplacement|camping car|caserne|in trasferta|furgone|em viagem|caravane|op reis|onderweg|camper)\b/u;
/** A gym that has what is listed and no more. */
export const SMALL_GYM =
  /\b(?:(?:work|office|company|hotel|hospital|uni|school|staff|apartment|small|tiny|little|basic) (?:\w+ )?(?:gym|box|studio)|gym (?:at|by) (?:work|the office)|firmen(?:gym|studio|fitness\w*)|betriebs\w+|(?:kleine[nrsm]?|hotel) ?(?:gym|studio|fitness\w*)|gimnasio (?:de la (?:empresa|oficina)|del (?:trabajo|hotel)|pequeno)|salle (?:du (?:travail|boulot)|de l (?:entreprise|hotel))|petite salle|palestra (?:aziendale|dell (?:azienda|ufficio|hotel))|palestrina|ginasio (?:da empresa|do (?:trabalho|hotel))|academia (?:da empresa|do (?:trabalho|hotel|predio))|bedrijfs\w+|sportschool(?:tje)? (?:op het werk|van het hotel))\b/u;
export const LISTS_ALL = /\b(?:only|just|nothing but|nur|bloss|solo|solamente|seulement|uniquement|soltanto|so|apenas|alleen|slechts)\b/u;
/** "Sled only at the big gym": it is there and nowhere else. */
export const ONLY_THERE =
  /\b(?:only|nur|solo|solamente|seulement|uniquement|soltanto|so|apenas|alleen) (?:there|at|in|im|en|dort|da|alli|ahi|a la|au|al|a|nel\w*|la|no|na|li|op|bij|daar)\b/u;
/** Somebody else's place, a place of before, and a place that is not there. */
export const NOT_THEN =
  /\b(?:if|when|wenn|falls|si|quand|se|als|used to|until|till?|was|were|wife|husband|mujer|marido|novi[oa]|femme|moglie|marito|mulher|namorad[oa]|frau|freundin|vrouw|vriendin|moved|fruher|bis|war|antes|hasta|avant|jusqu\w*|prima|fino|ate|vroeger|tot|closed|shut|geschlossen|cerrado|ferme\w*|chius\w*|fechad\w*|gesloten|hate|love|not|never|cant|cannot|kann nicht|no puedo|(?:work|working|arbeite|trabajo|travaille|lavoro|trabalho|werk)(?: \w+)? (?:at|from|im|zu|en|a|em|de|da|van))\b/u;
export const LACKS =
  /^(?:but |and |aber |und |pero |y |mais |et |ma |e |maar |en |theres |there is |there are |its got |it has |da gibts |gibt es |hat |has |hay |tiene |il y a |c e |ha |tem |er is |heeft )*(?:no|without|kein\w*|ohne|sin|sans|pas de?|senza|niente|sem|geen|zonder)\b/u;
export const SKI = /\b(?:ski|skis|skierg)\b/u;
/** "2x4" is a pair of 4 kg. */
export const PAIRS = /(?<![\d.])2 ?x ?(?<size>\d{1,2})(?:kg)?\b/gu;
export const SIZE_BEHIND =
  /\b(?:kettlebells?|kb|kugelhantel|pesa rusa|sandbag|dumb?bells?|dumbells?|db|kurzhanteln?|halteres?|mancuernas?|manubri\w*|halters?) (?:of |up to |to |bis |hasta |jusqu a |fino a |ate |tot |de |van |von |da |a )*(?<size>\d{1,2}(?:\.\d)?)(?: ?kg)?\b/u;
/** A session that somebody leads has a place of its own. */
export const LED =
  /\b(?:coach\w*|trainer\w*|club|class|verein\w*|kurs|entrenador\w*|clase|entraineur\w*|cours|allenator\w*|corso|treinador\w*|aula|les|vereniging)\b/u;
/** "Rest of the week I've only got the gym by the hospital": the days that are not named before. */
export const REST_OF_WEEK =
  /\b(?:rest of the week|(?:the )?other days|every other day of the week|otherwise|(?:den )?rest der woche|(?:die )?anderen tage|sonst nur|ansonsten|resto de la semana|(?:los )?(?:demas|otros) dias|reste de la semaine|(?:les )?autres jours|sinon|resto della settimana|(?:gli )?altri giorni|altrimenti|resto da semana|(?:os )?outros dias|rest van de week|(?:de )?andere dagen|verder)\b/u;
/** "…, that's Tue and Thu": the days of the place before. */
export const THATS =
  /^(?:and |und |y |et |e |en )?(?:thats|that is|so|i e|das (?:ist|sind|heisst)|also|eso es|es decir|o sea|c est|donc|cioe|sono|ou seja|isto e|dat is|dus)\b/u;
/** "That day I train at home": of the day that was named before. */
export const THAT_DAY =
  /\b(?:(?:that|those|these) days?|then|an (?:dem|diesem|den|diesen) tag(?:en)?|dann|(?:ese|esos|ese mismo|aquel) dias?|entonces|(?:ce|ces) jours? ?(?:la)?|alors|(?:in )?que(?:l|i|sti) giorn[oi]|allora|(?:ness?[ea]s?|ess[ea]s?) dias?|(?:die|deze) dag(?:en)?|dan)\b/u;
export const DENIES =
  /\b(?:no|not|never|cant|cannot|dont|wont|without|nicht|kein\w*|nie|nunca|ni|sin|pas|jamais|non|niente|mai|senza|nao|nem|sem|niet|geen|nooit)\b/u;
/** "Dumbbells up to 20" is no date. */
export const UP_TO = /\b(?:bis|hasta|jusqu a|fino a|ate|tot|up to|till) (?=\d)/gu;
/** "I go to the gym on Mondays and Thursdays" */
export const GOES =
  /\b(?:i (?:go|train|lift|work out)|(?:gehe|trainiere) ich|ich (?:gehe|trainiere)|voy|entreno|je (?:vais|m entraine)|vado|mi alleno|vou|treino|ga ik|ik (?:ga|train))\b/u;
/** What hangs and stands in every gym for the race. */
export const RACE_GYM = /\bhyrox\b/u;
