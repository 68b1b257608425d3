import type { Query } from '../http/addresses.ts'
import type { Call } from '../http/call.ts'

/** A company's sources of vacancies and their reports; a file of them is sent as every file. */
export const createFeedApi = (call: Call) => ({
  findFeeds: () => call('GET /server/company/feed'),
  getFeed: (id: string, query: Query) => call('GET /server/company/feed/{id}', { params: { id }, query }),
  addFeedAddress: (address: string) => call('POST /server/company/feed', { body: { address } }),
  readFeedNow: (id: string) => call('POST /server/company/feed/{id}/reading', { params: { id } }),
  confirmFeed: (id: string, body: { report: string; noFee: boolean }) =>
    call('POST /server/company/feed/{id}/confirmation', { params: { id }, body }),
  saveFeedSettings: (id: string, publishesAlone: boolean) =>
    call('PUT /server/company/feed/{id}', { params: { id }, body: { publishesAlone } }),
  removeFeed: (id: string, vacancies: 'keep' | 'close') =>
    call('POST /server/company/feed/{id}/removal', { params: { id }, body: { vacancies } }),
})
