import type { ReactNode } from 'react';
import './option.scss';

export const OptionBar = ({ children }: { children: ReactNode }) => (
  <div className="option-bar d-flex flex-wrap align-items-end row-gap-3 column-gap-5 mb-4 pt-2 pb-3 px-3 sunken">
    {children}
  </div>
);
