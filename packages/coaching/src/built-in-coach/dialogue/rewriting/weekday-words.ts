export const WEEKDAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?";

export const DAY = new RegExp(`\\b(today|tomorrow|${WEEKDAY})(?=s?\\b)`);
