import { useRef, useState } from 'react';
import IconPlus from '~icons/tabler/plus';
import IconX from '~icons/tabler/x';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const KINDS = [
  { variant: 'success', text: 'A stall opened.' },
  { variant: 'warning', text: 'A stall is running out of bread.' },
  { variant: 'danger', text: 'A stall had to close.' },
] as const;

export function Live() {
  const [alerts, setAlerts] = useState<readonly { id: number; kind: (typeof KINDS)[number] }[]>([]);
  const next = useRef(1);
  return (
    <>
      <div className="d-flex flex-wrap gap-2 mb-4">
        {KINDS.map((kind) => (
          <button
            key={kind.variant}
            type="button"
            className={`btn btn-soft-${kind.variant}`}
            onClick={() => setAlerts([...alerts.slice(-3), { id: next.current++, kind }])}
          >
            <IconPlus />
            {kind.variant === 'success' ? 'Good' : kind.variant === 'warning' ? 'Doubtful' : 'Bad'} news
          </button>
        ))}
      </div>
      <div role="log" aria-label="News of the stalls" className="d-grid gap-2">
        {alerts.map(({ id, kind }) => (
          <div key={id} className={`alert row-2 variant-${kind.variant}`}>
            <span className="flex-1">{kind.text}</span>
            <button
              type="button"
              className="icon-button icon-button-sm text-inherit touch"
              aria-label={`Close notice ${id}`}
              onClick={() => setAlerts(alerts.filter((alert) => alert.id !== id))}
            >
              <IconX />
            </button>
          </div>
        ))}
        {alerts.length === 0 && <p className="text-secondary m-0">No news yet.</p>}
      </div>
    </>
  );
}
