import { useMutation, useQuery } from '@tanstack/react-query';
import IconRestore from '~icons/tabler/restore';
import { confirmAction } from '@/lib/overlays/confirm';
import { samplePersistenceOptions } from '@/queries/sample';
import { resetSampleDataOptions } from '@/queries/sample-mutation';
import { commonText } from '@/messages/ui/common';
import { sampleDataText } from '@/messages/shell/sample-data';

interface Props {
  className?: string;
}

export function ResetSampleData({ className = 'btn btn-outline-secondary fit' }: Props) {
  const reset = useMutation(resetSampleDataOptions());
  const persistence = useQuery(samplePersistenceOptions());
  const ask = async () => {
    const confirmed = await confirmAction({
      title: sampleDataText.askReset,
      text: sampleDataText.askResetText,
      action: commonText.reset,
      danger: true,
    });
    if (confirmed) reset.mutate();
  };
  return (
    <>
      <button
        type="button"
        className={reset.isPending ? `${className} is-busy` : className}
        aria-disabled={reset.isPending || undefined}
        onClick={() => {
          if (!reset.isPending) void ask();
        }}
      >
        <IconRestore />
        {sampleDataText.resetSampleData}
      </button>
      {persistence.data === false && <p className="form-text">{sampleDataText.storageBlocked}</p>}
    </>
  );
}
