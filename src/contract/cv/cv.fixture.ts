import fc, { type Arbitrary } from 'fast-check'
import { toPlainDate } from '../time.ts'
import { FLEETS } from '../vocabulary/fleets.ts'
import { CV_LISTS, CV_PARTS, type Cv } from './cv.ts'
import type { CvField, CvFields } from './fields.ts'

const date = fc
  .date({ min: new Date('1960-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((day) => toPlainDate(day.getTime()))

const words = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 }).map((text) => text.trim() || 'x')

function arbitraryValue(field: CvField): Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
    case 'term':
      return field.required ? words : fc.option(words)
    case 'choice':
      return fc.option(fc.constantFrom(...field.of))
    case 'date':
      return fc.option(date)
    case 'number': {
      const number = fc.integer({ min: field.least, max: field.most })
      return 'initial' in field ? number : fc.option(number)
    }
    case 'money':
      return fc.option(fc.integer({ min: 0, max: 99_999 }).map((units) => units * 100))
    case 'flag':
      return fc.boolean()
    case 'vessel':
      return fc.record({ fleetType: fc.option(fc.constantFrom(...FLEETS)), vesselType: fc.option(words) })
  }
}

const arbitraryValues = (fields: CvFields): Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, arbitraryValue(field)])))

const arbitraryEntries = (fields: CvFields): Arbitrary<{ id: string }[]> =>
  fc.uniqueArray(
    fc.tuple(fc.uuid(), arbitraryValues(fields)).map(([id, values]) => ({ id, ...values })),
    { maxLength: 6, selector: ({ id }) => id },
  )

/** Any document of the schema. */
export const arbitraryCv = fc.record({
  profileData: arbitraryValues(CV_PARTS.profileData),
  experience: arbitraryEntries(CV_LISTS.experience),
  documents: arbitraryEntries(CV_LISTS.documents),
  contact: arbitraryValues(CV_PARTS.contact),
  biometric: arbitraryValues(CV_PARTS.biometric),
  kin: arbitraryValues(CV_PARTS.kin),
}) as Arbitrary<Cv>
