import { useEffect, useState } from 'react';
import { registerSignOutCleanup } from '@/lib/auth/sign-out-cleanup';

/** What has been typed, how far one has come (1 is the first step), and whether it was sent. */
export interface WizardDraft {
  values: Readonly<Record<string, string>>;
  reached: number;
  sent: boolean;
}

const PREFIX = 'plaza-wizard:';
export const blankDraft: WizardDraft = { values: {}, reached: 1, sent: false };

registerSignOutCleanup(() => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
});

const isDraft = (value: unknown): value is WizardDraft =>
  typeof value === 'object' && value !== null && 'values' in value && 'reached' in value && 'sent' in value;

function read(name: string): WizardDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    return isDraft(kept) ? kept : blankDraft;
  } catch {
    return blankDraft;
  }
}

/** A draft that outlives a reload of this tab. */
export function useWizardDraft(name: string) {
  const [draft, setDraft] = useState(() => read(name));
  useEffect(() => {
    try {
      sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
    } catch {
      // A full or forbidden storage: the draft lasts as long as the page.
    }
  }, [name, draft]);
  return [draft, setDraft] as const;
}
