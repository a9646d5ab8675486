import { type Editor, useEditorState } from '@tiptap/react';
import { Fragment, type ReactNode, useRef } from 'react';
import { useRovingFocus } from '@/components/ui/hooks/use-roving-focus';
import { editorText } from '@/messages/ui/editor';
import { getTool, type ToolName } from './tools';

interface Props {
  editor: Editor;
  /** Buttons, in groups. */
  groups: readonly (readonly ToolName[])[];
  label?: string;
  /** Controls before and after the buttons. */
  before?: ReactNode;
  after?: ReactNode;
}

export function Toolbar({ editor, groups, label = editorText.textStyle, before, after }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useRovingFocus(bar);
  const state = useEditorState({
    editor,
    selector: ({ editor }) =>
      Object.fromEntries(
        groups.flat().map((name) => {
          const { isOn, can } = getTool(name);
          return [name, { on: isOn?.(editor) ?? null, can: can?.(editor) ?? true }];
        }),
      ),
  });
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className="rich-text-toolbar flex-wrap row-half p-1 rule-below"
    >
      {before}
      {groups.map((group, at) => (
        <Fragment key={group.join()}>
          {(at > 0 || before) && <i aria-hidden="true" />}
          {group.map((name) => {
            const { label: toolLabel, Icon, keys, turns, run } = getTool(name);
            const { on, can } = state[name] ?? { on: null, can: true };
            return (
              <button
                key={name}
                type="button"
                className={`icon-button icon-button-sm${on ? ' is-on' : ''}${turns ? ' flip-in-rtl' : ''}`}
                aria-label={toolLabel}
                title={keys ? `${toolLabel} (${keys})` : toolLabel}
                aria-pressed={on ?? undefined}
                aria-disabled={!can || undefined}
                onClick={() => can && run(editor)}
              >
                <Icon />
              </button>
            );
          })}
        </Fragment>
      ))}
      {after}
    </div>
  );
}
