import { inSessions, withAny } from "./told-aims.ts";
import { checkText } from "./wish-check.ts";
import type { Athlete } from "#training/athlete/athlete.ts";
import { comparisons, silentWishes } from "./silent-wishes.ts";
import { statedGoals } from "#training/athlete/stated/stated-goals.ts";
import type { Day } from "#training/calendar/day.ts";
import { describeDayLimit } from "#training/free-text/availability.ts";
import type { DayLimit } from "#training/free-text/day-limit.ts";
import { couldMatter, isPlainTalk } from "#training/free-text/matters.ts";
import { pullsSumo } from "#training/athlete/stated/stated-stance.ts";
import { complaintsAmongWishes } from "#training/free-text/wished-complaints.ts";
import { normalise } from "#training/health/normalise.ts";
import type { PlanNote, PlanWeek } from "#training/model/plan.ts";
import { inSentence, formatList } from "#training/model/words.ts";
import {
  competitionLifts,
  dislikedMovements,
  findDislikedSports,
  longestErgMetres,
  maxWishedReps,
  setsOfWishes,
} from "#training/statements/wished-exercises/dislikes.ts";
import {
  isAgainst,
  isAgainstPart,
  readWishObjects,
  type Wish,
  wishedCaps,
  type WishedSets,
} from "#training/statements/wished-exercises/wished-objects.ts";
import type { Setting } from "#training/statements/wished-exercises/wished-vocabulary.ts";
import { indoorsUntil } from "#training/statements/wishes/indoor-rides.ts";
import { wishedShape } from "#training/statements/wished-exercises/wished-shape.ts";
import { possibleDays } from "#training/statements/possible-days.ts";
import { readWishes, type Wishes } from "#training/statements/wishes/wishes.ts";
import { avoidedTexts, indoorText, quoted } from "./ban-texts.ts";
import { isAfterShifts, isPlainFact } from "./plain-facts.ts";
import { CONDITION, HOW_OFTEN, type Kind, findKind, PLACES, WAYS } from "./wish-kinds.ts";

/** What keeps the athlete from an exercise; undefined where nothing does. */
type WhyNot = (name: string) => string | undefined;

type Wisher = Pick<Athlete, "dislikes" | "competitions" | "focus" | "availability">;

/** What the athlete would rather not do, clause by clause: what is left out, what holds in every session, what is kept, and what nobody understood. */
export function wishNotes(athlete: Wisher, today: Day, weeks: readonly PlanWeek[], whyNot: WhyNot): PlanNote[] {
  const { dislikes = "" } = athlete;
  if (dislikes.trim() === "") return [];
  const wishes = readWishes(dislikes, today);
  const { days, remarks } = possibleDays(athlete, wishes.days);
  const shape = wishedShape(dislikes);
  const all = readWishObjects(dislikes);
  const disliked = dislikedMovements(athlete);
  const complaints = complaintsAmongWishes(dislikes);
  const goals = statedGoals({ dislikes }).map((goal) => goal.quote);
  const found: { readonly [kind in Kind]: string[] } = {
    out: [],
    held: [],
    liked: [],
    first: [],
    kept: [],
    places: [],
    grips: [],
    never: [],
    unread: [],
  };
  const ways = new Set<Setting>();
  const partly: string[] = [];
  const mostReps = maxWishedReps(dislikes);
  const ofReps = all.filter((wish) => !isAgainstPart(wish)).flatMap(({ quote }) => (maxWishedReps(quote) === undefined ? [] : [quote]));
  const until = indoorsUntil(dislikes, today);
  const lifts = competitionLifts(athlete);
  const isSumo = pullsSumo(athlete);
  const stances: string[] = [];
  const trained = new Set(
    weeks.flatMap(({ sessions }) =>
      sessions.flatMap(({ blocks }) => Object.values(blocks).flatMap((items) => items.map(({ name }) => name))),
    ),
  );
  const sets = setsOfWishes(athlete);
  const asides = new Set(all.slice(1).flatMap(({ quote, said }) => (OF_THE_NAMED.test(said) || GOES_ON.test(said) ? [quote] : [])));
  all.forEach((wish, index) => {
    const { quote } = wish;
    if (wish.said.split(" ").every((word) => LINKS.test(word)) || NOTHING.test(wish.said) || isSaidElsewhere(quote, athlete, wishes))
      return;
    if ((VERDICT.test(wish.said) || THE_RACE.test(wish.said)) && all.length > 1) return;
    if (asides.has(quote)) return;
    if (isReasonOf(wish, all.slice(0, index), wishes.scheduled)) return;
    const checked = checkText(wish, weeks);
    if (checked !== undefined && wish.polarity !== "positive") {
      partly.push(checked);
      return;
    }
    const erg = ["Row erg", "Ski erg"].find((name) => longestErgMetres(quote, name) < Infinity);
    if (erg !== undefined && wish.times === undefined) {
      partly.push(`“${quote}”: ${inSentence(erg)} in pieces of ${longestErgMetres(quote, erg)} m at most.`);
      return;
    }
    if (isSumo && STANCES.test(quote)) {
      stances.push(quote);
      return;
    }
    if (isAgainstPart(wish)) {
      partly.push(partText(wish, sets));
      return;
    }
    const competed = isAgainst(wish) ? lifts.filter((name) => wish.objects.some(({ names }) => names.includes(name))) : [];
    if (competed.length > 0) {
      const others = wish.objects.some(({ names }) => names.some((name) => disliked.includes(name)));
      const rest = others ? "; its variations are left out wherever possible" : "";
      partly.push(`“${quote}”: your sport needs the ${formatList(competed.map(inSentence))}${rest}.`);
      return;
    }
    if (shape.phrases.some((phrase) => overlaps(phrase, quote))) found.held.push(quote);
    else if (wish.polarity !== "cap" || wish.objects.every(({ names }) => names.length === 0)) {
      if (
        isAgainst(wish) &&
        until === undefined &&
        wishes.remarks.every((text) => !text.includes("indoors")) &&
        wish.objects.some(({ setting }) => setting === "trainer")
      )
        ways.add("trainer");
      if (isAgainst(wish) && !CONDITION.test(wish.said))
        for (const { setting } of wish.objects)
          if (setting === "trainer" && until !== undefined) continue;
          else if (setting !== undefined && WAYS[setting] !== undefined && (setting !== "swim-drills" || athlete.focus === "triathlon"))
            ways.add(setting);
      const kind = findKind(wish, {
        all,
        index,
        disliked,
        scheduled: wishes.scheduled,
        isShortened: wishes.findings.some(({ limits }) => limits.sessionMinutes !== undefined),
        staysLong: athlete.focus === "running" || athlete.focus === "triathlon",
        isPureLifter: athlete.focus === "strength" || athlete.focus === "powerlifting",
      });
      if (kind === "unread" && (!mayBeWish(wish) || complaints.includes(quote) || goals.some((goal) => overlaps(goal, quote)))) return;
      if (kind !== undefined) found[kind === "kept" && isInNoSession(wish, trained) ? "never" : kind].push(quote);
    }
  });
  const compared = comparisons(all, dislikes);
  const { out, held, liked, first, kept, places, grips, never, unread } = found;
  const texts = [
    ...(stances.length === 0 ? [] : [`${quoted(stances)}: your deadlifts are sumo, with loads from your own maximum.`]),
    ...avoidedTexts(out),
    // What is counted on the sessions is said with its count.
    ...dayTexts(days.filter((day) => !isCounted(day) && !isOfCommitment(day, days))),
    ...remarks,
    ...wishes.remarks,
    ...partly,
    ...compared.map(
      (phrase) => `“${phrase}”: the plan prefers the first where it has a choice; the other stays as far as your goal needs it.`,
    ),
    ...[...ways].map((way) => WAYS[way] ?? ""),
    ...(until === undefined ? [] : [indoorText(all, until)]),
    ...wishedCaps(dislikes).map(
      ({ label, names, times, quote }) => `“${quote}”: ${label} in ${timesText(times)}${piecesText(dislikes, names)} at most.`,
    ),
    ...keptTexts(kept, all, athlete),
    ...(held.length === 0 ? [] : [`${quoted(held)}: ${shapeText(shape)}.`]),
    ...firstTexts(
      // The way to a number that somebody wants to reach is said with the goal.
      all.filter(({ quote }) => first.includes(quote) && !goals.some((goal) => overlaps(goal, quote)) && !namesRace(quote, athlete)),
      weeks,
      whyNot,
    ),
    ...(mostReps === undefined || shape.reps < Infinity || ofReps.length === 0
      ? []
      : [`${quoted(ofReps)}: sets of ${mostReps} reps at most.`]),
    ...all.filter(({ quote, said }) => liked.includes(quote) && HOW_OFTEN.test(said)).flatMap((wish) => howOften(wish, weeks)),
    ...(places.length === 0 ? [] : [`${quoted(places)}: the plan sets no place or time of day, so choose your own.`]),
    ...(grips.length === 0 ? [] : [`${quoted(grips)}: the plan sets no grip or stance, so use your own.`]),
    ...(never.length === 0 ? [] : [`${quoted(never)}: the plan does not use it.`]),
  ];
  const silent = silentWishes(
    all,
    dislikes,
    (quote) => asides.has(quote) || isSaidElsewhere(quote, athlete, wishes) || isSaidIn(quote, texts, complaints),
  );
  const open = [
    ...new Set([...wishes.doubted, ...unread.filter((quote) => !isSaidIn(quote, compared, complaints)), ...silent.unread]),
  ].filter(
    (quote) =>
      !isOwnMinutes(quote, athlete) &&
      !(athlete.focus === "triathlon" && ONE_STROKE.test(quote)) &&
      !([...ways].includes("track") && ON_TRACK.test(quote)) &&
      !HOW_IT_IS_MEANT.test(quote.trim()) &&
      !isPlainFact(quote) &&
      !isReason(quote, dislikes),
  );
  return [
    ...texts,
    ...(silent.liked.length === 0 ? [] : [`${quoted(silent.liked)}: noted, but your plan cannot plan for this yet.`]),
    ...(open.length === 0 ? [] : [`I did not understand the wish ${quoted(open)}: it changes nothing in the plan. Say it in other words.`]),
  ].map((text) => ({ kind: "wish", text }));
}

/** "Wednesday is choir", "never Wednesday": what two clauses ask for is said once. */
function dayTexts(days: readonly DayLimit[]): readonly string[] {
  const byEffect = Map.groupBy(days, (day) => day.rhythm ?? describeDayLimit(day));
  return [...byEffect].map(
    ([effect, same]) =>
      `${quoted([...new Set(same.map(({ phrase }) => phrase.replace(OPEN_END, "").replace(OPEN_START, "")))])}: ${effect}.`,
  );
}

/** "So long run Saturday please" */
const OPEN_START = /^(?:so|and|but|because|also|aber|weil|pero|mais|donc|quindi|mas|maar|dus)\s/iu;
/** "Wednesday is choir so" */
const OPEN_END = /\s(?:so|and|but|because|also|und|aber|weil|y|pero|et|mais|donc|e|ma|quindi|mas|en|maar|dus)$/iu;

/** "box jumps (Achilles)": one or two words in brackets say why, and ask for nothing themselves. */
function isReason(quote: string, text = ""): boolean {
  return quote.trim().split(/\s+/u).length <= 2 && text.includes(`(${quote.trim()})`);
}

/** "A colleague talked me into an olympic triathlon": the race of the calendar is no session to ask for. */
function namesRace(quote: string, { competitions = [] }: Wisher): boolean {
  const said = quote.toLowerCase();
  return competitions.some(({ name, type }) =>
    [name, type].some((word) => word !== undefined && word !== "" && said.includes(word.toLowerCase())),
  );
}

/** What is liked, counted on the sessions: where it is in none, the head says why. */
function firstTexts(liked: readonly Wish[], weeks: readonly PlanWeek[], whyNot: WhyNot): readonly string[] {
  const sessions = weeks.flatMap((week) => week.sessions.filter(({ code }) => code !== "RACE"));
  return liked.map(({ quote, objects }) => {
    const names = objects.flatMap((object) => object.names);
    const count = withAny(names, { sessions }).length;
    if (count > 0) return `“${quote}”: ${inSessions(names, { sessions })}; it comes first where the plan has a choice.`;
    const isOffered = sessions.some(({ blocks }) =>
      Object.values(blocks).some((items) => items.some(({ substitutions = [] }) => substitutions.some((name) => names.includes(name)))),
    );
    // Only what is known is a reason; what simply had no place is the athlete's to add.
    const reasons = names.map(whyNot);
    const [reason] = reasons;
    const isClosed = reason !== undefined && !reason.startsWith("It needs other") && reasons.every((one) => one !== undefined);
    const ending = isClosed
      ? ` ${reason}`
      : isOffered
        ? " Choose it whenever a session lists it as an alternative."
        : " Say on which day you want it, or put it in the place of an easy session.";
    return `“${quote}”: not in any of the ${sessions.length} sessions.${ending}`;
  });
}

/** "50 min", of whoever entered the same minutes for a day. */
function isOwnMinutes(quote: string, { availability }: Wisher): boolean {
  const minutes = /^(?:only |just |max |about |nur |solo )?(\d{2,3}) ?(?:min\w*|m)$/iu.exec(quote.trim())?.[1];
  return minutes !== undefined && Object.values(availability.minutes ?? {}).includes(Number(minutes));
}

const ON_TRACK = /\btrack|bahn|tartan|\bpista\b|\bpiste\b/iu;

/** "…, easy, …", "no ambitions": how what stands beside it is meant, and nothing that a plan could change. */
const HOW_IT_IS_MEANT =
  /^(?:(?:and |just |nice and |really )?(?:easy|chill|relaxed|slow|locker|gem[üu]tlich|suave|tranquil[oa]|tranquille|piano)|(?:no|zero|keine?|sin|sans|senza|sem|geen) (?:big |great |gro(?:ß|ss)en? |grandes? )?(?:ambitions?|ambitionen|ambici[oó]n(?:es)?|ambizioni|ambi[cç][oõ]es|ambities|pressure|druck))$/iu;

/** Which stroke a swimmer has is read with the swims. */
export const ONE_STROKE = /\b(?:breast ?stroke|brustschwimmen|nur brust|braza|brasse|rana|bru[cç]os|schoolslag)\b/iu;

function isCounted({ isBusy, isFastDay, isSquad, content, times, coached, outing, commitment, rhythm, after }: DayLimit): boolean {
  return (
    (after !== undefined && rhythm === undefined) ||
    content !== undefined ||
    times !== undefined ||
    isBusy === true ||
    isSquad === true ||
    isFastDay === true ||
    coached === true ||
    outing !== undefined ||
    (commitment !== undefined && rhythm === undefined)
  );
}

/** "No extra pool": what closes the other days stands with the date itself. */
function isOfCommitment({ phrase, wanted, closed }: DayLimit, days: readonly DayLimit[]): boolean {
  return wanted !== undefined && closed.length === 1 && days.some((day) => day.phrase === phrase && day.commitment !== undefined);
}

function isSaidIn(quote: string, texts: readonly string[], complaints: string): boolean {
  return complaints.includes(quote) || texts.some((text) => text.includes(quote));
}

/** What stays in the plan, and of strength why: the sport needs some of it. */
function keptTexts(kept: readonly string[], all: readonly Wish[], { focus }: Wisher): readonly string[] {
  const isStrength = (quote: string): boolean =>
    (focus === "running" || focus === "triathlon") &&
    all.some((wish) => wish.quote === quote && wish.objects.some(({ label }) => label === "strength training" || label === "strength"));
  const [strength, others] = [kept.filter(isStrength), kept.filter((quote) => !isStrength(quote))];
  const [less, more] = [others.filter(asksForLess), others.filter((quote) => !asksForLess(quote))];
  return [
    ...(strength.length === 0
      ? []
      : [
          `${quoted(strength)}: a little strength work stays, because it protects runners' tendons and bones; leave it out on a tired day.`,
        ]),
    ...(more.length === 0 ? [] : [`${quoted(more)}: it stays in the plan.`]),
    ...(less.length === 0
      ? []
      : [
          `${quoted(less)}: the plan cannot do a little less of it, so nothing changes. Name the most times a week, or the whole exercise.`,
        ]),
  ];
}

function asksForLess(quote: string): boolean {
  return LESS.test(normalise(quote));
}

const LESS = /^(?:\w+ ){0,4}?(?:less|fewer|weniger|menos|moins|meno|minder)\b/u;

/** How often a week what is wished for so often is trained, counted in the full weeks. */
function howOften({ quote, objects }: Wish, weeks: readonly PlanWeek[]): readonly string[] {
  const names = new Set(objects.flatMap((object) => object.names));
  const counts = weeks
    .filter(({ isDeload, sessions }) => !isDeload && sessions.length > 1)
    .map(
      ({ sessions }) =>
        sessions.filter(({ blocks }) => Object.values(blocks).some((items) => items.some(({ name }) => names.has(name)))).length,
    );
  if (names.size === 0 || counts.length === 0) return [];
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const range = least === most ? `${most}` : `${least} to ${most}`;
  return [`“${quote}”: trained in ${range} ${most === 1 ? "session" : "sessions"} a week.`];
}

/** A name alone may be a thing that nobody knows; a sentence is a wish only where it is about a body, a day or training. */
function mayBeWish({ quote, polarity }: Wish): boolean {
  if (CHATTER.test(quote)) return false;
  return polarity === "negative" || couldMatter(quote) || !isPlainTalk(quote);
}

const CHATTER = /^(?:ever|always|really|honestly|seriously|goal)$|\b(?:lol|haha\w*)\b/iu;

/** What is not wanted, and no session has anyway. */
function isInNoSession(wish: Wish, trained: ReadonlySet<string>): boolean {
  const names = wish.objects.flatMap((object) => object.names);
  if (isAgainst(wish) && names.length === 0 && RIDES.test(wish.said)) return ![...trained].some((name) => /bike|\bride\b/iu.test(name));
  return isAgainst(wish) && names.length > 0 && !names.some((name) => trained.has(name));
}

const RIDES = /\b(?:bikes?|biking|rides?|riding|cycl\w*|rad\w*|bici\w*|velo|fiets\w*)\b/u;

/** "High rep squats", "heavy deadlifts", "strides after easy runs": what follows for the part that is unwanted. */
function partText({ quote, objects, qualifier: { sets } }: Wish, wished: ReadonlyMap<string, WishedSets>): string {
  const label = objects.find(({ names, setting }) => setting === undefined && names.length > 0)?.label ?? "it";
  const found = objects.flatMap(({ names }) => names.flatMap((name) => wished.get(name) ?? []))[0];
  if (found?.most !== undefined) return `“${quote}”: ${label} in sets of ${found.most} at most.`;
  if (found?.isLight === true) return `“${quote}”: ${label} with a weight that leaves three or more reps in reserve.`;
  if (sets === "heavy") return `“${quote}”: your sport asks for heavy ${label}, so they stay.`;
  return `“${quote}”: the plan cannot leave out only part of an exercise, so nothing changes. Name a day, a number or the whole exercise.`;
}

/** "… - my neighbours complain", "… makes me puke": why, behind what is unwanted; a request says so. */
function isReasonOf({ sentence, said, objects, link }: Wish, before: readonly Wish[], scheduled: ReadonlySet<string>): boolean {
  const isNamed = objects.some(({ names, setting }) => names.length > 0 || !PLACES.has(setting));
  if (isNamed || link === "start" || REQUEST.test(said) || DISLIKES.test(said)) return false;
  const isBeside = before.some((other) => other.sentence === sentence && (scheduled.has(other.quote) || other.objects.length > 0));
  return isBeside && WHY.test(said);
}

const DISLIKES =
  /\b(?:hate|dislike|loathe|detest|(?:dont|do not) (?:like|enjoy|want)|cant stand|not a fan|no fan|mag (?:ich )?(?:nicht|kein\w*)|hasse|odio|detesto|no me gusta\w*|n aime|deteste|non mi piac\w*|nao gosto|haat)\b/u;

const WHY =
  /^(?:(?:so|and|or|und|oder|y|et|e|en|really|just|still|because|cos|cause|since|as|da|denn|weil|porque|que|parce que|car|perche|pois|omdat) )*(?:it|its|that|thats|this|they|theyre|there|theres|i|im|ive|id|my|our|we|makes?|kills?|hurts?|wrecks?|gives?|cant|too|so|boring|das|ist|sind|es|macht|mir|mich|ich|mein\w*|wir|zu|c est|ca|je|j|mon|ma|mes|trop|me|son|mi|no puedo|demasiado|muy|e|mi|non|troppo|ik|het|dat|is|zijn|mijn|te|eu|meu|minha|sao|nao|the day)\b/u;

const REQUEST =
  /\b(?:want|need|would|prefer\w*|only|please|instead|rather|should|at most|max\w*|less|more|mochte|will|brauche|bitte|lieber|nur|quiero|necesito|prefiero|solo|veux|voudrais|seulement|vorrei|voglio|quero|wil|liever|graag|alleen)\b/u;

/** "Ich hasse es, …" */
const VERDICT =
  /^(?:(?:i|ich|je|ik|yo|io|eu|really|absolutely) )*(?:hate|hasse|dislike|odio|deteste|haat|detesto)(?: (?:it|es|this|that|them|sie|los|las|les|li|ze|when|wenn|het))*$/u;

const STANCES = /sumo|conventional|konventionell|convencional|conventionnel|convenzional|conventione/iu;

/** "… please leave them out", "bitte weglassen", "quítalos por favor": what to do with what was named before. */
const OF_THE_NAMED =
  /^(?:(?:and|so|please|pls|bitte|also|und|y|et|e|en|por favor|per favore|s il (?:te|vous) plait|svp|dus|graag|alsjeblieft|can you|could you|just|ideally) )*(?:(?:leave|keep|take|cut) (?:it|em|them|those|these|that) (?:out|away|off)|(?:remove|skip|avoid|drop|delete|exclude|replace|swap) (?:it|em|them|those|these|that)(?: out| for something else)?|(?:dont|do not) (?:use|include|program|put|give me|plan) (?:it|em|them|those|these|any)(?: in)?|(?:use|put|include|add|give me) (?:it|em|them|those|these)(?: in)? (?:often|a lot|lots|more|more often|as often as possible)|(?:lass|lasst) (?:sie|es|die|das) (?:bitte )?weg|(?:sie|es|die|das)? ?(?:weglassen|streichen|rausnehmen|ersetzen)|(?:quita|elimina|evita|saca|cambia)(?:l[oa]s?)|(?:enleve|retire|evite|supprime|remplace)(?: ?les?| la)|(?:togli|elimina|evita|lascia)(?:l[iaeo])(?: fuori)?|(?:tira|retira|evita|elimina)(?: ?[oa]s?)?|laat (?:ze|het|die) (?:eruit|weg|achterwege)|(?:ze|het|die)? ?weglaten|haal (?:ze|het) eruit)(?: (?:please|pls|bitte|por favor|s il (?:te|vous) plait|svp|per favore|alsjeblieft|aub|thanks|completely|altogether|ganz|if possible|wherever possible))*$/u;

/** "I want more variety, I get bored quickly": why, and nothing that a plan could change. */
const GOES_ON =
  /^(?:because |weil |since )?(?:i|ich|me|je|mi|eu|ik) (?:get|am|become|langweile|werde|aburro|m ennuie|annoio|fico|raak|verveel)\b(?: \w+){0,2} (?:bored|schnell|rapido|vite|facilmente|presto|entediad[oa]|verveeld|snel)(?: (?:quickly|easily|fast|schnell|gelangweilt))*$/u;

/** "No running on Fridays except the race": the race is run whatever its day. */
const THE_RACE =
  /^(?:for |on |in |das |dem |der )?(?:the |my |a |mein\w* )?(?:races?|events?|competitions?|wettkampf\w*|rennen)(?: day)?$/u;

const NOTHING =
  /^(?:nothing|none|no|nope|nah|nix|nichts|nada|rien|niente|nulla|niets|niks|n a|kein\w*|ningun\w*|aucun\w*|nessun\w*|nenhum\w*|geen)(?: (?:really|much|special|else|at all|in particular|that i know|comes to mind|besonderes|weiter|especial|en particular|de special|en particulier|di particolare|bijzonders|so far|yet|dislikes))*$/u;

function piecesText(dislikes: string, names: readonly string[]): string {
  const metres = Math.min(...names.filter((name) => ERGS.has(name)).map((name) => longestErgMetres(dislikes, name)), Infinity);
  return metres === Infinity ? "" : ` and in pieces of ${metres} m`;
}

const ERGS: ReadonlySet<string> = new Set(["Row erg", "Ski erg"]);

function timesText(times: number): string {
  if (times < 1) return "one session in two weeks";
  return `${times} ${times === 1 ? "session" : "sessions"} a week`;
}

const LINKS =
  /^(?:and|or|the|a|also|too|but|und|oder|auch|y|o|et|ou|e|en|please|pls|bitte|thanks|danke|gracias|merci|grazie|obrigad\w*|bedankt|por|favor|per|favore|alsjeblieft|aub|sil|plait|te|vous|lol|haha|really|absolutely|anything|everything|alles|todo|tout|tutto|tudo|otherwise|sonst|whatever|yes|yeah|ja|oui|sim|happy|with|good|fine|ok|okay|else|rest|i|im|am|not|sure|yet|there|zufrieden|mit|pas|plus|more|nicht|mehr|no|mas|non|di|piu|nao|mais|niet|meer|max|tops)$/u;

function overlaps(a: string, b: string): boolean {
  return a.includes(b) || b.includes(a);
}

/** "I would rather have that day free", of a day that the sentence before has taken off. */
const THAT_DAY_FREE =
  /\b(?:that|those|this) days? (?:free|off)\b|\b(?:den|diesen|die) tage? (?:lieber )?frei\b|\b(?:ese|esos) dias? libres?\b|\b(?:ce|ces) jours? (?:libres?|de repos)\b|\bquel giorno libero\b|\besse dia livre\b|\bdie dag vrij\b/u;

/** Days, limits, places, hours and unloved sports have notes of their own. */
function isSaidElsewhere(quote: string, athlete: Wisher, { days, findings, scheduled }: Wishes): boolean {
  return (
    scheduled.has(quote) ||
    ((THAT_DAY_FREE.test(normalise(quote)) || isAfterShifts(quote)) && days.some(({ isOff }) => isOff === true)) ||
    days.some(({ phrase }) => overlaps(phrase, quote)) ||
    findings.some(({ phrase }) => phrase.split("” and “").some((part) => overlaps(part, quote))) ||
    findDislikedSports({ ...athlete, dislikes: quote }).length > 0
  );
}

function shapeText({ exercises, warmupMinutes, reps, noClock, sessionMinutes, workoutMinutes }: ReturnType<typeof wishedShape>): string {
  return formatList([
    ...(exercises < Infinity ? [`${exercises} exercises a session at most`] : []),
    ...(warmupMinutes < Infinity ? [`warm-ups of ${warmupMinutes} minutes at most, except before a test`] : []),
    ...(reps < Infinity ? [`sets of ${reps} at most`] : []),
    ...(noClock ? ["no workout for time: rounds in a fixed time, or with rests"] : []),
    ...(sessionMinutes < Infinity ? [`sessions of ${sessionMinutes} minutes at most`] : []),
    ...(workoutMinutes < Infinity ? [`workouts of ${workoutMinutes} minutes at most`] : []),
  ]);
}
