/** Named units. The brand is optional, so that a literal can be written where a unit is asked for, while two units never mix. */
export type Kilograms = number & { readonly __unit?: "kg" };
export type Seconds = number & { readonly __unit?: "s" };
export type Minutes = number & { readonly __unit?: "min" };
export type Metres = number & { readonly __unit?: "m" };
export type SecondsPerKilometre = number & { readonly __unit?: "s/km" };
export type SecondsPer500Metres = number & { readonly __unit?: "s/500m" };
export type Watts = number & { readonly __unit?: "W" };
