import { complaintIn } from "../../complaint/told-complaint.ts";
import { isGerman } from "../../language/german/gloss.ts";
import { normalise } from "../../question.ts";
import type { Cue, Topic } from "../../topic.ts";

/** More than any day or distance beside it. */
const CERTAIN = 8;

/** Something that has happened to an athlete and that is no alarm; all its signs must be there. */
function situation(
  name: string,
  signs: readonly RegExp[],
  english: readonly string[],
  german: readonly string[],
  articles: readonly string[] = [],
  alone: readonly Cue[] = [],
): Topic {
  return {
    name,
    cues: alone,
    // "My ankle is fine again but now my knee aches" is about the knee.
    also: ({ words, content }, { today }) =>
      name === PAIN_IS_GONE && GONE.test(words) && complaintIn(content, today)?.isNew === true
        ? -CERTAIN
        : signs.every((sign) => sign.test(words))
          ? CERTAIN
          : 0,
    answer: ({ content }) => ({ text: isGerman(normalise(content)) ? german : english, articles, isFinal: true }),
  };
}

const PAIN_IS_GONE = "pain is gone";
const GONE =
  /\b(?:pain|ache|soreness|shin|shins|knee|achilles|calf|hamstring|ankle|foot|heel|back|shoulder|hip|elbow|wrist|schmerz(?:en)?|knie|wade|fuss|ruecken|schulter)\b(?: \w+){0,3} (?:gone|pain free|fine again|ok again|okay again|good again|better now|all good|weg|wieder gut|schmerzfrei)\b/;

/** What athletes tell in half a sentence and want to go on training with. */
export const SITUATIONS: readonly Topic[] = [
  situation(
    PAIN_IS_GONE,
    [GONE, /\b(?:can|could|may|should|do|when|how|back to|normal|kann|darf|soll|wann|wie|wieder)\b/],
    [
      "**You can come back, but in steps.** Start with half of what you did before (half the minutes, half the sets, about 60% of the load), easy, on the first day.",
      "Pain of at most 2/10 during it and nothing the next morning: the next step a day later, about 10% more each time. Otherwise one step back. Fast and heavy work comes last.",
      "If you have reported the pain here, tell me that it is better, and the plan lifts its limits step by step.",
    ],
    [
      "**Zurück, aber in Stufen.** Beginne mit der Hälfte von vorher (halbe Minuten, halbe Sätze, etwa 60% der Last), locker, am ersten Tag.",
      "Höchstens 2 von 10 dabei und nichts am nächsten Morgen: einen Tag später die nächste Stufe, jeweils etwa 10 % mehr. Sonst eine Stufe zurück. Das Schnelle und das Schwere kommt zuletzt.",
    ],
    ["training-around-pain"],
    [[GONE, 4]],
  ),
  situation(
    "toenail",
    [/\b(?:toe ?nails?|zehennagel|zehennaegel)\b/],
    [
      "**Black or lost toenail:** you can run when it does not hurt. Clean it, keep the nail bed covered with a plaster or tape, and change it daily until the skin is dry and firm; a new nail takes months.",
      "It comes from the toe hitting the shoe: a thumb's width of room in front, laces that hold the heel, short nails, more so on long descents. See a doctor for redness that spreads, pus or throbbing.",
    ],
    [
      "**Schwarzer oder verlorener Zehennagel:** Laufen geht, wenn es nicht weh tut. Sauber halten, mit Pflaster oder Tape abdecken, täglich wechseln, bis die Haut trocken und fest ist.",
      "Ursache ist das Anstoßen im Schuh: eine Daumenbreite Platz vorn, gut geschnürte Ferse, kurze Nägel. Rötung, die sich ausbreitet, Eiter oder Pochen gehört zum Arzt.",
    ],
    ["shoes"],
  ),
  situation(
    "first days at altitude",
    [
      /\b(?:altitude|(?:at|on|to|auf) [1-5][ .,]?\d{3} ?(?:m|metres|meters)|hoehe)\b/,
      /\b(?:breath\w*|first (?:night|day|run)|sleep\w*|easier|slower|pace|paces|nacht|atme\w*|langsamer)\b/,
    ],
    [
      "**Altitude:** go by effort and breath, not by pace. Above about 1,500 m the same effort is 3–5% slower, at 2,500–3,000 m 5–10%. Faster breathing and poor sleep in the first nights are normal.",
      "Two to three easy days first, no intervals; then short fast work with longer rests. Drink and eat more than usual. Headache with nausea, a cough at rest or unsteadiness means: no higher, down if it does not pass, and see a doctor.",
    ],
    [
      "**Höhe:** nach Gefühl und Atem, nicht nach Pace. Über 1.500 m ist dieselbe Anstrengung 3–5% langsamer, auf 2.500–3.000 m 5–10%. Schnellerer Atem und schlechter Schlaf in den ersten Nächten sind normal.",
      "Erst zwei bis drei lockere Tage, keine Intervalle; mehr trinken und essen. Kopfschmerz mit Übelkeit, Husten in Ruhe oder Schwanken heißt: nicht höher, im Zweifel hinunter und zum Arzt.",
    ],
    ["altitude"],
  ),
  situation(
    "side stitch",
    [/\b(?:side ?stitch(?:es)?|stitch|seitenstechen|seitenstiche?)\b/],
    [
      "**Side stitch:** slow down or walk, breathe out hard, press a hand into the spot and lean to that side; it mostly passes in a few minutes.",
      "To prevent the next one: nothing large to eat in the 2–3 hours before, small sips instead of a big drink, a slower first kilometre, and a strong, upright trunk. It is harmless; pain in the chest or one that stays at rest is something else.",
    ],
    [
      "**Seitenstechen:** langsamer werden oder gehen, kräftig ausatmen, Hand auf die Stelle drücken und zur Seite beugen; meist ist es in wenigen Minuten weg.",
      "Dagegen hilft: 2–3 Stunden vorher nichts Großes essen, in kleinen Schlucken trinken, langsamer beginnen. Harmlos; Schmerz in der Brust oder in Ruhe ist etwas anderes.",
    ],
  ),
  situation(
    "ran out of fuel",
    [/\b(?:bonk(?:ed|ing|s)?|hit the wall|hungerast|ran out of (?:fuel|energy))\b/],
    [
      "**Bonking** is empty carbohydrate stores. In the moment: 30–60 g of fast carbohydrate (gel, cola, sweets), easy for 15 minutes, then go on.",
      "Next time: 1–4 g of carbohydrate per kg in the hours before, then from the first half hour on 30–60 g an hour (over 2.5 hours up to 90, glucose with fructose, practised in training), and a slower first third. Eat before you are hungry.",
    ],
    [
      "**Hungerast** heißt leere Kohlenhydratspeicher. Sofort: 30–60 g schnelle Kohlenhydrate (Gel, Cola), 15 Minuten locker, dann weiter.",
      "Nächstes Mal: in den Stunden vorher 1–4 g pro kg, ab der ersten halben Stunde 30–60 g pro Stunde (über 2,5 Stunden bis 90), vorher geübt, und langsamer beginnen.",
    ],
    ["fuelling-during"],
  ),
  situation(
    "gave blood",
    [/\b(?:gave blood|give blood|giving blood|donat(?:e|ed|ing) blood|blood donation|blutspende|blut gespendet|blut spenden)\b/],
    [
      "**After giving blood:** that day and the next nothing hard and nothing heavy, drink more. Easy training is fine from the next day, intervals after about three days by feel.",
      "Endurance is a few per cent lower for two to four weeks, so do not donate in the last four weeks before a race, and go by effort, not by pace. Iron-rich food helps to refill.",
    ],
    [
      "**Nach dem Blutspenden:** am selben und am nächsten Tag nichts Hartes und nichts Schweres, mehr trinken. Locker geht ab dem nächsten Tag, Intervalle nach etwa drei Tagen nach Gefühl.",
      "Die Ausdauer ist zwei bis vier Wochen lang ein paar Prozent niedriger: nicht in den letzten vier Wochen vor einem Wettkampf spenden.",
    ],
    ["supplements"],
  ),
  situation(
    "heart rate strap",
    [/\b(?:hr|heart rate|pulse|chest) (?:strap|monitor|sensor)\b.*\b(?:reads?|shows?|jump\w*|spik\w*|\d{3})\b|\bpulsgurt\b/],
    [
      "**A brief jump in the reading comes from the strap, not from your heart:** poor contact or static from the shirt. Wet the electrodes, tighten it, wash it now and then, change the battery.",
      "A real rise comes and goes over some seconds and you feel it. See a doctor for a racing heart at rest, or with dizziness, pressure in the chest or faintness.",
    ],
    [
      "**Ein Ausreißer für einen Moment ist der Gurt, nicht das Herz:** schlechter Kontakt oder statische Ladung vom Shirt. Elektroden anfeuchten, enger stellen, waschen, Batterie wechseln.",
      "Herzrasen in Ruhe oder mit Schwindel, Druck auf der Brust oder Ohnmacht gehört zum Arzt.",
    ],
    ["heart-rate-zones"],
  ),
  situation(
    "heart rate recovery",
    [/\b(?:pulse|hr|heart rate|bpm|puls)\b.*\b\d{3}\b.*\b(?:minutes?|min|minuten?|later|after|recover\w*|danach|spaeter)\b/],
    [
      "**Heart-rate recovery:** a fall of more than about 20 beats in the first minute and 40 or more in two minutes after a hard effort is good; fitter people fall faster.",
      "Compare only with yourself, after the same effort: a slower fall than usual over several days means that you are tired, hot or getting ill.",
    ],
    [
      "**Pulserholung:** mehr als etwa 20 Schläge weniger in der ersten und 40 oder mehr in zwei Minuten nach harter Belastung sind gut; Trainierte fallen schneller.",
      "Vergleiche nur mit dir selbst nach derselben Belastung: fällt er mehrere Tage langsamer als sonst, bist du müde, es ist warm, oder du wirst krank.",
    ],
    ["heart-rate-zones"],
  ),
  situation(
    "maximum heart rate seen",
    [/\b(?:max(?:imum|imal)? (?:hr|heart rate|pulse|puls)|maximalpuls)\b.*\b(?:1[6-9]\d|2[0-2]\d)\b/],
    [
      "**A maximum you have really seen is better than any formula.** They are off by 10 beats or more for many people; a high one is no sign of danger, and a low one is no sign of poor fitness.",
      "Enter it in your profile, and the zones are computed from it. Take it only from a hard finish measured with a strap, not from a single peak on the wrist.",
    ],
    [
      "**Ein wirklich gesehener Maximalpuls ist besser als jede Formel.** Die liegen oft um 10 Schläge oder mehr daneben; ein hoher ist nicht gefährlich, ein niedriger kein Zeichen schlechter Form.",
      "Trag ihn im Profil ein, dann rechnen die Zonen damit.",
    ],
    ["heart-rate-zones"],
  ),
  situation(
    "cleared after an operation",
    [
      /\b(?:surgeon|doctor|physio|ortho(?:paedist)?|arzt|aerztin|cleared|operated|surgery)\b.*\b(?:free|cleared|ok|okay|fine|frei|green light)\b|\bcleared\b/,
      /\b(?:meniscus|acl|dvt|surgery|operation|operated|clean ?up|meniskus|kreuzband|op)\b/,
    ],
    [
      "**After clearance:** begin below what you may do, half the amount in the first week, without jumps and turns first; then easy runs, then jumps (double unders, box jumps) in small sets, and fast and heavy work last.",
      "The next step only when the joint is calm the next morning: no swelling, no pain above 2/10, about the same strength on both sides. What your surgeon or physiotherapist has forbidden stays forbidden.",
    ],
    [
      "**Nach der Freigabe:** unter dem beginnen, was erlaubt ist, in der ersten Woche die Hälfte, zuerst ohne Sprünge und Drehungen; dann locker laufen, dann Sprünge in kleinen Sätzen, zuletzt das Schnelle und das Schwere.",
      "Die nächste Stufe nur, wenn das Gelenk am nächsten Morgen ruhig ist: keine Schwellung, höchstens 2 von 10, beide Seiten etwa gleich stark.",
    ],
    ["training-around-pain"],
  ),
  situation(
    "small skin damage",
    [/\b(?:blisters?|chaf(?:e|ed|ing)|graz(?:e|ed)|wundgescheuert|wund gelaufen|blase(?:n)? (?:am|an)|wolf gelaufen)\b/],
    [
      "**Blisters, chafing and grazes:** train if it does not change how you move. Clean it, leave a blister's skin on, cover it with a hydrocolloid plaster; grease or tape on the spots that rub, dry socks, shoes that do not slip.",
      "If it hurts at every step, take the bike or the rower for a day or two. See a doctor for spreading redness, warmth, pus or fever.",
    ],
    [
      "**Blasen, Scheuerstellen, Schürfwunden:** Training geht, wenn du dich normal bewegst. Säubern, Blasenhaut lassen, Hydrokolloidpflaster darauf; Reibestellen fetten oder tapen, trockene Socken.",
      "Tut jeder Schritt weh, ein, zwei Tage Rad oder Ruderergometer. Ausgebreitete Rötung, Wärme, Eiter oder Fieber gehört zum Arzt.",
    ],
  ),
  situation(
    "stiff neck",
    [/\b(?:stiff neck|neck is stiff|steifer nacken|nacken (?:ist )?steif)\b/],
    [
      "**You may train with a stiff neck from the night:** warmth, slow turns until it begins to pull, and an easy run or bike. Leave out overhead lifts, heavy carries and shrugs until you can look over both shoulders.",
      "It is mostly gone in two to four days. See a doctor for pain down the arm, numb fingers, fever or a fall before it.",
    ],
    [
      "**Mit steifem Nacken** darfst du trainieren: Wärme, langsam drehen bis es zieht, locker laufen oder radeln. Über Kopf, schweres Tragen und Shrugs weglassen, bis der Schulterblick geht.",
      "Meist ist es in zwei bis vier Tagen weg. Schmerz in den Arm, taube Finger, Fieber oder ein Sturz davor gehören zum Arzt.",
    ],
  ),
  situation(
    "sore muscles and a run",
    [
      /\b(?:abs?|quads?|legs?|arms?|glutes?|calves|chest) (?:\w+ )?sore\b|\bsore (?:abs?|quads?|legs?|arms?|glutes?|calves)\b|\bmuskelkater\b/,
      /\b(?:ok|okay|fine|can i|may i|should i|darf|kann) (?:\w+ )*(?:run|jog|train|bike|laufen|joggen|trainieren)\b/,
    ],
    [
      "**Sore muscles:** an easy run is fine and often helps. It peaks after one to three days and is gone after three to five; warm up longer, keep it easy, and keep hard work away from the sore muscles until the soreness has mostly gone.",
      "Dark urine, strong swelling or growing weakness is more than soreness: see a doctor the same day.",
    ],
    [
      "**Muskelkater:** locker laufen geht und hilft oft. Er ist nach ein bis drei Tagen am stärksten und nach drei bis fünf weg; länger aufwärmen, locker bleiben, die Muskeln erst danach wieder hart belasten.",
      "Dunkler Urin, starke Schwellung oder zunehmende Schwäche ist kein Muskelkater: am selben Tag zum Arzt.",
    ],
    ["soreness"],
  ),
  situation(
    "too much coffee",
    [/\b(?:coffees?|espressos?|caffeine|koffein|kaffee)\b.*\b(?:jitter\w*|shaky|nervous|too much|zittrig|zu viel)\b/],
    [
      "**Jittery from caffeine:** it passes in three to five hours. Eat something, drink water, train easy today and not by heart rate.",
      "About 3 mg per kg 45–60 minutes before is enough for the effect (at 65 kg about 200 mg: two cups of coffee), 6 mg per kg does no more, and nothing in the 8 hours before sleep.",
    ],
    [
      "**Zittrig vom Koffein:** in drei bis fünf Stunden vorbei. Etwas essen, Wasser trinken, heute locker und nicht nach Puls.",
      "Etwa 3 mg pro kg 45–60 Minuten vorher genügen; mehr als 6 mg pro kg bringt nichts, und in den 8 Stunden vor dem Schlaf keines.",
    ],
    ["caffeine"],
  ),
  situation(
    "beta-alanine",
    [/\bbeta ?-?alanine?\b/],
    [
      "**Beta-alanine:** the tingling is harmless and goes in an hour; split the dose (0.8–1.6 g a time) or take it with food. 3–6 g a day for four weeks helps a little in efforts of one to ten minutes, and not in a marathon.",
    ],
    [
      "**Beta-Alanin:** Das Kribbeln ist harmlos und nach einer Stunde weg; teile die Dosis (0,8–1,6 g) oder nimm es zum Essen. 3–6 g am Tag über vier Wochen helfen ein wenig bei Belastungen von einer bis zehn Minuten.",
    ],
    ["supplements"],
  ),
  situation(
    "numb on the bike",
    [/\bnumb\w*\b.*\b(?:bike|cycling|shoes?|bars?|saddle|ride)\b|\b(?:bike|cycling|ride)\b.*\bnumb\w*\b/],
    [
      "**Numb on the bike** is mostly pressure. Foot: loosen the shoe (feet swell), a wider one, cleats a little further back. Hands: change the grip often, bend the elbows, a higher or closer bar, gloves. Saddle: level it, stand up every ten minutes.",
      "It should be gone within minutes after getting off. See a doctor for numbness that stays, in the groin, or with weakness.",
    ],
    [
      "**Taub auf dem Rad** ist meist Druck. Fuß: Schuh lockern, weiter, Platten etwas zurück. Hände: Griff wechseln, Ellbogen beugen, Lenker höher. Sattel: waagrecht, alle zehn Minuten aufstehen.",
      "Es soll Minuten nach dem Absteigen weg sein. Bleibt es, oder kommt Schwäche dazu, zum Arzt.",
    ],
  ),
  situation(
    "others say it is too much",
    [
      /\b(?:says?|said|thinks?|reckons?|meint|sagt|findet) (?:that |dass )?(?:i|ich) (?:am )?(?:\w+ )?(?:train\w*|run\w*|lift\w*|trainiere|laufe|zu viel|zuviel)\b.*\b(?:too|zu|zuviel)\b|\b(?:says?|meint|sagt) (?:i|ich) (?:trainiere )?zu ?viel\b/,
    ],
    [
      "**Too much is what you do not recover from**, not a number of hours. Signs: the same pace feels harder for two weeks, a resting heart rate 7–10 beats higher, bad sleep, no desire to train, always some small pain.",
      "If you have none of them, the load is fine, and you may just need more time with the people around you: a fixed evening off often helps more than an hour less training. If you have some of them, do about half for a week, then look again.",
      "If you want less, say what: “one session less a week” or “make this week easier”. Only you decide what changes.",
    ],
    [
      "**Zu viel ist, wovon du dich nicht erholst**, keine Zahl von Stunden. Zeichen: dieselbe Pace fällt zwei Wochen schwerer, Ruhepuls 7–10 Schläge höher, schlechter Schlaf, keine Lust, immer ein kleiner Schmerz.",
      "Keines davon: Die Belastung passt. Einige davon: eine Woche mit etwa der Hälfte, dann neu schauen. Willst du weniger, sag mir was: „eine Einheit weniger pro Woche“ oder „diese Woche leichter“.",
    ],
    ["training-load"],
  ),
  situation(
    "medical word",
    [
      /\b(?:what (?:does|do|is|are)|whats|meaning of|signs? of|symptoms? of)\b.*\b(?:cauda equina|rhabdo\w*|heat ?stroke|stress (?:ecg|ekg)|compartment syndrome|dvt|hyponatra?emia)\b/,
    ],
    [
      "In general, no diagnosis: **rhabdomyolysis** is muscle breaking down after very unusual work (severe pain and swelling, dark urine). **Cauda equina** is pressure on the lowest spinal nerves (numbness between the legs, trouble with bladder or bowel, weak legs). **Heat stroke** is overheating with confusion, staggering or collapse. **Hyponatraemia** is too little sodium from too much drinking (headache, nausea, confusion). **DVT** is a clot in a leg vein (one calf swollen, warm, painful). **Compartment syndrome** is pressure in a muscle (tight, numb, pain out of proportion). A **stress ECG** records the heart while you work on a bike or treadmill.",
      "All of these except the stress ECG are emergencies. Is any of this happening to you now? Then do not train and call for help: 112 in Europe, 911 in the US.",
    ],
    [
      "Allgemein, keine Diagnose: **Rhabdomyolyse** ist Muskelzerfall nach sehr ungewohnter Belastung (starker Schmerz, Schwellung, dunkler Urin). **Cauda equina** ist Druck auf die untersten Nerven (Taubheit zwischen den Beinen, Blase oder Darm, schwache Beine). **Hitzschlag** ist Überhitzung mit Verwirrtheit, Taumeln oder Kollaps. Ein **Belastungs-EKG** schreibt das Herz unter Belastung auf.",
      "Trifft etwas davon gerade auf dich zu? Dann nicht trainieren und Hilfe rufen: 112.",
    ],
  ),
];
