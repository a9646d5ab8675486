import * as z from 'zod/mini';
import { storageEntryFamily } from './storage-entry';

const FormDraft = z.object({
  /** ISO 8601. */
  at: z.string(),
  /** The fields that differ from those the form began with. */
  fields: z.record(z.string(), z.unknown()),
});

/** What was typed in a form and not saved, by the name of the form; stored on this device until sign-out. */
export const formDraft = storageEntryFamily({
  key: 'plaza.form-draft:',
  schema: z.nullable(FormDraft),
  fallback: null,
});
