import type { ReactNode } from 'react';

/** Props of every field. */
export interface FieldProps {
  label: string;
  /** Help text below the field, linked by aria-describedby. */
  help?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  className?: string;
}

/** Props of fields with an input. */
export interface InputFieldProps extends FieldProps {
  /** At the end of the label. */
  aside?: ReactNode;
  placeholder?: string;
  autoComplete?: string;
}
