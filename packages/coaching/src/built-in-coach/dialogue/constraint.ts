import { dayInWords, shortDay, getWeekday } from "@ironpace/training";
import type { AskedQuestion } from "../answer/asked.ts";
import { daysNamed, getRow, sessionOfKind } from "../changes/session-named.ts";
import { swapExercise } from "../changes/exercises/swap-exercise.ts";
import { readQuestion } from "../question.ts";
import { bullet } from "../say.ts";
import type { Draft } from "../topic.ts";
import { allSessions, isOpen } from "../topics/sessions.ts";
import type { CoachView } from "../view.ts";
import { plainAnswer, type Turn } from "./turn.ts";

/** A condition, a correction or an answer to the coach's own question: it changes the answer before it. */
export function afterConstraint(asked: AskedQuestion, view: CoachView): Draft | undefined {
  const turn = asked.turns.at(-1);
  if (turn === undefined) return undefined;
  const { words } = readQuestion(asked.content, "coaching_question");
  return howBad(words, turn, view) ?? onFewerDays(words, turn, view) ?? withoutFood(words, turn, view) ?? namedSwap(words, turn, view);
}

const FEWER =
  /\b(?:if|what if|and if|when|with|on|could|can i|only|just)\b.*?\b([2-6]|two|three|four|five|six) (?:training )?(?:days|times|sessions|x)\b/;
const NUMBERS: { readonly [word in string]?: number } = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const ABOUT_GOAL = /\b(?:on track|goal|goals|target|under \d|make it|sub \d)\b/;
const ASIDE = /\b(?:until|till|til|from now on|from next|make it|change|set|switch)\b/;

/** "what if I only train 4 days" after the goals: what that costs each kind of goal, and how to do it. */
function onFewerDays(words: string, turn: Turn, view: CoachView): Draft | undefined {
  const said = FEWER.exec(words)?.[1];
  const before = readQuestion(turn.question, "coaching_question").words;
  const { plan } = view;
  if (said === undefined || plan === undefined || !ABOUT_GOAL.test(before) || ASIDE.test(words.replace(/\bmake it on\b/, "")))
    return undefined;
  const days = NUMBERS[said] ?? Number(said);
  const now = plan.plan.sessionsPerWeek;
  if (days >= now)
    return {
      text: [
        `**${days} days are ${days === now ? "what you train now" : `more than your ${now} now`}**, so the answer above ${days === now ? "still applies" : "applies even more"}. More days help only when you recover from them.`,
      ],
      isFinal: true,
    };
  const open = allSessions(plan).filter((each) => each.date > view.today && isOpen(plan, each) && each.code !== "RACE");
  const kept = open.filter(({ hard, code }) => hard || code === "RL");
  const spare = open.find(({ hard, code, isDeload }) => !hard && code !== "RL" && !isDeload);
  const share = Math.round((100 * (now - days)) / now);
  return {
    text: [
      days >= now - 1
        ? `**Still possible with ${days} days instead of ${now}**, if the key sessions stay: it costs about ${share}% of your sessions, and mostly easy volume.`
        : `**With ${days} days instead of ${now} it gets tight**: that is about ${share}% fewer sessions, and not all key sessions fit.`,
      bullet([
        "Running and Hyrox times: they lose most. Keep one hard run and the long run; progress gets slower, not lost",
        "Strength goals: two lifting days a week are enough to go on improving, one keeps what you have",
        ...(spare === undefined ? [] : [`First to go: an easy session such as **${spare.title}** (${shortDay(spare.date)})`]),
        ...(kept[0] === undefined ? [] : [`Last to go: **${kept[0].title}** (${shortDay(kept[0].date)})`]),
      ]),
      `To do it, say which day goes, e.g. “I can't train Wednesdays any more”: then I make the card.`,
    ],
    followUps: ["I cant train wednesdays anymore"],
    isFinal: true,
  };
}

const FOODS: readonly (readonly [said: RegExp, name: string])[] = [
  [/\b(?:oats?|oatmeal|porridge|muesli|granola)\b/, "oats"],
  [/\b(?:gluten|wheat|bread|toast|bagels?|pasta|coeliac|celiac)\b/, "bread"],
  [/\b(?:rice)\b/, "rice"],
  [/\b(?:bananas?)\b/, "banana"],
  [/\b(?:gels?)\b/, "gels"],
  [/\b(?:coffee|caffeine)\b/, "coffee"],
  [/\b(?:milk|dairy|lactose|yogh?urt)\b/, "milk"],
  [/\b(?:honey|jam)\b/, "honey"],
  [/\b(?:eggs?)\b/, "eggs"],
];
const CANNOT = /\b(?:cant|cannot|dont|do not|wont|never|hate|allergic|intolerant|intolerance|no|not|without|makes me|upsets?)\b/;
/** Portions that hold the grams named, as they are eaten before a race. */
const MEALS: readonly (readonly [needs: readonly string[], text: string])[] = [
  [["bread", "honey"], "3 slices of white bread or toast with honey or jam: about 75 g"],
  [["rice"], "a bowl of white rice (200 g cooked), with a little salt or sugar: about 60 g"],
  [["banana"], "2 ripe bananas: about 50 g"],
  [["oats"], "80 g of oats as porridge: about 50 g"],
  [[], "500 ml of sports drink: about 30–40 g"],
  [[], "250 g of boiled potatoes without the skin: about 40 g"],
];

/** "I can't do oats" after what to eat: the same grams from something else. */
function withoutFood(words: string, turn: Turn, view: CoachView): Draft | undefined {
  const before = `${turn.question} ${plainAnswer(turn.answer)}`.toLowerCase();
  const out = FOODS.filter(([said]) => said.test(words)).map(([, name]) => name);
  if (out.length === 0 || !CANNOT.test(words) || !/\b(?:eat|breakfast|carb|meal|food|fuel)/.test(before)) return undefined;
  const { bodyWeight } = view.athlete;
  const grams =
    bodyWeight === undefined ? "1–2 g of carbohydrate per kg" : `${Math.round(bodyWeight)}–${Math.round(2 * bodyWeight)} g of carbohydrate`;
  const meals = MEALS.filter(([needs]) => !needs.some((each) => out.includes(each)));
  return {
    text: [
      `**Then without ${out.join(" and ")}**: what counts is ${grams} 2–3 hours before, from anything low in fibre and fat that you tolerate.`,
      bullet(meals.slice(0, 4).map(([, text]) => text)),
      out.includes("coffee") || out.includes("gels")
        ? "Nothing is lost without it: drink 400–500 ml, and try the rest before a hard session first."
        : "With 400–500 ml to drink. Try it before a hard session first, never on race day.",
    ],
    isFinal: true,
  };
}

const SCORE = /\b(?:like |about |maybe |around |only |just |more like )*(?:a |an )?(10|[0-9])(?: ?(?:of|out of|\/) ?10)?\b/;
const SETTLED =
  /\b(?:gone|settled?|fine|better|nothing|ok|okay|went away|disappeared|calmed down)\b.*\b(?:evening|night|overnight|morning|today|next day|now|after|later)\b|\bby (?:the )?(?:evening|night|morning|next day)\b/;
const ASKED_SCORE = /from 0 to 10/i;
const SESSION = /\b(run|session|workout|training|race|lift|squats?|train|row|ride)\b/;
/** Above it the exercise stops; up to `MILD` nothing has to change. */
const MILD = 3;
const STOP = 5;

/** "like a 2, gone by the evening, keep the run tomorrow?" after the coach asked how bad it is. */
function howBad(words: string, turn: Turn, view: CoachView): Draft | undefined {
  const asked = ASKED_SCORE.test(plainAnswer(turn.answer)) && turn.proposals.some(({ request }) => request.reason === "injury");
  const said = SCORE.exec(words.replaceAll(/\b\d+ ?(?:km|k|min|mins|minutes|days?|weeks?|hours?|am|pm)\b/g, " "))?.[1];
  if (
    !asked ||
    said === undefined ||
    words.split(" ").length > MOST_WORDS ||
    /\b(?:swollen|swelling|limp\w*|numb|locked|gave way|worse)\b/.test(words)
  )
    return undefined;
  const score = Number(said);
  const part = /\*\*(\w[\w ]*)\*\*/.exec(plainAnswer(turn.answer))?.[1] ?? "joint";
  const isSettled = SETTLED.test(words);
  const day = daysNamed(words, view.today)[0]?.day;
  const session =
    view.plan === undefined || !SESSION.test(words)
      ? undefined
      : (sessionOfKind(words, view.plan, day ?? view.today, day) ??
        allSessions(view.plan).find((each) => (day === undefined ? each.date >= view.today : each.date === day)));
  const name = session === undefined ? "" : `**${session.title}** (${shortDay(session.date)})`;
  const isRun = session !== undefined && /^R[A-Z]$/.test(session.code);
  const verdict =
    score > STOP
      ? `**No, at ${score}/10 rest it**${session === undefined ? "" : `: leave ${name} out`}, and have a professional look at it if it does not settle in two days.`
      : score > MILD || !isSettled
        ? `**${score}/10${isSettled ? ", and settled" : ""}**: ${session === undefined ? "keep training, but put less load on it" : `${name} only if the first ten minutes are no worse than ${MILD}/10`}; shorter and easier than planned.${isSettled ? "" : " Tell me too whether it is gone the next morning."}`
        : session === undefined
          ? `**${score}/10 and settled within a day is fine**: train on as planned, with the lighter lines of the card.`
          : `**Yes, keep it**: ${score}/10 and settled within a day is fine, so ${name} stays.`;
  return {
    text: [
      verdict,
      score > STOP
        ? "You can go on with everything that does not hurt."
        : `${isRun ? "Flat ground, easy from the start" : "Warm up longer, and start lighter than planned"}; stop if your ${part} goes above ${score > MILD ? STOP : MILD}/10, changes how you move, or hurts more the next morning.`,
      score > MILD ? "The card from before stays; accept it." : "The earlier card stays: it only makes the exercises that hurt it lighter.",
    ],
    proposals: turn.proposals,
    isFinal: true,
  };
}

const SWAPPED =
  /\b(?:swap|replace|switch|sub|substitute|change) (?:out )?(?:the |my )?(.+?)(?: (?:on|for|with|today|tomorrow|next|this)\b|$)/;
const OFFERED =
  /(?:^|\b(?:for|with|rather|use|take|do) )(?:for what )?(?:the |some )?([a-z][a-z ]{3,25}?) (?:are|is|would be|works?|sounds?) (?:fine|ok|okay|good|great|cool|alright)\b|^(?:for what )?(?:maybe |make it |use |do |take |with )?(thrusters?|[a-z]+ ?(?:squats?|press|swings?|jumps?|ups?|rows?))(?: then| instead| please| pls)?$/;

/** "thrusters are fine with me" after a swap that named nothing to put in: those, in the session that has the exercise. */
function namedSwap(words: string, turn: Turn, view: CoachView): Draft | undefined {
  const old = SWAPPED.exec(readQuestion(turn.question, "coaching_question").words)?.[1];
  const found = OFFERED.exec(words.replace(/^(?:for what|with what|ok|yes|yeah|hm+|so|and|well) /, ""));
  const wished = (found?.[1] ?? found?.[2])?.trim();
  const { plan } = view;
  if (old === undefined || wished === undefined || plan === undefined || /^(?:that|this|it|they|those)$/.test(wished)) return undefined;
  const open = allSessions(plan).filter((each) => each.date >= view.today && isOpen(plan, each) && hasLine(each, old));
  const on =
    open.find((each) => turn.proposals.some(({ request }) => request.reason === "swap" && request.sessionId === getRow(plan, each))) ??
    open.find(({ title }) => plainAnswer(turn.answer).includes(title)) ??
    open[0];
  if (on === undefined) return undefined;
  const day = dayInWords(on.date).split(" ")[0]?.toLowerCase() ?? "";
  const draft = swapExercise(`swap ${old} for ${wished} on ${day}`, view);
  if (draft?.proposals !== undefined) return draft;
  const line = [...on.blocks.mainWorkout, ...on.blocks.strength].find(({ name }) => isLine(name, old));
  const isNamed = line?.substitutions?.some((each) => each.toLowerCase().includes(wished.replace(/s$/, ""))) === true;
  return {
    text: [
      `**${wished[0]?.toUpperCase() ?? ""}${wished.slice(1)} instead of ${old}** in **${on.title}** (${shortDay(on.date)}, ${getWeekday(on.date) === getWeekday(view.today) ? "today" : day}): ${isNamed ? "yes, the session names it as a substitute itself, so do the same reps at an effort that matches" : "possible at the same reps and effort, but I have no card for it, as it does not do quite the same"}. Log what you did.`,
    ],
    isFinal: true,
  };
}

function hasLine({ blocks }: ReturnType<typeof allSessions>[number], old: string): boolean {
  return [...blocks.mainWorkout, ...blocks.strength].some(({ name }) => isLine(name, old));
}

function isLine(name: string, old: string): boolean {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z]/g, "")
      .replace(/s$/, "");
  return plain(name).includes(plain(old));
}

/** Fewer words answer a question; more of them tell something new. */
const MOST_WORDS = 24;
