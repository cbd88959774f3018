/** Who there is. Nobody ever calls as `vera`: whatever is hers must stay as it is, and out of every answer that is not an administrator's. */
export const PEOPLE = {
  vera: "00000000-0000-4000-8000-0000000000f1",
  bob: "00000000-0000-4000-8000-0000000000f2",
  mallory: "00000000-0000-4000-8000-0000000000f3",
  coach: "00000000-0000-4000-8000-0000000000f4",
  admin: "00000000-0000-4000-8000-0000000000f5",
} as const;

export type Person = keyof typeof PEOPLE;

/** Those who train, each with a row in every table. */
export const ATHLETES = ["vera", "bob", "mallory"] as const;
export type Athlete = (typeof ATHLETES)[number];

export const PASSWORD = "correct horse battery";
export const getAddress = (person: Person): string => `${person}@example.com`;
