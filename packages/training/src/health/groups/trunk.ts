import { namesProfessional } from "../cleared/clearance.ts";
import { isLongPast, isStillThere } from "../cleared/long-past.ts";
import { healthGroup } from "../group.ts";
import { getLanguage } from "../../language/translate.ts";

/** In Dutch a "hernia" is that of a disc; those of the belly are called "breuk". */
function isDutchDisc(whole: string): boolean {
  return getLanguage(whole) === "nl" && DUTCH.test(whole) && !OF_THE_BELLY.test(whole);
}

/** A name alone is of no language. */
const DUTCH = /\b(?:ik|heb|een|mijn|geen|sinds|jaar|geleden|rug|nog|niet|wel|maar|dan|bij|voor|oude|zit)\b/u;
const OF_THE_BELLY = /inguin|groin|umbilic|abdom|belly|hiat|lies|navel|buik|middenrif|mesh|matje/u;

/** special-populations.md section 4.14; "herniated disc" is the back's. */
export const hernia = healthGroup(
  "hernia",
  "hernia, hernea, lump in the groin, lump in my groin, belly button bulge, leistenbruch, nabelbruch, leistenhernie, nabelhernie, =hernie, hernia inguinal, bulto en la ingle, hernie inguinale, hernie ombilicale, liesbreuk, navelbreuk, ernia",
  (mention, finding) => {
    const { said } = mention;
    if (
      /disc|disk|bandscheib|hernia discal|discale|lomba|lumba|lombar|cervic|thorac|toraci|nek|nacken|onderrug|\b(?:l[1-5]|c[3-7]|s1)\b|sport'?s? hernia|sports hernia/u.test(
        said,
      )
    )
      return undefined;
    if (isDutchDisc(mention.whole)) return undefined;
    if (
      /repair|operiert|opera[dt][ao]|opere|geopereerd|surgery|operation|mesh|\bop\b/u.test(said) &&
      !/not operat|nicht operiert|non opere|sin operar/u.test(said)
    )
      return undefined;
    if ((mention.isPast && !isStillThere(mention.sentence)) || isLongPast(mention.sentence)) return undefined;
    const isPainful =
      /pain|hurts|growing|schmerz|wachst|duele|douleur|gross/u.test(said) &&
      !/painless|no pain|schmerzfrei|ohne schmerz|sin dolor|sans douleur/u.test(said);
    return finding({
      label: "a hernia",
      limits: {
        percent: isPainful || !mention.isCleared ? 40 : 70,
        fewestReps: 6,
        breathHolding: false,
        tests: false,
        spineFlexion: false,
        kipping: false,
        heavyCarries: false,
        clearance: "advise",
      },
      note: `Loads stay at ${isPainful || !mention.isCleared ? "40% until a doctor has looked at it and your profile says so" : "70%"}; no GHD, toes-to-bar, V-ups, kipping, heavy carries or sandbags. Breathe out, no straining, stop when it aches.${isPainful ? " It hurts or grows: see a doctor this week." : ""} A hard, painful lump that does not go back, or vomiting, is an emergency.`,
    });
  },
);

/** The pelvic floor is named without a complaint of it: its physiotherapist, its exercises. */
const CARE =
  /pelvic floor (?:(?:was |is |has been |all )*(?:checked|assessed|cleared|recovered)|physio\w*|therap\w*|specialist|exercis\w*|training|work|strong|fine|ok|good|holds?(?: up| well)?)|beckenboden (?:\w+ )?(?:halt|ok|gut|fit|stabil|stark|in ordnung|unauffallig)|(?:suelo pelvico|perinee|pavimento pelvico) (?:\w+ )?(?:bien|fuerte|ok|bene|forte|tonique)|beckenboden(?:training|gymnastik|ubung\w*|physio\w*)|(?:ejercicios|entreno) (?:de |del )?suelo pelvico/u;

const NO_SIGN =
  /\b(?:no|not|never|without|kein\w*|nicht|ohne|sin|ningun\w*|sans|pas de|aucune?) (?:\w+ ){0,2}?(?:leak\w*|pee\w*|prolaps\w*|heav\w*|symptom\w*|senkung\w*|perdidas|fuites?|descente)/gu;

const AFTER_A_BIRTH = /birth|postpartum|post partum|pelvic|vagin|down there|\bbaby\b|c ?section|tear/u;

const RUNNING_IS_FINE =
  /\b(?:approv\w*|allow\w*|ok with|okd|happy with|fine with|cleared for|cleared me for|signed (?:me )?off for|signed (?:me )?off to|green light for|cleared me to|released (?:me )?(?:for|to)) (?:\w+ )?(?:everything|all|anything|running|runs?|jog\w*)\b|\bincl\w* (?:running|runs)\b|\b(?:running|runs|jogging|to run) (?:is |are |was )?(?:fine|ok|okay|allowed|good|possible|no problem)\b|\b(?:can|may|allowed to|cleared to) (?:run|jog)\b|\blaufen (?:ist |geht |darf )?(?:ok|erlaubt|in ordnung|gut)\b|\b(?:furs|fur das|zum) laufen (?:wieder )?(?:freigegeben|frei)\b|\b(?:darf|kann) (?:ich )?(?:wieder |schon )*(?:laufen|joggen)\b|\b(?:puedo|permit\w*|deja|dejo|dejado|alta para) (?:ya |volver a )?correr\b|\b(?:je peux|m a (?:laissee?|permis de|autorisee? a)|me laisse|feu vert pour) (?:re)?courir\b|\b(?:posso|mi (?:lascia|ha (?:lasciat[oa]|permesso di|fatto))|via libera (?:per|alla)) (?:la )?(?:correre|corsa)\b|\b(?:posso|liberou(?: me)?(?: para)?|deix(?:a|ou)(?: me)?) correr\b|\b(?:mag|mocht|kan|laat me|liet me) (?:ik )?(?:weer )?(?:hardlopen|rennen)\b|\b(?:lasst|liess) mich (?:wieder |schon )*(?:laufen|joggen)\b|\b(?:lets?|letting) me (?:start |go |back to )?(?:run|running|jog|jogging)\b/u;

/** "OK to run-walk": what a professional allowed of running, and no more. */
const RUN_WALK_IS_FINE =
  /(?<!\b(?:no|not|never|isnt|arent|dont|nicht|kein\w*|pas|non|nao|niet|geen) )\b(?:ok|okay|fine|allow\w*|cleared|clears|happy|can|may|start\w*|lets me|erlaubt|darf|puedo|permit\w*|deja|peux|autoris\w*|posso|permett\w*|mag) (?:(?!(?:no|not|never|nicht|pas|non|nao|niet)\b)\w+ ){0,3}?(?:run ?-? ?walk\w*|walk ?-? ?run\w*|jog ?-? ?walk\w*|runs? (?:and|with) walks?|laufen im wechsel|gehen und laufen|correr y caminar|caminar y correr|courir et marcher|course et marche|corsa e cammin\w*|correr e caminhar|lopen en wandelen)\b/u;

const LIFTING_IS_FINE =
  /\b(?:lifting|weights|strength training|squats?|deadlifts?) (?:is |are |was )?(?:all )?(?:fine|ok|okay|allowed|good|no problem)\b|\b(?:can|may|allowed to|cleared to|cleared for) (?:lift|lifting|weights|squat)\b|\bheben (?:ist )?(?:ok|erlaubt|in ordnung|gut)\b/u;

const JUMPS = /jump|skip|double ?unders?|trampolin|burpee|hupf|spring|seil|saltar|salto|sauter|corde|springen|saltare/u;
/** Highest percent of the one-repetition maximum with a pelvic floor that does not hold everything. */
const PELVIC_PERCENT = 70;
/** A rung of the runs with walks a week (return-ladders.md section 4, RW1 to RW8). */
const RUN_WALK_WEEKS = 8;
const LEAKS = /leak|pee|urin|dribbl|incontin|tropf|verlier|blase|perdidas|fuites|perd|escapa|verlies/u;
const I_LEAK = /\bi (?:still )?(?:leak|pee|dribble)\b/u;
/** More than the jump. */
const BESIDE_JUMPS =
  /\brun|jog|sprint|lauf|renn|corr|cour|walk|squat|lift|deadlift|heavy|carry|cough|sneez|laugh|hust|nies|prolaps|senkung|heav|drag/u;

const FAST_RUNS =
  /\b(?:sprint\w*|(?:run\w* )?(?:fast|hard|quick)\b(?: run\w*)?|speed ?work|intervals?|schnell\w*(?: lauf\w*)?|correr rapido|courir vite)/gu;

/** special-populations.md section 4.15. */
export const pelvicFloor = healthGroup(
  "pelvic-floor",
  "tropfeln, tropfle, troepfeln, nachtropfeln, dribble*, prolapse, bit of heaviness, some heaviness, feeling of heaviness, heaviness at the end, pelvic heaviness, vaginal heaviness, =prolaps, heaviness down there, pee when i jump, pee when jumping, leak when*, leaks when, leak if, i leak, still leak*, leak a little, leaking a little, leaking a bit, some leaking, leak urine, leaking when, leak a bit, leak on, leaking on, urine leak*, weak pelvic floor, pelvic floor, cystocele, rectocele, incontinence, stress incontinence, senkung, *senkung, blasenschwache, blasensenkung, verliere urin, beckenboden*, prolapso, perdidas de orina, suelo pelvico, descente d organes, descente dorganes, fuites urinaires, fuites, verzakking, =incontinent, incontinent*, perdo urina, perco urina, perdite di urina, perda de urina, urineverlies, verlies urine, je perds mes urines, se me escapa",
  (mention, finding) => {
    // "No leaking" beside the physio's name tells of a pelvic floor that is well.
    // "Pelvic floor, I leak when I jump": what leaks is told in the next clause.
    const own = LEAKS.test(mention.said) || !I_LEAK.test(mention.whole) ? mention.said : mention.whole;
    const said = own.replace(NO_SIGN, " ");
    if (/disc|disk|valve|mitral/u.test(said)) return undefined;
    // Heavy legs are no pelvic floor.
    if (/^(?:.* )?heaviness/u.test(mention.words.join(" ")) && !AFTER_A_BIRTH.test(mention.whole)) return undefined;
    if (CARE.test(mention.words.join(" ")) && !/leak|pee|prolaps|heav|weak|senkung|schwach|verlier|perdida|fuite|descente/u.test(said))
      return undefined;
    // "Pelvic floor physio says running is fine": it stays, easy and without jumps, as long as it is dry.
    const mayRunWalk = RUN_WALK_IS_FINE.test(mention.whole) && namesProfessional(mention.whole);
    const mayRun = mayRunWalk || (RUNNING_IS_FINE.test(mention.whole) && namesProfessional(mention.whole));
    // "Physio says lifting is fine": what leaks is the jump, and the bar stays as it is.
    const isOnlyJumping = JUMPS.test(said) && !BESIDE_JUMPS.test(said);
    // "I leak when I sprint": the easy kilometres are dry, and stay.
    const slow = said.replace(FAST_RUNS, " ");
    const isOnlyFast = slow !== said && !BESIDE_JUMPS.test(slow);
    const mayLift =
      isOnlyJumping ||
      isOnlyFast ||
      (LIFTING_IS_FINE.test(mention.whole) && namesProfessional(mention.whole) && /jump|run|skip|cough|sneez/u.test(said));
    const isOut = /bulge outside|outside|comes out/u.test(said);
    return finding({
      label: "the pelvic floor",
      limits: {
        ...(isOnlyJumping && !isOut
          ? { impact: 2 as const }
          : (mayRun || isOnlyFast) && !isOut
            ? {
                impact: 2 as const,
                ...(isOnlyFast ? {} : { runShare: 0.85 }),
                ...(mayRunWalk && mention.elapsed < RUN_WALK_WEEKS ? { runRung: 1 + mention.elapsed } : {}),
                closed: ["run-fast"] as const,
              }
            : { impact: 1 as const, running: false }),
        contacts: 0,
        ...(mayLift && !isOut ? {} : { percent: PELVIC_PERCENT, fewestReps: 8 }),
        breathHolding: false,
        tests: false,
        clearance: isOut ? "required" : "advise",
      },
      note: `${LEAKS.test(said) ? "Leaking is common and treatable: the plan keeps to loads at which you stay dry." : "Heaviness is common and treatable: the plan keeps to loads that bring none."}${mayLift && !isOut ? "" : ` Bar loads up to ${PELVIC_PERCENT}%, in sets of 8 or more.`}${isOnlyJumping && !isOut && AFTER_A_BIRTH.test(mention.whole) ? " No jumps." : isOnlyJumping && !isOut ? " You leak only when jumping, so running and lifting stay as they are, without jumps; stop the run at a leak, heaviness or dragging." : isOnlyFast && !isOut ? " You leak only when running fast, so easy runs and lifting stay, without sprints and jumps; stop the run at a leak, heaviness or dragging." : mayRun && !isOut ? ` You keep ${mayRunWalk ? "running with walks between" : "running"}, as you were cleared to do, but easy: at a leak, heaviness or dragging, stop the run and shorten the next one by a third. No jumps.` : " No jumps and no runs."} Breathe out on every effort, and do pelvic-floor exercises every day. After three weeks without symptoms, write it in your profile to unlock the next step.${namesProfessional(mention.whole) ? "" : " See a pelvic-health physiotherapist."}`,
    });
  },
);

/** special-populations.md section 4.16. */
export const hypermobility = healthGroup(
  "hypermobility",
  "hypermobil*, =eds, =heds, =hsd, ehlers danlos, double jointed, shoulder pops out, =pots, uberbeweglich, hiperlaxitud, hiperlax*, hyperlaxe, hyperlaxite, iperlass*",
  (mention, finding) => {
    const isVascular = /vascular|vaskular|vasculaire|aort/u.test(mention.said);
    const weeks = mention.person.weeksTrained ?? 0;
    const percent = Math.min(100, FIRST_PERCENT + STEP_PERCENT * Math.max(0, weeks - STEADY_WEEKS + 1));
    const isFaint = /dizz|stand(?:ing)? up|\bpots\b|faint|schwindel|mareo|vertige/u.test(mention.whole);
    return finding({
      label: "hypermobile joints",
      limits: {
        percent: isVascular ? 50 : percent,
        tests: false,
        kipping: false,
        ...(isVascular ? { breathHolding: false, falls: false } : {}),
        clearance: isVascular ? "required" : "advise",
      },
      note: `Strong muscles hold your joints: slow and steady sets, ${isVascular ? "never above 50% and never holding your breath" : `up to 70% in the first six weeks and 5% more each week after them (${percent}% now)`}. Finish each rep with your muscles holding the joint: knees and elbows straight but tense, no snapping into the end position and no resting in it. No hanging or partner stretches, no kipping.${isFaint ? " Dizzy when you stand up: start on a recumbent bike or the rower; ask your doctor about salt and fluids." : ""}`,
    });
  },
);

/** special-populations.md section 4.16: six weeks of 70 %, then 5 % more a week. */
const FIRST_PERCENT = 70;
const STEP_PERCENT = 5;
const STEADY_WEEKS = 6;

/** A pelvis that feels heavy is the floor's; one that aches is the girdle's. */
const PELVIS_ALONE =
  /^(?!.*(?:pubi[cs]|pubien|puben|symphys|sinfis|symfys|girdle|\bspd\b|\bpgp\b|front of|pelvic pain|scham?bein|schaambeen|beckenring|beckengurtel|cintura pelv|ceinture pelv|instabilit)).*\b(?:pelvis|becken|pelvi\w*|bassin|bacia|bacino|bekken\w*|zwischen den beinen|between (?:my|the) legs|entre las piernas|entre les jambes|tra le gambe|entre as pernas)\b/u;
/** "I'd rather cycle or row": both feet push alike. */
const ROWS = /\b(?:rather|prefer|happy to|fine to|can|like)\b.*\b(?:row|rowing|rower)\b|\b(?:row|rowing|rower)\b.*\b(?:fine|ok|good)\b/u;
const ACHES =
  /\b(?:ach\w*|pain\w*|sore\w*|tender|uncomfortable|discomfort|niggl\w*|twing\w*|bother\w*|grumbl\w*|clicks?|hurt\w*|pinch\w*|stab\w*|sharp|schmerz\w*|weh|zwick\w*|zieht|ziehen|ziept|sticht|stechen|druckt|spure|meldet|knackt|dolor\w*|duele\w*|molest\w*|pinchaz\w*|punzad\w*|tirant\w*|incomod\w*|mal|douleur\w*|gene|genant\w*|tire\w*|tiraille\w*|elance\w*|pique|fa male|dolore|fastidi\w*|tira|fitte?|pijn\w*|zeer|last|doi|doem|dor|dores|pontadas?)\b/u;
const PAIN_FREE =
  /\b(?:schmerzfrei|beschwerdefrei|pain ?free|pijnvrij|sin (?:dolor|molest\w*)|sans douleur|senza (?:dolor\w*|fastidi\w*)|sem dor\w*|zonder pijn)\b/u;

/** Pain at the front or back of the pelvis while pregnant (special-populations.md section 4.1, practice): even and narrow, on two feet. */
export const pelvicGirdle = healthGroup(
  "pelvic-girdle",
  "=pubic, symphys*, symfys*, pelvic girdle*, =spd, =pgp, =pelvis, =becken, =pelvi, =pelvica, =pelvico, =pelvienne, =bacino, =bacia, =bekken, bekkenpijn*, bekkeninstabil*, bekkenklacht*, front of pelvis, front of the pelvis, pelvic pain, pelvic ache, pelvic aches, pelvic aching, pelvic discomfort, pelvic twinge*, pelvic niggle*, sore pelvis, achy pelvis, pelvis aches, pelvis is sore, pelvis is achy, ache in my pelvis, pelvis hurts, between my legs, between the legs, zwischen den beinen, entre las piernas, entre les jambes, tra le gambe, entre as pernas, schambein*, schaambeen*, symphyse*, beckenschmerz*, beckenring*, beckengurtel*, sinfis*, =pubis, =pubico, =pubica, =pubienne, =pube, =bassin",
  ({ isPregnant, words, said }, finding) =>
    isPregnant && !PAIN_FREE.test(words.join(" ")) && (!PELVIS_ALONE.test(words.join(" ")) || ACHES.test(words.join(" ")))
      ? finding({
          label: "your pelvis",
          limits: {
            running: false,
            impact: 1,
            oneLeg: false,
            oneLegStrength: false,
            splitStance: false,
            highSteps: false,
            contacts: 0,
            closed: ["plank" as const, "carry" as const],
            regions: { hip_groin: 1 },
            ...(ROWS.test(said) ? { opened: ["row" as const] } : {}),
          },
          note: "Pelvic pain: keep both feet on the floor, a narrow even stance and short steps; nothing on one leg, no wide or split steps, no side planks, no brisk and no long walks, and no running until it has been pain-free for a week. Walk five minutes at a time, slowly, and rest between. Above 3/10, or when it is worse the next morning, make it shorter or lighter; above 5/10 stop that exercise. A pelvic-health physiotherapist helps: ask your midwife for one.",
        })
      : undefined,
);
