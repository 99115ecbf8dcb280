import type { ConversationSuite } from './format.ts'

export const CONVERSATION_SUITE: ConversationSuite = {
  businesses: [
    {
      key: 'de-anwaeltin',
      country: null,
      card: {
        name: 'Dr. Henrike Wiegand',
        title: 'Fachanwältin für Arbeitsrecht',
        company: 'Kanzlei Wiegand',
        phone: '+492214710318',
        email: 'kanzlei@wiegand-arbeitsrecht.example',
        website: 'https://wiegand-arbeitsrecht.example',
        address: 'Körnerstraße 214, 50823 Köln',
        about: 'Auf der Seite der Beschäftigten.',
      },
      config: {
        botName: 'Assistenz der Kanzlei Wiegand',
        businessType: 'Anwaltskanzlei',
        primaryGoal: 'generate_lead',
        salesPersonality: 'professional',
        services: [
          'Erstberatung Arbeitsrecht',
          'Aufhebungsvertrag prüfen',
          'Kündigungsschutzklage',
          'Arbeitszeugnis prüfen',
          'Abmahnung abwehren',
        ],
        priceRanges: {
          'Erstberatung Arbeitsrecht': 190,
          'Aufhebungsvertrag prüfen': 345,
          'Arbeitszeugnis prüfen': 129,
          'Kopien und Porto': 20,
        },
        currency: 'EUR',
        companyInfo: [
          'Ich bin seit 2006 Anwältin und vertrete ausschließlich Arbeitnehmerinnen, Arbeitnehmer und Betriebsräte, keine ' +
            'Arbeitgeber. Seit 2014 habe ich meine eigene Kanzlei in Köln-Ehrenfeld.',
          'Das Sekretariat (Frau Lücke und Frau Amadi) erreichen Sie Montag bis Donnerstag von 9 bis 17 Uhr und Freitag von 9 bis ' +
            '13 Uhr. Besprechungen nur mit Termin, dienstags auch abends bis 20 Uhr.',
          'Wichtig: Nach einer Kündigung haben Sie nur drei Wochen Zeit, um zu klagen. Melden Sie sich bitte sofort und ' +
            'unterschreiben Sie nichts.',
          'Zum ersten Gespräch bringen Sie bitte den Arbeitsvertrag, die letzten drei Gehaltsabrechnungen und das Schreiben des ' +
            'Arbeitgebers mit. Das Gespräch dauert etwa eine Stunde und geht auch per Video.',
          'Sie finden uns im Hinterhaus, zweiter Stock, leider ohne Aufzug. Vor der Tür ist nur Anwohnerparken; das Parkhaus an ' +
            'der Vogelsanger Straße ist fünf Minuten zu Fuß entfernt. Bahn: Linien 3 und 4, Haltestelle Piusstraße.',
          'Zahlen können Sie per Überweisung oder EC-Karte, auf Wunsch in drei Raten. Bargeld nehmen wir nicht an. Termine können ' +
            'Sie bis 24 Stunden vorher kostenlos absagen.',
        ].join('\n\n'),
        leadQualificationQuestions: ['Worum geht es bei Ihnen?', 'Wann haben Sie das Schreiben bekommen?'],
        actionButtons: [{ id: 'btn-1', description: 'Unterlagen hochladen', url: 'https://wiegand-arbeitsrecht.example/upload' }],
        questionsAndAnswers: [
          {
            question: 'Übernimmt meine Rechtsschutzversicherung die Kosten?',
            answer: 'Oft ja. Schicken Sie uns Ihre Versicherungsnummer, wir fragen kostenlos für Sie an.',
            isVisitors: false,
          },
          {
            question: 'Bekomme ich schnell einen Termin?',
            answer: 'Bei einer Kündigung innerhalb von zwei Werktagen, sonst in etwa zwei Wochen.',
            isVisitors: false,
          },
          {
            question: 'Machen Sie auch Mietrecht oder Scheidungen?',
            answer: 'Nein, nur Arbeitsrecht. Für anderes hilft der Kölner Anwaltverein mit Adressen weiter.',
            isVisitors: false,
          },
        ],
        pinnedLines: ['Kündigung bekommen? Bitte sofort anrufen, nicht nur schreiben.'],
      },
    },
    {
      key: 'de-fusspflege',
      country: 'CH',
      card: {
        name: 'Ursina Bärtschi',
        title: 'Dipl. Fusspflegerin',
        company: 'Fusswerk Länggasse',
        phone: '+41310001842',
        email: 'ursina@fusswerk.example',
        website: 'https://fusswerk.example',
        address: 'Gesellschaftsstrasse 97, 3012 Bern',
        about: null,
      },
      config: {
        botName: 'Fusswerk-Chat',
        businessType: 'Fusspflege',
        primaryGoal: 'schedule_appointment',
        salesPersonality: 'consultative',
        services: ['Kosmetische Fusspflege', 'Hühneraugen', 'Nagelspange', 'Fussreflexmassage', 'Shellac auf den Zehen', 'Hausbesuch'],
        priceRanges: { 'Kosmetische Fusspflege': 88, Nagelspange: 145, Fussreflexmassage: 96, 'Geschenkgutschein, klein': 75 },
        currency: 'CHF',
        companyInfo: [
          'Grüessech! Ich bin Ursina, gelernte Pflegefachfrau, und mache seit elf Jahren Füsse schön und vor allem schmerzfrei. ' +
            'Ich arbeite allein, darum geht während der Behandlung niemand ans Telefon. Ich rufe am gleichen Abend zurück.',
          'Offen ist Dienstag, Mittwoch und Freitag von 8.30 bis 18 Uhr, am Donnerstag erst ab 12 Uhr und dafür bis 20 Uhr. ' +
            'Samstag, Sonntag und Montag ist zu.',
          'Eine Behandlung dauert 50 Minuten, die erste etwa 70, weil ich mir alles in Ruhe anschaue. Bitte kommen Sie ohne ' +
            'Nagellack und nehmen Sie die Schuhe mit, die Sie am meisten tragen.',
          'Hausbesuche mache ich am Dienstagnachmittag in der Stadt Bern und in Zollikofen, mit einem Zuschlag von 35 Franken. ' +
            'Nach Thun oder Biel fahre ich nicht.',
          'Bezahlen können Sie bar, mit Twint oder mit Karte. Wer weniger als 24 Stunden vorher absagt, zahlt die Hälfte.',
          'Die Praxis ist im Parterre und mit dem Rollstuhl zugänglich. Zwei Parkplätze hat es im Hof, Einfahrt neben der ' +
            'Bäckerei. Oder Bus 12 bis Mittelstrasse.',
        ].join('\n\n'),
        leadQualificationQuestions: ['Was plagt Ihre Füsse?', 'Waren Sie schon einmal in der Fusspflege?'],
        actionButtons: [{ id: 'btn-1', description: 'Termin online buchen', url: 'https://fusswerk.example/termin' }],
        questionsAndAnswers: [
          {
            question: 'Behandeln Sie auch Diabetikerinnen und Diabetiker?',
            answer: 'Leider nein, dafür braucht es eine Podologin. Ich gebe Ihnen gern eine Adresse in der Nähe.',
            isVisitors: false,
          },
          {
            question: 'Zahlt die Krankenkasse etwas?',
            answer: 'Die Grundversicherung nicht. Einzelne Zusatzversicherungen geben einen Beitrag, fragen Sie bitte dort nach.',
            isVisitors: false,
          },
          { question: 'Kommen auch Männer zu Ihnen?', answer: 'Ja klar, etwa jeder dritte Kunde ist ein Mann.', isVisitors: false },
        ],
        pinnedLines: [],
      },
    },
  ],
  conversations: [
    {
      id: 'de-anwaeltin-gekuendigt',
      business: 'de-anwaeltin',
      language: 'de',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'Guten Tag, mein Betrieb hat mir nach elf Jahren gekündigt. Bis wann kann ich mich dagegen wehren?',
            'Hallo, gestern lag meine Kündigung im Briefkasten. Wie viel Zeit habe ich jetzt, um etwas zu unternehmen?',
          ],
          wish: { about: 'other', answers: ['drei Wochen'] },
        },
        {
          says: ['Was würde es kosten, wenn ich mich einmal mit Ihnen zusammensetze?', 'Wie teuer ist denn ein erstes Gespräch bei Ihnen?'],
          wish: { about: 'price', of: 'Erstberatung Arbeitsrecht', answers: ['190 €', '190'] },
        },
        {
          says: ['Welche Unterlagen brauchen Sie dafür von mir?', 'Was soll ich an Papieren dabeihaben?'],
          wish: { about: 'other', answers: ['Gehaltsabrechnungen', 'Arbeitsvertrag'] },
        },
        {
          says: ['Wie bald könnte ich denn kommen?', 'Muss ich lange warten, bis Sie Zeit für mich haben?'],
          wish: { about: 'other', of: 'Bekomme ich schnell einen Termin?', answers: ['zwei Werktagen'] },
        },
        {
          says: ['Ich heiße Torsten Mähler, meine Nummer ist 0176 04069512.', 'Rufen Sie mich an: Torsten Mähler, 0176/04069512.'],
          wish: { about: 'contact-left', name: 'Torsten Mähler', phone: '+4917604069512' },
        },
      ],
    },
    {
      id: 'de-anwaeltin-beurteilung',
      business: 'de-anwaeltin',
      language: 'de',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'Mein Zeugnis von der alten Firma klingt irgendwie vergiftet. Was nehmen Sie dafür, da mal drüberzuschauen?',
            'Was kostet es, wenn Sie das Zeugnis durchlesen, das mir mein früherer Chef ausgestellt hat? Es kommt mir komisch vor.',
          ],
          wish: { about: 'price', of: 'Arbeitszeugnis prüfen', answers: ['129 €', '129'] },
        },
        {
          says: ['Ich habe einen Rechtsschutz. Springt der dafür ein?', 'Bezahlt das meine Versicherung? Ich habe Rechtsschutz.'],
          wish: {
            about: 'other',
            of: 'Übernimmt meine Rechtsschutzversicherung die Kosten?',
            answers: ['Oft ja', 'Versicherungsnummer', 'fragen kostenlos'],
          },
        },
        {
          says: ['Können Sie auch auf Türkisch beraten? Mein Vater käme gern mit.', 'Mein Vater käme mit. Kann jemand Türkisch?'],
          wish: { about: 'unknown' },
        },
        {
          says: ['An welche Mailadresse soll ich das Zeugnis schicken?', 'Ich würde es Ihnen mailen. Wohin denn?'],
          wish: { about: 'contact', answers: ['kanzlei@wiegand-arbeitsrecht.example'] },
        },
      ],
    },
    {
      id: 'de-anwaeltin-keine-antwort',
      business: 'de-anwaeltin',
      language: 'de',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'Ich warte seit zwei Wochen auf eine Antwort zu meinem Fall, und niemand meldet sich. So geht das nicht.',
            'Zwei Wochen ist es her, dass ich Ihnen geschrieben habe, und bis heute kein Wort. Ich bin wirklich verärgert!',
          ],
          wish: { about: 'person' },
        },
        {
          says: ['Ich will Frau Dr. Wiegand selbst sprechen, keinen Computer.', 'Geben Sie mir bitte einen richtigen Menschen.'],
          wish: { about: 'person' },
        },
        {
          says: ['Ist am Freitag jemand am Telefon?', 'Bis wann erreicht man Sie denn freitags?'],
          wish: { about: 'hours', answers: ['9 bis 13 Uhr', '13 Uhr'] },
        },
        {
          says: ['Sie soll mich zurückrufen. Ingrid Pelzer, 0221 4710664.', 'Bitte um Rückruf: 0221 / 4710 664, Ingrid Pelzer.'],
          wish: { about: 'contact-left', name: 'Ingrid Pelzer', phone: '+492214710664' },
        },
      ],
    },
    {
      id: 'de-anwaeltin-unterschreiben',
      business: 'de-anwaeltin',
      language: 'de',
      isBadlyTyped: true,
      turns: [
        {
          says: ['chef will mich mit nem aufhebungsvertrg los werdn was kost drüberschaun', 'aufhebungs vertrag gekrigt wieviel nemen sie'],
          wish: { about: 'price', of: 'Aufhebungsvertrag prüfen', answers: ['345 €', '345'] },
        },
        {
          says: ['puh das is viel geht das auch stükweise', 'so viel hab ich grad nich kan ich das abstotern'],
          wish: { about: 'other', answers: ['drei Raten'] },
        },
        {
          says: ['ok u wo kan ich bei euch parkn', 'komme mitm auto wo stell ich mich da hin'],
          wish: { about: 'place', answers: ['Vogelsanger Straße'] },
        },
        { says: ['danke überlegs mir', 'alles klar dank ihnen ich schlaf ne nacht drüber'], wish: { about: 'small-talk' } },
      ],
    },
    {
      id: 'de-anwaeltin-vermieter',
      business: 'de-anwaeltin',
      language: 'de',
      isBadlyTyped: true,
      turns: [
        {
          says: ['mein vermiter will mich rausschmeisen machn sie sowas auch', 'hi hab stress mitm vermieter helft ir da'],
          wish: { about: 'service', of: 'Machen Sie auch Mietrecht oder Scheidungen?', answers: ['nur Arbeitsrecht', 'Anwaltverein'] },
        },
        {
          says: ['hab auch ne abmanung von der arbeit was kost es die wegzukriegn', 'und gegn ne abmahnug vom chef was kostet das da'],
          wish: { about: 'unknown' },
        },
        {
          says: ['bin bis 18 uhr auf schicht geht auch mal abnds', 'kann nur nach feierabend so ab halb 7 get das irgendwan'],
          wish: { about: 'hours', answers: ['dienstags', 'bis 20 Uhr'] },
        },
        {
          says: ['ok ruft mich an kevin 015228817386', 'gut bin der kevin meine nr 0152 28817386'],
          wish: { about: 'contact-left', name: 'Kevin', phone: '+4915228817386' },
        },
      ],
    },
    {
      id: 'de-fusspflege-mutter',
      business: 'de-fusspflege',
      language: 'de',
      isBadlyTyped: false,
      turns: [
        {
          says: ['Grüezi, meine Mutter kommt nicht mehr an ihre Füsse.', 'Es geht um meine Mutter, die sich nicht mehr bücken kann.'],
          wish: { about: 'small-talk' },
        },
        {
          says: ['Würden Sie auch zu ihr kommen? Sie wohnt in Zollikofen.', 'Kämen Sie zu ihr heim nach Zollikofen?'],
          wish: { about: 'service', of: 'Hausbesuch', answers: ['Dienstagnachmittag', '35 Franken'] },
        },
        {
          says: ['Was kommt für die Anfahrt noch dazu?', 'Wie viel mehr bezahlt sie, wenn Sie extra zu ihr fahren?'],
          wish: { about: 'price', answers: ['35 Franken', '35'] },
        },
        {
          says: ['Sie hat übrigens Zucker. Ist das ein Problem?', 'Ich sollte noch sagen, dass sie zuckerkrank ist. Geht das trotzdem?'],
          wish: { about: 'service', of: 'Behandeln Sie auch Diabetikerinnen und Diabetiker?', answers: ['Podologin'] },
        },
        { says: ['Schade, aber danke für die ehrliche Auskunft.', 'Verstehe, vielen Dank trotzdem.'], wish: { about: 'small-talk' } },
      ],
    },
    {
      id: 'de-fusspflege-eingewachsen',
      business: 'de-fusspflege',
      language: 'de',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'Mein grosser Zehennagel wächst seitlich ein. Was kostet so eine Spange, die das wieder richtet?',
            'Mir hat jemand zu einer Spange geraten, weil mein Nagel ins Fleisch drückt. Wie teuer ist das bei Ihnen?',
          ],
          wish: { about: 'price', of: 'Nagelspange', answers: ['CHF 145', '145'] },
        },
        { says: ['Tut das Einsetzen weh?', 'Muss ich beim Anbringen mit Schmerzen rechnen?'], wish: { about: 'unknown' } },
        {
          says: ['Wie viel Zeit muss ich beim ersten Mal einplanen?', 'Ich war noch nie bei Ihnen. Wie lange dauert der erste Besuch?'],
          wish: { about: 'other', answers: ['etwa 70', '70'] },
        },
        {
          says: ['Gut, melden Sie sich bitte: Reto Zbinden, 079 000 27 31.', 'Ich komme gern. Reto Zbinden, Natel 079 000 27 31.'],
          wish: { about: 'contact-left', name: 'Reto Zbinden', phone: '+41790002731' },
        },
      ],
    },
    {
      id: 'de-fusspflege-geschenk',
      business: 'de-fusspflege',
      language: 'de',
      isBadlyTyped: true,
      turns: [
        {
          says: ['hoi habt ihr was zum verschenkn so gutschein was kostet der', 'Such was für meine Schwester gibts Gutschrein wie teuer'],
          wish: { about: 'price', of: 'Geschenkgutschein, klein', answers: ['CHF 75', '75'] },
        },
        { says: ['verschikt ir den auch per post', 'könt ihr mir den zuschikken'], wish: { about: 'unknown' } },
        {
          says: ['ok sonst hol ich in am do abend seid ir da', 'wie lang habt ihr den donerstag offen'],
          wish: { about: 'hours', answers: ['bis 20 Uhr', 'ab 12 Uhr'] },
        },
        { says: ['geht karte od mus ich geld holn', 'kan ich mit karte zaln'], wish: { about: 'other', answers: ['Twint'] } },
        { says: ['super merci', 'ok tiptop bis dan'], wish: { about: 'small-talk' } },
      ],
    },
    {
      id: 'de-fusspflege-absage',
      business: 'de-fusspflege',
      language: 'de',
      isBadlyTyped: true,
      turns: [
        {
          says: [
            'muste absagn weil mein kind krank war und jez soll ich trozdem zahln das is ne frechheit',
            'hab ne rechnug bekomen obwol ich abgesagt hab kind war krank!! finde das unverschämmt',
          ],
          wish: { about: 'person' },
        },
        { says: ['will mit ursina redn nich mit nem roboter', 'kan ich bitte mit der cheffin selber sprechn'], wish: { about: 'person' } },
        {
          says: ['sandra gerber 0790004418', 'ja 079 000 44 18 ich bin sandra gerber'],
          wish: { about: 'contact-left', name: 'Sandra Gerber', phone: '+41790004418' },
        },
        {
          says: ['wan ruft sie den normal zurük', 'und wie lang dauert das bis sie zurückruft weis man das'],
          wish: { about: 'other', answers: ['am gleichen Abend'] },
        },
      ],
    },
    {
      id: 'de-fusspflege-kerle',
      business: 'de-fusspflege',
      language: 'de',
      isBadlyTyped: true,
      turns: [
        {
          says: ['sry dumme frage macht ihr auch männerfüse', 'nemt ihr auch kerle oder nur fraun'],
          wish: { about: 'other', of: 'Kommen auch Männer zu Ihnen?', answers: ['jeder dritte Kunde', 'Ja klar'] },
        },
        {
          says: ['u was kostet einmal fuspflege', 'ok was zal ich für ne normale fusspflge'],
          wish: { about: 'price', of: 'Kosmetische Fusspflege', answers: ['CHF 88', '88'] },
        },
        { says: ['darf mein hund mit is gans brav', 'kan ich den hund mitnemen der schläft eh nur'], wish: { about: 'unknown' } },
        {
          says: ['wo kan man da parkiern', 'hat es parkplaz bei euch'],
          wish: { about: 'place', answers: ['im Hof', 'neben der Bäckerei'] },
        },
        {
          says: ['ok schreibt mir marcel.frei@briefpost.example', 'gut meine mail marcel.frei@briefpost.example wegem termin'],
          wish: { about: 'contact-left', email: 'marcel.frei@briefpost.example' },
        },
      ],
    },
  ],
}
