import type { FilePurpose } from '#src/contract/file/file.ts'
import type { FileType } from '#src/contract/file/file-types.ts'
import { decodeFile } from './exchange/feed/reading/decode-file.ts'
import { parseFeed } from './exchange/feed/reading/parse-feed.ts'
import { isActivePdf } from './ground/file/reading/pdf/active-pdf.ts'
import { readPicture } from './ground/file/reading/read-picture.ts'
import type { Reading } from './platform/reading-budget.ts'
import type { WorkBudget } from './platform/work-budget.ts'
import { readForm } from './work/agency-form/reading/read-form.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Reads one file within a budget, whose limit `reading` names. A file that is refused throws, or gives what its use case refuses. */
export type UploadReader = { reading: Reading; read: (bytes: Bytes, budget: WorkBudget) => unknown }

const readerOf = (type: FileType): UploadReader => ({
  reading: 'picture',
  read: (bytes, budget) => readPicture(type, bytes, budget),
})

/** Every reader of files that people send, by its name. Each has a generator in `upload-readers.fixture.ts`. */
export const READERS = {
  jpg: readerOf('jpg'),
  png: readerOf('png'),
  gif: readerOf('gif'),
  webp: readerOf('webp'),
  avif: readerOf('avif'),
  pdf: { reading: 'pdf', read: isActivePdf },
  feed: { reading: 'feed', read: (bytes, budget) => parseFeed(decodeFile(bytes), budget) },
  form: { reading: 'form', read: readForm },
} satisfies Readonly<Record<string, UploadReader>>

export type ReaderName = keyof typeof READERS

const PICTURES = { jpg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' } as const
const PAPERS = { ...PICTURES, pdf: 'pdf' } as const

/** Which reader reads the files of each purpose, by their type. */
export const UPLOAD_READERS: Readonly<Record<FilePurpose, Readonly<Partial<Record<FileType, ReaderName>>>>> = {
  avatar: { ...PICTURES, gif: 'gif' },
  logo: { ...PICTURES, gif: 'gif' },
  feed: { xml: 'feed' },
  form: { docx: 'form' },
  scan: PAPERS,
  licence: PAPERS,
  attachment: PAPERS,
}
