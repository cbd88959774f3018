import { isOnTheFloor } from "../health/exercise-limits.ts";
import { findExercise } from "../catalogue/exercises.ts";

/** What a disliked movement stands for, where its words are no part of the exercises' names. */
export function meaningOf(words: string): Exercises | undefined {
  return MEANINGS.find(([named]) => named.test(words))?.[1];
}

interface Exercises {
  test(name: string): boolean;
}

const OLYMPIC: Exercises = { test: (name) => (findExercise(name)?.movementPattern ?? "").startsWith("olympic") };
const CORE: Exercises = { test: (name) => (findExercise(name)?.movementPattern ?? "").startsWith("core") };

const ON_THE_BACK =
  /\(supine\)|dead bug|glute bridge|hip thrust|hamstring bridge|bench press|floor press|sit-up|hollow|get-up|straight-leg raise|slider hamstring|towel hamstring/iu;

/** Words that name a kind of movement and no exercise; the whole dislike has to be about it, never a condition ("running on ice"). */
const MEANINGS: readonly (readonly [words: RegExp, exercises: Exercises])[] = [
  // Blocks and racks start higher, and a Romanian deadlift never touches the floor.
  [
    /\b(?:dead ?lift\w*|pull(?:s|ing)?)\b.*\b(?:from|off) (?:the )?(?:floor|ground)|kreuzheben vom boden/u,
    /^(?:(?:conventional|sumo|trap-bar|deficit|stiff-leg|suitcase|kettlebell) )?deadlift$/iu,
  ],
  [/^(?:(?:kettlebell|kb) )?swings?$/u, /(?:kettlebell|backpack) swing/iu],
  [/^kipping\b/u, /\((?:kipping)\)|chest-to-bar|butterfly/iu],
  [/^(?:olympic (?:lift(?:s|ing)?|weightlifting)|oly(?: lift(?:s|ing)?)?|weightlifting|olympisches? gewichtheben|halterofilia)$/u, OLYMPIC],
  [
    /^(?:machines?|cable machines?|maschinen|m[áa]quinas)$/u,
    /^(?:leg press|hamstring curl|seated cable row|lat pulldown|seated calf raise|cable pull-through)$/iu,
  ],
  [/^(?:core(?: work| training| exercises?)?|abs?(?: work)?|ab work|bauch(?:training)?|abdominales|abdos)$/u, CORE],
  [
    /^(?:anything )?overhead(?: work| lifts?| lifting| stuff)?$|^(?:etwas )?über kopf$/u,
    /overhead|push press|jerk|snatch|thruster|(?:standing|seated) dumbbell press|kettlebell press|handstand|pike push-up|landmine press/iu,
  ],
  [/^(?:jump(?:ing|s)?|springen|sprünge|sauts?|saltos?)$/u, /(?<!no-)\bjump|\bhops\b|double-under|single-under|^burpee/iu],
  [/^(?:box jump|kastensprünge|sauts? (?:sur|à la) (?:la )?box|saltos? al caj[oó]n)/u, /box jump/iu],
  [/^(?:lying on my back|on my back|auf dem rücken(?: liegen)?|sur le dos|boca arriba|tumbad[ao])$/u, ON_THE_BACK],
  [/^(?:upside down|being upside down|handstands?|kopfüber|(?:tout ce qui est )?tête en bas|boca abajo)$/u, /handstand|wall walk/iu],
  [
    /^(?:overhead press(?:ing|es)?|press(?:ing)? overhead|press por encima de cabeza|überkopfdrücken)$/u,
    /(?:overhead|push|standing dumbbell|seated dumbbell|backpack overhead) press|kettlebell press|handstand push-up|pike push-up/iu,
  ],
  [
    /\b(?:(?:up|down) off (?:the )?floor|on (?:the )?floor|floor (?:work|exercise)|(?:auf (?:dem |den )?|am )boden|au sol|en (?:el )?suelo|al suelo)\b/u,
    { test: isOnTheFloor },
  ],
  [/^(?:yoga|yoga (?:poses?|flows?)|pilates)$/u, /pigeon|cat-cow|world's greatest|couch stretch|thoracic rotation/iu],
  [
    /^(?:static )?(?:stretch(?:ing|es)?|mobility(?: work| drills?)?|dehnen|dehn[uü]ngen|[ée]tirements?|estiramientos?|estirar)$/u,
    /stretch|pigeon|cat-cow/iu,
  ],
  [/^(?:crunch(?:es)?)$/u, /sit-up|v-up|crunch/iu],
  [/^(?:correr|laufen|course|courir|joggen|jogging)$/u, /\brun\b|strides|sprint|run-walk/iu],
];
