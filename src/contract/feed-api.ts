import type { Query } from './addresses.ts'
import type { Transport } from './api.ts'
import type { FeedAnswer, FeedDetail, FeedSourceList } from './schemas/feed.ts'

type Calls = {
  get: <T>(path: string, query?: Query) => Promise<T>
  post: <T>(path: string, body?: unknown) => Promise<T>
  send: Transport
}

const FEEDS = '/server/company/feed'

const pathOf = (id: string): string => `${FEEDS}/${encodeURIComponent(id)}`

/** A company's sources of vacancies and their reports. */
export const createFeedApi = ({ get, post, send }: Calls) => ({
  findFeeds: () => get<FeedSourceList>(FEEDS),
  getFeed: (id: string, query: Query) => get<FeedDetail>(pathOf(id), query),
  addFeedAddress: (address: string) => post<FeedAnswer>(FEEDS, { address }),
  /** A file as its text; with a source it is a newer version of what that source holds. */
  uploadFeed: (body: { file: string; fileName: string; source?: string }) => post<FeedAnswer>(`${FEEDS}/upload`, body),
  readFeedNow: (id: string) => post<FeedAnswer>(`${pathOf(id)}/reading`),
  confirmFeed: (id: string, body: { report: string; noFee: boolean }) =>
    post<FeedAnswer>(`${pathOf(id)}/confirmation`, body),
  saveFeedSettings: (id: string, publishesAlone: boolean) =>
    send({ method: 'PUT', path: pathOf(id), body: { publishesAlone } }) as Promise<FeedAnswer>,
  removeFeed: (id: string, vacancies: 'keep' | 'close') => post<FeedAnswer>(`${pathOf(id)}/removal`, { vacancies }),
})
