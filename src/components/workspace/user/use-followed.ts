import { useState } from 'react';

const KEY = 'plaza.sample-follows';

const read = (): number[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
};

/** Whether a person of the sample data is followed on this device, and the way to change it. */
export function useFollowed(id: number): [boolean, (on: boolean) => void] {
  const [ids, setIds] = useState(read);
  const set = (on: boolean) => {
    const next = on ? [...ids, id] : ids.filter((other) => other !== id);
    localStorage.setItem(KEY, JSON.stringify(next));
    setIds(next);
  };
  return [ids.includes(id), set];
}
