import { createContext, useContext } from 'react'
import type { PageContext } from '#src/app/page.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import type { Evidence } from '#src/domain/cv/evidence.ts'
import type { ScanStore } from './scans/scan-store.ts'

/** What the parts of the editor know beside the form. */
export type CvSource = {
  ctx: PageContext
  /** The same for what outlives a change of the language. */
  latest: { readonly current: PageContext }
  /** What is behind each saved entry beside its owner's word. */
  evidence: ReadonlyMap<string, Evidence>
  /** Where scans of the papers are sent from while the editor is open; made by the part that shows them. */
  scans: { current: ScanStore | undefined }
}

export const CvSourceContext = createContext<CvSource | undefined>(undefined)

export const useCvSource = (): CvSource | undefined => useContext(CvSourceContext)

export function readEvidence({ profileSeaman }: SeamanProfile): ReadonlyMap<string, Evidence> {
  const { experience = [], documents = [] } = profileSeaman.profileData[0] ?? {}
  return new Map([...experience, ...documents].map(({ id, evidence }) => [id, evidence]))
}
