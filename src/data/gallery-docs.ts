import type { MenuUrl } from './navigation';

/** A property of a part, as its type declares it. */
export interface PartProp {
  name: string;
  type: string;
  optional: boolean;
  text: string;
}

export interface PartDocs {
  name: string;
  /** Below src/components. */
  file: string;
  props: readonly PartProp[];
}

/** Written from the sources of a gallery page by scripts/lib/gallery/gallery-docs.ts. */
export interface PageDocs<Url extends string = MenuUrl> {
  url: Url;
  title: string;
  cards: readonly { title: string; description: string }[];
  parts: readonly PartDocs[];
}
