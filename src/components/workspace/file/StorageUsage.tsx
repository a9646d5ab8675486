import { useQuery } from '@tanstack/react-query';
import { type FileWithUser, fileKinds } from '@/data/file/schema';
import { fileKindDisplay } from '@/data/file/file-kind';
import { formatFileSize } from '@/lib/files/file-size';
import { storageEstimateOptions } from '@/queries/workspace/file-content';

const totalBytes = (files: readonly FileWithUser[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);

export function StorageUsage({ all }: { all: readonly FileWithUser[] }) {
  const { data: room } = useQuery(storageEstimateOptions());
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
    <section className="files-storage" aria-labelledby="files-room">
      <h2 id="files-room">
        Storage <b>{formatFileSize(total)}</b>
      </h2>
      <div className="progress-track progress-track-multi" aria-hidden>
        {parts.map(({ kind, variant, bytes }) => (
          <i key={kind} style={{ width: `${(bytes / total) * 100}%`, background: `var(--pz-${variant})` }} />
        ))}
      </div>
      <ul>
        {parts.map(({ kind, label, variant, bytes }) => (
          <li key={kind}>
            <i style={{ background: `var(--pz-${variant})` }} />
            {label}
            <span>{formatFileSize(bytes)}</span>
          </li>
        ))}
      </ul>
      {room && (
        <div className="files-quota">
          <div
            className="progress-track"
            role="meter"
            aria-label="Stored in this browser"
            aria-valuenow={Math.round((room.usage / room.quota) * 100)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuetext={`${formatFileSize(room.usage)} of ${formatFileSize(room.quota)}`}
          >
            <i style={{ width: `${Math.max(1, (room.usage / room.quota) * 100)}%` }} />
          </div>
          <small>
            This browser stores {formatFileSize(room.usage)} of {formatFileSize(room.quota)}
          </small>
        </div>
      )}
    </section>
  );
}
