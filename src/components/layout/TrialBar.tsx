import { Link } from '@tanstack/react-router';
import IconEye from '~icons/tabler/eye';
import { keepTrial } from '@/lib/settings';
import { notify } from '@/lib/toast';
import { leaveTrial } from './leave-trial';

/** Says that a layout is only being tried, and keeps it on demand. `name` is null where the address asked for it. */
export const TrialBar = ({ name }: { name: string | null }) => (
  <aside className="trial" aria-label="Layout on trial">
    <IconEye />
    <p>
      <b>{name ?? 'This layout'}</b> is only shown here. Your own layout is untouched.
    </p>
    <Link {...leaveTrial(name === null)} className="btn btn-sm btn-quiet">
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
