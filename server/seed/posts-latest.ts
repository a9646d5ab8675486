import type { SeedPost } from './types';

/** The last two days, oldest first. */
export const latestPosts: readonly SeedPost[] = [
  {
    by: 'henrik',
    text: 'Lantern Night is confirmed: the lamps around the square go out at eight and two hundred paper ones go up. Volunteers with steady hands, to the town hall please. #LanternNight #Council',
    replies: [
      {
        by: 'leila',
        text: 'I get to switch off a whole square with permission. I have waited for this since school.',
      },
      {
        by: 'kofi',
        text: 'Repair café is bringing 60 lantern frames, bent by hand, some of them on purpose.',
      },
      {
        by: 'greta',
        text: 'Will the paths be marked? It is dark in a trapezium.',
        replies: [{ by: 'henrik', text: 'Marked, and stewarded, and measured by Noor.' }],
      },
    ],
  },
  {
    by: 'ines',
    text: 'Adelina’s plaque is drawn. Blue glaze, her fish in the corner, her whole name in the middle. It goes into the kiln tonight and I will not sleep.',
    quotes: 'adelina',
    scenes: [['tiles', 'Patterned tiles in red, green and cream']],
    replies: [
      {
        by: 'ada',
        text: 'Tell me when it goes up. I will stop the 4 in front of it for as long as the timetable can bear.',
        replies: [{ by: 'felix', text: 'Forty seconds. I have done the sums. Take fifty.' }],
      },
      {
        by: 'noor',
        text: 'All 23 fish are on the plan now, @ines. She hid one in the eleventh arch, the narrow one.',
      },
      { by: 'tomas', text: 'I am wearing the good gloves, @ines.' },
    ],
  },
  {
    by: 'omar',
    text: 'Market is open in the rain. The awning drips only on the lemons and the lemons do not mind. #Market',
    scenes: [['market', 'Striped market awnings in red and white']],
  },
  {
    by: 'felix',
    text: 'Tonight: last 4 from the harbour at 23:52 instead of 23:40. Twelve extra minutes of your life, spend them well. https://tram.example/lines/4 #Tram4',
  },
  {
    by: 'zofia',
    text: 'Tawny owl calling from the plane tree at six. Stand still under it and you can hear the answer from the churchyard. #Birds',
  },
  {
    by: 'nils',
    text: 'I am carrying lanterns for #LanternNight. I was told “steady hands” and I have them, except around geese.',
  },
  {
    by: 'freya',
    text: 'Twenty-six lanterns from class 2b. Motifs: nine cats, six trams, four suns, three geese, two mums, one “my sister being wrong”, one left blank “for the quiet”. #LanternNight',
    replies: [
      { by: 'mei', text: 'I will hang the quiet one over the library door.' },
      { by: 'ada', text: 'SIX trams. I am not crying, it is the draught in the cab.' },
    ],
  },
  {
    by: 'dimitri',
    text: 'Soup, hot chocolate and the good mugs from six this evening. Bring the mugs back. You know who you are. #LanternNight',
  },
  {
    by: 'teo',
    text: 'Lantern buns: saffron, a raisin for the flame. Four hundred. If they are gone by nine again I am moving to a smaller town. #Bread #LanternNight',
    replies: [
      { by: 'wanda', text: 'You said that in 2009.' },
      {
        by: 'sofia',
        text: 'Please hide six for the night shift.',
        replies: [{ by: 'teo', text: 'Back door, brown bag, your name on it.' }],
      },
    ],
  },
  {
    by: 'yara',
    text: 'Lantern transport: three cargo bikes, no motors, no rain until eight says Luis. Loading at the school now. #LanternNight #Bikes',
  },
  {
    by: 'luis',
    text: 'Dry until nine, wind two, a gap in the cloud at about half past eight. You will get stars. Do not ask me how I know. #LanternNight #Weather',
  },
  {
    by: 'amara',
    text: 'We sing from the steps when the lamps go out. No microphones. If you know it, join in, if you do not know it, join in later. #Choir #LanternNight',
  },
  {
    by: 'hana',
    text: 'Window 213: the town hall, every pane dark, waiting. I am drawing it at eight on the second. #LanternNight',
  },
  {
    by: 'leila',
    text: 'Rehearsed the switch-off at half past five this morning. Three people and a fox applauded. #LanternNight #Lamps',
    scenes: [['lamps', 'Round lamps hanging on two wires in the dark']],
    quotes: 'lamps',
  },
  {
    by: 'pavel',
    text: 'No chess tonight. The board is a lantern table. I have been promised it back with all its pieces. #Chess',
  },
  {
    by: 'marta',
    text: 'White chrysanthemums for the lantern path, free, in the buckets outside. Take two. If you take three I will know and I will be pleased.',
  },
  {
    by: 'lucia',
    text: 'First aid post is under the third arch tonight. Bring blisters, not opinions. #LanternNight',
  },
  {
    by: 'mateo',
    text: 'Silent film practice is going so well that a neighbour knocked to ask whether I had moved out. https://cinema.example/silent-sundays #Cinema',
  },
  {
    by: 'carmen',
    text: 'Spare capes at the theatre door, for warmth and for drama. Sizes: child, adult, villain. #LanternNight',
    replies: [
      { by: 'emre', text: 'One villain, please.' },
      { by: 'aisha', text: 'I hemmed those. Be a tidy villain.' },
    ],
  },
  {
    by: 'jonas',
    text: 'For tonight only, the town hall clock is right. I moved it four minutes. Do not get used to it. #LanternNight',
    replies: [{ by: 'greta', text: 'End of an era. See you at eight. Real eight.' }],
  },
  {
    by: 'rui',
    text: 'I will be by the fountain in a yellow scarf all evening. Lost children, lost gloves, lost tempers: bring them to me. #LanternNight #LostAndFound',
  },
  {
    by: 'ada',
    text: 'View from the cab at ten to eight. Nobody is looking at a phone except me, and I am parked. #LanternNight #Tram4',
    scenes: [
      ['plaza', 'The square in the last light'],
      ['tram', 'A tram waiting at the stop under tall houses'],
    ],
    replies: [
      {
        by: 'ines',
        text: 'I can see you! Blue coat, by the seventh bench.',
        replies: [{ by: 'ada', text: 'Stay there. I get off at the next stop in every sense.' }],
      },
      { by: 'felix', text: 'You are allowed to wait until 20:04. I checked.' },
    ],
  },
  {
    by: 'mei',
    text: 'The quiet lantern hangs over the library door. People lower their voices when they walk under it. A seven-year-old did that. #Library #LanternNight',
  },
  {
    by: 'sofia',
    text: 'From the fifth floor you can see all of it: dark, then one, then two hundred. We turned the ward lights off for a minute. Nobody minded. #LanternNight',
    replies: [
      {
        by: 'amara',
        text: 'Did you hear us up there?',
        replies: [{ by: 'sofia', text: 'Every word. The whole ward hummed.' }],
      },
    ],
  },
  {
    by: 'noor',
    text: 'I paced it out in the dark: 82 lanterns on the long side, 79 on the short side. The trapezium is now official. #LanternNight',
    quotes: 'trapezium',
  },
  {
    by: 'wanda',
    text: 'Eighty-three years, and I had never seen the stars from the middle of the square. I have now. I sat on a new bench to do it. It has arms. #LanternNight #Benches',
    replies: [
      { by: 'henrik', text: 'Then every single meeting was worth it.' },
      { by: 'priya', text: '46 centimetres, and you got up by yourself. I saw. #Benches' },
      {
        by: 'hana',
        text: 'I drew you there. Number 214 is not a window, it is you.',
        replies: [{ by: 'wanda', text: 'Make me taller.' }],
      },
    ],
  },
  {
    by: 'samir',
    text: 'Reporting the attendance: more people than at all our matches together. Also, they were quieter, and they won. #LanternNight',
  },
  {
    by: 'oskar',
    text: 'The bees slept through it. I asked them this morning with an ear on the box: one low hum, all well.',
  },
  {
    by: 'kofi',
    text: 'Lantern count after the night: 200 up, 198 down, 1 in the plane tree, 1 that Margaret the goose considers hers. #LanternNight #Repair',
    replies: [{ by: 'nils', text: 'I negotiated. I lost.' }],
  },
  { by: 'teo', text: 'Four hundred buns. Gone at ten past nine. TEN PAST. I am staying. #Bread' },
  {
    by: 'elsa',
    text: '5.4 degrees, a paper lantern drifting in the harbour, still lit somehow. Swam beside it for a while. #Harbour',
  },
  {
    by: 'dimitri',
    text: 'Mugs returned: 91 of 92. Somebody owns a good mug now. May it serve them well. It was the blue one. #LostAndFound',
    scenes: [['coffee', 'A cup and a bun on a plate, seen from above']],
  },
  {
    by: 'ivy',
    text: 'Lost and found from last night, at the arcade: 11 gloves (no pairs), a villain’s cape, a set of keys on a wooden fish. #LostAndFound',
    replies: [
      { by: 'noor', text: 'The fish keys are mine. Of course they are mine. #LostAndFound' },
      { by: 'carmen', text: 'The cape may stay lost. It has earned it.' },
    ],
  },
  {
    by: 'omar',
    text: 'Half price on everything with leaves until noon, because I slept late and so did you. #Market',
  },
  {
    by: 'bruno',
    text: 'Wall by the eleventh arch is cleaned and keyed. Two hours for the mortar, then the plaque. No touching. #Adelina',
    quotes: 'adelina',
  },
  {
    by: 'felix',
    text: 'Timetable note: the 11:16 will stand at the arcade for fifty seconds. There is no technical reason. #Tram4 #Adelina',
    scenes: [['tram', 'A yellow tram climbs past an arcade']],
  },
  {
    by: 'ines',
    text: 'It is up. Adelina Rosmini, tile painter, 1874 to 1951. Straight, blue, and hers. #Adelina',
    scenes: [['tiles', 'Hand-painted tiles with round red and cream shapes']],
    replies: [
      { by: 'tomas', text: 'One hundred and thirty-three years late, and exactly on time.' },
      { by: 'ada', text: 'Fifty-five seconds. Nobody on board complained. Somebody rang the bell. #Tram4' },
      {
        by: 'wanda',
        text: 'I touched it. I know. I touched it.',
        replies: [{ by: 'bruno', text: 'I saw nothing.' }],
      },
    ],
  },
  {
    by: 'tomas',
    text: 'If anyone has a tile with a fish on the back, anywhere in town, I would like to know the room it is in. We are making her a map. #Adelina',
    poll: {
      options: [
        ['I have one', 6],
        ['I am going to look', 44],
        ['What fish?', 9],
      ],
      hours: 168,
    },
  },
  {
    by: 'greta',
    text: 'A map of fish. In a trapezium. I have taught for this moment my whole life. https://tiles.example/adelina/fish #Adelina',
  },
  {
    by: 'priya',
    text: 'You stood on cobbles for three hours last night. Calves against the wall, thirty seconds each. Now. I will wait. https://stretch.example/after-cobbles',
  },
  {
    by: 'emre',
    text: 'Chair one today: “Was it always possible to see the stars from here?” Yes. We only had to ask Leila. #Lamps',
    scenes: [['lamps', 'Strings of lamps above the dark square']],
  },
  {
    by: 'cato',
    text: 'Asked by @ines and @tomas to letter the map of fish. Accepted before the sentence was finished. #Adelina',
  },
  {
    by: 'nadia',
    text: 'Leftover soup at the allotment shed, free, bring a jar. It is squash. You knew it was squash. #Allotments',
  },
  {
    by: 'leila',
    text: 'Proposal, after last night: lamps to a third between one and five, every night, on the inner ring only. Tell me what you fear and what you hope. #Lamps #Council',
    poll: {
      options: [
        ['Yes, every night', 38],
        ['Weekends first', 15],
        ['Keep them on', 12],
      ],
      hours: 144,
    },
    replies: [
      {
        by: 'sofia',
        text: 'Hope: stars. Fear: the steps by the taxi rank. Light those and you have my vote. #Lamps',
        replies: [{ by: 'leila', text: 'Steps and rank stay at full. It goes into the text. #Lamps' }],
      },
      { by: 'zofia', text: 'Sixty bats voted yes by flying.' },
    ],
  },
  {
    by: 'ada',
    text: 'Off shift. Sitting on bench seven with a saffron bun that Teo swears was the last. It was not the last, he always keeps one back. Good evening, square. #Benches',
    scenes: [['plaza', 'Arcades around a paved square, in the evening sun']],
  },
];
