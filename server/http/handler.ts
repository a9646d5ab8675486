import type { Operation } from '@contract/operation';
import type * as z from 'zod/mini';
import type { Sql } from '../db/sql';
import type { Caller } from '../repos/policies';

export interface Pagination {
  /** Values of the request's cursor, as passed to `encodeCursor`; null on the first page. */
  after: string[] | null;
  encodeCursor: (values: readonly string[]) => string;
}

/** One validated request; `db` is a transaction for writes, and may be a replica for reads. */
export interface HandlerInput<Params = unknown, Query = unknown, Body = unknown> {
  db: Sql;
  me: Caller;
  /** Names the session of the caller. */
  signedInAt: Date;
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

export interface OperationHandler {
  operation: Operation;
  handle: (call: HandlerInput) => Promise<unknown>;
}

/** Path and query have been validated. */
export type FileCall = Pick<HandlerInput, 'db' | 'me' | 'now' | 'params' | 'query'>;

/** An operation with a file body, which is processed and stored before the transaction begins. */
export interface UploadHandler {
  operation: Operation;
  processFile: (
    bytes: Buffer,
    call: FileCall,
  ) => Promise<{ handle: OperationHandler['handle']; settle: () => Promise<void> }>;
}

export const handleOperation = <O extends Operation>(
  operation: O,
  handle: HandlerFunction<O>,
): OperationHandler => ({
  operation,
  handle,
});

interface FileSteps<File, Output> {
  receive: (bytes: Buffer, call: FileCall) => Promise<File>;
  handle: (call: FileCall, file: File) => Promise<Output>;
  /** Deletes the stored file when a repeated request got the first response. */
  discard: (file: File) => Promise<void>;
  /** Runs after the transaction. */
  tidy?: (file: File) => Promise<void>;
}

export const handleUpload = <P extends z.ZodMiniType, Q extends z.ZodMiniType, A extends z.ZodMiniType, File>(
  operation: Operation<P, Q, never, A>,
  { receive, handle, discard, tidy }: FileSteps<File, z.input<A>>,
): UploadHandler => ({
  operation,
  processFile: async (bytes, call) => {
    const file = await receive(bytes, call);
    let used = false;
    return {
      handle: (inTransaction) => {
        used = true;
        return handle(inTransaction, file);
      },
      settle: async () => {
        if (used) await tidy?.(file);
        else await discard(file);
      },
    };
  },
});
