import { formatPace } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { sayIn } from "../languages.ts";
import { dayIn } from "../names.ts";

const WARM_UP = /\b(?:warm ?(?:ing )?up|aufwarm\w*|warm ?machen|echauff\w*|calentar|calentamiento|caliento|riscald\w*)\b/;
const SHORT_RUN = /\b(?:5 ?k(?:m)?|3 ?k(?:m)?|10 ?k(?:m)?|parkrun|time trial|zeitlauf|5er|contre la montre|test)\b/;

/** "how to warm up for a 5k time trial": for a fast run, with the athlete's own pace and the test that is planned (article warm-up). */
export function answerTestWarmUp(frame: Frame, { plan, today, capacities }: CoachView): Draft | undefined {
  const { words, tongue } = frame;
  if (!WARM_UP.test(words) || !SHORT_RUN.test(words) || /\bhyrox|marathon|half\b/.test(words) || frame.tells) return undefined;
  const say = sayIn(tongue);
  const pace = capacities.paces?.interval;
  const test =
    plan === undefined
      ? undefined
      : allSessions(plan).find((each) => each.date >= today && isOpen(plan, each) && /^test: .*run|^test: .*time trial/i.test(each.title));
  return {
    isDecided: true,
    articles: ["warm-up"],
    text: [
      say(
        "**20–25 minutes, finished ten minutes before the start**: 10–15 minutes of easy running, three minutes of drills and leg swings, then 3–4 strides of 15–20 s up to race pace with a minute of walking, or 2 minutes at race pace. Stay in motion.",
        "**20–25 Minuten, fertig zehn Minuten vor dem Start**: 10–15 Minuten locker laufen, drei Minuten Lauf-ABC und Beinschwünge, dann 3–4 Steigerungen von 15–20 s bis Renntempo mit einer Minute Gehen, oder 2 Minuten im Renntempo. In Bewegung bleiben.",
        "**20–25 minutes, finies dix minutes avant le départ** : 10–15 minutes de footing facile, trois minutes d’éducatifs, puis 3–4 lignes droites de 15–20 s jusqu’à l’allure de course avec une minute de marche, ou 2 minutes à l’allure. Reste en mouvement.",
        "**20–25 minutos, acabados diez minutos antes de la salida**: 10–15 minutos de trote suave, tres de ejercicios, luego 3–4 progresiones de 15–20 s hasta ritmo de carrera con un minuto andando, o 2 minutos a ritmo. Sigue en movimiento.",
        "**20–25 minuti, finiti dieci minuti prima del via**: 10–15 minuti di corsa facile, tre di andature, poi 3–4 allunghi di 15–20 s fino al passo gara con un minuto di cammino, o 2 minuti al passo. Resta in movimento.",
      ),
      ...(pace === undefined
        ? []
        : [
            say(
              `Start even: by your times about **${formatPace(pace)}–${formatPace(pace + 6)}** for 5 km, the first kilometre not faster.`,
              `Gleichmäßig anlaufen: nach deinen Zeiten etwa **${formatPace(pace)}–${formatPace(pace + 6)}** über 5 km, der erste Kilometer nicht schneller.`,
              `Pars régulier : d’après tes temps environ **${formatPace(pace)}–${formatPace(pace + 6)}** sur 5 km, le premier kilomètre pas plus vite.`,
              `Sal regular: según tus tiempos unos **${formatPace(pace)}–${formatPace(pace + 6)}** en 5 km, el primer kilómetro no más rápido.`,
              `Parti regolare: secondo i tuoi tempi circa **${formatPace(pace)}–${formatPace(pace + 6)}** sui 5 km, il primo chilometro non più veloce.`,
            ),
          ]),
      ...(test === undefined
        ? []
        : [
            say(
              `Yours is **${test.title}** on ${dayIn(tongue, test.date, false)}.`,
              `Deiner ist **${test.title}** am ${dayIn(tongue, test.date, false)}.`,
              `Le tien : **${test.title}**, ${dayIn(tongue, test.date, false)}.`,
              `El tuyo: **${test.title}**, ${dayIn(tongue, test.date, false)}.`,
              `Il tuo: **${test.title}**, ${dayIn(tongue, test.date, false)}.`,
            ),
          ]),
    ],
  };
}
