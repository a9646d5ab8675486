/** Asked where nothing is being answered. */
export const PROMPT = 'What is happening on your square?';
