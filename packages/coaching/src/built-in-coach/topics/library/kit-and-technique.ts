import { isGerman } from "../../german/gloss.ts";
import { normalise } from "../../question.ts";
import { pace } from "../../say.ts";
import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";
import { named } from "./named-things.ts";

/** Kit, jumps, hills, cramps and other questions of technique. */
export const KIT_AND_TECHNIQUE: readonly Topic[] = [
  article(
    ["plyometrics"],
    [
      [/\b(?:plyo\w*|box jumps?|jump training|jumping exercises|hops|bounding|depth jumps?|drop jumps?|sprungtraining|sprunge)\b/, 8],
      [/\b(?:swap|replace|instead of|program|height|score)\b/, -5],
    ],
  ),
  article(
    ["lifting-shoes"],
    [
      [
        /\b(?:weight ?lifting shoes?|lifting shoes?|lifters|squat shoes?|gewichtheberschuhe?)\b|\b(?:shoes?|barefoot|flat)\b.*\b(?:squats?|deadlifts?|lifting|snatch|clean)\b|\b(?:squats?|deadlifts?|lifting)\b.*\b(?:shoes?|barefoot|socks)\b/,
        8,
      ],
    ],
  ),
  article(
    ["heart-rate-monitors"],
    [
      [
        /\b(?:heart rate|hr|pulse|chest|puls|brust\w*)[ -]?(?:straps?|monitors?|belts?|sensors?|gurt\w*)\b|\b(?:straps?|sensor)\b.*\b(?:heart rate|hr|watch)\b|\b(?:watch|wrist|garmin|apple watch)\b.*\b(?:heart rate|hr|pulse)\b.*\b(?:accurate|wrong|right|good enough|exact|reliable|off)\b/,
        9,
      ],
      [/\b(?:reads?|reading|shows?|jumps?|\d{3})\b/, -9],
    ],
  ),
  article(
    ["bike-erg"],
    [
      [
        /\b(?:bike ?erg|air ?bike|assault bike|echo bike)\b.*\b(?:cadence|rpm|damper|pace|pacing|setting|tips?|technique|how|saddle|drag)\b|\b(?:cadence|rpm|damper|setting|pace|pacing|tips?|technique)\b.*\b(?:bike ?erg|air ?bike|assault bike|echo bike)\b/,
        9,
      ],
    ],
  ),
  article(
    ["hill-running"],
    [
      [
        /\b(?:hills?|uphill|downhill|inclines?|climbs?|berge?|bergauf|bergab|hugel\w*)\b(?=.*\b(?:run|running|pace|how|without|blow\w*|technique|repeats?|sprints?|faster|tips?|good|walk|race|often|lauf\w*|training)\b)|\b(?:how|run|running|pace|technique|tips?)\b.*\b(?:hills?|uphill|downhill|bergauf|bergab)\b/,
        8,
      ],
      [/\b(?:treadmill|rope|laufband)\b/, -6],
    ],
  ),
  article(
    ["deadlift-grip"],
    [
      [/\b(?:mixed|hook|over ?under|double overhand|alternat\w+) grip\b/, 9],
      [/\bgrip\b.*\bdeadlifts?\b|\bdeadlifts?\b.*\bgrip\b/, 7],
      [/\bfarmers?\b/, -5],
    ],
  ),
  article(
    ["gut-training"],
    [
      [
        /\b(?:gels?|sports drink|race food|carbs?)\b.*\b(?:stomach|nausea|nauseous|sick|gut|belly|cramps?|diarrh\w*|toilet|throw up|puke|bloat\w*)\b|\b(?:stomach|gut|belly|nausea|magen|darm|bauch)\b.*\b(?:gels?|in (?:a |the )?races?|when (?:i )?run\w*|on (?:long )?runs?|during (?:a |the )?(?:run|race)|laufen|training)\b|\btrain (?:my |the )?gut\b|\brunners? trots\b/,
        8,
      ],
      [/\b(?:blood|fever|black|severe|hernia|pregnan\w*|period)\b/, -9],
    ],
  ),
  article(
    ["muscle-cramps"],
    [
      [
        /\b(?:calf|calves|hamstrings?|quads?|legs?|foot|feet|muscles?|wade\w*|bein\w*)\b.*\b(?:cramp\w*|krampf\w*)\b|\b(?:cramp\w*|krampf\w*)\b.*\b(?:calf|calves|hamstrings?|quads?|legs?|foot|feet|muscles?|race|wade\w*)\b/,
        8,
      ],
      [/\b(?:stomach|belly|gels?|period|abdom\w*|swollen|swelling|dark urine|hot|hands?|wall ?balls?|forearms?|grip)\b/, -9],
    ],
  ),
  named(
    "cold shower",
    [
      [
        /\b(?:cold|kalte?[rsn]?|ice|eiskalt\w*) (?:showers?|duschen?|shower)\b|\b(?:shower\w*|dusch\w*)\b.*\b(?:cold|kalt\w*)\b|\bkalt geduscht\b/,
        8,
      ],
    ],
    [
      "**A cold shower is fine.** It cools the skin for a few minutes; what costs muscle over weeks is sitting in water of 10–15 °C for ten minutes right after lifting. If growth is the aim, leave four to six hours between lifting and an ice bath; a shower needs no gap.",
      "It wakes up and may feel good on sore legs; it does not speed recovery.",
    ],
    [
      "**Kalt duschen ist in Ordnung.** Es kühlt die Haut für ein paar Minuten; was über Wochen Muskeln kostet, sind zehn Minuten in 10–15 °C kaltem Wasser direkt nach dem Krafttraining. Willst du Muskeln aufbauen, lass vor einem Eisbad vier bis sechs Stunden Abstand; die Dusche braucht keinen.",
      "Sie macht wach und kann bei müden Beinen guttun; schneller erholt bist du dadurch nicht.",
    ],
    ["recovery-tools"],
  ),
  named(
    "lifting after the long run",
    [
      [
        /\b(?:lift\w*|squat\w*|deadlift\w*|strength|leg day|legs|weights|krafttraining|beine)\b.*\b(?:day after|after|following)\b.*\b(?:long run|long runs)\b|\b(?:day after|after)\b.*\blong runs?\b.*\b(?:lift\w*|squat\w*|strength|leg day|weights)\b/,
        9,
      ],
      [/\b(?:same day|same session|eat|drink)\b/, -9],
    ],
    [
      "**It is fine**, and often the better order: an easy long run costs the legs little, so squats or deadlifts the day after go well if you warm up longer and leave one or two repetitions more in reserve.",
      "Not with heavy legs from a hard or hilly long run, and not the other way round: no heavy legs within 24 hours before the long run or intervals. Upper body is always possible.",
    ],
    [
      "**Das ist in Ordnung** und oft die bessere Reihenfolge: Ein lockerer langer Lauf kostet die Beine wenig; Beugen oder Heben am Tag danach geht gut, wenn du länger aufwärmst und ein, zwei Wiederholungen mehr in Reserve lässt.",
      "Nicht nach einem harten oder hügeligen langen Lauf, und nicht umgekehrt: in den 24 Stunden vor langem Lauf oder Intervallen keine schweren Beine. Oberkörper geht immer.",
    ],
    ["weekly-structure", "hybrid-interference"],
  ),
  named(
    "fasted for fat loss",
    [
      [
        /\b(?:fasted|fasting|empty stomach|nuchtern)\b.*\b(?:fat|lose|weight|lean|abnehmen|fett)\b|\b(?:fat|lose|weight|abnehmen|fett)\b.*\b(?:fasted|empty stomach|nuchtern)\b/,
        10,
      ],
    ],
    [
      "**It makes no difference**: fasted runs burn more fat in that hour and less afterwards; over weeks only the energy of the whole day counts.",
      "Easy sessions up to an hour work without breakfast if you like it. Hard, long or heavy ones go better with food, and so do the muscles you want to keep. Eat protein soon after.",
    ],
    [
      "**Es macht keinen Unterschied**: Nüchtern verbrennst du in der Stunde mehr Fett und danach weniger; über Wochen zählt nur die Energie des ganzen Tages.",
      "Locker bis eine Stunde geht ohne Frühstück, wenn du es magst. Hart, lang oder schwer geht mit Essen besser, und die Muskeln bleiben eher. Danach bald Eiweiß.",
    ],
    ["fasted-training", "losing-weight"],
  ),
  named(
    "blisters and socks",
    [[/\b(?:socks?|socken|strumpfe)\b.*\b(?:blisters?|blasen?|run\w*|lauf\w*)\b|\b(?:blisters?|blasen?)\b.*\b(?:socks?|socken)\b/, 8]],
    [
      "**Thin synthetic or wool socks without cotton**, with a snug heel; double-layer or toe socks if the toes rub. Cotton holds the sweat, and wet skin blisters.",
      "What else helps: a thumb's width in front of the toes, lacing that holds the heel, grease or tape on the known spots, and the race pair worn on two long runs before.",
    ],
    [
      "**Dünne Socken aus Kunstfaser oder Wolle, keine Baumwolle**, mit festem Sitz an der Ferse; zweilagig oder Zehensocken, wenn die Zehen reiben. Baumwolle hält den Schweiß, und nasse Haut wirft Blasen.",
      "Was noch hilft: eine Daumenbreite Platz vor den Zehen, eine Schnürung, die die Ferse hält, Fett oder Tape auf den bekannten Stellen, und das Wettkampfpaar vorher zweimal lang gelaufen.",
    ],
    ["shoes"],
  ),
  named(
    "wall balls that break early",
    [
      [
        /\bwall ?balls?\b.*\b(?:break|broke|drop(?:ped)?|stop)\b.*\b(?:before|early|at|after|under|ball)\b|\b(?:break|drop|stop)\b.*\b(?:before|early|at \d)\b.*\bwall ?balls?\b/,
        10,
      ],
    ],
    [
      "**Change the plan at once, do not fight back to it**: go to sets of 10 with three breaths between, ball on the chest or the floor, hands loose. Ten by ten with 5–8 s of rest loses about half a minute against 20s; one set to failure loses more.",
      "Count down from the total, not up, and keep every repetition legal: depth and target. Next time start with 15s, so that you choose the break.",
    ],
    [
      "**Ändere den Plan sofort, statt ihm nachzulaufen**: Zehnersätze mit drei Atemzügen dazwischen, Ball an der Brust oder am Boden, Hände locker. Zehn für zehn mit 5–8 s Pause kostet etwa eine halbe Minute gegen Zwanziger; ein Satz bis zum Versagen kostet mehr.",
      "Zähl rückwärts, und halte jede Wiederholung gültig: Tiefe und Ziel. Beginn das nächste Mal mit Fünfzehnern, dann bestimmst du die Pause.",
    ],
    ["hyrox-carries-and-wall-balls"],
  ),
  named(
    "rest between erg intervals",
    [
      [
        /\b(?:rest|pause|break|recover\w*)\b.*\b(?:between|after)\b.*\b(?:ski|row|erg|bike|500 ?m|250 ?m|1000 ?m|1 ?k)\b|\b(?:ski|row|erg|bike)\b.*\bintervals?\b.*\b(?:rest|pause|break)\b/,
        9,
      ],
    ],
    [
      "**About as long as the interval, at RPE 8–9**: 500 m with 2 min, 250 m with 1–1:30 min, 1,000 m with 3 min, paddling easily. At threshold (RPE 7) half of it: 1,000–1,500 m with 60–90 s.",
      "Right is what lets the last one be as fast as the first; if it slips by more than 2 s per 500 m, rest longer or do fewer.",
    ],
    [
      "**Etwa so lang wie das Intervall, bei Anstrengung 8–9**: 500 m mit 2 min, 250 m mit 1–1:30 min, 1000 m mit 3 min, locker weiterziehen. An der Schwelle (7) die Hälfte: 1000–1500 m mit 60–90 s.",
      "Richtig ist, womit das letzte so schnell wird wie das erste; rutscht es um mehr als 2 s pro 500 m ab, mach länger Pause oder weniger.",
    ],
    ["hyrox-ergs"],
  ),
  named(
    "torn hands",
    [
      [
        /\b(?:hands?|palms?|calluses|callus|skin|hande|hornhaut)\b.*\b(?:rip\w*|tear\w*|torn|bleed\w*|open|reiss\w*|aufgerissen)\b|\b(?:rip\w*|torn|tearing)\b.*\b(?:hands?|palms?|callus\w*)\b/,
        9,
      ],
    ],
    [
      "**File the calluses flat once a week** after a shower and keep the bar in the fingers, not deep in the palm; chalk thinly, since thick chalk tears. Grips or tape for high-rep sets, and stop when a spot burns.",
      "Torn already: wash, cut the loose skin, a hydrocolloid plaster, three to five days of rows with straps and no kipping. Redness that spreads or pus is for a doctor.",
    ],
    [
      "**Feile die Schwielen einmal die Woche flach**, nach dem Duschen, und halte die Stange in den Fingern statt tief in der Hand; wenig Magnesia, denn viel reißt. Riemchen oder Tape bei vielen Wiederholungen, und aufhören, wenn eine Stelle brennt.",
      "Schon offen: waschen, lose Haut abschneiden, Hydrokolloidpflaster, drei bis fünf Tage Rudern mit Zughilfen und kein Kipping. Rötung, die wandert, oder Eiter gehört ärztlich angesehen.",
    ],
    ["grip", "pull-ups"],
  ),
  named(
    "headphones",
    [[/\b(?:headphones?|earphones?|earbuds?|airpods?|kopfhorer|music)\b/, 8]],
    [
      "**In training as you like; in a race read the rules**: Hyrox and most triathlons ban headphones, many road races allow bone conduction only. Never where cars are and you cannot hear them.",
      "Music makes easy and hard minutes feel a little easier. Do some key sessions without it, so that the race day is familiar.",
    ],
    [
      "**Im Training nach Belieben; im Wettkampf gilt das Reglement**: Hyrox und die meisten Triathlons verbieten Kopfhörer, viele Straßenläufe erlauben nur Knochenschall. Nie dort, wo du Autos nicht hörst.",
      "Musik macht lockere und harte Minuten etwas leichter. Mach einige wichtige Einheiten ohne, damit der Wettkampftag vertraut ist.",
    ],
    ["motivation"],
  ),
  named(
    "tempo of repetitions",
    [
      [
        /\b(?:tempo|speed|how (?:slow|fast))\b.*\b(?:negatives?|eccentrics?|lowering|reps?|repetitions)\b|\b(?:negatives?|eccentrics?)\b/,
        8,
      ],
      [/\b(?:run\w*|split|km|row|ski|negative split)\b/, -8],
    ],
    [
      "**Two to three seconds down, no pause or one second, then up as fast as you can.** For learning a lift or for tendons 3–5 s down with 10–20 % less weight, one or two sets; slower than that only makes you sore.",
      "In the days before a key run keep negatives short: they are what makes legs sore.",
    ],
    [
      "**Zwei bis drei Sekunden ablassen, keine oder eine Sekunde Halt, dann so schnell wie möglich hoch.** Zum Lernen oder für Sehnen 3–5 s mit 10–20 % weniger Gewicht, ein, zwei Sätze; noch langsamer macht nur Muskelkater.",
      "In den Tagen vor einem wichtigen Lauf kurz halten: Gerade das Ablassen macht die Beine schwer.",
    ],
    ["squat-and-hinge"],
  ),
  named(
    "core",
    [
      [/\b(?:core|abs|rumpf\w*|bauch(?:training|muskeln)|planks?)\b/, 6],
      [/\b(?:pain|hurts?|pregnan\w*|diastasis|back|log|did|add|more|skip|tomorrow|today|\w+day)\b/, -6],
    ],
    [
      "**Two or three times a week for 8–10 minutes, at the end of strength or easy sessions**, not before heavy lifts. One exercise each: against arching (dead bug, plank 3 × 30–45 s), against turning (Pallof press 3 × 10), carrying (suitcase carry 3 × 30 m).",
      "Squats, deadlifts, carries and sled already train it; more core makes nobody faster who skips runs for it.",
    ],
    [
      "**Zwei- bis dreimal die Woche 8–10 Minuten, am Ende von Kraft oder lockeren Einheiten**, nicht vor schweren Übungen. Je eine Übung: gegen Hohlkreuz (Dead Bug, Plank 3 × 30–45 s), gegen Drehen (Pallof Press 3 × 10), Tragen (Suitcase Carry 3 × 30 m).",
      "Beugen, Heben, Carries und Schlitten trainieren ihn schon; mehr davon macht niemanden schneller, der dafür Läufe auslässt.",
    ],
    ["lower-back"],
  ),
  named(
    "heavy legs",
    [
      [
        /\b(?:schwere|mude|platte) beine?\b|\b(?:heavy|dead|tired) (?:beine|bein|legs?)\b.*\b(?:help\w*|what|against|was|gegen|do|get rid|fix|remedy)\b|\b(?:help\w*|what|against|was|gegen|fix)\b.*\b(?:heavy|dead|tired) (?:beine|bein|legs?)\b/,
        9,
      ],
    ],
    [
      "**An easy day, more carbohydrate and one more hour of sleep**: heavy legs are mostly empty stores or the load of the last three days. 20–30 min of easy cycling or walking, a warm shower, food with 5–7 g of carbohydrate per kg over the day.",
      "Start the next session with ten minutes easy; if they are still heavy, keep it easy. After a week like that, or with a pulse well above your usual, take a light week.",
    ],
    [
      "**Ein lockerer Tag, mehr Kohlenhydrate und eine Stunde mehr Schlaf**: Schwere Beine sind meist leere Speicher oder die Last der letzten drei Tage. 20–30 min locker Rad oder Gehen, warm duschen, über den Tag 5–7 g Kohlenhydrate pro kg.",
      "Beginn die nächste Einheit mit zehn lockeren Minuten; sind sie dann noch schwer, bleib locker. Nach einer Woche so, oder mit deutlich höherem Puls als sonst, nimm eine leichte Woche.",
    ],
    ["soreness", "overtraining"],
  ),
  named(
    "sauna often",
    [[/\bsauna\b.*\b(?:how often|how long|often|long|times)\b|\b(?:how often|how long|often|times)\b.*\bsauna\b/, 9]],
    [
      "**Two to three times a week, 15–20 minutes**, after training or on an easy day, with half a litre to drink. To get used to heat before a hot race: 20–30 minutes after training on most days of two weeks.",
      "Not right before a hard session, not ill, not after alcohol. It relaxes; against soreness nothing is shown.",
    ],
    [
      "**Zwei- bis dreimal die Woche, 15–20 Minuten**, nach dem Training oder an einem lockeren Tag, mit einem halben Liter zu trinken. Zur Gewöhnung vor einem heißen Wettkampf: 20–30 Minuten nach dem Training, an den meisten Tagen zweier Wochen.",
      "Nicht direkt vor einer harten Einheit, nicht krank, nicht nach Alkohol. Sie entspannt; gegen Muskelkater ist nichts belegt.",
    ],
    ["recovery-tools"],
  ),
  named(
    "worse in the deload",
    [
      [
        /\b(?:feel\w*|why|legs|tired|heavy|sluggish|worse|flat)\b.*\b(?:worse|tired|heavy|flat|sluggish|bad|slow)\b.*\b(?:deload|taper|light week|rest week)\b|\b(?:deload|taper)\b.*\b(?:feel\w*|why)\b.*\b(?:worse|tired|heavy|flat|bad|sluggish)\b/,
        9,
      ],
    ],
    [
      "**That is normal, and passes in three to five days.** When the load falls the tension in the muscles falls with it, and the tiredness you trained through comes up; stores fill and bind water, so legs feel heavy.",
      "Keep a few quick minutes in it (strides, one set at usual weight), and do not add training. If it lasts beyond the week, look at sleep, food and illness.",
    ],
    [
      "**Das ist normal und in drei bis fünf Tagen vorbei.** Mit der Last sinkt die Spannung der Muskeln, und die Müdigkeit, über die du hinwegtrainiert hast, kommt hoch; volle Speicher binden Wasser, die Beine fühlen sich schwer an.",
      "Lass ein paar schnelle Minuten drin (Steigerungen, ein Satz mit gewohntem Gewicht) und leg nichts drauf. Dauert es länger als die Woche, schau auf Schlaf, Essen und Krankheit.",
    ],
    ["deload", "taper"],
  ),
  named(
    "two hard days in a row",
    [
      [
        /\b(?:two|2|three|3|back to back) (?:hard|tough|heavy|quality|intense) (?:days|sessions|workouts)\b|\bhard days? (?:in a row|back to back|after each other)\b|\bzwei harte tage\b/,
        9,
      ],
      [/\b(?:did|have i|how many|this week|last week)\b/, -9],
    ],
    [
      "**Two in a row now and then, three never**, and with different work: heavy lifting one day, threshold running the next goes; intervals after heavy legs does not. An easy or free day follows.",
      "It is even useful to put hard things together, so that easy days stay easy. Sleep, food and the warm-up decide: if easy feels like RPE 5, the second day becomes easy.",
    ],
    [
      "**Zwei hintereinander ab und zu, drei nie**, und mit verschiedener Arbeit: ein Tag schwere Kraft, am nächsten Schwelle geht; Intervalle nach schweren Beinen nicht. Danach ein lockerer oder freier Tag.",
      "Hartes zusammenzulegen ist sogar nützlich, damit lockere Tage locker bleiben. Schlaf, Essen und das Aufwärmen entscheiden: Fühlt sich locker nach 5 an, wird der zweite Tag locker.",
    ],
    ["weekly-structure"],
  ),
  named(
    "wall balls a week",
    [
      [/\bhow many wall ?balls\b.*\b(?:train\w*|week|practi\w*|should)\b|\bwall ?balls\b.*\bhow many\b.*\b(?:week|train\w*)\b/, 9],
      [/\b(?:did i|last|this month|tomorrow|today|planned|hyrox race)\b/, -9],
    ],
    [
      "**60–100 once a week**, after running, in planned sets at race weight or one ball lighter, all at full depth; a second time 30–40 fresh for technique if your knees are happy. In the last five weeks once 100 after a hard run; none in the last five days.",
    ],
    [
      "**60–100 einmal die Woche**, nach dem Laufen, in geplanten Sätzen mit Wettkampfgewicht oder einem leichteren Ball, alle in voller Tiefe; ein zweites Mal 30–40 frisch für die Technik, wenn die Knie mögen. In den letzten fünf Wochen einmal 100 nach hartem Lauf; keine in den letzten fünf Tagen.",
    ],
    ["hyrox-carries-and-wall-balls"],
  ),
  named(
    "good Hyrox times",
    [
      [
        /\b(?:good|average|normal|typical|median|gute?|durchschnitt\w*)\b.*\bhyrox\b.*\b(?:time|times|zeit\w*)\b.*\b(?:wom[ae]n|men|man|females?|males?|beginners?|first|age|frauen|manner|my)\b|\b(?:average|median|typical|normal) hyrox (?:time|finish)\b/,
        9,
      ],
      [/\b(?:my (?:goal|target)|station|ski|sled|row)\b/, -6],
    ],
    [
      "**Half of the women in Open finish within about 1:37, half of the men within about 1:29** (singles).",
      "“What is my Hyrox time” gives the estimate from your own numbers.",
    ],
    [
      "**Die Hälfte der Frauen in Open ist in etwa 1:37 im Ziel, die Hälfte der Männer in etwa 1:29** (Einzel).",
      "„Wie schnell bin ich im Hyrox“ gibt die Schätzung aus deinen eigenen Werten.",
    ],
    ["hyrox-race"],
  ),
  named(
    "nausea after hard work",
    [
      [
        /\b(?:feel\w*|felt|get|getting|am) (?:\w+ )?(?:sick|nauseous|queasy|nausea)\b.*\b(?:after|during|in)\b.*\b(?:intervals?|hard|sprints?|metcons?|wods?|workouts?|sessions?|sleds?)\b|\b(?:ubel|schlecht)\b.*\b(?:nach|beim|bei) (?:harte\w*|intervall\w*)\b/,
        9,
      ],
      [/\b(?:my cold|a cold|fever|flu|throat|pregnan\w*|chest|faint\w*|dizz\w*|blood)\b/, -12],
    ],
    [
      "**Mostly too hard too soon, or a meal too close**: the first repeat 3–5 s slower, ten minutes of warm-up more, and the last meal two to three hours before, small and low in fat. Keep walking for five minutes after the last one instead of lying down.",
      "Sip water, nothing sweet until it passes. If it comes with dizziness, chest pain, or at easy effort too, that is for a doctor.",
    ],
    [
      "**Meist zu hart zu früh, oder eine Mahlzeit zu kurz davor**: die erste Wiederholung 3–5 s langsamer, zehn Minuten länger aufwärmen, die letzte Mahlzeit zwei bis drei Stunden vorher, klein und fettarm. Geh danach fünf Minuten, statt dich hinzulegen.",
      "Schluckweise Wasser, nichts Süßes, bis es vorbei ist. Kommt Schwindel oder Brustschmerz dazu, oder passiert es auch locker, gehört das ärztlich abgeklärt.",
    ],
    ["gut-training"],
  ),
  named(
    "walk breaks",
    [
      [
        /\b(?:is|can|should|may|ok|okay|allowed|fine|bad)\b.*\bwalk(?:ing)?(?: breaks?)?\b.*\b(?:easy|long|runs?|running|jogs?)\b|\b(?:easy|long) runs?\b.*\bwalk(?:ing)?\b|\bwalk breaks?\b|\bgehpausen?\b/,
        8,
      ],
      [/\b(?:hurts?|pain|injur\w*|boot|surgery|pregnan\w*|rest day|hills?)\b/, -9],
    ],
    [
      "**Yes.** A minute of walking when your breath gets short keeps an easy run easy, and it trains the same: heart and legs count the time at an easy effort. On hills and in heat it is the right choice.",
      "If you need it on flat ground every time, run slower first; 5 min of running and 1 of walking is a good rhythm for long runs, and you can lengthen the running part week by week.",
    ],
    [
      "**Ja.** Eine Minute gehen, wenn der Atem kurz wird, hält den lockeren Lauf locker und trainiert dasselbe: Es zählt die Zeit bei leichter Anstrengung. Am Berg und bei Hitze ist es das Richtige.",
      "Brauchst du es in der Ebene jedes Mal, lauf zuerst langsamer; 5 min laufen und 1 min gehen ist ein guter Takt für lange Läufe, den du Woche für Woche verlängerst.",
    ],
    ["easy-running", "running-start"],
  ),
  named(
    "strength for runners",
    [
      [
        /\b(?:strength|lifting|weights|gym|krafttraining|kraft)\b.*\b(?:for|help|helps|make|makes|fur)\b.*\b(?:runners?|running|laufer\w*|run faster|laufen)\b|\b(?:runners?|running|laufer\w*)\b.*\b(?:need|benefit|gain|brauchen)\b.*\b(?:strength|lifting|weights|gym|krafttraining)\b/,
        9,
      ],
      [/\b(?:my|planned|today|tomorrow|how many|how often|which exercises|did i)\b/, -6],
    ],
    [
      "**2–4 % less energy at the same pace** after 8–12 weeks, a faster finish, and legs that last longer; body weight hardly changes. Heavy lifting does it, not light circuits.",
      "Twice a week: squat or leg press, a hinge, calf raises and one jump, 3 × 3–6 at RPE 7–8, on hard days or at least six hours from hard running; once a week keeps it.",
    ],
    [
      "**2–4 % weniger Energie im gleichen Tempo** nach 8–12 Wochen, ein schnelleres Ende und Beine, die länger halten; das Gewicht ändert sich kaum. Schweres Heben bringt es, nicht leichte Zirkel.",
      "Zweimal die Woche: Beuge oder Beinpresse, eine Hüftübung, Wadenheben und ein Sprung, 3 × 3–6 bei RPE 7–8, an harten Tagen oder sechs Stunden vom harten Laufen; einmal die Woche erhält es.",
    ],
    ["hybrid-interference", "plyometrics"],
  ),
  named(
    "clothes by temperature",
    [
      [
        /\b(?:what (?:should i |to |do i |can i )?wear|what clothes|was (?:zieh|ziehe|soll ich)|how (?:to|should i) dress|anziehen|clothing|layers)\b|\bwhat move i on\b/,
        6,
      ],
      [/\b(?:degrees?|grad|celsius|cold|winter|freezing|rain|kalt\w*|regen|minus|wind|run\w*|lauf\w*)\b/, 1],
      [/\b(?:shoes?|meet|singlet|hyrox|watch|belt|knee sleeves?)\b/, -6],
    ],
    [
      "**Dress for 8–10 °C more than it is**; you should feel a little cold at the start. 10–15 °C: shorts, a shirt. 5–10 °C: long sleeves, shorts or tights. 0–5 °C: tights, a thin long shirt and a light jacket, gloves, headband. Below 0 °C: a warm first layer, windproof front, hat, and a buff over the mouth from about −10 °C.",
      "Intervals one layer less, long easy runs one more; wind and rain count as 5 °C less. Change at once afterwards.",
    ],
    [
      "**Zieh dich an, als wäre es 8–10 °C wärmer**; am Start darf dir etwas kühl sein. 10–15 °C: kurze Hose, Shirt. 5–10 °C: langes Shirt, kurze oder lange Hose. 0–5 °C: lange Hose, dünnes langes Shirt und leichte Jacke, Handschuhe, Stirnband. Unter 0 °C: warme erste Schicht, winddichte Front, Mütze, ab etwa −10 °C ein Tuch vor dem Mund.",
      "Bei Intervallen eine Schicht weniger, bei langen lockeren Läufen eine mehr; Wind und Regen zählen wie 5 °C weniger. Danach gleich umziehen.",
    ],
    ["training-in-cold"],
  ),
  named(
    "training late in the evening",
    [
      [
        /\b(?:sleep|bed|schlafen)\b.*\b(?:not|no|nicht)\b.*\btrain\w*\b|\b(?:how long|wie lange) (?:before|vor) (?:the |dem )?(?:sleep|bed|schlafen)\b.*\btrain\w*\b/,
        9,
      ],
    ],
    ["**Hard training ends two, better three hours before bed**; easy running, mobility and a walk may be later."],
    [
      "**Hartes Training endet zwei, besser drei Stunden vor dem Schlafen**; locker laufen, Mobilität oder ein Spaziergang gehen später. Bleibt nur der Abend: lange auslaufen, Licht und Bildschirm dimmen, warm duschen, etwas Kohlenhydrate und Eiweiß, kein Koffein in den acht Stunden davor.",
    ],
    ["sleep"],
  ),
  named(
    "a sled that is too heavy",
    [
      [
        /\bsleds?\b.*\b(?:(?:too|really|so|very|super) heavy|stuck|wont move|doesnt move|stops?)\b|\b(?:too|really|so|very|super) heavy\b.*\bsleds?\b/,
        10,
      ],
      [/\b(?:how heavy|what weight|which weight|did i|today|tomorrow|planned|\w+day)\b/, -9],
    ],
    [
      "**If it is really heavy:** lower hands and hips, lean until the sled moves, and keep it moving; starting it again is the hardest part. Stop only at the line, for five breaths at most, and jog the first 200 m after it. A new carpet drags more: plan 10–20 s for it.",
    ],
    [
      "**Ist er sehr schwer:** Hände und Hüfte tiefer, vorlehnen, bis er rutscht, und ihn in Bewegung halten; das Anfahren ist das Schwerste. Halte nur an der Linie, höchstens fünf Atemzüge, und trab danach die ersten 200 m. Ein neuer Teppich bremst mehr: Plane 10–20 s dafür ein.",
    ],
    ["hyrox-sleds"],
  ),
  named(
    "pacing the sled push",
    [
      [/\b(?:pac\w+|how fast|blow\w*|split|break)\b.*\bsled (?:push|pull)\b|\bsled (?:push|pull)\b.*\b(?:pac\w+|without|blow\w*)\b/, 9],
      [/\b(?:how heavy|what weight|which weight|did i|my|today|tomorrow|planned|\w+day)\b/, -9],
    ],
    [
      "**Four even lengths of 12.5 m**: short quick steps, arms locked or elbows bent and close, hips low, breathing at every turn. Start at 85 %: whoever runs the first length walks the third. Two or three breaths between lengths cost less than stopping in the middle.",
    ],
    [
      "**Vier gleichmäßige Bahnen von 12,5 m**: kurze schnelle Schritte, Arme gestreckt oder Ellbogen eng, Hüfte tief, an jeder Wende atmen. Beginn mit 85 %: Wer die erste Bahn rennt, geht die dritte. Zwei, drei Atemzüge zwischen den Bahnen kosten weniger als ein Halt in der Mitte.",
    ],
    ["hyrox-sleds"],
  ),
  {
    name: "pacing kilometre repeats",
    cues: [
      [/\b(?:too fast|too slow|consistent|even|bounc\w+|all over|same speed|first one)\b.*\b(?:repeats?|reps|intervals?|800s|400s)\b/, 8],
      [/\b(?:pac\w+|how (?:fast|hard)) .*\b(?:1 ?k|1000 ?m|km|kilomet\w+|mile|800 ?m|400 ?m) (?:repeats?|reps|intervals?)\b/, 8],
      [/\d:\d\d/, -3],
    ],
    answer: ({ content }, view) => {
      const own = view.capacities.paces;
      const isInGerman = isGerman(normalise(content));
      const at = own === undefined ? "" : `**${pace(view, own.interval)}**`;
      return {
        text: isInGerman
          ? [
              `${at === "" ? "Etwa dein 5-km-Wettkampftempo" : `Etwa ${at}`}, Anstrengung 8–9, 2–3 min Trab dazwischen, und **die letzte so schnell wie die erste**.`,
              "Lauf die erste 3–5 s langsamer, als du könntest, schau bei 200 m nach, dann gleichmäßig; ist die letzte mehr als 5 s langsamer, war die erste zu schnell.",
            ]
          : [
              `${at === "" ? "About your 5 km race pace" : `About ${at}`}, effort 8–9, 2–3 min of jogging between, and **the last as fast as the first**.`,
              "Run the first 3–5 s slower than you think you could, check it at 200 m, then even; if the last is more than 5 s slower, the first was too fast.",
            ],
        articles: ["threshold-and-intervals"],
        isFinal: true,
      };
    },
  },
];
