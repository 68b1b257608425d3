import { describe, expect, test } from 'vitest'
import type { FoundFields } from '#src/domain/cv-import/found.ts'
import { readCvRows } from '#src/domain/cv-import/read-cv.ts'
import { type Row, readTextRows } from '#src/domain/cv-import/rows.ts'
import { createTerms } from '#src/domain/cv-import/terms.ts'
import { listTradeWords } from './trade-words.ts'

const terms = createTerms(listTradeWords())
const read = (text: string) => readCvRows(readTextRows(text), terms)

/** Rows of one table; cells may have several lines. */
const readTable = (...lines: string[][]) =>
  readCvRows(
    lines.map((cells, place): Row => ({ cells, table: 1, place: { page: null, row: place + 1 }, isApart: false })),
    terms,
  )

const valuesOf = (fields: FoundFields | undefined) =>
  Object.fromEntries(Object.entries(fields ?? {}).map(([name, { value }]) => [name, value]))
const doubtsOf = (fields: FoundFields | undefined) =>
  Object.entries(fields ?? {}).flatMap(([name, { isSure }]) => (isSure ? [] : [name]))

describe('a person', () => {
  test('is read from labels that name two facts', () => {
    const { biometric, contact } = read('Altura/Peso: 1,65 m / 74 kg\nCelular/WhatsApp: +51 955 501 873')
    expect(valuesOf(biometric)).toEqual({ height: 165, weight: 74 })
    expect(valuesOf(contact)).toEqual({ mobile: '+51 955 501 873', whatsapp: '+51 955 501 873' })
  })

  test('is read from sentences, every value as uncertain', () => {
    const { profileData } = read(
      'Born in Split on 21 September 1982. Croatian citizen. Married, two children. Fluent in English. Available from 15 January 2027.',
    )
    expect(valuesOf(profileData)).toEqual({
      birthDate: '1982-09-21',
      birthPlace: 'Split',
      citizenship: 'HR',
      maritalStatus: 'married',
      englishLevel: 'fluent',
      readyFrom: '2027-01-15',
    })
    expect(doubtsOf(profileData)).toHaveLength(6)
  })

  test('has labels without marks behind them', () => {
    const { profileData } = read('PERSONAL DATA\nNationality Romanian\nStatus single')
    expect(valuesOf(profileData)).toMatchObject({ citizenship: 'RO', maritalStatus: 'single' })
  })

  test('applies for one rank, and in brackets for another', () => {
    const { profileData } = read('Position applied for: Third Officer (also Second Officer)')
    expect(valuesOf(profileData)).toMatchObject({ positionMain: 'third-officer', positionSecond: 'second-officer' })
  })

  test('says what is ticked on a form', () => {
    expect(valuesOf(read('English: ☐ excellent ☒ good ☐ fair').profileData)).toEqual({ englishLevel: 'good' })
  })

  test('wants pay in a currency that we do not have: nothing is made of it', () => {
    expect(read('Expected salary: R$ 16.500,00').profileData).toEqual({})
  })

  test('has someone to call, whose number may be in the row below', () => {
    const { kin, contact } = read('Person to notify in case of emergency: Liezl Magbanua\nTel. No.: 0918 555 0190')
    expect(valuesOf(kin)).toEqual({ kinName: 'Liezl Magbanua', kinContact: '0918 555 0190' })
    expect(contact).toEqual({})
  })
})

describe('a contract', () => {
  test('is told with labels below the name of the ship, ports in brackets behind the days', () => {
    const { experience } = read(
      'EXPERIENCIA A BORDO (de la más reciente)\n(1) B/T "CÓNDOR PACÍFICO"\nCargo: Cocinero\nEmbarque: 04/11/2025 (Callao)  Desembarque: 19/07/2026 (Balboa)',
    )
    expect(valuesOf(experience[0])).toMatchObject({
      fleetVesselName: 'CÓNDOR PACÍFICO',
      position: 'cook',
      startDate: '2025-11-04',
      endDate: '2026-07-19',
      signOnPort: 'PECLL',
      signOffPort: 'PABLB',
    })
  })

  test('is told in a line: owner and ports are what the words before them say', () => {
    const { experience } = read(
      'SEA SERVICE\n12 Apr 2021 – 3 Nov 2021, Chief Officer, MT “Velebit Star”, 50,300 DWT oil/chemical tanker, owner Jadran Tankers d.d., signed on Algeciras, signed off Houston',
    )
    expect(valuesOf(experience[0])).toMatchObject({
      position: 'chief-officer',
      fleetVesselName: 'Velebit Star',
      deadweight: 50_300,
      fleetTypeAndVesselType: { fleetType: 'tanker-fleet', vesselType: 'oil-chemical-tanker' },
      owner: 'Jadran Tankers d.d.',
      signOnPort: 'ESALG',
      signOffPort: 'USHOU',
    })
  })

  test('of a company with a town behind its name is taken with a doubt', () => {
    const { experience } = read('SEA SERVICE\n2 Jun 2020 – 19 Dec 2020, C/O, MT “Star”, Levant Ship Management, Monaco')
    expect(experience[0]?.company).toMatchObject({ value: 'Levant Ship Management, Monaco', isSure: false })
    expect(experience[0]?.fleetVesselFlag).toBeUndefined()
  })

  test('is in a paragraph beside its dates, which are one below the other', () => {
    const place = { page: 1, row: 1 }
    const line = (...cells: string[]): Row => ({ cells, table: null, place, isApart: false })
    const { experience } = readCvRows(
      [
        line('EXPÉRIENCE PROFESSIONNELLE EN MER'),
        line('du 1er avr. 2025', 'Chef mécanicien – M/Y Étoile du Sud'),
        line('au 28 sept. 2026', 'Yacht de 62 m, 1 240 UMS, pavillon Îles Caïmans'),
        line('Propulsion : 2 × MTU 16V4000 M73 – 2 × 1 920 kW.'),
      ],
      terms,
    )
    expect(valuesOf(experience[0])).toMatchObject({
      position: 'chief-engineer',
      startDate: '2025-04-01',
      endDate: '2026-09-28',
      fleetVesselName: 'Étoile du Sud',
      fleetVesselFlag: 'KY',
      grossTonnage: 1240,
      engineName: 'MTU',
      enginePower: 3840,
    })
  })

  test('says several things in one cell: ship, flag and number, in the order of its lines', () => {
    const { experience } = readTable(
      ['Rank', 'Vessel, flag\nIMO', 'DWT\nGRT', 'From', 'To'],
      ['2/O', 'M/V Ocean Lark\nMarshall Islands\nIMO 9723148', '63512\n36278', '18.03.2025', '02.09.2025'],
    )
    expect(valuesOf(experience[0])).toMatchObject({
      fleetVesselName: 'Ocean Lark',
      fleetVesselFlag: 'MH',
      fleetVesselImo: '9723148',
      deadweight: 63_512,
      grossTonnage: 36_278,
    })
  })

  test('takes two rows of a table whose head takes two', () => {
    const { experience } = readTable(
      ['Period', 'Vessel', 'Flag', 'GT', 'Rank'],
      ['', 'Main engine / power (kW)', '', 'Company', ''],
      ['03/02/2025 -', 'AS Jaguaribe', 'Brazil', '4320', 'ETO'],
      ['22/12/2025', 'Caterpillar 3516C\n8240 kW', '', 'Atlantic Offshore Ltd', ''],
    )
    expect(valuesOf(experience[0])).toMatchObject({
      startDate: '2025-02-03',
      endDate: '2025-12-22',
      fleetVesselName: 'AS Jaguaribe',
      company: 'Atlantic Offshore Ltd',
      engineName: 'Caterpillar',
      enginePower: 8240,
    })
  })

  test('has a rank that is called so in more than one trade: it is asked', () => {
    const { experience } = read('EXPERIENCIA\nCargo: Ayudante de cocina\nBuque: Don Fermín\nEmbarque: 07/06/2016')
    expect(doubtsOf(experience[0])).toContain('position')
  })
})

describe('a paper', () => {
  const paperOf = (line: string) => read(`CERTIFICATES AND DOCUMENTS\n${line}`).documents[0]

  test('is told in a line, with who issued it between the days', () => {
    expect(
      valuesOf(paperOf('Pasaporte: N° 118820447, expedido 10/02/2023 por Migraciones Lima, vence 13/02/2028')),
    ).toEqual({
      type: 'passport',
      name: 'international',
      number: '118820447',
      issuedDate: '2023-02-10',
      issuedBy: 'Migraciones Lima',
      validDate: '2028-02-13',
    })
  })

  test.each([
    ['PSCRB A-VI/2-1', 'pscrb', true],
    ['Z04 高级消防 Advanced Fire Fighting', 'advanced-fire-fighting', true],
    ['Philippine passport', 'international', true],
    ['Panama Seaman’s Book', 'flag-seamans-book', true],
    ['Certificate of Competency (II/1)', 'oow-deck', false],
    ['BOSIET with CA-EBS', 'bosiet', false],
    ['Охрана судна Security duties', 'designated-security-duties', false],
  ])('%s is read as %s, sure or not: %s', (name, slug, isSure) => {
    expect(terms.findPaper(name)).toMatchObject({ name: slug, isSure })
  })

  test('that is no paper but a line with numbers is asked, or left out', () => {
    expect(paperOf('Lima, 05/11/2026')).toBeUndefined()
    expect(doubtsOf(paperOf('Something of ours, No. 44-118, valid until 13 December 2027'))).toContain('number')
  })

  test('is counted in the first column, and numbered in another', () => {
    const { documents } = readTable(
      ['No', 'Document', 'Number', 'Issued', 'Expires'],
      ['1', 'Passport', 'C7719402', '14 Nov 2022', '14 Nov 2032'],
    )
    expect(documents[0]?.number?.value).toBe('C7719402')
  })
})

describe('layouts', () => {
  test('lines that begin with spaces are read as others', () => {
    expect(valuesOf(read('    Position applied for\n    Bosun').profileData)).toEqual({ positionMain: 'bosun' })
  })

  test('contracts that are side by side are read column by column', () => {
    const { experience } = readTable(
      ['Vessel', 'Alfa', 'Bravo'],
      ['Rank', 'Bosun', 'AB'],
      ['Flag', 'Malta', 'Panama'],
      ['Sign on', '13.01.2024', '14.02.2022'],
      ['Sign off', '15.06.2024', '16.08.2022'],
    )
    expect(experience.map((one) => valuesOf(one).fleetVesselName)).toEqual(['Alfa', 'Bravo'])
    expect(valuesOf(experience[1])).toMatchObject({ position: 'able-seaman', endDate: '2022-08-16' })
  })

  test('a label and a value in two scripts are no label in two languages', () => {
    const { profileData } = read('Посада: Bosun\nПрізвище: Nazwisko')
    expect(valuesOf(profileData)).toEqual({ positionMain: 'bosun', surname: 'Nazwisko' })
  })

  test('a paper may be told in lines below its name', () => {
    const { documents } = read('DOCUMENTS\n\nPassport\nNo. EH0447182\n01 Aug 2022 – 31 Jul 2032\n')
    expect(documents.map(valuesOf)).toMatchObject([
      { name: 'international', number: 'EH0447182', issuedDate: '2022-08-01', validDate: '2032-07-31' },
    ])
  })

  test('four figures behind a number are the office that issued it, but for a year', () => {
    const readOffice = (last: string) =>
      valuesOf(read(`DOCUMENTS\n\nPassport EH0447182, ${last}`).documents[0]).issuedBy
    expect([readOffice('5123'), readOffice('2019')]).toEqual(['5123', undefined])
  })
})
