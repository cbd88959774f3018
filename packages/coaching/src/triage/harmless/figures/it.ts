/** Figures of speech in Italian, in the notation of `figures-of-speech.ts`. */
export const IT = {
  always: `
    (solo )?(il mio |l|il )(orgoglio|ego) (e )?(in coma|mort[oa]|ferit[oa])
    (picchio|colpisco|tiro) come un (morto|cadavere|fantasma)
    (quasi )?(mort(a|o)|svenut(a|o)|morire|svenire) (di|dalla|dal) (vergogna|noia|invidia|curiosita)
    (gli|le) (viene|prende) (quasi )?(un )?(infarto|colpo|ictus|coccolone) ogni volta che (mi )?(vede|sente)(?! sangue)
    sangue (finto|falso)
    puzza di bruciato
    (il mio |il |la mia |la )?(portafogli*|carta|conto) (sanguina|piange)
    (inser*|aggiung*|scriv*|mett*) ~a mano
    (capo|padrone di casa) (mi )?(ammazza|uccide|ammazzera) se(?! (lo |ne |gli )?(dico|parlo|denuncio|lascio|vado))
    mort[oaie] di (stanchezza|sete)
    (pers[oa]|perdere|perdendo|perdo|perdi) (completamente |proprio |un po |quasi )*la testa (per|con|dietro)
    (rott[oa]|rotto|rompere|rompi|rompe|rompono|rompono|rotti|girano|girare|fatto girare|far girare) ~(le |i )(palle|coglioni|scatole|maroni)( di| con| a)?
    (che|due) (palle|maroni)
    (una )?palla al piede
    (costa|costato|costano|costa?to|costa|costava|costera) ~(un occhio della testa|un rene|un occhio|un braccio|un patrimonio|l osso del collo|losso del collo|un fegato)
    (mort[oiae]|morire|moriamo|muoio|morivo|morendo|crepare) (dal|dalle|di|da|dalla) (ridere|risate|fame|noia|vergogna|invidia|curiosita|sonno|voglia)
    (pisciat[oa]|piegat[oa]|sbellicat[oa]|sbellic*|scompisciat[oa]) (addosso )?(dal|dalle) (ridere|risate)
    (crepapelle|attacco di (risa|ridarella))
    (allenatore|coach|istruttore|wod|allenamento|murph|burpees?|thruster|trainer|prof|lezione|corso) ~(mi|ci|vi) (ha |hanno |stava |sta )?(ammazzat[oiae]|uccis[oiae]|distrutt[oiae]|massacrat[oiae]|fatt[oiae] fuori|ammazza|ammazzando|finit[oiae]|seppellit[oiae]|sterminat[oiae]|trucidat[oiae])( tutti)?
    (e poi |poi )?la morte (sul|sulla|al|alla|ai|sui|sulle|con) ~(vogatore|remoergometro|corda|rig|burpees?|thruster|assault|bike|scale|salita|tapis|ski ?erg|wall ?balls?)
    luomo (col|con il|del) martello
    cotta (al|nel|verso) ~(km|chilometro|finale)
    (gambe|braccia) (a pezzi|di legno|di piombo|di marmo)
    (sudare|sudato|sudando|sudiamo) (sette camicie|sangue)
    (lacrime e sangue|sangue,? sudore e lacrime|lacrime,? sudore e sangue)
    (ce lho|scorre) nel sangue
    (buon|cattivo|sangue freddo|a) sangue (freddo|amaro)
    (farsi|faccio|fatto|fa) (il )?sangue amaro
    (mi|ci) (bolle|ribolle|bolliva) il sangue
    (spezza|spezzato|spezzare) (mi )?il cuore
    (col|con il) cuore in (gola alla partenza|mano|pace)
    (orologio|garmin|telefono|batteria|fascia|app|cuffie) (e|si e|mi e) (mort[oa]|defunt[oa]|andat[oa] in coma|spirat[oa])
    (manichino|pupazzo) (incosciente|svenuto|ferito|privo di sensi|inanimato)
    (peso|punto|tempo|angolo|natura) mort[oa]
    (tornat[oa]|torno|resuscitat[oa]|risort[oa]) (dai|dal regno dei|tra i) (morti|vivi)
    (solo )?sul mio cadavere
    (sembro|sembravo|cammino come|come|parevo) (un |uno |una )?(zombie|cadavere|mummia|pinocchio|morto che cammina)
    (ripetute|salita|scatti|gara|wod|allenamento|seduta) (suicid[aeio]|assassin[aeio]|mortal[ei]|della morte|omicid[aeio]|killer)
    testa (o croce|a testa|di serie)
    (mi|ci) (gira|girano|girava) (le palle|i coglioni|le scatole)
    (spaccat[oa]|spaccare|fatto|faccio|farsi|rotto|rompersi) (il |un )?(culo|sedere|mazzo|deretano)
    in culo alla balena
    in bocca al lupo(,? crepi( il lupo)?)?
    crepi( il lupo)?
    (urlat[oa]|urlavo|gridato) come (se mi (avessero sparato|stessero ammazzando)|un maiale (sgozzato|al macello))
    (sputat[oa]|sputare|sputo) (i|un) polmon[ei] (sul|sulla|al|nel|in|durante) ~(wod|salita|assault|vogatore|ripetute|400)
  `,
  joking: `
    mi si e quasi fermato il cuore
    il cuore mi si e quasi fermato
    (mi e|mi|mi stava|ti|gli e|ci) (quasi )?(pres[oa]|venut[oa]|prende|veniva|prendeva|viene|prendere) (quasi )?(un|uno) (colpo|infarto|accidente|coccolone|ictus|sincope|collasso)
    (quasi )?(un|uno) (infarto|coccolone|accidente) (al|davanti al|per il|vedendo|guardando|quando ho visto)
    (sono |ero |siamo |eravamo )?(quasi |praticamente |letteralmente |semi)?(mort[oiae]|stec?chit[oiae]|defunt[oiae])
    (sto|stavo|stiamo|per poco non|quasi) (per )?(morendo|morire|muoio|morivo|crepare|crepavo|schiattavo|svenivo|svengo|svenire|soffocavo|soffocare)
    (mi|ci) (uccide|uccidono|ammazza|ammazzano|ha ucciso|ha ammazzat[oa]|ha fatto secco)
    (vist[oa]|vedevo) (gesu|dio|la madonna|la luce|le stelle|tutta la vita)
    (uccidetemi|ammazzatemi|sparatemi|abbattetemi)
  `,
} as const;
