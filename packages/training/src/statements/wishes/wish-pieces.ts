import { normalise } from "../../health/normalise.ts";
import type { WishClause } from "./wish-clause.ts";
import { REASON } from "./wish-markers.ts";

const ENDS = String.raw`[;!?\n•]|\.{2,}|…|(?<!\b\d{1,2}(?=\.\s(?:bis|und|jan|feb|m[aä]r|apr|mai|jun|jul|aug|sep|okt|nov|dez)))(?<!(?<!\p{L})(?:ca|\p{L}|bzw|approx|max|min))\.(?=\s|$)|(?<=\b(?:max|min))\.(?=\s+\D|$)`;
const EXCEPT = String.raw`except(?: for)?|besides|apart from|other than|außer|ausser|bis auf|sauf|hormis|salvo|excepto|(?<=\b(?:todo|tudo)\s(?:\p{L}+\s)?)menos|behalve|tranne|eccetto|exceto`;
const INSTEAD_OF = String.raw`instead of|rather than|beats?(?= \p{L}{3})|antes que|statt|anstatt|anstelle von|en lugar de|en vez de|au lieu de?|plutôt que|invece d[ie]l?(?:la)?|al posto d[ei]l?(?:la|lo)?|au lieu du|piuttosto che|em vez de|in plaats van`;
/** "Swap the ski for the rower": what stands behind is wanted. */
const SWAP = String.raw`(?<=(?<!\p{L})(?:swap|replace|exchange|trade|ersetz\p{L}*|tausch\p{L}*|cambia\p{L}*|sustitu\p{L}*|remplace\p{L}*|[ée]change\p{L}*|sostitu\p{L}*|scambia\p{L}*|troca\p{L}*|substitu\p{L}*|vervang\p{L}*|ruil\p{L}*)\s[^,.;!?]{2,30})\s(?:for|with|by|durch|gegen|por|par|contre|con|door|voor)`;
const BUT = String.raw`but|however|though|although|aber|jedoch|dafür|dafuer|pero|mais|ma|però|mas|maar`;
const OR = String.raw`or(?! (?:below|less|fewer|more|so|under|over|two|three|whatever|lower|higher))|nor|oder|(?<=\bweder\b[^.;!?]{0,40}\s)noch|ou|ni|nem|né|of`;
const JOIN = String.raw`,(?!\d)|\sso\s(?=(?:give|please|let|make|put|no|i|we)\b)|\s[-–—&+]\s(?!\d{1,2}(?:\s?\p{L}|[./]))|[()]|\s/\s|(?<=\p{L}{3})/(?=\p{L}{3})|:\s`;

/** "mais" is "more" in Portuguese, and "but" in French. */
const PORTUGUESE =
  /\b(?:n[ãa]o|gosto|tenho|posso|quero|treinos?|semana|gin[áa]sio|tamb[ée]m|muito|detesto|adoro|prefiro|uma?|corrida|fixas)\b/iu;
const DUTCH = /\b(?:ik|geen|niet|liever|graag|vind|haat|mijn|een|het)\b/iu;
const ROMANCE_O = /\b(?:no me|me gusta\w*|odio|prefiero|nada|niente|preferisco|mi piac\w*|detesto|non|corsa)\b/iu;

/** Stands in for a period that ends no sentence, and is as long. */
const DATE_PERIOD = "\uE000";

/** "Darwin to Alice and back" is a way: the words join nothing. */
const AND_BACK = "\uE001";

/** A clause before anything is read from it. */
/** "Fast nix": in German nearly nothing, and no fast running. */
const ALMOST = /\bfast (?=(?:nix|nichts|nie|niemals|kein\w*|immer|alle\w*|jed\w*|nur|ganz|taglich|zu|wie)\b)/gu;

export type Piece = Pick<WishClause, "quote" | "said" | "sentence" | "link">;

/** Splits a text about likes and dislikes into clauses. */
export function splitWishes(text: string): readonly Piece[] {
  const and = String.raw`(?:and|und|y|et|e)(?!\s(?:a half|eine halbe|media|demie|mezz\p{L}*|meia)\b)|as well as|sowie|plus(?!\sd(?:e\b|['’]))${DUTCH.test(text) ? "|en" : ""}`;
  const or = ROMANCE_O.test(text) && !PORTUGUESE.test(text) ? String.raw`${OR}|o` : DUTCH.test(text) ? OR : OR.replace("|of", "");
  const pattern = new RegExp(
    String.raw`(?<end>${ENDS})|\s(?<except>${EXCEPT})\s|(?<swap>${SWAP})\s|\s(?<instead>${INSTEAD_OF})\s|(?:,\s*)?(?:\s|^)(?<but>${PORTUGUESE.test(text) ? BUT.replace("|mais", "") : BUT})\s|(?:,\s*)?\s(?:${and}|${or})\s|${JOIN}`,
    "giu",
  );
  const written = text
    .replace(
      /(?<=\b(?:more|mehr|m[áa]s|plus de|pi[ùu]|mais|meer)\s[\p{L} -]{3,25})\s(?=(?:less|fewer|weniger|menos|moins|meno|minder)\s\p{L})/giu,
      ", ",
    )
    .replace(/(?<=\p{L}\s)u\.(?=\s\p{L})/gu, "& ")
    .replace(/\b(?<to>(?:to|from) \p{L}+|there) and back\b/giu, `$<to>${AND_BACK}`)
    .replace(/\bhands and knees\b/giu, "hands-and-knees")
    .replace(/\bshort and (?<how>sweet|sharp|snappy)\b/giu, "short-and-$<how>")
    .replace(/\bkurz und (?<how>knackig|schmerzlos|knapp)\b/giu, "kurz-und-$<how>")
    // "Vom 24.12. bis 3.1. im Urlaub": the period of a date ends no sentence where a small letter follows.
    .replace(/(?<=\b\d{1,2}\.\d{1,2})\.(?=\s+\p{Ll})/gu, DATE_PERIOD)
    .replace(
      /\b(?:anything|everything|things?|exercises?) (?:that (?:makes? me|needs?)|where i (?:have to|must)) jump(?:ing)?\b/giu,
      "jumping",
    )
    .replace(/(?<all>anything|everything|all) but\b/giu, "$<all> except")
    .replace(
      /(?<prefer>\bpr[eé]f(?:e|è|é|ie|i)r\p{L}*\s+\p{L}+[^,.;!?]*?)\s(?:over|to|vor|gegenüber|sobre|boven|a|à|ao|aos|al|alla|ai|agli|alle|au|aux)\s(?!(?:run|row|ride|swim|do|lift|train|bike|walk|be|have|use|keep|la|las|los)\b)/giu,
      "$<prefer> instead of ",
    )
    .replace(
      /(?<=^|[.;!?]\s*)(?<one>[\p{L} -]{3,24}?)\sover\s(?<other>[\p{L} -]{3,24}?)\s(?:any ?day|every time|all day|for me)/giu,
      "$<one> instead of $<other>",
    )
    .replace(/(?<=\b(?:rather|lieber|liever)\b[^,.;!?]*?)\s(?:than|als|dan(?: dat ik)?)\s/giu, " instead of ")
    .replace(/(?<=\b(?:meglio|mejor|melhor|antes)\b[^,.;!?]{2,30}?)\s(?:che|que|do que)\s/giu, " instead of ");
  const pieces: Piece[] = [];
  let sentence = 0;
  let start = 0;
  let link: Piece["link"] = "start";
  const close = (end: number): void => {
    const quote = written.slice(start, end).replaceAll(DATE_PERIOD, ".").replaceAll(AND_BACK, " and back").trim();
    const said = normalise(quote).replace(REASON, "").replaceAll(ALMOST, "beinah ");
    if (said !== "") pieces.push({ quote, said, sentence, link });
  };
  for (const match of written.matchAll(pattern)) {
    close(match.index);
    start = match.index + match[0].length;
    const { end, except, instead, but, swap } = match.groups ?? {};
    if (end !== undefined) sentence++;
    link =
      end !== undefined
        ? "start"
        : except !== undefined || swap !== undefined
          ? "except"
          : instead !== undefined
            ? "instead"
            : but !== undefined
              ? "contrast"
              : /\p{L}|[&+]/u.test(match[0])
                ? "and"
                : "comma";
  }
  close(written.length);
  return pieces;
}
