import IconClock from '~icons/tabler/clock';
import IconX from '~icons/tabler/x';
import { formatDateTime } from '@/lib/dates/relative-time';
import { composerDetailsText } from '@/messages/social/composer-details';

interface Props {
  /** ISO 8601. */
  at: string;
  onChange: () => void;
  onRemove: () => void;
}

export const ScheduledTime = ({ at, onChange, onRemove }: Props) => (
  <p className="row-1 mb-2 text-ink-2">
    <IconClock className="icon icon-sm" />
    <button
      type="button"
      className="text-button py-1 fs-md fw-semibold text-link"
      title={composerDetailsText.changeTime}
      onClick={onChange}
    >
      {formatDateTime(new Date(at))}
    </button>
    <button
      type="button"
      className="icon-button icon-button-sm"
      aria-label={composerDetailsText.removeSchedule}
      onClick={onRemove}
    >
      <IconX />
    </button>
  </p>
);
