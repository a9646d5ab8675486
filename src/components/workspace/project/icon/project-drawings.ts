import IconMarket from '~icons/ri/store-2-fill';
import IconBench from '~icons/solar/chair-2-bold';
import IconLamp from '~icons/solar/lamp-bold';
import IconTram from '~icons/ri/train-fill';
import IconTools from '~icons/solar/toolbox-bold';
import IconMusic from '~icons/solar/music-note-bold';
import IconWater from '~icons/ri/drop-fill';
import IconMap from '~icons/ri/map-pin-fill';
import IconBee from '~icons/ri/bug-fill';
import IconCamera from '~icons/ri/camera-fill';
import IconBike from '~icons/ri/bike-fill';
import IconRepair from '~icons/ri/hammer-fill';
import IconGarden from '~icons/ri/plant-fill';
import IconReading from '~icons/ri/book-open-fill';
import IconPeople from '~icons/ri/team-fill';
import IconCoffee from '~icons/ri/cup-fill';
import IconHouse from '~icons/ri/home-4-fill';
import IconNews from '~icons/ri/megaphone-fill';
import IconStar from '~icons/solar/star-bold';
import IconHeart from '~icons/solar/heart-bold';
import IconFlag from '~icons/solar/flag-bold';
import IconFire from '~icons/solar/fire-bold';
import IconChat from '~icons/solar/chat-round-bold';
import IconHealth from '~icons/solar/stethoscope-bold';

/** Drawings by the name that a project holds. Loaded after the list: sets of their own, for what members choose. */
export const projectDrawings = {
  market: IconMarket,
  bench: IconBench,
  lamp: IconLamp,
  tram: IconTram,
  tools: IconTools,
  music: IconMusic,
  water: IconWater,
  map: IconMap,
  bee: IconBee,
  camera: IconCamera,
  bike: IconBike,
  repair: IconRepair,
  garden: IconGarden,
  reading: IconReading,
  people: IconPeople,
  coffee: IconCoffee,
  house: IconHouse,
  news: IconNews,
  star: IconStar,
  heart: IconHeart,
  flag: IconFlag,
  fire: IconFire,
  chat: IconChat,
  health: IconHealth,
};
