import { Fragment, useState } from 'react';
import { cutStream, streamStatus, type StreamGap } from '@/lib/live/stream-monitor';
import { pluralize } from '@/lib/text/format';
import { createDateFormat } from '@/lib/dates/date-format';
import { useStore } from '@/lib/store/use-store';
import { auditEvents, type EventAudit } from './audit-events';
import { expireToken, tokenStatus } from './fault-injection';
import { FaultRow } from './FaultRow';
import { LIVE_STREAM } from './faults';

const CUTS_MS = [5_000, 30_000];

const ROLES = {
  none: 'Not running: sign in first',
  leads: 'This tab reads the stream',
  follows: 'Another tab reads the stream',
} as const;
const TOKENS = {
  valid: 'Valid',
  expired: 'Expired; the next call renews it',
  renewed: 'Renewed after expiry',
} as const;

const timeFormat = createDateFormat({ timeStyle: 'medium' });

const describeGap = ({ since, until, events }: StreamGap): string =>
  until === null
    ? 'closed, reconnecting'
    : `${((until - since) / 1_000).toFixed(1)} s, then ${pluralize(events, 'event')}`;

const describeAudit = ({ sent, missed, doubled }: EventAudit): string =>
  `${missed.length} missed and ${doubled.length} doubled of ${pluralize(sent, 'event')}`;

export function StreamPanel() {
  const stream = useStore(streamStatus);
  const token = useStore(tokenStatus);
  const [audit, setAudit] = useState<EventAudit | 'running' | null>(null);
  const leads = stream.role === 'leads';
  const check = async () => {
    setAudit('running');
    setAudit(await auditEvents(streamStatus.get()));
  };
  const facts = [
    ['Leader', ROLES[stream.role]],
    ...(leads ? [['Connection', stream.isOpen ? 'Open' : 'Closed, reconnecting']] : []),
    ['Last event id', stream.lastId ?? 'None yet'],
    ['Events', String(stream.eventIds.length)],
    ['Out of order', `${stream.refused} refused, ${stream.repeated} repeated`],
    ['Token', TOKENS[token]],
  ];
  return (
    <section className="card p-5" aria-labelledby="console-stream">
      <header className="mb-3">
        <h2 id="console-stream">Live stream</h2>
        <p className="mt-half text-ink-2">
          The connection that brings new posts, counts and notifications to this browser.
        </p>
      </header>
      <dl className="fact-list mb-3">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="row-2 flex-wrap mb-3">
        {CUTS_MS.map((ms) => (
          <button
            key={ms}
            type="button"
            className="btn btn-outline-secondary"
            disabled={!leads}
            onClick={() => cutStream(ms)}
          >
            Cut for {ms / 1_000} s
          </button>
        ))}
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={stream.role === 'none'}
          onClick={() => void expireToken()}
        >
          Expire the token
        </button>
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={stream.lastId === null || audit === 'running'}
          onClick={() => void check()}
        >
          Check for gaps
        </button>
      </div>
      <p role="status">
        {audit === 'running' && 'Reading the events again'}
        {audit && audit !== 'running' && describeAudit(audit)}
      </p>
      <ul className="fault-list mt-3 mb-4">
        <FaultRow target={LIVE_STREAM} label="Live stream" detail="GET /events; delays each event" />
      </ul>
      <h3 className="h6" id="console-gaps">
        Gaps
      </h3>
      {stream.gaps.length === 0 && <p>None since this tab opened the stream.</p>}
      <ul aria-labelledby="console-gaps">
        {stream.gaps.toReversed().map((gap) => (
          <li key={gap.since}>
            <time dateTime={new Date(gap.since).toISOString()}>{timeFormat().format(gap.since)}</time>:{' '}
            {describeGap(gap)}
          </li>
        ))}
      </ul>
    </section>
  );
}
