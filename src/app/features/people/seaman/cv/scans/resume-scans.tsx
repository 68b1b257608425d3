import type { CvSource } from '../cv-source.ts'
import { useScanStore } from './use-scan-store.ts'

/** Goes on sending the scans that were on their way when the page went, whichever part of the CV is shown. */
export function ResumeScans({ source }: { source: CvSource }) {
  useScanStore(source)
  return null
}
