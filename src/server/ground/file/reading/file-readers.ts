import type { FileType } from '#src/contract/file/file-types.ts'
import type { Reading } from '#src/server/platform/reading-budget.ts'
import type { WorkBudget } from '#src/server/platform/work-budget.ts'
import { isActivePdf } from './pdf/active-pdf.ts'
import { readPicture } from './read-picture.ts'

/**
 * Reads one file within the budget that `reading` names. It throws for an invalid file, or returns a value that its use case rejects. Each
 * reader has a generator, under the same name, of files that exhaust the budget.
 */
export type UploadReader = {
  name: string
  reading: Reading
  read: (bytes: Uint8Array<ArrayBuffer>, budget: WorkBudget) => unknown
}

const readerOf = (type: FileType): UploadReader => ({
  name: type,
  reading: 'picture',
  read: (bytes, budget) => readPicture(type, bytes, budget),
})

const PICTURE_READERS = {
  jpg: readerOf('jpg'),
  png: readerOf('png'),
  webp: readerOf('webp'),
  avif: readerOf('avif'),
}

/** For pictures that are re-encoded. */
export const AVATAR_READERS = { ...PICTURE_READERS, gif: readerOf('gif') }

/** For scans and attachments. */
export const PAPER_READERS = {
  ...PICTURE_READERS,
  pdf: { name: 'pdf', reading: 'pdf', read: isActivePdf },
} satisfies Partial<Record<FileType, UploadReader>>
