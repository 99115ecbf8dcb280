import type { Intents } from './intents.ts'

export const EN: Intents = {
  person: `
    real person, human, to a person, with a person, somebody real, someone real, real human, actual person, talk to someone, talk to somebody,
    speak to someone, speak to somebody, speak with someone, talk with someone, talk to a person, talk to you directly,
    customer service, the owner, the boss, the manager, your boss, representative, call me back, ring me back, someone call me,
    somebody call me, give me a call, have someone call, can you call me, please call me, not a bot, no bot, not a robot,
    stop the bot, live agent, an agent`,
  anger: `
    angry, furious, pissed*, fed up, sick of, ridiculous, unacceptable, outrageous, useless, terrible service, worst, scam*,
    fraud*, rip off, ripoff, joke of a, what a joke, this is a joke, waste of time, wasting my time, stupid bot, idiot*, bullshit,
    wtf, shame on you, never again, had enough, lawyer, sue you, disgust*, are you kidding, not good enough, still waiting,
    nobody answers, no one answers, nobody replies, ignored me, disgrace*, appalling, lied to`,
  complaint: `
    complain*, complaint*, refund*, money back, not happy with, unhappy with, disappointed, dissatisfied, not satisfied,
    did not work, didnt work, does not work, doesnt work, broke again, broken again, fell apart, wrong order, wrong item,
    never arrived, did not show up, didnt show up, no show, nobody came, no one came, nobody showed, overcharged, charged twice,
    charged me twice, bad job, poor job, botched, damaged my, ruined, messed up, screwed up, bad experience, came late, too late,
    an hour late, forgot my, you forgot, made it worse, worse than before`,
  distress: `
    emergency, urgent help, help me please, please help, desperate, panic*, scared, afraid, in pain, severe pain, terrible pain,
    unbearable, bleeding, flooding, flooded, on fire, gas leak, cant breathe, crying, kill myself, want to die, suicid*,
    hurt myself, cant go on, hopeless, passed away, just died, locked out, stranded, accident, evicted, arrested, police,
    in trouble`,
  greeting: 'hi, hello, hey, hiya, good morning, good afternoon, good evening, greetings, howdy',
  thanks: 'thanks, thank you, thx, ty, cheers, much appreciated, great help, perfect, awesome, brilliant',
  goodbye: 'bye, goodbye, see you, see ya, have a good day, have a nice day, good night, take care, thats all, that is all',
  yes: 'yes, yeah, yep, yup, sure, ok, okay, please do, go ahead, of course, sounds good, works for me, deal, fine with me, great',
  refusal: `
    no, nope, nah, no thanks, no thank you, rather not, id rather not, prefer not, dont want to, do not want to, wont give,
    not giving, none of your business, no need, not necessary, dont need, skip, not now, maybe later, just looking, just browsing`,
  notInterested: `
    not interested, no interest, not for me, leave me alone, stop writing, stop asking, found someone else,
    went with someone else, dont need it anymore, changed my mind, forget it, never mind`,
  asking: `
    do you, do u, can you, can u, can i, could you, could i, are you, are u, are there, is there, is it, is that, does it,
    does the, did you, will you, will it, would you, have you, may i, what, whats, when, where, wheres, which, who, whos, why,
    how, hows, any, anyone, i want to know, id like to know, i wonder, wondering, wonder if, tell me, u do, you do, you take,
    u take, u got, you got, looking for, need to know`,
  services: `
    services, what do you do, what you do, what do you offer, what you offer, do you offer, offer, what can you do,
    what all do you, menu, range, products, what do you sell`,
  prices: `
    price*, pricing, cost*, how much, how mutch, charge, charges, rate, rates, fee, fees, expensive, cheap*, quote, what do i pay,
    what would i pay, how many pounds, how many dollars, how many euros, price list`,
  hours: `
    opening hours, opening times, hours, open, opened, close, closed, closing, what time, when are you, when r u, business hours,
    office hours, working hours, available`,
  place: `
    where, address, location, located, directions, how do i get there, how to get there, find you, your place, your shop,
    your office, map, based`,
  contact: `
    phone number, your number, telephone, your phone, email address, your email, e mail, website, your site, reach you,
    contact you, contact details, whatsapp, contact`,
  appointment: `
    appointment, appt, book, booking, reserve, reservation, schedule, meet, meeting, come by, come over, come in, drop by, slot,
    consultation, sign up, sign me up, order, buy, purchase, a quote, an estimate, an offer, proposal, hire you, get started,
    call back, callback, free on, fit me in`,
  asksTime: 'when, timeline, how soon, which day, what day, what time, date, urgent, start, deadline, by when',
  asksBudget: 'budget, spend, how much, price range, invest',
  myName: 'my name is, my names, i am, im, this is, name, call me, it is, signed, regards, best, ask for',
  amounts: `
    four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen,
    twenty*, thirty*, forty*, fifty*, sixty*, seventy*, eighty*, ninety*, hundred*, thousand*, million*, dozen, two bucks,
    three bucks, free of charge, for free, is free, are free, costs nothing, cost nothing, no charge, no cost, without charge,
    complimentary, gratis, on the house, half price, half off, discount*, half the price, a dollar, one dollar, two dollars,
    three dollars, one pound, two pounds, three pounds, one euro, two euros, three euros`,
}
