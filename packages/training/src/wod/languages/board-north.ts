/* How Dutch, Scandinavian and Polish boards say what the reader knows in English. Words stand without accents, as `unaccented` writes them. */

import type { Rules } from "../plain/plain-clocks.ts";

const SIDE = "(?:been|kant|zijde|sida|ben|sidan|side|bein|strone|noge|noga|reke)";

/** Longer expressions stand before the words they contain. */
export const NORTH: Rules = [
  [new RegExp(String.raw`\b(?:per|pr\.?|na|elke|varje|hver|kazda) ${SIDE}\b`, "gi"), "each side"],
  [
    /\b(?:tussen de|mellan|mellom|mellem|miedzy) (?:rondes?|varven?|varv|rundene|runderne|rundami|sets?|seten|settene|seriami)\b/gi,
    "between rounds",
  ],
  // Clocks and headings
  [/\b(?:op tijd|pa tid|na czas)\b/gi, "for time"],
  [/\b(?:tijdslimiet|tidsgrans|tidstak|tidsgrense|limit czasu)\b/gi, "time cap"],
  [/\b(?:elke|varje|hvert|hver|co) (?:minuut|minut|minutt|minute)\b/gi, "every minute"],
  [/\b(?:elke|varje|hvert|hver) (?=\d)/gi, "every "],
  [/\b(?:rondes|ronden|varv|runder|rundy|rund)\b/gi, "rounds"],
  [/(?<=\d ?)(?:minuut|minuter|minutter|minutt|minut[yae]?)\b/gi, "min"],
  [/(?<=\d ?)(?:seconden|sekunder|sekund[ay]?)\b/gi, "sec"],
  [/\b(?:herhalingen|repetitioner|repetisjoner|powtorzen|powtorzenia)\b/gi, "reps"],
  [
    /\b(?:rust|pauze|herstel|vila|hvile|przerwa|przerwy|odpoczynek)\b(?=[^\n]*\d)|(?<=\d[^\n]*)\b(?:rust|pauze|herstel|vila|hvile|przerwy|przerwa)\b/gi,
    "rest",
  ],
  [/\b(?:daarna|vervolgens|sedan|darefter|deretter|derefter|nastepnie|potem)\b/gi, "then"],
  [/\b(?:warming[- ]?up|inlopen|uppvarmning|oppvarming|opvarmning|rozgrzewka)\b/gi, "warm-up"],
  [/\b(?:cooling[- ]?down|uitlopen|nedvarvning|nedjogg|nedtrapping)\b/gi, "cool-down"],
  [/\b(?:kracht|styrka|styrke|sila)\b(?=\s*[:(\d]|\s*$)/gi, "strength"],
  [/\b(?:bygg upp|bygg opp|opbouwend|opbouwen)\b/gi, "building"],
  [/\b(?:om en om|afwisselend|vaxelvis|vekselvis|naprzemiennie)\b/gi, "alternating"],
  [/\b(?:totaal|totalt|lacznie)\b/gi, "total"],
  [/\b(?:rustig|lugnt|rolig|spokojnie)\b/gi, "easy"],
  [/(?<=\b(?:rounds|sets|amrap)) van (?=\d)/gi, " of "],
  [/(?<=\d [a-z-]{4,}) en (?=\d+ (?!min|se[ck]|s\b|h\b|k?m\b|rounds|sets)[a-z])/gi, " and "],
  [/\b(?:met|med) (?=\d+(?:[.,]\d+)?(?:\/\d+)? ?kg)/gi, "@ "],
  [/\bversnelling(?:en)?\b/gi, "strides"],
  // Movements
  [/\b(?:kettlebell[- ]?)?(?:svingar|svinger|sving)\b/gi, "kettlebell swings"],
  [/\bstyrkevandning(?:ar)?\b/gi, "power clean"],
  [/\bfrivandning(?:ar)?\b|\bfrivending(?:er)?\b/gi, "clean"],
  [/\bryck\b(?=[^\n]*\d)|(?<=\d )\bryck\b|\brykk\b/gi, "snatch"],
  [/\b(?:marklyft|markl[oø]ft|d[oø]dl[oø]ft|martwy ciag|martwych ciagow)\b/gi, "deadlift"],
  [/\b(?:frontboj|frontb[oø]y|przysiad przedni)\b/gi, "front squat"],
  [/\b(?:knaboj|kneb[oø]y|przysiad ze sztanga)\b/gi, "back squat"],
  [/\b(?:kniebuigingen|przysiadow|przysiady|luftknaboj)\b/gi, "air squats"],
  [/\b(?:bankpress|benkpress|b[aæ]nkpres|bankdrukken|wyciskanie lezac|wyciskanie)\b/gi, "bench press"],
  [/\b(?:axelpress|skulderpress|schouderdrukken)\b/gi, "strict press"],
  [/\b(?:armhavning(?:ar)?|armhevning(?:er)?|armhevinger|armb[oø]jninger|opdrukken|opdruk(?:kingen|kers)|pompki|pompek)\b/gi, "push-ups"],
  [/\b(?:rackhavning(?:ar)?|optrekken|optrekkingen|podciagni?e?c?|podciagniec|podciagania|podciaganie)\b/gi, "pull-ups"],
  [/\b(?:utfallssteg|utfall|udfald|uitvalspassen|uitvalspas|wykroki|wykrokow)\b/gi, "lunges"],
  [/\b(?:dubbelhopp|dobbelthopp|dubbele sprongen)\b/gi, "double-unders"],
  [/\b(?:boxhopp|ladhopp|kassehopp|boksjump|skoki na skrzynie|skokow na skrzynie)\b/gi, "box jumps"],
  [/\b(?:vaggbollar|veggball)\b/gi, "wall balls"],
  [/\b(?:plankan|planken)\b/gi, "plank"],
  [/\b(?:brzuszki|brzuszkow|buikspieroefeningen|situps)\b/gi, "sit-ups"],
  [/\b(?:roddmaskin|rodd|roing|roning|roeien|wioslarz|wiosla)\b/gi, "row"],
  [/\b(?:lopning|l[oø]ping|l[oø]b|hardlopen|rennen|bieg|biegu|biegania)\b/gi, "run"],
  [/\b(?:fietsen|fiets|cykel|sykkel)\b/gi, "bike"],
];
