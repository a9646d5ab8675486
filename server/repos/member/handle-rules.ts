const RESERVED = new Set([
  'admin',
  'administrator',
  'moderator',
  'plaza',
  'support',
  'system',
  'help',
  'root',
]);

export const isReservedHandle = (handle: string): boolean => RESERVED.has(handle);
