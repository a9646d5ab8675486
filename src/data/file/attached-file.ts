import { seedVersionId } from './sample-id';
import { shownVersion } from './shown-version';

interface Attachment {
  name: string;
  bytes: number;
  /** Media type; by default only the name tells the kind. */
  type?: string;
  /** Null for attachments of the sample. */
  blobKey: string | null;
}

/** An attachment as the previews take it. Content of the sample is made from the name. */
export const attachedFile = ({ name, bytes, type = '', blobKey }: Attachment) => ({
  title: name,
  ...shownVersion(name, { id: blobKey ?? seedVersionId(name), bytes, type, at: '', byId: null }),
});
