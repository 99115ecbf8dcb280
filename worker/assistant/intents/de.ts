import type { Intents } from './intents.ts'

export const DE: Intents = {
  person: `
    echter mensch, echten menschen, ein mensch, einen menschen, richtigen menschen, echte person, richtige person,
    mit einer person sprechen, jemanden sprechen, persönlich sprechen, persönlich mit, mit einem mitarbeiter, mit dem chef,
    den chef sprechen, mit dem inhaber, ansprechpartner, ansprechpartnerin, ruft mich an, ruf mich an, mich anrufen, mich zurückrufen,
    jemand anrufen, jemand zurückrufen, kein bot, keinem bot, keinem roboter, mit einer maschine, nicht mit dem bot,
    mit menschen sprechen, rufen sie mich an, rufen sie mich bitte, mit jemand sprechen, mit jemandem sprechen, mit jemand reden,
    mit jemandem reden, mit nem menschen`,
  anger: `
    wütend, echt sauer, total sauer, schnauze voll, mir reichts, jetzt reichts, frechheit, unverschämt*, lächerlich, verarsch*,
    abzocke*, betrüger*, betrug ist, ist betrug, scheiss*, idiot*, blöder bot, dummer bot, unfähig*, saftladen, zeitverschwendung,
    nie wieder bei, das allerletzte, schämt euch, skandal*, keiner antwortet, niemand antwortet, warte immer noch, verklage*,
    mein anwalt wird, inakzeptabel*, jetzt reicht es, nie wieder zu euch`,
  complaint: `
    beschwer*, reklamation, reklamier*, will mein geld, unzufrieden*, nicht zufrieden, enttäuscht*, schlechter service,
    schlechte arbeit, pfusch*, nie angekommen, nie geliefert, nicht geliefert, immer noch nicht da, falsch geliefert, keiner gekommen,
    niemand gekommen, niemand aufgetaucht, zu viel berechnet, doppelt abgebucht, falsch abgerechnet, wieder kaputt, vermasselt,
    schlimmer als vorher, zu spät gekommen, nicht eingehalten, möchte mein geld, mein geld zurück haben, gebt mir mein geld`,
  distress: `
    ein notfall, einen notfall, zu hilfe, dringend hilfe, hilf mir bitte, verzweifel*, in panik, habe solche angst, starke schmerzen,
    unerträglich*, blutet*, blutung, rohrbruch, überschwemm*, steht unter wasser, es brennt, gasgeruch, gasleck, bekomme keine luft,
    umbringen, nicht mehr leben, selbstmord*, weiss nicht mehr weiter, halte es nicht mehr, ist gestorben, verstorben*, ausgesperrt,
    gerade einen unfall, ruft die polizei, verhaftet, suizid*, habe panik, polizei rufen`,

  greeting: 'guten tag, guten morgen, guten abend, hallo, hallöchen, hi, hey, moin, servus, grüss gott, grüezi, grüß dich, tag zusammen',
  thanks: 'danke*, vielen dank, besten dank, herzlichen dank, merci, perfekt, super, prima, sehr nett, sehr freundlich',
  goodbye: 'tschüss*, ciao, wiedersehen, bis bald, bis dann, bis später, schönen tag noch, gute nacht, machs gut, das wars, das war alles',
  yes: `
    ja, jo, jap, klar, aber sicher, gerne, gern, ok, okay, einverstanden, in ordnung, passt, natürlich, selbstverständlich, mach das,
    klingt gut, von mir aus, abgemacht`,
  refusal: `
    nein, nee, nö, lieber nicht, möchte nicht, will nicht, mag nicht, geht sie nichts an, geht euch nichts an, gebe ich nicht,
    sage ich nicht, nicht nötig, brauche ich nicht, jetzt nicht, vielleicht später, überspringen, schaue nur, wollte nur schauen,
    nur gucken, ungern, kein bedarf`,
  notInterested: `
    kein interesse, nicht interessiert, nichts für mich, lasst mich in ruhe, lassen sie mich in ruhe, habe schon jemand anderen,
    anderweitig entschieden, hat sich erledigt, brauche es nicht mehr, brauche ich nicht mehr, vergiss es, vergessen sie es, schon gut,
    in ruhe lassen`,

  asking: `
    ich wüsste gern*, würde gern* wissen, möchte wissen, wollte wissen, frage mich, haben sie, habt ihr, hast du, bieten sie,
    bietet ihr, machen sie, macht ihr, können sie, könnt ihr, kannst du, kann ich, kann man, darf ich, darf man, sind sie, seid ihr,
    nehmen sie, nehmt ihr, gibt es, gibts, ist es, ist das, muss ich, muss man, brauche ich, braucht man, geht das, wie, was, wann, wo,
    wer, wen, warum, wieso, weshalb, welche*, wieviel*, wohin, suche`,

  services: `
    was macht ihr, was machen sie, was verkauft ihr, was verkaufen sie, leistungen, dienstleistung*, im angebot, angeboten, sortiment,
    produkte, speisekarte, bieten sie, bietet ihr`,
  prices: `
    was kostet*, wie viel kostet*, wieviel kostet*, teuer, was nehmt ihr, was nehmen sie, was verlangt ihr, was verlangen sie,
    was muss ich zahlen, preisliste, preis, kostet, gebühr*, honorar*, tarif*, stundensatz, günstig*, billig*, wie viel euro,
    wieviel euro, wie viel ist, wieviel ist, wie viel muss ich, wie viel macht, wieviel macht`,
  hours: `
    öffnungszeit*, geschäftszeit*, sprechzeit*, sprechstunde*, bürozeit*, ladenzeit*, servicezeit*, habt ihr auf, haben sie auf,
    wie lange habt ihr, wie lange haben sie, heute auf, geöffnet*, offen, wann öffnet, geschlossen, wann schliesst, ruhetag*,
    samstags*, sonntags*, feiertags*, macht ihr auf, macht ihr zu, machen sie auf, machen sie zu, wann schliessen, wann öffnen`,
  place: `
    wo seid ihr, wo sind sie, wo ist ihr, wo ist euer, wo ist das, wo liegt, wo genau, wo finde ich, wo findet man, wo befinden,
    wie komme ich, wie kommt man, adresse, anschrift, anfahrt*, wegbeschreibung, standort*, in welcher stadt, welche strasse`,
  contact: `
    mailadresse, e mail, email, telefonnummer, ihre nummer, eure nummer, deine nummer, handynummer, telefonisch, telefon, website,
    homepage, kontaktdaten, kontakt, wie erreiche ich, wie erreicht man, euch erreichen, sie erreichen, kann ich anrufen, whatsapp`,
  appointment: `
    termin*, buchen*, buchung*, reservier*, vorbeikommen, treffen, beratungsgespräch, besichtigung*, anmelden, anmeldung, bestellen,
    bestellung, kaufen, beauftragen, ein angebot, angebot machen, angebot erstellen, kostenvoranschlag*, rückruf*, zurückrufen,
    einen platz frei, wann passt es, noch frei`,

  asksTime: `
    wann, wie schnell, wie bald, zeitrahmen, zeitplan, zeitraum, zeitpunkt, termin*, datum, welchem tag, uhrzeit, frist*, dringend*,
    starten, beginnen, deadline`,
  asksBudget: `
    budget*, preisrahmen, kostenrahmen, preisvorstellung*, preisklasse, ausgeben, investieren, wie viel geld, wieviel geld,
    maximal zahlen, höchstens zahlen`,
  myName: `
    mein name ist, mein name, ich heisse, heisse, ich bin der, ich bin die, ich bin, bin der, bin die, hier ist, hier spricht,
    name ist, name, grüsse, mfg, lg, vg`,
  amounts: `
    vier, vierz*, vierund*, vierhundert*, viertausend*, fünf*, sechs*, sechz*, sieben*, siebz*, acht, achtz*, achtund*, achthundert*,
    neun*, zehn*, elf, zwölf*, dreizehn*, einund*, zweiund*, dreiund*, zwanzig*, dreissig*, hundert*, einhundert*, zweihundert*,
    dreihundert*, tausend*, eintausend*, zweitausend*, dreitausend*, million*, dutzend*, ein* euro, zwei euro, drei euro, ein* franken,
    zwei franken, drei franken, kostenlos*, kostenfrei*, gratis*, umsonst, geschenkt*, ohne aufpreis, ohne berechnung, rabatt*,
    preisnachlass*, skonto, halbe* preis, zur hälfte, aufs haus`,
}
