/**
 * What people ask about, in the words of visitors and of owners, written as GENERAL_GLOSSARY is: conditions,
 * habits and circumstances.
 */
export const ASKING_GLOSSARY = `
borrow: borrow lend lends lending loan provided loaned supply supplied rental | prestar prestan prestado prestamos prestais | leihen ausleihen verleihen leiht leihgerat geliehen stellen | preter pretez pretons prete emprunter | emprestar emprestam emprestamos emprestado | 貸し お貸し 貸して 借り 借りられ レンタル 貸出
~include: include included includes including inclusive comes_with come_with part_of | incluye incluido incluida incluidos incluidas incluyen incluir | inklusive inbegriffen enthalten eingeschlossen dabei inkludiert inkl | inclus incluse comprend compris comprise comprises | inclui incluido incluida incluso inclusa incluidos | 込み 含まれ 含み 付き 込
~extraCost: surcharge surcharges supplement extra_charge additional_cost extra_cost extra_fee on_top | recargo recargos suplemento suplementos cargo_extra costo_adicional | aufpreis zuschlag aufschlag zusatzkosten mehrkosten | supplement supplements surcout majoration | sobretaxa acrescimo suplemento taxa_extra custo_adicional | 追加料金 別料金 割増
~required: required mandatory compulsory obligatory necessary must_have | obligatorio obligatoria imprescindible necesario requisito requisitos | pflicht erforderlich notwendig notig zwingend voraussetzung voraussetzungen | obligatoire necessaire indispensable requis | obrigatorio obrigatoria necessario requisito requisitos | 必須 必要 義務
~optional: optional voluntary | opcional voluntario | freiwillig optional | facultatif optionnel libre | opcional facultativo | 任意 自由
~forbidden: forbidden prohibited not_allowed banned | prohibido prohibida prohibidos | verboten untersagt | interdit interdite defendu | proibido proibida proibidos | 禁止
~unavailable: sold_out fully_booked booked_up | agotado agotados completo lleno | ausverkauft ausgebucht vergriffen | epuise complet | esgotado lotado | 売り切れ 満席 満室
~lost: lost lose losing missing misplaced | perdido perdida perdi extraviado extravio | verloren verlieren verlust weg | perdu perdue perte egare | perdido perdida perdi extraviado | 紛失 なくし 失くし
~broken: broken breaks break broke cracked damage damages damaged | roto rota rompe rompen averiado danado estropeado | kaputt defekt zerbrochen bricht beschadigt beschadigung geht_kaputt | casse cassee abime endommage brise | quebrado quebrada quebra partido danificado estragado | 壊れ 破損 割れ
~valid: valid validity expire expires expiry expiration use_by | valido validez vence vencen caduca caducan caducidad vencimiento vigencia | gultig gultigkeit verfallt verfallen ablauf | valable validite expire expirent peremption | valido validade vence vencem expira expiram caduca | 有効 期限 有効期限
makeUp: make_up_class makeup_class catch_up carry_over roll_over missed | recuperar recuperacion recuperable reponer | nachholen nachholstunde nachholtermin | rattraper rattrapage reporter | repor reposicao compensar | 振替 振り替え 繰り越 繰越
~absent: absent absence away out_of_the_house not_home at_work | ausente ausencia fuera_de_casa | abwesend nicht_zuhause abwesenheit | absent absence pas_la | ausente ausencia fora_de_casa | 不在 留守 外出
~presence: presence be_home at_home be_there be_present stay_home | presente en_casa estar_en_casa | anwesend anwesenheit daheim zuhause dabei_sein | present presence chez_moi sur_place | presente em_casa estar_em_casa | 在宅 立ち会い 立会い
~watchAlong: watch observe spectate accompany come_along bring_along | observar mirar acompanar acompanante | zuschauen zusehen begleiten begleitung begleitperson | assister regarder accompagner accompagnant | assistir observar acompanhar acompanhante | 見学 付き添い 同伴
~join: join joining participate participation attend take_part sign_up enrol enroll enrolment | participar participacion apuntarse apuntarme inscribirse unirse | teilnehmen mitmachen teilnahme einsteigen einstieg anmelden | participer participation rejoindre s_inscrire | participar participacao inscrever entrar | 参加 入会 申込 受講
~startDate: starts start_date begins beginning kick_off next_course | empieza empiezan comienza comienzan inicio arranca | beginnt beginnen startet beginn kursbeginn | commence commencent debute demarre rentree | comeca comecam inicio inicia | 開始 スタート 始まる 始め
~ageLimit: age aged ages years_old minimum_age | edad edades anos_de_edad mayores_de | alter altersgrenze mindestalter jahren | age ages ans_minimum a_partir_de_quel_age | idade idades anos_de_idade faixa_etaria | 歳 年齢 才
~permission: permission clearance doctors_note consent approval | permiso autorizacion consentimiento | erlaubnis genehmigung einwilligung zustimmung | autorisation permission accord consentement | autorizacao permissao consentimento | 許可 同意 承諾
~together: together friend friends jointly two_people | juntos juntas amigo amigos amiga | zusammen gemeinsam freund freunde freundin | ensemble ami amis amie | juntos juntas amigo amigos amiga | 一緒 友達 友人
~alone: alone solo by_myself single | solo sola | allein alleine | seul seule | sozinho sozinha | 一人 ひとり
~sameDay: same_day while_i_wait while_you_wait on_the_spot | mismo_dia en_el_acto en_el_momento mientras_espero mientras_espera | am_selben_tag gleicher_tag sofort direkt_zum_mitnehmen | meme_jour jour_meme sur_place_immediatement immediatement | mesmo_dia na_hora enquanto_espero | 当日 その場 即日
~waitingTime: wait waiting queue | espera esperar esperando cola | warten wartezeit warteschlange | attendre attente queue | espera esperar fila | 待ち 待つ 待ち時間
~callFirst: ring call_first call_before phone_before notify inform let_you_know tell_us | avisar aviso avisando avisan llaman_antes | bescheid benachrichtigen informieren vorher_anrufen | prevenir avertir informer prevenus | avisar aviso avisam ligam_antes | 連絡 事前連絡 お知らせ
~approval: without_asking agree agreed authorise authorize approve my_ok | sin_avisar aprobar acuerdo acordado | ohne_zustimmung absprache vereinbart abgesprochen | sans_accord convenu d_accord | sem_avisar aprovar combinado acordo | 了承 承認
~reply: reply respond response answer get_back hear_back | responder respuesta contestar responden | antwort antworten melden ruckmeldung | repondre reponse repondez | responder resposta respondem | 返信 返事 回答
~upload: upload send email_it submit | enviar mandar subir | hochladen senden schicken einreichen | envoyer transmettre televerser | enviar mandar carregar | 送付 送る 送信 アップロード
download: download downloads gallery link | descargar descarga galeria enlace | herunterladen download galerie link | telecharger telechargement galerie lien | baixar descarregar galeria link | ダウンロード ギャラリー
resolution: resolution high_res edited retouched editing retouching photoshop | resolucion retocadas retoque edicion editadas | auflosung bearbeitet retuschiert bearbeitung retusche | resolution retouche retouchees | resolucao retoque editadas edicao tratadas | 解像度 補正 レタッチ
keepCopies: copies archive archived backup keep stored | copias archivo guardan guardar | kopien archiv aufbewahren aufbewahrt sicherung | copies archives conservees conserver garder | copias arquivo guardam guardar | 保管 保存 バックアップ
~written: written writing in_writing | escrito escrita por_escrito | schriftlich | ecrit ecrite par_ecrit | escrito escrita por_escrito | 書面 文書
~fixedPrice: fixed fixed_price flat_rate final_price hidden_fees hidden_costs hidden_charges surprises binding | precio_fijo precio_cerrado tarifa_plana sin_sorpresas precio_final | festpreis pauschale pauschalpreis fix versteckte_kosten | prix_fixe forfaitaire prix_ferme frais_caches | preco_fixo preco_fechado taxa_fixa sem_surpresas | 定額 固定 追加なし
~minimum: minimum at_least min | minimo minima al_menos | mindestens minimum mindest mindestbestellwert | minimum au_moins | minimo minima pelo_menos | 最低 最小 以上
~maximum: maximum at_most max limit up_to | maximo maxima limite hasta | hochstens maximal maximum | maximum au_plus limite | maximo maxima limite | 最大 最高 まで
~early: early earlier arrive_early beforehand | temprano antes_de_hora llegar_antes | fruh fruher vorzeitig | tot plus_tot en_avance | cedo mais_cedo antecipado | 早め 早く
~late: late later delay delayed running_late | tarde retraso demora llegar_tarde | spat verspatung spater zu_spat | retard en_retard tard | atraso atrasado atrasar | 遅れ 遅刻 遅く
~morning: morning mornings | manana mananas por_la_manana | morgen morgens vormittag vormittags | matin matins matinee | manha manhas | 朝 午前
~afternoon: afternoon afternoons | tarde tardes por_la_tarde | nachmittag nachmittags | apres_midi | tarde tardes | 午後 昼
~evening: evening evenings | noche noches | abend abends abenden | soir soirs soiree | noite noites | 夜 夕方 夜間
~midday: noon midday lunchtime lunch_break | mediodia | mittag mittags mittagspause | midi pause_dejeuner | meio_dia | 正午 お昼 昼休み
~popular: popular recommend recommended recommendation best_seller favourite favorite | popular recomiendan recomendado recomendacion favorito | beliebt empfehlen empfehlung empfehlt | populaire recommander conseillez recommande | popular recomendam recomendado recomendacao favorito | 人気 おすすめ オススメ
~difference: difference different compare | diferencia diferente diferencias comparar | unterschied unterscheiden vergleich | difference differences comparer | diferenca diferente comparar | 違い 差
used: second_hand used pre_owned preowned refurbished | segunda_mano usado usados usada de_ocasion | gebraucht gebrauchte gebrauchtwagen second_hand | occasion d_occasion reconditionne | segunda_mao usado usados usada seminovo | 中古
brandName: brand brands manufacturer manufacturers make makes model models | marca marcas modelo modelos fabricante | marke marken hersteller modell modelle | marque marques modele modeles fabricant | marca marcas modelo modelos fabricante | メーカー ブランド 車種 機種
spareParts: parts spare_parts part original_parts oem | repuestos repuesto piezas recambios refacciones | ersatzteile ersatzteil teile originalteile | pieces pieces_detachees piece | pecas peca pecas_de_reposicao | 部品 パーツ 純正
~ownSupply: own_materials my_own supply_myself bring_my_own buy_it_myself | propio propios propia por_mi_cuenta | selbst selber eigene eigenes eigenen mitgebracht | mon_propre propre moi_meme | proprio propria por_conta_propria | 持ち込み 持込 自分で
chemicals: chemicals detergent detergents products cleaning_products | productos quimicos detergentes | putzmittel reinigungsmittel mittel chemie | produits_menagers produits detergents | produtos quimicos detergentes produtos_de_limpeza | 洗剤 薬剤
vacuum: vacuum hoover vacuum_cleaner mop | aspiradora aspirador | staubsauger | aspirateur | aspirador | 掃除機
agent: agent agents realtor broker landlord | agente agentes inmobiliaria corredor | makler maklerin vermieter | agent agence bailleur courtier | agente agentes imobiliaria corretor senhorio | 仲介 業者
bond: bond deposit_back inspection_fails | fianza deposito garantia | kaution | caution depot_de_garantie | caucao deposito | 敷金
~exclusive: exclusive exclusivity sole_agency | exclusiva exclusividad | exklusiv alleinauftrag exklusivitat | exclusif exclusivite | exclusivo exclusividade | 専任 独占
~lockIn: lock_in locked_in tied contract_period minimum_contract commitment | permanencia atado compromiso ataduras | bindung vertragsbindung mindestlaufzeit | engagement_minimum duree_minimum liberte | fidelizacao amarrado permanencia compromisso | 縛り 契約期間
viewing: viewing viewings house_tour showing view | visita visitas ver_la_casa | besichtigung besichtigungen besichtigen | visite visites visiter | visita visitas visitar | 内見 内覧 見学
report: report reports written_report results | informe informes reporte resultados | bericht berichte gutachten ergebnis ergebnisse | rapport rapports compte_rendu resultats | relatorio relatorios laudo resultados | 報告書 レポート 結果
insuranceCard: insurance_card health_card | tarjeta_sanitaria tarjeta_del_seguro | versichertenkarte gesundheitskarte krankenkassenkarte | carte_vitale carte_de_mutuelle | cartao_do_plano carteirinha cartao_de_saude | 保険証 マイナンバーカード
~idCard: id photo_id identity identification ids passport | dni identificacion documento_de_identidad pasaporte cedula ine | ausweis personalausweis reisepass pass lichtbildausweis | piece_d_identite carte_d_identite passeport | identidade rg documento_de_identidade passaporte cartao_de_cidadao bi | 身分証 身分証明書 パスポート
passportPhoto: passport_photo passport_photos biometric | foto_carnet foto_de_pasaporte | passfoto passbild lichtbild | photo_d_identite photos_d_identite | foto_tipo_passe foto_3x4 | 証明写真
firstAid: first_aid | primeros_auxilios | erste_hilfe ersthilfekurs | premiers_secours | primeiros_socorros | 救命 応急
eyeTest: eye_test eye_tests eye_exam eye_examination eye_check eye_checkup eyes_tested eyes_checked eyes_examined sight_test vision_test eyesight | test_de_vision examen_de_la_vista examen_visual graduacion | sehtest augenprufung | test_de_vue examen_de_la_vue controle_de_la_vue | exame_de_vista teste_de_visao | 視力検査 視力
vaccinationCard: vaccination_card vaccination_record vaccine_record | cartilla_de_vacunacion cartilla | impfpass impfausweis | carnet_de_vaccination carnet_de_sante | carteira_de_vacinacao boletim_de_vacinas | ワクチン証明 接種証明
drilling: drill drilling drilled destroy | taladrar taladro perforar | bohren aufbohren bohrung | percer percage | furar perfurar furadeira | ドリル
~fast: fast quickly quick speed rapid hurry swift | rapido rapida rapidez veloz prisa | schnell rasch zugig eile | vite rapide rapidement rapidite | rapido rapida rapidez depressa pressa | 早い 速い 急ぎ すぐ
~noise: noise noisy loud quiet | ruido ruidoso silencioso tranquilo | larm laut leise ruhig | bruit bruyant calme silencieux | barulho barulhento silencioso tranquilo | 騒音 静か うるさい
dust: dust dirt mess dirty messy | polvo suciedad sucio | staub schmutz dreck dreckig | poussiere salete sale | po poeira sujeira sujo | ほこり 埃 汚れ
stain: stain stains mark marks | mancha manchas | fleck flecken | tache taches | mancha manchas nodoa nodoas | シミ しみ 染み
smell: smell smells odour odor | olor olores | geruch geruche riecht | odeur odeurs | cheiro odor odores | 臭い におい 匂い
waste: waste rubbish garbage trash junk debris disposal old_one haul_away | basura residuos escombros desechos | mull abfall schutt entsorgung sperrmull | dechets ordures gravats encombrants | lixo residuos entulho | ゴミ 廃棄 処分 廃材
scaffold: scaffold scaffolding ladder | andamio andamios escalera_de_mano | gerust leiter | echafaudage echelle | andaime andaimes escada | 足場 はしご
~guaranteeYears: workmanship workmanship_guarantee | mano_de_obra | arbeitsleistung | main_d_oeuvre | mao_de_obra | 工事保証
subsidy: subsidy subsidies grant grants funding rebate | subvencion subvenciones ayuda_publica | forderung zuschuss zuschusse fordermittel | subvention aide_financiere prime | subsidio subsidios apoio_financeiro | 補助金 助成金
crew: crew worker workers workmen technician technicians fitters helpers movers | operario operarios tecnico tecnicos trabajadores | arbeiter monteur monteure techniker handwerker helfer | ouvrier ouvriers technicien techniciens | trabalhador trabalhadores tecnico tecnicos operarios | 作業員 職人 スタッフ
~trustworthy: police_check police_checked background_check background_checked vetted vetting dbs trustworthy trust | antecedentes antecedentes_penales confianza fiable confiables | fuhrungszeugnis vertrauenswurdig uberpruft vertrauen | casier_judiciaire confiance fiable verifie | antecedentes antecedentes_criminais confianca confiavel | 身元 信頼 信用
~hobby: hobby hobbies fun | aficion aficiones | hobby freizeit | loisir loisirs | passatempo lazer | 趣味
weightLoss: weight_loss lose_weight slimming fat | perder_peso adelgazar bajar_de_peso grasa | abnehmen gewichtsverlust fett | perdre_du_poids maigrir graisse | perder_peso emagrecer gordura | ダイエット 痩せ 減量
running: running run runner runners marathon jogging jog | correr carrera running maraton trotar corredor | laufen lauf laufer marathon joggen laufgruppe | course_a_pied courir coureur marathon | correr corrida maraton maratona corredor | ランニング マラソン 走る
swimmingPool: swimming_pool pool swim | pileta piscina alberca | pool schwimmbad becken | piscine | piscina | プール
sauna: sauna spa jacuzzi hot_tub whirlpool | sauna spa jacuzzi hidromasaje | sauna whirlpool spa | sauna spa jacuzzi | sauna spa jacuzzi hidromassagem banheira | サウナ スパ ジャグジー
airConditioner: air_conditioned cooled | con_aire climatizado aire | klimatisiert | climatise climatisee | climatizado climatizada | 冷房 エアコン
~view: scenery balcony terrace sea_view | vista vistas balcon terraza | aussicht ausblick balkon terrasse | vue balcon terrasse | vista varanda terraco sacada | 景色 眺め ベランダ
~checkOutTime: check_out checkout leave_the_room | check_out checkout dejar_la_habitacion | check_out checkout abreise auschecken zimmer_raumen | check_out depart liberer_la_chambre | check_out checkout saida desocupar | チェックアウト
~checkInTime: check_in checkin arrive arrival | check_in checkin llegada ingreso | check_in checkin anreise einchecken ankunft | check_in arrivee | check_in checkin chegada entrada | チェックイン
~reception: reception front_desk desk | recepcion mostrador | rezeption empfang | reception accueil | recepcao balcao | フロント 受付
~neighbourhood: neighbourhood neighborhood nearby surroundings around_here | barrio alrededores cerca zona | nachbarschaft umgebung nahe umkreis | quartier alentours environs proximite | bairro arredores vizinhanca perto | 近所 周辺 近く
`
