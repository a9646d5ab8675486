import { Link } from '@tanstack/react-router';
import IconEye from '~icons/tabler/eye';
import { saveLayoutPreview } from '@/lib/settings/settings';
import { showToast } from '@/lib/overlays/toast';
import { useAuth } from '@/lib/auth/use-auth';
import { leaveTrial } from './leave-trial';

interface Props {
  /** Null when the address asked for the layout. */
  name: string | null;
  /** Narrow screens show this layout's menu as a drawer. */
  folds: boolean;
}

export function LayoutTrialBar({ name, folds }: Props) {
  const { user } = useAuth();
  return (
    <aside className="layout-trial-bar" aria-label="Layout preview">
      <IconEye />
      <p>
        <b>{name ?? 'This layout'}</b> is a preview. Your own layout is unchanged.
        {folds && <span className="d-lg-none"> On small screens the menu opens from the top corner.</span>}
      </p>
      <Link {...leaveTrial(name === null, user !== null)} className="btn btn-sm btn-quiet">
        Leave
      </Link>
      <button
        type="button"
        className="btn btn-sm btn-primary"
        onClick={() => {
          saveLayoutPreview();
          showToast({ type: 'success', title: 'Layout saved', text: 'It applies to every page.' });
        }}
      >
        Save layout
      </button>
    </aside>
  );
}
