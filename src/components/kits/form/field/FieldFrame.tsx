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
    <FieldNotes helpId={ids.helpId} errorId={ids.errorId} help={help} error={error} />
  </div>
);

interface ErrorProps {
  id: string;
  error: string | null;
  /** Announces the error when it appears, for fields that check while someone types. */
  isAnnounced?: boolean;
}

export const FieldError = ({ id, error, isAnnounced = false }: ErrorProps) =>
  error && (
    <div className="invalid-feedback d-flex" id={id}>
      <IconAlert width={16} height={16} />
      <span role={isAnnounced ? 'alert' : undefined}>{error}</span>
    </div>
  );

interface NotesProps extends Omit<ErrorProps, 'id'> {
  helpId: string;
  errorId: string;
  help?: ReactNode;
}

/** Help and error below a field. */
export const FieldNotes = ({ helpId, help, errorId, ...error }: NotesProps) => (
  <>
    {help && (
      <div className="form-text" id={helpId}>
        {help}
      </div>
    )}
    <FieldError id={errorId} {...error} />
  </>
);
