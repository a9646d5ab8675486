import type { ReactNode } from 'react';

interface Props {
  /** What is under way. */
  label: string;
  /** Per cent done. */
  value: number;
  /** Pixels. */
  height?: number;
  /** Classes of the filled part: a colour "v-info", stripes. */
  className?: string;
  children?: ReactNode;
}

/** A bar of Bootstrap with the words a screen reader needs. */
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
