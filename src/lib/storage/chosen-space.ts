import * as z from 'zod/mini';
import { storageEntry } from './storage-entry';

const ChosenSpace = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the signed-in member on the service. */
  memberId: z.string(),
});
export type ChosenSpace = z.infer<typeof ChosenSpace>;

/** The space whose items the workspace shows; null for the sample data. */
export const chosenSpace = storageEntry<ChosenSpace | null>({
  key: 'plaza.space',
  schema: z.nullable(ChosenSpace),
  fallback: null,
});
