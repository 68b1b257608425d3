/** Formats of CV files. */
export const CV_FILES = ['docx', 'resume', 'export', 'crew-list'] as const

export type CvFileKind = (typeof CV_FILES)[number]

/** Returns the address of a file; `in` is its language, `off` the masks, as for the printed page. */
export const cvFilePath = (kind: CvFileKind): string => `/server/seaman/cv/file/${kind}`
