import { isChunkLoadError } from '@/lib/navigation/chunk-load-error';
import { errorsText } from '@/messages/ui/errors';
import { ApiError } from './errors';

export interface FormError {
  /** For the form as a whole; null when the fields say everything. */
  message: string | null;
  /** By field path: "email", "items[0].price". */
  fields: Readonly<Record<string, string>>;
  requestId: string | null;
}

export class FieldError extends Error {
  override name = 'FieldError';
  readonly fields: Readonly<Record<string, string>>;
  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.values(fields).join(' '));
    this.fields = fields;
  }
}

export function toFormError(error: unknown): FormError {
  if (error instanceof FieldError) return { message: null, fields: error.fields, requestId: null };
  if (error instanceof ApiError) {
    const { message, fields = {}, problem } = error;
    return { message, fields, requestId: problem.requestId };
  }
  if (isChunkLoadError(error)) return { message: errorsText.unreachable, fields: {}, requestId: null };
  const message = error instanceof Error ? error.message : errorsText.somethingWentWrong;
  return { message, fields: {}, requestId: null };
}
