import type { Draft } from "../../topic.ts";
import { decided, type FollowUp } from "../follow-up/follow-up.ts";

const OF_PLAN =
  /\b(?:plan|basing|based|base\w*|basier\w*|beruh\w*|berechn\w*|calcul\w*|numbers?|paces?|zones?|loads?|werte?|tempi|lasten|allures?|charges?|ritmos?|cargas?|carichi|passi|vdot|1rm|max)\b/;
const VEGETARIAN = /\b(?:veg(?:gie|an|etarian)\w*|vegetar\w+|vegetarien\w*|vegetarian[oa]|vegan[oa]?)\b/;
const OF_PROTEIN = /\b(?:protein\w*|eiweiss\w*|proteine\w*|proteina\w*|eat|essen|manger|comer|mangiare)\b/;
const MINE = /\b(?:mine|meine[rsn]?|l[ea] mien\w*|l[ao]s? mi[ao]s?|i miei|il mio|la mia|le mie)\b/;

/** A turn about the numbers behind the plan, or about what the athlete eats. */
export function aboutNumbers({ frame, acts, last, view, say, isShort }: FollowUp): Draft | undefined {
  if (!isShort) return undefined;
  if (acts.has("wrong") && (OF_PLAN.test(last.frame.words) || last.quantities.length > 0))
    return decided(
      say(
        "**Then your weights and paces change in proportion**: 5 kg on a maximum are 3–4.5 kg on the loads from 65 to 90%; 30 s on your 5 km are about 6 s per km on every pace. Days, exercises and minutes stay.",
        "**Dann verschiebt sich, was daraus gerechnet ist, im selben Verhältnis**: 5 kg am Maximum sind 3–4,5 kg bei Lasten von 65 bis 90 %; 30 s über 5 km sind etwa 6 s pro km bei jedem Tempo. Tage, Übungen und Minuten bleiben.",
        "**Alors ce qui en découle bouge en proportion** : 5 kg sur un maximum font 3 à 4,5 kg sur les charges de 65 à 90 % ; 30 s sur ton 5 km font environ 6 s par km sur chaque allure. Jours, exercices et minutes restent.",
        "**Entonces lo que sale de ahí se mueve en proporción**: 5 kg de máximo son 3–4,5 kg en cargas del 65 al 90 %; 30 s en tus 5 km son unos 6 s por km en cada ritmo. Días, ejercicios y minutos quedan.",
        "**Allora ciò che ne deriva si sposta in proporzione**: 5 kg di massimale sono 3–4,5 kg sui carichi dal 65 al 90 %; 30 s sui 5 km sono circa 6 s al km su ogni passo. Giorni, esercizi e minuti restano.",
      ),
      say(
        "Correct it in your profile under **Benchmarks**, or test it again in a fresh week and enter the result there; then adjust the plan to your new numbers, and I recalculate the sessions ahead. Until then go by effort: two reps in reserve, and the talk test on easy runs.",
        "Berichtige ihn in deinem Profil unter **Benchmarks**, oder teste ihn in einer frischen Woche und trag ihn dort ein; pass dann den Plan an die neuen Werte an, und ich berechne die kommenden Einheiten neu. Bis dahin entscheidet die Anstrengung.",
        "Corrige-le dans ton profil sous **Benchmarks**, ou reteste-le une semaine fraîche et note-le là ; adapte ensuite le plan à tes nouvelles valeurs, et je recalcule les séances à venir. D’ici là, l’effort décide.",
        "Corrígelo en tu perfil, en **Benchmarks**, o repite el test en una semana fresca y anótalo ahí; luego ajusta el plan a tus nuevos valores y recalculo las próximas sesiones. Hasta entonces decide el esfuerzo.",
        "Correggilo nel profilo in **Benchmarks**, o rifai il test in una settimana fresca e inseriscilo lì; poi adatta il piano ai nuovi valori e ricalcolo le prossime sessioni. Fino ad allora decide lo sforzo.",
      ),
    );
  if (VEGETARIAN.test(frame.words) && OF_PROTEIN.test(last.frame.words)) {
    const weight = view.athlete.bodyWeight;
    const grams = weight === undefined ? "1.6–2 g/kg" : `${Math.round(1.6 * weight)}–${Math.round(2 * weight)} g`;
    return decided(
      say(
        `**${grams} a day, towards the upper end**, in four meals of 30–40 g: 250 g skyr or quark 28–30 g, 3 eggs 20 g, 150 g tofu or tempeh 20–28 g, 100 g seitan 25 g, 250 g cooked lentils or beans 20 g, 30 g soy or whey powder 24 g.`,
        `**${grams} am Tag, eher am oberen Ende**, in vier Mahlzeiten zu 30–40 g: 250 g Skyr oder Quark 28–30 g, 3 Eier 20 g, 150 g Tofu oder Tempeh 20–28 g, 100 g Seitan 25 g, 250 g gekochte Linsen oder Bohnen 20 g, 30 g Soja- oder Molkepulver 24 g.`,
        `**${grams} par jour, plutôt vers le haut**, en quatre repas de 30–40 g : 250 g de skyr ou fromage blanc 28–30 g, 3 œufs 20 g, 150 g de tofu ou tempeh 20–28 g, 100 g de seitan 25 g, 250 g de lentilles ou haricots cuits 20 g, 30 g de poudre de soja ou de lactosérum 24 g.`,
        `**${grams} al día, mejor hacia arriba**, en cuatro comidas de 30–40 g: 250 g de skyr o queso batido 28–30 g, 3 huevos 20 g, 150 g de tofu o tempeh 20–28 g, 100 g de seitán 25 g, 250 g de lentejas o alubias cocidas 20 g, 30 g de proteína de soja o suero 24 g.`,
        `**${grams} al giorno, meglio verso l’alto**, in quattro pasti da 30–40 g: 250 g di skyr o quark 28–30 g, 3 uova 20 g, 150 g di tofu o tempeh 20–28 g, 100 g di seitan 25 g, 250 g di lenticchie o fagioli cotti 20 g, 30 g di proteine di soia o siero 24 g.`,
      ),
      say(
        "Plant protein has less leucine, so vary the sources and take the larger portions; creatine helps a little more, and vegans take B12.",
        "Pflanzliches Eiweiß hat weniger Leucin: mische die Quellen und nimm die größeren Portionen; Kreatin hilft etwas mehr, vegan gehört B12 dazu.",
        "Les protéines végétales ont moins de leucine : varie les sources et prends les grandes portions ; la créatine aide un peu plus, et la B12 est indispensable si tu es végane.",
        "La proteína vegetal tiene menos leucina: varía las fuentes y toma raciones grandes; la creatina ayuda algo más y, si eres vegana, toma B12.",
        "Le proteine vegetali hanno meno leucina: varia le fonti e prendi le porzioni grandi; la creatina aiuta un po’ di più e, se sei vegana, serve la B12.",
      ),
    );
  }
  const isOwnList = last.sessions.length >= 3 && last.turn.proposals.length === 0;
  if (MINE.test(frame.words) && isOwnList && frame.days.length + frame.periods.length + frame.subjects.length === 0)
    return {
      ...decided(
        say(
          "**Those are your own numbers**, from your plan.",
          "**Das ist deine**: die Einheiten deines eigenen Plans.",
          "**C’est la tienne** : les séances de ton propre plan.",
          "**Es la tuya**: las sesiones de tu propio plan.",
          "**È la tua**: le sessioni del tuo piano.",
        ),
        last.text,
      ),
    };
  return undefined;
}
