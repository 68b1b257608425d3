import type { LabelsByLocale, QueryLookup } from '../vocabulary/query-lookup.ts'
import { createQueryLookup } from '../vocabulary/query-lookup.ts'
import { type CountryFinder, createCountryFinder } from './countries.ts'
import { createPaperFinder, type PaperFinder } from './papers.ts'

/** What names are matched with, in all languages. Costly to make: once for a reading. */
export type Terms = { lookup: QueryLookup; findCountry: CountryFinder; findPaper: PaperFinder }

/** `labels`: the messages of the areas `rank`, `vessel` and `certificate`, by locale. */
export const createTerms = (labels: LabelsByLocale): Terms => {
  const findCountry = createCountryFinder(Object.keys(labels))
  return { lookup: createQueryLookup(labels), findCountry, findPaper: createPaperFinder(labels, findCountry) }
}

/** A word of a vocabulary, or what was written where it names none for certain. */
export type Term = { value: string; isSure: boolean }
