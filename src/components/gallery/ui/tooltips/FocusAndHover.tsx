import IconHelp from '~icons/tabler/help-circle';
import { Tooltip } from '@/components/ui/overlay/Tooltip';
import '@/components/ui/parts/parts.scss';

export const FocusAndHover = () => (
  <p className="d-flex align-items-center gap-2">
    Handle of the square
    <Tooltip text="Letters, digits and underscores, at most 20" side="end">
      {(describedBy) => (
        <button
          type="button"
          className="icon-button icon-button-sm"
          aria-label="Handle rules"
          aria-describedby={describedBy}
        >
          <IconHelp />
        </button>
      )}
    </Tooltip>
  </p>
);
