import type { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { EventRepeat } from '@/data/calendar/schema';
import { eventText } from '@/messages/workspace/event';
import type { EventFormValues } from './event-form';
import { monthlyChoices } from './monthly-choices';
import { intervalLabels, repeatNames } from './repetition-text';
import { WeekdaysField } from './WeekdaysField';

const ENDS = [
  { value: 'never', label: eventText.never },
  { value: 'until', label: eventText.onADate },
  { value: 'count', label: eventText.afterANumberOfTimes },
];

interface Props {
  form: ReturnType<typeof useSchemaForm<EventFormValues, EventFormValues>>;
}

/** How often an event repeats, on which days and until when. */
export function RepetitionFields({ form }: Props) {
  return (
    <>
      <form.AppField name="repeat">
        {(field) => (
          <field.SelectField
            label={eventText.repeats}
            options={EventRepeat.options.map((value) => ({
              value,
              label: repeatNames[value],
            }))}
          />
        )}
      </form.AppField>
      <form.Subscribe selector={({ values }) => values.repeat}>
        {(repeat) =>
          repeat !== 'none' && (
            <>
              <form.AppField name="interval">
                {(field) => (
                  <field.NumberField
                    label={eventText.every}
                    min={1}
                    max={99}
                    step={1}
                    aside={intervalLabels[repeat]}
                  />
                )}
              </form.AppField>
              {repeat === 'weekly' && (
                <form.AppField name="weekdays">{() => <WeekdaysField />}</form.AppField>
              )}
              {repeat === 'monthly' && (
                <form.Subscribe selector={({ values }) => values.startDay}>
                  {(startDay) =>
                    startDay !== '' && (
                      <form.AppField name="monthly">
                        {(field) => (
                          <field.SelectField label={eventText.on} options={monthlyChoices(startDay)} />
                        )}
                      </form.AppField>
                    )
                  }
                </form.Subscribe>
              )}
              <div className="stack-3 fields-2">
                <form.AppField name="ends">
                  {(field) => <field.SelectField label={eventText.stops} options={ENDS} />}
                </form.AppField>
                <form.Subscribe selector={({ values }) => values.ends}>
                  {(ends) =>
                    ends === 'until' ? (
                      <form.AppField name="until">
                        {(field) => <field.DateField label={eventText.until} />}
                      </form.AppField>
                    ) : (
                      ends === 'count' && (
                        <form.AppField name="count">
                          {(field) => (
                            <field.NumberField label={eventText.times} min={1} max={999} step={1} />
                          )}
                        </form.AppField>
                      )
                    )
                  }
                </form.Subscribe>
              </div>
            </>
          )
        }
      </form.Subscribe>
    </>
  );
}
