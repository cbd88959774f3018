import { answerFever, namesFever } from "../turn/stated-wishes/fever.ts";
import { illnessTitle } from "../turn/stated-wishes/illness.ts";
import { addDays } from "@ironpace/training";
import { isAboutAnother } from "../../triage/person.ts";
import type { Draft } from "../topic.ts";
import { bullet } from "../say.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import { previewIn } from "../turn/changes/preview.ts";
import { dayIn } from "../turn/names.ts";
import type { Followed } from "./follow-up-of.ts";

const FLU = /\b(?:flu|influenza|grippe|gripe|covid)\b/;
const FEVER = /\b(?:fever|temp(?:erature)?|fieber|fievre|fiebre|febbre)\b|\b3[89](?:[.,]\d)?\b/;
const DEGREES = /(?<![\d:])(?:38|39|40)[.,]\d(?!\d| ?(?:km|k|kg|kilos?|lbs?|min|reps?)\b)/;
const MOST_BESIDE_DEGREES = 6;
const NOT_NOW =
  /\b(?:last (?:year|month|winter)|letztes jahr|l an dernier|ano pasado|anno scorso|if|wenn|si|se|jab|shot|vaccin\w*|impfung|vacuna|vaccino)\b/;
/** Without a fever for so long before anything easy. */
const DAYS_OFF = 3;

/** "grippe, 38.7 depuis hier soir, je fais quoi du plan"; "et si ça descend sur les bronches": rest with a fever, and when a doctor has to look. */
export function illness(turn: Followed): Draft | undefined {
  const { words, frame, tongue, view } = turn;
  const isFever = namesFever(words) && !NOT_NOW.test(words) && !isAboutAnother(frame.content);
  return ifItSpreads(turn) ?? feverNow(turn) ?? (isFever ? answerFever(tongue, view) : undefined);
}

function feverNow({ words, frame, turns, view, tongue, say }: Followed): Draft | undefined {
  const isFlu = FLU.test(words);
  // "38.4 now" after a cold that was told.
  const hasRisen = DEGREES.test(words) && words.split(" ").length <= MOST_BESIDE_DEGREES && wasIllBefore(turns);
  if (
    !hasRisen &&
    !(isFlu && (FEVER.test(words) || frame.isIll || /\b(?:have|got|ive|hab|habe|j ai|tengo|ho|since|seit|depuis|desde|da)\b/.test(words)))
  )
    return undefined;
  if (NOT_NOW.test(words) || isAboutAnother(frame.content) || words.split(" ").length > 16) return undefined;
  const { plan, today } = view;
  const to = frame.until ?? addDays(today, DAYS_OFF);
  const rows = plan === undefined ? [] : allSessions(plan).filter((each) => each.date >= today && each.date <= to && isOpen(plan, each));
  const test =
    plan === undefined
      ? undefined
      : allSessions(plan).find(({ date, title }) => date > to && date <= addDays(to, 8) && /^test/i.test(title));
  return {
    isDecided: true,
    articles: ["training-when-ill"],
    text: [
      say(
        "**No training with a fever**, and do not try to catch up on missed sessions.",
        "**Kein Training mit Fieber**, und nachgeholt wird nichts.",
        "**Pas d’entraînement avec de la fièvre**, et rien ne se rattrape.",
        "**Nada de entrenar con fiebre**, y no se recupera nada después.",
        "**Niente allenamento con la febbre**, e non si recupera nulla.",
      ),
      ...(rows.length === 0
        ? []
        : [
            bullet(
              rows.map(
                ({ date, title }) =>
                  `${dayIn(tongue, date, false)}: **${title}**: ${say("leave it out", "auslassen", "à laisser", "déjala", "saltala")}`,
              ),
            ),
          ]),
      say(
        "Back when the fever has been gone for 24 hours without medicine: first two days about 30% of the usual, easy, then half, hard work last.",
        "Zurück, wenn das Fieber ohne Medikamente 24 Stunden weg ist: erst zwei Tage etwa 30 % des Üblichen, locker, dann die Hälfte, Hartes zuletzt.",
        "Reprise quand la fièvre est partie depuis 24 heures sans médicament : d’abord deux jours à environ 30 % de l’habituel, facile, puis la moitié, le dur en dernier.",
        "Vuelves cuando lleves 24 horas sin fiebre ni medicación: primero dos días al 30 % de lo habitual, suave, luego la mitad, y lo duro al final.",
        "Si torna quando la febbre è passata da 24 ore senza farmaci: prima due giorni al 30 % del solito, facile, poi metà, il duro per ultimo.",
      ),
      ...(test === undefined
        ? []
        : [
            say(
              `**${test.title}** (${dayIn(tongue, test.date, false)}) only if you are fully well by then.`,
              `**${test.title}** (${dayIn(tongue, test.date, false)}) nur, wenn du bis dahin ganz gesund bist.`,
              `**${test.title}** (${dayIn(tongue, test.date, false)}) seulement si tu es tout à fait remis.`,
              `**${test.title}** (${dayIn(tongue, test.date, false)}) solo si estás del todo bien.`,
              `**${test.title}** (${dayIn(tongue, test.date, false)}) solo se sei del tutto guarito.`,
            ),
          ]),
      doctor(say),
      ...(rows.length === 0 ? [] : [previewIn(tongue)]),
    ],
    ...(rows.length > 0 && {
      proposals: [
        {
          title: illnessTitle(tongue, today, to),
          why: say(
            "No training with a fever.",
            "Kein Training mit Fieber.",
            "Pas d’entraînement avec de la fièvre.",
            "Nada de entrenar con fiebre.",
            "Niente allenamento con la febbre.",
          ),
          request: { reason: "illness" as const, from: today, to },
        },
      ],
    }),
  };
}

function doctor(say: Followed["say"]): string {
  return say(
    "See a doctor if you get breathless, have chest pain or a racing heart, or if the fever lasts more than three days or comes back.",
    "Zum Arzt, wenn du kurzatmig wirst, die Brust schmerzt, das Herz rast, das Fieber länger als drei Tage dauert oder wiederkommt.",
    "Un médecin si tu es essoufflé·e, si la poitrine fait mal ou le cœur s’emballe, si la fièvre dure plus de trois jours ou revient.",
    "Al médico si te falta el aire, duele el pecho, se acelera el corazón, la fiebre dura más de tres días o vuelve.",
    "Dal medico se ti manca il fiato, fa male il petto, il cuore accelera, la febbre dura più di tre giorni o torna.",
  );
}

const IF = /^(?:(?:and|so|but|und|et|y|e|pero|ma|mais) )*(?:what if|if|was wenn|wenn|falls|et si|si|y si|e se|se) /;
const SPREADS =
  /\b(?:chest|lungs?|bronch\w*|brust|lunge|poitrine|poumons?|pecho|pulmon\w*|petto|polmon\w*|fever|fieber|fievre|fiebre|febbre|worse|schlimmer|pire|peor|peggio)\b/;
const ILL =
  /\b(?:cold|ill|sick|flu|nose|throat|erkaltet|erkaltung|krank|schnupfen|nase|malade|rhume|enrhume\w*|nez|gorge|grippe|resfriad[oa]|enferm[oa]|nariz|gripe|malat[oa]|raffreddat[oa]|naso|influenza)\b/;

function wasIllBefore(turns: Followed["turns"]): boolean {
  return turns.slice(-3).some(({ question }) => ILL.test(question.toLowerCase()));
}

/** A cold that may go on to the chest: what holds then. */
function ifItSpreads({ words, turns, say }: Followed): Draft | undefined {
  if (!wasIllBefore(turns) || !IF.test(words) || !SPREADS.test(words) || words.split(" ").length > 10) return undefined;
  return {
    isDecided: true,
    articles: ["training-when-ill"],
    text: [
      say(
        "**Then no training at all**, not even easy: chest, deep cough or fever mean rest until it has been gone for 24 hours. The card for today then goes too; tell me, and I take the days out.",
        "**Dann gar kein Training**, auch kein lockeres: Brust, tiefer Husten oder Fieber heißt Ruhe, bis es 24 Stunden weg ist. Auch die Karte für heute fällt dann weg; sag es mir, dann nehme ich die Tage heraus.",
        "**Alors plus d’entraînement du tout**, même facile : poitrine, toux profonde ou fièvre, c’est repos jusqu’à 24 heures sans rien. La carte d’aujourd’hui tombe aussi ; dis-le-moi et je retire les jours.",
        "**Entonces nada de entrenar**, tampoco suave: pecho, tos profunda o fiebre es reposo hasta llevar 24 horas sin nada. La tarjeta de hoy también cae; dímelo y quito los días.",
        "**Allora niente allenamento**, nemmeno facile: petto, tosse profonda o febbre vogliono riposo finché sono passati da 24 ore. Anche la scheda di oggi cade; dimmelo e tolgo i giorni.",
      ),
      doctor(say),
    ],
  };
}
