import { expect, test } from 'vitest'
import type { ProfileData } from '#src/contract/schemas/account.ts'
import { additionalOf, contractsOf, papersOf } from './read-profile.ts'

const data: ProfileData = {
  firstname: 'Marek',
  surname: 'Zielinski',
  citizenship: 'PL',
  positionMain: 'chief-officer',
  positionSecond: null,
  isHideEngines: true,
  premiumStatusExpiration: null,
  avatar: null,
  documents: [
    {
      id: 'd1',
      type: 'certificate',
      name: 'coc',
      number: '77',
      issuedBy: 'Gdynia',
      issuedDate: '2024-01-02',
      validDate: null,
    },
  ],
  experience: [
    {
      id: 'e1',
      position: 'chief-officer',
      fleetTypeAndVesselType: { fleetType: 'tanker-fleet', vesselType: 'lng-carrier' },
      fleetVesselName: 'Halcyon Reach',
      fleetVesselFlag: 'MT',
      company: 'North Strand',
      startDate: '2026-01-02',
      endDate: null,
    },
  ],
  contact: { mobile: '+48 600 000 000', phone: '' },
  biometric: { height: 182, weight: 0, hairColor: null, eyesColor: null },
  kin: null,
}

test('a contract on board has no last day', () => {
  expect(contractsOf(data)).toEqual([
    {
      key: 'e1',
      position: 'chief-officer',
      vesselType: 'lng-carrier',
      vesselName: 'Halcyon Reach',
      company: 'North Strand',
      from: '2026-01-02',
      to: '',
    },
  ])
})

test('passports have the words of the vocabulary', () => {
  const names = ['international', 'seaman', 'other'].map(
    (name) => papersOf({ ...data, documents: [{ type: 'passport', name }] })[0]?.name,
  )
  expect(names).toEqual(['passport', 'seamans-book', 'other'])
})

test('a paper without end date is unlimited', () => {
  expect(papersOf(data)[0]).toMatchObject({ name: 'coc', number: '77', validTo: null })
})

test('only what is filled in counts as additional', () => {
  expect(additionalOf(data)).toEqual([
    { name: 'mobile', value: '+48 600 000 000' },
    { name: 'height', value: '182' },
  ])
})
