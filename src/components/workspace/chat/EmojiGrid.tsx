const EMOJI: readonly (readonly [emoji: string, name: string])[] = [
  ['👍', 'Thumbs up'],
  ['❤️', 'Heart'],
  ['😂', 'Laughing'],
  ['🎉', 'Party'],
  ['😮', 'Surprised'],
  ['🙏', 'Thank you'],
  ['😊', 'Smiling'],
  ['😉', 'Winking'],
  ['😍', 'In love'],
  ['🤔', 'Thinking'],
  ['😢', 'Sad'],
  ['😅', 'Relieved'],
  ['👏', 'Applause'],
  ['👋', 'Waving'],
  ['💪', 'Strong'],
  ['🤝', 'Handshake'],
  ['🔥', 'Fire'],
  ['✨', 'Sparkles'],
  ['☀️', 'Sun'],
  ['🌧️', 'Rain'],
  ['🍋', 'Lemon'],
  ['☕', 'Coffee'],
  ['🥐', 'Croissant'],
  ['🚋', 'Tram'],
  ['🚲', 'Bicycle'],
  ['💡', 'Lamp'],
  ['🔧', 'Spanner'],
  ['🪑', 'Seat'],
  ['🎶', 'Music'],
  ['📦', 'Parcel'],
];

export const EmojiGrid = ({ onPick }: { onPick: (emoji: string) => void }) => (
  <div className="emoji-grid">
    {EMOJI.map(([emoji, name]) => (
      <button key={emoji} type="button" aria-label={name} onClick={() => onPick(emoji)}>
        {emoji}
      </button>
    ))}
  </div>
);
