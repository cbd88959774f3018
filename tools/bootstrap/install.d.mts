/** The project's root folder. */
export declare const root: string;

/** Installs the locked dependencies when one is missing or another version. */
export declare function ensureInstalled(options: { readonly withTools: boolean }): Promise<void>;
