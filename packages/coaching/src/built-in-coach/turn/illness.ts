import { addDays, getMonday } from "@ironpace/training";
import { bullet } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import { previewIn } from "./changes/preview.ts";
import type { Frame } from "./frame.ts";
import { sayIn } from "./languages.ts";
import { dayIn } from "./names.ts";

/** A cold or an illness of now: nothing hard, what stands in the plan, and the card that takes those days out. */
export function answerIll(frame: Frame, { plan, today }: CoachView): Draft {
  const { tongue, periods, until } = frame;
  const say = sayIn(tongue);
  const weekend = periods.find(({ kind }) => kind === "weekend");
  const to = until ?? (weekend === undefined ? addDays(today, 1) : addDays(getMonday(today), 6));
  const touched = plan === undefined ? [] : allSessions(plan).filter((each) => each.date >= today && each.date <= to && isOpen(plan, each));
  const first = touched.find(({ hard }) => hard);
  return {
    isDecided: true,
    articles: ["training-when-ill"],
    text: [
      first === undefined
        ? say(
            "**Nothing hard while you have a cold.**",
            "**Nichts Hartes, solange du erkältet bist.**",
            "**Rien de dur tant que tu es enrhumé.**",
            "**Nada duro mientras estés resfriado.**",
            "**Niente di duro finché sei raffreddato.**",
          )
        : say(
            `**Leave ${first.title} (${dayIn(tongue, first.date, false)}) out**: nothing hard with a cold.`,
            `**Lass ${first.title} (${dayIn(tongue, first.date, false)}) aus**: nichts Hartes mit einer Erkältung.`,
            `**Laisse ${first.title} (${dayIn(tongue, first.date, false)})** : rien de dur avec un rhume.`,
            `**Deja ${first.title} (${dayIn(tongue, first.date, false)})**: nada duro con un resfriado.`,
            `**Salta ${first.title} (${dayIn(tongue, first.date, false)})**: niente di duro con il raffreddore.`,
          ),
      say(
        "Only nose and throat: 20–30 easy minutes at most, and only if they make you feel better.",
        "Nur Nase und Hals: höchstens 20–30 lockere Minuten, und nur wenn sie dir guttun.",
        "Nez et gorge seulement : 20 à 30 minutes faciles au plus, et seulement si cela te fait du bien.",
        "Solo nariz y garganta: 20–30 minutos suaves como mucho, y solo si te sientan bien.",
        "Solo naso e gola: al massimo 20–30 minuti facili, e solo se ti fanno stare meglio.",
      ),
      ...(touched.length === 0
        ? []
        : [
            bullet(
              touched.map(
                ({ date, title, hard }) =>
                  `${dayIn(tongue, date, false)}: **${title}**, ${hard ? say("leave it out", "auslassen", "à laisser", "déjala", "saltala") : say("only easy, if you feel well", "nur locker, wenn es dir gut geht", "seulement facile, si tu te sens bien", "solo suave, si te encuentras bien", "solo facile, se stai bene")}`,
              ),
            ),
          ]),
      say(
        "Chest, deep cough, stomach, aching muscles or a temperature: no training at all, and a doctor if it lasts or your heart races.",
        "Brust, tiefer Husten, Magen, Gliederschmerzen oder Fieber: gar kein Training, und zum Arzt, wenn es anhält oder das Herz rast.",
        "Poitrine, toux profonde, estomac, courbatures ou température : aucun entraînement, et un médecin si cela dure ou si le cœur s’emballe.",
        "Pecho, tos profunda, estómago, dolor muscular o fiebre: nada de entrenar, y al médico si dura o se te acelera el corazón.",
        "Petto, tosse profonda, stomaco, dolori muscolari o febbre: niente allenamento, e dal medico se dura o il cuore accelera.",
      ),
      ...(touched.length === 0 ? [] : [previewIn(tongue)]),
    ],
    ...(touched.length > 0 && {
      proposals: [
        {
          title: say(
            `Ill, ${dayIn(tongue, today, false)} to ${dayIn(tongue, to, false)}`,
            `Krank, ${dayIn(tongue, today, false)} bis ${dayIn(tongue, to, false)}`,
            `Malade, du ${dayIn(tongue, today, false)} au ${dayIn(tongue, to, false)}`,
            `Enfermedad, del ${dayIn(tongue, today, false)} al ${dayIn(tongue, to, false)}`,
            `Malattia, dal ${dayIn(tongue, today, false)} al ${dayIn(tongue, to, false)}`,
          ),
          why: say(
            "No hard training with a cold.",
            "Kein hartes Training mit einer Erkältung.",
            "Pas d’entraînement dur avec un rhume.",
            "Nada duro con un resfriado.",
            "Niente di duro con il raffreddore.",
          ),
          request: { reason: "illness" as const, from: today, to },
        },
      ],
    }),
  };
}
