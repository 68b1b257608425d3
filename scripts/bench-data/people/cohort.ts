import type { DatabaseSync } from 'node:sqlite'
import { createCvRow, createSeaman, type SeedSeaman } from '#src/server/seed/create-seaman.ts'
import { createCrewCards, createCrewVessels } from '#src/server/seed/crew-cards.ts'
import type { Batch } from '#src/server/seed/rows.ts'
import { toStatements } from '#src/server/seed/to-statements.ts'

const BATCH = 500

type CohortOptions = { size: number; now: number; passwordHash: string; seed: number }

const TYPICAL = { contracts: 14, papers: 18 }

/** Returns `count` entries: those of one person, then those of the next ones. */
const fillUp = <Entry>(lists: readonly (readonly Entry[])[], from: number, count: number): Entry[] =>
  lists.concat(lists).slice(from).flat().slice(0, count)

/** The same people, each with a CV of the typical length. */
function toTypical(seamen: readonly SeedSeaman[]): SeedSeaman[] {
  const [contracts, papers] = [seamen.map(({ cv }) => cv.experience), seamen.map(({ cv }) => cv.documents)]
  return seamen.map((seaman, place) => {
    const experience = fillUp(contracts, place, TYPICAL.contracts)
    return { ...seaman, cv: { ...seaman.cv, experience, documents: fillUp(papers, place, TYPICAL.papers) } }
  })
}

const createRows = (seamen: readonly SeedSeaman[], firstCard: number, now: number): Batch[] => {
  const cards = createCrewCards(seamen, now).map((card, index) => ({ ...card, id: firstCard + index }))
  return [
    { table: 'account', rows: seamen.map(({ account }) => account) },
    { table: 'seaman', rows: seamen.map(({ row }) => row) },
    { table: 'cv', rows: seamen.map(createCvRow) },
    { table: 'crew_card', rows: cards },
    { table: 'crew_vessel', rows: createCrewVessels(cards) },
  ]
}

/** Seafarers of whom no two are alike, numbered after those that are there; they take the place of the demo's. */
export function writeCohort(database: DatabaseSync, { size, now, passwordHash, seed }: CohortOptions): void {
  database.exec(`DELETE FROM application; DELETE FROM crew_vessel; DELETE FROM crew_card; DELETE FROM cv;
    DELETE FROM seaman; DELETE FROM account WHERE role = 'seaman'`)
  for (let start = 0; start < size; start += BATCH) {
    const length = Math.min(BATCH, size - start)
    const seamen = Array.from({ length }, (_, index) => createSeaman(start + index, { now, passwordHash, seed }))
    for (const batch of createRows(toTypical(seamen), start + 1, now))
      for (const { sql, params } of toStatements(batch)) database.prepare(sql).run(...params)
  }
}
