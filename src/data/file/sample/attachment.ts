import { sampleContent } from './content';

/** An attachment of the sample by its file name; ".pdf", ".csv", ".svg" and others of `sampleContent`. */
export function sampleAttachment(name: string) {
  const { size, type } = sampleContent(name);
  return { name, type, bytes: size, blobKey: null };
}
