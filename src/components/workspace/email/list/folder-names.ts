import { emailText } from '@/messages/workspace/email';
import type { Folder } from './email-search';

export const folderNames: Record<Folder, string> = {
  inbox: emailText.folderInbox,
  starred: emailText.folderStarred,
  snoozed: emailText.folderSnoozed,
  scheduled: emailText.folderScheduled,
  outbox: emailText.folderOutbox,
  sent: emailText.folderSent,
  draft: emailText.folderDraft,
  archive: emailText.folderArchive,
  spam: emailText.folderSpam,
  trash: emailText.folderTrash,
  all: emailText.folderAll,
};
