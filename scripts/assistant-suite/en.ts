import type { ConversationSuite } from './format.ts'

export const CONVERSATION_SUITE: ConversationSuite = {
  businesses: [
    {
      key: 'en-sweep',
      country: 'GB',
      card: {
        name: 'Gwen Oxley',
        title: 'Chimney sweep',
        company: 'Hallam Hearth',
        phone: '+441144960172',
        email: 'gwen@hallamhearth.example',
        website: 'https://hallamhearth.example',
        address: '14 Rivelin Bank, Sheffield S6 5SL',
        about: 'Clean chimneys, clean carpets.',
      },
      config: {
        botName: 'Sooty',
        businessType: 'Chimney sweep',
        primaryGoal: 'schedule_appointment',
        salesPersonality: 'friendly',
        services: ['Chimney sweep, open fire', 'Stove and flue sweep', 'Bird nest removal', 'CCTV flue survey', 'Cowl fitting'],
        priceRanges: {
          'Chimney sweep, open fire': 58,
          'Stove and flue sweep': 64,
          'CCTV flue survey': 120,
          'Second chimney, same visit': 41,
        },
        currency: 'GBP',
        companyInfo: [
          "I'm Gwen and I've been sweeping chimneys around Sheffield since 2009, first with my uncle and since 2015 on my own. " +
            'Fully insured. The certificate your home insurer asks for comes by email the same day.',
          'I work Monday to Friday 8am to 5pm, and from September to January also Saturdays 8am to noon. Never on Sundays. ' +
            'Autumn fills up fast: in October expect to wait three weeks, in May or June I can usually come within days.',
          "A sweep takes 40 to 60 minutes. Please don't light the fire for 24 hours before I come, take your ornaments off the " +
            'hearth and leave me about two metres of space. I bring dust sheets and a proper vacuum.',
          'I cover all Sheffield postcodes, Rotherham, Dronfield and the Hope Valley. Chesterfield only on Wednesdays. ' +
            'Beyond that, sorry, no.',
          'You can pay by card, bank transfer or cash when the job is done. No deposit. If you have to cancel, tell me by 6pm ' +
            'the day before, otherwise I have to charge £25.',
          "Nests: from March to August I can't touch an active nest, that's the law. Ring me and I'll put you on the list for " +
            'September.',
        ].join('\n\n'),
        leadQualificationQuestions: ['What do you burn: wood, coal or gas?', 'Whereabouts are you?', 'When was it last swept?'],
        actionButtons: [],
        questionsAndAnswers: [
          {
            question: 'Do you repair chimneys?',
            answer: 'No, I only sweep and survey. For pointing, flashing or a new liner I can give you the names of two builders I trust.',
            isVisitors: false,
          },
          {
            question: 'How often should I have my chimney swept?',
            answer: 'Wood: twice a year if you burn most days. Smokeless coal or gas: once a year.',
            isVisitors: false,
          },
        ],
        pinnedLines: ['Carbon monoxide alarm going off? Get out and ring 0800 111 999.'],
      },
    },
    {
      key: 'en-party',
      country: 'US',
      card: {
        name: 'Marisol Trejo',
        title: 'Owner',
        company: 'Big Saguaro Party Rentals',
        phone: '+15205550118',
        email: 'hello@bigsaguaro.example',
        website: 'https://bigsaguaro.example',
        address: '6120 E Calle Mesquite, Tucson, AZ 85711',
        about: null,
      },
      config: {
        botName: 'Spike',
        businessType: null,
        primaryGoal: 'make_sale',
        salesPersonality: 'aggressive',
        services: ['Castle bounce house', 'Water slide, 18 ft', '20x20 frame tent', 'Dunk tank', 'Snow cone machine', 'Folding chairs'],
        priceRanges: {
          'Castle bounce house': 165,
          'Water slide, 18 ft': 285,
          '20x20 frame tent': 340,
          'Snow cone machine': 70,
          'Overnight rental': 90,
        },
        currency: 'USD',
        companyInfo: [
          "We're Marisol and Dave Trejo, a family outfit on the east side of Tucson. Since 2012 we've done birthdays, " +
            'quinceañeras, church picnics and school field days. Every unit gets washed and disinfected after every party!!',
          'The office is open Tuesday through Friday 10 to 6 and Saturday 8 to 4, closed Sunday and Monday. Our trucks roll seven ' +
            'days a week.',
          'Delivery is free within 15 miles of our warehouse. Vail, Marana and Oro Valley are $35 flat, Green Valley and ' +
            "Sahuarita $50. We don't go to Phoenix or Nogales.",
          'A rental is six hours. You need a flat spot, a gate at least 4 feet wide and a working outlet within 75 feet. ' +
            'On dirt or gravel we bring a tarp.',
          'A 30% deposit holds your date. Credit cards, Zelle and cash are fine, no personal checks. Cancel up to 72 hours ahead ' +
            "and the deposit goes toward another date, after that it's gone.",
          "Wind over 20 mph: we don't inflate, period. If we call it off because of weather you get all your money back.",
        ].join('\n\n'),
        leadQualificationQuestions: ['What date is your party?', 'How many kids are coming?', 'What is your zip code?'],
        actionButtons: [{ id: 'btn-1', description: 'Check my date', url: 'https://bigsaguaro.example/dates' }],
        questionsAndAnswers: [
          {
            question: 'Can adults jump too?',
            answer: 'Yes, but not together with small children. The castle takes up to 1,000 pounds or eight kids.',
            isVisitors: false,
          },
          {
            question: 'Do you set up in city parks?',
            answer: 'Yes, if there is power. You get the permit from the city, we send the insurance certificate free of charge.',
            isVisitors: false,
          },
          { question: 'How many people fit under the tent?', answer: 'About 40 seated at round tables, or 60 in rows.', isVisitors: false },
        ],
        pinnedLines: [],
      },
    },
  ],
  conversations: [
    {
      id: 'en-sweep-old-house',
      business: 'en-sweep',
      language: 'en',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'Hello! We have just bought a house in Walkley and it has a fireplace that nobody has used in years.',
            "Hi, we moved into a Victorian terrace in Walkley last month. There's a fireplace and I think it's sat unused for ages.",
          ],
          wish: { about: 'small-talk' },
        },
        {
          says: ['What would it cost to clean it? It is only a grate, no stove.', 'How much to have it cleaned? Just an old grate.'],
          wish: { about: 'price', of: 'Chimney sweep, open fire', answers: ['£58', '58'] },
        },
        {
          says: ['Can you put a camera up it first?', 'Could somebody look at the state of the inside with a camera?'],
          wish: { about: 'service', of: 'CCTV flue survey', answers: ['CCTV flue survey', 'CCTV', '120'] },
        },
        {
          says: ['Do I need to get the room ready in any way?', 'Is there anything we should do before you arrive?'],
          wish: { about: 'other', answers: ['24 hours', 'ornaments', 'two metres'] },
        },
        {
          says: [
            'Lovely. My name is Harriet Boyle, you can write to me at harriet.boyle@postbox.example.',
            "Great, let's do it. harriet.boyle@postbox.example is my email. Harriet Boyle.",
          ],
          wish: { about: 'contact-left', name: 'Harriet Boyle', email: 'harriet.boyle@postbox.example' },
        },
      ],
    },
    {
      id: 'en-sweep-soot-on-carpet',
      business: 'en-sweep',
      language: 'en',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'You were here on Tuesday and there is soot all over our cream carpet. I am really not happy about this.',
            "I'm very disappointed. Since your visit on Tuesday our cream carpet is black in two places.",
          ],
          wish: { about: 'person' },
        },
        {
          says: ["I don't want to type this into a chat window. I want Gwen to ring me.", 'Can I please just speak to Gwen herself?'],
          wish: { about: 'person' },
        },
        {
          says: ["It's Malcolm Tordoff, 0114 496 0385.", 'Malcolm Tordoff. My number is 0114 4960385, I am in all afternoon.'],
          wish: { about: 'contact-left', name: 'Malcolm Tordoff', phone: '+441144960385' },
        },
      ],
    },
    {
      id: 'en-sweep-log-burner',
      business: 'en-sweep',
      language: 'en',
      isBadlyTyped: true,
      turns: [
        {
          says: ['hiya how mch to do a log burner', 'Hi can you sleep my wood burner how much is it', 'wats the price 4 a logburner pls'],
          wish: { about: 'price', of: 'Stove and flue sweep', answers: ['£64', '64'] },
        },
        {
          says: ['do u do sats', 'im at work all wk cud u come on a saterday'],
          wish: { about: 'hours', answers: ['8am to noon', 'September to January'] },
        },
        {
          says: ['ok an can i put it on my card or is it cash onyl', 'do u take cards i never hav cash'],
          wish: { about: 'other', answers: ['bank transfer', 'pay by card'] },
        },
        {
          says: ['ta its dean 01144960266', 'rite giv us a ring 0114 496 0266 names dean'],
          wish: { about: 'contact-left', name: 'Dean', phone: '+441144960266' },
        },
      ],
    },
    {
      id: 'en-sweep-jackdaws',
      business: 'en-sweep',
      language: 'en',
      isBadlyTyped: true,
      turns: [
        {
          says: ['jackdaws hav built in r chimny can u get it all out', 'Theirs twigs falling down from the birds can you clear that'],
          wish: { about: 'service', of: 'Bird nest removal', answers: ['Bird nest removal', 'active nest', 'March to August'] },
        },
        {
          says: ['its april now an theyre stil in it is that alowed', 'thing is its april n the birds r in there can u stil do it'],
          wish: { about: 'other', answers: ['March to August', 'active nest', "that's the law"] },
        },
        { says: ['is there anythin off for pensionrs', 'do oaps get it abit cheaper im 78'], wish: { about: 'unknown' } },
        { says: ['ok il ring in sept ta', 'alrite thanx love will phone after sumer'], wish: { about: 'small-talk' } },
      ],
    },
    {
      id: 'en-sweep-crumbling-stack',
      business: 'en-sweep',
      language: 'en',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'The mortar between the bricks on our stack is crumbling. Would you fix that as well?',
            'A few bricks at the top of our chimney have come loose. Is putting those right something you do?',
          ],
          wish: { about: 'service', of: 'Do you repair chimneys?', answers: ['only sweep and survey', 'two builders'] },
        },
        {
          says: ['Pity. It still wants sweeping though. Is Chesterfield too far for you?', 'I see. Do you come out to Chesterfield?'],
          wish: { about: 'place', answers: ['Wednesday'] },
        },
        {
          says: ['How long would you be here? I have to get time off work.', 'And roughly how much of my day will that take?'],
          wish: { about: 'other', answers: ['40 to 60 minutes'] },
        },
        {
          says: ['Are you all right with dogs in the house?', 'We have a nervous greyhound. Do you mind dogs around?'],
          wish: { about: 'unknown' },
        },
      ],
    },
    {
      id: 'en-party-sixth-birthday',
      business: 'en-party',
      language: 'en',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'Good morning! My daughter turns six in June and we are planning something in the backyard.',
            "Hi there, we're throwing a party at home in June, our little girl is going to be six.",
          ],
          wish: { about: 'small-talk' },
        },
        {
          says: ['How much is the castle thing the kids can jump in?', 'What do you charge for one of those inflatable castles?'],
          wish: { about: 'price', of: 'Castle bounce house', answers: ['$165', '165'] },
        },
        {
          says: ['We live out in Vail. Is there a fee to bring it to us?', 'Would you charge extra to drop it off in Vail?'],
          wish: { about: 'place', answers: ['$35'] },
        },
        {
          says: ['The way into our yard is kind of narrow. How much room do you need?', 'How wide does our gate have to be?'],
          wish: { about: 'other', answers: ['4 feet'] },
        },
        {
          says: ["Then we're good. I'm Denise Okafor, text me at (520) 555-0176.", 'Perfect! Denise Okafor, 520-555-0176, please call me.'],
          wish: { about: 'contact-left', name: 'Denise Okafor', phone: '+15205550176' },
        },
      ],
    },
    {
      id: 'en-party-wedding-lunch',
      business: 'en-party',
      language: 'en',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'We need some kind of canopy to keep the sun off at our wedding lunch. What would that run us?',
            "I'm getting married outdoors and want the lunch in the shade. How much for a tent?",
          ],
          wish: { about: 'price', of: '20x20 frame tent', answers: ['$340', '340'] },
        },
        {
          says: ['Is it big enough for fifty guests at round tables?', "There'll be fifty of us at round tables. Would everybody fit?"],
          wish: { about: 'other', of: 'How many people fit under the tent?', answers: ['About 40', '40 seated'] },
        },
        {
          says: ['Could we get patio heaters too? It cools off after dark.', 'Do you rent out outdoor heaters for the evening?'],
          wish: { about: 'unknown' },
        },
        {
          says: ["I'd rather come by and talk. When are you in on Saturdays?", 'Is anybody there on a Saturday if I stop by in person?'],
          wish: { about: 'hours', answers: ['8 to 4'] },
        },
        {
          says: ['And where exactly do I go?', "What's the street address, please?"],
          wish: { about: 'place', answers: ['6120 E Calle Mesquite', 'Calle Mesquite'] },
        },
      ],
    },
    {
      id: 'en-party-slide-overnight',
      business: 'en-party',
      language: 'en',
      isBadlyTyped: true,
      turns: [
        {
          says: ['yo how much 4 the big watter slide', 'hey whats it cost to get that slid w the water'],
          wish: { about: 'price', of: 'Water slide, 18 ft', answers: ['$285', '285'] },
        },
        {
          says: ['wat if we keep it til nxt mornin how much xtra', 'n if u pick it up the day after?? is that more mony'],
          wish: { about: 'price', of: 'Overnight rental', answers: ['$90', '90'] },
        },
        { says: ['how many galons does it use lol our bill is crazy', 'does it waist alot of water tho'], wish: { about: 'unknown' } },
        {
          says: ['ok can i write yall a check', 'how do i pay is a chek ok'],
          wish: { about: 'other', answers: ['no personal checks', 'Zelle'] },
        },
        {
          says: ['k email me tyler.brandt@mailbox.example', 'send me the info tyler.brandt@mailbox.example thx'],
          wish: { about: 'contact-left', email: 'tyler.brandt@mailbox.example' },
        },
      ],
    },
    {
      id: 'en-party-windy-saturday',
      business: 'en-party',
      language: 'en',
      isBadlyTyped: true,
      turns: [
        {
          says: [
            'got the castel booked for sat an the wether app says super windy',
            'we hav a bouncer comin sat but its gona be rly windy',
          ],
          wish: { about: 'small-talk' },
        },
        {
          says: ['do we get r money bak if its 2 windy', 'if u guys cancle cuz of wind do i lose my money'],
          wish: { about: 'other', answers: ['all your money back', '20 mph'] },
        },
        {
          says: ['can som1 just call me plz this is stresing me out so bad', 'omg i jus want to talk to a real persn'],
          wish: { about: 'person' },
        },
        {
          says: ['rosa 520 555 0139', 'its rosa my cell is 5205550139 call asap'],
          wish: { about: 'contact-left', name: 'Rosa', phone: '+15205550139' },
        },
      ],
    },
    {
      id: 'en-party-park-cookout',
      business: 'en-party',
      language: 'en',
      isBadlyTyped: true,
      turns: [
        { says: ['do u guys rent mechancal bulls', 'Hi you got a mechanical bill we can ride'], wish: { about: 'unknown' } },
        {
          says: ['aw ok wat about the castle can u put it up in reid park', 'k then can the castle go in a publc park like reid'],
          wish: { about: 'place', of: 'Do you set up in city parks?', answers: ['if there is power', 'permit', 'insurance certificate'] },
        },
        {
          says: ['n can grownups go in it to', 'are us parents alowd in there 2 lol'],
          wish: { about: 'other', of: 'Can adults jump too?', answers: ['not together with small children', '1,000 pounds'] },
        },
        { says: ['how mch r the chairs we need like 30', 'wat do chairs cost each need abt 30'], wish: { about: 'unknown' } },
        { says: ['kk thx bye', 'alrigt thx gotta go'], wish: { about: 'small-talk' } },
      ],
    },
  ],
}
