import { DurableObject } from 'cloudflare:workers'
import type { Cv } from '#src/domain/cv/cv.ts'
import { USUAL_KEEPING, type VersionKeeping } from '#src/domain/service/premium.ts'
import {
  type CvVersion,
  FIRST_VERSION,
  judgePut,
  type KeptCv,
  NO_VERSION,
  type Put,
  type PutManner,
  type SentCv,
  type StoredCv,
} from '../platform/cv-store.ts'
import { keepsVersion } from '../platform/cv-versions.ts'
import { packCv, unpackCv } from '../platform/packed-cv.ts'
import { readStoredText } from '../platform/stored-document.ts'

// UTC ms from which and until which a state was current.
type Row = { version: number; packed: ArrayBuffer | null; since: number }
type SentRow = { application: string; packed: ArrayBuffer; at: number }
type EarlierRow = { version: number; packed: ArrayBuffer; since: number; until: number }

const TABLES = [
  'CREATE TABLE IF NOT EXISTS kept (place INTEGER PRIMARY KEY CHECK (place = 1), version INTEGER NOT NULL, packed BLOB, since INTEGER NOT NULL)',
  'CREATE TABLE IF NOT EXISTS earlier (version INTEGER PRIMARY KEY, packed BLOB NOT NULL, since INTEGER NOT NULL, until INTEGER NOT NULL)',
  'CREATE TABLE IF NOT EXISTS sent (application TEXT PRIMARY KEY, packed BLOB NOT NULL, at INTEGER NOT NULL)',
]

const readPacked = (packed: ArrayBuffer): string => readStoredText(new Uint8Array(packed))

/**
 * Stores the packed CV of one seafarer with its previous versions. Calls run one after another without awaiting, so nothing happens between
 * read and write. The table is created with the first write, so that reads of an empty object cost nothing.
 */
export class CvKeeper extends DurableObject {
  get(): KeptCv {
    const row = this.find()
    if (!row) return { version: FIRST_VERSION }
    const { version, packed, since } = row
    return packed ? { version, cv: unpackCv(new Uint8Array(packed)), savedAt: since } : { version }
  }

  getUnless(version: number): KeptCv | undefined {
    const { version: current } = this.find() ?? { version: FIRST_VERSION }
    return current === version ? undefined : this.get()
  }

  put(cv: Cv, basedOn: number, now: number, manner: PutManner = {}): Put {
    const known = judgePut(this.get(), cv, basedOn)
    if (known) return known
    this.open()
    this.keepVersion(manner, now)
    this.keep(basedOn + 1, packCv(cv), now)
    return { version: basedOn + 1 }
  }

  listVersions(now: number, keeping: VersionKeeping = USUAL_KEEPING): CvVersion[] {
    if (!this.isThere()) return []
    return this.findEarlier(now, keeping).map(({ version, packed, since, until }) => ({
      version,
      savedAt: since,
      replacedAt: until,
      cv: unpackCv(new Uint8Array(packed)),
    }))
  }

  keepSent(applicationId: string, cv: Cv, now: number): boolean {
    if (this.get().version === NO_VERSION) return false
    this.open()
    this.ctx.storage.sql.exec('INSERT OR IGNORE INTO sent VALUES (?, ?, ?)', applicationId, packCv(cv), now)
    return true
  }

  getSent(applicationId: string): SentCv | undefined {
    if (!this.isThere()) return undefined
    this.open()
    const { sql } = this.ctx.storage
    const [row] = sql.exec<SentRow>('SELECT * FROM sent WHERE application = ?', applicationId).toArray()
    if (!row) return undefined
    return { cv: unpackCv(new Uint8Array(row.packed)), sentAt: row.at }
  }

  listSent(): (Pick<SentCv, 'sentAt'> & { applicationId: string; document: string })[] {
    if (!this.isThere()) return []
    this.open()
    return this.ctx.storage.sql
      .exec<SentRow>('SELECT * FROM sent')
      .toArray()
      .map(({ application, packed, at }) => ({ applicationId: application, document: readPacked(packed), sentAt: at }))
  }

  readStored(): StoredCv | undefined {
    const row = this.find()
    return row?.packed ? { document: readPacked(row.packed), savedAt: row.since } : undefined
  }

  listStored(
    now: number,
    keeping: VersionKeeping = USUAL_KEEPING,
  ): (StoredCv & Pick<CvVersion, 'version' | 'replacedAt'>)[] {
    if (!this.isThere()) return []
    return this.findEarlier(now, keeping).map(({ version, packed, since, until }) => ({
      version,
      document: readPacked(packed),
      savedAt: since,
      replacedAt: until,
    }))
  }

  dropSent(applicationId: string): void {
    if (!this.isThere()) return
    this.open()
    this.ctx.storage.sql.exec('DELETE FROM sent WHERE application = ?', applicationId)
  }

  /** Leaves a marker, so that a late write does not restore an erased CV. */
  erase(): void {
    this.open()
    this.ctx.storage.sql.exec('DELETE FROM earlier')
    this.ctx.storage.sql.exec('DELETE FROM sent')
    this.keep(NO_VERSION, null, 0)
  }

  private isThere(): boolean {
    return this.ctx.storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'kept'").toArray().length > 0
  }

  private find(): Row | undefined {
    if (!this.isThere()) return undefined
    return this.ctx.storage.sql.exec<Row>('SELECT version, packed, since FROM kept').toArray()[0]
  }

  private findEarlier(now: number, { life }: VersionKeeping): EarlierRow[] {
    return this.ctx.storage.sql
      .exec<EarlierRow>('SELECT * FROM earlier WHERE until >= ? ORDER BY version DESC', now - life)
      .toArray()
  }

  private open(): void {
    for (const table of TABLES) this.ctx.storage.sql.exec(table)
  }

  private keep(version: number, packed: Uint8Array | null, since: number): void {
    this.ctx.storage.sql.exec(
      'INSERT OR REPLACE INTO kept (place, version, packed, since) VALUES (1, ?, ?, ?)',
      version,
      packed,
      since,
    )
  }

  private keepVersion({ kind = 'editing', keeping = USUAL_KEEPING }: PutManner, now: number): void {
    const { sql } = this.ctx.storage
    const { last } = sql.exec<{ last: number | null }>('SELECT max(until) AS last FROM earlier').one()
    if (keepsVersion(kind, last ?? undefined, now))
      sql.exec('INSERT INTO earlier SELECT version, packed, since, ? FROM kept WHERE packed IS NOT NULL', now)
    sql.exec(
      'DELETE FROM earlier WHERE until < ? OR version NOT IN (SELECT version FROM earlier ORDER BY version DESC LIMIT ?)',
      now - keeping.life,
      keeping.most,
    )
  }
}
