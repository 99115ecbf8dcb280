/** Words of single trades that mean the same, written as GENERAL_GLOSSARY is. */
export const TRADES_GLOSSARY = `
hair: hair hairs | pelo cabello cabellos | haar haare haaren | cheveu cheveux | cabelo cabelos | 髪 ヘア
cut: cut cuts haircut haircuts trim trims trimming cutting hairdo clip | corte cortes cortar recorte | schnitt schnitte schneiden schneid | coupe coupes couper taille | corte cortes cortar aparar | カット 散髪
colour: colour colours colouring coloring color colors coloration dye dyeing tint tinting | tinte tintes color coloracion tenir tintura | farbe farben farbung coloration tonung | couleur couleurs coloration colorer teinture teindre | tinta tintura coloracao pintar cor colorir | カラー カラーリング 染め
highlights: highlights highlight balayage streaks lowlights | mechas balayage reflejos iluminacion | strahnen strahnchen balayage | meches balayage reflets | madeixas mechas luzes balayage | ハイライト メッシュ バレイヤージュ
blowDry: blow_dry blowdry blowout styling updo hairstyle hairstyling | peinado peinados secado brushing recogido | fohnen styling frisur hochsteckfrisur | brushing coiffure chignon coiffage | escova penteado penteados brushing | ブロー セット ヘアセット
perm: perm perms curls wave | permanente rizos | dauerwelle dauerwellen locken | permanente boucles | permanente cachos | パーマ
straightening: straightening straighten keratin relaxer smoothing | alisado alaciado keratina alisar | glattung keratin glatten | lissage keratine lisser | alisamento queratina progressiva alisar | 縮毛矯正 ストレート ケラチン
extension: extensions extension | extensiones | extensions verlangerung haarverlangerung | extensions rajouts | extensoes alongamento mega_hair | エクステ
shampoo: shampoo wash washing bath bathing bathe | champu lavado lavar bano | waschen shampoo wasche baden bad | shampooing laver lavage bain | shampoo lavar lavagem banho | シャンプー 洗い
beard: beard beards shave shaving moustache mustache | barba afeitado afeitar bigote | bart rasur rasieren bartpflege | barbe rasage raser moustache | barba barbear bigode | ひげ 髭 シェービング
nail: nail nails manicure manicures gel | mis_unas las_unas unas_de_gel unas_acrilicas manicura manicure esmaltado gel | nagel fingernagel manikure gel krallen | ongle ongles manucure gel griffes | unha unhas manicure gel | ネイル 爪 マニキュア
nailTrim: nail_trim nail_clipping claw claws claw_trim nail_cut | corte_de_unas | krallen krallenschneiden krallenpflege | coupe_de_griffes griffes | corte_de_unhas | 爪切り
foot: foot feet pedicure pedicures | pie pies pedicura | fuss fusse pedikure fusspflege | pied pieds pedicure | pe pes pedicure pedicura | 足 フット ペディキュア
face: face facial facials skin | facial cara rostro cutis piel | gesicht gesichtsbehandlung haut kosmetik | visage facial peau | facial rosto limpeza_de_pele pele | 顔 フェイシャル 肌
eyebrow: eyebrow eyebrows brow brows | ceja cejas | augenbraue augenbrauen brauen | sourcil sourcils | sobrancelha sobrancelhas | 眉 眉毛 アイブロウ
lash: lash lashes eyelash eyelashes | pestana pestanas | wimper wimpern | cil cils | cilio cilios pestana pestanas | まつげ まつ毛 睫毛
makeup: makeup make_up | maquillaje | makeup schminken | maquillage | maquiagem maquilhagem | メイク 化粧
waxing: waxing wax depilation epilation hair_removal | depilacion cera depilar | waxing enthaarung haarentfernung epilation wachs | epilation cire epiler | depilacao cera depilar | 脱毛 ワックス
massage: massage massages | masaje masajes | massage massagen massieren | massage massages masser | massagem massagens | マッサージ もみほぐし
back: back spine backache | espalda columna | rucken wirbelsaule | dos colonne rachis | costas coluna | 腰 背中
relaxing: relaxing relaxation | relajante relajacion | entspannung entspannend entspannungs | relaxant relaxation detente | relaxante relaxamento | リラックス
therapeutic: therapeutic remedial medical | terapeutico terapeutica medico | therapeutisch medizinisch medizinische | therapeutique medical | terapeutico terapeutica medico | 治療 医療
sport: sport sports athletic | deporte deportivo deportiva | sport sportler | sport sportif sportive | esporte desporto esportivo esportiva desportiva | スポーツ
physio: physio physiotherapy physiotherapist physical_therapy rehab rehabilitation | fisioterapia fisio rehabilitacion fisioterapeuta | physiotherapie krankengymnastik physio reha | kine kinesitherapie physiotherapie reeducation | fisioterapia fisio fisioterapeutica reabilitacao | 理学療法 リハビリ
lymph: lymph lymphatic | linfatico linfatica | lymph lymphdrainage | lymphatique | linfatica linfatico | リンパ
pregnancy: pregnancy pregnant prenatal maternity expecting antenatal | embarazo embarazada embarazadas prenatal premama | schwangerschaft schwanger schwangere schwangeren | grossesse enceinte prenatal maternite | gravidez gravida gestante gestantes prenatal gestacao | マタニティ 妊婦 妊娠
beginner: beginner beginners starter novice | principiante principiantes iniciacion | anfanger einsteiger | debutant debutants debutante | iniciante iniciantes principiante | 初心者 入門
yoga: yoga | yoga | yoga | yoga | yoga ioga | ヨガ
pilates: pilates | pilates | pilates | pilates | pilates | ピラティス
gym: gym fitness workout | gimnasio fitness | fitness fitnessstudio krafttraining | gym fitness musculation | academia ginasio fitness musculacao | ジム フィットネス
assessment: assessment evaluation evaluations assess | evaluacion valoracion evaluar | beurteilung befund bewertung anamnese | evaluation bilan | avaliacao avaliar | 評価 査定
checkup: checkup checkups check_up check_ups exam examination | revision revisiones chequeo examen | vorsorge vorsorgeuntersuchung kontrolle untersuchung check_up | controle bilan examen check_up | check_up checkup exame revisao | 検診 健診 健康診断
tooth: tooth teeth dental dentist dentistry denture | diente dientes dental dentista muela muelas odontologia | zahn zahne zahnarzt zahnmedizin dental zahnheilkunde | dent dents dentaire dentiste | dente dentes dental dentista odontologia dentaria | 歯 歯科 デンタル
toothBrushing: tooth_brushing teeth_brushing brush_teeth brushing_teeth | cepillado_de_dientes cepillado | zahneputzen | brossage_des_dents brossage | escovacao | 歯みがき 歯磨き
whitening: whitening whiten whiter bleaching bleach | blanqueamiento blanquear | aufhellung bleaching aufhellen weisser | blanchiment blanchir | branqueamento clareamento clarear branquear | ホワイトニング
filling: filling fillings cavity cavities | empaste empastes caries obturacion | fullung fullungen karies | plombage plombages carie obturation | obturacao restauracao carie | 詰め物 虫歯
crown: crown crowns cap caps | corona coronas funda | krone kronen zahnkrone | couronne couronnes | coroa coroas | クラウン かぶせ物 被せ物
rootCanal: root_canal root_canals endodontic | endodoncia conducto | wurzelbehandlung wurzelkanal wurzelkanalbehandlung | devitalisation canal_dentaire traitement_de_canal | tratamento_de_canal endodontia desvitalizacao | 根管
aligner: aligner aligners invisalign braces orthodontics brace | alineador alineadores ortodoncia brackets invisalign | aligner zahnspange zahnspangen kieferorthopadie invisalign schiene | aligneur aligneurs gouttiere_dentaire orthodontie appareil_dentaire bagues | alinhador alinhadores aparelho ortodontia invisalign | 矯正 マウスピース
implant: implant implants | implante implantes | implantat implantate zahnersatz | implant implants | implante implantes | インプラント
extraction: extraction extract wisdom_tooth wisdom_teeth tooth_removal | extraccion muela_del_juicio sacar | ziehen extraktion weisheitszahn weisheitszahne | extraction dent_de_sagesse arracher | extracao siso extrair | 抜歯 親知らず
hygiene: hygiene hygienist prophylaxis tartar plaque scale_and_polish | higiene profilaxis sarro | prophylaxe zahnstein mundhygiene zahnreinigung | hygiene detartrage tartre | higiene profilaxia tartaro destartarizacao | 歯石 クリーニング
eye: eye eyes vision optician | ojo ojos vista optica | auge augen optiker sehtest | oeil yeux vue opticien | olho olhos visao otica | 目 眼
glasses: glasses spectacles eyewear lenses | gafas lentes anteojos | brille brillen kontaktlinsen | lunettes lentilles | oculos lentes | メガネ 眼鏡
vaccine: vaccine vaccines vaccination vaccinations shot shots jab | vacuna vacunas vacunacion | impfung impfungen impfen | vaccin vaccins vaccination | vacina vacinas vacinacao | ワクチン 予防接種
surgery: surgery operation neutering spaying castration | cirugia operacion castracion | operation chirurgie kastration | chirurgie operation castration sterilisation | cirurgia operacao castracao | 手術 去勢
~dog: dog dogs puppy puppies canine poodle beagle labrador doggy pup | perro perros perrito cachorro canino canina | hund hunde hunden welpe welpen | chien chiens chiot canin | cao caes cachorro cachorros cadela canino | 犬 ワンちゃん わんちゃん ドッグ
~cat: cat cats kitten kittens feline | gato gatos gatito felino | katze katzen kater katzchen | chat chats chaton felin | gato gatos gata felino | 猫 ネコ ねこ
~pet: pet pets animal animals | mascota mascotas animal | haustier haustiere tier tiere | animal animaux compagnie | pet pets animal bicho estimacao | ペット 動物
grooming: grooming groom grooms groomed groomer | peluqueria_canina acicalado | fellpflege hundefriseur trimmen hundesalon | toilettage toiletter | tosa tosquia banho_e_tosa | トリミング グルーミング
boarding: boarding overnight_stay kennel sleepover pet_hotel dog_hotel | residencia guarderia hotel_canino alojamiento | tierpension hundepension hundehotel pension ubernachtung | pension garde hebergement | hotel hospedagem hotelzinho | ホテル お預かり 預かり
daycare: daycare day_care nursery kindergarten creche | guarderia | tagesbetreuung hundetagesstatte kita tagesstatte hundekindergarten huta | garderie creche | creche daycare | 保育園 デイケア 幼稚園
dogWalking: walking walk walks walker | paseo paseos paseador | gassi spaziergang gassiservice | promenade promenades | passeio passeios passear | 散歩
photo: photo photos photography photographer photographers photographs picture pictures photoshoot pics foto | foto fotos fotografia fotografias fotografo reportaje | foto fotos fotografie fotograf fotografin bilder fotoshooting reportage | photo photos photographie photographies photographe reportage | foto fotos fotografia fotografias fotografo ensaio reportagem | 写真 撮影 フォト カメラマン
film: film films video videos videography movie | video videos pelicula videografia | film filme video videos videograf | film films video videos | filme filmes video videos filmagem | 動画 映像 ビデオ
album: album albums book photobook | album albumes libro | album alben fotobuch | album albums livre | album albuns livro | アルバム
drone: drone drones aerial | dron drones aereo aerea | drohne drohnen luftbild luftaufnahmen | drone drones aerien aerienne | drone drones aereo aerea | ドローン 空撮
engagement: engagement engaged prewedding | preboda compromiso | verlobung verlobungs paarshooting | fiancailles engagement | pre_wedding noivado | エンゲージメント 前撮り
portrait: portrait portraits headshot headshots | retrato retratos | portrat portrats portrait bewerbungsfoto bewerbungsbild | portrait portraits | retrato retratos | ポートレート 肖像
product: product products | producto productos | produkt produkte | produit produits | produto produtos | 商品
family: family families | familia familiar | familie familien | famille familial familles | familia familiar | 家族 ファミリー
communion: communion baptism christening | comunion bautizo | kommunion taufe konfirmation | communion bapteme | comunhao batizado batismo | 洗礼 七五三
law: law legal lawyer lawyers attorney attorneys solicitor barrister | derecho legal abogado abogada ley | recht rechtsanwalt anwalt anwaltin rechtlich jurist | droit juridique avocat avocate | direito juridico advogado advogada | 法律 弁護士 法
employment: employment employee labour labor job jobs work_contract dismissal fired | laboral empleo trabajo despido | arbeits arbeitnehmer arbeit kundigung | travail emploi licenciement | trabalhista trabalho emprego laboral demissao | 雇用 労働
dismissal: dismissal dismissed fired layoff termination sacked laid_off | despido despedido | kundigung entlassung gekundigt | licenciement licencie renvoi | demissao despedimento demitido | 解雇
contract: contract contracts agreement agreements | contrato contratos acuerdo | vertrag vertrage vertrags | contrat contrats accord | contrato contratos acordo | 契約 契約書
review: review reviews reviewing check proofreading | revision revisar | prufung prufen uberprufung durchsicht | relecture revision examen verification | revisao revisar analise | 確認 レビュー
divorce: divorce divorces separation | divorcio separacion | scheidung trennung | divorce separation | divorcio separacao | 離婚
will: wills will_and_testament last_will testament testaments simple_will | testamento testamentos | testament testamente | testament testaments | testamento testamentos | 遺言
inheritance: inheritance estate probate succession heir | herencia herencias sucesion | erbe erbschaft erbrecht nachlass | succession heritage | heranca inventario sucessao | 相続
attorneyPower: power_of_attorney powers_of_attorney proxy | poder poderes apoderamiento | vollmacht vollmachten vorsorgevollmacht | procuration mandat | procuracao procuracoes | 委任状
residence: residence permit permits visa visas immigration | residencia permiso permisos visado inmigracion | aufenthalt aufenthaltstitel aufenthaltserlaubnis aufenthaltsbewilligung bewilligung visum | sejour permis titre_de_sejour visa immigration | residencia autorizacao visto imigracao | 在留 ビザ
tenancy: tenancy tenant tenants landlord rent_dispute eviction | inquilino inquilinos arrendamiento alquiler desahucio | mieter mietrecht miete vermieter mietvertrag | locataire locataires bail | inquilino inquilinos arrendamento despejo | 借主 入居者 賃貸借
dispute: dispute disputes conflict | disputa conflicto litigio | streit streitigkeit streitigkeiten | litige litiges conflit | disputa conflito litigio | 紛争 トラブル
tax: tax taxes irs taxation | impuesto impuestos fiscal renta tributario hacienda | steuer steuern steuerlich finanzamt | impot impots fiscal fiscale fisc | imposto impostos fiscal irs tributario | 税 税金 税務
taxReturn: tax_return tax_returns tax_filing | declaracion_de_la_renta declaracion_de_impuestos declaraciones declaracion | steuererklarung steuererklarungen einkommensteuererklarung | declaration declarations declaration_fiscale | declaracao declaracoes declaracao_de_imposto | 確定申告 申告
return: return returns | declaracion declaraciones | erklarung | declaration declarations | declaracao declaracoes | 申告
vat: vat gst sales_tax | iva | umsatzsteuer mehrwertsteuer mwst | tva | iva icms | 消費税
bookkeeping: bookkeeping accounting accounts accountant books | contabilidad contable contabilidades | buchhaltung buchfuhrung | comptabilite comptable tenue_de_livres | contabilidade contabil escrituracao | 記帳 帳簿 経理 会計
payroll: payroll payrolls payslip payslips wages salaries | nomina nominas | lohnabrechnung lohnbuchhaltung lohn gehaltsabrechnung | paie paies fiche_de_paie fiches_de_paie salaires | folha_de_pagamento salarios | 給与 給与計算
audit: audit audits irs_notice | auditoria inspeccion_fiscal | betriebsprufung audit | audit audits controle_fiscal | auditoria | 監査 税務調査
income: income | ingresos renta | einkommen einkommensteuer | revenu revenus | renda rendimentos | 所得
website: website websites site webpage homepage web_site | web pagina_web sitio sitio_web paginas | website webseite homepage internetseite webauftritt | site sites site_web site_internet | site sites website pagina_web | ホームページ ウェブサイト サイト
onlineShop: online_shop online_store webshop e_commerce ecommerce store shop | tienda_online tienda_en_linea tienda | onlineshop webshop shop online_shop | boutique_en_ligne e_commerce boutique | loja_online loja_virtual e_commerce loja | ネットショップ オンラインショップ ecサイト
landingPage: landing_page landing one_page onepager one_pager single_page | landing pagina_de_aterrizaje una_pagina | landingpage landing onepager | landing page_d_atterrissage une_page | landing pagina_unica | ランディングページ lp
logo: logo logos | logo logotipo logotipos | logo logos | logo logos | logo logotipo logomarca | ロゴ
branding: branding rebranding brand | branding marca identidad_de_marca | branding marke markenauftritt | branding marque identite_visuelle | branding marca identidade_visual | ブランディング
seo: seo search_engine | seo posicionamiento | seo suchmaschinenoptimierung suchmaschine | seo referencement | seo posicionamento | seo 検索
ads: ads advertising adverts advert campaign | anuncios publicidad campana | anzeigen werbung kampagne | publicite annonces campagne | anuncios publicidade campanha | 広告
copywriting: copywriting copywriter texts texting content writing | redaccion textos contenido | texten texte texterstellung | redaction textes contenu | redacao textos conteudo | ライティング 文章
translation: translation translations translate interpreter | traduccion traducciones traducir | ubersetzung ubersetzungen ubersetzen | traduction traductions traduire | traducao traducoes traduzir | 翻訳 通訳
marketing: marketing social_media | marketing redes_sociales | marketing social_media | marketing reseaux_sociaux | marketing redes_sociais | マーケティング
property: property properties real_estate realty | inmueble inmuebles propiedad inmobiliaria | immobilie immobilien grundstuck | immobilier bien_immobilier propriete | imovel imoveis propriedade imobiliaria | 不動産 物件
valuation: valuation valuations appraisal appraise value worth | valoracion tasacion tasar | bewertung wertermittlung schatzung gutachten immobilienbewertung | estimation evaluation expertise | avaliacao avaliar | 査定 評価
mortgage: mortgage closing closings conveyancing | hipoteca escritura | hypothek notariat | hypotheque pret_immobilier | hipoteca escritura | 住宅ローン
floorPlan: floor_plan floor_plans plan_drawing blueprint | plano planos | grundriss grundrisse | plan plans | planta plantas | 間取り 図面
staging: staging home_staging | home_staging decoracion | staging home_staging | home_staging mise_en_valeur | home_staging decoracao | ステージング
roof: roof roofs roofing rooftop roofer | tejado tejados techo techumbre cubierta | dach dacher dachdecker bedachung | toit toits toiture toitures couvreur | telhado telhados cobertura | 屋根
gutter: gutter gutters eavestrough | canalon canalones canaleta canaletas | dachrinne dachrinnen regenrinne rinne rinnen | gouttiere gouttieres cheneau | calha calhas | 雨どい 雨樋
downpipe: downpipe downpipes downspout | bajante bajantes | fallrohr fallrohre | descente_d_eau descentes | tubo_de_queda condutor | 縦樋
chimney: chimney chimneys fireplace | chimenea chimeneas | kamin kamine schornstein | cheminee cheminees | chamine lareira | 煙突 暖炉
flatRoof: flat_roof flat_roofs | cubierta_plana azotea | flachdach flachdacher | toit_plat toiture_terrasse toit_terrasse | laje cobertura_plana | 陸屋根 平屋根
sealing: sealing seal waterproofing | impermeabilizacion sellado impermeabilizar | abdichtung abdichten versiegelung | etancheite | impermeabilizacao vedacao | 防水 シーリング
reroof: reroofing reroof new_roof replace_the_roof replace_my_roof roof_replacement | tejado_nuevo | neueindeckung eindeckung neudeckung neues_dach dach_neu | toiture_neuve refaire_le_toit refection | telhado_novo | 葺き替え
storm: storm hail wind | tormenta granizo | sturm sturmschaden unwetter hagel | tempete grele orage | tempestade granizo | 台風 嵐
damage: damage damaged damages | dano danos averia | schaden schaden beschadigt | degat degats dommage | dano danos avaria | 損害 破損
leak: leak leaks leaking leaky dripping | fuga fugas gotera goteras escape | leck lecks undicht wasserschaden rohrbruch tropft | fuite fuites fuit | vazamento vazamentos infiltracao fuga | 漏れ 水漏れ 雨漏り
drain: drain drains clog clogged unclog blocked sewer blockage | desague desagues atasco atascado desatasco tuberia | abfluss abflusse verstopft verstopfung rohrreinigung kanal | canalisation canalisations bouche bouchon debouchage egout | ralo esgoto entupido entupimento desentupimento cano | 排水 詰まり 下水
pipe: pipe pipes piping plumbing plumber | tuberia tuberias fontaneria fontanero plomero | rohr rohre leitung klempner sanitar | tuyau tuyaux plomberie plombier | cano canos tubulacao encanamento encanador canalizador | 配管 水道 パイプ
toilet: toilet toilets loo wc | inodoro inodoros retrete wc bano | toilette toiletten wc klo | toilette toilettes wc | vaso_sanitario sanita privada wc | トイレ 便器
sink: sink sinks basin faucet faucets tap taps | lavabo fregadero grifo grifos | waschbecken spule wasserhahn armatur | lavabo evier robinet robinets | pia lavatorio torneira torneiras | 洗面台 蛇口 シンク
shower: shower showers bathtub tub | ducha duchas banera | dusche duschen badewanne | douche douches baignoire | chuveiro duche banheira | シャワー 浴槽
waterHeater: water_heater water_heaters hot_water_tank boiler boilers | calentador calentador_de_agua calentadores caldera termo | warmwasserboiler boiler warmwasserbereiter durchlauferhitzer therme | chauffe_eau chaudiere ballon_d_eau_chaude ballon cumulus | aquecedor aquecedor_de_agua esquentador caldeira | 給湯器 ボイラー
heating: heating heater heaters furnace radiator radiators | calefaccion radiador radiadores | heizung heizungen heizkorper | chauffage radiateur radiateurs | aquecimento radiador aquecedor | 暖房 ヒーター
pump: pump pumps sump_pump | bomba bombas | pumpe pumpen hebeanlage | pompe pompes | bomba bombas | ポンプ
electric: electric electrical electrician wiring electricity | electrico electrica electricista electricidad cableado | elektrik elektriker elektro elektrisch elektroinstallation strom | electrique electricien electricite cablage | eletrico eletrica eletricista eletricidade fiacao | 電気 電工 配線
socket: socket sockets outlet outlets switch | enchufe enchufes interruptor | steckdose steckdosen schalter | prise prises interrupteur | tomada tomadas interruptor | コンセント スイッチ
light: light lights lighting lamp lamps | luz luces iluminacion lampara | licht beleuchtung lampe lampen leuchte | lumiere eclairage lampe luminaire | luz luzes iluminacao lampada luminaria | 照明 ライト 電球
charger: charger chargers charging_station wallbox ev | cargador cargadores | ladestation wallbox ladegerat | borne_de_recharge chargeur | carregador carregadores | 充電
solar: solar panels photovoltaic | solar solares placas_solares paneles | solar solaranlage photovoltaik | solaire solaires panneaux | solar paineis_solares fotovoltaico | 太陽光 ソーラー
painting: painting paint painter painters repaint | pintura pintar pintor pintores | malerarbeiten streichen anstrich maler malern | peinture peindre peintre | pintura pintar pintor | 塗装 ペンキ
wallpaper: wallpaper wallpapering | papel_pintado empapelado | tapete tapeten tapezieren | papier_peint | papel_de_parede | 壁紙
tile: tile tiles tiling | azulejo azulejos baldosa baldosas teja tejas | fliese fliesen ziegel fliesenleger | carrelage carreau carreaux tuile tuiles | azulejo azulejos telha ladrilho | タイル 瓦
renovation: renovation renovations remodel remodeling remodelling refurbishment refurbish renovate | reforma reformas remodelacion renovacion reformar | renovierung sanierung umbau renovieren sanieren modernisierung | renovation renovations travaux renover | reforma reformas renovacao remodelacao obra | リフォーム 改装 リノベーション
plaster: plaster plastering drywall | yeso pladur enlucido | putz verputzen trockenbau gips | platre enduit placo | gesso reboco drywall | 漆喰 左官
carpentry: carpentry carpenter wood woodwork | carpinteria carpintero madera | tischler schreiner zimmerei holz tischlerei | menuiserie menuisier bois charpente | carpintaria carpinteiro marcenaria madeira | 大工 木工
facade: facade facades cladding siding | fachada fachadas revestimiento | fassade fassaden verkleidung | facade facades ravalement bardage | fachada revestimento | 外壁
insulation: insulation insulate | aislamiento aislar | dammung isolierung dammen | isolation isoler | isolamento isolar | 断熱
moving: moving mover movers relocation move_house | mudanza mudanzas | umzug umzuge umziehen | demenagement demenager | mudanca mudancas | 引越し 引っ越し
storage: storage store_furniture store_our_furniture store_my_furniture store_my_stuff store_our_stuff store_our_things store_my_things store_everything warehouse | almacenamiento trastero guardamuebles guardar_muebles guardar_los_muebles guardar_mis_muebles guardar_cosas bodega_de_muebles deposito_de_muebles | lagerung einlagerung lager einlagern zwischenlagern | stockage garde_meubles entreposer stocker | armazenamento armazem guarda_moveis guardar_moveis guardar_os_moveis guardar_meus_moveis guardar_as_coisas moveis_guardados | 保管 収納 預かり トランクルーム
ironing: ironing iron laundry | planchado plancha lavanderia | bugeln wascherei wasche bugelservice | repassage blanchisserie pressing | passar_roupa engomadoria lavanderia | アイロン 洗濯
pest: pest pests insects cockroaches rats mice | plagas insectos cucarachas | schadlinge ungeziefer | nuisibles insectes cafards | pragas dedetizacao insetos | 害虫 駆除
brake: brake brakes braking | freno frenos pastillas_de_freno | bremse bremsen bremsbelage bremsscheiben | frein freins plaquettes | freio freios travao travoes pastilhas | ブレーキ
brakePad: brake_pads brake_pad brake_padds pads rotors discs disks | pastillas discos | bremsbelag bremsbelage belage bremsscheibe bremsscheiben | plaquettes disques | pastilhas discos | パッド
oil: oil | aceite | ol olwechsel motorol | huile vidange | oleo | オイル
oilChange: oil_change oil_changes | cambio_de_aceite | olwechsel | vidange | troca_de_oleo mudanca_de_oleo | オイル交換
tyre: tyre tyres tire tires wheel wheels | neumatico neumaticos llanta llantas rueda ruedas | reifen rader rad | pneu pneus roue roues | pneu pneus roda rodas | タイヤ ホイール
winter: winter snow | invierno nieve | winter winterreifen schnee | hiver neige | inverno neve | 冬 スタッドレス
alignment: alignment align tracking | alineacion alineado | achsvermessung spureinstellung spur | geometrie parallelisme alignement | alinhamento geometria | アライメント
engine: engine engines motor | motor motores | motor motoren | moteur moteurs | motor motores | エンジン
clutch: clutch clutches | embrague | kupplung kupplungen | embrayage | embreagem embraiagem | クラッチ
transmission: transmission gearbox gears | transmision caja_de_cambios | getriebe | boite_de_vitesses transmission | transmissao caixa_de_cambio caixa_de_velocidades cambio | ミッション 変速機
timingBelt: timing_belt cambelt cam_belt belt | correa_de_distribucion correa distribucion | zahnriemen steuerkette | courroie courroie_de_distribution distribution | correia correia_dentada | ベルト
airCon: air_con aircon air_conditioning air_conditioner ac a_c regas recharge hvac | aire_acondicionado climatizacion clima | klimaanlage klima klimaservice klimatisierung | climatisation clim recharge_clim climatiseur | ar_condicionado climatizacao | エアコン 空調
roadworthy: roadworthy mot rwc vehicle_inspection inspection_sticker safety_certificate | itv verificacion | tuv hauptuntersuchung hu pickerl | controle_technique ct | ipo vistoria_veicular inspecao_veicular | 車検
carService: logbook_service minor_service major_service car_service logbook servicing tune_up | revision_del_coche mantenimiento_del_coche | inspektion jahresinspektion | revision entretien | revisao manutencao | 定期点検
prePurchase: pre_purchase prepurchase before_buying | precompra antes_de_comprar | gebrauchtwagencheck kaufberatung | avant_achat pre_achat | pre_compra antes_de_comprar | 購入前
bodywork: bodywork dent dents scratch scratches paint_job | chapa abolladura rayon | karosserie delle dellen kratzer lackierung | carrosserie bosse rayure | funilaria amassado risco chapa | 板金 へこみ
carWash: car_wash detailing valeting | lavado_de_coche | autowasche fahrzeugaufbereitung aufbereitung | lavage_auto | lavagem_de_carro lava_jato | 洗車
towing: tow towing tow_truck breakdown | grua remolque | abschleppen abschleppdienst panne | remorquage depannage | reboque guincho | レッカー
flower: flower flowers bouquet bouquets florist floral | flor flores ramo ramos floristeria | blume blumen strauss strausse blumenstrauss | fleur fleurs bouquet bouquets fleuriste | flor flores buque ramo florista | 花 花束 ブーケ
music: music musician band dj | musica musico banda dj | musik musiker band dj | musique musicien groupe dj | musica musico banda dj | 音楽 バンド
piano: piano keyboard | piano teclado | klavier piano | piano clavier | piano teclado | ピアノ
guitar: guitar | guitarra | gitarre | guitare | guitarra violao | ギター
violin: violin | violin | geige violine | violon | violino | バイオリン
singing: singing voice vocal sing | canto voz | gesang singen stimme | chant voix | canto voz | 歌 ボイス
maths: maths math mathematics | matematicas mates | mathe mathematik | maths mathematiques | matematica | 数学 算数
english: english | ingles inglesa | englisch | anglais anglaise | ingles inglesa | 英語
spanish: spanish | espanol castellano | spanisch | espagnol | espanhol | スペイン語
german: german | aleman | deutsch | allemand | alemao | ドイツ語
french: french | frances | franzosisch | francais | frances | フランス語
lockout: lockout lockouts locked_out locked_myself_out locked_ourselves_out lock_myself_out locked_themselves_out locked_himself_out locked_herself_out shut_out keys_inside keys_are_inside key_inside let_me_in get_me_in get_back_in opening_a_door open_my_door open_the_door opening_my_door | encerrado_fuera encerrada_fuera quede_fuera quede_afuera quedamos_afuera llaves_dentro llaves_adentro abrir_la_puerta abrir_mi_puerta apertura_de_puerta apertura | ausgesperrt turoffnung turnotoffnung schlusseldienst ausgeschlossen tur_zugefallen zugefallen | porte_claquee enferme_dehors ouverture_de_porte ouvrir_ma_porte ouvrir_la_porte cles_a_l_interieur | trancado_fora trancada_fora trancado_do_lado_de_fora trancada_do_lado_de_fora chaves_dentro abrir_a_porta abrir_minha_porta abertura_de_porta abrir_a_minha_porta | 閉め出 締め出 鍵開け 開錠 解錠
driving: driving driver licence license | conducir conduccion carnet | fahrschule fahrstunde fahrstunden fuhrerschein | conduite permis_de_conduire auto_ecole | conducao direcao carta habilitacao | 運転 教習
conversation: conversation speaking | conversacion | konversation gesprach | conversation | conversacao | 会話
examPrep: exam exams test_prep preparation | examen examenes preparacion | prufung prufungsvorbereitung abitur | examen examens preparation bac | exame exames preparacao vestibular | 受験 試験対策
coaching: coaching coach | coaching coach | coaching coach | coaching coach | coaching coach | コーチング
career: career careers resume cv | carrera curriculum cv profesional | karriere lebenslauf bewerbung | carriere cv | carreira curriculo cv | キャリア 履歴書
leadership: leadership executive | liderazgo ejecutivo | fuhrung fuhrungskrafte | leadership dirigeant | lideranca executivo | リーダーシップ
nutrition: nutrition nutritionist diet dietician | nutricion nutricionista dieta | ernahrung ernahrungsberatung diat | nutrition nutritionniste dieteticienne | nutricao nutricionista dieta | 栄養 食事指導
psychology: psychology psychologist psychotherapy anxiety | psicologia psicologo psicoterapia | psychologie psychologe psychotherapie | psychologie psychologue psychotherapie | psicologia psicologo psicoterapia | 心理 心理療法
acupuncture: acupuncture | acupuntura | akupunktur | acupuncture | acupuntura | 鍼 はり
osteopathy: osteopathy osteopath chiropractic chiropractor | osteopatia osteopata quiropractico | osteopathie chiropraktik | osteopathie osteopathe chiropraxie | osteopatia osteopata quiropraxia | 整体 整骨
tattoo: tattoo tattoos | tatuaje tatuajes | tattoo tattoos tatowierung | tatouage tatouages | tatuagem tatuagens | タトゥー 刺青
piercing: piercing piercings | piercing perforacion | piercing piercings | piercing percage | piercing | ピアス
tailoring: tailor tailoring alterations hemming dressmaker | sastre arreglos costura modista | schneider schneiderei anderung anderungen | couture retouches tailleur couturiere | alfaiate costura ajustes | 仕立て お直し
shoe: shoe shoes cobbler | zapato zapatos zapatero | schuh schuhe schuster | chaussure chaussures cordonnier | sapato sapatos sapateiro | 靴
jewellery: jewellery jewelry ring rings | joya joyas anillo anillos | schmuck ring ringe | bijou bijoux bague alliance | joia joias anel alianca | 指輪 ジュエリー
watch: watch watches watchmaker | reloj relojes relojero | uhr uhren uhrmacher | montre montres horloger | relogio relogios | 時計
tour: tour tours guided excursion sightseeing guide | tour excursion visita_guiada guia | tour fuhrung rundgang ausflug stadtfuhrung | visite_guidee excursion tour guide | passeio excursao visita_guiada guia | ツアー 観光 ガイド
room: rooms double_room single_room suite | habitacion habitaciones suite | zimmer doppelzimmer einzelzimmer suite | chambre chambres suite | quarto quartos suite | 客室 部屋
airport: airport | aeropuerto | flughafen | aeroport | aeroporto | 空港
printing: printing print prints printer flyers | impresion imprimir impresiones folletos | druck drucken druckerei flyer | impression imprimer imprimerie flyers | impressao imprimir grafica | 印刷
sign: signage signs banner | rotulo rotulos letrero | schild schilder beschriftung | enseigne panneau | placa letreiro | 看板
itSupport: it_support tech_support network server | soporte_tecnico informatica redes | it_support netzwerk edv | assistance_informatique informatique reseau | suporte_tecnico informatica rede | itサポート
app: app apps application software | app aplicacion software | app apps anwendung software | application appli logiciel | app aplicativo software | アプリ ソフト
insurance: insurance insurances | seguro seguros | versicherung versicherungen | assurance assurances | seguro seguros | 保険
loan: loan loans credit financing | prestamo prestamos credito | kredit kredite darlehen finanzierung | pret prets credit | emprestimo credito financiamento | ローン 融資
childcare: childcare babysitting babysitter nanny | canguro ninera guarderia_infantil | kinderbetreuung babysitter tagesmutter | garde_d_enfants baby_sitting nounou | baba creche_infantil | 保育 ベビーシッター
care: caregiver nursing elderly_care | cuidador enfermeria | pflegedienst altenpflege | aide_a_domicile infirmiere | cuidador enfermagem | 介護 看護
`
