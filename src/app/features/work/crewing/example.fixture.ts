import type { Company } from '#src/contract/crewing/schemas.ts'

export const COMPANY: Company = {
  id: '019a3f00-aaaa-7bbb-8ccc-dddddddddddd',
  slug: 'north-strand-crewing',
  name: 'North Strand Crewing',
  legalName: 'North Strand Crewing Sp. z o.o.',
  kind: 'agency',
  country: 'PL',
  city: 'Gdynia',
  verified: true,
  website: 'https://north-strand.example',
  logo: null,
  about: { text: 'First words.\n\nSecond words.', language: 'en' },
  licence: { number: 'UMG-7', issuer: 'Maritime Office', expires: '2027-01-01', checkedAt: '2026-10-01' },
  offices: [
    { kind: 'head', country: 'PL', city: 'Gdynia', address: 'ul. Portowa 33' },
    { kind: 'crewing', country: 'PH', city: 'Manila', address: null },
  ],
  fleets: [{ fleet: 'tanker-fleet', open: 2, vesselTypes: [{ value: 'lng-carrier', count: 2 }] }],
  openVacancies: 2,
  vacancies: [],
  answers: { rate: 87, hours: 30 },
  joined: { paidOnTime: { yes: 6, of: 7 }, asAdvertised: null, relievedOnTime: null },
  isOwn: false,
}
