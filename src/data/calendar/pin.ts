import type { EventPin } from './schema';

/** A pair of degrees with a decimal point, north before east, as maps hand it out. */
const PAIR = /^\s*([-+]?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*([-+]?\d{1,3}(?:\.\d+)?)\s*$/;

/** Reads "59.91, 10.75", and "59.91;10.75" of iCalendar. Null for another text. */
export function parsePin(text: string): EventPin | null {
  const [, north, east] = PAIR.exec(text) ?? [];
  const pin = { lat: Number(north), lng: Number(east) };
  return Math.abs(pin.lat) <= 90 && Math.abs(pin.lng) <= 180 ? pin : null;
}

/** Five decimals are a metre. */
const degrees = (value: number): number => Number(value.toFixed(5));

export const formatPin = ({ lat, lng }: EventPin): string => `${degrees(lat)}, ${degrees(lng)}`;
