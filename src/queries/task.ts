import { getBoard } from '@/data/task';
import { sampleQuery } from './sample';

/** Columns and cards of the board in their order. */
export const boardOptions = () => sampleQuery(['board'], getBoard);
