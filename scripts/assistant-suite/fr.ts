import type { ConversationSuite } from './format.ts'

export const CONVERSATION_SUITE: ConversationSuite = {
  businesses: [
    {
      key: 'atelier-musique',
      country: 'FR',
      card: {
        name: 'Hélène Marchetti',
        title: 'Directrice et professeure de piano',
        company: "L'Atelier Croche",
        phone: '+33465710653',
        email: 'bonjour@ateliercroche.example',
        website: 'https://ateliercroche.example',
        address: '18 rue du Professeur-Nicolas, 69008 Lyon',
        about: 'Une école de musique de quartier où on joue dès la première séance.',
      },
      config: {
        botName: 'Croche',
        businessType: 'École de musique',
        primaryGoal: 'schedule_appointment',
        salesPersonality: 'friendly',
        services: ['Cours de piano', 'Cours de guitare', 'Cours de chant', 'Éveil musical', 'Stage de vacances', 'Location de piano'],
        priceRanges: {
          'Cours de piano': 38,
          'Cours de guitare': 36,
          'Cours de chant': 42,
          'Éveil musical': 16,
          "Frais d'inscription": 27,
        },
        currency: 'EUR',
        companyInfo: [
          "Je m'appelle Hélène, je suis pianiste, et j'ai ouvert l'Atelier en 2011 avec Karim, guitariste. Aujourd'hui nous sommes cinq " +
            "professeurs pour une centaine d'élèves, de 4 à 81 ans.",
          'Les cours ont lieu du lundi au vendredi de 14 h à 21 h, le mercredi dès 9 h, et le samedi de 9 h à 13 h. Pas de cours pendant ' +
            'les vacances scolaires (zone A), à part les stages.',
          "Un cours dure 45 minutes, c'est toujours un élève et un prof. L'éveil (4 à 6 ans) se fait en groupe de six maximum. " +
            "Le premier cours d'essai est gratuit, pour tout le monde.",
          "On règle au trimestre, par virement, chèque ou chèques-vacances ANCV. Nous n'avons pas de terminal de carte bancaire.",
          "Un cours annulé moins de 24 heures avant est dû. Si c'est le professeur qui manque, le cours est toujours rattrapé.",
          "Pas de parking à l'école ! Le plus simple est le métro D, arrêt Monplaisir-Lumière, sinon le parking Lumière juste en face. " +
            "L'entrée est au fond de la cour. Pour venir : un cahier, un crayon, et sa guitare si on en a une (on en prête sur place).",
        ].join('\n\n'),
        leadQualificationQuestions: [
          'Pour qui sont les cours, et de quel âge ?',
          'Quel instrument vous tente ?',
          'Quels jours vous vont ?',
        ],
        actionButtons: [{ id: 'btn-1', description: "Réserver un cours d'essai", url: 'https://ateliercroche.example/essai' }],
        questionsAndAnswers: [
          { question: 'Faut-il savoir lire la musique ?', answer: 'Non, on apprend en jouant, le reste vient après.', isVisitors: false },
          { question: "Peut-on commencer en cours d'année ?", answer: 'Oui, le trimestre est alors au prorata.', isVisitors: false },
          { question: 'Une réduction pour les fratries ?', answer: 'Oui, 10 % dès le deuxième enfant.', isVisitors: false },
        ],
        pinnedLines: ['Nous ne donnons pas de cours à domicile.'],
      },
    },
    {
      key: 'pension-chats',
      country: 'CH',
      card: {
        name: 'Sandrine Rochat',
        title: null,
        company: 'Villa Moustache',
        phone: '+41225550142',
        email: 'sandrine@villamoustache.example',
        website: 'https://villamoustache.example',
        address: 'Chemin des Vignes 7, 1196 Gland',
        about: 'Pension familiale pour chats, entre Nyon et Rolle.',
      },
      config: {
        botName: 'Minette',
        businessType: null,
        primaryGoal: 'generate_lead',
        salesPersonality: 'consultative',
        services: [
          'Chambre individuelle',
          'Chambre double (deux chats)',
          'Garde de jour',
          'Visite à votre domicile',
          'Administration de médicaments',
          'Brossage',
          'Taxi pour chats',
        ],
        priceRanges: {
          'Chambre individuelle': 32,
          'Chambre double (deux chats)': 54,
          'Garde de jour': 22,
          'Visite à votre domicile': 36,
          'Taxi pour chats': 45,
          'Supplément jour férié': 13,
        },
        currency: 'CHF',
        companyInfo: [
          'Bienvenue à la Villa Moustache ! Nous, c’est Sandrine, assistante vétérinaire, et Olivier. Nous accueillons douze chats au ' +
            'maximum, dans notre propre maison au milieu des vignes.',
          'Arrivées et départs : du lundi au samedi de 8h00 à 9h30 et de 17h00 à 19h00. Le dimanche seulement de 17h00 à 19h00. ' +
            'Aucune arrivée les jours fériés.',
          'Les prix des chambres s’entendent par nuit, litière et croquettes comprises. En cas de régime, apportez sa nourriture.',
          'Il doit être vacciné contre le typhus et le coryza, pucé et traité contre les puces. Les mâles sont castrés dès 8 mois. ' +
            'À prendre avec : le carnet de vaccination, la caisse de transport et un tissu qui sent la maison.',
          'Paiement à l’arrivée par TWINT, carte ou espèces. Un acompte de 30 % confirme la réservation. Annulation gratuite jusqu’à ' +
            '7 jours avant, après nous gardons l’acompte.',
          'Deux places de parc devant la maison. Nous allons chez vous dans un rayon de 10 km autour de Gland, pas plus loin.',
        ].join('\n\n'),
        leadQualificationQuestions: ['Quelles sont vos dates ?', 'Combien de chats, et de quel âge ?'],
        actionButtons: [],
        questionsAndAnswers: [
          { question: 'Est-ce que je reçois des nouvelles ?', answer: 'Oui, une photo chaque soir par WhatsApp.', isVisitors: false },
          { question: 'Et un chat diabétique ?', answer: 'Oui, Sandrine fait les injections d’insuline matin et soir.', isVisitors: false },
          { question: 'Les chats peuvent-ils sortir ?', answer: 'Dans la volière de 40 m², oui. Jamais en liberté.', isVisitors: false },
        ],
        pinnedLines: ['Nous ne prenons ni chiens ni lapins.', 'Urgence pour un chat en pension : 079 555 01 42, jour et nuit.'],
      },
    },
  ],
  conversations: [
    {
      id: 'fr-piano-ma-fille',
      business: 'atelier-musique',
      language: 'fr',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'Bonjour, ma fille de 9 ans pianote toute la journée sur le synthé de son cousin.',
            'Bonjour ! Ma fille a 9 ans et elle ne décolle plus du clavier de sa tante.',
          ],
          wish: { about: 'small-talk' },
        },
        {
          says: ['Ça reviendrait à combien la séance pour apprendre le piano ?', 'Vous prenez combien pour une leçon de piano ?'],
          wish: { about: 'price', of: 'Cours de piano', answers: ['38 €', '38'] },
        },
        {
          says: ["Est-ce qu'elle peut venir une fois pour voir si ça lui plaît ?", "On peut tester avant de s'engager ?"],
          wish: { about: 'other', answers: ["premier cours d'essai est gratuit", 'gratuit'] },
        },
        {
          says: ['Elle n’a pas école le mercredi. Vous êtes là le matin ?', 'Le mercredi matin, c’est possible chez vous ?'],
          wish: { about: 'hours', answers: ['le mercredi dès 9 h'] },
        },
        {
          says: ['Super ! Claire Fontanel, 06 12 34 56 12, rappelez-moi.', 'Alors rappelez-moi au 0612345612, Claire Fontanel.'],
          wish: { about: 'contact-left', name: 'Claire Fontanel', phone: '+33612345612' },
        },
      ],
    },
    {
      id: 'fr-batterie',
      business: 'atelier-musique',
      language: 'fr',
      isBadlyTyped: true,
      turns: [
        {
          says: ['slt vs fete de la baterie ?? jai 15 ans', 'bjr jai 15 an et jveux faire dla batterie c possible'],
          wish: { about: 'unknown' },
        },
        {
          says: ['bon sinn la gratte c cb lheure', 'ok et pr apprendre la gratte sa coute cb'],
          wish: { about: 'price', of: 'Cours de guitare', answers: ['36 €', '36'] },
        },
        {
          says: ['jen ai pa encor de guitar c grave ?', 'fo acheté une gitare avan ou pas'],
          wish: { about: 'other', answers: ['on en prête sur place', 'sa guitare si on en a une'] },
        },
        {
          says: ['et on dois conaitre le solfege', 'jsai pas lire les note du tt ca pose pb ?'],
          wish: { about: 'other', of: 'Faut-il savoir lire la musique ?', answers: ['on apprend en jouant'] },
        },
        { says: ['nikel jen parle a ma mere mrc', 'ok jdemande a mes parent merci bcp'], wish: { about: 'small-talk' } },
      ],
    },
    {
      id: 'fr-chez-moi',
      business: 'atelier-musique',
      language: 'fr',
      isBadlyTyped: true,
      turns: [
        {
          says: ['bonjour esce que le prof peu venir a la maison jabite bron', 'bjr vous vené chez les gens ? suis a bron'],
          wish: { about: 'other', answers: ['pas de cours à domicile'] },
        },
        {
          says: ['domage et pour ce garé cmt on fai', 'ok tant pi alors ou on gare la voitur'],
          wish: { about: 'place', answers: ['parking Lumière'] },
        },
        {
          says: ['on peu payé en cb', 'vous prener la carte bleu ?'],
          wish: { about: 'other', answers: ["Nous n'avons pas de terminal", 'virement, chèque'] },
        },
        {
          says: ['et vs avez une rampe pr fauteuille roulant ? mon fils marche pas', 'mon fils est en fauteil roulant c accecible ?'],
          wish: { about: 'unknown' },
        },
        {
          says: ['ecrivez moi la dessu samira.k@courriel.example', 'ok repondez moi par mail alor samira.k@courriel.example'],
          wish: { about: 'contact-left', email: 'samira.k@courriel.example' },
        },
      ],
    },
    {
      id: 'fr-cours-facture',
      business: 'atelier-musique',
      language: 'fr',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'Vous m’avez facturé une leçon alors que mon fils avait 39 de fièvre. Je trouve ça scandaleux.',
            'Mon fils était malade et vous me comptez quand même sa leçon ? C’est franchement inadmissible !',
          ],
          wish: { about: 'person' },
        },
        {
          says: ['Et c’est quoi votre règle, quand on ne peut pas venir ?', 'Il faut prévenir combien de temps avant, chez vous ?'],
          wish: { about: 'other', answers: ['moins de 24 heures avant'] },
        },
        {
          says: ['Je veux en parler de vive voix avec Mme Marchetti.', 'Passez-moi la directrice, pas un robot.'],
          wish: { about: 'person' },
        },
        {
          says: ['Bruno Delorme, 06 23 45 67 21, après 18 h.', 'Qu’elle m’appelle au 06.23.45.67.21, Bruno Delorme. Plutôt le soir.'],
          wish: { about: 'contact-left', name: 'Bruno Delorme', phone: '+33623456721' },
        },
      ],
    },
    {
      id: 'fr-chanter-a-58-ans',
      business: 'atelier-musique',
      language: 'fr',
      isBadlyTyped: false,
      turns: [
        {
          says: ["J'ai 58 ans et j'aimerais enfin apprendre à chanter. C'est combien ?", 'Quel budget pour travailler sa voix, à 58 ans ?'],
          wish: { about: 'price', of: 'Cours de chant', answers: ['42 €', '42'] },
        },
        {
          says: ['Je ne serais libre qu’en janvier, ce sera trop tard ?', 'On doit s’inscrire en septembre, ou janvier ça va ?'],
          wish: { about: 'other', of: "Peut-on commencer en cours d'année ?", answers: ['prorata'] },
        },
        {
          says: ['Et vous avez une chorale que je pourrais rejoindre ?', 'Il existe un chœur d’adultes chez vous ?'],
          wish: { about: 'unknown' },
        },
        {
          says: ['Tant pis. Une leçon, ça fait une heure ?', 'D’accord. Et une séance, ça prend combien de temps ?'],
          wish: { about: 'other', answers: ['45 minutes'] },
        },
        {
          says: ['Merci, je vais réfléchir. Bonne journée !', 'Très bien, je vous remercie, j’y pense et je reviens vers vous.'],
          wish: { about: 'small-talk' },
        },
      ],
    },
    {
      id: 'fr-deux-soeurs',
      business: 'pension-chats',
      language: 'fr',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'Bonjour, nous partons dix jours en juillet et nos deux minettes ne se quittent jamais. Quel prix par nuit ?',
            'Bonjour, combien par nuit pour deux sœurs inséparables, dans la même pièce ? Ce serait en juillet.',
          ],
          wish: { about: 'price', of: 'Chambre double (deux chats)', answers: ['CHF 54', '54'] },
        },
        {
          says: ['Qu’est-ce que je dois emporter pour elles ?', 'Il faut que je prépare quoi dans leur valise ?'],
          wish: { about: 'other', answers: ['carnet de vaccination', 'un tissu qui sent la maison'] },
        },
        {
          says: ['Et si on doit renoncer au voyage, l’acompte est perdu ?', 'Et si je dois annuler, je perds mon argent ?'],
          wish: { about: 'other', answers: ['7 jours avant'] },
        },
        {
          says: [
            'Parfait. Nadia Perrin, nadia.perrin@courriel.example ou 079 555 23 41.',
            'Je vous laisse mes coordonnées : Nadia Perrin, 0795552341, nadia.perrin@courriel.example.',
          ],
          wish: { about: 'contact-left', name: 'Nadia Perrin', email: 'nadia.perrin@courriel.example', phone: '+41795552341' },
        },
      ],
    },
    {
      id: 'fr-le-chien-aussi',
      business: 'pension-chats',
      language: 'fr',
      isBadlyTyped: true,
      turns: [
        {
          says: ['bjr on pars une semaine vs garder aussi les chien ?', 'salut peut on vs laissé notre chien aussi on part 1 sem'],
          wish: { about: 'other', answers: ['ni chiens ni lapins'] },
        },
        {
          says: ['ok et le chat si qqn passe le nourir chez ns c cb', 'bon pr le chat si vs passer le voir a la maison cest combien'],
          wish: { about: 'price', of: 'Visite à votre domicile', answers: ['CHF 36', '36'] },
        },
        {
          says: ['on et a lausane vs venez jusque la ?', 'on abite lausanne sa va ou cest tro loin'],
          wish: { about: 'other', answers: ['rayon de 10 km'] },
        },
        {
          says: ['zut alor je l amene cmt c la nuit pr lui seul', 'mince. et sil dore chez vs ca fai cb par nuit, un seul chat'],
          wish: { about: 'price', of: 'Chambre individuelle', answers: ['CHF 32', '32'] },
        },
        { says: ['ok merci je regarde avc mon mari', 'bon jen parle a mon mari mrc'], wish: { about: 'small-talk' } },
      ],
    },
    {
      id: 'fr-piqures',
      business: 'pension-chats',
      language: 'fr',
      isBadlyTyped: true,
      turns: [
        {
          says: ['mon chat a du diabete pr ses piqure vs savez faire ?', 'bjr il est diabetic 2 picure par jour vous pouver le prendre'],
          wish: { about: 'other', of: 'Et un chat diabétique ?', answers: ['injections d’insuline', 'matin et soir'] },
        },
        { says: ['et ses en plus du pris les piqure ? cb', 'c combien en plus pr les picures'], wish: { about: 'unknown' } },
        {
          says: ['il manje que ses croquete du veto je les aporte ?', 'il a un regime special jdois amené sa bouf ?'],
          wish: { about: 'other', answers: ['apportez sa nourriture'] },
        },
        {
          says: ['vs pouvez me rapeler svp 078 555 61 20 Monique', 'rapeler moi monique 0785556120 merci'],
          wish: { about: 'contact-left', name: 'Monique', phone: '+41785556120' },
        },
      ],
    },
    {
      id: 'fr-retour-dimanche',
      business: 'pension-chats',
      language: 'fr',
      isBadlyTyped: false,
      turns: [
        {
          says: ['On rentre un dimanche vers midi, on peut passer le chercher ?', 'Peut-on récupérer notre chat un dimanche à midi ?'],
          wish: { about: 'hours', answers: ['Le dimanche seulement', '17h00 à 19h00'] },
        },
        {
          says: ['Il y sera à Pâques et à l’Ascension. C’est plus cher ?', 'Pâques et l’Ascension, vous les comptez plus cher ?'],
          wish: { about: 'price', of: 'Supplément jour férié', answers: ['CHF 13', '13'] },
        },
        {
          says: ['Il y a une caméra pour le regarder depuis l’hôtel ?', 'Avez-vous une webcam, pour que je puisse le voir à distance ?'],
          wish: { about: 'unknown' },
        },
        {
          says: ['Vous donnez quand même des nouvelles ?', 'Comment je saurai s’il va bien, alors ?'],
          wish: { about: 'other', of: 'Est-ce que je reçois des nouvelles ?', answers: ['une photo chaque soir', 'WhatsApp'] },
        },
        {
          says: ['D’accord, et pour laisser la voiture devant ?', 'Très bien. On peut se garer chez vous ?'],
          wish: { about: 'place', answers: ['Deux places de parc'] },
        },
      ],
    },
    {
      id: 'fr-sans-nouvelles',
      business: 'pension-chats',
      language: 'fr',
      isBadlyTyped: true,
      turns: [
        {
          says: ['jai pas eu de foto de caramel depui 2 jours c pas normal du tt', '2 jour sans nouvel de mon chat je sui tres enervé'],
          wish: { about: 'person' },
        },
        {
          says: ['ya un num ou on repond la nuit', 'a quel numero je peu apeler mm tard'],
          wish: { about: 'contact', answers: ['079 555 01 42'] },
        },
        { says: ['jveux parler a sandrine mtn', 'passer moi sandrine svp tt de suite'], wish: { about: 'person' } },
        {
          says: ['Yann Cottier 076 555 80 14 jatend', 'mon num 0765558014 yann cottier jatten votre apel'],
          wish: { about: 'contact-left', name: 'Yann Cottier', phone: '+41765558014' },
        },
      ],
    },
  ],
}
