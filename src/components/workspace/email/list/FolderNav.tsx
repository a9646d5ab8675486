import { Link } from '@tanstack/react-router';
import IconArchive from '~icons/tabler/archive';
import IconAll from '~icons/tabler/mail';
import IconClock from '~icons/tabler/clock';
import IconFile from '~icons/tabler/file';
import IconHourglass from '~icons/tabler/hourglass';
import IconInbox from '~icons/tabler/inbox';
import IconOutbox from '~icons/tabler/mail-forward';
import IconSend from '~icons/tabler/send';
import IconSpam from '~icons/tabler/alert-octagon';
import IconStar from '~icons/tabler/star';
import IconTag from '~icons/tabler/tag';
import IconTrash from '~icons/tabler/trash';
import { type Email, EMAIL_LABELS } from '@/data/email/schema';
import { emailText } from '@/messages/workspace/email';
import { isInFolder } from './filter-mails';
import { folderNames } from './folder-names';
import { type Folder, FOLDERS, type MailSearch } from './email-search';

const icons = {
  inbox: IconInbox,
  starred: IconStar,
  snoozed: IconHourglass,
  scheduled: IconClock,
  outbox: IconOutbox,
  sent: IconSend,
  draft: IconFile,
  archive: IconArchive,
  spam: IconSpam,
  trash: IconTrash,
  all: IconAll,
} as const;

/** Folders of emails that wait show their total, the others their unread emails. */
const WAITING: ReadonlySet<Folder> = new Set(['draft', 'snoozed', 'scheduled', 'outbox']);

const folderCount = (mails: readonly Email[], folder: Folder): number => {
  const folderMails = mails.filter((mail) => isInFolder(mail, folder));
  return WAITING.has(folder) ? folderMails.length : folderMails.filter((mail) => mail.unRead).length;
};

export function FolderNav({ mails, search }: { mails: readonly Email[]; search: MailSearch }) {
  const current = search.label ? null : (search.folder ?? 'inbox');
  const shown = FOLDERS.filter(
    (folder) => folder !== 'outbox' || folder === current || folderCount(mails, folder) > 0,
  );
  return (
    <nav className="mail-nav full-row min-w-0" aria-label={emailText.mailbox}>
      <ul>
        {shown.map((folder) => {
          const Icon = icons[folder];
          const count = folder === 'all' ? 0 : folderCount(mails, folder);
          return (
            <li key={folder}>
              <Link
                to="/apps/email"
                search={folder === 'inbox' ? {} : { folder }}
                activeOptions={{ exact: true }}
                className={folder === current ? 'item is-on' : 'item'}
                aria-current={folder === current ? 'page' : undefined}
              >
                <Icon />
                <span className="flex-1">{folderNames[folder]}</span>
                {count > 0 && <b className="num fs-sm">{count}</b>}
              </Link>
            </li>
          );
        })}
      </ul>
      <h2 className="d-none d-lg-block mt-4 mx-2 mb-1 fs-sm text-ink-3">{emailText.labels}</h2>
      <ul>
        {EMAIL_LABELS.map((label) => (
          <li key={label}>
            <Link
              to="/apps/email"
              search={{ label }}
              className={label === search.label ? 'item is-on' : 'item'}
              aria-current={label === search.label ? 'page' : undefined}
            >
              <IconTag />
              <span className="flex-1">{label}</span>
              <b className="num fs-sm">
                {mails.filter((mail) => isInFolder(mail, 'all') && mail.labels.includes(label)).length}
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
