import { lazyNumberFormat } from '@/messages/words';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

const tenths = lazyNumberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Decimal units: 1 KB is 1000 B. */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${unit === 0 || size >= 100 ? Math.round(size) : tenths(Number(size.toFixed(1)))} ${UNITS[unit]}`;
}
