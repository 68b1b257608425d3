import { describe, expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import { createDocument, createExperience, createFirstCv } from '#src/domain/cv/cv.ts'
import { toProfileData } from '#src/domain/cv/profile-data.ts'
import { letterPage } from './letter/letter-page.tsx'
import { seaServicePage } from './sea-service-page.tsx'

const ship = (vesselType: string, fleetType = 'tanker-fleet') => ({ fleetTypeAndVesselType: { fleetType, vesselType } })

const CONTRACTS = [
  {
    id: 'a',
    position: 'chief-officer',
    company: 'Strand Gas',
    startDate: '2025-03-15',
    endDate: '2025-04-14',
    fleetVesselName: 'Quiet Solstice',
    fleetVesselImo: '9074729',
    ...ship('lng-carrier'),
  },
  {
    id: 'b',
    position: 'second-officer',
    company: 'Oriel',
    startDate: '2024-01-01',
    endDate: '2024-03-31',
    fleetVesselName: 'Granite Beacon',
    ...ship('bulk-carrier', 'merchant-fleet'),
  },
]

const FIRST = createFirstCv({
  firstname: 'Marek',
  surname: 'Zielinski',
  citizenship: 'PL',
  positionMain: 'chief-officer',
  positionSecond: null,
})

const profileOf = (experience: object[]) =>
  ({
    profileSeaman: {
      profileData: [
        {
          ...toProfileData(FIRST),
          experience: experience.map((told, place) => ({ ...createExperience(String(place)), ...told })),
          documents: [createDocument('p', { type: 'certificate', name: 'gas-advanced' })],
        },
      ],
    },
  }) as unknown as SeamanProfile

async function show(
  page: typeof seaServicePage,
  experience: object[],
  search: Record<string, string> = {},
): Promise<string> {
  const ctx = await createPageContext(
    { getSeamanProfile: async () => profileOf(experience) },
    { search, now: Date.parse('2026-11-20T12:00:00Z'), here: '/seaman/cv/sea-service' },
  )
  return render(ctx, <page.Component data={await page.load(ctx)} ctx={ctx} />)
}

describe('the page of sea service', () => {
  test('counts by calendar months, or as the address says, and names who counts so', async () => {
    const calendar = await show(seaServicePage, CONTRACTS)
    expect(calendar).toContain('(MCA)')
    expect(calendar).toContain('>4 months<')
    expect(await show(seaServicePage, CONTRACTS, { mode: 'thirty' })).toContain('>4 months 2 days<')
    expect(await show(seaServicePage, CONTRACTS, { mode: 'matrix' })).toContain('>0.3 years<')
    expect(await show(seaServicePage, CONTRACTS, { mode: 'moons' })).toContain('(MCA)')
  })

  test('shows the time ashore and, to who was on tankers, the matrix with their papers', async () => {
    const html = await show(seaServicePage, CONTRACTS)
    expect(html).toContain('1 April 2024 – 14 March 2025')
    expect(html).toContain('Liquefied gas: advanced')
    expect(await show(seaServicePage, CONTRACTS.slice(1))).not.toContain('SIRE and CDI require')
  })

  test('says what it leaves out', async () => {
    const html = await show(seaServicePage, [
      ...CONTRACTS,
      { id: 'c', startDate: null },
      { id: 'd', startDate: '2027-01-01', endDate: null },
    ])
    expect(html).toContain('missing or wrong: 1.')
    expect(html).toContain('have not started: 1.')
  })

  test('leads to the CV when there is nothing to count', async () => {
    expect(await show(seaServicePage, [])).toContain('href="/seaman/cv?tab=experience"')
  })
})

describe('the statement', () => {
  test('is for one company or for all, and says who typed it', async () => {
    const all = await show(letterPage, CONTRACTS)
    expect(all).toContain('IMO 9074729')
    expect(all).toContain('The seafarer entered these details')
    const one = await show(letterPage, CONTRACTS, { company: 'oriel' })
    expect(one).toContain('Granite Beacon')
    expect(one).not.toContain('Quiet Solstice')
  })
})
