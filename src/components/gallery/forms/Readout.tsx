import type { ReactNode } from 'react';
import '@/components/kits/form/styles/forms.scss';

interface Props {
  /** For example "Value" or "Sent". */
  label: string;
  children: ReactNode;
}

export const Readout = ({ label, children }: Props) => (
  <p className="readout">
    <span className="text-ink-3 fw-semibold">{label}</span>
    <output aria-label={label}>{children}</output>
  </p>
);
