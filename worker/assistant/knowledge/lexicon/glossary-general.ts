/**
 * Words of all trades that mean the same, a line each: `meaning: English | Spanish | German | French | Portuguese | Japanese`, words
 * divided by blanks, with `_` between the words of one term. The stem of a word stands for its other forms. What begins with `~` only
 * describes something else, and names nothing by itself.
 */
export const GENERAL_GLOSSARY = `
~man: man men mens male gentleman gentlemen gents guy guys masculine husband boyfriend father dad brother | hombre hombres caballero caballeros masculino varon chico | herr herren mann manner mannlich mannern ehemann freund vater papa bruder | homme hommes masculin monsieur messieurs mari copain pere papa frere | homem homens masculino cavalheiro rapaz marido namorado pai irmao | 男性 メンズ 男 紳士
~woman: woman women womens female lady ladies feminine wife girlfriend mother mum mom sister | mujer mujeres dama damas femenino femenina senora chica esposa madre mama hermana | dame damen frau frauen weiblich ehefrau freundin mutter mama schwester | femme femmes feminin dame dames madame epouse copine mere maman soeur | mulher mulheres feminino feminina senhora dama moca esposa namorada mae irma | 女性 レディース 女 婦人
~child: child children childrens kid kids boy girl toddler junior son sons daughter daughters | nino nina ninos ninas infantil infantiles hijo hija hijos | kind kinder kindern kinds junge madchen sohn tochter | enfant enfants fille fillette fils junior | crianca criancas infantil filho filha menino menina | 子供 子ども こども お子様 キッズ 小児
baby: baby babies newborn newborns infant | bebe bebes recien_nacido | baby babys neugeborene neugeborenen saugling | bebe bebes nouveau_ne nourrisson | bebe bebes recem_nascido | 赤ちゃん ベビー 新生児
~senior: senior seniors elderly pensioner | jubilado mayores anciano | senior senioren rentner | senior seniors retraite | idoso idosos reformado | シニア 高齢者
~student: student students pupil | estudiante estudiantes alumno alumnos | student studenten schuler studierende | etudiant etudiants eleve eleves | estudante estudantes aluno alunos | 学生 生徒
~full: full complete whole entire | completo completa entero entera todo | ganz ganze ganzer ganzes komplett komplette volle voller | complet complete entier entiere | completo completa inteiro inteira | フル 全身 全体 一式
~half: half partial | medio media parcial | halb halbe halber halbes teilweise | demi demie partiel | meio meia parcial | 半 ハーフ
~small: small little mini minor short | pequeno pequena corto corta mini menor chico | klein kleine kleiner kleines kleinen kurz kurze | petit petite petits court courte mineur | pequeno pequena curto curta mini menor | 小型 ミニ 小
~large: large big major long | grande largo larga mayor | gross grosse grosser grosses grossen lang lange | grand grande gros grosse long longue | grande longo longa comprido maior | 大型 ロング 大
~medium: medium mid | mediano mediana | mittel mittlere mittelgross mittellang | moyen moyenne | medio media mediano | 中型 ミディアム
~day: day days daily | dia dias diario | tag tage tages taglich tags | jour jours journee | dia dias diaria diario | 日 一日
~night: night nights overnight | noche noches | nacht nachte ubernachtung ubernachtungen | nuit nuits nuitee | noite noites pernoite | 泊 宿泊
~month: month months monthly | mes meses mensual | monat monate monatlich monats | mois mensuel mensuelle | mes meses mensal | 月 月額
~year: year years yearly annual | ano anos anual | jahr jahre jahrlich jahres | an ans annee annuel annuelle | ano anos anual | 年 年間
~hour: hour hours hourly | hora horas | stunde stunden stundlich | heure heures horaire | hora horas | 時間
~week: week weeks weekly | semana semanas semanal | woche wochen wochentlich | semaine semaines hebdomadaire | semana semanas semanal | 週
~person: person people pax head | persona personas | person personen kopf leute | personne personnes | pessoa pessoas | 名 人
~first: first initial | primero primera primer inicial | erst erste erster erstes ersten | premier premiere initial initiale | primeiro primeira inicial | 初回 初
~second: second additional extra | segundo segunda adicional | zweite zweiter zweites zweiten zusatzlich | deuxieme second seconde supplementaire | segundo segunda adicional | 二人目 追加
~basic: basic simple standard regular classic | basico basica sencillo simple estandar clasico | einfach einfache einfaches einfacher standard basis klassisch | simple basique standard classique | basico basica simples padrao classico | 基本 スタンダード シンプル ベーシック
~premium: premium deluxe luxury vip | premium lujo deluxe | premium luxus deluxe | premium luxe prestige | premium luxo | プレミアム デラックス
~express: express quick fast rush urgent | rapido rapida expres urgente | schnell express eil | rapide express | rapido rapida expresso | 特急 クイック
~online: online virtual remote video | online virtual linea videollamada | online virtuell video | ligne virtuel visio | online virtual videochamada | オンライン
~monthlyPlan: plan plans package packages subscription membership bundle deal pass | plan planes paquete paquetes bono abono suscripcion membresia | plan paket pakete abo abonnement mitgliedschaft karte | forfait forfaits abonnement formule pack | plano planos pacote pacotes assinatura mensalidade | プラン コース パック 会員
~session: session sessions sitting shoot appointment visit lesson lessons class classes workout training_session | sesion sesiones cita visita clase clases entrenamiento | sitzung sitzungen termin termine einheit shooting stunde unterrichtsstunde trainingseinheit | seance seances session rendez_vous visite cours lecon lecons | sessao sessoes consulta visita aula aulas treino treinos | セッション 撮影 回 レッスン
~repair: repair repairs repairing fix fixes fixing mend mending | reparacion reparaciones reparar arreglar arreglo arreglos | reparatur reparaturen reparieren richten ausbessern instandsetzung | reparation reparations reparer depannage | reparo reparos reparacao reparar conserto consertar arranjo | 修理 補修 直し
~cleaning: cleaning clean cleaned cleans cleanup washing | limpieza limpiezas limpiar lavado | reinigung reinigungen reinigen putzen sauberung saubern | nettoyage nettoyages nettoyer menage lavage | limpeza limpezas limpar faxina lavagem higienizacao | 清掃 掃除 クリーニング 洗浄
~installation: installation installations install installing installed fit fitting fitted mount mounting setup | instalacion instalar montaje montar colocacion colocar poner | einbau einbauen installation installieren montage montieren anbringen setzen einbaut | pose poser installation installer montage monter | instalacao instalar montagem montar colocacao colocar | 設置 取り付け 取付 施工
~replacement: replacement replace replacing replaced renewal renew change changing swap exchange | sustitucion sustituir cambio cambiar reemplazo reemplazar recambio renovar | austausch austauschen erneuern erneuerung wechsel wechseln ersetzen tausch | remplacement remplacer changement changer renouvellement | substituicao substituir troca trocar mudanca renovacao | 交換 取替 取り替え 更新
~removal: removal remove removing disposal dispose | eliminacion eliminar quitar retirada retirar | entfernung entfernen entsorgung entsorgen | enlevement enlever retrait retirer evacuation | remocao remover retirada retirar | 撤去 除去 処分 回収
~maintenance: maintenance maintain care upkeep servicing | mantenimiento mantener cuidado cuidados revision | wartung warten pflege pflegen instandhaltung inspektion | entretien entretenir maintenance soin soins | manutencao manter cuidado cuidados revisao | メンテナンス 保守 お手入れ ケア
~inspection: inspection inspect inspections check checks survey diagnostics diagnosis diagnostic test | inspeccion revision diagnostico chequeo comprobacion | inspektion prufung diagnose untersuchung uberprufung begutachtung | inspection controle diagnostic verification expertise | inspecao vistoria diagnostico verificacao | 点検 診断 検査 チェック
~treatment: treatment treatments therapy treat | tratamiento tratamientos terapia | behandlung behandlungen therapie behandeln kur | traitement traitements soin soins therapie | tratamento tratamentos terapia | 治療 施術 トリートメント
~consulting: consultation consultations consulting consult advice advisory counselling counseling | consulta consultas asesoria asesoramiento consultoria | beratung beratungen beraten erstberatung sprechstunde | consultation consultations conseil conseils | consulta consultas consultoria assessoria aconselhamento | 相談 コンサルティング カウンセリング
~design: design designs designing designer redesign | diseno disenos disenar disenador | design gestaltung gestalten entwurf designer | design conception creation concevoir | design desenho projeto criacao | デザイン 設計 制作
~management: management manage managing administration admin | gestion gestionar administracion administrar | verwaltung verwalten management betreuung | gestion gerer administration | gestao gerir administracao administrar gerenciamento | 管理 運営
~training: training course courses class classes lesson lessons workshop teach teaching tuition tutoring tutor | clase clases curso cursos taller formacion leccion entrenamiento | kurs kurse unterricht stunde training schulung workshop nachhilfe seminar | cours atelier formation lecon lecons entrainement stage | aula aulas curso cursos oficina treino treinamento formacao | レッスン 教室 講座 クラス トレーニング 授業
~home: home house residential domestic household apartment flat condo | casa hogar domicilio vivienda piso departamento residencial | haus wohnung heim privat hausliche wohn | maison domicile logement appartement residentiel | casa lar domicilio residencia residencial apartamento | 家 住宅 自宅 マンション
~office: office offices commercial business corporate company firm | oficina oficinas empresa empresas comercial corporativo negocio | buro firma firmen gewerbe unternehmen geschaft gewerblich | bureau bureaux entreprise entreprises commercial societe | escritorio empresa empresas comercial corporativo negocio | オフィス 会社 法人 企業
~emergency: emergency emergencies | emergencia emergencias urgencia urgencias | notfall notfalle notdienst notruf | urgence urgences | emergencia urgencia | 緊急 救急 急患
~shortHair: short_hair | pelo_corto cabello_corto | kurzhaar kurze_haare | cheveux_courts | cabelo_curto | ショート
~group: group groups team | grupo grupos equipo | gruppe gruppen team | groupe groupes equipe | grupo grupos equipe turma | グループ 団体
~private: private individual personal single | privado privada particular individual personal | privat private einzel individuell personlich | prive privee particulier individuel individuelle personnel | privado privada particular individual pessoal | 個人 個別 プライベート
~couple: couple couples pair partner duo | pareja parejas duo | paar paare partner duo | couple couples duo | casal casais par dupla | カップル ペア 夫婦
~set: set sets kit | juego kit set | set garnitur satz | set kit jeu | conjunto kit jogo | セット
pickupService: transfer shuttle pick_up pickup pick_ups collection transport drop_off | recogida traslado transporte recoger | abholung hol transport transfer abholen bringdienst | navette transfert transport ramassage | transporte traslado translado recolha busca leva_e_traz | 送迎 引き取り
delivery: delivery deliveries deliver shipping delivered | entrega entregas reparto envio domicilio | lieferung liefern lieferservice versand | livraison livraisons livrer expedition | entrega entregas entregar envio frete | 配達 配送 宅配 お届け
rental: rental rentals rent renting hire lease | alquiler alquilar renta arriendo | vermietung miete mieten verleih leihen | location louer loyer | aluguel aluguer alugar locacao | レンタル 賃貸 貸出
purchase: buying buyer buy purchase | compra comprar comprador | kauf kaufen kaufer ankauf | achat acheter acheteur | compra comprar comprador | 購入 買取
sale: selling sell sale sales seller | venta ventas vender vendedor | verkauf verkaufen verkaufer | vente ventes vendre vendeur | venda vendas vender vendedor | 売却 販売
search: search finding find | busqueda buscar | suche suchen vermittlung | recherche rechercher chercher trouver | busca procura buscar procurar | 探し 募集
registration: registration register formation incorporation founding setup startup | registro alta constitucion creacion inscripcion | anmeldung registrierung grundung gruenden eintragung | enregistrement immatriculation creation inscription | registro abertura constituicao inscricao | 登録 設立 開業
certificate: certificate certificates certification certified notarised notarized notary | certificado certificados certificacion notario notarial | zertifikat bescheinigung zeugnis beglaubigung urkunde notar | certificat attestation certification notaire | certificado atestado certidao cartorio | 証明書 証明 認証 公証
event: event events party parties celebration occasion | evento eventos fiesta fiestas celebracion | veranstaltung veranstaltungen feier feiern party fest event anlass | evenement evenements fete fetes soiree reception | evento eventos festa festas celebracao | イベント パーティー 宴会
birthday: birthday birthdays | cumpleanos | geburtstag geburtstage | anniversaire anniversaires | aniversario aniversarios | 誕生日
wedding: wedding weddings bride bridal marriage groom marry married | boda bodas novia novias matrimonio nupcial casarse | hochzeit hochzeiten braut trauung heirat heiraten | mariage mariages mariee marie noces | casamento casamentos noiva noivas nupcial | 結婚式 ウェディング ブライダル 婚礼 花嫁
funeral: funeral funerals burial memorial sympathy condolence | funeral entierro funerario luto funebre velatorio | beerdigung bestattung trauerfeier trauer kondolenz | obseques enterrement funerailles deuil inhumation condoleances | funeral enterro velorio luto funebre | 葬儀 法事 葬式
christmas: christmas xmas | navidad navideno | weihnachten weihnachts weihnachtlich | noel | natal natalino | クリスマス
card: card cards | tarjeta tarjetas | karte karten kartenzahlung kreditkarte | carte cartes | cartao cartoes | カード クレジットカード
cash: cash | efectivo | bar bargeld | especes | dinheiro | 現金
cheque: cheque cheques check checks | cheque cheques | scheck schecks | cheque cheques | cheque cheques | 小切手
invoice: invoice invoices bill billing | factura facturas | rechnung rechnungen | facture factures | fatura faturas | 請求書
gift: gift gifts voucher present | regalo regalos vale | geschenk geschenke gutschein | cadeau cadeaux bon | presente presentes vale prenda | ギフト プレゼント
window: window windows skylight skylights | ventana ventanas | fenster | fenetre fenetres velux lucarne | janela janelas | 窓 天窓
door: door doors | puerta puertas | tur turen | porte portes | porta portas | ドア 扉 玄関
floor: floor floors flooring parquet laminate | suelo suelos piso pisos parquet tarima | boden fussboden parkett laminat dielen | sol sols parquet plancher | piso pisos chao soalho pavimento | 床 フローリング
wall: wall walls | pared paredes muro | wand wande mauer | mur murs | parede paredes muro | 壁
ceiling: ceiling ceilings | techo techos | decke decken | plafond plafonds | teto tetos | 天井
kitchen: kitchen kitchens | cocina cocinas | kuche kuchen | cuisine cuisines | cozinha cozinhas | キッチン 台所
bathroom: bathroom bathrooms bath_room | bano banos | bad badezimmer bader | salle_de_bain salle_de_bains | banheiro banheiros casa_de_banho | 浴室 バスルーム 風呂
garden: garden gardens yard lawn landscaping gardening grass | jardin jardines cesped jardineria | garten rasen gartenarbeit gartenpflege | jardin jardins pelouse gazon jardinage | jardim jardins gramado relva jardinagem | 庭 芝 ガーデン 造園
tree: tree trees hedge hedges pruning | arbol arboles seto poda podar | baum baume hecke hecken baumschnitt | arbre arbres haie haies elagage | arvore arvores poda sebe cerca_viva | 木 剪定 植木
pool: pool pools swimming | piscina piscinas | pool schwimmbad schwimmbecken | piscine piscines | piscina piscinas | プール
car: car cars vehicle auto automobile van | coche coches carro carros auto vehiculo | auto autos wagen fahrzeug kfz pkw | voiture voitures auto vehicule | carro carros automovel veiculo viatura | 車 自動車 カー
bike: bike bikes bicycle bicycles cycle | bicicleta bicicletas bici | fahrrad fahrrader rad bike ebike | velo velos bicyclette | bicicleta bicicletas bike | 自転車
motorcycle: motorcycle motorbike scooter | moto motocicleta motos | motorrad motorrader roller | moto motos scooter | moto motocicleta | バイク オートバイ
phone: phone phones smartphone iphone cellphone mobile | movil moviles celular celulares telefono | handy handys smartphone telefon iphone | telephone telephones portable smartphone | celular celulares telemovel telefone | スマホ 携帯 電話
computer: computer computers laptop laptops pc mac notebook | ordenador ordenadores computadora portatil pc | computer rechner laptop pc notebook | ordinateur ordinateurs portable pc | computador computadores portatil notebook pc | パソコン コンピューター
screen: screen display | pantalla pantallas | bildschirm display | ecran ecrans | tela ecra | 画面 液晶
battery: battery batteries | bateria baterias pila | batterie batterien akku | batterie batteries | bateria baterias | バッテリー 電池
data: data recovery backup | datos recuperacion | daten datenrettung wiederherstellung | donnees recuperation | dados recuperacao | データ 復旧
key: key keys lock locks locksmith | llave llaves cerradura cerraduras cerrajero | schlussel schloss schlosser schlusseldienst | cle cles clef serrure serrures serrurier | chave chaves fechadura chaveiro | 鍵 キー
furniture: furniture sofa couch upholstery | mueble muebles sofa tapiceria | mobel sofa couch polster | meuble meubles canape | movel moveis sofa estofado | 家具 ソファ
carpet: carpet carpets rug rugs | alfombra alfombras moqueta | teppich teppiche teppichboden | tapis moquette | tapete tapetes carpete | カーペット じゅうたん
bread: bread loaf loaves | pan panes | brot brote brotchen | pain pains baguette | pao paes | パン
cake: cake cakes cupcake cupcakes | tarta tartas pastel pasteles torta | torte torten kuchen | gateau gateaux piece_montee | bolo bolos torta | ケーキ
coffee: coffee espresso | cafe | kaffee | cafe | cafe | コーヒー
breakfast: breakfast brunch | desayuno desayunos brunch | fruhstuck brunch | petit_dejeuner brunch | cafe_da_manha pequeno_almoco brunch | 朝食 ブランチ
lunch: lunch lunches lunchbox bento | almuerzo comida menu_del_dia | mittagessen mittag lunch mittagstisch | dejeuner plat_du_jour menu_du_jour | almoco marmita | 弁当 ランチ 昼食
dinner: dinner dinners supper | cena cenas | abendessen dinner | diner diners souper | jantar jantares | ディナー 夕食
menu: menu menus set_menu | menu menus carta | menu menus speisekarte | menu menus carte | menu menus cardapio ementa | メニュー 献立
tasting: tasting degustation | degustacion cata | verkostung degustation probe | degustation | degustacao prova | テイスティング 試食
buffet: buffet buffets | buffet bufe bufet | buffet buffets | buffet buffets | buffet bufe | ビュッフェ オードブル
catering: catering caterer caterers | catering banquete | catering partyservice | traiteur catering | catering buffet | ケータリング 仕出し
cocktail: cocktail cocktails drinks aperitif | coctel cocteles | cocktail cocktails aperitif apero | cocktail cocktails aperitif apero | coquetel coqueteis | カクテル
chef: chef chefs cook | chef cocinero | koch kochin chef | chef cuisinier | chef cozinheiro | シェフ 料理人
sushi: sushi | sushi | sushi | sushi | sushi | 寿司 鮨
table: table tables | mesa mesas | tisch tische | table tables | mesa mesas | テーブル 席
hall: room hall venue | sala salon local | saal raum raume | salle salles | sala salao espaco | 会場 ホール 部屋 貸切
`
