import { type ExerciseItem, itemText, type Session } from "@ironpace/training";
import { moveTo } from "../../changes/move-to.ts";
import { bullet } from "../../say.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { LINE_NAMES } from "../changes/line-names.ts";
import { type Said, valueIn } from "../languages.ts";
import { amountIn, dayIn } from "../names.ts";
import { translated } from "../translated.ts";
import { decided, type FollowUp } from "../follow-up/follow-up.ts";
import { workText } from "../follow-up/ranked.ts";

/** A turn about the sessions that were talked about: their warm-up, what leaving a part out does, their order, why they are there. */
export function aboutSessions(turn: FollowUp): Draft | undefined {
  if (!turn.isShort || turn.view.plan === undefined) return undefined;
  return (
    warmUp(turn) ??
    withoutPart(turn) ??
    withoutLine(turn) ??
    exchange(turn) ??
    feltThen(turn) ??
    countsAs(turn) ??
    makeUp(turn) ??
    whyPlanned(turn)
  );
}

const minutesOf = (items: readonly ExerciseItem[]): number => Math.round(items.reduce((sum, { dose }) => sum + dose.totalSeconds, 0) / 60);

/** "how long is the warm-up part" */
function warmUp({ frame, acts, last, say }: FollowUp): Draft | undefined {
  const [session] = last.sessions;
  if (!acts.has("warm-up") || session === undefined || acts.has("without") || frame.days.length > 0 || frame.verbs.length > 0)
    return undefined;
  const items = session.blocks.warmup;
  const minutes = minutesOf(items);
  if (items.length === 0)
    return decided(
      say(
        `**${session.title}** has no separate warm-up: run the first ten minutes at the slow end.`,
        `**${session.title}** hat kein eigenes Aufwärmen: lauf die ersten zehn Minuten am langsamen Ende.`,
        `**${session.title}** n’a pas d’échauffement à part : commence dix minutes très lentement.`,
        `**${session.title}** no tiene calentamiento aparte: empieza diez minutos muy despacio.`,
        `**${session.title}** non ha un riscaldamento a parte: parti con dieci minuti molto lenti.`,
      ),
    );
  return decided(
    say(
      `**${minutes} min** of the ${session.duration} min of **${session.title}** (${dayIn(frame.tongue, session.date, false)}) are warm-up:`,
      `**${minutes} min** von den ${session.duration} min (**${session.title}**, ${dayIn(frame.tongue, session.date, false)}) sind Aufwärmen:`,
      `**${minutes} min** sur les ${session.duration} min de **${session.title}** (${dayIn(frame.tongue, session.date, false)}) sont l’échauffement :`,
      `**${minutes} min** de los ${session.duration} min de **${session.title}** (${dayIn(frame.tongue, session.date, false)}) son calentamiento:`,
      `**${minutes} min** dei ${session.duration} min di **${session.title}** (${dayIn(frame.tongue, session.date, false)}) sono riscaldamento:`,
    ),
    bullet(items.map((item) => valueIn(frame.tongue, itemText(item)))),
  );
}

const ANAPHORA = /\b(?:that|it|this|bit|part|das|es|den teil|die|ca|la|le|l|eso|lo|esa parte|quello|quella|la parte)\b/;
const WARM = /warm|aufwarm|einlauf|echauff|calent|riscald/;

/** "and if I skip that bit" after the warm-up: what it costs, and no card, since the session stays. */
function withoutPart({ frame, acts, last, say }: FollowUp): Draft | undefined {
  const [session] = last.sessions;
  const isOfWarmUp = WARM.test(frame.words) || WARM.test(last.frame.words) || WARM.test(last.question.toLowerCase());
  if (!acts.has("without") || !isOfWarmUp || session === undefined || !(ANAPHORA.test(frame.words) || acts.has("warm-up")))
    return undefined;
  const minutes = minutesOf(session.blocks.warmup);
  const easy = session.intensityLevel <= 4;
  return decided(
    easy
      ? say(
          `**You can**: it is an easy session (effort ${session.intensityLevel}). You save ${minutes} min; take the first ten minutes slower than the rest, and do not skip it on stiff mornings.`,
          `**Kannst du**: es ist eine lockere Einheit (Anstrengung ${session.intensityLevel}). Du sparst ${minutes} min; nimm die ersten zehn Minuten langsamer, und lass es an steifen Morgen nicht weg.`,
          `**Tu peux** : c’est une séance facile (effort ${session.intensityLevel}). Tu gagnes ${minutes} min ; cours les dix premières minutes plus lentement, et ne le saute pas les matins raides.`,
          `**Puedes**: es una sesión suave (esfuerzo ${session.intensityLevel}). Ahorras ${minutes} min; haz los diez primeros minutos más despacio y no lo saltes en mañanas rígidas.`,
          `**Puoi**: è una sessione facile (sforzo ${session.intensityLevel}). Risparmi ${minutes} min; fai i primi dieci minuti più lenti e non saltarlo nelle mattine rigide.`,
        )
      : say(
          `**Better not**: this is not an easy session (effort ${session.intensityLevel}). Without a warm-up, you risk your calves and hamstrings. With little time halve it: ${Math.max(5, Math.round(minutes / 2))} of the ${minutes} min, and take the first set easier.`,
          `**Besser nicht**: die Einheit ist nicht locker (Anstrengung ${session.intensityLevel}). Kalt sind die ersten Wiederholungen langsamer und das Risiko für Wade und Oberschenkel höher. Bei wenig Zeit halbiere es: ${Math.max(5, Math.round(minutes / 2))} von ${minutes} min.`,
          `**Plutôt non** : la séance n’est pas facile (effort ${session.intensityLevel}). À froid, les premières répétitions sont plus lentes et le risque pour mollets et ischios plus élevé. Si le temps manque, coupe-le en deux : ${Math.max(5, Math.round(minutes / 2))} min sur ${minutes}.`,
          `**Mejor no**: la sesión no es suave (esfuerzo ${session.intensityLevel}). En frío las primeras repeticiones salen más lentas y sube el riesgo en gemelo e isquios. Con poco tiempo, la mitad: ${Math.max(5, Math.round(minutes / 2))} de ${minutes} min.`,
          `**Meglio di no**: la sessione non è facile (sforzo ${session.intensityLevel}). A freddo le prime ripetizioni sono più lente e il rischio per polpaccio e femorali sale. Con poco tempo dimezzalo: ${Math.max(5, Math.round(minutes / 2))} di ${minutes} min.`,
        ),
    say(
      `The rest of **${session.title}** stays as planned; nothing is changed.`,
      `Der Rest von **${session.title}** bleibt, geändert ist nichts.`,
      `Le reste de **${session.title}** ne change pas.`,
      `El resto de **${session.title}** queda igual; no se cambia nada.`,
      `Il resto di **${session.title}** resta uguale; non cambia nulla.`,
    ),
  );
}

/** "and if I take that out" of rowing or an exercise in the plan: where it is, what it is for, what could stand in. */
function withoutLine({ frame, acts, last, say, view }: FollowUp): Draft | undefined {
  const { plan, today } = view;
  const sports = last.frame.subjects.flatMap(({ sport }) => (sport === "row" || sport === "ski" || sport === "ride" ? [sport] : []));
  const [line] = [...last.frame.lines, ...sports];
  const pattern = line === undefined ? undefined : LINE_NAMES[line];
  if (!acts.has("without") || pattern === undefined || plan === undefined || frame.lines.length + frame.subjects.length > 0)
    return undefined;
  const rows = allSessions(plan)
    .filter((each) => each.date >= today && isOpen(plan, each))
    .flatMap((session) =>
      [...session.blocks.skill, ...session.blocks.strength, ...session.blocks.mainWorkout].flatMap((item) =>
        pattern.test(item.name) ? [{ session, item }] : [],
      ),
    );
  const [first] = rows;
  if (first === undefined) return undefined;
  const { name } = first.item;
  const minutes = minutesOf(rows.map(({ item }) => item));
  const isErg = /erg|bike/i.test(name);
  const stand = /row/i.test(name)
    ? "Ski erg, Bike erg"
    : /ski/i.test(name)
      ? "Row erg, Bike erg"
      : (first.item.substitutions ?? []).slice(0, 2).join(", ");
  return decided(
    say(
      `**${name}** is still in ${rows.length} ${rows.length === 1 ? "session" : "sessions"} of the plan, about ${minutes} min in all. Without it you lose ${isErg ? "endurance without impact (it spares knees and calves) and practice for the 1,000 m in the race" : "practice for that station or muscle"}.`,
      `**${name}** steht noch in ${rows.length} ${rows.length === 1 ? "Einheit" : "Einheiten"}, zusammen etwa ${minutes} min. Ohne verlierst du ${isErg ? "Ausdauer ohne Stöße (schont Knie und Waden) und Übung für die 1.000 m im Rennen" : "Übung für diese Station oder Muskelgruppe"}.`,
      `**${name}** est encore dans ${rows.length} ${rows.length === 1 ? "séance" : "séances"}, environ ${minutes} min en tout. Sans lui, tu perds ${isErg ? "de l’endurance sans impact (qui épargne genoux et mollets) et l’habitude des 1 000 m de la course" : "l’entraînement de cette station ou de ce muscle"}.`,
      `**${name}** sigue en ${rows.length} ${rows.length === 1 ? "sesión" : "sesiones"}, unos ${minutes} min en total. Sin él pierdes ${isErg ? "resistencia sin impacto (cuida rodillas y gemelos) y práctica para los 1.000 m de la carrera" : "práctica de esa estación o músculo"}.`,
      `**${name}** è ancora in ${rows.length} ${rows.length === 1 ? "sessione" : "sessioni"}, circa ${minutes} min in tutto. Senza perdi ${isErg ? "resistenza senza impatto (risparmia ginocchia e polpacci) e pratica per i 1.000 m della gara" : "pratica per quella stazione o quel muscolo"}.`,
    ),
    bullet(
      rows.slice(0, 4).map(({ session, item }) => `${dayIn(frame.tongue, session.date, false)}: ${valueIn(frame.tongue, itemText(item))}`),
    ),
    ...(stand === ""
      ? []
      : [
          say(
            `In its place: **${stand}**, same minutes and effort. Nothing is changed; say which day, and I make the card.`,
            `Stattdessen: **${stand}**, gleiche Minuten und Anstrengung. Geändert ist nichts; sag mir den Tag, dann kommt die Karte.`,
            `À la place : **${stand}**, mêmes minutes et même effort. Rien n’est changé ; dis-moi le jour et je fais la carte.`,
            `En su lugar: **${stand}**, mismos minutos y esfuerzo. No se cambia nada; dime el día y hago la tarjeta.`,
            `Al suo posto: **${stand}**, stessi minuti e sforzo. Non cambia nulla; dimmi il giorno e faccio la scheda.`,
          ),
        ]),
  );
}

/** "swap the first two" of the listed sessions. */
function exchange({ frame, acts, last, view }: FollowUp): Draft | undefined {
  const listed = last.sessions.filter(({ date }) => date >= view.today).toSorted((a, b) => a.date.localeCompare(b.date));
  const isLast = /\b(?:last|letzten|dernier\w*|ultim\w+)\b/.test(frame.words);
  const [first, second] = isLast ? listed.slice(-2) : listed;
  if (!acts.has("exchange") || first === undefined || second === undefined || last.turn.proposals.length > 0) return undefined;
  // "the 1st two" is no day.
  if (frame.lines.length + frame.subjects.length > 0 || frame.days.length > 1) return undefined;
  return { ...translated(moveTo(first, second.date, view), frame.tongue), isDecided: true };
}

/** "last Tuesday felt awful though": what was logged that day beside what was planned. */
function feltThen({ frame, acts, diary, view, say }: FollowUp): Draft | undefined {
  const [day] = frame.days;
  const { tongue } = frame;
  if (!acts.has("felt") || day === undefined || frame.hasPain || frame.isIll) return undefined;
  const on = day > view.today ? undefined : day;
  const work = diary.work.findLast((each) => each.on === on);
  if (work === undefined || on === undefined || view.plan === undefined) return undefined;
  const planned = allSessions(view.plan).find(({ date }) => date === on);
  const effort = work.rpe;
  const gap = effort === undefined || planned === undefined ? undefined : effort - planned.intensityLevel;
  return decided(
    `${dayIn(tongue, on)}: **${work.title}**, ${workText(work, tongue, view)}.`,
    gap === undefined
      ? say(
          "No effort is noted for it.",
          "Eine Anstrengung ist dafür nicht eingetragen.",
          "Aucun effort n’est noté.",
          "No hay esfuerzo anotado.",
          "Nessuno sforzo registrato.",
        )
      : gap >= 1
        ? say(
            `**The numbers agree**: you rated ${effort} where ${planned?.intensityLevel} was planned. One such day says little; if the next of its kind is again harder than planned, ease it.`,
            `**Die Zahlen passen dazu**: ${effort} eingetragen, geplant war ${planned?.intensityLevel}. Ein Tag sagt wenig; ist der nächste dieser Art wieder härter als geplant, mach ihn leichter.`,
            `**Les chiffres le confirment** : ${effort} noté pour ${planned?.intensityLevel} prévu. Un seul jour dit peu ; si la prochaine est encore plus dure que prévu, allège-la.`,
            `**Los números coinciden**: anotaste ${effort} y estaba previsto ${planned?.intensityLevel}. Un día dice poco; si la próxima vuelve a ser más dura, alígerala.`,
            `**I numeri concordano**: hai dato ${effort}, erano previsti ${planned?.intensityLevel}. Un giorno dice poco; se la prossima è di nuovo più dura, alleggeriscila.`,
          )
        : say(
            `**The numbers do not show it**: effort ${effort}, planned ${planned?.intensityLevel}, and all of it was done. Sleep, food or the days before can make a normal session feel bad; the log has no note.`,
            `**Die Zahlen zeigen es nicht**: Anstrengung ${effort}, geplant ${planned?.intensityLevel}, alles gemacht. Schlaf, Essen oder die Tage davor können eine normale Einheit schwer machen; eine Notiz gibt es nicht.`,
            `**Les chiffres ne le montrent pas** : effort ${effort}, prévu ${planned?.intensityLevel}, tout a été fait. Sommeil, repas ou jours d’avant peuvent rendre une séance pénible ; il n’y a pas de note.`,
            `**Los números no lo muestran**: esfuerzo ${effort}, previsto ${planned?.intensityLevel}, y se hizo todo. Sueño, comida o los días previos pueden hacer dura una sesión normal; no hay nota.`,
            `**I numeri non lo mostrano**: sforzo ${effort}, previsto ${planned?.intensityLevel}, tutto fatto. Sonno, cibo o i giorni prima possono rendere pesante una sessione normale; non c’è una nota.`,
          ),
    ...(work.notes === undefined ? [] : [`“${work.notes}”`]),
  );
}

/** "does that count as my Wednesday": what that day trains, which something short does not. */
function countsAs({ frame, acts, view, last, say }: FollowUp): Draft | undefined {
  const { plan } = view;
  const [day] = frame.days;
  const session = plan === undefined ? undefined : allSessions(plan).find(({ date }) => date === day);
  if (!acts.has("counts") || session === undefined || day === undefined || frame.minutes !== undefined) return undefined;
  const minutes = Number(/\b(\d{2}) ?min/.exec(last.question)?.[1] ?? Number.NaN);
  const items = [...session.blocks.strength, ...session.blocks.mainWorkout].slice(0, 3).map(({ name }) => name);
  const isShorter = Number.isFinite(minutes) && minutes < session.duration * 0.7;
  const title = `**${session.title}** (${dayIn(frame.tongue, session.date, false)}, ${amountIn(frame.tongue, session.duration, "time")})`;
  return decided(
    say(
      `**${isShorter ? "Only in part" : "Only if it trains the same"}**: ${title} has ${items.join(", ")}. ${isShorter ? `${minutes} min keep the habit, but not that work.` : ""} If you cannot do the planned session, do it instead; do not do both.`,
      `**${isShorter ? "Nur zum Teil" : "Nur, wenn es dasselbe trainiert"}**: ${title} hat ${items.join(", ")}. ${isShorter ? `${minutes} min halten die Gewohnheit, nicht diese Arbeit.` : ""} Wenn sonst nichts geht, mach das und lass die andere aus, nicht beides.`,
      `**${isShorter ? "En partie seulement" : "Seulement si elle travaille la même chose"}** : ${title} comprend ${items.join(", ")}. ${isShorter ? `${minutes} min gardent l’habitude, pas ce travail.` : ""} Si rien d’autre n’est possible, fais-la à la place, pas les deux.`,
      `**${isShorter ? "Solo en parte" : "Solo si entrena lo mismo"}**: ${title} tiene ${items.join(", ")}. ${isShorter ? `${minutes} min mantienen el hábito, no ese trabajo.` : ""} Si no hay otra cosa, hazla en su lugar, no las dos.`,
      `**${isShorter ? "Solo in parte" : "Solo se allena lo stesso"}**: ${title} ha ${items.join(", ")}. ${isShorter ? `${minutes} min mantengono l’abitudine, non quel lavoro.` : ""} Se non c’è altro, fallo al suo posto, non entrambi.`,
    ),
    say(
      `If you do, say “skip ${dayIn("en", session.date, false)}” and I make the card.`,
      `Wenn ja, sag „lass ${dayIn("de", session.date, false)} aus“, dann kommt die Karte.`,
      `Si oui, dis « saute ${dayIn("fr", session.date, false)} » et je fais la carte.`,
      `Si lo haces, di «quita el ${dayIn("es", session.date, false)}» y hago la tarjeta.`,
      `Se sì, di’ «salta ${dayIn("it", session.date, false)}» e faccio la scheda.`,
    ),
  );
}

/** "can I do it tomorrow on top" of a day that was missed. */
function makeUp({ frame, acts, view, last, say }: FollowUp): Draft | undefined {
  const { plan, today } = view;
  const [to] = frame.days;
  const [from] = last.frame.days;
  if (
    !acts.has("make up") ||
    plan === undefined ||
    to === undefined ||
    to < today ||
    from === undefined ||
    from >= today ||
    last.turn.proposals.length > 0
  )
    return undefined;
  const missed = allSessions(plan).find(({ date }) => date === from);
  const there = allSessions(plan).find(({ date }) => date === to);
  const { tongue } = frame;
  const [day, when] = [dayIn(tongue, from, false), dayIn(tongue, to, false)];
  const beside =
    there === undefined
      ? undefined
      : `**${there.title}** (${amountIn(tongue, there.duration, "time")}, ${amountIn(tongue, there.intensityLevel, "effort")})`;
  const isDone = missed !== undefined && !isOpen(plan, missed);
  if (missed !== undefined && !isDone) return { ...translated(moveTo(missed, to, view), tongue), isDecided: true };
  return decided(
    say(
      `**There is nothing to catch up on**: the plan has no session on ${day}.`,
      `**Es gibt nichts nachzuholen**: Am ${day} hat der Plan keine Einheit.`,
      `**Rien à rattraper** : le plan n’a pas de séance le ${day}.`,
      `**No hay nada que recuperar**: el plan no tiene sesión el ${day}.`,
      `**Non c’è nulla da recuperare**: il piano non ha sessioni il ${day}.`,
    ),
    beside === undefined
      ? say(
          `${when} is a rest day; keep it easy, a walk or 30 min at effort 2–3 at most, so that the next hard day is good.`,
          `${when} ist Ruhetag; bleib locker, Spaziergang oder höchstens 30 min mit Anstrengung 2–3, damit der nächste harte Tag gut wird.`,
          `${when} est un jour de repos ; une marche ou 30 min à effort 2–3 au plus, pour que le prochain jour dur soit bon.`,
          `${when} es día de descanso; un paseo o 30 min a esfuerzo 2–3 como mucho, para que el próximo día duro salga bien.`,
          `${when} è giorno di riposo; una passeggiata o al massimo 30 min a sforzo 2–3, così il prossimo giorno duro va bene.`,
        )
      : say(
          `On ${when} there is ${beside} already: nothing on top of it.`,
          `Am ${when} steht schon ${beside}: nichts obendrauf.`,
          `Le ${when}, il y a déjà ${beside} : rien en plus.`,
          `El ${when} ya está ${beside}: nada encima.`,
          `${when} c’è già ${beside}: niente in più.`,
        ),
  );
}

/** What sessions of a kind are for. */
const PURPOSE: { readonly [code: string]: Said } = {
  RT: [
    "raises the speed that you can hold for a long time",
    "hebt das Tempo, das du lange halten kannst",
    "relève la vitesse que tu peux tenir longtemps",
    "sube la velocidad que puedes mantener mucho tiempo",
    "alza la velocità che puoi tenere a lungo",
  ],
  RI: [
    "raises your VO2max: your muscles can use more oxygen",
    "hebt die obere Grenze: mehr Sauerstoff in der Arbeit",
    "relève ton plafond : plus d’oxygène à l’effort",
    "sube tu techo: más oxígeno en el esfuerzo",
    "alza il tuo tetto: più ossigeno nello sforzo",
  ],
  RL: [
    "builds endurance: heart, muscles and tendons learn to last",
    "baut Ausdauer auf: Herz, Muskeln und Sehnen lernen durchzuhalten",
    "construit l’endurance : cœur, muscles et tendons apprennent à durer",
    "construye resistencia: corazón, músculos y tendones aprenden a aguantar",
    "costruisce resistenza: cuore, muscoli e tendini imparano a durare",
  ],
  RE: [
    "adds easy kilometres that cost little",
    "bringt lockere Kilometer, die wenig kosten",
    "ajoute des kilomètres faciles qui coûtent peu",
    "suma kilómetros suaves que cuestan poco",
    "aggiunge chilometri facili che costano poco",
  ],
  HX: [
    "puts running and stations together, as in the race",
    "verbindet Laufen und Stationen wie im Rennen",
    "réunit course et stations, comme en course",
    "une carrera y estaciones, como en la prueba",
    "unisce corsa e stazioni, come in gara",
  ],
  SF: [
    "keeps and builds strength of the legs for sleds, lunges and running",
    "hält und baut Beinkraft für Schlitten, Ausfallschritte und Laufen",
    "garde et construit la force des jambes pour traîneaux, fentes et course",
    "mantiene y sube la fuerza de piernas para trineos, zancadas y carrera",
    "mantiene e costruisce la forza delle gambe per slitte, affondi e corsa",
  ],
  SUE: [
    "trains pressing and pulling, and endurance without the legs",
    "trainiert Drücken und Ziehen und Ausdauer ohne die Beine",
    "travaille poussée, tirage et endurance sans les jambes",
    "entrena empuje y tirón, y resistencia sin piernas",
    "allena spinta e trazione, e resistenza senza gambe",
  ],
};

/** "why is it like that" of a session that was talked about. */
function whyPlanned({ frame, acts, last, view, say }: FollowUp): Draft | undefined {
  const [session]: readonly Session[] = last.sessions;
  const isOfPlan = last.frame.days.length > 0 && last.work.length === 0 && last.frame.metric === undefined;
  if (!acts.has("why") || session === undefined || last.turn.proposals.length > 0 || last.sessions.length > 1 || !isOfPlan)
    return undefined;
  const { tongue } = frame;
  if (tongue === "en") return undefined;
  const purpose = PURPOSE[session.code];
  if (purpose === undefined) return undefined;
  const week = view.plan?.plan.weeks.find(({ sessions }) => sessions.some(({ id }) => id === session.id))?.week ?? 0;
  const head = `**${session.title}** (${dayIn(tongue, session.date, false)}, ${amountIn(tongue, session.duration, "time")}, ${amountIn(tongue, session.intensityLevel, "effort")})`;
  return decided(
    `${head}: ${say(...purpose)}.`,
    session.isDeload
      ? say(
          "",
          "",
          `La semaine ${week} est une décharge : moins de séries et de minutes pour que les semaines d’avant fassent effet. Si elle te paraît lourde quand même, raccourcis-la d’un tiers.`,
          `La semana ${week} es de descarga: menos series y minutos para que las anteriores hagan efecto. Si aun así te parece pesada, acórtala un tercio.`,
          `La settimana ${week} è di scarico: meno serie e minuti perché le precedenti facciano effetto. Se ti sembra comunque pesante, accorciala di un terzo.`,
        )
      : session.hard
        ? say(
            "",
            "",
            `C’est une des séances dures de la semaine ${week} ; les jours autour sont plus faciles pour qu’elle puisse l’être.`,
            `Es una de las sesiones duras de la semana ${week}; los días de alrededor son más suaves para que pueda serlo.`,
            `È una delle sessioni dure della settimana ${week}; i giorni intorno sono più facili perché possa esserlo.`,
          )
        : say(
            "",
            "",
            `Elle est plus facile exprès, entre les séances dures de la semaine ${week}.`,
            `Es más suave a propósito, entre las sesiones duras de la semana ${week}.`,
            `È più facile apposta, tra le sessioni dure della settimana ${week}.`,
          ),
    say(
      "",
      "",
      "Dis « rends-la plus courte » et je fais la carte.",
      "Di «acórtala» y hago la tarjeta.",
      "Di’ «accorciala» e faccio la scheda.",
    ),
  );
}
