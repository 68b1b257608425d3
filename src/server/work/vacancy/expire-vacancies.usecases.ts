import type { Needs } from '#src/server/platform/services.ts'
import { expireVacancyRows } from './vacancy-expiry.repository.ts'

/** Takes vacancies whose time has passed out of the search; may be run at any time, any number of times. */
export const expireVacancies = ({ db, clock }: Needs<'db' | 'clock'>): Promise<number> => expireVacancyRows(db, clock())
