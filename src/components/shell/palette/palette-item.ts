import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';

interface ItemBase {
  /** Stable, because recent items store it: "page /ui/buttons". */
  key: string;
  label: string;
  /** Shown after the label and searched: a group or a handle. */
  detail?: string;
  /** Searched, not shown: an address or synonyms. */
  keywords?: string;
  icon?: ComponentType;
  face?: { name: string; url: string | null };
  /** In the notation of the shortcut list. */
  shortcut?: string;
}

export type PaletteItem = ItemBase & ({ link: LinkProps } | { run: () => void });

export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
  /** Number of matches where `items` holds only the first of them. */
  total?: number;
}
