import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";
import { named } from "./named-things.ts";

/** Shoes, clothes and devices. */
export const KIT: readonly Topic[] = [
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
    "torn hands",
    [
      [
        /\b(?:hands?|palms?|calluses|callus|skin|hande|hornhaut)\b.*\b(?:rip\w*|tear\w*|torn|bleed\w*|open|reiss\w*|aufgerissen)\b|\b(?:rip\w*|torn|tearing)\b.*\b(?:hands?|palms?|callus\w*)\b/,
        9,
      ],
    ],
    [
      "**File the calluses flat once a week** after a shower and keep the bar in the fingers, not deep in the palm; chalk thinly, since thick chalk tears. Grips or tape for high-rep sets, and stop when a spot burns.",
      "Torn already: wash, cut the loose skin, a hydrocolloid plaster, two to three days without hanging or kipping. See a doctor for redness that spreads, or pus.",
    ],
    [
      "**Feile die Schwielen einmal die Woche flach**, nach dem Duschen, und halte die Stange in den Fingern statt tief in der Hand; wenig Magnesia, denn viel reißt. Riemchen oder Tape bei vielen Wiederholungen, und aufhören, wenn eine Stelle brennt.",
      "Schon offen: waschen, lose Haut abschneiden, Hydrokolloidpflaster, drei bis fünf Tage Rudern mit Zughilfen und kein Kipping. Rötung, die wandert, oder Eiter gehört ärztlich angesehen.",
    ],
    ["grip", "pull-ups"],
  ),
];
