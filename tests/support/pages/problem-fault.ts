import type { Fault } from './service-bridge';
import { problem } from '../service/problem-response';

/** The service refuses or fails with a problem document, before anything has happened. */
export const refused =
  (...told: Parameters<typeof problem>): Fault =>
  () =>
    problem(...told);
