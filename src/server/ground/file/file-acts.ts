import type { FilePurpose } from '#src/contract/file/file.ts'
import type { FileType } from '#src/contract/file/file-types.ts'
import type { ImageKind } from '#src/contract/file/images.ts'
import type { CompletionAnswer, CompletionInput } from '#src/contract/file/schemas.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { Owner, PassingFile } from './file.tables.ts'

/** Statements for the batch in which a picture is stored or taken away: shows its key, or none any more. */
export type ShowPicture = (
  db: Database,
  shown: Owner & { pictureKey: string | null; session: Session; now: number },
) => Statement[]

/** `id` is that of the file as it was sent. */
export type WholeFile = Owner &
  CompletionInput & {
    id: string
    bytes: Uint8Array<ArrayBuffer>
    /** The session that completed it. */
    session: Session
  }

/** Reads a file, which is not kept as it came, once and at once; gives its type and the id of the result. Throws `Failure` for one that is refused. */
export type ReadWhole = (
  services: Needs<'db' | 'cvs' | 'clock' | 'ids' | 'keys' | 'files' | 'images'>,
  file: WholeFile,
) => Promise<{ type: FileType; resultId: string }>

/** What the feature that owns a purpose does with its files. */
export type FileActs = Readonly<Record<ImageKind, ShowPicture> & Record<PassingFile['purpose'], ReadWhole>>

/** What the page that follows shows of what a file became; for the purposes that have something to tell. */
export type FileNews = Readonly<
  Partial<
    Record<
      FilePurpose,
      (services: Needs<'db' | 'clock'>, session: Session, became: string) => Promise<Omit<CompletionAnswer, 'became'>>
    >
  >
>
