/** Figures of speech in Spanish, in the notation of `figures-of-speech.ts`. */
export const ES = {
  always: `
    (solo )?(mi|el) (orgullo|ego) (esta )?(en coma|muerto|herido|por los suelos)
    (casi )?(me )?(desmayo|desmaye|muero|mori|morir*|muert(o|a)) de (verguenza|aburrimiento|envidia|curiosidad|alegria)
    le (da|dio|entra) (casi )?(un )?(infarto|patatus|ictus|sincope|ataque) cada vez que (me )?(ve|oye)(?! (sangre|((una|las|la|los) )?(luz|luces|flash*|pantalla*)))
    sangre (falsa|de mentira|artificial)
    huele a (quemado|goma quemada)
    (mi |la |el )?(cartera|bolsillo|tarjeta|cuenta) (sangr*|llora*)
    (me )?sangr* (la|el|mi) (cartera|bolsillo|tarjeta|cuenta)
    (apunt*|anot*|met*|pon*) ~a mano
    (jefe|jefa|casero) (me )?(va a matar( me)?|mata|matara) si(?! (lo |le |me )?(cuento|digo|hablo|denuncio|dejo|voy))
    muert[oa]s? de (cansancio|sed|hambre)
    (cuesta|costo|cuestan|costado|sale|vale|cobran|cueste|costaria|costar) ~(un|el otro) (rinon|ojo de la cara|huevo|pulmon|brazo y una pierna|higado)( y (parte|medio) ~(otro|rinon))?
    (un )?ojo de la cara
    (muero|morir|muriendo|muerta|muerto|murio|morimos|morimos todos|muertos|morirme) de (la )?(risa|hambre|aburrimiento|verguenza|envidia|ganas|sueno|amor|miedo escenico)
    (ataque|ataquito) de (risa|celos)
    (parti|partiendo|parto|partimos|mondo|meo|meando|descojono|descojonando|tronchando|troncho) (el culo |el pecho |la caja )?de (la )?risa
    me (parto|troncho|mondo|meo|descojono)( vivo| viva| toda| todo)?
    (perdi|perder|perdido|pierdo|perdio) la cabeza (por|con)
    (sin |no tiene |ni )(pies ni cabeza)
    (comerme|comiendome|calentandome) la cabeza
    (sudar|sude|sudamos|sudando) (la gota gorda|sangre)
    sangre,? sudor y lagrimas
    (llevo|lo llevo|corre) en (la|mi) sangre
    (a|de) sangre fria
    (me|nos) (hierve|hervia) la sangre
    (tio|hombre) del mazo
    (pajara|pajaron)
    (entrenador|coach|wod|entreno|profe|monitor|clase|murph|burpees|thrusters) ~(me|nos) (mato|ha matado|mata|reviento|ha reventado|destrozo|ha destrozado|machaco|fusilo|asesino|dejo (muertos?|muertas?|para el arrastre))( a todos)?
    (dejarme|deje|dejado|dejando|dejo) (la piel|los huevos|el alma|los pulmones) (en|por)
    hasta (los|mis) (huevos|cojones|ovarios) de
    (tocar|toca|tocando|tocaron|hinchan|hincha) (me |nos )?los (huevos|cojones)
    (con|de) ((el|un) )?corazon en (la mano|un puno)
    (de|con) todo (el |mi )?corazon
    (romper|rompio|rompe|parte|partio) (me )?el corazon
    (corazon|corazones) de leon
    (reloj|garmin|movil|bateria|pulsometro|app|auriculares) (se )?(murio|ha muerto|esta muert[oa]|paso a mejor vida)
    (muneco|maniqui|dummy) (inconsciente|desmayado|herido|sin vida)
    (vuelta|levantarse|resucitar|resucite|volver) (de|entre) (los|la) muertos?
    (peso|puntos?|tiempo|angulo) muertos?
    (hombre|mosca|mosquita) muert[oa]
    (por encima de|sobre) mi cadaver
    (parezco|parecia|ando como|camino como|como|hecho|hecha) (un |una )?(zombi|zombie|cadaver|momia|pinocho)
    hech[oa] (polvo|mierda|trizas|pure)
    (carrera|series|sprints|kilometro|cuesta|wod) (suicidas?|asesin[oa]s?|mortal|de la muerte)
    (cagado|cagada|cagando|cague) (de|del) (risa|susto)
    (grite|gritaba|chille) como si me (mataran|estuvieran matando|hubieran disparado)
    (abrio|abrir|da|dar) en el clavo
    (me|nos) (dejo|quede|deja) (sin aliento|boquiabiert[oa]) (el|la|con) (precio|paisaje|vista|medalla)
    por mis (muertos|cojones)
  `,
  joking: `
    (casi )?se me (para|paro|ha parado|paraba) (casi )?el corazon
    (casi |por poco )?(me )?(muero|mori|moria|morimos|he muerto|palmo|morirme)
    (casi|estoy|estaba|estamos|quede|quedamos) (me )?(muert[oa]s?|palmo|moribund[oa])
    (casi|por poco|que) me (da|dio|ha dado|daba) (un|algo|una) (infarto|patatus|ataque|sincope|ictus|jamacuco|yuyu|telele|algo|embolia)( al corazon| cardiaco)?
    (me|nos) (da|dio|ha dado|va a dar|daba) (casi )?(un|una) (infarto|patatus|sincope|ictus|jamacuco|yuyu|telele|soponcio)
    (casi|por poco) (me )?(desmayo|ahogo|caigo redond[oa]|asfixio|desplomo)
    (me|nos) (mata|matan|mato|ha matado|matas|matara|asesina|revienta)
    (vi|veo|he visto) (a )?(jesus|dios|la luz|las estrellas|mi vida pasar)
    (matame|matadme|rematame|pegame un tiro)
  `,
} as const;
