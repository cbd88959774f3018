import type { Romance } from "./gloss.ts";

/** More short answers of the library in French, Spanish and Italian, by slug. */
export const TRAINING_SUMMARIES: { readonly [slug: string]: { readonly [language in Romance]: string } } = {
  "hyrox-race": {
    fr: "Huit fois 1 km de course, chacun suivi d’une station : SkiErg, sled push, sled pull, burpee broad jumps, rameur, farmers carry, fentes avec sac, wall balls. La moitié du temps est de la course : l’endurance décide.",
    es: "Ocho veces 1 km de carrera, cada uno seguido de una estación: SkiErg, sled push, sled pull, burpee broad jumps, remo, farmers carry, zancadas con saco, wall balls. La mitad del tiempo es correr: decide la resistencia.",
    it: "Otto volte 1 km di corsa, ognuno seguito da una stazione: SkiErg, sled push, sled pull, burpee broad jump, vogatore, farmers carry, affondi con sacco, wall ball. Metà del tempo è corsa: decide la resistenza.",
  },
  "hyrox-sleds": {
    fr: "Push : bras fixes, hanches basses, pas courts et rapides. Pull : penche-toi en arrière et marche bras tendus. La force des jambes décide ; pas de traîneau les cinq derniers jours avant une course.",
    es: "Push: brazos fijos, cadera baja, pasos cortos y rápidos. Pull: échate atrás y camina con brazos rectos. Decide la fuerza de piernas; sin trineos los cinco últimos días antes de competir.",
    it: "Push: braccia ferme, anche basse, passi corti e veloci. Pull: inclinati indietro e cammina a braccia tese. Decide la forza delle gambe; niente slitte negli ultimi cinque giorni prima della gara.",
  },
  "hyrox-running": {
    fr: "Prévois les courses à ton allure de 10 km plus 12–18 %. Cours le premier kilomètre à cette allure même si elle paraît lente : le temps se perd dans les trois dernières courses.",
    es: "Planea los kilómetros a tu ritmo de 10 km más 12–18 %. Haz el primero a ese ritmo aunque parezca lento: el tiempo se pierde en las tres últimas carreras.",
    it: "Prevedi i chilometri al passo dei 10 km più 12–18 %. Fai il primo a quel passo anche se sembra lento: il tempo si perde nelle ultime tre corse.",
  },
  "hyrox-simulations": {
    fr: "Une demi-simulation toutes les deux à trois semaines les deux derniers mois suffit ; une complète une ou deux fois au plus, jamais dans les 17 derniers jours.",
    es: "Basta media simulación cada dos o tres semanas en los dos últimos meses; una completa una o dos veces como mucho, nunca en los últimos 17 días.",
    it: "Basta mezza simulazione ogni due–tre settimane negli ultimi due mesi; una completa una o due volte al massimo, mai negli ultimi 17 giorni.",
  },
  "long-run": {
    fr: "La prochaine sortie longue : au plus 10 % de plus que la plus longue des 30 derniers jours. Allure facile, 150 minutes au plus, pas le lendemain de jambes lourdes.",
    es: "La próxima tirada larga: como mucho un 10 % más que la más larga de los últimos 30 días. Ritmo suave, 150 minutos como máximo, no el día después de piernas pesadas.",
    it: "Il prossimo lungo: al massimo il 10 % in più del più lungo degli ultimi 30 giorni. Passo facile, 150 minuti al massimo, non il giorno dopo gambe pesanti.",
  },
  "threshold-and-intervals": {
    fr: "Le seuil (effort 7, quelques mots) élève l’allure tenable une heure : 20 minutes d’un coup ou 2–4 × 6–10 min. Les intervalles (effort 8–9) de 3–5 min travaillent la consommation maximale d’oxygène.",
    es: "El umbral (esfuerzo 7, pocas palabras) sube el ritmo que aguantas una hora: 20 minutos seguidos o 2–4 × 6–10 min. Los intervalos (esfuerzo 8–9) de 3–5 min trabajan el consumo máximo de oxígeno.",
    it: "La soglia (sforzo 7, poche parole) alza il passo che reggi per un’ora: 20 minuti di fila o 2–4 × 6–10 min. Gli intervalli (sforzo 8–9) di 3–5 min allenano il massimo consumo di ossigeno.",
  },
  "hiit-and-easy": {
    fr: "Les deux : les intervalles durs donnent plus par minute, et le facile se fait bien plus longtemps. Pour la perte de graisse la différence ne compte pas ; c’est l’alimentation qui décide.",
    es: "Ambos: los intervalos duros dan más por minuto, y de suave puedes hacer mucho más. Para perder grasa no hay diferencia que importe; decide la comida.",
    it: "Entrambi: gli intervalli duri rendono di più al minuto, e di facile puoi fare molto di più. Per dimagrire non c’è differenza che conti; decide il cibo.",
  },
  "hybrid-interference": {
    fr: "À peine : courir ou rouler en plus de la force ne coûte pas de force ni de muscle mesurables, un peu d’explosivité, moins avec des heures entre les deux. Ordre, récupération et repas comptent plus.",
    es: "Apenas: correr o pedalear junto a la fuerza no cuesta fuerza ni músculo medibles, algo de explosividad, menos con horas de por medio. Orden, recuperación y comida importan más.",
    it: "Quasi per niente: correre o pedalare accanto alla forza non costa forza o muscoli misurabili, un po’ di esplosività, meno con ore in mezzo. Ordine, recupero e cibo contano di più.",
  },
  "weekly-structure": {
    fr: "Pas de jambes lourdes la veille d’intervalles, de seuil ou de la sortie longue ; 48 heures entre deux jours de jambes lourds ; au plus deux jours durs de suite ; au moins un jour de repos.",
    es: "Nada de piernas pesadas la víspera de series, umbral o tirada larga; 48 horas entre dos días de piernas pesados; como mucho dos días duros seguidos; al menos un día de descanso.",
    it: "Niente gambe pesanti il giorno prima di ripetute, soglia o lungo; 48 ore tra due giorni di gambe pesanti; al massimo due giorni duri di fila; almeno un giorno di riposo.",
  },
  "training-frequency": {
    fr: "Cela dépend de ce que tu récupères : cinq ou six jours vont bien si deux ou trois au plus sont durs, qu’un jour est libre, que tu dors assez et que chaque quatrième semaine est plus légère.",
    es: "Depende de lo que recuperas: cinco o seis días van bien si como mucho dos o tres son duros, uno es libre, duermes bastante y cada cuarta semana es más ligera.",
    it: "Dipende da quanto recuperi: cinque o sei giorni vanno bene se al massimo due o tre sono duri, uno è libero, dormi abbastanza e ogni quarta settimana è più leggera.",
  },
  "training-volume": {
    fr: "Pour la force, quelques séries dures par semaine et par mouvement suffisent ; pour la masse, 6–12 par semaine. Deux séances par semaine valent mieux qu’une.",
    es: "Para la fuerza bastan unas pocas series duras por semana y movimiento; para el tamaño, 6–12 por semana. Dos sesiones por semana son mejor que una.",
    it: "Per la forza bastano poche serie dure a settimana per movimento; per la massa 6–12. Due sedute a settimana sono meglio di una.",
  },
  "training-load": {
    fr: "La charge, c’est minutes × effort (1–10). Augmente de 10–15 % par semaine au plus, avec une semaine plus légère toutes les quatre.",
    es: "La carga es minutos × esfuerzo (1–10). Súbela un 10–15 % por semana como mucho, con una semana más ligera cada cuatro.",
    it: "Il carico è minuti × sforzo (1–10). Fallo crescere al massimo del 10–15 % a settimana, con una settimana più leggera ogni quattro.",
  },
  "missed-training": {
    fr: "Ne rattrape pas les séances manquées. Jusqu’à 3 jours : continue. 4–7 jours : répète la dernière semaine à 90 %. 8–14 jours : reprends à 80 %. Plus de deux semaines : repars de la semaine 1.",
    es: "No recuperes sesiones perdidas. Hasta 3 días: sigue. 4–7 días: repite la última semana al 90 %. 8–14 días: vuelve al 80 %. Más de dos semanas: desde la semana 1.",
    it: "Non recuperare le sessioni saltate. Fino a 3 giorni: continua. 4–7 giorni: ripeti l’ultima settimana al 90 %. 8–14 giorni: riparti all’80 %. Oltre due settimane: dalla settimana 1.",
  },
  overtraining: {
    fr: "D’abord une semaine légère avec plus de sommeil et de repas. Un mauvais jour : une journée plus facile ; une tendance d’une semaine : moins de charge. Si rien ne revient après deux semaines de repos, consulte.",
    es: "Primero una semana ligera con más sueño y comida. Un mal día: día más suave; una tendencia de una semana: menos carga. Si tras dos semanas de descanso sigue, ve al médico.",
    it: "Prima una settimana leggera con più sonno e cibo. Una brutta giornata: giorno più facile; una tendenza di una settimana: meno carico. Se dopo due settimane di riposo non va, vedi un medico.",
  },
  "fuelling-during": {
    fr: "Moins de 75 minutes : rien ou un rinçage de bouche ; 75 minutes à 2,5 heures : 30–60 g de glucides par heure ; plus long : 60–90 g par heure, testé à l’entraînement.",
    es: "Menos de 75 minutos: nada o un enjuague; de 75 minutos a 2,5 horas: 30–60 g de hidratos por hora; más largo: 60–90 g por hora, probado en entrenamiento.",
    it: "Sotto i 75 minuti: niente o uno sciacquo; da 75 minuti a 2,5 ore: 30–60 g di carboidrati l’ora; più a lungo: 60–90 g l’ora, provati in allenamento.",
  },
  "losing-weight": {
    fr: "Lentement : environ 0,5–0,7 % du poids par semaine, avec 1,6–2,2 g de protéines par kg et des glucides autour des séances dures. Pas dans les dernières semaines avant une course, jamais avec règles absentes ou peur de manger.",
    es: "Despacio: un 0,5–0,7 % del peso por semana, con 1,6–2,2 g de proteína por kg e hidratos en torno a las sesiones duras. No en las últimas semanas antes de competir, nunca sin regla o con miedo a comer.",
    it: "Piano: circa 0,5–0,7 % del peso a settimana, con 1,6–2,2 g di proteine per kg e carboidrati attorno alle sessioni dure. Non nelle ultime settimane prima di una gara, mai senza ciclo o con paura del cibo.",
  },
  supplements: {
    fr: "La créatine (3–5 g par jour) aide la force ; caféine, nitrates, bêta-alanine et bicarbonate un peu selon l’épreuve. Vitamine D et fer seulement si une prise de sang le dit. Le reste est surtout de l’argent perdu.",
    es: "La creatina (3–5 g al día) ayuda a la fuerza; cafeína, nitrato, beta-alanina y bicarbonato algo según la prueba. Vitamina D y hierro solo si lo dice una analítica. Lo demás es sobre todo dinero perdido.",
    it: "La creatina (3–5 g al giorno) aiuta la forza; caffeina, nitrati, beta-alanina e bicarbonato un po’ secondo la gara. Vitamina D e ferro solo se lo dicono gli esami. Il resto è per lo più denaro perso.",
  },
  "daily-food": {
    fr: "Les glucides suivent la journée : 3–5 g par kg les jours faciles, 5–7 avec une heure d’entraînement, 6–10 avec une à trois. Protéines 1,6–2,2 g par kg, fruits et légumes.",
    es: "Los hidratos siguen al día: 3–5 g por kg en días suaves, 5–7 con una hora, 6–10 con una a tres. Proteína 1,6–2,2 g por kg, fruta y verdura.",
    it: "I carboidrati seguono la giornata: 3–5 g per kg nei giorni facili, 5–7 con un’ora, 6–10 con una–tre. Proteine 1,6–2,2 g per kg, frutta e verdura.",
  },
  "muscle-cramps": {
    fr: "Les crampes de fin de course viennent surtout de muscles fatigués et d’un départ trop rapide. Arrête, étire 20–30 s, repars plus lentement ; pour la prochaine fois : du long à l’effort de course et des mollets deux fois par semaine.",
    es: "Los calambres al final vienen sobre todo de músculos cansados y de salir demasiado rápido. Para, estira 20–30 s, sigue más lento; para la próxima: trabajo largo a esfuerzo de carrera y gemelos dos veces por semana.",
    it: "I crampi a fine gara vengono soprattutto da muscoli stanchi e da una partenza troppo veloce. Fermati, allunga 20–30 s, riparti più piano; per la prossima: lavoro lungo a sforzo gara e polpacci due volte a settimana.",
  },
  "race-pacing": {
    fr: "L’effort régulier gagne : le début 3–5 secondes par kilomètre plus lent que l’objectif, le milieu à l’allure, la fin à la sensation. Presque tous ceux qui craquent sont partis trop vite.",
    es: "Gana el esfuerzo constante: el inicio 3–5 segundos por kilómetro más lento que el objetivo, el medio a ritmo, el final a sensaciones. Casi todos los que se hunden salieron demasiado rápido.",
    it: "Vince lo sforzo costante: l’inizio 3–5 secondi al chilometro più lento dell’obiettivo, il centro al passo, la fine a sensazione. Quasi tutti quelli che crollano sono partiti troppo forte.",
  },
  "race-week": {
    fr: "La semaine de course : 30–50 % du volume habituel avec de courtes touches à l’allure, plus de sommeil, des aliments connus. Le jour : petit-déjeuner 2–4 heures avant, échauffement 35–40 minutes avant.",
    es: "En la semana de carrera: 30–50 % del volumen con toques cortos a ritmo, más sueño, comida conocida. El día: desayuno 2–4 horas antes, calentamiento 35–40 minutos antes.",
    it: "Nella settimana di gara: 30–50 % del volume con brevi tratti a ritmo, più sonno, cibo noto. Il giorno: colazione 2–4 ore prima, riscaldamento 35–40 minuti prima.",
  },
  "race-nerves": {
    fr: "Le trac est normal et utile. Dis-toi que c’est de l’excitation, garde une routine fixe, et fixe des buts que tu contrôles : premier kilomètre, séries, respiration.",
    es: "Los nervios son normales y útiles. Dite que es emoción, mantén una rutina fija y pon metas que controlas: primer kilómetro, series, respiración.",
    it: "L’agitazione è normale e utile. Dì a te stesso che è eccitazione, tieni una routine fissa e poniti obiettivi che controlli: primo chilometro, serie, respiro.",
  },
  shoes: {
    fr: "Pour courir, prends la paire la plus confortable, alterne deux paires. Pour l’Hyrox : d’abord l’accroche pour les traîneaux, puis un talon stable, puis assez d’amorti pour 8 km ; essaie-les à l’entraînement.",
    es: "Para correr elige el par más cómodo y alterna dos. Para Hyrox: primero agarre para los trineos, luego talón estable, luego amortiguación para 8 km; pruébalas entrenando.",
    it: "Per correre prendi il paio più comodo e alterna due paia. Per l’Hyrox: prima il grip per le slitte, poi tallone stabile, poi ammortizzazione per 8 km; provale in allenamento.",
  },
  "return-to-running": {
    fr: "D’abord 30 minutes de marche sans douleur, puis 8 × (1 min de course, 2 min de marche), puis des blocs de dix minutes, puis en continu, un jour sur deux. Fracture de fatigue ou opération : d’abord un feu vert médical.",
    es: "Primero 30 minutos caminando sin dolor, luego 8 × (1 min corriendo, 2 min andando), luego bloques de diez minutos, luego seguido, en días alternos. Fractura por estrés u operación: primero el alta médica.",
    it: "Prima 30 minuti di cammino senza dolore, poi 8 × (1 min corsa, 2 min cammino), poi blocchi da dieci minuti, poi di continuo, a giorni alterni. Frattura da stress o operazione: prima il via libera medico.",
  },
  "running-injuries": {
    fr: "La plupart viennent de plus de charge que le tissu n’en supporte et guérissent avec moins de charge plutôt que zéro : moins de kilomètres, plats, vélo ou rameur, force du mollet et de la hanche. Douleur en un point d’un os, la nuit ou au saut : médecin d’abord.",
    es: "La mayoría viene de más carga de la que aguanta el tejido y mejora con menos carga, no con cero: menos kilómetros, llanos, bici o remo, fuerza de gemelo y cadera. Dolor en un punto del hueso, de noche o al saltar: antes el médico.",
    it: "La maggior parte viene da più carico di quanto il tessuto regga e migliora con meno carico, non zero: meno chilometri, piani, bici o vogatore, forza di polpaccio e anca. Dolore in un punto dell’osso, di notte o saltando: prima il medico.",
  },
  "training-around-pain": {
    fr: "Jusqu’à 3 sur 10 ça va, 4–5 seulement si c’est calmé en 24 heures ; au-delà de 5, ou si tu boites, arrête cet exercice aujourd’hui. Ce n’est pas un diagnostic : une douleur forte, durable ou nocturne relève d’un professionnel.",
    es: "Hasta 3 de 10 va bien, 4–5 solo si se calma en 24 horas; por encima de 5, o con cojera, deja ese ejercicio hoy. No es un diagnóstico: un dolor fuerte, duradero o nocturno es de un profesional.",
    it: "Fino a 3 su 10 va bene, 4–5 solo se passa in 24 ore; oltre 5, o se zoppichi, oggi lascia quell’esercizio. Non è una diagnosi: un dolore forte, duraturo o notturno va a un professionista.",
  },
  "training-in-heat": {
    fr: "La chaleur ralentit tout : va à l’effort, 1–3 % plus lent dès 20 °C. Une à deux semaines de 60–90 minutes par jour acclimatent. Confusion, malaise ou plus de sueur : coup de chaleur, refroidis et appelle les secours.",
    es: "El calor lo ralentiza todo: ve por esfuerzo, 1–3 % más lento desde 20 °C. Una o dos semanas de 60–90 minutos diarios aclimatan. Confusión, colapso o dejar de sudar: golpe de calor, enfría y llama a emergencias.",
    it: "Il caldo rallenta tutto: vai a sforzo, 1–3 % più lento da 20 °C. Una–due settimane di 60–90 minuti al giorno acclimatano. Confusione, collasso o niente sudore: colpo di calore, raffredda e chiama i soccorsi.",
  },
  "training-in-cold": {
    fr: "Courir par grand froid va jusqu’à environ −15 °C avec des couches, un échauffement à l’intérieur, mains et tête couvertes ; pars contre le vent. Asthme, vent et verglas fixent la limite.",
    es: "Correr con frío va bien hasta unos −15 °C con capas, calentamiento dentro y manos y cabeza cubiertas; sal contra el viento. Asma, viento y hielo ponen el límite.",
    it: "Correre al freddo va bene fino a circa −15 °C con strati, riscaldamento al chiuso, mani e testa coperte; parti controvento. Asma, vento e ghiaccio mettono il limite.",
  },
  "training-while-travelling": {
    fr: "Une semaine d’absence ne coûte rien : deux courtes courses et une séance au poids du corps gardent tout. Le décalage horaire prend environ un jour par fuseau vers l’est.",
    es: "Una semana fuera no cuesta nada: dos carreras cortas y una sesión con el peso del cuerpo lo mantienen todo. El jet lag lleva cerca de un día por huso hacia el este.",
    it: "Una settimana via non costa nulla: due corse brevi e una sessione a corpo libero mantengono tutto. Il jet lag richiede circa un giorno per fuso verso est.",
  },
  "training-without-equipment": {
    fr: "Garde le but de l’exercice : même mouvement, même durée et même effort comptent plus que la machine. Pour le traîneau, marche sur tapis incliné ou presse en séries de 20.",
    es: "Mantén el sentido del ejercicio: mismo movimiento, mismo tiempo y mismo esfuerzo importan más que la máquina. Para el trineo, marcha en cinta inclinada o prensa en series de 20.",
    it: "Tieni lo scopo dell’esercizio: stesso movimento, stesso tempo e stesso sforzo contano più della macchina. Per la slitta, camminata in salita o pressa in serie da 20.",
  },
  "short-on-time": {
    fr: "Coupe par la fin : garde l’échauffement et le premier exercice ou les répétitions principales. Vingt à trente minutes du bon travail gardent presque toute ta forme pendant des mois.",
    es: "Recorta por el final: conserva el calentamiento y el primer ejercicio o las series principales. Veinte o treinta minutos de lo correcto mantienen casi toda tu forma durante meses.",
    it: "Taglia dalla fine: tieni il riscaldamento e il primo esercizio o le ripetute principali. Venti–trenta minuti del lavoro giusto mantengono quasi tutta la forma per mesi.",
  },
  "heart-rate-zones": {
    fr: "En part de la fréquence maximale : facile 65–79 %, marathon 80–89 %, seuil 88–92 %, intervalles 97–100 %. La formule 208 − 0,7 × âge n’est qu’une moyenne, ± 10 battements.",
    es: "En parte del pulso máximo: suave 65–79 %, maratón 80–89 %, umbral 88–92 %, intervalos 97–100 %. La fórmula 208 − 0,7 × edad es solo una media, ± 10 pulsaciones.",
    it: "In quota della frequenza massima: facile 65–79 %, maratona 80–89 %, soglia 88–92 %, intervalli 97–100 %. La formula 208 − 0,7 × età è solo una media, ± 10 battiti.",
  },
  vo2max: {
    fr: "La VO2max est l’oxygène maximal utilisable par minute et par kg : la taille du moteur. Le volume facile et des intervalles de 3–5 minutes à 8–9 sur 10 l’élèvent de 5–15 % en quelques mois.",
    es: "El VO2máx es el oxígeno máximo que usas por minuto y kg: el tamaño del motor. Volumen suave e intervalos de 3–5 minutos a 8–9 de 10 lo suben un 5–15 % en unos meses.",
    it: "Il VO2max è l’ossigeno massimo che usi al minuto per kg: la cilindrata del motore. Volume facile e intervalli di 3–5 minuti a 8–9 su 10 lo alzano del 5–15 % in qualche mese.",
  },
  "strength-progression": {
    fr: "Regarde d’abord repas, sommeil et volume de course, puis le plan : répète un cycle avec un maximum un peu plus bas, ajoute une série ou une séance. 1,5–3 % par bloc de cinq semaines est normal.",
    es: "Mira primero comida, sueño y volumen de carrera, luego el plan: repite un ciclo con un máximo algo menor, añade una serie o una sesión. Un 1,5–3 % por bloque de cinco semanas es normal.",
    it: "Guarda prima cibo, sonno e volume di corsa, poi il piano: ripeti un ciclo con un massimale un po’ più basso, aggiungi una serie o una seduta. L’1,5–3 % per blocco di cinque settimane è normale.",
  },
  "pull-ups": {
    fr: "Première traction : tirages, négatives lentes et élastique trois fois par semaine. Plus : 5–6 séries à la moitié du maximum, jamais jusqu’à l’échec.",
    es: "Primera dominada: remos, negativas lentas y goma tres veces por semana. Más: 5–6 series a la mitad del máximo, nunca al fallo.",
    it: "Prima trazione: rematori, negative lente ed elastico tre volte a settimana. Di più: 5–6 serie a metà del massimo, mai a cedimento.",
  },
  "rowing-basics": {
    fr: "Jambes, puis dos, puis bras, retour dans l’ordre inverse, 18–24 coups par minute à l’entraînement. Damper 3–5 suffit. Doubler la distance coûte environ 6 s par 500 m.",
    es: "Piernas, espalda, brazos y vuelta al revés, 18–24 paladas por minuto entrenando. Damper 3–5 basta. Doblar la distancia cuesta unos 6 s por 500 m.",
    it: "Gambe, schiena, braccia e ritorno al contrario, 18–24 colpi al minuto in allenamento. Damper 3–5 basta. Raddoppiare la distanza costa circa 6 s per 500 m.",
  },
  mobility: {
    fr: "Trouve l’articulation qui te bloque, souvent cheville, hanche ou haut du dos, et travaille-la 5 minutes par jour avec des étirements chargés. Avant de courir ou soulever : du dynamique.",
    es: "Busca la articulación que te limita, a menudo tobillo, cadera o espalda alta, y trabájala 5 minutos al día con estiramientos cargados. Antes de correr o levantar: dinámico.",
    it: "Trova l’articolazione che ti limita, spesso caviglia, anca o dorso, e lavoraci 5 minuti al giorno con allungamenti caricati. Prima di correre o sollevare: dinamico.",
  },
  stretching: {
    fr: "S’étirer avant l’entraînement évite à peine des blessures ; la force les réduit bien plus. Étire-toi après ou à part ; avant, bouge de façon dynamique.",
    es: "Estirar antes de entrenar apenas evita lesiones; la fuerza las reduce mucho más. Estira después o aparte; antes, muévete de forma dinámica.",
    it: "Lo stretching prima dell’allenamento evita pochissimi infortuni; la forza li riduce molto di più. Allungati dopo o a parte; prima, muoviti in modo dinamico.",
  },
  "cross-training": {
    fr: "Sans course, vélo, rameur, elliptique ou course en eau profonde gardent presque tout le moteur : mêmes minutes au même effort.",
    es: "Sin correr, bici, remo, elíptica o correr en agua profunda mantienen casi todo el motor: mismos minutos al mismo esfuerzo.",
    it: "Senza corsa, bici, vogatore, ellittica o corsa in acqua profonda mantengono quasi tutto il motore: stessi minuti allo stesso sforzo.",
  },
  "double-days": {
    fr: "Deux séances courtes le même jour vont bien pour des athlètes entraînés : la plus importante d’abord, au moins trois heures entre, mieux six, un repas au milieu, la seconde facile.",
    es: "Dos sesiones cortas el mismo día van bien si estás entrenado: primero la más importante, al menos tres horas entre ambas, mejor seis, comida en medio, la segunda suave.",
    it: "Due sessioni brevi lo stesso giorno vanno bene se sei allenato: prima la più importante, almeno tre ore in mezzo, meglio sei, un pasto, la seconda facile.",
  },
  maintenance: {
    fr: "Une séance par semaine avec une série dure par exercice garde la force jusqu’à 32 semaines si la charge reste lourde ; deux séances gardent l’endurance jusqu’à 15 semaines si l’intensité reste.",
    es: "Una sesión por semana con una serie dura por ejercicio mantiene la fuerza hasta 32 semanas si la carga sigue alta; dos mantienen la resistencia hasta 15 semanas si la intensidad sigue.",
    it: "Una sessione a settimana con una serie dura per esercizio mantiene la forza fino a 32 settimane se il carico resta alto; due mantengono la resistenza fino a 15 settimane se resta l’intensità.",
  },
  "menstrual-cycle": {
    fr: "Entraîne-toi selon tes sensations : en moyenne la performance ne baisse que très peu les premiers jours des règles. Des règles absentes depuis trois mois sont une raison de consulter.",
    es: "Entrena según te sientas: de media el rendimiento baja muy poco en los primeros días de la regla. Una regla ausente tres meses es motivo para ir al médico.",
    it: "Allenati come ti senti: in media la prestazione cala pochissimo nei primi giorni del ciclo. Un ciclo assente da tre mesi è motivo per vedere un medico.",
  },
  "starting-crossfit": {
    fr: "Technique d’abord, régularité ensuite, intensité après : trois jours par semaine, barre vide jusqu’à répéter le mouvement cinq fois pareil, séances à 50–60 % du volume.",
    es: "Primero técnica, luego constancia, después intensidad: tres días por semana, barra vacía hasta repetir el movimiento cinco veces igual, entrenos al 50–60 % del volumen.",
    it: "Prima la tecnica, poi la costanza, poi l’intensità: tre giorni a settimana, bilanciere vuoto finché ripeti il movimento cinque volte uguale, allenamenti al 50–60 % del volume.",
  },
  "recovery-tools": {
    fr: "Sommeil, repas et jours faciles font le travail ; les outils ajoutent du confort. L’eau froide après la force soulage mais coûte muscle et force sur des semaines.",
    es: "Sueño, comida y días suaves hacen el trabajo; las herramientas añaden comodidad. El agua fría tras la fuerza alivia, pero cuesta músculo y fuerza con las semanas.",
    it: "Sonno, cibo e giorni facili fanno il lavoro; gli strumenti aggiungono comfort. L’acqua fredda dopo la forza allevia ma costa muscoli e forza in settimane.",
  },
  "lower-back": {
    fr: "Continue de bouger : marche, vélo, hip thrusts et gainage vont en général, alors que charges lourdes du sol, swings et rameur long attendent. Selle engourdie, vessie ou intestin, jambes faibles : urgence.",
    es: "Sigue moviéndote: caminar, bici, hip thrusts y core suelen ir bien; cargas pesadas del suelo, swings y remo largo esperan. Zona de la silla dormida, vejiga o intestino, piernas flojas: urgencia.",
    it: "Continua a muoverti: cammino, bici, hip thrust e core di solito vanno bene; carichi pesanti da terra, swing e vogatore lungo aspettano. Zona sella intorpidita, vescica o intestino, gambe deboli: emergenza.",
  },
  motivation: {
    fr: "Rends le début petit : dix minutes, puis tu peux arrêter. Fixe quand et où, baisse la charge les semaines de stress au lieu d’arrêter. Si rien ne te fait plaisir depuis deux semaines, parles-en à un médecin.",
    es: "Haz pequeño el comienzo: diez minutos y luego puedes parar. Fija cuándo y dónde, baja la carga en semanas de estrés en vez de parar. Si nada te alegra en dos semanas, habla con un médico.",
    it: "Rendi piccolo l’inizio: dieci minuti e poi puoi smettere. Fissa quando e dove, abbassa il carico nelle settimane di stress invece di fermarti. Se da due settimane nulla ti dà gioia, parla con un medico.",
  },
  masters: {
    fr: "Garde l’intensité, prends un peu plus de récupération : dès 50 ans les séries lourdes restent à 87,5 % du maximum, repos plus longs ; deux séances de force par semaine deviennent obligatoires.",
    es: "Mantén la intensidad, recupera algo más: desde los 50 las series pesadas quedan al 87,5 % del máximo, descansos más largos; dos sesiones de fuerza por semana son obligatorias.",
    it: "Mantieni l’intensità, recupera un po’ di più: dai 50 anni le serie pesanti restano all’87,5 % del massimale, pause più lunghe; due sedute di forza a settimana diventano obbligatorie.",
  },
  "fasted-training": {
    fr: "Les séances faciles jusqu’à une heure avant le petit-déjeuner vont bien ; les dures, longues ou lourdes vont mieux après un repas. La perte de graisse est la même.",
    es: "Las sesiones suaves de hasta una hora antes del desayuno van bien; las duras, largas o pesadas van mejor comido. La pérdida de grasa es la misma.",
    it: "Le sessioni facili fino a un’ora prima di colazione vanno bene; quelle dure, lunghe o pesanti meglio dopo aver mangiato. La perdita di grasso è la stessa.",
  },
  "benchmarks-and-testing": {
    fr: "Refais les tests qui guident ton plan une fois par bloc ou deux, la semaine après une décharge : 3–5 répétitions avec une en réserve, un 5 km reposé, 500 m de rameur, 20 minutes de vélo.",
    es: "Repite los tests que guían tu plan una vez cada uno o dos bloques, la semana después de una descarga: 3–5 repeticiones con una en reserva, 5 km descansado, 500 m de remo, 20 minutos de bici.",
    it: "Rifai i test che guidano il piano una volta ogni uno o due blocchi, la settimana dopo uno scarico: 3–5 ripetizioni con una di riserva, 5 km riposato, 500 m al vogatore, 20 minuti in bici.",
  },
  "race-estimates": {
    fr: "D’un 5 ou 10 km on estime bien le semi, le marathon seulement si tu t’es entraîné pour : la moitié des coureurs finit au moins 10 minutes plus lentement que la formule.",
    es: "De un 5 o 10 km se estima bien la media, el maratón solo si te has entrenado para él: la mitad de los corredores tarda al menos 10 minutos más que la fórmula.",
    it: "Da un 5 o 10 km si stima bene la mezza, la maratona solo se ti sei allenato per farla: metà dei corridori impiega almeno 10 minuti più della formula.",
  },
};
