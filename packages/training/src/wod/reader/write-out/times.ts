/* Times and rests, as people type them. */

export const TIME = String.raw`(\d+:\d\d|\d+(?:[.,]5)? ?(?:minutes?|min|m\b|'|seconds?|sec|s\b|")?)`;
export const REST = new RegExp(
  String.raw`\b(?:rest|pause|repos|descanso|riposo)\b ?:?(?:of |de |di )?${TIME}|${TIME} ?(?:of )?(?:rest|off|pause|repos|descanso|riposo)\b`,
  "i",
);
