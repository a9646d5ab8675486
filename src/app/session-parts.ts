import type { QueryClient } from '@tanstack/react-query';
import { uploadProgress } from '@/lib/api/upload-progress';
import { clearLock } from '@/lib/auth/device-lock';
import { isPreservedOnSignOut } from '@/lib/auth/preserve-on-sign-out';
import { closeOverlays } from '@/lib/overlays/overlay-store';
import { clearToasts } from '@/lib/overlays/toast';
import { clearUndo } from '@/lib/overlays/undo';
import { endSession } from '@/lib/session/member-session';
import type { SessionPart } from '@/lib/session/stored-session';
import { unlessForbidden } from '@/lib/storage/blocked-storage';
import { clearMemberStorage } from '@/lib/storage/storage-entry';
import { clearOutbox, stopOutbox } from '@/queries/outbox/registry';

/** What a member leaves behind in this tab. */
export interface LeftSession {
  uid: string;
  queryClient: QueryClient;
}

/**
 * Everything of a member in a tab and on the device, in the order in which it ends. The live stream and all requests
 * end with the session's signal. A new store of member data is added here and to tests/unit/account/session.test.ts.
 */
export const sessionParts: readonly SessionPart<LeftSession>[] = [
  { name: 'query cache', end: ({ queryClient }) => queryClient.clear() },
  { name: 'requests', end: endSession },
  {
    name: 'outbox',
    end: ({ queryClient }) => stopOutbox(queryClient),
    clear: (uid) => unlessForbidden(clearOutbox(uid)),
  },
  { name: 'undo', end: clearUndo },
  { name: 'toasts', end: clearToasts },
  { name: 'overlays', end: closeOverlays },
  { name: 'uploads', end: () => uploadProgress.set(new Map()) },
  { name: 'web storage', end: ({ uid }) => clearMemberStorage(uid, isPreservedOnSignOut(uid)) },
  { name: 'screen lock', end: ({ uid }) => clearLock(uid) },
  {
    name: 'drafts',
    clear: async (uid) => {
      const { clearDraftsOf } = await import('@/queries/social/draft');
      await unlessForbidden(clearDraftsOf(uid));
    },
  },
  {
    name: 'offline feed',
    clear: async (uid) => {
      const { clearOfflineFeed } = await import('@/queries/social/feed/offline-feed');
      await unlessForbidden(clearOfflineFeed(uid));
    },
  },
  {
    name: 'sample data',
    clear: async (uid) => {
      const { deleteSampleDataOf } = await import('@/queries/sample-deletion');
      await unlessForbidden(deleteSampleDataOf(uid));
    },
  },
  {
    name: 'spaces',
    clear: async (uid) => {
      const { deleteSpaceDatabase } = await import('@/data/space/database');
      await unlessForbidden(deleteSpaceDatabase(uid));
    },
  },
];
