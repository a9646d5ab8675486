import type { ReactNode } from 'react';
import '@/components/ui/bootstrap/bootstrap-components.scss';

interface Props {
  /** Accessible name of the task. */
  label: string;
  /** Percent complete. */
  value: number;
  /** In pixels. */
  height?: number;
  /** Classes of the filled part: a colour such as "variant-info variant-fill", stripes. */
  className?: string;
  children?: ReactNode;
}

export const ProgressBar = ({ label, value, height = 10, className = '', children }: Props) => (
  <div
    className="progress"
    role="progressbar"
    aria-label={label}
    aria-valuenow={value}
    aria-valuemin={0}
    aria-valuemax={100}
    style={{ height }}
  >
    <div className={`progress-bar ${className}`} style={{ width: `${value}%` }}>
      {children}
    </div>
  </div>
);
