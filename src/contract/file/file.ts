import type { LimitName } from '../http/limits.ts'
import type { FileType } from './file-types.ts'
import type { ImageKind } from './images.ts'

/** Size of a piece; the last one is shorter. A broken connection costs one piece. */
export const PIECE_BYTES = 262_144

/** Public pictures, files that are read and not stored, private files, and attachments. */
export type FilePurpose = ImageKind | 'feed' | 'form' | 'scan' | 'licence' | 'attachment' | 'service-form'

const PICTURES: readonly FileType[] = ['jpg', 'png', 'gif', 'webp', 'avif']

type Purpose = {
  /** The owner. Company files are uploaded by a member who may change it. */
  owner: 'account' | 'company'
  maxBytes: number
  takes: readonly FileType[]
  /** Counts every upload. */
  limit: Extract<LimitName, 'file-account' | 'scan-account' | 'attachment-account' | 'feed-company' | 'form-company'>
  /** Private to the person or the recipients: encrypted from the first piece on. */
  isPrivate?: true
  /** Also allowed for an admin in write mode. */
  impersonation?: 'writes'
}

/** The purposes of uploads. */
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
  // Uploaded by members who may change the company; encrypted with the key of its first owner's account.
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
  // The form of an ordered service, from the seafarer or filled in by an admin; encrypted with the key of the seafarer.
  'service-form': {
    owner: 'account',
    maxBytes: 10_000_000,
    takes: ['jpg', 'png', 'webp', 'avif', 'pdf', 'docx'],
    limit: 'attachment-account',
    isPrivate: true,
  },
}

export const countPieces = (size: number): number => Math.ceil(size / PIECE_BYTES)
