type Point = readonly [x: number, y: number];

const at = ([x, y]: Point): string => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;

/** The `d` of a straight line through the points. */
export function linePath(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? "M" : "L"}${at(point)}`).join("");
}

/** The `d` of the area between two lines of the same points in x. */
export function bandPath(upper: readonly Point[], lower: readonly Point[]): string {
  return upper.length === 0
    ? ""
    : `${linePath(upper)}${lower
        .toReversed()
        .map((point) => `L${at(point)}`)
        .join("")}Z`;
}

/** The `d` of a line that holds each value until the next point. */
export function stepPath(points: readonly Point[]): string {
  return points
    .map((point, index) => (index === 0 ? `M${at(point)}` : `H${Number(point[0].toFixed(1))}V${Number(point[1].toFixed(1))}`))
    .join("");
}
