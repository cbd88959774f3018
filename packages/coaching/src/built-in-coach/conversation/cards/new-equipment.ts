import { storedOnAcceptIn } from "../../turn/changes/preview.ts";
import { EQUIPMENT } from "@ironpace/training";
import type { Draft } from "../../topic.ts";
import { listIn, type Said } from "../../turn/languages.ts";
import { type Clause, readClause } from "../clause.ts";
import type { Followed } from "../follow-up-of.ts";

const HAVE =
  / (?:(?:i )?(?:now )?(?:have|got|ive got|bought|own|just got|just bought|purchased)(?: myself)?|(?:ich )?(?:hab|habe|hab mir|habe mir)|gekauft|besorgt|angeschafft|(?:j ai|jai)(?: achete| recu)?|achete|(?:yo )?(?:tengo|he comprado|compre|me compre)|(?:io )?(?:ho|ho comprato|ho preso)|comprato)(?= )/;
const HOME =
  / (?:at home|home gym|in my (?:garage|basement|home)|in the (?:garage|basement)|now|recently|zu hause|zuhause|daheim|im keller|in der garage|jetzt|neu|maintenant|a la maison|chez moi|au garage|ahora|en casa|en el garaje|adesso|ora|a casa|in casa|in garage)(?= )/;

/** Names of gear, and what the catalogue calls it with its name in the five languages. */
const GEAR: readonly (readonly [said: string, key: string, name: Said])[] = [
  [
    "row(?:er|ing machine| erg)?|concept ?2|rudergerat|ruderer|rameur|maquina de remo|remoergometro|vogatore",
    "rower",
    ["rower", "Rudergerät", "rameur", "máquina de remo", "vogatore"],
  ],
  ["ski ?erg", "ski erg", ["SkiErg", "SkiErg", "SkiErg", "SkiErg", "SkiErg"]],
  [
    "(?:air |assault |echo |spin |exercise )?bikes?|bike erg|ergometer|heimtrainer|velo(?: d appartement)?|bici(?: estatica)?|cyclette",
    "bike",
    ["bike", "Rad", "vélo", "bici", "bici"],
  ],
  ["kettle ?bells?|kbs?|kugelhanteln?|pesas? rusas?", "kettlebell", ["kettlebell", "Kettlebell", "kettlebell", "kettlebell", "kettlebell"]],
  [
    "dumb ?bells?|dbs?|kurzhanteln?|hanteln?|halteres?|mancuernas?|manubri[o]?",
    "dumbbell",
    ["dumbbell", "Kurzhantel", "haltère", "mancuerna", "manubrio"],
  ],
  [
    "barbells?|langhanteln?|barre olympique|barra olimpica|bilanciere",
    "barbell",
    ["barbell", "Langhantel", "barre", "barra", "bilanciere"],
  ],
  [
    "pull ?up bar|chin ?up bar|klimmzugstange|barre de traction|barra de dominadas|sbarra",
    "pull-up bar",
    ["pull-up bar", "Klimmzugstange", "barre de traction", "barra de dominadas", "sbarra"],
  ],
  [
    "treadmill|laufband|tapis de course|cinta de correr|tapis roulant",
    "treadmill",
    ["treadmill", "Laufband", "tapis", "cinta", "tapis roulant"],
  ],
  ["wall ?balls?", "wall ball", ["wall ball", "Wall Ball", "wall ball", "wall ball", "wall ball"]],
  ["sand ?bags?|sandsack|sac de sable|saco de arena", "sandbag", ["sandbag", "Sandbag", "sandbag", "sandbag", "sandbag"]],
  ["sled|schlitten|traineau|trineo|slitta", "sled", ["sled", "Schlitten", "sled", "trineo", "slitta"]],
  ["(?:weight |flat )?bench|hantelbank|banc|banco|panca piana", "bench", ["bench", "Bank", "banc", "banco", "panca"]],
  ["bands?|bander|elastiques?|bandas?|gomas|elastic[io]", "band", ["bands", "Bänder", "élastiques", "bandas", "elastici"]],
];
const COUNT = "(?:(\\d|a|an|one|two|a pair of|ein(?:e|en)?|nen|ne|zwei|ein paar|une?|deux|una?|dos|uno|un|due) )?";
const WEIGHT = "(?:x )?(\\d{1,2}(?:[.,]5)?) ?(?:kg|kilos?|er|kilo)";
const TWO = /^(?:2|two|a pair of|zwei|ein paar|deux|dos|due)$/;

interface Item {
  readonly key: string;
  readonly name: string;
}

/** "ich hab jetzt daheim nen Rower und zwei 16er Kettlebells": the card for all of it, with the weights as they were said. */
export function newEquipment(turn: Followed): Draft | undefined {
  const { words, view, tongue, say, frame } = turn;
  const clause = readClause(words.replaceAll(/(?<=\d) ?x ?(?=\d)/g, " "));
  if (clause.take(HAVE) === undefined || clause.take(HOME) === undefined || frame.days.length > 0) return undefined;
  while (clause.take(HOME) !== undefined || clause.take(HAVE) !== undefined);
  const items = GEAR.flatMap((gear) => takeGear(clause, gear, turn));
  while (
    clause.take(
      / (?:a|an|new|used|too|also|neue[nrs]?|gebrauchte[nrs]?|auch|noch|nen|ne|ein|eine|einen|aussi|nouveau|nuev[oa]s?|tambien|nuov[oaie]|anche|some|pair of)(?= )/,
    ) !== undefined
  );
  if (items.length === 0 || !clause.isRead()) return undefined;
  const known = view.athlete.equipment;
  // Without a list the plan counts on a full gym: what is new comes beside that, and nothing goes.
  const equipment = [...(known ?? EQUIPMENT).filter((each) => !items.some(({ key }) => key === each)), ...items.map(({ key }) => key)];
  const names = listIn(
    tongue,
    items.map(({ name }) => name),
  );
  const label = say("Equipment", "Ausrüstung", "Matériel", "Material", "Attrezzatura");
  return {
    isDecided: true,
    text: [
      say(
        `Add **${names}** to your equipment.`,
        `**${names}** zu deiner Ausrüstung hinzufügen.`,
        `Ajouter **${names}** à ton matériel.`,
        `Añadir **${names}** a tu material.`,
        `Aggiungere **${names}** alla tua attrezzatura.`,
      ),
      ...(known === undefined
        ? [
            say(
              "You have entered no equipment so far, so the plan assumes a fully equipped gym; I keep that and add this. If you train at home only from now on, shorten the list in your profile.",
              "Du hast noch keine Ausrüstung eingetragen, der Plan rechnet also mit einem voll ausgestatteten Gym; das behalte ich bei und füge dies hinzu. Trainierst du ab jetzt nur zu Hause, kürz die Liste in deinem Profil.",
              "Tu n’as pas encore indiqué de matériel, le plan suppose donc une salle complète ; je garde cela et j’ajoute ceci. Si tu t’entraînes désormais seulement chez toi, raccourcis la liste dans ton profil.",
              "Aún no has indicado tu material, así que el plan supone un gimnasio completo; lo mantengo y añado esto. Si desde ahora entrenas solo en casa, acorta la lista en tu perfil.",
              "Non hai ancora indicato l’attrezzatura, quindi il piano presume una palestra completa; la mantengo e aggiungo questo. Se da ora ti alleni solo a casa, accorcia la lista nel profilo.",
            ),
          ]
        : []),
      storedOnAcceptIn(tongue),
    ],
    proposals: [
      {
        title: `${label}: ${names}`,
        why: say(
          "Saved in your profile; the plan chooses exercises that your equipment allows.",
          "In deinem Profil gespeichert; der Plan wählt Übungen, die mit deiner Ausrüstung gehen.",
          "Enregistré dans ton profil ; le plan choisit des exercices possibles avec ton matériel.",
          "Guardado en tu perfil; el plan elige ejercicios posibles con tu material.",
          "Salvato nel profilo; il piano sceglie esercizi possibili con la tua attrezzatura.",
        ),
        request: {
          reason: "record",
          record: { kind: "equipment", equipment },
          changes: [
            {
              label,
              before:
                known === undefined
                  ? say("fully equipped gym", "voll ausgestattetes Gym", "salle complète", "gimnasio completo", "palestra completa")
                  : listIn(tongue, known),
              after:
                known === undefined
                  ? `${say("fully equipped gym", "voll ausgestattetes Gym", "salle complète", "gimnasio completo", "palestra completa")} + ${names}`
                  : listIn(tongue, equipment),
            },
          ],
        },
      },
    ],
  };
}

/** One kind of gear, with its count and weight before or after the noun: "2 x 16 kg kettlebells", "kettlebell 16 kg". */
function takeGear(clause: Clause, [said, key, name]: (typeof GEAR)[number], { say }: Followed): readonly Item[] {
  const before = clause.take(new RegExp(` ${COUNT}${WEIGHT} (?:${said})(?= )`));
  const after = before ?? clause.take(new RegExp(` ${COUNT}(?:${said})(?: (?:of|with|mit|von|de|da))? ${WEIGHT}(?= )`));
  if (after !== undefined) {
    const [, count = "", kilograms = ""] = after;
    const weight = `${kilograms.replace(",", ".")} kg`;
    const isPair = TWO.test(count);
    // In the list of the profile the plural of one weight is a pair.
    return [{ key: `${key}${isPair ? "s" : ""} ${weight}`, name: `${say(...name)} ${isPair ? "2 × " : ""}${weight}` }];
  }
  return clause.take(new RegExp(` ${COUNT}(?:${said})(?= )`)) === undefined ? [] : [{ key, name: say(...name) }];
}
