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
        z.minLength(1, { error: 'Enter the name others will see.' }),
        z.maxLength(60, { error: 'Use at most 60 characters.' }),
      ),
    email: emailField,
    password: newPasswordField,
    confirm: z.string(),
    terms: z.boolean().check(z.refine((on) => on, { error: 'Agree to the house rules to continue.' })),
  })
  .check(
    z.refine(({ password, confirm }) => password === confirm, {
      path: ['confirm'],
      error: 'The passwords don’t match.',
    }),
  );

/** Registering signs the present member out, which deletes unsent work. */
async function confirmLeaving(uid: string): Promise<boolean> {
  // With the outbox, which a new member does not need yet.
  const { countUnsent } = await import('@/queries/outbox/unsent');
  const unsent = unsentSummary(await countUnsent(uid));
  if (!unsent) return true;
  return confirmAction({
    title: 'Delete unsent work and register?',
    text: `Registering signs you out here and deletes what is not sent: ${unsent}.`,
    action: 'Delete and register',
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
      showToast({ type: 'warning', title: 'Email not sent', text: error.message });
    }
    await navigate({ to: '/auth/confirm-mail/$email', params: { email } });
  };
  const form = useSchemaForm({
    schema,
    defaultValues: { name: '', email: '', password: '', confirm: '', terms: false },
    failure: 'Account not created',
    onSubmit: async ({ name, email, password }) => {
      setTaken(null);
      if (!user || (await confirmLeaving(user.uid))) await register(name, email, password);
    },
  });
  return (
    <AuthCard
      lead={
        <>
          Already have an account? <Link to="/auth/login">Sign in</Link>
        </>
      }
    >
      {plan && <p className="auth-hint">You chose the {plan} plan. You can change it later.</p>}
      {user && !form.state.isSubmitting && (
        <p className="auth-hint">
          You’re signed in as {user.email}. Registering switches to the new account.
        </p>
      )}
      <Form form={form} label="Create an account">
        <form.FormError />
        {taken && (
          <AuthNotice look="problem" title="This email already has an account">
            <p>
              <Link to="/auth/login" search={{ email: taken }}>
                Sign in with {taken}
              </Link>
            </p>
          </AuthNotice>
        )}
        <form.AppField name="name">
          {(field) => <field.TextField label="Name" autoComplete="name" autoCapitalize="words" />}
        </form.AppField>
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
        <form.AppField name="password">
          {(field) => (
            <field.PasswordField
              label="Password"
              autoComplete="new-password"
              help="Use a few unrelated words."
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
          {(field) => <field.PasswordField label="Confirm password" autoComplete="new-password" />}
        </form.AppField>
        <form.AppField name="terms">
          {(field) => (
            <field.CheckField
              label={
                <>
                  I agree to the{' '}
                  <Link to="/about" hash="house-rules">
                    house rules
                  </Link>
                </>
              }
            />
          )}
        </form.AppField>
        <form.SubmitButton className="btn btn-primary btn-lg w-100" busy="Creating your account">
          Create account
        </form.SubmitButton>
      </Form>
    </AuthCard>
  );
}
