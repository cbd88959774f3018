/** Figures of speech in German, in the notation of `figures-of-speech.ts`. */
export const DE = {
  always: `
    (nur |bloss )?(mein|der) (stolz|ego) (ist |liegt |war )?(im koma|auf der intensivstation|im krankenhaus|tot|gestorben|verletzt|gebrochen|blutet)
    blutdruckmanschette*
    (fast |beinahe )?(gestorben|ohnmachtig geworden|umgekippt) vor (scham|peinlichkeit|neid|langeweile|stolz|neugier)
    (fast |beinahe )?(vor) (scham|peinlichkeit|neid|langeweile|stolz|neugier) (fast |beinahe )?(gestorben|umgekippt|ohnmachtig geworden)
    tausend tode gestorben
    (bekommt|kriegt) (jedes mal|jedesmal|immer) (einen |nen |eine )?(herzinfarkt|schlaganfall|anfall|schnappatmung|krise|herzkasper),? wenn (ich|er das|sie das|er mein*|sie mein*)
    (es )?(riecht|stinkt) (verbrannt|verschmort|nach verbrannt*|nach gummi)
    (kunst|theater|film)blut
    (mein |das |der )?(konto|geldbeutel|portemonnaie|kreditkarte) (blutet|weint|ist gestorben)
    (von|per) hand (ein|nach)*
    (chef|boss|vermieter) (bringt|killt) mich( um)?,? ?(wenn|falls)(?! [\\p{L}]+ (es |was )?(sag*|red*|erzahl*|geh*|verlass*))
    (zu tode) (gelangweilt|langweilen|geschamt|erschrocken|gefreut)
    vor lachen (fast|beinahe|schier|halb) erstickt(?! (an|am) )
    (vor|beim) lachen (fast |beinahe |schier |halb )?(gestorben|totgelacht|in die hose gemacht)
    (lach|lache|lachen|gelacht|lachten) (mich|uns|mi) (tot|kaputt|schlapp|krank|weg|halb tot|einen ast)
    (mich|uns) (tot|kaputt|schlapp|krank|halb tot) ?(ge)?lach*
    zum tot ?lachen
    blut (geleckt|und wasser geschwitzt)
    blut,? schweiss und tranen
    boses blut|bose blut
    herzblut
    (liegt|steckt) (mir|uns|ihm|ihr|dir) im blut
    (kostet|gekostet|kosten) ~(ein vermogen|den kopf|arm und bein|nerven|die haut)
    (das )?herz ~in die hose (gerutscht|gefallen)
    (mir|uns) (fallt|fiel) ein stein vom herzen
    (ans|am) herz(en)? (gewachsen|legen|liegt)
    (herz|kopf) (verloren|verliere) an
    (den |meinen )?kopf (zerbrochen|zerbreche|verloren|verliere) (uber|wegen|bei) ~(plan|app|uhr|rad|schuhe|kalender|excel)
    (mann|kerl|typ) mit dem hammer
    (hungerast|ins licht gegangen)
    (trainer|coach|wod|workout|training|einheit|murph|burpees|kniebeugen|thruster) (hat|haben) (mich|uns) (heute |gestern |fast |beinahe |echt |komplett )*(umgebracht|getotet|gekillt|geschlachtet|fertig ?gemacht|zerstort|vernichtet|erledigt|hingerichtet)
    (morderisch|hollisch|todlich)(e|er|es|en) (wod|workout|einheit|training|runde|finisher|anstieg|berg|strecke|programm)
    (todmude|todlangweilig|todernst|todsicher|todschick|sterbenslangweilig|sterbensmude|hundemude|totenstille|sauschwer)
    (sterb|sterbe|stirb|gestorben|tot) vor (langeweile|scham|neid|neugier|hunger)
    (totgesagte|die toten hosen)
    (akku|uhr|garmin|handy|laptop|brustgurt|kopfhorer|app) (ist |war |sind |mal wieder )*(tot|gestorben|abgekratzt|abgeraucht|verreckt|hat den geist aufgegeben)
    (bewusstlos|leblos|ohnmachtig|verletzt)(e|en|er) (puppe|dummy|ubungspuppe|rettungspuppe)
    (fuhl|fuhle|fuhlte|seh|sehe|laufe|lauf|gehe|geh|aussehe) (ich )?(mich )?(heute |danach )?(wie|aus wie) (ein |eine |ne |n )?(wasserleiche|leiche|zombie|toter|mumie|frankenstein|halbtot)
    wie (ein |eine |ne )?(wasserleiche|leiche auf urlaub|zombie|mumie)
    nur uber meine leiche
    (geht|gehen|ging|gehst) (mir|uns|mi) ~(auf die (nerven|eier|nieren)|auf den (sack|keks|geist|zeiger))
    (eier|arsch|hintern) (aufgerissen|abgefroren|wund trainiert)
    (mir|uns) den arsch (auf|ab)*
    (das ist zum|ist ja zum) kotzen
    (zum|das ist zum|ist ja zum) (heulen|schreien|verzweifeln|davonlaufen)
    (auf dem|am) zahnfleisch( geh*| gegangen)?
    (hals und beinbruch)
    (mir|uns) (platzt|platzte) (der kragen|gleich der kragen)
    (totpunkt|toter punkt|toten punkt|tote punkt)
    (selbstmord|todes|suicide) ?(sprints?|laufe?|kommando)
    (wie|als ob) (am spiess|ich abgestochen) (geschrien|geschrieen|gebrullt)
    bis (der arzt|zum umfallen) ?(kommt)?
    (schwein|pferd) gehabt
  `,
  joking: `
    (mir )?(ist |blieb |bleibt )?(fast |beinahe )das herz (fast |beinahe )?(stehen|stehengeblieben|stehen geblieben)
    (ich bin |bin |war |ich war )?(fast |beinahe |halb |schier |echt |komplett )(gestorben|tot|draufgegangen|verreckt|krepiert|umgekippt|erstickt|umgefallen|in ohnmacht gefallen|ohnmachtig geworden|kollabiert)
    (ich )?(sterb|sterbe|starb|bin gestorben|bin tot|war tot)
    (hat|hatte) (mich|mi) (fast |beinahe |schier )?(der schlag) (getroffen|geruhrt)
    mich (hat |trifft |traf )(fast |beinahe |schier )?der schlag( getroffen)?
    (fast|beinahe|schier) (einen |nen |n )?(herzinfarkt|herzkasper|schlaganfall|herzstillstand|anfall|infarkt) (bekommen|gekriegt|gehabt|erlitten)
    (krieg|kriege|bekomm|bekomme|bekam|kriegte) (fast |gleich |beinahe )?(einen |nen |n )?(herzinfarkt|herzkasper|schlaganfall|anfall|infarkt|zustande)
    (bringt|bringen|brachte|killt|killen|totet|todt) (mich|uns) (noch |mal )?(um)?
    (mich|uns) (fast |beinahe )?(umgebracht|gekillt|umgehauen|getotet)
    (jesus|gott|das licht|sterne|engel|mein leben an mir vorbeiziehen) gesehen
    (erschiess|erschiesst|toten sie|totet) mich
  `,
} as const;
