import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { basePath, safeReturnPath } from '@/lib/auth/return-path';

/** Goes to where the person wanted to be: the `redirect` of the address if it stays in the app, else the feed. */
export function useReturnTo(wanted: string | undefined): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void navigate({ href: `${basePath}${safeReturnPath(wanted)}`, replace: true });
  }, [navigate, wanted]);
}
