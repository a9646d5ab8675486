import { useMutation, useQuery } from '@tanstack/react-query';
import IconRestore from '~icons/tabler/restore';
import { confirmAction } from '@/lib/overlays/confirm';
import { resetSampleDataOptions, samplePersistenceOptions } from '@/queries/sample';

interface Props {
  className?: string;
}

export function ResetSampleData({ className = 'btn btn-outline-secondary' }: Props) {
  const reset = useMutation(resetSampleDataOptions());
  const kept = useQuery(samplePersistenceOptions());
  const ask = async () => {
    const sure = await confirmAction({
      title: 'Reset the sample data?',
      text: 'Chats, files, invoices, tasks and the rest go back to how they came. What you added here is gone for good.',
      action: 'Reset',
      danger: true,
    });
    if (sure) reset.mutate();
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
      {kept.data === false && (
        <p className="form-text">This browser keeps nothing: changes last until the tab is closed.</p>
      )}
    </>
  );
}
