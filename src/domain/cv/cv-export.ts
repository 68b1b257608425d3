import type { Cv } from './cv.ts'
import { readCv, writeCv } from './cv-text.ts'

export const EXPORT_FORMAT = 'gangway-cv'
export const EXPORT_VERSION = 1

/** The export file of a CV, complete for import. `exportedOn` is a plain date. */
export type CvExport = { format: typeof EXPORT_FORMAT; version: number; exportedOn: string; cv: object }

export const writeExport = (cv: Cv, exportedOn: string): CvExport => ({
  format: EXPORT_FORMAT,
  version: EXPORT_VERSION,
  exportedOn,
  cv: JSON.parse(writeCv(cv)),
})

/** Returns the CV in such a file; undefined for other files. Values are not validated here. */
export function readExport(file: unknown): Cv | undefined {
  const { format, version, cv } = (file ?? {}) as Partial<CvExport>
  const isOurs = format === EXPORT_FORMAT && version === EXPORT_VERSION && typeof cv === 'object' && cv !== null
  return isOurs ? readCv(JSON.stringify(cv)) : undefined
}
