import type { Call } from '../http/call.ts'

/** Scans of papers. Only the part of the CV that shows them brings it along. */
export const createScanApi = (call: Call) => ({
  listScans: () => call('GET /server/seaman/scan'),
  removeScan: (id: string) => call('DELETE /server/seaman/scan/{id}', { params: { id } }),
  affirmScans: (entry: string) => call('PUT /server/seaman/paper/{entry}/shown', { params: { entry } }),
})

/** Where a scan is read from: for a picture in a page, or a link. */
export const scanPath = (id: string): string => `/server/seaman/scan/${id}`
