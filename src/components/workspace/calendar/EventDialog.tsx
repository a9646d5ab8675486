import { useState } from 'react';
import IconTrash from '~icons/tabler/trash';
import { PeopleField } from '@/components/kits/form/field/PeopleField';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { EventCategory } from '@/data/calendar/category';
import { type CalendarEvent, EventRepeat, type EventTemplate } from '@/data/calendar/schema';
import type { User } from '@/data/user/schema';
import { formatLongDay } from '@/lib/dates/day';
import { capitalize } from '@/lib/text/format';
import { wallTimeDay } from '@/lib/dates/wall-time';
import { eventFormSchema, eventFormValues, spanFromForm } from './event-form';
import { moveOccurrence, type Occurrence, type TimeSpan } from '@/data/calendar/occurrences';
import { type SeriesScope, splitSeries } from '@/data/calendar/split-series';

interface Props {
  /** Null for a new event. */
  occurrence: Occurrence | null;
  /** Possible guests. */
  people: readonly User[];
  /** Initial time of a new event. */
  span: TimeSpan;
  ready?: EventTemplate | undefined;
  add: (event: Omit<CalendarEvent, 'id'>) => void;
  save: (event: CalendarEvent) => void;
  /** Saves a change of one part of a series. */
  split: (parts: NonNullable<ReturnType<typeof splitSeries>>) => void;
  /** Removes the event, or one occurrence of a series. */
  remove: (occurrence: Occurrence, only: boolean) => void;
  onClose: () => void;
}

const SCOPES: readonly (readonly [scope: SeriesScope, label: string])[] = [
  ['this', 'This event'],
  ['following', 'This and following'],
  ['all', 'All'],
];

export function EventDialog({ occurrence, people, span, ready, add, save, split, remove, onClose }: Props) {
  const [scope, setScope] = useState<SeriesScope>('this');
  const event = occurrence?.event ?? null;
  const series = event !== null && event.repeat !== 'none';
  const form = useSchemaForm({
    schema: eventFormSchema,
    defaultValues: eventFormValues(occurrence ?? span, event, ready),
    onSubmit: (values) => {
      const { name, place, category, repeat, notes, guestIds } = values;
      const until = (repeat !== 'none' && values.until) || null;
      const details = { name, place, category, repeat, notes, guestIds };
      const time = spanFromForm(values);
      const parts = occurrence && splitSeries(occurrence, scope, time, { ...details, until });
      if (parts) split(parts);
      else if (occurrence) save({ ...moveOccurrence(occurrence, time), ...details, until });
      else add({ ...time, ...details, until, without: [] });
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
      lead={series ? `Repeats ${event.repeat}. Choose which events change.` : undefined}
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
          <div className="calendar-form-row">
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
            <form.Subscribe selector={({ values }) => values.repeat !== 'none'}>
              {(repeats) =>
                repeats && (
                  <form.AppField name="until">
                    {(field) => <field.DateField label="Until" optional />}
                  </form.AppField>
                )
              }
            </form.Subscribe>
          </div>
        )}
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
    </Dialog>
  );
}
