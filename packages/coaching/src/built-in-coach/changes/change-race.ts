import { shortDay } from "@ironpace/training";
import type { Diary } from "../own-data/diary.ts";
import { raceNamed } from "../own-data/races-and-goals.ts";
import { normalise } from "../question.ts";
import { capital } from "../say.ts";
import type { Draft } from "../topic.ts";
import type { CoachView } from "../view.ts";
import { NOTHING_YET, card } from "./card.ts";
import { dayAhead } from "./day-ahead.ts";

const RACE_WORDS =
  /\b(race|hyrox|marathon|half|half marathon|10 ?k|5 ?k|parkrun|triathlon|ironman|competition|comp|meet|crossfit (open|games|comp\w*)|ultra|event)\b/;

/** "trag den silvesterlauf am 31.12. ein": an event with its day ahead that is to be entered, whatever target stands beside it. */
export function isDatedRace(words: string, content: string, { today }: Pick<CoachView, "today">): boolean {
  const isRace = eventName(content) !== undefined || /\b(?:race|hyrox|marathon|half|triathlon|competition|meet|parkrun)\b/.test(words);
  const day = dayAhead(words, today);
  return (
    isRace &&
    day?.isExact === true &&
    day.day > today &&
    /^(?:(?:please|can you|could you|pls|hey|ok) )*(?:add|enter|put|log|track|new|race|note|book|sign|i have|ive got|im doing)\b/.test(
      words,
    ) &&
    !/\b(?:session|workout|training|easy|long run|goal to|by)\b/.test(words) &&
    !/^(?:new |add )?goal\b/.test(words)
  );
}

/** "berlin got moved to 14 february": a race by its name alone. */
function isRaceMoved(words: string, { races }: Diary): boolean {
  return (
    /\b(?:got|was|is|has been|been|were) (?:moved|postponed|shifted|rescheduled|pushed)\b|\bis now on\b/.test(words) &&
    raceNamed(words, races) !== undefined
  );
}

/** "…, don't let it mess up the Hyrox build": what the race is not to touch names no race. */
function withoutAside(words: string): string {
  const cut = words.replace(
    / (?:and )?(?:dont let|do not let|without|shouldnt|should not|so (?:it|that it) doesnt|as long as|must not|mustnt|but (?:keep|not)) .*$/,
    "",
  );
  return RACE_WORDS.test(cut) ? cut : words;
}

/** "add a race: 10k in dresden on 21 march 2027, B race", "change my race date to 1 march" */
export function changeRace(said: string, content: string, view: CoachView, diary: Diary): Draft | undefined {
  const words = withoutAside(said);
  const isEntered = isDatedRace(words, content, view);
  if (
    (!RACE_WORDS.test(words) && eventName(content) === undefined && !isRaceMoved(words, diary)) ||
    (!isEntered && (/\b(pr|pb|log|ran|result)\b/.test(words) || (/\bgoal\b/.test(words) && !/^add\b/.test(words))))
  )
    return undefined;
  // A session that is called Hyrox is no race.
  if (
    /\b(?:test|time trial|tt)\b/.test(words) ||
    /\bhyrox (?:session|workout|training|day|einheit|thing|one)\b/.test(words) ||
    (/\bhyrox\b/.test(words) && /\b(?:today|tomorrow|still|does that)\b/.test(words))
  )
    return undefined;
  const isDate =
    isRaceMoved(words, diary) ||
    (/\b(change|move|moved|shift|postponed?|new date|update)\b.*\b(race|competition|hyrox|marathon|event)\b|\b(race|competition|hyrox|marathon|event)\b.*\b(moved|postponed|shifted|rescheduled|changed)\b/.test(
      words,
    ) &&
      !/\badd\b/.test(words));
  const isNew =
    /\b(add|enter|signed up|sign me up|signing up|registered|entered|booked|got a (spot|place|slot)|new race|i have an? (?=(?:race|half|marathon|\d{1,2} ?k|hyrox|triathlon|trail)\b.*\bon (?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?[a-z]{3,})|im (doing|racing|running)|i am (doing|racing)|put)\b/.test(
      words,
    );
  if (!isDate && !isNew && !isEntered) return undefined;
  if (/\b(how|should|what|why|can i|strategy|taper|prepare|plan for)\b/.test(words)) return undefined;
  const named = dayAhead(words, view.today);
  const ahead = diary.races.filter(({ on }) => on >= view.today);
  if (isDate) {
    const ofWords = raceNamed(words, ahead);
    const over =
      ofWords === undefined
        ? raceNamed(
            words,
            diary.races.filter(({ on }) => on < view.today),
          )
        : undefined;
    if (over !== undefined)
      return {
        text: [
          `${over.name} was on ${shortDay(over.on)} ${over.on.slice(0, 4)}. To add another one, say “add a race: …” with its day, or name the upcoming race that moves.`,
        ],
      };
    const race = ofWords ?? ahead[0];
    if (race === undefined)
      return { text: ["You have no upcoming race entered. Tell me which one: “add a race: Hyrox Cologne on 12 April 2027”."] };
    if (named === undefined) return { text: [`${race.name} is on ${shortDay(race.on)} ${race.on.slice(0, 4)}. Which day is it now?`] };
    return {
      text: [
        `Move **${race.name}** from ${shortDay(race.on)} ${race.on.slice(0, 4)} to **${shortDay(named.day)} ${named.day.slice(0, 4)}**. Once it is there, I can adjust the plan to it.`,
        NOTHING_YET,
      ],
      proposals: card(
        `${race.name}: ${shortDay(named.day)}`,
        `It is entered for ${shortDay(race.on)}.`,
        { kind: "race-date", competitionId: race.id, date: named.day },
        [{ label: "Day", before: `${shortDay(race.on)} ${race.on.slice(0, 4)}`, after: `${shortDay(named.day)} ${named.day.slice(0, 4)}` }],
      ),
      followUps: [`Prepare me for ${race.name}`],
    };
  }
  const known = diary.races.find(({ location: of }) => of !== "" && new RegExp(`\\b${of.toLowerCase()}\\b`).test(words))?.type;
  const type =
    /\bhyrox\b/.test(words) || (known === "hyrox" && !/\b(marathon|half|\d{1,3} ?km?|triathlon|run)\b/.test(words))
      ? "hyrox"
      : /\b(triathlon|ironman)\b/.test(words)
        ? "triathlon"
        : /\bcrossfit\b/.test(words)
          ? "crossfit"
          : /\b(meet|weightlifting|powerlifting)\b/.test(words)
            ? "weightlifting"
            : /\b(marathon|\d{1,3} ?km?|half|parkrun|run|ultra|trail)\b/.test(words)
              ? "running"
              : "other";
  const kind =
    /\b(half marathon|half|marathon|\d{1,3} ?km?(?: trail)?|hyrox(?: doubles| pro| relay)?|triathlon|ironman(?: 70.3)?|ultra|powerlifting meet|weightlifting meet)\b/.exec(
      words,
    )?.[1];
  const place =
    /\b(?:in|at) (?!(?:town\b|here\b|person\b|the area\b|want|target|goal|aim|sub|under|please|with|my|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d|a |the |my ))([a-z]+(?: (?!on\b|in\b|at\b|as\b|this\b|next\b|for\b|with\b|to\b|but\b|and\b|target\b|sub\b|under\b|want\b|goal\b|aim\w*\b|b\b|a\b|c\b)[a-z]+)?)(?= target\b| sub\b| under\b| want\b| goal\b| aim| on\b| in\b| at\b| as\b| for\b| with\b| to\b| but\b| and\b| this\b| next\b|,|$| \d| (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)| [abc] )/.exec(
      words,
    )?.[1] ??
    /\b(?!add|race|first|next|another|my|the|with|enter|half|full|book(?:ed)?|sign(?:ed)?|just|this|open|pro|for)([a-z]{4,}) hyrox\b/.exec(
      words,
    )?.[1] ??
    /\bhyrox (?!doubles|pro|relay|mixed|race|open|goal|target|want|sub|under|with)([a-z]{4,})\b(?! (pro|race))/.exec(words)?.[1] ??
    /\b(?:half marathon|marathon|10 ?k|5 ?k|triathlon|ultra|race) (?!(?:on |next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|then\b|please|also|too\b|january|february|march|april|june|july|august|september|october|november|december|race|goal|under|this|next|with|priority|doubles)([a-z]{4,})\b(?= (?:\d|on)|,|$)/.exec(
      words,
    )?.[1] ??
    new RegExp(`\\b(?!\\w+day\\b)([a-z]{4,}) (?:half marathon|marathon|10 ?k|5 ?k)\\b`).exec(words)?.[1];
  const event = eventName(content);
  const isPlace =
    place !== undefined &&
    !EVENT.test(place) &&
    event?.toLowerCase().includes(place) !== true &&
    !/^(race|half|race half|enter|event|doubles|first|another|local|small|little|nearby|charity|virtual)/.test(place);
  // "Hamburg 2027": a place of an earlier race names the same event.
  const earlier = isPlace
    ? undefined
    : diary.races.find(({ location: of }) => of !== "" && new RegExp(`\\b${of.toLowerCase()}\\b`).test(words));
  const location =
    earlier !== undefined
      ? earlier.location
      : isPlace
        ? asTyped(place, content).replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
        : "";
  const title =
    kind === undefined ? (quoted(content) ?? "Race") : capital(kind.replace(/^half$/, "half marathon").replace(/^(\d+) ?km?\b/, "$1 km"));
  const withPlace = (of: string): string =>
    location === "" || of.toLowerCase().includes(location.toLowerCase()) ? of : `${of} ${location}`;
  // The distance stays in the name: the plan reads it there.
  const length = /^(\d{1,3}) ?km?/.exec(kind ?? "")?.[1];
  const name =
    event !== undefined
      ? `${withPlace(event)}${length === undefined ? "" : `, ${length} km`}`
      : type === "hyrox" && location !== ""
        ? `Hyrox ${/\b(?:doubles|pro|relay)\b/.exec(words)?.[0] ?? ""} ${location}`.replace(/ +/, " ")
        : withPlace(title);
  const priority =
    /\b(b|c) ?(?:race|prio\w*)\b|\bals (a|b|c)\b|\bas (?:an? )?(a|b|c) race\b|\b(?:priority|prio|as an?) (a|b|c)\b|\b(a) prio\w*/.exec(
      words,
    );
  const letter = (
    priority?.slice(1).find((letter) => letter !== undefined) ??
    (FOR_FUN.test(words) ? "c" : ahead.some((race) => race.priority === "A") ? "b" : "a")
  ).toUpperCase() as "A" | "B" | "C";
  if (named === undefined || !named.isExact)
    return { text: [`${name}: on which day is it? With the date I make the card: “add ${name} on 12 April 2027”.`] };
  if (named.day < view.today) return { text: [`${shortDay(named.day)} ${named.day.slice(0, 4)} is in the past. Which day is it?`] };
  const same = ahead.find(({ on }) => on === named.day);
  if (same !== undefined)
    return {
      text: [`On ${shortDay(named.day)} ${named.day.slice(0, 4)} there is ${same.name} already, priority ${same.priority}.`],
      followUps: [`Prepare me for ${same.name}`],
    };
  const aim = /\b(?:want|target|goal|aim\w*|hoping|sub|under|unter|below)\b[a-z ]{0,12}? (\d{1,2}:\d{2}(?::\d{2})?)\b/.exec(words)?.[1];
  const target = aim === undefined ? undefined : `sub ${aim}`;
  return {
    text: [
      `Add **${name}** on **${shortDay(named.day)} ${named.day.slice(0, 4)}**${location === "" ? "" : ` in ${location}`}${target === undefined ? "" : `, target **${target}**`}, priority **${letter}**${priority === null && letter === "B" ? " (you have an A race; name another letter and I will use it)" : ""}.`,
      "A: the plan peaks and tapers for it; B: a short taper; C: trained through.",
      NOTHING_YET,
    ],
    proposals: card(
      `Add ${name}`,
      `${shortDay(named.day)} ${named.day.slice(0, 4)}, priority ${letter}.`,
      {
        kind: "race",
        name,
        type,
        date: named.day,
        location: location === "" ? "Not entered" : location,
        priority: letter,
        ...(target !== undefined && { target }),
      },
      [
        ...(target === undefined ? [] : [{ label: "Target", after: target }]),
        { label: "Race", after: name },
        { label: "Day", after: `${shortDay(named.day)} ${named.day.slice(0, 4)}` },
        { label: "Priority", after: letter },
      ],
    ),
    followUps: [`Prepare me for ${name}`],
  };
}

/** "köln", where the words have lost their accents. */
function asTyped(place: string, content: string): string {
  const typed = content.split(/[^\p{L}]+/u);
  return place
    .split(" ")
    .map((word) => typed.find((each) => normalise(each) === word)?.toLowerCase() ?? word)
    .join(" ");
}

/** A race that is run for fun is trained through. */
const FOR_FUN =
  /\b(?:for fun|fun run|just for fun|as (?:a )?training|as a workout|no pressure|just for (?:a |the )?(?:laugh|experience))\b/;

const EVENT = /^(?:\p{L}{3,}(?:lauf|trail|cup|marathon)|parkrun|throwdown|games|challenge|classic|cup|series|open|spartan|trot)$/iu;

/** "San Silvestre": a race on the day of a saint carries both words. */
const SAINT = /(?<!\b(?:in|at|near|en|a|bei) )\b(san|santa|saint|sainte|sankt)[ -](\p{L}{3,})/iu;

/** "silvesterlauf", "turkey trot": the event's own name, with the word in front of it where it needs one. */
function eventName(content: string): string | undefined {
  const words = content.split(/[^\p{L}\d]+/u);
  const saint = SAINT.exec(content)?.slice(1);
  if (saint !== undefined) return saint.map(capital).join(" ");
  const at = words.findIndex((word) => EVENT.test(word) && !/^(?:half|ultra)?marathon$|^hyrox$/i.test(word));
  const word = words[at];
  if (word === undefined) return undefined;
  const first = word.length <= 9 && !/lauf|spartan|parkrun/i.test(word) ? words[at - 1] : undefined;
  return [first, word]
    .filter((part) => part !== undefined && !/^(?:a|the|my|race|add|at|for|in|crossfit)$/i.test(part))
    .map((part) => capital(part ?? ""))
    .join(" ");
}

function quoted(content: string): string | undefined {
  return /["“](.{3,60})["”]/.exec(content)?.[1];
}
