import { phraseBook } from "./phrases.ts";

export const MILD_WORDS = phraseBook([
  [
    "mild",
    "grade 1, grade one, grade i, first degree, grad 1, grad eins, grado 1, grado uno, some swelling, little swelling, slight swelling, bit of swelling, niggl*, pinchy, blocks, tight*, stiff*, sore*, slight*, occasional*, mild*, minor, ache, achy, aching, twinge, little, under control, im griff, bajo control, sous controle, well managed, sometimes, almost, nearly, mostly",
  ],
]);
export const MODERATE_WORDS = phraseBook([
  [
    "moderate",
    "pain, painful, strain*, tendinitis, tendin*, tendonopath*, impingement, sprain*, injur*, hurt, hurting, pulled, inflam*, ligament stretched, ligaments stretched, stretched ligament*, overstretched, overstretched ligament*, stretched a ligament, banderdehnung, bander gedehnt, band gedehnt, banderzerrung, ligamentos estirados, ligamento estirado, distension, ligaments etires, ligament etire, tweak*, problem, issue, bad",
  ],
]);
export const SEVERE_WORDS = phraseBook([
  [
    "severe",
    "severe*, sharp*, cant, cannot, unable, swollen, swelling, torn, tore, tear, ruptur*, acute*, numb*, a cast, in cast, my cast, the cast, cast on, cast for, cast until, cast till, cast since, cast still, plaster cast, in plaster, splinted, in a splint, a splint, surgery, operation, excruciating, unbearable, agony, dislocat*, fractur*",
  ],
]);
/** "not severe" lowers the grade; "no swelling" only takes the swelling away. */
export const ADJECTIVES = new Set(["severe", "severely", "sharp", "acute", "bad", "serious"]);

export const RESOLVED_WORDS = phraseBook([
  [
    "resolved",
    "healed, full range now, full range, cast off, cast came off, cast is off, cast removed, out of the cast, out of a cast, out of plaster, both clean, was clean, came back clean, came back clear, better than, physio weg, ist weg, wieder weg, sind weg, ganz weg, komplett weg, alles weg, recovered, cleared, fully fit, resolved, pain free, painfree, no longer, fine, ok, okay, all good, voll belastbar, fully loaded, full load, gone, no pain, rehabbed, asymptomatic, good now, better now, fully here, all here, here to normal, here to full, back to 100percent, like new, as good as new, wie neu, como nueva, como nuevo, comme neuf, comme neuve, come nuovo, come nuova, is good, are good, been good, been fine, been ok, feels good, feel good",
  ],
]);
export const LONG_AGO = phraseBook([
  [
    "past",
    "old, previous*, history of, past injury, past injuries, former, formerly, in the past, childhood, teenager, as a teen, in my teens, high school, at school, jugend, jugendlicher, adolescente, adolescent, de joven, as a kid, as a child, prior",
  ],
]);
export const GOING_ON = phraseBook([
  [
    "now",
    "still, hurt, hurting, flares, flare, flaring, flare up, again, ongoing, persistent, persists, chronic, recurring, recurrent, current, currently, keeps, since, comes back, acting up, bothers, bothering, comes and goes, comes goes, kommt geht, va et vient, va et ca vient, va y viene, re injured, reinjured, bad, unstable, limited, manageable, giving way, gives way, unless, only when, only if, some swelling, swells, swelling after, swollen after, sore after, stiff after, achy after, aches after, tight after, after long, after runs, after running, after hard, after heavy, after training, sometimes, occasionally, now and then, gets sore, gets stiff, gets tight, gets swollen, cleared to jog, cleared to walk, cleared for light, cleared for easy, cleared to swim, cleared to bike",
  ],
]);

/** "almost recovered" is not recovered. */
export const PARTLY_WORDS = new Set(["almost", "nearly", "mostly", "partly", "partially", "half"]);
