import { useQuery } from '@tanstack/react-query';
import type { JoinedFile } from '@/data/file/collection';
import { fileKinds } from '@/data/file/schema';
import { fileLooks } from '@/data/file/file-kind';
import { fileSize } from '@/lib/files/file-size';
import { roomOptions } from '@/queries/workspace/file';

const sum = (files: readonly JoinedFile[]) => files.reduce((bytes, file) => bytes + file.bytes, 0);

/** How much the files take, by type, and how much this browser has kept and would keep. */
export function Storage({ all }: { all: readonly JoinedFile[] }) {
  const { data: room } = useQuery(roomOptions());
  const total = sum(all);
  const parts = fileKinds
    .map((kind) => ({ kind, ...fileLooks[kind], bytes: sum(all.filter((file) => file.kind === kind)) }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes);
  return (
    <section className="files-room" aria-labelledby="files-room">
      <h2 id="files-room">
        Storage <b>{fileSize(total)}</b>
      </h2>
      <div className="pbar pbar-m" aria-hidden>
        {parts.map(({ kind, variant, bytes }) => (
          <i key={kind} style={{ width: `${(bytes / total) * 100}%`, background: `var(--pz-${variant})` }} />
        ))}
      </div>
      <ul>
        {parts.map(({ kind, label, variant, bytes }) => (
          <li key={kind}>
            <i style={{ background: `var(--pz-${variant})` }} />
            {label}
            <span>{fileSize(bytes)}</span>
          </li>
        ))}
      </ul>
      {room && (
        <div className="files-quota">
          <div
            className="pbar"
            role="meter"
            aria-label="Kept in this browser"
            aria-valuenow={Math.round((room.usage / room.quota) * 100)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuetext={`${fileSize(room.usage)} of ${fileSize(room.quota)}`}
          >
            <i style={{ width: `${Math.max(1, (room.usage / room.quota) * 100)}%` }} />
          </div>
          <small>
            This browser keeps {fileSize(room.usage)} of {fileSize(room.quota)}
          </small>
        </div>
      )}
    </section>
  );
}
