/** 1 May 2027, 09:00 in Lisbon. */
export const LAUNCH_DATE = new Date('2027-05-01T08:00:00.000Z');
