import { expect, test } from 'vitest'
import { createDocument, createExperience } from '#src/domain/cv/cv.ts'
import { TYPED } from '#src/domain/cv/evidence.ts'
import { addEvidence, type Found, hashFacts } from './evidence.ts'

const VOYAGE = { ...createExperience('a'), company: 'Halden Gas', startDate: '2025-01-15', endDate: '2025-07-14' }
const PAPER = createDocument('b', { type: 'certificate', name: 'ecdis-generic', number: 'PL7654321' })
const CHECK = {
  address: 'https://check.example',
  number: 'PL7654321',
  checkedOn: '2026-11-01',
  result: 'genuine',
} as const

const found = (told: Partial<Found>): Found => ({
  ...TYPED,
  entryId: 'b',
  facts: hashFacts('documents', PAPER),
  ...told,
})

test('an entry of which no one found anything was typed', () => {
  expect(addEvidence('documents', [PAPER], [found({ entryId: 'c', level: 'checked' })])).toEqual([
    { ...PAPER, evidence: TYPED },
  ])
})

test('the strongest counts, and what was found beside it is told too', () => {
  const rows = [
    found({ level: 'scanned' }),
    found({ level: 'confirmed', company: 'Halden Gas' }),
    found({ level: 'checked', check: CHECK }),
  ]
  expect(addEvidence('documents', [PAPER], rows)[0]?.evidence).toEqual({
    level: 'confirmed',
    check: CHECK,
    company: 'Halden Gas',
  })
})

test('an entry that says something else than when it was checked was typed', () => {
  const edited = { ...PAPER, number: 'PL7654322' }
  const rows = [found({ level: 'checked', check: CHECK })]
  expect(addEvidence('documents', [edited], rows)[0]?.evidence).toEqual(TYPED)
  expect(addEvidence('documents', [{ ...edited, number: PAPER.number }], rows)[0]?.evidence.level).toBe('checked')
})

test('why someone left a ship is their own word: a confirmed voyage stays one', () => {
  const facts = hashFacts('experience', VOYAGE)
  expect(hashFacts('experience', { ...VOYAGE, id: 'z', reasonForLeaving: 'End of contract' })).toBe(facts)
  expect(hashFacts('experience', { ...VOYAGE, endDate: '2025-08-14' })).not.toBe(facts)
})
