import { addDays } from "@ironpace/training";
import { hasStandingFever } from "../../complaint/fever-in-mind.ts";
import { standingComplaint, type ToldComplaint } from "../../complaint/told-complaint.ts";
import { sessionOn } from "../../changes/session-named.ts";
import type { TurnContext } from "../../focus/focus.ts";
import { isOpen } from "../../topics/sessions.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { Said, Tongue } from "../../turn/languages.ts";
import { regionIn } from "../../turn/changes/part-names.ts";
import { readFrame } from "../../turn/frame.ts";
import { WITHOUT_RUNNING } from "../open-card/left-out.ts";
import { isTooPainful, MAX_PAIN } from "./session-with-complaint.ts";

const WANTS_EXTRA: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:give|suggest|got|find|have|do|recommend)\b.{0,12}\b(?:me )?(?:something|anything|a (?:little|short|quick|small)? ?(?:session|workout))\b.{0,20}\b(?:today|now|tonight|this evening)\b|\bwhat (?:can|could|should) i do (?:today|now|tonight)\b/,
  de: /\b(?:gib|hast|was|schlag)\b.{0,14}\b(?:etwas|was|eine? (?:kleine|kurze)\w* (?:einheit|training))\b.{0,20}\b(?:heute|jetzt)\b|\bwas (?:kann|konnte|soll) ich (?:heute|jetzt)\b/,
  fr: /\b(?:donne|propose|tu as)\b.{0,12}\b(?:quelque chose|une (?:petite )?seance)\b.{0,24}\baujourd hui\b|\b(?:qu est ce que )?je (?:peux|pourrais) faire(?: quoi)? aujourd hui\b/,
  es: /\b(?:dame|proponme|tienes)\b.{0,12}\b(?:algo|una sesion)\b.{0,20}\bhoy\b|\bque (?:puedo|podria) hacer hoy\b/,
  it: /\b(?:dammi|proponi|hai)\b.{0,12}\b(?:qualcosa|una (?:piccola )?sessione)\b.{0,20}\boggi\b|\b(?:che )?cosa (?:posso|potrei) fare oggi\b/,
};
const WITHOUT_GYM: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:no|not|without|cant) (?:a |the |to the )?(?:gym|weights?|equipment|kit)\b|\bat home\b/,
  de: /\b(?:kein\w*|ohne|nicht) (?:(?:ins|das|die|im) )?(?:gym|studio|fitnessstudio|gewichte?|gerate?)\b|\b(?:zu hause|daheim)\b/,
  fr: /\b(?:pas de|sans) (?:salle|materiel|poids)\b|\b(?:a la maison|chez moi)\b/,
  es: /\b(?:sin|nada de|no) (?:gimnasio|gym|pesas|material)\b|\ben casa\b/,
  it: /\b(?:senza|niente|no) (?:palestra|pesi|attrezzi)\b|\b(?:a|in) casa\b/,
};
const USUAL_MINUTES = 30;
/** Below this nothing is left between the warm-up and the core. */
const SHORTEST_MINUTES = 10;
const LONGEST_MINUTES = 60;
const MAX_TURNS_BACK = 4;

/** "Give me something for today", "only 30 min though", "no running, no gym": something easy on a free day, within every limit that the turns have set. */
export function offerExtra(focus: TurnContext): Draft | undefined {
  const { words, tongue, turns, cards, frame, view } = focus;
  const { plan, today } = view;
  const isOfOther = cards.some(({ request }) => request.reason !== "injury" && request.reason !== "illness");
  if (plan === undefined || isOfOther || frame.hasPain || frame.isIll) return undefined;
  const planned = sessionOn(plan, today);
  if (planned !== undefined && isOpen(plan, planned)) return undefined;
  const said = turns.slice(-MAX_TURNS_BACK).map(({ question }) => readFrame(question, tongue, today).words);
  const start = said.findLastIndex((each) => WANTS_EXTRA[tongue].test(each));
  const isFirst = WANTS_EXTRA[tongue].test(words);
  const all = isFirst ? [words] : start < 0 ? [] : [...said.slice(start), words];
  const isLimit = WITHOUT_RUNNING[tongue].test(words) || WITHOUT_GYM[tongue].test(words) || frame.minutes !== undefined;
  if (all.length === 0 || (!isFirst && !isLimit) || frame.days.some((day) => day !== today)) return undefined;
  // Every turn since was about it.
  if (!isFirst && said.slice(start + 1).some((each) => !setsLimit(each, focus))) return undefined;
  const minutes = all.flatMap((each) => readFrame(each, tongue, today).minutes ?? []).at(-1) ?? USUAL_MINUTES;
  const noRun = all.some((each) => WITHOUT_RUNNING[tongue].test(each));
  const noGym = all.some((each) => WITHOUT_GYM[tongue].test(each));
  if (hasStandingFever(turns)) return undefined;
  const complaint = standingComplaint(turns, today);
  if (complaint !== undefined) return { text: [`${leadOf(focus)}.`, aroundComplaint(complaint, focus)], proposals: cards };
  if (cards.length > 0) return undefined;
  return { text: write(Math.min(Math.max(minutes, SHORTEST_MINUTES), LONGEST_MINUTES), { noRun, noGym }, focus) };
}

function setsLimit(words: string, { tongue, view }: TurnContext): boolean {
  return (
    WITHOUT_RUNNING[tongue].test(words) || WITHOUT_GYM[tongue].test(words) || readFrame(words, tongue, view.today).minutes !== undefined
  );
}

function write(
  minutes: number,
  { noRun, noGym }: { readonly noRun: boolean; readonly noGym: boolean },
  focus: TurnContext,
): readonly string[] {
  const { say } = focus;
  const [warm, core] = [Math.max(3, Math.round(minutes / 6)), Math.round(minutes * 0.4)];
  const rest = minutes - warm - core;
  const move: Said =
    noRun && noGym
      ? [
          `${rest} min mobility: hips, ankles, upper back, 60–90 s a position`,
          `${rest} min Beweglichkeit: Hüfte, Sprunggelenk, oberer Rücken, 60–90 s je Position`,
          `${rest} min de mobilité : hanches, chevilles, haut du dos, 60–90 s par position`,
          `${rest} min de movilidad: caderas, tobillos, espalda alta, 60–90 s por posición`,
          `${rest} min di mobilità: anche, caviglie, parte alta della schiena, 60–90 s per posizione`,
        ]
      : noRun
        ? [
            `${rest} min bike, row or walk, full sentences, effort 2–3 of 10`,
            `${rest} min Rad, Rudern oder Gehen, ganze Sätze, Anstrengung 2–3 von 10`,
            `${rest} min de vélo, rameur ou marche, phrases entières, effort 2–3 sur 10`,
            `${rest} min de bici, remo o caminar, frases enteras, esfuerzo 2–3 de 10`,
            `${rest} min di bici, remo o camminata, frasi intere, sforzo 2–3 su 10`,
          ]
        : [
            `${rest} min easy run or brisk walk, full sentences, effort 2–3 of 10`,
            `${rest} min lockerer Lauf oder zügiges Gehen, ganze Sätze, Anstrengung 2–3 von 10`,
            `${rest} min de footing facile ou marche rapide, phrases entières, effort 2–3 sur 10`,
            `${rest} min de trote suave o caminar a buen paso, frases enteras, esfuerzo 2–3 de 10`,
            `${rest} min di corsa facile o camminata veloce, frasi intere, sforzo 2–3 su 10`,
          ];
  return [
    `${leadOf(focus)}. ${say(
      `If you feel like it, **${minutes} min, easy**, and nothing that you feel tomorrow:`,
      `Wenn du Lust hast, **${minutes} min, locker**, und nichts, was du morgen spürst:`,
      `Si tu en as envie, **${minutes} min, facile**, et rien que tu sentes demain :`,
      `Si te apetece, **${minutes} min, suave**, y nada que notes mañana:`,
      `Se ti va, **${minutes} min, facile**, e niente che senti domani:`,
    )}`,
    bullet([
      say(
        `${warm} min to warm up: leg swings, cat-cow, arm circles`,
        `${warm} min aufwärmen: Beinschwünge, Katze-Kuh, Armkreisen`,
        `${warm} min d’échauffement : balancements de jambes, dos rond-dos creux, cercles de bras`,
        `${warm} min para calentar: balanceos de pierna, gato-vaca, círculos de brazos`,
        `${warm} min di riscaldamento: slanci delle gambe, gatto-mucca, cerchi con le braccia`,
      ),
      say(...move),
      say(
        `${core} min core${noGym ? " on the floor" : ""}: side plank, dead bug, glute bridge, 30–40 s each with 20 s rest`,
        `${core} min Rumpf${noGym ? " am Boden" : ""}: Seitstütz, Dead Bug, Glute Bridge, je 30–40 s mit 20 s Pause`,
        `${core} min de gainage${noGym ? " au sol" : ""} : planche latérale, dead bug, pont fessier, 30–40 s chacun, 20 s de repos`,
        `${core} min de core${noGym ? " en el suelo" : ""}: plancha lateral, dead bug, puente de glúteo, 30–40 s cada uno, 20 s de pausa`,
        `${core} min di core${noGym ? " a terra" : ""}: plank laterale, dead bug, ponte glutei, 30–40 s ciascuno, 20 s di pausa`,
      ),
    ]),
    say(
      "It is not in your plan: tell me when you have done it, and I log it with a card.",
      "Es gehört nicht zum Plan: sag mir, wenn du es gemacht hast, dann mache ich die Karte fürs Log.",
      "Cela ne fait pas partie du plan : dis-moi quand c’est fait, je fais la carte pour le journal.",
      "No es parte del plan: dime cuando esté hecho y hago la tarjeta para el registro.",
      "Non fa parte del piano: dimmi quando è fatto e preparo la scheda per il diario.",
    ),
  ];
}

/** "**Today is a rest day, tomorrow: Threshold run**"; where a session was planned, that it is over. */
function leadOf({ view, say }: TurnContext): string {
  const { plan, today } = view;
  const [planned, tomorrow] = plan === undefined ? [] : [sessionOn(plan, today), sessionOn(plan, addDays(today, 1))];
  const isDone = plan?.outcomes.some(({ sessionId, status }) => sessionId === planned?.id && status === "completed");
  const lead =
    planned === undefined
      ? say("Today is a rest day", "Heute ist Ruhetag", "Aujourd’hui c’est repos", "Hoy toca descanso", "Oggi è riposo")
      : isDone === true
        ? say(
            `Today’s session is done (${planned.title})`,
            `Die Einheit von heute ist gemacht (${planned.title})`,
            `La séance du jour est faite (${planned.title})`,
            `La sesión de hoy está hecha (${planned.title})`,
            `La sessione di oggi è fatta (${planned.title})`,
          )
        : say(
            `Today’s session is left out (${planned.title})`,
            `Die Einheit von heute fällt aus (${planned.title})`,
            `La séance du jour est sautée (${planned.title})`,
            `La sesión de hoy está quitada (${planned.title})`,
            `La sessione di oggi è saltata (${planned.title})`,
          );
  return `**${lead}${tomorrow === undefined ? "" : `, ${say("tomorrow", "morgen", "demain", "mañana", "domani")}: ${tomorrow.title}`}**`;
}

/** With a complaint that stands nothing is prescribed that may load it. */
function aroundComplaint(complaint: ToldComplaint, { tongue, say }: TurnContext): string {
  const part = regionIn(tongue, complaint.region);
  return isTooPainful(complaint)
    ? say(
        `**Rest your ${part}**: do nothing that loads it. Mobility of what does not hurt is fine, 10 to 20 min.`,
        `**Mit deiner Beschwerde (${part}) nimm die Ruhe**: nichts, was die Stelle belastet. Beweglichkeit für das, was nicht wehtut, geht, 10 bis 20 min.`,
        `**Avec ta gêne (${part}), prends le repos** : rien qui charge l’endroit. De la mobilité pour ce qui ne fait pas mal, 10 à 20 min, c’est bon.`,
        `**Con tu molestia (${part}), descansa**: nada que cargue la zona. Movilidad de lo que no duele, 10 a 20 min, está bien.`,
        `**Con il tuo fastidio (${part}) riposa**: niente che carichi la zona. Mobilità di ciò che non fa male, 10–20 min, va bene.`,
      )
    : say(
        `**With your sore ${part}**, do only what keeps the pain at ${MAX_PAIN}/10 or less and no worse the next morning: 20 min, easy, or mobility.`,
        `**Mit deiner Beschwerde (${part})** nur, was den Schmerz bei ${MAX_PAIN} von 10 oder darunter lässt und am nächsten Morgen nicht schlimmer ist: 20 min davon, locker, oder Beweglichkeit.`,
        `**Avec ta gêne (${part})**, seulement ce qui garde la douleur à ${MAX_PAIN} sur 10 ou moins et n’est pas pire le lendemain : 20 min, facile, ou de la mobilité.`,
        `**Con tu molestia (${part})**, solo lo que deja el dolor en ${MAX_PAIN} de 10 o menos y no está peor a la mañana siguiente: 20 min, suave, o movilidad.`,
        `**Con il tuo fastidio (${part})** solo ciò che tiene il dolore a ${MAX_PAIN} su 10 o meno e non è peggio la mattina dopo: 20 min, facile, o mobilità.`,
      );
}
