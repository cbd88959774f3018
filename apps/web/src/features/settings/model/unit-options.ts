/** Units to choose from, of weights and of distances. */
export const WEIGHT_OPTIONS = [
  { value: "kg", label: "Kilograms" },
  { value: "lb", label: "Pounds" },
] as const;

export const DISTANCE_OPTIONS = [
  { value: "km", label: "Kilometres" },
  { value: "mi", label: "Miles" },
] as const;
