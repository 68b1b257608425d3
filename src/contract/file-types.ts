/** Types of files that the product takes, each told by its bytes and never by its name. */
export const FILE_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
} as const

export type FileType = keyof typeof FILE_TYPES
