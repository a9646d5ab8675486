import { useState } from 'react';
import * as z from 'zod/mini';
import { MailboxHint } from '@/components/account/sign-in/email/MailboxHint';
import { emailField, passwordField } from '@/components/account/sign-in/fields';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { FieldError } from '@/lib/api/form-error';
import { AuthError } from '@/lib/auth/auth-error';
import { useAuth, useAuthActions } from '@/lib/auth/use-auth';
import { commonText } from '@/messages/ui/common';
import { settingsText } from '@/messages/account/settings';
import { SettingsPanel } from './SettingsPanel';

const schemaFor = (current: string | null) =>
  z.object({
    email: emailField.check(
      z.refine((email) => email.toLowerCase() !== current?.toLowerCase(), {
        error: settingsText.emailUnchanged,
      }),
    ),
    password: passwordField,
  });

const EmailForm = ({ current, onSent }: { current: string | null; onSent: (email: string) => void }) => {
  const auth = useAuthActions();
  const form = useSchemaForm({
    schema: schemaFor(current),
    defaultValues: { email: '', password: '' },
    failure: settingsText.emailNotChanged,
    onSubmit: async ({ email, password }) => {
      try {
        await auth.changeEmail(password, email);
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
        if (error.code === 'wrong-password') throw new FieldError({ password: settingsText.wrongPassword });
        if (error.code === 'email-taken' || error.code === 'email-invalid')
          throw new FieldError({ email: error.message });
        throw error;
      }
      onSent(email);
    },
  });
  return (
    <Form form={form} label={settingsText.changeTheEmail} className="stack-3">
      <form.FormError />
      <form.AppField name="email">
        {(field) => <field.TextField label={settingsText.newEmail} type="email" autoComplete="email" />}
      </form.AppField>
      <form.AppField name="password">
        {(field) => <field.PasswordField label={settingsText.yourPassword} autoComplete="current-password" />}
      </form.AppField>
      <form.SubmitButton className="btn btn-primary fit" busy={commonText.sending}>
        {settingsText.sendConfirmation}
      </form.SubmitButton>
    </Form>
  );
};

export function EmailPanel() {
  const { user } = useAuth();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const current = user?.email ?? null;
  return (
    <SettingsPanel
      id="email"
      title={commonText.email}
      lead={settingsText.youSignInWith(<bdi>{current}</bdi>)}
    >
      {user && (
        <div className="narrow stack-3">
          {sentTo === null ? (
            <EmailForm key={user.uid} current={current} onSent={setSentTo} />
          ) : (
            <>
              <p role="status">{settingsText.openTheLink(<b>{sentTo}</b>)}</p>
              <MailboxHint email={sentTo} />
              <button type="button" className="btn btn-outline-secondary fit" onClick={() => setSentTo(null)}>
                {settingsText.otherAddress}
              </button>
            </>
          )}
        </div>
      )}
    </SettingsPanel>
  );
}
