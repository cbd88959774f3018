/** Figures of speech in Portuguese, in the notation of `figures-of-speech.ts`. */
export const PT = {
  always: `
    (coloc*|lanc*|anot*|regist*|inser*) ~(na|a) mao
    (so |apenas )?(o )?meu (orgulho|ego) (esta )?(em coma|morto|ferido)
    (quase )?(desmaiei|morri|morrer|desmaiar|mort(o|a)) de (vergonha|tedio|inveja|curiosidade)
    (tem|da lhe|lhe da) (quase )?(um )?(enfarte|infarto|treco|avc|piripaque) (cada|toda) vez que (me )?(ve|ouve)(?! sangue)
    sangue (falso|de mentira)
    cheira a queimado
    sangr* (no|o|do|meu) (cartao|bolso|carteira)
    (o meu |meu |o )?(cartao|bolso|carteira) (sangr*|chora|chorou)
    (lanc*|anot*|por|ponho|inser*|regist*) ~(na|a) mao
    (chefe|patrao|senhorio) (vai )?(me )?(matar|mata|mata me|matar me) se(?! (eu )?(contar|conto|falar|falo|denunciar|deixar|sair))
    mort[oa]s? de (cansaco|fome|sono|sede)
    (custa|custou|custam|custar|custaram|sai|saiu|pago|pagar) ~(os olhos da cara|um rim|um rim e meio|um braco e uma perna|um olho da cara|couro e cabelo|um figado)
    (morr[oi]|morri|morrer|morrendo|morta|morto|mortos|morremos|morria) (de |do |a )?(rir|rindo|riso|fome|tedio|vergonha|inveja|sono|vontade|saudade|curiosidade)
    (chorei|chorar|chorando|mijei|mijar) (me )?(de |a )?(rir|riso)
    (rachar|rachei|rachamos|partir|parti|partimos|escangalhei|escangalhar) ~(a rir|de rir|o coco a rir)
    (ataque|crise|acesso) de (riso|risos)
    (perdi|perder|perdendo|perdeu) (completamente |a serio )?a cabeca (por|com)
    (sem|nao tem) pes nem cabeca
    (quebrando|esquentando) a cabeca com
    (suar|suei|suamos) (sangue|as estopinhas|em bica)
    sangue,? suor e lagrimas
    (corre|ta) no meu sangue
    (sangue frio|mau sangue|sangue novo)
    (ferve|ferveu) o sangue
    (homem (da|do) (marreta|martelo|muro)|homem da marreta)
    (bati|bater|dei) (no|de caras no) muro (no|aos) (km|quilometro*)
    (treinador|professor|coach|prof|wod|treino|aula|murph|burpees?|thrusters?|box|mister) ~(me|nos|te) (matou|matei|mata|destruiu|acabou|assassinou|arrebentou|enterrou|detonou|moeu)( a todos)?
    (treinador|professor|coach|prof|wod|treino|aula|murph|burpees?) (matou|destruiu|acabou com|assassinou|rebentou|detonou) (me|nos|a gente|connosco|comigo|com a gente|a malta)
    (me )?(mato|matamos) (de |a )(treinar)
    (deixei|deixar|dar|dei|deixamos) (o sangue|a pele|o couro|os pulmoes|a alma) (na|no|em|nos|nas)
    (encher|enche|enchem|encheu|torrar|torra|cheio|cheia|quebra|rebentar) (o|do|de) saco
    (de|do) saco cheio
    (estou|to|tou|fiquei) ate aos (cabelos|tomates|olhos)
    (partiu|parte|partir|cortou|corta) (me )?o coracao
    do fundo do coracao
    (coracao na boca na (largada|partida))
    (relogio|garmin|telemovel|celular|bateria|app|fones) (morreu|ta mort[oa]|esta mort[oa]|bateu as botas|foi desta para melhor)
    (boneco|manequim|dummy) (inconsciente|desmaiado|ferido|desacordado|sem vida)
    (peso|ponto|tempo|angulo|levantamento|natureza) mort[oa]
    (voltei|voltar|ressuscitei|ressuscitar|ressurgi) (dos mortos|do mundo dos mortos)
    (so )?por cima do meu cadaver
    (pareco|parecia|ando como|ando que nem|como|igual|feito|que nem) (um |uma |a um )?(zumbi|zombie|zombi|cadaver|mumia|defunto|pinoquio)
    (tiros|sprints?|serie|ladeira|subida|treino|wod) (suicidas?|assassin[oa]s?|mortal|mortais|da morte)
    (acabad[oa]|moid[oa]|quebrad[oa]|rebentad[oa]|de rastos) (depois|do|da) (treino|wod|aula|murph)
    (gritei|gritava|berrei) como se (me tivessem|estivessem a|me estivessem a|tivesse levado um) (dado um tiro|matar|tiro|a matar)
    (atirar|atirei|jogar|joguei|deitar) a toalha
    (cuspir|cuspi|cuspindo) os pulmoes (no|na|a|durante) ~(wod|subida|assault|remo|tiros|treino)
  `,
  joking: `
    (meu |o meu )?coracao (quase|ia) (parou|parava|parar)
    (podem|pode|ja podem) (me )?enterrar( me)?
    (eu |quase |a gente |ia |por pouco )?(quase )?(morri|morro|morremos|morrendo|morria|morria|to mort[oa]|tou mort[oa]|estou mort[oa]|falec[io]|faleci)
    (ja )?(mori|morreu a gente|morremos todos)
    (quase|ia|por pouco) (me )?(tive|tinha|tendo|dava|deu|dar|ter|infartei|enfartei|enfartava|infartando) ?(me )?(um |uma )?(enfarte|infarto|ataque|treco|avc|piripaque|troco|sincope|coisa)?( cardiaco| do coracao)?
    (quase) (desmaiei|desmaiava|engasguei|sufoquei|apaguei|caia pro lado|caio dura|caio duro)
    (vi|ver|ja via) (a )?(jesus|deus|a luz|estrelas|a minha vida passar)( e ele mandou ~voltar)?
    (me|nos) (mata|matou|matam|matava|acaba|acabou)( comigo)?
    (matou|mata|matam|acabou) (me|nos|comigo|a gente)
    (me mata|me matem|matem me|mate me)
  `,
} as const;
