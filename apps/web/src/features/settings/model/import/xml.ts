import { XMLParser, XMLValidator } from "fast-xml-parser";
import { Refusal } from "#backend/files/refusal.ts";

/** An element: attributes with `@` before their names, children as lists. */
export interface XmlElement {
  readonly [name: string]: readonly (XmlElement | string)[] | string | undefined;
}

/**
 * The root element of an XML document. Refuses what no training file needs and what makes parsers run away: document types and entities of
 * one's own, web pages, and documents that do not end.
 */
export function readXml(text: string): XmlElement {
  if (/^\s*(<!--.*?-->\s*)*<(!doctype\s+html|html)/is.test(text.slice(0, 2000)))
    throw new Refusal("This is a web page, not a training file. Save the file itself and try again.");
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Refusal("This is not a plain training file. Export it again from your app.");
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Refusal(`The file is damaged at line ${valid.err.line}. Export it again.`);
  return parser.parse(text) as XmlElement;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (_name, _path, _leaf, isAttribute) => !isAttribute,
});

/** The children of this name that are elements. */
export const children = (element: XmlElement | undefined, name: string): readonly XmlElement[] => {
  const found = element?.[name];
  return Array.isArray(found) ? (found as readonly (XmlElement | string)[]).filter((child) => typeof child === "object") : [];
};

/** The text of the first child of this name, or of an attribute (`@name`). */
export function getText(element: XmlElement | undefined, name: string): string | undefined {
  const found = element?.[name];
  if (typeof found === "string") return found;
  const first: unknown = Array.isArray(found) ? found[0] : undefined;
  if (typeof first === "string") return first;
  const inner = typeof first === "object" && first !== null && "#text" in first ? first["#text"] : undefined;
  return typeof inner === "string" ? inner : undefined;
}

/** NaN where there is none. */
export const getNumber = (element: XmlElement | undefined, name: string): number => Number.parseFloat(getText(element, name) ?? "");
