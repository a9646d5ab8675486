import { Link } from '@tanstack/react-router';
import IconEye from '~icons/tabler/eye';
import { keepTrial } from '@/lib/settings';
import { notify } from '@/lib/toast';

/** Says that a layout is only being tried, and keeps it on demand. */
export const TrialBar = ({ name }: { name: string }) => (
  <aside className="trial" aria-label="Layout on trial">
    <IconEye />
    <p>
      <b>{name}</b> is only shown here. Your own layout is untouched.
    </p>
    <Link to="/" className="btn btn-sm btn-quiet">
      Leave
    </Link>
    <button
      type="button"
      className="btn btn-sm btn-primary"
      onClick={() => {
        keepTrial();
        notify({ type: 'success', title: 'Layout kept', text: 'Every page looks like this now.' });
      }}
    >
      Keep this layout
    </button>
  </aside>
);
