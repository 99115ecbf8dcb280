import { describe, expect, it } from 'vitest'
import type { CardLanguage } from '../../schema/card-language.ts'
import { detectCardLanguage } from './detect-card-language.ts'

const TEXTS: [CardLanguage, string][] = [
  ['en', 'Amina Okafor\nHead of product\nI help small teams build things that people like to use every day.'],
  ['de', 'Anna Meier\nGärtnerin\nWir pflegen Ihren Garten das ganze Jahr über und beraten Sie gern.'],
  ['fr', 'Luc Petit\nBoulanger\nNous préparons notre pain chaque matin avec des farines de la région.'],
  ['it', 'Mia Rossi\nArchitetta\nProgettiamo case che durano e che piacciono a chi le abita ogni giorno.'],
  ['es', 'Ana Gómez\nAbogada\nAyudamos a las familias con sus contratos y con todo lo que necesitan.'],
  ['pt', 'João Silva\nArquiteto\nProjetamos casas para pessoas que gostam de viver perto do mar e não da cidade.'],
  ['nl', 'Jan de Vries\nTimmerman\nWij bouwen keukens en kasten op maat voor het hele huis.'],
  ['pl', 'Ewa Nowak\nProjektantka\nProjektuję wnętrza dla ludzi, którzy lubią spokój i światło w domu.'],
  ['tr', 'Ayşe Yılmaz\nMimar\nİnsanların her gün içinde mutlu yaşadığı evler tasarlıyoruz.'],
  ['ru', 'Анна Иванова\nДизайнер'],
  ['ar', 'ليلى حداد\nمهندسة'],
  ['he', 'נועה לוי\nאדריכלית'],
  ['ja', '佐々木希\n東京でデザインをしています'],
  ['ko', '김민준\n디자이너'],
  ['zh-Hans', '陈伟\n设计师，我们为您服务'],
  ['zh-Hant', '陳偉\n設計師，我們為您服務'],
]

describe('the language of a card’s texts', () => {
  it.each(TEXTS)('%s is recognized', (language, text) => expect(detectCardLanguage(text)).toBe(language))

  it.each([
    ['a name alone in Latin letters', 'Jean Dupont'],
    ['nothing', ''],
    ['characters that are Chinese and Japanese', '山田太郎'],
    ['Ukrainian', 'Ірина Коваль\nДизайнерка інтер’єрів'],
    ['Persian', 'پریسا رضایی\nطراح گرافیک'],
  ])('%s is no reason to propose a language', (_, text) => expect(detectCardLanguage(text)).toBeNull())

  it('a name in another script does not outweigh the texts', () => {
    expect(detectCardLanguage('佐々木希\nI design small homes and gardens for people in London who love light.')).toBe('en')
  })
})
