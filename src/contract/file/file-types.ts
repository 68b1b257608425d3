/** Types of files that the product takes, each told by its bytes and never by its name; `xml` and `docx`, which have no first bytes of their own, by reading them. */
export const FILE_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
  xml: 'application/xml',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export type FileType = keyof typeof FILE_TYPES
