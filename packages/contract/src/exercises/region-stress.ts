import { REGIONS, type Region, type Stress } from "@ironpace/training";

/** Regions of the body and how much an exercise stresses them: 1 light, 2 moderate, 3 high. A region that is absent is not stressed. */
export type RegionStress = { readonly [region in Region]?: Exclude<Stress, 0> };

/** Regions in the order of the body, without what is no stress. */
export function regionStress(value: unknown): RegionStress {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  const stored = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    REGIONS.flatMap((region) => {
      const stress = stored[region];
      return isStress(stress) ? [[region, stress]] : [];
    }),
  );
}

const isStress = (value: unknown): value is Exclude<Stress, 0> => value === 1 || value === 2 || value === 3;
