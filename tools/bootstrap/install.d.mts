/** The project's root folder. */
export declare const root: string;

/** Installs the locked dependencies when one is missing or another version. */
export declare function ensureInstalled(options: { readonly withTools: boolean }): Promise<void>;

/** Removes the headers of the pinned Node from the folder of its builds. */
export declare function removeNodeHeaders(builds: string): void;
