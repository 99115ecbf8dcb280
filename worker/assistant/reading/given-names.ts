import { FRENCH_GIVEN_NAMES, IBERIAN_GIVEN_NAMES } from '../../../schema/name-lists.ts'
import { toWordSet } from './normalize.ts'

/** Frequent given names of English- and German-speaking countries, and newer ones of all six languages, without accents. */
const OTHER_GIVEN_NAMES = toWordSet(`
  will mark rose max james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony donald steven andrew paul joshua
  kenneth kevin brian george timothy ronald jason edward jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon
  benjamin samuel gregory alexander patrick frank raymond jack dennis jerry tyler aaron jose adam nathan henry zachary douglas peter kyle
  noah ethan jeremy christian walter keith austin roger terry sean gerald carl dylan harold jordan jesse bryan lawrence arthur gabriel bruce
  logan billy joe alan juan elijah willie albert wayne randy mason vincent liam roy bobby caleb bradley russell lucas oliver harry charlie
  oscar leo theo archie freddie alfie tom tim jim bob bill mike dave steve chris matt nick sam ben dan alex tony andy greg jeff rob ed ted
  mary patricia jennifer linda elizabeth barbara susan jessica karen sarah lisa nancy sandra betty ashley emily kimberly margaret donna
  michelle carol amanda melissa deborah stephanie rebecca sharon laura cynthia dorothy amy kathleen angela shirley emma brenda pamela nicole
  anna samantha katherine christine helen debra rachel carolyn janet maria catherine heather diane olivia julie joyce victoria ruth virginia
  lauren kelly christina joan evelyn judith andrea hannah megan cheryl jacqueline martha madison teresa gloria sara janice ann kathryn abigail
  sophia frances jean alice judy isabella julia grace amber denise danielle marilyn beverly charlotte natalie theresa diana brittany doris
  kayla alexis lori marie jane kate katie lucy sophie chloe ella mia ava amelia isla lily zoe jenny sue liz beth meg kim tina molly holly
  hans peter klaus jurgen wolfgang dieter manfred uwe gunter horst bernd werner frank stefan stephan andreas michael markus marcus matthias
  christian sebastian alexander florian tobias jan jens sven torsten thorsten ralf ralph dirk oliver lars nils niklas lukas leon finn jonas
  felix maximilian max moritz paul julian philipp fabian simon dominik marco patrick pascal lorenz konrad karl heinz helmut gerhard walter
  josef franz georg rudolf kurt erich erwin hermann rolf urs reto beat ueli heinrich friedrich fritz otto anton emil oskar theodor ole malte
  ursula monika petra elisabeth sabine renate helga karin brigitte ingrid erika andrea gisela claudia susanne gabriele christa christine
  hildegard birgit nicole stefanie anja katrin kathrin katja silke ute heike martina angelika heidi kerstin tanja sandra melanie nadine
  daniela julia lena lea leonie hanna hannah johanna katharina franziska marlene greta frieda ida clara klara emilia lina nele maja
  annika sonja svenja jana jasmin vanessa ramona regula vreni ruth beatrice corinne simone carmen eva anne annette antje bettina doris elke
  nathalie sylvie isabelle celine camille manon lea chloe ines jade louise emma alice lina rose marie sophie claire helene juliette lucie
  margaux mathilde pauline celia elodie aurelie emilie amelie audrey caroline catherine brigitte christelle delphine florence francoise
  genevieve jacqueline josephine laetitia laure monique nadine odile sandrine severine stephanie valerie veronique virginie anais marion
  lola nora noemi daniela valentina antonella agustina martina abril emiliano santi pepe paco lupe chus nacho iñigo
  beatriz duda rafa gabi bia isadora heloisa manuela cecilia livia lara yasmin enzo heitor davi arthur bernardo murilo leandro wagner
  wesley anderson everton jussara rosangela simone sonia tatiana vanessa priscila renata roberta flavia fabiana debora cintia aurelio
  yuki haruto sota yuto hina sakura aoi yui hiroshi takashi kenji akira satoshi naoki kazuki daiki keiko yoko akiko yuko tomoko naoko emi
  mohamed mohammed muhammad ahmed ali omar hassan hussein ibrahim yusuf mustafa mehmet fatma fatima aisha ayse zeynep elif emre murat can
  amir reza leila layla sami karim nadia yasmine priya raj ravi amit anil sanjay rahul arjun ananya neha pooja wei li ming jin mei ling
  olga natasha natalia svetlana irina tatjana dmitri sergei ivan igor boris anastasia katya sasha milan goran zoran marko luka nikola ana
  giulia francesca chiara alessandro matteo lorenzo andrea giovanni giuseppe luigi paolo marta elena silvia bjorn erik ingrid astrid freya
  aaliyah abdoulaye abdul abdullah abena achim adaeze adeel adela adelheid aditi aditya adnan adrian agathe agnes agnieszka aidan
  aiden aileen ailsa aino aisling ajay akash akosua akshay alastair aleksandra alessandra alessia alessio alexandra alexandru alexei
  alina alistair almut alois aman ambika amelie amina aminata anand anastasia anders andrea andreas andrei andrzej angelo angus
  aniket anita anjali anke ankit ankita anna annalisa annegret anneli anneliese annemarie annerose annika anouk anselm ante antonela
  antonio anuj aoife aparna arianna arlene armin arne arno arvind ashleigh ashok ashwin asif astrid attila axel babette baerbel
  bailey balazs barbara barry bartosz beat beata beate beatrice beatrix bec becky benedikt benno berit bernadette bernhard berthold
  bethan bex bianca bilal birgitte birte bjarne bodo bogdan boris brad bradley bram brayden brett bridget brody bronwyn brooklyn
  brunhilde bruni bruno burak burkhard bärbel caitlin callum calum candice carina carla carlo carly carola caroline carsten carys
  cassandra cassie catalin caterina cathrin cathy catriona cecil cecilia cem cerys chad charlene charlotte cheikh chiara chidi
  chinedu chioma christel christiane christina christoph ciara cinzia claudine claudio clemens clint clive clyde cody colin colleen
  connor conor conrad constanze cordula corinna cormac cornelia cornelius courtney craig cristian cristiano cristina curtis daan
  dagmar daniel danika danuta daria dario dariusz darlene darnell darren davide debora declan deepak deepika deirdre delilah denise
  deniz derek deshawn detlef devi diana dietmar dietrich dinesh dirk doerte dolores domenico dominic donatella doreen dorota dorothea
  dorothee dragan dragos duncan dusan dylan dörte eberhard ebony eckhard edeltraud edgar edith edna edoardo eero egon eileen
  ekaterina ekkehard elaine eleanor elena eleonore elfriede elias elina elisa ella ellie elmar elsa elsbeth elsie elvira emanuel
  emanuele emeka emine enno enrico eoin erhard erna ernest ernie ernst esmee esra esther ettore euan eugen evelin evelyn ewa ewald
  ewan fabio fabrizio faisal farah farhan fatima fatou fatoumata federica federico felicitas felicity femke fenja ferdinand fergus
  filippo finja fiona flavio fleur flora florence florin francine franco frauke freda frederik frieder friederike friedhelm gabi
  gabor gabriella gaby gaia galina ganesh gareth gaurav gavin gebhard gemma georg georgia georgina gerald geraldine gerd gerda gereon
  gerlinde gernot gertrud gesine gethin gheorghe giacomo gianluca gianni giles gillian giorgia giorgio gisbert gitta gitte giulio
  giuseppina glen glenda glenn gopal gordon gottfried graeme graham grainne graziella gregor greta grzegorz gudrun gulsen gundula
  gustav gwen gwendolyn gwyneth gyorgy hagen hakan haley halil hamish hamza hannelore hansjorg hanspeter hansruedi harald hardik
  harish harriet harsh hartmut hartwig hauke hayden hayley hedwig heidemarie heiderose heiko heiner heinz helene helga helge hendrik
  henning henrietta henriette henrik henrike herbert heribert herta hicham hilary hilde hildegard hillary holger hrvoje hubert hugh
  hugo huseyin ibrahima ieuan ifeoma ignaz ilaria ileana ilka ilona ilse ilyas imane imani imke imogen imran ina inga ingeborg ingo
  ingrid inka ioana irene irfan irina irmgard isabel isabella ishaan isla ismail isobel isolde istvan iulia ivana iwona jacek
  jacqueline jadwiga jakob jakub jamal jamila janelle janina janine janos janusz jaroslaw jarrod jasmine jasper jayden jeanette
  jeannette jelena jemma jennifer jeroen jesper jessica jette jill joachim joanna joanne jobst jochen jodie jody johann johanna
  johannes joke jolene joost jorg jorgen josefine josephine josie josip jost jovana jozsef judith jukka juliana juliane juliet jurg
  justine justyna jutta jürg kabir kaden kai kaisa kaitlyn kamal kamel kamil kamila karen karianne karina karla karola karolina
  karoline karsten karthik kasia kaspar kasper katalin katarina katarzyna katharine kathi kathleen kathy katy kavita kaylee keisha
  keith kelsey kemal kendall kendra kerry khadija khalid kiara kilian kira kiran kirill kirsten kirsty knut koen kofi kojo konstanze
  korbinian kornelius kresimir krishna kristen kristin kristina kristy krystyna krzysztof ksenia kunal kwame kylie lachlan lakshmi
  lara larisa larissa lars laszlo latifa latoya laura laurel leah leander leif lena lene leni lennard lennart leona leonard leonardo
  leonhard leonore leopold lerato lesley leslie letizia levin leyla liane liesel lilian lilli lillian lilly linda lindsay lindsey
  linnea linus lioba lisbeth liselotte lola lore loredana lorenz loretta lorna lorraine lothar lotta lotte louisa luca luciano
  lucinda ludger ludovica ludwig luisa luise lukasz lutz luzie lydia lynn lyudmila maarten mabel maciej mackenzie maddie madeleine
  madeline madhu madita maeve magda magdalena magnus mahesh maike maja maksim malcolm malgorzata malik malika malin malte mamadou
  mandy manish manja manoj manuela marcel marcella marcello marcia marcin marcus mareike marek maren margarete margherita margie
  margit margot margret margrit maria mariam mariama mariana mariangela marianne marie marieke marietta marija marijke marika marina
  marion marisa marissa marit marita marius mariusz marlene marlies marta martha martijn marvin massimo mateusz mathilda mathis
  matilda matti maude maureen maurizio maxim maxine maya mechthild meena meera megan mehdi mehmet meike meinhard meinrad melina
  mercedes merle merve meryem mette mia michaela michal michel michela michele mieke mihai mika mikhail mikkel mila mildred milica
  millie miranda mirela miriam mirjam mirjana mirko mitch mitchell mladen mohan moira mona monica monika monique morgan mounir mourad
  moussa mukesh myra nadezhda nadia nadja naima nandini naomi naresh natalie natascha naveen neil nell nellie nena nenad nermin ngozi
  niall niamh nicki nicola nicolo nigel nike nikhil nikita nikki niklaus niko nikolai nikolaus nina nisha nitin nomsa nora norbert
  noreen norma norman obinna oksana olaf oleg olena olga olivia omkar orhan orla ornella oskar osman oswald ottmar ousmane owen ozan
  ozlem padma padraig paige pamela pankaj paola parul pascal patricia patrik patrizia patty paula pauline pavan pavel pawel peer
  pekka penelope percy pernille petar peter philip philippa phoebe phyllis pia piero piers pieter pietro piotr pippa polly pradeep
  prakash pranav prasad prashant priscilla pritam przemek päivi quirin rachid radha radu rafal raffaele ragna rahel raimund rainer
  rajesh rajiv rakesh ramesh ramona rasmus ravindra razvan rebecca rebekah rebekka regina reginald regine reiner reinhard reinhold
  rekha reto rhiannon rhonda rhys ricarda riccardo richard rikke rita ritu roberta roberto robin robyn rocco rochelle roger rohan
  rohit roisin roland rolf romina ronald rory rosalind rosanna rosemarie rosemary roshni rosie roswitha rowena roxana roxanne ruaridh
  ruben rudiger ruedi ruediger ruggero rupert ruslan ryszard sabina sabrina sachin salvatore samira samuel sandeep sander sandro
  sangeeta sanjana sanne sara sarah sasa saskia saurabh savannah seamus selena selim selin selina serena sergey sergio serkan severin
  sevgi shalini shane shankar shannon shanti shaun shauna sheila shelley shelly sherry sheryl shilpa shivani shreya sian sibel
  sibylle siddharth siegfried siegmund sienna signe sigrid silas silvan silvia silvio simeon simona simone sina sinan sinead sinja
  siobhan sipho slawomir slobodan sneha snezana soenke sofia sofiane solveig sonali sonya sophia soraya soren srinivas stacey stacy
  stanislav stanislaw stanley stefan stefania stefano steffen steffi stephanie stewart stuart subhash sudha suman sumit sunil sunita
  suresh susann suzanne suzie svea swantje swati swen sybil sybille sylvia sönke tabea tabitha tamara tamika tamsin tanya tara tarek
  tariq tarun tatjana tejas teresa terrell tess tessa thabo thea thekla thelma themba theo theodora theres theresa theresia thierry
  thijs thilo thimo tiana tilly tilman tilmann timm timo tobias toby todd tom tomasz tomislav tommaso tonya tracey tracy traudl
  traute travis trent trevor trine trisha troy trude trudy tugba tullio turgut tuula tuva tyrone udo ueli ulf ulla ulrich ulrike
  umberto umut undine ursula urszula uschi usha ute valentin valeria valerie valerio varun vasile veit velma vera verena verity
  veronika vesna vicki vicky vidya vijay vikas vikram viktor viktoria vinay vincenzo vinod vinzenz vishal vittoria vittorio vivek
  vivian vivien vivienne vlad vladan vladimir vladislav volkan volker volkmar vreneli wade walid walther waltraud wanda warren
  wendelin wendy werner wiebke wigand wilfried wilhelm willem willi wilma winfried winifred wojciech wolfram wouter xaver yana
  yasemin yash yasmin yavuz yelena yolanda younes youssef yulia yuri yvette yvonne zahra zainab zanele zara zbigniew zelda zeljko
  zineb zoe zofia zoltan zoya zsofia zsuzsanna
  dana josh zach zack jake luke kat kaz gabe vince vinny lenny ron ken ray jay jon jonny johnny danny donny ricky micky mickey nate ned
  phil rick russ stu tammy tash trish viv deb debs debbie jen jess jo joey kayleigh lizzie lou mel nat pam steph suze tori elle sadie
  hattie nan sepp toni wastl vroni resi burgi hias loisl flo basti tobi andi uli kathi steffi susi moni conny manu ele juli
  quique kike charo conchi maite nuria mireia jordi pau xavi iker ainhoa itziar leire nerea unai yago xoan brais memo beto toño lalo
  ze zeca chico tiao juca dudu fabi gisele jessica kelly nanda tati thais thaís leticia larissa bruna luana luiza
  jule jella juna malin mattis thies levke lotte lotta fiete piet tjark ylvi edda enno henrike insa swea tomke wolf hajo kai kay momme bente birte dörte dorte gesa gesine grit heidrun hedwig irmgard roswitha rosemarie gudrun sigrid traute waltraut reiner rainer ruediger rüdiger detlef eckhard ekkehard gernot volkmar
  paola rocio rocío renata ximena regina fernanda itzel yesenia guadalupe lupita marisol maribel yolanda graciela estela nancy brenda abigail karla ivonne ramiro rodrigo gerardo octavio efrain efraín saul saúl aldo ulises noe noé isaac joel abel adan adán homero
  thiago tiago caio kaue kauê vitor igor joao gustavo otavio otávio breno cauã cauan yuri ruan luan wellington washington edson nilson gilson jailson josé jose iara yara iris íris monalisa rayssa raíssa jaqueline luciana adriana cristiane elaine eliane rosana marcela mariane
  lulu gigi fred manu clem math sandra ludo jeje vivi`)

/** True for a frequent given name, in any case and with or without accents. */
export const isKnownGivenName = (key: string): boolean =>
  OTHER_GIVEN_NAMES.has(key) || FRENCH_GIVEN_NAMES.has(key) || IBERIAN_GIVEN_NAMES.has(key)
