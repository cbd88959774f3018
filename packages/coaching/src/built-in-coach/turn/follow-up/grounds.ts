import { bestOfLift, bestOfTest } from "../../asking/best.ts";
import type { Diary } from "../../own-data/diary.ts";
import { LIFTS_WITH_BENCHMARK, TESTS } from "../../own-data/subject.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import type { CoachView } from "../../view.ts";
import { bestsOf, valueText } from "../results/bests.ts";
import type { Frame } from "../frame.ts";
import { sayIn, type Tongue } from "../languages.ts";
import { dayIn, thingIn } from "../names.ts";
import { countWords, type LastAnswer, namesNothing } from "./record.ts";

const MOST_WORDS = 9;
const MOST_ROWS = 6;

const ASKS: { readonly [tongue in Tongue]: RegExp } = {
  en: /\b(?:based|basing)(?: \w+)? on (?:what|which)\b|\bwhat (?:is|was|are|s) (?:that|it|this|they|those) (?:based|going) on\b|\bwhats (?:that|it|this) (?:based on|from)\b|\b(?:where|how) (?:do|did|does|have) you (?:get|got|take|work|come|calculate|know|reckon)(?: \w+)?(?: (?:that|this|it|those|from|out|up with))*\b|\bwhere(?:s| is| does| do| did)? (?:that|this|it|those|the number|they)(?: number)? (?:from|come|comes)\b|\bsays who\b|\bwhich (?:run|race|session|workout|test|result|numbers?|one) (?:are you (?:looking at|using|taking)|(?:is|was) (?:that|it) from|do you mean)\b|\bon what (?:basis|grounds|data)\b|\bwhat makes you (?:say|think)\b|\bhow (?:sure|certain|confident) are you\b|\b(?:show|list|give) (?:me )?(?:the |all |those )*(?:rows|data|entries|numbers|values|evidence|proof|results)\b/,
  de: /\b(?:woher (?:hast|weisst|kommt|kommen|nimmst|stammt|stammen)|worauf (?:beruht|basiert|stutzt|grundet)|wie kommst du (?:darauf|drauf|auf)|auf (?:welcher|was fur einer) (?:basis|grundlage)|basierend auf was|aufgrund (?:wovon|welcher)|wie sicher bist du|zeig (?:mir )?(?:die )?(?:zeilen|daten|eintrage|werte)|woran (?:machst|siehst|merkst|erkennst) du|wie hast du das (?:be|er|ausge)rechnet|wie berechnest du)\b/,
  fr: /\b(?:base\w* sur quoi|sur quoi (?:tu te|te|c est|ca se|est) ?base\w*|te bases sur quoi|d ou (?:ca|tu|vient|viennent|sors|sort|sortent|est ce que)|comment (?:tu|l as tu|as tu) (?:le |l )?(?:sais|as |calcul\w+)|selon quoi|d apres quoi|(?:tu es|t es) sur\w? a combien|montre (?:moi )?les (?:lignes|donnees|valeurs))\b/,
  es: /\b(?:en que (?:te|se) basa\w*|basad[oa] en que|de donde (?:sale|salen|sacas|viene|vienen|lo|has)|como lo (?:sabes|calculas|has)|segun que|con que datos|(?:que|como de|cuan) segur[oa] (?:estas|es)|(?:muestra|ensena|muestrame|ensename) (?:las filas|los datos))\b/,
  it: /\b(?:su (?:che )?cosa (?:si|ti) basa?\w*|su che (?:si|ti) bas\w+|su che base|in base a (?:che )?cosa|da dove (?:viene|vengono|arriva\w*|lo|li|prendi|salta|esce)|basat[oa] su (?:che )?cosa|quanto (?:sei|e) sicur[oa]|(?:mostra|mostrami|fammi vedere) (?:le righe|i dati)|come (?:lo sai|fai a saperlo|l hai calcolat\w))\b/,
};

/** "based on what?": the rows, times and rules that the last answer rests on. */
export function groundsOfLast(frame: Frame, last: LastAnswer, diary: Diary, view: CoachView): Draft | undefined {
  if (!ASKS[frame.tongue].test(frame.words) || countWords(frame) > MOST_WORDS || !namesNothing(frame)) return undefined;
  const text =
    ofRaceOutlook(frame.tongue, last, diary) ??
    ofPaces(frame.tongue, last) ??
    ofValues(frame.tongue, last, diary, view) ??
    ofSessions(frame.tongue, last) ??
    ofList(frame.tongue, last, diary, view);
  return text === undefined ? undefined : { text, isDecided: true };
}

/** The last race, its splits, and the times that the pace of today comes from. */
function ofRaceOutlook(tongue: Tongue, { text }: LastAnswer, { races }: Diary): readonly string[] | undefined {
  const race = races.findLast(({ result, type }) => result !== undefined && type === "hyrox");
  // An estimate of the finish rests on the same, whether it names the race or not.
  const isEstimate = /Roxzone/.test(text) && /(?:estimate|Schätzung|geschätzt|estim|stima)/i.test(text);
  if (race?.result === undefined || !(text.includes(race.name) || isEstimate)) return undefined;
  const say = sayIn(tongue);
  const on = dayIn(tongue, race.on);
  return [
    say("On your own numbers:", "Auf deinen eigenen Zahlen:", "Sur tes propres chiffres :", "En tus propios números:", "Sui tuoi numeri:"),
    bullet([
      say(
        `${race.name}, ${on}: **${race.result}**, with its splits for the stations`,
        `${race.name}, ${on}: **${race.result}**, mit den Splits der Stationen`,
        `${race.name}, ${on} : **${race.result}**, avec les temps des stations`,
        `${race.name}, ${on}: **${race.result}**, con los parciales de las estaciones`,
        `${race.name}, ${on}: **${race.result}**, con i parziali delle stazioni`,
      ),
      say(
        "your 5 km and 10 km times, which give the pace of the eight runs",
        "deine Zeiten über 5 und 10 km: sie ergeben das Tempo der acht Läufe",
        "tes temps sur 5 km et 10 km, qui donnent l’allure des huit courses",
        "tus tiempos de 5 km y 10 km, que dan el ritmo de las ocho carreras",
        "i tuoi tempi sui 5 km e 10 km, che danno il passo delle otto corse",
      ),
    ]),
    say(
      "What it cannot know: course, heat, queues at the stations. So it is an estimate.",
      "Was es nicht kennt: Strecke, Hitze, Wartezeit an den Stationen. Darum ist es eine Schätzung.",
      "Ce que cela ignore : parcours, chaleur, attente aux stations. C’est donc une estimation.",
      "Lo que no sabe: recorrido, calor, esperas en las estaciones. Por eso es una estimación.",
      "Quello che non sa: percorso, caldo, attese alle stazioni. Quindi è una stima.",
    ),
  ];
}

/** Paces name their VDOT and its times, zones of the ergs their test. */
function ofPaces(tongue: Tongue, { text, quantities }: LastAnswer): readonly string[] | undefined {
  const vdot = /VDOT [\d.,]+ \([^)]+\)/.exec(text)?.[0];
  const say = sayIn(tongue);
  if (vdot !== undefined && quantities.some(({ unit }) => unit.endsWith("pace")))
    return [
      say(
        `On **${vdot}**: the table of Daniels gives each pace for that value. A newer or better time moves all of them.`,
        `Auf **${vdot}**: Die Tabelle von Daniels nennt zu diesem Wert jedes Tempo. Eine neuere oder bessere Zeit verschiebt alle.`,
        `Sur **${vdot}** : la table de Daniels donne chaque allure pour cette valeur. Un temps plus récent ou meilleur les change toutes.`,
        `En **${vdot}**: la tabla de Daniels da cada ritmo para ese valor. Un tiempo más reciente o mejor los mueve todos.`,
        `Su **${vdot}**: la tabella di Daniels dà ogni passo per quel valore. Un tempo più recente o migliore li sposta tutti.`,
      ),
    ];
  return undefined;
}

/** The stored values of a best with their days. */
function ofValues(tongue: Tongue, { frame }: LastAnswer, diary: Diary, view: CoachView): readonly string[] | undefined {
  const subject = frame.subjects.find(({ lift, test }) => lift !== undefined || test !== undefined);
  const best = subject === undefined ? undefined : bestsOf(subject, diary)[0];
  if (best === undefined || best.values.length === 0 || frame.metric === "sessions") return undefined;
  const say = sayIn(tongue);
  const name = thingIn(tongue, best.name);
  return [
    say(
      `I used your results for **${name}**, your benchmarks and personal bests:`,
      `Auf den gespeicherten Ergebnissen für **${name}**, deinen Testwerten und Bestleistungen:`,
      `Sur les résultats enregistrés pour **${name}**, tes tests et tes records :`,
      `En los resultados guardados de **${name}**, tus pruebas y tus récords:`,
      `Sui risultati salvati per **${name}**, i tuoi test e i tuoi record:`,
    ),
    bullet(
      best.values
        .slice(-MOST_ROWS)
        .toReversed()
        .map(({ value, on }) => `${dayIn(tongue, on)}: **${valueText(tongue, value, best, view)}**`),
    ),
  ];
}

/** The tests and lifts that an answer named, with the day of each value. */
function ofList(tongue: Tongue, { text, turn }: LastAnswer, diary: Diary, view: CoachView): readonly string[] | undefined {
  const bests = [...TESTS.map((test) => bestOfTest(test, diary)), ...LIFTS_WITH_BENCHMARK.map((lift) => bestOfLift(lift, diary))].filter(
    ({ name, values }) => values.length > 0 && text.toLowerCase().includes(thingIn(tongue, name).toLowerCase()),
  );
  if (bests.length === 0 || turn.proposals.length > 0) return undefined;
  const say = sayIn(tongue);
  const hasLoad = /\b(?:load|Last|charge|carga|carico)\b/.test(text);
  return [
    say(
      "On your own stored results, the newest with its day:",
      "Auf deinen gespeicherten Ergebnissen, das neueste mit seinem Tag:",
      "Sur tes résultats enregistrés, le plus récent avec sa date :",
      "En tus resultados guardados, el más reciente con su fecha:",
      "Sui tuoi risultati salvati, il più recente con la data:",
    ),
    bullet(
      bests.flatMap((best) => {
        const [value, before] = [best.values.at(-1), best.values.at(-2)];
        if (value === undefined) return [];
        return [
          `${thingIn(tongue, best.name)}: **${valueText(tongue, value.value, best, view)}** (${dayIn(tongue, value.on)})${before === undefined ? "" : `, ${say("before", "davor", "avant", "antes", "prima")} ${valueText(tongue, before.value, best, view)} (${dayIn(tongue, before.on)})`}`,
        ];
      }),
    ),
    ...(hasLoad
      ? [
          say(
            "And on the load of what you logged: minutes times effort.",
            "Und auf der Last dessen, was du eingetragen hast: Minuten mal Anstrengung.",
            "Et sur la charge de ce que tu as noté : minutes fois effort.",
            "Y en la carga de lo que anotaste: minutos por esfuerzo.",
            "E sul carico di ciò che hai registrato: minuti per sforzo.",
          ),
        ]
      : []),
  ];
}

/** The sessions that an answer listed, else that it counted. */
function ofSessions(tongue: Tongue, { text, frame }: LastAnswer): readonly string[] | undefined {
  if (frame.metric === undefined || frame.verbs.length > 0) return undefined;
  const rows = text.split("\n").filter((line) => /^- .*\d/.test(line));
  const say = sayIn(tongue);
  return [
    say(
      `On the sessions that you completed or logged in that time${rows.length > 0 ? ":" : "."}`,
      `Auf den Einheiten, die du in dieser Zeit erledigt oder eingetragen hast${rows.length > 0 ? ":" : "."}`,
      `Sur les séances que tu as faites ou notées dans cette période${rows.length > 0 ? " :" : "."}`,
      `En las sesiones que hiciste o anotaste en ese tiempo${rows.length > 0 ? ":" : "."}`,
      `Sulle sessioni che hai fatto o registrato in quel periodo${rows.length > 0 ? ":" : "."}`,
    ),
    ...(rows.length > 0 ? [rows.slice(0, MOST_ROWS).join("\n")] : []),
    say(
      "Where you logged no distance or time, I used the planned one. Anything you did not log is missing.",
      "Wo du keine Strecke oder Zeit eingetragen hast, zählt die des Plans. Was nicht eingetragen ist, fehlt.",
      "Sans distance ni durée notée, celles du plan comptent. Ce qui n’est pas noté n’y est pas.",
      "Donde no anotaste distancia ni tiempo, cuentan los del plan. Lo que no está anotado no cuenta.",
      "Dove non hai registrato distanza o durata contano quelle del piano. Ciò che non è registrato non c’è.",
    ),
  ];
}
