import {
  describeData,
  ofAccount,
  ofSeaman,
  type PersonalData,
  WHILE_ACCOUNT_EXISTS,
} from '#src/server/platform/personal-data.ts'
import { collectBlocks, collectFiles, collectMessages, collectThreads } from './copied-messages.usecases.ts'
import {
  inboxBlockTable,
  inboxChoiceTable,
  inboxFileTable,
  inboxMessageTable,
  inboxThreadTable,
} from './inbox.tables.ts'

const BOTH_THERE = 'while both accounts are there'
const OF_BOTH = [...ofSeaman, { column: 'organisation_id', of: 'organisation' }] as const

export const inboxPersonalData: PersonalData = {
  ...describeData(inboxThreadTable, {
    links: OF_BOTH,
    purpose: 'conversations of a seafarer and a company, and what each has read',
    basis: 'contract',
    retention: BOTH_THERE,
    erasure: 'cascade',
    collect: collectThreads,
  }),
  ...describeData(inboxMessageTable, {
    links: [{ column: 'thread_id', of: 'inbox_thread' }],
    purpose: 'messages of the two sides',
    basis: 'contract',
    retention: BOTH_THERE,
    erasure: 'cascade',
    collect: collectMessages,
  }),
  ...describeData(inboxFileTable, {
    links: ofAccount,
    purpose:
      'files that the person sent with messages, and what they called them; the files themselves are in the copy',
    basis: 'contract',
    retention: `${WHILE_ACCOUNT_EXISTS}; a day where it was not sent`,
    erasure: 'cascade',
    collect: collectFiles,
  }),
  ...describeData(inboxBlockTable, {
    links: OF_BOTH,
    purpose: 'blocking senders of messages',
    basis: 'contract',
    retention: BOTH_THERE,
    erasure: 'cascade',
    collect: collectBlocks,
  }),
  ...describeData(inboxChoiceTable, {
    links: ofAccount,
    purpose: 'what others see of reading and typing, and how often digests are sent',
    basis: 'consent',
    retention: WHILE_ACCOUNT_EXISTS,
    erasure: 'cascade',
  }),
}
