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
import { commonText } from '@/messages/ui/common';
import { signInText } from '@/messages/account/sign-in';

const schema = z.object({ email: emailField });

/** The answer does not reveal whether the account exists. */
export function RecoverPasswordPage() {
  const auth = useAuthActions();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSchemaForm({
    schema,
    defaultValues: { email: '' },
    failure: signInText.emailNotSent,
    onSubmit: async ({ email }) => {
      await auth.sendPasswordReset(email);
      setSentTo(email);
    },
  });
  if (sentTo) {
    return (
      <AuthCard>
        <AuthNotice look="mail" title={signInText.checkYourEmail}>
          <p>{signInText.resetLinkSent(<b>{sentTo}</b>)}</p>
        </AuthNotice>
        <MailboxHint email={sentTo} />
        <div className="stack-3">
          <ResendButton send={() => auth.sendPasswordReset(sentTo)} />
          <button type="button" className="btn btn-quiet" onClick={() => setSentTo(null)}>
            {signInText.otherEmail}
          </button>
        </div>
      </AuthCard>
    );
  }
  return (
    <AuthCard lead={signInText.recoverLead}>
      <Form form={form}>
        <form.FormError />
        <form.AppField name="email">
          {(field) => <field.TextField label={commonText.email} type="email" autoComplete="username" />}
        </form.AppField>
        <form.SubmitButton className="btn btn-primary btn-lg w-100" busy={commonText.sending}>
          {signInText.sendResetLink}
        </form.SubmitButton>
      </Form>
    </AuthCard>
  );
}
