import type { Database } from '#src/server/platform/database.ts'
import type { ListedRow } from './crew-list.repository.ts'

export type DetailRow = ListedRow & { seaman_id: string; is_hidden: number; is_hide_english: number }

// One question for all: who is hidden is not found, and nothing is done for them that is not done for an unknown id.
const DETAIL = `SELECT c.public_id, c.masked_name, c.rank, c.english_level, c.ready_from, c.months, c.rank_months, c.career, c.seaman_id,
  s.is_hidden, s.is_hide_english FROM crew_card c JOIN seaman s ON s.id = c.seaman_id
  WHERE c.public_id = ? AND (c.is_hidden = 0 OR c.seaman_id = ?)`

/** A card that is shown, or the asking seafarer's own. */
export const findCrewCard = async ({ $client: d1 }: Database, publicId: string, asking: string | null) =>
  d1
    .prepare(DETAIL)
    .bind(publicId, asking ?? '')
    .first<DetailRow>()

export type OwnRow = { public_id: string; is_hidden: number; is_hide_english: number }

export const findOwnVisibility = async ({ $client: d1 }: Database, seamanId: string) =>
  d1.prepare('SELECT public_id, is_hidden, is_hide_english FROM seaman WHERE id = ?').bind(seamanId).first<OwnRow>()
