const waiting = (): HTMLTemplateElement | null => document.querySelector("template#later");

/** Fetches the scripts that the build has put aside in `<template id="later">`, without running them. */
export function fetchWhatWaits(): void {
  const later = waiting();
  if (later === null || "fetched" in later.dataset) return;
  later.dataset["fetched"] = "";
  for (const { href, src } of later.content.querySelectorAll<HTMLLinkElement & HTMLScriptElement>("[rel=modulepreload], script")) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: href || src }));
  }
}

/** Loads, once, those scripts and their styles. */
export function loadWhatWaits(): void {
  const later = waiting();
  if (later === null) return;
  later.remove();
  document.head.append(document.importNode(later.content, true));
}
