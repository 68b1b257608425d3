import type { DatabaseSync } from 'node:sqlite'

const POPULAR = 200
const PER_SEAMAN = 5
/** Prime, so that neighbours among seafarers apply far apart. */
const STRIDE = 7919

const insert = (chosen: string): string =>
  `INSERT OR IGNORE INTO application (id, vacancy_id, seaman_id, status, note, created_at, updated_at, vacancy_copy, gap_rules, match_record)
  SELECT lower(hex(randomblob(18))), v.id, s.id, 'new', NULL, v.published_at + s.rowid * 1000, v.published_at + s.rowid * 1000,
    '', 1, '{"rules":1,"lines":[]}' FROM ${chosen}`

/** Applications over all ages of vacancies, and one vacancy for which hundreds applied; the demo's own are for the newest only. */
export function addApplications(database: DatabaseSync): void {
  database
    .prepare(
      insert(`seaman s CROSS JOIN json_each('[${Array.from({ length: PER_SEAMAN }, (_, index) => index)}]') nth
        CROSS JOIN vacancy v ON v.seq = 1 + ((s.rowid * ${PER_SEAMAN} + nth.value) * ${STRIDE}) % (SELECT max(seq) FROM vacancy)
        WHERE v.status = 'published'`),
    )
    .run()
  database
    .prepare(
      insert(`(SELECT * FROM vacancy WHERE status = 'published' ORDER BY seq LIMIT 1) v
        CROSS JOIN (SELECT rowid, id FROM seaman LIMIT ${POPULAR}) s`),
    )
    .run()
}
