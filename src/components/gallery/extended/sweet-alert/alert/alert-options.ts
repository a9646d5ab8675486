import type { ReactNode } from 'react';

/** How an alert ended: main button, second button, dismissed, or timed out. */
export type AlertAnswer = 'yes' | 'no' | 'closed' | 'late';

export type AlertKind = 'success' | 'error' | 'warning' | 'info' | 'question';

export interface AlertOptions {
  title: string;
  text?: string;
  kind?: AlertKind;
  /** Image above the title in place of the icon. */
  picture?: { url: string; alt: string };
  body?: ReactNode;
  /** Defaults to "OK". */
  confirmLabel?: string;
  /** No second button by default. */
  cancelLabel?: string;
  /** Red main button; focus starts on the second button. */
  danger?: boolean;
  closeAfterSeconds?: number;
  /** Classes that position or style the dialog. */
  look?: string;
}
