import { type ConceptNames } from './topics.ts'

/** Services of software developers and IT support. */
export const IT_TRADES = {
  app: {
    en: 'app development; mobile app*; an app!; app for; apps!; ios app*; android app*; iphone app*; software development; custom software; web app*; programmer; write software; database*; software for my; develop .. app; build .. app; online booking system; booking system; chatbot*; crm!; automation*; api!; integration*; customer portal; members area; -your app; -the app; -cash app; -marketing automation; -email automation',
    es: 'aplicacion movil; aplicaciones moviles; desarrollo de app*; desarrollo de software; una app!; app movil; software a medida; programador*; base de datos; sistema de reservas; chatbot*; crm!; automatizacion*; -automatizacion de marketing; area de clientes; aplicacion web; integraciones',
    de: 'app entwickl*; appentwicklung; mobile app*; eine app!; softwareentwicklung; individualsoftware; programmier*; datenbank*; buchungssystem*; chatbot*; crm!; automatisierung*; schnittstelle*; web app*; buchungstool; kundenportal; mitgliederbereich; terminbuchungssystem',
    ja: 'アプリ開発; システム開発; アプリを作; ソフト開発; プログラミング; 予約システム; データベース; チャットボット; 業務システム; 自動化; スマホアプリ; システム構築; 会員サイト',
    fr: 'application mobile; applications mobiles; développement d application*; développement mobile; développement logiciel; une appli; logiciel sur mesure; programm* informatique; base de données; système de réservation; chatbot*; crm!; automatisation*; espace client; application web; développeur*; espace membre',
    pt: 'aplicativo*; desenvolvimento de app*; um app!; app mobile; desenvolvimento de software; software sob medida; software à medida; programador*; banco de dados; base de dados; sistema de reservas; sistema de agendamento; chatbot*; crm!; automação*; -automação de marketing; área de cliente*; aplicação móvel; sistema web',
  },
  computerRepair: {
    en: 'computer repair*; laptop repair*; pc repair*; mac repair*; fix my computer/laptop/pc/mac; repair my computer/laptop/pc/mac; computer/laptop/pc/mac .. slow; computer/laptop/pc .. broken; laptop screen*; will not boot; will not start up; blue screen; crashed; frozen; new ssd; memory upgrade; pc check; computer help; tune up .. computer; spilled .. laptop; keyboard replacement; printer*; set* up .. computer/laptop/printer; -car laptop',
    es: 'reparacion de computador*; reparacion de ordenador*; reparacion de portatil*; reparacion de laptop*; reparacion de pc; ordenador lento; computadora lenta; arreglar mi ordenador/computadora/laptop/portatil/pc; mi ordenador; mi computadora; mi laptop; mi portatil; formate*; pantalla azul; impresora*; mantenimiento de computador*; no enciende mi; cambio de disco',
    de: 'computerreparatur*; pc reparatur*; laptop reparatur*; laptopreparatur*; notebookreparatur*; computer langsam; laptop langsam; pc langsam; computer kaputt; laptop kaputt; mein computer; mein laptop; mein pc; mein rechner; fährt nicht hoch; drucker*; displaytausch; bluescreen; computerhilfe; pc hilfe; pc einrichtung',
    ja: 'パソコン修理; pc修理; パソコンが遅; パソコンが動; パソコンが起動; 起動しない; プリンター; パソコン設定; 画面割れ; パソコンが壊; パソコンの修理; 初期設定; フリーズ',
    fr: 'réparation d ordinateur*; réparation ordinateur*; réparation pc; réparer .. ordinateur; ordinateur lent; mon ordinateur; mon portable est lent; mon pc; écran bleu; imprimante*; ne démarre plus; dépannage informatique; dépannage ordinateur; formatage; dépannage pc',
    pt: 'conserto de computador*; reparação de computador*; conserto de notebook*; reparação de portáteis; computador lento; meu computador; meu notebook; meu pc; o meu portátil; formatação; formatar; tela azul; impressora*; não liga mais; manutenção de computador*; assistência informática',
  },
  virusRemoval: {
    en: 'virus*; malware; ransomware; spyware; pop ups; popups; computer hacked; antivirus; cyber security; cybersecurity; it security; phishing; scammed; hacked my email; security audit; penetration test*',
    es: 'virus; malware; ransomware; antivirus; ciberseguridad; seguridad informatica; phishing; me hackearon el correo',
    de: 'virus!; viren; virenentfernung; virenschutz; malware; ransomware; trojaner; antivirus; it sicherheit; cybersicherheit; phishing',
    ja: 'ウイルス; マルウェア; セキュリティ; ランサムウェア; 不正アクセス',
    fr: 'virus; malware; rançongiciel*; ransomware; antivirus; cybersécurité; sécurité informatique; hameçonnage; phishing',
    pt: 'vírus; malware; ransomware; antivírus; cibersegurança; segurança da informação; phishing; remoção de vírus',
  },
  dataRecovery: {
    en: 'data recovery; recover .. data/files/photos; lost .. files; lost my photos; deleted .. files; deleted my photos; hard drive*; dead drive; usb stick; backup*; back up my; data transfer; data backup; cloud storage',
    es: 'recuperacion de datos; recuperar .. archivos; recuperar .. datos; recuperar .. fotos; disco duro; copia* de seguridad; respaldo*; backup*; borre los archivos; perdi mis archivos; memoria usb',
    de: 'datenrettung*; daten retten; daten wiederherstell*; festplatte*; datensicherung*; backup*; gelöschte dateien; gelöschte fotos; usb stick; daten weg; fotos weg; datenwiederherstellung',
    ja: 'データ復旧; データ復元; データ消; バックアップ; ハードディスク; データが消; データ移行',
    fr: 'récupération de données; récupérer .. données; récupérer .. fichiers; récupérer .. photos; disque dur; sauvegarde*; fichiers effacés; clé usb; perdu mes fichiers; perdu mes photos',
    pt: 'recuperação de dados; recuperar .. arquivos; recuperar .. dados; recuperar .. fotos; hd externo; disco rígido; backup*; cópia* de segurança; perdi meus arquivos; perdi os ficheiros; pen drive',
  },
  network: {
    en: 'network setup; network install*; network cabling; wifi setup; wi fi setup; set up .. wifi/network; wifi .. slow; wifi does not reach; router*; weak wifi; no internet; internet .. slow; internet is down; managed it; it support; it service*; tech support; remote support; helpdesk; office 365; microsoft 365; google workspace; cloud migration; server setup; it maintenance; it contract; it for small',
    es: 'instalacion de red*; redes y; red wifi; configurar .. wifi; router*; wifi lento; no tengo internet; internet lento; soporte informatico; soporte tecnico; servicio informatico; mantenimiento informatico; office 365; microsoft 365; soporte remoto; servidores; soporte it; cableado de red',
    de: 'netzwerk einricht*; netzwerkeinrichtung; netzwerkinstallation; wlan einricht*; wlan; router*; internet langsam; kein internet; it support; it betreuung; it service; edv betreuung; edv service; fernwartung*; office 365; microsoft 365; serverwartung; it wartung*; it dienstleist*; it systemhaus; administrator; cloud migration; netzwerktechnik',
    ja: 'ネットワーク構築; wifi設定; wi-fi設定; ルーター; ネットが遅; ネットが繋が; itサポート; リモートサポート; 社内ネットワーク; ヘルプデスク; 情シス; lan工事; ネットワーク設定; 無線lan',
    fr: 'installation réseau; réseau informatique; configuration wifi; wifi lent; routeur*; internet lent; plus d internet; support informatique; maintenance informatique; assistance informatique; infogérance; office 365; microsoft 365; télémaintenance; parc informatique; assistance à distance; box internet',
    pt: 'instalação de rede*; configuração de rede*; configurar .. wifi; roteador*; router*; internet lenta; sem internet; suporte de ti; suporte técnico; suporte informático; assistência técnica informática; office 365; microsoft 365; suporte remoto; redes e; manutenção informática; cabeamento',
  },
  phoneRepair: {
    en: 'phone repair*; screen repair*; screen replacement*; cracked screen; broken screen; smashed screen; phone screen; fix my phone; iphone repair*; battery of my phone; phone battery; dropped my phone; tablet repair*; ipad repair*; console repair*; charging port; water damaged phone; phone .. water',
    es: 'reparacion de movil*; reparacion de celular*; arreglar mi celular; arreglar mi movil; cambio de pantalla; pantalla rota; pantalla de mi; bateria del movil; bateria del celular; reparacion de tablet*; se me cayo el celular; se me cayo el movil; puerto de carga',
    de: 'handyreparatur*; handy reparatur*; smartphone reparatur*; displayreparatur*; display kaputt; display gesprungen; handy kaputt; handy runtergefallen; iphone reparatur*; akkutausch; akku wechsel*; tablet reparatur*; natel reparatur*',
    ja: 'スマホ修理; iphone修理; 画面修理; 画面が割れ; バッテリー交換スマホ; 画面交換; 携帯修理; タブレット修理; スマホが壊; スマホの画面; iphoneの画面',
    fr: 'réparation téléphone*; réparation de téléphone*; réparation smartphone*; réparation iphone*; écran cassé; écran fissuré; remplacement d écran; changer l écran; batterie de mon téléphone; réparation tablette*; vitre cassée téléphone; natel',
    pt: 'conserto de celular*; reparação de telemóve*; conserto de iphone*; tela quebrada; ecrã partido; troca de tela; trocar a tela; substituição de ecrã; bateria do celular; bateria do telemóvel; reparação de tablet*; meu celular caiu; troca de vidro',
  },
} as const satisfies Record<string, ConceptNames>
