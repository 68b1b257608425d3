/** Files that a CV goes out as. */
export const CV_FILES = ['docx', 'resume', 'export', 'crew-list'] as const

export type CvFileKind = (typeof CV_FILES)[number]

/** Where one is fetched; `in` is its language, `off` what is left out, as in the address of the printed page. */
export const cvFilePath = (kind: CvFileKind): string => `/server/seaman/cv/file/${kind}`
