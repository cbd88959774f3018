import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn, valueIn } from "../languages.ts";

const CAFFEINE = /\b(?:caffeine|koffein|cafeine|cafeina|caffeina)\b/;
const HOW_MUCH = /\b(?:how much|how many|dose|mg|wie ?viel|dosis|combien|quelle dose|cuant[oa]|que dosis|quant[oa]|che dose)\b/;
const RACE = /\b(?:race|hyrox|comp\w*|before|wettkampf|rennen|vor|course|avant|carrera|competir|competicion|antes|gara|prima)\b/;
const EAT =
  /\b(?:eat|breakfast|food|fuel|carbs?|esse|fruhstuck\w*|mange\w*|petit dej\w*|manger|como|comer|desayun\w*|mangio|mangiare|colazione)\b/;
const RACE_MORNING =
  /\b(?:morning (?:of|before)|race (?:day|morning)|before (?:the |my |a )?(?:hyrox|race)|wettkampfmorgen|(?:vor|am morgen) (?:dem |vom |des |eines? )?(?:hyrox|rennen|wettkampf)\w*|(?:le )?matin (?:d |de |du |avant )\w*|avant (?:la |une |un )?(?:course|hyrox)|antes de(?:l| la| una| un)? (?:carrera|hyrox|competicion)|manana de(?:l| la)? \w+|prima (?:di |della |di una |di un )?(?:gara|hyrox)|mattina (?:della |di |dell )\w+)\b/;
/** Hours before the start with grams of carbohydrate for each kilogram. */
const [LEAST, MOST] = [1, 4];

/** How much of something for this athlete: caffeine before a race, and carbohydrate on its morning (articles caffeine, fuelling). */
export function answerDose(frame: Frame, { athlete }: CoachView): Draft | undefined {
  const { words, tongue } = frame;
  const { bodyWeight } = athlete;
  if (bodyWeight === undefined || frame.verbs.length > 0 || frame.tells || words.split(" ").length > 14) return undefined;
  const say = sayIn(tongue);
  const kg = valueIn(tongue, `${Math.round(10 * bodyWeight) / 10} kg`);
  if (CAFFEINE.test(words) && HOW_MUCH.test(words) && RACE.test(words)) {
    const [usual, most] = [5 * Math.round((3 * bodyWeight) / 5), 5 * Math.round((6 * bodyWeight) / 5)];
    return {
      isDecided: true,
      articles: ["caffeine"],
      text: [
        say(
          `**About ${usual} mg** (3 mg per kg at ${kg}), 45–60 minutes before the start. Up to 6 mg per kg (${most} mg) has been studied; it adds little except side effects: a racing heart, shaking, an upset stomach.`,
          `**Etwa ${usual} mg** (3 mg je kg bei ${kg}), 45–60 Minuten vor dem Start. Bis 6 mg je kg (${most} mg) sind untersucht und bringen kaum mehr, aber Nebenwirkungen: Herzrasen, Zittern, Magen.`,
          `**Environ ${usual} mg** (3 mg par kg pour ${kg}), 45–60 minutes avant le départ. Jusqu’à 6 mg par kg (${most} mg) ont été étudiés : guère mieux, mais des effets secondaires (cœur qui s’emballe, tremblements, estomac).`,
          `**Unos ${usual} mg** (3 mg por kg con ${kg}), 45–60 minutos antes de la salida. Hasta 6 mg por kg (${most} mg) se ha estudiado: apenas más efecto y más efectos secundarios (taquicardia, temblor, estómago).`,
          `**Circa ${usual} mg** (3 mg per kg a ${kg}), 45–60 minuti prima del via. Fino a 6 mg per kg (${most} mg) è stato studiato: poco in più e più effetti collaterali (tachicardia, tremore, stomaco).`,
        ),
        say(
          "A cup of filter coffee has 80–120 mg of caffeine. Try it in a hard session first and have none in the eight hours before sleep; ask a doctor first if you have heart trouble, are pregnant or take medicines.",
          "Eine Tasse Filterkaffee hat 80–120 mg Koffein. Probier es erst in einer harten Einheit, keins in den acht Stunden vor dem Schlaf, und frag bei Herzproblemen, Schwangerschaft oder Medikamenten einen Arzt.",
          "Une tasse de café filtre en a 80–120 mg. Essaie d’abord sur une séance dure, rien dans les huit heures avant le coucher, et demande à un médecin en cas de problème cardiaque, grossesse ou traitement.",
          "Una taza de café de filtro tiene 80–120 mg de cafeína. Pruébalo antes en una sesión dura, nada en las ocho horas antes de dormir, y consulta al médico con problemas de corazón, embarazo o medicación.",
          "Una tazza di caffè ne ha 80–100 mg. Provala prima in una sessione dura, niente nelle otto ore prima di dormire, e chiedi al medico con problemi di cuore, gravidanza o farmaci.",
        ),
      ],
    };
  }
  if (!EAT.test(words) || !RACE_MORNING.test(words)) return undefined;
  const [low, high] = [5 * Math.round((LEAST * bodyWeight) / 5), 5 * Math.round((MOST * bodyWeight) / 5)];
  const usual = [5 * Math.round((1.5 * bodyWeight) / 5), 5 * Math.round((2 * bodyWeight) / 5)];
  return {
    isDecided: true,
    articles: ["fuelling-before"],
    text: [
      say(
        `**${usual[0] ?? ""}–${usual[1] ?? ""} g of carbohydrate, about three hours before the start** (1–4 g per kg: ${low} g an hour before to ${high} g four hours before at ${kg}): porridge or white bread with honey or jam, a banana, little fat and fibre.`,
        `**${usual[0] ?? ""}–${usual[1] ?? ""} g Kohlenhydrate, etwa drei Stunden vor dem Start** (1–4 g je kg: ${low} g eine Stunde bis ${high} g vier Stunden davor bei ${kg}): Haferbrei oder Weißbrot mit Honig oder Marmelade, eine Banane, wenig Fett und Ballaststoffe.`,
        `**${usual[0] ?? ""}–${usual[1] ?? ""} g de glucides, environ trois heures avant le départ** (1–4 g par kg : ${low} g une heure avant à ${high} g quatre heures avant pour ${kg}) : porridge ou pain blanc avec miel ou confiture, une banane, peu de graisses et de fibres.`,
        `**${usual[0] ?? ""}–${usual[1] ?? ""} g de hidratos, unas tres horas antes de la salida** (1–4 g por kg: ${low} g una hora antes a ${high} g cuatro horas antes con ${kg}): avena o pan blanco con miel o mermelada, un plátano, poca grasa y fibra.`,
        `**${usual[0] ?? ""}–${usual[1] ?? ""} g di carboidrati, circa tre ore prima del via** (1–4 g per kg: ${low} g un’ora prima a ${high} g quattro ore prima a ${kg}): porridge o pane bianco con miele o marmellata, una banana, pochi grassi e fibre.`,
      ),
      say(
        "Drink 400–600 ml with it, coffee if you are used to it; 10–15 minutes before the start, a gel or half a banana if you like. Nothing new on the day.",
        "Dazu 400–600 ml trinken, Kaffee, wenn du ihn gewohnt bist; 10–15 Minuten vor dem Start nach Lust ein Gel oder eine halbe Banane. Nichts Neues an dem Tag.",
        "Bois 400–600 ml avec, un café si tu en as l’habitude ; 10–15 minutes avant le départ, un gel ou une demi-banane si tu veux. Rien de nouveau ce jour-là.",
        "Bebe 400–600 ml con ello, café si lo tomas siempre; 10–15 minutos antes de la salida, un gel o medio plátano si quieres. Nada nuevo ese día.",
        "Bevi 400–600 ml insieme, caffè se sei abituato; 10–15 minuti prima del via un gel o mezza banana se vuoi. Niente di nuovo quel giorno.",
      ),
    ],
  };
}
