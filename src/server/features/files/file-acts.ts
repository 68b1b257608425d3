import type { FilePurpose } from '#src/contract/files.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import type { Owner } from './files.tables.ts'

/** Statements for the batch in which a picture is stored or taken away: shows its key, or none any more. */
export type ShowPicture = (db: Database, shown: Owner & { pictureKey: string | null; now: number }) => Statement[]

/** What the feature that owns a purpose does with its pictures. */
export type FileActs = Readonly<Record<FilePurpose, ShowPicture>>
