import IconClock from '~icons/tabler/clock-pause';
import IconCloud from '~icons/tabler/cloud-check';
import IconApps from '~icons/tabler/layout-grid';

const PROMISES = [
  [
    IconClock,
    'Nothing moves while you read',
    'New posts wait behind a button. Come back and continue where you stopped.',
  ],
  [
    IconCloud,
    'Nothing you write is lost',
    'Drafts save as you type. Without a connection your post waits and goes out once.',
  ],
  [
    IconApps,
    'The rest of your week is here too',
    'Chat, calendar, email, boards, files and invoices in the same place.',
  ],
] as const;

export const Promises = ({ className }: { className: string }) => (
  <ul className={className}>
    {PROMISES.map(([Icon, title, text]) => (
      <li key={title}>
        <Icon />
        <div>
          <b>{title}</b>
          <span>{text}</span>
        </div>
      </li>
    ))}
  </ul>
);
