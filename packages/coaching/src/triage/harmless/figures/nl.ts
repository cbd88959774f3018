/** Figures of speech in Dutch, in the notation of `figures-of-speech.ts`. */
export const NL = {
  always: `
    (alleen )?(mijn|mn) (trots|ego) (is |ligt )?(in coma|dood|gewond|gekrenkt)
    (schaam|schaamde|verveel|verveelde) (ik )?(me|mij) dood
    (bijna )?(dood|flauwgevallen|gestorven) van (schaamte|verveling|jaloezie|nieuwsgierigheid)
    (krijgt|heeft) (elke keer|steeds|telkens) (een )?(hartaanval|beroerte|toeval) als (hij|zij|ze) ~ziet(?! bloed)
    (nep|toneel)bloed
    (het )?ruikt verbrand
    (mijn |mn )?(portemonnee|bankrekening|rekening|pinpas) (bloedt|huilt)
    (met de hand|handmatig) (in*|toe*)
    (baas|chef|huisbaas) (vermoordt|maakt) me( af| dood)? als(?! ik (het |iets )?(vertel|zeg|praat|wegga))
    (lach*|lachte|gelachen|lagen) (me|ons|mij|mn|me bijna) (dood|kapot|een (bult|kriek|breuk|ongeluk|hoedje)|slap|krom|rot|suf)
    (me|ons|mij) (dood|kapot|een (bult|kriek|breuk|ongeluk)|slap|krom|rot) ?(ge)?lach*
    (stikte|stikken|stik|gestikt|bescheurde|bescheuren|in een deuk|dubbel|bijna gestikt|plat) ~van het lachen(?! (in|aan) )
    van het lachen bijna gestikt(?! (in|aan) )
    van het lachen (bijna )?(gestorven|doodgegaan|in mijn broek geplast)
    (lachstuip|slappe lach)
    (schrok|schrik|schrikken|geschrokken) (me|mij|mn|ons) (dood|rot|kapot|wezenloos|een hoedje|lam) ?(van|toen)?
    (me|mij|ons) (dood|rot|kapot|wezenloos|een hoedje) geschrokken( van)?
    (sterf|sterven|stierf|verga|vergaan|crepeer|dood) van (de )?(honger|verveling|schaamte|dorst|jaloezie|nieuwsgierigheid)
    (verveel|verveelde|vervelen|erger|ergerde|zweet|zweette) (me|mij|ons) (dood|kapot|rot|te pletter|de pleuris|een ongeluk|suf)
    (kost|kostte|gekost|kosten|betaal|betaalde) ~(een rib uit mn lijf|een rib uit mijn lijf|rib uit (mijn|mn|je) lijf|klauwen met geld|een arm en een been|een nier|een vermogen)
    (mijn |mn )?(hoofd|hart) (verloren|verlies) (aan|over)
    (breek|breken|brak|gebroken) ~(mijn|mn|het) hoofd over
    man met de hamer( tegen ~km)?( tegen)?
    hongerklop
    (coach|trainer|wod|les|training|murph|burpees?|thrusters?|workout) (heeft |had |hebben )?(me|ons|mij|mn) (echt |bijna |helemaal |allemaal |compleet )*(afgemaakt|vermoord|gesloopt|kapotgemaakt|kapot gemaakt|doodgemaakt|afgebeuld|uitgewoond|de nek omgedraaid|om zeep geholpen|begraven)
    (moordend|moordende|dodelijk|dodelijke|killer) (wod|workout|training|sessie|tempo|klim|rondje|finisher|parcours|les)
    (doodmoe|doodop|doodsimpel|doodmakkelijk|doodsaai|doodnormaal|doodstil|doodgewoon|doodleuk|bekaf)
    (doodlift|deadlifts?|dead hang|dode punt|dood punt|dode gewicht|dood gewicht|doodlopende)
    bloed,? zweet en tranen
    (bloed geroken|kwaad bloed|nieuw bloed|bloedheet|bloedhekel|bloedserieus|bloedsaai|bloedirritant)
    (mn|mijn|het) bloed (kookt|kookte|koken)
    (uit het hoofd|over het hoofd|hoofd boven water|hoofd koel|hoofd erbij)
    (van harte|ter harte|hart onder de riem|hart (op|in) de (tong|keel aan de start)|hartstikke|harten ?(aas|vrouw|dief))
    (brak|breekt|breken) mijn hart
    (hart|schoenen) zonk (me )?in (de|mijn) (schoenen)?
    (horloge|garmin|telefoon|batterij|accu|borstband|app|oortjes) (is|ging|was) (dood|overleden|doodgegaan|ter ziele)
    (bewusteloze|bewusteloos|levenloze|gewonde) (pop|dummy|oefenpop|reddingspop)
    (terug|opgestaan|herrezen) uit de dood(en)?
    over mijn lijk
    (als|loop als|voel me|zie eruit als|voelde me|loop rond als) (een )?(zombie|lijk|levend lijk|mummie|pinokkio|waterlijk|vaatdoek|dweil)
    (zelfmoord|suicide|dodemans) ?(sprints?|loopjes|runs?|drills?)
    (benen|armen) (als|van) lood
    (op mn|op mijn|mijn|mn) tandvlees( loop*| gelopen)?
    (werkt|werken|werkte|gaat) (op )?(mijn|mn) (zenuwen|zak|tieten)
    (schreeuwde|gilde|krijste|gegild|gillen|schreeuwen) (alsof|als) (ik (werd )?(vermoord|neergeschoten)( werd)?|een mager varken|een speenvarken)
    (handdoek|bijltje) (in de ring|erbij) ?(gooien|gegooid|neer*)?
    (longen uit (mijn|mn) lijf) (gerend|gelopen|gefietst|geroeid|geschreeuwd)
    (om te (huilen|gillen|janken))
    (me|mij) (de benen|de blaren|het schompes|het apezuur|de tandjes) (uit het lijf )?(gelopen|gelachen|gewerkt|gezweet)
  `,
  joking: `
    (mijn |mn )?hart (stond|stopte) (bijna|zowat) (stil)?
    (ik )?(dacht|denk) ~(dat ik )?(doodging|dood ging)
    (ik )?(ging|ga|ben|was|lag) (bijna |echt |zowat |letterlijk |half |helemaal )*(dood|doodgegaan|gestorven|kapot|overleden)
    (bijna|zowat) (dood|doodgegaan|gestorven|flauwgevallen|gestikt|omgevallen|doodgevallen|een hartaanval|een hartverzakking|een beroerte|een hartinfarct)( gekregen| gehad| kreeg)?
    (kreeg|krijg|kregen|had|kreeg ik|kreeg ik bijna) (bijna |zowat )?(een )?(hartaanval|hartverzakking|beroerte|rolberoerte|hartinfarct|attaque|toeval)
    (sterf|stierf|crepeer|crepeerde) ik?
    (maakt|maken|maakte|vermoordt|vermoordde|sloopt|sloopte) (me|ons|mij) (bijna |echt )?(dood|af|kapot)?
    (jezus|god|het licht|sterretjes|mijn leven) (gezien|zag|aan me voorbij)
    (schiet|maak|vermoord) (me|mij) (maar )?(af|neer|dood)
  `,
} as const;
