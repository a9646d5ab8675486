import type { ReactNode } from 'react';
import IconAlert from '~icons/tabler/alert-circle';

interface Props {
  label: string;
  ids: { id: string; helpId: string; errorId: string };
  error: string | null;
  help?: ReactNode;
  /** At the end of the label's line: a link such as "Forgot it?". */
  aside?: ReactNode;
  /** Says so beside the label; every other field is required. */
  optional?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label above, help and error below: the same for every field with a box. */
export const FieldFrame = ({
  label,
  ids,
  error,
  help,
  aside,
  optional = false,
  className,
  children,
}: Props) => (
  <div className={className ? `fld ${className}` : 'fld'}>
    <div className="fld-r">
      <label className="form-label" htmlFor={ids.id}>
        {label}
        {optional && <span className="form-text"> (optional)</span>}
      </label>
      {aside}
    </div>
    {children}
    {help && (
      <div className="form-text" id={ids.helpId}>
        {help}
      </div>
    )}
    <FieldError id={ids.errorId} error={error} />
  </div>
);

/** What is wrong with one field and what to do about it. */
export const FieldError = ({ id, error }: { id: string; error: string | null }) =>
  error && (
    <div className="invalid-feedback d-flex" id={id}>
      <IconAlert />
      <span>{error}</span>
    </div>
  );
