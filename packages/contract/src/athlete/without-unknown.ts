type Known<T> = { [K in keyof T as undefined extends T[K] ? never : null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : null extends T[K] ? K : never]?: NonNullable<T[K]>;
};

/** The same without the fields that are undefined, null or an empty text. */
export function withoutUnknown<T extends object>(value: T): Known<T> {
  const known: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) if (field !== undefined && field !== null && field !== "") known[name] = field;
  return known as Known<T>;
}
