import type { SeedPost } from './types';

/** The weeks up to two days ago, oldest first. */
export const recentPosts: readonly SeedPost[] = [
  {
    by: 'dimitri',
    text: 'The loud grinder is being repaired. For three days you will hear each other. Choose your tables carefully.',
  },
  {
    by: 'freya',
    text: 'We measured puddles. Deepest: outside the library, 11 cm. Most popular: also outside the library. #Library',
  },
  {
    by: 'zofia',
    text: 'Please check the bonfire heap for hedgehogs before you light it. Lift, look, then light. They will be asleep and trusting. #Birds',
  },
  {
    by: 'teo',
    text: 'Question for the whole square: seeds on the outside, yes or no? I will not change anything. I only want to know who you are. #Bread',
    poll: {
      options: [
        ['Outside, everywhere', 26],
        ['Inside only', 11],
        ['No seeds, ever', 7],
      ],
      hours: 72,
    },
    replies: [
      { by: 'greta', text: 'Outside, and I want to be finding them in my scarf until evening.' },
      { by: 'lucia', text: 'As the person who sells dental floss, I vote outside.' },
    ],
  },
  {
    by: 'ada',
    text: 'To the small boy who waves at every tram from the window over the pharmacy: we all wave back. There is a rota.',
    replies: [
      { by: 'lucia', text: 'He keeps a tally on the wall. You are leading, Ada.' },
      { by: 'ines', text: 'I needed this today.' },
    ],
  },
  {
    by: 'hana',
    text: 'Window 211: the clock mender’s. Nine clocks, nine different times, and one man who looks entirely calm.',
    replies: [{ by: 'jonas', text: 'They are all right. Just not all here.' }],
  },
  {
    by: 'noor',
    text: 'Measured drawing of the arcade: 23 arches, and the eleventh is 4 cm narrower than the rest. Why?',
    scenes: [['plaza', 'The arcade in afternoon light']],
    replies: [
      {
        by: 'bruno',
        text: 'They started from both ends.',
        replies: [
          { by: 'noor', text: 'That is the best answer I have had to anything in two years of studying.' },
        ],
      },
      { by: 'tomas', text: 'And the two masters were brothers who did not speak. It is in the letters.' },
    ],
  },
  {
    by: 'oskar',
    text: 'A jar of library honey to whoever took my ladder by mistake and brings it back without a story.',
  },
  {
    by: 'carmen',
    text: 'The king has curtains. The queen has ambition. The dragon has a zip that sticks. Help? #Repair',
    replies: [{ by: 'aisha', text: 'Beeswax on the teeth, then the fire will come out smoothly.' }],
  },
  { by: 'samir', text: 'Drew 2 to 2. Several grown people wept. One of them was the referee.' },
  {
    by: 'sofia',
    text: 'Hospital corridor, five in the morning, somebody humming the alto line. Amara, you are everywhere now. #Choir',
  },
  {
    by: 'emre',
    text: 'Half price on fringes until the play, because I have seen the rehearsal photographs.',
  },
  {
    by: 'henrik',
    text: 'The crossing on Mill Street gets its longer green phase from tomorrow. It took four letters and one very patient engineer. Thank you, Leila. #Council',
    replies: [
      { by: 'wanda', text: 'I timed it with the stick. I can now cross AND look at the shop windows.' },
    ],
  },
  {
    by: 'felix',
    text: 'Did you know the ferry has sailed exactly on time 1,204 times in a row? I do not want to say it out loud. I am typing it very quietly.',
    replies: [
      { by: 'luis', text: 'Delete this.' },
      { by: 'elsa', text: 'Delete this, Felix.' },
    ],
  },
  {
    by: 'felix',
    text: 'The ferry was two minutes late. I would like to apologise to everybody on board.',
  },
  {
    by: 'nadia',
    text: 'Frost took the last courgette. It died as it lived: enormous and unasked for. #Allotments',
  },
  {
    by: 'wanda',
    text: 'There used to be a photographer with a wooden horse next to the fountain. If you have a picture on that horse, bring it to the library on Friday. I want to see who we were.',
    replies: [
      { by: 'mei', text: 'I have put a box and a scanner by the door. Names on the back, please.' },
      {
        by: 'teo',
        text: 'My father, aged four, furious. I will bring him.',
        replies: [{ by: 'wanda', text: 'He was furious at forty too. Lovely man.' }],
      },
      {
        by: 'tomas',
        text: 'The archive would be glad of copies, with your permission, and of the stories even more.',
      },
    ],
  },
  {
    by: 'kofi',
    text: 'What is the oldest electrical thing you use every day? Mine is a 1962 hand mixer, two speeds: off and regret. #Repair',
    replies: [
      { by: 'greta', text: 'A globe with a lamp inside. Half of its countries are gone, the lamp is fine.' },
      { by: 'dimitri', text: 'The till. It does not print, it confesses.' },
    ],
  },
  {
    by: 'mateo',
    text: 'A tourist asked for “something local”. I played the ice-cream van. He tipped. I live with this.',
  },
  {
    by: 'priya',
    text: 'Clinic is full until the twelfth. Meanwhile: chin back, shoulders down, and carry the shopping in BOTH hands.',
  },
  {
    by: 'ivy',
    text: 'Found at the last flea market, unclaimed: one trumpet, one left ski, a birthday card that says “to my favourite Tuesday”. #FleaMarket #LostAndFound',
    replies: [
      { by: 'mateo', text: 'The trumpet is not mine, but it could be.' },
      {
        by: 'elsa',
        text: 'Left ski: please tell me there is a blue stripe.',
        replies: [{ by: 'ivy', text: 'There is a blue stripe.' }],
      },
    ],
  },
  {
    by: 'leila',
    text: 'Power cut on Rope Lane was a swan. The swan is well. The transformer is thinking about it. #Lamps',
    replies: [{ by: 'nils', text: 'For once it was not the goose.' }],
  },
  { by: 'marta', text: 'Wreath workshop: wire, moss, arguments about symmetry. Twelve places, two left.' },
  {
    by: 'luis',
    text: 'Fog until ten. If you hear three short blasts, that is me saying sorry in advance. #Harbour',
  },
  {
    by: 'bruno',
    text: 'Someone asked what the hardest part of the work is. Waiting for the mortar, and not touching it.',
  },
  {
    by: 'lucia',
    text: 'No, you cannot take both. No, not even “just today”. Yes, I can see the leaflet. I wrote the leaflet.',
  },
  {
    by: 'zofia',
    text: 'Swift boxes: 26 up, 14 taken last summer. I am counting sleeps until May like a child. #Birds',
    poll: {
      options: [
        ['On my house, please', 19],
        ['On the school', 23],
        ['Where are the swifts now?', 12],
      ],
      hours: 96,
    },
  },
  {
    by: 'rui',
    text: 'Three reports this week, two of them about the same misunderstanding about parking. Talk to each other first, then to me. I make good coffee either way.',
    quotes: 'rules',
  },
  {
    by: 'aisha',
    text: 'Every coat has a story in the lining. Today: a tram ticket from 1979, a recipe, a tooth.',
    replies: [
      {
        by: 'carmen',
        text: 'A TOOTH?',
        replies: [{ by: 'aisha', text: 'A milk tooth. Wrapped in paper with a date. I sewed it back in.' }],
      },
    ],
  },
  {
    by: 'abel',
    text: 'Cleaning the projector takes four hours and one toothbrush. I would not swap jobs with anybody. #Cinema',
  },
  {
    by: 'greta',
    text: 'Lesson for today, free of charge: the square is not a square. It is a trapezium. You have all been lied to, including by me, for thirty-four years.',
    key: 'trapezium',
    replies: [
      { by: 'noor', text: 'North side 82.4 m, south side 79.1 m. Confirmed, with grief.' },
      { by: 'jonas', text: 'First the clock, now this.' },
      { by: 'freya', text: 'Class 2b wants to know whether the town must be renamed.' },
    ],
  },
  {
    by: 'nils',
    text: 'I was asked for directions today. By a person. And I KNEW. I would like this day recorded.',
    replies: [{ by: 'tomas', text: 'Recorded. Box 1,188.' }],
  },
  {
    by: 'elsa',
    text: '6.2 degrees. Counting breaths, not strokes. Somebody on the mole clapped. #Harbour',
    scenes: [['sea', 'Orange morning light over calm water']],
  },
  {
    by: 'omar',
    text: 'Quinces! Do not eat them. Cook them until the kitchen smells like somebody’s grandmother. #Market',
    replies: [
      { by: 'nadia', text: 'With bay and a very little pepper. Trust me.' },
      {
        by: 'ines',
        text: 'Two kilos please, I will come after work.',
        replies: [{ by: 'omar', text: 'Kept for you behind the scales.' }],
      },
    ],
  },
  {
    by: 'pavel',
    text: 'A nine-year-old beat me in nineteen moves, shook my hand and asked if I needed a moment. I did. #Chess',
  },
  {
    by: 'yara',
    text: 'The lane is painted. THE LANE IS PAINTED. It is green and it is continuous and I rode it four times. #Bikes',
    scenes: [['hill', 'Green hills under a low sun']],
    replies: [
      { by: 'henrik', text: 'You counted, we painted. That is how it should work.' },
      { by: 'samir', text: 'Rode it to the match. We lost, but we arrived well.' },
    ],
  },
  {
    by: 'mei',
    text: 'The “blind date with a book” shelf is up: wrapped, three words on the paper. One says “ship, regret, oranges”. Tell me how it goes. #Library',
  },
  {
    by: 'amara',
    text: 'Programme for the winter concert is fixed: six old songs, two new ones, one everybody knows and pretends not to. #Choir',
  },
  {
    by: 'cato',
    text: 'Repainted the tram stop bench number by hand, because the stencil had lost its will to live. Number 7 now has a serif and a future.',
    replies: [{ by: 'ada', text: 'I saw! I stopped the tram a second longer so that everyone could.' }],
  },
  {
    by: 'tomas',
    text: 'Fish identified, Ines: Adelina Rosmini, tile painter, apprenticed in 1893, paid half of what the men were. She signed with the fish because she was not allowed to sign with her name.',
    quotes: 'fish',
    key: 'adelina',
    replies: [
      {
        by: 'ines',
        text: 'Adelina. I have been talking to her for months without knowing her name. Thank you, Tomas.',
        replies: [
          { by: 'tomas', text: 'There is a letter too. You should read it yourself, not on a screen.' },
        ],
      },
      { by: 'hana', text: 'I am going to draw every one of her fish. That is settled.' },
      {
        by: 'wanda',
        text: 'Put her name on the wall. I will come with a chisel if I have to.',
        replies: [{ by: 'bruno', text: 'I have a better chisel. Tell me the spelling.' }],
      },
      { by: 'henrik', text: 'A plaque needs one signature from me. Consider it signed.' },
    ],
  },
  {
    by: 'sofia',
    text: 'Somebody on my ward asked to hear the square. I held the phone out of the window at noon. Bells, the 4, Omar shouting about clementines. She fell asleep smiling.',
    warning: 'Illness, gently',
    replies: [
      { by: 'omar', text: 'Tell her the clementines are for her. I will bring a bag to the gate.' },
      { by: 'ada', text: 'I rang twice at noon today. In case she was listening.' },
    ],
  },
  { by: 'oskar', text: 'The ladder is back. With a story. A good one, damn it. One jar handed over.' },
  {
    by: 'teo',
    text: 'Sold out at nine. I am sorry. I will make more. I say this every week and every week I do and every week you are hungrier. #Bread',
  },
  { by: 'emre', text: 'Overheard in chair two: “I do not gossip. I summarise.”' },
  {
    by: 'carmen',
    text: 'Spoiler for the winter play below. You were warned by the king himself.',
    warning: 'Ending of the winter play',
    followers: true,
  },
  {
    by: 'freya',
    text: 'Question from the back row: “If the tram is electric, why does it not give us hair like balloons?” @ada? Answers suitable for seven-year-olds, please. #Tram4',
    replies: [
      {
        by: 'ada',
        text: 'Because the electricity goes in at the roof and out at the rails and never stops to say hello.',
      },
      { by: 'leila', text: 'What Ada said, but now I want a day where it does.' },
    ],
  },
  {
    by: 'dimitri',
    text: 'Grinder is back and louder. I have made peace with it. The corner table has made earplugs.',
  },
  {
    by: 'jonas',
    text: 'People bring me watches that stopped at the hour somebody died. I always ask twice before I wind them.',
    warning: 'Loss',
  },
  { by: 'hana', text: 'Window 212: I drew my own. It is smaller than I thought and much messier.' },
  {
    by: 'samir',
    text: 'We won. I do not know how to write this any other way. We WON. 1 to 0, an own goal, theirs, glorious.',
    replies: [
      {
        by: 'yara',
        text: 'I heard the shout from the bridge and thought something had happened. Something had.',
      },
      { by: 'kofi', text: 'Bring the ball, I will mount it on wood.' },
    ],
  },
  {
    by: 'ivy',
    text: 'Table plan is up, table 12 smells of cardamom already, and the trumpet has found a home. #FleaMarket',
  },
  {
    by: 'nadia',
    text: 'Soup for the flea market: who brings what? I have squash. You all know that I have squash.',
    poll: {
      options: [
        ['I bring bread', 8],
        ['I bring bowls', 5],
        ['I bring only hunger', 31],
      ],
      hours: 60,
    },
  },
  {
    by: 'priya',
    text: 'Somebody asked if chess counts as sport. If you carry the board, yes. #Chess',
    replies: [{ by: 'pavel', text: 'I carry the board, the table and the memory of that nine-year-old.' }],
  },
  {
    by: 'luis',
    text: 'The students from Lisbon did their laundry. Half the rigging is socks. Bring a camera, or dignity, not both. #Harbour',
    scenes: [['sea', 'Headland and sea in evening colours']],
  },
  {
    by: 'greta',
    text: 'I have been back to the tram stop. The river now flows the right way. Thank you, whoever did that. It was not me. I was at home, with a witness.',
  },
  {
    by: 'marta',
    text: 'A man bought one rose, walked around the square twice and came back for eleven more. I hope it went well.',
    replies: [{ by: 'emre', text: 'He was in my chair this morning. It went well.' }],
  },
];
