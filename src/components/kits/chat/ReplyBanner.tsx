import IconX from '~icons/tabler/x';
import { commonText } from '@/messages/ui/common';

interface Props {
  /** "Edit message", or whom the reply is for. */
  title: string;
  /** Of the message that is edited or replied to. */
  text: string;
  onCancel: () => void;
}

export const ReplyBanner = ({ title, text, onCancel }: Props) => (
  <div className="row-2 mt-2 mx-3 quote-bar">
    <span className="fill">
      <b className="d-block text-truncate">{title}</b>
      <small className="d-block text-truncate text-ink-3" dir="auto">
        {text}
      </small>
    </span>
    <button
      type="button"
      className="icon-button icon-button-sm"
      aria-label={commonText.cancel}
      onClick={onCancel}
    >
      <IconX />
    </button>
  </div>
);
