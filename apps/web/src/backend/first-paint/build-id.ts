/** The entry script's name carries a hash of all that the app is made of. It waits in a template until the first paint. */
export function buildId(): string {
  const waiting = document.querySelector<HTMLTemplateElement>("template#later")?.content ?? document;
  const script = waiting.querySelector<HTMLScriptElement>(ENTRY) ?? document.querySelector<HTMLScriptElement>(ENTRY);
  const address = script?.getAttribute("src");
  return address === null || address === undefined ? "development" : new URL(address, location.origin).href;
}

const ENTRY = "script[type=module][src]";
