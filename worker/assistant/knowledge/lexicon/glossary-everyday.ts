/**
 * Words of everyday life that mean the same, written as GENERAL_GLOSSARY is.
 */
export const EVERYDAY_GLOSSARY = `
towel: towel towels | toalla toallas | handtuch handtucher | serviette_de_bain serviettes_de_bain drap_de_bain | toalha toalhas | タオル
mat: mat mats | esterilla esterillas colchoneta tapete tapetes | matte matten | tapis_de_yoga tapis_de_sol | tapete tapetes esteira esteiras | マット
clothes: clothes clothing outfit wear dress_code attire garments | ropa vestimenta vestir atuendo | kleidung klamotten anziehen sportkleidung | vetements tenue habits | roupa roupas vestir traje | 服 服装 洋服 着替え ウェア
helmet: helmet helmets | casco cascos | helm helme | casque casques | capacete capacetes | ヘルメット
blanket: blanket blankets | manta mantas cobija cobijas | decke wolldecke umzugsdecken | couverture couvertures | cobertor cobertores manta mantas | 毛布
box: box boxes carton cartons | caja cajas | karton kartons kiste kisten umzugskartons | carton cartons boite boites caisse caisses | caixa caixas | 段ボール ダンボール 箱
bag: bag bags luggage suitcase suitcases baggage | bolsa bolsas maleta maletas equipaje | tasche taschen koffer gepack | sac sacs valise valises bagage bagages | bolsa mala malas bagagem | 荷物 バッグ カバン スーツケース
bottle: bottle bottles | botella botellas | flasche flaschen | bouteille bouteilles | garrafa garrafas | ボトル 瓶
tableware: tableware dishes crockery plates cutlery glassware dishware china | vajilla platos cubiertos vasos | geschirr besteck teller glaser | vaisselle assiettes couverts verres | louca loicas pratos talheres copos | 食器 お皿 グラス
chair: chair chairs seats seating | silla sillas asiento asientos | stuhl stuhle sitzplatz sitzplatze | chaise chaises siege sieges | cadeira cadeiras assento | 椅子 いす 座席
tent: tent tents marquee | carpa carpas tienda_de_campana | zelt zelte | tente tentes chapiteau barnum | tenda tendas barraca | テント
waiter: waiter waiters waitress servers serving_staff | camarero camareros mozo mozos mesero meseros | kellner bedienung servicepersonal servicekrafte | serveur serveurs | garcom garcons empregado_de_mesa | 給仕 ウェイター
~guest: guest guests visitor visitors attendees | huesped huespedes invitado invitados comensal comensales | gast gaste besucher | invite invites convive convives hote hotes | hospede hospedes convidado convidados | ゲスト お客様 来客 宿泊者
bed: bed beds cot cots crib mattress | cama camas cuna colchon | bett betten matratze babybett kinderbett | lit lits matelas berceau | cama camas berco colchao | ベッド 布団 ベビーベッド
fridge: fridge refrigerator freezer | nevera heladera frigorifico refrigerador | kuhlschrank gefrierschrank | frigo refrigerateur congelateur | geladeira frigorifico congelador | 冷蔵庫
oven: oven ovens stove | horno estufa | ofen backofen herd | four cuisiniere | forno fogao | オーブン
washingMachine: washing_machine washing_machines washer dryer | lavadora lavarropas secadora | waschmaschine trockner | lave_linge machine_a_laver | maquina_de_lavar lavadora | 洗濯機
dishwasher: dishwasher | lavavajillas | geschirrspuler spulmaschine | lave_vaisselle | lava_loucas maquina_de_lavar_loica | 食洗機
television: tv television | television televisor tele | fernseher fernsehen tv | television televiseur tele | televisao televisor | テレビ
curtain: curtain curtains blinds shutters | cortina cortinas persiana persianas | vorhang vorhange jalousie jalousien rollladen | rideau rideaux store volet volets | cortina cortinas persiana persianas | カーテン ブラインド シャッター
water: water | agua | wasser | eau | agua | 水 お水
gas: gas propane | gas | gas | gaz | gas | ガス
rain: rain rains rainy raining wet weather | lluvia llueve llover lluvioso mal_tiempo clima | regen regnet schlechtwetter wetter | pluie pleut pleuvoir meteo intemperies | chuva chove chover mau_tempo clima | 雨 雨天 天気 悪天候
sun: sun sunny sunshine | sol soleado | sonne sonnig | soleil ensoleille | sol ensolarado | 太陽 晴れ
beach: beach sea seaside ocean | playa mar | strand meer | plage mer | praia mar | 海 ビーチ 海岸
lake: lake river | lago rio | see fluss | lac riviere fleuve | lago rio | 湖 川
mountain: mountain mountains hiking hike hikes | montana montanas senderismo | berg berge wandern wanderung | montagne montagnes randonnee | montanha montanhas trilha caminhada | 山 登山 ハイキング
~centre: centre center downtown city_centre | centro | zentrum innenstadt stadtmitte stadtzentrum | centre centre_ville | centro baixa | 中心 市街
stationStop: station stop stops subway underground metro tram train bus | estacion parada metro subte tranvia tren autobus bus colectivo | bahnhof haltestelle station u_bahn s_bahn strassenbahn stadtbahn zug bus | gare arret station metro tramway train bus | estacao paragem parada ponto metro comboio trem autocarro onibus | 駅 停留所 地下鉄 電車 バス
school: school schools | escuela escuelas colegio colegios | schule schulen | ecole ecoles | escola escolas colegio | 学校 小学校
university: university college | universidad facultad | universitat hochschule uni | universite faculte | universidade faculdade | 大学
church: church ceremony chapel | iglesia ceremonia capilla | kirche zeremonie trauung | eglise ceremonie chapelle | igreja cerimonia capela | 教会 式場 挙式
hotel: hotel hotels lodging accommodation | hotel hoteles alojamiento hospedaje | hotel unterkunft | hotel hebergement | hotel alojamento hospedagem | ホテル 宿
entrance: entrance entry doorway gate | entrada puerta_de_entrada acceso | eingang zugang einfahrt | entree acces | entrada acesso portao | 入口 入り口 玄関
courtyard: courtyard yard backyard | patio | hof innenhof | cour | patio | 中庭
~upstairs: storey upstairs stairs staircase steps ground_floor first_floor second_floor | planta escaleras escalones piso_alto | stock stockwerk etage treppe treppen erdgeschoss obergeschoss | etage escalier escaliers marches rez_de_chaussee | andar escadas degraus terreo | 階段 階
head: head headache migraine | cabeza migrana | kopf kopfschmerzen migrane | tete migraine | cabeca enxaqueca | 頭 頭痛
neck: neck shoulder shoulders | cuello hombro hombros cervical cervicales | nacken schulter schultern hals | cou nuque epaule epaules cervicales | pescoco ombro ombros cervical | 首 肩 肩こり
knee: knee knees hip hips leg legs ankle | rodilla rodillas cadera pierna tobillo | knie hufte bein beine knochel | genou genoux hanche jambe cheville | joelho joelhos quadril perna tornozelo | 膝 ひざ 股関節 足首
arm: arm arms elbow wrist hand hands | brazo brazos codo muneca mano manos | arm arme ellbogen handgelenk hand hande | bras coude poignet main mains | braco bracos cotovelo pulso mao maos | 腕 肘 手首 手
stomach: stomach belly tummy abdomen | estomago barriga abdomen | bauch magen | ventre estomac | estomago barriga abdomen | お腹 胃
pain: pain painful ache aches aching hurts hurt sore hurting | dolor dolores duele duelen adolorido molestia molestias | schmerz schmerzen schmerzt weh schmerzhaft | douleur douleurs mal douloureux | dor dores doi doem dolorido | 痛み 痛い 痛む
injury: injury injuries injured sprain sprained | lesion lesiones lesionado esguince | verletzung verletzungen verletzt | blessure blessures blesse entorse | lesao lesoes machucado entorse | 怪我 ケガ
illness: ill sick illness sickness unwell flu fever disease cold | enfermo enferma enfermedad enfermo gripe fiebre | krank krankheit erkrankt grippe fieber | malade maladie grippe fievre | doente doenca gripe febre adoecer | 病気 体調 風邪 熱
medicine: medicine medicines medication tablets tablet pills drops drugs meds | medicina medicinas medicamento medicamentos pastillas gotas remedio | medikament medikamente tabletten arznei tropfen | medicament medicaments comprime comprimes gouttes | medicamento medicamentos remedio remedios comprimidos gotas | 薬 お薬 錠剤 投薬
prescription: prescription prescriptions referral referrals doctors_note | receta recetas volante derivacion | rezept rezepte uberweisung verordnung | ordonnance ordonnances prescription | receita receitas encaminhamento pedido_medico | 処方箋 紹介状
~doctor: doctor doctors gp physician vet vets veterinarian | medico medicos doctor doctora veterinario veterinaria | arzt arzte arztin tierarzt | medecin medecins docteur veterinaire | medico medicos doutor doutora veterinario | 医師 先生 獣医
~patient: patient patients | paciente pacientes | patient patienten | patient patients | paciente pacientes utente | 患者
skin: skin acne sensitive rash eczema | piel acne sensible | haut akne empfindlich empfindliche | peau acne sensible | pele acne sensivel | 肌 皮膚 ニキビ 敏感肌
meat: meat pork beef chicken | carne cerdo pollo ternera | fleisch schwein schweinefleisch rind hahnchen | viande porc boeuf poulet | carne porco frango | 肉 豚肉 牛肉 鶏肉
fish: fish seafood shellfish | pescado pescados mariscos | fisch fische meeresfruchte | poisson poissons fruits_de_mer | peixe peixes frutos_do_mar marisco | 魚 魚介 海鮮
vegetable: vegetable vegetables veg salad salads | verdura verduras ensalada ensaladas vegetales | gemuse salat salate | legume legumes salade salades | legumes vegetais verduras salada saladas | 野菜 サラダ
fruit: fruit fruits | fruta frutas | obst fruchte | fruit fruits | fruta frutas | 果物 フルーツ
dessert: dessert desserts sweets pudding | postre postres dulces | dessert desserts nachtisch nachspeise | dessert desserts | sobremesa sobremesas doces | デザート スイーツ
egg: egg eggs | huevo huevos | ei eier | oeuf oeufs | ovo ovos | 卵 玉子
milk: milk dairy cheese | leche lacteos queso | milch kase milchprodukte | lait laitier fromage | leite laticinios queijo | 牛乳 乳製品 チーズ
wine: wine wines winery wineries | vino vinos bodega bodegas vinedo vinedos | wein weine weingut | vin vins vignoble | vinho vinhos vinicola adega | ワイン
beer: beer beers brewery | cerveza cervezas | bier biere brauerei | biere bieres brasserie | cerveja cervejas | ビール
ingredients: ingredient ingredients | ingrediente ingredientes | zutat zutaten inhaltsstoffe | ingredient ingredients | ingrediente ingredientes | 材料 原材料 食材
truck: truck trucks lorry lorries | camion camiones camioneta | lkw lastwagen laster transporter | camion camions fourgon | caminhao caminhoes camiao | トラック
diesel: diesel petrol gasoline hybrid | diesel gasolina hibrido | diesel benziner benzin hybrid | diesel essence hybride | diesel gasolina hibrido | ディーゼル ガソリン ハイブリッド
loanCar: loan_car loaner courtesy_car replacement_car loaner_car rental_car | coche_de_sustitucion coche_de_cortesia auto_de_reemplazo | ersatzwagen leihwagen mietwagen ersatzauto | voiture_de_pret vehicule_de_pret voiture_de_courtoisie | carro_reserva carro_de_substituicao viatura_de_substituicao | 代車
ebike: ebike ebikes e_bike e_bikes electric_bike electric_bikes | bici_electrica bicicleta_electrica bicicletas_electricas | e_bike ebike pedelec elektrofahrrad e_bikes | velo_electrique velos_electriques vae | bicicleta_eletrica bicicletas_eletricas | 電動自転車
signature: signature sign signed signing | firma firmar firmado firmamos | unterschrift unterschreiben unterzeichnen | signature signer signe | assinatura assinar assinado | 署名 サイン
court: court courts judge trial lawsuit | juzgado tribunal juicio juez demanda | gericht prozess richter klage | tribunal proces juge | tribunal juizo juiz processo | 裁判 裁判所
criminal: criminal crime police | penal delito policia | strafrecht straftat polizei | penal crime police | criminal penal crime policia | 刑事 犯罪 警察
fine: penalty penalties | multa multas | bussgeld strafe strafzettel | amende amendes | multa multas | 罰金 反則
bank: bank banks banking | banco bancos bancario | bank banken | banque banques | banco bancos | 銀行
statement: bank_statement bank_statements statements | extracto extractos_bancarios extractos | kontoauszug kontoauszuge | releve releves_bancaires releves | extrato extratos_bancarios extratos | 明細 取引明細
receiptPaper: receipt receipts | recibo recibos ticket comprobante | quittung quittungen beleg belege kassenbon | recu recus ticket_de_caisse justificatif | recibo recibos comprovante talao | 領収書 レシート
freelancer: freelancer freelancers self_employed sole_trader freelance | autonomo autonoma autonomos freelance independiente | freiberufler freiberuflerin selbststandig selbststandige freelancer | independant independante auto_entrepreneur freelance | autonomo autonoma freelancer recibos_verdes mei | 個人事業主 フリーランス 自営業
startupCompany: startup startups new_company founders | startup emprendimiento empresa_nueva emprendedor | startup grunder existenzgrundung | startup jeune_entreprise createur | startup empresa_nova empreendedor | 起業 スタートアップ
domain: domain domains hosting host server | dominio dominios alojamiento hosting servidor | domain domains hosting server | domaine domaines hebergement_web serveur | dominio dominios hospedagem_de_site alojamento servidor | ドメイン サーバー ホスティング
socialMedia: social_media instagram facebook tiktok linkedin | redes_sociales redes instagram facebook | soziale_medien social_media instagram facebook | reseaux_sociaux instagram facebook | redes_sociais instagram facebook | sns インスタ フェイスブック
textContent: texts text copy wording content | textos texto contenido contenidos redaccion | texte text inhalte | textes texte contenu contenus | textos texto conteudo conteudos | 文章 原稿 テキスト
source: code source files | codigo archivos fuente | code quellcode dateien | code fichiers | codigo arquivos ficheiros | コード ファイル データ
fault: fault faults bug bugs error errors mistake mistakes defect defects | fallo fallos error errores defecto defectos | fehler mangel defekt | erreur erreurs defaut defauts bug panne | erro erros defeito defeitos falha | 不具合 故障 エラー ミス
textbook: textbook textbooks coursebook books sheet_music | libro_de_texto libros manual material_didactico | lehrbuch lehrbucher bucher noten | manuel manuels livres partitions | livro livros apostila apostilas manual manuais | 教材 テキスト 楽譜 教科書
instrument: instrument instruments | instrumento instrumentos | instrument instrumente | instrument instruments | instrumento instrumentos | 楽器
concert: concert concerts recital recitals performance show gig | concierto conciertos recital audicion | konzert konzerte auftritt vorspiel auffuhrung | concert concerts spectacle audition | concerto concertos recital apresentacao espetaculo | 発表会 コンサート 演奏会
~level: level levels grade grades | nivel niveles grado | stufe stufen niveau niveaus | niveau niveaux | nivel niveis grau | レベル 級 段階
placementTest: placement_test placement level_test entry_test | prueba_de_nivel test_de_nivel examen_de_nivel | einstufungstest einstufung | test_de_niveau test_de_placement | teste_de_nivel nivelamento prova_de_nivel | レベルチェック クラス分け
nativeSpeaker: native_speaker native_speakers natives native | nativo nativos nativa hablante_nativo | muttersprachler muttersprachlerin muttersprachlich | natif natifs langue_maternelle | nativo nativos falante_nativo | ネイティブ 母語
teacher: teacher teachers instructor instructors tutor trainer trainers | profesor profesora profesores instructor instructora maestro monitor | lehrer lehrerin lehrkraft fahrlehrer trainer dozent kursleiter | professeur professeurs prof enseignant moniteur instructeur formateur | professor professora professores instrutor instrutora monitor | 先生 講師 教師 インストラクター
homework: homework practise practice exercise exercises | deberes tareas practicar ejercicios | hausaufgaben uben ubungen | devoirs exercices pratiquer entrainer | licao_de_casa trabalhos_de_casa praticar exercicios | 宿題 練習
theory: theory theoretical | teoria teorica teorico teoricas | theorie theorieunterricht theoretisch theoriestunden | theorie theorique code_de_la_route | teoria teorica teorico teoricas | 学科 理論
automatic: automatic auto_gearbox | automatico automatica | automatik automatikgetriebe automatikwagen automatikauto | automatique boite_auto | automatico automatica | オートマ at限定
holidayCamp: camp camps summer_camp holiday_camp | campamento campamentos colonia_de_vacaciones | camp ferienlager feriencamp ferienkurs sommercamp | colonie camp stage_d_ete | acampamento colonia_de_ferias campo_de_ferias | 合宿 キャンプ サマーキャンプ
playlist: playlist song songs music_wishes repertoire request requests | playlist cancion canciones lista_de_canciones repertorio | playlist lied lieder musikwunsch musikwunsche songs wunschliste | playlist chanson chansons repertoire morceaux | playlist musicas cancoes repertorio | プレイリスト 曲 リクエスト 選曲
microphone: microphone microphones mic mics | microfono microfonos | mikrofon mikrofone mikro | micro micros microphone | microfone microfones | マイク
soundSystem: sound_system speakers pa_system sound audio | equipo_de_sonido sonido altavoces parlantes | anlage musikanlage tonanlage lautsprecher boxen tontechnik | sono sonorisation enceintes son | equipamento_de_som som aparelhagem caixas_de_som | 音響 スピーカー
dance: dance dancing dancefloor dance_floor | baile bailar pista_de_baile pista | tanz tanzen tanzflache | danse danser piste_de_danse | danca dancar pista_de_danca | ダンス 踊り
decoration: decoration decorations decor deco decorate | decoracion decorar adornos | dekoration deko dekorieren | decoration deco decor decorer | decoracao decorar enfeites | 装飾 飾り デコレーション
plant: plant plants houseplant potted | planta plantas maceta | pflanze pflanzen topfpflanze zimmerpflanzen | plante plantes | planta plantas vaso | 植物 観葉植物 鉢植え
funeralWreath: wreath wreaths funeral_flowers sympathy_flowers | corona_funebre coronas_funebres corona_de_flores | kranz kranze trauerkranz trauerfloristik grabgesteck | couronne_de_deuil gerbe fleurs_de_deuil deuil | coroa_de_flores coroas_de_flores | 供花 花輪
fresh: fresh freshness last_long | fresco frescos fresca frescas frescura | frisch frische haltbar haltbarkeit | frais fraiche fraicheur tiennent tenir | fresco frescos fresca frescas durabilidade | 新鮮 日持ち 長持ち
~season: season seasonal spring summer autumn | temporada estacional primavera verano otono | saison saisonal fruhling sommer herbst | saison saisonnier printemps ete automne | estacao epoca sazonal primavera verao outono | 季節 シーズン 春 夏 秋
leash: leash lead harness collar | correa arnes collar | leine geschirr halsband | laisse harnais collier | coleira guia trela | リード 首輪
cage: cage crate kennel carrier | jaula transportin | kafig box transportbox zwinger | cage caisse_de_transport | gaiola jaula caixa_de_transporte | ケージ キャリー
flea: flea fleas tick ticks parasite worming deworming | pulga pulgas garrapata garrapatas desparasitacion | floh flohe zecke zecken wurmkur entwurmung | puce puces tique tiques vermifuge | pulga pulgas carrapato carrapatos desparasitacao vermifugo | ノミ マダニ 寄生虫
petFood: kibble dog_food cat_food feed feeding feeds fed | pienso comida_para_perros alimento alimentacion | futter hundefutter katzenfutter futtern futterung | croquettes nourriture alimentation nourrir | racao comida_de_cao alimentacao | フード えさ 餌 ごはん
breed: breed breeds weight kg kilos pounds | raza razas peso kilos | rasse rassen gewicht kilo | race races poids kilos | raca racas peso quilos | 犬種 猫種 体重
rabbit: rabbit rabbits bunny guinea_pig guinea_pigs hamster rodent rodents | conejo conejos cobaya hamster roedores | kaninchen meerschweinchen hamster nager hase | lapin lapins cochon_d_inde hamster rongeur | coelho coelhos porquinho_da_india hamster roedores | うさぎ ウサギ ハムスター モルモット
bird: bird birds parrot budgie | pajaro pajaros ave aves loro | vogel papagei wellensittich | oiseau oiseaux perroquet | passaro passaros ave aves papagaio | 鳥 インコ
reptile: reptile reptiles snake lizard turtle tortoise | reptil reptiles serpiente tortuga | reptil reptilien schlange schildkrote echse | reptile reptiles serpent tortue | reptil repteis cobra tartaruga | 爬虫類 亀 ヘビ
horse: horse horses pony | caballo caballos poni | pferd pferde pony | cheval chevaux poney | cavalo cavalos ponei | 馬 ポニー
`
