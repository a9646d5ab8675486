import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Fragment } from 'react';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { PageHeader } from '@/components/ui/PageHeader';
import { useToday } from '@/components/ui/ticking-clock';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import { timelineEventKinds } from '@/data/timeline/event-kind';
import { dayLabel } from './day-label';
import { momentKindLabels } from './moment-kinds';
import { TimelineItem } from './TimelineItem';
import '@/components/gallery/pages/pages.scss';
import { pagesText } from '@/messages/gallery/pages';

const route = getRouteApi('/_shell/pages/timeline');
const STEP = 6;

export function TimelinePage() {
  const { side = 'alternating', kind = 'all', shown = STEP } = route.useSearch();
  const navigate = route.useNavigate();
  const { data } = useSuspenseQuery(route.useRouteContext().timeline);
  const wanted = kind === 'all' ? data : data.filter((moment) => moment.kind === kind);
  const visible = wanted.slice(0, shown);
  const today = useToday();

  return (
    <>
      <PageHeader lead={pagesText.moments(wanted.length)} />
      <div className="row-3 flex-wrap mb-4">
        <SegmentedControl
          legend={pagesText.arrangement}
          options={[
            ['alternating', pagesText.alternating],
            ['one-sided', pagesText.oneSide],
          ]}
          value={side}
          onChange={(option) =>
            void navigate({ search: (old) => ({ ...old, side: option }), replace: true, resetScroll: false })
          }
        />
        <label className="visually-hidden" htmlFor="kind">
          {pagesText.kind}
        </label>
        <select
          id="kind"
          className="form-select w-auto"
          value={kind}
          onChange={(event) => {
            const next = timelineEventKinds.find((known) => known === event.target.value);
            void navigate({ search: (old) => ({ ...old, kind: next, shown: undefined }), replace: true });
          }}
        >
          <option value="all">{pagesText.everything}</option>
          {timelineEventKinds.map((option) => (
            <option key={option} value={option}>
              {momentKindLabels[option]}
            </option>
          ))}
        </select>
      </div>
      <div className={`position-relative stack-3 mx-auto timeline timeline-${side}`}>
        {visible.map((moment, index) => {
          const day = dayLabel(new Date(moment.at), today);
          const before = visible[index - 1];
          const opens = !before || dayLabel(new Date(before.at), today) !== day;
          return (
            <Fragment key={moment.id}>
              {opens && (
                <h2 className="timeline-day position-relative py-1 px-3 bg-shell text-shell-ink">{day}</h2>
              )}
              <TimelineItem moment={moment} />
            </Fragment>
          );
        })}
      </div>
      {wanted.length === 0 && (
        <EmptyState title={pagesText.noEntriesOfThisKind} text={pagesText.chooseAnotherKind} />
      )}
      {wanted.length > shown && (
        <p className="text-center mt-6">
          <button
            type="button"
            className="btn btn-outline-secondary"
            onClick={() =>
              void navigate({
                search: (old) => ({ ...old, shown: shown + STEP }),
                replace: true,
                resetScroll: false,
              })
            }
          >
            {pagesText.loadMore}
          </button>
        </p>
      )}
    </>
  );
}
