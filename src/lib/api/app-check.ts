/** Adds the token that proves which app sends a request; for builds with App Check only. */
export async function addAppCheck(headers: Headers): Promise<void> {
  const { getAppCheckToken } = await import('@/lib/auth/firebase/app-check');
  const token = await getAppCheckToken();
  if (token !== null) headers.set('X-Firebase-AppCheck', token);
}
