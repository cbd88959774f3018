/** An element with classes and content; texts become text nodes. What is undefined is left out. */
export function element(tag: string, className: string, ...content: readonly (Node | string | undefined)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...content.filter((part) => part !== undefined));
  return made;
}

/** A place where content will be. */
export const placeholder = (size: string): HTMLElement => element("div", `rounded-chip bg-hover ${size}`);
