import { listFiles } from '@/data/file';
import { sampleQuery } from './sample';

/** Files joined with their user. */
export const filesOptions = () => sampleQuery(['files'], listFiles);
