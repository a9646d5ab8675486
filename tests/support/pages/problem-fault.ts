import type { Fault } from './service-bridge';
import { problemResponse } from '../service/problem-response';

/** Responds with a problem document before anything happens. */
export const respondWithProblem =
  (...told: Parameters<typeof problemResponse>): Fault =>
  () =>
    problemResponse(...told);
