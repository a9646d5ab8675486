import type { ReactNode } from 'react';

/** How a notice ended: by its main button, by the other one, in any other way, or because its time was up. */
export type AlertAnswer = 'yes' | 'no' | 'closed' | 'late';

export type AlertKind = 'success' | 'error' | 'warning' | 'info' | 'question';

/** What is said or asked. */
export interface AlertOptions {
  title: string;
  text?: string;
  kind?: AlertKind;
  /** Address and words of a picture that stands above the title instead of an icon. */
  picture?: { url: string; alt: string };
  body?: ReactNode;
  /** Label of the main button; "OK" when left out. */
  confirmLabel?: string;
  /** Label of the other button; none when left out. */
  cancelLabel?: string;
  /** Crimson, and the focus starts on the way back. */
  danger?: boolean;
  /** Closes by itself after so many seconds. */
  closeAfterSeconds?: number;
  /** Classes of extended.scss that move or dress the dialog. */
  look?: string;
  size?: 'sm' | 'md';
}
