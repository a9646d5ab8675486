import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fileQuotaOptions } from '@/queries/workspace/file-address';
import { fileKinds } from '@/data/file/kinds';
import { type FileWithUser } from '@/data/file/schema';
import { fileKindDisplay } from '@/data/file/file-kind';
import { formatFileSize } from '@/lib/files/file-size';
import { storageEstimateOptions } from '@/queries/workspace/file-content';
import { fileText } from '@/messages/workspace/file';
import { kindNames } from './kind-names';

const totalBytes = (files: readonly FileWithUser[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);

interface Props {
  all: readonly FileWithUser[];
  /** The files are of a space. */
  inSpace: boolean;
}

export function StorageUsage({ all, inSpace }: Props) {
  const total = totalBytes(all);
  const parts = fileKinds
    .map((kind) => ({
      kind,
      ...fileKindDisplay[kind],
      bytes: totalBytes(all.filter((file) => file.kind === kind)),
    }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes);
  return (
    <section className="files-storage mt-3 pt-3 px-2 pb-1 rule-above" aria-labelledby="files-room">
      <h2 className="d-flex justify-content-between mb-2 fs-base" id="files-room">
        {fileText.storage(<b>{formatFileSize(total)}</b>)}
      </h2>
      <div className="progress-track progress-track-multi" aria-hidden>
        {parts.map(({ kind, variant, bytes }) => (
          <i
            className="bg-accent rounded-sm"
            key={kind}
            style={{ width: `${(bytes / total) * 100}%`, background: `var(--pz-${variant})` }}
          />
        ))}
      </div>
      <ul className="mt-2 mb-3">
        {parts.map(({ kind, variant, bytes }) => (
          <li key={kind} className="row-2 py-half fs-sm text-ink-2">
            <i className={`dot dot-${variant}`} />
            {kindNames[kind]}
            <span className="num ms-auto">{formatFileSize(bytes)}</span>
          </li>
        ))}
      </ul>
      {inSpace ? <MemberQuota bytes={total} /> : <BrowserQuota />}
    </section>
  );
}

/** Asked again when the bytes of the space have changed. */
function MemberQuota({ bytes }: { bytes: number }) {
  const { data } = useQuery({ ...fileQuotaOptions(bytes), placeholderData: keepPreviousData });
  return data ? <Quota label={fileText.memberQuota} used={data.used} total={data.total} /> : null;
}

function BrowserQuota() {
  const { data } = useQuery(storageEstimateOptions());
  return data ? <Quota label={fileText.browserQuota} used={data.usage} total={data.quota} /> : null;
}

interface QuotaProps {
  label: string;
  used: number;
  total: number;
}

const Quota = ({ label, used, total }: QuotaProps) => (
  <div>
    <div
      className="progress-track"
      role="meter"
      aria-label={label}
      aria-valuenow={Math.round((used / total) * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={fileText.sizeOf(formatFileSize(used), formatFileSize(total))}
    >
      <i
        className="bg-accent rounded-sm"
        style={{ width: `${Math.min(100, Math.max(1, (used / total) * 100))}%` }}
      />
    </div>
    <small className="d-block mt-1 text-ink-3">
      {fileText.quota(label, formatFileSize(used), formatFileSize(total))}
    </small>
  </div>
);
