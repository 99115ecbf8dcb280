import { toWordSet } from './normalize.ts'

/** Phrases after which a name stands, in any case. Alternatives of a regular expression. */
export const STRONG_INTRODUCTIONS = [
  "my name(?:'s| is) spel(?:t|led)|my name(?:'s| is|s)|my full name(?:'s| is)|the name(?:'s| is)|name's|i am called|i'm called|name\\s?[:=]|full name\\s?[:=]|names(?= \\p{L}+(?:$|[,.!]))|(?:under|in) the name(?: of)?|put me down as|name(?: should be| is actually)|my name(?:, it)? should be|(?:misspel(?:t|led)|mistyped|got) my name(?: wrong)?,? it(?:'s| is| should be)|everyone calls me|people call me",
  'me llamo|mi nombre(?: completo)? es|mi nombre\\s?[:=]|nombre\\s?[:=]|con nombre|a nombre de|me dicen|ap[uú]nt(?:e|a)(?:me|lo)? como|an[oó]te(?:me|lo)? como',
  'mein name ist|mein name\\s?[:=]|mein name lautet|ich hei(?:ß|ss|s)e?|ich heiss|name ist|auf den namen|auf namen|unter dem namen|mfg',
  "je m'ap+el+e|je map+el+e|je m appelle|mon nom(?: complet)? est|mon prénom est|mon prenom est|mon nom c'est|nom\\s?[:=]|je me nomme|au nom d(?:e|')|(?:vous pouvez|tu peux) m'appeler|moi cest",
  'meu nome(?: completo)? (?:é|e|eh)|me chamo|chamo-me|eu me chamo|meu nome\\s?[:=]|nome\\s?[:=]|o meu nome (?:é|e)|(?:em|no) nome d[eao]|pode(?:m)? (?:colocar|anotar|botar) (?:como|o nome)',
].join('|')

/** Phrases after which a name may stand, but also any other description. */
export const WEAK_INTRODUCTIONS = [
  "i'm|i am|im|this is|it's|its|it is|call me|you can call me|here is|here's|myself|booking is for|appointment is for|reservation is for|table is for|order is for|book it under|book me in as|i go by|they call me|you can put|just put|my name is for|first name|book it for|put it under|put me under|put it down for|name|my name",
  'yo soy|soy|mi nombre|le saluda|les saluda|te saluda|les escribe|habla|le habla|le escribe|te escribe|aquí|aqui|ponga|pongan|pon|ponme como',
  "ich bin|i bin da|i bin de|i bin|bin|mein name|hier ist|hier schreibt|hier spricht|das ist|nenn mich|nennen sie mich|hier|das wäre|das waere|ich bin's|ich bins|bins|schreiben sie|schreiben sie einfach|schreib einfach",
  "je suis|mon nom|c'est|ici|moi c'est|moi c|c|moi|appelez-moi|appelle-moi|mettez|notez|ce sera|au nom",
  'eu sou|sou|meu nome|aqui é|aqui e|aqui quem fala é|aqui fala|quem fala é|aqui|pode me chamar de|me chame de|pode colocar|pode pôr|pode anotar|pode botar|coloca|anota|anota aí|anota ai',
].join('|')

/** Articles and titles between an introduction and the name. They are left out. */
export const WORDS_BEFORE_NAME = 'a|o|la|el|der|die|le|herr|frau|mr|mrs|ms|miss|señor|señora|sr|sra|monsieur|madame|mme|m|sr\\.|sra\\.'

/** Words that end a name: what follows says where somebody is from, or is the next clause. */
export const WORDS_AFTER_NAME = toWordSet(`
  from of at with and but here i im i'm my the a an we our in on for by who looking need want or not you can could would is was speaking again calling
  und von vom bei aus mit ich wir aber mein meine oder hier der die das ein eine nicht suche brauche mochte hatte habe interessiere zustandig
  y e de desde con pero mi tengo quiero necesito busco estoy soy o no para quisiera me los las una un
  et du chez avec mais mon ma je nous pas pour d'ici ou cherche voudrais souhaite souhaiterais
  da do dos das na no com mas meu minha eu gostaria preciso quero queria nao tenho sou estou falando
  ph fon fono cel mob zap num nr nummer
  tel phone email mail e-mail correo telefono telefon telephone handy mobile whatsapp cell number btw thanks thx please nice danke bitte gracias merci obrigado obrigada encantado`)

/** Family names that `da`, `do`, `dos`, `de` and the like stand before: in `Ana da Silva`, not in `Ana da Acme`. */
export const FAMILY_NAMES_AFTER_PARTICLE = toWordSet(`
  silva santos souza sousa costa cruz oliveira rocha luz cunha silveira conceicao nascimento fonseca mota motta jesus almeida araujo melo
  mello moura paula assis lima castro freitas andrade barros campos carvalho azevedo queiroz faria farias abreu brito lurdes lourdes gama
  leon torre fuente vega la los las luna rosa villa gaulle villepin beauvoir balzac maupassant oca souto mello toledo cordoba aguirre`)
export const NAME_PARTICLES_IN_CHAT = toWordSet('van der den ten ter de da do dos das del la los las le du di della bin al el y e')

/** Words that follow "I am" and the like, or answer a question for the name, but are no names. Also in capitals. */
export const NO_NAMES = toWordSet(`
  wait oops hang hold correction espera perdona ups moment halt warte attends oups pardon opa calma
  yes no nope yeah ok okay sure fine thanks thank please sorry why what who how when where which maybe later never none nothing nobody anyone
  someone somebody anybody everyone everybody hello hi hey good great nice cool wow well hmm um uh lol haha skip private secret anonymous
  just only still not also very really so too quite currently now today tomorrow here there new first second last next back out over right
  wrong happy glad interested looking searching trying wondering asking calling writing contacting thinking planning going coming getting
  having using working living moving starting running based located available free busy ready open closed afraid sure certain unsure curious
  confused angry upset disappointed frustrated unhappy tired sick ill late early done finished married engaged single pregnant vegan
  vegetarian urgent important ridiculous terrible awful great perfect amazing expensive cheap crazy spam scam fake test testing
  english german french spanish portuguese japanese italian american british swiss austrian brazilian mexican canadian australian indian
  chinese dutch european ceo cto cfo coo owner founder manager director student teacher doctor lawyer nurse engineer developer designer
  photographer artist writer freelancer consultant customer client visitor friend parent mother father human person man woman robot bot
  sometime wassup sup let see sept weekend morning afternoon evening stay hold leave forget stop enough whatever dunno idk nvm nevermind n/a na same mine yours mr mrs ms miss sir madam
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
  durchwahl ruckruf festnetz mobilnummer rufnummer telefonnummer handynummer buro kontakt kontaktdaten landline direct office home work contact
  details celular fijo movil contacto datos fixe portable coordonnees contato dados fixo confirmed done sold deal perfect correction korrektur
  correccion corrijo correcao valeu volontiers berlin london paris madrid lisbon tokyo munich hamburg zurich vienna barcelona rio
  ja nein nee danke bitte warum wieso was wer wie wo wann vielleicht spater nie niemand keiner jemand egal geheim privat hallo guten tag moin
  auch nur noch nicht neu interessiert unsicher sicher zufrieden unzufrieden enttauscht verargert sauer wutend krank mude fertig bereit
  selbststandig kunde kundin student studentin lehrer lehrerin arzt arztin anwalt inhaber inhaberin geschaftsfuhrer geschaftsfuhrerin
  fotograf fotografin designer entwickler entwicklerin neukunde privatperson mutter vater deutscher schweizer osterreicher dringend wichtig
  teuer gunstig gut schlecht super toll schon da dabei weg zu hause montag dienstag mittwoch donnerstag freitag samstag sonntag richtig falsch
  alles klar genau gerne gern lieber alternativ gestern wochenende mahlzeit feierabend montags dienstags mittwochs donnerstags freitags samstags sonntags ruf rufen vom von aus beim gerade momentan leider echt wirklich sehr froh unterwegs verheiratet
  si no gracias por favor porque que quien como donde cuando nadie alguien nada tal vez luego despues secreto privado hola buenos buenas
  nuevo nueva interesado interesada seguro segura cliente clienta estudiante medico medica abogado abogada fotografo fotografa disenador
  profesor profesora autonomo dueno duena espanol espanola mexicano mexicana argentino argentina urgente importante caro barato malo bueno
  dentro ayer info porfa mucho muy de del un una el la los las ya todavia solo tambien aqui alli consciente feliz madre padre vegano vegana casado casada lunes
  martes miercoles jueves viernes sabado domingo posible verdad mentira correcto perfecto genial claro vale prefiero
  oui non merci pourquoi quoi qui comment quand ou personne quelqu'un rien peut-etre plus tard jamais secret prive bonjour salut bonsoir
  nouveau nouvelle interesse interessee desole desolee sur sure certain content contente decu decue fache client cliente etudiant etudiante
  medecin avocat photographe professeur proprietaire gerant gerante francais francaise belge suisse canadien urgent important cher
  soiree journee hier environ debut tres trop pas encore seulement aussi la en a au le les un une de du d'accord disponible malade fatigue pret prete enceinte mariee marie(e)
  lundi mardi mercredi jeudi vendredi samedi dimanche combien possible vrai faux bon bien mal tout actuellement vraiment
  sim nao obrigado obrigada por que quem como onde quando ninguem alguem nada talvez depois nunca segredo privado ola oi bom boa
  novo nova interessado interessada certo certa cliente estudante medico medica advogado advogada fotografo fotografa professor dono dona
  ontem pra comeco inicio empresario empresaria brasileiro brasileira portugues portuguesa urgente importante caro barato ruim so tambem ainda muito daqui
  segunda terca quarta quinta sexta sabado domingo janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
  januar februar marz mai juni juli oktober dezember enero febrero mayo junio julio septiembre octubre noviembre diciembre
  janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre possivel verdade feliz casado casada mae pai gravida prefiro beleza`)
