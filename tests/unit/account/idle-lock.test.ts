// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useIdleLock } from '@/components/account/lock/use-idle-lock';
import { readLock } from '@/lib/auth/device-lock';

const isLocked = () => readLock('ines').locked;

describe('useIdleLock', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('locks after the idle time, which activity restarts', () => {
    renderHook(() => useIdleLock('ines', 1));
    vi.advanceTimersByTime(50_000);
    document.dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(50_000);
    expect(isLocked()).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(isLocked()).toBe(true);
  });

  it('locks with the first event after a sleep without timers', () => {
    renderHook(() => useIdleLock('ines', 1));
    vi.setSystemTime(Date.now() + 3_600_000);
    document.dispatchEvent(new Event('pointerdown'));
    expect(isLocked()).toBe(true);
  });

  it('never locks for a visitor or without an idle time', () => {
    renderHook(() => useIdleLock(null, 1));
    renderHook(() => useIdleLock('ines', 0));
    vi.advanceTimersByTime(3_600_000);
    expect(isLocked()).toBe(false);
  });
});
