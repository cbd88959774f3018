import type { Session } from "@ironpace/training";
import { daysNamed, sessionOn } from "../changes/session-named.ts";
import type { Turn } from "../dialogue/turn.ts";
import { kindNamed } from "../frame/session-kinds.ts";
import { getLanguage } from "../language/language.ts";
import { readQuestion } from "../question.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import type { Bilingual } from "./advice.ts";

/** What a conversation has said of food or shoes for a session: every turn adds or replaces a part. */
interface SessionNeeds {
  readonly subject: "food" | "shoes";
  readonly phase: "before" | "during" | "after";
  readonly session?: Session;
  readonly isRace: boolean;
  readonly minutes?: number;
  /** Hour of the day at which it begins. */
  readonly hour?: number;
  readonly inGels: boolean;
}

const FOOD = /\b(?:eat|eats|eating|food|fuel\w*|breakfast|snack|meal|carbs?|carbohydrates?|gels?|esse|essen)\b/;
const SHOES =
  /\b(?:what|which|welche\w*|right|best) (?:running |lifting )?(?:shoes?|trainers|schuhe?)\b|\bwhat (?:should i |do i |to |can i )wear\b/;
const NO_FOOD = /\b(?:rest days?|lose|weight|kcal|calories|fat|diet|protein|day before|night before|evening before|tonight|log|goal)\b/;
const DURING = /\b(?:during|while|in the (?:run|race|session)|on the run|mid)\b/;
const AFTER = /\bafter(?:wards)?\b/;
const HOUR = /\b(?:at|um|by|for) (\d{1,2})(?::?\d\d)?(?! ?(?:%|kg|min|g\b|km|k\b|days?|weeks?))\b|\b(\d{1,2}) ?(?:am|uhr|a m)\b/;
const EARLY = /\b(?:early|first thing|fruh|before work)\b/;
const MOST_WORDS = 14;
/** A follow-up says little; what is longer is a question of its own. */
const MOST_FOLLOWING_WORDS = 9;

interface Asked {
  readonly content: string;
  readonly turns: readonly Turn[];
}

/** Food or shoes for a planned session or a race, alone or as the rest of such a question; undefined when it is about neither. */
export function answerSessionFood({ content, turns }: Asked, view: CoachView): Draft | undefined {
  let needs: SessionNeeds | undefined;
  for (const { question, proposals } of turns) needs = proposals.length > 0 ? undefined : read(question, needs, view)?.needs;
  const now = read(content, needs, view);
  if (now === undefined || !now.isAnswered) return undefined;
  const { en, de } = getText(now.needs, view);
  return {
    text: getLanguage({ content, turns }) === "de" ? de : en,
    articles: [now.needs.subject === "shoes" ? "shoes" : `fuelling-${now.needs.phase}`],
    isFinal: true,
  };
}

/** `isAnswered`: what the topics on food say in general is not enough, because a session or a part before it is meant. */
function read(
  content: string,
  before: SessionNeeds | undefined,
  view: CoachView,
): { readonly needs: SessionNeeds; readonly isAnswered: boolean } | undefined {
  const { words } = readQuestion(content, "coaching_question");
  const length = words.split(" ").length;
  const subject = FOOD.test(words) ? "food" : SHOES.test(words) ? "shoes" : undefined;
  const { session, isDay } = sessionNamed(words, view);
  const isRace = /\b(?:race day|race|hyrox)\b/.test(words);
  const minutes = Number(/\b(\d{2,3}) ?(?:min|mins|minutes|minuten)\b/.exec(words)?.[1] ?? Number.NaN);
  const hours = HOUR.exec(words);
  const hour = hours === null ? (EARLY.test(words) ? 6 : undefined) : Number(hours[1] ?? hours[2]);
  const phase = DURING.test(words) ? "during" : AFTER.test(words) ? "after" : undefined;
  const parts = {
    ...(session !== undefined && { session }),
    ...(Number.isFinite(minutes) && { minutes }),
    ...(hour !== undefined && hour <= 23 && { hour }),
  };
  if (subject !== undefined && (session !== undefined || isRace) && !NO_FOOD.test(words) && length <= MOST_WORDS) {
    const needs: SessionNeeds = {
      subject,
      phase: phase ?? "before",
      isRace: isRace && session === undefined,
      inGels: /\bgels?\b/.test(words),
      ...parts,
    };
    return { needs, isAnswered: (isDay || (phase !== undefined && session !== undefined)) && !needs.isRace };
  }
  const isRest = length <= MOST_FOLLOWING_WORDS && !NO_FOOD.test(words);
  const isGels = /\bgels?\b/.test(words);
  const isMore =
    isGels || phase !== undefined || hour !== undefined || Number.isFinite(minutes) || (subject !== undefined && session === undefined);
  if (before === undefined || !isRest || !isMore || /\b(?:why|log|make|shorten|move|only have)\b/.test(words)) return undefined;
  return {
    needs: { ...before, ...parts, subject: subject ?? before.subject, phase: phase ?? before.phase, inGels: before.inGels || isGels },
    isAnswered: true,
  };
}

function sessionNamed(words: string, { plan, today }: CoachView): { readonly session: Session | undefined; readonly isDay: boolean } {
  if (plan === undefined) return { session: undefined, isDay: false };
  const [day] = daysNamed(words, today);
  const onDay = day === undefined ? undefined : sessionOn(plan, day.day);
  if (onDay !== undefined) return { session: onDay, isDay: true };
  const kind = kindNamed(words)?.kind;
  const ofKind =
    kind === undefined || day !== undefined
      ? undefined
      : allSessions(plan).find((session) => session.date >= today && isOpen(plan, session) && kind.isPlanned(session));
  return { session: ofKind, isDay: false };
}

const GEL_GRAMS = 25;
/** Below this many minutes the body's stores are enough. */
const SHORT_MINUTES = 75;
const LONG_MINUTES = 150;
const EARLY_HOUR = 9;

function getText(needs: SessionNeeds, view: CoachView): Bilingual {
  if (needs.subject === "shoes") return shoes(needs);
  if (needs.phase === "after") return afterwards(view);
  return needs.phase === "during" || needs.inGels || (needs.session === undefined && needs.minutes !== undefined)
    ? during(needs)
    : before(needs, view);
}

function during({ session, minutes = session?.duration, isRace }: SessionNeeds): Bilingual {
  const length = minutes ?? SHORT_MINUTES + 5;
  if (length < SHORT_MINUTES)
    return {
      en: [
        `**Nothing is needed** in ${length} min: water if you are thirsty.${isRace ? " One gel (25 g) 10–15 min before the start is enough." : ""}`,
      ],
      de: [`**Nichts nötig** in ${length} min: Wasser nach Durst.${isRace ? " Ein Gel (25 g) 10–15 min vor dem Start reicht." : ""}`],
    };
  const [low, high] = length > LONG_MINUTES ? [60, 90] : [30, 60];
  const grams = [low, high].map((hourly) => Math.round((hourly * length) / 60 / 5) * 5);
  const gels = grams.map((amount) => Math.max(1, Math.round(amount / GEL_GRAMS)));
  const count = gels[0] === gels[1] ? `${gels[0]}` : `${gels[0]}–${gels[1]}`;
  const isOne = count === "1";
  return {
    en: [
      `**${count} gel${isOne ? "" : "s"}** of ${GEL_GRAMS} g for ${length} min: ${low}–${high} g of carbohydrate an hour, ${grams[0]}–${grams[1]} g in all. ${isRace ? "One 10–15 min before the start, the rest around half way" : "The first after 30–40 min, then every 30 min"}, with water. An easy run is also fine with less; practise now what you want to take in the race.`,
    ],
    de: [
      `**${count} Gel${isOne ? "" : "s"}** mit ${GEL_GRAMS} g für ${length} min: ${low}–${high} g Kohlenhydrate pro Stunde, zusammen ${grams[0]}–${grams[1]} g. ${isRace ? "Eins 10–15 min vor dem Start, den Rest um die Hälfte" : "Das erste nach 30–40 min, dann alle 30 min"}, mit Wasser. Locker geht es auch mit weniger; was du im Wettkampf nehmen willst, übe jetzt.`,
    ],
  };
}

function before({ session, hour, isRace }: SessionNeeds, view: CoachView): Bilingual {
  const isHard = session?.hard === true || isRace;
  const weight = view.athlete.bodyWeight;
  const meal =
    weight === undefined
      ? ["1–2 g per kg", "1–2 g pro kg"]
      : [`${Math.round(weight)}–${Math.round(2 * weight)} g`, `${Math.round(weight)}–${Math.round(2 * weight)} g`];
  const name = session === undefined ? "" : `**${session.title}**, ${session.duration} min: `;
  const isLong = (session?.duration ?? 0) > SHORT_MINUTES;
  const late = isLong
    ? { en: " Over 75 min add 30–60 g an hour on the way.", de: " Über 75 min kommen unterwegs 30–60 g pro Stunde dazu." }
    : { en: "", de: "" };
  if (hour !== undefined && hour < EARLY_HOUR)
    return {
      en: [
        `${name}at ${hour} am **20–40 g of carbohydrate, 30–45 min before**: a banana, toast with honey, or a gel, with 200–300 ml of water; coffee if you know it.`,
        `The real meal is the evening before: ${meal[0]} of carbohydrate at dinner. ${isHard ? "If nothing goes down in the morning, take a gel after the warm-up; a hard session goes badly on an empty stomach." : "If nothing goes down in the morning, an easy session works without food too."}${late.en} Eat properly within an hour after.`,
      ],
      de: [
        `${name}um ${hour} Uhr **20–40 g Kohlenhydrate, 30–45 min vorher**: eine Banane, Toast mit Honig oder ein Gel, dazu 200–300 ml Wasser; Kaffee, wenn du ihn kennst.`,
        `Die eigentliche Mahlzeit ist das Abendessen davor: ${meal[1]} Kohlenhydrate. ${isHard ? "Bekommst du morgens nichts herunter, nimm nach dem Aufwärmen ein Gel; mit leerem Magen läuft eine harte Einheit schlecht." : "Bekommst du morgens nichts herunter, geht eine lockere Einheit auch ohne."}${late.de} Danach innerhalb einer Stunde richtig essen.`,
      ],
    };
  return {
    en: [
      `${name}**${meal[0]} of carbohydrate 2–3 hours before**: oats, rice, bread with honey, a banana; little fibre and fat, 400 ml to drink.`,
      `With only an hour left 30–60 g, e.g. a banana and toast.${isHard ? "" : " It is easy: a normal meal earlier in the day is enough."}${late.en}`,
    ],
    de: [
      `${name}**${meal[1]} Kohlenhydrate 2–3 Stunden vorher**: Haferbrei, Reis, Brot mit Honig, Banane; wenig Ballaststoffe und Fett, 400 ml trinken.`,
      `Bleibt nur eine Stunde: 30–60 g, z. B. Banane und Toast.${isHard ? "" : " Es ist locker: Eine normale Mahlzeit vorher reicht."}${late.de}`,
    ],
  };
}

function afterwards({ athlete: { bodyWeight } }: CoachView): Bilingual {
  const protein = bodyWeight === undefined ? "0.3 g per kg" : `${Math.round(0.3 * bodyWeight)} g`;
  const carbs = bodyWeight === undefined ? "1 g per kg" : `${Math.round(bodyWeight)} g`;
  return {
    en: [
      `**About ${protein} of protein and ${carbs} of carbohydrate** within two hours, e.g. rice or bread with eggs, quark or chicken, and fruit. If you train hard again the next day, do it within the first hour. Drink until your urine is pale.`,
    ],
    de: [
      `**Etwa ${protein.replace("per", "pro").replace(".", ",")} Eiweiß und ${carbs.replace("per", "pro")} Kohlenhydrate** innerhalb von zwei Stunden, z. B. Reis oder Brot mit Ei, Quark oder Huhn, und Obst. Trainierst du am nächsten Tag wieder hart, dann in der ersten Stunde. Trink, bis der Urin hell ist.`,
    ],
  };
}

function shoes({ session, isRace }: SessionNeeds): Bilingual {
  const code = session?.code ?? "";
  const title = session === undefined ? "" : `For **${session.title}**: `;
  const titel = session === undefined ? "" : `Für **${session.title}**: `;
  if (isRace || code === "HX")
    return {
      en: [
        `${title}**the pair you will race in**: light, lower, with grip on turf and a firm heel. Sleds and lunges decide it, and this is the session to test them; carbon shoes slip and wobble there.`,
      ],
      de: [
        `${titel}**das Paar für den Wettkampf**: leicht, eher flach, mit Griff auf Kunstrasen und fester Ferse. Schlitten und Ausfallschritte entscheiden, und hier testest du sie; Carbonschuhe rutschen und wackeln dort.`,
      ],
    };
  if (code.startsWith("S"))
    return {
      en: [
        `${title}**flat and hard**: weightlifting shoes for squats if your ankles are stiff, flat soles for deadlifts. Change for the running or erg part; soft running shoes wobble under a bar.`,
      ],
      de: [
        `${titel}**flach und hart**: Gewichtheberschuhe zum Beugen, wenn die Sprunggelenke steif sind, flache Sohlen zum Kreuzheben. Für Lauf und Ergometer wechseln; weiche Laufschuhe wackeln unter der Stange.`,
      ],
    };
  const isFast = code === "RI" || code === "RT";
  return {
    en: [
      `${title}**${isFast ? "your lighter pair" : "your most comfortable running pair"}**, one you have run in before. ${isFast ? "Carbon only if you will race in it." : "Change between two pairs over the week, and keep the fast ones for fast days."}`,
    ],
    de: [
      `${titel}**${isFast ? "das leichtere Paar" : "das bequemste Laufpaar"}**, schon eingelaufen. ${isFast ? "Carbon nur, wenn du darin Wettkampf läufst." : "Wechsle über die Woche zwischen zwei Paaren, und heb die schnellen für schnelle Tage auf."}`,
    ],
  };
}
