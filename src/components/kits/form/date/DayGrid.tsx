import { type CalendarDate, getLocalTimeZone } from '@internationalized/date';
import { useContext } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
  RangeCalendarStateContext,
  useLocale,
} from 'react-aria-components';
import IconNext from '~icons/tabler/chevron-right';
import IconPrevious from '~icons/tabler/chevron-left';
import { mirrorArrowKeys } from '@/components/kits/form/FormLocale';
import { formText } from '@/messages/ui/form';
import { weekNumber } from './week-number';
import './month-grid.scss';

export function DayGrid({ weekNumbers = false }: { weekNumbers?: boolean }) {
  const single = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const { locale } = useLocale();
  const state = single ?? range;
  if (!state) return null;
  const { start } = state.visibleRange;
  const weeks = Array.from({ length: state.getWeeksInMonth(start) }, (_, week) =>
    state.getDatesInWeek(week, start).filter((day): day is CalendarDate => day !== null),
  );
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const zone = getLocalTimeZone();
  return (
    <div role="presentation" onKeyDownCapture={(event) => mirrorArrowKeys(event, locale)}>
      <div className="row-1 justify-content-between mb-1">
        <Button slot="previous" className="icon-button">
          <IconPrevious className="icon flip-in-rtl" />
        </Button>
        <CalendarMonthPicker format="long">{(picker) => <HeadSelect {...picker} />}</CalendarMonthPicker>
        <CalendarYearPicker>{(picker) => <HeadSelect {...picker} />}</CalendarYearPicker>
        <Button slot="next" className="icon-button">
          <IconNext className="icon flip-in-rtl" />
        </Button>
      </div>
      <CalendarGrid className="month-grid-table tabular">
        <thead aria-hidden="true">
          <tr>
            {weekNumbers && <th className="pe-1">{formText.weekShort}</th>}
            {weeks[1]?.map((day) => (
              <th key={day.toString()}>{weekday.format(day.toDate(zone))}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days, week) => (
            <tr key={week}>
              {weekNumbers && days[0] && (
                <th scope="row" className="pe-1" aria-label={formText.week(weekNumber(days[0]))}>
                  {weekNumber(days[0])}
                </th>
              )}
              {days.map((day) => (
                <CalendarCell
                  key={day.toString()}
                  date={day}
                  className="month-grid-day centre plain text-ink cursor-pointer position-relative"
                />
              ))}
            </tr>
          ))}
        </tbody>
      </CalendarGrid>
    </div>
  );
}

interface HeadProps {
  'aria-label': string;
  value: string | number;
  onChange: (key: number) => void;
  items: readonly { id: number; formatted: string }[];
}

const HeadSelect = ({ value, onChange, items, ...named }: HeadProps) => (
  <select
    {...named}
    className="min-w-0 min-h-md py-0 px-1 border-0 rounded-sm bg-surface text-ink fw-semibold hoverable"
    value={value}
    onChange={(event) => onChange(Number(event.target.value))}
  >
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </select>
);
