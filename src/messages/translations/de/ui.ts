import { art } from './ui/art';
import { chart } from './ui/chart';
import { chatKit } from './ui/chat-kit';
import { common } from './ui/common';
import { completion } from './ui/completion';
import { control } from './ui/control';
import { drag } from './ui/drag';
import { editor } from './ui/editor';
import { emoji } from './ui/emoji';
import { errors } from './ui/errors';
import { folded } from './ui/folded';
import { form } from './ui/form';
import { map } from './ui/map';
import { option } from './ui/option';
import { overlay } from './ui/overlay';
import { part } from './ui/part';
import { preview } from './ui/preview';
import { problem } from './ui/problem';
import { selectionBar } from './ui/selection-bar';
import { status } from './ui/status';
import { table } from './ui/table';
import { tableChart } from './ui/table-chart';
import { time } from './ui/time';
import { undo } from './ui/undo';

export const messages = {
  art,
  chart,
  'chat-kit': chatKit,
  common,
  completion,
  control,
  drag,
  editor,
  emoji,
  errors,
  folded,
  form,
  map,
  option,
  overlay,
  part,
  preview,
  problem,
  'selection-bar': selectionBar,
  status,
  table,
  'table-chart': tableChart,
  time,
  undo,
};
