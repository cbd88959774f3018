import type { Romance } from "./gloss.ts";

/** The short answers of the library in French, Spanish and Italian, by slug; what is not here is answered in English. */
export const ROMANCE_SUMMARIES: { readonly [slug: string]: { readonly [language in Romance]: string } } = {
  "time-of-day": {
    fr: "La meilleure heure est celle que tu peux tenir. En fin d’après-midi et le soir, force et puissance sont quelques pour cent plus hautes que tôt le matin, mais sur des semaines s’entraîner le matin apporte autant. Avant une course le matin, entraîne-toi parfois le matin.",
    es: "La mejor hora es la que puedes mantener. Por la tarde la fuerza y la potencia son unos pocos por ciento mayores que temprano por la mañana, pero en semanas entrenar por la mañana da lo mismo. Antes de una carrera por la mañana entrena a veces por la mañana.",
    it: "L’ora migliore è quella che riesci a mantenere. Nel tardo pomeriggio e la sera forza e potenza sono di qualche per cento più alte che al mattino presto, ma nelle settimane allenarsi al mattino rende uguale. Prima di una gara al mattino allenati ogni tanto al mattino.",
  },
  "hyrox-times": {
    fr: "La moitié des femmes en Open finit en 1:37 environ, la moitié des hommes en 1:29. La première course dure souvent plus longtemps ; moins de 1:15 pour un homme et moins de 1:25 pour une femme en Open, c’est loin devant le milieu, et les meilleurs Pro sont sous une heure.",
    es: "La mitad de las mujeres en Open termina en 1:37 más o menos, la mitad de los hombres en 1:29. La primera carrera suele durar más; bajar de 1:15 en hombres y de 1:25 en mujeres en Open está muy por delante de la mitad, y los mejores Pro bajan de una hora.",
    it: "Metà delle donne in Open finisce in circa 1:37, metà degli uomini in circa 1:29. La prima gara dura spesso di più; sotto 1:15 per gli uomini e sotto 1:25 per le donne in Open è ben davanti alla metà, e i migliori Pro stanno sotto un’ora.",
  },
  "workout-formats": {
    fr: "AMRAP : autant de tours ou de répétitions que possible en un temps. EMOM : le travail commence chaque minute, le reste est du repos. For time (RFT) : le plus vite possible avec une bonne forme. Tabata : huit fois 20 s dur, 10 s de repos. Rx : comme écrit.",
    es: "AMRAP: todas las rondas o repeticiones posibles en un tiempo. EMOM: el trabajo empieza cada minuto y lo que sobra es descanso. For time (RFT): lo más rápido posible con buena forma. Tabata: ocho veces 20 s fuerte, 10 s de pausa. Rx: como está escrito.",
    it: "AMRAP: quanti più giri o ripetizioni in un tempo. EMOM: il lavoro parte ogni minuto, il resto è pausa. For time (RFT): il più veloce possibile con buona forma. Tabata: otto volte 20 s forte, 10 s di pausa. Rx: come scritto.",
  },
  "push-ups": {
    fr: "Trois fois par semaine 4–6 séries à la moitié ou aux deux tiers de ton maximum, jamais à l’échec, une répétition de plus au total à chaque fois. Sans pompe complète : mains sur un banc ou une barre, plus bas chaque semaine, plutôt que sur les genoux. Au bout de quatre à six semaines il devrait y en avoir plus.",
    es: "Tres veces por semana 4–6 series con la mitad o dos tercios de tu máximo, nunca al fallo, y una repetición más en total cada vez. Sin una completa: manos en un banco o una barra, más bajo cada semana, mejor que de rodillas. A las cuatro o seis semanas deberían ser más.",
    it: "Tre volte a settimana 4–6 serie a metà o due terzi del tuo massimo, mai a cedimento, e una ripetizione in più in totale ogni volta. Senza una completa: mani su una panca o una sbarra, più in basso ogni settimana, meglio che sulle ginocchia. Dopo quattro–sei settimane dovrebbero essere di più.",
  },
  "running-surfaces": {
    fr: "Tout compte : prends ce qui t’est accessible. Le tapis à 1 % coûte à peu près autant que dehors ; aux allures lentes la différence est trop petite pour compter. La piste sert à l’allure exacte, la route suffit pour tout, et aucun sol ne protège des blessures ; c’est le changement brusque qui fait mal.",
    es: "Todo cuenta: usa lo que tengas a mano. La cinta al 1 % cuesta más o menos como fuera; a ritmos lentos la diferencia es demasiado pequeña para importar. La pista es para el ritmo exacto, el asfalto vale para todo, y ningún suelo protege de lesiones; lo que daña es cambiar de golpe.",
    it: "Tutto conta: usa quello che hai a portata. Il tapis roulant all’1 % costa circa come fuori; ai ritmi lenti la differenza è troppo piccola per contare. La pista serve per il passo esatto, la strada va bene per tutto, e nessun terreno protegge dagli infortuni; fa male cambiare di colpo.",
  },
  protein: {
    fr: "1,6–2,2 g par kg et par jour, en trois à cinq portions d’environ 0,3 g par kg (20–40 g). Cela suffit presque toujours, un peu plus si tu perds du poids ; la minute exacte n’a pas d’importance.",
    es: "1,6–2,2 g por kg al día, en tres a cinco tomas de unos 0,3 g por kg (20–40 g). Basta casi siempre, algo más si pierdes peso; el minuto exacto no importa.",
    it: "1,6–2,2 g per kg al giorno, in tre–cinque porzioni da circa 0,3 g per kg (20–40 g). Basta quasi sempre, un po’ di più se perdi peso; il minuto esatto non conta.",
  },
  creatine: {
    fr: "Créatine monohydrate, 3–5 g par jour à n’importe quelle heure : quelques pour cent de force et de sprints répétés en plus. Pas de phase de charge nécessaire ; environ 1 kg d’eau s’ajoute. En cas de maladie rénale ou de médicaments, demande d’abord à un médecin.",
    es: "Creatina monohidrato, 3–5 g al día a cualquier hora: unos pocos por ciento más de fuerza y sprints repetidos. No hace falta fase de carga; añade cerca de 1 kg de agua. Con enfermedad renal o medicación pregunta antes al médico.",
    it: "Creatina monoidrato, 3–5 g al giorno a qualsiasi ora: qualche per cento in più di forza e sprint ripetuti. Non serve una fase di carico; aggiunge circa 1 kg d’acqua. Con malattie renali o farmaci chiedi prima al medico.",
  },
  caffeine: {
    fr: "3–6 mg par kg 45–60 minutes avant améliorent endurance et force de quelques pour cent ; 3 mg par kg suffisent souvent. Teste à l’entraînement et arrête 8 heures avant de dormir.",
    es: "3–6 mg por kg 45–60 minutos antes mejoran resistencia y fuerza unos pocos por ciento; suelen bastar 3 mg por kg. Pruébalo entrenando y para 8 horas antes de dormir.",
    it: "3–6 mg per kg 45–60 minuti prima migliorano resistenza e forza di qualche per cento; di solito bastano 3 mg per kg. Provala in allenamento e smetti 8 ore prima di dormire.",
  },
  deload: {
    fr: "Une semaine sur quatre plus légère : séries à 50–60 %, charges à 60–70 % du maximum, effort 6 au plus, course à 60–70 %. Les jours et les exercices restent. Elle permet aux semaines suivantes d’être plus dures.",
    es: "Una de cada cuatro semanas más ligera: series al 50–60 %, cargas al 60–70 % del máximo, esfuerzo 6 como mucho, carrera al 60–70 %. Días y ejercicios quedan. Permite que las semanas siguientes sean más duras.",
    it: "Una settimana su quattro più leggera: serie al 50–60 %, carichi al 60–70 % del massimale, sforzo 6 al massimo, corsa al 60–70 %. Giorni ed esercizi restano. Serve perché le settimane dopo possano essere più dure.",
  },
  "zone-two": {
    fr: "La zone 2 est facile : effort 3–4 sur 10, on parle en phrases complètes. Au moins 65 % du temps d’endurance devrait être en zones 1 et 2.",
    es: "La zona 2 es suave: esfuerzo 3–4 de 10, se habla en frases completas. Al menos el 65 % del tiempo de resistencia debería estar en zonas 1 y 2.",
    it: "La zona 2 è facile: sforzo 3–4 su 10, si parla con frasi complete. Almeno il 65 % del tempo di resistenza dovrebbe stare nelle zone 1 e 2.",
  },
  "easy-running": {
    fr: "Les courses faciles se font à effort 3–4 sur 10, en parlant en phrases complètes. Elles construisent l’endurance et laissent les jambes fraîches pour les jours durs ; la plupart courent trop vite.",
    es: "Los rodajes suaves van a esfuerzo 3–4 de 10, hablando en frases completas. Construyen resistencia y dejan las piernas frescas para los días duros; casi todos corren demasiado rápido.",
    it: "Le corse facili si fanno a sforzo 3–4 su 10, parlando con frasi complete. Costruiscono resistenza e lasciano le gambe fresche per i giorni duri; quasi tutti corrono troppo forte.",
  },
  "rest-days": {
    fr: "Au moins un jour de repos complet par semaine, deux à partir de six heures dures ou après 40 ans. Marcher ou 20–30 minutes faciles à vélo comptent comme repos.",
    es: "Al menos un día de descanso completo por semana, dos con seis o más horas duras o después de los 40. Caminar o 20–30 minutos suaves en bici cuentan como descanso.",
    it: "Almeno un giorno di riposo completo a settimana, due con sei o più ore dure o dopo i 40. Camminare o 20–30 minuti facili in bici contano come riposo.",
  },
  "rest-between-sets": {
    fr: "Pour la force 3–5 minutes entre les séries lourdes, 2–3 pour les exercices moyens, 1–2 pour les accessoires.",
    es: "Para la fuerza 3–5 minutos entre series pesadas, 2–3 en ejercicios medios, 1–2 en accesorios.",
    it: "Per la forza 3–5 minuti tra le serie pesanti, 2–3 per esercizi medi, 1–2 per i complementari.",
  },
  "warm-up": {
    fr: "Dix minutes en quatre étapes : monter en température (3–5 min faciles), activer et mobiliser (3–6 min, dynamique), puis monter (séries d’échauffement ou accélérations). Plus long s’il fait froid, tôt ou si c’est rapide ; pas d’étirements longs avant la force.",
    es: "Diez minutos en cuatro pasos: subir la temperatura (3–5 min suaves), activar y movilizar (3–6 min, dinámico) y luego subir (series de aproximación o progresivos). Más largo si hace frío, es temprano o va rápido; sin estiramientos largos antes de la fuerza.",
    it: "Dieci minuti in quattro passi: scaldarsi (3–5 min facili), attivare e mobilizzare (3–6 min, dinamico), poi salire (serie di avvicinamento o allunghi). Più lungo se fa freddo, è presto o si va forte; niente stretching lungo prima della forza.",
  },
  soreness: {
    fr: "Les courbatures culminent 24–72 heures après un travail inhabituel et passent en 3–5 jours. Tu peux t’entraîner : échauffe-toi plus longtemps, travaille d’autres muscles ou vas-y doucement. Une douleur vive, d’un seul côté ou dans l’articulation est autre chose.",
    es: "Las agujetas llegan al máximo 24–72 horas después de un trabajo inusual y se van en 3–5 días. Puedes entrenar: calienta más, trabaja otros músculos o ve suave. Un dolor agudo, de un solo lado o en la articulación es otra cosa.",
    it: "I dolori muscolari arrivano al massimo 24–72 ore dopo un lavoro insolito e passano in 3–5 giorni. Puoi allenarti: scaldati di più, lavora altri muscoli o vai piano. Un dolore acuto, da un solo lato o all’articolazione è altro.",
  },
  "training-when-ill": {
    fr: "Sous le cou (poitrine, ventre, muscles) ou avec de la fièvre : pas d’entraînement. Un simple nez qui coule : 20–30 minutes faciles au plus. Reviens ensuite par étapes. Médecin si c’est dans la poitrine, si cela dure plusieurs jours ou si le cœur s’emballe.",
    es: "Por debajo del cuello (pecho, tripa, músculos) o con fiebre: nada de entreno. Si solo tienes mocos: 20–30 minutos suaves como mucho. Vuelve después por pasos. Médico si está en el pecho, dura varios días o el corazón se acelera.",
    it: "Sotto il collo (petto, pancia, muscoli) o con febbre: niente allenamento. Solo naso che cola: al massimo 20–30 minuti facili. Poi si torna per gradi. Medico se è nel petto, dura più giorni o il cuore accelera.",
  },
  "fuelling-before": {
    fr: "1–4 g de glucides par kg, 1–4 heures avant : moins il reste de temps, moins on mange. Connu, pauvre en fibres et en graisses. Les séances faciles jusqu’à une heure peuvent se faire à jeun, pas les dures.",
    es: "1–4 g de hidratos por kg, 1–4 horas antes: cuanto menos tiempo, menos cantidad. Conocido, con poca fibra y grasa. Las sesiones suaves de hasta una hora también se pueden hacer en ayunas, las duras no.",
    it: "1–4 g di carboidrati per kg, 1–4 ore prima: meno tempo resta, meno se ne mangia. Cibi noti, poche fibre e grassi. Le sessioni facili fino a un’ora si possono fare anche a digiuno, quelle dure no.",
  },
  "fuelling-after": {
    fr: "Dans les deux heures : environ 0,3 g de protéines et 1 g de glucides par kg, et boire. Si tu t’entraînes dur le lendemain, dans la première heure.",
    es: "En las dos horas siguientes: unos 0,3 g de proteína y 1 g de hidratos por kg, y beber. Si entrenas duro al día siguiente, en la primera hora.",
    it: "Entro due ore: circa 0,3 g di proteine e 1 g di carboidrati per kg, e bere. Se il giorno dopo ti alleni duro, entro la prima ora.",
  },
  hydration: {
    fr: "Bois à ta soif ; dans les séances dures ou chaudes, environ 400–800 ml par heure. Le sel compte au-delà de deux heures, par forte chaleur et si ta sueur est très salée.",
    es: "Bebe según la sed; en sesiones duras o con calor, unos 400–800 ml por hora. La sal cuenta a partir de unas dos horas, con calor y si tu sudor es muy salado.",
    it: "Bevi secondo la sete; nelle sessioni dure o calde circa 400–800 ml l’ora. Il sale conta oltre le due ore, col caldo e se il tuo sudore è molto salato.",
  },
  sleep: {
    fr: "Vise 7–9 heures. Après une mauvaise nuit garde la séance et allège-la ; après plusieurs, raccourcis ou déplace la séance dure. Une sieste de 20–30 minutes avant 15 h aide.",
    es: "Apunta a 7–9 horas. Tras una mala noche mantén la sesión y hazla más suave; tras varias, acorta o mueve la sesión dura. Una siesta de 20–30 minutos antes de las 15 h ayuda.",
    it: "Punta a 7–9 ore. Dopo una brutta notte tieni la sessione e alleggeriscila; dopo diverse, accorcia o sposta quella dura. Un pisolino di 20–30 minuti prima delle 15 aiuta.",
  },
  taper: {
    fr: "Dans les 7–14 jours avant la course, baisse le volume de 40–60 % et garde l’intensité et le nombre de jours. Rien de nouveau, pas de test ni de maximum. Se sentir mou ou agité est normal.",
    es: "En los 7–14 días antes de la carrera baja el volumen un 40–60 % y mantén intensidad y días. Nada nuevo, sin tests ni máximos. Sentirse apagado o inquieto es normal.",
    it: "Nei 7–14 giorni prima della gara riduci il volume del 40–60 % e tieni intensità e giorni. Niente di nuovo, nessun test né massimale. Sentirsi fiacchi o irrequieti è normale.",
  },
  alcohol: {
    fr: "L’alcool après l’entraînement ralentit la réparation et coûte du sommeil ; une ou deux bières avec un repas ne changent presque rien. Après une longue nuit : eau, nourriture, séance facile ou rien.",
    es: "El alcohol después de entrenar frena la recuperación y quita sueño; una o dos cervezas con comida apenas cambian nada. Tras una noche larga: agua, comida, sesión suave o ninguna.",
    it: "L’alcol dopo l’allenamento rallenta il recupero e costa sonno; una o due birre con il pasto cambiano poco. Dopo una notte lunga: acqua, cibo, sessione facile o nessuna.",
  },
  "rpe-and-reserve": {
    fr: "Le RPE va de 1 (rien) à 10 (tout) : à quel point c’était dur. RPE 8 : deux répétitions en réserve, RPE 9 une, RPE 10 aucune. La plupart des séries à RPE 7–9.",
    es: "El RPE va de 1 (nada) a 10 (todo): lo duro que fue. RPE 8: dos repeticiones en reserva, RPE 9 una, RPE 10 ninguna. La mayoría de las series a RPE 7–9.",
    it: "L’RPE va da 1 (niente) a 10 (tutto): quanto è stato duro. RPE 8: due ripetizioni di riserva, RPE 9 una, RPE 10 nessuna. La maggior parte delle serie a RPE 7–9.",
  },
};
