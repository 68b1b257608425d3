import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CERTIFICATES, findCertificate } from '../vocabulary/certificates.ts'
import { RANKS } from '../vocabulary/ranks.ts'
import { VESSEL_TYPES } from '../vocabulary/vessel-types.ts'
import { listNeeds, paperOf, partsOf, slugOfPaper } from './needs.ts'
import type { Watched } from './radar.ts'

const TODAY = '2026-11-24'
const paper = (name: string, validDate: string | null = null): Watched => ({
  id: name,
  type: 'certificate',
  name,
  issuedBy: null,
  validDate,
})
const stateOf = (slug: string, post: Parameters<typeof listNeeds>[0], papers: readonly Watched[]) =>
  listNeeds(post, papers, TODAY).find(({ certificate }) => certificate.slug === slug)?.state

const MATE = { rank: 'chief-officer', vesselType: 'lng-carrier' }

test('a chief officer on an LNG carrier needs the papers of the post and those of the ship', () => {
  const needs = listNeeds(MATE, [], TODAY)
  expect(needs.every(({ state }) => state === 'missing')).toBe(true)
  const of = (because: string) =>
    needs.filter((need) => need.because === because).map(({ certificate }) => certificate.slug)
  expect(of('rank')).toEqual(expect.arrayContaining(['chief-mate-master', 'gmdss-goc', 'pscrb', 'medical']))
  expect(of('vessel')).toContain('gas-advanced')
  expect(listNeeds({ ...MATE, vesselType: null }, [], TODAY).some(({ because }) => because === 'vessel')).toBe(false)
})

test.each([
  ['medical', 'eng1'],
  ['oow-deck', 'chief-mate-master'],
  ['chief-mate-master', 'coc'],
])('what asks for %s is answered by %s', (asked, held) => {
  const post = { rank: asked === 'oow-deck' ? 'third-officer' : 'chief-officer', vesselType: null }
  expect(stateOf(asked, post, [paper(held)])).toBe('held')
})

test('basic safety training is held whole or in its four parts, and no longer than the part that ends first', () => {
  const post = { rank: 'able-seaman', vesselType: null }
  const parts = partsOf('basic-safety-training').map((slug) => paper(slug, '2030-01-01'))
  expect(stateOf('basic-safety-training', post, parts)).toBe('held')
  expect(stateOf('basic-safety-training', post, parts.slice(1))).toBe('missing')
  expect(stateOf('basic-safety-training', post, [...parts.slice(1), paper('pst', '2026-11-23')])).toBe('expired')
})

test('a paper that is over is not held, unless another one of it is not', () => {
  expect(stateOf('medical', MATE, [paper('medical', '2026-11-23')])).toBe('expired')
  expect(stateOf('medical', MATE, [paper('medical', '2026-11-24')])).toBe('held')
  expect(stateOf('medical', MATE, [paper('medical', '2020-01-01'), paper('peme', '2027-01-01')])).toBe('held')
})

test('another paper never makes a post lack more, and all papers of the vocabulary make it lack nothing', () => {
  const slugs = CERTIFICATES.map(({ slug }) => slug)
  fc.assert(
    fc.property(
      fc.constantFrom(...RANKS),
      fc.constantFrom(...VESSEL_TYPES),
      fc.subarray(slugs),
      fc.constantFrom(...slugs),
      ({ slug: rank }, { slug: vesselType }, held, more) => {
        const lacks = (names: readonly string[]) =>
          listNeeds(
            { rank, vesselType },
            names.map((name) => paper(name)),
            TODAY,
          ).filter(({ state }) => state !== 'held').length
        expect(lacks([...held, more])).toBeLessThanOrEqual(lacks(held))
        expect(lacks(slugs)).toBe(0)
      },
    ),
  )
})

test('every part of another course is a certificate of the vocabulary', () => {
  for (const slug of partsOf('basic-safety-training')) expect(findCertificate(slug)).toBeDefined()
})

test('each certificate becomes a paper of its kind, which answers it', () => {
  for (const certificate of CERTIFICATES) expect(slugOfPaper(paperOf(certificate))).toBe(certificate.slug)
  const kinds = new Map(CERTIFICATES.map((one) => [one.slug, paperOf(one).type]))
  expect(['seamans-book', 'medical', 'gas-basic'].map((slug) => kinds.get(slug))).toEqual([
    'passport',
    'certificate',
    'certificate',
  ])
  expect(CERTIFICATES.filter(({ kind }) => kind === 'visa').every(({ slug }) => kinds.get(slug) === 'visa')).toBe(true)
})
