import * as z from 'zod/mini';
import { emailField } from '@/components/account/sign-in/fields';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { LAUNCH_DATE } from './launch-date';
import { storageEntry } from '@/lib/storage/storage-entry';
import { useStore } from '@/lib/store/use-store';
import { formatDateTime } from '@/lib/dates/relative-time';
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
  if (over) return <p className="status-page-note">The market is open.</p>;
  const parts = [
    ['days', days],
    ['hours', hours],
    ['minutes', minutes],
    ['seconds', seconds],
  ] as const;
  return (
    <div className="countdown" role="timer" aria-label="Time until the market opens">
      {parts.map(([unit, count]) => (
        <div key={unit}>
          <b>{String(count).padStart(2, '0')}</b>
          <span>{unit}</span>
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
      if (!reminderEmail.set(email))
        throw new Error('This browser blocks storage, so your email cannot be saved.');
    },
  });
  const forget = () => {
    reminderEmail.remove();
    form.reset();
  };
  return (
    <StatusPage
      eyebrow="Coming soon"
      digits=""
      text={
        <>
          Sellers, makers and second-hand finds from around the square, open from{' '}
          <time dateTime={LAUNCH_DATE.toISOString()}>{formatDateTime(LAUNCH_DATE)}</time>.
        </>
      }
    >
      <CountdownClock />
      {noted ? (
        <div className="coming-soon-notice" role="status">
          <p>
            Saved <b>{noted}</b> on this device. Email reminders are not available yet.
          </p>
          <button type="button" className="btn btn-quiet btn-sm" onClick={forget}>
            Remove
          </button>
        </div>
      ) : (
        <Form form={form} label="Opening reminder" className="coming-soon-form">
          <form.FormError />
          <form.AppField name="email">
            {(field) => (
              <field.TextField
                label="Email"
                type="email"
                autoComplete="email"
                help="Stays on this device. No email is sent yet."
              />
            )}
          </form.AppField>
          <form.SubmitButton className="btn btn-primary btn-lg">Save email</form.SubmitButton>
        </Form>
      )}
    </StatusPage>
  );
}
