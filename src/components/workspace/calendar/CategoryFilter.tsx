import { EventCategory } from '@/data/calendar/category';
import { calendarPageText } from '@/messages/workspace/calendar-page';
import { categoryNames } from './category-names';
import { categoryVariant } from './category-variant';

interface Props {
  hidden: readonly EventCategory[];
  change: (hidden: EventCategory[]) => void;
}

export const CategoryFilter = ({ hidden, change }: Props) => (
  <fieldset className="card calendar-side">
    <legend>{calendarPageText.categories}</legend>
    {EventCategory.options.map((category) => (
      <label key={category} className={`calendar-category calendar-event-${categoryVariant[category]}`}>
        <input
          type="checkbox"
          className="form-check-input"
          checked={!hidden.includes(category)}
          onChange={(event) =>
            change(
              event.target.checked ? hidden.filter((other) => other !== category) : [...hidden, category],
            )
          }
        />
        <i aria-hidden="true" />
        {categoryNames[category]}
      </label>
    ))}
  </fieldset>
);
