import * as z from 'zod/mini';
import { emailField } from '@/components/account/sign-in/fields';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { LAUNCH_DATE } from './launch-date';
import { storageEntry } from '@/lib/storage/storage-entry';
import { useStore } from '@/lib/store/use-store';
import { formatDateTime } from '@/lib/dates/relative-time';
import { commonText } from '@/messages/ui/common';
import { statusText } from '@/messages/shell/status';
import { StatusPage } from './StatusPage';
import { useCountdown } from './use-countdown';

const reminderEmail = storageEntry({
  key: 'plaza.own.coming-soon',
  schema: z.nullable(z.string()),
  fallback: null,
  format: 'text',
});
const schema = z.object({ email: emailField });

const CountdownClock = () => {
  const { days, hours, minutes, seconds, over } = useCountdown(LAUNCH_DATE);
  if (over) return <p className="min-h-line mt-4 fw-semibold">{statusText.marketIsOpen}</p>;
  const parts = [
    ['days', statusText.days, days],
    ['hours', statusText.hours, hours],
    ['minutes', statusText.minutes, minutes],
    ['seconds', statusText.seconds, seconds],
  ] as const;
  return (
    <div
      className="countdown d-flex gap-2 w-100 justify-content-center mt-6"
      role="timer"
      aria-label={statusText.timeUntilOpening}
    >
      {parts.map(([unit, name, count]) => (
        <div key={unit} className="hairline centre min-w-0 pt-5 pb-3 bg-surface">
          <b className="display-figure">{String(count).padStart(2, '0')}</b>
          <span className="mt-1 fs-sm text-ink-2">{name}</span>
        </div>
      ))}
    </div>
  );
};

export function ComingSoonPage() {
  const noted = useStore(reminderEmail);
  const form = useSchemaForm({
    schema,
    defaultValues: { email: '' },
    onSubmit: ({ email }) => {
      if (!reminderEmail.set(email)) throw new Error(statusText.emailNotStored);
    },
  });
  const forget = () => {
    reminderEmail.remove();
    form.reset();
  };
  return (
    <StatusPage
      eyebrow={statusText.comingSoon}
      digits=""
      text={statusText.comingSoonText(
        <time dateTime={LAUNCH_DATE.toISOString()}>{formatDateTime(LAUNCH_DATE)}</time>,
      )}
    >
      <CountdownClock />
      {noted ? (
        <div
          className="box row-4 flex-wrap justify-content-center mt-7 py-3 px-4 variant-tinted variant-success"
          role="status"
        >
          <p className="wrap-anywhere">{statusText.emailSaved(<b>{noted}</b>)}</p>
          <button type="button" className="btn btn-quiet btn-sm" onClick={forget}>
            {commonText.remove}
          </button>
        </div>
      ) : (
        <Form
          form={form}
          label={statusText.openingReminder}
          className="narrow w-100 large-fields stack-3 align-items-start mt-7 text-start"
        >
          <form.FormError />
          <form.AppField name="email">
            {(field) => (
              <field.TextField
                label={commonText.email}
                type="email"
                autoComplete="email"
                help={statusText.emailHelp}
              />
            )}
          </form.AppField>
          <form.SubmitButton className="btn btn-primary btn-lg">{statusText.saveEmail}</form.SubmitButton>
        </Form>
      )}
    </StatusPage>
  );
}
