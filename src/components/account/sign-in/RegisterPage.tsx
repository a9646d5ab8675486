import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { AuthError } from '@/lib/auth/auth-error';
import { FieldError } from '@/lib/api/form-error';
import { confirmAction } from '@/lib/overlays/confirm';
import { showToast } from '@/lib/overlays/toast';
import { useAuth, useAuthActions } from '@/lib/auth/use-auth';
import { commonText } from '@/messages/ui/common';
import { signInText } from '@/messages/account/sign-in';
import { AuthCard } from './AuthCard';
import { emailField, newPasswordField } from './fields';
import { AuthNotice } from './AuthNotice';
import { PasswordStrengthMeter } from './password/PasswordStrengthMeter';
import { unsentSummary } from './unsent-summary';

const route = getRouteApi('/_bare/auth/register');
const schema = z
  .object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: signInText.nameMissing }),
        z.maxLength(60, { error: signInText.nameTooLong }),
      ),
    email: emailField,
    password: newPasswordField,
    confirm: z.string(),
    terms: z.boolean().check(z.refine((on) => on, { error: signInText.rulesNotAgreed })),
  })
  .check(
    z.refine(({ password, confirm }) => password === confirm, {
      path: ['confirm'],
      error: signInText.passwordsDiffer,
    }),
  );

/** Registering signs the present member out, which deletes unsent work. */
async function confirmLeaving(uid: string): Promise<boolean> {
  // With the outbox, which a new member does not need yet.
  const { countUnsent } = await import('@/queries/outbox/unsent');
  const unsent = unsentSummary(await countUnsent(uid));
  if (!unsent) return true;
  return confirmAction({
    title: signInText.deleteUnsentTitle,
    text: signInText.deleteUnsentText(unsent),
    action: signInText.deleteAndRegister,
    danger: true,
  });
}

export function RegisterPage() {
  const { plan } = route.useSearch();
  const auth = useAuthActions();
  const { user } = useAuth();
  const navigate = useNavigate();
  const [taken, setTaken] = useState<string | null>(null);
  const register = async (name: string, email: string, password: string) => {
    try {
      await auth.register(name, email, password);
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      if (error.code === 'email-taken') {
        setTaken(email);
        throw new FieldError({ email: error.message });
      }
      if (error.code === 'email-invalid') throw new FieldError({ email: error.message });
      if (error.code === 'weak-password') throw new FieldError({ password: error.message });
      if (error.code !== 'mail-not-sent') throw error;
      showToast({ type: 'warning', title: signInText.emailNotSent, text: error.message });
    }
    await navigate({ to: '/auth/confirm-mail/$email', params: { email } });
  };
  const form = useSchemaForm({
    schema,
    defaultValues: { name: '', email: '', password: '', confirm: '', terms: false },
    failure: signInText.accountNotCreated,
    onSubmit: async ({ name, email, password }) => {
      setTaken(null);
      if (!user || (await confirmLeaving(user.uid))) await register(name, email, password);
    },
  });
  return (
    <AuthCard lead={signInText.alreadyHere(<Link to="/auth/login">{signInText.signIn}</Link>)}>
      {plan && <p className="sunken py-2 px-3 fs-md text-ink-2">{signInText.planChosen(plan)}</p>}
      {user && !form.state.isSubmitting && (
        <p className="fs-md text-ink-2">{signInText.signedInAs(user.email ?? '')}</p>
      )}
      <Form form={form} label={signInText.createAnAccount}>
        <form.FormError />
        {taken && (
          <AuthNotice look="problem" title={signInText.emailTaken}>
            <p>
              <Link to="/auth/login" search={{ email: taken }}>
                {signInText.signInWithTaken(taken)}
              </Link>
            </p>
          </AuthNotice>
        )}
        <form.AppField name="name">
          {(field) => <field.TextField label={commonText.name} autoComplete="name" autoCapitalize="words" />}
        </form.AppField>
        <form.AppField name="email">
          {(field) => <field.TextField label={commonText.email} type="email" autoComplete="username" />}
        </form.AppField>
        <form.AppField name="password">
          {(field) => (
            <field.PasswordField
              label={commonText.password}
              autoComplete="new-password"
              help={signInText.passwordHint}
              after={
                <form.Subscribe selector={({ values }) => values}>
                  {({ name, email, password }) => (
                    <PasswordStrengthMeter password={password} personal={[name, email]} />
                  )}
                </form.Subscribe>
              }
            />
          )}
        </form.AppField>
        <form.AppField name="confirm">
          {(field) => <field.PasswordField label={signInText.confirmPassword} autoComplete="new-password" />}
        </form.AppField>
        <form.AppField name="terms">
          {(field) => (
            <field.CheckField
              label={signInText.agreeTo(
                <Link to="/about" hash="house-rules">
                  {signInText.houseRules}
                </Link>,
              )}
            />
          )}
        </form.AppField>
        <form.SubmitButton className="btn btn-primary btn-lg w-100" busy={signInText.creatingYourAccount}>
          {signInText.createAccount}
        </form.SubmitButton>
      </Form>
    </AuthCard>
  );
}
