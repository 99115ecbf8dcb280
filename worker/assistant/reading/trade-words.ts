import type { WordLanguage } from './chat-words.ts'

/** Everyday words of many trades by language. They speak for it less than the words in chat-words.ts, because some are borrowed. */
export const TRADE_WORDS: Record<WordLanguage, string> = {
  en: `slots slot spot spots trim cancellation policy cancel deposit upfront accepts accessible access entrance stairs lift elevator
    bathroom toilet sink heating broken broke fridge plumber electrician builder gutter floor walls room rooms bedroom bedrooms kitchen
    garden fence driver driving licence license test lesson beginner beginners course courses school students student adults adult
    children child toddler baby pregnant puppy breed breeds groom grooming vaccines shampoo massage facial eyebrows lashes beard shave
    colour color dye highlights perm cream allergy allergic cake cakes bread flowers bouquet wreath funeral birthday party guests guest
    drinks catering waiter travel trip boat bike bikes rent rental hire insurance insured claim warranty guarantee estimate receipt cash
    cheque upload download logo shoot album prints visa solicitor divorce landlord tenant viewing valuation bus train tram tube station
    bring wear nearest outside inside upstairs root duration crown filling kilometres yo`,
  es: `eh espero respuesta acceso silla ruedas rampa elevador ascensor escaleras baño baños solo puntas mesas politica cancelacion cancelar
    reembolso anticipo seña deposito alergia alergico alergica mascota mascotas gatos perrito cachorro vacunas razas uñas tinte mechas
    cejas masaje masajes fuga calentador plomero fontanero electricista albañil cocina cuarto cuartos recamara recámara pintar pintura
    mudanza cajas mueble muebles bodas fiesta cumpleaños invitados bebidas pastel pan funeral clase curso cursos principiantes
    principiante alumnos licencia manejar conducir examen prueba moto bici bicicletas renta seguro garantia factura recibo efectivo
    transferencia cuotas plazos vales testamento divorcio herencia visa contador declaracion departamento depto terreno visita metro
    autobus camion tren cerca lejos llegar llego traer llevar ropa embarazada embarazo dentista muelas diente caries empaste rodilla
    gluten vegana usas usan marca camara festivo festivos fuera quedo hora horas cerrais abris teneis haceis podeis hacéis sale nos vemos
    dura duracion`,
  de: `therme defekt kaputt klempner elektriker maler umzug kartons möbel zimmer küche bad badezimmer garten keller wand wände boden dusche
    klo toilette aufzug fahrstuhl lift treppe stufen barrierefrei rollstuhl rollstuhlgerecht bahn bus tram straßenbahn haltestelle u-bahn
    führerschein fahrstunde fahrstunden anfänger anfängerin prüfung theorie unterricht schüler massage massagen nägel wimpern augenbrauen
    bart färben strähnchen dauerwelle spitzen allergie allergien allergisch schwanger welpe rasse rassen impfungen impfen krallen kuchen
    torte torten brot brötchen blumen strauß kranz beerdigung trauer geburtstag feier gäste gast menü getränke vegetarisch glutenfrei
    laktosefrei boot fahrrad fahrräder ausleihen leihen verleih versicherung versichert garantie gewährleistung anzahlung stornieren
    storno absagen umtausch erstattung bar ec-karte überweisung raten ratenzahlung shooting album abzüge testament scheidung erbe
    vermieter mieter besichtigung bewertung mitbringen anziehen dabei haustiere haustier hunden katzen stornobedingungen dauer
    einzugsgebiet abends uhrzeit`,
  fr: `table six gluten juste pointes acces handicape fauteuil roulant ascenseur escalier escaliers toilettes annulation annuler conditions
    remboursement acompte arrhes caution allergie allergique animaux animal chienne chiot vaccins races poils toilettage barbe meches
    couleur coloration ongle sourcils cils massage massages enceinte plombier electricien peintre demenagement cartons meubles chambre
    chambres cuisine salle bain mur murs sol fissure panne evier robinet baignoire douche permis conduire conduite leçon leçons debutant
    debutants debutante examen eleves eleve courses gateau gateaux pain fleurs fleur bouquet couronne deuil enterrement anniversaire fete
    invites repas boissons traiteur vegetarien vegetarienne vegan velo velos bateau location locations assurance assure garantie especes
    cheque cheques virement plusieurs fois paiement payement moto pneu revision controle technique testament divorce succession notaire
    locataire proprietaire visite estimation metro bus tram gare arret loin pres apporter amener tenue dentiste carie genou epaule duree
    durée premiere première consultation secteur desservi zone soir soirs soirée`,
  pt: `ai anota anotar espero resposta acesso cadeira cadeirante rampa elevador escada escadas banheiro política cancelamento cancelar
    reembolso sinal entrada alergico alergica alergias animais animal bicho pet cadela filhote vacinas vacina raças banho tosa
    sobrancelha tinta tingir luzes mechas escova pontas massagem massagens encanador eletricista pintor pedreiro mudança caixas móveis
    quarto quartos cozinha parede piso chuveiro torneira pia aquecedor quebrado quebrou carteira habilitação dirigir direção iniciante
    iniciantes prova exame alunos aluno curso cursos bolo bolos pão buquê enterro aniversário festa convidados bebidas vegana vegetariano
    glúten lactose bicicleta bicicletas barco locação seguro garantia recibo dinheiro boleto parcelar parcelas parcelado transferência
    moto pneu pneus revisão vistoria testamento divórcio herança inquilino proprietário visita avaliação metrô ônibus trem estação perto
    longe levar trazer roupa dentista cárie joelho ombro encanamento só treino treinos dura cada arranjam duração arranjar conserto`,
}
