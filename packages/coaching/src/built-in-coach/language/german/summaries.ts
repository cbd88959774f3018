/** The short answers of the library in German, by slug; what is not here is answered in English. */
export const GERMAN_SUMMARIES: { readonly [slug: string]: string } = {
  "time-of-day":
    "Die beste Zeit ist die, die du durchhältst. Am späten Nachmittag und Abend sind Kraft und Schnellkraft ein paar Prozent höher als frühmorgens, über Wochen bringt Training am Morgen aber gleich viel. Vor einem Rennen am Morgen ab und zu morgens trainieren.",
  "hyrox-times":
    "Die Hälfte der Frauen in Open ist nach etwa 1:37 im Ziel, die Hälfte der Männer nach etwa 1:29. Das erste Rennen dauert oft länger; unter 1:15 für Männer und unter 1:25 für Frauen in Open ist weit vor der Mitte, und die besten Pro-Männer bleiben unter einer Stunde.",
  "workout-formats":
    "AMRAP: so viele Runden oder Wiederholungen wie möglich in einer Zeit. EMOM: jede Minute beginnt die Arbeit neu, der Rest der Minute ist Pause. For time (RFT): so schnell wie möglich bei sauberer Form. Tabata: achtmal 20 s hart, 10 s Pause. Rx: wie geschrieben.",
  "push-ups":
    "Dreimal die Woche 4–6 Sätze mit der Hälfte bis zwei Dritteln deines Maximums, nie bis zum Versagen, jedes Mal insgesamt eine Wiederholung mehr. Noch keine ganze: Hände auf eine Bank oder Stange, jede Woche tiefer, lieber als auf den Knien. Nach vier bis sechs Wochen sollten es mehr sein.",
  "running-surfaces":
    "Alles zählt: nimm, was du erreichst. Das Laufband mit 1 % kostet etwa so viel wie draußen; bei langsamem Tempo ist der Unterschied zu klein, um zu zählen. Die Bahn ist für genaues Tempo, die Straße reicht für alles, und kein Untergrund schützt nachweislich vor Verletzungen; der plötzliche Wechsel tut weh.",
  alcohol:
    "Nach einer langen Nacht: Wasser, Essen, eine leichte Einheit oder keine; kein schweres Heben, keine Intervalle, keine Hitze. Alkohol nach dem Training bremst die Erholung und kostet Schlaf; ein, zwei Bier zum Essen machen kaum etwas aus.",
  plyometrics:
    "Ein- bis zweimal die Woche, 40–80 Bodenkontakte, frisch und vor allem anderen; Qualität beendet den Satz, nicht Müdigkeit. Nach 6–10 Wochen machen Sprünge das Laufen um ein paar Prozent ökonomischer und helfen Burpee Broad Jumps und Schlitten. Nicht in der Wettkampfwoche und nicht bei gereizter Achillessehne oder Schienbein.",
  "lifting-shoes":
    "Zum Beugen und für olympisches Heben: harte Sohle mit erhöhter Ferse, wenn die Sprunggelenke steif sind oder die Brust nach vorn fällt, sonst flach und hart. Kreuzheben flach oder in Socken. Weiche Laufschuhe wackeln unter der Stange. Es ändert Komfort und Tiefe mehr als die Kraft.",
  "heart-rate-monitors":
    "Du brauchst keinen: Reden und Anstrengung steuern das Training gut. Ein Brustgurt ist genau, auch in Intervallen und auf dem Ergometer; die Uhr am Handgelenk taugt bei gleichmäßigen Läufen und liegt beim Greifen, Heben und Tempowechsel oft falsch. Für lockere Tage reicht sie, für Zonen in Intervallen nimm den Gurt.",
  "bike-erg":
    "Bike Erg: Trittfrequenz 75–95, Damper 3–5 für gleichmäßige Arbeit und bis 7 für Sprints, Sattel so hoch, dass das Knie leicht gebeugt bleibt. Air Bike: 50–60 Umdrehungen über Minuten, zuerst die Beine, bei jedem Druck ausatmen. Gleichmäßig einteilen; die Leistung wächst mit der dritten Potenz der Geschwindigkeit.",
  "hill-running":
    "Bergauf gilt die Anstrengung, nicht das Tempo: kürzere Schritte, schnelle Füße, aus den Sprunggelenken nach vorn, Blick voraus; jedes Prozent Steigung kostet etwa 8–10 s pro km. Bergab mit schnellen, kurzen Schritten laufen lassen. Über etwa 15 % ist Gehen gleich schnell und sparsamer.",
  "deadlift-grip":
    "Beide Hände im Obergriff mit Magnesia, solange es hält, dann Hakengriff oder Kreuzgriff mit wechselnden Seiten. Der Hakengriff ist symmetrisch und sicher und tut einige Wochen am Daumen weh; der Kreuzgriff hält sofort am meisten und belastet den Bizeps der gedrehten Hand. Zughilfen nur in leichteren Sätzen.",
  "gut-training":
    "Gels schlagen auf den Magen, wenn sie zu schnell, zu konzentriert, ohne Wasser oder ungeübt kommen. Alle 30 Minuten eins mit 150–200 ml Wasser, nie mit Sportgetränk, Glukose und Fruktose gemischt; übe es in den langen Läufen der letzten sechs Wochen und iss am Tag davor wenig Ballaststoffe und Fett.",
  "muscle-cramps":
    "Krämpfe spät im Rennen kommen meist von müden Muskeln bei einer Anstrengung oder Länge, die das Training nicht hatte, und von einem zu schnellen Start; Salz und Trinken erklären wenige. Im Krampf: anhalten, 20–30 s dehnen, langsamer weiter. Gegen den nächsten: lange Arbeit im Wettkampftempo, Wadenheben und Oberschenkelrückseite zweimal die Woche, gleichmäßig einteilen.",
  breathing:
    "In der Ausdauer atme, wie der Körper will: tief in den Bauch, durch Mund und Nase; auf Ergometer und Schlitten im Takt der Bewegung, beim Ziehen oder Drücken aus. Unter der schweren Stange: oben einatmen, Bauch fest, unten halten, nach der schwersten Stelle ausatmen. Nur durch die Nase zu atmen hält lockere Tage locker und nützt an harten Tagen nichts.",
  caffeine:
    "3–6 mg pro kg 45–60 Minuten vorher verbessern Ausdauer und Kraft um ein paar Prozent; meist reichen 3 mg pro kg (etwa zwei Tassen Kaffee). Teste es im Training und hör 8 Stunden vor dem Schlafen damit auf.",
  creatine:
    "Kreatin-Monohydrat, 3–5 g am Tag zu beliebiger Zeit, verbessert Kraft und wiederholte Sprints um ein paar Prozent und ist das am besten untersuchte Mittel. Eine Ladephase ist nicht nötig; etwa 1 kg Wasser kommt dazu. Bei Nierenkrankheit oder Medikamenten frag vorher ärztlich nach.",
  cooldown:
    "Auslaufen ist freiwillig: Dass es Muskelkater oder Verletzungen verhindert, ist schwach belegt. Drei bis fünf lockere Minuten und zwei, drei Dehnungen, die dir guttun, reichen.",
  "daily-food":
    "Kohlenhydrate folgen dem Tag: 3–5 g pro kg an leichten Tagen, 5–7 bei etwa einer Stunde Training, 6–10 bei ein bis drei Stunden. Eiweiß 1,6–2,2 g pro kg, Obst und Gemüse, der Rest Fett. Zu wenig essen kostet mehr als jede falsche Auswahl.",
  deload:
    "Eine Entlastung ist etwa eine Woche mit 50–60 % der Sätze, Lasten bei 60–70 % des Maximums, Anstrengung höchstens 6 und 60–70 % des Ausdauerumfangs; Tage und Übungen bleiben. In deinem Plan ist es jede vierte Woche.",
  "easy-running":
    "Lockere Läufe sind 3–4 von 10: Du kannst in ganzen Sätzen reden, bei etwa 65–79 % der maximalen Herzfrequenz. Langsamer ist nie falsch, schneller oft. Sie machen den größten Teil deiner Laufzeit aus, damit die harten Tage hart sein können.",
  "fasted-training":
    "Lockere Einheiten bis zu einer Stunde vor dem Frühstück sind in Ordnung, wenn du das magst. Harte, lange oder schwere gehen besser mit Essen, und beim Abnehmen macht es über Wochen keinen Unterschied. Iss danach.",
  "fuelling-after":
    "Hart oder lang heute und morgen wieder: 1–1,2 g Kohlenhydrate pro kg und Stunde bis zu vier Stunden lang, dazu bald 0,25–0,3 g Eiweiß pro kg. Sonst reicht die nächste normale Mahlzeit innerhalb von zwei Stunden.",
  "fuelling-before":
    "1–4 g Kohlenhydrate pro kg, 1–4 Stunden vorher: je kürzer die Zeit, desto weniger. Vertraut, wenig Ballaststoffe und Fett. Vor Wettkämpfen über 90 Minuten 36–48 Stunden lang mit 10–12 g pro kg am Tag laden. Lockere Einheiten bis zu einer Stunde gehen auch nüchtern.",
  "fuelling-during":
    "Unter 75 Minuten nichts; von 75 Minuten bis 2,5 Stunden **30–60 g Kohlenhydrate pro Stunde**; länger 60–90 g pro Stunde aus Glukose und Fruktose, ab Minute 30 und im Training geübt. Im Hyrox reicht ein kleines Gel oder etwas Sportgetränk vorher und höchstens eines währenddessen.",
  grip: "Der Griff versagt bei Carries, Zügen und Hängen vor dem Rest: Trainiere ihn zweimal die Woche mit schwerem Halten und Hängen, 3 × 20–40 s, und schone ihn mit Hakengriff und Zughilfen, wo es nicht um ihn geht. Feile Schwielen flach.",
  "heart-rate-zones":
    "Von der maximalen Herzfrequenz: locker 65–79 %, Marathontempo 80–89 %, Schwelle 88–92 %, Intervalle 97–100 %. Die Formel 208 − 0,7 × Alter ist nur ein Mittelwert, ± 10 Schläge; ein selbst gesehenes Maximum ist besser.",
  "hybrid-interference":
    "Kaum. Laufen oder Radfahren neben dem Heben kostete in der neuesten Übersicht nichts Messbares an Kraft oder Masse und etwas an Schnellkraft, weniger, wenn Stunden dazwischenliegen. Reihenfolge, Erholung und Essen zählen mehr als die Kombination.",
  hydration:
    "Trink nach Durst; in harten oder heißen Einheiten sind das etwa 400–800 ml pro Stunde. Salz zählt ab etwa zwei Stunden, bei Hitze und wenn du salzig schwitzt. Krämpfe sind meist müde Muskeln bei ungewohnter Anstrengung: langsamer werden, dehnen, die Belastung trainieren.",
  "hyrox-race":
    "Achtmal 1 km Laufen, danach je eine Station: SkiErg, Sled Push, Sled Pull, Burpee Broad Jumps, Rudern, Farmers Carry, Sandbag Lunges, Wall Balls. Etwa die Hälfte der Zeit ist Laufen, also entscheidet die Ausdauer.",
  "hyrox-running":
    "Plane die Läufe in deinem 10-km-Tempo plus 12–18 % (8 % Elite, 28 % beim ersten Mal). Lauf den ersten Kilometer in diesem Tempo, so langsam er sich anfühlt: Die meisten verlieren in den letzten drei Läufen, vor allem nach den Lunges.",
  "hyrox-sleds":
    "Push: Arme fest, Hüfte tief, kurze schnelle Schritte, am Ende jeder 12,5 m atmen. Pull: zurücklehnen und mit geraden Armen gehen statt mit den Armen zu ziehen. Beinkraft entscheidet; in den letzten fünf Tagen vor dem Rennen keine Schlitten. Auf stumpfem Teppich bringt weniger Gewicht mit sauberen Schritten mehr.",
  "hyrox-carries-and-wall-balls":
    "Trag die 200 m in einem Stück mit schnellen kleinen Schritten. Plan die 100 Wall Balls vom ersten an in Sätzen: 15–20, wenn du trainiert bist, 10 beim ersten Rennen, mit drei bis fünf Atemzügen dazwischen und nie bis zum Versagen.",
  "hyrox-burpees-and-lunges":
    "Burpee Broad Jumps: aufsteigen statt aufspringen, kurz springen, ein Rhythmus für alle 80 m. Lunges: Sack hoch auf den Schultern, Oberkörper aufrecht, Knie berührt jedes Mal, keine Pause länger als zwei Atemzüge.",
  "hyrox-ergs":
    "Halte beide Geräte etwa 18 s pro 500 m über deinem 2000-m-Split: Eine halbe Minute, die du dort gewinnst, verlierst du im Lauf danach doppelt. Damper 6 ist eingestellt; lange, geduldige Züge.",
  "intensity-distribution":
    "Das meiste Ausdauertraining soll locker sein: mindestens 75 % bei Läuferinnen und Triathleten, 65 % im Hyrox, 50 % im CrossFit. Dazu ein bis zwei harte Einheiten die Woche. Polarisiert und pyramidal bringen für die meisten praktisch dasselbe.",
  "long-run":
    "Der nächste lange Lauf sollte höchstens 10 % länger sein als dein längster der letzten 30 Tage: Größere Sprünge gingen mit mehr Verletzungen einher. Lockeres Tempo, höchstens 150 Minuten, und nicht am Tag nach schweren Beinen.",
  "losing-weight":
    "Langsam: etwa 0,5–0,7 % des Körpergewichts pro Woche, aus einem Defizit von etwa 500 kcal am Tag, mit 1,6–2,2 g Eiweiß pro kg und Kohlenhydraten um die harten Einheiten. Nicht in den letzten Wochen vor einem Wettkampf, und nie bei ausbleibender Periode, ständiger Müdigkeit oder Angst vor dem Essen.",
  "missed-training":
    "Hol Verpasstes nicht nach. Bis 3 Tage: weiter wie geplant. 4–7 Tage: die letzte Woche mit 90 % wiederholen. 8–14 Tage: mit 80 % des Umfangs neu beginnen. Über zwei Wochen: wieder ab Woche 1 aufbauen.",
  mobility:
    "Finde das Gelenk, das dich bremst, meist Sprunggelenke, Hüften oder oberer Rücken, und arbeite 5 Minuten am Tag daran, mit belasteten Dehnungen am Ende der Bewegung. Krafttraining über den vollen Bewegungsumfang verbessert die Beweglichkeit genauso. Vor dem Laufen und Heben dynamisch.",
  overtraining:
    "Zuerst eine leichte Woche mit mehr Schlaf und Essen: Lange Müdigkeit heißt meist, dass beides für die Belastung nicht reicht. Ein schlechter Tag heißt ein leichterer Tag, ein Trend über eine Woche heißt weniger Last. Ist die Leistung nach zwei Wochen Pause noch unten, geh zum Arzt.",
  protein:
    "1,6–2,2 g pro kg Körpergewicht am Tag, in drei bis fünf Portionen von etwa 0,3 g pro kg (20–40 g). Das reicht fast immer, beim Abnehmen etwas mehr; die genaue Minute ist egal, und Aminosäurepulver bringen bei genug Eiweiß nichts.",
  "pull-ups":
    "Erster Klimmzug: dreimal die Woche Rudern, langsames Ablassen und Züge mit Band. Mehr: 5–6 Sätze mit der Hälfte deines Maximums, nie bis zum Versagen. Ab fünf strikten beginnt das Kipping, ab sieben Chest-to-bar, ab acht der Weg zum Muscle-up. Kipping ist eine eigene Fertigkeit und ersetzt keine strikten.",
  "race-nerves":
    "Nervös zu sein ist normal und nützlich. Sag dir, dass es Vorfreude ist, halte eine feste Routine ein und setz dir Ziele für das, was du steuerst: erster Kilometer, Sätze, Atmung.",
  "race-pacing":
    "Gleichmäßige Anstrengung gewinnt: der erste Teil 3–5 Sekunden pro Kilometer langsamer als das Ziel, die Mitte im Ziel, der Rest nach Gefühl. Fast alle, die einbrechen, sind zu schnell gestartet.",
  "race-week":
    "In der Wettkampfwoche 30–50 % des üblichen Umfangs mit kurzen Stücken im Renntempo, früh in der Woche mehr Schlaf, vertrautes Essen, zwei Tage vorher gepackt. Am Tag: Frühstück 2–4 Stunden vorher, Aufwärmen 35–40 Minuten vorher, ruhiger Start.",
  "recovery-tools":
    "Schlaf, Essen und leichte Tage bringen die Erholung; Hilfsmittel machen sie angenehmer. Kaltes Wasser nach dem Heben nimmt Muskelkater und kostet über Wochen Kraft und Masse, also nur an Wettkampftagen und bei Hitze. Massage, Rolle und Kompression fühlen sich gut an und schaden kaum.",
  "rest-between-sets":
    "Zwei bis fünf Minuten zwischen schweren Sätzen großer Übungen, anderthalb bis drei zwischen leichteren, eine Minute bei kleinen. Bei wenig Zeit lieber Übungen paaren, die sich nicht stören, als die Pause kürzen.",
  "rest-days":
    "Mindestens ein Tag pro Woche ohne Training oder mit nicht mehr als einem Spaziergang oder lockerer Mobilität. Mehr brauchst du als Anfänger, bei schlechtem Schlaf oder körperlicher Arbeit und in harten Monaten.",
  "rpe-and-reserve":
    "RPE ist die empfundene Anstrengung von 1 (nichts) bis 10 (alles), für einen Satz oder eine ganze Einheit. RPE 8 heißt: zwei Wiederholungen waren noch drin, RPE 9 eine, RPE 10 keine. Die meisten Sätze bei RPE 7–9.",
  shoes:
    "Zum Laufen das Paar, das sich am bequemsten anfühlt; zwei im Wechsel, ersetzen, wenn sie durchgelaufen sind. Für Hyrox: zuerst Griff für die Schlitten, dann eine stabile Ferse für Lunges und Wall Balls, dann genug Dämpfung für 8 km; trainiere vorher darin.",
  "short-on-time":
    "Kürze von hinten: Aufwärmen und die erste Übung oder die Hauptwiederholungen bleiben, Zusatzübungen und Auslaufen fallen weg. Zwanzig bis dreißig Minuten der richtigen Arbeit halten monatelang fast alles.",
  sleep:
    "Ziel sind 7–9 Stunden; in hartem Training eher mehr. Nach einer schlechten Nacht bleibt die Einheit und wird leichter (die Anstrengung entscheidet); nach mehreren kürz oder verschieb die harte Einheit. Nickerchen von 20–30 Minuten vor 15 Uhr helfen.",
  soreness:
    "Muskelkater ist 24–72 Stunden nach ungewohnter Arbeit am stärksten und nach 3–5 Tagen weg. Du kannst damit trainieren: länger aufwärmen, andere Muskeln oder locker. Stechender, einseitiger oder Gelenkschmerz ist etwas anderes.",
  "strength-progression":
    "Sieh zuerst auf Essen, Schlaf und Laufumfang, dann auf den Plan: eine Welle mit etwas kleinerem Maximum wiederholen, einen Satz oder einen zweiten Tag pro Woche dazu, und 1,5–3 % je Fünf-Wochen-Block sind normal.",
  stretching:
    "Dehnen vor dem Training verhindert kaum Verletzungen: Krafttraining senkte sie in Studien um etwa zwei Drittel, Dehnen um fast nichts. Langes Halten vor Sprints und schwerem Heben kostet etwas Kraft. Dehne für Beweglichkeit, nach dem Training oder für sich.",
  supplements:
    "Kreatin 3–5 g am Tag hilft Kraft und Sprints. Koffein, Nitrat (Rote Bete), Beta-Alanin und Bikarbonat wirken ein wenig in den passenden Disziplinen. Vitamin D und Eisen nur, wenn ein Bluttest es sagt. Der Rest kostet meist nur Geld.",
  taper:
    "Den Umfang über etwa zwei Wochen um 41–60 % senken (7–10 Tage bei kurzen Rennen), Intensität und Zahl der Einheiten halten; der typische Gewinn sind 2–3 %. Sich träge oder unruhig zu fühlen ist dabei normal.",
  "threshold-and-intervals":
    "Schwelle (7 von 10, ein paar Worte am Stück) hebt das Tempo, das du etwa eine Stunde halten kannst: 20 Minuten am Stück oder 2–4 × 6–10 Minuten mit einer Minute Traben. Intervalle (8–9 von 10) von 3–5 Minuten trainieren die maximale Sauerstoffaufnahme; Wiederholungen bis 2 Minuten Ökonomie und Tempo.",
  "training-around-pain":
    "Bis 3 von 10 ist in Ordnung, 4–5 nur, wenn es binnen 24 Stunden abklingt und nicht von Woche zu Woche steigt; darüber oder mit Hinken: diese Übung heute lassen. Entlaste die Stelle und trainiere den Rest weiter. Das ist keine Diagnose: starke, anhaltende oder nächtliche Schmerzen gehören zum Arzt oder zur Physiotherapie.",
  "training-in-heat":
    "Hitze macht jedes Tempo langsamer: Geh nach Gefühl, rechne ab etwa 20 °C mit 1–3 % langsamer, über 30 mit viel mehr. Ein bis zwei Wochen mit 60–90 Minuten täglich gewöhnen dich. Verwirrtheit, Zusammenbruch oder kein Schweiß mehr ist Hitzschlag: sofort kühlen und den Notruf wählen.",
  "training-in-cold":
    "Laufen in der Kälte geht bis etwa −15 °C mit Schichten, Aufwärmen drinnen, Händen und Kopf bedeckt; los gegen den Wind, zurück mit ihm. Asthma, Wind und Eis setzen die Grenze.",
  "training-load":
    "Last ist Minuten × Anstrengung (1–10). Lass sie höchstens 10–15 % pro Woche wachsen, jede vierte Woche leichter. Verhältnisse wie ACWR sagen keine Verletzungen voraus.",
  "training-when-ill":
    "Fieber oder etwas unterhalb des Halses: kein Training. Einfacher Schnupfen: höchstens 20–30 lockere Minuten, wenn es guttut. Zurück in Stufen: zwei Tage 30 %, Tag 3–5 50 %, Tag 6–10 75 %, dann alles. Bei Brustschmerz, Atemnot oder Herzstolpern zum Arzt.",
  "training-while-travelling":
    "Eine Woche weg kostet nichts: zwei kurze Läufe und eine Einheit mit Körpergewicht oder Kurzhanteln halten alles. Jetlag braucht nach Osten etwa einen Tag je Zeitzone.",
  vo2max:
    "VO2max ist die größte Menge Sauerstoff, die du pro Minute und kg nutzen kannst: die Obergrenze deiner Ausdauer. Lockerer Umfang und Intervalle von 3–5 Minuten bei 8–9 von 10 heben sie um 5–15 % in einigen Monaten. Für Rennen zählen Schwelle und Ökonomie genauso, und eine Uhr kann um 5 oder mehr danebenliegen.",
  "warm-up":
    "Zehn Minuten in vier Schritten: warm werden (3–5 min locker), aktivieren und mobilisieren (3–6 min, dynamisch), dann steigern (Aufwärmsätze, Steigerungen oder eine leichte Runde). Länger, wenn es kalt, früh oder schnell wird; kein langes Dehnen vor Kraft.",
  "weekly-structure":
    "Keine schweren Beine am Tag vor Intervallen, Schwelle oder dem langen Lauf; 48 Stunden zwischen zwei schweren Beintagen; höchstens zwei harte Tage hintereinander; mindestens ein Ruhetag.",
  "zone-two":
    "Zone 2 ist lockere Arbeit: 3–4 von 10, ein Gespräch in ganzen Sätzen. Sie ist nützlich, weil du viel davon verträgst, nicht weil sie magisch ist. Der größte Teil deiner Ausdauerzeit gehört dorthin.",
  "double-days":
    "Zwei kurze Einheiten am Tag sind für Trainierte in Ordnung: die wichtigere zuerst, mindestens drei, besser sechs Stunden dazwischen, mit Essen, und die zweite locker.",
  "menstrual-cycle":
    "Trainiere danach, wie du dich fühlst: Im Mittel ist die Leistung in den ersten Tagen der Periode nur unwesentlich kleiner, und die Unterschiede zwischen Frauen sind groß. Bleibt die Periode drei Monate aus, ist das ein Grund, zum Arzt zu gehen.",
  "rowing-basics":
    "Beine, dann Rücken, dann Arme, und zurück in umgekehrter Folge, 18–24 Züge pro Minute im Training. Damper 3–5 reicht; die Leistung wächst mit der dritten Potenz der Geschwindigkeit. Jede Verdopplung der Strecke kostet etwa 6 s pro 500 m.",
  "hyrox-simulations":
    "Eine halbe Simulation alle zwei bis drei Wochen in den letzten zwei Monaten ist genug; eine ganze einmal, höchstens zweimal im Block, keine in den letzten 17 Tagen. Sie kostet so viel wie ein Rennen, und was du lernst, ist die Einteilung.",
};

/** What the coach offers to ask next. */
export const GERMAN_FOLLOW_UPS: { readonly [question: string]: string } = {
  "What is today's session, and why?": "Was mache ich heute?",
  "What are my training paces?": "Was sind meine Tempi?",
  "What is my weak link?": "Was ist meine Schwachstelle?",
  "And the month before?": "Und den Monat davor?",
  "Am I fitter than three months ago?": "Bin ich fitter als vor drei Monaten?",
  "Show me all my bests": "Zeig mir meine Bestleistungen",
  "Show me all my goals": "Was sind meine Ziele?",
  "Make it easier instead": "Mach es leichter",
  "Make it a rest day instead": "Mach einen Ruhetag draus",
  "Make it 45 minutes": "Mach 45 Minuten draus",
  "How consistent am I?": "Wie viele Einheiten habe ich dieses Jahr ausgelassen?",
  "How are we looking for race day?": "Bin ich auf Kurs?",
  "What is next?": "Was steht morgen an?",
  "Why?": "Warum?",
};
