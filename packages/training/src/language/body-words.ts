import type { Table } from "./table.ts";

/** Parts of the body and what they can have. */
export const BODY_WORDS: Table = `
my | mein, meine, meinen, meinem, meiner | mon, ma, mes | mi, mis | mio, mia, il mio, la mia, i miei, le mie | meu, minha, meus, minhas | mijn
the | der, die, das, den, dem, des | le, la, les, l, du, des | el, la, los, las, lo | il, la, lo, i, gli, le, l | o, a, os, as | de, het
left | links, linke, linken, linker, linkes, li | gauche, à gauche | izquierdo, izquierda | sinistro, sinistra, a sinistra | esquerdo, esquerda | links, linker
right | rechts, rechte, rechten, rechter, rechtes, re | droit, droite, à droite, droits | derecho, derecha | destro, destra, a destra | direito, direita | rechts, rechter
both | beide, beiden | les deux | ambos, ambas | entrambi, entrambe | ambos, ambas, os dois | beide, allebei
knee | knie, kniegelenk | genou, genoux | rodilla, rodillas | ginocchio, ginocchia | joelho, joelhos | knie, knieën, linkerknie, rechterknie
kneecap | kniescheibe, patella, patellasehne | rotule, tendon rotulien, rotulien | rótula, tendón rotuliano, rotuliano | rotula, tendine rotuleo, rotuleo, rotulea | patela, tendão patelar, patelar | knieschijf, kniepees
shoulder | schulter, schultern | épaule, épaules | hombro, hombros | spalla, spalle | ombro, ombros | schouder, schouders, linkerschouder, rechterschouder
rotator cuff | rotatorenmanschette | coiffe des rotateurs, coiffe | manguito rotador, manguito | cuffia dei rotatori, cuffia | manguito rotador, manguito | rotatorenmanchet
lower back | unterer rücken, unteren rücken, lendenwirbelsäule, lws, kreuz, iliosakralgelenk, isg | bas du dos, lombaires, dos bas, lombalgie, sacro iliaque | zona lumbar, lumbares, lumbar, lumbalgia, parte baja de la espalda, espalda baja | zona lombare, lombare, bassa schiena, lombalgia, parte bassa della schiena | lombar, região lombar, coluna lombar, lombalgia, parte baixa das costas | onderrug, lage rug, lendenen
back | rücken | dos, le dos | espalda | schiena | costas, coluna | rug
disc | bandscheibe, bandscheibenvorfall | hernie discale, disque | hernia discal, disco | ernia del disco, ernia discale, disco | hérnia de disco, hérnia discal, disco | hernia, tussenwervelschijf
neck | nacken, hals, hws, halswirbelsäule | nuque, cou, cervicales | cuello, cervicales | collo, cervicale, cervicali | pescoço, cervical | nek
upper back | oberer rücken, brustwirbelsäule, bws | haut du dos, dorsales | espalda alta, dorsales, zona dorsal | dorsali, parte alta della schiena, dorsale | costas superiores, dorsal, dorsais | bovenrug
shoulder blade | schulterblatt | omoplate | omóplato, escápula | scapola | escápula | schouderblad
chest | brust, brustmuskel | poitrine, pectoral, pectoraux, grand pectoral | pecho, pectoral, pectorales | petto, pettorale, pettorali | peito, peitoral | borst, borstspier
ribs | rippe, rippen | côte fêlée, côtes fêlées, côtes cassées, côte cassée | costilla, costillas | costola, costole | costela, costelas | rib, ribben
abdominal muscle | bauchmuskel, bauchwand | abdomen, muscle abdominal, ventre | abdomen, músculo abdominal | addome, muscolo addominale | abdômen, músculo abdominal | buikspier, buikwand
elbow | ellbogen, ellenbogen | coude, coudes | codo, codos | gomito, gomiti | cotovelo, cotovelos | elleboog, ellebogen, linkerelleboog, rechterelleboog
tennis elbow | tennisarm, tennisellbogen, golferarm, golferellenbogen | tennis elbow, épicondylite, golf elbow | codo de tenista, epicondilitis, codo de golfista | gomito del tennista, epicondilite, gomito del golfista | cotovelo de tenista, epicondilite, cotovelo de golfista | tenniselleboog, tennisarm, golfelleboog
wrist | handgelenk, handgelenke | poignet, poignets | muñeca, muñecas | polso, polsi | punho, punhos, pulso | pols, polsen, linkerpols, rechterpols
carpal tunnel | karpaltunnel, karpaltunnelsyndrom | canal carpien, syndrome du canal carpien | túnel carpiano, síndrome del túnel carpiano | tunnel carpale, sindrome del tunnel carpale | túnel do carpo, síndrome do túnel do carpo | carpaletunnelsyndroom, carpale tunnel
thumb | daumen | pouce, pouces | pulgar, pulgares | pollice, pollici | polegar, polegares | duim, rechterduim, linkerduim, duimen
finger | finger, fingern | doigt, doigts | dedo de la mano, dedos de la mano, dedo anular, dedo índice | dito, dita | dedo da mão, dedo, dedos | vinger, vingers
hand | hand, hände | main, mains | mano, manos | mano, mani | mão, mãos | hand, handen
arm | arm, arme, oberarm, armen | bras, le bras, bras droit, bras gauche | brazo, brazos | braccio, braccia | braço, braços | arm, armen, bovenarm
leg | bein, beine, beinen | jambe, jambes | pierna, piernas | gamba, gambe | perna, pernas | been, benen, onderbeen
collarbone | schlüsselbein | clavicule | clavícula | clavicola | clavícula | sleutelbeen
little finger | kleiner finger, kleinen finger, ringfinger, zeigefinger, mittelfinger | auriculaire, petit doigt, annulaire | meñique, dedo meñique | mignolo, anulare | mindinho, dedo mindinho | pink, ringvinger, wijsvinger
little toe | kleiner zeh, kleinen zeh, kleine zehe | petit orteil | dedo meñique del pie, meñique del pie | mignolo del piede | dedinho do pé, mindinho do pé | kleine teen
palm | handfläche, handballen | paume, paume de la main | palma, palma de la mano | palmo della mano | palma da mão | handpalm
coccyx | steißbein | coccyx | coxis, cóccix | coccige | cóccix | stuitje, staartbeen
forearm | unterarm, unterarme | avant bras | antebrazo, antebrazos | avambraccio, avambracci | antebraço, antebraços | onderarm, onderarmen
biceps | bizeps, bizepssehne | biceps, tendon du biceps | bíceps distal, tendón del bíceps | bicipite, tendine del bicipite | bíceps braquial, tendão do bíceps | biceps, bicepspees
hip | hüfte, hüft, hüften | hanche, hanches | cadera, caderas | anca, le anche, alle anche, delle anche, nelle anche, mie anche, entrambe le anche, anche doloranti, anche rigide | quadril, quadris | heup, heupen, linkerheup, rechterheup
hip flexor | hüftbeuger | psoas, fléchisseurs de hanche | flexor de cadera, psoas | flessori dell anca, ileopsoas, psoas | flexor do quadril, psoas | heupbuiger
groin | leiste, leisten, adduktoren | aine, adducteurs, pubalgie | ingle, aductores, pubalgia | inguine, adduttori, pubalgia | virilha, adutores, pubalgia | lies, liezen, adductoren
glute | gesäß, gesäßmuskel, po, hintern, piriformis | fessier, fessiers, fesse, piriforme | glúteo, glúteos, piriforme | gluteo, glutei, piriforme | glúteo, glúteos, piriforme | bil, bilspier, bilspieren
hamstring | oberschenkelrückseite, hintere oberschenkel, hinteren oberschenkel, beinbizeps | ischio, ischios, ischio jambiers, arrière de la cuisse | isquio, isquios, isquiotibial, isquiotibiales, femoral | bicipite femorale, femorali, ischiocrurali, retro coscia, flessori della coscia | posterior de coxa, posterior da coxa, isquiotibiais, posterior | hamstring, hamstrings, achterkant bovenbeen
quad | quadrizeps, vorderer oberschenkel | quadriceps | cuádriceps | quadricipite, quadricipiti | quadríceps | quadriceps
thigh | oberschenkel | cuisse, cuisses | muslo, muslos | coscia, cosce | coxa, coxas | bovenbeen, dijbeen, dij
it band | tractus, iliotibialband, läuferknie außen | tfl, bandelette ilio tibiale, essuie glace, syndrome de l essuie glace, tenseur du fascia lata | cintilla iliotibial, cintilla | bandelletta ileotibiale, bandelletta | banda iliotibial, trato iliotibial | tractus iliotibialis, runnersknie
calf | wade, waden, wadenmuskel | mollet, mollets | gemelo, gemelos, pantorrilla, pantorrillas, sóleo | polpaccio, polpacci, soleo | panturrilha, panturrilhas, gêmeos, sóleo | kuit, kuiten, kuitspier, linkerkuit, rechterkuit
achilles | achillessehne, achillessehnen, achilles | tendon d achille, achille, tendons d achille | tendón de aquiles, aquiles | tendine d achille, achille | tendão de aquiles, aquiles | achillespees, achillespezen, achilles
shin | schienbein, schienbeine, schienbeinkante | tibia, tibias, périostite, périostite tibiale | espinilla, espinillas, tibia, periostitis | tibia, stinco, stinchi, periostite | canela, canelas, canelite, tíbia | scheenbeen, scheenbenen, shin splints
ankle | knöchel, sprunggelenk, fußgelenk | cheville, chevilles | tobillo, tobillos | caviglia, caviglie | tornozelo, tornozelos | enkel, enkels, linkerenkel, rechterenkel
foot | fuß, füße, mittelfuß | pied, pieds | pie, pies | piede, piedi | pé, pés | voet, voeten, linkervoet, rechtervoet
metatarsal | mittelfußknochen | métatarse, métatarsien | metatarso, metatarsiano | metatarso | metatarso | middenvoetsbeentje
plantar fasciitis | plantarfasziitis, fersensporn, plantarfascie, fußsohle | aponévrosite plantaire, fasciite plantaire, épine calcanéenne, voûte plantaire, aponévrosite | fascitis plantar, espolón calcáneo, fascitis | fascite plantare, spina calcaneare, sperone calcaneare, fascite | fascite plantar, esporão, fascite | fasciitis plantaris, hielspoor, plantaire fasciitis
heel | ferse, fersen | talon, talons | talón, talones | tallone, talloni, calcagno | calcanhar, calcanhares | hiel, hielen
toe | zeh, zehe, zehen, großzeh, kleiner zeh | orteil, orteils, gros orteil | dedo del pie, dedo gordo del pie, dedo gordo, dedos del pie | alluce, dito del piede, dita del piede | dedo do pé, dedão do pé, dedão | teen, tenen, grote teen
meniscus | meniskus | ménisque, ménisques | menisco, meniscos | menisco, menischi | menisco, meniscos | meniscus
cruciate ligament | kreuzband | ligament croisé, ligaments croisés, lca | ligamento cruzado, cruzado, lca | legamento crociato, crociato | ligamento cruzado, lca | kruisband, voorste kruisband
ligament | band, bänder, außenband, innenband | ligament, ligaments | ligamento, ligamentos | legamento, legamenti | ligamento, ligamentos | band, banden
ankle ligament | außenband am sprunggelenk | ligament de la cheville | ligamento del tobillo | legamento della caviglia | ligamento do tornozelo | enkelband, enkelbanden
dislocated | ausgekugelt, luxiert, luxation | luxé, luxée, déboîté, déboîtée | luxado, luxada, dislocado, dislocada | lussato, lussata, uscita la spalla | deslocado, deslocada | uit de kom
scaphoid | kahnbein | scaphoïde | escafoides | scafoide | escafoide | scafoïd
fibula | wadenbein | péroné | peroné | perone | perónio, fíbula | kuitbeen
old injury | alte verletzung | ancienne blessure, vieille blessure | lesión antigua, vieja lesión, lesión vieja | vecchio infortunio, vecchia lesione | lesão antiga, lesão velha | oude blessure
torn | gerissen, gerissene, gerissener, gerissenes, angerissen, angerissene, abgerissen, kapselriss, sehnenriss, teilriss | déchiré, déchirée, rompu, rompue, arraché, arrachée, rupture | desgarrado, desgarrada, rotura, rotura de fibras, me rompí, me desgarré, me he roto, me he desgarrado | strappato, strappata, strappo, lacerato, lacerata, lesione, rottura, mi sono strappato, mi sono rotto | rompido, rompida, rompi, rasgado, rasgada, rasguei, rotura, ruptura | gescheurd, gescheurde, ingescheurd, afgescheurd, scheur
in a cast | gips, im gips, eingegipst, vergipst, gipsverband, gipsarm, gipsbein | plâtre, dans le plâtre, plâtré, plâtrée | escayola, escayolado, escayolada, con escayola, yeso, enyesado, enyesada | gesso, ingessato, ingessata, nel gesso | gesso, engessado, engessada, no gesso | gips, in het gips, in gips, ingegipst
cast off | gips ab, gips weg, ohne gips, gips ist ab, gips runter | sans plâtre, plus de plâtre, plâtre enlevé | sin escayola, sin yeso, me quitaron la escayola, escayola fuera | senza gesso, tolto il gesso, gesso tolto | sem gesso, tirei o gesso | zonder gips, gips eraf, uit het gips
in a splint | schiene, geschient, schiene an | attelle, avec une attelle, une attelle | férula, con férula, una férula, tablilla | stecca, steccato, steccata, doccia gessata | tala, com tala | spalk, gespalkt
in a sling | gilchrist, gilchristverband, desault, armschlinge, in der schlinge, schlinge | écharpe, en écharpe | cabestrillo, en cabestrillo | tutore per il braccio, al collo | tipoia, na tipoia | mitella, in een mitella
stitches | fäden, genäht, naht, nähte, wundnaht | points de suture, agrafes, recousu, recousue, fils | puntos de sutura, tengo puntos, llevo puntos, me dieron puntos, me pusieron puntos, puntos en, grapas | punti di sutura, ho i punti, mi hanno messo i punti, punti alla, punti al, punti sul | pontos no, pontos na, levei pontos, suturado, suturada, com pontos | hechtingen, gehecht, hechting
burnt | verbrannt, verbrennung, verbrüht | brûlé, brûlée, brûlure | quemado, quemada, quemadura, me quemé | bruciato, bruciata, ustione, scottatura | queimado, queimada, queimadura, queimei | verbrand, brandwond
bite | gebissen, biss, bisswunde | mordu, mordue, morsure | mordisco, mordido, mordida, mordedura, me mordió | morso, morsicato, morsicata | mordido, mordida, mordeu | gebeten, beet
wound | wunde, schnittwunde, platzwunde | plaie, coupure | herida, corte profundo, me corté | ferita, taglio, mi sono tagliato | ferida, corte fundo, cortei | wond, snee
waiting for surgery | op geplant, operation geplant, op im januar geplant, warte auf die op, warte auf meine op, op steht an, werde operiert | en attente d opération, j attends l opération, opération prévue, je vais être opéré, je vais être opérée | espero la operación, pendiente de operación, pendiente de operarme, me van a operar, operación prevista, lista de espera para operarme | aspetto l operazione, in attesa dell operazione, in attesa di intervento, devo operarmi, mi devono operare | aguardo cirurgia, aguardo a cirurgia, à espera da cirurgia, vou ser operado, vou ser operada, cirurgia marcada | wacht op operatie, wacht op een operatie, word geopereerd, operatie gepland
tendon | sehne, sehnen | tendon, tendons | tendón, tendones | tendine, tendini | tendão, tendões | pees, pezen
arthritis | arthrose, arthritis, gelenkverschleiß, rhizarthrose | arthrose, arthrite | artrosis, artritis | artrosi, artrite | artrose, artrite | artrose, artritis, slijtage
tendinitis | sehnenentzündung, sehnenreizung, tendinitis, tendinopathie | tendinite, tendinopathie | tendinitis, tendinopatía | tendinite, tendinopatia, infiammazione del tendine | tendinite, tendinopatia | peesontsteking, tendinitis, tendinopathie
bursitis | schleimbeutelentzündung, schleimbeutel | bursite | bursitis | borsite | bursite | slijmbeursontsteking
impingement | impingement, engpasssyndrom | conflit sous acromial, conflit, impingement | impingement, pinzamiento | impingement, conflitto subacromiale, conflitto | impacto subacromial, síndrome do impacto, impingement | impingement, inklemming
strain | zerrung, gezerrt, überdehnt, überdehnung, muskelfaserriss, faserriss | élongation, claquage, étiré, étirée, déchirure, froissé | tirón, distensión, rotura fibrilar, microrrotura, desgarro, contractura | stiramento, strappo muscolare, stirato, stirata, contrattura, elongazione | distensão, estiramento, estirado, estirada, lesão muscular, contratura | verrekking, verrekt, spierscheuring, scheurtje, zweepslag
sprain | verstaucht, verstauchung, umgeknickt, bänderdehnung, bänderriss, verdreht | entorse, foulure, tordu, foulé, foulée, me suis tordu | esguince, torcedura, torcido, me torcí, torcí | distorsione, slogatura, storta, slogato, slogata | entorse, torci, torção, torcido | verstuikt, verstuiking, verzwikt, omgeklapt, verdraaid
bruised ribs | rippenprellung, rippen geprellt, rippen gebrochen | côtes fêlées, côte fêlée, côtes cassées | costillas fisuradas, costilla fisurada | costole incrinate, costola incrinata | costela trincada, costelas trincadas | gekneusde ribben, ribben gekneusd
back pain | rückenschmerzen, rückenprobleme, kreuzschmerzen | mal de dos, maux de dos | dolor de espalda, mal de espalda | mal di schiena | dor nas costas, dor de coluna, dor na coluna | rugpijn, rugklachten
knee pain | knieschmerzen, knieprobleme | mal au genou, mal aux genoux | dolor de rodilla | male al ginocchio, mal di ginocchio | dor no joelho, dor nos joelhos | kniepijn, knieklachten
shoulder pain | schulterschmerzen, schulterprobleme | mal à l épaule | dolor de hombro | male alla spalla, mal di spalla | dor no ombro | schouderpijn, schouderklachten
bruised | prellung, geprellt | contusion, contusionné, bleu | contusión, golpe, magullado, contusionado | contusione, contuso, botta, incrinate, incrinata | contusão, pancada, batida | kneuzing, gekneusd, gekneusde
fracture | bruch, gebrochen, fraktur, ermüdungsbruch | fracture, fracturé, cassé, cassée, fracture de fatigue, fêlure | fractura, roto, rota, fracturado, fractura por estrés | frattura, rotto, rotta, fratturato, frattura da stress | fratura, quebrei, quebrado, fraturado, fratura por estresse, fratura de esforço, fratura de fadiga | breuk, gebroken, fractuur, stressfractuur
in a walking boot | walker, gehstiefel, vacoped, im walker | botte de marche, une botte de marche, botte | bota ortopédica, bota walker, férula walker | stivaletto, stivaletto ortopedico, walker | bota ortopédica, bota imobilizadora | walker, loopgips, loopwalker, met een walker
swollen | geschwollen, dick, schwellung | gonflé, gonflée, enflé, enflée | hinchado, hinchada, inflamado, inflamada | gonfio, gonfia | inchado, inchada | gezwollen, dik, opgezet
surgery | operation, op, operiert | opération, opéré, opérée, chirurgie | operación, operado, operada, cirugía, me operaron | operazione, operato, operata, intervento, mi hanno operato | operação, operado, operada, cirurgia | operatie, geopereerd
slight | leicht, leichte, leichter | léger, légère | leve, ligero, ligera | lieve, leggero, leggera | leve, ligeiro | licht, lichte
`;
