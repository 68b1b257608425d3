import type { FileType } from './file-types.ts'

/** Bytes of a piece; the last one of a file has what is left. A line that breaks costs one of them. */
export const PIECE_BYTES = 262_144

export type FilePurpose = 'avatar' | 'logo'

const PICTURES: readonly FileType[] = ['jpg', 'png', 'gif', 'webp', 'avif']

/** `owner`: whose the file is. What is the company's is sent by a member who may change it. */
type Purpose = { owner: 'account' | 'company'; maxBytes: number; takes: readonly FileType[] }

/** What people send files for. Each becomes a public picture; nothing private is taken yet. */
export const FILE_PURPOSES: Readonly<Record<FilePurpose, Purpose>> = {
  avatar: { owner: 'account', maxBytes: 10_000_000, takes: PICTURES },
  logo: { owner: 'company', maxBytes: 10_000_000, takes: PICTURES },
}

export const countPieces = (size: number): number => Math.ceil(size / PIECE_BYTES)
