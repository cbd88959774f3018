import type { CoachProposal } from "@ironpace/contract";
import {
  addDays,
  type Day,
  type ExerciseItem,
  getMonday,
  getWeekday,
  itemText,
  type Session,
  swapOptions,
  type Weekday,
} from "@ironpace/training";
import { easeCard } from "../changes/ease-card.ts";
import { moveTo } from "../changes/move-to.ts";
import { getRow, sessionOn } from "../changes/session-named.ts";
import { offerDays, skipSessions } from "../changes/skip-sessions.ts";
import { bullet } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../view.ts";
import type { Frame } from "./frame.ts";
import { listIn, sayIn, type Tongue, valueIn } from "./languages.ts";
import { dayIn, longDayIn } from "./names.ts";
import { translated } from "./translated.ts";

/** "The card shows it before and after." */
export function previewIn(tongue: Tongue): string {
  return sayIn(tongue)(
    "The card shows it before and after. Nothing changes until you accept it.",
    "Die Karte zeigt vorher und nachher. Es ändert sich nichts, bis du sie annimmst.",
    "La carte montre l’avant et l’après. Rien ne change avant que tu l’acceptes.",
    "La tarjeta muestra el antes y el después. Nada cambia hasta que la aceptes.",
    "La scheda mostra il prima e il dopo. Non cambia nulla finché non la accetti.",
  );
}

/** The card for what a frame wants changed, or the nearest there is; undefined where a slot that it needs is missing. */
export function answerChangeFrame(frame: Frame, view: CoachView): (Draft & { readonly kind: string }) | undefined {
  const { plan } = view;
  if (plan === undefined) return undefined;
  const verbs = new Set(frame.verbs);
  const as = (kind: string, draft: Draft | undefined): (Draft & { readonly kind: string }) | undefined =>
    draft === undefined ? undefined : { ...draft, kind };
  if (verbs.has("end")) return as("end plan", endPlan(frame));
  const isWithout =
    frame.isBroken ||
    (verbs.has("swap") && frame.lines.length === 1 && liftsOf(frame).length === 0 && OTHER.test(frame.words)) ||
    (verbs.has("skip") && frame.lines.length > 0) ||
    (frame.hasPain && frame.lines.length > 0 && (verbs.size > 0 || !frame.asksAdvice));
  if (isWithout && !(verbs.has("swap") && frame.lines.length > 1)) {
    const without = as(
      frame.isBroken || frame.hasPain || OTHER.test(frame.words) ? "without for a reason" : "without",
      withoutLines(frame, plan, view),
    );
    if (without !== undefined) return without;
  }
  if (verbs.has("combine") && frame.days.length > 1) return as("both", bothOnOneDay(frame, plan, view));
  if (frame.minutes !== undefined && (verbs.has("shorten") || frame.isForGood || frame.onWeekdays) && !verbs.has("add")) {
    const capped =
      frame.onWeekdays || frame.weekdays.length > 0 ? as(frame.onWeekdays ? "weekday cap" : "cap", capWeekdays(frame, view)) : undefined;
    if (capped !== undefined) return capped;
    const session = sessionMeant(frame, plan, view.today);
    if (session !== undefined && verbs.has("shorten")) return as("shorten", shortenTo(frame, session));
  }
  if (frame.daysPerWeek !== undefined && frame.until !== undefined) return as("fewer days", fewerDays(frame, plan, view));
  if (
    new Set(frame.days).size >= 3 &&
    [...verbs].every((verb) => verb === "shorten") &&
    !frame.periods.some(({ kind }) => kind === "week") &&
    (verbs.has("shorten") || frame.daysPerWeek !== undefined) &&
    frame.minutes === undefined
  )
    return as("only days", onlyDays(frame, plan, view));
  if (verbs.has("swap") && frame.lines.length + liftsOf(frame).length >= 2) return as("swap", swapLines(frame, plan, view));
  if (verbs.has("harder") && !verbs.has("ease")) return as("harder", harder(frame, plan, view));
  if (verbs.has("add") && frame.subjects.some(({ sport }) => sport !== undefined)) return as("add", addWeekly(frame, view));
  if (frame.asksAdvice) return undefined;
  // Two wishes in one message are told apart elsewhere.
  if (frame.numbers.length > 0 || [...verbs].filter((verb) => verb !== "cant").length > 1) return undefined;
  const moved = verbs.has("move")
    ? as(verbs.has("cant") && frame.days.length === 2 ? "move instead" : "move", moveOf(frame, plan, view))
    : undefined;
  if (moved !== undefined) return moved;
  if (verbs.has("skip") || verbs.has("cant")) return as("leave out", leaveOut(frame, plan, view, verbs.has("skip")));
  return undefined;
}

/** The open session that is named by its day or its kind. */
export function sessionMeant({ days, subjects, relations }: Frame, plan: ActivePlan, today: Day): Session | undefined {
  const open = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each));
  const [day] = days;
  const [subject] = subjects;
  const fits = (each: Session): boolean =>
    subject?.kind === undefined
      ? subject?.lift === undefined || each.blocks.strength.some(({ name }) => subject.lift?.fits.test(name) === true)
      : subject.kind.isPlanned(each);
  if (day !== undefined) return open.find((each) => each.date === day);
  if (subject !== undefined) return open.find(fits);
  return relations.has("next") ? open[0] : undefined;
}

function moveOf(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue, days, subjects } = frame;
  const [first, second] = days;
  if (first === undefined) return undefined;
  const kind = subjects[0]?.kind;
  const session =
    second === undefined
      ? kind === undefined
        ? undefined
        : allSessions(plan).find((each) => each.date >= view.today && isOpen(plan, each) && kind.isPlanned(each))
      : sessionOn(plan, first);
  const to = second ?? first;
  if (session === undefined) return second === undefined ? undefined : freeDay(frame, first, plan, view, second);
  return translated(moveTo(session, to, view), tongue);
}

/** Nothing stands on the day: it is free already, and what comes next. */
function freeDay({ tongue }: Frame, day: Day, plan: ActivePlan, view: CoachView, to?: Day): Draft {
  const { today } = view;
  const say = sayIn(tongue);
  const when = dayIn(tongue, day, false);
  const next = allSessions(plan).find((each) => each.date >= (day < today ? today : day) && isOpen(plan, each));
  const before = allSessions(plan).findLast((each) => each.date < day && each.date >= today && isOpen(plan, each));
  // What is next may be meant.
  const moved =
    next === undefined || to === undefined || next.date === to || getMonday(next.date) !== getMonday(to)
      ? undefined
      : translated(moveTo(next, to, view), tongue);
  const around = [before, next].flatMap((each) => (each === undefined ? [] : [`**${each.title}** (${dayIn(tongue, each.date, false)})`]));
  return {
    text: [
      say(
        `**${when} is free already**: no session is planned, so nothing has to move.`,
        `**${when} ist schon frei**: keine Einheit geplant, es muss also nichts verschoben werden.`,
        `**${when} est déjà libre** : aucune séance prévue, il n’y a rien à déplacer.`,
        `**${when} ya está libre**: no hay sesión prevista, no hay nada que mover.`,
        `**${when} è già libero**: nessuna sessione in programma, non c’è nulla da spostare.`,
      ),
      ...(around.length === 0 ? [] : [`${say("Around it", "Rundherum", "Autour", "Alrededor", "Intorno")}: ${listIn(tongue, around)}.`]),
      ...(moved?.proposals === undefined
        ? []
        : [
            say(
              "If you mean the next session:",
              "Wenn du die nächste Einheit meinst:",
              "Si tu parles de la prochaine séance :",
              "Si te refieres a la próxima sesión:",
              "Se intendi la prossima sessione:",
            ),
            ...moved.text,
          ]),
    ],
    ...(moved?.proposals !== undefined && { proposals: moved.proposals }),
    isDecided: true,
  };
}

/** Days, a period or a session is left out; where only time is short, another day is offered first. */
function leaveOut(frame: Frame, plan: ActivePlan, view: CoachView, isSure: boolean): Draft | undefined {
  const { tongue, days, periods, weekdays, until } = frame;
  const { today } = view;
  if (frame.isForGood || weekdays.length > 0 || until !== undefined || frame.lines.length > 0 || frame.gear.length > 0) return undefined;
  const open = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each));
  const [period] = periods;
  if (days.length > 0) {
    const found = open.filter(({ date }) => days.includes(date));
    const [first] = found;
    if (first === undefined) return days[0] === undefined ? undefined : freeDay(frame, days[0], plan, view);
    if (found.length === 1 && !isSure) return translated(offerDays(first, first.date, view), tongue);
    return translated(skipSessions(found, view), tongue);
  }
  if (period !== undefined && isSure) {
    const found = open.filter(({ date }) => date >= period.from && date <= period.to);
    return found.length === 0 ? undefined : translated(skipSessions(found, view), tongue);
  }
  const session = frame.subjects.length === 1 ? sessionMeant(frame, plan, today) : undefined;
  return session === undefined || !isSure || frame.subjects[0]?.lift !== undefined
    ? undefined
    : translated(skipSessions([session], view), tongue);
}

/** One session with a limit of minutes. */
export function shortenTo({ tongue, minutes = 45 }: Frame, session: Session): Draft {
  const say = sayIn(tongue);
  const when = dayIn(tongue, session.date, false);
  if (session.duration <= minutes)
    return {
      text: [
        say(
          `**${session.title}** (${when}) takes ${session.duration} min as it is: it fits into ${minutes}.`,
          `**${session.title}** (${when}) dauert ohnehin nur ${session.duration} min: das passt in ${minutes}.`,
          `**${session.title}** (${when}) dure déjà ${session.duration} min : cela tient dans ${minutes}.`,
          `**${session.title}** (${when}) ya dura ${session.duration} min: cabe en ${minutes}.`,
          `**${session.title}** (${when}) dura già ${session.duration} min: sta in ${minutes}.`,
        ),
      ],
      isDecided: true,
    };
  return {
    text: [
      say(
        `Shorten **${session.title}** (${when}) from ${session.duration} to **${minutes} min**: warm-up and the main lines stay, the end is cut.`,
        `**${session.title}** (${when}) von ${session.duration} auf **${minutes} min** kürzen: Aufwärmen und Hauptteil bleiben, das Ende fällt weg.`,
        `Raccourcir **${session.title}** (${when}) de ${session.duration} à **${minutes} min** : l’échauffement et l’essentiel restent, la fin est coupée.`,
        `Acortar **${session.title}** (${when}) de ${session.duration} a **${minutes} min**: quedan el calentamiento y lo principal, se corta el final.`,
        `Accorciare **${session.title}** (${when}) da ${session.duration} a **${minutes} min**: restano il riscaldamento e il principale, si taglia la fine.`,
      ),
      previewIn(tongue),
    ],
    proposals: [
      easeCard(
        `${session.title}: ${minutes} min`,
        say(
          `You have ${minutes} minutes.`,
          `Du hast ${minutes} Minuten.`,
          `Tu as ${minutes} minutes.`,
          `Tienes ${minutes} minutos.`,
          `Hai ${minutes} minuti.`,
        ),
        session.date,
        session.date,
        { mostMinutes: Math.max(15, minutes) },
      ),
    ],
  };
}

const DAY_NAMES: readonly (readonly [string, string, string, string, string])[] = [
  ["Mondays", "montags", "le lundi", "los lunes", "il lunedì"],
  ["Tuesdays", "dienstags", "le mardi", "los martes", "il martedì"],
  ["Wednesdays", "mittwochs", "le mercredi", "los miércoles", "il mercoledì"],
  ["Thursdays", "donnerstags", "le jeudi", "los jueves", "il giovedì"],
  ["Fridays", "freitags", "le vendredi", "los viernes", "il venerdì"],
  ["Saturdays", "samstags", "le samedi", "los sábados", "il sabato"],
  ["Sundays", "sonntags", "le dimanche", "los domingos", "la domenica"],
];

/** A limit of minutes on weekdays from now on: the plan that is there, and what holds after it. */
function capWeekdays(frame: Frame, view: CoachView): Draft | undefined {
  const { tongue, minutes = 45 } = frame;
  const { plan, athlete, today } = view;
  const say = sayIn(tongue);
  const days: readonly Weekday[] = frame.weekdays.length > 0 ? frame.weekdays : [1, 2, 3, 4, 5];
  const known = { ...(athlete.availability.minutes as { readonly [day: number]: number } | undefined) };
  const open = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => (known[day] ?? 0) > 0);
  const touched = open.filter((day) => days.includes(day));
  if (plan === undefined || touched.length === 0) return undefined;
  const next = Object.fromEntries(
    open.map((day) => [day, touched.includes(day) ? Math.min(minutes, known[day] ?? minutes) : (known[day] ?? 60)]),
  );
  const end = addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  const affected = allSessions(plan).filter((each) => each.date >= today && isOpen(plan, each) && touched.includes(getWeekday(each.date)));
  const longer = affected.filter(({ duration }) => duration > minutes);
  const thisWeek = longer.filter(({ date }) => date <= addDays(getMonday(today), 6));
  const { longDay } = athlete.availability;
  const names = listIn(
    tongue,
    touched.map((day) => say(...(DAY_NAMES[day - 1] ?? ["", "", "", "", ""]))),
  );
  return {
    isDecided: true,
    text: [
      say(
        `At most **${minutes} min** on ${names}, from now on; the other days keep their time.`,
        `Höchstens **${minutes} min** ${names}, ab jetzt; die anderen Tage behalten ihre Zeit.`,
        `**${minutes} min** au plus ${names}, à partir de maintenant ; les autres jours gardent leur temps.`,
        `**${minutes} min** como máximo ${names}, a partir de ahora; los demás días mantienen su tiempo.`,
        `Al massimo **${minutes} min** ${names}, d’ora in poi; gli altri giorni mantengono il loro tempo.`,
      ),
      ...(longer.length === 0
        ? [
            say(
              `All sessions on those days up to ${dayIn(tongue, end)} fit already.`,
              `Alle Einheiten dieser Tage bis ${dayIn(tongue, end)} passen schon.`,
              `Toutes les séances de ces jours jusqu’au ${dayIn(tongue, end)} tiennent déjà.`,
              `Todas las sesiones de esos días hasta el ${dayIn(tongue, end)} ya caben.`,
              `Tutte le sessioni di quei giorni fino al ${dayIn(tongue, end)} ci stanno già.`,
            ),
          ]
        : [
            say("These get shorter:", "Diese werden kürzer:", "Celles-ci raccourcissent :", "Estas se acortan:", "Queste si accorciano:"),
            bullet(longer.map((each) => `${dayIn(tongue, each.date, false)}: ${each.title}, ${each.duration} → ${minutes} min`)),
          ]),
      say(
        `The plan that is there ends on ${dayIn(tongue, end)}; change the minutes in your profile too, and the next one keeps to it.`,
        `Der jetzige Plan endet am ${dayIn(tongue, end)}; ändere die Minuten auch im Profil, dann hält sich der nächste daran.`,
        `Le plan actuel finit le ${dayIn(tongue, end)} ; change aussi les minutes dans ton profil, et le suivant s’y tiendra.`,
        `El plan actual acaba el ${dayIn(tongue, end)}; cambia también los minutos en tu perfil y el siguiente los respetará.`,
        `Il piano attuale finisce il ${dayIn(tongue, end)}; cambia anche i minuti nel profilo e il prossimo li rispetterà.`,
      ),
      previewIn(tongue),
    ],
    proposals: [
      {
        title: say(
          `${names}: at most ${minutes} min`,
          `${names}: höchstens ${minutes} min`,
          `${names} : ${minutes} min au plus`,
          `${names}: ${minutes} min como máximo`,
          `${names}: al massimo ${minutes} min`,
        ),
        why: say(
          "The weeks after this one are planned again.",
          "Die Wochen nach dieser werden neu geplant.",
          "Les semaines suivantes sont replanifiées.",
          "Se replanifican las semanas siguientes.",
          "Le settimane successive vengono ripianificate.",
        ),
        request: {
          reason: "availability",
          availability: {
            daysPerWeek: Math.max(3, open.length),
            weekdays: [...open],
            minutes: next,
            ...(longDay !== undefined && { longDay }),
          },
        },
      },
      // What is left of this week the card above does not touch.
      ...thisWeek.map((each) =>
        easeCard(`${each.title}: ${minutes} min`, dayIn(tongue, each.date, false), each.date, each.date, { mostMinutes: minutes }),
      ),
    ],
  };
}

export const LINE_NAMES: { readonly [line: string]: RegExp } = {
  lunge: /lunge/i,
  "wall ball": /wall ball/i,
  "sled push": /sled push/i,
  "sled pull": /sled pull/i,
  sled: /sled/i,
  burpee: /burpee/i,
  farmer: /farmer/i,
  thruster: /thruster/i,
  "box jump": /jump/i,
  bulgarian: /bulgarian|split squat/i,
  "rope climb": /rope climb/i,
};

const MOST_CARDS = 8;

/** An exercise or a station goes for a time: a card for each line with what takes its place, and what a session itself names where the engine has none. */
function withoutLines(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue, lines, until, part } = frame;
  const { today } = view;
  const say = sayIn(tongue);
  const patterns = lines.flatMap((line) => LINE_NAMES[line] ?? []);
  if (patterns.length === 0) return undefined;
  const [day] = frame.days;
  const [period] = frame.periods;
  const last = until ?? period?.to ?? day ?? "2999-12-31";
  const first = period !== undefined && period.from > today ? period.from : (day ?? today);
  const sessions = allSessions(plan).filter((each) => each.date >= first && each.date <= last && isOpen(plan, each));
  const found = sessions.flatMap((session) =>
    [...session.blocks.warmup, ...session.blocks.skill, ...session.blocks.strength, ...session.blocks.mainWorkout]
      .filter(({ name }) => patterns.some((pattern) => pattern.test(name)))
      .map((item) => ({ session, item, isWarmUp: session.blocks.warmup.includes(item) })),
  );
  if (found.length === 0) {
    return {
      text: [
        say(
          `None of that is planned${until === undefined ? "" : ` until ${dayIn(tongue, until)}`}, so nothing has to change.`,
          `Davon ist nichts geplant${until === undefined ? "" : ` bis ${dayIn(tongue, until)}`}, es muss sich also nichts ändern.`,
          `Rien de cela n’est prévu${until === undefined ? "" : ` jusqu’au ${dayIn(tongue, until)}`}, il n’y a rien à changer.`,
          `Nada de eso está previsto${until === undefined ? "" : ` hasta el ${dayIn(tongue, until)}`}, no hay nada que cambiar.`,
          `Niente di questo è in programma${until === undefined ? "" : ` fino al ${dayIn(tongue, until)}`}, non c’è nulla da cambiare.`,
        ),
      ],
      isDecided: true,
    };
  }
  const rows = found.map(({ session, item, isWarmUp }) => ({
    session,
    item,
    isWarmUp,
    option: isWarmUp ? undefined : optionOf(session, item, patterns, frame, view),
  }));
  const cards: CoachProposal[] = rows.flatMap(({ session, item, option }) =>
    option === undefined
      ? []
      : [
          {
            title: `${item.name} → ${option.by}, ${dayIn(tongue, session.date, false)}`,
            why: session.title,
            request: { reason: "swap" as const, sessionId: getRow(plan, session), item: item.id, replacement: option.by },
          },
        ],
  );
  const names = listIn(tongue, [...new Set(found.map(({ item }) => item.name))]);
  const lineText = ({ session, item, option, isWarmUp }: (typeof rows)[number]): string => {
    const to =
      option !== undefined
        ? `**${option.by}** (${valueIn(tongue, option.text)})`
        : item.substitutions !== undefined && item.substitutions.length > 0
          ? say(
              `**${item.substitutions.join(" / ")}**, which the session itself names (no card needed)`,
              `**${item.substitutions.join(" / ")}**, das nennt die Einheit selbst (ohne Karte)`,
              `**${item.substitutions.join(" / ")}**, que la séance propose elle-même (sans carte)`,
              `**${item.substitutions.join(" / ")}**, que la propia sesión propone (sin tarjeta)`,
              `**${item.substitutions.join(" / ")}**, che la sessione stessa propone (senza scheda)`,
            )
          : say("leave the line out", "Zeile weglassen", "laisse la ligne", "deja esa línea", "salta la riga");
    return `${dayIn(tongue, session.date, false)}: ${isWarmUp ? `${say("warm-up", "Aufwärmen", "échauffement", "calentamiento", "riscaldamento")}, ${item.name}` : valueIn(tongue, itemText(item))} → ${to}`;
  };
  const partName = part === undefined ? undefined : say(...(PARTS[part] ?? [part, part, part, part, part]));
  const asksPain = frame.hasPain || part !== undefined;
  return {
    isDecided: true,
    text: [
      say(
        `**Without ${names}**${until === undefined ? "" : ` until ${dayIn(tongue, until)}`}:`,
        `**Ohne ${names}**${until === undefined ? "" : ` bis ${dayIn(tongue, until)}`}:`,
        `**Sans ${names}**${until === undefined ? "" : ` jusqu’au ${dayIn(tongue, until)}`} :`,
        `**Sin ${names}**${until === undefined ? "" : ` hasta el ${dayIn(tongue, until)}`}:`,
        `**Senza ${names}**${until === undefined ? "" : ` fino al ${dayIn(tongue, until)}`}:`,
      ),
      bullet(rows.slice(0, MOST_CARDS).map(lineText)),
      ...(until === undefined || !frame.isBroken
        ? []
        : [
            say(
              "The lines after that day stay in the plan.",
              "Danach bleiben die Zeilen im Plan.",
              "Après cette date, les lignes restent au plan.",
              "Después de esa fecha las líneas siguen en el plan.",
              "Dopo quella data le righe restano nel piano.",
            ),
          ]),
      ...(asksPain
        ? [
            say(
              `How strong is it${partName === undefined ? "" : ` in your ${partName}`}, from 0 to 10, and is it gone the next morning? Up to 3 you go on with everything painless; above 5, with swelling, or for more than two weeks, have a physio look at it.`,
              `Wie stark ist es${partName === undefined ? "" : ` (${partName})`} von 0 bis 10, und ist es am nächsten Morgen weg? Bis 3 machst du alles Schmerzfreie weiter; über 5, mit Schwellung oder länger als zwei Wochen: zum Physio.`,
              `C’est fort comment${partName === undefined ? "" : ` (${partName})`}, de 0 à 10, et est-ce parti le lendemain matin ? Jusqu’à 3, continue tout ce qui ne fait pas mal ; au-dessus de 5, avec un gonflement ou plus de deux semaines : fais voir à un kiné.`,
              `¿Cuánto molesta${partName === undefined ? "" : ` (${partName})`} de 0 a 10, y se ha ido a la mañana siguiente? Hasta 3 sigue con todo lo que no duele; por encima de 5, con hinchazón o más de dos semanas: que lo vea un fisio.`,
              `Quanto è forte${partName === undefined ? "" : ` (${partName})`} da 0 a 10, e il mattino dopo è passato? Fino a 3 continua tutto ciò che non fa male; sopra 5, con gonfiore o oltre due settimane: fallo vedere a un fisio.`,
            ),
          ]
        : []),
      ...(cards.length === 0 && !(frame.hasPain && part !== undefined) ? [] : [previewIn(tongue)]),
    ],
    // Where nothing can be swapped, the card for the complaint is the nearest there is.
    proposals:
      cards.length > 0 || part === undefined || !frame.hasPain ? cards.slice(0, MOST_CARDS) : [injuryCard(frame, partName ?? part)],
  };
}

function injuryCard({ tongue, content }: Frame, part: string): CoachProposal {
  const say = sayIn(tongue);
  return {
    title: say(
      `Work around your ${part}`,
      `Training um die Beschwerde herum: ${part}`,
      `Entraînement adapté : ${part}`,
      `Entrenar sin cargar: ${part}`,
      `Allenamento adattato: ${part}`,
    ),
    why: say(
      "Takes the load off it in the coming sessions.",
      "Nimmt in den nächsten Einheiten die Last davon.",
      "Allège les prochaines séances à cet endroit.",
      "Quita carga ahí en las próximas sesiones.",
      "Toglie carico lì nelle prossime sessioni.",
    ),
    request: { reason: "injury", details: content },
  };
}

const PARTS: { readonly [part: string]: readonly [string, string, string, string, string] } = {
  knee: ["knee", "Knie", "genou", "rodilla", "ginocchio"],
  shoulder: ["shoulder", "Schulter", "épaule", "hombro", "spalla"],
  back: ["back", "Rücken", "dos", "espalda", "schiena"],
  ankle: ["ankle", "Knöchel", "cheville", "tobillo", "caviglia"],
  hip: ["hip", "Hüfte", "hanche", "cadera", "anca"],
  wrist: ["wrist", "Handgelenk", "poignet", "muñeca", "polso"],
  elbow: ["elbow", "Ellbogen", "coude", "codo", "gomito"],
  calf: ["calf", "Wade", "mollet", "gemelo", "polpaccio"],
  achilles: ["Achilles tendon", "Achillessehne", "tendon d’Achille", "tendón de Aquiles", "tendine d’Achille"],
};

/** What can stand in: nothing of the same, and for a sore knee nothing that bends it as far. */
function optionOf(session: Session, item: ExerciseItem, patterns: readonly RegExp[], { part }: Frame, { plan, athlete }: CoachView) {
  if (plan === undefined) return undefined;
  const avoid =
    part === "knee"
      ? /lunge|squat|jump|step-up|split/i
      : part === "shoulder"
        ? /press|overhead|snatch|jerk/i
        : part === "back"
          ? /deadlift|good morning|swing/i
          : undefined;
  const options = swapOptions(plan.plan, athlete, session.id, item.id, 12).filter(
    ({ by }) => !patterns.some((pattern) => pattern.test(by)),
  );
  return options.find(({ by }) => avoid?.test(by) !== true) ?? (avoid === undefined ? options[0] : undefined);
}

function liftsOf({ subjects }: Frame): readonly RegExp[] {
  return subjects.flatMap(({ lift }) => lift?.fits ?? []);
}

const OTHER =
  /\b(?:something else|smth else|anything else|something different|something other|was ander\w+|etwas ander\w+|autre chose|otra cosa|algo distinto|qualcos ?altro|altro)\b/;
const REVERSED = /\b(?:instead of|rather than|statt|anstatt|au lieu d\w*|a la place d\w*|en (?:vez|lugar) de|al posto d\w*|invece d\w*)\b/;

/** One exercise for another in the next session that has it; what fits best where the named one does not. */
function swapLines(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue, tokens, days } = frame;
  const say = sayIn(tongue);
  const named = tokens.flatMap(({ concept }) => {
    const [kind, name = ""] = concept.split(":");
    const pattern =
      kind === "line" ? LINE_NAMES[name] : kind === "lift" ? frame.subjects.find((each) => each.name === name)?.lift?.fits : undefined;
    return pattern === undefined ? [] : [pattern];
  });
  const unique = named.filter((pattern, at) => named.findIndex(({ source }) => source === pattern.source) === at);
  const [old, wished] = REVERSED.test(frame.words) ? [unique[1], unique[0]] : [unique[0], unique[1]];
  if (old === undefined || wished === undefined) return undefined;
  const open = allSessions(plan).filter(
    (each) => each.date >= view.today && isOpen(plan, each) && (days[0] === undefined || each.date === days[0]),
  );
  for (const session of open) {
    const item = [...session.blocks.skill, ...session.blocks.strength, ...session.blocks.mainWorkout].find(({ name }) => old.test(name));
    if (item === undefined) continue;
    const options = swapOptions(plan.plan, view.athlete, session.id, item.id, 12);
    const exact = options.find(({ by }) => wished.test(by) && !/dumbbell/i.test(by)) ?? options.find(({ by }) => wished.test(by));
    const chosen = exact ?? options[0];
    const when = longDayIn(tongue, session.date);
    const own = item.substitutions ?? [];
    if (chosen === undefined)
      return {
        text: [
          say(
            `**${item.name}** on ${when}: no card fits, but the session itself names **${own.join(", ")}**; do that at the same effort.`,
            `**${item.name}** am ${when}: keine Karte passt, aber die Einheit selbst nennt **${own.join(", ")}**; mach das mit gleicher Anstrengung.`,
            `**${item.name}** le ${when} : aucune carte ne convient, mais la séance propose elle-même **${own.join(", ")}** ; fais-le au même effort.`,
            `**${item.name}** el ${when}: ninguna tarjeta encaja, pero la propia sesión propone **${own.join(", ")}**; hazlo con el mismo esfuerzo.`,
            `**${item.name}** il ${when}: nessuna scheda va bene, ma la sessione stessa propone **${own.join(", ")}**; fallo allo stesso sforzo.`,
          ),
        ],
        isDecided: true,
      };
    const others = options
      .filter((each) => each !== chosen)
      .slice(0, 3)
      .map(({ by }) => by);
    return {
      isDecided: true,
      text: [
        say(
          `**${item.name}** → **${chosen.by}** on ${when}: ${itemText(item)} becomes ${chosen.text}.`,
          `**${item.name}** → **${chosen.by}** am ${when}: aus ${valueIn(tongue, itemText(item))} wird ${valueIn(tongue, chosen.text)}.`,
          `**${item.name}** → **${chosen.by}** le ${when} : ${valueIn(tongue, itemText(item))} devient ${valueIn(tongue, chosen.text)}.`,
          `**${item.name}** → **${chosen.by}** el ${when}: ${valueIn(tongue, itemText(item))} pasa a ser ${valueIn(tongue, chosen.text)}.`,
          `**${item.name}** → **${chosen.by}** il ${when}: ${valueIn(tongue, itemText(item))} diventa ${valueIn(tongue, chosen.text)}.`,
        ),
        ...(exact === undefined
          ? [
              say(
                "What you named does not fit there; this is the closest.",
                "Was du nennst, passt dort nicht; das ist das Nächste.",
                "Ce que tu nommes ne convient pas là ; c’est le plus proche.",
                "Lo que nombras no encaja ahí; es lo más parecido.",
                "Quello che indichi non va bene lì; è il più vicino.",
              ),
            ]
          : []),
        ...(others.length === 0
          ? []
          : [
              `${say("Also possible", "Auch möglich", "Aussi possible", "También posible", "Anche possibile")}: ${listIn(tongue, others)}.`,
            ]),
        previewIn(tongue),
      ],
      proposals: [
        {
          title: `${item.name} → ${chosen.by}`,
          why: `${session.title}, ${dayIn(tongue, session.date, false)}.`,
          request: { reason: "swap", sessionId: getRow(plan, session), item: item.id, replacement: chosen.by },
        },
      ],
    };
  }
  return {
    text: [
      say(
        "No open session of the plan has that exercise.",
        "Keine offene Einheit des Plans hat diese Übung.",
        "Aucune séance ouverte du plan n’a cet exercice.",
        "Ninguna sesión abierta del plan tiene ese ejercicio.",
        "Nessuna sessione aperta del piano ha quell’esercizio.",
      ),
    ],
    isDecided: true,
  };
}

/** Training on some weekdays only, from now or from a month on. */
function onlyDays(frame: Frame, plan: ActivePlan, { athlete }: CoachView): Draft {
  const { tongue, periods, days } = frame;
  const say = sayIn(tongue);
  const weekdays = [...new Set(days.map((day) => getWeekday(day)))].toSorted((a, b) => a - b);
  const known = { ...(athlete.availability.minutes as { readonly [day: number]: number } | undefined) };
  const minutes = Object.fromEntries(weekdays.map((day) => [day, known[day] ?? 60]));
  const { longDay } = athlete.availability;
  const names = listIn(
    tongue,
    weekdays.map((day) => say(...(DAY_NAMES[day - 1] ?? ["", "", "", "", ""]))),
  );
  const start = periods[0]?.from;
  const end = addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  return {
    isDecided: true,
    text: [
      say(
        `**${weekdays.length} days a week**: ${names}.`,
        `**${weekdays.length} Tage die Woche**: ${names}.`,
        `**${weekdays.length} jours par semaine** : ${names}.`,
        `**${weekdays.length} días por semana**: ${names}.`,
        `**${weekdays.length} giorni a settimana**: ${names}.`,
      ),
      start !== undefined && start > end
        ? say(
            `Your plan ends on ${dayIn(tongue, end)}, before that: change the days in your profile, and the next plan follows them. The card would hold from next week on already.`,
            `Dein Plan endet am ${dayIn(tongue, end)}, also vorher: ändere die Tage im Profil, dann folgt der nächste Plan ihnen. Die Karte würde schon ab nächster Woche gelten.`,
            `Ton plan finit le ${dayIn(tongue, end)}, donc avant : change les jours dans ton profil et le plan suivant les suivra. La carte vaudrait dès la semaine prochaine.`,
            `Tu plan acaba el ${dayIn(tongue, end)}, es decir antes: cambia los días en tu perfil y el siguiente plan los seguirá. La tarjeta valdría ya desde la próxima semana.`,
            `Il piano finisce il ${dayIn(tongue, end)}, quindi prima: cambia i giorni nel profilo e il prossimo piano li seguirà. La scheda varrebbe già dalla prossima settimana.`,
          )
        : say(
            "From next week on; what you have done stays.",
            "Ab nächster Woche; was du gemacht hast, bleibt.",
            "À partir de la semaine prochaine ; ce qui est fait reste.",
            "Desde la próxima semana; lo hecho se queda.",
            "Dalla prossima settimana; ciò che hai fatto resta.",
          ),
      previewIn(tongue),
    ],
    proposals: [
      {
        title: names,
        why: say(
          "The weeks after this one are planned again.",
          "Die Wochen nach dieser werden neu geplant.",
          "Les semaines suivantes sont replanifiées.",
          "Se replanifican las semanas siguientes.",
          "Le settimane successive vengono ripianificate.",
        ),
        request: {
          reason: "availability",
          availability: {
            daysPerWeek: weekdays.length,
            weekdays,
            minutes,
            ...(longDay !== undefined && weekdays.includes(longDay) && { longDay }),
          },
        },
      },
    ],
  };
}

/** Fewer days for a time: in each week the session that costs least is left out; after it the plan goes on as it is. */
function fewerDays(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue, daysPerWeek = 0, until = view.today } = frame;
  const say = sayIn(tongue);
  const end = addDays(plan.plan.startDate, 7 * plan.plan.durationWeeks - 1);
  const out = plan.plan.weeks.flatMap(({ sessions, startDate }) => {
    if (startDate > until || addDays(startDate, 6) < view.today) return [];
    const open = sessions.filter((each) => each.date >= view.today && each.date <= until && isOpen(plan, each));
    const spare = sessions.length - daysPerWeek;
    // Key sessions stay: the hard ones and the long run.
    return spare <= 0
      ? []
      : open
          .toSorted((a, b) => Number(a.hard || a.code === "RL") - Number(b.hard || b.code === "RL") || a.load - b.load)
          .slice(0, Math.min(spare, open.length))
          .filter((each) => !each.hard && each.code !== "RL");
  });
  if (out.length === 0) return undefined;
  const line = (each: Session): string => `${dayIn(tongue, each.date, false)}: **${each.title}** (${each.duration} min)`;
  const last = dayIn(tongue, until);
  return {
    isDecided: true,
    text: [
      say(
        `**${daysPerWeek} days a week until ${last}**: no card holds for a time, so the nearest is to leave out the session that costs least in each week:`,
        `**${daysPerWeek} Tage die Woche bis ${last}**: keine Karte gilt nur für eine Zeit; am nächsten kommt, in jeder Woche die Einheit wegzulassen, die am wenigsten kostet:`,
        `**${daysPerWeek} jours par semaine jusqu’au ${last}** : aucune carte ne vaut pour un temps ; le plus proche est de laisser chaque semaine la séance qui coûte le moins :`,
        `**${daysPerWeek} días por semana hasta el ${last}**: ninguna tarjeta vale solo por un tiempo; lo más cercano es dejar cada semana la sesión que menos cuesta:`,
        `**${daysPerWeek} giorni a settimana fino al ${last}**: nessuna scheda vale solo per un periodo; la cosa più vicina è lasciare ogni settimana la sessione che costa meno:`,
      ),
      bullet(out.map(line)),
      until > end
        ? say(
            `Your plan ends on ${dayIn(tongue, end)}; generate the next one with ${daysPerWeek} days if it is still before ${last}. After that the days of your profile hold again.`,
            `Dein Plan endet am ${dayIn(tongue, end)}; erstelle den nächsten mit ${daysPerWeek} Tagen, wenn er vor ${last} beginnt. Danach gelten wieder die Tage deines Profils.`,
            `Ton plan finit le ${dayIn(tongue, end)} ; génère le suivant avec ${daysPerWeek} jours s’il commence avant le ${last}. Ensuite, les jours de ton profil valent à nouveau.`,
            `Tu plan acaba el ${dayIn(tongue, end)}; genera el siguiente con ${daysPerWeek} días si empieza antes del ${last}. Después vuelven a valer los días de tu perfil.`,
            `Il piano finisce il ${dayIn(tongue, end)}; genera il prossimo con ${daysPerWeek} giorni se inizia prima del ${last}. Poi valgono di nuovo i giorni del profilo.`,
          )
        : say(
            "After that everything stays as planned.",
            "Danach bleibt alles wie geplant.",
            "Après, tout reste comme prévu.",
            "Después todo queda como estaba.",
            "Dopo resta tutto come previsto.",
          ),
      previewIn(tongue),
    ],
    proposals: [
      {
        title: say(
          `${daysPerWeek} days a week until ${last}`,
          `${daysPerWeek} Tage die Woche bis ${last}`,
          `${daysPerWeek} jours par semaine jusqu’au ${last}`,
          `${daysPerWeek} días por semana hasta el ${last}`,
          `${daysPerWeek} giorni a settimana fino al ${last}`,
        ),
        why: listIn(
          tongue,
          out.map(({ title }) => title),
        ),
        request: { reason: "missed", sessionIds: out.map((each) => getRow(plan, each)) },
      },
    ],
  };
}

/** Two sessions on one day: whether it can be done, in which order, and what else there is. */
function bothOnOneDay(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue, days } = frame;
  const say = sayIn(tongue);
  const pair = [...new Set(days)].flatMap((day) => sessionOn(plan, day) ?? []);
  const [first, second] = pair;
  if (first === undefined || second === undefined) return undefined;
  const hard = pair.filter((each) => each.hard).length;
  const order = pair.toSorted((a, b) => Number(b.hard) - Number(a.hard) || b.intensityLevel - a.intensityLevel);
  const names = order.map(({ title, duration }) => `**${title}** (${duration} min)`);
  const free = [1, 2, 3, 4, 5, 6]
    .map((step) => addDays(first.date, step))
    .filter((day) => getMonday(day) === getMonday(first.date) && sessionOn(plan, day) === undefined);
  const drop = order.at(-1) ?? second;
  return {
    isDecided: true,
    text: [
      hard > 1
        ? say(
            `**Better not both hard ones on one day**: ${names.join(" and ")}.`,
            `**Besser nicht beide harten an einem Tag**: ${names.join(" und ")}.`,
            `**Mieux vaut pas deux séances dures le même jour** : ${names.join(" et ")}.`,
            `**Mejor no las dos duras el mismo día**: ${names.join(" y ")}.`,
            `**Meglio non due dure lo stesso giorno**: ${names.join(" e ")}.`,
          )
        : say(
            `**Possible**: first ${names[0] ?? ""}, then at least six hours later ${names[1] ?? ""}, easier than planned. Eat between them, and sleep well after.`,
            `**Möglich**: zuerst ${names[0] ?? ""}, mindestens sechs Stunden später ${names[1] ?? ""}, lockerer als geplant. Iss dazwischen.`,
            `**Possible** : d’abord ${names[0] ?? ""}, puis au moins six heures après ${names[1] ?? ""}, plus facile que prévu. Mange entre les deux.`,
            `**Posible**: primero ${names[0] ?? ""} y al menos seis horas después ${names[1] ?? ""}, más suave de lo previsto. Come entre las dos.`,
            `**Possibile**: prima ${names[0] ?? ""}, poi almeno sei ore dopo ${names[1] ?? ""}, più facile del previsto. Mangia in mezzo.`,
          ),
      say(
        "A card puts only one session on a day, so the plan keeps both days: just do the second one earlier and log it.",
        "Eine Karte legt nur eine Einheit auf einen Tag; der Plan behält also beide Tage: mach die zweite einfach früher und trag sie ein.",
        "Une carte ne met qu’une séance par jour ; le plan garde donc les deux jours : fais la seconde plus tôt et note-la.",
        "Una tarjeta pone solo una sesión por día, así que el plan mantiene ambos días: haz la segunda antes y anótala.",
        "Una scheda mette una sola sessione al giorno; il piano mantiene entrambi i giorni: fai la seconda prima e registrala.",
      ),
      ...(free[0] === undefined
        ? []
        : [
            say(
              `Or move ${names[1] ?? ""} to ${dayIn(tongue, free[0], false)}, which is free: that is the card.`,
              `Oder ${names[1] ?? ""} auf ${dayIn(tongue, free[0], false)}, das ist frei: das ist die Karte.`,
              `Ou déplace ${names[1] ?? ""} au ${dayIn(tongue, free[0], false)}, qui est libre : c’est la carte.`,
              `O mueve ${names[1] ?? ""} al ${dayIn(tongue, free[0], false)}, que está libre: es la tarjeta.`,
              `Oppure sposta ${names[1] ?? ""} a ${dayIn(tongue, free[0], false)}, che è libero: è la scheda.`,
            ),
            previewIn(tongue),
          ]),
    ],
    ...(free[0] !== undefined && { proposals: translated(moveTo(drop, free[0], view), tongue).proposals ?? [] }),
  };
}

/** What no card makes harder: the last sets of it, how much more is right, and where the number comes from. */
function harder(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue } = frame;
  const say = sayIn(tongue);
  const session = sessionMeant(frame, plan, view.today);
  if (session === undefined) return undefined;
  // A row or a run is not made harder with a barbell.
  const line = frame.subjects.some(({ sport }) => sport !== undefined) ? undefined : session.blocks.strength[0];
  const kilograms = line?.load?.kilograms;
  const when = dayIn(tongue, session.date, false);
  const more =
    kilograms === undefined ? undefined : [kilograms + 2.5, kilograms + 5].map((value) => valueIn(tongue, `${value} kg`)).join("–");
  return {
    isDecided: true,
    text: [
      line === undefined || more === undefined
        ? say(
            `**${session.title}** (${when}) is planned at effort ${session.intensityLevel} of 10. No card makes a session harder: the load grows by the plan's rules, from your bests.`,
            `**${session.title}** (${when}) ist mit Anstrengung ${session.intensityLevel} von 10 geplant. Keine Karte macht eine Einheit härter: die Belastung wächst nach den Regeln des Plans, aus deinen Bestwerten.`,
            `**${session.title}** (${when}) est prévue à effort ${session.intensityLevel} sur 10. Aucune carte ne durcit une séance : la charge suit les règles du plan, à partir de tes records.`,
            `**${session.title}** (${when}) está prevista con esfuerzo ${session.intensityLevel} de 10. Ninguna tarjeta endurece una sesión: la carga crece según las reglas del plan, a partir de tus marcas.`,
            `**${session.title}** (${when}) è prevista a sforzo ${session.intensityLevel} su 10. Nessuna scheda rende più dura una sessione: il carico cresce con le regole del piano, dai tuoi record.`,
          )
        : say(
            `**${session.title}** (${when}): go up to **${more}** in ${valueIn(tongue, itemText(line))} if the first set feels like effort 6 or less; stop adding at 8 of 10.`,
            `**${session.title}** (${when}): nimm **${more}** bei ${valueIn(tongue, itemText(line))}, wenn sich der erste Satz wie 6 oder weniger anfühlt; bei 8 von 10 nicht weiter steigern.`,
            `**${session.title}** (${when}) : monte à **${more}** sur ${valueIn(tongue, itemText(line))} si la première série est à 6 ou moins ; n’ajoute plus à 8 sur 10.`,
            `**${session.title}** (${when}): sube a **${more}** en ${valueIn(tongue, itemText(line))} si la primera serie se siente a 6 o menos; no subas más a 8 de 10.`,
            `**${session.title}** (${when}): sali a **${more}** in ${valueIn(tongue, itemText(line))} se la prima serie è a 6 o meno; a 8 su 10 non aggiungere.`,
          ),
      ...(session.isDeload
        ? [
            say(
              "That week is a deload, so it is easy on purpose: better keep it and add the weight the week after.",
              "Diese Woche ist ein Deload und mit Absicht leicht: lass sie lieber so und leg die Woche danach zu.",
              "Cette semaine est une décharge, donc facile exprès : garde-la plutôt et augmente la semaine d’après.",
              "Esa semana es de descarga y es suave a propósito: mejor déjala y sube la semana siguiente.",
              "Quella settimana è di scarico ed è leggera apposta: meglio lasciarla e aumentare la settimana dopo.",
            ),
          ]
        : []),
      say(
        "Log the sets with their effort: the loads that follow go up by themselves when they stay below what was planned. A tested maximum that is too low you change under Personal Bests.",
        "Trag die Sätze mit Anstrengung ein: bleiben sie unter dem Geplanten, steigen die nächsten Lasten von selbst. Ein zu niedriges Maximum änderst du unter Bestleistungen.",
        "Note les séries avec l’effort : les charges suivantes montent d’elles-mêmes si elles restent sous le prévu. Un maximum trop bas se change sous Records.",
        "Anota las series con su esfuerzo: las cargas siguientes suben solas si quedan por debajo de lo previsto. Un máximo demasiado bajo se cambia en Marcas.",
        "Registra le serie con lo sforzo: i carichi successivi salgono da soli se restano sotto il previsto. Un massimale troppo basso si cambia in Record.",
      ),
    ],
  };
}

/** A sport of its own once a week: where it fits, how long, and how it counts. */
function addWeekly(frame: Frame, view: CoachView): Draft | undefined {
  const { tongue, subjects, minutes = 30 } = frame;
  const { plan, athlete, today } = view;
  const [subject] = subjects;
  if (plan === undefined || subject?.sport === undefined) return undefined;
  if (
    !/\b(?:once a week|a week|weekly|every week|each week|pro woche|die woche|einmal|par semaine|por semana|a la semana|a settimana|where|wo |ou |donde|dove)\b/.test(
      frame.words,
    )
  )
    return undefined;
  const say = sayIn(tongue);
  const busy = new Set(athlete.availability.weekdays ?? []);
  const free = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => !busy.has(day));
  const hardDays = new Set(
    allSessions(plan)
      .filter(({ date, hard }) => date >= today && hard)
      .map(({ date }) => getWeekday(date)),
  );
  const before = (day: Weekday): Weekday => (day === 7 ? 1 : ((day + 1) as Weekday));
  const best = free.toSorted((a, b) => Number(hardDays.has(before(a))) - Number(hardDays.has(before(b))))[0];
  const name = (day: Weekday | undefined): string => (day === undefined ? "" : say(...(DAY_NAMES[day - 1] ?? ["", "", "", "", ""])));
  const others = free.filter((day) => day !== best).map(name);
  return {
    isDecided: true,
    text: [
      say(
        `**Best ${name(best)}, ${minutes} easy minutes**: the day is free${others.length === 0 ? "" : ` (${listIn(tongue, others)} too)`}, and it stays easy before or after the hard days.`,
        `**Am besten ${name(best)}, ${minutes} lockere Minuten**: der Tag ist frei${others.length === 0 ? "" : ` (auch ${listIn(tongue, others)})`}, und neben den harten Tagen bleibt es locker.`,
        `**Le mieux : ${name(best)}, ${minutes} minutes faciles** : ce jour est libre${others.length === 0 ? "" : ` (${listIn(tongue, others)} aussi)`}, et cela reste facile à côté des jours durs.`,
        `**Lo mejor: ${name(best)}, ${minutes} minutos suaves**: ese día está libre${others.length === 0 ? "" : ` (también ${listIn(tongue, others)})`} y se queda suave junto a los días duros.`,
        `**Meglio ${name(best)}, ${minutes} minuti facili**: il giorno è libero${others.length === 0 ? "" : ` (anche ${listIn(tongue, others)})`} e resta facile accanto ai giorni duri.`,
      ),
      say(
        `It adds a load of about ${minutes * 3} (${minutes} min × effort 3), little beside your week; in a deload week leave it out. It replaces nothing of the plan.`,
        `Das sind etwa ${minutes * 3} Last (${minutes} min × Anstrengung 3), wenig neben deiner Woche; in der Deload-Woche lass es weg. Es ersetzt nichts im Plan.`,
        `Cela ajoute une charge d’environ ${minutes * 3} (${minutes} min × effort 3), peu à côté de ta semaine ; en semaine de décharge, laisse-la. Elle ne remplace rien du plan.`,
        `Suma una carga de unos ${minutes * 3} (${minutes} min × esfuerzo 3), poco en tu semana; en la semana de descarga déjalo. No sustituye nada del plan.`,
        `Aggiunge un carico di circa ${minutes * 3} (${minutes} min × sforzo 3), poco accanto alla tua settimana; nella settimana di scarico lasciala. Non sostituisce nulla del piano.`,
      ),
      say(
        "The plan itself has no card for another sport: enter it under Workouts for that day, and log it after; its load counts.",
        "Für eine weitere Sportart hat der Plan keine Karte: leg sie unter Workouts für den Tag an und trag sie danach ein; ihre Last zählt.",
        "Le plan n’a pas de carte pour un autre sport : ajoute-la sous Workouts ce jour-là et note-la ensuite ; sa charge compte.",
        "El plan no tiene tarjeta para otro deporte: añádelo en Workouts ese día y anótalo después; su carga cuenta.",
        "Il piano non ha una scheda per un altro sport: inseriscilo in Workouts per quel giorno e registralo dopo; il suo carico conta.",
      ),
    ],
  };
}

/** A plan is ended by its athlete; what that means, and what is less. */
function endPlan({ tongue }: Frame): Draft {
  const say = sayIn(tongue);
  return {
    isDecided: true,
    text: [
      say(
        "**I do not end a plan from here.** Ending it takes the sessions that are still open out of your calendar; what you logged stays.",
        "**Einen Plan beende ich von hier aus nicht.** Beenden nimmt die offenen Einheiten aus dem Kalender; was du eingetragen hast, bleibt.",
        "**Je ne termine pas un plan d’ici.** Le terminer retire les séances encore ouvertes du calendrier ; ce que tu as noté reste.",
        "**Desde aquí no termino un plan.** Terminarlo quita del calendario las sesiones abiertas; lo que anotaste se queda.",
        "**Da qui non termino un piano.** Terminarlo toglie dal calendario le sessioni aperte; ciò che hai registrato resta.",
      ),
      bullet([
        say(
          "Adjust first: add a day for an easy run (“I also want to train on Sundays, 60 min”), or take one lifting day shorter; the plan goes on.",
          "Erst anpassen: einen Tag für einen lockeren Lauf dazu („ich will auch sonntags trainieren, 60 min“) oder einen Krafttag kürzer; der Plan läuft weiter.",
          "D’abord ajuster : ajouter un jour pour un footing (« je veux aussi m’entraîner le dimanche, 60 min ») ou raccourcir un jour de force ; le plan continue.",
          "Primero ajustar: añadir un día de rodaje suave («también quiero entrenar los domingos, 60 min») o acortar un día de fuerza; el plan sigue.",
          "Prima adattare: aggiungere un giorno di corsa facile («voglio allenarmi anche la domenica, 60 min») o accorciare un giorno di forza; il piano continua.",
        ),
        say(
          "Or a new one: change the focus in your profile (running gets more of the week), then generate a plan; the new one takes the place of this one.",
          "Oder ein neuer: Schwerpunkt im Profil ändern (Laufen bekommt mehr von der Woche), dann einen Plan erstellen; er ersetzt diesen.",
          "Ou un nouveau : change la priorité dans ton profil (la course prend plus de place), puis génère un plan ; il remplace celui-ci.",
          "O uno nuevo: cambia el enfoque en tu perfil (más carrera en la semana) y genera un plan; sustituye a este.",
          "Oppure uno nuovo: cambia il focus nel profilo (più corsa nella settimana) e genera un piano; sostituisce questo.",
        ),
      ]),
      say(
        "Which of the two do you want? Until you say so, nothing changes.",
        "Welches von beiden willst du? Bis dahin ändert sich nichts.",
        "Lequel veux-tu ? D’ici là, rien ne change.",
        "¿Cuál de los dos quieres? Hasta entonces no cambia nada.",
        "Quale dei due vuoi? Fino ad allora non cambia nulla.",
      ),
    ],
  };
}
