/** Tells password managers whose password a form is about; not shown. */
export const PasswordOwner = ({ email }: { email: string | null }) => (
  <input
    className="visually-hidden"
    type="email"
    autoComplete="username"
    value={email ?? ''}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);
