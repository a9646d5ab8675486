import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { healthOptions } from '@/queries/shell/health';

/** Seconds before each retry; the last value repeats. */
const RETRY_SECONDS = [5, 10, 20, 30];

export interface HealthWatch {
  /** Undefined before the first answer. */
  healthy: boolean | undefined;
  checking: boolean;
  secondsLeft: number;
  checkCount: number;
  checkNow: () => void;
}

/** Polls /api/v1/health after 5, 10, 20, then every 30 s, and stops when it is healthy. */
export function useHealthWatch(): HealthWatch {
  const { data, isFetching, refetch } = useQuery({ ...healthOptions(), enabled: false });
  const [checkCount, setCheckCount] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(RETRY_SECONDS[0] ?? 5);
  const healthy = data;
  const check = () => {
    void refetch().then(() => {
      setCheckCount((before) => before + 1);
      setSecondsLeft(RETRY_SECONDS[Math.min(checkCount + 1, RETRY_SECONDS.length - 1)] ?? 30);
    });
  };
  useEffect(() => {
    if (healthy === true || isFetching) return undefined;
    const timer = setTimeout(() => (secondsLeft > 1 ? setSecondsLeft(secondsLeft - 1) : check()), 1000);
    return () => clearTimeout(timer);
  });
  return { healthy, checking: isFetching, secondsLeft, checkCount, checkNow: check };
}
