import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { PasswordOwner } from '@/components/account/PasswordOwner';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { AuthError } from '@/lib/auth/auth-error';
import { passwordRules } from '@/lib/auth/password';
import { useAuthActions } from '@/lib/auth/use-auth';
import { resetCodeOptions } from '@/queries/account/auth';
import { AuthCard } from '@/components/account/sign-in/AuthCard';
import { newPasswordField } from '@/components/account/sign-in/fields';
import { AuthNotice } from '@/components/account/sign-in/AuthNotice';
import { commonText } from '@/messages/ui/common';
import { signInText } from '@/messages/account/sign-in';
import { PasswordRules } from './PasswordRules';

const route = getRouteApi('/_bare/auth/create-password');

const schemaFor = (email: string) =>
  z
    .object({
      password: newPasswordField.check(
        z.refine((password) => passwordRules(password, [email]).every(({ met }) => met), {
          error: signInText.followTheRulesBelow,
        }),
      ),
      confirm: z.string(),
    })
    .check(
      z.refine(({ password, confirm }) => password === confirm, {
        path: ['confirm'],
        error: signInText.passwordsDiffer,
      }),
    );

interface NewPasswordProps {
  code: string;
  email: string;
  onDone: () => void;
}

const NewPasswordForm = ({ code, email, onDone }: NewPasswordProps) => {
  const auth = useAuthActions();
  const form = useSchemaForm({
    schema: schemaFor(email),
    defaultValues: { password: '', confirm: '' },
    failure: signInText.passwordNotChanged,
    onSubmit: async ({ password }) => {
      await auth.confirmPasswordReset(code, password);
      onDone();
    },
  });
  return (
    <Form form={form}>
      <form.FormError />
      <PasswordOwner email={email} />
      <form.AppField name="password">
        {(field) => (
          <field.PasswordField
            label={signInText.newPassword}
            autoComplete="new-password"
            after={
              <form.Subscribe selector={({ values }) => values.password}>
                {(password) => <PasswordRules password={password} about={[email]} />}
              </form.Subscribe>
            }
          />
        )}
      </form.AppField>
      <form.AppField name="confirm">
        {(field) => <field.PasswordField label={signInText.confirmPassword} autoComplete="new-password" />}
      </form.AppField>
      <form.SubmitButton className="btn btn-primary btn-lg w-100" busy={commonText.saving}>
        {signInText.savePassword}
      </form.SubmitButton>
    </Form>
  );
};

const InvalidResetLink = ({ text, retry }: { text: string; retry?: () => void }) => (
  <>
    <AuthNotice look="problem" title={signInText.linkBroken}>
      <p>{text}</p>
    </AuthNotice>
    <div className="stack-3">
      {retry && (
        <button type="button" className="btn btn-outline-secondary btn-lg" onClick={retry}>
          {signInText.retry}
        </button>
      )}
      <Link to="/auth/recover-password" className="btn btn-primary btn-lg">
        {signInText.requestANewLink}
      </Link>
    </div>
  </>
);

const ResetWithCode = ({ code }: { code: string }) => {
  const auth = useAuthActions();
  const { data: email, error, refetch } = useQuery(resetCodeOptions(auth, code));
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <>
        <AuthNotice look="done" title={signInText.passwordChanged}>
          <p>{signInText.passwordChangedHint}</p>
        </AuthNotice>
        <Link to="/auth/login" search={{ email }} className="btn btn-primary btn-lg w-100">
          {signInText.signIn}
        </Link>
      </>
    );
  }
  if (error) {
    const offline = error instanceof AuthError && error.code === 'offline';
    return <InvalidResetLink text={error.message} {...(offline ? { retry: () => void refetch() } : {})} />;
  }
  if (!email) return <Skeleton what={signInText.theForm} rows={2} />;
  return (
    <>
      <p className="text-ink-2">{signInText.forEmail(<b>{email}</b>)}</p>
      <NewPasswordForm code={code} email={email} onDone={() => setDone(true)} />
    </>
  );
};

export function CreatePasswordPage() {
  const { oobCode } = route.useSearch();
  return (
    <AuthCard>
      {oobCode ? (
        <ResetWithCode code={oobCode} />
      ) : (
        <InvalidResetLink text={signInText.resetLinkIncomplete} />
      )}
    </AuthCard>
  );
}
