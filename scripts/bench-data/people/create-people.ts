import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DEMO_PASSWORD, hashPassword } from '../../database.ts'
import { fill } from '../prepare-database.ts'
import { addTraces } from './add-traces.ts'
import { writeCohort } from './cohort.ts'
import { createCopier } from './copy-cohort.ts'

const MIGRATIONS = resolve('src/server/migrations')
const VACANCIES = 30_000
/** So many seafarers are made again, no two alike; the rest are copies of them, whose bytes are the same. */
const COHORT = 20_000
/** Copies after which it says how far it is. */
const STEPS = 5

const inTransaction = (database: DatabaseSync, write: () => void): void => {
  database.exec('BEGIN')
  write()
  database.exec('COMMIT')
}

/** A database of so many seafarers with whole CVs, and of what the product writes around each. Only SQLite is needed for it. */
export function createPeople(file: string, seamen: number, say: (line: string) => void): void {
  rmSync(file, { force: true })
  const database = new DatabaseSync(file)
  for (const name of readdirSync(MIGRATIONS).sort()) database.exec(readFileSync(join(MIGRATIONS, name), 'utf8'))
  const now = Date.now()
  fill(database, VACANCIES, now, () => {})
  const size = Math.min(seamen, COHORT)
  inTransaction(database, () =>
    writeCohort(database, { size, now, passwordHash: hashPassword(DEMO_PASSWORD), seed: 2 }),
  )
  const copy = createCopier(database, size)
  for (let number = 1; number < Math.round(seamen / size); number += 1) {
    inTransaction(database, () => copy(number))
    if (number % STEPS === 0) say(`  ${(number + 1) * size} seafarers, ${Math.round((Date.now() - now) / 1000)} s`)
  }
  addTraces(database, (part) => say(`  ${part}, ${Math.round((Date.now() - now) / 1000)} s`))
  database.close()
}
