/** Accepted file types, detected by content and never by name; `xml` and `docx`, which have no signature, by parsing. */
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
