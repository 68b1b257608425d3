import type { DatabaseSync } from 'node:sqlite'

/** A later time than any of the cohort's: keys of a copy follow those of the copies before, as the product's keys do. */
const FIRST_TIME = 0x01b00000

const later = (column: string) => `printf('%08x', ${FIRST_TIME} + ?1) || substr(${column}, 9)`
/** No id of the cohort is of this version. */
const PUBLIC_ID = `substr(public_id, 1, 9) || printf('%04x', ?1) || '-8' || substr(public_id, 16)`
/** Nor has one a nought. */
const REFERRAL_ID = `substr(ref_id, 1, 7) || '0' || printf('%02x', ?1)`

/** What is another one's in a copy; `?1` is the number of the copy, `?2` the size of the cohort. The rest of a row stays. */
const CHANGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: { id: later('id'), email: "replace(email, '@', '-' || ?1 || '@')" },
  seaman: {
    id: later('id'),
    account_id: later('account_id'),
    public_id: PUBLIC_ID,
    ref_id: REFERRAL_ID,
  },
  cv: { seaman_id: later('seaman_id') },
  crew_card: { id: 'id + ?1 * ?2', seaman_id: later('seaman_id'), public_id: PUBLIC_ID },
  crew_vessel: { card_id: 'card_id + ?1 * ?2' },
}

const listColumns = (database: DatabaseSync, table: string): string[] =>
  (database.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]).map(({ name }) => name)

/** Writes the seafarers who are there again, under keys, addresses and numbers of their own. */
export function createCopier(database: DatabaseSync, size: number): (copy: number) => void {
  const copies = Object.entries(CHANGES).map(([table, changes]) => {
    const columns = listColumns(database, table)
    const where = table === 'account' ? "WHERE role = 'seaman'" : ''
    database.exec(`CREATE TEMP TABLE first_${table} AS SELECT * FROM ${table} ${where} ORDER BY 1`)
    const values = columns.map((column) => changes[column] ?? column).join(', ')
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values} FROM first_${table}`
    return { statement: database.prepare(sql), takesSize: sql.includes('?2') }
  })
  return (copy) => {
    for (const { statement, takesSize } of copies) statement.run(...(takesSize ? [copy, size] : [copy]))
  }
}
