import type { Editor } from '@tiptap/react';
import type { ComponentType } from 'react';
import IconAlignCentre from '~icons/tabler/align-center';
import IconAlignStart from '~icons/tabler/align-left';
import IconAlignEnd from '~icons/tabler/align-right';
import IconUndo from '~icons/tabler/arrow-back-up';
import IconRedo from '~icons/tabler/arrow-forward-up';
import IconBold from '~icons/tabler/bold';
import IconClear from '~icons/tabler/clear-formatting';
import IconCode from '~icons/tabler/code';
import IconHighlight from '~icons/tabler/highlight';
import IconItalic from '~icons/tabler/italic';
import IconList from '~icons/tabler/list';
import IconListNumbers from '~icons/tabler/list-numbers';
import IconQuote from '~icons/tabler/quote';
import IconRule from '~icons/tabler/separator-horizontal';
import IconCodeBlock from '~icons/tabler/source-code';
import IconStrike from '~icons/tabler/strikethrough';
import IconSub from '~icons/tabler/subscript';
import IconSup from '~icons/tabler/superscript';
import IconUnderline from '~icons/tabler/underline';
import type { Alignment } from '@/components/kits/editor/extension/align';
import type { SimpleMark } from '@/components/kits/editor/extension/simple-marks';
import { commonText } from '@/messages/ui/common';
import { editorText } from '@/messages/ui/editor';

interface Tool {
  label: string;
  Icon: ComponentType;
  run: (editor: Editor) => void;
  /** Whether the mark is active at the caret; omitted for commands without state. */
  isOn?: (editor: Editor) => boolean;
  /** Omitted if always available. */
  can?: (editor: Editor) => boolean;
  keys?: string;
  /** The icon is mirrored in right-to-left. */
  turns?: boolean;
}

const chain = (editor: Editor) => editor.chain().focus();
const align = (label: string, Icon: ComponentType, side: Alignment): Tool => ({
  label,
  Icon,
  turns: true,
  run: (editor) => {
    const value = side === 'start' ? null : side;
    chain(editor)
      .updateAttributes('paragraph', { align: value })
      .updateAttributes('heading', { align: value })
      .run();
  },
  isOn: (editor) =>
    side === 'start'
      ? !editor.isActive({ align: 'center' }) && !editor.isActive({ align: 'end' })
      : editor.isActive({ align: side }),
});
const plain = (label: string, Icon: ComponentType, name: SimpleMark): Tool => ({
  label,
  Icon,
  run: (editor) => chain(editor).togglePlain(name).run(),
  isOn: (editor) => editor.isActive(name),
});

export const tools = {
  undo: {
    label: commonText.undo,
    Icon: IconUndo,
    turns: true,
    keys: 'Ctrl+Z',
    run: (editor) => chain(editor).undo().run(),
    can: (editor) => editor.can().undo(),
  },
  redo: {
    label: commonText.redo,
    Icon: IconRedo,
    turns: true,
    keys: 'Ctrl+Shift+Z',
    run: (editor) => chain(editor).redo().run(),
    can: (editor) => editor.can().redo(),
  },
  bold: {
    label: editorText.bold,
    Icon: IconBold,
    keys: 'Ctrl+B',
    run: (editor) => chain(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  italic: {
    label: editorText.italic,
    Icon: IconItalic,
    keys: 'Ctrl+I',
    run: (editor) => chain(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  underline: {
    label: editorText.underline,
    Icon: IconUnderline,
    keys: 'Ctrl+U',
    run: (editor) => chain(editor).toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  strike: {
    label: editorText.strikeThrough,
    Icon: IconStrike,
    keys: 'Ctrl+Shift+S',
    run: (editor) => chain(editor).toggleStrike().run(),
    isOn: (editor) => editor.isActive('strike'),
  },
  code: {
    label: editorText.code,
    Icon: IconCode,
    keys: 'Ctrl+E',
    run: (editor) => chain(editor).toggleCode().run(),
    isOn: (editor) => editor.isActive('code'),
  },
  highlight: plain(editorText.highlight, IconHighlight, 'highlight'),
  subscript: plain(editorText.subscript, IconSub, 'subscript'),
  superscript: plain(editorText.superscript, IconSup, 'superscript'),
  bulletList: {
    label: editorText.list,
    Icon: IconList,
    turns: true,
    keys: 'Ctrl+Shift+8',
    run: (editor) => chain(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  orderedList: {
    label: editorText.numberedList,
    Icon: IconListNumbers,
    turns: true,
    keys: 'Ctrl+Shift+7',
    run: (editor) => chain(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  blockquote: {
    label: editorText.quote,
    Icon: IconQuote,
    keys: 'Ctrl+Shift+B',
    run: (editor) => chain(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  codeBlock: {
    label: editorText.codeBlock,
    Icon: IconCodeBlock,
    keys: 'Ctrl+Alt+C',
    run: (editor) => chain(editor).toggleCodeBlock().run(),
    isOn: (editor) => editor.isActive('codeBlock'),
  },
  rule: { label: editorText.line, Icon: IconRule, run: (editor) => chain(editor).setHorizontalRule().run() },
  start: align(editorText.alignAtTheStart, IconAlignStart, 'start'),
  center: align(editorText.alignInTheMiddle, IconAlignCentre, 'center'),
  end: align(editorText.alignAtTheEnd, IconAlignEnd, 'end'),
  clear: {
    label: editorText.clearFormatting,
    Icon: IconClear,
    run: (editor) => chain(editor).unsetAllMarks().clearNodes().run(),
  },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;
export const getTool = (name: ToolName): Tool => tools[name];
