// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { deviceLock, lockDevice, readLock } from './device-lock';

it('writes nothing where the screen is locked: another tab may have counted a wrong PIN since it was read', () => {
  lockDevice('ines');
  const written = vi.fn<() => void>();
  const unsubscribe = deviceLock('ines').subscribe(written);
  lockDevice('ines');
  unsubscribe();
  expect(written).not.toHaveBeenCalled();
  expect(readLock('ines').locked).toBe(true);
});
