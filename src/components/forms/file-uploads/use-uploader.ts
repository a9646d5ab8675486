import { browserUploader, type Uploader } from '@/data/uploader';
import { useAuth } from '@/lib/use-auth';
import { memberUploader } from '@/queries/upload';

/** The service for members, this browser for everybody else. */
export const useUploader = (): Uploader => (useAuth().user ? memberUploader : browserUploader);
