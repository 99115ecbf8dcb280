import type { ConversationSuite } from './format.ts'

export const CONVERSATION_SUITE: ConversationSuite = {
  businesses: [
    {
      key: 'ja-tatami',
      country: 'JP',
      card: {
        name: '中村 誠司',
        title: '三代目店主・一級畳製作技能士',
        company: '中村畳店',
        phone: '+81762417382',
        email: 'info@nakamura-tatami.example',
        website: 'https://nakamura-tatami.example',
        address: '石川県金沢市寺町3丁目8-15',
        about: '畳・襖・障子・網戸のことなら、何でもご相談ください。',
      },
      config: {
        botName: 'たたみ案内',
        businessType: '畳店',
        primaryGoal: 'generate_lead',
        salesPersonality: 'friendly',
        services: ['畳の表替え', '畳の裏返し', '新畳', '縁なし畳', '襖の張り替え', '障子の張り替え', '網戸の張り替え'],
        priceRanges: {
          畳の表替え: 6600,
          畳の裏返し: 4400,
          新畳: 15400,
          襖の張り替え: 5500,
          障子の張り替え: 3300,
          古畳の引き取り: 1100,
        },
        currency: 'JPY',
        companyInfo: [
          '昭和29年に祖父が始めた小さな畳屋で、私で三代目です。今は私と弟、それに母の三人でやっております。一枚からお気軽にどうぞ。',
          '営業時間は朝8時から夕方6時まで。日曜と祝日はお休みです。お盆（8月13日〜16日）と年末年始も休ませていただきます。',
          '見積りは無料です。金沢市、野々市市、白山市、内灘町まで伺います。価格は畳なら1畳、襖と障子は1枚（片面）のものです。',
          '畳は朝お預かりして、その日の夕方にお返しします。六畳間なら一日で終わります。襖と障子は三日ほどお預かりします。' +
            'タンスや本棚は私どもが無料で動かしますので、そのままで結構です。割れ物だけ出しておいてください。',
          'お支払いは現金、銀行振込、PayPayです。申し訳ありませんが、クレジットカードは使えません。',
          '店の前に車を2台停められます。バスの方は「寺町三丁目」で降りて徒歩2分、青いのれんが目印です。',
        ].join('\n\n'),
        leadQualificationQuestions: ['何畳のお部屋ですか？', 'いつ頃までにご希望ですか？', 'お住まいはどちらですか？'],
        actionButtons: [],
        questionsAndAnswers: [
          {
            question: '畳の替え時はいつですか？',
            answer: '裏返しは3〜5年、表替えは5〜8年、新畳は15年くらいが目安です。',
            isVisitors: false,
          },
          {
            question: '猫がいても大丈夫な畳はありますか？',
            answer: '和紙や樹脂の畳表は傷がつきにくく、猫のいるお宅によく選ばれています。',
            isVisitors: false,
          },
          { question: 'マンションでも来てもらえますか？', answer: 'はい。エレベーターがなくても4階まで伺います。', isVisitors: false },
        ],
        pinnedLines: ['ピアノと金庫の移動はお受けできません。'],
      },
    },
    {
      key: 'ja-zeirishi',
      country: null,
      card: {
        name: '藤原 美咲',
        title: '税理士',
        company: '藤原美咲税理士事務所',
        phone: '+81927134829',
        email: 'soudan@fujiwara-tax.example',
        website: 'https://fujiwara-tax.example',
        address: '福岡県福岡市中央区薬院2丁目4-11 ルミエール薬院502',
        about: null,
      },
      config: {
        botName: 'ふじわら受付',
        businessType: '税理士事務所',
        primaryGoal: 'schedule_appointment',
        salesPersonality: 'consultative',
        services: ['確定申告', '記帳代行', '法人決算', '相続税の申告', '会社設立の相談', '税務調査の立会い'],
        priceRanges: {
          確定申告: 55000,
          記帳代行: 12100,
          法人決算: 165000,
          相続税の申告: 330000,
          税務調査の立会い: 44000,
          '顧問料（個人・月額）': 16500,
        },
        currency: 'JPY',
        companyInfo: [
          '福岡の薬院で、個人事業主と小さな会社のお手伝いをしています。税理士の藤原とスタッフ2名の事務所です。飲食店、美容室、' +
            'フリーランスのお客様が多いです。',
          '受付は平日の9時30分から17時30分まで。土曜は第2・第4のみ、予約制です。日曜と祝日は休みです。2月と3月は土曜も毎週開けています。',
          '初回のご相談は60分まで無料です。事務所でもZoomでもできます。2回目からは30分5,500円をいただきます。',
          '料金は税込の最低料金で、売上や資料の量によって変わります。記帳代行は月額、税務調査の立会いは1日あたりです。' +
            '必ず先に見積書をお出しします。お支払いは銀行振込、口座振替、クレジットカードからお選びください。',
          '専用の駐車場はございません。お車の方は隣のコインパーキングをご利用ください。西鉄薬院駅からは歩いて5分です。',
          '初回にお持ちいただくもの：前年の申告書の控え、通帳、マイナンバーカード。ないものがあっても大丈夫です。',
          'ご予約の変更やキャンセルは、前日の17時までにご連絡ください。',
        ].join('\n\n'),
        leadQualificationQuestions: ['個人の方ですか、法人ですか？', 'どのようなお仕事をされていますか？'],
        actionButtons: [{ id: 'btn-1', description: '無料相談を予約する', url: 'https://fujiwara-tax.example/yoyaku' }],
        questionsAndAnswers: [
          {
            question: '領収書を整理していなくても頼めますか？',
            answer: 'はい、箱や袋に入ったままお持ちください。仕分けもこちらでいたします。',
            isVisitors: false,
          },
          {
            question: '確定申告の資料はいつまでに渡せばいいですか？',
            answer: '2月20日までにお願いします。それより後は11,000円の加算をいただきます。',
            isVisitors: false,
          },
          { question: '県外からでも依頼できますか？', answer: 'はい、Zoomとメールで全国のお客様に対応しています。', isVisitors: false },
        ],
        pinnedLines: [],
      },
    },
  ],
  conversations: [
    {
      id: 'ja-tatami-hiyake',
      business: 'ja-tatami',
      language: 'ja',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'はじめまして。和室の畳がすっかり日に焼けてしまいました。上のゴザだけ新しくすると、一枚いくらになりますか？',
            'こんにちは。畳の中身はまだしっかりしているので、表だけ取り替えたいのですが、一畳あたりおいくらでしょうか。',
          ],
          wish: { about: 'price', of: '畳の表替え', answers: ['¥6,600', '6,600', '6600'] },
        },
        {
          says: ['六畳なのですが、何日くらいかかりますか？', '部屋は六畳です。夜はそこで寝たいのですが、その日のうちに戻ってきますか？'],
          wish: { about: 'other', answers: ['一日で終わります', 'その日の夕方にお返しします'] },
        },
        {
          says: [
            'タンスが二つあるのですが、先にどかしておかないといけませんか？',
            '重いタンスを置いているんです。自分で動かすのは無理なのですが…',
          ],
          wish: { about: 'other', answers: ['無料で動かします', 'そのままで結構です'] },
        },
        {
          says: [
            '安心しました。一度見に来てください。山本和子と申します。電話は090-8712-4563です。',
            'それではお願いします。09087124563、山本和子です。お電話お待ちしています。',
          ],
          wish: { about: 'contact-left', name: '山本和子', phone: '+819087124563' },
        },
      ],
    },
    {
      id: 'ja-tatami-neko',
      business: 'ja-tatami',
      language: 'ja',
      isBadlyTyped: true,
      turns: [
        {
          says: ['ねこが畳ばりばりにするんだけど爪とぎに強いやつってある', '家に描いて畳ぼろぼろ、、ねこいても平気な畳ありますか'],
          wish: { about: 'other', of: '猫がいても大丈夫な畳はありますか？', answers: ['和紙や樹脂', '傷がつきにくく'] },
        },
        {
          says: ['あの黒いふちないおしゃれなのもやってます?', 'ふちがついてない四角いたたみもできる？'],
          wish: { about: 'service', of: '縁なし畳', answers: ['縁なし畳'] },
        },
        { says: ['それ一枚いくら位', 'それだと値団どのくらいになりますか'], wish: { about: 'unknown' } },
        {
          says: ['じゃあ見積もりほしいです木下 ０８０３７４１５５６２', '木下です　電話ください　０８０−３７４１−５５６２'],
          wish: { about: 'contact-left', name: '木下', phone: '+818037415562' },
        },
      ],
    },
    {
      id: 'ja-tatami-ana',
      business: 'ja-tatami',
      language: 'ja',
      isBadlyTyped: true,
      turns: [
        {
          says: ['子どもがふすまに穴あけたんですけど直すのいくらですか', 'ふすまやぶれた　髪張り替えるのいくらかかります'],
          wish: { about: 'price', of: '襖の張り替え', answers: ['¥5,500', '5,500', '5500'] },
        },
        {
          says: ['枠の木も折れてて、、それもなおせる？', 'あとまわりの木のとこバキッて折れてるんだけどそこも治りますか'],
          wish: { about: 'unknown' },
        },
        {
          says: ['来週対去なんですけど何日でできます？', 'アパート出るのでいそいでます　ふすま何日くらいかかるの'],
          wish: { about: 'other', answers: ['三日ほど'] },
        },
        {
          says: ['日曜もってっていいですか', 'にちよう空いてる？仕事で平日むり'],
          wish: { about: 'hours', answers: ['日曜と祝日はお休み', '日曜と祝日'] },
        },
        { says: ['じゃあ土曜の朝いきます　ありがとうございます', 'りょうかいです土曜にします〜'], wish: { about: 'small-talk' } },
      ],
    },
    {
      id: 'ja-tatami-piano',
      business: 'ja-tatami',
      language: 'ja',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            '娘のアップライトピアノが置いてある部屋の畳を替えたいのですが、作業の間どかしていただけますか？',
            '部屋にピアノがあります。畳を上げるときに、そちらで運んでもらうことはできますか。',
          ],
          wish: { about: 'other', answers: ['ピアノと金庫の移動はお受けできません', 'お受けできません'] },
        },
        {
          says: [
            'では、いっそ板の間にしようかとも思います。フローリングの工事もされていますか？',
            '畳をやめてフローリングに変える工事はお願いできますか？',
          ],
          wish: { about: 'unknown' },
        },
        {
          says: ['少し込み入っているので、ご主人と直接お話しさせてください。', '機械ではなくて、お店の方と相談したいのですが。'],
          wish: { about: 'person' },
        },
        {
          says: [
            '長谷川と申します。ご連絡は hasegawa.y@mail.example までお願いします。',
            'メールでお願いします。hasegawa.y@mail.example、長谷川です。',
          ],
          wish: { about: 'contact-left', name: '長谷川', email: 'hasegawa.y@mail.example' },
        },
      ],
    },
    {
      id: 'ja-tatami-sukima',
      business: 'ja-tatami',
      language: 'ja',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            '先週替えていただいた畳ですが、部屋の隅に指が入るほどの隙間があります。お金を払ったのに、これはひどくないですか。',
            '先週入れてもらった畳に大きな隙間ができています。正直がっかりしました。どうしてくれるんですか。',
          ],
          wish: { about: 'person' },
        },
        {
          says: ['今日は何時までそちらにいらっしゃいますか？', '今から電話するなら、お店は何時まで開いていますか。'],
          wish: { about: 'hours', answers: ['夕方6時まで', '6時'] },
        },
        {
          says: [
            'その時間は仕事です。そちらからかけてください。村井、076-248-5190です。',
            '村井です。夕方は出られないので、0762485190に折り返しをお願いします。',
          ],
          wish: { about: 'contact-left', name: '村井', phone: '+81762485190' },
        },
      ],
    },
    {
      id: 'ja-zeirishi-fukugyo',
      business: 'ja-zeirishi',
      language: 'ja',
      isBadlyTyped: true,
      turns: [
        {
          says: [
            '副行でネットで物うってるんですが格定申告やってもらうといくらですか',
            '会社員だけど副業ある　かくていしんこくおまかせしたらいくら',
          ],
          wish: { about: 'price', of: '確定申告', answers: ['¥55,000', '55,000', '55000'] },
        },
        {
          says: ['レシートぐちゃぐちゃなんだけど平気？笑', '両収書ぜんぶ紙袋につっこんであるだけなんですけどいいですか'],
          wish: { about: 'other', of: '領収書を整理していなくても頼めますか？', answers: ['箱や袋', '仕分けもこちら'] },
        },
        { says: ['カードで払えます', 'しはらいカードいける？'], wish: { about: 'other', answers: ['クレジットカード'] } },
        {
          says: ['じゃおねがいしたいです　西田みか nishida.mika@mail.example', '西田みかです nishida.mika@mail.example に連絡ください〜'],
          wish: { about: 'contact-left', name: '西田みか', email: 'nishida.mika@mail.example' },
        },
      ],
    },
    {
      id: 'ja-zeirishi-chichi',
      business: 'ja-zeirishi',
      language: 'ja',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            '先月父が亡くなり、家と預金を継ぐことになりました。税金の手続きをお願いすると、費用はどのくらいでしょうか。',
            '父が遺した家と貯金を母と分けます。税務署への相続の申告を頼んだ場合、いくらからになりますか？',
          ],
          wish: { about: 'price', of: '相続税の申告', answers: ['¥330,000', '330,000', '330000', '33万'] },
        },
        {
          says: ['家の名義を母に書き換える手続きも、一緒にやっていただけますか？', '実家の登記の変更もそちらで頼めますか。'],
          wish: { about: 'unknown' },
        },
        {
          says: ['平日は休めないのですが、土曜日に伺うことはできますか？', '週末しか動けません。土曜は開いていますか。'],
          wish: { about: 'hours', answers: ['第2・第4', '土曜も毎週開けています'] },
        },
        {
          says: [
            'わかりました。大野健太と申します。092-841-7305へお電話をいただけますか。',
            'では一度ご連絡ください。大野健太、0928417305です。',
          ],
          wish: { about: 'contact-left', name: '大野健太', phone: '+81928417305' },
        },
      ],
    },
    {
      id: 'ja-zeirishi-chosa',
      business: 'ja-zeirishi',
      language: 'ja',
      isBadlyTyped: true,
      turns: [
        {
          says: [
            '税務所の人が来週うちに調べにくるって　そのとき一緒にいてもらうことできますか',
            'ぜいむしょの長査来るんだけどとなりに居てくれたりします？',
          ],
          wish: { about: 'service', of: '税務調査の立会い', answers: ['税務調査の立会い'] },
        },
        {
          says: ['１日来てもらうといくらかかるの', 'いてもらうのいくらですか'],
          wish: { about: 'price', of: '税務調査の立会い', answers: ['¥44,000', '44,000', '44000'] },
        },
        {
          says: ['もう不安でねれない　だれか人とはなしたいです', 'こわくてご飯も食べれないんです　先生と直説話せませんか'],
          wish: { about: 'person' },
        },
        {
          says: ['０９０６５２３０１４８　岡部です', '岡部　090 6523 0148 いつでもでれます'],
          wish: { about: 'contact-left', name: '岡部', phone: '+819065230148' },
        },
      ],
    },
    {
      id: 'ja-zeirishi-cafe',
      business: 'ja-zeirishi',
      language: 'ja',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            '来月、小さなカフェを開きます。帳簿をつけるのが苦手なので全部お任せしたいのですが、月々いくらですか？',
            'カフェを始めるのですが、毎月の帳簿付けを代わりにやっていただくと、おいくらになりますか。',
          ],
          wish: { about: 'price', of: '記帳代行', answers: ['¥12,100', '12,100', '12100'] },
        },
        {
          says: ['まずお話だけ聞いてみたいのですが、それだけでもお金はかかりますか？', '最初に相談するだけなら、費用はいりませんか？'],
          wish: { about: 'other', answers: ['60分まで無料', '無料'] },
        },
        { says: ['車で行ったら停められますか？', '駐車場はありますか。'], wish: { about: 'place', answers: ['コインパーキング'] } },
        {
          says: ['当日は何を用意していけばいいでしょうか。', '伺うときの持ち物を教えてください。'],
          wish: { about: 'other', answers: ['通帳', '控え'] },
        },
        {
          says: [
            '来週の火曜日、午後2時にお願いできますか。高橋さやか、sayaka.cafe@mail.example です。',
            '高橋さやかと申します。来週火曜の14時に伺いたいです。sayaka.cafe@mail.example にお返事ください。',
          ],
          wish: { about: 'contact-left', name: '高橋さやか', email: 'sayaka.cafe@mail.example' },
        },
      ],
    },
    {
      id: 'ja-zeirishi-tokyo',
      business: 'ja-zeirishi',
      language: 'ja',
      isBadlyTyped: true,
      turns: [
        {
          says: ['とうきょう住みだけどたのめます？', '福岡じゃなくて東京なんだけど以来できますか'],
          wish: { about: 'other', of: '県外からでも依頼できますか？', answers: ['全国のお客様', 'Zoomとメール'] },
        },
        {
          says: ['個人でデザインやってて　古問になってもらうの月いくら', 'フリーランスなんですけどこもん料まいつきいくらですか'],
          wish: { about: 'price', of: '顧問料（個人・月額）', answers: ['¥16,500', '16,500', '16500'] },
        },
        {
          says: ['旦那アメリカ人で日本語むりなんだけど英語でもいける？', '夫が外国人で　えいごで説明とかしてもらえますか'],
          wish: { about: 'unknown' },
        },
        { says: ['そっか　じゃちょっと考えます', 'わかりましたー夫と話してみます'], wish: { about: 'small-talk' } },
      ],
    },
  ],
}
