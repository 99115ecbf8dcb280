import type { WordLanguage } from './chat-words.ts'

// Written down rather than read from Intl, whose formats take milliseconds each to create.

/** Names of the months in each language, from January on, in lower case without accents. */
export const MONTH_NAMES: Record<WordLanguage, string[]> = {
  en: 'january february march april may june july august september october november december'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  de: 'januar februar marz april mai juni juli august september oktober november dezember'.split(' '),
  fr: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' '),
  pt: 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
}

/** Names of the weekdays in each language, from Monday on, in lower case without accents. */
export const WEEKDAY_NAMES: Record<WordLanguage, string[]> = {
  en: 'monday tuesday wednesday thursday friday saturday sunday'.split(' '),
  es: 'lunes martes miercoles jueves viernes sabado domingo'.split(' '),
  de: 'montag dienstag mittwoch donnerstag freitag samstag sonntag'.split(' '),
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '),
  pt: 'segunda terca quarta quinta sexta sabado domingo'.split(' '),
}

/** Short names of months that mean nothing else after a word like "in" or "end of", with the month from 0 to 11. */
export const SHORT_MONTH_NAMES: Record<WordLanguage, Record<string, number>> = {
  en: { jan: 0, feb: 1, mar: 2, apr: 3, jun: 5, jul: 6, aug: 7, sep: 8, sept: 8, oct: 9, nov: 10, dec: 11 },
  es: { ene: 0, feb: 1, abr: 3, jun: 5, jul: 6, ago: 7, sep: 8, sept: 8, oct: 9, nov: 10, dic: 11 },
  de: { jan: 0, feb: 1, mrz: 2, apr: 3, jun: 5, jul: 6, aug: 7, sept: 8, okt: 9, nov: 10, dez: 11 },
  fr: { janv: 0, fev: 1, fevr: 1, avr: 3, juil: 6, sept: 8, oct: 9, nov: 10, dec: 11 },
  pt: { jan: 0, fev: 1, abr: 3, jun: 5, jul: 6, ago: 7, set: 8, out: 9, nov: 10, dez: 11 },
}
