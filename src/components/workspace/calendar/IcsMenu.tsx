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
      if (found.length === 0) throw new Error('The file contains no events.');
      const fresh = withoutKnown(found, all);
      if (fresh.length > 0) add.mutate(fresh);
      else showToast({ type: 'info', title: 'Nothing to import', text: 'All events are in the calendar.' });
    } catch (error) {
      showToast({
        type: 'error',
        title: `${chosen.name} not imported`,
        text: error instanceof Error ? error.message : 'The file could not be read.',
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
        aria-label="Calendar file"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) void take(chosen);
          // Lets people choose the same file again.
          event.target.value = '';
        }}
      />
      <Menu
        label="Import and export"
        className="btn btn-outline-secondary calendar-file"
        trigger={
          <>
            <IconDots />
            <span>Import and export</span>
          </>
        }
        items={[
          {
            label: 'Import a calendar file',
            icon: <IconImport />,
            disabled: isReader,
            onSelect: () => file.current?.click(),
          },
          { label: 'Export as calendar file', icon: <IconExport />, onSelect: () => void save() },
        ]}
      />
    </>
  );
}
