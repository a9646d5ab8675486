/** Days until next Monday, 1 to 7. */
export const daysUntilMonday = (): number => (8 - new Date().getDay()) % 7 || 7;

/** The full hour three hours ahead; null if that is tomorrow. */
export function laterToday(): Date | null {
  const now = new Date();
  const moment = new Date(now);
  moment.setHours(now.getHours() + 3, 0, 0, 0);
  return moment.getDate() === now.getDate() ? moment : null;
}
