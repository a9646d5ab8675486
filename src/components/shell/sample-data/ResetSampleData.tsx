import { useMutation, useQuery } from '@tanstack/react-query';
import IconRestore from '~icons/tabler/restore';
import { confirmAction } from '@/lib/overlays/confirm';
import { samplePersistenceOptions } from '@/queries/sample';
import { resetSampleDataOptions } from '@/queries/sample-mutation';

interface Props {
  className?: string;
}

export function ResetSampleData({ className = 'btn btn-outline-secondary' }: Props) {
  const reset = useMutation(resetSampleDataOptions());
  const persistence = useQuery(samplePersistenceOptions());
  const ask = async () => {
    const confirmed = await confirmAction({
      title: 'Reset the sample data?',
      text: 'Chats, files, invoices and tasks return to their original state. Your changes are deleted.',
      action: 'Reset',
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
        Reset sample data
      </button>
      {persistence.data === false && (
        <p className="form-text">This browser blocks storage: changes last until you close the tab.</p>
      )}
    </>
  );
}
