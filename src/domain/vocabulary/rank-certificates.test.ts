import { expect, test } from 'vitest'
import { listRankCertificates, listVesselCertificates } from './rank-certificates.ts'
import { listVesselTypesOf } from './rank-vessels.ts'
import { RANKS } from './ranks.ts'

const ofRank = (rank: string) => listRankCertificates(rank).map(({ slug }) => slug)
const ofVessel = (rank: string, vessel: string) => listVesselCertificates(rank, vessel).map(({ slug }) => slug)

test.each(RANKS.filter(({ group }) => group !== 'shore').map(({ slug }) => [slug]))(
  '%s goes to sea with safety training and a medical certificate, nothing twice',
  (slug) => {
    const all = ofRank(slug)
    expect(all).toContain('basic-safety-training')
    expect(all.at(-1)).toBe('medical')
    expect(new Set(all).size).toBe(all.length)
  },
)

test('a certificate of competency comes first, with its regulation', () => {
  expect(listRankCertificates('second-engineer')[0]).toMatchObject({
    slug: 'chief-second-engineer',
    regulation: 'III/2',
  })
  expect(listRankCertificates('able-seaman')[0]).toMatchObject({ regulation: 'II/4' })
  expect(listRankCertificates('chief-cook')[0]).toMatchObject({ regulation: 'MLC A3.2' })
})

test('a cadet needs no competence yet', () => {
  expect(ofRank('deck-cadet')).toEqual(['basic-safety-training', 'security-awareness', 'medical'])
})

test('the greater certificate stands for the lesser', () => {
  expect(ofRank('master')).toContain('medical-care')
  expect(ofRank('master')).not.toContain('medical-first-aid')
  expect(ofRank('security-guard')).not.toContain('security-awareness')
})

test('on tankers those who answer for the cargo need the advanced course, others the basic one', () => {
  expect(ofVessel('chief-officer', 'crude-oil-tanker')).toEqual(['oil-advanced', 'cow-igs'])
  expect(ofVessel('able-seaman', 'crude-oil-tanker')).toEqual(['oil-chemical-basic'])
  expect(ofVessel('second-engineer', 'oil-chemical-tanker')).toEqual(['chemical-advanced', 'oil-advanced'])
  expect(ofVessel('gas-engineer', 'lpg-carrier')).toEqual(['gas-advanced'])
  expect(ofVessel('third-officer', 'lng-carrier')).toEqual(['gas-basic'])
  expect(ofVessel('able-seaman', 'water-tanker')).toEqual([])
})

test('passenger ships, ice, rigs and wind farms add their own', () => {
  expect(ofVessel('master', 'ro-pax')).toEqual([
    'passenger-familiarization',
    'crowd-management',
    'crisis-management',
    'passenger-safety',
    'ro-ro-safety',
    'imdg',
  ])
  expect(ofVessel('master', 'expedition-ship')).toContain('polar-advanced')
  expect(ofVessel('third-officer', 'expedition-ship')).toContain('polar-basic')
  expect(ofVessel('crane-operator', 'fpso')).toEqual(['h2s'])
  expect(ofVessel('able-seaman', 'sov')).toEqual(['gwo'])
  expect(ofVessel('second-officer', 'psv')).toEqual(['dp-induction'])
})

test('a vessel type only adds what the post does not need anyway', () => {
  for (const { slug } of RANKS) {
    const own = new Set(ofRank(slug))
    for (const type of listVesselTypesOf(slug))
      for (const added of ofVessel(slug, type.slug)) expect(own.has(added), `${slug} ${type.slug} ${added}`).toBe(false)
  }
})

test('unknown posts need nothing', () => {
  expect(ofRank('admiral')).toEqual([])
  expect(ofVessel('admiral', 'psv')).toEqual([])
})

test('a basic course for tankers lasts five years for an officer, and does not end for a rating', () => {
  const lifeOf = (rank: string) =>
    listVesselCertificates(rank, 'lng-carrier').find(({ slug }) => slug === 'gas-basic')?.life
  expect([lifeOf('third-officer'), lifeOf('ab')]).toEqual([5, undefined])
})
