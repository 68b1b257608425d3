import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listChanges } from './changes.ts'
import { arbitraryCv } from './cv.fixture.ts'
import { type Cv, createExperience, createFirstCv } from './cv.ts'

const BASE: Cv = {
  ...createFirstCv({
    firstname: 'Marek',
    surname: 'Zielinski',
    citizenship: 'PL',
    positionMain: 'chief-officer',
    positionSecond: null,
  }),
  experience: ['a', 'b'].map(createExperience),
}

test('fields, entries and their order are told apart', () => {
  const after = structuredClone(BASE)
  after.contact.mobile = '+48 600 100 200'
  after.experience = [createExperience('c'), { ...createExperience('b'), company: 'Halden Gas' }]
  after.documents.reverse()
  expect(listChanges(BASE, after).map(({ path, kind }) => [path.join('.'), kind])).toEqual([
    ['contact.mobile', 'field'],
    ['experience.c', 'added'],
    ['experience.b.company', 'field'],
    ['experience.a', 'removed'],
    ['documents', 'order'],
  ])
})

test('a CV does not differ from itself, and two that differ differ in something', () => {
  fc.assert(
    fc.property(arbitraryCv, arbitraryCv, (one, other) => {
      expect(listChanges(one, structuredClone(one))).toEqual([])
      expect(listChanges(one, other).length > 0).toBe(JSON.stringify(one) !== JSON.stringify(other))
    }),
    { numRuns: 50 },
  )
})
