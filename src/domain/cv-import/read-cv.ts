import { joinDateColumns } from './date-column.ts'
import { learnOrder } from './dates.ts'
import type { FoundFields, Reading } from './found.ts'
import { addNames } from './read-names.ts'
import { readRows } from './read-rows.ts'
import { boundRows, type Row } from './rows.ts'
import type { Terms } from './terms.ts'
import { turnTables } from './turn-tables.ts'

const MAX_ENTRIES = 150

/** Reads a CV from the rows of a document. It decides nothing: results are shown with their source. */
export function readCvRows(rows: readonly Row[], terms: Terms): Reading {
  const bounded = turnTables(joinDateColumns(boundRows(rows)))
  const order = learnOrder(bounded.flatMap(({ cells }) => cells))
  const { person, names, voyages, papers } = readRows(bounded, { terms, order })
  addNames(person.profileData, names)
  return {
    ...person,
    experience: voyages.slice(0, MAX_ENTRIES) as FoundFields[],
    documents: papers.slice(0, MAX_ENTRIES) as FoundFields[],
  }
}
