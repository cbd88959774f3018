import type { Topic } from "../../topic.ts";
import { article } from "./article.ts";

/** Where training happens. */
export const SURROUNDINGS: readonly Topic[] = [
  article(
    ["training-in-heat"],
    [
      [/\b(heat|hot|humid|humidity|summer|acclimat\w*|30 degrees|35 degrees|\d{2} ?(c|degrees)|sauna training|heatwave)\b/, 4],
      [/\b(cold|freezing|winter|snow|ice)\b/, -1],
      [/\bheat (of|pack|cream)\b/, -3],
    ],
  ),
  article(
    ["training-in-cold"],
    [[/\b(freezing|winter|snow|icy|in the cold|cold (weather|outside|morning|mornings)|minus \d|below zero|cold and (wet|windy))\b/, 4.5]],
  ),
  article(["altitude"], [[/\b(altitude|high altitude|\d{4} ?m(etres|eters)? (high|up|above)|mountains|elevation)\b/, 4]]),
  article(["training-while-travelling"], [[/\b(jet ?lag|jetlag|time zones?|long flight|red eye|flying to)\b/, 4.5]]),
];
