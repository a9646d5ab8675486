import { Tooltip } from '@/components/ui/overlay/Tooltip';

export const RichText = () => (
  <Tooltip
    text={
      <>
        <b>1,243</b> likes, <em>most of them</em> by pigeons
      </>
    }
  >
    {(describedBy) => (
      <button type="button" className="btn btn-outline-secondary" aria-describedby={describedBy}>
        1.2K likes
      </button>
    )}
  </Tooltip>
);
