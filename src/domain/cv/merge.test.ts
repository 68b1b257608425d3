import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryCv } from './cv.fixture.ts'
import { type Cv, createExperience, createFirstCv } from './cv.ts'
import { type CvFields, createBlanks } from './fields.ts'
import { mergeCv } from './merge.ts'
import { DOCUMENT_FIELDS, EXPERIENCE_FIELDS } from './parts.ts'

const BASE: Cv = {
  ...createFirstCv({
    firstname: 'Marek',
    surname: 'Zielinski',
    citizenship: 'PL',
    positionMain: 'chief-officer',
    positionSecond: null,
  }),
  experience: ['a', 'b', 'c'].map((id) => ({ ...createExperience(id), fleetVesselName: `Ship ${id}` })),
}

const change = (cv: Cv, edit: (copy: Cv) => void): Cv => {
  const copy = structuredClone(cv)
  edit(copy)
  return copy
}
const idsOf = ({ experience }: Cv) => experience.map(({ id }) => id)

describe('what two devices made of one CV', () => {
  test('is put together field by field', () => {
    const mine = change(BASE, (cv) => {
      cv.contact.mobile = '+48 600 100 200'
      const [first] = cv.experience
      if (first) first.company = 'Strand Gas Shipping'
    })
    const theirs = change(BASE, (cv) => {
      cv.kin.kinName = 'Anna'
      const [first] = cv.experience
      if (first) first.grossTonnage = 104_000
    })
    const { cv, clashes } = mergeCv({ base: BASE, mine, theirs })
    expect(clashes).toEqual([])
    expect(cv.contact.mobile).toBe('+48 600 100 200')
    expect(cv.kin.kinName).toBe('Anna')
    expect(cv.experience[0]).toMatchObject({ company: 'Strand Gas Shipping', grossTonnage: 104_000 })
  })

  test('is asked about where both changed the same field', () => {
    const mine = change(BASE, (cv) => {
      cv.contact.mobile = '1'
    })
    const theirs = change(BASE, (cv) => {
      cv.contact.mobile = '2'
    })
    expect(mergeCv({ base: BASE, mine, theirs }).clashes).toEqual([
      { path: ['contact', 'mobile'], mine: '1', theirs: '2' },
    ])
  })

  test('keeps what each added, where each put it', () => {
    const mine = change(BASE, (cv) => cv.experience.unshift(createExperience('mine')))
    const theirs = change(BASE, (cv) => cv.experience.splice(2, 0, createExperience('theirs')))
    expect(idsOf(mergeCv({ base: BASE, mine, theirs }).cv)).toEqual(['mine', 'a', 'b', 'theirs', 'c'])
  })

  test('lets go of what one took away, unless the other changed it', () => {
    const mine = change(BASE, (cv) => cv.experience.splice(0, 2))
    const theirs = change(BASE, (cv) => {
      const [, second] = cv.experience
      if (second) second.company = 'Halden Gas'
    })
    const { cv } = mergeCv({ base: BASE, mine, theirs })
    expect(idsOf(cv)).toEqual(['b', 'c'])
    expect(cv.experience[0]?.company).toBe('Halden Gas')
  })

  test('keeps what each typed into a contract that is new to both, as when its first save arrived unheard', () => {
    const mine = change(BASE, (cv) =>
      cv.experience.push({ ...createExperience('d'), fleetVesselName: 'Strand Spirit' }),
    )
    const theirs = change(BASE, (cv) => cv.experience.push({ ...createExperience('d'), company: 'Halden Gas' }))
    const { cv, clashes } = mergeCv({ base: BASE, mine, theirs })
    expect(cv.experience.at(-1)).toMatchObject({ fleetVesselName: 'Strand Spirit' })
    expect(clashes).toEqual([{ path: ['experience', 'd', 'company'], mine: null, theirs: 'Halden Gas' }])
  })

  test('keeps the order of the side that changed it', () => {
    const theirs = change(BASE, (cv) => cv.experience.reverse())
    expect(idsOf(mergeCv({ base: BASE, mine: BASE, theirs }).cv)).toEqual(['c', 'b', 'a'])
    expect(idsOf(mergeCv({ base: BASE, mine: theirs, theirs: BASE }).cv)).toEqual(['c', 'b', 'a'])
  })
})

describe('merging any CVs', () => {
  const fieldsOf = (cv: Cv): Map<string, string> => {
    const { experience, documents, ...parts } = cv
    const entries = Object.entries({ ...parts, ...byId('experience', experience), ...byId('documents', documents) })
    return new Map(
      entries.flatMap(([part, values]) =>
        Object.entries(values).map(([name, value]) => [`${part}.${name}`, JSON.stringify(value)] as const),
      ),
    )
  }
  const byId = (list: string, entries: readonly { id: string }[]) =>
    Object.fromEntries(entries.map((entry) => [`${list}.${entry.id}`, entry]))

  /** Of an entry that is new to both sides: what it began with. */
  const untold = (path: string): string | undefined => {
    const [list = '', name = ''] = path.split(/\..*\./)
    const fields = { experience: EXPERIENCE_FIELDS, documents: DOCUMENT_FIELDS }[list]
    return fields && JSON.stringify(createBlanks<CvFields>(fields)[name])
  }

  test('changes nothing where one side did nothing', () => {
    fc.assert(
      fc.property(arbitraryCv, arbitraryCv, (base, other) => {
        expect(mergeCv({ base, mine: base, theirs: other })).toEqual({ cv: other, clashes: [] })
        expect(mergeCv({ base, mine: other, theirs: base })).toEqual({ cv: other, clashes: [] })
      }),
      { numRuns: 60 },
    )
  })

  test('loses no field that either side told: it is in the outcome, or asked about', () => {
    fc.assert(
      fc.property(arbitraryCv, arbitraryCv, arbitraryCv, (base, mine, theirs) => {
        const { cv, clashes } = mergeCv({ base, mine, theirs })
        const [before, after] = [fieldsOf(base), fieldsOf(cv)]
        const asked = new Set(clashes.map(({ path }) => path.join('.')))
        for (const side of [mine, theirs])
          for (const [path, value] of fieldsOf(side))
            if (value !== (before.get(path) ?? untold(path)))
              expect(asked.has(path) || after.get(path) === value, path).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
