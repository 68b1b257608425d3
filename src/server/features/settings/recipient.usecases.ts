import type { Services } from '#src/server/platform/services.ts'
import { findMailRecipient } from './settings.repository.ts'

/** Where mail to an account goes, and in which language. */
export const findRecipient = ({ db }: Services, accountId: string) => findMailRecipient(db, accountId)
