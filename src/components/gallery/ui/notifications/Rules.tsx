import { showToast } from '@/lib/overlays/toast';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const RULES = [
  { rule: 'Place', value: 'Top right' },
  { rule: 'Stays', value: '5,000 ms' },
  { rule: 'Pauses', value: 'While hovered, and while the window is in the background' },
  { rule: 'Swipe', value: 'Dismissed after 80% of its width' },
  { rule: 'Reached by', value: 'Alt+T' },
  { rule: 'Theme', value: 'Coloured' },
] as const;

export const Rules = () => (
  <>
    <dl className="fields-3 mb-4 d-grid gap-2">
      {RULES.map(({ rule, value }) => (
        <div className="py-2 px-3 sunken" key={rule}>
          <dt className="fs-sm text-ink-3 fw-semibold">{rule}</dt>
          <dd className="m-0 fw-semibold">{value}</dd>
        </div>
      ))}
    </dl>
    <button
      type="button"
      className="btn btn-outline-secondary"
      onClick={() =>
        showToast({ type: 'info', title: 'Try the rules', text: 'Point at me, or press Alt+T.' })
      }
    >
      Try them
    </button>
  </>
);
