import type { DatabaseSync } from 'node:sqlite'
import { createSeaman, type SeedSeaman } from '#src/server/seed/create-seaman.ts'
import { createCrewCards, createCrewVessels } from '#src/server/seed/crew-cards.ts'
import type { Batch } from '#src/server/seed/rows.ts'
import { toStatements } from '#src/server/seed/to-statements.ts'

const BATCH = 500

type CohortOptions = { size: number; now: number; passwordHash: string; seed: number }

const createRows = (seamen: readonly SeedSeaman[], firstCard: number, now: number): Batch[] => {
  const cards = createCrewCards(seamen, now).map((card, index) => ({ ...card, id: firstCard + index }))
  return [
    { table: 'account', rows: seamen.map(({ account }) => account) },
    { table: 'seaman', rows: seamen.map(({ row }) => row) },
    { table: 'experience', rows: seamen.flatMap(({ experience }) => experience) },
    { table: 'document', rows: seamen.flatMap(({ documents }) => documents) },
    { table: 'crew_card', rows: cards },
    { table: 'crew_vessel', rows: createCrewVessels(cards) },
  ]
}

/** Seafarers of whom no two are alike, numbered after those that are there; they take the place of the demo's. */
export function writeCohort(database: DatabaseSync, { size, now, passwordHash, seed }: CohortOptions): void {
  database.exec(`DELETE FROM application; DELETE FROM crew_vessel; DELETE FROM crew_card; DELETE FROM document; DELETE FROM experience;
    DELETE FROM seaman; DELETE FROM account WHERE role = 'seaman'`)
  for (let start = 0; start < size; start += BATCH) {
    const length = Math.min(BATCH, size - start)
    const seamen = Array.from({ length }, (_, index) => createSeaman(start + index, { now, passwordHash, seed }))
    for (const batch of createRows(seamen, start + 1, now))
      for (const { sql, params } of toStatements(batch)) database.prepare(sql).run(...params)
  }
}
