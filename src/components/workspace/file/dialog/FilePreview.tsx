import { FileContent } from '@/components/kits/preview/FileContent';
import { PreviewDialog } from '@/components/kits/preview/PreviewDialog';
import { Carousel } from '@/components/ui/carousel/Carousel';
import { useStepKeys } from '@/components/ui/carousel/step-keys';
import { kindNames } from '@/components/workspace/file/kind-names';
import { FileRating } from '@/components/workspace/file/rating/FileRating';
import { useRatingKeys } from '@/components/workspace/file/rating/rating-keys';
import type { FileActions } from '@/components/workspace/file/use-file-actions';
import type { FileWithUser } from '@/data/file/schema';
import { fileText } from '@/messages/workspace/file';

interface Props {
  /** As it shows the previewed version. */
  file: FileWithUser;
  /** Files to step through, in list order. */
  siblings: readonly FileWithUser[];
  actions: FileActions;
  onFile: (file: FileWithUser) => void;
  onClose: () => void;
}

/** Steps through the files of the list: by arrow keys, or by a swipe on a picture; rates by digits. */
export function FilePreview({ file, siblings, actions, onFile, onClose }: Props) {
  const around = siblings.filter((other) => other.kind !== 'folder');
  const index = around.findIndex((other) => other.id === file.id);
  const show = (at: number) => {
    const next = around[at];
    if (next) onFile(next);
  };
  useStepKeys((by) => {
    if (index >= 0) show(index + by);
  });
  useRatingKeys((rating) => {
    if (actions.canEdit) actions.rate([file], rating);
  });
  return (
    <PreviewDialog
      file={file}
      lead={`${kindNames[file.kind]}, ${file.size}`}
      footerStart={<FileRating file={file} actions={actions} />}
      onClose={onClose}
    >
      {index >= 0 && around.length > 1 && (
        <Carousel
          label={fileText.files}
          count={around.length}
          index={index}
          onIndex={show}
          arrows="below"
          swipe={file.kind === 'image'}
          shownOnly
        >
          {() => <FileContent file={file} />}
        </Carousel>
      )}
    </PreviewDialog>
  );
}
