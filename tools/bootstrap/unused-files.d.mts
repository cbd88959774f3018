/** Removes what only development reads from an installation that just builds and runs the product. */
export declare function removeUnusedFiles(root: string, packages: Readonly<Record<string, object>>): void;

/** Removes the headers of the pinned Node from the folder of its builds. */
export declare function removeNodeHeaders(builds: string): void;
