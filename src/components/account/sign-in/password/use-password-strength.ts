import { useDeferredValue, useEffect, useState } from 'react';
import type { PasswordStrength } from '@/lib/auth/password-strength';

type Estimate = (password: string, personal: readonly string[]) => PasswordStrength;

/** Null until the estimator is loaded, which the first typed character triggers, and when loading failed. */
export function usePasswordStrength(password: string, personal: readonly string[]): PasswordStrength | null {
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  // An estimate takes some milliseconds and must not delay typing.
  const deferred = useDeferredValue(password);
  const isEmpty = password === '';
  useEffect(() => {
    if (isEmpty || estimate) return;
    void import('@/lib/auth/password-strength').then(
      ({ passwordStrength }) => setEstimate(() => passwordStrength),
      () => undefined,
    );
  }, [isEmpty, estimate]);
  if (isEmpty) return 0;
  return estimate && estimate(deferred, personal);
}
