import { describe, expect, it } from 'vitest'
import { collectsOnly } from './collects-only.ts'
import { detectLanguage } from './detect-language.ts'
import { listUnreadRegulations, readCertificates } from './read-certificates.ts'
import { readEnglish } from './read-english.ts'
import { readExperience } from './read-experience.ts'
import { readLabels } from './read-labels.ts'
import { readNationalities } from './read-nationalities.ts'
import { readVessel } from './read-vessel.ts'

const english = (...lines: string[]) => readEnglish(readLabels(lines), lines).level
const nationalities = (...lines: string[]) => readNationalities(readLabels(lines), lines)

it.each([
  ['good command of English language', 'good'],
  ['Proficiency in English (minimum B2 level)', 'good'],
  ['English: fluent', 'fluent'],
  ['Working English is enough', 'working'],
  ['English level: basic', 'basic'],
  ['Marlins test 80 %', 'good'],
  ['хороший английский', 'good'],
  ['Englisch: ausreichend', 'working'],
  ['good salary, English menu', null],
  ['a good ship', null],
])('English: %s', (line, level) => {
  expect(english(line)).toBe(level)
})

it.each([
  [['Nationality: Ukrainian, Georgian'], ['GE', 'UA'], false],
  [['Nationality: EU'], 27, false],
  [['Nationality: any'], [], false],
  [['Nationality: Atlantean'], [], true],
  [['Only for Filipino seafarers'], ['PH'], false],
  [['Open to Polish and Latvian nationals'], ['LV', 'PL'], false],
  [['Гражданство: Украина, Грузия'], ['GE', 'UA'], false],
  [['A crew of many nations'], [], false],
  [['EU citizen'], 27, false],
  [['Bosun, EU citizen, 12 months in rank'], 27, false],
  [['Must be a Polish or Latvian passport holder'], ['LV', 'PL'], false],
  [['Только граждане ЕС'], 27, false],
  [['Только граждане Украины'], [], true],
  [['Atlantean citizens'], [], true],
  [['Crew of Filipino nationals on board'], [], false],
  [['EU citizens preferred'], [], false],
])('nationality: %j', (lines, countries, unread) => {
  const found = nationalities(...lines)
  expect([typeof countries === 'number' ? found.countries.length : found.countries, found.unread]).toEqual([
    countries,
    unread,
  ])
})

it.each([
  [['Min 6 months in rank most recent experience on a similar ship'], { inRank: 6, onType: null }],
  [['lng  experience obligatory as master min 36 months.'], { inRank: 36, onType: null }],
  [['III/2, 12 months in rank'], { inRank: 12, onType: null }],
  [['At least 2 years in rank', '12 months on similar vessels'], { inRank: 24, onType: 12 }],
  [['2 years in rank: $150 USD/month'], { inRank: null, onType: null }],
  [['4 months contract with experience bonus'], { inRank: null, onType: null }],
  [['experience in rank and on similar vessel type;'], { inRank: null, onType: null }],
])('service: %j', (lines, experience) => {
  expect(readExperience(lines)).toEqual(experience)
})

it.each([
  [['Valid Advanced Polar Code Certificate'], ['polar-advanced']],
  [
    ['Proficiency in Fast Rescue Boat (FRB) operations', 'GMDSS GOC, ECDIS, BRM'],
    ['gmdss-goc', 'fast-rescue-boat', 'ecdis-generic', 'bridge-resource-management'],
  ],
  [['ECDIS type-specific'], ['ecdis-type-specific']],
  [['US visa (C1/D) is an advantage'], []],
  [['Schengen visa'], ['schengen-visa']],
  [['valid STCW documents'], []],
  [['III/2, 12 months in rank'], ['chief-second-engineer']],
  [['Certificate STCW Reg. II/5'], ['able-seafarer-deck']],
  [['II/9 and 2/3'], []],
])('papers: %j', (lines, slugs) => {
  expect(readCertificates(lines)).toEqual(slugs)
})

it('a regulation that no paper has is told', () => {
  expect(listUnreadRegulations(['II/5 or II/9', 'III/2'])).toEqual(['II/9'])
})

describe('the ship', () => {
  const none = {
    vessel_name: null,
    engine: null,
    trading_areas: null,
    trading_area: null,
    flag: null,
    built: null,
    dwt: null,
    gt: null,
  }

  it('is described by its own figures only: ranges are a fleet’s', () => {
    expect(readVessel({ dwt: '38000-50000', built: '2014-2018', flag: 'Atlantis' }, [], 2026)).toMatchObject(none)
    expect(readVessel({ gt: '23 540', built: '2014', flag: 'Marshall Islands' }, ['DP2 vessel'], 2026)).toMatchObject({
      gt: 23_540,
      size_value: 23_540,
      size_unit: 'GT',
      built: 2014,
      flag: 'MH',
      dp_class: 2,
    })
    expect(readVessel({}, ['14 000 TEU'], 2026)).toMatchObject({ size_value: 14_000, size_unit: 'TEU' })
  })

  it('has a name without its prefix, and never one that is a contact', () => {
    expect(readVessel({ vesselName: 'M/V Northern Star', port: 'Rotterdam, NL' }, [], 2026)).toMatchObject({
      vessel_name: 'Northern Star',
      port_name: 'Rotterdam',
      port_country: 'NL',
    })
    expect(readVessel({ vesselName: 'call +380441234567', engine: 'see www.a.example' }, [], 2026)).toMatchObject(none)
  })
})

it.each([
  ['The vessel is on a steady trade and you will join in port.', 'en'],
  ['Le navire est dans le port et vous êtes à bord avec nous.', 'fr'],
  ['Buscamos un marinero para el buque con experiencia en la ruta.', 'es'],
  ['Wir suchen einen Kapitän für das Schiff mit Erfahrung.', 'de'],
  ['Procuramos um marinheiro para o navio com boa experiência.', 'pt'],
  ['Kami mencari pelaut untuk kapal dengan pengalaman.', 'id'],
  ['Naghahanap kami ng marino para sa barko na may karanasan.', 'tl'],
  ['Требуется опытный боцман на судно.', 'ru'],
  ['Потрібен досвідчений боцман, їдемо з Одеси.', 'uk'],
  ['مطلوب بحار ماهر للعمل على ناقلة', 'ar'],
  ['अनुभवी बोसन की आवश्यकता है', 'hi'],
  ['招聘有经验的水手长', 'zh'],
  ['Bosun PSV', 'pt'],
] as const)('%s is %s', (text, language) => {
  expect(detectLanguage(text, 'pt')).toBe(language)
})

it.each([
  ['Join our waiting list and be the first to know!', true],
  ['Send CV to our data base', true],
  ['Waiting for you on board', false],
])('no post: %s', (text, collects) => {
  expect(collectsOnly(text)).toBe(collects)
})
