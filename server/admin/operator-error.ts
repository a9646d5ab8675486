/** A command that cannot run: one sentence that says why and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
