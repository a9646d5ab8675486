import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { storageEntryFamily } from '@/lib/storage/storage-entry';

const WizardDraft = z.object({
  values: z.record(z.string(), z.string()),
  /** Highest step reached, from 1. */
  reached: z.number(),
  sent: z.boolean(),
});
export type WizardDraft = z.infer<typeof WizardDraft>;

export const blankDraft: WizardDraft = { values: {}, reached: 1, sent: false };

const wizardDraft = storageEntryFamily({ key: 'plaza-wizard:', schema: WizardDraft, fallback: blankDraft });

/** State that survives a reload of this tab. */
export function useWizardDraft(name: string) {
  const [draft, setDraft] = useState(() => wizardDraft(name).get());
  useEffect(() => {
    wizardDraft(name).set(draft);
  }, [name, draft]);
  return [draft, setDraft] as const;
}
