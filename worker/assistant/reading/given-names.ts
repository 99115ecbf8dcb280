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
  giulia francesca chiara alessandro matteo lorenzo andrea giovanni giuseppe luigi paolo marta elena silvia bjorn erik ingrid astrid freya`)

/** True for a frequent given name, in any case and with or without accents. */
export const isKnownGivenName = (key: string): boolean =>
  OTHER_GIVEN_NAMES.has(key) || FRENCH_GIVEN_NAMES.has(key) || IBERIAN_GIVEN_NAMES.has(key)
