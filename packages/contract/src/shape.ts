/** Whether a stored value is what it should be. For what the first page reads: zod is 26 kB of compressed script. */
export type Check = (value: unknown) => boolean;

type Checks<Value> = Readonly<Record<string, Check>> & Readonly<Partial<Record<keyof Value, Check>>>;

export const isText = (value: unknown): value is string => typeof value === "string";
export const isNumber = (value: unknown): value is number => Number.isFinite(value);
export const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

export function oneOf<Text extends string>(...texts: readonly Text[]): (value: unknown) => value is Text {
  return (value): value is Text => texts.some((text) => text === value);
}

export function listOf<Entry>(check: (value: unknown) => value is Entry): (value: unknown) => value is readonly Entry[] {
  return (value): value is readonly Entry[] => Array.isArray(value) && value.every(check);
}

/** An object with the required properties, and with nothing else in the optional ones. More properties do no harm. */
export function shape<Value>(required: Checks<Value>, optional: Readonly<Record<string, Check>> = {}): (value: unknown) => value is Value {
  return (value): value is Value => {
    if (!isRecord(value)) return false;
    const has = ([name, check]: readonly [string, Check]) => check(value[name]);
    const mayHave = ([name, check]: readonly [string, Check]) => !Object.hasOwn(value, name) || check(value[name]);
    return Object.entries(required).every(has) && Object.entries(optional).every(mayHave);
  };
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
