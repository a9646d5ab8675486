import { operations } from '@contract/api';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ResetSampleData } from '@/components/shell/sample-data/ResetSampleData';
import { sampleAccessorNames } from '@/data/store/accessors';
import { clearFaults, ALL_SAMPLE_ACCESSORS, ALL_CALLS, faultStore } from './faults';
import { FaultLink } from './FaultLink';
import { FaultRow } from './FaultRow';
import { startFaults } from './start-faults';
import { StreamPanel } from './StreamPanel';
import { useFaults } from './use-faults';
import './devtools.scss';

const route = getRouteApi('/_shell/devtools');
const base = import.meta.env.BASE_URL;

export function FaultConsole() {
  const [text, setText] = useState('');
  const faults = useFaults();
  const { faults: linked } = route.useSearch();
  const navigate = route.useNavigate();
  useEffect(() => {
    startFaults();
    if (linked) faultStore.set(linked);
    // The link applies once: a reload shows the faults as they are then.
    if (linked) void navigate({ search: {}, replace: true });
  }, [linked, navigate]);
  const words = text.toLowerCase();
  const matchingOperations = operations.filter(({ id, path, method, tag }) =>
    `${id} ${method} ${path} ${tag}`.toLowerCase().includes(words),
  );
  return (
    <div className="fault-console stack-4 align-items-start">
      <section className="card p-5" aria-labelledby="console-service">
        <header className="mb-3">
          <h2 id="console-service">The service</h2>
          <p className="mt-half text-ink-2">
            Responses to /api/v1 calls in this tab. The service itself is not affected.
          </p>
        </header>
        <input
          type="search"
          className="form-control"
          autoComplete="off"
          aria-label="Filter calls"
          placeholder="Filter calls"
          value={text}
          maxLength={60}
          onChange={(event) => setText(event.target.value)}
        />
        <ul className="fault-list mt-3 mb-4">
          <FaultRow target={ALL_CALLS} label="Every call" />
          {matchingOperations.map(({ id, method, path }) => (
            <FaultRow key={id} target={id} label={id} detail={`${method} ${path}`} />
          ))}
        </ul>
        {matchingOperations.length === 0 && <p>No matching calls.</p>}
      </section>
      <div className="stack-4">
        <StreamPanel />
        <section className="card p-5" aria-labelledby="console-sample">
          <header className="mb-3">
            <h2 id="console-sample">Sample data</h2>
            <p className="mt-half text-ink-2">Responses to reads and writes of workspace data.</p>
          </header>
          <ul className="fault-list mt-3 mb-4">
            <FaultRow target={ALL_SAMPLE_ACCESSORS} label="Every accessor" />
            {sampleAccessorNames.map((noun) => (
              <FaultRow key={noun} target={`sample:${noun}`} label={noun} />
            ))}
          </ul>
          <ResetSampleData />
        </section>
        <section className="card p-5" aria-labelledby="console-tools">
          <header className="mb-3">
            <h2 id="console-tools">Tools</h2>
          </header>
          <ul className="mb-4 ps-5">
            <li>
              <a className="text-decoration-underline" href={`${base}?devtools`}>
                Router, Query, Form and Table tools
              </a>{' '}
              on the feed; Ctrl+Shift+D opens them on any page.
            </li>
            <li>
              <a className="text-decoration-underline" href="/api/v1/docs">
                Every operation
              </a>{' '}
              of the service.
            </li>
          </ul>
          <FaultLink />
          <button
            type="button"
            className="btn btn-outline-secondary fit"
            disabled={Object.keys(faults).length === 0}
            onClick={clearFaults}
          >
            Stop all faults
          </button>
        </section>
      </div>
    </div>
  );
}
