/** Figures of speech in French, in the notation of `figures-of-speech.ts`. */
export const FR = {
  always: `
    (seule |seul )?(ma|mon) (fierte|ego|orgueil) (est )?(dans le coma|mort|morte|blesse|blessee)
    (failli )?(mort(e)?|mourir|m ?evanouir|evanouie?) de (honte|ennui|jalousie|curiosite)
    (fait|frole|a) (une |un )?(syncope|avc|infarctus|crise cardiaque|malaise|attaque) (a )?(chaque fois|des) qu ?(il|elle|ils|elles) (voit|voient|entend|regarde)(?! (du|le) sang)
    (du )?faux sang
    (ca )?sent le (brule|cramé|crame|caoutchouc)
    (ma |la |mon |le )?(carte bleue|carte|portefeuille|compte) (saigne|pleure)
    (saisi*|entr*|not*|ajout*|rempl*|complet*) ~a la main
    (patron|chef|proprio) (va me|me) (tuer|tue|tuera) si(?! (je |j ?)?(en |le |l ?|la )?(parle|dis|quitte|denonce|pars))
    morte?s? de fatigue
    tomb* dans les pommes[^a-z0-9]+(de terre|au four|a cidre|du (jardin|marche))
    (coute|coutent|coutait|coute[rz]?|ca vaut|paye) ~(un bras|la peau des fesses|les yeux de la tete|un rein|une blinde)
    (mort|morte|morts|meurs|mourir|crever|creve|mourrait|mourais) de (rire|faim|ennui|honte|trouille|envie|jalousie|soif de revanche)
    (mdr|ptdr|xptdr|mouarf)
    (pleurer|pleure|pleurais|etouffe|etouffer|etrangle|etouffee) de rire(?! (avec|en|sur) )
    (fou|crise de fou|crise de) rire
    lhomme au marteau( ma (assomme|frappe|rattrape|cueilli))?
    coup de (bambou|barre|pompe|massue sur la fin)
    (j ai eu |jai eu )?(les )?(jambes|guiboles) (en compote|de plomb|en bois)
    (la )?fringale
    (grosse )?defaillance au km
    (coach|entraineur|seance|wod|prof|murph|burpees|cours|thrusters) ~(ma|mas|nous a|nous ont|mont|va nous|me|nous) (tues?|tuee?s?|acheves?|achevee?s?|assassines?|massacres?|detruits?|defonces?|enterres?|flingues?|tuer|tue|tuent|acheve)
    (tuerie|boucherie|massacre) (ce|cette|le|la|du|de|ton|son) ~(wod|seance|cours|plan|parcours|medaille|app|box)
    (cest|etait|quelle|une) (une |vraie )?tuerie
    (perdu|perdre|perds|perd) la (tete|boule) (pour|avec|a cause de) ~(plan|velo|triathlon|appli|montre|calendrier|course|chaussures)
    (casse|cassent|casser|brise|brisent) les (couilles|pieds|oreilles|noix)
    (jen ai|en avoir|avoir) plein (le dos|le cul|les couilles|les bottes)
    plein le dos (de|des|du)
    (suer|sue|transpirer) (sang et eau)
    (du |le )?sang,? (de la |la )?sueur et des larmes
    (dans le|bon|mauvais|sang) sang (froid|neuf)
    se faire (un|du) sang dencre
    coup de coeur (pour|sur) (cette|ce|la|le|les|l)
    (coup de coeur|a contrecoeur|par coeur|de bon coeur|a coeur joie)
    (brise|brisait|fend) le coeur
    (montre|garmin|telephone|batterie|ceinture|appli) (est morte?|a rendu lame|a lache|a creve|est decedee?)
    (mannequin|poupee) (inconscient|inanime|blesse)e?
    (point|poids|temps|nature|angle|eau) morte?s?
    (revenir|revenu|revenue|ressuscite) dentre les morts
    (sur mon cadavre|moi vivant)
    (comme|jai lair d|tete d|ressemble a|marche comme) ~(un |une )?(zombie|cadavre|deterre|momie|pinocchio)
    (course|sprints?|series?|cote|kilometre|seance) (suicide|suicidaire|de la mort|mortelle?|assassine)s?
    (hurle|crie|gueule) comme (si on megorgeait|un cochon quon egorge|si on mavait tire dessus)
    (jette|jeter) leponge
    (cracher|crache|crachais) (mes|ses|nos) poumons (sur|dans|a la fin d|pendant) ~(wod|seance|cote|sprint|assault|rameur|400)
    glucides?
  `,
  joking: `
    mon coeur (a failli |a presque )(s ?arreter|sarreter|cesse de battre)
    (jai |je suis |jetais )?(failli|manque|presque|quasi|cru) (de )?(mourir|crever|clamser|y rester|morte?|tomber raide|tomber dans les pommes|mevanouir|metouffer|avoir une attaque)
    (je suis|jsuis|chuis|on est|on etait|jetais) (morte?s?|decedee?s?|claquee?s?|creve[e]?s?)
    (failli|manque|presque|cru) (faire|fait|avoir|eu) (une |un )?(crise cardiaque|infarctus|syncope|attaque|avc|malaise|arret cardiaque)
    (ma|ca ma|va me) (donne|file|fait|faire) (une |un )(crise cardiaque|infarctus|attaque|avc)
    (je )?(meurs|creve|decede)
    (ma|nous a|me|nous|vont me|va me) (tue|tuer|achevee?|acheve|tuent|assassine)s?
    (vu|voir) (jesus|dieu|la lumiere|des etoiles|ma vie defiler)
    (achevez|tuez|achevemoi|tue) moi
  `,
} as const;
