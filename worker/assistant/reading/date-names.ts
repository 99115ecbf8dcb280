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
