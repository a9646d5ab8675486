import { formatRelativeTime } from '@/lib/dates/relative-time';
import { formText } from '@/messages/ui/form';

interface Props {
  /** When the draft was typed, in ISO 8601. */
  at: string;
  onDiscard: () => void;
  className?: string;
}

export const DraftNotice = ({ at, onDiscard, className = '' }: Props) => (
  <div
    className={`sunken variant-tinted variant-warning row-2 flex-wrap justify-content-between py-2 ps-4 pe-2 fw-medium ${className}`}
    role="status"
  >
    {/* Does not tick: a live region would be read again each minute. */}
    <span>{formText.draftRestored(formatRelativeTime(new Date(at)))}</span>
    <button type="button" className="btn btn-quiet btn-sm" onClick={onDiscard}>
      {formText.discardDraft}
    </button>
  </div>
);
