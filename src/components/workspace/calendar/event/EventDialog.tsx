import { lazy, Suspense, useState } from 'react';
import IconTrash from '~icons/tabler/trash';
import { PeopleField } from '@/components/kits/form/field/PeopleField';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { EventCategory } from '@/data/calendar/category';
import type { Occurrence, TimeSpan } from '@/data/calendar/occurrences';
import { type CalendarEvent, EventRepeat, type EventTemplate } from '@/data/calendar/schema';
import type { SeriesScope } from '@/data/calendar/split-series';
import type { Person } from '@/data/task/schema';
import { formatLongDay } from '@/lib/dates/day';
import { capitalize } from '@/lib/text/format';
import { wallTimeDay } from '@/lib/dates/wall-time';
import type { CurrentSpace } from '@/queries/workspace/space';
import { eventFormSchema, eventFormValues } from './event-form';
import { changedByForm, newEventFromForm } from './event-from-form';
import { monthlyChoices } from './monthly-choices';
import { reminderChoices } from './reminder-choices';
import { repeatUnits, repetitionText } from './repetition-text';
import { WeekdaysField } from './WeekdaysField';

const ItemHistory = lazy(async () => ({
  default: (await import('@/components/workspace/space/ItemHistory')).ItemHistory,
}));

interface Props {
  /** Null for a new event. */
  occurrence: Occurrence | null;
  /** Possible guests. */
  people: readonly Person[];
  /** Null for the sample data. */
  space: CurrentSpace | null;
  /** Initial time of a new event. */
  span: TimeSpan;
  ready?: EventTemplate | undefined;
  add: (event: CalendarEvent) => void;
  /** `changed` is the part that the change splits off a series. */
  save: (change: { from: CalendarEvent; to: CalendarEvent; changed: CalendarEvent | null }) => void;
  /** Removes the event, or one occurrence of a series. */
  remove: (occurrence: Occurrence, only: boolean) => void;
  onClose: () => void;
}

const SCOPES: readonly (readonly [scope: SeriesScope, label: string])[] = [
  ['this', 'This event'],
  ['following', 'This and following'],
  ['all', 'All'],
];
const ENDS = [
  { value: 'never', label: 'Never' },
  { value: 'until', label: 'On a date' },
  { value: 'count', label: 'After a number of times' },
];

export function EventDialog({ occurrence, people, space, span, ready, add, save, remove, onClose }: Props) {
  const [scope, setScope] = useState<SeriesScope>('this');
  // What other members change while the dialog is open stays.
  const [opened] = useState(occurrence);
  const event = opened?.event ?? null;
  const series = event !== null && event.repeat !== 'none';
  const form = useSchemaForm({
    schema: eventFormSchema,
    defaultValues: eventFormValues(opened ?? span, event, ready),
    onSubmit: (values) => {
      if (opened) save({ from: opened.event, ...changedByForm(values, opened, scope) });
      else add(newEventFromForm(values));
      onClose();
    },
  });
  const drop = (only: boolean) => {
    if (occurrence) remove(occurrence, only);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      staticBackdrop
      title={event ? 'Edit event' : 'New event'}
      lead={series ? `${repetitionText(event)}. Choose which events change.` : undefined}
    >
      <Form form={form} className="calendar-form">
        <form.FormError />
        {series && (
          <SegmentedControl legend="Apply changes to" options={SCOPES} value={scope} onChange={setScope} />
        )}
        <form.AppField name="name">
          {(field) => <field.TextField label="Name" maxLength={80} />}
        </form.AppField>
        <div className="calendar-form-row">
          <form.AppField name="category">
            {(field) => (
              <field.SelectField
                label="Category"
                options={EventCategory.options.map((value) => ({ value, label: value }))}
              />
            )}
          </form.AppField>
          <form.AppField name="place">
            {(field) => <field.TextField label="Place" optional maxLength={80} />}
          </form.AppField>
        </div>
        <form.AppField name="allDay">{(field) => <field.SwitchField label="All day" />}</form.AppField>
        <form.Subscribe selector={({ values }) => values.allDay}>
          {(allDay) => (
            <div className="calendar-form-row">
              <form.AppField name="startDay">{(field) => <field.DateField label="Starts" />}</form.AppField>
              {!allDay && (
                <form.AppField name="startHour">
                  {(field) => <field.TimeField label="Start time" />}
                </form.AppField>
              )}
              <form.AppField name="endDay">
                {(field) => <field.DateField label={allDay ? 'Last day' : 'Ends'} />}
              </form.AppField>
              {!allDay && (
                <form.AppField name="endHour">
                  {(field) => <field.TimeField label="End time" />}
                </form.AppField>
              )}
            </div>
          )}
        </form.Subscribe>
        {!(series && scope === 'this') && (
          <>
            <form.AppField name="repeat">
              {(field) => (
                <field.SelectField
                  label="Repeats"
                  options={EventRepeat.options.map((value) => ({
                    value,
                    label: value === 'none' ? 'Does not repeat' : capitalize(value),
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
                          label="Every"
                          min={1}
                          max={99}
                          step={1}
                          aside={`Number of ${repeatUnits[repeat]}s`}
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
                              {(field) => <field.SelectField label="On" options={monthlyChoices(startDay)} />}
                            </form.AppField>
                          )
                        }
                      </form.Subscribe>
                    )}
                    <div className="calendar-form-row">
                      <form.AppField name="ends">
                        {(field) => <field.SelectField label="Stops" options={ENDS} />}
                      </form.AppField>
                      <form.Subscribe selector={({ values }) => values.ends}>
                        {(ends) =>
                          ends === 'until' ? (
                            <form.AppField name="until">
                              {(field) => <field.DateField label="Until" />}
                            </form.AppField>
                          ) : (
                            ends === 'count' && (
                              <form.AppField name="count">
                                {(field) => <field.NumberField label="Times" min={1} max={999} step={1} />}
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
        )}
        <form.AppField name="reminder">
          {(field) => (
            <field.SelectField
              label="Reminder"
              options={reminderChoices(event?.reminder)}
              help="Plaza must be open. Browser notifications are switched on with your notifications."
            />
          )}
        </form.AppField>
        <form.AppField name="guestIds">
          {() => <PeopleField label="Guests" optional people={people} />}
        </form.AppField>
        <form.AppField name="notes">
          {(field) => <field.TextareaField label="Notes" optional />}
        </form.AppField>
        <DialogFooter
          onCancel={onClose}
          start={
            occurrence && (
              <>
                <button type="button" className="btn btn-outline-danger" onClick={() => drop(false)}>
                  <IconTrash />
                  {series ? 'Delete series' : 'Delete'}
                </button>
                {series && (
                  <button type="button" className="btn btn-outline-secondary" onClick={() => drop(true)}>
                    Skip {formatLongDay(wallTimeDay(occurrence.start))}
                  </button>
                )}
              </>
            )
          }
        >
          <form.SubmitButton busy="Saving">Save</form.SubmitButton>
        </DialogFooter>
      </Form>
      {space && event && (
        <Suspense>
          <ItemHistory space={space} itemId={event.id} onRestored={onClose} />
        </Suspense>
      )}
    </Dialog>
  );
}
