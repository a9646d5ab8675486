import type { ReactNode } from 'react';
import './option.scss';

export const OptionBar = ({ children }: { children: ReactNode }) => (
  <div className="option-bar">{children}</div>
);
