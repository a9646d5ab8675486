import { useDeferredValue, useEffect, useState } from 'react';
import type { PasswordStrength } from '@/lib/auth/password-strength';

type Estimate = (password: string, personal: readonly string[]) => PasswordStrength;

/** Null until the estimator has loaded (the first typed character triggers that) and when loading failed. */
export function usePasswordStrength(password: string, personal: readonly string[]): PasswordStrength | null {
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  // An estimate takes a few milliseconds and must not delay typing.
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
