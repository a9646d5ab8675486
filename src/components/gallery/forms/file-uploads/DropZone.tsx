import { UploadBox } from './UploadBox';

/** By button, by drop or by paste: focus the field and press Ctrl V. */
export const DropZone = () => <UploadBox label="Choose a file" help="Or drop it here, or paste it" />;
