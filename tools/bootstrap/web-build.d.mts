/** Builds the browser app with this Node when a source is newer than the last build. `alsoBuilt`: what else of the build the caller reads. */
export declare function ensureWebBuild(node: string, alsoBuilt?: readonly string[]): Promise<void>;
