/** Whether the password is among the 49,000 that leaked lists show most often (zxcvbn's list), in any case. Loaded when first asked for. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await (common ??= load())).has(password.toLowerCase());
}

let common: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
