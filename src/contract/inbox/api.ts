import type { Call } from '../http/call.ts'
import type { FirstMessageInput, InboxSettings, MessageInput, Recipient } from './schemas.ts'

type Text = Omit<MessageInput, 'files' | 'names' | 'seen'> & { files?: readonly string[]; names?: readonly string[] }
type Answer = Text & Pick<MessageInput, 'seen'>
type First = Pick<FirstMessageInput, 'to'> & { vacancyId?: string | null }

const withFiles = <Sent extends Text>({ files = [], names = [], ...rest }: Sent) => ({
  ...rest,
  files: [...files],
  names: [...names],
})

/** API of messages between seafarers and companies. Only their pages import it. */
export const createInboxApi = (call: Call) => ({
  listThreads: (query: { before?: number; unread?: 'yes' } = {}) => call('GET /server/inbox', { query }),
  /** Held up to 25 seconds (`CHANGES_HELD_FOR`) if `after` is given and nothing is new. */
  listChanges: (after?: number) => call('GET /server/inbox/changes', { query: { after } }),
  search: (q: string, before?: string) => call('GET /server/inbox/search', { query: { q, before } }),
  findFirst: ({ kind, id }: Recipient, vacancy?: string) =>
    call('GET /server/inbox/first/{kind}/{id}', { params: { kind, id }, query: { vacancy } }),
  /** `may-not-write`: blocked, hidden, not applied or not checked; the error does not say which. */
  writeFirst: (first: First, text: Text) =>
    call('POST /server/inbox/thread', { body: { ...first, ...withFiles(text) } }),
  /** `not-found` for threads of others. */
  readThread: (id: string, query: { before?: number; after?: number } = {}) =>
    call('GET /server/inbox/thread/{id}', { params: { id }, query }),
  /** `conflict`: a file was deleted or sent already. */
  write: (id: string, answer: Answer) =>
    call('POST /server/inbox/thread/{id}/message', { params: { id }, body: withFiles(answer) }),
  notifyRead: (id: string, number: number) =>
    call('PUT /server/inbox/thread/{id}/read', { params: { id }, body: { number } }),
  notifyTyping: (id: string) => call('POST /server/inbox/thread/{id}/typing', { params: { id } }),
  setBlocked: (id: string, isBlocked: boolean) =>
    call('PUT /server/inbox/thread/{id}/block', { params: { id }, body: { isBlocked } }),
  readInboxSettings: () => call('GET /server/inbox/settings'),
  saveInboxSettings: (settings: InboxSettings) => call('PUT /server/inbox/settings', { body: settings }),
})

/** The address of a message's file, for a picture or a link. */
export const inboxFilePath = (id: string): string => `/server/inbox/file/${id}`
