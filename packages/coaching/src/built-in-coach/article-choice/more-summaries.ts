/** Short answers of the library in German, French, Spanish and Italian, by slug, beside those of the tables of the languages. */
export const MORE_SUMMARIES: { readonly [slug: string]: { readonly [language in "de" | "fr" | "es" | "it"]?: string } } = {
  altitude: {
    de: "Die maximale Sauerstoffaufnahme sinkt um etwa 6–7 % je 1.000 m, spürbar ab rund 1.500 m: lauf nach Anstrengung, rechne mit langsameren Zeiten und reise am Tag davor oder zwei Wochen früher an. Kopfschmerz mit Erbrechen, Verwirrung oder Atemnot in Ruhe heißt: sofort absteigen.",
    fr: "La consommation maximale d’oxygène baisse d’environ 6–7 % par 1 000 m, sensible dès 1 500 m : cours à l’effort, attends-toi à un temps plus lent, et arrive la veille ou deux semaines avant. Mal de tête avec vomissements, confusion ou essoufflement au repos : redescends tout de suite.",
    es: "El consumo máximo de oxígeno baja un 6–7 % por cada 1.000 m, se nota desde unos 1.500 m: corre por esfuerzo, cuenta con un tiempo más lento y llega el día antes o dos semanas antes. Dolor de cabeza con vómitos, confusión o ahogo en reposo: baja enseguida.",
    it: "Il massimo consumo di ossigeno cala di circa il 6–7 % ogni 1.000 m, si sente da circa 1.500 m: corri a sensazione, aspettati un tempo più lento e arriva il giorno prima o due settimane prima. Mal di testa con vomito, confusione o affanno a riposo: scendi subito.",
  },
  "benchmarks-and-testing": {
    de: "Teste, was deinen Plan steuert, alle ein bis zwei Blöcke neu, in der Woche nach einer Entlastung: ein Satz von 3–5 mit einer in Reserve für die Lifts (das Maximum wird daraus berechnet), ausgeruhte 5 km, 500 m Rudern, 20 Minuten auf dem Rad.",
  },
  "bike-erg": {
    fr: "Bike erg : cadence 75–95, damper 3–5 en régulier et jusqu’à 7 en sprint, selle assez haute pour que le genou reste un peu plié. Air bike : 50–60 tours par minute sur la durée, d’abord les jambes, expire à chaque poussée. Trouve une allure régulière.",
    es: "Bike erg: cadencia 75–95, damper 3–5 en ritmo constante y hasta 7 en sprints, sillín alto con la rodilla algo doblada. Air bike: 50–60 rpm durante minutos, primero las piernas, espira en cada empuje. Busca un ritmo constante.",
    it: "Bike erg: cadenza 75–95, damper 3–5 a ritmo costante e fino a 7 negli sprint, sella alta con il ginocchio un po’ piegato. Air bike: 50–60 giri sui minuti, prima le gambe, espira a ogni spinta. Trova un ritmo costante.",
  },
  breathing: {
    fr: "En endurance, respire comme le corps le demande, profondément dans le ventre, par la bouche et le nez ; sur ergo et traîneau au rythme du mouvement : expire en tirant ou en poussant. Sous une barre lourde : inspire, gaine, relâche après le point dur. Point de côté : ralentis, expire longuement et appuie sur l’endroit.",
    es: "En resistencia respira como pide el cuerpo, hondo hacia el vientre, por boca y nariz; en ergómetros y trineo al ritmo del movimiento: suelta el aire al tirar o empujar. Bajo una barra pesada: toma aire, aprieta el abdomen y suéltalo tras el punto duro. Flato: baja el ritmo, espira largo y presiona el sitio.",
    it: "Nella resistenza respira come chiede il corpo, profondo nella pancia, con bocca e naso; su ergometri e slitta al ritmo del movimento: espira tirando o spingendo. Sotto un bilanciere pesante: inspira, stringi l’addome, espira dopo il punto duro. Dolore al fianco: rallenta, espira a lungo e premi sul punto.",
  },
  bricks: {
    de: "Ein Koppeltraining ist ein Lauf direkt nach dem Rad: einmal die Woche 10–30 Minuten, die ersten fünf kurz und schnell im Schritt. Die Beine sind wie Pudding, weil das Rad sie in einem anderen Rhythmus ermüdet hat; nach ein paar Minuten und mit Übung wird es besser.",
    fr: "Un enchaînement est une course juste après le vélo : une fois par semaine 10–30 minutes, les cinq premières à petits pas rapides. Les jambes sont molles parce que le vélo les a fatiguées sur un autre rythme ; cela passe en quelques minutes, et avec la pratique.",
    es: "Un brick es correr justo después de la bici: una vez por semana 10–30 minutos, los cinco primeros con pasos cortos y rápidos. Las piernas pesan porque la bici las cansó con otro ritmo; pasa en unos minutos, y con práctica.",
    it: "Un combinato è una corsa subito dopo la bici: una volta a settimana 10–30 minuti, i primi cinque a passi brevi e rapidi. Le gambe sono molli perché la bici le ha stancate con un altro ritmo; passa in pochi minuti, e con la pratica.",
  },
  "competition-weekend": {
    de: "Du punktest mit guter Erholung dazwischen: 5–10 Minuten ausrollen, trinken, 1 g Kohlenhydrate pro kg und Stunde, Beine hoch und 20 Minuten vor dem nächsten kurz neu aufwärmen. Geh das erste Workout so an, als wäre es das zweite.",
    fr: "Tu marques des points en récupérant bien entre les épreuves : 5–10 min de retour au calme, boire, 1 g de glucides par kg et par heure, rester assis, et un petit échauffement 20 min avant la suivante. Gère la première comme si c’était la deuxième.",
    es: "Sumas puntos recuperando bien entre pruebas: 5–10 min suaves, beber, 1 g de hidratos por kg y hora, sentado, y un calentamiento corto 20 min antes de la siguiente. Dosifica la primera como si fuera la segunda.",
    it: "Fai punti recuperando bene tra le prove: 5–10 minuti facili, bere, 1 g di carboidrati per kg all’ora, seduto, e un breve riscaldamento 20 minuti prima della prossima. Gestisci la prima come se fosse la seconda.",
  },
  cooldown: {
    fr: "Le retour au calme est facultatif : peu de preuves qu’il évite courbatures ou blessures. Trois à cinq minutes faciles pour faire redescendre le cœur et deux ou trois étirements que tu aimes suffisent.",
    es: "La vuelta a la calma es opcional: hay poca prueba de que evite agujetas o lesiones. Bastan tres a cinco minutos suaves para bajar el pulso y dos o tres estiramientos que te gusten.",
    it: "Il defaticamento è facoltativo: ci sono poche prove che eviti dolori o infortuni. Bastano tre–cinque minuti facili per far scendere il battito e due o tre allungamenti che ti piacciono.",
  },
  "cross-training": {
    de: "Solange Laufen ausfällt, halten Rad, Rudern, Crosstrainer oder Laufen im tiefen Wasser fast die ganze Ausdauer: gleiche Minuten, gleiche Anstrengung, auch hart, wenn nichts wehtut. Etwas Stoßbelastung (Gehen, Seilspringen), sobald sie schmerzfrei ist.",
  },
  "cycling-power": {
    de: "Die Schwelle (FTP) wird auf 95 % deiner besten 20 Minuten geschätzt, 90–93 %, wenn du selten fährst. Zonen: Ausdauer 56–75 %, Tempo 76–90 %, Sweet Spot 88–94 %, Schwelle 91–105 %, VO2max 106–120 %.",
    fr: "Le seuil (FTP) s’estime à 95 % de tes meilleures 20 minutes, 90–93 % si tu roules rarement. Zones : endurance 56–75 %, tempo 76–90 %, sweet spot 88–94 %, seuil 91–105 %, VO2max 106–120 %.",
    es: "El umbral (FTP) se estima en el 95 % de tus mejores 20 minutos, 90–93 % si ruedas poco. Zonas: resistencia 56–75 %, tempo 76–90 %, sweet spot 88–94 %, umbral 91–105 %, VO2max 106–120 %.",
    it: "La soglia (FTP) si stima al 95 % dei tuoi migliori 20 minuti, 90–93 % se pedali di rado. Zone: resistenza 56–75 %, tempo 76–90 %, sweet spot 88–94 %, soglia 91–105 %, VO2max 106–120 %.",
  },
  "deadlift-grip": {
    fr: "Double pronation avec magnésie tant que ça tient, puis prise crochet, ou prise mixte en changeant de côté. Le crochet est symétrique et sûr et fait mal aux pouces quelques semaines ; la mixte tient le plus tout de suite et charge le biceps de la main tournée. Sangles seulement quand la poigne est finie, pas sur tes séries les plus lourdes.",
    es: "Doble prono con magnesia mientras aguante, luego gancho, o mixto alternando lados. El gancho es simétrico y seguro y duele en los pulgares unas semanas; el mixto aguanta más enseguida y carga el bíceps de la mano girada. Correas solo cuando el agarre ya no da más, no en tus series más pesadas.",
    it: "Doppia prona con magnesite finché tiene, poi uncino, o mista alternando i lati. L’uncino è simmetrico e sicuro e fa male ai pollici per qualche settimana; la mista tiene di più subito e carica il bicipite della mano girata. Fasce solo quando la presa è finita, non nelle serie più pesanti.",
  },
  "double-unders": {
    de: "Erst 100 einfache Sprünge am Stück, locker. Dann ein etwas höherer Sprung mit zwei schnellen Drehungen aus dem Handgelenk, Ellbogen an den Rippen, Seil bis zur Brust, wenn du daraufstehst. Zehn Minuten dreimal die Woche; im Workout bis dahin doppelt so viele einfache.",
    fr: "D’abord 100 sauts simples d’affilée, relâché. Puis un saut un peu plus haut avec deux tours rapides des poignets, coudes aux côtes, corde à hauteur de poitrine quand tu es dessus. Dix minutes trois fois par semaine ; en attendant, deux fois plus de simples.",
    es: "Primero 100 saltos simples seguidos, relajado. Después un salto algo más alto con dos giros rápidos de muñeca, codos a las costillas, cuerda hasta el pecho al pisarla. Diez minutos tres veces por semana; mientras tanto, el doble de simples.",
    it: "Prima 100 salti singoli di fila, rilassato. Poi un salto un po’ più alto con due giri rapidi di polso, gomiti alle costole, corda all’altezza del petto quando ci stai sopra. Dieci minuti tre volte a settimana; intanto il doppio di singoli.",
  },
  "fasting-months": {
    de: "Im Ramadan weitertrainieren, mit weniger: harte Einheiten ein bis drei Stunden nach dem Iftar oder kurze direkt davor, Umfang um etwa ein Drittel kleiner, Gewichte gleich. Von Iftar bis Suhur trinken, zum Suhur Eiweiß und langsame Kohlenhydrate. Bei Schwindel, Verwirrung oder Überhitzung: aufhören und das Fasten brechen.",
    fr: "Continue pendant le ramadan avec moins : séances dures une à trois heures après l’iftar ou courtes juste avant, volume réduit d’un tiers, charges gardées. Bois de l’iftar au suhoor, protéines et glucides lents au suhoor. Arrête et romps le jeûne en cas de vertige, confusion ou surchauffe.",
    es: "Sigue entrenando en Ramadán con menos: sesiones duras de una a tres horas después del iftar o cortas justo antes, un tercio menos de volumen, mismas cargas. Bebe del iftar al suhoor, proteína e hidratos lentos en el suhoor. Para y rompe el ayuno si hay mareo, confusión o golpe de calor.",
    it: "Nel Ramadan allenati ancora, con meno: sedute dure da una a tre ore dopo l’iftar o brevi subito prima, un terzo di volume in meno, stessi carichi. Bevi dall’iftar al suhoor, proteine e carboidrati lenti al suhoor. Fermati e interrompi il digiuno con vertigini, confusione o surriscaldamento.",
  },
  "first-weeks": {
    de: "Drei Tage die Woche mit einem Ruhetag danach, Anstrengung 6–7 von 10, Technik vor Gewicht, höchstens zwei harte Tage. Erst mehr Wiederholungen, dann höchstens 2,5 kg für den Oberkörper oder 5 kg für die Beine pro Woche.",
    fr: "Trois jours par semaine avec un jour de repos après chacun, effort 6–7 sur 10, la technique avant la charge, deux jours durs au plus. D’abord plus de répétitions, puis au plus 2,5 kg pour le haut ou 5 kg pour les jambes par semaine.",
    es: "Tres días por semana con un descanso después de cada uno, esfuerzo 6–7 de 10, técnica antes que peso, dos días duros como mucho. Primero más repeticiones, luego como mucho 2,5 kg en el tren superior o 5 kg en piernas por semana.",
    it: "Tre giorni a settimana con un riposo dopo ciascuno, sforzo 6–7 su 10, la tecnica prima del peso, al massimo due giorni duri. Prima più ripetizioni, poi al massimo 2,5 kg per il busto o 5 kg per le gambe a settimana.",
  },
  grip: {
    fr: "En portés, tirages et suspensions, la poigne lâche la première : travaille-la avec des tenues lourdes et des suspensions deux fois par semaine, 3 × 20–40 s, et économise-la (crochet, sangles) là où ce n’est pas le but. Lime les callosités à plat pour qu’elles ne s’arrachent pas.",
    es: "En cargas, tirones y cuelgues el agarre falla primero: entrénalo con sujeciones pesadas y cuelgues dos veces por semana, 3 × 20–40 s, y ahórralo (gancho, correas) donde no es el objetivo. Lima los callos para que no se rompan.",
    it: "In trasporti, tirate e sospensioni la presa cede per prima: allenala con tenute pesanti e sospensioni due volte a settimana, 3 × 20–40 s, e risparmiala (uncino, fasce) dove non è lo scopo. Lima i calli perché non si strappino.",
  },
  "gut-training": {
    fr: "Les gels gênent l’estomac quand ils viennent trop vite, trop concentrés, sans eau ou sans entraînement. Un gel toutes les 30 min avec 150–200 ml d’eau, jamais avec une boisson sucrée, glucose et fructose mélangés ; essaie dans les sorties longues des six dernières semaines, et mange pauvre en fibres et en gras la veille.",
    es: "Los geles sientan mal si vienen muy rápido, muy concentrados, sin agua o sin práctica. Uno cada 30 min con 150–200 ml de agua, nunca con bebida deportiva, glucosa y fructosa mezcladas; pruébalo en las tiradas largas de las últimas seis semanas y come poca fibra y grasa el día antes.",
    it: "I gel danno fastidio se presi troppo in fretta, troppo concentrati, senz’acqua o senza allenamento. Uno ogni 30 minuti con 150–200 ml d’acqua, mai con bevande zuccherate, glucosio e fruttosio insieme; provalo nei lunghi delle ultime sei settimane e mangia poche fibre e grassi il giorno prima.",
  },
  "handstand-push-ups": {
    de: "Erst Pike-Liegestütze (8 gute) und 30 Sekunden Handstand an der Wand, dann Negative und halber Weg, dann strikte. Kipping ab drei bis fünf strikten. Zum Gehen auf Händen: drei Wall Walks und 45 Sekunden halten.",
    fr: "D’abord des pompes pike (8 bonnes) et 30 s d’équilibre au mur, puis négatives et demi-amplitude, puis strictes. Kipping à partir de trois à cinq strictes. Pour marcher : trois wall walks et 45 s de tenue.",
    es: "Primero flexiones pike (8 buenas) y 30 s de pino en la pared, luego negativas y medio recorrido, luego estrictas. Kipping desde tres a cinco estrictas. Para caminar: tres wall walks y 45 s de pino.",
    it: "Prima piegamenti pike (8 buoni) e 30 s di verticale al muro, poi negative e mezza escursione, poi strict. Kipping da tre–cinque strict. Per camminare: tre wall walk e 45 s di tenuta.",
  },
  "heart-rate-monitors": {
    fr: "Tu n’en as pas besoin : parler et l’effort guident bien. Une ceinture est précise, même en fractionné et sur ergo ; au poignet c’est bon en course régulière et souvent faux quand tu serres, soulèves ou changes d’allure.",
    es: "No lo necesitas: hablar y el esfuerzo guían bien. Una banda de pecho es precisa, también en series y ergómetros; en la muñeca vale en rodajes constantes y falla a menudo al agarrar, levantar o cambiar de ritmo.",
    it: "Non ti serve: parlare e lo sforzo guidano bene. Una fascia è precisa, anche in ripetute ed ergometri; al polso va bene nelle corse costanti e sbaglia spesso quando stringi, sollevi o cambi passo.",
  },
  "hiit-and-easy": {
    de: "Beides: harte Intervalle bringen mehr pro Minute, lockere Ausdauer verträgst du viel mehr. Zum Abnehmen macht es keinen Unterschied, der zählt; das Essen entscheidet.",
  },
  "hill-running": {
    fr: "En montée garde l’effort, pas l’allure : petits pas, pieds rapides, penché depuis les chevilles ; chaque pour cent de pente coûte 8–10 s par km. En descente, pas courts et rapides. Au-delà de 15 %, marcher va aussi vite.",
    es: "Cuesta arriba mantén el esfuerzo, no el ritmo: pasos cortos, pies rápidos, inclinado desde los tobillos; cada uno por ciento cuesta 8–10 s por km. Cuesta abajo, pasos cortos y rápidos. Por encima del 15 %, caminar es igual de rápido.",
    it: "In salita tieni lo sforzo, non il passo: passi brevi, piedi rapidi, inclinato dalle caviglie; ogni per cento di pendenza costa 8–10 s al km. In discesa passi brevi e rapidi. Oltre il 15 % camminare è altrettanto veloce.",
  },
  "hyrox-burpees-and-lunges": {
    fr: "Burpee broad jumps : remonte en un pas plutôt qu’en sautant, saute court, un seul rythme sur 80 m. Fentes : sac haut sur les épaules, buste droit, le genou touche à chaque fois, aucun arrêt de plus de deux respirations.",
    es: "Burpee broad jumps: sube con un paso en vez de saltando, salta corto, un mismo ritmo los 80 m. Zancadas: saco alto en los hombros, torso recto, la rodilla toca siempre, ninguna parada de más de dos respiraciones.",
    it: "Burpee broad jump: risali con un passo invece che saltando, salta corto, un solo ritmo per 80 m. Affondi: sacco alto sulle spalle, busto dritto, il ginocchio tocca sempre, nessuna sosta oltre due respiri.",
  },
  "hyrox-carries-and-wall-balls": {
    fr: "Porte les 200 m d’une traite à petits pas rapides. Prévois les 100 wall balls en séries dès la première : 15–20 si tu es entraîné, 10 pour une première course, trois à cinq respirations entre deux, jamais à l’échec.",
    es: "Lleva los 200 m de una vez con pasos cortos y rápidos. Planea los 100 wall balls en series desde la primera: 15–20 si estás entrenado, 10 en tu primera carrera, con tres a cinco respiraciones entre ellas, nunca al fallo.",
    it: "Porta i 200 m in una volta con passi brevi e rapidi. Pianifica i 100 wall ball a serie dalla prima: 15–20 se sei allenato, 10 alla prima gara, con tre–cinque respiri tra una e l’altra, mai a cedimento.",
  },
  "hyrox-doubles": {
    de: "In den Doubles laufen beide alle acht Kilometer zusammen und teilen jede Station frei auf, einer arbeitet. Doubles Women: Lasten von Women Open, Männer und Mixed: Men Open. Früh und oft wechseln: alle 10–15 Wiederholungen oder 12,5 m.",
    fr: "En doubles, les deux courent les huit kilomètres ensemble et partagent chaque station comme ils veulent, un seul travaille. Doubles femmes : charges Women Open ; hommes et mixte : Men Open. Changez tôt et souvent : toutes les 10–15 répétitions ou 12,5 m.",
    es: "En dobles ambos corren juntos los ocho kilómetros y reparten cada estación como quieran, trabaja uno cada vez. Dobles mujeres: pesos Women Open; hombres y mixtos: Men Open. Cambiad pronto y a menudo: cada 10–15 repeticiones o 12,5 m.",
    it: "Nei doubles si corrono insieme tutti gli otto chilometri e ogni stazione si divide liberamente, lavora uno alla volta. Doubles donne: carichi Women Open; uomini e misti: Men Open. Cambiate presto e spesso: ogni 10–15 ripetizioni o 12,5 m.",
  },
  "hyrox-ergs": {
    fr: "Tiens les deux ergos environ 18 s par 500 m au-dessus de ton temps sur 2 000 m : une demi-minute gagnée là coûte le double dans la course suivante. Damper réglé à 6 ; des coups longs et patients.",
    es: "Mantén ambos ergómetros unos 18 s por 500 m por encima de tu ritmo de 2.000 m: medio minuto ganado ahí cuesta el doble en la carrera siguiente. El damper está en 6; tirones largos y pacientes.",
    it: "Tieni entrambi gli ergometri circa 18 s per 500 m sopra il tuo passo dei 2.000 m: mezzo minuto guadagnato lì costa il doppio nella corsa dopo. Il damper è a 6; colpi lunghi e pazienti.",
  },
  "intensity-distribution": {
    fr: "L’essentiel du temps d’endurance doit être facile : au moins 75 % pour coureurs et triathlètes, 65 % pour le Hyrox, 50 % pour le CrossFit. Polarisé ou pyramidal : pratiquement le même résultat pour la plupart.",
    es: "La mayor parte del tiempo de resistencia debe ser suave: al menos 75 % en corredores y triatletas, 65 % en Hyrox, 50 % en CrossFit. Polarizado o piramidal dan prácticamente lo mismo.",
    it: "Gran parte del tempo di resistenza deve essere facile: almeno il 75 % per corridori e triatleti, 65 % per Hyrox, 50 % per CrossFit. Polarizzato o piramidale danno in pratica lo stesso.",
  },
  "lifting-belt": {
    de: "Ein Gürtel gibt dem Rumpf Gegendruck und lässt die meisten in Kniebeuge und Kreuzheben etwas mehr heben; nimm ihn ab etwa 80 % und lerne erst, ohne ihn den Bauch anzuspannen. Zughilfen schonen den Griff, wo er nicht das Ziel ist. Vor einem Rennen ins Regelwerk schauen.",
    fr: "Une ceinture donne au tronc un appui et fait soulever un peu plus au squat et au soulevé de terre ; mets-la à partir d’environ 80 % et apprends d’abord à gainer sans. Les sangles épargnent la poigne là où elle n’est pas le but. Avant une course, lis le règlement.",
    es: "Un cinturón da apoyo al tronco y deja levantar algo más en sentadilla y peso muerto; úsalo desde un 80 % y aprende antes a apretar sin él. Las correas ahorran agarre donde no es el objetivo. Antes de una carrera lee el reglamento.",
    it: "La cintura dà al tronco un appoggio e fa sollevare un po’ di più in squat e stacco; usala da circa l’80 % e prima impara a stringere senza. Le fasce risparmiano la presa dove non è lo scopo. Prima di una gara leggi il regolamento.",
  },
  "lifting-shoes": {
    fr: "Squats et haltérophilie : semelle dure avec talon surélevé si tes chevilles sont raides ou si le buste tombe, sinon plate et dure. Soulevé de terre à plat ou en chaussettes. Les chaussures de course molles bougent sous la barre.",
    es: "Sentadillas y halterofilia: suela dura con talón alto si tienes tobillos rígidos o se cae el pecho; si no, plana y dura. Peso muerto plano o en calcetines. Las zapatillas blandas de correr se mueven bajo la barra.",
    it: "Squat e pesistica: suola dura con tacco rialzato se le caviglie sono rigide o il petto cade, altrimenti piatta e dura. Stacco piatto o in calze. Le scarpe morbide da corsa ballano sotto il bilanciere.",
  },
  "low-energy": {
    de: "Bleibt die Periode drei Monate aus oder kommt viel seltener, ist das ein Zeichen von zu wenig Energie für dein Training, nicht von Fitness: zur Ärztin, mehr essen, vor allem Kohlenhydrate um die Einheiten, und weniger trainieren, bis sie zurück ist. Es kostet Knochen. Mach auch einen Schwangerschaftstest.",
    fr: "Des règles absentes trois mois, ou bien plus rares, signalent trop peu d’énergie pour ton entraînement, pas la forme : consulte, mange plus, surtout des glucides autour des séances, et entraîne-toi moins jusqu’à leur retour. Cela coûte de l’os. Fais aussi un test de grossesse.",
    es: "Que falte la regla tres meses, o venga mucho menos, es señal de poca energía para tu entreno, no de forma: ve al médico, come más, sobre todo hidratos alrededor de las sesiones, y entrena menos hasta que vuelva. Cuesta hueso. Haz también un test de embarazo.",
    it: "Un ciclo assente da tre mesi, o molto più raro, è segno di troppo poca energia per il tuo allenamento, non di forma: vai dal medico, mangia di più, soprattutto carboidrati intorno alle sedute, e allenati meno finché non torna. Costa osso. Fai anche un test di gravidanza.",
  },
  "lower-back": {
    de: "In Bewegung bleiben: Gehen, Rad, Hip Thrusts, Goblet Squats auf eine Box und Rumpfübungen gehen meist, schweres Heben vom Boden, Swings, Sit-ups und langes Rudern pausieren. Die meisten Episoden klingen in Wochen ab. Taubheit im Reitsitz, Probleme mit Blase oder Darm oder schwache Beine sind ein Notfall.",
  },
  maintenance: {
    de: "Eine Einheit die Woche mit einem harten Satz je Übung hält Kraft bis zu 32 Wochen, wenn das Gewicht schwer bleibt. Zwei Einheiten die Woche, oder ein bis zwei Drittel weniger Umfang, halten Ausdauer bis zu 15 Wochen, wenn die Intensität bleibt.",
  },
  masters: {
    de: "Gleich hart, nur etwas mehr Erholung: ab 50 Spitzensätze bei 87,5 % des Maximums, Pausen 30 s länger, tiefere Entlastungen; ab 60 bei 85 %, lieber mit 5–10 Wiederholungen. Zwei Krafteinheiten die Woche sind dann Pflicht.",
  },
  "meet-day": {
    de: "Erster Versuch etwa 91 % des dritten, zweiter 96 %, dritter das Ziel. Der erste ist ein Gewicht, das du an einem schlechten Tag dreimal schaffst. Letzte schwere Kniebeuge 7–10 Tage vorher, Kreuzheben 8–12, Bankdrücken 5–7.",
    fr: "Premier essai environ 91 % du troisième, deuxième 96 %, troisième l’objectif. Le premier est une charge que tu fais trois fois un mauvais jour. Dernier squat lourd 7–10 jours avant, soulevé 8–12, développé 5–7.",
    es: "Primer intento un 91 % del tercero, segundo 96 %, tercero el objetivo. El primero es un peso que haces tres veces en un mal día. Última sentadilla pesada 7–10 días antes, peso muerto 8–12, banca 5–7.",
    it: "Prima prova circa il 91 % della terza, seconda 96 %, terza l’obiettivo. La prima è un peso che fai per tre in una brutta giornata. Ultimo squat pesante 7–10 giorni prima, stacco 8–12, panca 5–7.",
  },
  menopause: {
    de: "Schweres Krafttraining zweimal die Woche wird zur wichtigsten Einheit: es hält Muskeln und Knochen. Kurze harte Intervalle halten Tempo und Ausdauer oben; lockerer Umfang und Schlaf tun den Rest. Rechne mit heißen Tagen und schlechten Nächten und passe diese Einheiten an.",
    fr: "La musculation lourde deux fois par semaine devient la séance la plus importante : elle garde muscle et os. Des intervalles courts et durs gardent vitesse et endurance ; le volume facile et le sommeil font le reste. Attends-toi à des jours chauds et de mauvaises nuits, et adapte ces séances.",
    es: "La fuerza pesada dos veces por semana pasa a ser la sesión más importante: conserva músculo y hueso. Intervalos cortos y duros mantienen velocidad y resistencia; el volumen suave y el sueño hacen el resto. Cuenta con días de calor y malas noches, y adapta esas sesiones.",
    it: "La forza pesante due volte a settimana diventa la seduta più importante: mantiene muscoli e ossa. Intervalli brevi e duri tengono velocità e resistenza; volume facile e sonno fanno il resto. Aspettati giorni caldi e brutte notti, e adatta quelle sedute.",
  },
  "mental-skills": {
    de: "Harte Minuten werden leichter mit einem Plan: kurze, vorbereitete Sätze an dich selbst lassen länger durchhalten; teil den Rest in Stücke, schau nur aufs nächste und behalte einen Technikhinweis. Anstrengung darf sich schlecht anfühlen; stechender Schmerz, Schwindel oder Brustschmerz beendet die Einheit.",
    fr: "Les minutes dures passent mieux avec un plan : de courtes phrases préparées font tenir plus longtemps ; découpe le reste, ne regarde que le prochain morceau et garde un repère technique. L’effort peut être désagréable ; une douleur vive, un vertige ou une douleur à la poitrine met fin à la séance.",
    es: "Los minutos duros se llevan mejor con un plan: frases cortas preparadas hacen aguantar más; divide lo que queda, mira solo el siguiente trozo y conserva una clave técnica. El esfuerzo puede sentirse mal; un dolor agudo, mareo o dolor de pecho termina la sesión.",
    it: "I minuti duri pesano meno con un piano: frasi brevi preparate fanno resistere di più; dividi il resto, guarda solo il prossimo pezzo e tieni un richiamo tecnico. Lo sforzo può essere sgradevole; dolore acuto, vertigini o dolore al petto chiudono la seduta.",
  },
  motivation: {
    de: "Mach den Anfang klein: zehn Minuten, dann darfst du aufhören. Leg Zeit und Ort mit einem Wenn-dann-Satz fest, senk in stressigen Wochen die Last, statt aufzuhören, und prüf, ob Müdigkeit dahintersteckt. Macht dir zwei Wochen lang nichts Freude, sprich mit einer Ärztin.",
  },
  "muscle-ups": {
    de: "Erst 8 strikte Klimmzüge und 8 Dips, für Ringe auch 20 Sekunden Stütz. Dann den Übergang tief mit den Füßen am Boden lernen und den Schwung; kleine Sätze, ausgeruht, zweimal die Woche.",
    fr: "D’abord 8 tractions strictes et 8 dips, aux anneaux aussi 20 s d’appui. Puis la transition basse, pieds au sol, et l’élan ; petites séries, frais, deux fois par semaine.",
    es: "Primero 8 dominadas estrictas y 8 fondos, en anillas también 20 s de apoyo. Después la transición baja con los pies en el suelo y el balanceo; series pequeñas, descansado, dos veces por semana.",
    it: "Prima 8 trazioni strict e 8 dip, agli anelli anche 20 s di appoggio. Poi la transizione bassa con i piedi a terra e lo slancio; serie piccole, da fresco, due volte a settimana.",
  },
  "olympic-lifting": {
    de: "Von oben nach unten lernen: Hang vor Boden, Power vor ganz, leere Stange vor Scheiben. Die meisten Fehlversuche nach vorn kommen von zu früh ziehenden Armen; warte, bis die Stange an der Hüfte ist. Zu Beginn der Einheit, 1–3 Wiederholungen, 70–85 %.",
    fr: "Apprends de haut en bas : suspension avant sol, power avant complet, barre vide avant disques. La plupart des échecs vers l’avant viennent de bras qui tirent trop tôt ; attends que la barre soit à la hanche. En début de séance, 1–3 répétitions, 70–85 %.",
    es: "Aprende de arriba abajo: colgado antes que suelo, power antes que completo, barra vacía antes que discos. Casi todos los fallos hacia delante vienen de tirar pronto con los brazos; espera a que la barra llegue a la cadera. Al principio de la sesión, 1–3 repeticiones, 70–85 %.",
    it: "Impara dall’alto in basso: sospensione prima di terra, power prima di completo, bilanciere vuoto prima dei dischi. Quasi tutti gli errori in avanti vengono da braccia che tirano presto; aspetta che il bilanciere sia all’anca. A inizio seduta, 1–3 ripetizioni, 70–85 %.",
  },
  "pacing-metcons": {
    de: "Beginn in einem Tempo, das du das ganze Workout halten könntest, teil Sätze, bevor du musst, mit kurzen geplanten Pausen, und werde im letzten Drittel schneller. Wer einbricht, ist fast immer zu schnell gestartet oder in einem frühen Satz bis zum Versagen gegangen.",
    fr: "Commence à une allure que tu pourrais tenir tout le workout, coupe les séries avant d’y être forcé, avec de courtes pauses prévues, et accélère dans le dernier tiers. Si tu exploses, tu es presque toujours parti trop vite ou allé à l’échec dans une série au début.",
    es: "Empieza a un ritmo que podrías mantener todo el workout, parte las series antes de tener que hacerlo, con pausas cortas planeadas, y acelera en el último tercio. Si revientas, casi siempre saliste muy rápido o fuiste al fallo en una serie temprana.",
    it: "Inizia a un ritmo che potresti tenere per tutto il workout, spezza le serie prima di doverlo fare, con pause brevi previste, e accelera nell’ultimo terzo. Se crolli, quasi sempre sei partito troppo forte o sei andato a cedimento in una serie iniziale.",
  },
  "percentages-and-plates": {
    de: "Gewichte sind ein Prozentsatz deines Maximums, gerundet auf die nächsten 2,5 kg, die deine Stange tragen kann, im Gleichstand abwärts. Fünf Wiederholungen mit zwei in Reserve sind etwa 81 % des Maximums, drei etwa 86 %.",
    fr: "Les charges sont un pourcentage de ton maximum, arrondi aux 2,5 kg les plus proches, vers le bas en cas d’égalité. Cinq répétitions avec deux en réserve valent environ 81 % du maximum, trois environ 86 %.",
    es: "Las cargas son un porcentaje de tu máximo, redondeado a los 2,5 kg más cercanos, hacia abajo en empate. Cinco repeticiones con dos en reserva son un 81 % del máximo, tres un 86 %.",
    it: "I carichi sono una percentuale del tuo massimale, arrotondata ai 2,5 kg più vicini, in basso a parità. Cinque ripetizioni con due di riserva sono circa l’81 % del massimale, tre circa l’86 %.",
  },
  periodisation: {
    de: "Wochen 1–4 bauen Umfang und Technik auf (Grundlage), 5–8 schwerere Lasten und schnelleres Laufen (Aufbau), ab Woche 9 Renntempo und schwere Einzelne bei weniger Umfang (Höhepunkt), jede vierte Woche leicht. Geplanter Wechsel schlägt keinen; welches Modell, zählt kaum.",
    fr: "Les semaines 1–4 construisent volume et technique (base), 5–8 des charges plus lourdes et une course plus rapide (développement), dès la 9 l’allure de course et des singles lourds avec moins de volume (pic), chaque quatrième semaine légère. Une variation prévue vaut mieux qu’aucune ; le modèle importe peu.",
    es: "Las semanas 1–4 construyen volumen y técnica (base), 5–8 cargas más pesadas y carrera más rápida (desarrollo), desde la 9 ritmo de carrera y singles pesados con menos volumen (pico), cada cuarta semana ligera. Variar con plan es mejor que no variar; el modelo apenas importa.",
    it: "Le settimane 1–4 costruiscono volume e tecnica (base), 5–8 carichi più pesanti e corsa più veloce (sviluppo), dalla 9 ritmo gara e singole pesanti con meno volume (picco), ogni quarta settimana leggera. Variare con un piano è meglio di niente; il modello conta poco.",
  },
  plyometrics: {
    fr: "Une à deux fois par semaine, 40–80 contacts, frais et avant tout le reste ; la qualité finit la série, pas la fatigue. Après 6–10 semaines les sauts rendent la course un peu plus économique. Pas dans les cinq derniers jours avant une course ni avec un tendon d’Achille ou un tibia irrité.",
    es: "Una o dos veces por semana, 40–80 contactos, descansado y antes de todo; la calidad acaba la serie, no el cansancio. Tras 6–10 semanas los saltos hacen la carrera algo más económica. No en los cinco últimos días antes de una carrera ni con Aquiles o tibia irritados.",
    it: "Una–due volte a settimana, 40–80 contatti, da fresco e prima di tutto; la qualità chiude la serie, non la fatica. Dopo 6–10 settimane i salti rendono la corsa un po’ più economica. Non negli ultimi cinque giorni prima di una gara né con Achille o tibia irritati.",
  },
  "pregnancy-and-postpartum": {
    de: "In einer Schwangerschaft ohne Komplikationen ist mäßiges Training empfohlen: etwa 150 Minuten die Woche, Anstrengung höchstens 6–7, keine Maximalversuche, kein Luftanhalten, nichts mit Sturz- oder Stoßgefahr, mit Freigabe von Ärztin oder Hebamme. Nach der Geburt kommen Laufen und Sprünge meist ab etwa 12 Wochen zurück, wenn Gehen, Kraft und Beckenboden keine Beschwerden machen.",
    fr: "Dans une grossesse sans complication, un entraînement modéré est recommandé : environ 150 minutes par semaine, effort 6–7 au plus, sans maximum ni apnée, rien avec risque de chute ou de choc, avec l’accord du médecin ou de la sage-femme. Après la naissance, course et sauts reviennent en général dès 12 semaines, si marche, force et périnée ne gênent pas.",
    es: "En un embarazo sin complicaciones se recomienda entrenar moderado: unos 150 minutos por semana, esfuerzo 6–7 como mucho, sin máximos ni apnea, nada con riesgo de caída o golpe, con permiso del médico o la matrona. Tras el parto correr y saltar suelen volver desde las 12 semanas, si caminar, la fuerza y el suelo pélvico no dan molestias.",
    it: "In una gravidanza senza complicazioni si consiglia allenamento moderato: circa 150 minuti a settimana, sforzo al massimo 6–7, niente massimali né apnea, nulla con rischio di cadute o colpi, con il via libera di medico o ostetrica. Dopo il parto corsa e salti tornano di solito da circa 12 settimane, se cammino, forza e pavimento pelvico non danno disturbi.",
  },
  "race-estimates": {
    de: "Aus 5 oder 10 km lässt sich der Halbmarathon gut schätzen, der Marathon nur mit dem Training dafür: die Hälfte der Hobbyläufer ist mindestens 10 Minuten langsamer als die Formel. Trainiere mit den Tempos, die du hast, nicht mit denen, die du willst.",
  },
  "return-to-running": {
    de: "Erst 30 Minuten Gehen ohne Schmerz, dann 8 × (1 min laufen, 2 min gehen), dann Blöcke von zehn Minuten, dann durchgehend, jeden zweiten Tag. Nach Ermüdungsbruch, Operation oder schwerer Verletzung erst mit Freigabe.",
  },
  "running-form": {
    de: "Es gibt keinen einzig richtigen Laufstil und keine magische 180: mach 5–10 % mehr Schritte pro Minute als jetzt, wenn Knie oder Schienbeine sich melden, sonst lass es. Der beste Schuh ist der bequeme; wechsle Modelle langsam.",
    fr: "Il n’y a pas une seule bonne foulée ni de 180 magique : fais 5–10 % de pas de plus par minute si genoux ou tibias se plaignent, sinon n’y touche pas. La meilleure chaussure est la confortable ; change de modèle lentement.",
    es: "No hay una única técnica correcta ni un 180 mágico: da un 5–10 % más de pasos por minuto si se quejan rodillas o tibias; si no, déjalo. La mejor zapatilla es la cómoda; cambia de modelo despacio.",
    it: "Non c’è una sola tecnica giusta né un 180 magico: fai il 5–10 % di passi in più al minuto se ginocchia o tibie si lamentano, altrimenti lascia stare. La scarpa migliore è quella comoda; cambia modello piano.",
  },
  "running-injuries": {
    de: "Die meisten Laufbeschwerden kommen von mehr Belastung, als das Gewebe gewohnt war, und bessern sich mit weniger statt mit gar keiner: weniger und flachere Kilometer, Rad oder Rudern, Kraft für Wade und Hüfte, langsam zurück. Schmerz an einem Punkt im Knochen, nachts oder beim Hüpfen gehört zuerst zum Arzt.",
  },
  "running-start": {
    de: "Beginn mit achtmal 1 Minute laufen und 1,5 Minuten gehen, dreimal die Woche mit einem Tag dazwischen, und steigere in etwa acht Wochen auf 30 Minuten am Stück. Wenn du nicht reden kannst, bist du zu schnell.",
    fr: "Commence par huit fois 1 minute de course et 1,5 minute de marche, trois fois par semaine avec un jour entre, et monte à 30 minutes d’affilée en huit semaines environ. Si tu ne peux pas parler, tu vas trop vite.",
    es: "Empieza con ocho veces 1 minuto corriendo y 1,5 caminando, tres veces por semana con un día entre medias, y llega a 30 minutos seguidos en unas ocho semanas. Si no puedes hablar, vas demasiado rápido.",
    it: "Inizia con otto volte 1 minuto di corsa e 1,5 di cammino, tre volte a settimana con un giorno in mezzo, e arriva a 30 minuti di fila in circa otto settimane. Se non riesci a parlare, vai troppo forte.",
  },
  "scaling-workouts": {
    de: "Halte Zeit und Gefühl, nicht die Zahl auf der Tafel. Erst weniger Gewicht (der erste Satz mit leichter Stange ginge 10 oder mehr am Stück), dann eine leichtere Bewegung, dann 25–50 % weniger Wiederholungen.",
    fr: "Garde la durée et la sensation, pas le chiffre du tableau. D’abord moins de charge (la première série légère ferait 10 ou plus d’affilée), puis un mouvement plus facile, puis 25–50 % de répétitions en moins.",
    es: "Conserva el tiempo y la sensación, no el número de la pizarra. Primero menos peso (la primera serie ligera daría 10 o más seguidas), luego un movimiento más fácil, luego 25–50 % menos repeticiones.",
    it: "Mantieni il tempo e la sensazione, non il numero alla lavagna. Prima meno peso (la prima serie leggera sarebbe 10 o più di fila), poi un movimento più facile, poi il 25–50 % di ripetizioni in meno.",
  },
  "shoulders-and-pressing": {
    de: "Überkopf, Kipping und Dips herausnehmen, schräg drücken (Landmine) oder vom Boden im neutralen Griff, mehr ziehen als drücken und von strikt zurück zum Kipping. Nachtschmerz, nach einem Sturz oder Schwäche beim Heben des Arms soll eine Fachperson ansehen.",
    fr: "Enlève le travail au-dessus de la tête, le kipping et les dips, pousse en diagonale (landmine) ou du sol en prise neutre, tire plus que tu ne pousses, et reviens du strict au kipping. Douleur la nuit, après une chute, ou bras faible : fais-le voir.",
    es: "Quita el trabajo por encima de la cabeza, el kipping y los fondos, empuja en diagonal (landmine) o desde el suelo con agarre neutro, tira más de lo que empujas y vuelve de estricto a kipping. Dolor nocturno, tras caída, o brazo débil: que lo vea un profesional.",
    it: "Togli il lavoro sopra la testa, il kipping e i dip, spingi in diagonale (landmine) o da terra con presa neutra, tira più di quanto spingi e torna dallo strict al kipping. Dolore notturno, dopo una caduta, o braccio debole: fallo vedere.",
  },
  "squat-and-hinge": {
    de: "Knie, die nach innen fallen, sind meist ein Problem von Gewicht oder Stand: leichter machen, Zehen etwas nach außen, Knie über die Zehen drücken, langsamer hinunter. Ein Gürtel hilft ab etwa 80 %, wenn du ohne anspannen kannst.",
    fr: "Des genoux qui rentrent viennent surtout de la charge ou de l’appui : allège, tourne un peu les pointes, pousse les genoux au-dessus des orteils, descends plus lentement. Une ceinture aide dès 80 % si tu sais gainer sans.",
    es: "Las rodillas que se meten suelen ser peso o postura: aligera, abre un poco las puntas, lleva las rodillas sobre los pies, baja más despacio. Un cinturón ayuda desde un 80 % si sabes apretar sin él.",
    it: "Le ginocchia che cedono dentro sono quasi sempre carico o postura: alleggerisci, apri un po’ le punte, spingi le ginocchia sopra i piedi, scendi più piano. La cintura aiuta da circa l’80 % se sai stringere senza.",
  },
  "starting-crossfit": {
    de: "Erst Technik, dann Regelmäßigkeit, dann Intensität: drei Tage die Woche mit einem Ruhetag dazwischen, leere Stange, bis fünf Wiederholungen gleich aussehen, und jedes Workout auf 50–60 % des Umfangs. Klimmzüge und Sprünge in hoher Zahl warten.",
  },
  strides: {
    de: "Steigerungsläufe sind 4–6 lockere Beschleunigungen von 15–20 s bis etwa 90 % deines Höchsttempos, mit 45–60 s Gehen dazwischen. Nach einem lockeren Lauf oder im Aufwärmen, ein- bis zweimal die Woche, halten sie die Beine schnell, ohne müde zu machen.",
    fr: "Ce sont 4–6 accélérations relâchées de 15–20 s jusqu’à 90 % de ta vitesse, avec 45–60 s de marche entre. Après un footing ou à l’échauffement, une ou deux fois par semaine, elles gardent les jambes vives sans fatiguer.",
    es: "Los progresivos son 4–6 aceleraciones relajadas de 15–20 s hasta un 90 % de tu velocidad, con 45–60 s andando entre ellas. Tras un rodaje o al calentar, una o dos veces por semana, mantienen las piernas vivas sin cansar.",
    it: "Gli allunghi sono 4–6 accelerazioni rilassate di 15–20 s fino al 90 % della tua velocità, con 45–60 s di cammino in mezzo. Dopo una corsa facile o nel riscaldamento, una–due volte a settimana, tengono vive le gambe senza stancare.",
  },
  "swimming-for-triathlon": {
    de: "Oft und kurz schwimmen, Technik zuerst: unter Wasser ausatmen, nach unten schauen, langer Körper, hoher Ellbogen. Schwellentempo: 200 m geteilt durch den Unterschied deiner besten 400 m und 200 m.",
    fr: "Nage souvent et court, la technique d’abord : expire sous l’eau, regarde vers le bas, corps long, coude haut. Vitesse seuil : 200 m divisés par l’écart entre tes 400 m et 200 m à fond.",
    es: "Nada a menudo y corto, técnica primero: espira bajo el agua, mira abajo, cuerpo largo, codo alto. Velocidad umbral: 200 m entre la diferencia de tus 400 m y 200 m a tope.",
    it: "Nuota spesso e breve, prima la tecnica: espira sott’acqua, guarda in basso, corpo lungo, gomito alto. Velocità di soglia: 200 m diviso la differenza tra i tuoi 400 m e 200 m al massimo.",
  },
  taping: {
    de: "Elastisches Tape schadet nicht, lindert Schmerz vielleicht für Stunden ein wenig und wirkt über Wochen nicht besser als Scheintape; stärker macht es niemanden. Festes Tape oder eine Schiene verhindert nach einer Verstauchung die nächste. Beides ersetzt weder weniger Belastung noch Übungen.",
    fr: "La bande élastique ne nuit pas, soulage un peu quelques heures et ne fait pas mieux qu’un placebo sur des semaines. Une bande rigide ou une chevillère évite bien la prochaine entorse après une première. Ni l’une ni l’autre ne remplace moins de charge et les exercices.",
    es: "La venda elástica no daña, alivia un poco unas horas y en semanas no va mejor que una falsa. Una venda rígida o tobillera sí evita el siguiente esguince tras el primero. Nada de eso sustituye bajar carga y los ejercicios.",
    it: "Il tape elastico non nuoce, allevia un po’ per qualche ora e sulle settimane non fa meglio di uno finto. Tape rigido o cavigliera evitano la prossima distorsione dopo la prima. Nessuno sostituisce meno carico e gli esercizi.",
  },
  "toes-to-bar-and-rope": {
    de: "Toes-to-Bar brauchen drei strikte Klimmzüge und 30 Sekunden Hängen; beginn mit Knieheben, dann Schwünge mit langen Armen verbinden. Seilklettern braucht drei strikte Klimmzüge und vor allem gute Füße: lern die Klemme auf einer Box sitzend.",
    fr: "Les toes-to-bar demandent trois tractions strictes et 30 s de suspension ; commence par les genoux, puis enchaîne les balancements bras tendus. La corde demande trois tractions strictes et surtout de bons pieds : apprends la prise assis sur une box.",
    es: "Los toes-to-bar piden tres dominadas estrictas y 30 s colgado; empieza con rodillas, luego enlaza balanceos con brazos rectos. La cuerda pide tres dominadas y sobre todo buenos pies: aprende la pinza sentado en un cajón.",
    it: "I toes-to-bar chiedono tre trazioni strict e 30 s appeso; inizia con le ginocchia, poi lega le oscillazioni a braccia tese. La corda chiede tre trazioni e soprattutto buoni piedi: impara la presa seduto su un box.",
  },
  "training-frequency": {
    de: "Es hängt davon ab, was du verkraftest, nicht von der Zahl: fünf oder sechs Tage gehen, wenn höchstens zwei oder drei hart sind, ein Tag frei ist, der Schlaf reicht und jede vierte Woche leichter ist. Zu viel zeigt sich in sinkender Leistung über zwei Wochen, schlechtem Schlaf, schlechter Laune oder hohem Ruhepuls.",
  },
  "training-masks": {
    de: "Eine Maske macht das Atmen schwerer, aber keine Höhe. Sie senkt das Tempo, in dem du trainieren kannst, und Tests nach sechs Wochen fielen nicht besser aus. Nimm die Zeit für Intervalle und lockeren Umfang. Für kleine Atemtrainer gibt es etwas Evidenz: 30 Atemzüge zweimal am Tag bringen ein wenig.",
    fr: "Un masque rend la respiration plus dure, il ne fait pas d’altitude. Il baisse l’allure possible, et après six semaines les tests n’étaient pas meilleurs. Consacre ce temps au fractionné et au volume facile. Les petits appareils respiratoires : 30 respirations deux fois par jour apportent un peu.",
    es: "Una máscara dificulta respirar, no crea altitud. Baja el ritmo al que puedes entrenar y tras seis semanas los tests no salieron mejor. Dedica el tiempo a intervalos y volumen suave. Los entrenadores respiratorios pequeños: 30 respiraciones dos veces al día aportan algo.",
    it: "Una maschera rende più duro il respiro, non crea altitudine. Abbassa il ritmo a cui puoi allenarti e dopo sei settimane i test non erano migliori. Usa il tempo per intervalli e volume facile. I piccoli trainer respiratori: 30 respiri due volte al giorno portano un po’.",
  },
  "training-volume": {
    de: "Für Kraft reichen ein paar harte Sätze die Woche je Bewegung; für Masse helfen mehr: 6–9 harte Sätze je Muster und Woche für Fortgeschrittene im Hybridtraining, 8–12 bei Schwerpunkt Kraft. Jedes Muster zweimal die Woche ist besser als einmal.",
  },
  "training-without-equipment": {
    de: "Behalte, wofür die Übung da ist: gleiches Bewegungsmuster, gleiche Zeit und Anstrengung zählen mehr als das Gerät. Statt Schlitten: Marsch am steilen Laufband oder Beinpresse in 20er-Sätzen; statt SkiErg: Zugübungen am Kabel in Intervallen; statt Sandsack: Kettlebell vor der Brust.",
  },
  "triathlon-week": {
    de: "Etwa 45 % der Zeit Rad, ein Viertel Laufen, ein Fünftel Schwimmen, ein Zehntel Kraft; jede Sportart mindestens einmal, besser zweimal die Woche. Höchstens eine Qualitätseinheit je Sportart, eine lange Ausfahrt mit kurzem Lauf danach.",
    fr: "Environ 45 % du temps à vélo, un quart en course, un cinquième en natation, un dixième en force ; chaque sport au moins une fois, mieux deux. Une séance de qualité par sport au plus, une longue sortie vélo suivie d’une petite course.",
    es: "Un 45 % del tiempo en bici, un cuarto corriendo, un quinto nadando y un décimo fuerza; cada deporte al menos una vez, mejor dos. Una sesión de calidad por deporte como mucho, una salida larga en bici con una carrera corta después.",
    it: "Circa il 45 % del tempo in bici, un quarto corsa, un quinto nuoto e un decimo forza; ogni sport almeno una volta, meglio due. Al massimo una seduta di qualità per sport, un lungo in bici con una breve corsa dopo.",
  },
  "watch-estimates": {
    de: "Eine Uhr schätzt die VO2max aus Tempo und Puls, für eine Gruppe genau, für einen Einzelnen leicht 5–10 ml/kg/min daneben; ihre Zonen kommen meist aus einer Altersformel mit ±10 Schlägen. Folge dem Trend, nicht der Zahl, und setz die Zonen nach einem 30-Minuten-Test oder einem wirklich gesehenen Maximum.",
    fr: "Une montre estime la VO2max d’après allure et pouls, juste pour un groupe mais facilement 5–10 ml/kg/min à côté pour une personne ; ses zones viennent surtout d’une formule d’âge à ±10. Suis la tendance, pas le chiffre, et règle les zones avec un test de 30 min ou un maximum vraiment vu.",
    es: "Un reloj estima el VO2max por ritmo y pulso, bien para un grupo pero fácilmente 5–10 ml/kg/min fuera en una persona; sus zonas salen de una fórmula de edad con ±10. Sigue la tendencia, no el número, y fija las zonas con un test de 30 min o un máximo que hayas visto.",
    it: "Un orologio stima il VO2max da passo e battito, bene per un gruppo ma facilmente 5–10 ml/kg/min fuori per una persona; le sue zone vengono da una formula d’età con ±10. Segui la tendenza, non il numero, e imposta le zone con un test di 30 minuti o un massimo visto davvero.",
  },
  "weak-links": {
    de: "Leg ein wenig einer Einheit pro Woche, bis 15 % ihrer Minuten, auf den Wert, der den anderen am weitesten hinterherhinkt, einen Block lang, und teste neu. Trainiere weiter, was du kannst: die Schwäche allein gewinnt kein Rennen.",
    fr: "Consacre une part d’une séance par semaine, jusqu’à 15 % de ses minutes, à la valeur la plus en retard, pendant un bloc, puis reteste. Continue ce que tu sais faire : le point faible seul ne gagne pas de course.",
    es: "Dedica parte de una sesión por semana, hasta un 15 % de sus minutos, al valor que más se retrasa, durante un bloque, y repite el test. Sigue entrenando lo que se te da bien: el punto débil solo no gana carreras.",
    it: "Dedica una parte di una seduta a settimana, fino al 15 % dei minuti, al valore più indietro, per un blocco, e ritesta. Continua con ciò che sai fare: il punto debole da solo non vince gare.",
  },
  youth: {
    de: "Krafttraining ist für Kinder und Jugendliche sicher und nützlich, wenn jemand aufpasst und Technik zuerst kommt; es hemmt das Wachstum nicht. Unter 18 keine Maximalversuche, 6–15 Wiederholungen, zwei oder drei Tage die Woche, viele Sportarten, genug Essen und Schlaf.",
    fr: "La musculation est sûre et utile pour les jeunes si elle est encadrée et que la technique passe d’abord ; elle ne freine pas la croissance. Avant 18 ans pas de maximum, 6–15 répétitions, deux ou trois jours par semaine, plusieurs sports, assez de nourriture et de sommeil.",
    es: "La fuerza es segura y útil en jóvenes si está supervisada y va primero la técnica; no frena el crecimiento. Menores de 18: sin máximos, 6–15 repeticiones, dos o tres días por semana, varios deportes, bastante comida y sueño.",
    it: "La forza è sicura e utile per i giovani se è seguita e la tecnica viene prima; non blocca la crescita. Sotto i 18 niente massimali, 6–15 ripetizioni, due o tre giorni a settimana, tanti sport, abbastanza cibo e sonno.",
  },
};
