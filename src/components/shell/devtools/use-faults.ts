import { useStore } from '@/lib/store/use-store';
import { faultStore } from './faults';

export const useFaults = () => useStore(faultStore);
