import IconBug from '~icons/tabler/bug';
import { pluralize } from '@/lib/text/format';
import { cutStream, streamStatus } from '@/lib/live/stream-monitor';
import { useStore } from '@/lib/store/use-store';
import { clearFaults } from './faults';
import { useFaults } from './use-faults';
import './devtools.scss';

const CUT_MS = 5_000;

/** `always`: also without a fault, in the devtools document. */
export function FaultBar({ always = false }: { always?: boolean }) {
  const faults = useFaults();
  const { role, isOpen, gaps } = useStore(streamStatus);
  const targets = Object.keys(faults);
  if (targets.length === 0 && !always) return null;
  const gap = gaps.at(-1);
  const stream = gap && (isOpen ? `stream back, ${pluralize(gaps.length, 'gap')}` : 'stream cut');
  return (
    <aside className="fault-bar fit mx-auto shadow-pop row-2 py-2 ps-3 pe-2" aria-label="Injected faults">
      <IconBug />
      <p className="d-grid fill" role="status">
        <b>{pluralize(targets.length, 'fault')} injected</b>
        <span className="text-truncate fs-sm">{[...targets, ...(stream ? [stream] : [])].join(', ')}</span>
      </p>
      {role === 'leads' && (
        <button type="button" className="btn btn-sm btn-light flex-none" onClick={() => cutStream(CUT_MS)}>
          Cut stream
        </button>
      )}
      <a className="flex-none text-reset fw-semibold" href={`${import.meta.env.BASE_URL}devtools`}>
        Console
      </a>
      {targets.length > 0 && (
        <button type="button" className="btn btn-sm btn-light flex-none" onClick={clearFaults}>
          Stop
        </button>
      )}
    </aside>
  );
}
