import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { safeReturnPath } from '@/lib/auth/return-path';
import { basePath } from '@/lib/config/base-path';

/** Navigates to `wanted` if that address stays in the app, else to the feed. */
export function useReturnTo(requestedPath: string | undefined): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void navigate({ href: `${basePath}${safeReturnPath(requestedPath)}`, replace: true });
  }, [navigate, requestedPath]);
}
