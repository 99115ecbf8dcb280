import type { AssistantLanguage } from '../../../../schema/salesbot.ts'
import type { PhraseList } from './lexicon.ts'

/** What a qualification question of the owner may ask for, the first topic that a question names being its topic. */
export const QUESTION_TOPICS = ['email', 'phone', 'contact', 'name', 'budget', 'time', 'need'] as const

/** How a question asks for each topic. */
export const QUESTION_PHRASES: Record<AssistantLanguage, Record<(typeof QUESTION_TOPICS)[number], PhraseList>> = {
  en: {
    email: 'email; e mail; mail address',
    phone: 'phone; telephone; mobile; cell; number to call; call you at; whatsapp',
    contact: 'contact you; reach you; contact details; contact information; get in touch; get back to you; contact info',
    name: 'your name; your full name; first name; last name; who am i; call you $; who are you; name please; with whom; - company name; - business name; - name of your',
    budget:
      'budget; how much .. spend; spend; price range; how much are you; afford; willing to pay; looking to pay; invest; investment; how much money; price; financial',
    time: 'timeline; time line; time frame; timeframe; when; how soon; deadline; date; by what; how quickly; how urgent; urgency; schedule; start; which day; what day; what time; how fast',
    need: 'challenge*; problem*; need; needs; looking for; help you; help with; goal*; interested in; pain point*; project; struggle; struggling; looking to; achieve; want; require*; what kind of; which service; what service; hoping; situation; issue*; trouble; describe; tell us about; what brings you; improve; service do you',
  },
  es: {
    email: 'correo; email; e mail',
    phone: 'telefono; celular; movil; whatsapp',
    contact: 'contactar*; contacto; comunicarnos; ponernos en contacto',
    name: 'su nombre; tu nombre; como te llamas; como se llama; nombre completo; nombre $; -nombre de su empresa; -nombre de tu empresa',
    budget: 'presupuesto; cuanto .. gastar; gastar; invertir; inversion; rango de precio*; pagar; precio',
    time: 'plazo*; cuando; fecha; para cuando; calendario; urgente; urgencia; que dia; empezar; que tan pronto; tiempo',
    need: 'desafio*; reto*; problema*; necesita*; necesidad*; busca*; ayudar*; objetivo*; interesa*; proyecto; dificultad*; que servicio; que tipo; quiere*; situacion; mejorar; meta*; desea*',
  },
  de: {
    email: 'e mail; email; mailadresse; mail',
    phone: 'telefon*; handy*; rufnummer; mobilnummer; whatsapp',
    contact: 'kontaktieren; erreichen; kontakt*; erreichbar',
    name: 'ihr name; dein name; wie heissen; wie heisst; ihren namen; deinen namen; vorname; nachname; name $; -name ihrer firma; -name der firma; -firmenname',
    budget: 'budget*; ausgeben; investieren; preisrahmen; preisvorstellung; preis; kostenrahmen; zahlen',
    time: 'zeitrahmen; zeitplan; wann; bis wann; termin; datum; frist; wie schnell; dringend; zeitraum; welcher tag; starten; beginnen; zeitlich*; entscheidung treffen',
    need: 'herausforderung*; problem*; brauchen; brauchst; benötigen; bedarf; suchen; suchst; helfen; ziel*; interessiert; interessieren; projekt; schwierigkeit*; welche leistung*; was möchten; welchen service; welche dienstleistung; anliegen; verbessern; situation; wünschen',
  },
  ja: {
    email: 'メール; eメール; アドレス',
    phone: '電話; 携帯; 番号',
    contact: '連絡先; ご連絡; 連絡方法; 連絡',
    name: 'お名前; 名前; 氏名; -会社名; -会社の名前',
    budget: '予算; いくら; 金額; 費用; 価格帯; お支払い',
    time: 'いつ; 時期; スケジュール; 期限; 納期; 何日; 日程; 開始; 急ぎ; 時間; いつまで; 期間',
    need: '課題; 問題; 悩み; 必要; 探し; 目的; 目標; 興味; プロジェクト; 困って; お困り; どのような; どんな; ご希望; 希望; 改善; ご要望; サービス',
  },
  fr: {
    email: 'e mail; email; courriel; adresse mail; mail',
    phone: 'téléphone; portable; numéro; mobile; whatsapp',
    contact: 'contacter; joindre; coordonnées; contact; recontacter',
    name: 'votre nom; ton nom; comment vous appelez; vous appelez vous; prénom; nom $; comment t appelles; - nom de votre entreprise; - nom de votre société',
    budget: 'budget*; dépenser; investir; fourchette de prix; prix; investissement; payer',
    time: 'délai*; quand; calendrier; échéance; date; pour quand; urgent*; combien de temps; quel jour; commencer; rapidement; horizon; planning',
    need: 'défi*; problème*; besoin*; cherch*; recherch*; aider; objectif*; intéress*; projet; difficulté*; quel service; quels services; souhait*; voulez; situation; améliorer; attente*',
  },
  pt: {
    email: 'e mail; email; correio eletrônico',
    phone: 'telefone; celular; telemóvel; whatsapp; número',
    contact: 'contato; contacto; contatar; contactar; falar com você; entrar em contato',
    name: 'seu nome; teu nome; como se chama; como você se chama; nome completo; nome $; -nome da sua empresa; -nome da empresa',
    budget: 'orçamento; gastar; investir; investimento; faixa de preço; preço; pagar; verba',
    time: 'prazo*; quando; data; cronograma; urgente; urgência; que dia; qual dia; começar; rapidez; tempo; calendário',
    need: 'desafio*; problema*; precisa*; necessidade*; procura*; busca*; ajudar; objetivo*; interessa*; interesse; projeto; dificuldade*; qual serviço; que serviço; quais serviços; deseja*; quer; situação; melhorar; gostaria',
  },
}
