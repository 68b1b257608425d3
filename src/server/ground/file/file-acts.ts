import type { FilePurpose } from '#src/contract/file/file.ts'
import type { FileType } from '#src/contract/file/file-types.ts'
import type { ImageKind } from '#src/contract/file/images.ts'
import type { CompletionAnswer, CompletionInput } from '#src/contract/file/schemas.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { Owner, PassingFile } from './file.tables.ts'

/** Statements for the batch that stores or removes a picture: they set its key, or clear it. */
export type ShowPicture = (
  services: Needs<'db' | 'clock' | 'ids'>,
  shown: Owner & { pictureKey: string | null; session: Session; now: number },
) => Statement[]

/** `id` is that of the uploaded file. */
export type WholeFile = Owner &
  CompletionInput & {
    id: string
    bytes: Uint8Array<ArrayBuffer>
    /** The session that completed it. */
    session: Session
  }

/** Reads a file that is not stored. Returns its type and the id of the result. Throws `Failure` for a rejected file. */
export type ReadWhole = (
  services: Needs<'db' | 'cvs' | 'clock' | 'ids' | 'keys' | 'files' | 'images'>,
  file: WholeFile,
) => Promise<{ type: FileType; resultId: string }>

/** What the domain that owns a purpose does with its files. */
export type FileActs = Readonly<Record<ImageKind, ShowPicture> & Record<PassingFile['purpose'], ReadWhole>>

/** Data about the result of an upload for the page that follows, by purpose. */
export type FileNews = Readonly<
  Partial<
    Record<
      FilePurpose,
      (services: Needs<'db' | 'clock'>, session: Session, became: string) => Promise<Omit<CompletionAnswer, 'became'>>
    >
  >
>
