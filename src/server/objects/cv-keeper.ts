import { DurableObject } from 'cloudflare:workers'
import {
  type Cv,
  createEmptyCv,
  FIRST_VERSION,
  judgePut,
  type KeptCv,
  NO_VERSION,
  type Put,
  readCv,
  writeCv,
} from '../platform/cv-store.ts'

type Row = { version: number; text: string }

/**
 * The CV of one seafarer, as one text with its version. Calls come one after the other, and none waits in between, so that nothing
 * comes between reading and writing. Where nothing was ever written there is no table, and nothing to pay for.
 */
export class CvKeeper extends DurableObject {
  get(): KeptCv {
    const { sql } = this.ctx.storage
    if (sql.exec("SELECT name FROM sqlite_master WHERE name = 'cv'").toArray().length === 0)
      return createEmptyCv(FIRST_VERSION)
    const { version, text } = sql.exec<Row>('SELECT version, text FROM cv').one()
    return { version, ...readCv(text) }
  }

  put(cv: Cv, basedOn: number): Put {
    const known = judgePut(this.get(), cv, basedOn)
    if (known) return known
    this.keep(basedOn + 1, cv)
    return { version: basedOn + 1 }
  }

  /** What remains says that there is nothing any more, so that a late write does not bring a person back. */
  erase(): void {
    this.keep(NO_VERSION, createEmptyCv(NO_VERSION))
  }

  private keep(version: number, cv: Cv): void {
    const { sql } = this.ctx.storage
    sql.exec(
      'CREATE TABLE IF NOT EXISTS cv (place INTEGER PRIMARY KEY CHECK (place = 1), version INTEGER NOT NULL, text TEXT NOT NULL)',
    )
    sql.exec('INSERT OR REPLACE INTO cv (place, version, text) VALUES (1, ?, ?)', version, writeCv(cv))
  }
}
