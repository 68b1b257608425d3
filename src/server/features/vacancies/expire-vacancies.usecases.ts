import type { Services } from '#src/server/platform/services.ts'
import { expireVacancyRows } from './vacancy-expiry.repository.ts'

/** Takes vacancies whose time has passed out of the search; may be run at any time, any number of times. */
export const expireVacancies = ({ db, clock }: Services): Promise<number> => expireVacancyRows(db, clock())
