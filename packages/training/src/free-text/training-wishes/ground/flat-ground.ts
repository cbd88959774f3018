import type { Athlete } from "#training/athlete/athlete.ts";
import { normalise } from "#training/health/normalise.ts";
import { formatList } from "#training/model/words.ts";
import { isOfABody } from "../of-a-body.ts";
import type { WeekSentence, WeekWish } from "../../week-wish.ts";

/** "Flat as a pancake here", "no hills where I live", "alles flach hier", "aquí todo es llano", "pas de côtes chez moi". */
const FLAT =
  /\b(?:flat as a pancake|pancake flat|(?:(?:its|it is|it s|all|everything|area|around here|live somewhere|completely|totally|dead|really|pretty|very|here is|place is|city is|town is|region is) (?:\w+ ){0,2})flat\b(?! (?:feet|foot|shoes?|back|bench|race|course|out|pace))|(?:no|zero|not a single|hardly any|without|havent got|dont have|have no|there are no|theres no) (?:real |proper |any )?(?:hills?|climbs?|elevation|mountains?|slopes?|inclines?)(?: (?:here|near|nearby|around|where|within|in my|at home|to run|available))|(?:keine|kaum|null) (?:berge?|hugel|anstiege?|hohenmeter)|(?:alles|hier ist es|total|komplett|brett\w*) ?(?:eben|flach)|flachland|(?:wohn\w*|leb\w*|lauf\w*) (?:\w+ ){0,2}(?:(?:im |auf dem )?flach\w*|in der ebene)|(?:todo|muy|es) (?:\w+ )?(?:llano|plano)\b|no hay (?:cuestas|montanas?|subidas|desnivel)|sin cuestas|(?:vivo|corro|entreno) (?:\w+ ){0,2}(?:en llano|en plano)|(?:tout|tres|hyper|completement) plat\b|(?:habit\w+|vis|vit|vivons|cours|suis|chez moi|ici|region) (?:\w+ ){0,2}(?:(?:a|en|au|de|du|le) ?plat\b|en plaine)|(?:pas de|aucune?) (?:cotes?|montees?|montagnes?|denivele|colline)\b|(?:tutto|molto|e) (?:piatto|pianeggiante)|(?:vivo|corro|abito) (?:\w+ ){0,2}in (?:pianura|piano)|pianura|(?:niente|non ci sono|nessuna) (?:salite?|colline?|dislivello)|tudo plano|geen (?:heuvels|bergen)|alles is vlak)\b/u;
/** "Hills only on the treadmill". */
const ONLY_THERE =
  /\b(?:hills?|climbs?|climbing|elevation|inclines?|berge?|hugel|steigung\w*|hohenmeter|cuestas|subidas|desnivel|cotes|montees|denivele|salite|dislivello)(?: \w+){0,4} (?:only|just|nur|solo|seulement|uniquement|soltanto)(?: \w+){0,2} (?:on|up|at|in|via|auf|en|sur|su|sul|dans) /u;

const PLACES: readonly (readonly [word: RegExp, name: string])[] = [
  [/\b(?:treadmill|dreadmill|laufband|cinta|tapis|loopband|esteira)\b/u, "a treadmill"],
  [/\b(?:motorway|highway|autobahn|railway|flyover)?\s?(?:bridge|overpass|flyover|brucke|puente|pont|ponte|brug)\b/u, "the bridge"],
  [/\b(?:stairs?|staircase|steps of|stadium steps|stairwell|treppen?\w*|escaleras?|escaliers?|scale|trap(?:pen)?)\b/u, "stairs"],
  [/\b(?:car ?park|multi ?storey|parking garage|parkhaus|parking)\b/u, "the car park"],
  [/\b(?:dyke|dike|levee|dam|deich|dijk|digue|dique|argine)\b/u, "the dyke"],
];
const ANY_PLACE = "stairs, a bridge or a treadmill";

/** Where somebody from the flat climbs; undefined for whoever did not say that there are no hills. */
export function climbsOn({
  injuries = "",
  dislikes = "",
  equipment,
}: Pick<Athlete, "injuries" | "dislikes" | "equipment">): string | undefined {
  const text = normalise(`${injuries}. ${dislikes}`);
  if (!FLAT.test(text) && !ONLY_THERE.test(text)) return undefined;
  const named = PLACES.filter(([word, name]) => word.test(text) || (name === "a treadmill" && equipment?.includes("treadmill") === true));
  return named.length === 0 ? ANY_PLACE : formatList(named.map(([, name]) => name)).replace(/ and (?=[^,]*$)/u, " or ");
}

/** What is read of it is not a limit of the body: the pages say where the climbs are done. */
export function flatGround({ clauses }: WeekSentence): readonly WeekWish[] {
  const said = clauses.map(({ quote }) => quote).join(" ");
  const text = normalise(said);
  if (clauses.length > MOST_CLAUSES || !(FLAT.test(text) || ONLY_THERE.test(text))) return [];
  const quotes = clauses.flatMap(({ quote }) => (isOfGround(normalise(quote)) ? [quote] : []));
  return quotes.length === 0 ? [] : [{ quotes, days: [], told: { kind: "flat-ground" } }];
}

const MOST_CLAUSES = 4;
const OF_GROUND =
  /\b(?:d\+|flat|hills?|climbs?|elevation|mountains?|treadmill|bridge|stairs|flach\w*|eben|berge?|hugel|laufband|brucke|treppe\w*|llano|plano|cuestas|montanas?|cinta|puente|plat|cotes?|montees?|denivele|tapis|piatto|pianeggiante|pianura|salite?|colline?|dislivello)\b/u;
/** "Am Berg stolpert das Herz, hier ist aber alles flach": only the second half is of the ground. */
const isOfGround = (said: string) => OF_GROUND.test(said) && !isOfABody(said);
