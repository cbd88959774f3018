import { addDays } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import { previewIn } from "../changes/preview.ts";
import { illnessTitle } from "./illness.ts";
import { sayIn, type Tongue } from "../languages.ts";

const FEVER =
  /\b(?:fever\w*|fieber\w*|fiebre|fievre|febbre|febre|koorts|verhoging|decimas|(?:due|qualche) line[ae]|(?:3[89]|40|41)[.,]\d(?! ?(?:kg|km|k|m|min|lbs?|%)\b))\b/;
/** So much is a fever only beside what else a cold is. */
const RAISED = /\b37[.,][5-9]\b(?! ?(?:kg|km|k|m|min|lbs?|%)\b)/;
const OF_A_COLD =
  /\b(?:throat|nose|cold|ill|sick|temp\w*|hals\w*|nase|krank|erkaltet|erkaltung|garganta|resfriad\w*|constipad\w*|gorge|rhume|enrhume\w*|gola|raffredd\w*|keel|verkouden)\b/;
const NO_FEVER =
  /\b(?:no|not|without|never|zero|kein\w*|ohne|sin|nada de|pas de|sans|plus de|niente|senza|nessuna|sem|geen|zonder) (?:\w+ )?(?:fever|fieber|fiebre|fievre|febbre|febre|koorts)\b|\b(?:hay ?fever|heuschnupfen|fever ?free|fieberfrei|koortsvrij)\b/;
const OVER_OR_OTHER =
  /\b(?:had|was|after|gone|last (?:week|month|year)|days ago|hatte|nach|letzte\w*|vorbei|weg|vor \w+ (?:tagen|wochen)|tuve|tenia|hace|pasad[oa]|apres|passee?|dernier\w*|il y a|avevo|ho avuto|scors\w*|fa|depois|tive|passad\w*|na|had|vorige|geleden|my (?:son|daughter|kids?|wife|husband|partner)|(?:meu|minha) (?:filh[oa]|marido|esposa|mulher|namorad[oa])|mijn (?:zoon|dochter|kind\w*|man|vrouw|vriend\w*)|mein\w* (?:sohn|tochter|kind\w*|frau|mann)|mi (?:hij[oa]|mujer|marido)|mon (?:fils|mari)|ma (?:fille|femme)|mi[oa] (?:figli[oa]|moglie|marito)|saturday night|race fever|fever pitch|reisefieber)\b/;

/** Whether plain words tell of the writer's own fever of now. */
export function tellsFever(words: string): boolean {
  const isHot = FEVER.test(words) || (RAISED.test(words) && OF_A_COLD.test(words));
  return isHot && !NO_FEVER.test(words) && !OVER_OR_OTHER.test(words);
}

/** Whether plain words tell of it by its name, which no other number is taken for. */
export function namesFever(words: string): boolean {
  return NAMED.test(words) && tellsFever(words);
}

const NAMED = /\b(?:fever\w*|fieber|fievre|fiebre|febbre|febre|koorts)\b/;

/** With a fever nothing is trained, not even easily, however slight it is (return-ladders.md section 6). */
export function answerFever(tongue: Tongue, { plan, today }: CoachView): Draft {
  const say = sayIn(tongue);
  const to = addDays(today, DAYS_OUT);
  const touched = plan === undefined ? [] : allSessions(plan).filter((each) => each.date >= today && each.date <= to && isOpen(plan, each));
  const no = say(
    "No training with a fever.",
    "Kein Training mit Fieber.",
    "Pas d’entraînement avec de la fièvre.",
    "Nada de entrenar con fiebre.",
    "Niente allenamento con la febbre.",
  );
  return {
    isDecided: true,
    isFinal: true,
    articles: ["training-when-ill"],
    text: [
      say(
        `**${no}** Not even easy, and not with a slight fever: training with a fever can inflame the heart muscle. Do not try to catch up on the sessions you miss.`,
        `**${no}** Auch nicht locker und auch nicht, wenn es nur leicht ist: Anstrengung dazu kann den Herzmuskel entzünden. Nachgeholt wird nichts.`,
        `**${no}** Pas même en facile, et pas même si elle est légère : l’effort peut enflammer le muscle cardiaque. Rien n’est à rattraper.`,
        `**${no}** Tampoco suave, ni aunque sea poca: el esfuerzo puede inflamar el músculo del corazón. No se recupera nada.`,
        `**${no}** Nemmeno facile, e nemmeno se è poca: lo sforzo può infiammare il muscolo del cuore. Non si recupera nulla.`,
      ),
      say(
        "Rest until you have had no fever for 24 hours without medicine, then two easy days at about a third.",
        "Ruh dich aus, bis du 24 Stunden ohne Mittel fieberfrei bist, dann zwei lockere Tage mit etwa einem Drittel.",
        "Repos jusqu’à 24 heures sans fièvre et sans médicament, puis deux jours faciles à un tiers environ.",
        "Descansa hasta llevar 24 horas sin fiebre y sin medicación, luego dos días suaves de un tercio.",
        "Riposo fino a 24 ore senza febbre e senza farmaci, poi due giorni facili a circa un terzo.",
      ),
      say(
        "See a doctor if your temperature is above 39 °C, if you have chest pain, breathlessness, a stiff neck or a racing heart, or if you are no better after three days.",
        "Über 39, Schmerz in der Brust, Atemnot, steifer Nacken, rasendes Herz, oder nach drei Tagen nicht besser: zum Arzt.",
        "Au-dessus de 39, douleur à la poitrine, souffle court, nuque raide, cœur qui s’emballe, ou pas mieux après trois jours : un médecin.",
        "Más de 39, dolor en el pecho, falta de aire, nuca rígida, corazón acelerado, o sin mejorar en tres días: al médico.",
        "Oltre 39, dolore al petto, fiato corto, nuca rigida, cuore che corre, o non meglio dopo tre giorni: dal medico.",
      ),
      ...(touched.length === 0 ? [] : [previewIn(tongue)]),
    ],
    ...(touched.length > 0 && {
      proposals: [{ title: illnessTitle(tongue, today, to), why: no, request: { reason: "illness" as const, from: today, to } }],
    }),
  };
}

const DAYS_OUT = 2;
