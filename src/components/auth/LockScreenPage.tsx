import { getRouteApi, Link } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { Form } from '@/components/form/Form';
import { useSchemaForm } from '@/components/form/use-schema-form';
import { Skeleton } from '@/components/ui/Skeleton';
import { AuthError } from '@/lib/auth-error';
import type { AuthUser } from '@/lib/auth-types';
import { unlock } from '@/lib/device-pin';
import { FieldRefusal } from '@/lib/refusal';
import { useAuth, useAuthActions } from '@/lib/use-auth';
import { AuthCard } from './AuthCard';
import { passwordField } from './fields';
import { NobodyIn } from './NobodyIn';
import { useLock } from './use-lock';
import { useLocking } from './use-locking';
import { useReturn } from './use-return';
import { Who } from './Who';

const route = getRouteApi('/_bare/auth/lock-screen');
const schema = z.object({ password: passwordField });

const Locked = ({ user }: { user: AuthUser }) => {
  const { redirect } = route.useSearch();
  const auth = useAuthActions();
  const { pin } = useLock(user.uid);
  useLocking(user.uid, useReturn(redirect));
  const form = useSchemaForm({
    schema,
    defaultValues: { password: '' },
    failure: 'Still locked',
    onSubmit: async ({ password }) => {
      try {
        await auth.reauthenticate(password);
      } catch (error) {
        if (!(error instanceof AuthError) || error.code !== 'wrong-password') throw error;
        throw new FieldRefusal({ password: 'That is not your password.' });
      }
      unlock(user.uid);
    },
  });
  return (
    <>
      <Who user={user} />
      <Form form={form} label="Unlock">
        <form.FormError />
        <input
          className="visually-hidden"
          type="email"
          autoComplete="username"
          value={user.email ?? ''}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <form.AppField name="password">
          {(field) => <field.PasswordField label="Password" autoComplete="current-password" />}
        </form.AppField>
        <form.SubmitButton className="btn btn-primary btn-lg w-100" busy="Unlocking">
          Unlock
        </form.SubmitButton>
      </Form>
      {pin && (
        <p className="auth-hint">
          <Link to="/auth/login-pin" search={{ redirect }}>
            Use your PIN instead
          </Link>
        </p>
      )}
    </>
  );
};

/** Locks this screen until the same person proves themselves by password, then goes back to where they were. */
export function LockScreenPage() {
  const { redirect } = route.useSearch();
  const { user, loading } = useAuth();
  if (loading) {
    return (
      <AuthCard back={false}>
        <Skeleton label="Loading" rows={2} faces />
      </AuthCard>
    );
  }
  if (!user) {
    return (
      <AuthCard back={false}>
        <NobodyIn redirect={redirect} />
      </AuthCard>
    );
  }
  return (
    <AuthCard back={false} lead="You are still signed in. Your password opens this screen again.">
      <Locked key={user.uid} user={user} />
    </AuthCard>
  );
}
