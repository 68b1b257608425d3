import type { SharedCvContent } from '#src/contract/share/schemas.ts'
import { readCv } from '#src/domain/cv/cv-text.ts'
import type { Evidence } from '#src/domain/cv/evidence.ts'
import type { AppIntl } from '../intl.ts'
import type { CvPaper } from './paper.ts'
import { writePaper } from './write-paper.ts'

/** Returns a CV that others see for their screens. Missing values are filled with empty ones. */
export function writeShared(intl: AppIntl, told: SharedCvContent, now: number): CvPaper {
  const entries = [
    ...told.experience.map((entry) => ['e', entry] as const),
    ...told.documents.map((entry) => ['d', entry] as const),
  ]
  const rename = (prefix: string) => (entry: { id: string }) => ({ ...entry, id: prefix + entry.id })
  const cv = readCv(
    JSON.stringify({
      ...told,
      experience: told.experience.map(rename('e')),
      documents: told.documents.map(rename('d')),
    }),
  )
  const evidence = new Map(entries.map(([prefix, entry]) => [prefix + entry.id, entry.evidence as Evidence]))
  return writePaper(intl, { cv, evidence, now })
}
