import { randomBytes } from 'node:crypto';

/**
 * UUID version 7 (RFC 9562, 5.7): 48 bits of milliseconds, then random bits. Sorts by `at` to the millisecond.
 */
export function makeId(at: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The moment of an id that `makeId` made. */
export const timeOf = (id: string): Date => new Date(Number.parseInt(id.slice(0, 13).replace('-', ''), 16));
