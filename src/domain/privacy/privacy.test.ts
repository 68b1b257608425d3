import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FIRST_WRITERS, mayWriteFirst } from './first-words.ts'
import { masksOfEveryLink } from './link-masks.ts'
import { AUDIENCES, PARTS, type Part, PRIVACY_AT_FIRST, type Privacy, sees, type Viewer } from './privacy.ts'

const arbitraryPrivacy = fc.record(
  Object.fromEntries(PARTS.map((part) => [part, fc.constantFrom(...AUDIENCES[part])])),
) as unknown as fc.Arbitrary<Privacy>
const arbitraryPart = fc.constantFrom(...PARTS)
const arbitraryViewer: fc.Arbitrary<Viewer> = fc.oneof(
  fc.record({ by: fc.constant('link' as const) }),
  fc.record({ by: fc.constantFrom('list' as const, 'application' as const), isVerified: fc.boolean() }),
)

const levelOf = (privacy: Privacy, part: Part): number => (AUDIENCES[part] as readonly string[]).indexOf(privacy[part])
const listSeen = (viewer: Viewer, privacy: Privacy) => PARTS.filter((part) => sees(viewer, privacy, part))

describe('What someone sees of a seafarer', () => {
  test('is everything for the seafarer', () => {
    fc.assert(
      fc.property(arbitraryPrivacy, (privacy) => {
        expect(listSeen({ by: 'self' }, privacy)).toEqual(PARTS)
      }),
    )
  })

  test('is nothing of what is for no one, but for engines, which a link always leaves out', () => {
    fc.assert(
      fc.property(arbitraryPrivacy, arbitraryViewer, arbitraryPart, (privacy, viewer, part) => {
        fc.pre(viewer.by !== 'link' || part !== 'engines')
        expect(sees(viewer, { ...privacy, [part]: 'nobody' }, part)).toBe(false)
      }),
    )
  })

  test('never shrinks when a setting is opened further', () => {
    fc.assert(
      fc.property(arbitraryPrivacy, arbitraryViewer, arbitraryPart, (privacy, viewer, part) => {
        const wider = AUDIENCES[part][levelOf(privacy, part) + 1]
        fc.pre(wider !== undefined)
        expect(listSeen(viewer, { ...privacy, [part]: wider })).toEqual(
          expect.arrayContaining(listSeen(viewer, privacy)),
        )
      }),
    )
  })

  test('is never less for a company whose licence was checked than for another', () => {
    fc.assert(
      fc.property(arbitraryPrivacy, fc.constantFrom('list' as const, 'application' as const), (privacy, by) => {
        expect(listSeen({ by, isVerified: true }, privacy)).toEqual(
          expect.arrayContaining(listSeen({ by, isVerified: false }, privacy)),
        )
      }),
    )
  })

  test('has no certificate where the card is not seen, and neither contacts nor numbers in the crew list', () => {
    fc.assert(
      fc.property(arbitraryPrivacy, fc.boolean(), (privacy, isVerified) => {
        const seen = listSeen({ by: 'list', isVerified }, privacy)
        expect(seen.includes('certificates') && !seen.includes('card')).toBe(false)
        expect(seen).not.toContain('contacts')
        expect(seen).not.toContain('numbers')
      }),
    )
  })

  test('is, before anyone chose, contacts and numbers for checked companies that they applied to', () => {
    expect(listSeen({ by: 'list', isVerified: true }, PRIVACY_AT_FIRST)).toEqual([])
    expect(listSeen({ by: 'application', isVerified: false }, PRIVACY_AT_FIRST)).toEqual([])
    expect(listSeen({ by: 'application', isVerified: true }, PRIVACY_AT_FIRST)).toEqual(['contacts', 'numbers'])
  })
})

test('a link leaves out what no link shows', () => {
  expect(masksOfEveryLink(PRIVACY_AT_FIRST)).toEqual([])
  const closed: Privacy = { ...PRIVACY_AT_FIRST, contacts: 'nobody', numbers: 'nobody' }
  expect(masksOfEveryLink(closed)).toEqual(['contacts', 'numbers', 'birth'])
})

test('who may write first: a company that was applied to, a checked one where it is allowed, no stranger without a licence', () => {
  const all = [true, false].flatMap((isVerified) =>
    [true, false].map((hasApplication) => ({ isVerified, hasApplication })),
  )
  const allowed = FIRST_WRITERS.map((writers) => all.map((writer) => mayWriteFirst(writer, writers)))
  expect(allowed).toEqual([
    [false, false, false, false],
    [true, false, true, false],
    [true, true, true, false],
  ])
})
