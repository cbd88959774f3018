/** Loads, once, the scripts and styles that the build has put aside in `<template id="later">`. */
export function loadWhatWaits(): void {
  const later = document.querySelector<HTMLTemplateElement>("template#later");
  if (later === null) return;
  later.remove();
  document.head.append(document.importNode(later.content, true));
}
