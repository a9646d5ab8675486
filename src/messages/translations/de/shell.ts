import { about } from './shell/about';
import { accountMenu } from './shell/account-menu';
import { customizer } from './shell/customizer';
import { frame } from './shell/frame';
import { header } from './shell/header';
import { keys } from './shell/keys';
import { layout } from './shell/layout';
import { more } from './shell/more';
import { navigation } from './shell/navigation';
import { notFound } from './shell/not-found';
import { notice } from './shell/notice';
import { overlay } from './shell/overlay';
import { page } from './shell/page';
import { palette } from './shell/palette';
import { sampleData } from './shell/sample-data';
import { setting } from './shell/setting';
import { status } from './shell/status';
import { visitor } from './shell/visitor';

export const messages = {
  about,
  'account-menu': accountMenu,
  customizer,
  frame,
  header,
  keys,
  layout,
  more,
  navigation,
  'not-found': notFound,
  notice,
  overlay,
  page,
  palette,
  'sample-data': sampleData,
  setting,
  status,
  visitor,
};
