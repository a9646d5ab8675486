import * as z from 'zod/mini';
import { storageEntryFamily, storedIds } from './storage-entry';

const KEY = 'plaza.form-draft:';

const FormDraft = z.object({
  /** ISO 8601. */
  at: z.string(),
  /** The fields that differ from those the form began with. */
  fields: z.record(z.string(), z.unknown()),
});

/** What was typed in a form and not saved, by the name of the form; stored on this device until sign-out. */
export const formDraft = storageEntryFamily({
  key: KEY,
  schema: z.nullable(FormDraft),
  fallback: null,
});

export interface NamedFormDraft {
  name: string;
  draft: z.infer<typeof FormDraft>;
}

/** What the member, or the visitor, typed on this device and did not save; the latest first. */
export const listFormDrafts = (): NamedFormDraft[] =>
  storedIds(KEY)
    .flatMap((name) => {
      const draft = formDraft(name).get();
      return draft ? [{ name, draft }] : [];
    })
    .toSorted((one, other) => other.draft.at.localeCompare(one.draft.at));
