import { type ConceptNames } from './topics.ts'

/** Services of opticians and hearing-aid shops, as price lists and as laymen call them. */
export const EYES_TRADES = {
  eyeTest: {
    en: 'eye test*; eyes tested; eye exam*; sight test*; eyesight; vision test*; eyes checked; eye check*; eyes examined; check .. eyes; test .. eyes; vision exam*; vision check*; vision tested; optometr*; new prescription; prescription check; blurry; blurred; can not see; can not read the; squint*; refraction; headaches .. screen; vision .. worse; sight .. worse; eyesight test; ophthalm*; glaucoma test; -squint surgery; -blurry photos',
    es: 'examen de la vista; examen visual; revision de la vista; revision visual; graduacion; graduar .. vista; graduarme .. vista; graduarme; optometr*; medir .. vista; test visual; revisar .. vista; revisen .. vista; veo borroso; vista cansada; no veo bien; receta de lentes; mirar .. vista; control visual; graduar',
    de: 'sehtest*; augenprüfung*; augencheck*; augen testen; augen prüfen; augen .. messen; sehprüfung*; sehstärke*; sehstärkenbestimmung; refraktion; augenvermessung; sehe schlecht; sehe unscharf; sehe verschwommen; führerscheinsehtest; optometr*; augenglasbestimmung; augen überprüfen; augen .. kontrollieren',
    ja: '視力検査; 視力測定; 目の検査; 検眼; 視力を測; 視力が落ち; 度数; 目がかすむ; ぼやけ; 見えにく; 視力',
    fr: 'examen de vue; examen de la vue; contrôle de la vue; test de vue; test visuel; bilan visuel; examen visuel; tester .. vue; vérifier .. vue; contrôler .. vue; vue qui baisse; vois flou; vois mal; voit flou; voit mal; réfraction; optométr*; vue .. baissé',
    pt: 'exame de vista; exame da vista; exame à vista; teste de visão; exame de visão; exame visual; consulta de optometria; consulta de visão; optometr*; testar .. vista; testar .. visão; ver .. vista; vejo mal; vejo embaçado; vejo desfocado; vista cansada; medir .. vista; visão embaçada; rastreio visual; grau dos óculos',
  },
  contactLenses: {
    en: 'contact lens*; wear contacts; my contacts; new contacts; lens fitting*; monthly lenses; daily lenses; dailies; toric lens*; -business contacts; -contact us',
    es: 'lentes de contacto; lentillas; lentilla; pupilentes; adaptacion de lentes; adaptacion de lentillas; lentes blandas; -lentes de contacto dental*',
    de: 'kontaktlinse*; linsen!; linsenanpassung*; monatslinsen; tageslinsen; kontaktlinsenanpassung; -linsensuppe; -linsen suppe',
    ja: 'コンタクト; コンタクトレンズ; ワンデー',
    fr: 'lentille*; lentilles de contact; adaptation de lentilles; adaptation lentilles; verres de contact; -lentilles vertes; -salade de lentilles',
    pt: 'lentes de contato; lentes de contacto; lente de contato; lente de contacto; adaptação de lentes; -lente* de contato dental; -lentes de contato nos dentes',
  },
  glasses: {
    en: 'glasses!; spectacles; specs!; eyewear; eyeglasses; single vision; new frames; frames!; reading glasses; prescription glasses; lenses .. frame*; prescription lens*; new lenses; designer frames; -wine glasses; -champagne glasses; -picture frames; -glasses of; -contact lenses; -drinking glasses',
    es: 'gafas; anteojos; lentes graduados; lentes opticos; monofocales; monturas; armazon*; lentes para leer; gafas graduadas; lentes nuevos; cristales graduados; marcos de lentes; -lentes de contacto; -lentes de sol; -gafas de sol',
    de: 'brille!; brillen; brillengläser; einstärkenbrille*; lesebrille*; brillenfassung*; fassung!; fassungen; gestell*; arbeitsplatzbrille; bildschirmbrille; neue gläser; kinderbrille*; -sonnenbrille*; -weingläser',
    ja: 'メガネ; 眼鏡; めがね; フレーム; 老眼鏡; 単焦点',
    fr: 'lunettes; lunettes de vue; monture*; verres correcteurs; verres unifocaux; lunettes de lecture; -lunettes de soleil; -lunettes de protection',
    pt: 'óculos; óculos de grau; óculos graduados; armação; armações; lentes graduadas; lentes monofocais; óculos de leitura; -óculos de sol; -óculos escuros',
  },
  varifocals: {
    en: 'varifocal*; progressive lens*; progressives; bifocal*; multifocal*; near and far',
    es: 'progresiv*; bifocal*; multifocal*; lejos y cerca',
    de: 'gleitsicht*; gleitsichtbrille*; bifokal*; mehrstärken*; fern und nah',
    ja: '遠近両用; 累進; 中近; 多焦点',
    fr: 'verres progressifs; progressif*; bifocaux; double foyer; multifocaux; de loin et de près',
    pt: 'progressiv*; bifocais; multifocais; multifocal; longe e perto; -escova progressiva',
  },
  sunglasses: {
    en: 'sunglasses; sun glasses; prescription sunglasses; shades!; tinted lens*; polarised; polarized; -window shades; -shades of',
    es: 'gafas de sol; lentes de sol; anteojos de sol; gafas graduadas de sol; polarizad*',
    de: 'sonnenbrille*; sonnengläser; polarisiert*; getönte gläser',
    ja: 'サングラス; 偏光',
    fr: 'lunettes de soleil; solaires; verres polarisés; verres teintés; -panneaux solaires; -solaires photovoltaïques',
    pt: 'óculos de sol; óculos escuros; polarizad*; -painéis solares',
  },
  glassesRepair: {
    en: 'frame repair*; glasses repair*; repair .. glasses; glasses .. broke!; glasses .. broken; glasses .. came off; glasses .. snapped; broken glasses; broken frame*; sat on .. glasses; fix .. glasses; adjust .. glasses; glasses adjust*; loose screw; arm .. glasses; nose pad*; glasses .. bent; bent glasses; glasses .. loose',
    es: 'reparacion de gafas; reparacion de lentes; reparacion de monturas; gafas rotas; se me rompieron .. gafas/lentes/anteojos; se rompieron .. gafas/lentes; arreglar .. gafas; arreglar .. lentes; ajuste de gafas; patilla; ajustar .. gafas; plaquetas',
    de: 'brillenreparatur*; brille .. kaputt; brille .. reparieren; brille .. gebrochen; brille .. verbogen; bügel .. gebrochen; bügel .. ab; brille richten; brille .. richten; brillenanpassung; auf .. brille gesetzt; nasenpads; gestell .. gebrochen',
    ja: 'メガネ修理; 眼鏡修理; 眼鏡の修理; メガネの修理; メガネが壊; 眼鏡が壊; フレーム修理; フレームが曲; メガネが曲; 眼鏡の調整; メガネの調整; 鼻パッド',
    fr: 'réparation de lunettes; réparation monture*; réparation de monture*; lunettes cassées; cassé mes lunettes; lunettes .. cassées; réparer .. lunettes; branche cassée; branche .. cassée; ajuster .. lunettes; ajustage; plaquettes de nez; lunettes tordues',
    pt: 'conserto de óculos; reparação de óculos; arranjo de óculos; óculos quebrados; óculos partidos; quebrei .. óculos; parti .. óculos; quebraram .. óculos; consertar .. óculos; arranjar .. óculos; ajuste de óculos; haste .. óculos; haste quebrada',
  },
  retinalScan: {
    en: 'retinal scan*; retina*; oct scan*; fundus; eye pressure; macula*; glaucoma; back of the eye; diabetic eye; eye photo*; scan of .. eye',
    es: 'retinografia; fondo de ojo; retina; tension ocular; presion ocular; glaucoma; macula; tonometria',
    de: 'netzhaut*; augenhintergrund*; augendruck*; oct messung; glaukom*; grüner star; makula*; netzhautfoto*',
    ja: '眼底; 網膜; oct検査; OCT; 眼圧; 緑内障',
    fr: 'fond d oeil; rétine; rétinographie; pression oculaire; tension oculaire; glaucome; dmla; tonométrie',
    pt: 'fundo de olho; fundo do olho; retinografia; retina; pressão ocular; tensão ocular; glaucoma; mácula',
  },
  hearing: {
    en: 'hearing test*; hearing aid*; hearing check*; hearing tested; hearing is going; hearing loss; hard of hearing; audiolog*; ears checked; ears tested; ear test*; ear wax; earwax; microsuction; ears blocked; ears syringed; going deaf; tinnitus; -court hearing; -hearing date; -tribunal hearing; -hearing from you',
    es: 'audiometria*; prueba auditiva; audifono*; aparato auditivo; aparatos auditivos; revision auditiva; perdida auditiva; oigo mal; no oigo bien; no oye bien; tapon de cera; cera en los oidos; audiologia; audiologo',
    de: 'hörtest*; hörgerät*; hörakust*; gehörschutz; schwerhörig*; höre schlecht; hört schlecht; gehör prüfen; tinnitus; ohrenschmalz; hörverlust',
    ja: '聴力検査; 補聴器; 聴力; 耳が遠; 耳鳴り; 聞こえにく; 聞こえづら',
    fr: 'test auditif; appareil auditif; appareils auditifs; audioprothés*; bilan auditif; prothèse auditive; entends mal; entend mal; malentendant*; perte auditive; acouphène*; bouchon de cérumen; audition; -audition en justice',
    pt: 'teste auditivo; aparelho auditivo; aparelhos auditivos; audiometria; exame auditivo; rastreio auditivo; ouço mal; ouve mal; perda auditiva; cera no ouvido; zumbido; audiolog*',
  },
} as const satisfies Record<string, ConceptNames>
