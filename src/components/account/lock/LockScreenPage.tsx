import { getRouteApi, Link } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { PasswordOwner } from '@/components/account/PasswordOwner';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { AuthError } from '@/lib/auth/auth-error';
import type { AuthUser } from '@/lib/auth/auth-types';
import { unlockDevice } from '@/lib/auth/device-pin';
import { FieldError } from '@/lib/api/form-error';
import { useAuth, useAuthActions } from '@/lib/auth/use-auth';
import { AuthCard } from '@/components/account/sign-in/AuthCard';
import { passwordField } from '@/components/account/sign-in/fields';
import { NotSignedInNotice } from './NotSignedInNotice';
import { useDeviceLock } from './use-device-lock';
import { useLockScreen } from './use-lock-screen';
import { useReturnTo } from '@/components/account/sign-in/use-return-to';
import { commonText } from '@/messages/ui/common';
import { lockText } from '@/messages/account/lock';
import { LockedMember } from './LockedMember';

const route = getRouteApi('/_bare/auth/lock-screen');
const schema = z.object({ password: passwordField });

const UnlockForm = ({ user }: { user: AuthUser }) => {
  const { redirect } = route.useSearch();
  const auth = useAuthActions();
  const { pin } = useDeviceLock(user.uid);
  useLockScreen(user.uid, useReturnTo(redirect));
  const form = useSchemaForm({
    schema,
    defaultValues: { password: '' },
    failure: lockText.stillLocked,
    onSubmit: async ({ password }) => {
      try {
        await auth.reauthenticate(password);
      } catch (error) {
        if (!(error instanceof AuthError) || error.code !== 'wrong-password') throw error;
        throw new FieldError({ password: lockText.wrongPassword });
      }
      unlockDevice(user.uid);
    },
  });
  return (
    <>
      <LockedMember user={user} />
      <Form form={form} label={lockText.unlock}>
        <form.FormError />
        <PasswordOwner email={user.email} />
        <form.AppField name="password">
          {(field) => <field.PasswordField label={commonText.password} autoComplete="current-password" />}
        </form.AppField>
        <form.SubmitButton className="btn btn-primary btn-lg w-100" busy={lockText.unlocking}>
          {lockText.unlock}
        </form.SubmitButton>
      </Form>
      {pin && (
        <p className="fs-md text-ink-2">
          <Link to="/auth/login-pin" search={{ redirect }}>
            {lockText.pinInstead}
          </Link>
        </p>
      )}
    </>
  );
};

export function LockScreenPage() {
  const { redirect } = route.useSearch();
  const { user, loading } = useAuth();
  if (loading) {
    return (
      <AuthCard back={false}>
        <Skeleton what={lockText.yourAccount} rows={2} faces />
      </AuthCard>
    );
  }
  if (!user) {
    return (
      <AuthCard back={false}>
        <NotSignedInNotice redirect={redirect} />
      </AuthCard>
    );
  }
  return (
    <AuthCard back={false} lead={lockText.unlockLead}>
      <UnlockForm key={user.uid} user={user} />
    </AuthCard>
  );
}
