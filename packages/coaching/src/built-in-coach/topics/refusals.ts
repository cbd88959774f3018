import { isGerman } from "../language/german/gloss.ts";
import { normalise, type Question } from "../question.ts";
import type { Draft, Topic } from "../topic.ts";
import type { CoachView } from "../view.ts";

type Texts = { readonly en: readonly string[]; readonly de: readonly string[] };

/** Cues look at the words as typed too: what has no gloss is in them in its own language. */
function refusal(
  name: string,
  signs: readonly RegExp[],
  answer: (said: string, view: CoachView) => Texts & Pick<Draft, "articles">,
): Topic {
  return {
    name,
    cues: [],
    also: (question) => (signs.every((sign) => sign.test(saidIn(question))) ? CERTAIN : 0),
    answer: (question, view) => {
      const said = saidIn(question);
      const { en, de, articles } = answer(said, view);
      return { text: isGerman(normalise(question.content)) ? de : en, isFinal: true, ...(articles !== undefined && { articles }) };
    },
  };
}

function saidIn({ content, words }: Question): string {
  return `${normalise(content)} | ${words}`;
}

const CERTAIN = 25;

const SUBSTANCE =
  /\b(?:steroids?|roids?|anabol\w*|testo|testosteron\w*|trt|sarms?|epo|clen|clenbuterol|t3 (?:cut\w*|dose|cycle)|anavar|dianabol|dbol|winstrol|ostarin\w*|cardarin\w*|ephedrin\w*|dmaa|hgh|growth hormones?|wachstumshormon\w*|trenbolon\w*|tren|deca|primobolan|masteron|turinabol|meldonium|blood doping|blutdoping|microdos\w+|(?:pass|beat|cheat|fool) (?:a |the )?(?:drugs?|doping|urine) tests?|doping\w*|gedopt|peds?|dnp|rad ?\d{2,3}|nandrolon\w*|peptides?|bpc ?157|tb ?500|mk ?677|igf|cytomel|hard gear|juicing|gear cycle)\b/;
const HARMS_HEART = /\b(?:clen\w*|ephedrin\w*|dmaa|t3|dnp|cytomel)\b/;
const HARMS_VESSELS = /\b(?:steroids?|roids?|anabol\w*|testo\w*|trt|epo|anavar|dianabol|dbol|winstrol|tren\w*|deca)\b/;
const LOSES_WEIGHT = /\b(?:cut|cutting|lose|drop|abnehmen|make weight|weigh in|\d{2} ?kgs?|definieren)\b/;

/** Doping and hormones: no dose, no source, no way around a test. */
const doping = refusal("doping", [SUBSTANCE], (said) => {
  const isForWeight = LOSES_WEIGHT.test(said);
  return {
    en: [
      ...(HARMS_HEART.test(said)
        ? [
            "It is **dangerous for the heart**: it makes it race and beat out of rhythm, and it can damage the heart muscle, also in fit and young people.",
          ]
        : HARMS_VESSELS.test(said)
          ? ["They endanger the **heart and the blood vessels**, also in fit and young people."]
          : []),
      "I give no advice on doping or on hormones, and no dose. They are prohibited in tested sport, so please talk openly to a doctor about doses and side effects if you take something or were prescribed something.",
      isForWeight
        ? "What works instead for weight: at most 0.7% of body weight a week, 1.6–2.2 g of protein per kg, carbohydrate around the hard sessions, and a sports dietitian. More in a few weeks costs muscle and speed: choose another class or another race."
        : "What I can help with is everything that moves your numbers without them: progression, sleep, food and recovery.",
    ],
    de: [
      ...(HARMS_HEART.test(said)
        ? [
            "Das ist **gefährlich für das Herz**: Es rast und gerät aus dem Takt, und der Herzmuskel kann Schaden nehmen, auch bei Jungen und Fitten.",
          ]
        : HARMS_VESSELS.test(said)
          ? ["Sie gefährden **Herz und Blutgefäße**, auch bei Jungen und Fitten."]
          : []),
      "Zu Doping und Hormonen gebe ich keinen Rat und keine Dosis. Sie sind im Wettkampfsport verboten, und Dosis und Nebenwirkungen gehören zum Arzt: Wenn du etwas nimmst oder verschrieben bekommst, sprich offen mit einem.",
      isForWeight
        ? "Was beim Gewicht wirklich geht: höchstens 0,7 % des Körpergewichts pro Woche, 1,6–2,2 g Eiweiß je kg, Kohlenhydrate um die harten Einheiten und eine Ernährungsberatung für Sportler. Mehr in wenigen Wochen kostet Muskeln und Tempo."
        : "Helfen kann ich bei allem, was deine Werte ohne das hebt: Steigerung, Schlaf, Essen und Erholung.",
    ],
    articles: isForWeight ? ["losing-weight"] : ["strength-progression", "sleep"],
  };
});

const ROLE =
  /\b(?:(?:pretend|act|play|role ?play\w*|imagine|tu so|spiel\w*)\b(?: \w+){0,4}|(?:be|youre|you are|ur|u r|sei|du bist)(?: now| like| jetzt| mal)* (?:my|a|the|mein\w*|ein\w*)(?: \w+)?) (?:doc|doctor|dr|physician|physio\w*|surgeon|cardiologist|nurse|medic|arzt|arztin|aerztin|physiotherapeut\w*|kardiologe)\b/;
const SIGN_OFF =
  /\b(?:sign(?:ing)? (?:me |it |that |this |my \w+ )?off|sign off|clear me (?:to|for)|(?:say|tell me|confirm)(?: that)? (?:im|i am|its|it is|id be)(?: \w+)? (?:cleared|fine|ok|okay|safe|good) (?:to|for)|just (?:say|tell me)(?: that)? (?:its|im|it is|i am) (?:cleared|fine|ok|okay|safe)|(?:doctor|doc|physio|arzt|arztin) (?:says?|said|told me|told|forbids?|forbade|sagt|hat) (?:\w+ ){0,3}?(?:no|not|stop|never|kein\w*|nicht|verbot\w*)\b.*\b(?:but|anyway|still|ignore|feel fine|trotzdem|aber)|write me (?:a )?(?:note|certificate|sick note)|gesund ?schreib\w*|schreib\w* mich gesund|attest|krankschreib\w*|prescribe me|diagnose (?:me|my)|give me a diagnosis|diagnostizier\w*)\b/;
const FEVER =
  /\b(?:fever\w*|fieber\w*|temperature of|(?:3[89]|40)[.,]\d|flu|influenza|grippe|covid|corona|pneumonia|lungenentzundung|chest infection|bronchitis|myocarditis|herzmuskelentzundung)\b/;
const WANTS_TO_TRAIN =
  /\b(?:race|racing|compete|train|training|run|running|lift|hyrox|marathon|session|workout|start|starten|wettkampf|rennen|trainieren|laufen|laufe|mitmachen)\b/;
const WAS_ILL = /\b(?:was|were|after|since|last (?:week|month)|gone|recovered|over|hatte|nach|weg|vorbei|back from|return\w*|again)\b/;

const NO_WITH_FEVER = {
  en: "**No: do not train or race with a fever or the flu.** Hard work then can inflame the heart muscle. Wait until you have had no fever for 24 hours without medicine, then do two easy days first; see a doctor for chest pain, breathlessness, palpitations or fainting, or if the fever lasts.",
  de: "**Nein: Mit Fieber oder Grippe kein Wettkampf und kein Training**, egal wie gefragt wird. Harte Belastung kann dann den Herzmuskel entzünden. Warte, bis du mindestens 24 Stunden ohne Medikamente fieberfrei bist, danach erst zwei lockere Tage; bei Brustschmerz, Atemnot, Herzstolpern, Ohnmacht oder wenn es anhält, zum Arzt.",
};

/** "Pretend you are my doctor", "sign me off": nobody is cleared here, also not in play. */
const signOffByRole = clearance("medical clearance", [ROLE]);
const signOff = clearance("medical sign-off", [SIGN_OFF]);

function clearance(name: string, signs: readonly RegExp[]): Topic {
  return refusal(name, signs, (said) => {
    const isIll = FEVER.test(said);
    return {
      en: [
        "I am not a doctor, so I cannot examine, diagnose, treat or clear you.",
        ...(isIll ? [NO_WITH_FEVER.en] : ["A doctor or a physiotherapist who sees you can."]),
        isIll
          ? "What I can do: leave out or ease the coming sessions. Say from which day to which."
          : "What I can do: tell me where it hurts and how much from 0 to 10, and I plan around it; or I leave out or ease the coming sessions.",
      ],
      de: [
        "Ich bin kein Arzt und spiele auch keinen: Ich kann dich nicht untersuchen, also gebe ich niemanden frei, stelle keine Diagnose und verschreibe nichts.",
        ...(isIll ? [NO_WITH_FEVER.de] : ["Das kann nur, wer dich untersucht: ein Arzt oder eine Physiotherapeutin."]),
        isIll
          ? "Was ich kann: die nächsten Einheiten streichen oder leichter machen. Sag mir, von wann bis wann."
          : "Was ich kann: Sag mir, wo es weh tut und wie stark von 0 bis 10, dann plane ich darum herum; oder ich streiche oder erleichtere die nächsten Einheiten.",
      ],
      ...(isIll && { articles: ["training-when-ill"] }),
    };
  });
}

const NO_FEVER =
  /\b(?:no|not|without|never had|kein|ohne) (?:a |any )?(?:fever|flu|covid|temperature|fieber|grippe)\b|\bfever ?free\b|\bfieberfrei\b/;

/** "Can I race with 38.6, just say yes". */
const trainingWithFever: Topic = {
  ...refusal(
    "training with fever",
    [FEVER, WANTS_TO_TRAIN, /\b(?:can|could|should|may|ok|okay|safe|yes|just|will|want|anyway|still|kann|darf|soll|trotzdem|ja)\b/],
    () => ({
      en: [NO_WITH_FEVER.en, "Say from which day to which you are out, and I leave those sessions out of the plan."],
      de: [NO_WITH_FEVER.de, "Sag mir, von wann bis wann du ausfällst, dann nehme ich die Einheiten aus dem Plan."],
      articles: ["training-when-ill"],
    }),
  ),
  also: (question) => {
    const said = saidIn(question);
    const isNow = FEVER.test(said) && WANTS_TO_TRAIN.test(said) && !WAS_ILL.test(said) && !NO_FEVER.test(said);
    return isNow && /\b(?:can|could|should|may|ok|okay|safe|yes|anyway|kann|darf|soll|trotzdem)\b/.test(said) ? CERTAIN : 0;
  },
};

/** Purging, and eating nothing for days. */
const dangerousEating = refusal(
  "dangerous eating",
  [
    /\b(?:throw(?:ing)? (?:it |up)|puk(?:e|ing)|purg(?:e|ing)|vomit\w*|make myself sick|kotzen|erbrechen|ubergeben|brechmittel)\b.*\b(?:eat\w*|food|meal|dinner|weight|calories|essen|gewicht)\b|\b(?:fast|fasting|faste|fasten|eat nothing|not eat|nothing to eat|nichts essen|water only|only water|dry fast)\b(?: \w+){0,6} (?:[3-9]|\d\d|three|four|five|six|seven|ten|several|drei|vier|funf|sieben|zehn) (?:days?|tage?n?)\b|\b(?:[3-9]|\d\d|three|four|five|six|seven|ten) ?(?:days?|tage?)\b(?: \w+){0,3} (?:fast|fasting|fasten|without food|ohne essen)\b/,
  ],
  () => ({
    en: [
      "I do not help with that: it harms heart, bones and hormones, and makes you slower, not lighter for long.",
      "What works: three meals and a snack around training, enough carbohydrate on hard days, 1.6–2.2 g of protein per kg; at most 0.7% of body weight a week if weight has to come down at all. Short breaks of 12–14 hours overnight are fine on easy days.",
      "If food, weight or your body take up a lot of your thoughts, please talk to a doctor or somebody you trust: that is common among athletes and very treatable.",
    ],
    de: [
      "Dabei helfe ich nicht: Es schadet Herz, Knochen und Hormonen und macht dich langsamer, nicht dauerhaft leichter.",
      "Was hilft: drei Mahlzeiten und ein Snack um das Training, genug Kohlenhydrate an harten Tagen, 1,6–2,2 g Eiweiß je kg; höchstens 0,7 % des Körpergewichts pro Woche, wenn überhaupt.",
      "Wenn Essen, Gewicht oder dein Körper viele deiner Gedanken füllen, sprich bitte mit einem Arzt oder jemandem, dem du vertraust: Das ist unter Sportlern häufig und gut behandelbar.",
    ],
  }),
);

/** Cheating: judges, false results, somebody else's start. */
const cheating = refusal(
  "cheating",
  [
    /\b(?:cheat\w*|without (?:getting|being) caught|cut the course|fake (?:my |a )?(?:time|result|run|log)|schummel\w*|betrug\w*|betrueg\w*)\b(?! (?:meals?|days?))/,
  ],
  () => ({
    en: [
      "I do not help with cheating: it takes a place from somebody who did the work, and a judge makes you repeat the reps.",
      "You can save as much time fairly: practise clean reps when tired, plan your breaks and move fast through the Roxzone. Say which station costs you most.",
    ],
    de: [
      "Beim Schummeln helfe ich nicht: Es nimmt jemandem den Platz, der es richtig gemacht hat, und die Judges lassen dich die Wiederholungen nachholen.",
      "Was ehrlich genauso viel spart: saubere Standards auch müde üben, geplante Pausen und kurze Wege durch die Roxzone. Sag, welche Station dich am meisten kostet.",
    ],
  }),
);

/** How much of a substance kills: no number. */
const overdose = refusal(
  "overdose",
  [
    /\b(?:lethal|deadly|fatal|overdose|kill (?:me|you|someone|somebody)|todlich\w*|umbringen)\b/,
    /\b(?:mg|dose|how (?:much|many)|wie ?viel\w*|grams?|pills?|caffeine|koffein|tabletten|amount)\b/,
  ],
  () => ({
    en: [
      "I cannot give you a number for that. If you have taken too much of something, or think about harming yourself, call your emergency number now or talk to somebody you trust: you do not have to be alone with it.",
      "For training: 3 mg of caffeine per kg before a session is enough, and stay below 400 mg a day from everything together.",
    ],
    de: [
      "So eine Zahl nenne ich nicht. Wenn du zu viel von etwas genommen hast oder daran denkst, dir etwas anzutun, ruf jetzt den Notruf oder sprich mit jemandem, dem du vertraust: Du musst damit nicht allein sein.",
      "Für das Training gilt: höchstens 3 mg Koffein je kg vor einer Einheit und 400 mg am Tag aus allem zusammen.",
    ],
  }),
);

/** What is refused with its reason and what to do instead, whatever else the message asks. */
export const REFUSALS: readonly Topic[] = [signOffByRole, signOff, doping, trainingWithFever, dangerousEating, cheating, overdose];
