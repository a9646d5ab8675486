import type { Subject } from './shoot';

export const openStates: readonly Subject[] = [];
