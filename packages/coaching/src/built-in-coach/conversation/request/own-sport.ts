import { addDays, getWeekday, OTHER_SPORT } from "@ironpace/training";
import type { TurnContext } from "../../focus/focus.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { dayIn } from "../../turn/names.ts";

/** A class with work like that of the plan: it takes the place of a session. */
const CLASS =
  /\b(?:cross ?fit|spin(?:ning)?|hiit|boot ?camp|zumba|body ?pump|hyrox)[ -]?(?:class(?:es)?|kurse?|stunden?|cours|clases?|cors[oi]|lezion[ei])\b|\b(?:cours|clases?|cors[oi]|lezion[ei]) (?:de |di |d )?(?:cross ?fit|spin(?:ning)?|hiit)\b/;
/** Somebody else's sport, or sport to look at. */
const OF_OTHERS =
  /\b(?:watch\w*|won|wins?|score\w*|kids?|son|sons|daughter\w*|husband|wife|boyfriend|girlfriend|schau\w*|gewinnt|gewonnen|kinder\w*|sohn\w*|tochter\w*|regarde\w*|enfants?|fils|fille|ver el|ninos?|hij[oa]s?|guardo|figli[oa]?|bambin[io])\b/;
const OVER = /\b(?:did|played|had|was|were|gespielt|war|ai joue|jugue|giocato)\b/;

/** "Football on Tuesdays, is that a problem?": what the plan has on those days, and where the athlete's own sport is entered. */
export function ownSport({ words, frame, cards, view, say, tongue }: TurnContext): Draft | undefined {
  const sport = OTHER_SPORT.exec(words)?.[0];
  const { plan, today, athlete } = view;
  const weekdays = [...new Set([...frame.days.map((day) => getWeekday(day)), ...frame.weekdays])].toSorted((a, b) => a - b);
  if (plan === undefined || cards.length > 0 || weekdays.length === 0 || (sport === undefined && !CLASS.test(words))) return undefined;
  if (frame.verbs.length > 0 || frame.tells || frame.periods.length > 0 || frame.minutes !== undefined) return undefined;
  if (OF_OTHERS.test(words) || OVER.test(words) || frame.days.some((day) => day < today)) return undefined;
  const isKnown = sport !== undefined && athlete.dislikes?.toLowerCase().includes(sport) === true;
  const lines = weekdays.map((weekday) => {
    const day = addDays(today, (weekday - getWeekday(today) + 7) % 7);
    const session = allSessions(plan).find((each) => each.date === day && isOpen(plan, each));
    const key = say("key session", "Schlüsseleinheit", "séance clé", "sesión clave", "sessione chiave");
    return session === undefined
      ? `${dayIn(tongue, day, false)}: ${say("nothing planned", "nichts geplant", "rien de prévu", "nada previsto", "nulla in programma")}`
      : `${dayIn(tongue, day, false)}: **${session.title}** (${session.duration} min${session.hard ? `, ${key}` : ""})`;
  });
  return {
    isDecided: true,
    text: [
      isKnown
        ? say(
            "**Your profile has it**: plans put nothing hard on those days.",
            "**Es steht in deinem Profil**: Pläne legen nichts Hartes auf diese Tage.",
            "**C’est dans ton profil** : les plans ne mettent rien de dur ces jours-là.",
            "**Está en tu perfil**: los planes no ponen nada duro esos días.",
            "**È nel tuo profilo**: i piani non mettono niente di duro in quei giorni.",
          )
        : say(
            "**Your plan does not allow for it yet.** Planned on that day now:",
            "**Der Plan rechnet noch nicht damit**. Dort steht jetzt:",
            "**Le plan n’en tient pas encore compte**. Il y a pour l’instant :",
            "**El plan aún no cuenta con ello**. Ahora hay:",
            "**Il piano non ne tiene ancora conto**. Ora c’è:",
          ),
      bullet(lines),
      ...(isKnown
        ? []
        : sport !== undefined
          ? [
              say(
                "Enter it in your profile under **What you would rather not do**, with its days (“football on Tuesdays”): plans made or adjusted after that put nothing hard on them.",
                "Trag es im Profil unter **What you would rather not do** mit seinen Tagen ein („Fußball am Dienstag“): Pläne, die danach entstehen oder angepasst werden, legen nichts Hartes darauf.",
                "Saisis-le dans ton profil sous **What you would rather not do**, avec ses jours (« football le mardi ») : les plans créés ou adaptés ensuite n’y mettent rien de dur.",
                "Apúntalo en tu perfil en **What you would rather not do**, con sus días («fútbol los martes»): los planes que se hagan o ajusten después no ponen nada duro ahí.",
                "Inseriscilo nel profilo in **What you would rather not do**, con i suoi giorni («calcio il martedì»): i piani creati o adattati dopo non ci mettono niente di duro.",
              ),
            ]
          : [
              say(
                "Such a class is a session of its own: free its day for it (“no training on Wednesdays”), or tell me to make that day’s session easy.",
                "So ein Kurs ist eine eigene Einheit: mach den Tag dafür frei („mittwochs kein Training“), oder lass mich die Einheit dort locker machen.",
                "Un tel cours est une séance à part entière : libère le jour (« pas d’entraînement le mercredi »), ou demande-moi de rendre facile la séance de ce jour.",
                "Una clase así es una sesión más: deja libre el día («sin entreno los miércoles») o pídeme que la sesión de ese día sea suave.",
                "Un corso così è una sessione a sé: libera il giorno («niente allenamento il mercoledì») o chiedimi di rendere facile la sessione di quel giorno.",
              ),
            ]),
      say(
        "Log it after each time, so that its load counts. Nothing has changed.",
        "Trag es nach jedem Mal ein, damit die Belastung zählt. Geändert ist nichts.",
        "Note-le après chaque fois pour que sa charge compte. Rien n’a changé.",
        "Anótalo después de cada vez para que cuente su carga. No ha cambiado nada.",
        "Registralo dopo ogni volta perché il carico conti. Non è cambiato nulla.",
      ),
    ],
  };
}
