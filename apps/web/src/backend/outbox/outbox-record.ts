import type { Database } from "@ironpace/contract";
import type { QueryKey } from "@tanstack/react-query";

type Functions = Database["public"]["Functions"];

/** A function of the database that stores what it is sent once, however often it is sent. */
export type OutboxFunction = keyof Functions;

/** What is to be stored: a call that is safe to make again, because its ids are made where it is typed. */
export type OutboxWrite<Name extends OutboxFunction = OutboxFunction> = {
  readonly [Fn in Name]: {
    /** What it is about. A later write with the same key takes the place of one that still waits. */
    readonly key: string;
    readonly name: Fn;
    readonly args: Functions[Fn]["Args"];
    /** Queries that are read again when it is stored. */
    readonly refreshes: readonly QueryKey[];
  };
}[Name];

/** A write as it waits on this device. */
export type OutboxRecord = OutboxWrite & {
  readonly userId: string;
  /** Milliseconds; writes go out in this order. */
  readonly queuedAt: number;
  /** Another one each time the write is replaced. */
  readonly version: string;
  /** What the server said when it refused it; absent while it waits. */
  readonly refusal?: string;
};
