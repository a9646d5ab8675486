import * as z from 'zod/mini';
import { setHasDrafts } from './draft-flag';
import type { Draft } from './draft-types';
import { storageEntryFamily } from './storage-entry';

/** By the name of the draft, for this tab. */
const leftVersions = storageEntryFamily({
  key: 'plaza.left-draft:',
  schema: z.array(z.string()),
  fallback: [],
});

/**
 * Keeps the draft of a page that closes: `saveDraft` reads before it writes, and such a page gets no answer. `versions`
 * are those that the page read or wrote, as JSON, the draft last.
 */
export function leaveDraft(name: string, versions: string[]): void {
  if (leftVersions(name).set(versions)) setHasDrafts(true);
}

export const forgetLeftDraft = (name: string): void => leftVersions(name).remove();

/** Returns once what `leaveDraft` kept: the draft and the versions. */
export function takeLeftDraft(name: string): { draft: Draft; versions: string[] } | null {
  const versions = leftVersions(name).get();
  forgetLeftDraft(name);
  const last = versions.at(-1);
  return last === undefined ? null : { draft: JSON.parse(last), versions };
}
