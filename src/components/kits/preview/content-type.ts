import type { FileRecord } from '@/data/file/schema';

type Content = Pick<FileRecord, 'title' | 'type' | 'bytes'>;

/** Larger text files are slow to render and have no preview. */
const MAX_TEXT_BYTES = 500_000;

export const isText = ({ type, title, bytes }: Content): boolean =>
  bytes <= MAX_TEXT_BYTES &&
  (type.startsWith('text/') || /\.(?:txt|md|csv|tsv|json|log|ya?ml|xml|html?|css|[jt]s)$/iu.test(title));

export const isPdf = ({ type, title }: Omit<Content, 'bytes'>): boolean =>
  type === 'application/pdf' || /\.pdf$/iu.test(title);
