import { normalise } from "../../health/normalise.ts";

const PULLS =
  "(?:pull|pulls|pulled|pulling|compete|competing|deadlift|deadlifts|deadlifting|lift|train|ziehe|hebe|mache|tire|fais|tiro|levanto|hago|compito|stacco|faccio|puxo|faco|trek|doe)";
/** "I pull sumo", "sumo is my stance", "love sumo deadlift": the deadlift of whoever says so is a sumo one. */
const OWN_SUMO = new RegExp(
  String.raw`\b${PULLS}(?: \w+){0,2} sumo\b|\bsumo (?:puller\b|(?:pulls?|deadlifts?|stance)?(?: \w+)? ?(?:is|are|feels?|works?|ist|geht|va|funciona|marche|gaat) (?:fine|ok|okay|good|best|my (?:stance|style|lift)|mein\w*|gut|bien|bene|bem|goed)\b|(?:instead of|rather than|statt|en vez de|au lieu d|invece d|em vez d|in plaats van) )|\bmy (?:pull|deadlift)s? (?:is|are) sumo\b|\b(?:love|prefer|only|always|nur|immer|lieber|prefiero|siempre|prefere|toujours|preferisco|sempre|prefiro|graag|liever) (?:\w+ ){0,2}?sumo\b|\b(?:peso muerto|stacco|souleve|kreuzheben) (?:en |in )?sumo\b`,
  "u",
);
const DENIED =
  /\b(?:not|never|no|dont|cant|cannot|hurts?|pain\w*|sore|hate|avoid\w*|used to|tried|nicht|nie|kein\w*|mag ich nicht|schmerz\w*|weh|odio|duele\w*|nunca|pas|jamais|fait mal|non|mai|nao|niet|nooit) (?:\w+ ){0,3}?sumo\b|\bsumo (?:\w+ ){0,3}?(?:hurts?|pinch\w*|no|not|nicht|weh|duele|mal|male|doi|never)\b/u;

/** Whether the athlete tells that they pull sumo: it is their deadlift, and the maximum that they entered is that of it. */
export function pullsSumo({ injuries = "", dislikes = "" }: { readonly injuries?: string; readonly dislikes?: string }): boolean {
  return [injuries, dislikes].some((text) =>
    text.split(/[.;,!?\n]|\bbut\b|\baber\b|\bpero\b|\bmais\b|\bma\b/u).some((part) => {
      const said = normalise(part);
      return OWN_SUMO.test(said) && !DENIED.test(said);
    }),
  );
}
