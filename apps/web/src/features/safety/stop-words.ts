import type { SafetyStop } from "#backend/reads/safety-stops.ts";

/** What is nobody else's to read is not quoted on the first page, and needs help more than an examination (triage.md section 1). */
const PRIVATE: ReadonlySet<SafetyStop["category"]> = new Set(["suicide", "eating", "violence"]);

const HELPLINES =
  "You do not have to sort this out alone: findahelpline.com lists free, confidential helplines in your country, and a doctor can help you too.";

/** The title and the advice of open stops. */
export function stopWords(stops: readonly SafetyStop[]): { readonly title: string; readonly text: string } {
  const shown = stops.filter(({ category }) => !PRIVATE.has(category));
  if (shown.length === 0) {
    return {
      title: "Please talk to a professional before you train again",
      text: `If you are in danger or feel unwell now, call your local emergency number at once. ${HELPLINES}`,
    };
  }
  const quotes = shown.map(({ quote }) => `“${quote}”`).join(" and ");
  const advice = stops.some(({ level }) => level === "emergency")
    ? "This can be an emergency. If you are in danger or have symptoms now, call your local emergency number at once."
    : "See a doctor today. If you get worse, call your local emergency number.";
  return {
    title: "No training until a professional has seen you",
    text: [`You wrote ${quotes}.`, advice, ...(shown.length < stops.length ? [HELPLINES] : [])].join(" "),
  };
}
