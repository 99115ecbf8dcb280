import { type AssistantLanguage } from '../../../../schema/salesbot.ts'

/** Short forms of chats with what they stand for, as `short=full form`. */
const SHORT_FORMS: Record<AssistantLanguage, string> = {
  en: `u=you; ur=your; r=are; y=why; pls=please; plz=please; appt=appointment; appts=appointments; appointmnt=appointment; thx=thanks; tnx=thanks; ty=thank you;
    tysm=thank you; hrs=hours; tmrw=tomorrow; tmr=tomorrow; b4=before; msg=message; addr=address; adress=address; adres=address; adess=address; addres=address; adrress=address; lone=loan; im=i am; ive=i have; dont=do not; doesnt=does not; didnt=did not;
    cant=can not; cannot=can not; wont=will not; isnt=is not; arent=are not; wasnt=was not; wouldnt=would not; couldnt=could not; shouldnt=should not;
    havent=have not; hasnt=has not; youre=you are; theyre=they are; whats=what is; wheres=where is; whos=who is; hows=how is; whens=when is; thats=that is;
    wanna=want to; gonna=going to; gotta=have to; lemme=let me; gimme=give me; dunno=do not know; idk=i do not know; idc=i do not care; asap=as soon as possible;
    ppl=people; abt=about; wat=what; wut=what; wht=what; hw=how; cud=could; wud=would; shud=should; hv=have; bc=because; info=information; kinda=kind of;
    ya=you; yall=you; thanx=thanks; cuz=because; coz=because; rn=right now; nvm=never mind; tho=though; k=ok; okay=ok; okey=ok; oky=ok; whatcha=what do you;
    ill=i will; youve=you have; youll=you will; sat=saturday; sun=sunday; mon=monday; tue=tuesday; tues=tuesday; wed=wednesday; thu=thursday; thur=thursday; thurs=thursday; fri=friday;
    mutch=much; muhc=much; com=come; dos=does; yuo=you; hav=have; wich=which; wen=when; whre=where; whres=where is; hwo=how; waht=what; wats=what is; hws=how is; id=i would; nxt=next; tomoz=tomorrow; 2moro=tomorrow; tmrow=tomorrow; 2day=today; gud=good; aint=is not; shouldve=should have; mch=much; mcuh=much; muc=much; cal=call; thru=through; sombody=somebody; smbdy=somebody; som1=someone; some1=someone; any1=anyone; evry=every; plase=please; pleas=please; plese=please; plss=please; prob=probably; bout=about; cos=because; defo=definitely; tbh=to be honest; btw=by the way; fyi=for your information; dm=message; pm=message; addy=address; cuppa=cup; wknd=weekend; wkend=weekend; wknds=weekends; mins=minutes; yrs=years; yr=your; wk=week; wks=weeks`,
  es: `q=que; k=que; xq=por que; pq=por que; porq=porque; tb=tambien; tmb=tambien; x=por; pa=para; porfa=por favor; xfa=por favor; pf=por favor; bn=bien; d=de; m=me;
    tel=telefono; cel=celular; grax=gracias; gcias=gracias; msj=mensaje; info=informacion; dnd=donde; cto=cuanto; cuant=cuanto; sab=sabado; dom=domingo; lun=lunes; okey=ok; vale=vale;
    ke=que; kiero=quiero; kual=cual; kuanto=cuanto; kien=quien; qien=quien; aki=aqui; ora=hora; asta=hasta; ai=hay; weno=bueno; porfavor=por favor; xfavor=por favor; toy=estoy; ta=esta; tan=estan; tas=estas; tamos=estamos; vdd=verdad; ntp=no te preocupes; finde=fin de semana; num=numero`,
  de: `bzgl=bezuglich; evtl=eventuell; vllt=vielleicht; ne=eine; nen=einen; nem=einem; ner=einer; gibts=gibt es; gehts=geht es; hab=habe; wieviel=wie viel; wg=wegen; tel=telefon;
    nr=nummer; habts=habt ihr; wollt=wollte; koennen=konnen; koennte=konnte; moechte=mochte; fuer=fur; ueber=uber; oeffnungszeiten=offnungszeiten; geoeffnet=geoffnet;
    schoen=schon; gruess=gruss; naechste=nachste; kb=keine lust; nix=nichts; is=ist; isses=ist es; u=und; od=oder; usw=und so weiter; infos=information; info=information; okay=ok; stdn=stunden; std=stunden; min=minuten; ca=circa;
    ham=haben; hamse=haben sie; hamma=haben wir; habta=habt ihr; seids=seid ihr; koenntet=konntet; koennt=konnt; wuerde=wurde; wuerden=wurden; haette=hatte; haetten=hatten; waere=ware; naechsten=nachsten; moechten=mochten; duerfte=durfte; gruesse=grusse; kostets=kostet es; nich=nicht; net=nicht; nichn=nicht ein; net=nicht; mim=mit dem; aufm=auf dem; fuern=fur ein; fürn=fur ein; vlt=vielleicht`,
  fr: `svp=s il vous plait; stp=s il te plait; rdv=rendez vous; rendezvous=rendez vous; bjr=bonjour; slt=salut; dsl=desole; mrc=merci; pk=pourquoi; pq=pourquoi; vs=vous; ns=nous; qd=quand; jai=j ai;
    cest=c est; jsuis=je suis; jveux=je veux; jvoudrais=je voudrais; tel=telephone; num=numero; qq=quelque; qqun=quelqu un; bcp=beaucoup; auj=aujourd hui; pr=pour; ds=dans; tjs=toujours;
    cb=combien; infos=information; info=information; sam=samedi; dim=dimanche; lun=lundi; okay=ok; daccord=d accord; ya=il y a; yatil=y a t il; jsp=je ne sais pas; chui=je suis;
    koi=quoi; ki=qui; kel=quel; kelle=quelle; kan=quand; keske=qu est ce que; kesk=qu est ce que; eske=est ce que; esce=est ce; jaimerai=j aimerais; jaimerais=j aimerais; jcherche=je cherche; jpeux=je peux; jveu=je veux; jvoudrai=je voudrais; tt=tout; qqn=quelqu un; qqch=quelque chose; apt=appartement; ac=avec; mnt=maintenant; pb=probleme; rdvs=rendez vous`,
  pt: `vc=voce; vcs=voces; q=que; pq=por que; tb=tambem; tbm=tambem; obg=obrigado; obgd=obrigado; brigado=obrigado; brigada=obrigado; blz=beleza; td=tudo; qto=quanto; qnto=quanto; qnts=quantos; qntos=quantos; qntas=quantas; qtas=quantas; qtos=quantos; semna=semana; semnas=semanas; qdo=quando; hj=hoje; msg=mensagem;
    pf=por favor; pfv=por favor; pfvr=por favor; n=nao; tel=telefone; cel=celular; fds=fim de semana; ta=esta; to=estou; pra=para; pro=para o; info=informacao; infos=informacao; eh=e; okay=ok;
    dá=da; sab=sabado; dom=domingo; seg=segunda; aki=aqui; mt=muito; mto=muito; oq=o que; hrs=horas;
    kero=quero; qero=quero; comesar=comecar; comessar=comecar; kual=qual; kd=cade; qnt=quanto; qt=quanto; qnd=quando; ñ=nao; naum=nao; cês=voces; cê=voce; oke=o que; qm=quem; qlqr=qualquer; tbem=tambem; msm=mesmo; dps=depois; agr=agora; vlw=valeu; fone=telefone; zap=whatsapp; wpp=whatsapp`,
  ja: '',
}

const SHORT_FORM_ENTRY = /^\s*(\S+)=(.+?)\s*$/s

/** By language, the words that each short form stands for. */
export const ABBREVIATIONS = Object.fromEntries(
  Object.entries(SHORT_FORMS).map(([language, list]) => [
    language,
    new Map(
      list
        .split(';')
        .map((entry) => SHORT_FORM_ENTRY.exec(entry))
        .filter((entry) => entry !== null)
        .map(([, short, full]) => [short!.normalize('NFD').replace(/[\u0300-\u036f]/g, ''), full!.split(' ')]),
    ),
  ]),
) as Record<AssistantLanguage, Map<string, string[]>>
