import type { ReactNode } from 'react';

/** What every field of the kit takes. */
export interface FieldProps {
  label: string;
  /** A sentence under the field, read out with it. */
  help?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
  className?: string;
}

/** Those that have a box to type or choose in. */
export interface InputFieldProps extends FieldProps {
  /** At the end of the label's line. */
  aside?: ReactNode;
  placeholder?: string;
  autoComplete?: string;
}
