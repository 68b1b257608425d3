/** Types of files that the product takes, each told by its bytes and never by its name; `xml`, which has no first bytes of its own, by reading it. */
export const FILE_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  xml: 'application/xml',
} as const

export type FileType = keyof typeof FILE_TYPES
