import type { Media } from '@contract/media';
import { createStore } from '@/lib/store/create-store';
import { useStore } from '@/lib/store/use-store';

/** What somebody is about to report. */
export type ReportSubject =
  | { kind: 'post'; postId: string; name: string }
  | { kind: 'member'; handle: string; name: string };

/** What is open about a post: editing it, what it said before, its pictures. */
export type PostDialog =
  | { kind: 'edit' | 'history'; postId: string }
  | { kind: 'pictures'; media: readonly Media[]; at: number };

/** The three toggles of section 4 of the specification, and what keys open over the page. */
export interface OverlayState {
  customizer: boolean;
  horizontalMenu: boolean;
  /** The page root carries `sidebar-enable` while it is on. */
  backdrop: boolean;
  palette: boolean;
  /** The list of all keys. */
  keys: boolean;
  /** The dialog that reports it; null while nothing is. */
  report: ReportSubject | null;
  /** A dialog about a post; null while none is open. */
  post: PostDialog | null;
}

const overlays = createStore<OverlayState>({
  customizer: false,
  horizontalMenu: false,
  backdrop: false,
  palette: false,
  keys: false,
  report: null,
  post: null,
});

export function setOverlays(change: Partial<OverlayState>): void {
  const next = { ...overlays.get(), ...change };
  overlays.set(next);
  document.documentElement.classList.toggle('sidebar-enable', next.backdrop);
}

export const useOverlays = (): OverlayState => useStore(overlays);
