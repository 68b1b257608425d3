import type { Call } from '../http/call.ts'

/** What papers are measured against. Only the part of the CV that shows it brings it along. */
export const createPaperApi = (call: Call) => ({
  listContracts: () => call('GET /server/seaman/contract'),
  getCalendar: () => call('GET /server/seaman/calendar'),
  makeCalendar: () => call('POST /server/seaman/calendar'),
  endCalendar: () => call('DELETE /server/seaman/calendar'),
})
