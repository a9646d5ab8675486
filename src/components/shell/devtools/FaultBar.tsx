import IconBug from '~icons/tabler/bug';
import { pluralize } from '@/lib/text/format';
import { clearFaults } from './faults';
import { useFaults } from './use-faults';
import './devtools.scss';

export function FaultBar() {
  const faults = useFaults();
  const targets = Object.keys(faults);
  if (targets.length === 0) return null;
  return (
    <aside className="fault-bar" aria-label="Injected faults">
      <IconBug />
      <p role="status">
        <b>{pluralize(targets.length, 'fault')} injected</b>
        <span>{targets.join(', ')}</span>
      </p>
      <a href={`${import.meta.env.BASE_URL}devtools`}>Console</a>
      <button type="button" className="btn btn-sm btn-light" onClick={clearFaults}>
        Stop
      </button>
    </aside>
  );
}
