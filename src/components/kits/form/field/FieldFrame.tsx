import type { ReactNode } from 'react';
import IconAlert from '~icons/tabler/alert-circle';
import { formText } from '@/messages/ui/form';

interface Props {
  label: string;
  ids: { id: string; helpId: string; errorId: string };
  error: string | null;
  help?: ReactNode;
  /** Link at the end of the label, such as "Forgot password?". */
  aside?: ReactNode;
  /** Marked "optional"; all other fields are required. */
  optional?: boolean;
  className?: string;
  children: ReactNode;
}

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
  <div className={className ? `field ${className}` : 'field'}>
    <div className="field-label-row">
      <label className="form-label" htmlFor={ids.id}>
        {label}
        {optional && <span className="form-text"> {formText.optional}</span>}
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

export const FieldError = ({ id, error }: { id: string; error: string | null }) =>
  error && (
    <div className="invalid-feedback d-flex" id={id}>
      <IconAlert />
      <span>{error}</span>
    </div>
  );
