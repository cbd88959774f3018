type Known<T> = { [K in keyof T as undefined extends T[K] ? never : null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : null extends T[K] ? K : never]?: NonNullable<T[K]>;
};

/** The same without the fields that are undefined, null or an empty text. */
export function withoutUnknown<T extends object>(value: T): Known<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined && field !== null && field !== "")) as Known<T>;
}
