import type { Romance } from "./gloss.ts";

/** Parts of a sentence in French, Spanish or Italian: days, periods, units, lifts. Titles of sessions are names and stay as they are. */
export function toRomance(value: string, language: Romance): string {
  return (
    value
      // What the athlete wrote is quoted as it is.
      .split(/(\*\*[^*]+\*\*|“[^”]*”)/u)
      .map((part) => (part.startsWith("“") ? part : TITLE.test(part) ? withDays(part, language) : plain(part, language)))
      .join("")
  );
}

const TITLE =
  /, then |\bwith \w+ stations\b|^\**(?:Deload|Compromised|Easy engine|Long run|Interval|Threshold|Easy run|Test|Half|Station|Move|Rest on)\b| and (?:bench|deadlift|then)|^\**[A-Z][a-z]+ (?:squat|press) \d+ × \d+ at .* (?:and|then) /u;

function plain(value: string, language: Romance): string {
  const at = COLUMN[language];
  let text = withDays(value, language);
  for (const [pattern, ...words] of VALUES) text = text.replace(pattern, words[at] ?? "$&");
  for (const [lift, ...names] of LIFTS) text = text.replaceAll(lift, (found) => asWritten(found, names[at] ?? found));
  return text
    .replaceAll(/(\d\**)%/gu, "$1 %")
    .replaceAll(/(\d),(\d{3})\b/gu, "$1.$2")
    .replaceAll(/(\d)\.(\d{1,2})(?=\s?(?:kg|km|lb|mi|%|min|h|W|\*\*|\)|;|$|–| ))/gu, "$1,$2");
}

/** Lifts that have a name of their own in the language. One with another word before it is another exercise, "Romanian deadlift", and stays. */
const LIFTS: readonly (readonly [RegExp, string, string, string])[] = [
  [/(?<!\p{Lu}[\p{L}-]+ )\bback squat\b/giu, "squat", "sentadilla", "squat"],
  [/(?<!\p{Lu}[\p{L}-]+ )\bdeadlift\b/giu, "soulevé de terre", "peso muerto", "stacco"],
  [/(?<!\p{Lu}[\p{L}-]+ )\bbench press\b/giu, "développé couché", "press de banca", "panca piana"],
  [/(?<!\p{Lu}[\p{L}-]+ )\boverhead press\b/giu, "développé militaire", "press militar", "lento avanti"],
  [/(?<!\p{Lu}[\p{L}-]+ )\b(?:strict )?pull-ups?\b(?: \(strict\))?/giu, "tractions", "dominadas", "trazioni"],
  [/(?<!\p{Lu}[\p{L}-]+ )\brow erg\b/giu, "rameur", "remo", "vogatore"],
];

/** With a capital where the English has one. */
function asWritten(found: string, name: string): string {
  return /^\p{Lu}/u.test(found) ? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` : name;
}

const COLUMN: { readonly [language in Romance]: number } = { fr: 0, es: 1, it: 2 };

const SHORT_DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const SHORT_MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

interface Names {
  readonly days: readonly string[];
  readonly shortDays: readonly string[];
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
}

const NAMES: { readonly [language in Romance]: Names } = { fr: namesIn("fr"), es: namesIn("es"), it: namesIn("it") };

function namesIn(language: Romance): Names {
  const name = (options: Intl.DateTimeFormatOptions, date: Date): string =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(date).replace(/\.$/u, "");
  // 5 January 2026 is a Monday.
  const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 5 + day)));
  const year = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
  return {
    days: week.map((day) => name({ weekday: "long" }, day)),
    shortDays: week.map((day) => name({ weekday: "short" }, day)),
    months: year.map((day) => name({ month: "long" }, day)),
    shortMonths: year.map((day) => name({ month: "short" }, day)),
  };
}

function withDays(text: string, language: Romance): string {
  const { days, shortDays, months, shortMonths } = NAMES[language];
  const of = language === "es" ? " de " : " ";
  return text
    .replaceAll(DATE, (_, day: string, date: string, month: string, year?: string) => {
      const name = day.endsWith("day") ? days[DAYS.indexOf(day)] : shortDays[SHORT_DAYS.indexOf(day)];
      return `${name ?? day} ${dayOfMonth(date, language)} ${shortMonths[SHORT_MONTHS.indexOf(month)] ?? month}${year ?? ""}`;
    })
    .replaceAll(FULL_DATE, (_, day: string, date: string, month: string) => {
      return `${days[DAYS.indexOf(day)] ?? day} ${dayOfMonth(date, language)}${of}${months[MONTHS.indexOf(month)] ?? month}`;
    })
    .replaceAll(DAY, (day) => days[DAYS.indexOf(day)] ?? day)
    .replaceAll(SHORT_DAY, (day) => shortDays[SHORT_DAYS.indexOf(day)] ?? day)
    .replaceAll(MONTH, (month) => months[MONTHS.indexOf(month)] ?? month);
}

function dayOfMonth(date: string, language: Romance): string {
  return language === "fr" && date === "1" ? "1er" : date;
}

const DATE = new RegExp(String.raw`\b(${SHORT_DAYS.join("|")}) (\d{1,2}) (${SHORT_MONTHS.join("|")})\b( \d{4})?`, "gu");
const FULL_DATE = new RegExp(String.raw`\b(${DAYS.join("|")}) (\d{1,2}) (${MONTHS.join("|")})\b`, "gu");
const SHORT_DAY = new RegExp(String.raw`\b(?:${SHORT_DAYS.join("|")})\b(?=,| and |$|\))`, "gu");
const DAY = new RegExp(String.raw`\b(?:${DAYS.join("|")})\b`, "gu");
const MONTH = new RegExp(String.raw`\b(?:${MONTHS.filter((month) => month !== "May" && month !== "March").join("|")})\b`, "gu");

const VALUES: readonly (readonly [RegExp, string, string, string])[] = [
  [/\bThen the week of\b/gu, "Ensuite la semaine du", "Luego la semana del", "Poi la settimana del"],
  [/\bWeek of\b/gu, "Semaine du", "Semana del", "Settimana del"],
  [/\byour (\d[^()]*?) times?\b/gu, "tes temps sur $1", "tus tiempos en $1", "i tuoi tempi su $1"],
  [/\bsessions? with rowing\b/gu, "séances avec rameur", "sesiones con remo", "sessioni con vogatore"],
  [/\bsessions? with running\b/gu, "séances avec course", "sesiones con carrera", "sessioni con corsa"],
  [/\bsessions? with skiing\b/gu, "séances avec SkiErg", "sesiones con SkiErg", "sessioni con SkiErg"],
  [/\bsessions? with /gu, "séances avec ", "sesiones con ", "sessioni con "],
  [/\b1 planned session\b/gu, "1 séance prévue", "1 sesión prevista", "1 sessione prevista"],
  [/\bplanned sessions\b/gu, "séances prévues", "sesiones previstas", "sessioni previste"],
  [/\b1 other session\b/gu, "1 autre séance", "otra sesión", "un’altra sessione"],
  [/\b(\d+) other sessions\b/gu, "$1 autres séances", "otras $1 sesiones", "altre $1 sessioni"],
  [/\b1 run\b/gu, "1 course", "1 carrera", "1 corsa"],
  [/\b(\d+) long runs\b/gu, "$1 sorties longues", "$1 tiradas largas", "$1 lunghi"],
  [/\b(\d+) more\b/gu, "encore $1", "$1 más", "altre $1"],
  [/\bin the week from\b/gu, "la semaine du", "la semana del", "la settimana dal"],
  [/\bweek of\b/gu, "semaine du", "semana del", "settimana del"],
  [/\bfrom (?=\p{L}{3,4} \d)/gu, "du ", "del ", "dal "],
  [/\bfrom (?=\d)/gu, "de ", "de ", "da "],
  [/\bin everything logged\b/gu, "dans tout ce qui est saisi", "en todo lo anotado", "in tutto ciò che è registrato"],
  [/\bon (?=\p{L}{3,9} \d)/gu, "le ", "el ", "il "],
  [/\bweek (?=\d)/gu, "semaine ", "semana ", "settimana "],
  [/, planned\b/gu, ", prévu", ", previsto", ", previsto"],
  [/\bunchanged\b(?! since)/giu, "inchangé", "sin cambios", "invariato"],
  [/ ?\bso far\b/giu, " jusqu’ici", " hasta ahora", " finora"],
  [/\bless\b/gu, "moins", "menos", "meno"],
  [/\bmore\b/gu, "plus", "más", "più"],
  [/\bfaster\b/gu, "plus vite", "más rápido", "più veloce"],
  [/\bslower\b/gu, "plus lent", "más lento", "più lento"],
  [/\babout the same\b/gu, "à peu près pareil", "más o menos igual", "più o meno uguale"],
  [/\bthe last value before\b/gu, "la dernière valeur avant", "el último valor antes de", "l’ultimo valore prima di"],
  [/\brow sessions\b/gu, "séances de rameur", "sesiones de remo", "sessioni di vogatore"],
  [/\bstrength sessions\b/gu, "séances de force", "sesiones de fuerza", "sessioni di forza"],
  [/\(interval runs\)/gu, "(fractionnés)", "(series)", "(ripetute)"],
  [/\(easy runs\)/gu, "(footings)", "(rodajes suaves)", "(corse facili)"],
  [/\([Rr]ides\)/gu, "(sorties vélo)", "(salidas en bici)", "(uscite in bici)"],
  [/\bin spring (\d{4})/gu, "au printemps $1", "en primavera de $1", "in primavera $1"],
  [/\bin summer (\d{4})/gu, "en été $1", "en verano de $1", "in estate $1"],
  [/\bin autumn (\d{4})/gu, "en automne $1", "en otoño de $1", "in autunno $1"],
  [/\bin winter (\d{4})/gu, "en hiver $1", "en invierno de $1", "in inverno $1"],
  [/\bIn (?=\d{4}\b)/gu, "En ", "En ", "Nel "],
  [/\bin (?=\d{4}\b)/gu, "en ", "en ", "nel "],
  [/\bas of now\b/gu, "pour l’instant", "por ahora", "per ora"],
  [/\bsquat ratio\b/gu, "rapport", "relación", "rapporto"],
  [/\beach side\b/gu, "par côté", "por lado", "per lato"],
  [/\bstrokes\/min\b/gu, "coups/min", "paladas/min", "colpi/min"],
  [/\bincl\. sled\b/gu, "traîneau compris", "con trineo", "slitta compresa"],
  [/(?<=^|\n)Ski erg\b/gu, "SkiErg", "SkiErg", "SkiErg"],
  [/\bPriority\b/gu, "Priorité", "Prioridad", "Priorità"],
  [/\bpriority\b/gu, "priorité", "prioridad", "priorità"],
  [/\bin everything you logged\b/giu, "dans tout ce que tu as saisi", "en todo lo que has anotado", "in tutto ciò che hai registrato"],
  [/\bin the last (\d+) (?:days)\b/giu, "ces $1 derniers jours", "en los últimos $1 días", "negli ultimi $1 giorni"],
  [/\bin the last (\d+) (?:weeks)\b/giu, "ces $1 dernières semaines", "en las últimas $1 semanas", "nelle ultime $1 settimane"],
  [/\bin the last (\d+) (?:months)\b/giu, "ces $1 derniers mois", "en los últimos $1 meses", "negli ultimi $1 mesi"],
  [/\blast week\b/giu, "la semaine dernière", "la semana pasada", "la settimana scorsa"],
  [/\bnext week\b/giu, "la semaine prochaine", "la próxima semana", "la prossima settimana"],
  [/\bthis week\b/giu, "cette semaine", "esta semana", "questa settimana"],
  [/\blast month\b/giu, "le mois dernier", "el mes pasado", "il mese scorso"],
  [/\bthis month\b/giu, "ce mois-ci", "este mes", "questo mese"],
  [/\blast year\b/giu, "l’année dernière", "el año pasado", "l’anno scorso"],
  [/\bthis year\b/giu, "cette année", "este año", "quest’anno"],
  [/\btomorrow\b/giu, "demain", "mañana", "domani"],
  [/\btoday\b/giu, "aujourd’hui", "hoy", "oggi"],
  [/\byesterday\b/giu, "hier", "ayer", "ieri"],
  [/\b[Ii]n (?=\p{Ll}+ \d{4})/gu, "en ", "en ", "a "],
  [/(?<=\d{1,2}(?:er)? \p{L}{3,5}(?: \d{4})?) to (?=\p{L}+ \d)/gu, " au ", " al ", " al "],
  [/(?<=\p{L}{3,4} \d{1,2}(?:er)? \p{L}{3,5}(?: \d{4})?) and (?=\p{L}{3,4} \d)/gu, " et ", " y ", " e "],
  [/\b(\d+(?:\.\d+)?) sessions\b/gu, "$1 séances", "$1 sesiones", "$1 sessioni"],
  [/\b1 session\b/gu, "1 séance", "1 sesión", "1 sessione"],
  [/\(runs\)/gu, "(course à pied)", "(carrera a pie)", "(corsa)"],
  [/\(long runs\)/gu, "(sorties longues)", "(tiradas largas)", "(lunghi)"],
  [/\b(\d+) runs\b/gu, "$1 courses", "$1 carreras", "$1 corse"],
  [/\b(\d+) weeks?\b/gu, "$1 semaines", "$1 semanas", "$1 settimane"],
  [/\b1 day\b/gu, "1 jour", "1 día", "1 giorno"],
  [/\b(\d+) days\b/gu, "$1 jours", "$1 días", "$1 giorni"],
  [/ and (?=\d)/gu, " et ", " y ", " e "],
  [/\b(\d+) reps?\b(?!\.)/gu, "$1 rép.", "$1 rep.", "$1 rip."],
  [/\b(\d+) sets\b/gu, "$1 séries", "$1 series", "$1 serie"],
  [/\bto go\b/gu, "à gagner", "por ganar", "da guadagnare"],
  [/\bdue (?=\p{L})/gu, "échéance ", "plazo ", "scadenza "],
  [/\btarget (?=\w)/gu, "objectif ", "objetivo ", "obiettivo "],
  [/\bpersonal best\b/gu, "record personnel", "mejor marca", "record personale"],
  [/\babout (?=\d)/gu, "environ ", "unos ", "circa "],
  [/\bunchanged since\b/gu, "inchangé depuis", "sin cambios desde", "invariato dal"],
  [/\beffort (\d+(?:\.\d+)?) of 10\b/gu, "effort $1 sur 10", "esfuerzo $1 de 10", "sforzo $1 su 10"],
  [/\bload (?=\d)/gu, "charge ", "carga ", "carico "],
  [/, completed\b/gu, ", faite", ", hecha", ", fatta"],
  [/, skipped\b/gu, ", manquée", ", saltada", ", saltata"],
  [/ at RPE\b/gu, " à RPE", " a RPE", " a RPE"],
  [/ at (?=\d)/gu, " à ", " a ", " a "],
  [/\bmild \((.+?)\/10\)/gu, "légère ($1 sur 10)", "leve ($1 de 10)", "lieve ($1 su 10)"],
  [/\bmoderate \((.+?)\/10\)/gu, "modérée ($1 sur 10)", "moderada ($1 de 10)", "moderato ($1 su 10)"],
  [/\bsevere \((.+?)\/10\)/gu, "forte ($1 sur 10)", "fuerte ($1 de 10)", "forte ($1 su 10)"],
  [/\bknee\b/gu, "genou", "rodilla", "ginocchio"],
  [/\bshoulder\b/gu, "épaule", "hombro", "spalla"],
  [/\blower back\b/gu, "bas du dos", "zona lumbar", "zona lombare"],
  [/\bankle\b/gu, "cheville", "tobillo", "caviglia"],
  [/\bwrist or hand\b/gu, "poignet ou main", "muñeca o mano", "polso o mano"],
  [/\bupper back\b/gu, "haut du dos", "espalda alta", "parte alta della schiena"],
  [/\bchest or ribs\b/gu, "poitrine ou côtes", "pecho o costillas", "petto o costole"],
  [/\bhip or groin\b/gu, "hanche ou aine", "cadera o ingle", "anca o inguine"],
  [/\blower leg\b/gu, "bas de la jambe", "pierna baja", "gamba (sotto il ginocchio)"],
  [/\belbow\b/gu, "coude", "codo", "gomito"],
  [/\bhamstring\b/gu, "ischio-jambiers", "isquiotibiales", "bicipite femorale"],
  [/\bneck\b/gu, "nuque", "cuello", "collo"],
  [/\bfoot\b/gu, "pied", "pie", "piede"],
  [
    /\bright (genou|épaule|cheville|poignet ou main|hanche ou aine|bas de la jambe|coude|ischio-jambiers|pied|rodilla|hombro|tobillo|muñeca o mano|cadera o ingle|pierna baja|codo|isquiotibiales|pie|ginocchio|spalla|caviglia|polso o mano|anca o inguine|gamba \(sotto il ginocchio\)|gomito|bicipite femorale|piede)/gu,
    "$1, côté droit",
    "$1, lado derecho",
    "$1, lato destro",
  ],
  [
    /\bleft (genou|épaule|cheville|poignet ou main|hanche ou aine|bas de la jambe|coude|ischio-jambiers|pied|rodilla|hombro|tobillo|muñeca o mano|cadera o ingle|pierna baja|codo|isquiotibiales|pie|ginocchio|spalla|caviglia|polso o mano|anca o inguine|gamba \(sotto il ginocchio\)|gomito|bicipite femorale|piede)/gu,
    "$1, côté gauche",
    "$1, lado izquierdo",
    "$1, lato sinistro",
  ],
  [/\bdays before\b/gu, "jours avant", "días antes", "giorni prima"],
  [/(?<=\d (?:jours|días|giorni)) before\b/gu, " avant", " antes", " prima"],
  [/ and (?=[\p{L}\d*])/gu, " et ", " y ", " e "],
  [/\bof 10\b/gu, "sur 10", "de 10", "su 10"],
  [/(?<=\d (?:km|m|h|min|kg)) a week\b/gu, " par semaine", " por semana", " a settimana"],
  [/^Running(?=:)/gu, "Course", "Carrera", "Corsa"],
  [/^Rowing(?=:)/gu, "Rameur", "Remo", "Vogatore"],
  [/^Cycling(?=:)/gu, "Vélo", "Bici", "Bici"],
  [/^Swimming(?=:)/gu, "Natation", "Natación", "Nuoto"],
  [/\bhours before\b/gu, "heures avant", "horas antes", "ore prima"],
  [/\bof carbohydrate\b/gu, "de glucides", "de hidratos", "di carboidrati"],
  [/ planned$/gu, " prévu", " previsto", " previsto"],
];
