import type { Window } from 'happy-dom';
import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';

function setScheme(scheme: 'light' | 'dark'): void {
  const { settings } = Reflect.get(window, 'happyDOM') as Window['happyDOM'];
  settings.device.prefersColorScheme = scheme;
  // The only event after which happy-dom asks its media queries again.
  act(() => void window.dispatchEvent(new Event('resize')));
}

/** Turns the system to a colour scheme for the rest of the test. */
export function setSystemScheme(scheme: 'light' | 'dark'): void {
  setScheme(scheme);
  onTestFinished(() => setScheme('light'));
}
