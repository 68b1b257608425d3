import { openAccountStore } from '#src/app/kept/account-store.ts'
import type { SessionUser } from '#src/contract/session.ts'
import { type CvChannel, openCvChannel } from './cv-channel.ts'
import { type DraftStore, openDraftStore } from './draft-store.ts'
import { openSaves, type Saves, type Send } from './send-saves.ts'

/** What this browser keeps of an account's CV, and the other tabs that show it. */
export type CvDevice = {
  drafts: DraftStore
  channel: CvChannel
  /** The saves that were asked for; `send` is how they go. */
  openSaves: (send: Send) => Saves
}

/** Whose device it is: whoever acts for a seafarer keeps nothing of them. */
export function openCvDevice({ id: accountId, impersonator }: Pick<SessionUser, 'id' | 'impersonator'>): CvDevice {
  const store = openAccountStore(impersonator ? undefined : accountId)
  const channel = openCvChannel(accountId)
  return {
    drafts: openDraftStore(store),
    channel,
    openSaves: (send) => openSaves(accountId, store, send, channel.tell),
  }
}
