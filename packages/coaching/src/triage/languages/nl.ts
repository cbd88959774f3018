import { CRISIS_LINES, SAFEGUARDING_LINES, type SafetyTexts } from "./texts.ts";

export const NL: SafetyTexts = {
  opening: "**Eerst iets anders:**",
  openingAgain: "**Ik vroeg het al, vanwege “{quote}”:**",
  openingAgainPrivate: "**Ik vroeg het al, omdat het belangrijk is:**",
  askEnd: "Is het hevig, nieuw of wordt het erger: stop en ga vandaag naar een arts, of bel het alarmnummer.",
  numbers: "112 in Europa, 999 in het VK, 911 in de VS en Canada, 000 in Australië",
  emergency:
    "**Stop. Dit kan een noodgeval zijn: “{quote}”. Bel nu het alarmnummer** ({numbers}). Rijd niet zelf. {aid} Doe de deur van het slot, blijf niet alleen. Ik geef geen trainingsadvies tot een arts je heeft gezien.",
  emergencyOther: "**Bel nu het alarmnummer voor deze persoon** ({numbers}), telefoon op luidspreker, en blijf erbij. {aid}",
  tellThem: "Zeg het, en help erbij:",
  ifLifeless: "Reageert die niet en ademt die niet normaal: begin met borstcompressies en laat een AED halen.",
  doctor:
    "**Ga vandaag naar een arts** vanwege “{quote}” (huisartsenpost als het gesloten is). {aid} Bel het alarmnummer als {worse}. Niet trainen tot je bent onderzocht.",
  doctorWeek:
    "Maak **deze week** een afspraak bij de arts vanwege “{quote}”; eerder als {worse}. {aid} Tot dan alleen rustig (RPE 5 op zijn hoogst) en zonder wat het uitlokt.",
  doctorOther: "Deze persoon moet **vandaag** door een arts worden gezien vanwege “{quote}”. {aid} Bel het alarmnummer als {worse}.",
  doctorWeekOther: "Deze persoon moet **deze week** door een arts worden gezien vanwege “{quote}”. {aid} Bel het alarmnummer als {worse}.",
  danger: "**Is er nu iemand in gevaar, bel het alarmnummer** ({numbers}).",
  locked:
    "Ik kan geen trainingsadvies geven tot een arts “{quote}” heeft bekeken. Is dat gebeurd, druk dan op “I have been examined” op je dashboard en geef aan wie je wanneer heeft gezien en wat mag. {aid}",
  stillCall: "**Was dat vandaag en heeft niemand je gezien, bel nu het alarmnummer** ({numbers}), ook als het over is.",
  lockedOwn:
    "Ik geef geen trainingsadvies tot een professional je heeft gezien. Is dat gebeurd, druk dan op “I have been examined” op je dashboard en geef aan wie je wanneer heeft gezien en wat mag.",
  suicide: `Ik ben echt blij dat je het me hebt verteld. Jij bent belangrijker dan welke training ook. Bel nu een hulplijn (${CRISIS_LINES}) of vertel het iemand in de buurt, en houd afstand van alles wat je zou kunnen gebruiken. Heb je iets ingenomen of zou je nu iets kunnen doen, bel het alarmnummer. Ben je op dit moment veilig?`,
  suicideOther: `Dank je dat je op deze persoon let. Blijf erbij, vraag direct of die aan zelfmoord denkt, haal middelen weg en bel samen: ${CRISIS_LINES}.`,
  eating:
    "Ik ben blij dat je het me hebt verteld. Dat klinkt zwaar, en het is te behandelen. Praat deze week met je arts en met iemand die je vertrouwt; een hulplijn voor eetstoornissen kan je op weg helpen. Tot dan niets zwaars en niets extra’s.",
  eatingOther:
    "Dank je dat je op deze persoon let. Zeg rustig wat je hebt gezien, zonder een woord over gewicht, en help die deze week naar een arts; een hulplijn voor eetstoornissen kan op weg helpen.",
  violence: `Ik geloof je; het is niet jouw schuld. Nu in gevaar: alarmnummer. Anders is er een gratis en vertrouwelijke lijn: ${SAFEGUARDING_LINES}. Handen of iets anders om de nek: ga vandaag naar een arts, ook als je je goed voelt.`,
  violenceOther: `Dank je dat je op deze persoon let. Geloof die, vraag niet waarom, en noem een gratis en vertrouwelijke lijn: ${SAFEGUARDING_LINES}. Nu in gevaar: alarmnummer.`,
  categories: {
    heart: [
      "Ga zitten en rust, loop het er niet uit. Gebruik je eigen hartspray als je die hebt; aspirine alleen als de meldkamer het zegt.",
      "het in rust komt of niet binnen minuten stopt, naar arm of kaak trekt, of je flauwvalt, zweet, misselijk wordt of geen lucht krijgt",
    ],
    faint: [
      "Ga plat liggen met de benen omhoog. Bij een aanval: ruimte maken, tijd opnemen, niets in de mond, daarna op de zij.",
      "het weer gebeurt, of met pijn op de borst, letsel of een aanval",
    ],
    clot: [
      "Geen massage, geen roller, geen vlucht. Bij benauwdheid rechtop zitten.",
      "je benauwd wordt, het steekt bij inademen of je bloed ophoest",
    ],
    "cauda-equina": [
      "Ga nu naar het ziekenhuis, wacht niet tot morgen, en til niets.",
      "gevoel, blaas, darm of de kracht van de benen verandert",
    ],
    rhabdo: [
      "Niet meer inspannen en geen ontstekingsremmers. Nu naar het ziekenhuis voor een bloedtest; drink als het kan.",
      "de urine donker wordt of uitblijft, of een spier zwelt of kracht verliest",
    ],
    heat: [
      "Eerst koelen: schaduw, kleren uit, koud water of ijs op hals, oksels en liezen, vóór vervoer. Verward na veel drinken: geen water geven.",
      "het hoofd niet helder is, er braken is of 30 minuten koelen niet helpt",
    ],
    head: [
      "Ga liggen met hoofd en schouders iets hoger; bij nekpijn helemaal niet bewegen. Suf of braken: op de zij, hoofd en rug in één lijn. Niet eten of drinken, geen tabletten.",
      "er braken, ergere hoofdpijn, verwardheid, sufheid of nekpijn is",
    ],
    stroke: ["Onthoud de tijd. Niets eten of drinken. Bel ook als het voorbij is.", "gezicht, arm, spraak of zicht verandert"],
    anaphylaxis: [
      "Nu de adrenalinepen in de buitenkant van het bovenbeen. Plat liggen met de benen omhoog, of zitten bij benauwdheid. Een tweede na 5 minuten als het niet beter is; ziekenhuis ook als het beter gaat.",
      "lippen, tong of keel zwellen, of ademen moeilijk wordt",
    ],
    sugar: [
      "Stop, neem 15–20 g snelle suiker, meet na 15 minuten en herhaal, daarna langzame koolhydraten. Wie niet kan slikken krijgt niets in de mond.",
      "je verward bent, niet kunt slikken, of ketonen hebt en braakt",
    ],
    pregnancy: [
      "Stop, ga op de linkerzij liggen en bel nu de verloskamer; wacht nooit op een afspraak.",
      "het bloeden hevig is, of er vocht, een aanval, hevige pijn of benauwdheid is",
    ],
    belly: ["Niets eten of drinken. Nu naar het ziekenhuis.", "de buik hard wordt, of je braakt, bloedt of instort"],
    infection: ["Rust houden; geen warmte en geen massage.", "de roodheid snel uitbreidt, of je verward bent of snel ademt"],
    spine: ["Niet bewegen, hoofd stil, helm op laten.", "armen of benen doof of zwak worden"],
    eye: [
      "Na een chemisch middel 20 minuten spoelen; na een klap niet wrijven of drukken. Niet tillen en niet rijden.",
      "het zicht wegvalt",
    ],
    "slow-warning": [
      "Meestal is het onschuldig, en een arts moet ernaar kijken.",
      "het snel erger wordt, je hevig bloedt of je flauw, kortademig of zwak voelt",
    ],
    stimulants: [
      "Niet inspannen, afkoelen, zitten, niets meer nemen. Neem de verpakking mee; niet laten braken.",
      "het hart bonkt, de borst pijn doet, of je heet of verward bent",
    ],
    asthma: [
      "Ga rechtop zitten. Blauwe puf: één per 30–60 seconden, tot 10; eerst je eigen plan. Erger, geen puf of geen verlichting: bel, en herhaal na 10 minuten.",
      "je geen zin kunt afmaken, de lippen blauw worden of de puf niet helpt",
    ],
    limb: ["Niet rechtzetten of belasten; druk op een bloeding.", "het scheef, koud, wit of doof is, of het bloeden niet stopt"],
    unclear: [
      "Blijf rustig; zeg precies wat er te voelen of te zien is en sinds wanneer, en doe wat de centrale zegt.",
      "het erger wordt, of je je flauw, benauwd, verward, gevoelloos of zwak voelt",
    ],
  },
  questions: {
    heart:
      "Is het een spier die zeer doet als je drukt of duwt, of een druk, beklemming of branden vanbinnen? Kortademig, zweten, misselijk, of pijn in een arm, de kaak of de rug?",
    faint: "Ben je buiten bewustzijn geweest, al was het een seconde? Tijdens of vlak na inspanning?",
    clot: "Vergeleken met het andere been: is het dik, warm, rood of blauwig? Een vlucht, operatie, gips, zwangerschap, de pil, eerder een stolsel, of kortademig?",
    "cauda-equina":
      "Gaat het tintelen of dove gevoel weg als je anders gaat zitten, of is er zwakte? Anders gevoel rond de geslachtsdelen of anus, of moeite met plassen of ontlasting?",
    rhabdo: "Welke kleur is het precies (cola of thee?), hoeveel heb je vandaag geplast, en is een spier dik of verliest die kracht?",
    heat: "Is het hoofd helder: naam, plaats, dag? Is het beter na 30 minuten koelte? Hoeveel is er gedronken?",
    head: "Sinds de klap: hoofdpijn die erger wordt, overgeven, verwardheid of gaten in het geheugen, slaperig, nekpijn, slecht zien of slecht evenwicht, of een bloedverdunner?",
    stroke: "Begon het binnen seconden? Zijn gezicht, arm of spraak aan één kant aangedaan? Is het de ergste hoofdpijn ooit?",
    anaphylaxis: "Zwellen lippen, tong of keel, is ademen moeilijk, ben je flauw, geef je over, of is het alleen de huid?",
    sugar: "Wat is je waarde nu? Kun je slikken en helder denken?",
    suicide: "Denk je aan zelfmoord of jezelf iets aandoen? Ben je nu veilig?",
    eating: "Laat je jezelf overgeven, verlies je de controle over eten, of is je menstruatie weggebleven?",
    pregnancy: "Is er bloedverlies, vocht, regelmatige pijn, hoofdpijn met anders zien, of minder beweging? Hoeveel weken ben je?",
    belly: "Kwam het plots, wordt het erger, en is er overgeven, koorts, bloed, een harde bult of pijn in een teelbal?",
    infection: "Is het warm en rood vergeleken met de andere kant? Koorts of rillingen? Was er een snee, prik of operatie?",
    spine: "Ben je gevallen of geraakt? Doof gevoel, tintelen of zwakte in armen of benen, of pijn midden in nek of ruggengraat?",
    eye: "Is het zicht van één oog weg of anders, zijn er flitsen of een schaduw, of kwam er iets tegen of in het oog?",
    "slow-warning": "Hoe lang al, groeit het of wordt het erger, en is er gewichtsverlies of nachtzweet?",
    stimulants: "Wat heb je genomen, hoeveel en wanneer? Bonst het hart, pijn op de borst, trillen, heet of verward?",
    asthma: "Kun je hele zinnen spreken? Heeft je inhaler geholpen?",
    violence: "Doet iemand je pijn of maakt iemand je bang? Ben je nu veilig, en is deze telefoon van jou alleen?",
    limb: "Waar precies, en hoe erg van 0 tot 10? Is het scheef, koud, wit of doof, of stopt het bloeden niet na tien minuten drukken?",
    unclear:
      "Waar voel je het precies, sinds wanneer, en wordt het erger? Pijn op de borst, benauwdheid, flauwvallen, een doof gevoel of zwakte?",
  },
  freshAir:
    "**Iedereen nu naar buiten, de frisse lucht in; wie niet kan lopen, draag of sleep je mee.** Niemand blijft of gaat terug naar binnen. Bel daarna.",
  aids: {
    tendon:
      "Door dit antibioticum kan een pees scheuren: niet hardlopen, springen of op de tenen, en meld het vandaag aan wie het voorschreef; slik je het nog, dan vóór de volgende tablet.",
    "beta-blocker":
      "Laat hartslagzones los en train op gevoel (RPE). Vertel wie het voorschreef hoe laag de hartslag blijft en dat je traint; stop nooit zelf met de tabletten.",
    choking:
      "Hoest hard. Kun je niet hoesten of praten: tot vijf slagen tussen de schouderbladen, dan tot vijf stoten naar binnen en omhoog boven de navel, om en om; alleen, over een stoelleuning. Niet blind met de vingers in de mond.",
    burn: "20 minuten koel stromend water erover; ringen en horloge af. Geen ijs, geen crème, blaren niet openprikken; daarna losjes afdekken met folie of een schone doek.",
    wound:
      "Druk er tien minuten op met een schone doek, spoel vuil eruit met schoon water, dek af. Een diepe of gapende snee wordt binnen zo’n zes uur gesloten; vraag naar tetanus.",
    bite: "Was het 15 minuten met zeep onder stromend water en dek het af; vraag naar tetanus, en naar hondsdolheid als het dier onbekend is.",
    snake:
      "Blijf stil, het ledemaat lager dan het hart en onbewogen; ringen en schoenen uit. Niet snijden, uitzuigen of afbinden, geen ijs; onthoud hoe de slang eruitzag.",
    "tight-cast": "Maak open of knip los wat knelt, zo ver als je kunt, en houd het ledemaat op harthoogte, niet hoger.",
    fluids: "Om de paar minuten kleine slokjes, het liefst een rehydratiedrank; voorlopig niets eten en geen ontstekingsremmers.",
    fasting: "Niets eten of drinken tot een arts ernaar heeft gekeken, geen laxeermiddel en geen warmte op de buik.",
    upright: "Ga rechtop zitten, warm en uit het water; maak los wat knelt. Niet plat liggen; niets eten of drinken.",
    overdose:
      "Zeg wat er is genomen, hoeveel en wanneer; ook het gifcentrum helpt. Bewaar de verpakkingen. Niets te eten of te drinken, niet laten braken. Slaperig maar met normale ademhaling: op de zij, en de ademhaling in de gaten houden. Niemand blijft alleen.",
    seizure:
      "Maak ruimte, iets zachts onder het hoofd, kijk op de klok. Houd de persoon niet vast, niets in de mond. Als het stopt, controleer de ademhaling: normaal, dan op de zij; niet normaal, begin met borstcompressies.",
    still:
      "Til of verplaats de persoon niet: houd hoofd en nek stil zoals hij of zij ligt, een helm blijft op, dek toe. Bij overgeven of als wakker worden niet lukt: op de zij, hoofd in lijn met het lichaam. Niets te eten of te drinken, geen tabletten.",
    "fresh-air": "Zeg aan de telefoon ‘koolmonoxide of gas’; zet de kachel of motor alleen uit als het geen tijd kost.",
    torsion: "Niets eten of drinken. Nu naar het ziekenhuis; een gedraaide zaadbal heeft ongeveer zes uur.",
    overdrinking:
      "Niets meer drinken, geen water en geen sportdrank. Ga zitten of op de zij liggen; zeg aan de telefoon hoeveel er is gedronken.",
    "high-sugar":
      "Geen suiker, tenzij een meting laag is. Houd je aan het ziekteplan voor insuline en ketonen, sla insuline nooit over; kleine slokjes water als je kunt slikken.",
    resuscitation:
      "Roep hard en schud aan de schouders. Geen reactie en geen normale ademhaling (happen is geen ademen): druk hard en snel midden op de borst, 100–120 keer per minuut, en laat een AED halen; zet hem aan en doe wat hij zegt. Ademt de persoon normaal: op de zij, en blijf kijken.",
    "low-energy": "Noteer de laatste menstruatie en wat je traint; eet tot dan genoeg, niet afvallen en geen extra training.",
    nerve: "Til niets, niet springen, en laat niemand nek of rug kraken; noteer wat de hand of voet niet meer kan.",
    flutter:
      "Ga zitten of liggen tot het over is, en rijd niet zelf. Geen hartspray zolang je duizelig bent: die verlaagt de bloeddruk verder.",
    bleeding:
      "Druk hard met een doek op de wond en laat niet los; meer doek erbovenop. Ga liggen. Spuit het nog uit een arm of been: een strakke band erboven, en noteer de tijd.",
    hypothermia:
      "Uit de wind en uit natte kleren, ingepakt, liggend, voorzichtig bewegen. Geen hete douche, niet wrijven, geen alcohol; warme zoete drank alleen als je helemaal wakker bent.",
  },
  worseOf: {
    tendon: "je een knap voelt of niet op je tenen kunt staan",
    "beta-blocker": "je (bijna) flauwvalt, in rust benauwd bent, of je rustpols onder 45 is met duizeligheid",
    "low-energy": "je flauwvalt, een bot ’s nachts of bij hinkelen pijn doet, of je hartslag heel laag is met duizeligheid",
    nerve: "het zwakker wordt, naar de andere kant gaat, of je tussen de benen minder voelt of je plas niet kunt ophouden of kwijt kunt",
  },
  doctorAids: {
    heart: "Tot dan geen inspanning en rustig op de trap; komt het, stop meteen en ga zitten.",
    head: "Vandaag geen sport meer, 24 uur niet alleen, niet rijden, geen alcohol. Bij nekpijn stil blijven.",
    unclear: "Rust tot dan, en blijf niet alleen als het erger wordt.",
    "cauda-equina": "Stop met wat tintelen of zwakte geeft, en til niets zwaars.",
    spine: "Niets voor nek en rug, en laat niemand kraken.",
    anaphylaxis: "Houd je adrenalinepen bij je, blijf niet alleen en vermijd de oorzaak.",
    belly: "Geen ontstekingsremmers; noteer wanneer het gebeurt, de kleur en hoeveel.",
    limb: "Geen gewicht op wat pijn doet, niet lopen of springen.",
    faint: "Ga liggen zodra je het voelt komen; tot dan niet zwemmen, rijden of alleen trainen.",
  },
};
