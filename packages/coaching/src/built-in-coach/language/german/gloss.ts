/**
 * German messages in the English words that the grammar of the coach reads: phrases first, then single words. What is not known stays as it is. The
 * order of the words stays German, which the grammar does not mind.
 */
export function germanToEnglish(words: string): string {
  let text = ` ${words} `;
  for (const [pattern, english] of PHRASE_PATTERNS) text = text.replace(pattern, ` ${english} `).replaceAll(/ +/g, " ");
  text = text.replace(new RegExp(`${DONE}log (.*?) (?:ein|auf)(?= )`), `${DONE}log $1`);
  return text
    .trim()
    .split(" ")
    .map((word) => (word.startsWith(DONE) ? word.slice(1) : inEnglish(word)))
    .join(" ")
    .replaceAll(/ +/g, " ")
    .trim();
}

/** Stands in front of a word that is English already: "do" is not "Donnerstag". */
const DONE = "\u0001";

/** Whether a message is German: by its small words, and by words that no other language here has. `words` are plain. */
export function isGerman(words: string): boolean {
  const all = words.split(" ");
  const small = all.filter((word) => SMALL.has(word)).length;
  const known = all.filter(
    (word) =>
      TELLING.has(word) ||
      (word.length > 3 && WORDS[word] !== undefined && WORDS[word] !== word && !AMBIGUOUS.has(word) && !ENGLISH_TOO.has(word)) ||
      (/(?:einheit|einheiten|training|beuge|heben|drucken|druecken)$/.test(word) &&
        word.length > 9 &&
        !/^(?:over|cross|weight|strength|circuit)/.test(word)),
  ).length;
  const english = all.filter((word) => ENGLISH.has(word) && !AMBIGUOUS.has(word)).length;
  const sure = all.filter((word) => SMALL.has(word) && !AMBIGUOUS.has(word)).length;
  // "Des", "du" and "garde" stand in French too: more small words of a romance language make it that one.
  const romance = all.filter((word) => ROMANCE_SMALL.has(word)).length;
  if (romance >= 3 && romance > sure + 2 * all.filter((word) => TELLING.has(word)).length) return false;
  return small + 1.5 * known > english && sure + known > 0 && (small + known >= 2 || all.length <= 4);
}

/** Small words of French, Spanish and Italian that German does not have. */
const ROMANCE_SMALL: ReadonlySet<string> = new Set(
  "je j tu nous vous la le les une de du pas ne que qu et est pour mon ma mes ce cette au aux sur avec el los las una por para mi mis con y del al se lo che non il gli di della dal nel sul per sono mio mia i".split(
    " ",
  ),
);

const SMALL: ReadonlySet<string> = new Set(
  "was ich du er wir ihr mich mir dich mein meine meinen meinem meiner meines der die das den dem des ein eine einen einem einer ist sind war waren hab habe hast hat hatte wie viel viele wieviel wann wo wer wieso weshalb welche welcher welches welchen und oder aber auch nicht kein keine keinen noch schon nur mal doch zu zum zur im ins am vom beim auf fur fuer mit bei nach vor seit uber ueber unter ab bis als wenn dass bin kann kannst soll sollte muss will mach mache machen macht gib zeig zeige trag trage trags verschieb verschiebe bitte danke heute gestern morgen vorgestern ubermorgen uebermorgen ja nein ne nee nich jetzt dann denn so es da sich".split(
    " ",
  ),
);
/** German small words that are English ones too. */
const AMBIGUOUS: ReadonlySet<string> = new Set("am was so im die war hat bin man in an also des mal will do es du".split(" "));
/** Words of the list below that are English words as well. */
const ENGLISH_TOO: ReadonlySet<string> = new Set(
  "skierg tempo training marathon start session also will hart bank plan link links rate wade arms rest test starker ruder wild pause trainings".split(
    " ",
  ),
);
const TELLING: ReadonlySet<string> = new Set(
  "uhr morgens abends verpasse auslasse warme aufwarmen meilen kilometern pfund bringt hilft helfen hart sollen dehnen koffein kreatin verletzungen verletzung intervalle alkohol schlimm machen rennen trinken essen heutige heutigen erledigt rueckgaengig wiege brauche trainings eintrag beispiel kuerzer montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag woche wochen wochenende monat monate jahr jahre einheit einheiten lauf laufe laufen lief gelaufen kniebeuge kniebeugen kreuzheben bankdrucken bankdruecken schulterdrucken uberkopfdrucken klimmzug klimmzuge klimmzuege rudern gerudert radfahren schwimmen ziel ziele wettkampf bestzeit bestleistung gewicht wieviel warum wieso stattdessen kurzer kuerzer langer laenger leichter schwerer einfacher ausfallen weglassen verschieb verschiebe tausch tausche streich streiche ruhetag pause rueckgaengig ruckgangig schneller langsamer letzte letzten letzter nachste naechste nachsten naechsten diese dieser dieses januar februar marz maerz mai juni juli oktober dezember schaff schaffe trainiert eintragen loschen loeschen kohlenhydrate eiweiss schlaf muskelkater".split(
    " ",
  ),
);
const ENGLISH: ReadonlySet<string> = new Set(
  "the my is are what whats how i did do does can of to for and on in was with me it that this you have from should today tomorrow week month make move which when why at be or not".split(
    " ",
  ),
);

type Phrase = readonly [german: string, english: string];

/** With what stands between them, as a regular expression; the longer ones first where they overlap. */
const PHRASES: readonly Phrase[] = [
  ["(?:und )?wie kommst du (?:auf|zu) (?:das|dem|den wert|die zahl)|(?:und )?woher (?:hast|weisst) du das", "why"],
  ["was (?:hab|habe) ich (.{3,25}?) (?:gehoben|gestemmt)", "what did i lift $1"],
  [
    "wie ?viele? (?:kilo|kg|gewicht)(?: war das| waren das| warens| wars)? (?:insgesamt|zusammen|gesamt|alles zusammen)",
    "how many kilos in total",
  ],
  ["wie schwer (?:soll|sollte|muss|werde|darf) ich (.{3,25}?) (?:beugen|kniebeugen)", "how heavy do i squat $1"],
  ["wie schwer (?:soll|sollte|muss|werde|darf) ich (.{3,25}?) (?:kreuzheben|heben)", "how heavy do i deadlift $1"],
  [
    "(?:ab jetzt|ab sofort|ab nachster woche|ab nachste woche|kunftig|in zukunft)(?: kann ich| geht| will ich)?(?: nur(?: noch)?| noch)? (\\d) (?:tage|einheiten|mal)(?: die| pro| in der)? woche(?: trainieren)?",
    "from now on only $1 days a week",
  ],
  ["(?:das |beim )?nachstes? mal", "next"],
  ["wie oft war ich (.{3,25}?) laufen", "how often did i run $1"],
  ["(?:ich )?(?:hab|habe) (heute|gestern) (\\d.{3,40}?) (?:gemacht|geschafft|trainiert)", "log $2 $1"],
  ["als (?:im )?(?:letzten|letzte|letztes|vorigen|vorige)$", "than last"],
  ["wie ?viele? (?:hab|habe) ich (.{3,25}?) ?(?:insgesamt |zusammen )?(?:gehoben|gestemmt)", "how many kilos did i lift $1 in total"],
  ["(?:ich )?(?:bin|fuhl mich|fuhle mich) (?:leider |total |ziemlich )?(?:erkaltet|krank|verkuhlt)", "im sick"],
  ["(?:am|in der) (?:morgen|fruh) (?=vor)", "in the morning "],
  ["was (?:esse|trinke|fruhstucke) ich", "what should i eat"],
  ["(?:soll|sollte) ich (?:lieber |besser )?(?:morgens|fruh) oder (?:abends|spat) trainieren", "should i train in the morning or evening"],
  ["(?:morgens|fruh) oder (?:abends|spat)", "morning or evening"],
  ["was (?:ziehe?|zieht) (?:ich|man) (.{3,30}?) an(?: |$)", "what should i wear $1"],
  ["wie komme? ich (.{3,40}?) (?:zuruck|wieder rein)", "how do i come back $1"],
  ["wie (?:lange?|viel) (?:pause|rest) ", "how long rest "],
  ["wie atme ich", "how do i breathe"],
  ["bis dahin", "until then"],
  ["(?:das |es |die |der )?(?:ist |war |dauert )?(?:mir |viel |etwas |doch )*zu (?:lang|lange)(?= |$)", "that is too long"],
  ["(?:das |es |die |der )?(?:ist |war )?(?:mir |viel |etwas |doch )*zu (?:hart|anstrengend)(?= |$)", "that is too hard"],
  [
    "(\\w+tag|mittwoch|morgen|heute) (?:geht|passt|klappt)(?: bei mir| mir)? (?:leider )?(?:nicht|nich|net),? (?:aber |dafur |eher |lieber )?(\\w+tag|mittwoch|morgen) (?:ginge|geht|wurde gehen|passt|passt besser|ware besser|ware gut|gerne?|stattdessen|schon)",
    "move $1 to $2",
  ],
  [
    "(?:am )?(\\w+tag|mittwoch|morgen) kann ich (?:leider )?(?:nicht|nich|net),? (?:aber |dafur |eher |lieber |nur )?(?:am )?(\\w+tag|mittwoch|morgen)(?: schon| geht| ginge| stattdessen)?$",
    "move $1 to $2",
  ],
  [
    "(\\w+tag|mittwoch|morgen) (?:geht|passt|klappt) (?:nicht|nich|net),? (?:lieber|besser|eher|stattdessen|dann) (?:am )?(\\w+tag|mittwoch|morgen)$",
    "move $1 to $2",
  ],
  ["(?:am )?morgens", "in the morning"],
  ["erzahl (?:mir )?(?:was |etwas )?(?:von|uber)(?: dem| den)?", "tell me about"],
  ["(?:und )?(?:schaff|schaffe) ich das(?: noch)?", "is that realistic"],
  [
    "(?:ich )?(?:hab |habe )?(heute|morgen|am \\w+tag|mittwoch) (?:hab ich |habe ich )?nur (?:ne|eine|noch ne) halbe stunde(?: zeit)?",
    "i only have 30 minutes $1",
  ],
  [
    "(?:ich )?(?:will|mochte|moechte|wurde gerne?) (\\d) statt (\\d) tagen? (?:die woche |pro woche |in der woche )?(?:trainieren)?",
    "i would like to train $1 days instead of $2",
  ],
  ["ich bin seit (gestern|heute|\\w+tag|mittwoch) (?:krank|erkaltet)", "i am ill since $1"],
  ["(?:meine )?(?:bisherigen|vergangenen|alten) (?:wettkampfe|rennen)(?: und (?:ergebnisse|zeiten))?", "my past races and results"],
  [
    "welche (?:wettkampfe|rennen) (?:habe|hab|bin) ich (?:schon |bisher )?(?:gemacht|gelaufen|bestritten)(?: und (?:mit welchen|in welchen) zeiten)?",
    "my past races and results",
  ],
  [
    "wann (?:beginnt|startet|beginne|fange|starte) (?:mein|ich|das|der|mit|dem|die| )*(?:taper\\w*|zu tapern|an zu tapern)(?: an)?",
    "when do i start tapering",
  ],
  [
    "wie viel (?:soll|sollte|muss|darf) ich (?:bei|auf|in|wahrend) (?:einem|einer|dem) (\\d+) ?(?:min|minuten) (?:lauf|einheit) trinken",
    "how much should i drink in a $1 min run",
  ],
  ["^(?:bitte )?(?:am |den |diesen )?(\\w+tag|mittwoch) (?:bitte )?frei(?: bitte)?(?: \\D*)?$", "make $1 a rest day"],
  ["(?:die |den |das )?morgige[nrs]? (?:einheit|training|lauf|session)", "the session of tomorrow"],
  ["durch (?:was|etwas|irgendwas) (?:anderes|andres)", "for something else"],
  ["kann ich (?:am |den )?(\\w+tag|mittwoch) frei (?:haben|machen|nehmen)", "make $1 a rest day"],
  [
    "ich kann (\\w+tag|mittwoch|morgen|heute) (?:leider )?(?:nicht|nich|net)(?: trainieren)? (?:gehts?(?: es| das)?|ginge|passt|klappt|lieber|dafur|besser)(?: auch| das| es)? (?:am )?(\\w+tag|mittwoch|morgen)(?: auch| stattdessen)?",
    "move $1 to $2",
  ],
  ["ich kann (?:am )?(\\w+tag|mittwoch) erst (?:am )?abends?", "i can only train $1 in the evening"],
  ["mein (?:korper)?gewicht (?:ist|war|betragt) (?:jetzt |heute |aktuell )?(\\d{2,3}(?:[.,]\\d)?)(?: kg| kilo)?", "my weight is $1 kg"],
  ["(mehr|weniger|ofter|schneller|langer|schwerer|harter) als", "$1 than"],
  ["(?:ich )?war (?:leider )?krank", "i was sick"],
  ["(?:ich )?(?:bin|lieg|liege) (?:leider )?krank", "i am sick"],
  ["(?:das|die|der|es) ist mir (?:viel |etwas )?zu (lang|hart|schwer|viel)", "that is too $1"],
  ["(?:und )?wo (?:war(?:s)? )?mehr", "which was more"],
  ["(?:und )?(?:was|wann) war mehr", "which was more"],
  ["([2-7]) ?(?:mal|x) (?:die|pro|in der|je) woche", "$1 times a week"],
  ["([2-7]) (?:tage|einheiten|trainings) (?:die|pro|in der|je) woche", "$1 days a week"],
  ["(?:und )?wie (?:liefs|lief es|war es|wars|ist es gelaufen|ists gelaufen|liefen die|liefen sie)$", "how did it go"],
  [
    "(?:in der |die )?(?:rennwoche|wettkampfwoche)|(?:in der |die )?woche vor (?:dem|einem|meinem|nem) (?:wettkampf|rennen|hyrox|race)",
    "in race week",
  ],
  ["was (?:mach|mache|tue|tu|muss|soll|sollte|kann) ich (?:denn )?(?=in race week|vor|kurz vor|zwischen)", "what do i do"],
  ["(?:nimm|lass|streich|tu) (?:mir )?(?:bitte )?(.{3,30}?) raus", "take out $1"],
  ["was (?:hab|habe) ich (.{3,25}?) (?:gemacht|trainiert|geschafft)", "what did i do $1"],
  ["was lief (?:denn )?(?=am|letzte|vor|heute|gestern|an)", "what did i do "],
  ["die woche (?:drauf|darauf|danach)", "the week after"],
  ["(?:und |aber )?wann war (?:das|es|der|die)(?: genau)?$", "when was that"],
  ["(?:und |aber )?ist das (?:denn )?(?:gut|ok|okay|normal|schnell|stark)(?: so| fur mich)?$", "is that good"],
  ["(?:und |aber )?ist das (?:denn )?(?:viel|wenig|genug|zu viel|zu wenig|ublich)$", "is that a lot"],
  ["(?:und |was ist das |wie viel ist das )*in (?:meilen)$", "in miles"],
  ["(?:und |was ist das |wie viel ist das )*in (?:pfund|lbs)$", "in lbs"],
  ["(?:und |was ist das |wie viel ist das )*in (?:kilometern|km)$", "in km"],
  ["(?:und |was ist das |wie viel ist das )*in (?:kilo|kg)$", "in kg"],
  ["(?:und )?(?:was ist|wie ist|was war) (?:da|dort|dabei|dafur|denn da) mein ziel|(?:und )?mein ziel (?:da|dort)", "whats my goal there"],
  ["(?:und )?(?:was ist mein ziel) (?:da|dort|dabei|dafur)", "whats my goal there"],
  ["welches(?: ziel| davon)? ist am (?:nachsten|nahesten|ehesten)(?: dran)?", "which one is closest"],
  [
    "(?:kann|konnte|darf) ich (?:das|es|ihn|sie|den) (?:am |auf |auch |lieber |stattdessen )*(\\w+tag|mittwoch|morgen|heute) machen",
    "can i do it on $1",
  ],
  ["(?:kurz|kurze|kurzen)(?: mir| mal| bitte)? (heute|morgen|den|die|das|am|\\w+tag)", "shorten $1"],
  ["wie ?viele? (?:soll ich |muss ich |sollte ich )?(?:trinken|wasser)", "how much should i drink"],
  ["(heute|morgen|\\w+tag|mittwoch) (?:etwas |ein bisschen |bitte )?(?:kurzer|kurzen) ?(?:machen|mache)?$", "make $1 shorter"],
  ["(heute|morgen|\\w+tag|mittwoch) (?:etwas |ein bisschen |bitte )?(?:leichter|lockerer|einfacher) machen$", "make $1 easier"],
  [
    "ist (?:\\w+ )?(?:alkohol|bier|wein) (?:schlimm|schlecht|ok|okay|gut|erlaubt)|(?:schadet|stort) (?:mir )?(?:alkohol|bier|wein)",
    "is alcohol bad",
  ],
  [
    "wie (?:hart|schnell|intensiv) (?:soll|sollen|sollten|muss|mussen) (?:die |meine |denn )?intervalle(?: sein)?",
    "how hard should intervals be",
  ],
  [
    "(?:hilft|bringt|nutzt|verhindert) (?:das )?(?:dehnen|stretching)(?: etwas| was)?(?: gegen verletzungen| vor verletzungen| verletzungen)?",
    "does stretching prevent injuries",
  ],
  ["was bringt (?:mir )?(?:koffein|kaffee)|(?:hilft|bringt|nutzt) (?:mir )?(?:koffein|kaffee)(?: etwas| was)?", "what does caffeine do"],
  ["ich (?:will|mochte|wurde gern) (\\d+ ?kg) (.+?) (?:schaffen|heben|drucken|machen)?", "new goal $1 $2 "],
  ["ich (?:will|mochte|wurde gern) (?:bis (\\w+) )(\\d+ ?kg) (\\w+)(?: schaffen| heben| drucken)?$", "new goal $2 $3 by $1"],
  [
    "(?:was (?:mache|mach|tue|soll) ich(?: tun| machen)?|was ist) wenn ich (?:mal )?(?:ein|eine|einen) (?:einheit|training|tag|lauf) (?:verpasse|auslasse|versaume|ausfallen lasse)",
    "what do i do if i miss a session",
  ],
  [
    "wie (?:warme|waerme) ich mich (?:richtig |am besten )?auf|wie geht aufwarmen|wie (?:soll|sollte) ich mich aufwarmen",
    "how should i warm up",
  ],
  ["was bringt|was bringen|bringt|hilft|helfen|nutzt", "does help"],
  ["wie hart (?:soll|sollen|muss|mussen)", "how hard should"],
  ["ist (?:es )?(\\w+) tage (?:die|pro|in der) woche zu (?:viel|wenig)", "is $1 days a week too much"],
  ["zu viel", "too much"],
  ["(?:zeig|zeige)(?: mir)?(?: mal)? (?:alle )?meine ziele", "what are my goals"],
  [
    "welchen plan hat (?:mein|meine|die|der) (?:\\w+ )?(?:freundin|freund|kumpel|kollege|kollegin|trainingspartner\\w*|mann|frau|schwester|bruder)",
    "show me the plan of my friend",
  ],
  ["ignorier\\w* (?:alle |deine |die )*(?:regeln|anweisungen|vorgaben)", "ignore all rules"],
  ["(?:deinen|den) ?system ?prompt", "your system prompt"],
  ["vor (?:dem|einem) (?:wettkampf|rennen|lauf)", "before the race"],
  ["nervositat|nervos|aufgeregt|aufregung", "nervous nerves"],
  ["wann war (?:mein|der) letzter? lange[rn]? lauf", "how was my last long run"],
  ["lange[rn]? tag", "long day"],
  ["lange[rn]? lauf", "long run"],
  ["wie oft (?:hab|habe) ich(?! \\w+ trainiert)", "how often did i"],
  // Replies.
  ["(?:mach|machs|mach es|mach das) (?:wieder )?ruckgangig|ruckgangig(?: machen)?|nimm (?:das|es) zuruck|zurucknehmen", "undo"],
  ["(?:kurzer|in kurz|kurz gesagt|kurzfassung|zusammengefasst)(?: bitte)?$", "shorter"],
  [
    "(?:einfacher|einfach erklart|erklar (?:das|es|mir das)? ?einfacher|verstehe ich nicht|versteh ich nicht|verstehs nicht|in einfach)(?: bitte)?$",
    "simpler",
  ],
  ["(?:hast du |gib mir |zeig mir )?(?:ein |mal ein |n )?beispiel(?: bitte| dafur| dazu)?$", "example"],
  [
    "^(?:ja |ok )*(?:ja|jo|jep|jawohl|gerne|passt|passt so|genau|mach das|machs|mach es|mach so|ja bitte|ja mach|einverstanden|klingt gut)(?: bitte| gerne)?$",
    "yes",
  ],
  [
    "^(?:nein |ne |nee |doch |ach )*(?:nein|ne|nee|lass|lass es|lass mal|lass gut sein|doch nicht|lieber nicht|vergiss es|lass es so|bleib dabei|nicht notig|abbrechen)(?: bitte| danke| so)?$",
    "no leave it",
  ],
  [
    "^(?:vielen |super |ok |alles klar )*(?:danke|dank dir|danke dir|dankeschon|merci|top|super|alles klar|verstanden)(?: dir| schon)?$",
    "thanks",
  ],
  ["^(?:und |aber |nein )?(?:warum|wieso|weshalb|wozu)(?: das| so| denn| ist das so| eigentlich)?$", "why"],
  // Own data.
  ["(?:wie ?viele? |wieviele )klimmzuge (?:schaff|schaffe|kann|pack|packe|mach|mache) ich", "how many pull ups can i do"],
  ["wie ?viele?(?: warens| waren es| war es)? vor (?:einem|nem|ein|1) jahr", "and a year ago"],
  ["(?:warens?|waren es|war es|war das|wars) vor (?:einem|nem|ein|1) jahr", "were it a year ago"],
  ["(?:hab|habe) ich (?:schon )?(?:die )?(\\d+) stunden (?:voll|geschafft|zusammen|erreicht)", "how many hours did i train $1"],
  [
    "(?:wie lange|wie lang|wie weit|wie viele tage|wie viele wochen|wieviel tage|wieviel wochen) (?:ist es |sind es |noch |ist |sind )*(?:bis|hin zum|hin zu|zum) (?:zum |zu |zur )?",
    "how many days until ",
  ],
  ["wann ist (?:mein|der|das|meine) (?:nachste[rsn]?|naechste[rsn]?)? ?(?:wettkampf|rennen|lauf event|hyrox|race)", "when is my next race"],
  ["wie oft war ich (.*?) ?(?:da|dort|trainieren|im training|beim training|aktiv)(?= |$)", "how often did i train $1"],
  ["wie oft (?:hab|habe) ich (.*?) ?trainiert", "how often did i train $1"],
  ["wie oft trainier\\w* ich", "how often do i train"],
  ["wie ?viele? (?:km|kilometer) (?:bin ich|hab ich|habe ich|lief ich|war ich)", "how many km did i run"],
  ["wie weit (?:bin ich|lief ich) (.*?) ?gelaufen", "how far did i run $1"],
  ["wie ?viele? stunden (?:hab|habe|hatte|war) ich", "how many hours did i train"],
  ["wie lange? (?:hab|habe|hatte|war) ich (.*?) ?trainiert", "how many hours did i train $1"],
  [
    "wie ?viele? (?:einheiten|trainings|sessions|workouts|trainingseinheiten) (?:hatte|hab|habe|waren|machte|war) ?(?:ich|es)?",
    "how many sessions did i do",
  ],
  ["wie ?viele? (?:gewicht|kilo|kg|tonnen) (?:hab|habe|hatte) ich", "how much weight did i lift"],
  [
    "(?:hab|habe) ich (?:was|etwas|irgendwas|einheiten|eine einheit) (.*?)(?:verpasst|ausgelassen|ausfallen lassen|versaumt|geschwanzt)",
    "did i miss anything $1",
  ],
  [
    "wie ?viele? (?:einheiten |trainings |sessions )?(?:hab|habe) ich (.*?)(?:verpasst|ausgelassen|ausfallen lassen|versaumt|geschwanzt)",
    "how many sessions did i miss $1",
  ],
  ["wie ?viele? (?:einheiten|trainings|sessions) (.*?)(?:verpasst|ausgelassen|versaumt|geschwanzt)", "how many sessions did i miss $1"],
  [
    "welchen tag (?:lass|lasse|hab|habe|schwanz\\w*) ich am (?:meisten|haufigsten|oftesten) ?(?:aus|weg|ausfallen|ausgelassen)?",
    "which day do i skip the most",
  ],
  [
    "was (?:mach|mache|hab|habe|steht|gibts|gibt es|liegt|ist|kommt|trainier|trainiere|muss|soll) ?(?:ich)? ?(?:bei mir )?(heute|morgen|ubermorgen|uebermorgen|am \\w+|diese woche|nachste woche|naechste woche|kommende woche|am wochenende)(?: alles)?(?: so)?(?: an| dran| vor| auf dem plan| im plan| geplant| trainieren| machen)*",
    "whats planned $1",
  ],
  ["(?:wie|was) (?:sieht|schaut) (?:meine |die )?(woche|nachste woche|naechste woche) aus", "show me this $1"],
  ["^(?:hab|habe) ich (heute|morgen|am \\w+) (?:training|was|etwas|frei|pause|ruhetag)", "do i train $1"],
  ["(?:trainier|trainiere) ich (heute|morgen|am \\w+)", "do i train $1"],
  [
    "was (?:hab|habe) ich (gestern|vorgestern|am \\w+|letzte woche|letzten \\w+) (?:gemacht|trainiert|geschafft|so gemacht)?",
    "what did i do $1",
  ],
  [
    "(?:was|welche einheiten) (?:ist|sind|steht|stehen|bleibt|bleiben) (?:diese woche|die woche) (?:noch )?(?:ubrig|offen|an|noch)?",
    "whats left this week",
  ],
  [
    "(?:meine|die|der|mein) (?:letzte|letzter) (schwellen|intervall|lange|kraft|hyrox)\\w*(?: ?einheit| ?lauf)?(?: u(?:nd)? wie.*)?",
    "my last $1 session",
  ],
  [
    "wann war (?:die|der|meine|mein) letzte[rs]? (schwellen|intervall|lange|langer|kraft|hyrox)\\w*(?: ?einheit| ?lauf| lauf)?(?: u(?:nd)? wie.*)?",
    "how was my last $1 session",
  ],
  [
    "bin ich (.*?)(?:schneller|fitter|starker|besser) (?:geworden |als |auf )?(?:auf |uber |im |beim )?(?:die )?(5 ?km|5 ?k|10 ?km|10 ?k)",
    "did my $2 get faster $1",
  ],
  ["wie (?:lauft|gehts|geht es|entwickelt sich|steht es um|stehts um) (?:mit )?(?:mein\\w*|der|die|das|dem)", "how is my"],
  ["bin ich (?:auf kurs|im plan|im soll|gut dabei|auf einem guten weg)", "am i on track"],
  ["schaff(?:e)? ich (?:das|es|mein\\w*|die|den)? ?(.*?ziel\\w*)", "will i make my $1"],
  [
    "wie (?:nah|weit) (?:bin ich|ist es) (?:an|am|von|vom|weg von|noch|bis|zu|zum)* ?(?:mein\\w*|dem|den)? ?(.*?ziel\\w*)",
    "how close am i to my $1",
  ],
  ["was (?:sind|ist) mein\\w* ziel\\w*", "what are my goals"],
  [
    "wie ?viele? schneller (?:muss|musste|muesste) ich (?:da |dort |dann )?(?:sein|werden)(?: als in hamburg)?",
    "how far off my race target am i",
  ],
  ["wieso|weshalb|warum", "why"],
  ["(?:ist|sind) (nachste|naechste|diese) woche so (?:wenig|leicht|locker|kurz|entspannt)(?: drin| los| geplant)?", "is $1 week so light"],
  ["wann (?:gehts|geht es|gehts wieder|geht das) (?:wieder )?(?:richtig |normal |voll )?(?:los|weiter)", "when does the deload end"],
  ["was wiege ich|wie schwer bin ich|wie ?viel wiege ich|mein (?:korper)?gewicht(?= |$)", "what is my body weight"],
  ["(?:km|kilometer) ?schnitt|pro (?:km|kilometer)|schnitt pro (?:km|kilometer)", "pace per km"],
  ["wie ?viele? gewicht", "what weight"],
  // Changes.
  [
    "(?:trags?|trage|schreibs?|schreib|log|logge|speicher|speichere|notier|notiere)(?: mir| mal| bitte| noch| es| das)*(?: ein| auf)?",
    "log",
  ],
  [
    "(?:kannst du |konntest du |kann ich |konnen wir |konnten wir |bitte )*(?:mir )?(?:das |die |den |mein |meine |meinen )?(?:training|einheit|lauf|session|workout)?(?: ?(?:vom|von|am|fur))? (\\w+tag|mittwoch|heute|morgen) (?:auf|zu|zum) (?:den )?(\\w+tag|mittwoch|morgen|heute) (?:verschieben|verlegen|legen|schieben|packen|machen)",
    "move $1 session to $2",
  ],
  [
    "(?:wie )?(?:warme|warm|warmt) (?:ich|man) (?:mich |sich )?(?:vor|fur) (?:den |die |das |schweren |schwere |schwerem )*(.{3,30}?) (?:auf|richtig auf)",
    "how do i warm up for heavy $1",
  ],
  [
    "(?:dann |ok |und |aber )*(?:kurze?|kuerze) (?:es|sie|ihn|das|die einheit|den lauf) (?:auf|auf nur) (\\d{2,3})(?: min\\w*)?",
    "make it $1 min",
  ],
  ["(?:verschieb|verschiebe|verleg|verlege|schieb|schiebe|leg|lege|pack|packe|zieh|ziehe)(?: mir| mal| bitte| doch)*", "move"],
  ["(?:kann ich|konnen wir|kannst du|konnten wir) (.*?) (?:schieben|verschieben|verlegen|machen)", "move $1"],
  ["lass (?:es|sie|das|die einheit) (?:heute )?ausfallen", "skip the session"],
  ["(?:ich )?(?:hab|habe) (ab \\w+ )?(\\d) tage(?: die woche| pro woche)? zeit", "i can train $2 days a week from now on from $1"],
  ["ab (januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)", "from $1"],
  ["(?:kannst du |konntest du |bitte )?(.*?) verschieben", "move $1"],
  ["(?:tausch|tausche|wechsel|wechsle|ersetz|ersetze|vertausch|vertausche)(?: mir| mal| bitte)*", "swap"],
  ["(?:streich|streiche|lass|lasse|sag|cancel) (?:mir |mal |bitte )*(.*?) (?:ausfallen|weg|ab|aus)(?= |$)", "skip $1"],
  ["(?:streich|streiche|canceln?)(?: mir| mal| bitte)*", "skip"],
  ["(.*?) (?:ausfallen lassen|weglassen|auslassen|absagen|streichen)(?= |$)", "skip $1"],
  ["(?:fallt|faellt) (?:bei mir )?aus", "skip"],
  ["mach (.*?)(?:zum|zu einem|einen|ein) ruhetag", "make $1 a rest day"],
  ["(?:ruhetag|frei|pause) (?:heute|machen heute)", "rest day today"],
  ["(?:nur|blos|bloss|hab nur|habe nur|hab heute nur|nur noch) (\\d+) ?(?:min|minuten)(?: zeit)?", "only $1 min"],
  ["(?:auf|reichen|nur|nur noch) (\\d+) ?(?:km|kilometer)(?: reichen| kurzen| kurzer)?", "to $1 k"],
  ["(\\d+) ?(?:km|kilometer) reichen", "to $1 k"],
  ["(?:kurz|kurze|kurzen)(?: mir| mal| bitte)? (?=heute|morgen|den|die|das|am|\\w+tag)", "shorten"],
  ["(?:mach|mache|machs) (.*?)(?:kurzer|kuerzer)(?= |$)", "make $1 shorter"],
  ["(?:mach|mache|machs) (.*?)(?:leichter|lockerer|einfacher)(?= |$)", "make $1 easier"],
  [
    "(?:ab (?:nachste[rn]?|naechste[rn]?|kommende[rn]?) woche|ab jetzt|ab sofort|von jetzt an|in zukunft|kunftig) kann ich (?:nur noch|nur|noch)",
    "from now on i can only train",
  ],
  ["kann ich (?:nur noch|nur) (.*?) trainieren", "from now on i can only train $1"],
  ["(\\w+)s? kann ich (?:nicht mehr|nimmer)(?: trainieren)?", "i cant train $1 anymore"],
  ["ich kann (\\w+)s? (?:nicht mehr|nimmer)(?: trainieren)?", "i cant train $1 anymore"],
  ["(?:kann|geht) (?:ich )?(am \\w+|\\w+tag|mittwoch) (?:leider )?nicht", "cant train $1"],
  ["(?:ich )?(?:wiege|wieg) (?:jetzt |nur noch |aktuell |gerade )*(\\d+(?:[.,]\\d)?) ?(?:kg|kilo)?", "i weigh $1 kg"],
  ["(?:neues|neue|setz|setze|stell|erstell|erstelle|leg|lege)(?: mir)?(?: ein)?(?: neues)? ziel(?: an)?", "set a goal"],
  ["(.*ziel) (?:andern|aendern|anpassen) auf", "change $1 to"],
  ["(?:neuer|neue|neues) (?:pb|bestzeit|bestleistung|rekord|pr|bestwert)", "new pb"],
  ["(?:fug|fuge|fueg|fuege) (?:mir )?(.*?) hinzu", "add $1"],
  ["(?:bin|hab mich|habe mich) (.*?)(?:angemeldet|gemeldet)", "add race $1"],
  ["(?:einheit|training) (?:von |vom |am )?(heute|gestern) (?:ist )?(?:fertig|erledigt|geschafft|gemacht)", "did $1s session"],
  ["(?:heute|heutige einheit|einheit) (?:ist )?(?:fertig|erledigt|geschafft)", "did todays session"],
  ["(?:war|das war|es war) (?:doch )?gestern(?: sorry)?", "it was yesterday"],
  ["(?:ne |nein |nee )?(?:doch )?lieber", "no rather"],
  ["(\\w+tag|mittwoch) (?:geht|passt|ginge|ist ok)(?: aber| auch| schon| dafur)*", "$1 instead"],
  // Knowledge.
  ["(?:brauch|brauche) ich", "do i need"],
  ["beim langen lauf", "during long run"],
  ["(?:wann|wie lange) (?:ist|dauert) ", "when is "],
  ["wie ?viele? (?:kohlenhydrate|carbs)", "how many carbs"],
  ["wie ?viele? (?:eiweiss|protein)", "how much protein"],
  ["wie ?viele? (?:schlaf|stunden schlaf)", "how much sleep"],
  ["was (?:soll|sollte|kann) ich (.*?)essen", "what should i eat $1"],
  ["was ist(?: denn| eigentlich)? (?:ein|eine|der|die|das)?", "what is"],
  ["(?:soll|sollte) ich", "should i"],
  ["wie (?:wird|werde) ich", "how do i get"],
  ["wie (?:lauf|laufe|mach|mache|trainier|trainiere) ich", "how do i run"],
  ["darf ich|kann ich", "can i"],
  ["wie (?:wird|ist) das wetter", "what will the weather be"],
  ["tu so als (?:warst|waerst|warest|ob) du|du bist jetzt|spiel (?:mal )?", "pretend you are"],
  ["plan von|daten von|werte von", "plan of my friend"],
];

const PHRASE_PATTERNS = PHRASES.map(([german, english]) => {
  const body = german.startsWith("^") ? `^ ?(?:${german.slice(1).replace(/\$$/, "")})` : `(?<= )(?:${german.replace(/\$$/, "")})`;
  return [new RegExp(`${body}(?= ${german.endsWith("$") ? "?$" : "|$"})`), english.replaceAll(/(?<=^| )(?=[^ $])/g, DONE)] as const;
});

function inEnglish(word: string): string {
  const known = WORDS[word];
  if (known !== undefined) return known;
  // "durchschnittliche", "lockeren", "intervallen": without its ending.
  for (const end of ["en", "er", "es", "em", "e", "n", "s"]) {
    const bare = word.endsWith(end) && word.length > end.length + 4 ? WORDS[word.slice(0, -end.length)] : undefined;
    if (bare !== undefined) return bare;
  }
  // "schwelleneinheit", "ruderzeit", "samstagslauf"
  for (const [end, english] of ENDINGS) {
    if (!word.endsWith(end) || word.length < end.length + 3) continue;
    const stem = word.slice(0, -end.length);
    const first = WORDS[stem] ?? WORDS[stem.replace(/s$/, "")] ?? WORDS[stem.replace(/n$/, "")];
    if (first !== undefined) return `${first} ${english}`;
  }
  return word;
}

const ENDINGS: readonly (readonly [string, string])[] = [
  ["einheiten", "sessions"],
  ["einheit", "session"],
  ["training", "session"],
  ["zeit", "time"],
  ["lauf", "run"],
  ["ziel", "goal"],
  ["gewicht", "weight"],
  ["tempo", "pace"],
  ["last", "load"],
  ["pause", "rest"],
  ["schmerzen", "pain"],
];

/** One word of English a line would be longer and no clearer: "german=english". */
const WORDS: { readonly [german: string]: string } = Object.fromEntries(
  `ich=i mir=me mich=me mein=my meine=my meinen=my meinem=my meiner=my meins=mine mit=with und=and oder=or aber=but auch=also nicht=not kein=no keine=no keinen=no nur=only noch=still schon=already
  ist=is sind=are war=was waren=were bin=am hab=have habe=have hatte=had hat=has kann=can konnte=could soll=should sollte=should muss=must will=want mochte=want wurde=would
  der=the die=the das=the den=the dem=the des=the ein=a eine=a einen=a einem=a einer=a im=in ins=in am=on an=on auf=to fur=for fuer=for vom=from von=from zum=to zur=to zu=to bei=at beim=at nach=after vor=before seit=since uber=over ueber=over ab=from bis=until
  wie=how viel=much viele=many wieviel=how_much wieviele=how_many was=what wann=when wo=where wer=who welche=which welcher=which welches=which welchen=which welchem=which warum=why
  heute=today heutige=todays heutigen=todays gestern=yesterday morgen=tomorrow vorgestern=day_before_yesterday ubermorgen=day_after_tomorrow uebermorgen=day_after_tomorrow jetzt=now abends=tonight
  montag=monday dienstag=tuesday mittwoch=wednesday donnerstag=thursday freitag=friday samstag=saturday sonnabend=saturday sonntag=sunday montags=mondays dienstags=tuesdays mittwochs=wednesdays donnerstags=thursdays freitags=fridays samstags=saturdays sonntags=sundays
  mo=mon di=tue mi=wed do=thu fr=fri sa=sat so=so
  januar=january februar=february marz=march maerz=march april=april mai=may juni=june juli=july august=august september=september oktober=october november=november dezember=december
  fruhling=spring fruehling=spring fruhjahr=spring sommer=summer herbst=autumn winter=winter
  tag=day tage=days tagen=days woche=week wochen=weeks wochenende=weekend monat=month monate=months monaten=months jahr=year jahre=years jahren=years stunde=hour stunden=hours minuten=min minute=min min=min sekunden=sec ende=end_of anfang=start_of mitte=mid
  diese=this dieser=this dieses=this diesen=this diesem=this letzte=last letzten=last letzter=last letztes=last letzte=last nachste=next nachsten=next nachster=next nachstes=next naechste=next naechsten=next naechster=next kommende=this kommenden=this vorletzte=before_last vergangene=last vergangenen=last davor=before_that danach=after_that
  bestwert=pb bestmarke=pb einheit=session einheiten=sessions training=training trainings=sessions trainingstage=training_days trainingstag=training_day lauf=run laufe=runs laufen=run lief=ran gelaufen=ran renne=run rennen=race wettkampf=race wettkampfe=races lange=long langen=long langer=long langes=long langste=longest laengste=longest langster=longest langsten=longest lauftraining=run
  rudern=row ruder=row harter=harder harteste=hardest griff=grip griffkraft=grip gerudert=rowed geskied=skied geskiert=skied ruderer=rower rudergerat=rower rudermaschine=rower ski=ski skierg=ski_erg rad=bike fahrrad=bike radfahren=ride gefahren=rode radeln=ride schwimmen=swim geschwommen=swam spazieren=walk spaziergang=walk wandern=hike gewandert=hiked yoga=yoga
  kniebeuge=squat kniebeugen=squats kreuzheben=deadlift bankdrucken=bench bankdruecken=bench bank=bench schulterdrucken=overhead_press uberkopfdrucken=overhead_press ueberkopfdruecken=overhead_press drucken=press reissen=snatch stossen=clean_and_jerk umsetzen=clean klimmzug=pull_up klimmzuge=pull_ups klimmzuege=pull_ups liegestutze=push_ups ausfallschritte=lunges schlitten=sled kniebeugen=squats burpees=burpees schwellen=threshold schwelle=threshold schwellenlauf=threshold_run intervall=interval intervalle=intervals kraft=strength krafttraining=strength ausdauer=endurance
  beste=best bester=best bestes=best besten=best bestzeit=best_time bestleistung=best rekord=record maximum=max schwerste=heaviest schwerster=heaviest schwerstes=heaviest harteste=hardest haerteste=hardest harteste=hardest schnellste=fastest schnellster=fastest leichteste=easiest meiste=most meisten=most mehr=more weniger=less langer=longer laenger=longer kurzer=shorter kuerzer=shorter schneller=faster langsamer=slower starker=stronger staerker=stronger besser=better schlechter=worse fitter=fitter leichter=easier lockerer=easier schwerer=heavier hoher=higher
  ziel=goal ziele=goals zielen=goals plan=plan gewicht=weight korpergewicht=body_weight koerpergewicht=body_weight wiege=weigh schritte=steps puls=heart_rate tempo=pace pace=pace zeit=time zeiten=times strecke=distance satze=sets saetze=sets satz=set wiederholungen=reps wdh=reps wiederholung=rep platz=place platzierung=place verletzung=injury
  durchschnitt=average schnitt=average durchschnittlich=average insgesamt=in_total gesamt=in_total zusammen=in_total jemals=ever uberhaupt=ever verglichen=compared vergleich=compare vergleiche=compare gegenuber=vs
  verpasst=missed ausgelassen=skipped geschwanzt=skipped ausfallen=skip weglassen=skip gemacht=did trainiert=trained geschafft=did gehoben=lifted gedruckt=pressed gebeugt=squat
  mach=make mache=make machen=make gib=give zeig=show zeige=show sag=tell erklar=explain erklare=explain trag=log eintragen=log verschiebe=move verschieben=move tausche=swap tauschen=swap statt=instead_of stattdessen=instead anstatt=instead_of kurzen=shorten kuerzen=shorten urlaub=holiday freunden=friends freunde=friends eltern=parents familie=family schwiegereltern=parents oma=family anpassen=adapt anpasst=adapt laufschuhe=running_shoes laufschuhen=running_shoes turnschuhe=running_shoes studio=gym fitnessstudio=gym kraftraum=gym verreist=away halbmarathon=half_marathon marathon=marathon berliner=berlin losch=delete liegestutz=push_ups loschen=delete losche=delete loesch=delete loesche=delete andern=change andere=change ander=change aendern=change abbrechen=cancel hinzufugen=add
  ruhetag=rest_day pause=rest frei=off erholung=recovery entlastung=deload entlastungswoche=deload deload=deload regeneration=recovery muskelkater=soreness mude=tired muede=tired platt=tired kaputt=tired erschopft=tired schlaf=sleep geschlafen=slept
  hart=hard leicht=easy locker=easy schwer=heavy schnell=fast langsam=slow lang=long kurz=short weit=far gut=good schlecht=bad neu=new neue=new neuer=new neues=new
  kohlenhydrate=carbs eiweiss=protein wasser=water trinken=drink essen=eat fruhstuck=breakfast kreatin=creatine koffein=caffeine kaffee=coffee alkohol=alcohol bier=beer salz=salt schuhe=shoes aufwarmen=warm_up dehnen=stretching herzfrequenzzonen=heart_rate_zones herzfrequenz=heart_rate pulszonen=heart_rate_zones funf=5 vier=4 drei=3 sechs=6 sieben=7 zwei=2 werde=am wird=gets gegen=against systemprompt=system_prompt regeln=rules verletzungen=injuries muskeln=muscles esse=eat trinke=drink schlimm=bad ersten=first erste=first erkaltung=cold erkaltet=cold fieber=fever dauerlauf=easy_run zone=zone vorm=before wetter=weather rezept=recipe witz=joke wahl=election wahlen=vote arzt=doctor
  schulter=shoulder schultern=shoulders knie=knee knies=knees links=left rechts=right linkes=left rechtes=right linke=left rechte=right linken=left rechten=right kopf=head wade=calf waden=calves achillessehne=achilles sprunggelenk=ankle knochel=ankle rucken=back ruecken=back hufte=hip huefte=hip handgelenk=wrist ellbogen=elbow ellenbogen=elbow fuss=foot schienbein=shin nacken=neck leiste=groin zwickt=hurts zwicken=hurt zwickts=hurts schmerzt=hurts schmerzen=pain schmerz=pain weh=hurts umgeknickt=twisted_my_ankle gezerrt=strained uberkopf=overhead ziehen=pulling
  bitte=please danke=thanks ja=yes nein=no nee=no ne=no doch=actually lieber=rather vielleicht=maybe mal= eigentlich= denn= halt= eben= so=so da= dann=then es=it sich= sorry=sorry ok=ok u=and nem=a ner=a nen=a n=a reichen=enough gehts=is_it gibts=is_there du=you dir=you dein=your deine=your deinen=your kannst=can konntest=could dafur=instead dafuer=instead raus=out rein=in geht=works gehen=works passt=works nochmal=again realistisch=realistic geworden= erst=only wurde=was wurden=were bisher=so_far eher=rather genau=exactly ungefahr=roughly fuhlt=feels fuhlte=felt angefuhlt=felt anstrengend=hard erreicht=reached schaff=make schaffe=make schaffen=make runden=rounds runde=round ohne=without vorletzter=before_last davon=of_that damals=then fehlt=missing fehlen=missing unterschied=difference verhaltnis=ratio prozent=percent steigerung=improvement trainieren=train trainiere=train regen=rain hitze=heat kalte=cold abnehmen=lose_weight jeden=every jede=every jedes=every immer=always nie=never weil=because etwas=some bisschen=bit alle=all alles=everything beide=both beiden=both beides=both gleich=same genug=enough stimmt=right richtig=right falsch=wrong hammer=hard spater=later spaeter=later fruher=earlier frueher=earlier gegangen=gone gewesen=been verbessert=improved gesteigert=improved zuletzt=last haufig=often oft=often ofter=more_often lust=want mag=like stehen=are steht=is dran=next start=start starten=start lassen=let lass=let dazu=to_that reicht=enough dauer=duration dauert=takes einzige=only trotzdem=still stattdessen=instead umstellen=change tausch=swap trainingslast=training_load wochenlast=weekly_load belastung=load einziges=only einziger=only laufumfang=running_distance umfang=volume wochenkilometer=weekly_km kilometerzahl=km anmelden=sign_up angemeldet=signed_up absagen=cancel zeige=show liste=list beste=best squatte=squat squatten=squat beuge=squat grippe=flu zuruck=back harte=hard hartes=hard harten=hard zwischen=between schweren=heavy schwere=heavy atme=breathe atmen=breathe tief=deep gewichtheberschuhe=lifting_shoes heberschuhe=lifting_shoes tempolauf=tempo_run tempolaufe=tempo_runs fahrtspiel=fartlek laufband=treadmill joggen=run jogge=run gejoggt=ran kurzhanteln=dumbbells kurzhantel=dumbbell langhantel=barbell fahrradergometer=bike_erg ergometer=bike_erg rudergerat=rower rudergeraet=rower crosstrainer=cross_trainer klimmzugstange=pull_up_bar band=band bander=bands kalorien=calories zahlen=count verandert=changed geaendert=changed geandert=changed veranderung=change nimm=take hochste=highest niedrigste=lowest langsamste=slowest weiteste=furthest aufstehen=get_up ubungen=exercises uebungen=exercises ubung=exercise gerat=machine geraet=machine kaputt=broken neulich=last weihnachten=christmas ostern=easter silvester=new_year gedauert=taken dauerte=took gebraucht=taken schwachsten=weakest schwachste=weakest starksten=biggest starkster=biggest spanien=spain gehoben=lifted`
    .split(/\s+/u)
    .filter((entry) => entry.includes("="))
    .map((entry) => entry.replaceAll("_", " ").split("=") as [string, string]),
);
