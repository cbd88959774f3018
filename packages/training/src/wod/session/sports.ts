/** Words of a sport, and the movement of the catalogue. The first that is found counts. */
const SPORTS: readonly (readonly [name: string, words: RegExp])[] = [
  ["Ski erg", /\b(?:ski ?erg|ski)\b/i],
  ["Assault bike", /\b(?:assault bike|echo bike|air bike|airdyne)\b/i],
  [
    "Bike erg",
    /\b(?:bike ?erg|bike|biking|cycling|ride|riding|zwift|turbo|rad(?:einheit|training)?|rolle|velo|einfahren|ausfahren|\w*ausfahrt|trittfrequenz|uitfietsen|bici(?:cletta)?|ftp|watts?)\b/i,
  ],
  [
    "Row erg",
    /\b(?:row(?:er|ing)?|row ?erg|(?<!\b(?:ski|bike) ?)ergs?|rudern|ruder\w*|einrudern|ausrudern|rameur|aviron|remo|vogatore)\b/i,
  ],
  ["Swim", /\b(?:swim(?:ming)?|(?:ein|aus)?schwimm\w*|natation|nager|nage|natacion|nuoto|freestyle|kick|paddles|pull buoy|css)\b/i],
  [
    "Run",
    /\b(?:run(?:ning)?|jog(?:ging)?|sprints?|strides|fartlek|hills?|uphill|cuestas?|rodaje|trotando|salit[ae]|bergauf|bergsprints?|cotes?|lauf(?:en|training)?|dauerlauf|bahn|piste|pista|course|footing|courir|correr|carrera|corsa|ripetute|series en piste|einlaufen|auslaufen|steigerungen)\b/i,
  ],
  ["Walk", /\b(?:walk(?:ing)?|gehen|spazieren|marche)\b/i],
];

/** The sport that a text names; undefined where it names none. */
export function readSport(text: string): string | undefined {
  return SPORTS.find(([, words]) => words.test(text))?.[0];
}

/** Every sport that a text names, in the order of the list. */
export function readSports(text: string): readonly string[] {
  return SPORTS.filter(([, words]) => words.test(text)).map(([name]) => name);
}

/** The sport of the heading, else the first beside running and walking, else running where ways are paced. */
export function sessionSport(lines: readonly string[]): string | undefined {
  const [heading = "", ...others] = lines.map((line) => line.replaceAll(/\b(?:jog|walk|gehen)\w*/gi, ""));
  const named = [heading.replace(/:.*$/, ""), heading, ...others].map(readSport).find((one) => one !== undefined);
  if (named !== undefined) return named;
  const whole = lines.join("\n");
  if (/\bchoice\b|\bkick\b|\bpull\b.*\d+ ?x|\d ?x ?(?:25|50)\b/i.test(whole)) return "Swim";
  return /\/ ?km\b|\bpace\b|\bjog|\d ?km?\b|\d ?x ?\d{3,4}\b/i.test(whole) ? "Run" : readSport(whole);
}

/** A pattern of all words of sports. */
export const SPORT_WORDS = new RegExp(SPORTS.map(([, words]) => words.source).join("|"), "i");
