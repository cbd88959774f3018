import { addDays, type Day, getMonday, type Session, shortDay } from "@ironpace/training";
import { speak, type Speech } from "../../asking/speech.ts";
import { preview } from "../../changes/card.ts";
import { bullet } from "../../say.ts";
import { normalise } from "../../question.ts";
import type { Draft } from "../../topic.ts";
import { asksToTrainIll } from "./stated-health.ts";
import { tellsFever } from "../../turn/stated-wishes/fever.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { CoachView } from "../../view.ts";

/** A cold by its name or by its signs. */
const COLD =
  /\b(?:(?:a|the|my|this|got|have|had|with|caught|head|man|rubbish|bad|nasty|stinking|heavy|horrible|lousy|slight|mild|bit of a) cold(?! (?:shower|water|plunge|bath|tub|start|weather|day|brew|drink|front|spell|snap|morning|room|pool))|cold (?:since|for|from|all week)|colds? (?:is|isnt|wont)|(?:blocked|stuffed|stuffy|runny|running|snotty|bunged)(?: up)? nose|nose (?:is |was |all |still |completely |so )*(?:blocked|stuffed|stuffy|running|runny|bunged|snotty)|(?:sore|scratchy|raw|itchy) throat|throat (?:is |feels |was |a bit |all |still |really )*(?:sore|scratchy|raw|itchy|killing)|snott?y|snotting|sniffl(?:es|y|ing)|sneez\w+|bunged up|congested|lurgy|erkaltet|erkaltung|schnupfen|verschnupft|nase (?:ist |noch |total |immer )*(?:zu|dicht|verstopft|lauft)|halsweh|halsschmerzen|hals kratzt)\b/;
/** When it began or what it is asked for: a cold of now, with training beside it. */
const NOW =
  /\b(?:since|today|tonight|tomorrow|weekend|this week|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day|s)?|yesterday|yday|(?:few|couple of|two|three|\d) days|seit|heute|morgen|wochenende|gestern|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)\b/;
/** Other readers know these: it is over, it is of somebody else, its days are named, or it is a question about races, food or the weather. */
const OTHER =
  /\b(?:gone|over it|weg|vorbei|fully recovered|all better|last (?:month|year|winter)|ago|vor \w+ (?:tagen|wochen)|(?:my|mein\w*) (?:son|daughter|kids?|child\w*|wife|husband|partner|boyfriend|girlfriend|mum|mom|dad|friend|mate|sohn|tochter|kind\w*|frau|mann)|until|till|til|bis|skip|cancel|race|hyrox|comp|rennen|wettkampf|fever\w*|fieber|flu|covid|grippe|bronchitis|hay fever|allerg\w*|heuschnupfen|(?:in|into) the cold|vitamin|zinc|medicine|ibuprofen|paracetamol)\b/;
const BETTER = /\b(?:better|nearly|almost|on the mend|besser|fast wieder)\b/;
const WEEKEND = /\b(?:weekend|wochenende|sat(?:urday)?|sun(?:day)?|samstag|sonntag)\b/;
/** Today alone is said to be without training. */
const ONLY_TODAY =
  /\b(?:(?:not|nothing|no training|no session|resting|skipping|out) (?:today|tonight)|(?:today|tonight)(?: is|s|ll be)? (?:off|out|nothing|not happening|a no)|heute (?:wird |geht |mach ich |trainier ich |ist )?(?:das |es )?(?:nix|nichts|nicht|aus|frei|kein)\w*|(?:nix|nichts|nicht|kein training) heute)\b(?!.*\b(?:tomorrow|morgen|(?:mon|tues|wednes|thurs|fri)day|(?:mon|diens|donners|frei)tag|mittwoch)\b)/;
/** Days without training where none are asked for. */
const REST = 1;

/** "stuffed nose since Wednesday, what about the weekend": nothing hard, what stands in the plan, and a card that takes it out. */
export function statedCold(content: string, view: CoachView, speech: Speech): Draft | undefined {
  const words = normalise(content);
  // Whether to train is answered where the library speaks of illness.
  if (!COLD.test(words) || !NOW.test(words) || OTHER.test(words) || tellsFever(words) || asksToTrainIll(content)) return undefined;
  const { plan, today } = view;
  const say = speak(speech);
  const from = today;
  const sunday = addDays(getMonday(today), 6);
  const to: Day = WEEKEND.test(words) && sunday > today ? sunday : ONLY_TODAY.test(words) ? today : addDays(today, REST);
  const touched = plan === undefined ? [] : allSessions(plan).filter((each) => each.date >= from && each.date <= to && isOpen(plan, each));
  const hard = touched.filter((each) => each.hard);
  const [first] = hard;
  const isToday = first?.date === today;
  const days = from === to ? shortDay(from) : `${shortDay(from)} ${say("to", "bis")} ${shortDay(to)}`;
  const lineOf = (each: Session): string =>
    each.hard
      ? say(
          `${shortDay(each.date)}: **${each.title}**: leave it out, it is hard`,
          `${shortDay(each.date)}: **${each.title}**: lass sie aus, sie ist hart`,
        )
      : say(
          `${shortDay(each.date)}: **${each.title}**: at most 20–30 easy minutes of it, and only if you feel well`,
          `${shortDay(each.date)}: **${each.title}**: höchstens 20–30 lockere Minuten davon, und nur wenn du dich gut fühlst`,
        );
  return {
    isFinal: true,
    text: [
      first === undefined
        ? say("**Nothing hard while you have a cold.**", "**Nichts Hartes, solange du erkältet bist.**")
        : isToday
          ? say(
              `**Not today's hard session**: with a cold, leave **${first.title}** out.`,
              `**Heute nicht hart**: mit einer Erkältung lass **${first.title}** aus.`,
            )
          : say(
              `**Nothing hard while you have a cold**: leave **${first.title}** (${shortDay(first.date)}) out.`,
              `**Nichts Hartes, solange du erkältet bist**: lass **${first.title}** (${shortDay(first.date)}) aus.`,
            ),
      BETTER.test(words)
        ? say(
            "Feeling better is not the same as being well: do nothing hard until your nose and throat have been clear for three days.",
            "Besser ist noch nicht gesund: warte mit allem Harten, bis Nase und Hals drei Tage lang frei sind.",
          )
        : say(
            "Only nose and throat: 20–30 easy minutes at most, and only if they make you feel better.",
            "Nur Nase und Hals: höchstens 20–30 lockere Minuten, und nur wenn sie dir guttun.",
          ),
      ...(touched.length === 0 ? [] : [bullet(touched.map(lineOf))]),
      say(
        "Chest, a deep cough, stomach, aching muscles or a raised temperature: no training at all. See a doctor when it is in the chest, lasts more than a few days, or your heart races or feels odd.",
        "Brust, tiefer Husten, Magen, Gliederschmerzen oder erhöhte Temperatur: gar kein Training. Zum Arzt, wenn es in der Brust sitzt, länger als ein paar Tage dauert oder das Herz rast oder sich seltsam anfühlt.",
      ),
      ...(touched.length === 0
        ? []
        : [
            say(
              `The card takes out ${days} and brings you back in steps. ${preview(speech)}`,
              `Die Karte nimmt ${days} heraus und bringt dich in Stufen zurück. ${preview(speech)}`,
            ),
          ]),
    ],
    articles: ["training-when-ill"],
    ...(touched.length > 0 && {
      proposals: [
        {
          title: say(`Ill, ${days}`, `Krank, ${days}`),
          why: say("No hard training with a cold.", "Kein hartes Training mit einer Erkältung."),
          request: { reason: "illness" as const, from, to },
        },
      ],
    }),
  };
}
