import type { AskedQuestion } from "./asked.ts";
import { isTongue, findLanguage } from "../language/language-in-conversation.ts";
import { mendTimes } from "../reading/spelling.ts";
import type { Tongue } from "../turn/languages.ts";

/** What is typed on a phone → the word that the readers know, by language. */
const SHORT: { readonly [tongue in Tongue]: { readonly [short: string]: string } } = {
  en: {
    b4: "before",
    w: "with",
    yday: "yesterday",
    ystd: "yesterday",
    yest: "yesterday",
    wk: "week",
    wks: "weeks",
    wkend: "weekend",
    wkly: "weekly",
    abt: "about",
    cuz: "because",
    coz: "because",
    bcs: "because",
    rn: "right now",
    atm: "right now",
    smth: "something",
    sth: "something",
    u: "you",
    ur: "your",
    sry: "sorry",
    soz: "sorry",
    dl: "deadlift",
    dls: "deadlifts",
    tt: "time trial",
    sesh: "session",
    lmk: "tell me",
    lemme: "let me",
    gimme: "give me",
    gotta: "have to",
    wats: "whats",
    wut: "what",
    "2day": "today",
    "2moro": "tomorrow",
    "2morrow": "tomorrow",
    tmrw: "tomorrow",
    tmw: "tomorrow",
    tmr: "tomorrow",
    kms: "km",
    sats: "saturdays",
    suns: "sundays",
    mons: "mondays",
    tues: "tuesday",
    weds: "wednesday",
    thurs: "thursday",
    thur: "thursday",
    fris: "fridays",
  },
  de: {
    heut: "heute",
    u: "und",
    grad: "gerade",
    nich: "nicht",
    nedd: "nicht",
    ned: "nicht",
    is: "ist",
    isses: "ist es",
    bissl: "bisschen",
    bisserl: "bisschen",
    bissel: "bisschen",
    wieviel: "wie viel",
    vllt: "vielleicht",
    vlt: "vielleicht",
    evtl: "vielleicht",
    aufm: "auf dem",
    aufn: "auf den",
    mim: "mit dem",
    nem: "einem",
    nen: "einen",
    haste: "hast du",
    kannste: "kannst du",
    sollt: "sollte",
    hatt: "hatte",
    wg: "wegen",
    std: "stunden",
    jez: "jetzt",
    jetz: "jetzt",
    iwie: "irgendwie",
    dez: "dezember",
    nov: "november",
    okt: "oktober",
    sept: "september",
  },
  fr: {
    sem: "semaine",
    sems: "semaines",
    cb: "combien",
    cbn: "combien",
    qd: "quand",
    pk: "pourquoi",
    pq: "pourquoi",
    pkoi: "pourquoi",
    bcp: "beaucoup",
    ajd: "aujourd'hui",
    auj: "aujourd'hui",
    aujd: "aujourd'hui",
    tjs: "toujours",
    tjrs: "toujours",
    ds: "dans",
    mtn: "maintenant",
    koi: "quoi",
    ke: "que",
    c: "c'est",
    g: "j'ai",
    nn: "non",
    aprem: "après-midi",
    rando: "randonnée",
  },
  es: {
    q: "que",
    k: "que",
    xq: "por qué",
    porq: "por qué",
    pq: "por qué",
    x: "por",
    pa: "para",
    tb: "también",
    tmb: "también",
    dnd: "donde",
    finde: "fin de semana",
    sem: "semana",
    xfa: "por favor",
    porfa: "por favor",
    toy: "estoy",
    aki: "aquí",
    d: "de",
    cto: "cuánto",
    cdo: "cuando",
  },
  it: {
    x: "per",
    xke: "perché",
    xche: "perché",
    xché: "perché",
    xk: "perché",
    nn: "non",
    cmq: "comunque",
    qnd: "quando",
    qnt: "quanto",
    sett: "settimana",
    gg: "giorni",
    ke: "che",
    dv: "dove",
    tt: "tutto",
    prox: "prossima",
    pross: "prossima",
    scors: "scorsa",
    grz: "grazie",
  },
};

/** Sounds that say nothing of what is asked. */
const SOUNDS =
  /(?<![\p{L}\d])(?:lol|lmao|rofl|ha(?:ha)+h?|he(?:he)+|ja(?:ja)+|ah(?:ah)+|mdr|ptdr|tbh|ngl|imo|omg|ugh|bro|mate|digga)(?![\p{L}\d]),?/giu;

/** What is counted keeps its number: "only 4 days a week", "I have 2 sessions left". */
const COUNTED = String.raw`(?!(?:more |hard |easy |heavy |strength |long |rest |training |strict )*(?:days?|sessions?|workouts?|trainings?|times|x|weeks?|months?|hours?|hrs?|mins?|minutes?|km|k|kilos?|kg|sets?|reps?|rounds?|runs?|rides?|swims?|goals?|races?|exercises|lifts|of|per|a (?:week|day|month)|on|or|and|to)\b)`;
const TO_DO = new RegExp(String.raw`\b(how|need|want|going|have|got|try|trying|able|used) 2 ${COUNTED}(?=[a-z])`, "giu");
const FOR_FUN = new RegExp(String.raw`\b(just|only|time|good|ready|plan|train|training) 4 ${COUNTED}(?=[a-z])`, "giu");
/** "PR'd my deadlift": set a record in it. */
const RECORDED = /\b(?:pr|pb)['’]?e?d\b(?: (?:my|the|on|in|a))?/giu;

/** A message and those before it in plain words: "b4" is before, "sem" a semaine, "x" a per. */
/** "Hm, make it 56": a sound at the beginning, no half marathon. */
const HESITATES = /^\s*h+m+[,. ]+(?!(?:in|pb|pr|race|time|on|at|goal|pace|plan|best|training|\d)\b)(?=\p{L}+\W+\S)/iu;
/** "The last weeks" are more than one. */
const LAST_WEEKS = /\b(?:last|past|recent) (?:few |couple of )?weeks\b(?!['’]| \p{L})/giu;
/** "Wednesdays gone", "Mondays don't work any more": a weekday that is lost. */
const DAY_GONE =
  /\b(mon|tues|wednes|thurs|fri|satur|sun)days (?:are )?(?:gone|out|off the table|no longer possible|not possible(?: any ?more)?|(?:don['’]?t|doesn['’]?t) (?:work|fit)(?: any ?more)?)(?=[\s,.!]*$|[,.])/giu;
/** A race that is added and does not matter is one of priority C. */
const UNIMPORTANT =
  /^((?=.*\b(?:add|signed|entered|enter|booked|registered)\b).*\b(?:race|run|parkrun|\d+ ?k|marathon|hyrox|event|triathlon)\b.*[,;] ?)(?:it['’]?s |its )?(?:not (?:that |so |very |really )?important|(?:just |only )?for fun|no pressure|as training|for training)(?=[\s.!]*$)/iu;

export function withoutShorthand<T extends AskedQuestion>(asked: T): T {
  const turns = asked.turns.map((turn, at, all) => ({ ...turn, question: plain(turn.question, all.slice(0, at)) }));
  return { ...asked, content: plain(asked.content, asked.turns), turns };
}

function plain(content: string, turns: AskedQuestion["turns"]): string {
  const mended = mendTimes(content);
  const tongue = findLanguage({ content: mended, turns });
  return isTongue(tongue) ? expand(mended, tongue) : mended;
}

/** The words of one message, spelt out. */
export function expand(content: string, tongue: Tongue): string {
  const words = content
    .replaceAll(SOUNDS, " ")
    .replaceAll(/(?<![\p{L}\d])[\p{L}\d]+(?![\p{L}\d'’])/gu, (word) =>
      /^\p{Lu}$/u.test(word) ? word : (SHORT[tongue][word.toLowerCase()] ?? word),
    );
  const told =
    tongue === "en"
      ? words
          .replaceAll(TO_DO, "$1 to ")
          .replaceAll(FOR_FUN, "$1 for ")
          .replaceAll(RECORDED, "set a pr in my")
          .replace(HESITATES, "")
          .replaceAll(LAST_WEEKS, "last 6 weeks")
          .replaceAll(DAY_GONE, "no $1days")
          .replace(UNIMPORTANT, "$1 priority C")
      : words;
  const trimmed = told.replaceAll(/ {2,}/gu, " ").trim();
  return trimmed === "" ? content : trimmed;
}
