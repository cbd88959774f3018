import { addDays, type Weekday } from "@ironpace/training";
import { getRow, sessionOn } from "../../changes/session-named.ts";
import { skipSessions } from "../../changes/skip-sessions.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import { daysPerWeek } from "../changes/days-per-week.ts";
import { LINE_NAMES } from "../changes/line-names.ts";
import { listIn } from "../languages.ts";
import { dayIn, periodIn, weekdayIn } from "../names.ts";
import { translated } from "../translated.ts";
import { decided, type FollowUp } from "../follow-up/follow-up.ts";

/** A turn about the card before it, or the change that was talked about. */
export function aboutChange(turn: FollowUp): Draft | undefined {
  if (!turn.isShort) return undefined;
  return forgotten(turn) ?? theOther(turn) ?? comesBack(turn) ?? otherRestDay(turn) ?? fateOfOther(turn) ?? whichDayGoes(turn);
}

/** "forget it, not going any more": nothing changes, and the days that were named stay as they are. */
function forgotten({ frame, acts, last, view, say }: FollowUp): Draft | undefined {
  // An open card is taken back elsewhere.
  if (
    !acts.has("forget") ||
    last.turn.proposals.length > 0 ||
    /\b(?:but|instead|aber|sondern|mais|pero|sino|ma|piuttosto)\b/.test(frame.words)
  )
    return undefined;
  if (frame.days.length + frame.subjects.length + frame.lines.length > 0) return undefined;
  const { tongue } = frame;
  const [period] = last.frame.periods.filter(({ to }) => to >= view.today);
  const [from, to] = last.frame.days.filter((day) => day >= view.today);
  const when =
    period !== undefined
      ? periodIn(tongue, period, view.today)
      : from === undefined
        ? undefined
        : to === undefined
          ? dayIn(tongue, from, false)
          : `${dayIn(tongue, from, false)} – ${dayIn(tongue, to, false)}`;
  const [session] = last.sessions;
  // "In the week of …" stands alone here: "the week of … stays".
  const what =
    when
      ?.replace(/^(?:in|from|en) (?=the |la )/, "")
      .replace(/^in der (?=Woche)/, "die ")
      .replace(/^nella /, "la ") ?? (session === undefined ? undefined : `**${session.title}** (${dayIn(tongue, session.date, false)})`);
  return decided(
    what === undefined
      ? say(
          "Good: nothing changes, the plan stays as it is.",
          "Gut: nichts ändert sich, der Plan bleibt.",
          "D’accord : rien ne change, le plan reste tel quel.",
          "Vale: no cambia nada, el plan sigue igual.",
          "Va bene: non cambia nulla, il piano resta così.",
        )
      : say(
          `Good: nothing changes, ${what} stays as planned.`,
          `Gut: nichts ändert sich, ${what} bleibt wie geplant.`,
          `D’accord : rien ne change, ${what} reste comme prévu.`,
          `Vale: no cambia nada, ${what} queda como estaba.`,
          `Va bene: non cambia nulla, ${what} resta come previsto.`,
        ),
  );
}

/** "and then they come back by themselves?" after exercises that were left out for a while. */
function comesBack({ frame, acts, last, view, say }: FollowUp): Draft | undefined {
  const { plan } = view;
  const { tongue } = frame;
  const { lines, verbs, periods, until } = last.frame;
  const isLeftOut =
    last.turn.proposals.some(({ request }) => request.reason === "swap" || request.reason === "missed" || request.reason === "ease") ||
    verbs.some((verb) => verb === "skip" || verb === "swap" || verb === "cant") ||
    last.frame.isAway;
  if (!acts.has("return") || plan === undefined || !isLeftOut) return undefined;
  const patterns = lines.flatMap((line) => LINE_NAMES[line] ?? []);
  const end = until ?? periods.at(-1)?.to;
  const lastDay = allSessions(plan).at(-1)?.date ?? view.today;
  if (end === undefined || end >= lastDay)
    return decided(
      say(
        `**Only afterwards**: as the card stands, the exercises are out for the rest of this plan (to ${dayIn(tongue, lastDay, false)}); the next plan has them again, unless an injury or a dislike in your profile says otherwise. Say “only this week” to make it shorter.`,
        `**Erst danach**: So gilt es für den Rest dieses Plans (bis ${dayIn(tongue, lastDay, false)}); der nächste hat sie wieder, wenn im Profil keine Verletzung oder Abneigung dagegen steht. Sag „nur diese Woche“, dann wird es kürzer.`,
        `**Après seulement** : tel quel, cela vaut jusqu’à la fin du plan (${dayIn(tongue, lastDay, false)}) ; le suivant les reprend, sauf blessure ou aversion notée au profil. Dis « seulement cette semaine » pour raccourcir.`,
        `**Solo después**: tal como está vale hasta el final del plan (${dayIn(tongue, lastDay, false)}); el siguiente los vuelve a tener, salvo lesión o rechazo en tu perfil. Di «solo esta semana» para acortarlo.`,
        `**Solo dopo**: così vale fino alla fine del piano (${dayIn(tongue, lastDay, false)}); il prossimo li riprende, salvo infortunio o preferenza nel profilo. Di’ «solo questa settimana» per accorciare.`,
      ),
    );
  const next = allSessions(plan).find(
    (each) =>
      each.date > end &&
      isOpen(plan, each) &&
      (patterns.length === 0 ||
        Object.values(each.blocks)
          .flat()
          .some(({ name }) => patterns.some((pattern) => pattern.test(name)))),
  );
  const day = dayIn(tongue, addDays(end, 1), false);
  const where = next === undefined ? "" : `**${next.title}** (${dayIn(tongue, next.date, false)})`;
  return decided(
    say(
      `**Yes**: only the days named change. From ${day} the plan goes on as written${where === "" ? "" : `; the next with them is ${where}`}. You need not do anything.`,
      `**Ja**: Nur die genannten Tage ändern sich. Ab ${day} gilt der Plan wie geschrieben${where === "" ? "" : `; das nächste Mal in ${where}`}. Du musst nichts tun.`,
      `**Oui** : seuls les jours indiqués changent. À partir du ${day}, le plan reprend tel quel${where === "" ? "" : ` ; la prochaine fois : ${where}`}. Tu n’as rien à faire.`,
      `**Sí**: solo cambian los días indicados. Desde el ${day} el plan sigue como estaba${where === "" ? "" : `; la próxima vez, en ${where}`}. No tienes que hacer nada.`,
      `**Sì**: cambiano solo i giorni indicati. Dal ${day} il piano riprende com’è scritto${where === "" ? "" : `; la prossima volta in ${where}`}. Non devi fare nulla.`,
    ),
    say(
      "If it still hurts then, tell me, and I leave them out longer.",
      "Tut es dann noch weh, sag es mir, dann lasse ich sie länger weg.",
      "Si ça fait encore mal alors, dis-le-moi et je les laisse plus longtemps.",
      "Si entonces aún duele, dímelo y los dejo fuera más tiempo.",
      "Se allora fa ancora male, dimmelo e li lascio fuori più a lungo.",
    ),
  );
}

const OTHER = /\b(?:the other (?:one|session)?|other one|l ?autre|la otra|el otro|l ?altr[ao]|(?:die|den|der) andere\w*)\b/;

/** "no, the other one" of a session on a card: the other session of its day, or that there is only one. */
function theOther({ frame, last, diary, view, say }: FollowUp): Draft | undefined {
  const request = last.turn.proposals[0]?.request;
  const { plan } = view;
  const { tongue } = frame;
  if (!OTHER.test(frame.words) || plan === undefined || request?.reason !== "move" || frame.days.length + frame.lines.length > 0)
    return undefined;
  const session = allSessions(plan).find((each) => getRow(plan, each) === request.sessionId);
  if (session === undefined) return undefined;
  const others = allSessions(plan).filter(({ date, id }) => date === session.date && id !== session.id);
  const beside = diary.entered.filter(({ on }) => on === session.date).map(({ title, minutes }) => `${title}, ${minutes} min`);
  if (others.length > 0) return undefined;
  const day = dayIn(tongue, session.date, false);
  return {
    isDecided: true,
    text: [
      say(
        `**${day} has only one session in the plan**: ${session.title}.`,
        `**Am ${day} hat der Plan nur eine Einheit**: ${session.title}.`,
        `**Le ${day}, le plan n’a qu’une séance** : ${session.title}.`,
        `**El ${day} el plan solo tiene una sesión**: ${session.title}.`,
        `**${day} il piano ha una sola sessione**: ${session.title}.`,
      ),
      ...(beside.length === 0
        ? []
        : [
            say(
              `You also entered: ${beside.join("; ")}. You can move that yourself on its own page.`,
              `Daneben hast du eingetragen: ${beside.join("; ")}. Die verschiebst du selbst auf ihrer Seite.`,
              `À côté, tu as saisi : ${beside.join("; ")}. Celle-là, tu la déplaces toi-même, sur sa page.`,
              `Aparte apuntaste: ${beside.join("; ")}. Esa la mueves tú, en su página.`,
              `Oltre a quella hai inserito: ${beside.join("; ")}. Quella la sposti tu, nella sua pagina.`,
            ),
          ]),
      say(
        `The card still moves it to ${dayIn(tongue, request.to, false)}.`,
        `Die Karte verschiebt sie weiter auf ${dayIn(tongue, request.to, false)}.`,
        `La carte la déplace toujours au ${dayIn(tongue, request.to, false)}.`,
        `La tarjeta sigue moviéndola al ${dayIn(tongue, request.to, false)}.`,
        `La scheda la sposta sempre a ${dayIn(tongue, request.to, false)}.`,
      ),
    ],
    proposals: last.turn.proposals,
  };
}

/** "Wednesday" after a card for a rest day: the rest day is another one. */
function otherRestDay({ frame, last, view }: FollowUp): Draft | undefined {
  const request = last.turn.proposals[0]?.request;
  const [day] = frame.days;
  const { plan } = view;
  if (request?.reason !== "missed" || plan === undefined || day === undefined || frame.days.length !== 1) return undefined;
  const isRest = /\b(?:rest|day off|ruhetag|freier? tag|repos|descanso|riposo)\b/.test(last.frame.words);
  if (!isRest || frame.verbs.length > 0 || frame.leftover.length > 0 || frame.words.split(" ").length > 6) return undefined;
  const session = sessionOn(plan, day);
  if (session === undefined || !isOpen(plan, session) || getRow(plan, session) === request.sessionIds?.[0]) return undefined;
  return { ...translated(skipSessions([session], view), frame.tongue), isDecided: true };
}

/** "and what happens to the thing that was there": what stood on the day of the card, or what becomes of what it leaves out. */
function fateOfOther({ frame, acts, last, view, say }: FollowUp): Draft | undefined {
  const request = last.turn.proposals[0]?.request;
  const { plan } = view;
  const { tongue } = frame;
  if (!acts.has("fate") || plan === undefined || request === undefined) return undefined;
  if (request.reason === "missed") {
    const sessions = last.sessions.filter((each) => (request.sessionIds ?? []).includes(getRow(plan, each)));
    const names = listIn(
      tongue,
      sessions.map(({ title, date }) => `**${title}** (${dayIn(tongue, date, false)})`),
    );
    if (sessions.length === 0) return undefined;
    return decided(
      say(
        `${names} is **left out**: it is not moved to another day, and you do not have to catch up. The days around it stay as they are.`,
        `${names} **fällt aus**: nicht verschoben und nicht nachgeholt. Die Tage davor und danach bleiben.`,
        `${names} **est supprimée** : ni déplacée ni rattrapée. Les jours autour ne changent pas.`,
        `${names} **se elimina**: no se mueve ni se recupera. Los días de alrededor siguen igual.`,
        `${names} **viene tolta**: non si sposta e non si recupera. I giorni intorno restano uguali.`,
      ),
      say(
        "If you would rather keep it, say which day it should go to.",
        "Willst du sie behalten, sag mir, auf welchen Tag sie soll.",
        "Si tu préfères la garder, dis-moi sur quel jour.",
        "Si prefieres conservarla, dime a qué día.",
        "Se preferisci tenerla, dimmi in quale giorno.",
      ),
    );
  }
  if (request.reason !== "move") return undefined;
  const moved = allSessions(plan).find((each) => getRow(plan, each) === request.sessionId);
  const there = sessionOn(plan, request.to);
  if (moved === undefined) return undefined;
  const [from, to] = [dayIn(tongue, moved.date, false), dayIn(tongue, request.to, false)];
  return decided(
    there === undefined || there.id === moved.id
      ? say(
          `Nothing was planned on ${to}, so nothing else moves: **${moved.title}** goes there, and ${from} becomes free.`,
          `Am ${to} war nichts geplant, also bleibt alles andere: **${moved.title}** kommt dorthin, ${from} wird frei.`,
          `Rien n’était prévu le ${to}, donc rien d’autre ne bouge : **${moved.title}** y va, et le ${from} se libère.`,
          `El ${to} no había nada, así que no se mueve nada más: **${moved.title}** va ahí y el ${from} queda libre.`,
          `${to} non c’era nulla, quindi non si sposta altro: **${moved.title}** va lì e ${from} si libera.`,
        )
      : say(
          `**${there.title}** changes places with it: it goes to ${from}. Nothing is left out.`,
          `**${there.title}** tauscht den Platz: sie kommt auf ${from}. Nichts fällt aus.`,
          `**${there.title}** prend sa place le ${from}. Rien n’est supprimé.`,
          `**${there.title}** cambia de sitio: pasa al ${from}. No se elimina nada.`,
          `**${there.title}** scambia il posto: va al ${from}. Non si toglie nulla.`,
        ),
  );
}

/** "which would go" after fewer days a week: the day that the card takes away, with what stands on it. */
function whichDayGoes({ frame, acts, last, view, say }: FollowUp): Draft | undefined {
  const request = last.turn.proposals[0]?.request;
  const { plan, athlete, today } = view;
  if (!(acts.has("goes") || acts.has("which")) || request?.reason !== "availability" || plan === undefined) return undefined;
  const known = { ...(athlete.availability.minutes as { readonly [day: number]: number } | undefined) };
  const current = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => (known[day] ?? 0) > 0);
  const { daysPerWeek: wished } = request.availability;
  const again = wished === undefined ? undefined : daysPerWeek({ ...frame, daysPerWeek: wished }, plan, view)?.proposals?.[0]?.request;
  const kept = request.availability.weekdays ?? (again?.reason === "availability" ? again.availability.weekdays : undefined);
  const gone: readonly Weekday[] = kept === undefined ? [] : current.filter((day) => !kept.includes(day));
  const { tongue } = frame;
  if (gone.length === 0) return undefined;
  const lines = gone.map((day) => {
    const next = allSessions(plan).find(
      (each) =>
        each.date >= today &&
        isOpen(plan, each) &&
        !each.isDeload &&
        ((new Date(`${each.date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1 === day,
    );
    return `**${weekdayIn(tongue, day)}**${next === undefined ? "" : `: ${next.title} (${next.duration} min${next.hard ? "" : `, ${say("not a key session", "keine Schlüsseleinheit", "pas une séance clé", "no es sesión clave", "non è una sessione chiave")}`})`}`;
  });
  return decided(
    lines.join("; ") + ".",
    say(
      "It costs least: the two leg or interval days and the long run stay. What must stay of it (pressing, pulling) goes into the other strength day when the weeks are planned again. Tell me if another day should go.",
      "Das kostet am wenigsten: Bein- und Intervalltage und der lange Lauf bleiben. Was davon bleiben muss (Drücken, Ziehen), kommt beim Neuplanen in den anderen Krafttag. Sag mir, wenn ein anderer Tag wegfallen soll.",
      "C’est ce qui coûte le moins : jambes, intervalles et sortie longue restent. L’essentiel (pousser, tirer) passe dans l’autre jour de force à la replanification. Dis-moi si un autre jour doit partir.",
      "Es lo que menos cuesta: piernas, series y tirada larga se quedan. Lo esencial (empujes, tirones) pasa al otro día de fuerza al replanificar. Dime si debe irse otro día.",
      "È ciò che costa meno: gambe, ripetute e corsa lunga restano. L’essenziale (spinte, trazioni) passa all’altro giorno di forza con la nuova pianificazione. Dimmi se deve andare via un altro giorno.",
    ),
  );
}
