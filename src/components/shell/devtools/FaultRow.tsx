import { faultKinds } from '@/lib/devtools/stored-faults';
import { NO_FAULT, setFault } from './faults';
import { useFaults } from './use-faults';

const ANSWER_LABELS = {
  none: 'Normal',
  offline: 'Offline',
  lost: 'Response lost',
  '401': '401 signed out',
  '409': '409 conflict',
  '429': '429 too many',
  '500': '500 failure',
  '503': '503 unavailable',
} as const;
const DELAYS_MS = [0, 300, 1_000, 3_000, 10_000];

interface Props {
  target: string;
  label: string;
  detail?: string;
}

export function FaultRow({ target, label, detail }: Props) {
  const fault = useFaults()[target];
  const { answer, delay } = fault ?? NO_FAULT;
  return (
    <li className={`row-2 flex-wrap p-2 rule-above ${fault ? 'bg-spark-soft' : ''}`}>
      <span className="fill-or-wrap min-w-0 wrap-anywhere">
        <b>{label}</b>
        {detail && <code className="d-block fit mw-100 fs-sm text-ink-3">{detail}</code>}
      </span>
      <select
        className="form-select form-select-sm"
        aria-label={`Response of ${label}`}
        value={answer}
        onChange={(event) =>
          setFault(target, { answer: faultKinds.find((one) => one === event.target.value) ?? 'none' })
        }
      >
        {faultKinds.map((one) => (
          <option key={one} value={one}>
            {ANSWER_LABELS[one]}
          </option>
        ))}
      </select>
      <select
        className="form-select form-select-sm"
        aria-label={`Delay of ${label}`}
        value={delay}
        onChange={(event) => setFault(target, { delay: Number(event.target.value) })}
      >
        {DELAYS_MS.map((ms) => (
          <option key={ms} value={ms}>
            {ms === 0 ? 'No delay' : `${ms / 1000} s`}
          </option>
        ))}
      </select>
    </li>
  );
}
