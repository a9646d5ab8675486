import { EventCategory } from '@/data/calendar/category';
import { calendarPageText } from '@/messages/workspace/calendar-page';
import { categoryNames } from './category-names';
import { categoryVariant } from './category-variant';

interface Props {
  hidden: readonly EventCategory[];
  change: (hidden: EventCategory[]) => void;
}

export const CategoryFilter = ({ hidden, change }: Props) => (
  <fieldset className="card p-4">
    <legend className="float-legend mb-2 fs-lg fw-semibold">{calendarPageText.categories}</legend>
    {EventCategory.options.map((category) => (
      <label key={category} className="form-check py-2">
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
        <i className={`dot dot-${categoryVariant[category]}`} aria-hidden="true" />
        {categoryNames[category]}
      </label>
    ))}
  </fieldset>
);
