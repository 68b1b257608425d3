import { describe, expect, test } from 'vitest'
import { computeMatrix } from './matrix.ts'
import { createContract, createCv, createPaper, onShip, TODAY } from './voyages.fixture.ts'

const mate = (vessel: string, manager: string | null, company = 'Crew Agency Ltd') =>
  onShip(vessel, { position: 'chief-officer', manager, company })

const CAREER = [
  createContract('2026-08-23', null, mate('lng-carrier', 'Sound Gas')), // 90 days to today
  createContract('2025-01-01', '2025-07-03', mate('lpg-carrier', 'SOUND  GAS')), // 184
  createContract('2024-01-01', '2024-12-31', mate('oil-chemical-tanker', 'Other Tankers')), // 366
  createContract('2022-01-01', '2022-06-30', {
    position: 'second-officer',
    manager: 'Sound Gas',
    fleetTypeAndVesselType: { fleetType: 'merchant-fleet', vesselType: 'bulk-carrier' },
  }), // 181
  createContract(
    '2021-01-01',
    '2021-12-31',
    onShip('crude-oil-tanker', { position: 'deck-cadet', company: 'Sound Gas' }),
  ), // 365
]

const PAPERS = [
  createPaper('chief-mate-master', { issuedBy: 'PL', validDate: '2028-01-01' }),
  createPaper('oow-deck', { issuedBy: 'UA' }),
  createPaper('flag-endorsement', { issuedBy: 'MT', validDate: '2026-11-19' }),
  createPaper('flag-endorsement', { issuedBy: 'LR', validDate: '2026-11-20' }),
  createPaper('gas-advanced', { validDate: '2027-01-01' }),
  createPaper('oil-advanced', { validDate: '2025-01-01' }),
  createPaper('oil-chemical-basic'),
  createPaper('gmdss-goc', { issuedBy: 'PL' }),
]

describe('the matrix of a tanker officer', () => {
  const matrix = computeMatrix(createCv(CAREER, PAPERS), TODAY)

  test('counts years by hand: 640 days in rank, 274 on gas, 366 on chemical, 731 on oil, 1005 on tankers, 821 on watch', () => {
    expect(matrix?.years).toMatchObject({
      rank: 1.8, // 90 + 184 + 366 = 640
      cargo: { oil: 2, chemical: 1, gas: 0.8 },
      tankers: 2.8,
      watch: 2.2, // 640 + 181; not as cadet
    })
  })

  test('counts the operator by the calendar, since the person came to them last', () => {
    expect(matrix?.operator).toBe('Sound Gas')
    expect(matrix?.years.operator).toBe(1.9) // 1 January 2025 to 20 November 2026: 689 days
  })

  test('ends the time with an operator at the last sign-off of who is ashore', () => {
    const ashore = computeMatrix(createCv(CAREER.slice(1)), TODAY)
    expect(ashore?.years.operator).toBe(0.5) // 184 days
    expect(ashore?.joined).toBe('2025-01-01')
  })

  test('shows the person, the last tanker and when the ship was joined', () => {
    expect(matrix).toMatchObject({
      rank: 'chief-officer',
      nationality: 'PL',
      english: 'good',
      cargoes: ['gas'],
      joined: '2026-08-23',
    })
  })

  test('finds the papers by their names, the highest and the valid ones first', () => {
    expect(matrix?.papers.competency).toEqual({ name: 'chief-mate-master', issuedBy: 'PL', isExpired: false })
    expect(matrix?.papers.acceptance.map(({ issuedBy, isExpired }) => [issuedBy, isExpired])).toEqual([
      ['LR', false],
      ['MT', true],
    ])
    expect(matrix?.papers.radio?.name).toBe('gmdss-goc')
  })

  test('takes training only from papers that are valid', () => {
    expect(matrix?.papers.training).toEqual({ oil: 'basic', chemical: 'basic', gas: 'advanced' })
    expect(matrix?.papers.tanker.map(({ name, isExpired }) => [name, isExpired])).toEqual([
      ['gas-advanced', false],
      ['oil-chemical-basic', false],
      ['oil-advanced', true],
    ])
  })

  test('shows a paper that was renewed once, as it is now', () => {
    const renewed = [
      createPaper('gmdss-goc', { issuedBy: 'PL', validDate: '2024-01-01' }),
      createPaper('flag-endorsement', { issuedBy: 'MT', validDate: '2024-01-01' }),
      createPaper('flag-endorsement', { issuedBy: 'MT', validDate: '2029-01-01' }),
    ]
    const papers = computeMatrix(createCv(CAREER, renewed), TODAY)?.papers
    expect(papers?.acceptance).toEqual([{ name: 'flag-endorsement', issuedBy: 'MT', isExpired: false }])
    expect(papers?.radio?.isExpired).toBe(true)
  })

  test('counts days on two tankers at once one time', () => {
    const twice = createCv([
      createContract('2025-01-01', '2025-12-31', mate('lng-carrier', null)),
      createContract('2025-01-01', '2025-12-31', mate('lpg-carrier', null)),
    ])
    expect(computeMatrix(twice, TODAY)?.years).toMatchObject({ tankers: 1, cargo: { gas: 1 } })
  })

  test('takes a type in words of one’s own as a tanker of no known cargo, and a water tanker as none', () => {
    const own = computeMatrix(createCv([createContract('2025-01-01', '2025-12-31', mate('wine tanker', null))]), TODAY)
    expect(own).toMatchObject({ cargoes: [], years: { tankers: 1, cargo: { oil: 0, chemical: 0, gas: 0 } } })
    expect(computeMatrix(createCv([createContract('2025-01-01', null, mate('water-tanker', null))]), TODAY)).toBeNull()
  })

  test('is not there for who was never on a tanker', () => {
    expect(computeMatrix(createCv([]), TODAY)).toBeNull()
    expect(computeMatrix(createCv(CAREER.slice(3, 4)), TODAY)).toBeNull()
  })
})
