import { and, eq, sql } from 'drizzle-orm'
import type { VacancyForm } from '#src/contract/vacancy-editor/form.ts'
import type { CloseOutcome } from '#src/domain/vacancy/own-vacancy.ts'
import { type Database, demand, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { columnsOf, type StoredRow } from '#src/server/platform/stored-rows.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { type DraftRow, vacancyDraftTable } from './vacancy-editor.tables.ts'

export type OwnRow = StoredRow<typeof vacancyTable>

const OWN = `SELECT ${columnsOf(vacancyTable).of()} FROM vacancy WHERE id = ? AND company_id = ?`

/** A vacancy of the company in any status. */
export const findOwnRow = async (
  { $client: d1 }: Database,
  companyId: string,
  id: string,
): Promise<OwnRow | undefined> => (await d1.prepare(OWN).bind(id, companyId).first<OwnRow>()) ?? undefined

const OPEN = `SELECT ${columnsOf(vacancyTable).of()} FROM vacancy
  WHERE company_id = ? AND status IN ('published', 'moderation') AND rank = ? AND vessel_type = ? AND id <> ?
  ORDER BY seq DESC LIMIT 20`

/** Open vacancies of the company for one post on one type of ship. */
export const findOpenOnes = async (
  { $client: d1 }: Database,
  companyId: string,
  { id, rank, vesselType }: { id: string; rank: string; vesselType: string },
): Promise<OwnRow[]> => (await d1.prepare(OPEN).bind(companyId, rank, vesselType, id).all<OwnRow>()).results

export const findDraft = (db: Database, companyId: string, id: string): Promise<DraftRow | undefined> =>
  db
    .select()
    .from(vacancyDraftTable)
    .where(and(eq(vacancyDraftTable.vacancyId, id), eq(vacancyDraftTable.companyId, companyId)))
    .get()

export const insertDraft = (db: Database, draft: Omit<DraftRow, 'version'>): Statement =>
  db.insert(vacancyDraftTable).values({ ...draft, version: 1 })

/** Replaces or clears the document of the version that was read; aborts the batch if it has changed. */
export const replaceDraft = (
  db: Database,
  before: Pick<DraftRow, 'vacancyId' | 'companyId' | 'version'>,
  document: VacancyForm | null,
  now: number,
): Statement[] =>
  before.version === 0
    ? [insertDraft(db, { ...before, document, updatedAt: now })]
    : [
        db
          .update(vacancyDraftTable)
          .set({ document, version: before.version + 1, updatedAt: now })
          .where(
            and(
              eq(vacancyDraftTable.vacancyId, before.vacancyId),
              eq(vacancyDraftTable.companyId, before.companyId),
              eq(vacancyDraftTable.version, before.version),
            ),
          ),
        ...demandOneChange(db),
      ]

/** Deletes the row if there is no vacancy. */
export const deleteDraft = (db: Database, { vacancyId, companyId, version }: DraftRow): Statement[] => [
  db
    .delete(vacancyDraftTable)
    .where(
      and(
        eq(vacancyDraftTable.vacancyId, vacancyId),
        eq(vacancyDraftTable.companyId, companyId),
        eq(vacancyDraftTable.version, version),
      ),
    ),
  ...demandOneChange(db),
]

/** Aborts the batch if the vacancy has changed: published, decided, paused or closed. */
export const demandSameRow = (db: Database, id: string, row: OwnRow | undefined): Statement[] =>
  row
    ? demand(
        db,
        sql`EXISTS (SELECT 1 FROM vacancy WHERE id = ${id} AND status = ${row.status} AND updated_at = ${row.updated_at})`,
      )
    : demand(db, sql`NOT EXISTS (SELECT 1 FROM vacancy WHERE id = ${id})`)

/** Sets the outcome; a paused vacancy ends too. */
export const setOutcome = (db: Database, id: string, outcome: CloseOutcome): Statement =>
  db.update(vacancyTable).set({ outcome, pausedAt: null }).where(eq(vacancyTable.id, id))
