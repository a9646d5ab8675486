import type { SpaceItemChange } from '@contract/space/space-item';

/** An item of the sample, copied into a new space. */
export interface NewItem {
  id: string;
  kind: SpaceItemChange['kind'];
  body: Readonly<Record<string, unknown>>;
}
