import type { SeedPost } from './types';

/** The older half of the month, oldest first. */
export const olderPosts: readonly SeedPost[] = [
  {
    by: 'teo',
    text: 'New oven is in. The old one did thirty-one years and 1.4 million rolls. I counted roughly and then I cried exactly.',
    scenes: [['coffee', 'A cup of coffee seen from above on green tiles']],
    replies: [
      {
        by: 'wanda',
        text: 'I bought the first roll out of that oven. It was burnt. I never told your father.',
        replies: [{ by: 'teo', text: 'He knew. He talked about it every winter.' }],
      },
      {
        by: 'dimitri',
        text: 'Two hundred of those rolls were mine every morning. Good luck with the new one, neighbour.',
      },
    ],
  },
  {
    by: 'ada',
    text: 'First frost on the points this morning. The 4 runs, just politely. Add six minutes before the bridge. #Tram4',
    scenes: [['tram', 'A tram climbing a street between tall houses']],
    replies: [
      {
        by: 'felix',
        text: 'Six on the bridge, and two more at Mill Street because of the school run. Total eight.',
        replies: [
          { by: 'ada', text: 'Felix, you could just drive it.' },
          { by: 'felix', text: 'Please do not tempt me.' },
        ],
      },
      { by: 'sofia', text: 'Thank you for waiting for the night shift. You saw us running.' },
    ],
  },
  {
    by: 'greta',
    text: 'The new map at the tram stop has the river flowing the wrong way. I have a pen with me. I am being very strong.',
    replies: [
      {
        by: 'tomas',
        text: 'The archive has the 1911 sheet with the river right and the church on the wrong side. Progress.',
      },
      {
        by: 'henrik',
        text: 'Noted, and passed on to the printers. Please do leave the pen in the bag.',
        replies: [{ by: 'greta', text: 'I make no promises before coffee.' }],
      },
    ],
  },
  {
    by: 'hana',
    text: 'Window 209: above the pharmacy, third floor, a cat on a radiator and a single red sock drying.',
    scenes: [['plaza', 'Houses around the square with the sun above them']],
  },
  { by: 'omar', text: 'The last figs of the year are on the stall. Not pretty. Very, very good. #Market' },
  {
    by: 'amara',
    text: 'Thirty-four people at the first rehearsal, nine of whom told me they cannot sing. They can. #Choir',
    replies: [
      { by: 'emre', text: 'I was one of the nine. My customers will hear about this.' },
      { by: 'priya', text: 'My neck says thank you for the warm-up, my neighbours are still deciding.' },
    ],
  },
  {
    by: 'leila',
    text: 'We are replacing the sodium lamps along the arcade with warm ones that can be dimmed after midnight. The stars were here first. #Lamps',
    scenes: [['lamps', 'Strings of round lamps over a dark square']],
    key: 'lamps',
    replies: [
      { by: 'zofia', text: 'The bats thank you. I have it from a reliable source with very large ears.' },
      {
        by: 'sofia',
        text: 'Will there still be enough light at the taxi rank at four in the morning?',
        replies: [
          {
            by: 'leila',
            text: 'Yes. The rank and both crossings stay at full all night, I signed that sheet myself.',
          },
          { by: 'sofia', text: 'Then you have my blessing.' },
        ],
      },
    ],
  },
  {
    by: 'kofi',
    text: 'Repair café result: 41 things in, 33 out working, 5 waiting for parts, 3 beyond us. One of those three was a marriage counselling question. #Repair',
  },
  {
    by: 'nils',
    text: 'Moved in on Rope Lane yesterday. Everyone has said hello, including a goose. Is the goose normal?',
    replies: [
      {
        by: 'wanda',
        text: 'That is Margaret. She has lived there longer than your landlord.',
        replies: [
          { by: 'nils', text: 'She is standing on my bicycle.' },
          { by: 'wanda', text: 'It is her bicycle now.' },
        ],
      },
      {
        by: 'rui',
        text: 'Welcome. Glass goes in the green one, paper by the arcade, and the goose goes where she likes.',
      },
    ],
  },
  {
    by: 'jonas',
    text: 'The pendulum of the town hall clock is out for cleaning. For two days the time is whatever you feel it is.',
  },
  {
    by: 'mei',
    text: 'Someone returned a book that was due in March 1987 with a note: “Sorry, it was very good.” No fine. Only respect. #Library',
    replies: [
      {
        by: 'greta',
        text: 'Which book?',
        replies: [{ by: 'mei', text: 'A field guide to mushrooms. The note continues: “We are all fine.”' }],
      },
      { by: 'ivy', text: 'I have one from 1994. Asking for a friend.' },
    ],
  },
  {
    by: 'luis',
    text: 'Wind backs to the south-west tonight, six by midnight. Take the parasols in, Dimitri.',
    replies: [{ by: 'dimitri', text: 'In. All eleven. Last time you were right it cost me a window.' }],
  },
  {
    by: 'nadia',
    text: 'Swap: I have forty kilos of squash and one normal-sized household. Allotment 31, bring a bag. #Allotments',
  },
  {
    by: 'yara',
    text: 'Moved a whole piano stool, two chairs and a very calm dog in one trip. The bike is fine. The dog is a legend. #Bikes',
  },
  {
    by: 'elsa',
    text: 'Harbour this morning: 9.1 degrees, flat as a plate, one seal who disapproved of my stroke. #Harbour',
    scenes: [['sea', 'The sun low above the sea beside a headland']],
  },
  {
    by: 'bruno',
    text: 'Reset the third step of the church today. There is a coin from 1868 under it again, where it was. You put back what you find.',
    replies: [
      { by: 'tomas', text: 'This is the most correct sentence written on this page all year.' },
      {
        by: 'noor',
        text: 'Can I come and see how the joints are cut? I promise to hold things and be quiet.',
        replies: [{ by: 'bruno', text: 'Seven in the morning. Bring gloves. You do not have to be quiet.' }],
      },
    ],
  },
  {
    by: 'abel',
    text: 'The council has agreed to eight more evenings of open-air cinema next summer. Vote for the opening film below, I will ignore only the silly answers. #Cinema',
    poll: {
      options: [
        ['Something with trams', 14],
        ['Something with ghosts', 9],
        ['A musical, loud', 17],
        ['A silent film with Mateo', 21],
      ],
      hours: 120,
    },
  },
  {
    by: 'mateo',
    text: 'I have seen the poll. I am practising. My neighbours have seen the poll too, in a sense.',
  },
  {
    by: 'henrik',
    text: 'Benches: the plan is twelve new ones, with backs and arms, all within sixty metres of each other. The draft is at the library until the end of the month. #Benches',
    replies: [
      { by: 'wanda', text: 'Arms on both sides, please. Getting down is free, getting up is the price.' },
      {
        by: 'priya',
        text: 'Seat height 45 cm or I will come to the meeting with a tape measure.',
        replies: [{ by: 'henrik', text: 'It says 46. Please come anyway.' }],
      },
      {
        by: 'pavel',
        text: 'And one table with a board, in shade after two. That is my whole election programme.',
      },
    ],
  },
  {
    by: 'wanda',
    text: 'Where the bicycle shop is there was a fish shop, and before that a stable, and before that, my grandmother said, nothing but good intentions.',
  },
  {
    by: 'marta',
    text: 'Dahlias are finished. What comes now is branches, berries, and pretending that was the plan.',
  },
  {
    by: 'freya',
    text: 'Class 2b’s forecast: “Cloud, then a dog, then more cloud.” They were right about the dog.',
    replies: [{ by: 'luis', text: 'Better than my model yesterday. Are they free on weekdays?' }],
  },
  {
    by: 'cato',
    text: 'For the record: I was paid to paint the butcher’s sign. I was not paid to argue about the apostrophe. I argued for free.',
  },
  {
    by: 'oskar',
    text: 'The roof hives are tucked in for winter. Thirty-eight kilos this year, most of it lime blossom from the north side of the square.',
  },
  {
    by: 'zofia',
    text: 'Redwings in the churchyard since dawn, maybe sixty. If you walk past the yew, walk slowly. #Birds',
  },
  {
    by: 'carmen',
    text: 'Looking for three velvet curtains, any colour, any century, for the winter play. They will be a king by January.',
    replies: [
      {
        by: 'aisha',
        text: 'I have two, moss green. One has a burn the size of a saucer.',
        replies: [{ by: 'carmen', text: 'Then he will be a king with a past. Perfect.' }],
      },
    ],
  },
  { by: 'samir', text: 'Lost 7 to 1. The one was a misunderstanding, but it counts.' },
  {
    by: 'lucia',
    text: 'The pharmacy closes at one on market days from now on, and opens again at three. The bell works. Please use it kindly.',
  },
  {
    by: 'emre',
    text: 'A gentleman asked for “the same as last time”. Last time was nine years ago. I remembered. We both had to sit down.',
  },
  {
    by: 'rui',
    text: 'A word from the people who keep an eye on this place: be as kind as you would be in the queue at Teo’s. That is the whole rulebook.',
    key: 'rules',
  },
  {
    by: 'aisha',
    text: 'Bring coats now, not on the first cold day. I am one person with ten fingers and all your zips.',
  },
  {
    by: 'felix',
    text: 'Winter timetable is out. The 4 is now every nine minutes instead of ten between seven and nine. This is the happiest day of my autumn. #Tram4',
    replies: [
      { by: 'ada', text: 'I found out from you. Thank you, I think.' },
      { by: 'greta', text: 'Nine! We had twenty in my day, and a bell you rang yourself.' },
    ],
  },
  {
    by: 'tomas',
    text: 'In box 412: a complaint from 1902 about “the noise of electric trams, which nobody asked for and which will not last”.',
    replies: [
      { by: 'ada', text: 'Framed, please. For the cab.' },
      { by: 'felix', text: 'Still waiting for them not to last.' },
    ],
  },
  {
    by: 'dimitri',
    text: 'We are trying oat milk that does not taste of homework. Opinions from the corner table only, the corner table is always right.',
  },
  {
    by: 'hana',
    text: 'Window 210: ground floor, Rope Lane. Nobody home. Fourteen plants very much at home.',
  },
  {
    by: 'ivy',
    text: 'Flea market list is open. Tables 1 to 11 are gone, 12 is by the draughty arch and therefore costs a cake. #FleaMarket',
    replies: [
      {
        by: 'nils',
        text: 'I have no things yet, but I can bake. Table 12?',
        replies: [{ by: 'ivy', text: 'You have understood this town already. It is yours.' }],
      },
    ],
  },
  { by: 'sofia', text: 'Four in the morning: fox at the fountain, drinking like he pays rent.' },
  { by: 'pavel', text: 'Game 1 of the autumn ladder: a draw after 61 moves and one thunderstorm. #Chess' },
  {
    by: 'ines',
    text: 'Found the maker’s mark on the back of a blue tile from the arcade: a tiny fish. That makes eleven fish. Somebody was having fun in 1897.',
    scenes: [['tiles', 'Patterned tiles with red quarter circles']],
    key: 'fish',
    replies: [
      {
        by: 'ada',
        text: 'I have driven past those for twelve years and never looked down. Tomorrow I look down.',
      },
      {
        by: 'noor',
        text: 'Is there a list of where they are? I would like to draw all of them.',
        replies: [
          { by: 'ines', text: 'There will be, if you help me. Coffee at the green awning, after five?' },
          { by: 'noor', text: 'I will bring the big paper.' },
        ],
      },
      {
        by: 'tomas',
        text: 'There is a workshop ledger from that year upstairs. Bring me a photograph of the fish and I will find you a name.',
      },
    ],
  },
  {
    by: 'leila',
    text: 'Whoever wrote “turn me off I want to sleep” on the lamp outside number 8: message received, shield fitted, sleep well.',
  },
  {
    by: 'priya',
    text: 'Ten squats while the kettle boils. That is all. That is the advice. You have boiled a kettle today, haven’t you.',
  },
  {
    by: 'nadia',
    text: 'Broad beans sown in November stand up straighter in May. I will not be taking questions, I will be taking compost. #Allotments',
  },
  {
    by: 'henrik',
    text: 'Minutes of last night’s meeting in one line: yes to the benches, no to the fountain lights, not yet to the goose by-law. #Council',
    replies: [
      { by: 'nils', text: 'The goose by-law is about me, isn’t it.' },
      { by: 'wanda', text: 'It is about Margaret. You are in the annex.' },
    ],
  },
  {
    by: 'yara',
    text: 'Counted at the north crossing between eight and nine: 212 bikes, 61 cars, 4 cargo bikes with children singing. Somebody paint the lane, please. #Bikes',
  },
  {
    by: 'kofi',
    text: 'If your lamp flickers, it is the switch. If your toaster flickers, call someone who is not me. #Repair',
  },
  {
    by: 'luis',
    text: 'A three-master is coming in on Thursday’s tide, from Lisbon, with students and a great deal of laundry. Worth a walk to the mole. #Harbour',
  },
  {
    by: 'mei',
    text: 'Quiet room, half past four, everybody reading, rain on the roof. I stood there for a minute longer than the job requires. #Library',
  },
  {
    by: 'omar',
    text: 'صباح الخير أيها الجيران. First clementines with leaves on. Good morning, neighbours. #Market',
  },
  {
    by: 'amara',
    text: 'We need basses. If you have ever been asked to keep your voice down on a train, I want you. #Choir',
  },
  { by: 'elsa', text: '7.8 degrees. The seal was back. I think we are colleagues now. #Harbour' },
  {
    by: 'marta',
    text: 'Somebody leaves one flower on the bench by the fountain every week. It is not me, I only notice which one. This week an anemone.',
    replies: [
      {
        by: 'wanda',
        text: 'That was Henning’s bench.',
        replies: [{ by: 'marta', text: 'Then I will make sure there is always an anemone to buy.' }],
      },
    ],
  },
  {
    by: 'jonas',
    text: 'The pendulum is back. We are again four minutes behind everybody, as tradition demands.',
  },
  { by: 'cato', text: 'Gold leaf day. Nobody sneeze between the arcade and the bridge.' },
  {
    by: 'bruno',
    text: 'Limestone does not like salt. If you must grit the steps, use sand. The stone will thank you in about two hundred years.',
  },
  { by: 'nils', text: 'Update on the bicycle: Margaret and I have come to an arrangement. I walk.' },
];
