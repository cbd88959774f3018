/** The stored title without what stands around it: the sport where the race is named after it, and the weeks, which the next line says. */
export function getHeading(title: string): string {
  const [, sport, race] = /^(.+?) towards (.+?)(?:, \d+ weeks?)?$/u.exec(title) ?? [];
  return sport !== undefined && race?.toLowerCase().startsWith(sport.toLowerCase()) === true ? `Towards ${race}` : title;
}
