/**
 * Ordinary words of four languages and of the gym that are one or two letters away from an illness ("snatches" from "stitches", "schwächer" from
 * "schwanger"): they are never taken for a misspelling. Found by reading the most frequent words of each language and the catalogue.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  (
    "planta plantas plantar cast casting castle macular maculars pronate pronates pronation hufte huften gastroc gastrocs " +
    "abduction addition additions adduction adios alcohol alcool alkohol angie ankle artisanale artisans artist artista artistas " +
    "artiste artistes artistic artistique artistiques artists astra audicion automatic automatico automatique autos basin behalten " +
    "bezahlen calf cancel celia chemical chemicals chemie chemikalien chemin chemins chemise chemises chemistry chest clashes coach " +
    "coaching colis concept concepto concepts concern concerne concerns concert concerts concierto conclusiones concret concrete " +
    "concreto concrets conecta conocerla conocerte contenta contesta convert converti converts convierta cooperation cortaron counting " +
    "crashed creation crossfit crown crushed crushes crushing cuestion deberes deletes diameter dientes dizaines encanta enciende " +
    "encuentre enfrente entiende entienden entzunden entzundet entzundung erhalten erklarung ernie erwartet erwartete faites feder " +
    "feier feuer fewer fiber fibre fight first frites gasto glute gluteal gluteo gluteos glutes gluteus grial grimpe gripping grossere " +
    "grosserem grosseren grosseres grosses gruppe health healthy heart hyperextend hyperextended hyperextension influence influencia " +
    "insulting intervenir intervention intervenu intervenue intervient knee kreis later leads learn least leaves luxus marcar marchar " +
    "marcos marian marwan meters miren month morning mother opera operador operate operates operateur operating operational operator " +
    "oracion overnight peaks portate postage prefers premiers press presses pressing prevision process proches promesas propia protege " +
    "proteges protein proteins protest protesto prozess raume recticel repairs reservado running scent schamen schotter schlager schlange " +
    "schlangen schnappen schuppen schwacher schwachere schwacheren schwager schwiegereltern schwiegermutter schwiegersohn schwiegertochter schwiegervater schwanze schwarzer seize seized seizes seizing sendung " +
    "sequences shoulder sleep snatch snatches snatching sopla soplon speed spend spent sport squat start steep steps stitch stitching " +
    "store story strain street stress stretch stretched stretches stretching strict strong surpris switched switches temor tests " +
    "thrower throws times tired tiroirs train trimestriel varios walking water weeks weight winter working wrist writing "
  )
    .trim()
    .split(" "),
);
