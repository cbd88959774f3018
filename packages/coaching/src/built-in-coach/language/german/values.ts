/** Parts of a sentence in German: days, periods, lifts, units, numbers. What is not known, titles of sessions above all, stays as it is. */
export function toGerman(value: string): string {
  return value
    .split(/(\*\*[^*]+\*\*)/)
    .map((part) => (TITLE.test(part) ? daysInGerman(part) : plainInGerman(part)))
    .join("");
}

/** Titles of sessions are names: "Deload: back squat 3 × 5 at 70 kg and bench press". */
const TITLE =
  /, then |\bwith \w+ stations\b|^\**(?:Deload|Compromised|Easy engine|Long run|Interval|Threshold|Easy run|Test|Half|Station|Move|Rest on)\b| and (?:bench|deadlift|then)|^\**[A-Z][a-z]+ (?:squat|press) \d+ × \d+ at .* (?:and|then) /;

function plainInGerman(value: string): string {
  let text = value;
  for (const [pattern, german] of VALUES) text = text.replace(pattern, german);
  return daysInGerman(text)
    .replaceAll(/\bunder (?=\d)/g, "unter ")
    .replaceAll(/(\d\**)%/g, "$1 %")
    .replaceAll(/(\d),(\d{3})\b/g, "$1.$2")
    .replaceAll(/(\d)\.(\d{1,2})(?=\s?(?:kg|km|lb|mi|%|min|×|h|W|of|\*\*|\)|,|;|$|–| ))/g, "$1,$2");
}

function daysInGerman(text: string): string {
  return text
    .replaceAll(
      /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b( \d{4})?/g,
      (_, day: string, date: string, month: string, year?: string) =>
        `${SHORT_DAYS[day] ?? day} ${date}. ${SHORT_MONTHS[month] ?? month}${year ?? ""}`,
    )
    .replaceAll(
      /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
      (_, day: string, date: string, month: string) => `${DAYS[`${day}day`] ?? day}, ${date}. ${MONTHS[month] ?? month}`,
    )
    .replaceAll(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, (day) => DAYS[day] ?? day)
    .replaceAll(/\b(?:January|February|March|May|June|July|October|December)\b/g, (month) => MONTHS[month] ?? month)
    .replaceAll(/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b(?=, | and | und |$|\))/g, (day) => SHORT_DAYS[day] ?? day)
    .replaceAll(/(?<=\. (?:Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)(?: \d{4})?) to (?=\w\w \d)/g, " bis ")
    .replaceAll(/(?<=\b(?:Mo|Di|Mi|Do|Fr|Sa|So)\b) and (?=(?:Mo|Di|Mi|Do|Fr|Sa|So)\b)/g, " und ")
    .replaceAll(/(?<=\. (?:Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)(?: \d{4})?) and (?=\w\w \d)/g, " und ");
}

const DAYS: { readonly [day: string]: string } = {
  Monday: "Montag",
  Tuesday: "Dienstag",
  Wednesday: "Mittwoch",
  Thursday: "Donnerstag",
  Friday: "Freitag",
  Saturday: "Samstag",
  Sunday: "Sonntag",
};
const SHORT_DAYS: { readonly [day: string]: string } = { Mon: "Mo", Tue: "Di", Wed: "Mi", Thu: "Do", Fri: "Fr", Sat: "Sa", Sun: "So" };
const SHORT_MONTHS: { readonly [month: string]: string } = {
  Mar: "März",
  May: "Mai",
  Oct: "Okt",
  Dec: "Dez",
  Jan: "Jan",
  Feb: "Feb",
  Apr: "Apr",
  Jun: "Jun",
  Jul: "Jul",
  Aug: "Aug",
  Sep: "Sep",
  Nov: "Nov",
};
const MONTHS: { readonly [month: string]: string } = {
  January: "Januar",
  February: "Februar",
  March: "März",
  May: "Mai",
  June: "Juni",
  July: "Juli",
  October: "Oktober",
  December: "Dezember",
};

const VALUES: readonly (readonly [RegExp, string])[] = [
  [/\bin the week from\b/gi, "in der Woche vom"],
  [/\bin everything you logged\b/gi, "in allem, was du eingetragen hast"],
  [/\bin the last (\d+) days\b/gi, "in den letzten $1 Tagen"],
  [/\bin the last (\d+) weeks\b/gi, "in den letzten $1 Wochen"],
  [/\bin the last (\d+) months\b/gi, "in den letzten $1 Monaten"],
  [/\bin the last (\d+) years\b/gi, "in den letzten $1 Jahren"],
  [/\bthe week before last\b/gi, "vorletzte Woche"],
  [/\bthe month before last\b/gi, "vorletzten Monat"],
  [/\blast week\b/gi, "letzte Woche"],
  [/\bnext week\b/gi, "nächste Woche"],
  [/\bthis week\b/gi, "diese Woche"],
  [/\blast month\b/gi, "letzten Monat"],
  [/\bthis month so far\b/gi, "diesen Monat bisher"],
  [/\bthis month\b/gi, "diesen Monat"],
  [/\blast year\b/gi, "letztes Jahr"],
  [/\bthis year\b/gi, "dieses Jahr"],
  [/\ba year ago\b/gi, "vor einem Jahr"],
  [/\bin this block\b/gi, "in diesem Block"],
  [/\b[Tt]he rest of this week\b/g, "der Rest dieser Woche"],
  [/\bThis weekend\b/g, "dieses Wochenende"],
  [/\bThe day after tomorrow\b/gi, "übermorgen"],
  [/\bTomorrow\b/gi, "morgen"],
  [/\bToday\b/gi, "heute"],
  [/\byesterday\b/gi, "gestern"],
  [/\b(\d+) days ago\b/gi, "vor $1 Tagen"],
  [/\bsince the start of the (?:plan|block)\b/g, "seit dem Start des Plans"],
  [/\bsince (?=\w+ \d|June|July|May|March|April|August|September|October|November|December|January|February)/g, "seit "],
  [/\bin (?=January|February|March|April|May|June|July|August|September|October|November|December)/gi, "im "],
  [/\bin (spring|summer|autumn|winter)\b/gi, "im $1"],
  [/\bon (?=Mon|Tue|Wed|Thu|Fri|Sat|Sun)/g, "am "],
  [/(?<!\p{Lu}[\p{L}-]+ )\bback squat\b/giu, "Kniebeuge"],
  [/(?<!\p{Lu}[\p{L}-]+ )\bdeadlift\b/giu, "Kreuzheben"],
  [/(?<!\p{Lu}[\p{L}-]+ )\bbench press\b/giu, "Bankdrücken"],
  [/(?<!\p{Lu}[\p{L}-]+ )\boverhead press\b/giu, "Überkopfdrücken"],
  [/\bclean and jerk\b/gi, "Stoßen"],
  [/(?<!\p{Lu}[\p{L}-]+ )\bsnatch\b/giu, "Reißen"],
  [/\bstrict pull-ups\b/gi, "strikte Klimmzüge"],
  [/\bpull-up \(strict\)/gi, "Klimmzug (strikt)"],
  [/\bpull[- ]ups?\b/gi, "Klimmzüge"],
  [/\bring muscle-ups?\b/gi, "Ring-Muscle-ups"],
  [/\b20-minute power\b/gi, "20-Minuten-Leistung"],
  [/\bhalf marathon\b/gi, "Halbmarathon"],
  [/\bski erg\b/gi, "SkiErg"],
  [/\brow erg\b/gi, "Rudergerät"],
  [/\bpersonal best\b/gi, "Bestleistung"],
  [/\bbenchmark\b/gi, "Testwert"],
  [/\blogged set\b/gi, "eingetragener Satz"],
  [/\bmissed sessions\b/g, "ausgelassenen Einheiten"],
  [/, the last\b/g, ", zuletzt"],
  [/\(no reason noted\)/g, "(kein Grund notiert)"],
  [/\bsleep\b/g, "Schlaf"],
  [/\bsoreness\b/g, "Muskelkater"],
  [/\b(\d+(?:\.\d+)?) sessions\b/g, "$1 Einheiten"],
  [/\b1 session\b/g, "1 Einheit"],
  [/\b(\d+) runs\b/g, "$1 Läufe"],
  [/\b(\d+) days\b/g, "$1 Tage"],
  [/\b1 day\b/g, "1 Tag"],
  [/\b(\d+) weeks\b/g, "$1 Wochen"],
  [/\b(\d+) sets\b/g, "$1 Sätze"],
  [/\b(\d+) reps\b/g, "$1 Wdh."],
  [/\breps\b/g, "Wdh."],
  [/\bfrom (?=(?:Mo|Di|Mi|Do|Fr|Sa|So) \d)/g, "ab "],
  [/\babout (?=\d)/g, "etwa "],
  [/\babout the same\b/g, "etwa gleich"],
  [/\bunchanged\b/g, "unverändert"],
  [/\bfaster\b/g, "schneller"],
  [/\bslower\b/g, "langsamer"],
  [/\bat RPE\b/g, "bei RPE"],
  [/ at (?=\d)/g, " mit "],
  [/\beach side\b/g, "je Seite"],
  [/\bmore\b/g, "mehr"],
  [/\bless\b/g, "weniger"],
  [/\bmild \(/g, "leicht ("],
  [/\bmoderate \(/g, "mittelstark ("],
  [/\bsevere \(/g, "stark ("],
  [/\beffort (\d+(?:\.\d+)?) of 10\b/g, "Anstrengung $1 von 10"],
  [/\beffort (\d+(?:\.\d+)?)\b/g, "Anstrengung $1"],
  [/\b(\d+(?:\.\d+)?) of 10\b/g, "$1 von 10"],
  [/\bload (\d)/g, "Last $1"],
  [/, completed\b/g, ", erledigt"],
  [/, skipped\b/g, ", ausgelassen"],
  [/, open\b/g, ", offen"],
  [/, moved\b/g, ", verschoben"],
  [/ and (?=\w+day|\d|\*\*)/g, " und "],
  [/ of running\b/g, " Laufen"],
  [/ and (?=[A-Z])/g, " und "],
  [/\bleft knee\b/g, "linkes Knie"],
  [/\bright knee\b/g, "rechtes Knie"],
  [/\bknee\b(?! sleeves)/g, "Knie"],
  [/\blower back\b/g, "unterer Rücken"],
  [/\bleft shoulder\b/g, "linke Schulter"],
  [/\bright shoulder\b/g, "rechte Schulter"],
  [/\bshoulder\b/g, "Schulter"],
  [/\bankle\b/g, "Sprunggelenk"],
  [/\blower leg\b/g, "Unterschenkel"],
  [/\bhip\b(?! (?:thrust|hinge|lift|bridge))/g, "Hüfte"],
  [/\bfoot\b/g, "Fuß"],
  [/\belbow\b/g, "Ellbogen"],
  [/\bwrist\b/g, "Handgelenk"],
  [/\bneck\b(?! press)/g, "Nacken"],
  [/, deload\b/g, ", Entlastung"],
];
