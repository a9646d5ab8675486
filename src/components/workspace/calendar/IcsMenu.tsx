import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import IconDots from '~icons/tabler/dots';
import IconExport from '~icons/tabler/calendar-down';
import IconImport from '~icons/tabler/calendar-up';
import { Menu } from '@/components/ui/overlay/Menu';
import type { CalendarEvent } from '@/data/calendar/schema';
import { downloadFile } from '@/lib/files/download';
import { showToast } from '@/lib/overlays/toast';
import { addEventsOptions } from '@/queries/workspace/mutations/calendar';
import { calendarPageText } from '@/messages/workspace/calendar-page';

interface Props {
  /** Events of the visible categories. */
  events: readonly CalendarEvent[];
  /** Also of hidden categories: an import adds none of them again. */
  all: readonly CalendarEvent[];
  /** Readers of a space export only. */
  isReader: boolean;
}

export function IcsMenu({ events, all, isReader }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const add = useMutation(addEventsOptions());
  const save = async () => {
    const { toIcs } = await import('./ics/export-ics');
    downloadFile('plaza.ics', new Blob([toIcs(events)], { type: 'text/calendar' }));
  };
  const take = async (chosen: File) => {
    try {
      const { parseIcs, withoutKnown } = await import('./ics/import-ics');
      const found = parseIcs(await chosen.text());
      if (found.length === 0) throw new Error(calendarPageText.noEventsInFile);
      const fresh = withoutKnown(found, all);
      if (fresh.length > 0) add.mutate(fresh);
      else
        showToast({
          type: 'info',
          title: calendarPageText.nothingToImport,
          text: calendarPageText.nothingToImportHint,
        });
    } catch (error) {
      showToast({
        type: 'error',
        title: calendarPageText.notImported(chosen.name),
        text: error instanceof Error ? error.message : calendarPageText.fileNotRead,
      });
    }
  };
  return (
    <>
      <input
        ref={file}
        type="file"
        hidden
        accept=".ics,text/calendar"
        aria-label={calendarPageText.calendarFile}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) void take(chosen);
          // Lets people choose the same file again.
          event.target.value = '';
        }}
      />
      <Menu
        label={calendarPageText.importAndExport}
        className="btn btn-outline-secondary"
        trigger={
          <>
            <IconDots />
            <span className="d-none d-md-inline">{calendarPageText.importAndExport}</span>
          </>
        }
        items={[
          {
            label: calendarPageText.importACalendarFile,
            icon: <IconImport />,
            disabled: isReader,
            onSelect: () => file.current?.click(),
          },
          { label: calendarPageText.exportAsCalendarFile, icon: <IconExport />, onSelect: () => void save() },
        ]}
      />
    </>
  );
}
