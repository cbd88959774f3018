/**
 * The first screen is painted first; each `below-fold` part is laid out in a task of its own afterwards, so that no long task keeps a tap waiting.
 * Runs in the head of the page. Without script all parts are there from the start.
 */
export function paintInParts(): void {
  const { dataset } = document.documentElement;
  dataset["painting"] = "";
  addEventListener("load", () => {
    const parts = [...document.querySelectorAll<HTMLElement>(".below-fold")];
    const afterPaint = () => requestAnimationFrame(() => setTimeout(showNext));
    function showNext() {
      const part = parts.shift();
      if (part === undefined) return void delete dataset["painting"];
      part.style.contentVisibility = "auto";
      afterPaint();
    }
    afterPaint();
  });
}
