import type { DatabaseSync } from 'node:sqlite'
import type { Addition } from '../prepare-database.ts'
import { addTraces } from './add-traces.ts'
import { writeCohort } from './cohort.ts'
import { createCopier } from './copy-cohort.ts'

/** So many are made anew, no two alike; the rest are copies of them, for which bytes are the same. */
const COHORT = 20_000

const inTransaction = (database: DatabaseSync, write: () => void): void => {
  database.exec('BEGIN')
  write()
  database.exec('COMMIT')
}

/** Seafarers with whole CVs, and what the product writes around each. */
export const addPeople = (seamen: number, say: (line: string) => void): Addition => ({
  name: `-and-${seamen}-seafarers`,
  write: ({ database, now, passwordHash }) => {
    const size = Math.min(seamen, COHORT)
    inTransaction(database, () => writeCohort(database, { size, now, passwordHash, seed: 2 }))
    const copy = createCopier(database, size)
    for (let number = 1; number < Math.round(seamen / size); number += 1) {
      inTransaction(database, () => copy(number))
      if (number % 5 === 0) say(`  ${(number + 1) * size} seafarers written`)
    }
    addTraces(database, (part) => say(`  ${Math.round(part * 100)} % of what belongs to them`))
  },
})
