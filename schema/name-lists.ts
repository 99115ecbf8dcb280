/** Turns a text with words separated by white space into a set of these words. */
const toWordSet = (list: string) => new Set(list.split(/\s+/).filter(Boolean))

/** Titles in front of a person's name, such as `Dr.`, in lower case and without dots. */
export const TITLES_BEFORE_NAME = toWordSet(`
  dr drs dra ddr drmed drin dr-ing dring prof professor professorin profª prof-dr univ-prof mr mrs ms miss mx sir dame lord lady rev reverend
  rabbi sheikh capt captain col maj sgt lt herr frau dipl-ing dipling dipl-kfm dipl-kffr dipl-psych dipl-päd dipl-inf dipl-phys dipl-wirt-ing
  mag maga priv-doz pd ing sig sigra signa signor signora dott dottssa dottore dottoressa avv mme mlle mmes monsieur madame
  sra srta señor señora senhor senhora doña mw dhr mevr mgr mudr mvdr mddr judr rndr rsdr phdr paeddr pharmdr thdr inż özv ifj
  dipl engr atty doç uzm üyesi pgs ths
  د أد الدكتور الدكتورة المهندس المهندسة الأستاذ الأستاذة الشيخ الشيخة
  д-р доктор проф профессор г-н г-жа ד"ר פרופ' פרופ עו"ד`)
/** Titles that are recognized only with a final dot, such as `Hon.`, because without the dot they are names or other words. */
export const TITLES_REQUIRING_DOT = toWordSet('m fr hr me on arch rag geom cav hon gen ir sr lic adv arq eng bc id ra doc gs ts av н א م أ')
/** Abbreviations that follow a doctor's title and belong to it: `rer. nat.` in `Dr. rer. nat.`, `h. c.` in `Dr. h. c.` */
export const DOCTORATE_FIELD_ABBREVIATIONS = toWordSet(
  'med dent vet rer nat pol oec phil jur iur theol sc techn agr h c hc mult habil e eh ing publ soc mont cult litt päd paed psych biol pharm hum hab n ekon praw öğr inf kfm kffr phys',
)
/** Titles that are followed by a given name instead of a family name: `Sir Ian`. */
export const TITLES_BEFORE_GIVEN_NAME = toWordSet(
  'sir dame don doña الشيخ الشيخة الأستاذ الأستاذة المهندس المهندسة الدكتور الدكتورة د م أ أد',
)

/**
 * French given names, without accents. `M.` before a full name means Monsieur only if the given name is French. Otherwise `M.` is
 * an initial (`M. Night Shyamalan`) or short for Muhammad.
 */
export const FRENCH_GIVEN_NAMES = toWordSet(`
  jean pierre jacques michel alain bernard claude gerard francois nicolas laurent olivier julien antoine philippe christophe thierry eric
  pascal frederic stephane patrick daniel andre rene louis henri marcel roger paul georges robert maurice charles christian david sebastien
  guillaume thomas alexandre vincent maxime mathieu matthieu anthony romain benjamin jerome bruno didier fabrice denis dominique serge yves
  gilles herve marc luc hugo arthur lucas gabriel raphael leo jules victor emile eugene etienne fabien franck gregory cedric arnaud benoit
  xavier yann loic mickael damien clement quentin kevin florian adrien baptiste simon valentin corentin remi sylvain ludovic lionel joel
  gaston lucien fernand albert edouard emmanuel hubert guy regis tristan theo mathis noel raymond`)

/** Suffixes after a person's name, such as `PhD` and `Jr.`, in lower case and without dots. */
export const NAME_SUFFIXES = toWordSet(`
  dr jr jnr junior júnior snr ii iii iv vi vii phd md mba emba msc bsc meng beng mfa bfa mph mpa mpp mphil dphil edd jd llm llb lld
  esq esquire cpa cfa cfp cma cisa cissp pmp rn bsn msn lpn dds dmd dvm dpt pharmd psyd scd dsc mdiv obe mbe cbe kbe dbe qc
  csc drsc dis frcs frcp mrcp mrcs facs facc faan frs frsa frics mrics riba aia faia leed aca acca fca cima aat peng ceng lcsw lmft lpc lcpc fnp dnp
  phr sphr shrm-cp shrm-scp csm cscp cams usn usmc usaf filho neto sobrinho fils dipl-ing diplom 2nd 3rd 4th
  様 さん 氏 先生 博士 教授 女士 小姐 씨 님`)
/** Name suffixes that are also common names, such as `MA`. Without a comma before them they are recognized only in capitals. */
export const NAME_SUFFIXES_REQUIRING_CAPITALS = toWordSet('ma ba med bed ra ca pe np sc kc v ret hc do pa pt')
/** Name suffixes that are recognized only with a final dot, because `Jun` and `Sen` are also names. */
export const NAME_SUFFIXES_REQUIRING_DOT = toWordSet('jun sen')
/** Particles, such as `van` and `de`, that belong to the family name after them, unless they are the first word of the name. */
export const NAME_PARTICLES = toWordSet(`
  van von der den de da do dos das del dela della delle dello dei degli di du la le las los lo ten ter te zu zum zur vom 't op af av
  d' bin ibn ben bint binti binte el al ould mac nic ní ó ui uí o freiherr freifrau graf gräfin fürst prinz prinzessin saint sainte st san santa
  vd v/d בן בת אבן אבו בר آل بن ابن بنت`)
/** Words that are particles of a family name only in lower case, because `Do` and `Das`, for example, are also names. */
export const LOWERCASE_NAME_PARTICLES = toWordSet('do den das dos te ten op af av lo o vd')
/** Dutch and German prepositions that are part of a family name when an article follows in lower case: `in 't Veld`. */
export const NAME_PREPOSITIONS = toWordSet('in aan uit bij op voor onder over an auf aus v')
export const ARTICLES_IN_NAMES = toWordSet("de den der dem het 't d")
/** Words for "son of" and "daughter of". `bin Ahmed` is part of the given name if a family name follows: `Ali bin Ahmed Omar`. */
export const SON_OR_DAUGHTER_OF_WORDS = toWordSet('bin ibn ben bint binti binte بن ابن بنت')
/** Arabic words that form one name with the word after them: `Abu Bakr`. */
export const ARABIC_WORDS_JOINED_TO_NEXT = toWordSet('abu abou umm أبو ابو أبي أبا أم عبد عبدال')
/** Arabic words for "servant of", which form one name with the next one or two words: `Abdul Rahman`. */
export const ARABIC_SERVANT_OF_WORDS = toWordSet('abd abdul abdel abdal abdoul')
/** Arabic words that form one name with the word before them: `صلاح الدين` (Salah al-Din). */
export const ARABIC_WORDS_JOINED_TO_PREVIOUS = toWordSet('الدين الله الرحمن')

/** Spanish and Portuguese given names, in lower case and without accents. */
export const IBERIAN_GIVEN_NAMES = toWordSet(`
  maria jose juan luis carlos ana carmen antonio manuel francisco javier jesus pedro miguel angel rafael pablo fernando sergio jorge alberto
  alejandro diego daniel david raul ramon enrique vicente andres joaquin eduardo roberto ricardo santiago gabriel guillermo felipe emilio
  cristina marta laura isabel elena pilar dolores rosa teresa lucia paula sara beatriz silvia patricia monica raquel rocio susana nuria eva
  mercedes concepcion josefa francisca antonia julia irene alicia ines sofia valentina camila gabriela ximena fernanda guadalupe veronica
  joao paulo luiz tiago rui nuno goncalo rodrigo bruno leonardo lucas mateus thiago vitor caio marcelo renato fabio andre
  catarina joana mariana leticia juliana larissa aline adriana luciana tereza martin tomas marcos mario oscar hugo ivan ruben
  esteban ignacio nicolas mateo sebastian cesar victor gerardo arturo hector julio gonzalo alvaro jaime xavier jordi pau marc montserrat
  mariano penelope alfonso alfredo amalia amparo araceli armando asuncion augusto aurora bartolome begona benito bernardo
  blanca camilo candela carla carlota carolina celia clara claudia consuelo cristian cristobal daniela domingo eduarda elisa elvira
  encarnacion ernesto esperanza ester eugenia eugenio eusebio fabian fatima federico felix fermin florencia gabino gilberto graciela gregorio
  gustavo helena hernan humberto ibai iker inigo inmaculada jacinto javiera jeronimo jimena josep josue juana juanita julian
  leandro leonor leopoldo lidia lionel liliana lola lorena lorenzo lourdes luisa luiza macarena magdalena manuela marcelino
  margarita maribel maricarmen marina matias mauricio maximo mayra mikel milagros miriam moises natalia nieves noelia octavio
  olga omar osvaldo paola paloma patricio rebeca regina rita rodolfo rogelio rosalia rosana rosario salvador
  sandro saul sebastiana soledad teodoro teofilo ubaldo ulises unai ursula valeria vanesa vicenta violeta virginia
  viviana xabier yago yolanda zacarias aitor ainhoa almudena leire nerea lucio luzia vitoria isabela eliane
  inacio joaquim henrique guilherme vinicius otavio raimundo afonso mari maricruz adolfo
  adrian agustin aleix anselmo arnau baltasar emiliano emmanuel facundo lautaro`)
/** Given names used almost only in Spanish-speaking countries, where people usually have two family names. */
export const SPANISH_GIVEN_NAMES = toWordSet(`
  jose juan luis carlos javier jesus pedro miguel pablo fernando jorge alejandro diego enrique andres joaquin santiago guillermo felipe
  mariano penélope rocio nuria ximena jimena guadalupe concepcion inmaculada esperanza francisco ignacio esteban gonzalo alvaro arturo gerardo
  jaime jordi montserrat rafael ramon manuel vicente eduardo pau pilar inigo iker unai aitor mikel ainhoa leire nerea begona macarena soledad almudena asuncion encarnacion milagros
  rodolfo rogelio mauricio matias moises josue hernan ernesto fermin facundo cristobal bartolome`)
/** Given names that are also very common Spanish family names. */
export const GIVEN_OR_FAMILY_NAMES = toWordSet('martin')
/** Common given names of other languages, without accents. A name that starts with one of them starts with its given name. */
export const OTHER_GIVEN_NAMES = toWordSet(`
  james john michael william thomas charles joseph christopher matthew anthony donald steven andrew paul joshua kenneth kevin brian george
  timothy ronald jason edward jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon frank gregory raymond patrick
  jack dennis jerry tyler aaron henry douglas nathan peter zachary kyle noah ethan jeremy keith roger terry sean austin carl arthur lawrence
  dylan jesse jordan bryan billy bruce bob joe logan ralph roy eugene philip phil bobby johnny philippe craig ricky ray luther allen alan lee
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra ashley emily donna michelle carol amanda
  melissa deborah stephanie rebecca sharon cynthia kathleen amy angela shirley brenda pamela nicole katherine samantha christine helen debra
  rachel carolyn janet maria catherine heather diane olivia joyce victoria kelly lauren christina joan evelyn judith megan cheryl andrea
  hannah martha jacqueline frances gloria ann anne jane marie rose grace mae lynn kate sophie charlotte lucy alice claire louise chloe
  hans klaus jurgen wolfgang heinz karl otto uwe bernd dieter manfred gunter horst helmut fritz franz johann johannes josef georg stefan andreas
  matthias markus jens lars sven tobias florian felix jonas lukas max moritz finn simon albert oliver adrian ursula renate monika sabine petra birgit heike katrin
  jean pierre jacques michel alain bernard claude gerard francois nicolas laurent olivier julien antoine isabelle nathalie sylvie camille
  giuseppe giovanni marco luca andrea matteo francesco alessandro stefano paolo carlo giulia chiara francesca federica luigi pietro
  jan piet kees willem hendrik pieter erik olof nils anders bjorn per ole knut tor carl-johan mats magnus gustav axel emil ingrid astrid
  ivan pavel petr jiri jaroslav milan dmitri alexei sergei nikolai boris vladimir mikhail alexander aleksander andrzej piotr krzysztof tomasz
  olga natasha elena irina svetlana tatiana ekaterina jana lucie tereza ewa agnieszka ion mihai radu stelian osman mehmet ahmet mustafa`)
/** Given names that are also names of places: in `Anna Smith, Virginia`, the word after the comma may be a place. */
export const GIVEN_OR_PLACE_NAMES = toWordSet('virginia carolina salvador vitoria lourdes rosario florencia santiago')
/** Spanish and Portuguese family names that are not given names. Names in -ez are not listed, but recognized by their ending. */
export const IBERIAN_FAMILY_NAMES = toWordSet(`
  garcia gomes ruiz diaz moreno munoz romero navarro torres ramos molina morales ortega delgado castro ortiz rubio marin sanz nunez iglesias
  medina garrido cortes castillo guerrero lozano cano prieto calvo gallego herrera marquez pena flores cabrera campos vega fuentes carrasco
  diez reyes caballero nieto aguilar pascual herrero santana hidalgo montero ibanez gimenez ferrer duran vargas mora crespo roman pastor
  soto velasco soler moya esteban parra bravo rojas rivera guzman mendoza salazar contreras estrada ortega valdez espinoza espinosa luna
  avila rios acosta silva santos oliveira souza sousa pereira ferreira alves lima costa ribeiro carvalho almeida rodrigues fernandes martins
  lopes soares vieira barbosa rocha dias nascimento andrade moreira nunes marques machado mendes freitas cardoso goncalves santana teixeira
  araujo melo correia cavalcanti monteiro moura pinto azevedo batista campos puig serra vila roca ferrer pujol roig bosch gaudi ortega
  borges cervantes lorca picasso allende neruda`)
/** Names that form one given name with María before them: `María del Carmen`, `María de los Ángeles`. */
export const NAMES_AFTER_MARIA = toWordSet(`
  carmen mar pilar rosario angeles dolores luz lourdes fatima conceicao rocio socorro graca ceu jesus nieves remedios paz consuelo guadalupe
  soledad mercedes milagros montserrat camino valle cielo amparo concepcion`)

/** Given names in a spelling that only Hungarian uses, with accents. An unknown word before such a name is the family name. */
export const HUNGARIAN_ONLY_GIVEN_NAMES = toWordSet(`
  viktor béla ferenc ernő lászló istván józsef jános zoltán sándor gábor péter tamás zsolt tibor andrás csaba imre lajos györgy balázs gyula
  mihály károly róbert dániel dávid ádám máté bence levente márton ákos miklós géza kálmán árpád gergely gergő krisztián bálint kristóf
  botond barnabás márk dénes jenő endre vilmos szabolcs attila áron zalán benedek marcell kornél nándor ottó rezső dezső ödön lóránt loránd
  szilárd zsombor nimród bendegúz hunor csongor tivadar elemér aladár győző zsigmond mátyás lőrinc olivér ágoston boldizsár gáspár antal
  frigyes gusztáv rajmund szilveszter pál ervin
  katalin ilona erzsébet zsuzsanna zsuzsa judit ágnes krisztina mónika eszter réka dóra nóra lilla zsófia boglárka viktória tünde tímea
  márta anikó ildikó beáta orsolya noémi kinga csilla éva mária szilvia piroska gyöngyi enikő emőke emese bernadett klára etelka rozália
  sarolta gizella borbála hajnalka ibolya jolán júlia magdolna mariann nikolett sára teréz terézia valéria virág zita zsanett fanni flóra
  fruzsina gréta lívia csenge szonja dorina dorottya aranka adrienn alíz anett ágota edina ivett`)
/** Hungarian family names, without accents. If a Hungarian given name follows such a word, the word is the family name. */
export const HUNGARIAN_FAMILY_NAMES = toWordSet(`
  nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas papp takacs juhasz lakatos meszaros olah racz fekete szilagyi torok feher
  szucs kocsis kis fodor pinter szalai szalay sipos magyar lukacs gulyas biro kiraly balogh balog bogdan katona jakab sandor boros varadi
  fazekas kelemen orosz somogyi fulop veres vincze hegedus budai deak pap balint pal illes szoke bodnar sarkozi szekely barta borbely
  kozma hajdu voros pasztor kerekes barna soos csonka farago halasz dudas kalman pusztai nemes csizmadia major jonas huszar`)
export const HUNGARIAN_GIVEN_NAMES = toWordSet(`
  anna maria eva katalin ilona erzsebet zsuzsanna zsuzsa judit agnes andrea krisztina monika eszter reka dora nora lilla zsofia hanna luca
  emma boglarka viktoria anita tunde timea edit marta margit julianna aniko ildiko gabriella melinda beata orsolya noemi kinga petra csilla
  laszlo istvan jozsef janos zoltan sandor ferenc gabor attila peter tamas zsolt tibor andras csaba imre lajos gyorgy balazs gyula mihaly
  magda erika rita veronika rebeka szabina barbara robert daniel david adam mate bence levente marton akos richard norbert miklos karoly bela geza kalman arpad gergely gergo krisztian
  roland viktor balint dominik kristof botond barnabas mark denes ervin geza jeno endre pal erno vilmos marcell`)

/** Vietnamese family names. They are recognized only in names with Vietnamese diacritics. */
export const VIETNAMESE_FAMILY_NAMES = toWordSet(`
  nguyễn trần lê phạm huỳnh hoàng phan vũ võ đặng bùi đỗ hồ ngô dương lý đinh trịnh đoàn lương mai cao tạ lâm phùng tô trương châu
  vương đào quách thái tăng kiều triệu lưu hứa nghiêm đàm mạc khổng tống`)

export const KOREAN_ONE_SYLLABLE_FAMILY_NAMES = new Set(
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용예경봉사부가복태목형피두감음빈동온호',
)
export const KOREAN_TWO_SYLLABLE_FAMILY_NAMES = toWordSet('남궁 황보 제갈 선우 독고 사공 서문 동방')
export const ROMANIZED_KOREAN_FAMILY_NAMES = toWordSet(`
  kim lee yi rhee park pak bak choi choe jung jeong chung kang gang cho jo yoon yun jang chang lim im rim han oh seo suh shin sin kwon gwon
  hwang ahn an song ryu yoo yu hong jeon jun ko go koh moon mun yang son sohn bae baek paik heo hur nam sim shim noh roh ha kwak gwak sung
  seong cha joo ju woo koo gu ku min na jin ji eom um won chun bang gong hyun ham yeom yum byun yeo chu choo do so seok suk sul seol ma ban bong yeon`)
export const CHINESE_TWO_CHARACTER_FAMILY_NAMES = toWordSet(
  '欧阳 歐陽 司马 司馬 诸葛 諸葛 上官 司徒 东方 東方 独孤 獨孤 南宫 南宮 夏侯 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 长孙 長孫 宇文 轩辕 軒轅 端木 百里 呼延 闻人 澹台 西门 西門 申屠',
)
/** The most common Japanese family names of two and three characters. */
export const JAPANESE_FAMILY_NAMES = toWordSet(`
  佐藤 鈴木 高橋 田中 渡辺 渡邊 渡部 伊藤 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 斉藤 齋藤 清水 山崎 阿部 池田 橋本
  山下 石川 中島 前田 藤田 後藤 小川 岡田 村上 長谷川 近藤 石井 坂本 遠藤 藤井 青木 福田 三浦 西村 藤原 太田 松田 原田 岡本 中野 中川 小野
  田村 竹内 金子 中山 和田 石田 工藤 上田 森田 酒井 柴田 横山 宮崎 宮本 内田 高木 谷口 安藤 丸山 今井 大野 高田 菅原 河野 武田 藤本 上野
  杉山 千葉 村田 増田 小島 小山 大塚 平野 久保 渡部 松井 菊地 菊池 岩崎 野口 佐野 木下 野村 松尾 市川 古川 大西 島田 水野 桜井 高野 吉川
  山内 西田 西川 五十嵐 北村 安田 中田 川口 平田 川崎 飯田 吉村 本田 久保田 沢田 辻本 川上 永井 松岡 宮田 荒木 大島 黒田 樋口 小松 小池
  浅野 大久保 小笠原 佐久間 大谷 宮沢 村井 三宅 夏目 芥川 三島 川端 黒澤 宮野 星野`)
/** Family names of two letters that are recognized only when they are written in capitals: `LI Wei`. */
export const TWO_LETTER_FAMILY_NAMES = toWordSet('MA LI WU XU HU HE YU LU GU YE SU DU FU AN NI QI OU LE VU HO KO NG YI OH LY VO DO BA')
