import type { ReactNode } from 'react';
import '@/components/kits/form/styles/forms.scss';

interface Props {
  /** For example "Value" or "Sent". */
  label: string;
  children: ReactNode;
}

export const Readout = ({ label, children }: Props) => (
  <p className="d-flex flex-wrap align-items-baseline row-gap-half column-gap-2 mt-4 py-2 px-3 fs-md sunken">
    <span className="text-ink-3 fw-semibold">{label}</span>
    <output className="min-w-0 pre-wrap wrap-anywhere fw-semibold tabular" aria-label={label}>
      {children}
    </output>
  </p>
);
