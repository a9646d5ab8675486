import { type ReactNode, useId } from 'react';
import { FieldFrame } from './FieldFrame';

/** Ids that connect a control to label, help and error; spread on the control. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** What every field shows around its control. */
export interface FieldLabelProps {
  label: string;
  help?: ReactNode;
  error?: string | null;
  optional?: boolean;
  className?: string;
}

interface Props extends FieldLabelProps {
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, help, error = null, optional = false, className = '', children }: Props) {
  const id = useId();
  const ids = { id, helpId: `${id}-help`, errorId: `${id}-error` };
  const described = [error ? ids.errorId : '', help ? ids.helpId : ''].filter(Boolean).join(' ');
  return (
    <FieldFrame {...{ label, help, error, optional, className, ids }}>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
    </FieldFrame>
  );
}
