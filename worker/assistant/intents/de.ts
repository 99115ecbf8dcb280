import type { Intents } from './intents.ts'

export const DE: Intents = {
  person: `
    mit nem menschen, mit menschen sprechen, mit menschen reden, echter mensch, echten menschen, ein mensch, einen menschen,
    richtigen menschen, echte person, richtige person, mit einer person, mit jemandem reden, mit jemand sprechen,
    mit jemand reden, jemanden sprechen, jemanden persönlich, persönlich sprechen, persönlich mit, direkt mit ihnen sprechen,
    direkt mit dir sprechen, mit einem mitarbeiter, mit mitarbeiter, mit dem chef, mit der chefin, den chef, die chefin sprechen,
    mit dem inhaber, mit der inhaberin, ansprechpartner, ansprechpartnerin, rufen sie mich, ruft mich an, ruft mich bitte,
    ruf mich an, ruf mich bitte, mich anrufen, mich zurückrufen, jemand anrufen, jemand zurückrufen, kein bot, keinem bot,
    kein roboter, keinem roboter, keine maschine, mit einer maschine, mit einem computer, nicht mit dem bot`,
  anger: `
    wütend, stinksauer, bin sauer, echt sauer, total sauer, schnauze voll, nase voll, mir reicht, reicht mir, jetzt reicht,
    frechheit, unverschämt*, eine zumutung, inakzeptabel, unmöglicher service, lächerlich, verarsch*, abzocke*, abgezockt*,
    betrüger*, betrug ist, ist betrug, scheiss*, drecks*, verdammt*, idiot*, vollidiot*, dumm wie, blöder bot, dummer bot,
    unfähig*, saftladen, wollt ihr mich, wollen sie mich, zeitverschwendung, nie wieder, das letzte, das allerletzte,
    schämt euch, schämen sie sich, skandal*, keiner antwortet, niemand antwortet, keiner meldet sich, niemand meldet sich,
    warte immer noch, warte seit, werde ignoriert, angelogen, belogen, verklage*, mein anwalt wird`,
  complaint: `
    beschwer*, reklamation, reklamier*, geld zurueck, mein geld wieder, unzufrieden*, nicht zufrieden, enttäuscht*,
    enttäuschend*, schlechter service, schlechte arbeit, schlecht gearbeitet, gepfuscht, pfusch*, schlechte erfahrung,
    nie angekommen, nie geliefert, nicht geliefert, immer noch nicht da, falsch geliefert, falsches geliefert, falsche lieferung,
    keiner gekommen, niemand gekommen, keiner ist gekommen, niemand ist gekommen, niemand aufgetaucht, nicht aufgetaucht,
    nicht erschienen, zu viel berechnet, zuviel berechnet, doppelt abgebucht, doppelt berechnet, falsch abgerechnet,
    falsche rechnung, wieder kaputt, schon wieder defekt, habt ihr beschädigt, ruiniert, versaut, vermasselt, verpfuscht,
    schlimmer als vorher, zu spät gekommen, versetzt worden, mich vergessen, nicht eingehalten`,
  distress: `
    ein notfall, einen notfall, ist notfall, hilfe hilfe, zu hilfe, dringend hilfe, sofort hilfe, bitte helfen sie mir,
    bitte helft mir, helft mir bitte, hilf mir bitte, verzweifel*, panik*, habe angst, hab angst, grosse angst, starke schmerzen,
    schlimme schmerzen, höllische schmerzen, wahnsinnige schmerzen, unerträglich*, blutet*, blutung, rohrbruch, wasserrohrbruch,
    überschwemm*, überflutet*, unter wasser, es brennt, gasgeruch, riecht nach gas, gasleck, bekomme keine luft,
    kriege keine luft, bin am weinen, umbringen, nicht mehr leben, suizid*, selbstmord*, weiss nicht mehr weiter,
    halte es nicht mehr, halte das nicht mehr, ist gestorben, gerade gestorben, verstorben*, ausgesperrt, unfall gehabt,
    hatten einen unfall, polizei, verhaftet, festgenommen, zwangsräumung`,

  greeting: `
    guten tag, guten morgen, guten abend, hallo, hallöchen, hi, hey, moin, servus, grüss gott, grüezi, grüß dich, tach,
    tag zusammen`,
  thanks: `
    danke*, vielen dank, besten dank, herzlichen dank, lieben dank, merci, perfekt, super, prima, spitze, sehr nett,
    sehr freundlich, klasse`,
  goodbye: `
    tschüss*, tschüs, tschau, ciao, wiedersehen, bis bald, bis dann, bis später, schönen tag noch, schönen abend noch,
    gute nacht, mach gut, machen sie es gut, das wars, das war alles, das ist alles`,
  yes: `
    ja, jo, jap, jawohl, klar, sicher, gerne, gern, ok, okay, einverstanden, in ordnung, passt, natürlich, selbstverständlich,
    bitte, mach das, machen sie das, hört sich gut an, klingt gut, von mir aus, meinetwegen, genau, abgemacht`,
  refusal: `
    nein, ne, nee, nö, lieber nicht, möchte ich nicht, möchte nicht, will ich nicht, will nicht, mag nicht, geht sie nichts an,
    geht euch nichts an, geht dich nichts an, gebe ich nicht, geb ich nicht, sage ich nicht, sag ich nicht, nicht nötig,
    nicht notwendig, brauch ich nicht, jetzt nicht, gerade nicht, vielleicht später, später vielleicht, überspringen, schau nur,
    schaue mich nur um, wollte nur schauen, nur gucken, ungern, kein bedarf`,
  notInterested: `
    kein interesse, keine interesse, nicht interessiert, nichts für mich, lasst mich in ruhe, lassen sie mich in ruhe,
    lass mich in ruhe, schreiben sie mir nicht mehr, schreibt mir nicht mehr, hör auf zu fragen, hören sie auf zu fragen,
    hab schon jemand anderen, habe schon jemand anderen, habe jemand anderen gefunden, anderweitig entschieden,
    anders entschieden, für jemand anderen entschieden, hat sich erledigt, brauche es nicht mehr, brauche ich nicht mehr,
    vergiss es, vergessen sie es, schon gut`,

  asking: `
    ich wüsste gern*, würde gern* wissen, möchte wissen, möchte gern* wissen, wollte fragen, wollte wissen, frage mich,
    haben sie, habt ihr, hast du, bieten sie, bietet ihr, machen sie, macht ihr, könnt ihr, könnten sie, könntet ihr, kannst du,
    kann ich, kann man, könnte ich, darf ich, darf man, sind sie, seid ihr, nehmen sie, nehmt ihr, gibt es, gibts, ist es,
    ist das, muss ich, muss man, brauche ich, braucht man, geht das, wie, was, wann, wo, wer, wen, wem, warum, wieso, weshalb,
    welche*, wieviel*, wohin, woher, worauf, womit, suche`,

  services: `
    was macht ihr, was machen sie, was kann man bei euch, was können sie, was verkauft ihr, was verkaufen sie, leistungen,
    dienstleistung*, leistungsangebot, im angebot, angeboten, sortiment, produkte, speisekarte, bieten sie, bietet ihr`,
  prices: `
    wie viel kostet*, wieviel kostet*, was kostet*, teuer, was nehmt ihr, was nehmen sie, was verlangt ihr, was verlangen sie,
    was zahle ich, was zahlt man, was muss ich zahlen, preisliste, preis, preislich, preisspanne, kostet, kostenpunkt, gebühr*,
    honorar*, tarif*, stundensatz, stundenlohn, günstig*, billig*, wie viel, wieviel`,
  hours: `
    öffnungszeit*, geschäftszeit*, sprechzeit*, sprechstunde*, bürozeit*, ladenzeit*, servicezeit*, betriebszeit*,
    wann seid ihr da, wann sind sie da, wann macht ihr auf, wann macht ihr zu, wann machen sie auf, wann machen sie zu,
    habt ihr auf, haben sie auf, wie lange habt ihr, wie lange haben sie, bis wann habt ihr, bis wann haben sie, noch auf,
    heute auf, morgen auf, geöffnet*, offen, öffnet, geschlossen, schliesst, ruhetag*, samstags*, sonntags*, feiertags*`,
  place: `
    wo seid ihr, wo sind sie, wo ist ihr, wo ist euer, wo ist das, wo liegt, wo genau, wo finde ich, wo find ich, wo findet man,
    wo befinden, wie komme ich, wie kommt man, wie komm ich, adresse, anschrift, anfahrt*, wegbeschreibung, standort*,
    in welcher stadt, welche strasse, lageplan, euer laden, ihr büro`,
  contact: `
    mailadresse, e mail, email, telefonnummer, ihre nummer, eure nummer, deine nummer, handynummer, rufnummer, telefonisch,
    telefon, website, homepage, internetseite, kontaktdaten, kontakt, wie erreiche ich, wie erreicht man, euch erreichen,
    sie erreichen, kann ich anrufen, euch anrufen, whatsapp`,
  appointment: `
    termin*, buchen, buchung, reservier*, vorbeikommen, vorbei kommen, vorbeischauen, treffe*, besprechung, beratungsgespräch,
    erstgespräch, besichtigung*, anmelden, anmeldung, bestellen, bestellung, kaufen, beauftragen, ein angebot, angebot einholen,
    angebot machen, angebot erstellen, kostenvoranschlag*, rückruf*, zurückrufen, noch was frei, noch etwas frei,
    einen platz frei, wann passt es, wann ginge`,

  asksTime: `
    wann, wie schnell, wie bald, zeitrahmen, zeitplan, zeitraum, zeitpunkt, termin*, datum, welchem tag, uhrzeit, frist*,
    dringend*, starten, beginnen, deadline`,
  asksBudget: `
    budget*, preisrahmen, kostenrahmen, finanzrahmen, preisvorstellung*, preisklasse, ausgeben, investieren, wie viel, wieviel,
    maximal zahlen, höchstens zahlen`,
  myName: `
    mein name ist, mein name lautet, mein name, ich heisse, heisse, ich bin der, ich bin die, ich bin, bin der, bin die,
    hier ist, hier spricht, hier schreibt, name ist, name, freundliche grüsse, freundlichen grüssen, viele grüsse, liebe grüsse,
    beste grüsse, gruss, grüsse, mfg, lg, vg`,
  amounts: `
    vier, vierz*, vierund*, vierhundert*, viertausend*, fünf*, sechs*, sechz*, sieben*, siebz*, acht, achtz*, achtund*,
    achthundert*, achttausend*, neun*, zehn*, elf, elfhundert*, zwölf*, dreizehn*, einund*, zweiund*, dreiund*, zwanzig*,
    dreissig*, hundert*, einhundert*, zweihundert*, dreihundert*, tausend*, eintausend*, zweitausend*, dreitausend*, million*,
    dutzend*, ein* euro, zwei euro, drei euro, ein* franken, zwei franken, drei franken, kostenlos*, kostenfrei*, gratis*,
    umsonst, geschenkt, ohne aufpreis, ohne berechnung, rabatt*, preisnachlass*, skonto, halbe* preis, zur hälfte,
    prozent günstiger, aufs haus`,
}
