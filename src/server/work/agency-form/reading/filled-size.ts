import type { FormList } from '#src/domain/agency-form/agency-form.ts'
import { MAX_DOCUMENTS, MAX_EXPERIENCE } from '#src/domain/cv/cv.ts'
import { FormError } from './form-error.ts'
import type { PartScan, Row, Size } from './scan-part.ts'

/** Limit of all parts of a form after filling with the longest CV. */
const MAX_FILLED: Size = { elements: 300_000, signs: 30_000_000, places: 40_000 }
/** Limit of characters of a paragraph with placeholders. */
const MAX_PARAGRAPH = 20_000

const mostOf = (list: FormList): number => (list === 'experience' ? MAX_EXPERIENCE : MAX_DOCUMENTS)

/** Returns the rows that a list repeats. Throws `FormError` for a row with two lists or nested in another one. */
export function listRepeated({ rows }: PartScan): [row: Row, list: FormList][] {
  const within = new Map<Row, FormList>()
  return rows.flatMap((row): [Row, FormList][] => {
    const [list, ...more] = row.lists
    if (more.length > 0) throw new FormError('mixed', { lists: [...row.lists].join(', ') })
    const around = row.outer && within.get(row.outer)
    if (list && around) throw new FormError('nested', { lists: `${around}, ${list}` })
    const inner = list ?? around
    if (inner) within.set(row, inner)
    return list ? [[row, list]] : []
  })
}

/** Adds up the sizes of a form's parts after filling. */
export class FilledSize {
  readonly #sum: Size = { elements: 0, signs: 0, places: 0 }

  /** Throws `FormError` for rows that cannot be filled, and if the form would become too large. */
  add(scan: PartScan): void {
    this.#addSize(scan.size, 1)
    for (const [row, list] of listRepeated(scan)) this.#addSize(row.size, mostOf(list))
    const isLong = scan.paragraphs.some(({ words, names }) => words.length > MAX_PARAGRAPH && names.length > 0)
    const { elements, signs, places } = this.#sum
    if (isLong || elements > MAX_FILLED.elements || signs > MAX_FILLED.signs || places > MAX_FILLED.places)
      throw new FormError('grows')
  }

  #addSize({ elements, signs, places }: Size, times: number): void {
    this.#sum.elements += elements * times
    this.#sum.signs += signs * times
    this.#sum.places += places * times
  }
}
