/** When the evening market opens its page: the first of May 2027, nine in the morning in Lisbon. */
export const LAUNCH_DATE = new Date('2027-05-01T08:00:00.000Z');
