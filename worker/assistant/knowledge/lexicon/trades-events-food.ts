import { type ConceptNames } from './topics.ts'

/** Services of restaurants, caterers and bakeries. */
export const FOOD_TRADES = {
  buffet: {
    en: 'buffet*; cold buffet*; hot buffet*; finger buffet*; self service food; food for .. people/guests; food for our/my/the/a party; spread for; help yourself; hangi served; grazing table*; grazing; antipasti table; party platter*; platter*; charcuterie; cheese board*; cold cuts',
    es: 'buffet*; bufe!; bufet*; comida para .. personas; comida para una/la/mi fiesta; mesa de quesos; tabla* de quesos; picoteo; tablas de embutidos; autoservicio; bandeja*',
    de: 'buffet*; büffet*; büfett*; kaltes buffet; essen für .. personen; essen für .. leute; essen für .. gäste; essen für unsere/meine/die feier; platten!; käseplatte*; kalte platten; häppchenplatte*; grazing table; wurstplatte*; partyplatte*',
    ja: 'ビュッフェ; バイキング; オードブル; 大皿; 盛り合わせ; パーティー料理; ケータリング料理; パーティーの料理; 料理を用意',
    fr: 'buffet*; plateau* de fromage*; plateau* de charcuterie; repas pour .. personnes; manger pour .. personnes; planche*; nourriture pour .. fête; buffet froid; buffet chaud; brunch traiteur',
    pt: 'buffet*; bufê*; comida para .. pessoas; comida para .. festa; mesa de frios; mesa de queijos; tábua* de frios; tábua de queijos; self service; bufete; rodízio',
  },
  fingerFood: {
    en: 'finger food*; canape*; appetizer*; appetiser*; hors d oeuvre*; cocktail reception*; cocktail party; drinks reception*; standing reception*; stand up reception; nibbles; tapas; small bites; snacks; party food; wine reception; vernissage; apero*; cocktail hour; eat standing up; food with drinks',
    es: 'canape*; bocadito*; tapas; aperitivo*; pinchos; coctel; cocktail*; picoteo; bocaditos; finger food; comida de pie; vino de honor; pasapalos; vernissage; bocadillos de fiesta',
    de: 'fingerfood*; häppchen; canapé*; aperitif*; apéro*; sektempfang*; stehempfang*; empfang!; flying buffet*; flying dinner; snacks; kanapee*; vernissage; umtrunk; brötchen!; schnittchen; im stehen essen; cocktailempfang',
    ja: 'フィンガーフード; 立食; カナッペ; 軽食; アペリティフ; オードブル; つまみ; ピンチョス; 立食パーティー; カクテルパーティー',
    fr: 'cocktail dînatoire*; cocktail*; amuse bouche*; canapé*; petits fours; apéritif*; apéro*; vin d honneur; verrines; pièces cocktail; finger food; buffet debout; manger debout; bouchées; pot de départ; vernissage',
    pt: 'coquetel; coquetéis; cocktail*; salgadinho*; canapé*; finger food; petiscos; aperitivos; salgados; entradinhas; comida volante; vernissage; festa em pé; coffee break; porto de honra',
  },
  seatedMeal: {
    en: 'seated meal*; sit down meal*; sit down dinner*; plated meal*; plated dinner*; served meal*; served dinner*; three course*; four course*; five course*; two course*; set menu*; served at the table; formal dinner; wedding breakfast; wedding dinner; banquet*; multi course; seated dinner*',
    es: 'comida sentada; cena sentada; banquete*; menu de tres tiempos; servido en mesa; emplatado; comida servida; cena servida; menu cerrado; tres tiempos; menu de grupo*; cuatro tiempos',
    de: 'gesetztes essen; mehrgängig*; drei gänge; drei gang menü; vier gänge; menü am tisch; bankett*; serviertes menü; gesetztes menü; festessen; festmenü*; 3 gang; 3 gänge; menü für; gala dinner',
    ja: '着席; コース料理; フルコース; 会席; 着席パーティー; 晩餐; 宴会; 懐石; コースメニュー',
    fr: 'repas assis; repas servi*; dîner assis; service à table; à l assiette; banquet*; menu trois plats; repas de mariage; repas de fête; entrée plat dessert; repas à table; dîner servi',
    pt: 'refeição sentada; jantar sentado; empratado; banquete*; jantar servido; almoço servido; três pratos; serviço à mesa; serviço empratado; menu de grupo; jantar à francesa; refeição servida',
  },
  lunchBox: {
    en: 'lunch box*; lunchbox*; boxed lunch*; bento*; meal box*; packed lunch*; office lunch*; business lunch*; working lunch*; meeting lunch*; conference lunch*; lunch for our/my/the/a? meeting/office/staff/team/training/conference; lunch tray*; team lunch*; lunch delivered; sandwich*; sandwich platter*; meal tray*; hangi box*; food for a meeting; food for our meeting; meal prep; corporate lunch*; seminar lunch*; wraps; lunch at the office',
    es: 'box lunch; lonchera*; vianda*; comida para la oficina; almuerzo para reunion*; almuerzo* para .. oficina; almuerzo* de trabajo; comida* de trabajo; bento; sandwich*; sandwiches; bocadillo*; comida para una reunion; almuerzo ejecutivo; desayuno* de trabajo; emparedado*; tuppers; comida para llevar a la oficina',
    de: 'lunchbox*; lunchpaket*; businesslunch*; business lunch*; mittagessen fürs büro; mittagessen für .. büro; mittagessen für .. meeting; mittagessen für .. team; belegte brötchen; belegte brote; bento*; sandwich*; essen für .. besprechung; meetingverpflegung; tagungsverpflegung; konferenzverpflegung; essen ins büro; schulung verpflegung; lunchboxen; seminarverpflegung',
    ja: '弁当; ランチボックス; 会議用; 会議ランチ; 会議のランチ; 会議の昼; ロケ弁; 会議用の食事; 昼食の手配; お弁当; サンドイッチ; ケータリングランチ; 研修の昼',
    fr: 'plateau* repas; plateaux repas; panier* repas; lunch box*; déjeuner* de réunion; déjeuner* pour .. réunion; déjeuner* d affaires; repas au bureau; repas pour .. bureau; déjeuner au bureau; bento*; sandwich*; repas de travail; repas pour une réunion; déjeuner pour l équipe; repas séminaire; coffret* repas; lunchbox*; repas pour .. collègues',
    pt: 'marmita*; lancheira*; almoço executivo; almoço para reunião; almoço para .. escritório; almoço para .. equipe; almoço para .. equipa; lanche para reunião; kit lanche; sanduíche*; bento; marmitex; quentinha*; comida para reunião; almoço de trabalho; sandes; caixa* de almoço; refeições para empresa*',
  },
  barbecue: {
    en: 'barbecue*; bbq*; grill; grilled; braai*; spit roast*; hog roast*; asado; smoked meat; smoker; pig roast*; lamb on the spit; hangi; cook outdoors; churrasco; paella*; pizza oven*; pizza party',
    es: 'barbacoa*; parrilla*; parrillada*; asado*; asador*; carne asada; paella*; churrasco; brasa; taquiza*; tacos; cordero al palo',
    de: 'grillbuffet*; bbq; barbecue*; grillen; grillabend*; grillcatering*; spanferkel*; grillparty; grill!; smoker*; spießbraten; grillmeister; paella*',
    ja: 'バーベキュー; bbq; 焼肉; グリル',
    fr: 'barbecue*; grillade*; méchoui*; cochon à la broche; plancha; bbq; à la broche; paella*; cochon grillé; brasero*',
    pt: 'churrasco*; churrascaria; churrasqueiro*; barbecue; porco no espeto; grelhados; leitão; espetinho*; porco assado; paella*; braseiro',
  },
  weddingCatering: {
    en: 'wedding cater*; wedding food; wedding menu*; food for our/my/the/a wedding; cater our/my/the wedding; wedding reception*; cater for .. wedding; wedding meal*; evening food; wedding package*; feed .. wedding; caterer for our wedding; catering for our/my/a/the? wedding',
    es: 'catering .. boda*; banquete* de boda*; banquete nupcial; comida .. boda; menu* de boda; banquetera*; comida para la boda',
    de: 'hochzeitscatering*; catering .. hochzeit; hochzeitsbuffet*; hochzeitsmenü*; essen .. hochzeit; hochzeitsessen; hochzeitsfeier*; catering hochzeit',
    ja: 'ウェディングケータリング; 結婚式の料理; 披露宴; 二次会; ウェディングパーティー; 結婚パーティー; 結婚式ケータリング; 結婚式の食事',
    fr: 'traiteur .. mariage; repas de mariage; buffet de mariage; menu* de mariage; vin d honneur; traiteur mariage; réception de mariage; nourriture .. mariage',
    pt: 'buffet .. casamento; catering .. casamento; comida .. casamento; menu de casamento; cardápio de casamento; festa de casamento; copo d água; banquete de casamento; recepção de casamento',
  },
  funeralCatering: {
    en: 'funeral cater*; funeral food; funeral tea*; wake food; wake catering; food for a wake; food for the wake; funeral reception*; memorial lunch; after the funeral; funeral meal*; memorial service food; catering for a funeral',
    es: 'catering .. funeral; comida .. funeral; velorio; despues del entierro; comida despues del funeral',
    de: 'leichenschmaus; trauerfeier*; trauerkaffee; trauercafé; beerdigungskaffee; essen .. beerdigung; leidmahl; trauermahl; trauerkaffee*; catering .. trauerfeier; beerdigungsessen; totenmahl',
    ja: '法事; 法要; 仕出し; 通夜; 精進落とし; 会葬; 四十九日; お斎; 葬儀の料理; 初盆; 一周忌; 葬式の食事',
    fr: 'repas d enterrement; repas après les obsèques; repas de funérailles; collation .. obsèques; repas .. obsèques; buffet .. obsèques; après l enterrement; réception après obsèques',
    pt: 'catering .. funeral; comida .. velório; comida .. funeral; lanche .. velório',
  },
  privateChef: {
    en: 'private chef*; personal chef*; chef at home; home chef*; cook at our/my home; cook at our/my house; cook in our/my kitchen; dinner at my/our house/home/place; chef for a night; chef to come; cook for us at home; in home dining; come and cook; chef for hire; hire a chef; sushi chef; dinner party; in our own kitchen',
    es: 'chef privado; chef a domicilio; chef en casa; cocinero a domicilio; cocine en mi casa; cocinar en mi casa; cena en casa; chef personal; cocinar en nuestra casa; cocinero en casa; cena privada',
    de: 'mietkoch*; privatkoch*; koch für zuhause; private chef; koch zu hause; koch nach hause; bei uns zu hause kochen; bei mir zu hause kochen; störkoch*; koch mieten; leihkoch; dinner zu hause; kochen bei ihnen; koch daheim',
    ja: '出張シェフ; 出張寿司; 出張料理; 出張板前; 自宅に来て; 家に来て料理; プライベートシェフ; 家で料理; 自宅で寿司; シェフに来て; 出張にぎり; 握りに来',
    fr: 'chef à domicile; chef* à la maison; cuisinier à domicile; cuisiner chez moi; cuisiner chez nous; dîner à la maison; chef privé; chef personnel; venir cuisiner; cuisine à domicile; vient cuisiner; cuisinier chez',
    pt: 'chef em casa; chef a domicílio; personal chef*; chef particular; cozinheiro em casa; cozinhar em minha casa; cozinhar na minha casa; jantar em casa; chef ao domicílio; chef privado; cozinhar em casa',
  },
  catering: {
    en: 'cater*; caterer*; food for an event; event food; on site cooking; food truck*; party catering; feed .. people; feed .. guests', es: 'catering*; servicio de comida; banquetes; comida para evento*; food truck*; banqueteria; eventos gastronomicos', de: 'catering*; partyservice*; party service*; traiteur*; foodtruck*; food truck*; essen liefern; verpflegung; caterer*', ja: 'ケータリング; 仕出し; 出張料理; 配膳; キッチンカー', fr: 'traiteur*; service traiteur; restauration événementielle; food truck*; catering; prestation traiteur', pt: 'catering*; buffet para festa*; serviço de comida; food truck*; comida para evento*; serviço de buffet',
  },
  serviceStaff: {
    en: 'wait staff; waiting staff; waiter*; waitress*; bartender*; bar staff; barman; serving staff; service staff; table service; servers!; someone to serve; people to serve; mobile bar; barista*; cocktail bar; kitchen staff; event staff; bar service; serve the food; clear the tables; -web server; -server setup',
    es: 'camarero*; mesero*; mozo!; mozos!; barman; personal de servicio; bartender*; barra libre; barra movil; servicio de mesa; barra de cocteles; personal de sala; garzones; servir la comida; coctelero*',
    de: 'servicepersonal*; servicekräfte; kellner*; bedienung; barkeeper*; personal für; mobile bar; barservice*; cocktailbar*; service im saal; servicemitarbeiter*; jemand der serviert; servierpersonal; barista; ausschank',
    ja: '配膳スタッフ; 配膳; サービススタッフ; バーテンダー; 給仕; ウェイター; スタッフ派遣; 配膳人; ドリンクサービス; ホールスタッフ',
    fr: 'serveur*; serveuse*; service en salle; personnel de service; maître d hôtel; barman; bar mobile; bar à cocktails; extras; personnel en salle; quelqu un pour servir; service à table; barista; -serveur web',
    pt: 'garçom; garçons; garçonete*; empregado* de mesa; bartender*; barman; bar móvel; open bar; equipe de serviço; pessoal de serviço; serviço de mesa; barista; copeira*; serviço de sala; servir à mesa; bar de caipirinha',
  },
  tastingMenu: {
    en: 'tasting menu*; degustation*; chef* menu*; chef* table; gourmet menu*; surprise menu*; fine dining; wine pairing*; wine tasting*; seven course*; six course*; eight course*; omakase; discovery menu; special occasion dinner',
    es: 'menu degustacion; menu de degustacion; degustacion; maridaje*; menu sorpresa; cata de vino*; cata*; menu del chef; menu gastronomico',
    de: 'degustationsmenü*; degustation*; probiermenü*; überraschungsmenü*; weinbegleitung*; weinprobe*; verkostung*; gourmetmenü*; verkostungsmenü*; chefs table; sechs gänge; sieben gänge; weinverkostung*; fünf gänge',
    ja: 'テイスティングメニュー; シェフおまかせ; おまかせコース; ペアリング; デギュスタシオン; 試飲; テイスティング; ワインペアリング',
    fr: 'menu* dégustation; dégustation*; accord* mets; accord* mets et vins; menu* surprise; menu* gastronomique*; grand menu; menu* découverte; menu* du chef; dégustation* de vin*; gastronomique',
    pt: 'menu* degustação; degustação; harmoniza*; menu* surpresa; prova de vinhos; menu* do chef; degustação de vinho*; menu de degustação; prova de vinho',
  },
  lunchMenu: {
    en: 'lunch menu*; lunch special*; set lunch*; menu of the day; dish of the day; daily special*; daily menu*; today* special; what is for lunch; lunchtime menu; lunch deal*; fixed price lunch; prix fixe; eat at lunch; plat du jour',
    es: 'menu del dia; menu diario; menu ejecutivo; plato del dia; comida corrida; menu de mediodia; que hay hoy de comer; menu de hoy; almuerzo del dia; menu del mediodia',
    de: 'mittagsmenü*; tagesmenü*; tagesgericht*; tagesteller*; mittagstisch*; mittagskarte; wochenkarte; tageskarte*; mittags menü; tagessuppe',
    ja: '日替わり; ランチメニュー; ランチセット; 本日のランチ; 定食; 本日のおすすめ; ランチコース',
    fr: 'menu* du jour; plat* du jour; formule midi; menu* midi; formule* déjeuner; menu du midi; formule du jour; formule* du midi; suggestion du jour; menu* déjeuner',
    pt: 'menu* do dia; prato* do dia; prato* feito; almoço do dia; sugestão do dia; menu* executivo; menu almoço; diária; diárias; menu de almoço; pf!',
  },
  brunch: {
    en: 'brunch*; breakfast buffet*; champagne breakfast; afternoon tea*; high tea; cream tea; bottomless', es: 'brunch; desayuno buffet; desayuno tardio; merienda*; te de la tarde', de: 'brunch*; frühstücksbuffet*; sonntagsbrunch; high tea; kaffee und kuchen', ja: 'ブランチ; アフタヌーンティー; 朝食ビュッフェ; ハイティー', fr: 'brunch*; petit déjeuner buffet; goûter*; tea time', pt: 'brunch*; café colonial; chá da tarde; café da manhã buffet; lanche da tarde',
  },
  roomHire: {
    en: 'private hire; private dining; private room*; room hire; venue hire; exclusive hire; exclusive use; hire .. restaurant; hire .. whole; rent .. restaurant; book out; book .. whole place; whole restaurant; whole place to ourselves; restaurant to ourselves; function room*; party room*; event space*; event room*; event venue*; banquet hall; closed for us; close the restaurant for; buyout; venue for; private event in your; private function*; room for our/a/the party; meeting room hire; rent .. room for; space for .. party; reception room; just for us; just for our group',
    es: 'privatiz*; salon privado; sala privada; alquiler de salon; alquiler de sala; reservar todo el restaurante; cerrar el restaurante; restaurante entero; restaurante solo para nosotros; espacio para evento*; comedor privado; salon de evento*; alquiler del salon; uso exclusivo; salon para fiesta*; alquilar el salon; alquilar el restaurante; reservado!; renta de salon; salon para',
    de: 'exklusiv miet*; raum mieten; saal mieten; raummiete; saalmiete; privatisier*; ganzes restaurant; das ganze restaurant; restaurant mieten; geschlossene gesellschaft*; nebenraum; eventlocation*; nebenzimmer; separee; festsaal; partyraum; veranstaltungsraum; räumlichkeiten; lokal für uns; lokal mieten; seminarraum; gesellschaftsraum; restaurant für uns; raum für unsere',
    ja: '貸切; 貸し切り; 個室; 会場貸し; 会場レンタル; パーティールーム; 宴会場; スペース貸し; 店を丸ごと; 全館',
    fr: 'privatis*; location de salle*; louer la salle; louer une salle; louer le restaurant; salle privée; salon privé; restaurant pour nous; tout le restaurant; salle de réception; restaurant entier; réserver tout; espace événementiel; usage exclusif; salle pour; salle rien que pour nous; à nous seuls; rien que pour nous',
    pt: 'privatiza*; aluguel de salão; aluguer de sala; aluguel do espaço; sala privada; sala reservada; fechar o restaurante; restaurante inteiro; espaço para evento*; restaurante só para nós; salão de festas; alugar o salão; alugar o restaurante; alugar o espaço; uso exclusivo; evento fechado; aluguel de espaço; aluguer de espaço; espaço para festa',
  },
  kidsMeal: {
    en: 'kids meal*; kids menu*; children* menu*; children* meal*; kids plate*; kids portion*; small portion*; child portion*; food for the kids; food for kids; food for children; half portion*', es: 'menu infantil; menu para ninos; plato infantil; comida para ninos; menu de ninos; porcion infantil; platos para ninos', de: 'kindermenü*; kinderteller*; kinderkarte*; essen für kinder; kindergericht*; kinderportion*; kinderessen', ja: 'キッズプレート; お子様ランチ; お子様プレート; 子ども用の食事; 子供用メニュー; キッズメニュー; お子様セット; 子ども向けの料理', fr: 'menu* enfant*; repas enfant*; plat* enfant*; assiette* enfant*; portion* enfant*; menu* pour enfant*', pt: 'menu* infanti*; prato* infanti*; prato kids; menu kids; comida para crianças; refeição infantil; menu de criança; refeições infantis',
  },
  seafood: {
    en: 'seafood*; fish platter*; oyster*; shellfish; mussels; crayfish; lobster*; prawns; sushi; sashimi; salmon', es: 'marisco*; mariscada*; pescado*; ostras; sushi; langosta*; mejillones; camaron*; ceviche*', de: 'meeresfrüchte*; fischplatte*; austern; sushi*; muscheln; hummer; lachs*; garnelen', ja: '海鮮; 寿司; 刺身; シーフード; 魚介; にぎり; すし', fr: 'fruits de mer; plateau* de fruits de mer; huîtres; sushi*; poisson*; moules; homard*; coquillages; saumon', pt: 'frutos do mar; marisco*; ostras; sushi; peixe*; camarão; lagosta; mexilhões; salmão; bacalhau',
  },
  cookingClass: {
    en: 'cooking class*; cooking course*; cookery class*; cookery course*; cooking lesson*; cooking workshop*; learn to cook; baking class*; baking course*; sushi class*; baking workshop*; teach us to cook; sourdough course; cake decorating class*', es: 'clase* de cocina; curso* de cocina; taller* de cocina; aprender a cocinar; curso* de reposteria; taller de reposteria; taller de pan', de: 'kochkurs*; backkurs*; kochschule; kochen lernen; kochworkshop*; kochevent*; kochabend', ja: '料理教室; 料理レッスン; パン教室; お菓子教室; クッキング', fr: 'cours de cuisine; atelier* cuisine; atelier* de cuisine; apprendre à cuisiner; cours de pâtisserie; atelier* pâtisserie', pt: 'aula* de culinária; curso* de culinária; aula* de cozinha; aprender a cozinhar; workshop* de cozinha; curso de confeitaria; oficina de culinária',
  },
  weddingCake: {
    en: 'wedding cake*; tiered cake*; three tier*; two tier*; 3 tier*; multi tier*; cake for our/my/the/a wedding; tier cake', es: 'pastel* de boda; tarta* de boda; torta* de boda; torta* de matrimonio; pastel de bodas; tarta nupcial; pastel* de pisos; torta* de casamiento; tarta* nupciales; pastel .. boda', de: 'hochzeitstorte*; mehrstöckig*; torte .. hochzeit; hochzeitskuchen; etagentorte*', ja: 'ウェディングケーキ; ウエディングケーキ; 結婚式のケーキ; 段ケーキ', fr: 'gâteau* de mariage; pièce* montée*; wedding cake*; gâteau .. mariage; gâteau à étages', pt: 'bolo* de casamento; bolo* de noiva; bolo* de andares; bolo .. casamento; bolo* noiva',
  },
  cakes: {
    en: 'cake!; cakes; birthday cake*; celebration cake*; cupcake*; cake pop*; custom cake*; gateau*; cheesecake*; cake topper*; christening cake*; photo cake*; layer cake*; vegan cake*; novelty cake*; tart!; tarts; torte*; -wedding cake*; -pancake*; -fish cake*; -cake smash; -piece of cake',
    es: 'tarta*; pastel!; pasteles; torta*; cupcake*; tarta* de cumpleanos; pastel* de cumpleanos; torta* de cumpleanos; bizcocho*; postres; tartas personalizadas; magdalena*; queque*; -tarta de boda; -pastel de boda; -torta de boda',
    de: 'torte!; torten; kuchen; geburtstagstorte*; geburtstagskuchen*; motivtorte*; cupcake*; käsekuchen*; tauftorte*; torten nach wunsch; sahnetorte*; gugelhupf; fototorte*',
    ja: 'ケーキ; バースデーケーキ; 誕生日ケーキ; カップケーキ; ホールケーキ; デコレーションケーキ; -ウェディングケーキ; -ホットケーキ',
    fr: 'gâteau*; gâteau* d anniversaire; tarte*; cupcake*; entremets; layer cake*; number cake*; gâteau* personnalisé*; cake design*; bûche*; -gâteau de mariage; -gâteaux de mariage',
    pt: 'bolo!; bolos; torta!; tortas; cupcake*; bolo* de aniversário; tarte*; bolo* personalizado*; bolo* decorado*; naked cake; confeitaria; cheesecake; -bolo de casamento; -bolos de casamento',
  },
  bread: {
    en: 'bread*; sourdough; loaf; loaves; baguette*; bread roll*; rye bread; wholemeal; gluten free bread; rewena; buns; -bread and butter; -breadth', es: 'pan!; panes; panaderia; masa madre; baguette*; hogaza*; pan integral; barra de pan; pan artesano; panecillo*', de: 'brot!; brote; sauerteig*; brötchen; semmel*; baguette*; roggenbrot*; vollkornbrot*; brotlaib*; bauernbrot*; laugen*; brezel*; weggli', ja: '食パン; パン屋; ベーカリー; バゲット; サワードウ; 天然酵母; 焼きたてのパン; 米粉パン; パンを; パンの; フランスパン', fr: 'pain!; pains; boulangerie; baguette*; levain; pain de campagne; pain complet; miche*', pt: 'pão; pães; padaria; fermentação natural; massa mãe; broa*; pãezinhos; pão de forma; massa velha; carcaça',
  },
  pastries: {
    en: 'pastry; pastries; croissant*; viennoiserie*; donut*; doughnut*; cookies; biscuits; muffin*; scone*; macaron*; sweets; brownie*; dessert table*; dessert*; sweet table*; cinnamon roll*; candy bar; chocolates; danish pastr*; pies!', es: 'pasteleria; reposteria; croissant*; cruasan*; galleta*; bolleria; mesa dulce; mesa* de postres; macaron*; dona*; facturas de; postre*; medialuna*; alfajor*; candy bar; empanada*; bombones', de: 'gebäck*; croissant*; gipfeli; plätzchen; kekse; muffin*; macaron*; süßgebäck; dessertbuffet*; nachtisch*; dessert*; teilchen; sweet table; candybar; feingebäck; konditorei*; pralinen; nussgipfel', ja: '焼き菓子; クッキー; クロワッサン; マフィン; マカロン; スイーツ; デザート; スコーン; ドーナツ; 菓子パン; 洋菓子; 和菓子', fr: 'viennoiserie*; croissant*; pâtisserie*; macaron*; biscuits; cookies; mignardise*; dessert*; buffet de dessert*; mesa de desserts; chouquette*; chocolats; éclair!; éclairs; brioche*; quiche*', pt: 'croissant*; pastelaria; doces; docinho*; biscoito*; macaron*; mesa de doces; sobremesa*; brigadeiro*; bem casado*; pastéis; pastel de nata; bombons; bolachas; rissóis; donut*; cookies',
  },
} as const satisfies Record<string, ConceptNames>
