import { useSyncExternalStore } from 'react';
import { getFaults, subscribeFaults } from './faults';

/** What the tester's console injects now, by target. */
export const useFaults = () => useSyncExternalStore(subscribeFaults, getFaults);
