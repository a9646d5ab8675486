import type { Operation } from '@contract/operation';
import type * as z from 'zod/mini';
import type { Sql } from '../db/sql';
import type { Caller } from '../repos/policies';

/** The place a paged call starts from and the way to say where the next one does. */
export interface Pagination {
  /** Values of the cursor that came with the call, as `cursor` was given them; null on the first page. */
  after: string[] | null;
  encodeCursor: (values: readonly string[]) => string;
}

/** One validated call, inside its transaction where it writes. */
export interface HandlerInput<Params = unknown, Query = unknown, Body = unknown> {
  db: Sql;
  me: Caller;
  now: Date;
  params: Params;
  query: Query;
  body: Body;
  paging: Pagination;
}

type PartOutput<T> = [T] extends [never] ? undefined : T extends z.ZodMiniType ? z.output<T> : undefined;
type HandlerFunction<O> =
  O extends Operation<infer P, infer Q, infer B, infer A>
    ? (call: HandlerInput<PartOutput<P>, PartOutput<Q>, PartOutput<B>>) => Promise<z.input<A>>
    : never;

/** An operation of the contract with what answers it. */
export interface OperationHandler {
  operation: Operation;
  handle: (call: HandlerInput) => Promise<unknown>;
}

/** An operation that takes a file: `receive` reads its bytes before any transaction is opened and gives the handler. */
export interface UploadHandler {
  operation: Operation;
  processFile: (bytes: Buffer) => Promise<OperationHandler['handle']>;
}

/** Binds a handler to its operation; the types of both must agree. */
export const handleOperation = <O extends Operation>(
  operation: O,
  handle: HandlerFunction<O>,
): OperationHandler => ({
  operation,
  handle,
});

/** Binds an operation that takes a file: what `receive` made of it is handed to the handler. */
export const handleUpload = <A extends z.ZodMiniType, File>(
  operation: Operation<never, never, never, A>,
  receive: (bytes: Buffer) => Promise<File>,
  handle: (call: Pick<HandlerInput, 'db' | 'me' | 'now'>, file: File) => Promise<z.input<A>>,
): UploadHandler => ({
  operation,
  processFile: async (bytes) => {
    const file = await receive(bytes);
    return (call) => handle(call, file);
  },
});
