import IconClock from '~icons/tabler/clock';
import IconX from '~icons/tabler/x';
import { formatDateTime } from '@/lib/dates/relative-time';

interface Props {
  /** ISO 8601. */
  at: string;
  onChange: () => void;
  onRemove: () => void;
}

export const ScheduledTime = ({ at, onChange, onRemove }: Props) => (
  <p className="scheduled-time">
    <IconClock className="icon icon-sm" />
    <button type="button" className="scheduled-time-button" title="Change time" onClick={onChange}>
      {formatDateTime(new Date(at))}
    </button>
    <button
      type="button"
      className="icon-button icon-button-sm"
      aria-label="Remove schedule"
      onClick={onRemove}
    >
      <IconX />
    </button>
  </p>
);
