import { Tooltip } from '@/components/ui/overlay/Tooltip';
import '@/components/ui/parts/parts.scss';

export const FocusDismiss = () => (
  <Tooltip
    text={
      <>
        <b>Only while focused</b>
        <br />
        It closes when focus moves away.
      </>
    }
  >
    {(describedBy) => (
      <button type="button" className="btn btn-soft-danger" aria-describedby={describedBy}>
        Focus me
      </button>
    )}
  </Tooltip>
);
