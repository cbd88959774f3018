import type { Draft } from "../../topic.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";

const JUMPS =
  /\b(?:burpees?|broad jumps?|wall ?balls?|lunges?|sled|ausfallschritte?|schlitten|fentes|traineau|zancadas|trineo|affondi|slitta)\b/;
const HEAVY_LEGS =
  /\b(?:(?:my )?legs? (?:are |feel |get |so )*(?:dead|heavy|gone|jelly|toast|trashed|wobbly)|(?:dead|heavy|jelly) legs|(?:meine )?beine?\b.*\b(?:tot|schwer|weg|pudding|blei\w*|kaputt)|jambes\b.*\b(?:lourdes|mortes|coupees|coton)|piernas\b.*\b(?:muertas|pesadas|de gelatina)|gambe\b.*\b(?:morte|pesanti|di legno|molli))\b/;
const RUNNING = /\b(?:run\w*|lauf\w*|renn\w*|cour\w*|corr\w*|cors[ao])\b/;
const WHY = /\b(?:why|how come|what helps|how do i|warum|wieso|was hilft|pourquoi|comment|por que|como|perche|come)\b/;

/** Why legs are dead on the run after burpee broad jumps and the like, and what helps (articles hyrox-burpees-and-lunges, compromised-running). */
export function answerLegsAfterBurpees({ words, tongue, hasPain, days }: Frame): Draft | undefined {
  if (
    !JUMPS.test(words) ||
    !HEAVY_LEGS.test(words) ||
    !RUNNING.test(words) ||
    !WHY.test(words) ||
    days.length > 0 ||
    (hasPain && /\bpain|schmerz|douleur|dolor\b/.test(words))
  )
    return undefined;
  const say = sayIn(tongue);
  return {
    isDecided: true,
    articles: ["hyrox-burpees-and-lunges"],
    text: [
      say(
        "**The jumps empty the same muscles that you run with**: quads, glutes and calves brake and push off dozens of times, your heart rate is high, your breathing is out of rhythm, and your stride needs a moment to switch from jumping to running.",
        "**Die Sprünge leeren genau die Muskeln, mit denen du läufst**: Oberschenkel, Po und Waden bremsen und drücken Dutzende Male ab, der Puls ist hoch, der Atem aus dem Takt, und der Schritt muss vom Springen zurück ins Laufen finden.",
        "**Les sauts vident les muscles avec lesquels tu cours** : quadriceps, fessiers et mollets freinent et poussent des dizaines de fois, le pouls est haut, le souffle hors rythme, et la foulée doit se retrouver.",
        "**Los saltos vacían los músculos con los que corres**: cuádriceps, glúteos y gemelos frenan y empujan decenas de veces, el pulso está alto, la respiración sin ritmo y la zancada tiene que volver.",
        "**I salti svuotano i muscoli con cui corri**: quadricipiti, glutei e polpacci frenano e spingono decine di volte, il battito è alto, il respiro fuori ritmo e il passo deve ritrovarsi.",
      ),
      say(
        "In the race: even jumps of the same length, step up instead of jumping when it burns, breathe out on the way down, and run the first 200–300 m slower with short quick steps.",
        "Im Rennen: gleich lange, ruhige Sprünge, hochsteigen statt springen, wenn es brennt, auf dem Weg nach unten ausatmen, und die ersten 200–300 m langsamer mit kurzen schnellen Schritten.",
        "En course : des sauts réguliers, remonter en marchant quand ça brûle, expirer en descendant, et les premiers 200–300 m plus lents à petits pas rapides.",
        "En carrera: saltos regulares, subir andando cuando queme, soltar el aire al bajar, y los primeros 200–300 m más lentos con pasos cortos y rápidos.",
        "In gara: salti regolari, risalire camminando quando brucia, espirare scendendo, e i primi 200–300 m più lenti con passi corti e rapidi.",
      ),
      say(
        "In training: compromised runs with burpee broad jumps right before the kilometre, 2–3 sets of 20–40 m, and heavy squats and lunges as the base.",
        "Im Training: Compromised Runs mit Burpee Broad Jumps direkt vor dem Kilometer, 2–3 Mal 20–40 m, und schwere Kniebeugen und Ausfallschritte als Basis.",
        "À l’entraînement : des compromised runs avec burpee broad jumps juste avant le kilomètre, 2–3 fois 20–40 m, et squats et fentes lourds comme base.",
        "En entreno: compromised runs con burpee broad jumps justo antes del kilómetro, 2–3 veces 20–40 m, y sentadillas y zancadas pesadas de base.",
        "In allenamento: compromised run con burpee broad jump subito prima del chilometro, 2–3 volte 20–40 m, e squat e affondi pesanti come base.",
      ),
    ],
  };
}
