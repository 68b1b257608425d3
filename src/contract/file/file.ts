import type { LimitName } from '../http/limits.ts'
import type { FileType } from './file-types.ts'
import type { ImageKind } from './images.ts'

/** Bytes of a piece; the last one of a file has what is left. A line that breaks costs one of them. */
export const PIECE_BYTES = 262_144

/** What becomes a public picture, what is read once and not kept, what is kept for one person alone, and what goes with a message. */
export type FilePurpose = ImageKind | 'feed' | 'form' | 'scan' | 'licence' | 'attachment'

const PICTURES: readonly FileType[] = ['jpg', 'png', 'gif', 'webp', 'avif']

type Purpose = {
  /** Whose the file is. What is the company's is sent by a member who may change it. */
  owner: 'account' | 'company'
  maxBytes: number
  takes: readonly FileType[]
  /** Counts every file that is begun. */
  limit: Extract<LimitName, 'file-account' | 'scan-account' | 'attachment-account' | 'feed-company' | 'form-company'>
  /** For the person alone, or those they send it to: it is encrypted from its first piece on. */
  isPrivate?: true
  /** Sent also by an admin who acts for the person, in the write mode. */
  impersonation?: 'writes'
}

/** What people send files for. */
export const FILE_PURPOSES: Readonly<Record<FilePurpose, Purpose>> = {
  avatar: { owner: 'account', maxBytes: 10_000_000, takes: PICTURES, limit: 'file-account' },
  logo: { owner: 'company', maxBytes: 10_000_000, takes: PICTURES, limit: 'file-account' },
  feed: { owner: 'company', maxBytes: 900_000, takes: ['xml'], limit: 'feed-company', impersonation: 'writes' },
  form: { owner: 'company', maxBytes: 1_000_000, takes: ['docx'], limit: 'form-company' },
  scan: {
    owner: 'account',
    maxBytes: 10_000_000,
    takes: ['jpg', 'png', 'webp', 'avif', 'pdf'],
    limit: 'scan-account',
    isPrivate: true,
  },
  // Anyone who may change the company sends it; it is kept with the key of the company's account.
  licence: {
    owner: 'account',
    maxBytes: 10_000_000,
    takes: ['jpg', 'png', 'webp', 'avif', 'pdf'],
    limit: 'file-account',
    isPrivate: true,
  },
  attachment: {
    owner: 'account',
    maxBytes: 10_000_000,
    takes: ['jpg', 'png', 'webp', 'avif', 'pdf'],
    limit: 'attachment-account',
    isPrivate: true,
  },
}

export const countPieces = (size: number): number => Math.ceil(size / PIECE_BYTES)
