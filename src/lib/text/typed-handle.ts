/** " @Ines": "ines". The result need not be a valid handle. */
export const readTypedHandle = (typed: string): string => typed.trim().replace(/^@/, '').toLowerCase();
