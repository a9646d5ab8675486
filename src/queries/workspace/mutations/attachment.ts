import { mutationOptions } from '@tanstack/react-query';
import { storeBlob } from '@/data/store/blob';
import { attachmentText } from '@/messages/workspace/attachment';

export const storeAttachmentOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async (file: File) => {
      const id = crypto.randomUUID();
      await storeBlob(id, file);
      return { id, name: file.name, bytes: file.size, blobKey: id };
    },
    meta: { failure: attachmentText.fileNotSaved },
  });
