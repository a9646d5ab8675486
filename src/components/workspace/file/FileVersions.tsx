import { type ReactNode, useId } from 'react';
import { Timestamp } from '@/components/ui/Timestamp';
import type { FileVersion, FileWithUser } from '@/data/file/schema';
import type { Person } from '@/data/task/schema';
import { formatFileSize } from '@/lib/files/file-size';
import { commonText } from '@/messages/ui/common';
import { fileText } from '@/messages/workspace/file';
import type { FileActions } from './use-file-actions';

interface Props {
  file: FileWithUser;
  people: readonly Person[];
  actions: FileActions;
}

/** What the file was before, with ways to open it and to go back. */
export function FileVersions({ file, people, actions }: Props) {
  const id = useId();
  const nameOf = ({ byId }: FileVersion) =>
    people.find((person) => person.id === byId)?.name ?? fileText.formerMember;
  const change = actions.canEdit && file.trashedAt === null;
  return (
    <section className="w-100" aria-labelledby={id}>
      <h3 id={id}>{fileText.versions}</h3>
      <ol>
        {file.versions.map((version) => (
          <VersionItem
            key={version.id}
            version={version}
            isShown={version.id === file.current}
            by={nameOf(version)}
          >
            <button
              type="button"
              className="btn btn-quiet btn-sm"
              onClick={() => actions.openVersion(file, version)}
            >
              {commonText.open}
            </button>
            {change && version.id !== file.current && (
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                onClick={() => actions.restoreVersion(file, version)}
              >
                {commonText.restore}
              </button>
            )}
          </VersionItem>
        ))}
      </ol>
      {change && (
        <>
          <input
            id={`${id}-new`}
            type="file"
            className="visually-hidden files-input"
            onChange={(event) => {
              const [content] = event.target.files ?? [];
              if (content) actions.uploadVersion(file, content);
              event.target.value = '';
            }}
          />
          <label className="btn btn-soft-primary btn-sm fit" htmlFor={`${id}-new`}>
            {fileText.uploadANewVersion}
          </label>
        </>
      )}
    </section>
  );
}

interface ItemProps {
  version: FileVersion;
  isShown: boolean;
  by: string;
  children: ReactNode;
}

const VersionItem = ({ version, isShown, by, children }: ItemProps) => (
  <li className="row-3 py-1" aria-current={isShown ? 'true' : undefined}>
    <span className="fill">
      <Timestamp at={version.at} form="full" />
      <small className="d-block text-ink-3">
        {isShown
          ? fileText.shownVersionFacts(formatFileSize(version.bytes), by)
          : fileText.versionFacts(formatFileSize(version.bytes), by)}
      </small>
    </span>
    {children}
  </li>
);
