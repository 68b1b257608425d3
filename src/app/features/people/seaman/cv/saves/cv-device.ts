import { createPagePlace, openAccountStore } from '#src/app/kept/account-store.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { type ClashStore, openClashStore } from './clash-store.ts'
import { type CvChannel, openCvChannel } from './cv-channel.ts'
import { type DraftStore, openDraftStore } from './draft-store.ts'
import { openSaves, type Saves, type Send } from './send-saves.ts'

/** What this browser keeps of an account's CV, and the other tabs that show it. */
export type CvDevice = {
  drafts: DraftStore
  clashes: ClashStore
  channel: CvChannel
  /** The saves that were asked for; `send` is how they go. */
  openSaves: (send: Send) => Saves
}

/** Where a browser keeps nothing, what was typed is there for as long as the tab, whichever page of it is shown. */
const places = new Map<string, ReturnType<typeof createPagePlace>>()

function placeOf(key: string) {
  const place = places.get(key) ?? createPagePlace()
  places.set(key, place)
  return place
}

/** Whose device it is: anyone who acts for a seafarer keeps nothing of them. */
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
