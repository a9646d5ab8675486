import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType } from 'react';

interface ItemBase {
  /** Stable, so that it can be remembered: "page /ui/buttons". */
  key: string;
  label: string;
  /** Stands behind the label and is searched too: a group, a handle. */
  detail?: string;
  /** Searched, not shown: an address, other words for it. */
  keywords?: string;
  icon?: ComponentType;
  /** A face instead of an icon. */
  face?: { name: string; url: string | null };
  /** Its key, as help shows it. */
  shortcut?: string;
}

/** One line of the palette: a page to go to, or a deed. */
export type PaletteItem = ItemBase & ({ link: LinkProps } | { run: () => void });

/** Lines under one heading. */
export interface PaletteGroup {
  title: string;
  items: readonly PaletteItem[];
}
