import { sampleUuid } from '@/data/store/sample-uuid';

export const sampleFileId = (number: number): string => sampleUuid('da7a0005', number);

const SEED_PREFIX = 'seed:';

/** Id of the first version of a sample file, whose content is made when it is read. */
export const seedVersionId = (title: string): string => `${SEED_PREFIX}${title}`;

/** Null for a version that was uploaded. */
export const seedTitleOf = (id: string): string | null =>
  id.startsWith(SEED_PREFIX) ? id.slice(SEED_PREFIX.length) : null;
