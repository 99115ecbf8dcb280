import type { AssistantLanguage } from '../../../../schema/salesbot.ts'
import type { PhraseList } from './lexicon.ts'

/** Phrases of topics in a language, beside those of topics.ts and its neighbours. */
type SpokenPhrases = Partial<Record<AssistantLanguage, Record<string, PhraseList>>>

/** What visitors say, in languages whose verbs, compounds and endings name a topic in many forms. */
export const SPOKEN_BY_VISITORS = {
  ja: {
    minimumOrder:
      '最低個数; 最低人数; 最低注文; 最小注文; 少数; 少なくて; 少ない人数; 人分だけ; 個だけ; 1個から; 一個から; 何人前; 人だけで; 少量',
    cancellation:
      'ドタキャン; キャンセルした; キャンセルする; 無断; ずらせ; 休んだ時; 休むとき; 休む時; 行けない; 時間を変; 日をずら; 変えられ; 来られな',
    accessibility: '足を悪く; 足が弱; 歩くの; 上れません; 上れな; 登れな; 杖をつ; 高齢の母; 高齢の父; 車イス',
    ageLimit: '歳の息子; 歳の娘; 歳の子; 歳児; 才の; 小さい子; か月の; ヶ月の; 歳でも; 歳から; 歳くらい; 代でも; 何才; 年齢制限',
    duration:
      '完成まで; 制作期間; 日数; 何日ぐらい; 何日くらい; 終わります; 一日で; 1日で; 戻ってき; 何時間くらい; 何時間ぐらい; 何週間くらい; 所要; 預かり期間',
    readiness: '完成まで; 制作期間; 日数; 一日で; 1日で; 戻ってき; 何週間くらい; 間に合',
    arrival: '何分くらいで来; 何分で来; 早く来て; 来てもらえるまで; 到着まで; 何分くらいかか; どのくらい早く',
    allergies: '食べられない食材; 食べられません; 食べられないもの; 食べられない; 卵; 小麦; 乳製品; 苦手な食; 除去',
    vegetarian: '肉抜き; お肉の入; 肉なし; お肉を使; 菜食主義; 肉を食べ',
    consultation: '最初の相談; 初回相談; 一回目; 試しに; 話を聞いて; 話だけ; 最初の面談; 相談料; 相談だけ; 体験',
    materials: '道具; 掃除用品; 掃除機; 洗剤; 自分で買; 用具; 手ぶら; 着替え',
    documents: 'ワクチンの紙; 証明; 書類を揃; 何を用意; 接種; 揃えて; 何を送',
    lending:
      '足がない; 足がなくて; 足がないと; 代わりの車; 貸して; -トイレは借り; -トイレを借り; -トイレ借り; -お手洗いを借り; -電源を借り',
    toilets: '汗を流; シャワー; 着替える; 着替え; 更衣',
    holiday: '大晦日; 三が日; 元日; 春節; 旧正月; チャイニーズニューイヤー; ゴールデンウィーク; 連休; 盆休み; 夏休み; 年明け; 年末',
    evening: '夕方以降; 平日夜; 仕事のあと; 仕事終わり; 時以降; 仕事の後; 遅い時間; 会社帰り; 夜遅く; 時まで働',
    weekend: '土曜とか日曜; 土曜も日曜; 土日祝',
    refund: 'お金は返; 返してもら; 返ってき; 返金して',
    guarantee: '好みでな; イマイチ; 気にいら; 満足できな; やり直して; 違った場合',
    area: 'まで来て; の方でも; 隣の市; 市外; 県外; 遠く; 離れて; までお願い',
    installments: '分けて; 何ヶ月かに; 月ごと; 一度に払え',
    priceInfo:
      'お金かか; お金がかか; お金はかか; お金かかりますか; お金がかかりますか; お金はかかりますか; 費用はかかりますか; 料金はかかりますか; 費用がかかりますか; 料金がかかりますか; 有料; 何円; 何ドル; 何ユーロ; 何ポンド; 何フラン; おいくら; お値段; いくらぐらい; 取られ; 料金表; 高いですか; かかる費用',
    emergency: '急いで; 家に入れない; 鍵をなく; 閉め出; 困って; 溢れて; 止まらな; 今夜; 祝日でも',
    pickup: '取りに来; 取りに行; 迎えに来; 送り迎え; お迎え',
    paymentMethods: '支払い方法; 支払方法; 払う方法; カード決済',
    team: '何人で; 女性の方; 男性の方; 指名; 担当者',
    newClients: '初めてでも; 紹介なし; 一見; 新しく; 今度初めて; 新規で',
    groups: '何人まで; 少人数; クラスの人数; 一クラス; 人で行; 大人数; 団体で',
    online: '画面越し; ウェブ会議; 家から; ネットで',
  },
  de: {
    materials:
      'einpacken; mitnehmen; mitzunehmen; was muss mit; welche sachen; welche kleidung; kleidung; farben; tragen; was soll ich anhaben; was sollte ich anhaben; was muss ich dabeihaben; dabeihaben; matte; handtücher',
    accessibility: 'ins haus; ins gebäude; reinkomme; hineinkomme; gehhilfe; schlecht laufen; schlecht gehen; im rollstuhl',
    transport:
      'öffis; öpnv; buslinie*; buslinien; hält .. bus; öffentlich; mit den öffentlichen; haltestelle; tram; ubahn; sbahn; ohne auto',
    consultation:
      'erster termin; ersten termin; erste beratung; erstmal beraten; erst mal beraten; zum anschauen; zur besichtigung; anschauen kommen; erstbesichtigung',
    quotes: 'zum anschauen; rauskommen; anschauen kommen; vorbeikommen und; kostenschätzung; was würde das kosten',
    emergency:
      'sturm; unwetter; bereitschaftsdienst; wasserrohrbruch; abgedeckt; rohr .. geplatzt; um drei; sonntag; samstags und sonntags; erreicht man; erreiche ich; geht .. ans telefon; am wochenende jemand',
    holiday:
      'feiertage zu; über die feiertage; zwischen den jahren; zwischen weihnachten; weihnachtsferien; betriebsurlaub; weihnachtspause; brückentag*; sommerpause; ferien; urlaub',
    duration:
      'wie viele monate; in welcher zeit; bis ich .. habe; brauche ich ungefähr; wie viel zeit; zeitraum; dauer .. insgesamt; wie lange brauche',
    readiness: 'lieferzeit*; bis wann bekomme; bis ich .. habe; wartezeit auf',
    installments: 'auf mehrere; verteilen; monatsraten; monatlich abzahlen; über mehrere monate; nicht auf einmal',
    paymentMethods:
      'läuft .. bezahlen; mit dem bezahlen; in bar; bar begleichen; cash; begleichen; karte oder bar; zahlungsweise; wie bezahlt man',
    groups:
      'gruppengrösse*; kleine gruppen; grosse klassen; wie viele andere; mit wie vielen; wie viele in; klassengrösse; teilnehmerzahl; wie viele sind; wie voll',
    brands: 'welche marke; welchem hersteller; von welchem; welchen fabrikaten; mit welchen; welche firmen; meine marke',
    guarantee: 'wieder getropft; wenn das wieder; nochmal passiert; passiert wieder; geht wieder; wenn es nicht hält; hält es',
    insurance:
      'rechtsschutz*; rechtsschutzpolice; rechtschutz*; zahlt die versicherung; übernimmt die versicherung; selbst tragen; gesetzlich versichert; zuschuss; bezuschusst; kostenübernahme; deckungszusage',
    safety: 'panische angst; panik; angstpatient*; angst vor; zahnarztangst',
    evening:
      'gegen 19; um 19; nach der arbeit; nach feierabend; donnerstagabend; bis sechs; bis fünf; abendtermin*; spätabends; nach 18; nach 17',
    timeOfDay: 'bis wann kann ich; noch jemand da; danach noch; vorbeischauen; noch vorbei; wann macht ihr zu; wann ist schluss',
    deposit: 'vorab haben; teil vom geld; teil des geldes; bei der buchung; bei buchung; vorab fällig; schon etwas zahlen; fix machen',
    experience: 'in dem beruf; in seinem beruf; seit wie vielen; wie viele jahre; wie lange im geschäft',
    online: 'am bildschirm; bildschirm; aus der ferne; videocall; digital besprechen',
    validity: 'laufzeit; wie lange gilt; wie lange gültig; haltbar; wie lange habe ich zeit',
    lending: 'leihwagen; ersatzwagen; ohne wagen; fahrbarer untersatz; solange mein auto',
    area: 'bis nach; auch in; auch nach; ausserhalb; wie weit fahren; rausfahren; anfahren',
    cancellation: 'kurzfristig absagen; nicht kommen; nicht schaffe; vergesse; absagegebühr; storno*',
    newClients: 'nehmen sie noch; noch patienten; noch mandanten; aufnahmestopp; neuaufnahme',
  },
  es: {
    pets: 'perrit*; perrita; caniche; gatit*; perrhij*; mi perra; nuestra perra; chihuahua; labrador; bulldog',
    children:
      'nena; nene; nenes; chiquit*; menor!; un menor; peques; anitos; bebita; bebito; hijito; hijita; los pequenos; crio; criatura*',
    allergies: 'celiac*; sin tacc; alergic*; reaccion; irrita*; piel sensible; intoleran*; sin lactosa; sin harina',
    online:
      'por internet; por computadora; por la computadora; por ordenador; por pantalla; por video; en linea; a distancia; sin ir; nos vemos por; lo podemos hablar; lo podriamos hablar',
    documents: 'que papeles; papeles; que documentos; tengo que mandar; que necesito llevar; preparado; hacen falta',
    emergency:
      'vienen por la noche; de noche; a cualquier hora; me quede afuera; me quede fuera; encerrad*; fuera de casa; no puedo entrar; ahora mismo',
    arrival:
      'en cuanto tiempo estan; en cuanto tiempo vienen; en cuanto tiempo llegan; que tan rapido pueden; cuanto tardan en venir; estan aqui',
    languages: 'solo habla espanol; no habla ingles; no hablo ingles; hablan espanol; habla espanol; en espanol; alguien que hable',
    guarantee: 'no quedo contenta; no quedo contento; no quedo conforme; si no me gusta; si no me convence; si sale mal; ando con miedo',
    holiday: 'fiesta nacional; dia festivo; dias festivos; festivo*; feriado*; puente; semana santa; navidad',
    team: 'vendrias tu; vendra usted; tu misma; un ayudante; la duena; el dueno; eres tu quien',
    duration:
      'tiempo lleva comprar; tiempo lleva vender; tiempo lleva hacer; tiempo lleva el; tiempo lleva la; tiempo lleva un; tiempo lleva una; tiempo lleva todo; tiempo toma; tiempo tardan; cuanto se tarda; cuanto demora',
    minimumOrder: 'cuantas personas como minimo; pocas personas; somos pocos; cantidad minima',
    weekend: 'sabados y domingos; el finde; los findes',
  },
  fr: {
    pets: 'teckel; petit chien; mon chien; notre chien; caniche; chat!; chats; bichon; labrador; mon toutou',
    children: 'mon petit; notre petit; ma petite; notre petite; mon fils; ma fille; nos enfants; bambin*; gamin*; mon bébé',
    weekend: 'ce jour là; dimanche prochain; un dimanche; le dimanche',
    paymentMethods: 'recevoir une facture; payer plus tard; facture; sur facture; à réception; virement; note de frais',
    parking: 'place pour ma voiture; place pour la voiture; laisser ma voiture; laisser la voiture; où laisser; garer',
    duration:
      'combien de temps; plus d une heure; ne prendra pas; mettez combien; quel délai; délai pour; delai pour; ça prend; durera; durent',
    readiness: 'en fabriquer; délai pour; delai pour; combien de temps à; prêt quand; prête quand; disponible quand',
    emergency: 'inondé*; on est dimanche; je peux vous appeler quand même; fuite; tout de suite; en pleine nuit; un dimanche',
    tasting: 'dégustation; degustation; avant commande; goûter; gouter; goûter avant',
    ageLimit:
      'mon fils a; ma fille a; a cinq ans; a quatre ans; a trois ans; a six ans; à partir de quel; quel âge; trop petit; trop jeune',
    experience: 'déjà photographié; déjà fait beaucoup; beaucoup de; depuis longtemps; combien de mariages',
    deposit: 'acompte; arrhes; verser d avance',
    online: 'par écran; à distance; en visio; par vidéo; sans me déplacer; visio*',
    accessibility: 'en fauteuil; fauteuil; à mobilité; marches!; béquilles',
  },
  pt: {
    groups: 'quantas pessoas ficam; quantos alunos; quantas pessoas por; quantas pessoas em cada; turma*; tamanho da turma; cheia',
    duration: 'quantos minutos; de quantos minutos; uma hora de almoço; cabe nesse; cabe em; dura cada; despacha; demora a',
    credentials: 'qualificação; diploma; formação; formado; formada; registro; cref; habilitado; certificado',
    brands: 'que marcas; com que marcas; quais marcas; de que marca; marcas de motor; trabalham com motores',
    documents: 'provar quem sou; provar que; identificação; documento com foto; que documentos',
    toilets: 'ducha; duche; banho; chuveiro; vestiário; tomar uma ducha',
    materials:
      'produtos estão incluídos; sou eu que forneço; forneço; tenho de comprar; preciso comprar; levam os produtos; trazem os produtos',
    pets: 'cachorrinh*; cadelinha; gatinh*; meu cão; minha cadela; bichinho',
    children: 'filhot*; meu filho; minha filha; pequeno; pequena; criancinha; bebê',
    wifi: 'internet aí; trabalhar no notebook; wi fi; tem internet',
    emergency: 'trancad*; do lado de fora; de noite; a qualquer hora; agora mesmo',
    arrival: 'em quanto tempo; quanto tempo até; demoram a chegar; chegam rápido',
    online: 'pelo computador; por vídeo; à distância; sem ir aí; pela internet',
    evening: 'à noite; depois do trabalho; fim do dia; depois das 18',
  },
} satisfies SpokenPhrases

/** The same of owners: "10個から承ります" is a smallest order. */
export const SPOKEN_BY_OWNERS = {
  ja: {
    minimumOrder: '個から承; 名様から; 人前から; 個からご; 食から; 個以上; 名以上; 点から',
    cancellation: '半額をいただ; 全額をいただ; キャンセル料; 前日以降; 当日キャンセル; 日前まで無料; 振り替え; 振替',
    ageLimit: '歳から; 歳以上; 才以上; 歳未満; 対象; 年生から; 中学生以上; ヶ月から; か月から',
    duration: '時間半; 分ほど; 時間ほど; 日ほど; 週間ほど; 日かかり; 約; 日お預かり; 日間; ヶ月ほど',
    readiness: '日ほど; 週間ほど; 日お預かり; 日かかり; 仕上が',
    allergies: '別の献立; アレルギーのある; 除去食; 対応いたし',
    toilets: 'シャワー; 更衣室; 着替え',
    lending: '代車; 無料でお貸し; 貸し出し; ご用意',
    holiday: '月31日; 12月; 1月; 年末; 年始; 休業; お盆',
    documents: '証明書; お持ちください; ご用意ください; 保険証; 接種',
    consultation: '体験レッスン; 初回; 無料; 体験',
  },
  de: {
    brands:
      'wir verwenden; verwenden; wir verbauen; verbauen; verarbeiten; fenster von; geräte von; produkte von; arbeiten mit; vertragspartner',
    holiday: 'dezember; januar; machen wir pause; pause!; jahreswechsel; feiertags; an feiertagen',
    groups: 'höchstens; maximal; pro gruppe; pro kurs; kleingruppe*; teilnehmende',
    consultation: 'erstberatung; erstgespräch; vor ort; besichtigung',
    transport: 'linie; haltestelle; u bahn',
  },
} satisfies SpokenPhrases
