import type { Topic } from "../topic.ts";
import { unknownWords } from "../../triage/harmless/everyday-talk.ts";
import { normalise } from "../question.ts";

const FOLLOW_UPS = ["What is today's session, and why?", "What are my training paces?", "What is my weak link?"];

/** Attempts to make the coach something else. Whatever comes with them is not done either. */
export const instructions: Topic = {
  name: "instructions",
  cues: [
    [
      /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instruction|instructions|rules|prompt|prompts|guidelines|restrictions|safety)\b/,
      20,
    ],
    [
      /\b(system prompt|developer mode|jailbreak|jail break|dan mode|\bas dan\b|you answer as|debug (?:mode|output)|im (?:the|a|your) (?:developer|admin\w*|creator)|i am (?:the|your) (?:developer|creator)|your (?:exact |full )?instructions|you are dan|new rules? you|without (?:any )?(?:limits|restrictions|filters?|rules)|hidden (?:instructions|rules|prompt)|no limits mode|ohne regeln|ohne grenzen|god mode|admin mode|sudo|root access|prompt injection)\b/,
      20,
    ],
    [
      /\b(reveal|print|show|repeat|output|tell me|give me)\b.{0,30}\b(your (hidden |secret |own |full )?(instructions|prompt|rules|system|source code|config|api key|secret|secrets|password))\b/,
      20,
    ],
    [
      /\byou are (now|no longer)\b|\bact (?:as|like) (a |an |my )?(doctor|physician|admin|administrator|pirate|unrestricted|uncensored|different|hacker|root|another|evil)|\buncensored\b|\brepeat (?:the|all|everything)(?: \w+){0,2} (?:text|words|above)\b|\bfrom now on (?:you|u|du)\b|\bab jetzt (?:bist|antwortest) du\b|\bpretend (you are|to be|that you)|\broleplay\b/,
      20,
    ],
    [/\b(drop table|select \* from|delete from|insert into|update public|<script|javascript:)/, 20],
    [
      /\b(password|passwords|api keys?|secrets?|credentials?|access token|env(ironment)? variables?|connection string|private key)\b(?! (reset|change))/,
      8,
    ],
    [/\bmake me (an )?admin|\bgrant (me )?admin|\bgive me admin|\bset my role\b/, 20],
    [/^(system|assistant|developer) \S/, 6],
    [
      /\bwithout (telling|asking|confirming|my confirmation)\b|\bsilently (change|delete|remove|update)|\b(delete|wipe|erase) (my|the|all) (whole )?(plan|account|data|sessions)\b/,
      12,
    ],
  ],
  answer: () => ({
    text: [
      "No message can change how I work. I only read your own data, and I change nothing unless you accept a card.",
      "Changes to your plan are offered as cards that you accept, edit or reject; your account and your data are in the settings.",
    ],
    followUps: FOLLOW_UPS,
  }),
};

const WHOSE =
  "friend|friends|wife|wifes|husband|husbands|partner|partners|girlfriend|girlfriends|boyfriend|boyfriends|brother|brothers|sister|sisters|mate|mates|teammate|teammates|client|clients|colleague|colleagues|rival|rivals|ex|exs|neighbour|neighbours|buddy|buddys|dad|dads|mum|mums|mom|moms|boss";
const WHAT =
  "plan|plans|data|numbers|pb|pr|record|time|times|5k|10k|marathon|bench|training|log|workout|workouts|benchmark|benchmarks|1rm|max|maxes|result|results|email|emails|mail|password|passwords|profile|profiles|session|sessions|injury|injuries|weight|weights|pbs|prs|pace|paces|schedule|address|phone|age|lifts|squat|deadlift|conversation|messages|chats";

/** Whatever is asked about somebody else's rows. */
export const otherPeople: Topic = {
  name: "other people",
  cues: [
    [
      /\b(other|another|all|every|which|any|top(?: \d+)?|best|strongest|fastest|average) (the )?(user|users|athlete|athletes|people|member|members|customer|customers|account|accounts|person)\b/,
      6,
    ],
    [/\b(plan|data|numbers|sessions|profile|results?) of (the )?(user|athlete|member|person)?\s?[a-z]{3,}( [a-z]{3,})?$/, 0],
    [/\bthe (user|athlete|member|client) [a-z]+/, 9],
    [
      /\bwhat(s| is| are|re) (?!my|the|your|a|an|his|her|our|this|next|last|today|tomorrow|yesterday|mon|tue|wed|thu|fri|sat|sun)[a-z]+( [a-z]+)?s (squat|deadlift|bench|weight|plan|pace|pr|pb|max|time|age|email|password|numbers|goals?)\b/,
      9,
    ],
    [/\b(someone|somebody|anyone|anybody|everyone|everybody) ?(elses|else s|s)\b|\bsomebody else|\bsomeone else|\banother persons?\b/, 8],
    [new RegExp(`\\b(my|his|her|their|our|the) (\\w+ )?(${WHOSE}) (\\w+ )?(${WHAT})\\b`), 10],
    [new RegExp(`\\b(?:show|tell|give|send) (?:me |us )?(?:her|his|their) (?:\\w+ )?(?:${WHAT})\\b`), 10],
    [/\bwhat (?:she|he|they) (?:squats?|bench(?:es)?|deadlifts?|lifts?|runs?|rows?|weighs?|trains?|eats?|totals?)\b/, 9],
    [/\bwhat (?:shes|hes|she is|he is|theyre|they are) (?:doing|training|running|lifting|up to|planning)\b/, 9],
    [new RegExp(`\\b(${WHAT}) (of|for|from) (my|user|athlete|the user|the athlete) ?(${WHOSE}|\\d+|id)`), 10],
    [/\b(user|athlete|member|account) (id|number|no|#)? ?\d+/, 10],
    [/\bhow many (users|members|athletes|people) (are|do|use|have|train)/, 6],
    [/\b(database|user table|user list|list of users|all users|emails of|email address(es)? of)\b/, 8],
    [/\bwho else\b/, 4],
    // "the training log of tom berger, hes my boyfriend"
    [
      /\b(?:log|logs|plan|data|numbers|sessions|profile|results?|training) (?:of|from) (?!(?:my|the|this|last|next|a|an|today|yesterday|all|october|november|each|every)\b)[a-z]{3,} [a-z]{3,}\b/,
      4,
    ],
    [
      /\b(?:hes|shes|he is|she is|thats) my (?:boyfriend|girlfriend|husband|wife|partner|brother|sister|mate|son|daughter|dad|mum|mom|coach)\b/,
      8,
    ],
    [
      /\b(she|he|they) (wont|wouldnt|doesnt|dont) mind\b|\b(shes|hes|theyre|she is|he is) (a |my )?(friend|mate|buddy|client|team ?mate)\b|\b(she|he) (said|says) (its|it is) (ok|fine)\b/,
      8,
    ],
    [/\b(who is|whos) (the )?(strongest|fastest|best|fittest)\b/, 8],
  ],
  also: ({ content }, { firstName }) =>
    NAMED.test(content) || isAboutPerson(content, firstName) || /[^\s@]@[^\s@]{1,250}\.\S/.test(content) ? 10 : 0,
  answer: () => ({
    text: [
      "I only see your own data, so I cannot tell you anything about other athletes.",
      "What I can do is compare you with published norms and standards, or work from a time or weight that you give me.",
    ],
    followUps: ["What is my weak link?", "What can you see about me?"],
  }),
};

/** "What does Sarah squat", "Show me Tom's plan" */
const NAMED =
  /\b(?:does|did|is|has|can|show me|give me|about)\s+(?!I\b|Hyrox\b|CrossFit\b|Crossfit\b|RPE\b|RIR\b|FTP\b|HRV\b|EMOM\b|AMRAP\b|Fran\b|Grace\b|Helen\b|Cindy\b|Murph\b|Karen\b|Annie\b|Diane\b|Jackie\b|Isabel\b|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Iron|Is\b|It\b|The\b|This\b|My\b|VDOT|VO|UT|AT\b|TR\b|DOMS|PR\b|PB\b|Roxzone|Zone|SkiErg|Ski\b|Row)[A-Z][a-z]+(?:['’]s|\s+[A-Z][a-z]+|\s+(?:squat|deadlift|bench|weigh|run|train|press|snatch|lift|have|eat))/;

export const identity: Topic = {
  name: "identity",
  cues: [
    [/\bare you (a |an )?(ai|bot|robot|human|person|real|chat ?gpt|gpt|llm|language model|claude|gemini|model|machine|real coach)\b/, 8],
    [
      /\b(who|what) are you\b|\bwhat model\b|\bwhich model\b|\bwho made you\b|\bis this (chat ?gpt|ai|a bot|gpt|a human|a person|a real (person|human|coach))\b|\bam i talking to\b/,
      8,
    ],
    [/\bhow do you work\b|\bhow do you know\b|\bwhat can you do\b|\bwhat can i ask\b|\bhelp me use\b|\bwhat do you do\b/, 6],
    [/^(help|menu|options|commands)$/, 6],
  ],
  answer: () => ({
    text: [
      "I am Ironpace's built-in coach. I work from your numbers, your plan and a library of articles, with fixed rules. I am not a language model or a person, and your data stays on this server.",
      "I can tell you what a session is for and where its weights and paces come from, compute paces, zones, percentages, attempts and race estimates, work around what hurts, and say what to do when you are ill, away or have missed something. I offer changes to the plan as cards; I never make them myself. I am not a doctor.",
    ],
    followUps: FOLLOW_UPS,
  }),
};

export const greeting: Topic = {
  name: "greeting",
  cues: [[/^(hi|hello|hey|yo|hiya|good (morning|evening|afternoon)|sup|hallo|moin|servus)( (coach|there|all|mate))?$/, 5]],
  answer: (_, { firstName }) => ({
    text: [
      `Hi${firstName === undefined ? "" : ` ${firstName}`}. I am the built-in coach. What would you like to know about your training?`,
    ],
    followUps: FOLLOW_UPS,
  }),
};

export const thanks: Topic = {
  name: "thanks",
  cues: [
    [
      /^(ok |okay |great |cool |nice |perfect |awesome )?(thanks|thank you|thx|cheers|ta|ty|got it|perfect|great|cool|ok|okay)( you| coach| mate| a lot| so much| very much| that helps)*$/,
      5,
    ],
  ],
  answer: () => ({ text: ["Good. Ask again whenever something is unclear."], followUps: FOLLOW_UPS }),
};

export const sight: Topic = {
  name: "what the coach sees",
  cues: [
    [
      /\bwhat (do|can) you (see|know|read)\b|\bwhat data\b|\bmy data\b|\bprivacy\b|\bwhat do you know about me\b|\bshare my\b|\bsell my\b|\bwho (sees|can see|reads)\b/,
      5,
    ],
  ],
  answer: (_, view) => ({
    text: [
      `I read your own data and nothing else: your profile, your current benchmarks, what you wrote about injuries and goals, your availability and equipment, your active plan${view.plan === undefined ? " (there is none at the moment)" : ""}, your competitions, goals and personal bests, and everything in your log.`,
      "“What the coach sees” in this dialog shows every line of it. With the built-in coach nothing leaves the server; a language model is asked only when you have agreed to it in the settings. You can delete every conversation.",
    ],
  }),
};

/** Subjects that are no training, and those a coach must not advise on. */
/** What the coach cannot do by itself, though it belongs to training. */
export const reminders: Topic = {
  name: "reminders",
  cues: [
    [
      /^(?:(?:please|can you|could you|pls) )*(?:remind me|set (?:a |an )?(?:reminder|alarm|timer)|notify me|send me|wake me)\b|^(?:erinner\w*|weck\w*) (?:mich|me)\b/,
      9,
    ],
  ],
  answer: () => ({
    text: ["I cannot set reminders here. Turn on session reminders under **Settings**, or add the calendar feed there to your phone."],
    followUps: FOLLOW_UPS,
  }),
};

export const offTopic: Topic = {
  name: "off topic",
  cues: [
    [
      /\b(who (should|do|did|would) (i|you|we) vote|vote for|voting|political part(?:y|ies)|rain|snow|forecast|recipes?|lasagn\w*|cook|movies?|films?|netflix|series (?:to watch|for the)|(?:tv|netflix) series|tv show|to watch on the|podcasts?|audiobooks?|playlist|birthday|bday|wedding speech|toast|(?:football|soccer) (?:scores?|results?|news|teams?|transfers?|clubs?|players?|league)|watch (?:the )?(?:football|soccer)|dating|girlfriend advice|tax(es)?|mortgage|visa|lawyer|insurance|math|maths|history of|capital city|trump|biden|putin|war in|religion|god|celebrit\w*|song|lyrics|scrape\w*|hack|exploit|malware|scripts?\b.*(python|bash)|python|javascript|weather|stock|stocks|bitcoin|crypto|politics|president|election|homework|poem|joke|recipe for|write (me )?(a |an )?(code|python|essay|email|song|story)|translate|capital of|football score|lottery|horoscope)\b/,
      5,
    ],
    // "who wins the league": no result of others is stored here.
    [
      /\bwho (?:will |is going to |is gonna |s gonna |do you think )?(?:wins?|won|will win|becomes?|scored|beat)\b|\bwer (?:wird|gewinnt|hat gewonnen|holt|schafft)\b|\b(?:deutscher meister|bundesliga|champions league|ufc|nfl|nba|premier league|formula 1|formel 1|world cup|olympi\w* medal|weltmeister\w*|wm finale|oscars?|eurovision)\b/,
      6,
    ],
  ],
  also: ({ content, words }) =>
    // "Kids' football every Saturday" is why another day is wanted.
    WISHES_DAY.test(words) && !content.includes("?")
      ? -CERTAIN
      : EVERYDAY_MATTERS.test(`${normalise(content)} | ${words}`) && !OF_TRAINING.test(normalise(content))
        ? 9
        : 0,
  answer: () => ({
    text: ["That is outside my field. Ask me about training, recovery, fuelling, races or your plan."],
    followUps: FOLLOW_UPS,
  }),
};

const CERTAIN = 9;
/** A wish about a day of training, whatever stands beside it as the reason. */
const WISHES_DAY =
  /\b(?:train|move|swap|skip|shift|cancel|shorten|run|lift)\b.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b.*\b(?:instead|to|because|cause|from now on|every|have|got|theres)\b/;

/** Home, money, work, school, people, devices and news, in English and German. */
const EVERYDAY_MATTERS =
  /\b(?:girlfriend|boyfriend|crush|tinder|divorce|landlord|rent|heating|boiler|plumb\w*|dishwasher|washing machine|furniture|ikea|my boss|salary|job (?:interview|offer)|cover letter|linkedin|cv|resume for|excel|vlookup|spreadsheets?|powerpoint|ms word|printer|laptop|macbook|iphone|android phone|phone to buy|wifi|router|windows \d+|facebook|instagram caption|tiktok video|tweet|emails? (?:for|to)|this email|pizza|restaurants?|book (?:me )?a (?:table|flight|hotel|taxi)|taxi|uber|concert|spotify|playlist for|play (?:some |a )?music|video games?|playstation|fortnite|chess|crossword|sudoku|riddle|quiz|(?:my|the) (?:cat|dog|hamster|goldfish) (?:is|has|wont|wants)|bike chain|flat tyre|puncture|car (?:wont|repair|insurance)|oil change|birthday (?:gift|present)|gift for|wedding speech|baby names?|essay|chemistry|physics homework|algebra|equation|square root|solve for|\w*kanzler\w*|regierung|partei|wahl(?:en)?|hausaufgaben?|gedicht|witz(?:e)?|rezept(?:e)?|steuererklarung|vermieter|miete|heizung|aktien|krypto|handy|drucker|freundin finden|wetter|ubersetz\w*|hauptstadt|government|minister|parliament|tax return|interest rates?|inflation|house prices?)\b|^(?:whats |what is |was ist |how much is |calculate |compute )?\d+ ?(?:[x*+/]|times|plus|minus|mal) ?\d+$/;

/** "My boss moved the meeting, skip Friday": the everyday matter is the reason, the wish is about training. */
const OF_TRAINING =
  /\b(?:train\w*|session\w*|workouts?|hardest|toughest|easiest|harteste\w*|runs?|running|race\w*|squats?|bench|deadlifts?|lift\w*|plan|move|skip|shorten|swap|rest day|hyrox|rpe|pace|easy|intervals?|gym|recovery|protein|carbs?|fuel\w*|before|after|sore\w*|einheit\w*|lauf\w*|wettkampf|verschieb\w*|streich\w*|vor|nach|kniebeuge\w*|erholung)\b/;

const VERB =
  "train(?:ed)?|trainiert|run|ran|lift(?:ed)?|ride|rode|row(?:ed)?|squat|bench|deadlift|press|log(?:ged)?|weigh|swim|race|finish|eat|gelaufen|gemacht|gehoben";

/** Where a person's name stands in a question: "what did anna train", "how fast is anna over 5k", "what anna trained". */
const PLACES: readonly RegExp[] = [
  // "What does rhabdo do" and "does fartlek help me run" are about a thing: the verb stands beside the name.
  new RegExp(`\\b(?:did|does|has|was|will|hat|ist) (\\p{L}{3,}) (?:\\p{L}+ (?=squat|bench|deadlift|press))?(?:${VERB})\\b`, "gu"),
  // "what did anna weber train": the surname stands before the verb.
  /\b(?:is|was|ist|war) (\p{L}{3,}) (?:faster|slower|stronger|fitter|better|heavier|schneller|langsamer|starker|fitter) (?:than|als)\b/gu,
  new RegExp(`\\b(?:did|does|has|hat) (?!(?:the|this|that|your|our|all|any)\\b)(?:\\p{L}{3,}) (\\p{L}{3,}) (?:${VERB}|do|done)\\b`, "gu"),
  /\b(?:did|has) (\p{L}{3,}) (?:do|done)\b/gu,
  /\b(?:whats|what is|hows|how is|how good is|was ist|wie ist|show me) (\p{L}{3,}s) (?:best |fastest |longest |heaviest |current )?(?:\d+ ?k(?:m)?|marathon|time|pb|pr|max|1rm|squat|deadlift|bench|ftp|bestzeit|plan|weight)\b/gu,
  /\b(?:how|wie) (?:fast|strong|fit|heavy|old|far|schnell|stark|schwer) (?:is|was|ist|war) (\p{L}{3,}) (?:over|in|at|on|this|right|now|uber|auf|im)\b/gu,
  /\b(?:show|tell|give) (?:me )?(?:what|how \w+|when) (\p{L}{3,}) (?:trained|ran|lifted|did|logged|rode|squatted|weighs|does|is doing)\b/gu,
];

/** "jonas' 5k time", "anna's squat": only with the apostrophe, for without it most words on -s are things. */
const OWNER =
  /(?<!\p{L})(\p{L}{3,})(?:['’]s|(?<=s)['’]) (?:best |fastest )?(?:\d+ ?k(?:m)?|marathon|time|pb|pr|max|1rm|squat|deadlift|bench|ftp)\b/giu;
const NO_OWNER = /^(?:here|there|today|tomorrow|yesterday|\w+day|week|month|year|world|hyrox|\p{L}+(?:ing|athon))$/u;

/** What is named in such a place and is no person: benchmark workouts, movements and months are known by their names. */
const NO_PERSON =
  /^(?:fran|grace|diane|helen|annie|jackie|karen|isabel|amanda|nancy|kelly|angie|barbara|cindy|murph|mary|linda|elizabeth|christine|eva|lynne|nicole|chelsea|someone|somebody|anyone|anybody|everyone|people|athletes|pros|beginners|women|men|runners|elite|elites|strava|garmin|plantar|eating|sleeping)$/;

/** Whether a question is about somebody who is named in it and is not the athlete: only own rows can be seen. */
export function isAboutPerson(content: string, firstName?: string): boolean {
  const words = normalise(content);
  const isNobody = (name: string): boolean =>
    unknownWords([name]).length === 0 || NO_PERSON.test(name) || NO_OWNER.test(name) || name === normalise(firstName ?? "");
  if ([...content.matchAll(OWNER)].some(([, name = ""]) => !isNobody(normalise(name)))) return true;
  return PLACES.some((place) =>
    [...words.matchAll(place)].some(
      ([, name = ""]) =>
        unknownWords([name]).length > 0 &&
        !NO_PERSON.test(name) &&
        !NO_OWNER.test(name.replace(/s$/u, "")) &&
        name !== normalise(firstName ?? ""),
    ),
  );
}
