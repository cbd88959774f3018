import { fsyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** An open file, as the file system of the compiled PostgreSQL has it. */
interface OpenFile {
  readonly nfd: number;
  readonly node: { readonly parent: { readonly name: string } };
}

interface FileOperations {
  write(file: OpenFile, ...rest: unknown[]): number;
  fsync?(file: OpenFile): number;
}

/** PostgreSQL's files, with what PGlite leaves out: `fsync`, and an end when the log cannot be written. */
export class Files extends NodeFS {
  readonly #logFailed: (error: unknown) => never;

  /** @param logFailed ends the thread: PostgreSQL would panic, which its compiled form does not survive and does not end with either */
  constructor(dataDir: string, logFailed: (error: unknown) => never) {
    super(dataDir);
    this.#logFailed = logFailed;
  }

  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    const complete = ({ NODEFS }: { NODEFS: { stream_ops: FileOperations } }) => this.#complete(NODEFS.stream_ops);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), complete] } };
  }

  #complete(operations: FileOperations): void {
    const { write } = operations;
    operations.write = (file, ...rest) => {
      try {
        return write(file, ...rest);
      } catch (error) {
        if (file.node.parent.name === "pg_wal") this.#logFailed(error);
        throw error;
      }
    };
    operations.fsync = (file) => {
      try {
        fsyncSync(file.nfd);
        return 0;
      } catch (error) {
        // What a failed fsync leaves behind nobody knows: PostgreSQL starts anew from its log.
        return this.#logFailed(error);
      }
    };
  }
}
