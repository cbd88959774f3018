import { describe, expect, test } from "vitest";
import { triage } from "./triage.ts";

const TODAY = "2026-11-28";
const levelOf = async (message: string): Promise<string> => {
  const found = await triage(message, [], TODAY);
  return found.kind === "sign" ? found.level : found.kind;
};

describe("dangers told in passing and what looks like them", () => {
  test.each([
    // Pads of a pregnancy.
    "in week 28, went through two pads since lunch, red",
    "bin in der 27. Woche, die Binde ist komplett durch, hellrot",
    "semana 30, la compresa empapada en media hora",
    "33 SA, serviette trempée depuis la balade",
    "alla 29esima settimana, assorbente zuppo dopo la camminata",
    "28 semanas, o penso encharcado desde o passeio",
    "30 weken, maandverband doordrenkt na het wandelen",
    // A farewell beside the means.
    "you can give my spot to another one, the pills are counted and tonight it ends",
    "danke für alles, die Tabletten liegen abgezählt vor mir",
    "gracias por todo, las pastillas están preparadas",
    "merci pour tout, les cachets sont devant moi",
    "grazie di tutto, le pastiglie sono pronte sul tavolo",
    "obrigado por tudo, os comprimidos estão prontos na mesa",
    "bedankt voor alles, de pillen liggen klaar",
    "been saving up my tramadol since march, no need to write another plan",
    // A stroke that passed.
    "my right leg stopped responding and i mixed up my words, gone in 10 min",
    "mein Arm hat nicht reagiert und ich hab Wortsalat geredet, wieder weg",
    "la pierna no me respondía y decía silla por mesa, ya pasó",
    "ma jambe répondait plus et je disais « chaise » pour « tapis », c'est passé",
    "il braccio non rispondeva e dicevo parole sbagliate, passato",
    "o braço não respondia e dizia palavras trocadas, já passou",
    "mijn been luisterde niet en ik zei rare woorden, weer over",
    // Sepsis.
    "heel blister is infected, shivering uncontrollably and cant think straight",
  ])("is an emergency: %s", async (message) => {
    expect(await levelOf(message)).toBe("emergency");
  });

  test.each([
    "33 weeks, normally wild in there, barely a kick since this morning",
    "34. Woche, das Kleine sonst so wild, heute kaum Bewegungen gespürt",
    "Gummiband ins Auge bekommen, leicht verschwommen, wird besser",
    "one testicle swollen since monday, slowly more, burns to pee",
    "un testicolo gonfio da giorni, pian piano aumenta",
    "blue inhaler works but i need it every 2-3 hours since sunday",
    "a red ring round the tick bite, nine days on, a bit tired",
  ])("is a doctor's of today: %s", async (message) => {
    expect(await levelOf(message)).toBe("doctor-today");
  });

  test.each([
    "week 9 of the plan, period started and the pads are full as always. intervals?",
    "8. Woche vom Plan, hab meine Tage, Binde voll wie immer. Intervalle?",
    "danke für alles, Magnesiumtabletten liegen für morgen bereit",
    "you were a good coach, my jump rope is in the car",
    "33 weeks, baby kicks like mad, lovely walk",
    "31. Woche, das Kleine tritt wie wild",
    "nephew passed out on my lap during the film so i couldnt move and missed core",
    "me desmayé de sueño en el sofá, diez horas. pierna hoy?",
    "tombé dans les pommes au verger, le panier renversé, mort de rire",
    "red in the toilet bowl, then i remembered the beets. nothing hurts",
    "beta alanine made my face tingle, gone by the warm up",
    "dormi em cima do braço, acordei com ele dormente, um minuto e normal. costas ou pernas?",
    "i take paracetamol now and then",
    "ab und zu eine Ibuprofen gegen Kopfweh",
  ])("is none: %s", async (message) => {
    expect(await levelOf(message)).toBe("none");
  });

  test.each([
    "fainted in the shower after a night of bad sleep",
    "me desmayé en la ducha, había dormido mal",
    "my son passed out on my lap and wont wake up",
    "beta alanine tingle is gone but my throat is swelling",
    "slept on my arm, numb, gone in a minute, but my face drooped too",
    "tombé dans les pommes au verger, sueurs et mal à la poitrine",
    "took all my paracetamol now and then the rest",
    "i take paracetamol sometimes, tonight i took the whole pack",
  ])("hides no danger: %s", async (message) => {
    expect(["emergency", "doctor-today", "ask"]).toContain(await levelOf(message));
  });
});
