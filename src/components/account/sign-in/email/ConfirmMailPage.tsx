import { getRouteApi, useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { AuthCard } from '@/components/account/sign-in/AuthCard';
import { AwaitConfirmation } from './AwaitConfirmation';
import { ConfirmWithCode } from './ConfirmWithCode';
import { emailField } from '@/components/account/sign-in/fields';
import { AuthNotice } from '@/components/account/sign-in/AuthNotice';
import { commonText } from '@/messages/ui/common';
import { signInText } from '@/messages/account/sign-in';

const route = getRouteApi('/_bare/auth/confirm-mail/$email');

export function ConfirmMailPage() {
  const { email } = route.useParams();
  const { oobCode } = route.useSearch();
  if (!emailField.safeParse(email).success) return <ConfirmMailAskPage wrong={email} />;
  return (
    <AuthCard>
      {oobCode ? <ConfirmWithCode code={oobCode} email={email} /> : <AwaitConfirmation email={email} />}
    </AuthCard>
  );
}

const schema = z.object({ email: emailField });

export function ConfirmMailAskPage({ wrong }: { wrong?: string }) {
  const navigate = useNavigate();
  const form = useSchemaForm({
    schema,
    defaultValues: { email: '' },
    onSubmit: ({ email }) => navigate({ to: '/auth/confirm-mail/$email', params: { email } }),
  });
  return (
    <AuthCard lead={signInText.confirmMailLead}>
      {wrong !== undefined && (
        <AuthNotice look="problem" title={signInText.noEmailAddress}>
          <p>{signInText.linkContains(<b>{wrong}</b>)}</p>
        </AuthNotice>
      )}
      <Form form={form} label={signInText.emailToConfirm}>
        <form.AppField name="email">
          {(field) => <field.TextField label={commonText.email} type="email" autoComplete="username" />}
        </form.AppField>
        <form.SubmitButton className="btn btn-primary btn-lg w-100">{commonText.continue}</form.SubmitButton>
      </Form>
    </AuthCard>
  );
}
