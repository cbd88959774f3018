import type { AskedQuestion } from "../../answer/asked.ts";
import { normalise } from "../../question.ts";

/**
 * "Can I still train tomorrow", after "I've got a cold": what was told of the athlete's health in the turns before belongs to the question.
 * The message then stands for itself.
 */
export function withToldHealth(asked: AskedQuestion): AskedQuestion {
  const words = normalise(asked.content);
  if (!ASKS_TO_TRAIN.test(words) || HEALTH.test(words) || WELL.test(words)) return asked;
  const told = asked.turns.slice(-TURNS).map(({ question }) => question);
  const from = told.findIndex((each) => HEALTH.test(normalise(each)) && !WELL.test(normalise(each)));
  if (from < 0 || told.slice(from).some((each) => WELL.test(normalise(each)))) return asked;
  const about = told.slice(from).filter((each) => HEALTH.test(normalise(each)));
  return { ...asked, content: [...about, asked.content].join(", "), turns: [] };
}

/** "I have a cold, can I train tomorrow": the health comes first, no change is wished for. */
export function asksToTrainIll(content: string): boolean {
  const words = normalise(content);
  return HEALTH.test(words) && ASKS_TO_TRAIN.test(words) && !WELL.test(words);
}

/** So many turns before a message are about the same state of health. */
const TURNS = 4;

const ASKS_TO_TRAIN =
  /\b(?:can|could|should|shall|may|do|is it (?:ok|okay|fine|safe|bad)(?: if)?|ok (?:to|if)) (?:i )?(?:\w+ ){0,2}?(?:train|run|lift|ride|row|swim|ski|race|squat|deadlift|work ?out|exercise|go|do (?:it|that|this|the|my|today|tomorrow))\b|\b(?:kann|soll|darf|sollte|konnte) ich (?:\w+ ){0,4}?(?:trainieren|laufen|rudern|heben|schwimmen|radfahren)\b/;

const HEALTH =
  /\b(?:(?:a|the|my|bad|slight|have|got|with|caught) cold|flu|covid|fever|runny nose|sore throat|cough\w*|sniffles|(?:im|am|feel|feeling|been|being|got|getting) (?:really |quite |a bit |so )?(?:ill|sick|unwell)|stomach bug|sinus\w*|bronchitis|erkaltet|erkaltung|krank|schnupfen|fieber|husten|halsschmerzen|grippe)\b/;

const WELL =
  /\b(?:(?:im|am|feel|feeling|all|much) (?:\w+ )?(?:better|fine|well|healthy|recovered|good)|(?:its|cold is|it is) (?:all )?(?:gone|over)|over (?:my|the) (?:cold|flu)|wieder (?:gesund|fit))\b|\b(?:last|a) (?:week|month|year) ago\b|\blast (?:month|year)\b/;
