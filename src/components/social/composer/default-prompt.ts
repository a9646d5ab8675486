/** Asked where nothing is being answered. */
export const DEFAULT_PROMPT = 'What is happening on your square?';
