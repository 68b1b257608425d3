import { createPagePlace, openAccountStore } from '#src/app/kept/account-store.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { type ClashStore, openClashStore } from './clash-store.ts'
import { type CvChannel, openCvChannel } from './cv-channel.ts'
import { type DraftStore, openDraftStore } from './draft-store.ts'
import { openSaves, type Saves, type Send } from './send-saves.ts'

/** Local data of an account's CV, and the channel to other tabs. */
export type CvDevice = {
  drafts: DraftStore
  clashes: ClashStore
  channel: CvChannel
  /** The queued saves; `send` transmits them. */
  openSaves: (send: Send) => Saves
}

/** Without browser storage, typed text lasts as long as the tab. */
const places = new Map<string, ReturnType<typeof createPagePlace>>()

function placeOf(key: string) {
  const place = places.get(key) ?? createPagePlace()
  places.set(key, place)
  return place
}

/** An admin who acts for a seafarer stores nothing. */
export function openCvDevice({ id: accountId, impersonator }: Pick<SessionUser, 'id' | 'impersonator'>): CvDevice {
  const here = placeOf(`${impersonator?.id ?? ''}:${accountId}`)
  const store = openAccountStore(impersonator ? undefined : accountId, here)
  const channel = openCvChannel(accountId)
  return {
    drafts: openDraftStore(store),
    clashes: openClashStore(store, () => channel.tell({ kind: 'draft' })),
    channel,
    openSaves: (send) => openSaves(accountId, store, send, channel.tell),
  }
}
