import { itemText, swapOptions } from "@ironpace/training";
import { getRow } from "../../changes/session-named.ts";
import type { Draft } from "../../topic.ts";
import { allSessions, isOpen } from "../../topics/sessions.ts";
import type { ActivePlan, CoachView } from "../../view.ts";
import type { Frame } from "../frame.ts";
import { listIn, sayIn, valueIn } from "../languages.ts";
import { dayIn, longDayIn } from "../names.ts";
import { LINE_NAMES } from "./line-names.ts";
import { previewIn } from "./preview.ts";

const REVERSED = /\b(?:instead of|rather than|statt|anstatt|au lieu d\w*|a la place d\w*|en (?:vez|lugar) de|al posto d\w*|invece d\w*)\b/;

/** One exercise for another in the next session that has it; what fits best where the named one does not. */
export function swapLines(frame: Frame, plan: ActivePlan, view: CoachView): Draft | undefined {
  const { tongue, tokens, days } = frame;
  const say = sayIn(tongue);
  const named = tokens.flatMap(({ concept }) => {
    const [kind, name = ""] = concept.split(":");
    const pattern =
      kind === "line" ? LINE_NAMES[name] : kind === "lift" ? frame.subjects.find((each) => each.name === name)?.lift?.fits : undefined;
    return pattern === undefined ? [] : [pattern];
  });
  const unique = named.filter((pattern, at) => named.findIndex(({ source }) => source === pattern.source) === at);
  const [old, wished] = REVERSED.test(frame.words) ? [unique[1], unique[0]] : [unique[0], unique[1]];
  if (old === undefined || wished === undefined) return undefined;
  const open = allSessions(plan).filter(
    (each) => each.date >= view.today && isOpen(plan, each) && (days[0] === undefined || each.date === days[0]),
  );
  for (const session of open) {
    const item = [...session.blocks.skill, ...session.blocks.strength, ...session.blocks.mainWorkout].find(({ name }) => old.test(name));
    if (item === undefined) continue;
    const options = swapOptions(plan.plan, view.athlete, session.id, item.id, 12);
    const exact = options.find(({ by }) => wished.test(by) && !/dumbbell/i.test(by)) ?? options.find(({ by }) => wished.test(by));
    const chosen = exact ?? options[0];
    const when = longDayIn(tongue, session.date);
    const own = item.substitutions ?? [];
    if (chosen === undefined)
      return {
        text: [
          say(
            `**${item.name}** on ${when}: no card fits, but the session itself names **${own.join(", ")}**; do that at the same effort.`,
            `**${item.name}** am ${when}: keine Karte passt, aber die Einheit selbst nennt **${own.join(", ")}**; mach das mit gleicher Anstrengung.`,
            `**${item.name}** le ${when} : aucune carte ne convient, mais la séance propose elle-même **${own.join(", ")}** ; fais-le au même effort.`,
            `**${item.name}** el ${when}: ninguna tarjeta encaja, pero la propia sesión propone **${own.join(", ")}**; hazlo con el mismo esfuerzo.`,
            `**${item.name}** il ${when}: nessuna scheda va bene, ma la sessione stessa propone **${own.join(", ")}**; fallo allo stesso sforzo.`,
          ),
        ],
        isDecided: true,
      };
    const others = options
      .filter((each) => each !== chosen)
      .slice(0, 3)
      .map(({ by }) => by);
    return {
      isDecided: true,
      text: [
        say(
          `**${item.name}** → **${chosen.by}** on ${when}: ${itemText(item)} becomes ${chosen.text}.`,
          `**${item.name}** → **${chosen.by}** am ${when}: aus ${valueIn(tongue, itemText(item))} wird ${valueIn(tongue, chosen.text)}.`,
          `**${item.name}** → **${chosen.by}** le ${when} : ${valueIn(tongue, itemText(item))} devient ${valueIn(tongue, chosen.text)}.`,
          `**${item.name}** → **${chosen.by}** el ${when}: ${valueIn(tongue, itemText(item))} pasa a ser ${valueIn(tongue, chosen.text)}.`,
          `**${item.name}** → **${chosen.by}** il ${when}: ${valueIn(tongue, itemText(item))} diventa ${valueIn(tongue, chosen.text)}.`,
        ),
        ...(exact === undefined
          ? [
              say(
                "What you named does not fit there; this is the closest.",
                "Was du nennst, passt dort nicht; das ist das Nächste.",
                "Ce que tu nommes ne convient pas là ; c’est le plus proche.",
                "Lo que nombras no encaja ahí; es lo más parecido.",
                "Quello che indichi non va bene lì; è il più vicino.",
              ),
            ]
          : []),
        ...(others.length === 0
          ? []
          : [
              `${say("Also possible", "Auch möglich", "Aussi possible", "También posible", "Anche possibile")}: ${listIn(tongue, others)}.`,
            ]),
        previewIn(tongue),
      ],
      proposals: [
        {
          title: `${item.name} → ${chosen.by}`,
          why: `${session.title}, ${dayIn(tongue, session.date, false)}.`,
          request: { reason: "swap", sessionId: getRow(plan, session), item: item.id, replacement: chosen.by },
        },
      ],
    };
  }
  return {
    text: [
      say(
        "No open session of the plan has that exercise.",
        "Keine offene Einheit des Plans hat diese Übung.",
        "Aucune séance ouverte du plan n’a cet exercice.",
        "Ninguna sesión abierta del plan tiene ese ejercicio.",
        "Nessuna sessione aperta del piano ha quell’esercizio.",
      ),
    ],
    isDecided: true,
  };
}
