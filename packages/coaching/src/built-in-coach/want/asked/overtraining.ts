import { addDays, getMonday } from "@ironpace/training";
import type { Followed } from "../../conversation/follow-up-of.ts";
import { within } from "../../own-data/diary.ts";
import { mean, sum } from "../../own-data/figures.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions } from "../../topics/sessions.ts";
import { dayIn } from "../../turn/names.ts";
import { valueIn } from "../../turn/languages.ts";
import { bareUnit } from "./words.ts";

const ASKED = bareUnit(
  "over ?train(?:ed|ing)?|overdoing(?: it)?|over ?reach(?:ed|ing)?|doing too much|training too much|too much training|ubertrain\\p{L}*|zu viel training|trainiere ich zu viel|uberlastet|surentrain\\p{L}*|j en fais trop|trop d entrainement|sobreentren\\p{L}*|entreno demasiado|demasiado entrenamiento|sovrallena\\p{L}*|mi alleno troppo|troppo allenamento",
);
/** What it is, and how it is told, is knowledge. */
const GENERAL = bareUnit(
  "what is|whats|what are|signs?|symptoms?|how do i know|how to|difference|was ist|anzeichen|symptome|woran|signes|qu est ce|sintomas|que es|sintomi|cosa e",
);
const WEEKS = 4;
/** Times the eight weeks before from which on four weeks are a clear rise. */
const RISE = 1.3;

/** "do you think i'm overtraining": loads of the last weeks beside those before, efforts, what was missed and new bests. */
export function overtraining({ words, frame, diary, view, tongue, say }: Followed): Draft | undefined {
  if (!ASKED.test(words) || GENERAL.test(words) || frame.hasPain || frame.isIll) return undefined;
  const monday = getMonday(view.today);
  const loads = Array.from({ length: 3 * WEEKS }, (_, at) => {
    const from = addDays(monday, -7 * (at + 1));
    return sum(within(diary.work, { from, to: addDays(from, 6) }).map(({ load = 0 }) => load));
  });
  const [recent, before] = [mean(loads.slice(0, WEEKS)), mean(loads.slice(WEEKS).filter((load) => load > 0))];
  if (recent === undefined || before === undefined || recent === 0 || before === 0) return undefined;
  const span = { from: addDays(monday, -7 * WEEKS), to: addDays(monday, -1) };
  const effort = mean(within(diary.work, span).flatMap(({ rpe }) => rpe ?? []));
  const due = diary.planned.filter(({ on, status }) => on >= span.from && on <= span.to && status !== "moved");
  const missed = due.filter(({ status }) => status === "skipped").length;
  const bests = diary.bests.filter(({ on }) => on >= addDays(view.today, -45));
  const isRising = recent > RISE * before;
  const isStrained = isRising || missed > 2;
  const percent = Math.round(100 * (recent / before - 1));
  const deload = view.plan === undefined ? undefined : allSessions(view.plan).find(({ date, isDeload }) => isDeload && date > view.today);
  const number = (value: number): string => valueIn(tongue, String(Math.round(10 * value) / 10));
  return {
    reader: "overtraining",
    text: [
      isStrained
        ? say(
            "**Be careful**: your numbers alone do not prove overtraining. It shows over weeks, also in how you feel.",
            "**Deine Zahlen mahnen zur Vorsicht**, mehr nicht: Übertraining zeigt sich über Wochen und auch am Befinden.",
            "**Tes chiffres incitent à la prudence**, sans plus : le surentraînement se voit sur des semaines, et aussi à ton état.",
            "**Tus números piden cautela**, nada más: el sobreentrenamiento se ve en semanas, y también en cómo estás.",
            "**I tuoi numeri invitano alla prudenza**, non di più: il sovrallenamento si vede in settimane, e anche da come stai.",
          )
        : say(
            "**No sign of it in your numbers.** What they do not show is how you feel.",
            "**In deinen Zahlen kein Zeichen davon.** Was sie nicht zeigen, ist dein Befinden.",
            "**Aucun signe dans tes chiffres.** Ce qu’ils ne montrent pas, c’est ton état.",
            "**Ninguna señal en tus números.** Lo que no muestran es cómo te sientes.",
            "**Nessun segno nei tuoi numeri.** Quello che non mostrano è come ti senti.",
          ),
      bullet([
        `${say(`Load of the last ${WEEKS} weeks`, `Last der letzten ${WEEKS} Wochen`, `Charge des ${WEEKS} dernières semaines`, `Carga de las últimas ${WEEKS} semanas`, `Carico delle ultime ${WEEKS} settimane`)}: ${loads.slice(0, WEEKS).toReversed().map(Math.round).join(", ")} (Ø ${Math.round(recent)}, ${percent >= 0 ? "+" : "−"}${Math.abs(percent)} % ${say("against the eight before", "gegenüber den acht davor", "par rapport aux huit d’avant", "frente a las ocho anteriores", "rispetto alle otto prima")})`,
        effort === undefined
          ? undefined
          : `${say("Average effort", "Anstrengung im Schnitt", "Effort moyen", "Esfuerzo medio", "Sforzo medio")}: ${number(effort)}`,
        due.length === 0
          ? undefined
          : say(
              `Missed: ${missed} of ${due.length} planned sessions`,
              `Ausgelassen: ${missed} von ${due.length} geplanten Einheiten`,
              `Manquées : ${missed} sur ${due.length} séances prévues`,
              `Sin hacer: ${missed} de ${due.length} sesiones previstas`,
              `Saltate: ${missed} su ${due.length} sessioni previste`,
            ),
        bests.length === 0
          ? undefined
          : say(
              `New bests in six weeks: ${bests.map(({ name }) => name).join(", ")}`,
              `Neue Bestwerte in sechs Wochen: ${bests.map(({ name }) => name).join(", ")}`,
              `Nouveaux records en six semaines : ${bests.map(({ name }) => name).join(", ")}`,
              `Nuevas marcas en seis semanas: ${bests.map(({ name }) => name).join(", ")}`,
              `Nuovi record in sei settimane: ${bests.map(({ name }) => name).join(", ")}`,
            ),
        deload === undefined
          ? undefined
          : `${say("Next deload", "Nächster Deload", "Prochaine décharge", "Próxima descarga", "Prossimo scarico")}: ${dayIn(tongue, deload.date, false)}`,
      ]),
      say(
        "How are your sleep, mood and resting heart rate? If two of them are off for more than a week, or your performance stays down after two easy weeks, see a doctor.",
        "Wie sind Schlaf, Laune und Ruhepuls? Sind zwei davon länger als eine Woche schlecht, oder bleibt die Leistung nach zwei leichten Wochen unten, geh zum Arzt.",
        "Comment vont sommeil, humeur et pouls au repos ? Si deux vont mal plus d’une semaine, ou si la forme reste basse après deux semaines légères, vois un médecin.",
        "¿Qué tal el sueño, el ánimo y el pulso en reposo? Si dos van mal más de una semana, o el rendimiento sigue bajo tras dos semanas suaves, ve al médico.",
        "Come vanno sonno, umore e battito a riposo? Se due vanno male per più di una settimana, o la prestazione resta giù dopo due settimane leggere, vai dal medico.",
      ),
    ],
  };
}
