import type { Fault } from './bridge';
import { problem } from './problem';

/** The service refuses or fails with a problem document, before anything has happened. */
export const refused =
  (...told: Parameters<typeof problem>): Fault =>
  () =>
    problem(...told);
