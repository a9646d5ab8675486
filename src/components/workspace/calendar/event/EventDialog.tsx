import { lazy, Suspense, useState } from 'react';
import IconTrash from '~icons/tabler/trash';
import { useFormDraft } from '@/components/kits/form/draft/use-form-draft';
import { PeopleField } from '@/components/kits/form/field/PeopleField';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { EventCategory } from '@/data/calendar/category';
import type { Occurrence, TimeSpan } from '@/data/calendar/occurrences';
import type { CalendarEvent, EventTemplate } from '@/data/calendar/schema';
import type { SeriesScope } from '@/data/calendar/split-series';
import type { Person } from '@/data/task/schema';
import { formatShortDay } from '@/lib/dates/day';
import { wallTimeDay } from '@/lib/dates/wall-time';
import type { CurrentSpace } from '@/queries/workspace/space';
import { commonText } from '@/messages/ui/common';
import { calendarPageText } from '@/messages/workspace/calendar-page';
import { eventText } from '@/messages/workspace/event';
import { ItemFormNotices } from '@/components/workspace/space/ItemFormNotices';
import { categoryNames } from '@/components/workspace/calendar/category-names';
import { eventFormSchema, eventFormValues } from './event-form';
import { changedByForm, newEventFromForm } from './event-from-form';
import { PinField } from './PinField';
import { reminderChoices } from './reminder-choices';
import { repetitionText } from './repetition-text';
import { RepetitionFields } from './RepetitionFields';

const ItemHistory = lazy(async () => ({
  default: (await import('@/components/workspace/space/ItemHistory')).ItemHistory,
}));

interface Props {
  /** Null for a new event. */
  occurrence: Occurrence | null;
  isDeleted: boolean;
  /** The member became a reader while the form was open. */
  isReader: boolean;
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
  ['this', eventText.thisEvent],
  ['following', eventText.thisAndFollowing],
  ['all', commonText.all],
];

export function EventDialog({
  occurrence,
  isDeleted,
  isReader,
  people,
  space,
  span,
  ready,
  add,
  save,
  remove,
  onClose,
}: Props) {
  const [scope, setScope] = useState<SeriesScope>('this');
  // What other members change while the dialog is open stays.
  const [opened] = useState(occurrence);
  const event = opened?.event ?? null;
  const series = event !== null && event.repeat !== 'none';
  const draft = useFormDraft(
    `event:${space?.id ?? 'sample'}:${event ? `${event.id}:${wallTimeDay((opened ?? event).start)}` : 'new'}`,
    eventFormValues(opened ?? span, event, ready),
  );
  const closeWithoutDraft = () => {
    draft.drop();
    onClose();
  };
  const form = useSchemaForm({
    schema: eventFormSchema,
    defaultValues: draft.values,
    onChange: draft.keep,
    onSubmit: (values) => {
      if (opened) save({ from: opened.event, ...changedByForm(values, opened, scope) });
      else add(newEventFromForm(values));
      closeWithoutDraft();
    },
  });
  const drop = (only: boolean) => {
    if (occurrence) remove(occurrence, only);
    closeWithoutDraft();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      staticBackdrop
      title={event ? eventText.editEvent : eventText.newEvent}
      lead={series ? eventText.seriesLead(repetitionText(event)) : undefined}
    >
      <Form form={form} className="stack-3">
        <form.FormError />
        <ItemFormNotices
          isReader={isReader}
          isDeleted={isDeleted}
          restoredAt={draft.restoredAt}
          onDiscard={() => form.reset(draft.discard())}
        />
        {series && (
          <SegmentedControl
            legend={eventText.applyChangesTo}
            options={SCOPES}
            value={scope}
            onChange={setScope}
          />
        )}
        <form.AppField name="name">
          {(field) => <field.TextField label={commonText.name} maxLength={80} />}
        </form.AppField>
        <div className="stack-3 fields-2">
          <form.AppField name="category">
            {(field) => (
              <field.SelectField
                label={eventText.category}
                options={EventCategory.options.map((value) => ({ value, label: categoryNames[value] }))}
              />
            )}
          </form.AppField>
          <form.AppField name="place">
            {(field) => <field.TextField label={eventText.place} optional maxLength={80} />}
          </form.AppField>
        </div>
        <form.AppField name="allDay">
          {(field) => <field.SwitchField label={calendarPageText.allDay} />}
        </form.AppField>
        <form.Subscribe selector={({ values }) => values.allDay}>
          {(allDay) => (
            <div className="stack-3 fields-2">
              <form.AppField name="startDay">
                {(field) => <field.DateField label={eventText.starts} />}
              </form.AppField>
              {!allDay && (
                <form.AppField name="startHour">
                  {(field) => <field.TimeField label={eventText.startTime} />}
                </form.AppField>
              )}
              <form.AppField name="endDay">
                {(field) => <field.DateField label={allDay ? eventText.lastDay : eventText.ends} />}
              </form.AppField>
              {!allDay && (
                <form.AppField name="endHour">
                  {(field) => <field.TimeField label={eventText.endTime} />}
                </form.AppField>
              )}
            </div>
          )}
        </form.Subscribe>
        {!(series && scope === 'this') && <RepetitionFields form={form} />}
        <form.AppField name="reminder">
          {(field) => (
            <field.SelectField
              label={eventText.reminder}
              options={reminderChoices(event?.reminder)}
              help={eventText.reminderHint}
            />
          )}
        </form.AppField>
        <form.AppField name="guestIds">
          {() => <PeopleField label={eventText.guests} optional people={people} />}
        </form.AppField>
        <form.AppField name="pin">{() => <PinField />}</form.AppField>
        <form.AppField name="notes">
          {(field) => <field.TextareaField label={eventText.notes} optional />}
        </form.AppField>
        <DialogFooter
          onCancel={isReader ? onClose : closeWithoutDraft}
          start={
            occurrence &&
            !isDeleted &&
            !isReader && (
              <>
                <button type="button" className="btn btn-outline-danger" onClick={() => drop(false)}>
                  <IconTrash />
                  {series ? eventText.deleteSeries : commonText.delete}
                </button>
                {series && (
                  <button type="button" className="btn btn-outline-secondary" onClick={() => drop(true)}>
                    {eventText.skipDay(formatShortDay(wallTimeDay(occurrence.start)))}
                  </button>
                )}
              </>
            )
          }
        >
          <form.SubmitButton busy={commonText.saving} disabled={isReader}>
            {commonText.save}
          </form.SubmitButton>
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
