import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { env } from '@/lib/config/env';
import { useAuth, useAuthActions } from '@/lib/auth/use-auth';
import { commonText } from '@/messages/ui/common';
import { signInText } from '@/messages/account/sign-in';
import { AuthCard } from './AuthCard';
import { DemoAccounts } from './demo-account/DemoAccounts';
import { emailField, passwordField } from './fields';
import { GoogleButton } from './GoogleButton';
import { AuthNotice } from './AuthNotice';
import { signOutReason } from './sign-out-reason';
import { useReturnTo } from './use-return-to';

const route = getRouteApi('/_bare/auth/login');
const schema = z.object({ email: emailField, password: passwordField, remember: z.boolean() });

export function LoginPage() {
  const search = route.useSearch();
  const auth = useAuthActions();
  const { user } = useAuth();
  const [reason] = useState(signOutReason);
  const returnToPage = useReturnTo(search.redirect);
  // Covers every sign-in: this form, Google, another tab, or an existing session.
  useEffect(() => {
    if (user) returnToPage();
  }, [user, returnToPage]);
  const form = useSchemaForm({
    schema,
    defaultValues: { email: search.email ?? '', password: '', remember: true },
    failure: signInText.notSignedIn,
    onSubmit: ({ email, password, remember }) => auth.signIn(email, password, remember),
  });
  const fill = (email: string, password: string) => {
    form.setFieldValue('email', email);
    form.setFieldValue('password', password);
  };
  return (
    <AuthCard
      back={false}
      lead={signInText.newHere(<Link to="/auth/register">{signInText.createAnAccount}</Link>)}
    >
      {reason && (
        <AuthNotice look="done" title={reason.title}>
          <p>{reason.text}</p>
        </AuthNotice>
      )}
      <GoogleButton />
      <Form form={form} label={signInText.signIn}>
        <form.FormError />
        <form.AppField name="email">
          {(field) => <field.TextField label={commonText.email} type="email" autoComplete="username" />}
        </form.AppField>
        <form.AppField name="password">
          {(field) => (
            <field.PasswordField
              label={commonText.password}
              autoComplete="current-password"
              aside={<Link to="/auth/recover-password">{signInText.forgotPassword}</Link>}
            />
          )}
        </form.AppField>
        <form.AppField name="remember">
          {(field) => <field.CheckField label={signInText.keepSignedIn} />}
        </form.AppField>
        <form.SubmitButton className="btn btn-primary btn-lg w-100" busy={signInText.signingIn}>
          {signInText.signIn}
        </form.SubmitButton>
      </Form>
      {env.local && <DemoAccounts use={fill} />}
    </AuthCard>
  );
}
