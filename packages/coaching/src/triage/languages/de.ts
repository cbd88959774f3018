import { CRISIS_LINES, SAFEGUARDING_LINES, type SafetyTexts } from "./texts.ts";

export const DE: SafetyTexts = {
  opening: "**Zuerst etwas anderes:**",
  openingAgain: "**Ich hatte gefragt, wegen „{quote}“:**",
  openingAgainPrivate: "**Ich hatte gefragt, weil es wichtig ist:**",
  askEnd: "Wenn es stark, neu oder schlimmer ist: aufhören und heute zum Arzt, oder den Notruf wählen.",
  numbers: "112 in Europa, 999 im Vereinigten Königreich, 911 in USA und Kanada, 000 in Australien",
  emergency:
    "**Stopp. Das kann ein Notfall sein: „{quote}“. Ruf jetzt den Notruf** ({numbers}). Fahr nicht selbst. {aid} Schließ die Tür auf, bleib nicht allein. Ich gebe keinen Trainingsrat, bis dich eine Ärztin oder ein Arzt gesehen hat.",
  emergencyOther: "**Ruf jetzt für die Person den Notruf** ({numbers}), Telefon auf laut, und bleib dabei. {aid}",
  tellThem: "Sag der Person, und hilf ihr dabei:",
  ifLifeless: "Reagiert sie nicht und atmet nicht normal: sofort Herzdruckmassage, Defibrillator holen lassen.",
  doctor:
    "**Geh heute zum Arzt** wegen „{quote}“ (Bereitschaftsdienst oder Notaufnahme, wenn die Praxis zu ist). {aid} Notruf, wenn {worse}. Kein Training, bis dich jemand untersucht hat.",
  doctorWeek:
    "Bitte mach **diese Woche** einen Arzttermin wegen „{quote}“; früher, wenn {worse}. {aid} Bis dahin nur leicht trainieren (höchstens RPE 5) und weglassen, was es auslöst.",
  doctorOther: "Die Person sollte **heute** ärztlich gesehen werden wegen „{quote}“. {aid} Notruf, wenn {worse}.",
  doctorWeekOther: "Die Person sollte **diese Woche** ärztlich gesehen werden wegen „{quote}“. {aid} Notruf, wenn {worse}.",
  danger: "**Ist jetzt jemand in Gefahr, ruf den Notruf** ({numbers}).",
  locked:
    "Ich kann keinen Trainingsrat geben, bis „{quote}“ ärztlich geprüft ist. Wenn das geschehen ist, drück „I have been examined“ auf deinem Dashboard und gib an, wer dich wann gesehen hat und was erlaubt ist. {aid}",
  stillCall: "**War das heute und hat dich noch niemand gesehen, ruf jetzt den Notruf** ({numbers}), auch wenn es vorbei ist.",
  lockedOwn:
    "Ich gebe keinen Trainingsrat, bis dich eine Fachperson gesehen hat. Wenn das geschehen ist, drück „I have been examined“ auf deinem Dashboard und gib an, wer dich wann gesehen hat und was erlaubt ist.",
  suicide: `Ich bin wirklich froh, dass du es mir gesagt hast. Du bist wichtiger als jedes Training. Bitte ruf jetzt eine Krisenhilfe an (${CRISIS_LINES}) oder sag es jemandem in deiner Nähe, und bring Abstand zwischen dich und alles, womit du dir etwas antun könntest. Hast du etwas genommen oder könntest du jetzt handeln, ruf den Notruf. Bist du gerade in Sicherheit?`,
  suicideOther: `Danke, dass du auf die Person achtest. Bleib bei ihr, frag direkt, ob sie an Suizid denkt, nimm weg, womit sie sich etwas antun könnte, und ruft zusammen an: ${CRISIS_LINES}.`,
  eating:
    "Ich bin froh, dass du es mir gesagt hast. Das klingt schwer, und es ist behandelbar. Bitte sprich diese Woche mit deiner Ärztin oder deinem Arzt und mit jemandem, dem du vertraust; eine Beratungsstelle für Essstörungen hilft beim Anfang. Bis dahin nichts Hartes und nichts zusätzlich.",
  eatingOther:
    "Danke, dass du auf die Person achtest. Sag ihr ruhig, was dir aufgefallen ist, ohne ein Wort über Gewicht, und hilf ihr diese Woche zum Arzt; eine Beratungsstelle für Essstörungen hilft beim Anfang.",
  violence: `Ich glaube dir; es ist nicht deine Schuld. In Gefahr jetzt: Notruf. Sonst ist eine Beratung bei Gewalt kostenlos und vertraulich: ${SAFEGUARDING_LINES}. Hände oder etwas anderes um den Hals: heute zum Arzt, auch wenn es dir gut geht.`,
  violenceOther: `Danke, dass du auf die Person achtest. Glaub ihr, frag nicht nach dem Warum, und nenn eine Stelle, die kostenlos und vertraulich ist: ${SAFEGUARDING_LINES}. In Gefahr jetzt: Notruf.`,
  categories: {
    heart: [
      "Setz dich hin, ruh dich aus, lauf es nicht weg. Nimm dein eigenes Herzspray, wenn du eins hast; Aspirin nur, wenn die Leitstelle es sagt.",
      "es in Ruhe kommt oder nicht nach Minuten aufhört, in Arm oder Kiefer zieht, oder du ohnmächtig wirst, schwitzt, dir übel wird oder du schlecht Luft bekommst",
    ],
    faint: [
      "Leg dich flach hin, Beine hoch. Bei einem Krampfanfall: Platz schaffen, Zeit nehmen, nichts in den Mund, danach auf die Seite.",
      "es wieder passiert oder Brustschmerz, eine Verletzung oder ein Krampfanfall dazukommt",
    ],
    clot: [
      "Keine Massage, keine Rolle, kein Flug. Bei Luftnot aufrecht sitzen.",
      "du schlecht Luft bekommst, es beim Einatmen sticht oder du Blut hustest",
    ],
    "cauda-equina": [
      "Fahr jetzt ins Krankenhaus, warte nicht bis morgen, und heb nichts.",
      "sich Gefühl, Blase, Darm oder die Kraft der Beine ändern",
    ],
    rhabdo: [
      "Keine Belastung mehr und keine entzündungshemmenden Schmerzmittel. Jetzt ins Krankenhaus für einen Bluttest; trink, wenn du kannst.",
      "der Urin dunkel wird oder ausbleibt, oder ein Muskel anschwillt oder Kraft verliert",
    ],
    heat: [
      "Zuerst kühlen: Schatten, Kleidung aus, kaltes Wasser oder Eis an Hals, Achseln und Leisten, noch vor dem Transport. Verwirrt nach viel Trinken: kein Wasser geben.",
      "der Kopf nicht klar ist, Erbrechen dazukommt oder 30 Minuten Kühlen nicht helfen",
    ],
    head: [
      "Hinlegen, Kopf und Schultern etwas erhöht; bei Nackenschmerz gar nicht bewegen. Schläfrig oder Erbrechen: auf die Seite, Kopf und Rücken in einer Linie. Nichts essen oder trinken, keine Tabletten.",
      "Erbrechen, stärkerer Kopfschmerz, Verwirrtheit, Schläfrigkeit oder Nackenschmerz dazukommt",
    ],
    stroke: [
      "Merk dir die Uhrzeit. Nichts essen oder trinken. Ruf an, auch wenn es vorbei ist.",
      "sich Gesicht, Arm, Sprache oder Sehen ändern",
    ],
    anaphylaxis: [
      "Jetzt den Adrenalin-Pen außen in den Oberschenkel. Flach liegen, Beine hoch, bei Luftnot sitzen. Zweiter Pen nach 5 Minuten, wenn es nicht besser ist; ins Krankenhaus auch dann.",
      "Lippen, Zunge oder Hals anschwellen oder das Atmen schwer wird",
    ],
    sugar: [
      "Aufhören, 15–20 g schnellen Zucker, nach 15 Minuten messen und wiederholen, dann langsame Kohlenhydrate. Wer nicht schlucken kann, bekommt nichts in den Mund.",
      "du verwirrt bist, nicht schlucken kannst oder mit Ketonen erbrichst",
    ],
    pregnancy: [
      "Aufhören, auf die linke Seite legen und jetzt die Geburtsklinik anrufen; nie auf einen Termin warten.",
      "die Blutung stark ist oder Flüssigkeit, ein Krampfanfall, starke Schmerzen oder Luftnot dazukommen",
    ],
    belly: ["Nichts essen oder trinken. Jetzt ins Krankenhaus.", "der Bauch hart wird oder du erbrichst, blutest oder zusammenbrichst"],
    infection: [
      "Ruhig halten; keine Wärme und keine Massage.",
      "sich die Rötung schnell ausbreitet oder du verwirrt bist oder schnell atmest",
    ],
    spine: ["Nicht bewegen, Kopf ruhig halten, Helm auflassen.", "Arme oder Beine taub oder schwach werden"],
    eye: [
      "Nach einer Chemikalie 20 Minuten spülen; nach einem Schlag nicht reiben oder drücken. Nicht heben und nicht fahren.",
      "das Sehen wegfällt",
    ],
    "slow-warning": [
      "Meist ist es harmlos, und ärztlich ansehen lassen solltest du es trotzdem.",
      "es rasch schlimmer wird, du stark blutest oder dir schwindlig, kurzatmig oder schwach wird",
    ],
    stimulants: [
      "Keine Belastung, abkühlen, hinsetzen, nichts mehr nehmen. Nimm die Packung mit; nicht zum Erbrechen bringen.",
      "das Herz rast, die Brust schmerzt oder dir heiß ist oder du verwirrt bist",
    ],
    asthma: [
      "Aufrecht sitzen. Blaues Notfallspray: alle 30–60 Sekunden ein Hub, bis 10; zuerst dein eigener Plan. Schlimmer, kein Spray oder keine Besserung: Notruf, nach 10 Minuten wiederholen.",
      "du keinen Satz beenden kannst, die Lippen blau werden oder das Spray nicht hilft",
    ],
    limb: [
      "Nicht gerade biegen und nicht belasten; auf eine Blutung drücken.",
      "es schief, kalt, weiß oder taub ist oder die Blutung nicht aufhört",
    ],
    unclear: [
      "Ruhig bleiben; sag genau, was zu spüren oder zu sehen ist und seit wann, und tu, was die Leitstelle sagt.",
      "es schlimmer wird oder dir schwarz wird, die Luft fehlt, du verwirrt, taub oder schwach wirst",
    ],
  },
  questions: {
    heart:
      "Ist es ein Muskel, der beim Drücken oder Stemmen wehtut, oder Druck, Enge oder Brennen innen? Luftnot, Schwitzen, Übelkeit oder Schmerz in Arm, Kiefer oder Rücken?",
    faint: "Warst du bewusstlos, auch nur eine Sekunde? Während oder gleich nach einer Anstrengung?",
    clot: "Verglichen mit dem anderen Bein: geschwollen, warm, rot oder bläulich? Flug, Operation, Gips, Schwangerschaft, Pille, früheres Gerinnsel oder Luftnot?",
    "cauda-equina":
      "Geht das Kribbeln oder die Taubheit weg, wenn du die Haltung änderst, oder ist da Schwäche? Anderes Gefühl um Genitalien oder After, oder Schwierigkeiten mit Wasserlassen oder Stuhl?",
    rhabdo:
      "Welche Farbe hat der Urin genau (wie Cola oder Tee?), wie viel war es heute, und ist ein Muskel geschwollen oder verliert Kraft?",
    heat: "Ist der Kopf klar: Name, Ort, Tag? Ist es nach 30 Minuten im Kühlen besser? Wie viel wurde getrunken?",
    head: "Seit dem Schlag: stärker werdender Kopfschmerz, Erbrechen, Verwirrtheit oder Erinnerungslücken, Schläfrigkeit, Nackenschmerz, Seh- oder Gleichgewichtsstörung, oder nimmst du Blutverdünner?",
    stroke:
      "Begann es binnen Sekunden? Ist auf einer Seite Gesicht, Arm oder Sprache betroffen? Ist es der stärkste Kopfschmerz deines Lebens?",
    anaphylaxis: "Schwellen Lippen, Zunge oder Hals, ist das Atmen schwer, ist dir schwummrig, erbrichst du, oder ist es nur die Haut?",
    sugar: "Wie hoch ist dein Wert jetzt? Kannst du schlucken und klar denken?",
    suicide: "Denkst du an Suizid oder daran, dir etwas anzutun? Bist du gerade in Sicherheit?",
    eating: "Bringst du dich zum Erbrechen, verlierst du beim Essen die Kontrolle, oder ist deine Periode ausgeblieben?",
    pregnancy:
      "Gibt es Blutung, Flüssigkeit, regelmäßige Schmerzen, Kopfschmerz mit Sehstörung oder weniger Bewegungen? In welcher Woche bist du?",
    belly: "Kam es plötzlich, wird es schlimmer, und gibt es Erbrechen, Fieber, Blut, eine harte Beule oder Hodenschmerz?",
    infection:
      "Ist es heiß und rot im Vergleich zur anderen Seite? Fieber oder Schüttelfrost? Gab es einen Schnitt, eine Spritze oder eine Operation?",
    spine:
      "Bist du gestürzt oder getroffen worden? Taubheit, Kribbeln oder Schwäche in Armen oder Beinen, oder Schmerz mitten im Nacken oder an der Wirbelsäule?",
    eye: "Ist das Sehen auf einem Auge weg oder anders, gibt es Blitze oder einen Schatten, oder hat das Auge etwas abbekommen?",
    "slow-warning": "Wie lange schon, wächst es oder wird es schlimmer, und gibt es Gewichtsverlust oder Nachtschweiß?",
    stimulants: "Was hast du genommen, wie viel und wann? Rast das Herz, Brustschmerz, Zittern, Hitze oder Verwirrtheit?",
    asthma: "Kannst du ganze Sätze sprechen? Hat dein Spray geholfen?",
    violence: "Tut dir jemand weh oder macht dir Angst? Bist du gerade in Sicherheit, und ist dieses Telefon privat?",
    limb: "Wo genau, und wie stark von 0 bis 10? Ist es schief, kalt, weiß oder taub, oder hört die Blutung nach zehn Minuten Druck nicht auf?",
    unclear: "Wo genau spürst du es, seit wann, und wird es schlimmer? Dazu Brustschmerz, Atemnot, Ohnmacht, Taubheit oder Schwäche?",
  },
  freshAir:
    "**Sofort alle raus an die frische Luft; wer nicht gehen kann, wird getragen oder gezogen.** Niemand bleibt drin oder geht zurück. Dann anrufen.",
  aids: {
    tendon:
      "Nach diesem Antibiotikum kann eine Sehne reißen: kein Laufen, kein Springen, kein Wadenheben, und sag es heute der Praxis, die es verschrieben hat; nimmst du es noch, vor der nächsten Tablette.",
    "beta-blocker":
      "Lass Pulszonen beiseite und trainiere nach Gefühl (RPE). Sag der Praxis, wie tief der Puls bleibt und dass du trainierst; setz die Tabletten nie selbst ab.",
    choking:
      "Kräftig husten. Wenn du nicht husten oder sprechen kannst: bis zu fünf Schläge zwischen die Schulterblätter, dann bis zu fünf Stöße nach innen oben über dem Nabel, im Wechsel; allein über eine Stuhllehne. Nicht blind mit den Fingern in den Mund.",
    burn: "20 Minuten kühles fließendes Wasser darüber; Ringe und Uhr ab. Kein Eis, keine Creme, Blasen nicht öffnen; dann locker mit Frischhaltefolie oder sauberem Tuch abdecken.",
    wound:
      "Zehn Minuten mit sauberem Tuch darauf drücken, Schmutz mit sauberem Wasser ausspülen, abdecken. Ein klaffender oder tiefer Schnitt wird innerhalb von etwa sechs Stunden versorgt; frag nach Tetanus.",
    bite: "15 Minuten mit Seife unter fließendem Wasser waschen und abdecken; frag nach Tetanus, und nach Tollwut, wenn das Tier unbekannt ist.",
    snake:
      "Ruhig bleiben, das Glied tiefer als das Herz und unbewegt halten; Ringe und Schuhe aus. Nicht schneiden, aussaugen oder abbinden, kein Eis; merk dir, wie die Schlange aussah.",
    "tight-cast": "Öffne oder schneide auf, was eng ist, soweit es geht, und halte das Glied auf Herzhöhe, nicht darüber.",
    fluids: "Alle paar Minuten kleine Schlucke, am besten eine Elektrolytlösung; vorerst nichts essen und keine Entzündungshemmer.",
    fasting: "Nichts essen oder trinken, bis ein Arzt es gesehen hat, kein Abführmittel und keine Wärme auf den Bauch.",
    upright: "Aufsetzen und warm halten, raus aus dem Wasser; lockern, was eng ist. Nicht flach hinlegen, nichts essen oder trinken.",
    overdose:
      "Sag, was genommen wurde, wie viel und wann; auch der Giftnotruf hilft. Heb die Packungen auf. Nichts essen oder trinken, nicht erbrechen lassen. Schläfrig, aber mit normaler Atmung: auf die Seite, und die Atmung im Blick behalten. Niemand bleibt allein.",
    seizure:
      "Platz schaffen, etwas Weiches unter den Kopf, auf die Uhr sehen. Nicht festhalten, nichts in den Mund. Wenn es aufhört, Atmung prüfen: normal, dann auf die Seite; nicht normal, Herzdruckmassage beginnen.",
    still:
      "Nicht aufheben oder bewegen: Kopf und Hals halten, wie die Person liegt, ein Helm bleibt auf, warm zudecken. Bei Erbrechen oder wenn sie nicht wach wird: auf die Seite, Kopf in einer Linie mit dem Körper. Nichts zu essen oder trinken, keine Tabletten.",
    "fresh-air": "Sag am Telefon „Kohlenmonoxid oder Gas“; Heizer oder Motor nur ausschalten, wenn es keine Zeit kostet.",
    torsion: "Nichts essen oder trinken. Jetzt ins Krankenhaus; bei einem verdrehten Hoden bleiben etwa sechs Stunden.",
    overdrinking:
      "Nichts mehr trinken, kein Wasser und kein Sportgetränk. Hinsetzen oder auf die Seite legen; am Telefon sagen, wie viel getrunken wurde.",
    "high-sugar":
      "Kein Zucker, außer der Messwert ist niedrig. Beim Krankheitsplan für Insulin und Ketone bleiben, Insulin nie weglassen; kleine Schlucke Wasser, wenn du schlucken kannst.",
    resuscitation:
      "Laut ansprechen, an den Schultern rütteln. Keine Antwort und keine normale Atmung (Schnappen ist kein Atmen): fest und schnell mitten auf die Brust drücken, 100–120 Mal pro Minute, und einen Defibrillator holen lassen; einschalten und tun, was er sagt. Atmet die Person normal: auf die Seite drehen und beobachten.",
    "low-energy": "Notier die letzte Periode und was du trainierst; bis dahin genug essen, nicht abnehmen und keine Einheit extra.",
    nerve: "Nichts heben, nicht springen, Nacken und Rücken nicht einrenken lassen; notier, was Hand oder Fuß nicht mehr kann.",
    flutter:
      "Setz oder leg dich hin, bis es vorbei ist, und fahr nicht. Kein Herzspray, solange dir schwindlig ist: Es senkt den Blutdruck weiter.",
    bleeding:
      "Fest mit Stoff auf die Wunde drücken und nicht loslassen; mehr Stoff darüber. Hinlegen. Spritzt es an Arm oder Bein weiter: oberhalb straff abbinden und die Uhrzeit merken.",
    hypothermia:
      "Raus aus Wind und nasser Kleidung, einwickeln, hinlegen, nur sanft bewegen. Keine heiße Dusche, nicht reiben, kein Alkohol; warmes süßes Getränk nur bei vollem Bewusstsein.",
  },
  worseOf: {
    tendon: "es knallt oder reißt, oder du kommst nicht mehr auf die Zehen",
    "beta-blocker":
      "du ohnmächtig wirst oder fast, in Ruhe schlecht Luft bekommst, oder der Ruhepuls unter 45 liegt und dir schwindlig ist",
    "low-energy":
      "du ohnmächtig wirst, ein Knochen nachts oder beim Hüpfen schmerzt, oder der Puls sehr langsam ist und dir schwindlig wird",
    nerve:
      "es schwächer wird, auf die andere Seite geht, oder du zwischen den Beinen weniger spürst oder Urin nicht halten oder lassen kannst",
  },
  doctorAids: {
    heart: "Bis dahin keine Anstrengung, Treppen nur langsam; kommt es, sofort aufhören und hinsetzen.",
    head: "Heute kein Sport mehr, 24 Stunden nicht allein bleiben, nicht fahren, kein Alkohol. Bei Nackenschmerz still liegen.",
    unclear: "Bis dahin ausruhen, und nicht allein bleiben, wenn es schlimmer wird.",
    "cauda-equina": "Lass, was Kribbeln oder Schwäche auslöst, und heb nichts Schweres.",
    spine: "Nichts für Nacken und Rücken, und lass niemanden einrenken.",
    anaphylaxis: "Hab deinen Adrenalin-Pen bei dir, bleib nicht allein, und meide den Auslöser.",
    belly: "Keine entzündungshemmenden Schmerzmittel; notier, wann es auftritt, welche Farbe und wie viel.",
    limb: "Nicht belasten, was wehtut, nicht laufen und nicht springen.",
    faint: "Leg dich hin, sobald du es kommen spürst; bis dahin nicht schwimmen, fahren oder allein trainieren.",
  },
};
