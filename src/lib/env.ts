/** What the build was told. Checked more closely by `firebase.ts`, which needs the rest. */
export const env = {
  /** Address of the service, "/api/v1" on the own host unless told otherwise. */
  apiBaseUrl: import.meta.env.VITE_API_BASE_URL || '/api/v1',
  /** Without a project of its own the app signs in at the local identity emulator. */
  local: !import.meta.env.VITE_FIREBASE_API_KEY,
};
