import { and, eq, sql } from 'drizzle-orm'
import type { CvDocument } from '#src/domain/cv/cv.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { cvEvidenceTable } from './evidence.tables.ts'
import { hashFacts } from './evidence.ts'

/** The paper is as its scans show. */
export const setScanned = (db: Database, seamanId: string, paper: CvDocument, now: number): Statement => {
  const facts = hashFacts('documents', paper)
  return db
    .insert(cvEvidenceTable)
    .values({ seamanId, entryId: paper.id, level: 'scanned', facts, createdAt: now })
    .onConflictDoUpdate({
      target: [cvEvidenceTable.seamanId, cvEvidenceTable.entryId, cvEvidenceTable.level],
      set: { facts, createdAt: now },
    })
}

/** For the batch that deletes a scan: without scans the paper is only typed. */
export const dropScanned = (db: Database, seamanId: string, entryId: string): Statement =>
  db
    .delete(cvEvidenceTable)
    .where(
      and(
        eq(cvEvidenceTable.seamanId, seamanId),
        eq(cvEvidenceTable.entryId, entryId),
        eq(cvEvidenceTable.level, 'scanned'),
        sql`NOT EXISTS (SELECT 1 FROM cv_scan WHERE seaman_id = ${seamanId} AND entry_id = ${entryId})`,
      ),
    )

/**
 * For the batch after a write of the CV: marks papers as scanned that were scanned before saving, and scans whose paper is gone. A scanned
 * paper that was changed keeps its evidence.
 */
export function followPapers(db: Database, seamanId: string, papers: readonly CvDocument[], now: number): Statement[] {
  const told = JSON.stringify(papers.map((paper) => ({ id: paper.id, facts: hashFacts('documents', paper) })))
  return [
    db.run(sql`INSERT OR IGNORE INTO cv_evidence (seaman_id, entry_id, level, facts, created_at)
      SELECT ${seamanId}, p.value ->> 'id', 'scanned', p.value ->> 'facts', ${now} FROM json_each(${told}) p
      WHERE EXISTS (SELECT 1 FROM cv_scan s WHERE s.seaman_id = ${seamanId} AND s.entry_id = p.value ->> 'id')`),
    db.run(sql`UPDATE cv_scan SET left_at = CASE
        WHEN entry_id IN (SELECT p.value ->> 'id' FROM json_each(${told}) p) THEN NULL ELSE coalesce(left_at, ${now}) END
      WHERE seaman_id = ${seamanId}`),
  ]
}
