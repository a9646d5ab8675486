import type { Media } from '@contract/post/media';
import type { PickReason } from '@contract/feed/pick-reason';
import { createStore } from '@/lib/store/create-store';
import { useStore } from '@/lib/store/use-store';

export type ReportSubject =
  | { kind: 'post'; postId: string; name: string }
  | { kind: 'message'; messageId: string; name: string }
  | { kind: 'member'; handle: string; name: string };

/** `history` lists earlier versions, `folder` the bookmark folders; `at` is the index of the picture shown. */
export type PostDialog =
  | { kind: 'edit' | 'history' | 'folder' | 'reply' | 'quote'; postId: string }
  | { kind: 'reason'; postId: string; reason: PickReason }
  | { kind: 'pictures'; media: readonly Media[]; at: number };

export interface OverlayState {
  customizer: boolean;
  horizontalMenu: boolean;
  backdrop: boolean;
  palette: boolean;
  keys: boolean;
  report: ReportSubject | null;
  post: PostDialog | null;
}

const closedOverlays: OverlayState = {
  customizer: false,
  horizontalMenu: false,
  backdrop: false,
  palette: false,
  keys: false,
  report: null,
  post: null,
};
const overlays = createStore(closedOverlays);

export function setOverlays(change: Partial<OverlayState>): void {
  const next = { ...overlays.get(), ...change };
  overlays.set(next);
  document.documentElement.classList.toggle('sidebar-enable', next.backdrop);
}

/** Every navigation calls it: while the menu is closed, nothing is rendered again. */
export function closeHorizontalMenu(): void {
  if (overlays.get().horizontalMenu) setOverlays({ horizontalMenu: false });
}

export const closeOverlays = (): void => setOverlays(closedOverlays);

export const useOverlays = (): OverlayState => useStore(overlays);
