import type { Operation } from '@contract/operation';
import type * as z from 'zod/mini';
import type { Sql } from '../db/sql';
import type { Caller } from '../repos/policies';

/** The place a paged call starts from and the way to say where the next one does. */
export interface Paging {
  /** Values of the cursor that came with the call, as `cursor` was given them; null on the first page. */
  after: string[] | null;
  cursor: (values: readonly string[]) => string;
}

/** One validated call, inside its transaction where it writes. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  db: Sql;
  me: Caller;
  now: Date;
  params: Params;
  query: Query;
  body: Body;
  paging: Paging;
}

type Part<T> = [T] extends [never] ? undefined : T extends z.ZodMiniType ? z.output<T> : undefined;
type Handler<O> =
  O extends Operation<infer P, infer Q, infer B, infer A>
    ? (call: Call<Part<P>, Part<Q>, Part<B>>) => Promise<z.input<A>>
    : never;

/** An operation of the contract with what answers it. */
export interface Bound {
  operation: Operation;
  handle: (call: Call) => Promise<unknown>;
}

/** An operation that takes a file: `receive` reads its bytes before any transaction is opened and gives the handler. */
export interface BoundUpload {
  operation: Operation;
  receive: (bytes: Buffer) => Promise<Bound['handle']>;
}

/** Binds a handler to its operation; the types of both must agree. */
export const answers = <O extends Operation>(operation: O, handle: Handler<O>): Bound => ({
  operation,
  handle,
});

/** Binds an operation that takes a file: what `receive` made of it is handed to the handler. */
export const accepts = <A extends z.ZodMiniType, File>(
  operation: Operation<never, never, never, A>,
  receive: (bytes: Buffer) => Promise<File>,
  handle: (call: Pick<Call, 'db' | 'me' | 'now'>, file: File) => Promise<z.input<A>>,
): BoundUpload => ({
  operation,
  receive: async (bytes) => {
    const file = await receive(bytes);
    return (call) => handle(call, file);
  },
});
