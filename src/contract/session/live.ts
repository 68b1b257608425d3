import type { LocaleCode } from '#src/domain/locales.ts'

/** Where an open app page hears what changes on other devices. */
export const LIVE_PATH = '/server/live'

/** What the server tells the open pages of an account. */
export type LiveMessage =
  | { kind: 'signed-out' }
  | { kind: 'language'; language: LocaleCode }
  | { kind: 'formats' }
  | InboxNews

/**
 * What happens in a thread of the account. `change` is that of the thread by then: anyone who has seen a greater one knows it already, and the
 * same may come twice. `inbox-typing` counts for `TYPING_FOR`.
 */
export type InboxNews =
  | { kind: 'inbox-message'; threadId: string; number: number; from: 'self' | 'other'; change: number }
  | { kind: 'inbox-read'; threadId: string; number: number; from: 'self' | 'other'; change: number }
  | { kind: 'inbox-changed'; threadId: string; change: number }
  | { kind: 'inbox-typing'; threadId: string }

/** The close code of a socket whose session is over. */
export const SESSION_OVER = 4401

/** A page says this now and then, so that nothing on the way takes the line for dead. */
export const PING = 'ping'
export const PONG = 'pong'
