import { type AssistantLanguage } from '../../../../schema/salesbot.ts'

/** Words that people say around a question without adding to its subject, beside the stop words, divided by blanks. */
export const FILLER_WORDS: Record<AssistantLanguage, string> = {
  en: `hi hello hey good morning afternoon evening please thanks thank you ok yes no not do does did done doing can could would will shall may might must should need needs want wants wanted
    like know wonder wondering wondered ask asking question questions tell say said let hear see find look looking possible possibly maybe perhaps actually just really also even still quick quickly
    curious help offer offers offered provide provides give gives got get getting go going come coming have has had having am is are was were be been being there here what which who whom whose
    when where why how any some anything something anyone someone thing things stuff kind kinds sort type types bit lot much many more most very too so well if whether or and but for from of to in on at by with about
    into than then that this these those it its i me my mine we us our ours he she his her him they them their the a an s t re ve ll d m sir madam mate guys folks man dear sorry excuse wanna
    possible able allow allowed case idea information details explain understand guess think thought believe mean means sure right exactly usually normally currently today now
    friend sister brother wife husband mother father mom dad partner boss colleague place business company shop store offer use using used make makes makes made take takes taking taken accept accepts
    work works working happen happens every each own other another else one two ones per as because via near nearby close around only such be's hope hoping love great nice lovely cool awesome
    wonderful amazing fine back next last first time times way ways long big small new old bring visit visiting visited come came live lives living currently planning plan along exactly certain specific regarding concerning please kindly policy policies treat treats far welcome fine cool interested interest ahead way mum mom dad grandma grandmother grandfather aunt uncle uses used using us son daughter family girlfriend boyfriend own needed option options choice choices available allowed`,
  es: `hola buenas buenos dias tardes noches por favor gracias ok si no puedo puede pueden podria podrian quiero queria quisiera necesito gustaria saber pregunta preguntar decir dime digame informacion
    hay tiene tienen teneis tengo tener ofrecen ofreceis ofrece hacen haceis hace hacer hago aceptan acepta aceptais dan dais esta estan estais estoy es son soy sois ser estar fue era que quien cual cuales cuando donde
    como cuanto cuanta cuantos cuantas algun alguna algunos algunas algo alguien cosa cosas tipo mas muy tambien solo aqui ahi alli ahora hoy ya bien bueno buena pues entonces si acaso ustedes usted vosotros ellos
    mi mis tu tus su sus nuestro nuestra el la los las lo un una unos unas de del al a en con para por sin sobre y o u e ni se me te nos os les le va voy vais van ir trabajan trabajais posible disculpe disculpa perdon
    empresa negocio tienda local mi mujer marido amigo amiga hermana hermano curiosidad favor politica atienden atender atendeis verdad posibilidad`,
  de: `hallo guten tag morgen abend bitte danke ok ja nein kann konnen konnt konnte konnten kann mochte mochten will wollen wollte brauche brauchen gerne gern wissen frage fragen sagen sag sagt mir information
    gibt es habt haben hat habe hatte bietet bieten anbieten an macht machen mache tut nehmt nehmen nimmt akzeptiert akzeptieren seid sind ist bin war sein wird werden wurde was wer wie wo wann warum welche welcher welches
    welchen wieviel viel irgendwas etwas jemand ding dinge art sehr auch nur noch schon mal denn doch eigentlich vielleicht eventuell hier da dort jetzt heute also und oder aber wenn ob fur von zu zum zur im in am
    auf bei mit uber aus um ich mich mein meine meinen meinem meiner wir uns unser ihr euch euer eure ihre ihren ihnen sie er der die das den dem des ein eine einen einem einer kein keine moglich laden betrieb
    bezuglich wegen arbeitet arbeiten geht gehen kommt kommen interessiert interessieren mitbringen bringen entschuldigung wann hause freund frau mann schwester bruder man darf durfen muss mussen mit moglichkeit willkommen`,
  fr: `bonjour salut bonsoir s il vous plait merci ok oui non peux peut pouvez puis pourriez pourrais veux voudrais voulais souhaite souhaiterais besoin aimerais savoir question demander dire dites moi information
    y a avez ai as ont avoir proposez propose faites fait faire acceptez accepte prenez prend donnez est ce que c etes sont suis etre qui quoi quel quelle quels quelles quand ou comment combien pourquoi quelque quelques chose
    choses quelqu type sorte plus tres aussi seulement ici la maintenant aujourd hui deja bien bon alors donc si le les l un une des de du d au aux en dans avec pour par sans sur et ou ni se me te nous vous on il elle ils elles
    mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs possible entreprise boutique magasin societe travaillez travaille va vais allez aller ami amie mari femme soeur frere faut falloir verser politique effectuez excusez pardon desole svp chez est-ce j t n m qu s peu`,
  pt: `ola oi bom boa dia tarde noite por favor obrigado obrigada ok sim nao posso pode podem poderia queria quero gostaria preciso saber pergunta perguntar dizer diga me informacao ha tem tens tenho ter temos oferecem
    oferece fazem faz fazer faco aceitam aceita dao da estao esta estou e sao sou ser estar foi que quem qual quais quando onde como quanto quanta quantos quantas algum alguma alguns algumas algo alguem coisa coisas tipo mais
    muito tambem so aqui ali la agora hoje ja bem entao se voces voce eles o a os as um uma uns umas de do da dos das no na nos nas ao aos em com para por sem sobre e ou nem meu minha meus minhas seu sua seus suas nosso nossa
    vai vou vao ir trabalham trabalha possivel desculpe empresa negocio loja amigo amiga irma irmao marido esposa mulher porque gente atendem atende atender trabalho politica tratam possibilidade`,
  ja: '',
}
