import fc, { type Arbitrary } from 'fast-check'
import { cutText, normalizeText } from '../text/text.ts'
import { toPlainDate } from '../time.ts'
import { FLEETS } from '../vocabulary/fleets.ts'
import { CV_LISTS, CV_PARTS, type Cv, type CvDocument, type Experience, MAX_DOCUMENTS, MAX_EXPERIENCE } from './cv.ts'
import type { CvField, CvFields } from './fields.ts'

const date = fc
  .date({ min: new Date('1960-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((day) => toPlainDate(day.getTime()))

/** Of each script in which our readers write, with what joins and turns letters in it. */
const LETTERS = ['Aéñ', 'Жїы', 'ابپ', 'हिंदी', '船長', 'Ωß', 'ฟ', '🚢', "-'.,/ "].flatMap((script) => [...script])
const word = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 40 }),
)

/** As it is kept: without space around it, no longer than the field takes, now and then exactly so long. */
const wordsOf = (most: number, hasLines: boolean): Arbitrary<string> => {
  const lines = hasLines ? fc.array(word, { minLength: 1, maxLength: 3 }).map((some) => some.join('\n')) : word
  const longest = fc.constantFrom(...LETTERS.filter((letter) => letter.trim())).map((letter) => letter.repeat(most))
  return fc
    .oneof({ weight: 9, arbitrary: lines }, { weight: 1, arbitrary: longest })
    .map((text) => cutText(normalizeText(text), most).trim() || 'x')
}

function arbitraryValue(field: CvField): Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
    case 'term': {
      const words = wordsOf(field.most, 'lines' in field)
      return field.required ? words : fc.option(words)
    }
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
      return fc.record({
        fleetType: fc.option(fc.constantFrom(...FLEETS)),
        vesselType: fc.option(wordsOf(field.most, false)),
      })
  }
}

const arbitraryValues = (fields: CvFields): Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, arbitraryValue(field)])))

/** Some entries are those of any other CV: it may be the same person's, from another device. */
const id = fc.oneof(
  fc.uuid(),
  fc.integer({ min: 1, max: 5 }).map((place) => `first-${place}`),
)

const arbitraryEntries = (fields: CvFields): Arbitrary<{ id: string }[]> =>
  fc.uniqueArray(
    fc.tuple(id, arbitraryValues(fields)).map(([id, values]) => ({ id, ...values })),
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

/** As many entries as a CV may have. */
export const arbitraryLargestCv = fc
  .tuple(
    arbitraryCv,
    arbitraryValues(CV_LISTS.experience) as Arbitrary<Experience>,
    arbitraryValues(CV_LISTS.documents) as Arbitrary<CvDocument>,
  )
  .map(([cv, contract, paper]): Cv => {
    const fill = <Entry>(most: number, entry: Entry) =>
      Array.from({ length: most }, (_, place) => ({ ...entry, id: `entry-${place}` }))
    return { ...cv, experience: fill(MAX_EXPERIENCE, contract), documents: fill(MAX_DOCUMENTS, paper) }
  })
