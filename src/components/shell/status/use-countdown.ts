import { useEffect, useState } from 'react';

const DAY = 86_400;

/** Whole units; all zero after the date. */
export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  over: boolean;
}

export function countdown(until: Date, now: Date): Countdown {
  const left = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
    over: left === 0,
  };
}

export function useCountdown(until: Date): Countdown {
  const [now, setNow] = useState(() => new Date());
  const left = countdown(until, now);
  useEffect(() => {
    if (left.over) return undefined;
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, [left.over]);
  return left;
}
