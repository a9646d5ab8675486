import { sampleContentInfo } from './content';

/** An attachment of the sample by its file name; ".pdf", ".csv", ".svg" and others of `sampleContent`. */
export const sampleAttachment = (name: string) => ({ name, ...sampleContentInfo(name), blobKey: null });
