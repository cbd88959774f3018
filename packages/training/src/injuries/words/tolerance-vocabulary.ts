import { phraseBook } from "./phrases.ts";

export const FINE_WORDS = phraseBook([
  [
    "fine",
    "senza limiti, sin limites, sans limites, without limits, no limits, ohne limit, ohne einschrankung*, ok, okay, oki, perfect, perfekt, spot on, everything works, works, sorts it, sort it, fine, good, great, no problem*, no issue*, not a problem, painless*, pain free, painfree, possible, comfortable, comfortably, tolerated, works fine, works well, feels good, allowed, erlaubt, darf, permitido, permitida, i can, healthy, gesund, puedo, peux, kann, kann ich, gut, geht, gehen, gehts, geht gut, klappt, schmerzfrei, puedo, passe, passent, ca va, va fine, vont fine, ca marche, easy on, helps",
  ],
]);

export const HURTS_WORDS = phraseBook([
  [
    "hurts",
    "agony, excruciating, unbearable, is murder, are murder, is torture, are torture, hurt*, is moaning, are moaning, moans after, moan after, is grumpy, are grumpy, is cranky, is unhappy, is angry, is bad, are bad, is the worst, are the worst, is the bad one, are the bad ones, is the bad thing, is the bad bit, is the worst one, is the worst bit, is the killer, is the culprit, are the culprits, is what does it, is what gets it, ist das schlimme, ist das schlimmste, ist am schlimmsten, sind am schlimmsten, es lo peor, es lo malo, est le pire, est le plus dur, e il peggio, e la cosa peggiore, e o pior, is het ergst, is het ergste, is the problem, are the problem, is the issue, are the issue, feel weird, feels weird, feels off, feels unstable, hates, doesnt like, dont like more, kills, kill, killing, sublux*, plays up, play up, playing up, start* it off, starts it off, pain, pains, painful, ache*, achy, aching, sore*, complain*, pinch*, twinge*, niggl*, bother*, aggravat*, irritat*, flare*, act up, acts up, worse, tender, sharp, stabbing, stabs, tight*, stiff*, cant, cannot, not possible, geht not, gehen not, no puedo, impossible, kneift, provoc*, limit*, schlimmer, peor, pire, mal a, mal au, mal aux, swell*, swollen, burn*, inflam*, react*, catches, seizes, seizes up, locks, locked, locking, blocks, bloqu*, blockier*, grumbl*, angry, cranky, unhappy, upset*, winds it up, gehts los, geht los, geht es los, fangt es an, fangt an, kicks off, kicks in, spasm*, wake*, wakes it, talk*, talking, set* it off, bring* it on, trigger*, throb*, moan*, nags, nagging, peux not, kann not, kann ich not, pulls when, pulls if, pulls during, it pulls, annoy*, protest*, reveil*, avisa, verbiet*, geht auch not, gehen auch not, not on, grumble*, grumpy, upset, iffy, stroppy",
  ],
]);

/** It eases with work: no sign that it is gone, and none that it comes after much. */
export const EASES_WORDS = phraseBook([["eases", "loosen*, eases, eases off, easing, warms up, goes away, wears off, settles"]]);

export const WARM_WORDS = phraseBook([
  [
    "warm",
    "warm, warmed up, warming up, warm up, einlaufen, aufwarmen, eingelaufen, warmgelaufen, calentar, calentamiento, echauffement, chaud",
  ],
]);

export const QUIET_WORDS = phraseBook([
  [
    "quiet",
    "currently off, off currently, off right now, right now off, off at the moment, off now, currently gone, currently silent, back to sprint*, back to jump*, here to running, here to racing, here to lifting, here to full, here to normal, here to sport, better than, stronger than, quiet, calm, calmed, calmed down, settled, silent, dormant, symptom free, symptomfree, no symptom*, no longer, 100percent, 100 percent, hundred percent, 100 prozent, 100 por ciento, 100 pour cent, no trouble*, no problem*, no issue*, no complaint*, no pain, nothing since, nothing this year, nothing this season, none this year, nothing lately, nothing hurts, nothing pain, nothing now, not bothered, hasnt bothered, hasnt hurt, havent felt, havent had, doesnt bother, does not bother, dont feel, dont notice, merke nothing, merke ich nothing, spure nothing, spure ich nothing, no me hurts, no hurts, no niggle, plus nothing, plus de pain, plus mal, plus de probleme*, plus de gene, nothing depuis, ca va, va fine, vont fine, estoy fine, esta fine, in ordnung, gut, painless, schmerzfrei, pain free, painfree, holds up, holds fine, halt seitdem, halt seit, asymptomatic, never came back, injury free, verletzungsfrei, voll belastbar, never in training, never when i train, not in training, nie im training, nunca entrenando, not come back, not returned, gone",
  ],
]);

export const NOW_WORDS = phraseBook([
  [
    "now",
    "now, right now, currently, minute, moment, at present, today, these days, lately, zur zeit, im training, hoy, en ce moment, du moment, heute, since then, since, months, weeks, anymore",
  ],
]);

export const ELSEWHERE_WORDS = phraseBook([
  [
    "else",
    "other, others, otherwise, else, besides, apart, anything, everything, rest, remaining, lifting, krafttraining, sonst, ansonsten, ubrigen, alles, demas, resto, todo, sinon, reste, tout",
  ],
]);

export const COMES_BACK = phraseBook([
  [
    "comes back",
    "chronic*, recurr*, twice a year, once a year, times a year, a year, par an, al ano, im jahr, pro jahr, every, again, keeps, act up, acts up, flares, flare up, comes back, comes and goes, sometimes, prone, monitor*, keep an eye, keeping an eye, watch, im auge, vigil*, surveill*, ojo, attention, always, immer, siempre, toujours",
  ],
]);

export const RETURNS_WORDS = phraseBook([
  [
    "returns",
    "comes back, come back, comes on, flares, flares up, flare up, acts up, plays up, returns, starts again, kommt wieder, meldet sich, vuelve, revient",
  ],
]);

/** Neither gone nor there all the time: "ça va et ça vient" is no "ça va". */
export const COMES_AND_GOES = phraseBook([
  ["comes and goes", "comes and goes, comes goes, on and off, kommt and geht, kommt geht, va et vient, ca va et ca vient, va y viene"],
]);

/** What follows is the opposite of what was said before: "fine except in deep squats". */
export const EXCEPT_WORDS = new Set(["except", "unless", "ausser", "salvo", "excepto", "sauf", "menos", "hormis"]);

export const ONLY_WORDS = phraseBook([["only", "only, merely, exclusively, ne que"]]);

export const IF_WORDS = phraseBook([
  ["if", "if, when, whenever, unless, as soon as, once i, sobald, falls, si, al, des que, en cuanto, cada vez"],
]);

export const AFTER_WORDS = phraseBook([
  [
    "after",
    "around, at, um, gegen, al, hacia, encima, vers, au, aux, after, from, over, beyond, past, more than, longer than, further than, farther than, above, ab, despues, mas de, a partir, pasad*, plus de, au bout, au dela, uber, with, when, if, by",
  ],
]);

export const MUCH_WORDS = phraseBook([
  [
    "much",
    "lot, lots, loads, many, much, too, often, long, longer, far, heavy, heavier, high volume, high mileage, volume, mileage, overdo*, ramp*, build up, steiger*, viele, vielen, viel, zu, lange, langen, langer, langem, haufig, mucho, mucha, muchos, muchas, demasiad*, larg*, subo, beaucoup, trop, longue*, longtemps, augment*",
  ],
]);

/** Units of a dose; days and weeks date something. */
export const UNIT =
  /^(?:k|km|kms|kilometers?|kilometres?|kilometern?|kilometros?|m|metres?|meters?|metern|metros|miles?|mi|h|hrs?|hours?|stunden?|horas?|heures?|min|mins|minutes?|minuten|minutos|reps?|rounds?|sets?|wiederholungen|repeticiones)$/u;

export const DOSE = /^\d+(?:[.,]\d+)?(?:k|km|m|h|min)$/u;
