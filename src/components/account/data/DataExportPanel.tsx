import { useMutation, useQuery } from '@tanstack/react-query';
import IconDownload from '~icons/tabler/download';
import IconPackage from '~icons/tabler/package-export';
import IconTrash from '~icons/tabler/trash';
import type { DataExport } from '@contract/account/data-export';
import { Timestamp } from '@/components/ui/Timestamp';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { formatFileSize } from '@/lib/files/file-size';
import {
  dataExportOptions,
  deleteDataExportOptions,
  isExportActive,
  startDataExportOptions,
} from '@/queries/account/data-export';
import { SettingsPanel } from '@/components/account/settings/SettingsPanel';
import { commonText } from '@/messages/ui/common';
import { dataText } from '@/messages/account/data';

const ExportProgress = ({ current: { done, total } }: { current: DataExport }) => (
  <div className="stack-2 mb-3">
    <p className="num" role="status">
      {total > 0 ? dataText.preparing(done, total) : dataText.waitingForItsTurn}
    </p>
    <progress className="w-100" aria-label={dataText.exportProgress} max={Math.max(total, 1)} value={done} />
  </div>
);

const ExportState = ({ current }: { current: DataExport | null }) => {
  if (current?.state === 'failed')
    return (
      <p className="mb-3" role="alert">
        {dataText.exportFailed}
      </p>
    );
  if (current && isExportActive(current)) return <ExportProgress current={current} />;
  if (!current?.file) return null;
  const { bytes, expiresAt } = current.file;
  return (
    <p className="mb-3" role="status">
      {dataText.ready(formatFileSize(bytes), <Timestamp at={expiresAt} form="full" />)}
    </p>
  );
};

const ExportActions = ({ current }: { current: DataExport | null }) => {
  const start = useMutation(startDataExportOptions());
  const remove = useMutation(deleteDataExportOptions());
  const isBusy = start.isPending || remove.isPending;
  const active = isExportActive(current);
  const press = (run: () => void) => () => {
    if (!isBusy) run();
  };
  return (
    <div className="row-2 flex-wrap">
      {current?.file && (
        <a className="btn btn-primary" href={current.file.url} download>
          <IconDownload />
          {commonText.download}
        </a>
      )}
      {!active && (
        <button
          type="button"
          className={`btn ${current?.file ? 'btn-outline-secondary' : 'btn-primary'}${start.isPending ? ' is-busy' : ''}`}
          aria-disabled={isBusy || undefined}
          onClick={press(() => start.mutate())}
        >
          <IconPackage />
          {current ? dataText.exportAgain : dataText.exportMyData}
        </button>
      )}
      {current && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={isBusy || undefined}
          onClick={press(() => remove.mutate())}
        >
          <IconTrash />
          {active ? dataText.cancelExport : dataText.deleteExport}
        </button>
      )}
    </div>
  );
};

export function DataExportPanel() {
  const { data, error, refetch } = useQuery(dataExportOptions());
  return (
    <SettingsPanel id="data-export" title={dataText.export} lead={dataText.exportHint}>
      {data === undefined && error && (
        <ErrorState title={dataText.exportLoadFailed} error={error} retry={() => void refetch()} />
      )}
      {data === undefined && !error && <Skeleton what={dataText.yourExport} rows={1} />}
      {data !== undefined && (
        <>
          <ExportState current={data} />
          <ExportActions current={data} />
        </>
      )}
    </SettingsPanel>
  );
}
