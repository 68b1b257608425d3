import { createContext, useContext } from 'react'
import type { PageContext } from '#src/app/page.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import type { Evidence } from '#src/domain/cv/evidence.ts'
import type { ScanStore } from './scans/scan-store.ts'

/** Data of the editor besides the form. */
export type CvSource = {
  ctx: PageContext
  /** The same, updated on a change of language. */
  latest: { readonly current: PageContext }
  /** Evidence of each saved entry. */
  evidence: ReadonlyMap<string, Evidence>
  /** The scan uploads of the open editor, created by the part that shows them. */
  scans: { current: ScanStore | undefined }
}

export const CvSourceContext = createContext<CvSource | undefined>(undefined)

export const useCvSource = (): CvSource | undefined => useContext(CvSourceContext)

export function readEvidence({ profileSeaman }: SeamanProfile): ReadonlyMap<string, Evidence> {
  const { experience = [], documents = [] } = profileSeaman.profileData[0] ?? {}
  return new Map([...experience, ...documents].map(({ id, evidence }) => [id, evidence]))
}
