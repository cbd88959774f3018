import { CRISIS_LINES, SAFEGUARDING_LINES, type SafetyTexts } from "./texts.ts";

export const IT: SafetyTexts = {
  opening: "**Prima di tutto:**",
  openingAgain: "**Te l’avevo chiesto, per «{quote}»:**",
  openingAgainPrivate: "**Te l’avevo chiesto, perché è importante:**",
  askEnd: "Se è forte, nuovo o peggiora, fermati e vai oggi dal medico, oppure chiama il numero di emergenza.",
  numbers: "112 in Europa, 999 nel Regno Unito, 911 negli USA e in Canada, 000 in Australia",
  emergency:
    "**Fermati. Può essere un’emergenza: «{quote}». Chiama subito il numero di emergenza** ({numbers}). Non guidare. {aid} Apri la porta, non restare da solo. Non do consigli di allenamento finché un medico non ti ha visto.",
  emergencyOther: "**Chiama subito il numero di emergenza per questa persona** ({numbers}), in vivavoce, e resta con lei. {aid}",
  tellThem: "Diglielo e aiutala a farlo:",
  ifLifeless: "Se non risponde e non respira normalmente: inizia il massaggio cardiaco e fai cercare un defibrillatore.",
  doctor:
    "**Vai oggi da un medico** per «{quote}» (guardia medica o pronto soccorso se è chiuso). {aid} Chiama il numero di emergenza se {worse}. Niente allenamento finché non sei stato visitato.",
  doctorWeek:
    "Prenota un medico **questa settimana** per «{quote}»; prima se {worse}. {aid} Fino ad allora solo leggero (RPE 5 al massimo) e lascia fuori ciò che lo provoca.",
  doctorOther: "Questa persona dovrebbe essere vista da un medico **oggi** per «{quote}». {aid} Chiama il numero di emergenza se {worse}.",
  doctorWeekOther:
    "Questa persona dovrebbe essere vista da un medico **questa settimana** per «{quote}». {aid} Chiama il numero di emergenza se {worse}.",
  danger: "**Se qualcuno è in pericolo adesso, chiama il numero di emergenza** ({numbers}).",
  locked:
    "Non posso dare consigli di allenamento finché un medico non ha controllato «{quote}». Quando è successo, premi «I have been examined» sulla tua dashboard e di’ chi ti ha visto, quando e che cosa permette. {aid}",
  stillCall: "**Se è successo oggi e nessuno ti ha visto, chiama subito il numero di emergenza** ({numbers}), anche se è passato.",
  lockedOwn:
    "Non do consigli di allenamento finché non ti ha visto un professionista. Quando è successo, premi «I have been examined» sulla tua dashboard e di’ chi ti ha visto, quando e che cosa permette.",
  suicide: `Sono davvero contento che tu me l’abbia detto. Tu conti più di qualsiasi allenamento. Chiama adesso una linea di ascolto (${CRISIS_LINES}) o dillo a qualcuno vicino, e metti distanza da tutto ciò che potresti usare. Se hai preso qualcosa o potresti agire ora, chiama il numero di emergenza. Sei al sicuro in questo momento?`,
  suicideOther: `Grazie che ti prendi cura di questa persona. Resta con lei, chiedile direttamente se pensa al suicidio, allontana i mezzi e chiamate insieme: ${CRISIS_LINES}.`,
  eating:
    "Sono contento che tu me l’abbia detto. Sembra pesante, e si può curare. Parla questa settimana con il tuo medico e con qualcuno di cui ti fidi; una linea per i disturbi alimentari può aiutarti a cominciare. Fino ad allora niente di duro e niente in più.",
  eatingOther:
    "Grazie che ti prendi cura di questa persona. Dille con calma che cosa hai notato, senza parlare di peso, e aiutala ad andare dal medico questa settimana; una linea per i disturbi alimentari può aiutare.",
  violence: `Ti credo; non è colpa tua. In pericolo adesso: numero di emergenza. Altrimenti c’è una linea gratuita e riservata: ${SAFEGUARDING_LINES}. Mani o altro intorno al collo: vai oggi dal medico, anche se ti senti bene.`,
  violenceOther: `Grazie che ti prendi cura di questa persona. Credile, non chiedere perché e offrile una linea gratuita e riservata: ${SAFEGUARDING_LINES}. In pericolo adesso: numero di emergenza.`,
  categories: {
    heart: [
      "Siediti e riposa, non continuare. Usa il tuo spray per il cuore se ce l’hai; aspirina solo se lo dice l’operatore.",
      "viene a riposo o non passa in pochi minuti, va al braccio o alla mandibola, o svieni, sudi, hai nausea o ti manca il fiato",
    ],
    faint: [
      "Sdraiati con le gambe in alto. In una crisi: libera lo spazio, guarda l’ora, niente in bocca, poi sul fianco.",
      "succede di nuovo, o con dolore al petto, una ferita o una crisi",
    ],
    clot: [
      "Niente massaggio, niente rullo, niente volo. Se manca il fiato, siediti dritto.",
      "ti manca il fiato, fa male inspirando o tossisci sangue",
    ],
    "cauda-equina": [
      "Vai adesso in ospedale, non aspettare domani, e non sollevare nulla.",
      "cambiano la sensibilità, la vescica, l’intestino o la forza delle gambe",
    ],
    rhabdo: [
      "Niente più sforzo e niente antinfiammatori. In ospedale adesso per un esame del sangue; bevi se puoi.",
      "l’urina diventa scura o manca, o un muscolo si gonfia o perde forza",
    ],
    heat: [
      "Prima raffreddare: ombra, via i vestiti, acqua fredda o ghiaccio su collo, ascelle e inguine, prima del trasporto. Confusione dopo aver bevuto molto: niente acqua.",
      "la mente non è lucida, c’è vomito o 30 minuti di freddo non aiutano",
    ],
    head: [
      "Sdraiati con testa e spalle un po’ sollevate; con dolore al collo non muoverti affatto. Sonnolenza o vomito: su un fianco, testa e schiena in linea. Niente da mangiare o bere, nessuna pastiglia.",
      "c’è vomito, mal di testa più forte, confusione, sonnolenza o dolore al collo",
    ],
    stroke: ["Annota l’ora. Niente da mangiare o bere. Chiama anche se è passato.", "cambiano viso, braccio, parola o vista"],
    anaphylaxis: [
      "Penna di adrenalina subito, nella parte esterna della coscia. Sdraiato con le gambe in alto, o seduto se manca il fiato. Una seconda dopo 5 minuti se non migliora; ospedale anche se migliora.",
      "labbra, lingua o gola si gonfiano, o respirare diventa difficile",
    ],
    sugar: [
      "Fermati, 15–20 g di zucchero rapido, controlla dopo 15 minuti e ripeti, poi carboidrati lenti. Chi non riesce a deglutire non prende nulla per bocca.",
      "sei confuso, non riesci a deglutire, o hai chetoni e vomiti",
    ],
    pregnancy: [
      "Fermati, sdraiati sul fianco sinistro e chiama subito la maternità; non aspettare mai un appuntamento.",
      "il sanguinamento è forte, o c’è liquido, una crisi, dolore intenso o fiato corto",
    ],
    belly: ["Niente da mangiare o bere. In ospedale adesso.", "la pancia diventa dura, o vomiti, sanguini o svieni"],
    infection: ["A riposo; niente calore e niente massaggio.", "il rossore si allarga in fretta, o sei confuso o respiri veloce"],
    spine: ["Non muoverti, testa ferma, casco addosso.", "braccia o gambe si addormentano o perdono forza"],
    eye: [
      "Dopo un prodotto chimico sciacqua 20 minuti; dopo un colpo non strofinare e non premere. Niente pesi e niente guida.",
      "si perde la vista",
    ],
    "slow-warning": [
      "Per lo più è innocuo, e un medico dovrebbe guardarlo.",
      "peggiora in fretta, sanguini molto o ti senti svenire, senza fiato o debole",
    ],
    stimulants: [
      "Niente sforzo, rinfrescati, siediti e non prendere altro. Porta la confezione; non provocare il vomito.",
      "il cuore corre, il petto fa male, o hai caldo o sei confuso",
    ],
    asthma: [
      "Siediti dritto. Spray blu: una dose ogni 30–60 secondi, fino a 10; prima il tuo piano. Peggio, senza spray o senza sollievo: chiama, e ripeti dopo 10 minuti.",
      "non riesci a finire una frase, le labbra diventano blu o lo spray non aiuta",
    ],
    limb: [
      "Non raddrizzare e non caricare; premi su un sanguinamento.",
      "è storto, freddo, bianco o senza sensibilità, o il sanguinamento non si ferma",
    ],
    unclear: [
      "A riposo; di’ esattamente che cosa si sente o si vede e da quando, e fai quello che ti dicono.",
      "peggiora, o senti svenimento, fiato corto, confusione, intorpidimento o debolezza",
    ],
  },
  questions: {
    heart:
      "È un muscolo, che fa male se premi o spingi, o una pressione, una stretta o un bruciore dentro? Fiato corto, sudore, nausea, o dolore a un braccio, alla mascella o alla schiena?",
    faint: "Hai perso conoscenza, anche solo un secondo? Durante lo sforzo o subito dopo?",
    clot: "Rispetto all’altra gamba: è gonfia, calda, rossa o bluastra? Un volo, un’operazione, un gesso, una gravidanza, la pillola, un trombo in passato o fiato corto?",
    "cauda-equina":
      "Il formicolio o l’intorpidimento passa se cambi posizione, o c’è debolezza? Cambi di sensibilità ai genitali o all’ano, o problemi con pipì o feci?",
    rhabdo: "Di che colore è esattamente (cola o tè?), quanta pipì hai fatto oggi, e un muscolo è gonfio o perde forza?",
    heat: "La testa è lucida: nome, luogo, giorno? Va meglio dopo 30 minuti al fresco? Quanto si è bevuto?",
    head: "Dopo la botta: mal di testa che peggiora, vomito, confusione o vuoti di memoria, sonnolenza, dolore al collo, problemi di vista o equilibrio, o un anticoagulante?",
    stroke:
      "È iniziato in pochi secondi? Sono colpiti da un lato il viso, un braccio o la parola? È il peggior mal di testa della tua vita?",
    anaphylaxis: "Si gonfiano labbra, lingua o gola, fai fatica a respirare, ti senti svenire, vomiti, o è solo la pelle?",
    sugar: "Qual è il tuo valore adesso? Riesci a deglutire e a pensare lucidamente?",
    suicide: "Pensi al suicidio o a farti del male? Sei al sicuro adesso?",
    eating: "Ti provochi il vomito, perdi il controllo con il cibo, o il ciclo si è fermato?",
    pregnancy:
      "Ci sono perdite di sangue, liquido, dolori regolari, mal di testa con disturbi della vista o meno movimenti? Di quante settimane sei?",
    belly: "È venuto all’improvviso, peggiora, e c’è vomito, febbre, sangue, un nodulo duro o dolore al testicolo?",
    infection: "È caldo e rosso rispetto all’altro lato? Febbre o brividi? C’è stato un taglio, un’iniezione o un’operazione?",
    spine:
      "Sei caduto o hai preso un colpo? Intorpidimento, formicolio o debolezza a braccia o gambe, o dolore in mezzo al collo o alla colonna?",
    eye: "Un occhio vede meno o in modo diverso, ci sono lampi o un’ombra, o l’occhio ha preso un colpo o uno spruzzo?",
    "slow-warning": "Da quanto tempo, cresce o peggiora, e c’è perdita di peso o sudore notturno?",
    stimulants: "Che cosa hai preso, quanto e quando? Il cuore corre, c’è dolore al petto, tremore, caldo o confusione?",
    asthma: "Riesci a dire frasi intere? L’inalatore ti ha aiutato?",
    violence: "Qualcuno ti fa male o ti spaventa? Sei al sicuro adesso, e questo telefono è solo tuo?",
    limb: "Dove esattamente, e quanto da 0 a 10? È storto, freddo, bianco o insensibile, o il sangue non si ferma dopo dieci minuti di pressione?",
    unclear: "Dove lo senti esattamente, da quando, e peggiora? Dolore al petto, fiato corto, svenimento, intorpidimento o debolezza?",
  },
  freshAir: "**Tutti fuori all’aria aperta, subito; chi non cammina va portato o trascinato.** Nessuno resta o rientra. Poi chiama.",
  aids: {
    tendon:
      "Con questo antibiotico un tendine può rompersi: niente corsa, salti o sollevamenti sui polpacci, e avvisa oggi chi te l’ha prescritto; se lo prendi ancora, prima della prossima compressa.",
    "beta-blocker":
      "Lascia le zone cardiache e allenati secondo lo sforzo (RPE). Di’ a chi te l’ha prescritto quanto resta basso il battito e che ti alleni; non smettere mai le compresse da solo.",
    choking:
      "Tossisci forte. Se non riesci a tossire o parlare: fino a cinque colpi tra le scapole, poi fino a cinque spinte verso dentro e in alto sopra l’ombelico, alternando; da solo, sullo schienale di una sedia. Niente dita in bocca alla cieca.",
    burn: "Acqua corrente fresca per 20 minuti; via anelli e orologio. Niente ghiaccio, niente creme, non bucare le vesciche; poi copri senza stringere con pellicola o un panno pulito.",
    wound:
      "Premi per dieci minuti con un panno pulito, sciacqua lo sporco con acqua pulita, copri. Un taglio aperto o profondo va chiuso entro circa sei ore; chiedi del tetano.",
    bite: "Lava con sapone sotto acqua corrente per 15 minuti e copri; chiedi del tetano, e della rabbia se l’animale non è conosciuto.",
    snake:
      "Resta fermo, l’arto più in basso del cuore e immobile; via anelli e scarpe. Non incidere, succhiare o legare, niente ghiaccio; ricorda com’era il serpente.",
    "tight-cast": "Apri o taglia ciò che stringe, per quanto puoi, e tieni l’arto all’altezza del cuore, non più in alto.",
    fluids: "Piccoli sorsi ogni pochi minuti, meglio una soluzione reidratante; per ora niente da mangiare e niente antinfiammatori.",
    fasting: "Niente da mangiare o bere finché non lo vede un medico, niente lassativi e niente calore sulla pancia.",
    upright: "Siediti, al caldo e fuori dall’acqua; allenta ciò che stringe. Non sdraiarti; niente da mangiare o bere.",
    overdose:
      "Di’ che cosa è stato preso, quanto e quando; aiuta anche il centro antiveleni. Conserva le confezioni. Niente da mangiare o da bere, non far vomitare. Sonnolenza ma respiro normale: sul fianco, e controllare il respiro. Nessuno resta solo.",
    seizure:
      "Fai spazio, qualcosa di morbido sotto la testa, guarda l’ora. Non trattenere la persona, niente in bocca. Quando smette, controlla il respiro: normale, sul fianco; se non è normale, inizia il massaggio cardiaco.",
    still:
      "Non sollevare e non spostare la persona: tieni ferma la testa e il collo così come sta, il casco resta in testa, coprila. Se vomita o non si sveglia: sul fianco, con la testa in linea con il corpo. Niente da mangiare o da bere, niente pastiglie.",
    "fresh-air": "Di’ al telefono «monossido di carbonio o gas»; spegni la stufa o il motore solo se non fa perdere tempo.",
    torsion: "Niente da mangiare o bere. In ospedale adesso; un testicolo torto ha circa sei ore.",
    overdrinking:
      "Non bere più niente, né acqua né bevande sportive. Siediti o sdraiati su un fianco; di’ al telefono quanto è stato bevuto.",
    "high-sugar":
      "Niente zucchero se la misura non è bassa. Segui il piano per i giorni di malattia per insulina e chetoni, non lasciare mai l’insulina; piccoli sorsi d’acqua se riesci a deglutire.",
    resuscitation:
      "Chiama forte e scuoti le spalle. Se non risponde e non respira normalmente (boccheggiare non è respirare): premi forte e veloce al centro del petto, 100–120 volte al minuto, e fai cercare un defibrillatore; accendilo e fai quello che dice. Se respira normalmente: su un fianco, e controlla.",
    "low-energy": "Annota l’ultimo ciclo e quanto ti alleni; fino ad allora mangia abbastanza, senza dimagrire e senza sedute in più.",
    nerve:
      "Non sollevare niente, niente salti, nessuna manipolazione di collo o schiena; annota che cosa la mano o il piede non riesce a fare.",
    flutter:
      "Siediti o sdraiati finché non passa, e non guidare. Niente spray per il cuore finché gira la testa: abbassa ancora la pressione.",
    bleeding:
      "Premi forte sulla ferita con un panno e non mollare; altro panno sopra. Sdraiati. Se da un braccio o una gamba esce ancora a fiotti: una fascia stretta sopra la ferita, e segna l’ora.",
    hypothermia:
      "Via dal vento e dai vestiti bagnati, avvolto in coperte, sdraiato, mosso con delicatezza. Niente doccia calda, niente sfregare, niente alcol; bevanda calda e dolce solo se del tutto sveglio.",
  },
  worseOf: {
    tendon: "senti uno schiocco o non riesci a stare sulle punte",
    "beta-blocker": "svieni o quasi, ti manca il fiato a riposo, o il battito a riposo è sotto 45 con capogiri",
    "low-energy": "svieni, un osso fa male di notte o saltellando, o il battito è molto lento e ti gira la testa",
    nerve: "perde altra forza, passa all’altro lato, o senti meno tra le gambe o non trattieni o non riesci a fare pipì",
  },
  doctorAids: {
    heart: "Fino ad allora nessuno sforzo, le scale piano; se viene, fermati subito e siediti.",
    head: "Oggi basta sport, 24 ore non da solo, niente guida, niente alcol. Con dolore al collo resta fermo.",
    unclear: "Fino ad allora riposo, e non restare da solo se peggiora.",
    "cauda-equina": "Ferma ciò che dà formicolio o debolezza, e non sollevare pesi.",
    spine: "Niente per collo e schiena, e nessuna manipolazione.",
    anaphylaxis: "Tieni con te l’adrenalina, non restare da solo ed evita ciò che l’ha scatenato.",
    belly: "Niente antinfiammatori; annota quando succede, il colore e quanto.",
    limb: "Non caricare ciò che fa male, niente corsa e salti.",
    faint: "Sdraiati appena lo senti arrivare; fino ad allora niente nuoto, guida o allenamento da solo.",
  },
};
