/** Keywords; the first is the name. */
export interface Emoji {
  sign: string;
  words: readonly string[];
}

/** One per line: emoji, name, keywords. */
const EMOJI_LINES = `
😀 grinning happy
😄 smile happy joy
😂 joy laugh tears
🤣 rofl laugh floor
😊 blush smile warm
🙂 slight_smile fine
😉 wink
😍 heart_eyes love
😘 kiss
😋 yum tasty
😎 sunglasses cool
🤩 star_struck wow
🥳 party celebrate birthday
🤗 hug
🤔 thinking hmm
🤨 eyebrow doubt
😐 neutral
😶 speechless quiet
🙄 eye_roll
😏 smirk
😴 sleep tired
😪 sleepy
🤒 ill thermometer
🤕 hurt bandage
🥵 hot heat
🥶 cold freezing
😱 scream shock
😳 flushed
🥺 pleading please
😢 cry sad
😭 sob cry
😤 huff
😡 angry rage
🤯 mind_blown
😅 sweat_smile phew
😇 angel halo
🤓 nerd
🤡 clown
👻 ghost
💀 skull
👽 alien
🤖 robot
👋 wave hello bye
👍 thumbs_up yes good like
👎 thumbs_down no bad
👏 clap applause
🙌 raised_hands hooray
🙏 pray please thanks
🤝 handshake deal
💪 strong muscle
👀 eyes look
✌️ peace victory
🤞 fingers_crossed luck
👌 ok fine
🫶 heart_hands
❤️ heart love
🧡 orange_heart
💛 yellow_heart
💚 green_heart
💙 blue_heart
💜 purple_heart
🖤 black_heart
💔 broken_heart
💯 hundred full
✨ sparkles
⭐ star
🔥 fire hot lit
💥 boom
💡 lamp light idea bulb
🏮 lantern lamp
🎉 tada party celebrate
😮 surprised wow open_mouth
🔧 spanner wrench tool repair
🪑 chair seat
📦 parcel box package
🎂 cake birthday
🎁 gift present
🎈 balloon
🎵 music note
🎶 notes music song
🎸 guitar
🎻 violin
🎭 theatre masks
🎨 art paint
📷 camera photo
🎬 film clapper
📚 books read
📖 book open
✏️ pencil write
📝 memo note
📌 pin
📎 clip
🔗 link
🔒 lock
🔑 key
🔨 hammer
🧰 toolbox
🧵 thread sewing
📅 calendar date
⏰ alarm clock
⏳ hourglass time
📣 megaphone news
🔔 bell
✅ check done yes
❌ cross no wrong
❓ question
❗ exclamation
⚠️ warning
♻️ recycle
🌱 seedling plant
🌳 tree
🌲 evergreen tree
🌵 cactus
🌻 sunflower flower
🌷 tulip flower
🌹 rose flower
🍂 leaves autumn
🍋 lemon
🍊 orange
🍎 apple
🍐 pear quince
🍇 grapes
🍓 strawberry
🍅 tomato
🥕 carrot
🥔 potato
🥬 greens lettuce
🍄 mushroom
🍞 bread
🥐 croissant
🧀 cheese
🥚 egg
🍕 pizza
🍔 burger
🍲 stew soup pot
🍰 cake
🍪 cookie
🍫 chocolate
🍿 popcorn
☕ coffee
🍵 tea
🍺 beer
🍷 wine
🥂 cheers glasses
🐦 bird pigeon
🕊️ dove pigeon peace
🐱 cat
🐶 dog
🐭 mouse
🐰 rabbit
🦊 fox
🐻 bear
🐸 frog
🐝 bee
🦋 butterfly
🐌 snail
🐟 fish
☀️ sun sunny
🌤️ fair
☁️ cloud
🌧️ rain
⛈️ storm thunder
❄️ snow snowflake
🌈 rainbow
🌙 moon night
🌊 wave sea
🚲 bike bicycle
🚋 tram
🚌 bus
🚂 train
🚗 car
⛵ boat sail
✈️ plane flight
🚀 rocket launch
🏠 house home
🏛️ hall museum
⛲ fountain
🏖️ beach
⛰️ mountain
🗺️ map
🧭 compass
⚽ football
🏀 basketball
🎾 tennis
🏃 run runner
🚶 walk
🏊 swim
🏆 trophy win
🎯 target
🎲 dice game
🧩 puzzle
🛒 cart market
💰 money
📈 chart_up growth
📉 chart_down
💻 laptop computer
📱 phone
🗑️ bin
`;

export const emojis: readonly Emoji[] = EMOJI_LINES.trim()
  .split('\n')
  .map((line) => {
    const [sign = '', ...words] = line.split(' ');
    return { sign, words };
  });

const MAX_RESULTS = 8;

/** Up to eight emoji with a keyword that starts with `start` (also after a _); name matches first. */
export function findEmoji(start: string): Emoji[] {
  const wanted = start.toLowerCase();
  const begins = (word: string | undefined): boolean =>
    word !== undefined && (word.startsWith(wanted) || word.includes(`_${wanted}`));
  const found = emojis.filter(({ words }) => words.some(begins));
  return found
    .toSorted((a, b) => Number(begins(b.words[0])) - Number(begins(a.words[0])))
    .slice(0, MAX_RESULTS);
}
