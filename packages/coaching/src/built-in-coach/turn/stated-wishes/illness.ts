import { addDays, type Day, getMonday } from "@ironpace/training";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";
import { easeCard } from "../../changes/ease-card.ts";
import { previewIn } from "../changes/preview.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";
import { dayIn } from "../names.ts";

/** A cold of nose and throat without a temperature, or one that is getting better: easy now, and back in steps. */
export function answerMildCold(frame: Frame, { plan, today }: CoachView): Draft {
  const { tongue } = frame;
  const say = sayIn(tongue);
  const open = plan === undefined ? [] : allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each));
  const [now, next] = open.filter(({ date }) => date <= addDays(today, 2));
  const hard = open.find(({ date, hard: isHard }) => isHard && date > addDays(today, 2));
  const minutes = Math.min(MILD_MINUTES, now?.duration ?? MILD_MINUTES);
  const half = next === undefined ? 0 : Math.round(next.duration / 10) * 5;
  return {
    isDecided: true,
    articles: ["training-when-ill"],
    text: [
      now === undefined
        ? say(
            "**With only a runny nose or sore throat and no fever, easy is fine, hard is not.**",
            "**Locker geht, hart nicht**: nur Nase und Hals, kein Fieber.",
            "**Facile oui, dur non** : nez et gorge seulement, pas de fièvre.",
            "**Suave sí, duro no**: solo nariz y garganta, sin fiebre.",
            "**Facile sì, duro no**: solo naso e gola, niente febbre.",
          )
        : say(
            `**Easy is fine, hard is not**: ${minutes} easy minutes instead of **${now.title}** (${dayIn(tongue, now.date, false)}), and only if you feel like it.`,
            `**Locker geht, hart nicht**: ${minutes} lockere Minuten statt **${now.title}** (${dayIn(tongue, now.date, false)}), und nur wenn dir danach ist.`,
            `**Facile oui, dur non** : ${minutes} minutes faciles au lieu de **${now.title}** (${dayIn(tongue, now.date, false)}), et seulement si tu en as envie.`,
            `**Suave sí, duro no**: ${minutes} minutos suaves en vez de **${now.title}** (${dayIn(tongue, now.date, false)}), y solo si te apetece.`,
            `**Facile sì, duro no**: ${minutes} minuti facili invece di **${now.title}** (${dayIn(tongue, now.date, false)}), e solo se te la senti.`,
          ),
      ...(next === undefined
        ? []
        : [
            say(
              `Then **${next.title}** (${dayIn(tongue, next.date, false)}): half of it, ${half} easy minutes, if today went well and you are no worse in the morning.`,
              `Danach **${next.title}** (${dayIn(tongue, next.date, false)}): die Hälfte, ${half} lockere Minuten, wenn heute gut ging und es am Morgen nicht schlechter ist.`,
              `Ensuite **${next.title}** (${dayIn(tongue, next.date, false)}) : la moitié, ${half} minutes faciles, si aujourd’hui s’est bien passé et que ce n’est pas pire au matin.`,
              `Después **${next.title}** (${dayIn(tongue, next.date, false)}): la mitad, ${half} minutos suaves, si hoy ha ido bien y por la mañana no estás peor.`,
              `Poi **${next.title}** (${dayIn(tongue, next.date, false)}): metà, ${half} minuti facili, se oggi è andata bene e al mattino non va peggio.`,
            ),
          ]),
      say(
        `Hard again once your nose and throat have been clear for three days${hard === undefined ? "" : `: the next one is **${hard.title}** (${dayIn(tongue, hard.date, false)})`}.`,
        `Hart wieder, wenn Nase und Hals drei Tage lang frei sind${hard === undefined ? "" : `: als Nächstes **${hard.title}** (${dayIn(tongue, hard.date, false)})`}.`,
        `Dur de nouveau quand nez et gorge sont libres depuis trois jours${hard === undefined ? "" : ` : la prochaine est **${hard.title}** (${dayIn(tongue, hard.date, false)})`}.`,
        `Duro otra vez cuando nariz y garganta lleven tres días libres${hard === undefined ? "" : `: la próxima es **${hard.title}** (${dayIn(tongue, hard.date, false)})`}.`,
        `Di nuovo duro quando naso e gola sono liberi da un giorno${hard === undefined ? "" : `: la prossima è **${hard.title}** (${dayIn(tongue, hard.date, false)})`}.`,
      ),
      say(
        "Fever, deep cough, chest or stomach trouble, or aching muscles: no training at all. Tell me, and the card takes the days out instead.",
        "Fieber, tiefer Husten, Brust, Magen oder Gliederschmerzen: gar kein Training. Sag es mir, dann nimmt die Karte die Tage ganz heraus.",
        "Fièvre, toux profonde, poitrine, estomac ou courbatures : aucun entraînement. Dis-le-moi, et la carte retire ces jours.",
        "Fiebre, tos profunda, pecho, estómago o dolor muscular: nada de entrenar. Dímelo y la tarjeta quita esos días.",
        "Febbre, tosse profonda, petto, stomaco o dolori muscolari: niente allenamento. Dimmelo, e la scheda toglie quei giorni.",
      ),
      ...(now === undefined ? [] : [previewIn(tongue)]),
    ],
    ...(now !== undefined && {
      proposals: [
        easeCard(
          say(
            `Only ${minutes} easy minutes, ${dayIn(tongue, now.date, false)}`,
            `Nur ${minutes} lockere Minuten, ${dayIn(tongue, now.date, false)}`,
            `Seulement ${minutes} minutes faciles, ${dayIn(tongue, now.date, false)}`,
            `Solo ${minutes} minutos suaves, ${dayIn(tongue, now.date, false)}`,
            `Solo ${minutes} minuti facili, ${dayIn(tongue, now.date, false)}`,
          ),
          now.title,
          now.date,
          now.date,
          { onlyEasy: true, mostMinutes: minutes },
        ),
        ...(next === undefined
          ? []
          : [
              easeCard(
                say(
                  `Half, easy, ${dayIn(tongue, next.date, false)}`,
                  `Die Hälfte, locker, ${dayIn(tongue, next.date, false)}`,
                  `La moitié, facile, ${dayIn(tongue, next.date, false)}`,
                  `La mitad, suave, ${dayIn(tongue, next.date, false)}`,
                  `Metà, facile, ${dayIn(tongue, next.date, false)}`,
                ),
                next.title,
                next.date,
                next.date,
                { onlyEasy: true, mostMinutes: Math.max(15, half) },
              ),
            ]),
      ],
    }),
  };
}

const MILD_MINUTES = 30;

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
          title: illnessTitle(tongue, today, to),
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

/** Title of a card that takes out days of illness. */
export function illnessTitle(tongue: Tongue, from: Day, to: Day): string {
  const [first, last] = [dayIn(tongue, from, false), dayIn(tongue, to, false)];
  return sayIn(tongue)(
    `Ill, ${first} to ${last}`,
    `Krank, ${first} bis ${last}`,
    `Malade, du ${first} au ${last}`,
    `Enfermedad, del ${first} al ${last}`,
    `Malattia, dal ${first} al ${last}`,
  );
}
