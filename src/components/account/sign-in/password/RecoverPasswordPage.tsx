import { useState } from 'react';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { useAuthActions } from '@/lib/auth/use-auth';
import { AuthCard } from '@/components/account/sign-in/AuthCard';
import { emailField } from '@/components/account/sign-in/fields';
import { MailboxHint } from '@/components/account/sign-in/email/MailboxHint';
import { AuthNotice } from '@/components/account/sign-in/AuthNotice';
import { ResendButton } from '@/components/account/sign-in/ResendButton';

const schema = z.object({ email: emailField });

/** The answer does not reveal whether the account exists. */
export function RecoverPasswordPage() {
  const auth = useAuthActions();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSchemaForm({
    schema,
    defaultValues: { email: '' },
    failure: 'Email not sent',
    onSubmit: async ({ email }) => {
      await auth.sendPasswordReset(email);
      setSentTo(email);
    },
  });
  if (sentTo) {
    return (
      <AuthCard>
        <AuthNotice look="mail" title="Check your email">
          <p>
            If <b>{sentTo}</b> has an account, we sent a reset link. It works once, for one hour.
          </p>
        </AuthNotice>
        <MailboxHint email={sentTo} />
        <div className="auth-stack">
          <ResendButton send={() => auth.sendPasswordReset(sentTo)} />
          <button type="button" className="btn btn-quiet" onClick={() => setSentTo(null)}>
            Use another email
          </button>
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard lead="Enter your email and we’ll send you a reset link.">
      <Form form={form}>
        <form.FormError />
        <form.AppField name="email">
          {(field) => (
            <field.TextField
              label="Email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </form.AppField>
        <form.SubmitButton className="btn btn-primary btn-lg w-100" busy="Sending">
          Send reset link
        </form.SubmitButton>
      </Form>
    </AuthCard>
  );
}
