import type { Fault } from './service-bridge';
import { problemResponse } from '../service/problem-response';

/** The service refuses or fails with a problem document, before anything has happened. */
export const respondWithProblem =
  (...told: Parameters<typeof problemResponse>): Fault =>
  () =>
    problemResponse(...told);
