import { showToast, type Toast } from '@/lib/overlays/toast';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

const ShowToast = (look: Pick<Toast, 'type' | 'text' | 'placement'>) => (
  <button
    type="button"
    className="btn btn-soft-secondary"
    onClick={() => showToast({ ...look, title: 'The gate opens at eight' })}
  >
    Show
  </button>
);

export const cells = cellsOf(
  ShowToast,
  { type: 'default' },
  {
    type: ['success', 'info', 'warning', 'error'],
    placement: ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'],
    text: ['On Saturdays at nine.'],
  },
);
