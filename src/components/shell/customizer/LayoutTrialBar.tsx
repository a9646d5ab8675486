import { Link } from '@tanstack/react-router';
import IconEye from '~icons/tabler/eye';
import { saveLayoutPreview } from '@/lib/settings/settings';
import { showToast } from '@/lib/overlays/toast';
import { useAuth } from '@/lib/auth/use-auth';
import { customizerText } from '@/messages/shell/customizer';
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
    <aside
      className="box row-3 flex-wrap mb-4 py-2 px-3 variant-tinted variant-info d-print-none"
      aria-label={customizerText.layoutPreview}
    >
      <IconEye />
      <p className="fill-or-wrap">
        {customizerText.isPreview(<b>{name ?? customizerText.thisLayout}</b>)}
        {folds && <span className="d-lg-none"> {customizerText.menuOpensFromCorner}</span>}
      </p>
      <div className="row-3">
        <Link {...leaveTrial(name === null, user !== null)} className="btn btn-sm btn-quiet">
          {customizerText.leave}
        </Link>
        <button
          type="button"
          className="btn btn-sm btn-primary"
          onClick={() => {
            saveLayoutPreview();
            showToast({
              type: 'success',
              title: customizerText.layoutSaved,
              text: customizerText.appliesToEveryPage,
            });
          }}
        >
          {customizerText.saveLayout}
        </button>
      </div>
    </aside>
  );
}
