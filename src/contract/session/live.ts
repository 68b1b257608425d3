import type { LocaleCode } from '#src/domain/locales.ts'

/** Address of the socket for changes on other devices. */
export const LIVE_PATH = '/server/live'

/** Messages of the server to open pages of an account. */
export type LiveMessage =
  | { kind: 'signed-out' }
  | { kind: 'language'; language: LocaleCode }
  | { kind: 'formats' }
  /** Something waits for the account, or no longer does. */
  | { kind: 'waiting' }
  /** A balance of the account, or a payment to it, has changed. The page fetches it again. */
  | { kind: 'money' }
  /** Letters of a mailing of the account have changed. The page fetches it again. */
  | { kind: 'mailing' }
  /** A service that the account ordered has changed. The page fetches it again. */
  | { kind: 'service' }
  | InboxNews

/**
 * An event in a thread of the account. `change` is that of the thread: a page with a greater one knows the event, which may arrive twice.
 * `inbox-typing` is valid for `TYPING_FOR`.
 */
export type InboxNews =
  | { kind: 'inbox-message'; threadId: string; number: number; from: 'self' | 'other'; change: number }
  | { kind: 'inbox-read'; threadId: string; number: number; from: 'self' | 'other'; change: number }
  | { kind: 'inbox-changed'; threadId: string; change: number }
  | { kind: 'inbox-typing'; threadId: string }

/** The close code of a socket whose session has ended. */
export const SESSION_OVER = 4401

/** Sent by pages now and then, so that proxies keep the connection open. */
export const PING = 'ping'
export const PONG = 'pong'
