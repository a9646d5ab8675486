import IconLeft from '~icons/tabler/chevron-left';
import IconRight from '~icons/tabler/chevron-right';
import { SearchInput } from '@/components/ui/control/SearchInput';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import { today } from '@/lib/dates/day';
import { useSettings } from '@/lib/settings/use-settings';
import { commonText } from '@/messages/ui/common';
import { calendarPageText } from '@/messages/workspace/calendar-page';
import type { CalendarView } from './calendar-view';
import { isCurrentPeriod, periodTitle, stepPeriod } from './period';

const VIEW_NAMES: Record<CalendarView, string> = {
  month: calendarPageText.month,
  week: calendarPageText.week,
  days: calendarPageText.days,
  day: calendarPageText.day,
  list: calendarPageText.list,
};

interface Props {
  view: CalendarView;
  /** Views to choose from. */
  views: readonly CalendarView[];
  date: string;
  goTo: (date: string, view?: CalendarView) => void;
  q: string;
  search: (q: string) => void;
}

export function CalendarToolbar({ view, views, date, goTo, q, search }: Props) {
  // Re-renders when the date language changes.
  useSettings();
  const isCurrent = isCurrentPeriod(view, date);
  return (
    <div className="toolbar row-4 flex-wrap row-gap-2 mb-3">
      <h2 className="flex-1 ps-1 text-nowrap" aria-live="polite">
        {periodTitle(view, date)}
      </h2>
      <div className="calendar-nav row-half">
        <button
          type="button"
          className="icon-button"
          aria-label={calendarPageText.before}
          onClick={() => goTo(stepPeriod(view, date, -1))}
        >
          <IconLeft className="icon flip-in-rtl" />
        </button>
        <button
          type="button"
          className={isCurrent ? 'btn btn-outline-primary' : 'btn btn-outline-secondary'}
          aria-current={isCurrent ? 'date' : undefined}
          onClick={() => goTo(today())}
        >
          {commonText.today}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={calendarPageText.after}
          onClick={() => goTo(stepPeriod(view, date, 1))}
        >
          <IconRight className="icon flip-in-rtl" />
        </button>
      </div>
      <SearchInput label={calendarPageText.searchEvents} value={q} onChange={search} />
      <SegmentedControl
        legend={calendarPageText.view}
        options={views.map((one) => [one, VIEW_NAMES[one]])}
        value={view}
        onChange={(next) => goTo(date, next)}
      />
    </div>
  );
}
