/** Words of French, Spanish and Italian with their English, in pairs; "_" stands for a blank and "-" for nothing. They add to those of `gloss.ts`. */
export const MORE_WORDS = {
  fr: `
    quoi what deja - il it elle it date date temps time chrono time decale move decaler move deplace move deplacer move reporter move
    mets move mettre move enleve remove enlever remove supprime remove retire remove faisable doable barre barbell haltere dumbbell
    halteres dumbbells kettlebell kettlebell materiel equipment equipement equipment trop too_much long long longue long longues long
    court short courte short entre between difference difference traineau sled femmes women femme woman hommes men homme man charger load
    mollet calf mollets calves genou knee genoux knees dos back epaule shoulder epaules shoulders cheville ankle hanche hip poignet wrist
    coude elbow fatigue tired fatiguee tired creve tired crevee tired malade ill rhume cold dormi slept dormir sleep sommeil sleep
    manger eat mange eat boire drink bois drink eau water glucides carbs proteines protein creatine creatine cafe coffee cafeine caffeine
    echauffement warm_up etirements stretching etirer stretch seuil threshold fractionne intervals fractionnes intervals
    intervalles intervals endurance easy footing easy_run footings easy_runs cotes hills tapis treadmill natation swimming nager swim
    nage swam fentes lunges pompes push_ups gainage plank sauts jumps saut jump marche walked facile easy faciles easy dur hard dure hard
    leger light legere light lourd heavy lourde heavy lourds heavy rapide fast rapides fast vite fast lent slow lente slow
    pouls heart_rate frequence heart_rate cardiaque - zones zones seul only maintenant now plutot rather encore still aussi also
    pendant during chaque every tous all toutes all tout all noel christmas vacances holiday voyage trip matin morning soir evening
    deux two trois three quatre four cinq five huit eight dix ten semi half_marathon demi half progression progress tendance trend
    hausse up baisse decreased difficile hard pourquoi why besoin need conseils advice conseil advice recuperation recovery recup recovery
    blessure injury gene niggle douleur pain courbatures sore_muscles crampes cramps chaussures shoes chaleur heat froid cold
    volume volume niveau level places days jours days restant left restantes left reste left restent left faut should doit should
    dois should devrais should devrait should peux can peut can peuvent can veux want voudrais want aimerais want passe last passee last
    ensemble together total total difficulte effort pense think mieux better meilleurs best meilleures best meme same si if comme as
    chez at depasse over depuis since ete was faire do fais do fait did faite done faites done faits done fera do couru ran rame rowed
    souleve lifted roule rode pris taken note logged enregistre logged ajoute add ajouter add prevu planned prevue planned prevus planned
    affutage taper decharge deload bloc block phase phase pourcentage percent moitie half heure hour augmente increased competition race
    competitions races triathlon triathlon traineaux sleds poussee push tirage pull sandbag sandbag station station stations stations
    stp please merci thanks bonjour hello salut hi janv january fevr february avr april juil july sept september oct october nov november
    dec december lun monday mar tuesday mer wednesday jeu thursday ven friday sam saturday dim sunday alleger ease allege ease
    progresser progress force strength muscu lifting musculation lifting sous under lrpe rpe echauffer warm_up`,
  es: `
    dormi slept mal badly tiempo time tiempos times viaje trip viajo travel saltos jumps salto jump molestan bother molesta bothers
    odio hate barra barbell mancuerna dumbbell mancuernas dumbbells pesa weighs material equipment equipo equipment demasiado too_much
    larga long largo long corta short corto short entre between diferencia difference trineo sled mujeres women mujer woman hombres men
    hombre man cargar load gemelo calf gemelos calves rodilla knee rodillas knees espalda back hombro shoulder hombros shoulders
    tobillo ankle cadera hip muneca wrist codo elbow cansado tired cansada tired enfermo ill enferma ill resfriado cold dormido slept
    dormir sleep sueno sleep comer eat beber drink bebo drink agua water hidratos carbs carbohidratos carbs proteina protein
    proteinas protein creatina creatine cafe coffee cafeina caffeine calentamiento warm_up estiramientos stretching estirar stretch
    umbral threshold series intervals intervalos intervals rodaje easy_run rodajes easy_runs tirada long_run tiradas long_runs
    cuestas hills cinta treadmill natacion swimming nadar swim zancadas lunges flexiones push_ups plancha plank caminar walk facil easy
    suave easy duro hard dura takes ligero light ligera light pesado heavy pesada heavy rapido fast rapida fast lento slow lenta slow
    pulso heart_rate frecuencia heart_rate cardiaca - zonas zones ahora now todavia still tambien also durante during cada every todos all
    todas all todo all navidad christmas vacaciones holiday tarde evening noche evening dos two tres three cuatro four cinco five seis six
    siete seven ocho eight diez ten media half medio half progreso progress tendencia trend dificil hard necesito need consejo advice
    consejos advice recuperacion recovery lesion injury molestia niggle dolor pain agujetas sore_muscles calambres cramps zapatillas shoes
    calor heat frio cold volumen volume nivel level faltan left quedan left falta left queda left debo should deberia should
    tengo do_i_have puedo can_i puede can quiero want quisiera want mejor best mejores best mismo same misma same si if remado rowed
    reme rowed corrido ran corriendo running levantado lifted levante lifted nade swam anota log anade add anadir add previsto planned
    prevista planned descarga deload bloque block fase phase porcentaje percent mitad half subido increased bajado decreased
    competicion race competiciones races maraton marathon triatlon triathlon tiron pull empuje push estacion station estaciones stations
    fuerza strength hola hi kilos kg kilo kg q that llevo have hecho done hecha done hechas done hacer do haces do hizo did duran take
    toca have tocan have miercoles wednesday sabado saturday mover move mueve move pasar move pasa move quita remove quitar remove
    cambia swap cambiar swap acorta shorten ultimo last anterior previous pasado last viene next proximo next peor worst mas more
    menos less ene january feb february abr april jun june jul july ago august sept september sep september oct october nov november
    dic december pesas weights reventada tired caliento warm_up calentar warm_up apunta log hazme make aligera ease bajar get_under`,
  it: `
    cose what qual what quali what tempo time tempi times viaggio trip salti jumps salto jump fastidio bother odio hate bilanciere barbell
    sbarra bar manubrio dumbbell manubri dumbbells attrezzi equipment attrezzatura equipment troppo too_much lunga long lungo long
    corta short corto short breve short tra between fra between differenza difference slitta sled donne women donna woman uomini men
    uomo man caricare load carico load polpaccio calf polpacci calves ginocchio knee ginocchia knees schiena back spalla shoulder
    spalle shoulders caviglia ankle anca hip polso wrist gomito elbow stanco tired stanca tired malato ill malata ill raffreddore cold
    dormito slept dormire sleep sonno sleep mangiare eat mangio eat bere drink bevo drink acqua water carboidrati carbs proteine protein
    creatina creatine caffe coffee caffeina caffeine riscaldamento warm_up stretching stretching soglia threshold ripetute intervals
    intervalli intervals salite hills salita hill tapis treadmill roulant - nuoto swimming nuotare swim affondi lunges piegamenti push_ups
    flessioni push_ups plank plank camminare walk facile easy facili easy leggero light leggera light duro hard dura takes pesante heavy
    pesanti heavy veloce fast lento slow lenta slow battito heart_rate battiti heart_rate frequenza heart_rate cardiaca - zone zones
    zona zone adesso now ora now ancora still anche also durante during ogni every tutti all tutte all tutto all natale christmas
    vacanza holiday vacanze holiday ferie holiday mattina morning sera evening due two tre three quattro four cinque five sei six
    sette seven otto eight dieci ten mezza half mezzo half progresso progress progressi progress tendenza trend difficile hard serve need
    consiglio advice consigli advice recupero recovery infortunio injury dolore pain doms sore_muscles crampi cramps scarpe shoes
    caldo heat freddo cold volume volume livello level mancano left manca left devo should dovrei should deve should dovrebbe should
    posso can_i puo can voglio want vorrei want migliori best stesso same stessa same se if remato rowed corso ran correndo running
    sollevato lifted nuotato swam registra log segna log aggiungi add previsto planned prevista planned scarico deload scaricare taper
    blocco block fase phase percentuale percent meta half aumentato increased sceso decreased competizione race maratona marathon
    triathlon triathlon tiro pull spinta push stazione station stazioni stations forza strength ciao hi chili kg chilo kg ho did_i
    fatto do fatta done fatte done fatti done fare do durano take pesa weighs durare last sposta move spostare move metti move
    togli remove togliere remove cambia swap cambiare swap sostituisci swap accorcia shorten invece instead precedente previous
    scorso last scorsa last prossimo next prossima next peggiore worst piu more meno less gia - sto am seduta session sedute sessions
    riposo rest riposare rest partire - inizio start comincio start iniziare start numero number volta time volte times gen january
    feb february apr april mag may giu june lug july ago august ott october nov november dic december pesi weights distrutta tired
    distrutto tired alleggerisci ease riscaldo warm_up meglio better lrpe rpe prendere take lultima last`,
} as const;
