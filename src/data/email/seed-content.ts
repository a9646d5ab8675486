/**
 * Sender's user id, label ("" for none), attachment ("" for none), subject, text. "|" separates paragraphs.
 */
export const inboxEmails: readonly (readonly [
  from: number,
  label: string,
  file: string,
  subject: string,
  text: string,
])[] = [
  [
    3,
    'Market',
    'Lamp layout.pdf',
    'Lamps for the winter market',
    'The permit arrived this morning, stamped twice.|I have drawn the three rows on the plan. Row B is one lamp short, so either we borrow from the tram stop or the honey stall stays in the dusk.|Could you look at the plan before Thursday?',
  ],
  [
    8,
    '',
    '',
    'The bench by the fountain',
    'The second board from the left has come loose again. I have tied it with string, which is not a repair but an apology.|Diego says he can be there on Tuesday at nine with proper screws.',
  ],
  [
    10,
    'Trams',
    '',
    'Line five on market Saturday',
    'We will run every eight minutes from ten until six and stop at the corner, not in front of the steps.|Please keep the corner free of crates. I do not like to ring at oranges.',
  ],
  [
    11,
    'Accounts',
    'Stall fees October.csv',
    'Stall fees for October',
    'All but two have paid. The table is attached; the two are marked.|I would rather ask them at the stall than by letter. Do you agree?',
  ],
  [
    7,
    'Market',
    '',
    'Bread for the opening',
    'I can bring two hundred small loaves at seven and a hundred more at noon.|If the choir sings near the oven again I need forty more. They eat like they sing.',
  ],
  [
    12,
    'Depot',
    '',
    'The long ladder',
    'It is back, it is clean, and one rung has been replaced by somebody who did not leave a name but did it well.|The next booking is yours on Friday from two.',
  ],
  [
    16,
    '',
    'Programme.pdf',
    'Choir on the steps',
    'We have five songs and one argument about the order. The programme is attached as it stands today.|We need no microphones, only a place out of the wind.',
  ],
  [
    22,
    'Market',
    '',
    'Sound check moved to six',
    'The generator arrives an hour late, so everything else does too.|Tell the drummers first. They take it hardest.',
  ],
  [
    9,
    'Personal',
    'Square at dusk.png',
    'Photographs from Sunday',
    'One of them is for you: the square just before the lamps went on, with nobody looking at the camera.|Use it where you like, with my name beside it.',
  ],
  [
    15,
    '',
    '',
    'Lemons',
    'The trees by the east wall are heavy this year. If nobody minds, I would put out a basket with a sign that says take three.|Last year the sign said take some, and somebody understood all.',
  ],
  [
    18,
    '',
    '',
    'The clock',
    'It was four minutes slow because a pigeon sat on the minute hand. I have spoken to the pigeon.|It will be right for the opening.',
  ],
  [
    19,
    'Market',
    '',
    'Power for the kitchen stall',
    'I need sixteen amps, and the plan gives me ten. The rice will forgive a lot, but not that.|Could Karim look at the box near stall nine?',
  ],
  [
    26,
    'Market',
    'Power plan.pdf',
    'Power plan, second version',
    'Priya has her sixteen amps now. I took them from the stage, which does not need them before dusk.|The plan is attached. Please destroy the first version, it frightens people.',
  ],
  [
    28,
    'Market',
    '',
    'Who opens the evening?',
    'The mayor has a cold and sends her deputy, who sends a letter.|I would rather have one of the bakers. May I ask Leila?',
  ],
  [
    17,
    'Personal',
    '',
    'Your books',
    'Two of them are due on Monday, and one was due in spring.|The fine is one cup of coffee, payable in person.',
  ],
  [
    24,
    'Depot',
    'Bench drawing.pdf',
    'Drawing of the new bench',
    'Oak for the seat, larch for the back, and no armrest in the middle.|The drawing is to scale; the person sitting on it is not.',
  ],
  [
    2,
    'Depot',
    '',
    'Three cargo bikes free',
    'They stand behind the depot with full batteries. The blue one pulls a little to the left, like its owner.|Write your name on the slate when you take one.',
  ],
  [
    30,
    '',
    '',
    'The page for the market',
    'It is up. The map works with one thumb and without colours.|If you find a word you dislike, change it yourself: everybody on the list may.',
  ],
  [
    13,
    'Market',
    'Poster.png',
    'The poster, nearly',
    'The lanterns are right now. The tram is still too happy.|I will have the final one tomorrow at noon, in three sizes.',
  ],
  [
    37,
    '',
    'Pavilion.pdf',
    'Pavilion: the roof',
    'The roof can carry snow or twelve drummers, but not both on one evening.|I have put the figures on the second page.',
  ],
  [
    36,
    'Market',
    '',
    'Honey',
    'Sixty jars of the dark one and forty of the lime. The bees apologise for the lime.|I am at stall fourteen, if it is still mine.',
  ],
  [
    25,
    'Market',
    '',
    'Flowers for the lamps',
    'Dried ones, because they do not mind the cold. I need a ladder and one patient person for an afternoon.',
  ],
  [
    34,
    'Market',
    '',
    'Fish stall',
    'I come every other evening and bring my own ice. Please put me down wind of everybody I like.',
  ],
  [
    39,
    '',
    '',
    'The signs in four languages',
    'Done. In two of them the word for bench and the word for bank are the same, so I wrote seat.',
  ],
  [
    5,
    'Depot',
    '',
    'Two chairs from the kiosk',
    'Both can be saved. One of them has been saved before, with nails, by an optimist.|They will be back on Thursday.',
  ],
  [
    33,
    '',
    '',
    'The old market book',
    'I have opened the pages that were stuck. There is a list of stalls from ninety years ago, and honey was at fourteen then as well.|Come and see it before it goes back into the box.',
  ],
  [
    6,
    'Market',
    '',
    'Dimming the square',
    'At nine we go to half, at ten to a quarter. The steps stay as they are.|Nobody will notice except the moths, which is the plan.',
  ],
  [
    14,
    'Personal',
    '',
    'Coffee from the new hill',
    'A small sack, roasted yesterday. I kept two hundred grams for you under the counter.|Say the word ladder, so that they know it is you.',
  ],
  [
    35,
    '',
    '',
    'Aprons',
    'Twelve of them, green, with one pocket that is deep enough for a stall key. They are ready to be tried on.',
  ],
  [
    40,
    '',
    '',
    'Night report',
    'Quiet until two, then a fox on the stage, who left without taking anything.|All gates shut at five.',
  ],
  [
    31,
    'Personal',
    '',
    'Dance on Sunday',
    'The band can stay until ten. We have one hour of slow and one of quick.|You promised the first one last year.',
  ],
  [
    29,
    'Depot',
    '',
    'Tiles for the fountain',
    'I have fired nine, of which eight are blue and one is an experience.|Bruno sets them on Wednesday if it stays dry.',
  ],
];

/** Weekly emails: sender's user id, label, attachment, subject, text; # is the week number. */
export const weeklyEmails: readonly (readonly [
  from: number,
  label: string,
  file: string,
  subject: string,
  text: string,
])[] = [
  [
    11,
    'Accounts',
    'Receipts week #.csv',
    'Receipts of week #',
    'The receipts of week # are in the table. The sum agrees with the tin, for once at the first count.',
  ],
  [
    10,
    'Trams',
    '',
    'Tram notices, week #',
    'Works on the bridge on two mornings of week #. Line five turns at the square until nine, then runs through.',
  ],
  [
    12,
    'Depot',
    '',
    'Tool library: what is due in week #',
    'Due back in week #: the drill, two clamps and the good level. Nothing is overdue, and somebody brought biscuits.',
  ],
  [
    1,
    'Market',
    'Stalls week #.pdf',
    'Stalls of week #',
    'Forty places are taken in week #, three are free. The list is attached, with the corner for the children kept open.',
  ],
];

/** Spam. */
export const spamEmails: readonly (readonly [name: string, subject: string, text: string])[] = [
  [
    'Prize Desk',
    'You have won a fountain',
    'Our records show that you are the owner of a marble fountain. To receive it, send the cost of its journey in advance.',
  ],
  [
    'Lamp Bargains',
    'A thousand lamps for the price of two',
    'They shine, they almost match, and they are leaving our hall today. Answer within the hour.',
  ],
  [
    'Account Guard',
    'Your mailbox closes at midnight',
    'Write us your password so that we may check whether it is still secret.',
  ],
  [
    'Miracle Polish',
    'Benches that clean themselves',
    'Apply once, sit for ever. Our polish has been praised by people who sell it.',
  ],
  [
    'Fast Permits',
    'Every stamp, no waiting',
    'We stamp what you like while you drink your coffee. No questions, no signature.',
  ],
  [
    'Tram Shares',
    'Own a wheel of line five',
    'A rare chance to own one wheel of a moving tram. Returns are circular.',
  ],
];

/** Sent emails: recipient's user id, subject, text. */
export const sentEmails: readonly (readonly [to: number, subject: string, text: string])[] = [
  [
    3,
    'Re: Lamps for the winter market',
    'Row B gets its lamp from the tram stop; Pavel agreed. Hang the first row on Thursday as planned.',
  ],
  [
    7,
    'Re: Bread for the opening',
    'Two hundred at seven, please, and the forty for the choir. They have promised to stand by the clock.',
  ],
  [
    24,
    'The bench by the fountain',
    'Tuesday at nine is fine. The key of the shed hangs behind the third pot.',
  ],
  [
    26,
    'Re: Power plan, second version',
    'Thank you. I burnt the first version, in the stove, without reading it again.',
  ],
  [
    10,
    'Re: Line five on market Saturday',
    'The corner will be free. I have put two benches there as a hint.',
  ],
  [13, 'Re: The poster, nearly', 'Leave the tram as it is. Happy trams sell lanterns.'],
  [17, 'My books', 'I surrender. Monday at four, with coffee and both books.'],
  [22, 'Re: Sound check moved to six', 'The drummers know. They took it as you said.'],
  [33, 'The old market book', 'I will come on Wednesday with clean hands and a photographer.'],
  [36, 'Re: Honey', 'Fourteen is yours, as it was ninety years ago.'],
];

/** Sender's user id, user ids of the copies, subject of the answered email, text. "|" separates paragraphs. */
export const inboxFollowUps: readonly (readonly [
  from: number,
  copies: readonly number[],
  subject: string,
  text: string,
])[] = [
  [
    7,
    [16, 3],
    'Re: Bread for the opening',
    'Forty more for the choir are noted. The oven is lit at three, so the van must leave at half past six.|Who holds the door?',
  ],
  [
    10,
    [24],
    'Re: Line five on market Saturday',
    'Two benches are the best hint I have seen. The drivers know; the first car leaves the depot at twenty to ten.',
  ],
];
