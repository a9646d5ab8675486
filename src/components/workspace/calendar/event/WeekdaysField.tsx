import { useBoundField } from '@/components/kits/form/field/use-bound-field';
import { createDateFormat } from '@/lib/dates/date-format';
import { addDays } from '@/lib/dates/day';
import { weekStart } from '@/lib/dates/first-day';
import { wallTimeToDate, weekdayOf } from '@/lib/dates/wall-time';
import { eventText } from '@/messages/workspace/event';

const shortName = createDateFormat({ weekday: 'short' });
const longName = createDateFormat({ weekday: 'long' });
const ANY_DAY = '2026-01-01';

/** Its value is the chosen days, Sunday is 0. */
export function WeekdaysField() {
  const { field, value } = useBoundField<number[]>();
  const first = weekStart(ANY_DAY);
  const days = Array.from({ length: 7 }, (_, at) => addDays(first, at));
  return (
    <fieldset className="row-1 flex-wrap">
      <legend className="form-label">{eventText.on}</legend>
      {days.map((day) => {
        const weekday = weekdayOf(day);
        const isChosen = value.includes(weekday);
        return (
          <label key={day} className={`chip focus-within${isChosen ? ' is-on' : ''}`}>
            <input
              type="checkbox"
              className="visually-hidden"
              aria-label={longName().format(wallTimeToDate(day))}
              checked={isChosen}
              onChange={({ target }) =>
                field.handleChange(
                  target.checked ? [...value, weekday] : value.filter((other) => other !== weekday),
                )
              }
            />
            {shortName().format(wallTimeToDate(day))}
          </label>
        );
      })}
    </fieldset>
  );
}
