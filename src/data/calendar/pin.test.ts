import { describe, expect, it } from 'vitest';
import { entry } from '../../../tests/support/calendar-entry';
import { formatPin, parsePin } from './pin';
import { eventInSpace } from './space-kind';

describe('pin', () => {
  it.each([
    ['59.91, 10.75', { lat: 59.91, lng: 10.75 }],
    [' -33.86;151.20929 ', { lat: -33.86, lng: 151.20929 }],
    ['0 -180', { lat: 0, lng: -180 }],
  ])('reads %s', (text, pin) => {
    expect(parsePin(text)).toEqual(pin);
  });

  it.each(['', 'Oslo', '59.91', '91, 10', '59, 181', '59,91, 10,75', '1e1, 2'])('refuses "%s"', (text) => {
    expect(parsePin(text)).toBeNull();
  });

  it('is written to the metre, and read as written', () => {
    expect(formatPin({ lat: 59.912_345_6, lng: -10 })).toBe('59.91235, -10');
    expect(parsePin(formatPin({ lat: 59.912_345_6, lng: -10 }))).toEqual({ lat: 59.91235, lng: -10 });
  });

  it('is stored in a space, where older events have none, and goes when it is removed', () => {
    const pinned = entry({ pin: { lat: 59.91, lng: 10.75 } });
    const { pin, ...older } = eventInSpace.toBody(pinned, 'me', undefined);
    expect(eventInSpace.toRecord(pinned.id, { ...older, pin }, 'me', null)).toMatchObject({
      pin: pinned.pin,
    });
    expect(eventInSpace.toRecord(pinned.id, older, 'me', null)).not.toHaveProperty('pin');
    expect(eventInSpace.toBody(entry(), 'me', { ...older, pin })).toMatchObject({ pin: null });
  });
});
