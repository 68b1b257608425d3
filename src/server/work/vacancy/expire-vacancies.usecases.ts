import type { Needs } from '#src/server/platform/services.ts'
import { expireVacancyRows } from './vacancy-expiry.repository.ts'

/** Removes expired vacancies from the search. Idempotent. */
export const expireVacancies = ({ db, clock }: Needs<'db' | 'clock'>): Promise<number> => expireVacancyRows(db, clock())
