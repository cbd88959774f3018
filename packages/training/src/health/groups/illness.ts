import { addDays, type Day, daysBetween, shortDay } from "../../calendar/day.ts";
import { healthGroup, type HealthFinding, type Mention, type SickDays } from "../group.ts";
import type { HealthLimits } from "../limits.ts";

const HAY_FEVER = /hay ?fever|heuschnupfen|rhume des foins|fiebre del heno|hooikoorts/u;

type Kind = "cough" | "fever" | "cold" | "stomach";

/** Limits of the weeks after each kind of illness, the first one from the day it is told (return-ladders.md section 6). */
const WEEKS: { readonly [kind in Kind]: readonly Partial<HealthLimits>[] } = {
  cough: [
    { rpe: 4, volume: 0.5, percent: 60, runMinutes: 30, hardDays: 0, scoredMinutes: 0, tests: false },
    { rpe: 5, volume: 0.7, percent: 70, runMinutes: 40, hardDays: 0, scoredMinutes: 0, tests: false },
    { rpe: 7, volume: 0.85, percent: 80, hardDays: 1, scoredMinutes: 12, tests: false },
  ],
  fever: [
    { rpe: 4, volume: 0.5, percent: 60, runMinutes: 30, hardDays: 0, scoredMinutes: 0, tests: false },
    { rpe: 7, volume: 0.8, percent: 80, hardDays: 1, scoredMinutes: 12, tests: false },
  ],
  cold: [{ rpe: 5, volume: 0.7, percent: 75, hardDays: 0, scoredMinutes: 0, tests: false }],
  stomach: [{ rpe: 5, volume: 0.7, percent: 75, hardDays: 0, scoredMinutes: 0, tests: false }],
};

const NOTES: { readonly [kind in Kind]: string } = {
  cough:
    "see a doctor about a cough before anything hard. Week 1 is short and easy at RPE 4, week 2 easy at RPE 5, week 3 up to RPE 7. A week only counts without a cough: while you cough, repeat the week before.",
  fever:
    "week 1 is short and easy at RPE 4, week 2 stays at RPE 7; nothing hard before seven days without symptoms. Do not train with a fever, or within a day of it.",
  cold: "while your nose runs, keep everything easy (RPE 5), with no clock, pool or group; wait for three days without symptoms before hard work. Worse after ten easy minutes: stop.",
  stomach:
    "train again once you have kept food and drink down for a day. The first week is easy (RPE 5), and the pool waits two days more.",
};
const STOP_SIGNS = "Chest pain, shortness of breath, palpitations or dizziness: stop, and see a doctor before you train again.";

const COUGH = /cough|hust|\btos\b|toso|toux|tousse|bronch|bronqu|chest (?:cold|infection)|lung|pneumon|neumonia/u;
const FEVER =
  /\bflu\b|influenza|grippe|gripe|fever|fieb|fiebre|fievre|covid|corona|antibio|tonsil|mandelent|angine|mono\b|glandular|infekt|infection|virus|viral/u;
const ANTIBIOTICS_ONLY =
  /^(?!.*(?:\bflu\b|fever|fieb|fiebre|fievre|covid|tonsil|mandel|angine|virus|viral|cough|hust|lung|chest|bronch)).*antibio/u;
const GOES_ON = /\b(?:until|till?|til|still|bis|noch|hasta|todavia|jusqu\w*|encore|fino|ancora|ate|tot|nog)\b/u;
const WOUND =
  /stitch|sutur|\bwound|\bcut\b|\btooth|\bdental|\bbite\b|genaht|wunde|\bzahn|puntos|herida|diente|plaie|points de suture|ferita|punti/u;
const STOMACH = /stomach|gastro|magen|food poison|norovirus|vomit|erbrech|durchfall|diarr/u;
const STILL =
  /\bstill\b|\bnoch\b|todavia|\baun\b|encore|toujours|running nose|runny|have (?:a|the)|\bis\b|\bon antibio|until|bis zu|right now|currently|gerade|aktuell|tired|cansad|fatigue|mude|schlapp|blocked|verstopft|\bcoughing|\bhuste\b|\btousse\b|\btoso\b/u;
const OVER =
  /no cough|not coughing|cough (?:is )?gone|symptom ?free|no symptom|sin sintomas|sans symptome|all gone|fully recovered|ganz weg/u;
/** After an illness that is a doctor's matter before any training. */
const BREATHLESS =
  /breathless|short of breath|out of breath|winded|kurzatmig|atemlos|essouffl|sin aliento|me ahogo|palpitat|palpitac|herzrasen|herzstolper|chest (?:pain|tight)|pneumon|lungenentz|neumonia/u;
/** A habit, a season, a condition or a jab is no illness of these weeks. */
const NO_ILLNESS =
  /\bodd\b|\boften\b|in winter|every winter|every year|each winter|always|prone|jeden winter|\boft\b|immer wieder|cada invierno|souvent|chaque hiver|years ago|as a (?:kid|child)|\bjab\b|\bshot\b|vaccin|geimpft|impfung|vacuna|\bif\b|\bwenn\b|\bwhen i (?:have|get)|cold (?:weather|water|air)|long covid|post covid|covid long|covid persist/u;

/** "It pulls when I cough" is about what pulls. */
const ON_COUGHING =
  /\b(?:when|if|while|as|whenever|on) (?:i )?(?:cough\w*|sneez\w*)|\b(?:hurts?|pain\w*|sore|pulls?|stabs?|aches?|sharp) (?:when|to|on|with|if i|every time i) (?:i )?(?:cough\w*|sneez\w*|laugh\w* or cough\w*)|\b(?:cough\w*|sneez\w*) (?:hurts?|is painful|is sore)|\b(?:duele|dolor|fa male|doi|doet pijn|tut weh|mal) (?:\w+ )?(?:al|quando|cuando|quand|als|beim|wenn|en) (?:\w+ )?(?:tos\w*|toss\w*|touss\w*|hoest\w*|hust\w*)|\b(?:cough\w*|sneez\w*) (?:or|and) (?:strain\w*|sneez\w*|laugh\w*|cough\w*) (?:hurts?|pulls?)|\b(?:beim|wenn ich|bei) (?:husten|huste|niesen|niese)|\b(?:al|cuando) (?:toser|toso|estornud\w*)|\b(?:en toussant|quand je tousse|en eternuant)/u;

/** return-ladders.md section 6: what the athlete tells of an illness of the last weeks. */
export const illness = healthGroup(
  "illness",
  "pneumonia, lungenentzundung, neumonia, pneumonie, odd cold, colds, =flu, influenza, grippe, grippig*, =gripe, griposo, gripal, a cold, bad cold, slight cold, light cold, bit of a cold, stinking cold, this cold, leichte erkaltung, head cold, common cold, chest cold, erkaltung, erkaltet*, resfriado, resfriada, constipado, constipada, catarro, rhume, enrhume*, =cough, coughs, coughing, husten, =huste, hustet, =tos, =toso, =toux, =tousse, bronchit*, bronquitis, fieber, fieberfrei, fiebre, fievre, fever, feverish, =covid, corona, virus, viral infection, respiratory infection, chest infection, sinus infection, sinusitis, nebenhohlen*, sore throat, halsschmerzen, halsweh, dolor de garganta, mal de gorge, tonsillit*, mandelentzundung, angine, amigdalitis, stomach bug, stomach flu, gastro, gastroenteritis, magen darm*, food poisoning, norovirus, antibiotics, antibiotika, antibioticos, antibiotiques, runny nose, nose still runny, nose runny, schnupfen, infekt, =ill, been sick, was sick, got sick, am sick, still sick, =krank, krankgeschrieben, enfermo, enferma, malade, glandular fever, =mono",
  (mention, finding) => {
    const { said, words } = mention;
    const own = words.join(" ");
    if (ON_COUGHING.test(own) || HAY_FEVER.test(own)) return undefined;
    if (isContraction(mention) || (COUGH.test(own) && FROM_AIR_OR_EFFORT.test(mention.sentence) && !FEVER.test(mention.sentence)))
      return undefined;
    if (NO_ILLNESS.test(said) || (mention.isPast && !STILL.test(own) && (mention.weeks ?? 0) >= 2)) return undefined;
    // Antibiotics for a wound or a tooth are no illness: training is easy until they are finished, without a build-up afterwards.
    if (ANTIBIOTICS_ONLY.test(own) && WOUND.test(mention.whole))
      return mention.elapsed > 0 || (!GOES_ON.test(own) && (mention.weeks ?? 0) >= 1)
        ? undefined
        : finding({
            label: "antibiotics",
            limits: { rpe: 5, hardDays: 0, scoredMinutes: 0, tests: false },
            note: `“${mention.phrase}”: week 1 is easy (RPE 5), then as planned once they are finished. Redness that spreads, heat, pus, more pain or a fever: see a doctor the same day.`,
          });
    const isThere = STILL.test(said) && !OVER.test(said) && !mention.isPast;
    const kind: Kind =
      (COUGH.test(own) && isThere) || /pneumon|lungenentz|neumonia/u.test(own)
        ? "cough"
        : STOMACH.test(own)
          ? "stomach"
          : FEVER.test(own) || COUGH.test(own)
            ? "fever"
            : "cold";
    const weeksAgo = isThere ? 0 : sinceItEnded(mention);
    return ofWeek(kind, weeksAgo, mention, (limits, note) =>
      finding({
        label: kind === "cough" ? "your cough" : "your illness",
        limits: {
          ...limits,
          ...(BREATHLESS.test(said) ? { clearance: "required" as const } : kind === "cough" ? { clearance: "advise" as const } : {}),
        },
        note: `“${mention.phrase}”: ${note} ${STOP_SIGNS}`,
        race: BREATHLESS.test(said) ? "do-not-start" : "adapt",
        told: addDays(mention.today, -7 * weeksAgo),
      }),
    );
  },
);

/** "Under 3 degrees I cough for hours after": what the air or the effort brings on. */
const FROM_AIR_OR_EFFORT =
  /\b(?:degrees?|cold(?: air| weather)?|frost\w*|dry air|pollen|smoke|grad|kalte\w*|kalter luft|frio|aire frio|froid|freddo|fredda|koude? lucht)\b.*\b(?:cough\w*|hust\w*|tos\b|toso|tousse|toux|tosse|hoest\w*)|\b(?:cough\w*|hust\w*|toso|tousse|tosse|hoest\w*)\b.*\b(?:after (?:hard|running|runs|intervals|sprints|every)|in the cold|cold air|nach (?:dem )?laufen|bei kalte|con el frio|au froid|col freddo)\b/u;

/** "I'll be there": a contraction, where nothing else in the clause names an illness. */
function isContraction({ phrase, words }: Mention): boolean {
  return CONTRACTION.test(phrase) && !ILL.test(phrase) && !OTHER_ILLNESS.test(words.join(" "));
}

const CONTRACTION = /\p{L}['’]ll(?!\p{L})/iu;
const ILL = /(?<!['’\p{L}])ill(?!\p{L})/iu;
const OTHER_ILLNESS =
  /\b(?:cold|flu|influenza|fever\w*|cough\w*|covid|corona|virus|viral|infection|throat|sick|antibiotic\w*|bug|gastro\w*|poisoning|nose|pneumonia|bronchit\w*|sinus\w*|tonsillit\w*|norovirus|glandular|mono)\b/u;

/** "Last week" and "ten days ago" say when it was there, and it can have ended a week later. */
function sinceItEnded({ weeks }: Mention): number {
  return weeks === undefined ? 0 : Math.max(0, Math.floor(weeks) - 1);
}

function ofWeek(
  kind: Kind,
  weeksAgo: number,
  { elapsed }: Pick<Mention, "elapsed">,
  make: (limits: Partial<HealthLimits>, note: string) => HealthFinding,
): HealthFinding | undefined {
  if (weeksAgo >= WEEKS[kind].length) return undefined;
  return make(WEEKS[kind][weeksAgo + elapsed] ?? {}, NOTES[kind]);
}

/** A week after an illness of the calendar: the season gives its days their minutes. */
const AFTER_SICK_DAYS: readonly Partial<HealthLimits>[] = [
  { rpe: 5, percent: 75, hardDays: 0, scoredMinutes: 0, tests: false },
  { rpe: 7, percent: 85, hardDays: 1, scoredMinutes: 12, tests: false },
];
const SHORT_ILLNESS = 3;

/** An illness that the calendar holds and that ended within two weeks before `today`, or goes on. */
export function sickDaysFinding(sickDays: readonly SickDays[], today: Day, elapsed: number): HealthFinding | undefined {
  const last = sickDays
    .filter(({ from, to }) => from <= today && daysBetween(to, today) <= 14)
    .toSorted((a, b) => b.to.localeCompare(a.to))[0];
  if (last === undefined) return undefined;
  const days = daysBetween(last.from, last.to) + 1;
  const week =
    Math.max(0, Math.floor((daysBetween(last.to, today) - 1) / 7)) +
    elapsed -
    (last.to > today ? Math.ceil(daysBetween(today, last.to) / 7) : 0);
  const weeks = days <= SHORT_ILLNESS ? AFTER_SICK_DAYS.slice(1) : AFTER_SICK_DAYS;
  const text = `You were ill from ${shortDay(last.from)} to ${shortDay(last.to)}: the first ${days <= SHORT_ILLNESS ? "days after it are" : "week after it is"} easy, the next one stays at RPE 7, and nothing is hard before seven days without symptoms. A cough or legs that stay heavy: one more easy week. A fever: no training.`;
  return {
    group: "illness",
    label: "your illness",
    phrase: `ill until ${shortDay(last.to)}`,
    limits: weeks[Math.max(0, week)] ?? {},
    note: `${text} ${STOP_SIGNS}`,
    race: "adapt",
    told: last.to,
  };
}
