import type { Table } from "./table.ts";

/** Up to how much, how often, until when, and who says so. */
export const BOUND_WORDS: Table = `
until | bis, bis zum, bis zu, bis ende des | jusqu à, jusqu au, jusqu aux, jusqu en, jusque, jusqu | hasta, hasta el, hasta la, hasta los | fino a, fino al, fino alla, fino ai, fino alle, fino agli, fino all, sino a, sino al, finché, fin | até, até o, até a, até ao, até os | tot, tot aan, tot en met, tot de, tot het
until then | bis dahin, bis dann | d ici là, jusque là, jusqu à cette date | hasta entonces, hasta ese día | fino ad allora, fino a quel giorno | até lá, até esse dia | tot dan, tot die tijd, tot dat moment
from | ab, ab dem, ab den, seit dem, von, vom | à partir de, à partir du, à partir d, dès, dès le | a partir de, a partir del, desde el, desde | da, dal, dalla, dai, a partire da, a partire dal | a partir de, a partir do, a partir da, a partir dos, desde | vanaf, vanaf de, van
not before | erst ab, erst wieder ab, erst im, erst am, nicht vor, erst nach, erst wieder im, erst wieder nach, frühestens ab, frühestens, erst wieder | pas avant, pas avant le, seulement à partir de, seulement à partir du, qu à partir de, qu à partir du, seulement après le, seulement après | no antes de, no antes del, solo a partir de, solo a partir del, sólo a partir de, sólo a partir del, solo desde, no hasta, sólo después del, solo después del, solo después de, hasta después de | non prima di, non prima del, solo dal, solo da, soltanto dal, solo a partire dal, solo dopo, solo dopo il, solo dopo, non prima del | só a partir de, só a partir do, somente a partir de, não antes de, apenas a partir de, só depois de, só em, só depois do dia, só depois de, só a partir de, só a partir do dia, apenas depois de | pas vanaf, pas weer vanaf, niet voor, niet vóór, pas in, pas na, pas weer in, pas op, pas na, pas vanaf, alleen na, niet voor
before | vor, bevor, vor dem | avant, avant le, avant la | antes de, antes del | prima di, prima del, prima della | antes de, antes do, antes da | voor, vóór, voordat
after | nach, nach dem, nach der, nach einem, nach einer | après, au bout de, au bout d, après la, après le | después de, después del, tras, pasados, pasadas, al cabo de | dopo, dopo la, dopo il, dopo circa, passati | depois de, depois do, depois da, após, passados | na, na de, na een, na ongeveer
then | danach, dann, anschließend | ensuite, puis, après ça, par la suite | luego, después, entonces | poi, dopodiché, in seguito, successivamente | depois, depois disso, em seguida, então | daarna, dan, vervolgens
since | seit | depuis, depuis le, depuis la | desde hace, desde | da circa, dallo scorso | desde, há cerca de, faz | sinds, al sinds
for | für, lang | pendant, pour, durant | durante, por, para | per, per circa | por, durante, para | voor, gedurende
ago | her | auparavant | atrás | fa | atrás | geleden
this | diese, dieser, diesen, dieses | ce, cette, cet, ces | este, esta, estos, estas | questo, questa, questi, queste | este, esta, esse, essa | deze, dit
next | nächste, nächsten, nächster, nächstes, kommende, kommenden | prochain, prochaine, prochains, prochaines | próximo, próxima, próximos, próximas, que viene | prossimo, prossima, prossimi, prossime | próximo, próxima, próximos, próximas, que vem | volgende, komende, aanstaande
last | letzte, letzten, letzter, letztes, vergangene, vergangenen, vorige | dernier, dernière, derniers, dernières | pasado, pasada, último, última | scorso, scorsa, ultimo, ultima | passado, passada, último, última | vorige, afgelopen, laatste
first | erste, ersten, erster, zuerst, zunächst, anfangs, am anfang, zu beginn | premier, première, premiers, premières, au début, d abord, pour commencer | primero, primera, primeros, primeras, primer, al principio, al inicio, de inicio | primo, prima, primi, prime, all inizio, inizialmente | primeiro, primeira, primeiros, primeiras, no início, no começo | eerste, eerst, in het begin, aanvankelijk
week | woche | semaine | semana | settimana | semana | week
weeks | wochen | semaines | semanas | settimane | semanas | weken
months | monate, monaten | mois | meses | mesi | meses | maanden
month | monat | mois | mes | mese | mês | maand
days | tage, tagen | jours | días | giorni | dias | dagen
day | tag | jour | día | giorno | dia | dag
years | jahre, jahren | ans, années | años | anni | anos | jaren
year | jahr | an, année | año | anno | ano | jaar
minutes | minuten, minute | minutes, minute, mn | minutos, minuto | minuti, minuto | minutos, minuto | minuten, minuut
half an hour | halbe stunde, eine halbe stunde, einer halben stunde, halben stunde | demi heure, une demi heure | media hora, una media hora | mezz ora, mezzora, una mezz ora, mezza ora | meia hora | half uur, een half uur, halfuur
an hour | eine stunde, einer stunde, 1 stunde | une heure | una hora | un ora | uma hora | een uur
hours | stunden, stunde, std | heures, heure | horas, hora | ore, ora | horas, hora | uur, uren
km | kilometer, kilometern | kilomètre, kilomètres, bornes | kilómetro, kilómetros | chilometro, chilometri | quilômetro, quilômetros, quilómetros | kilometer
metres | meter, metern | mètre, mètres | metro, metros | metro, metri | metro, metros | meter
kg | kilo, kilos | kilo, kilos | kilo, kilos | chilo, chili, chilogrammi | quilo, quilos | kilo
degrees | grad | degrés, degré | grados | gradi | graus | graden
a week | pro woche, in der woche, die woche, je woche, wöchentlich | par semaine, la semaine, hebdomadaire, hebdomadaires, hebdo | por semana, a la semana, semanales, semanal, cada semana | a settimana, alla settimana, per settimana, settimanali, settimanale | por semana, semanais, semanal, na semana | per week, in de week, wekelijks
once | einmal, ein mal, 1 mal | une fois, une seule fois | una vez, una sola vez | una volta, una sola volta | uma vez, uma só vez | één keer, een keer, eenmaal
twice | zweimal, zwei mal | deux fois | dos veces | due volte | duas vezes | twee keer, tweemaal
three times | dreimal, drei mal | trois fois | tres veces | tre volte | três vezes | drie keer, driemaal
four times | viermal, vier mal | quatre fois | cuatro veces | quattro volte | quatro vezes | vier keer, viermaal
times | mal | fois | veces | volte, volta | vezes | keer, maal
runs | läufe, läufen, laufeinheiten | courses, sorties, footings, séances de course, sorties de course, séances de course à pied, sorties running | carreras, salidas, rodajes, sesiones de carrera, salidas a correr, días de carrera | corse, uscite, uscite di corsa, sedute di corsa, allenamenti di corsa | corridas, treinos de corrida, saídas | loopjes, runs, hardlooptrainingen, looptrainingen
every other day | jeden zweiten tag, jeden 2 tag, alle zwei tage, alle 2 tage, jeden anderen tag, tag ja tag nein | un jour sur deux, 1 jour sur 2, tous les deux jours, tous les 2 jours | un día sí y otro no, un día sí un día no, cada dos días, cada 2 días, en días alternos, días alternos | a giorni alterni, un giorno sì e uno no, un giorno sì uno no, un giorno si e uno no, ogni due giorni, ogni 2 giorni, un giorno sì e un giorno no | dia sim dia não, um dia sim um dia não, um dia sim e um dia não, dias alternados, em dias alternados, a cada dois dias, de dois em dois dias | om de dag, om de andere dag, elke twee dagen, om de twee dagen
two days in a row | zwei tage hintereinander, 2 tage hintereinander, zwei tage nacheinander, zwei tage am stück, an zwei aufeinanderfolgenden tagen, zwei tage in folge, an aufeinanderfolgenden tagen, aufeinanderfolgenden tagen, tage hintereinander, tagen hintereinander | deux jours de suite, deux jours d affilée, 2 jours de suite, 2 jours d affilée, deux jours consécutifs, jours consécutifs, jours de suite | dos días seguidos, 2 días seguidos, dos días consecutivos, días seguidos, días consecutivos, dos días de seguido | due giorni di fila, due giorni consecutivi, 2 giorni di fila, giorni di fila, giorni consecutivi, due giorni di seguito, due giorni uno dopo l altro | dois dias seguidos, 2 dias seguidos, dois dias consecutivos, dias seguidos, dias consecutivos, em dias seguidos | twee dagen achter elkaar, 2 dagen achter elkaar, twee dagen na elkaar, twee opeenvolgende dagen, opeenvolgende dagen, dagen achter elkaar, twee dagen op rij
in one week | in einer Woche | dans une semaine, en huit | dentro de una semana | tra una settimana, fra una settimana | daqui a uma semana | over een week
right away | sofort, gleich zu beginn | tout de suite, aussitôt, immédiatement, d emblée | enseguida, de inmediato, en seguida | subito, immediatamente | logo de cara, de imediato, imediatamente | meteen, direct al
in one go | am stück, auf einmal, ohne pause, pro lauf | d affilée, d une traite, de suite, en une fois, par sortie | seguido, seguidos, de una vez, de un tirón, por sesión de carrera | di fila, di seguito, in una volta, senza pause | seguido, seguidos, de uma vez, sem parar | achter elkaar, aan één stuk, in één keer, per loopje
per session | pro einheit, pro training, je einheit, pro mal | par séance, par entraînement, la séance | por sesión, por entrenamiento, cada sesión | per sessione, per allenamento, a seduta, per seduta, a sessione, a allenamento | por treino, por sessão, cada treino | per keer, per training, per sessie
about | ungefähr, etwa, circa, ca, rund, so | environ, à peu près, vers les, autour de | unos, unas, aproximadamente, más o menos, alrededor de, cerca de | circa, più o meno, intorno a, all incirca | cerca de, mais ou menos, uns, umas, aproximadamente, por volta de | ongeveer, zo n, circa, rond de
at the end of | ende, am ende von | fin, la fin de, fin du mois de, la fin du mois de | finales de, final de, fin de, fines de | fine, la fine di | fim de, final de, o fim de, o final de | eind, einde, eind van
mid | mitte | mi, la mi, milieu de | mediados de | metà | meados de, metade de | half, midden
start of | anfang, anfang von | début | principios de, comienzos de, inicios de | inizio, inizio di | início de, começo de | begin
christmas | weihnachten, heiligabend, weihnachtstage | noël | navidad, navidades, nochebuena | natale | natal | kerst, kerstmis, de kerst
new year | neujahr, silvester, jahreswechsel, jahresende, ende des jahres, neuen jahr, neues jahr | nouvel an, fin de l année, fin d année, la nouvelle année | año nuevo, fin de año, nochevieja, final de año, el año que viene | capodanno, fine anno, anno nuovo, fine dell anno | ano novo, fim do ano, fim de ano, réveillon, virada do ano | nieuwjaar, oud en nieuw, einde van het jaar, eind van het jaar, het nieuwe jaar
january | januar, jänner, jan | janvier, janv | enero, ene | gennaio | janeiro | januari
february | februar | février, févr | febrero | febbraio | fevereiro | februari
march | märz | mars | marzo | marzo | março | maart
april | april | avril | abril | aprile | abril | april
may | mai | mai | mayo | maggio | maio | mei
june | juni | juin | junio | giugno | junho | juni
july | juli | juillet | julio | luglio | julho | juli
august | august | août | agosto | agosto | agosto | augustus
september | september | septembre | septiembre | settembre | setembro | september
october | oktober | octobre | octubre | ottobre | outubro | oktober
november | november | novembre | noviembre | novembre | novembro | november
december | dezember, dez | décembre, déc | diciembre, dic | dicembre | dezembro, dez | december
monday | montag, montags, mo | lundi, lundis | lunes | lunedì | segunda feira, segundas feiras, às segundas | maandag
tuesday | dienstag, dienstags | mardi, mardis | martes | martedì | terça feira, terça, às terças | dinsdag
wednesday | mittwoch, mittwochs | mercredi, mercredis | miércoles | mercoledì | quarta feira, às quartas | woensdag
thursday | donnerstag, donnerstags | jeudi, jeudis | jueves | giovedì | quinta feira, às quintas | donderdag
friday | freitag, freitags | vendredi, vendredis | viernes | venerdì | sexta feira, às sextas | vrijdag
saturday | samstag, samstags, sonnabend | samedi, samedis | sábado, sábados | sabato | sábado, sábados | zaterdag
sunday | sonntag, sonntags | dimanche, dimanches | domingo, domingos | domenica | domingo, domingos | zondag
yesterday | gestern | hier | ayer | ieri | ontem | gisteren
today | heute | aujourd hui | hoy | oggi | hoje | vandaag
tomorrow | =morgen | demain | mañana | domani | amanhã | morgen
one | ein, eine, einen, einem, einer, eins | un, une | un, una, uno | un, una, uno | um, uma | een, één
two | zwei, zwo | deux | dos | due | dois, duas | twee
three | drei | trois | tres | tre | três | drie
four | vier | quatre | cuatro | quattro | quatro | vier
five | fünf | cinq | cinco | cinque | cinco | vijf
six | sechs | six | seis | sei | seis | zes
seven | sieben | sept | siete | sette | sete | zeven
eight | acht | huit | ocho | otto | oito | acht
ten | zehn | dix | diez | dieci | dez | tien
twelve | zwölf | douze | doce | dodici | doze | twaalf
15 | fünfzehn | quinze, quinzaine de | quince | quindici | quinze | vijftien
20 | zwanzig | vingt | veinte | venti | vinte | twintig
30 | dreißig | trente, trentaine de | treinta | trenta | trinta | dertig
40 | vierzig | quarante | cuarenta | quaranta | quarenta | veertig
45 | fünfundvierzig | quarante cinq | cuarenta y cinco | quarantacinque | quarenta e cinco | vijfenveertig
60 | sechzig | soixante | sesenta | sessanta | sessenta | zestig
doctor | arzt, ärztin, hausarzt, hausärztin, doktor, doc | médecin, docteur, toubib, mon médecin, le médecin, généraliste | médico, médica, doctor, doctora | medico, dottore, dottoressa | médico, médica, doutor, doutora | arts, dokter, huisarts
physio | physio, physiotherapeut, physiotherapeutin, krankengymnast | kiné, kinésithérapeute | fisio, fisioterapeuta | fisio, fisioterapista | fisio, fisioterapeuta | fysio, fysiotherapeut, fysiotherapeute
surgeon | chirurg, chirurgin, operateur | chirurgien, chirurgienne | cirujano, cirujana | chirurgo, chirurga | cirurgião, cirurgiã | chirurg
orthopaedist | orthopäde, orthopädin | orthopédiste | traumatólogo, traumatóloga, ortopeda | ortopedico, ortopedica | ortopedista | orthopeed
i run | ich laufe, laufe ich, laufe, laufe zur zeit, lauf zur zeit, laufe aktuell, ich lauf, lauf aktuell | je cours | corro | corro | corro, eu corro, já corro, venho correndo | ik loop, loop ik, ik ren
running again from | wiedereinstieg ins laufen am, laufe wieder ab, wieder laufen ab, laufen wieder ab | reprise de la course le, reprise de la course à pied le, je reprends la course le, reprise du footing le, reprendre la course le | vuelvo a correr el, volver a correr el, vuelta a correr el | ricomincio a correre il, riprendo a correre il, ripresa della corsa il | volto a correr dia, volto a correr no dia, retorno à corrida dia | weer hardlopen vanaf, weer lopen vanaf
no running | laufpause, lauffrei, laufverbot | pause de course, arrêt de la course | descanso de carrera, sin correr, parón de carrera | stop alla corsa, pausa dalla corsa, senza corsa | pausa da corrida, sem correr, sem corrida | loopstop, hardloopstop, loopverbod
beats | schläge, schlägen | battements, pulsations | pulsaciones, latidos, ppm | battiti | batimentos | slagen
heart rate | puls, herzfrequenz, pulsfrequenz | fréquence cardiaque, pouls, cardio, fc | frecuencia cardíaca, pulso, pulsaciones máximas, fc | frequenza cardiaca, battito, fc | frequência cardíaca, batimento, fc | hartslag, polsslag
per minute | pro minute | par minute | por minuto | al minuto | por minuto | per minuut
check | kontrolle, kontrolltermin, termin, untersuchung, nachkontrolle | contrôle, rendez vous, rdv, visite de contrôle | revisión, control, cita | controllo, visita di controllo, visita, visita ortopedica, appuntamento | consulta, revisão, retorno | controle, afspraak
build up slowly | langsam aufbauen, langsam steigern, vorsichtig steigern, langsam wieder aufbauen | augmenter doucement, augmenter progressivement, reprendre doucement, reprendre progressivement, y aller doucement | aumentar poco a poco, subir poco a poco, volver poco a poco, progresar despacio | aumentare gradualmente, aumentare piano, riprendere gradualmente, riprendere piano | aumentar aos poucos, aumentar devagar, voltar aos poucos | rustig opbouwen, langzaam opbouwen, geleidelijk opbouwen, rustig aan opbouwen
`;
