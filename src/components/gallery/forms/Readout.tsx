import type { ReactNode } from 'react';
import './forms.scss';

interface Props {
  /** What is shown: "Value", "Sent". */
  label: string;
  children: ReactNode;
}

/** What a form holds at this moment, spoken when it changes. */
export const Readout = ({ label, children }: Props) => (
  <p className="readout">
    <span>{label}</span>
    <output aria-label={label}>{children}</output>
  </p>
);
