import { type Lexicon } from './lexicon.ts'

export const GERMAN: Lexicon = {
  greeting: `^ hallo; ^ hi; ^ hey; ^ moin; ^ servus; ^ grüezi; ^ grüss gott; ^ gruss gott; guten tag; guten morgen; guten abend; ^ tag; ^ morgen $; ^ na $; ^ hallöchen; ^ huhu;
    ^ schönen guten; ^ mahlzeit; ^ hello; ^ sehr geehrte`,
  thanks: `danke; dankeschön; vielen dank; besten dank; herzlichen dank; dank dir; dank ihnen; merci;
    -nein danke; -ne danke`,
  goodbye: `tschüss; tschau; ciao; auf wiedersehen; auf wiederhören; bis bald; bis dann; bis später; bis morgen $; schönen tag noch; schönen abend noch; schönes wochenende;
    mach's gut; bye; das war alles; das wäre alles; gute nacht;
    -bis wann`,
  services: `welche leistungen/dienstleistungen/services/angebote/behandlungen/produkte; was bieten/bietet; was macht ihr; was machen sie $; was machst du; was kannst du;
    was können sie; was verkauft ihr; was verkaufen; ihre leistungen; eure leistungen; leistungen $; ^ leistungen; ihr angebot; euer angebot; angebotsspektrum;
    bieten sie .. an; bietet ihr; bieten sie; welche arbeiten; machen sie auch; macht ihr auch; womit können sie; wobei könnt ihr helfen; was gibt es; was habt ihr;
    leistungsspektrum;
    -bieten sie rabatt*; -bietet ihr rabatt*; -wann`,
  price: `wie viel kostet/kosten; was kostet; was kosten; preis*; kosten; kostet; wie teuer; wie viel nehmen; was nehmen sie für; was verlangen; wie viel verlangen;
    stundensatz; tarif*; gebühr*; honorar; wie viel für; wie viel wäre; wie viel ist; was zahle ich; was muss ich zahlen; wie viel zahle; preisliste; ist das teuer;
    kostenpunkt; was macht das $; wie viel macht;
    -preisnachlass*; -zu teuer; -kostenlos*; -kosten los; -preis anpassen; -günstigerer preis; -wie viel zeit; -kostenvoranschlag; -besserer preis`,
  hours: `öffnungszeit*; geöffnet; offen; wann haben sie auf; wann habt ihr auf; habt ihr auf; haben sie auf; habt ihr .. auf; haben sie .. auf; habt ihr .. offen;
    wann öffnen; wann macht ihr auf; wann machen sie auf; wann schliessen; wann macht ihr zu; wie lange habt ihr; wie lange haben sie; bis wann; ab wann; geschlossen;
    geschäftszeiten; sprechzeiten; sprechstunde*; arbeitszeiten; bürozeiten; arbeitet ihr am; arbeiten sie am; am wochenende; sonntags; samstags; ladenschluss;
    macht ihr auf; macht ihr zu; uhrzeiten;
    -offene rechnung*; -offene frage*; -offen gesagt; -noch offen; -bis wann brauchen; -ab wann kann ich zahlen; -bis wann muss`,
  place: `wo seid ihr; wo sind sie; wo ist ihr/euer/eure/ihre/das/der/die; wo befindet; wo befinden; wo finde ich; wo liegt; wo habt ihr; wo sitzt ihr; adresse; anschrift;
    standort; wegbeschreibung; anfahrt; wie komme ich; wo genau; in welcher stadt/strasse/gegend; in welchem ort; stadtplan; wo arbeitet ihr; wo kann ich euch;
    wo kann ich sie finden; postleitzahl; plz; wo ist $; kann man vorbeikommen;
    -mailadresse; -e mail adresse; -email adresse; -meine adresse; -mail adresse; -wo ist meine; -wo ist mein`,
  contact: `telefonnummer; ihre/eure nummer; ihre/eure telefon; ihre/eure email; ihre/eure mail; ihre/eure e mail; ihre/eure mailadresse; nummer von euch; nummer von ihnen;
    email adresse; e mail adresse; mailadresse; kontaktdaten; kontakt; wie erreiche ich; wie kann ich .. erreichen; wie kann ich .. kontaktieren; erreichen kann;
    kann ich euch/sie anrufen; kann ich anrufen; whatsapp; webseite; website; homepage; internetseite; habt ihr instagram; telefon $; ^ telefon; unter welcher nummer;
    -meine nummer; -meine telefonnummer; -meine email; -meine e mail; -meine mail*; -meine homepage; -meine website; -eine website; -eine webseite; -eine homepage;
    -neue website; -neue webseite; -kontakt mit mir; -kontaktlinsen; -kontakt aufnehmen mit mir; -erreichen sie mich; -kontaktallergie`,
  about: `über ihre/eure firma/unternehmen/team/betrieb; über euch; über sie $; über das unternehmen; über die firma; wer steckt; wer seid ihr; wem gehört; wie lange gibt es;
    seit wann; wie lange machen; jahre erfahrung; welche erfahrung; erfahrung habt/haben; erfahrungen habt; ihre firma; euer team; wie viele mitarbeiter;
    warum sollte ich; warum ihr; warum sie; referenzen; bewertungen; sind sie zertifiziert; zertifiziert; versichert; meisterbetrieb; familienbetrieb; erzähl mir von;
    erzählen sie; mehr über;
    -kranken versichert; -privat versichert; -gesetzlich versichert`,
  identity: `bist du ein bot/roboter/mensch/computer/maschine/programm; bist du eine ki/maschine/person; sind sie ein bot/roboter/mensch/computer; sind sie eine; bist du echt;
    bist du ki; bist du eine; ist das ein bot; ist das hier ein bot; spreche ich mit; rede ich mit; schreibe ich mit; chatte ich mit; mit wem spreche; mit wem rede;
    mit wem schreibe; wer bist du; wer sind sie; wie heisst du; wie heissen sie; dein name; ihr name; was bist du; künstliche intelligenz; chatgpt;
    automatische antwort*; wer bin ich;
    -kann ich mit`,
  appointment: `termin*; buchen; buchung; reservier*; reservierung; vereinbaren; ausmachen; vorbeikommen; vorbeischauen; verabreden; treffen; besprechung; beratungsgespräch;
    erstgespräch; freie zeiten; noch frei; etwas frei; was frei; zeit für mich; wann kann ich kommen; wann könnt ihr kommen; wann können sie kommen;
    können sie vorbeikommen; besichtigung; besichtigen; tisch für; einen tisch; verfügbar; probestunde; anmelden; probefahrt; wann passt; kommen sie vorbei;
    zu ihnen kommen; zu euch kommen;
    -meinen termin absagen; -terminator; -ohne termin; -buchhaltung; -ohne terminvereinbarung`,
  quote: `angebot machen/schicken/senden/erstellen/bekommen/haben; ein angebot; kostenvoranschlag*; voranschlag; offerte; angebot für; angebot $; angebot über;
    unverbindliches angebot; kostenschätzung; schätzung;
    -ihr angebot; -euer angebot; -sonderangebot*; -angebote`,
  callback: `ruf mich an; rufen sie mich; ruft mich; rückruf; zurückrufen; rufen .. an; rufen .. zurück; ruft .. an; mich anrufen; mich .. anrufen; anruf; melden sie sich;
    meldet euch; melde dich; kontaktieren sie mich; kontaktiert mich; schreiben sie mir; schreibt mir; mich kontaktieren; erreichen sie mich; mich erreichen;
    mir schreiben; mich zurückrufen; um rückruf; ein telefonat; telefonieren;
    -nicht anrufen; -kein anruf; -keine anrufe; -nie zurück; -niemand ruft; -niemand; -ruft nie; -nie an`,
  buy: `kaufen; kaufe; bestellen; bestelle; bestellung aufgeben; nehme ich; ich nehme; beauftragen; auftrag geben; auftrag erteilen; buche ich; loslegen; anfangen; starten;
    wann geht es los; wann können wir starten; wann können wir anfangen; wann könnt ihr anfangen; abschliessen; abonnieren; wo bezahle; jetzt bezahlen; jetzt zahlen;
    ich will es; her damit;
    -bestellt und nicht; -meine bestellung; -in kauf nehmen; -medikamente`,
  discount: `rabatt*; günstiger; billiger; nachlass; preisnachlass; skonto; sonderangebot*; aktion; aktionen; gutschein*; coupon; handeln; verhandeln; verhandelbar;
    verhandlungsbasis; bester preis; besserer preis; besseren preis; am preis; preis machen; kostenlos; gratis; umsonst; zu teuer; ermässigung; prozente; preis runter;
    runtergehen; entgegenkommen; preisgarantie; mithalten; schnäppchen;
    -kostenlos parken; -kostenlose parkplätze; -verhandlungssicher; -geschenkgutschein*`,
  human: `mit .. menschen/mensch/person/mitarbeiter/mitarbeiterin/chef/chefin/jemandem/jemand/berater/inhaber/inhaberin/vorgesetzten/arzt/ärztin/anwalt sprechen/reden/schreiben/telefonieren;
    sprechen/reden/rede/spreche mit .. menschen/mensch/person/mitarbeiter/mitarbeiterin/chef/chefin/jemandem/jemand/inhaber; echten menschen; echter mensch;
    echte person; echten person; richtigen menschen; richtiger mensch; menschen $; ^ mensch; auch einen menschen; einen menschen; lebenden menschen; keinen bot;
    kein bot; kein roboter; keine maschine; mit keinem bot; nicht mit .. bot/roboter/maschine/ki/computer; jemand da; ist da jemand; ist jemand da;
    mitarbeiter sprechen; mitarbeiter $; kundenservice; kundendienst sprechen; kundenbetreuer; verbinden sie mich; verbinde mich; durchstellen; weiterleiten an;
    ihren chef; deinen chef; dein chef; ihr chef; zum chef; den chef; die chefin; den inhaber; geschäftsführer; ansprechpartner; persönlich sprechen;
    persönlichen kontakt; bot ausschalten; bot aus; stop den bot; stoppe den bot; jemand richtiges; jemand echtes; echter mitarbeiter;
    -bist du ein mensch; -sind sie ein mensch; -spreche ich mit; -rede ich mit; -schreibe ich mit; -chatte ich mit; -wie viele menschen; -pro mensch; -pro person;
    -älterer mensch; -alte menschen; -wie viele mitarbeiter; -menschen mit behinderung`,
  complaint: `lächerlich; unverschämt*; frechheit; unfassbar; katastrophe; katastrophal; furchtbar; schrecklich; miserabel; mies; unmöglich $; inakzeptabel; unerhört; sauer!;
    wütend!; stinksauer; verärgert; genervt; reicht's; mir reicht; schnauze voll; nase voll; nie erreichbar; niemand antwortet; keiner antwortet; niemand meldet;
    keiner meldet; niemand ruft; keiner ruft; ruft nie; nie zurückgerufen; keine antwort; antwortet nicht; antworten nicht; antwortet nie; meldet sich nicht;
    meldet sich niemand; warte seit; warte ich; wartet seit; immer noch nicht; betrug!; betrüger; abzocke; lügner!; gelogen; inkompetent; idiot*; dumm; blöd*;
    bescheuert; scheiss*; scheisse; verdammt*; arsch*; wichser; fick*; kacke!; mist; beschwerde; beschweren; reklamation; reklamieren; enttäuscht; enttäuschend;
    unzufrieden; schlechter service; schlechtester; schlechteste; schlechten service; zeitverschwendung; geld zurück; anwalt einschalten; anzeige erstatten;
    schlechte bewertung; nie wieder; nutzlos; unbrauchbar; hilft mir nicht; hilfst mir nicht; nervt!; nervst!; verstehst mich nicht; das ist doch ein witz;
    wollt ihr mich verarschen; verarschen; unprofessionell; pfusch!; gepfuscht; kaputt gemacht; saftladen;
    -geld zurück garantie; -nicht schlecht; -mein chef ist sauer; -saure; -keine antwort nötig; -schreckliche schmerzen; -furchtbare schmerzen; -blöde frage;
    -dumme frage; -einen witz`,
  notInterested: `kein interesse; nicht interessiert; interessiert mich nicht; brauche nichts; brauche ich nicht; brauche es nicht; will nichts; lassen sie mich in ruhe;
    lass mich in ruhe; nicht mehr nötig; hat sich erledigt; hat sich schon erledigt; schon jemanden; schon jemand gefunden; schon gefunden; schaue nur; gucke nur;
    schau nur; will nur gucken; nur mal gucken; nur schauen; nur umschauen; jetzt nicht; gerade nicht; vielleicht später; ein andermal; hör auf zu schreiben;
    falsche nummer; verzichte`,
  yes: `^ ja; ^ jo; ^ jep; ^ jap; ^ jup; ^ klar; ^ na klar; ^ gerne; ^ gern; ^ ok; ^ sicher; ^ natürlich; ^ genau; ^ richtig; ^ stimmt; ^ passt; ^ einverstanden; ^ perfekt;
    ^ super; ^ gut $; ^ alles klar; ^ auf jeden fall; ^ selbstverständlich; ^ bitte $; klingt gut; hört sich gut an; passt mir; das passt; warum nicht; ja bitte;
    ^ ja gerne; ^ absolut; ^ jawohl;
    -ja aber nein; -sicher nicht; -genau nicht`,
  no: `^ nein; ^ ne; ^ nee; ^ nö; ^ nope; ^ eine $; ^ eher nicht; ^ lieber nicht; ^ nicht wirklich; ^ auf keinen fall; ^ keinesfalls; ^ niemals; ^ noch nicht;
    ^ nein danke; ^ sicher nicht; ^ nichts $; nicht nötig;
    -nein moment; -nein warte; -nein ich meine`,
  decline: `möchte ich nicht sagen; will ich nicht sagen; möchte ich nicht angeben; nicht angeben; nicht verraten; nicht sagen; sage ich nicht; keine ahnung; weiss nicht;
    weiss ich nicht; weiss es nicht; weiss noch nicht; weiss ich noch nicht; bin nicht sicher; nicht sicher; unsicher; bin mir nicht sicher; kommt drauf an;
    kommt darauf an; hängt davon ab; überspringen; weiter $; nächste frage; geht dich nichts an; geht sie nichts an; geht euch nichts an; privat $; das ist privat;
    vertraulich; zu persönlich; keine angabe; egal; ist mir egal; noch nicht entschieden; noch unentschlossen; schwer zu sagen; kein budget; keine mail; keine email;
    habe keine; warum wollen sie das; warum willst du das; wozu brauchen sie; wozu brauchst du; wofür brauchst; wofür brauchen;
    -nicht sagen ob; -weiss nicht ob ihr; -weiss nicht ob sie`,
  injection: `ignoriere .. anweisungen/regeln/anweisung/vorherigen/instruktionen/alles; ignoriere alle; ignoriere alles; vergiss .. anweisungen/regeln/instruktionen;
    vergiss alles; vorherigen anweisungen; deine anweisungen; deine regeln; deine instruktionen; systemprompt; system prompt; prompt; du bist jetzt; ab jetzt bist;
    ab sofort bist; tu so als; stell dir vor du; spiele die rolle; rollenspiel; verhalte dich; handle als; agiere als; entwicklermodus; adminmodus; wartungsmodus;
    zeig .. anweisungen/konfiguration/regeln/prompt/einstellungen; zeige .. anweisungen/konfiguration/regeln/prompt; gib .. konfiguration/anweisungen/prompt aus;
    deine konfiguration; wiederhole den text; wiederhole alles; wiederhole die; text oben; obigen text; text über;
    schreib .. gedicht/code/aufsatz/programm/geschichte/skript/lied/python; schreibe .. gedicht/code/aufsatz/programm/geschichte/skript; ein gedicht; übersetze; base64;
    dekodiere; ich bin dein entwickler; ich bin der administrator; ich bin der admin; ich bin der inhaber; passwort; zugangsdaten; api key; antworte nur mit; sag nur;
    welches modell; sprachmodell; quellcode; markdown; html; javascript;
    -welches modell auto; -passwort vergessen; -übersetzen sie; -übersetzt ihr`,
  otherVisitors: `andere kunden; anderen kunden; anderer kunden; andere besucher; anderen besucher; andere nutzer; andere personen; kundenliste; liste .. kunden; ihre kunden;
    eure kunden; kundendaten; namen .. kunden; emails .. kunden; daten .. kunden/besucher/leute; letzter besucher; letzten besuchers; letzten kunden; letzte kunde;
    vorherige besucher; vorherigen besuchers; wer hat .. geschrieben; wer hat noch; wer noch; wer hat gebucht; datenbank; andere gespräche; anderen chats;
    hat meine frau; hat mein mann; hat mein chef; letzte gespräch;
    -was sagen andere kunden; -sagen andere kunden; -zufriedene kunden; -wer arbeitet noch; -wer sind ihre kunden; -eine datenbank; -sagen ihre kunden;
    -ihre kunden sagen`,
  offTopic: `wetter; regnet; wird es regnen; wettervorhersage; witz; bring mich zum lachen; bundeskanzler; kanzler; präsident; wahlen; politik; partei; fussball; bundesliga;
    weltmeister; wer hat gewonnen; bayern gewonnen; bitcoin; krypto*; kryptowährung*; aktien; lotto; lottozahlen; horoskop; hausaufgaben; hauptstadt; was ist 2;
    zwei plus zwei; wurzel aus; religion; gibt es gott; sinn des lebens; ich liebe dich; heirate mich; hast du eine freundin; hast du einen freund; wie alt bist du;
    lieblingsfarbe; lieblingsessen; lieblingsfilm; nachrichten heute; rezept für; sex; nackt;
    -wetterfest*; -bei schlechtem wetter; -wetterschutz; -fussballverein; -fussballmannschaft; -mit bitcoin; -bitcoin zahlen; -nehmt ihr bitcoin; -rezept für meine;
    -rezept für medik*; -rezept für mein`,
  need: `ich brauche; wir brauchen; brauche; bräuchte; benötige; benötigen; ich suche; wir suchen; suche; auf der suche; ich möchte; wir möchten; ich will; wir wollen;
    ich hätte gern; hätte gerne; ich würde gern; ich würde gerne; mein problem; unser problem; das problem; ein problem; probleme mit; problem mit; hilfe bei;
    hilfe mit; helfen bei; mir helfen; uns helfen; helft mir; schwierigkeiten; schwierig; herausforderung; kaputt; defekt; geht nicht; funktioniert nicht; undicht;
    tropft; leckt; verstopft; gebrochen; beschädigt; schmerz*; tut weh; weh; notfall; dringend; planen; plane; habe vor; überlege; überlegen; denke darüber nach;
    mein ziel; unser ziel; versuche; interessiere mich; interessieren uns; interesse an; sorge; sorgen;
    -kein interesse an; -brauche ich nicht; -brauche nichts; -möchte wissen; -ich möchte mit; -ich will mit; -möchte gerne wissen; -würde gerne wissen; -will wissen;
    -möchte nicht; -will nicht; -brauche ich einen termin; -muss ich; -kaputt gemacht; -möchte mich beschweren; -will mich beschweren; -ich will einen menschen;
    -ich möchte einen menschen; -möchte ich nicht; -will ich nicht; -wozu brauche*; -wofür brauche*; -möchte .. mitarbeiter; -ich suche nicht; -ich brauche keinen;
    -brauche keine; -suche nichts`,
  cancelFact: `vergiss das; vergiss es; vergessen sie das; vergessen sie es; vergiss was; vergessen sie was; doch nicht; doch lieber nicht; lieber doch; anders überlegt;
    habe mich geirrt; habe mich vertan; vertan; verschrieben; vertippt; falsch gesagt; das stimmt nicht; war falsch; war ein fehler; ich meinte; ich meine nicht;
    korrektur; nein moment; nein warte; stopp das; nicht mehr; löschen sie mein*; lösche mein*; lösche das; löschen sie das; storniere; stornieren; absagen;
    nehme zurück; streiche das;
    -vergiss alle; -vergiss deine; -vergiss die regeln; -kann ich stornieren; -geht nicht mehr; -funktioniert nicht mehr; -kann man stornieren; -kostenlos stornieren`,
  howAreYou: `wie geht's; wie geht es; wie gehts; wie geht es dir; wie geht es ihnen; wie läuft's; wie läuft es; alles klar bei; alles gut $; alles klar $; was geht; was geht ab;
    wie ist die lage; ^ na wie; wie war dein tag;
    -wie geht es weiter; -wie geht es nun weiter; -wie geht es dann; -wie läuft es ab; -wie läuft es mit; -wie geht das; -was geht noch; -wie läuft das ab`,
  repeat: `wiederhol*; noch mal; nochmal; noch einmal; bitte nochmal; was meinst du; was meinen sie; was heisst das; was bedeutet; was hast du gesagt; verstehe nicht;
    verstehe ich nicht; nicht verstanden; verstehe das nicht; ^ wie bitte; ^ hä; ^ häh; ^ was $; ^ bitte was; unklar; erklär das; erklären sie das; anders formulieren;
    -wiederhole den text; -wiederhole alles; -nochmal kommen; -noch mal kommen; -noch einmal buchen; -wiederhole die; -verstehst nicht`,
  shouted: `warum; antworten; antwortet; antworte; hallo; warte; warten; hilfe; niemand; keiner; nie; geld; endlich; genug; schluss; wieder; falsch`,
  question: `^ was; ^ wer; ^ wie; ^ wo; ^ wann; ^ warum; ^ wieso; ^ weshalb; ^ welche*; ^ wen; ^ wem; ^ woher; ^ wohin; ^ womit; ^ ist; ^ sind; ^ habt; ^ haben sie; ^ hat;
    ^ gibt es; ^ kann; ^ können; ^ könnt; ^ könnten; ^ könnte; ^ macht ihr; ^ machen sie; ^ bietet; ^ bieten; ^ nehmt; ^ nehmen sie; ^ darf; ^ muss; ^ seid; ^ bis wann;
    ^ ab wann; ^ hallo was/wer/wie/wo/wann/habt/haben/gibt/kann/können/macht/machen/bietet/bieten; kann ich; können sie; könnt ihr; gibt es; habt ihr; haben sie;
    macht ihr; machen sie; bieten sie; bietet ihr; nehmt ihr; nehmen sie; sind sie; seid ihr; ich wüsste gern*; möchte wissen; würde gern* wissen; wollte fragen;
    wollte wissen; wollte mal fragen; eine frage; frage mich; sagen sie mir; sag mir; wie viel; wie lange; wie oft; was kostet;
    -^ was ich brauche; -^ kann sein; -^ muss ich nicht; -^ wie gesagt; -^ kann ich nicht; -kann ich nicht; -^ ist mir; -^ ist ok`,
}
