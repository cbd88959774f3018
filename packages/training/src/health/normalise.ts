import { memoized } from "../language/memoized.ts";
import { spellOut } from "./shorthand.ts";

/** Lower case without accents and apostrophes; everything that is no letter or digit becomes a space but for "+", "/", "." and "-" in numbers. */
export const normalise = memoized((text: string): string => spelled(text).split(" ").map(spellOut).join(" "));

function spelled(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/(?<=\d)\s*½/gu, ".5")
      .replaceAll("ß", "ss")
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[’']/gu, "'")
      .replace(/\b(?:l|d|j|m|s|n|qu|c|un|dell|all|nell|sull|dall|jusqu|lorsqu|puisqu)'(?=[\p{L}\d])/gu, "$& ")
      // "I'll" is no "ill", "we'll" no "well".
      .replace(/\b(i|you|he|she|it|we|they|that|there)'ll\b/gu, "$1 will")
      .replaceAll("'", "")
      .replace(/(?<=\d),(?=\d)/gu, ".")
      .replace(/[^\p{L}\d+/.%-]+|(?<!\d)[.+/-]|[./-](?!\d)/gu, " ")
      .replace(/(?<=\p{L})-(?=\p{L})/gu, " ")
      .replace(/\s+/gu, " ")
      // "Pregnant w no 2" denies nothing.
      .replace(/(?<=\b(?:pregnan\w*|baby|kid|child)(?: (?:w|with))? )no (?=\d\b)/gu, "number ")
      .replace(PORTUGUESE_IN, "em")
      .trim()
  );
}

/** "Prefiro fazer o treino longo no sábado": the "no" of Portuguese says when or where, and denies nothing. */
const PORTUGUESE_IN =
  /(?<=\b(?:prefiro|quero|gostaria|gosto|fazer|faco|treino|corrida|longo|longao|meu|minha|posso|consigo|agachamento|supino)\b.*\b)no(?= (?:sabado|domingo|dia|fim|meu|ginasio|parque|inicio|final|mesmo|plano|treino|inverno|verao|natal)\b)/gu;
