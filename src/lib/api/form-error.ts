import { ApiError } from './client';

/** What a form shows after a refused submission: one sentence for the whole, and one for each field it names. */
export interface FormError {
  message: string | null;
  /** By field path, as the form names it: "email", "items[0].price". */
  fields: Readonly<Record<string, string>>;
  requestId: string | null;
}

/** Thrown by a submit handler that knows which field is to blame. */
export class FieldError extends Error {
  override name = 'FieldRefusal';
  readonly fields: Readonly<Record<string, string>>;
  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.values(fields).join(' '));
    this.fields = fields;
  }
}

/** Any error as a refusal. Problem documents keep their `fields` and their request id. */
export function toFormError(error: unknown): FormError {
  if (error instanceof FieldError) return { message: null, fields: error.fields, requestId: null };
  if (error instanceof ApiError) {
    const { fields = {}, requestId } = error.problem;
    return { message: error.message, fields, requestId };
  }
  const message = error instanceof Error ? error.message : 'Something unexpected happened. Try again.';
  return { message, fields: {}, requestId: null };
}
