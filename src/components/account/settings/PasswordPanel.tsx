import { useState } from 'react';
import * as z from 'zod/mini';
import { PasswordOwner } from '@/components/account/PasswordOwner';
import { newPasswordField, passwordField } from '@/components/account/sign-in/fields';
import { PasswordRules } from '@/components/account/sign-in/password/PasswordRules';
import { PasswordStrengthMeter } from '@/components/account/sign-in/password/PasswordStrengthMeter';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { FieldError } from '@/lib/api/form-error';
import { AuthError } from '@/lib/auth/auth-error';
import type { AuthUser } from '@/lib/auth/auth-types';
import { passwordRules } from '@/lib/auth/password';
import { useAuth, useAuthActions } from '@/lib/auth/use-auth';
import { showToast } from '@/lib/overlays/toast';
import { commonText } from '@/messages/ui/common';
import { settingsText } from '@/messages/account/settings';
import { SettingsPanel } from './SettingsPanel';

const schemaFor = (about: readonly (string | null)[]) =>
  z
    .object({
      current: passwordField,
      password: newPasswordField.check(
        z.refine((password) => passwordRules(password, about).every(({ met }) => met), {
          error: settingsText.followTheRulesBelow,
        }),
      ),
      confirm: z.string(),
    })
    .check(
      z.refine(({ password, confirm }) => password === confirm, {
        path: ['confirm'],
        error: settingsText.passwordsDiffer,
      }),
    );

const PasswordForm = ({ user, onDone }: { user: AuthUser; onDone: () => void }) => {
  const auth = useAuthActions();
  const about = [user.name, user.email];
  const form = useSchemaForm({
    schema: schemaFor(about),
    defaultValues: { current: '', password: '', confirm: '' },
    failure: settingsText.passwordNotChanged,
    onSubmit: async ({ current, password }) => {
      try {
        await auth.changePassword(current, password);
      } catch (error) {
        if (!(error instanceof AuthError)) throw error;
        if (error.code === 'wrong-password') throw new FieldError({ current: settingsText.wrongPassword });
        if (error.code === 'weak-password') throw new FieldError({ password: error.message });
        throw error;
      }
      showToast({ type: 'success', title: settingsText.passwordChanged });
      onDone();
    },
  });
  return (
    <Form form={form} label={settingsText.changeThePassword} className="stack-3">
      <form.FormError />
      <PasswordOwner email={user.email} />
      <form.AppField name="current">
        {(field) => (
          <field.PasswordField label={settingsText.currentPassword} autoComplete="current-password" />
        )}
      </form.AppField>
      <form.AppField name="password">
        {(field) => (
          <field.PasswordField
            label={settingsText.newPassword}
            autoComplete="new-password"
            after={
              <form.Subscribe selector={({ values }) => values.password}>
                {(password) => (
                  <>
                    <PasswordStrengthMeter
                      password={password}
                      personal={about.filter((one) => one !== null)}
                    />
                    <PasswordRules password={password} about={about} />
                  </>
                )}
              </form.Subscribe>
            }
          />
        )}
      </form.AppField>
      <form.AppField name="confirm">
        {(field) => <field.PasswordField label={settingsText.confirmPassword} autoComplete="new-password" />}
      </form.AppField>
      <form.SubmitButton className="btn btn-primary fit" busy={commonText.saving}>
        {settingsText.changePassword}
      </form.SubmitButton>
    </Form>
  );
};

export function PasswordPanel() {
  const { user } = useAuth();
  const [changes, setChanges] = useState(0);
  return (
    <SettingsPanel id="password" title={commonText.password} lead={settingsText.passwordLead}>
      {user && (
        <div className="narrow">
          {/* A new form after each change: no password stays in the fields. */}
          <PasswordForm
            key={`${user.uid} ${changes}`}
            user={user}
            onDone={() => setChanges((count) => count + 1)}
          />
        </div>
      )}
    </SettingsPanel>
  );
}
