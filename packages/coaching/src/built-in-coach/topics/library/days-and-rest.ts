import type { Topic } from "../../topic.ts";
import { named } from "./named-things.ts";

/** What fits beside what, and getting over it. */
export const DAYS_AND_REST: readonly Topic[] = [
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
      "It wakes you up and may feel good on sore legs; it does not speed recovery.",
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
      "**It is fine**, and often the better order: an easy long run costs the legs little, so squats or deadlifts the day after go well if you warm up longer and leave one or two reps more in reserve.",
      "Not with heavy legs from a hard or hilly long run, and not the other way round: no heavy legs within 24 hours before the long run or intervals. Upper body is always possible.",
    ],
    [
      "**Das ist in Ordnung** und oft die bessere Reihenfolge: Ein lockerer langer Lauf kostet die Beine wenig; Beugen oder Heben am Tag danach geht gut, wenn du länger aufwärmst und ein, zwei Wiederholungen mehr in Reserve lässt.",
      "Nicht nach einem harten oder hügeligen langen Lauf, und nicht umgekehrt: in den 24 Stunden vor langem Lauf oder Intervallen keine schweren Beine. Oberkörper geht immer.",
    ],
    ["weekly-structure", "hybrid-interference"],
  ),
  named(
    "two hard days in a row",
    [
      [
        /\b(?:two|2|three|3|back to back) (?:hard|tough|heavy|quality|intense) (?:days|sessions|workouts)\b|\b(?:lift|train|squat|deadlift|work out)\w* (?:\w+ ){0,2}(?:two|2|three|3) days (?:in a row|running)\b|\bhard days? (?:in a row|back to back|after each other)\b|\bzwei harte tage\b/,
        9,
      ],
      [/\b(?:did|have i|how many|this week|last week)\b/, -9],
    ],
    [
      "**Two hard days in a row are fine now and then, three never.** Heavy lifting then threshold is fine; heavy legs then intervals is not. An easy or free day follows.",
      "It is even useful to put hard things together, so that easy days stay easy. Sleep, food and the warm-up decide: if easy feels like RPE 5, the second day becomes easy.",
    ],
    [
      "**Zwei hintereinander ab und zu, drei nie**, und mit verschiedener Arbeit: ein Tag schwere Kraft, am nächsten Schwelle geht; Intervalle nach schweren Beinen nicht. Danach ein lockerer oder freier Tag.",
      "Hartes zusammenzulegen ist sogar nützlich, damit lockere Tage locker bleiben. Schlaf, Essen und das Aufwärmen entscheiden: Fühlt sich lockeres Training nach Anstrengung 5 an, wird der zweite Tag locker.",
    ],
    ["weekly-structure"],
  ),
  named(
    "training late in the evening",
    [
      [
        /\b(?:sleep|bed|schlafen)\b.*\b(?:not|no|nicht)\b.*\btrain\w*\b|\b(?:how long|wie lange) (?:before|vor) (?:the |dem )?(?:sleep|bed|schlafen)\b.*\btrain\w*\b/,
        9,
      ],
    ],
    ["**Finish hard training two, or better three, hours before bed**; easy running, mobility and a walk can be later."],
    [
      "**Hartes Training endet zwei, besser drei Stunden vor dem Schlafen**; locker laufen, Mobilität oder ein Spaziergang gehen später. Bleibt nur der Abend: lange auslaufen, Licht und Bildschirm dimmen, warm duschen, etwas Kohlenhydrate und Eiweiß, kein Koffein in den acht Stunden davor.",
    ],
    ["sleep"],
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
      "**An easy day, more carbohydrate and one more hour of sleep**: heavy legs mostly come from empty carbohydrate stores or the load of the last three days. 20–30 min of easy cycling or walking, a warm shower, food with 5–7 g of carbohydrate per kg over the day.",
      "Start the next session with ten minutes easy; if they are still heavy, keep it easy. After a week like that, or with a heart rate well above your usual, take a light week.",
    ],
    [
      "**Ein lockerer Tag, mehr Kohlenhydrate und eine Stunde mehr Schlaf**: Schwere Beine kommen meist von leeren Speichern oder der Last der letzten drei Tage. 20–30 min locker Rad oder Gehen, warm duschen, über den Tag 5–7 g Kohlenhydrate pro kg.",
      "Beginn die nächste Einheit mit zehn lockeren Minuten; sind sie dann noch schwer, bleib locker. Nach einer Woche so, oder mit deutlich höherem Puls als sonst, nimm eine leichte Woche.",
    ],
    ["soreness", "overtraining"],
  ),
  named(
    "sauna often",
    [[/\bsauna\b.*\b(?:how often|how long|often|long|times)\b|\b(?:how often|how long|often|times)\b.*\bsauna\b/, 9]],
    [
      "**Two or three times a week, 20–30 minutes**, after training or on an easy day, with half a litre to drink. To get used to heat before a hot race: 20–30 minutes after training on most days of two weeks.",
      "Not right before a hard session, not when ill, not after alcohol. It relaxes you; there is no evidence that it helps soreness.",
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
      "**That is normal, and passes in three to five days.** When the load falls the tension in the muscles falls with it, and you feel the tiredness you trained through; your muscles store carbohydrate and water, so your legs feel heavy.",
      "Keep a few quick minutes in it (strides, one set at usual weight), and do not add training. If it lasts beyond the week, look at sleep, food and illness.",
    ],
    [
      "**Das ist normal und in drei bis fünf Tagen vorbei.** Mit der Last sinkt die Spannung der Muskeln, und die Müdigkeit, über die du hinwegtrainiert hast, kommt hoch; volle Speicher binden Wasser, die Beine fühlen sich schwer an.",
      "Lass ein paar schnelle Minuten drin (Steigerungen, ein Satz mit gewohntem Gewicht) und leg nichts drauf. Dauert es länger als die Woche, schau auf Schlaf, Essen und Krankheit.",
    ],
    ["deload", "taper"],
  ),
];
